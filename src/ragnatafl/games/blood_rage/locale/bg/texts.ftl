### Blood Rage на български. Форми на имената: .the с членуване в изречение, .cap в началото на изречение, .in с предлог.

## The board

br-title = Кръв и ярост
br-province-elvagar = Елвагар
    .in = в Елвагар
br-province-angerboda = Ангербода
    .in = в Ангербода
br-province-muspelheim = Муспелхейм
    .in = в Муспелхейм
br-province-horgr = Хьоргир
    .in = в Хьоргир
br-province-utgard = Утгард
    .in = в Утгард
br-province-andlang = Андланг
    .in = в Андланг
br-province-gimle = Гимле
    .in = в Гимле
br-province-myrkulor = Мюркулор
    .in = в Мюркулор
br-province-yggdrasil = Игдрасил
    .in = в Игдрасил
br-fjord-fjord_ne = Североизточен фиорд
    .short = СИ
    .in = в североизточния фиорд
br-fjord-fjord_se = Югоизточен фиорд
    .short = ЮИ
    .in = в югоизточния фиорд
br-fjord-fjord_sw = Югозападен фиорд
    .short = ЮЗ
    .in = в югозападния фиорд
br-fjord-fjord_nw = Северозападен фиорд
    .short = СЗ
    .in = в северозападния фиорд
br-place-reserve = Резерв
    .key = reserve
br-place-valhalla = Валхала
    .key = valhalla
br-place-box = Кутия
    .key = box
br-region-manheim = Манхейм
br-region-alfheim = Алфхейм
br-region-jotunheim = Йотунхейм

## Clans, stats, figures, slots

br-stat-rage = Ярост
    .text = Колко ярост имаш в началото на всяка фаза Действия.
    .the = Яростта
br-stat-axes = Брадви
    .text = Колко слава печелиш за всяка спечелена битка.
    .the = Брадвите
br-stat-horns = Рогове
    .text = Колко твои фигури може да има на игралното поле.
    .the = Роговете
br-figure-leader = водач
    .up = Водач
    .the = водача
    .cap = Водачът
br-figure-warrior = воин
    .up = Воин
    .the = воин
    .cap = Воинът
    .none = воини
br-figure-ship = кораб
    .up = Кораб
    .the = кораба
    .cap = Корабът
br-figure-troll = Трол
    .the = Трола
    .cap = Тролът
br-figure-dwarf_chieftain = Вожд на джуджетата
    .the = Вожда на джуджетата
    .cap = Вождът на джуджетата
br-figure-sea_serpent = Морски змей
    .the = Морския змей
    .cap = Морският змей
br-figure-valkyrie = Валкирия
    .the = Валкирията
    .cap = Валкирията
br-figure-dark_elf = Тъмен елф
    .the = Тъмния елф
    .cap = Тъмният елф
br-figure-fire_giant = Огнен великан
    .the = Огнения великан
    .cap = Огненият великан
br-figure-frost_giant = Леден великан
    .the = Ледения великан
    .cap = Леденият великан
br-figure-soldier_of_hel = Войник на Хел
    .the = Войника на Хел
    .cap = Войникът на Хел
br-figure-volur_witch = Вещица вьолва
    .the = Вещицата вьолва
    .cap = Вещицата вьолва
# $figure, $count: only warriors come in numbers.
br-figures =
    { $count ->
        [1] { $figure }
        [one] { $count } воин
       *[other] { $count } воина
    }
br-slot-warrior = място за подобрение на воините
    .the = мястото за подобрение на воините
br-slot-leader = място за подобрение на водача
    .the = мястото за подобрение на водача
br-slot-ship = място за подобрение на кораба
    .the = мястото за подобрение на кораба
br-slot-monster_1 = 1-во място за създание
    .the = 1-вото място за създание
br-slot-monster_2 = 2-ро място за създание
    .the = 2-рото място за създание
br-slot-clan_1 = 1-во място за подобрение на клана
    .the = 1-вото място за подобрение на клана
br-slot-clan_2 = 2-ро място за подобрение на клана
    .the = 2-рото място за подобрение на клана
br-slot-clan_3 = 3-то място за подобрение на клана
    .the = 3-тото място за подобрение на клана
br-token-rage = Ярост
    .text = Повишава Яростта с една стъпка.
br-token-axes = Брадви
    .text = Повишава Брадвите с една стъпка.
br-token-horns = Рогове
    .text = Повишава Роговете с една стъпка.
br-token-glory = 5 слава
    .text = Дава 5 слава.
br-token-yggdrasil = всички показатели
    .text = Повишава Яростта, Брадвите и Роговете с по една стъпка.
br-phase-gods_gifts = Фаза Дарове от Боговете
    .text = Всеки взема карта (при два клана по две) и подава останалите наляво, докато всички имат по шест.
    .short = Дарове
br-phase-action = Фаза Действия
    .text = Едно действие на ход: нахлуване, настъпление, подобрение, поръчение или плячкосване. Действията струват ярост.
    .short = Действия
br-phase-discard = Фаза Изчистване
    .text = Запази една карта за следващата епоха и изчисти останалите; в епоха 3 се изчистват всички.
    .short = Чистене
br-phase-quest = Фаза Поръчения
    .text = Поръченията се разкриват; всяко изпълнено носи слава и повишава показател.
    .short = Поръчения
br-phase-ragnarok = Фаза Рагнарок
    .text = Обречената провинция загива; всяка изгубена там фигура носи слава.
    .short = Рагнарок
br-phase-release_valhalla = Фаза Валхала
    .text = Падналите се връщат в резерва.
    .short = Валхала
br-phase-over = Край на играта
br-type-battle = битка
br-type-quest = поръчение
br-type-warrior = подобрение на воините
    .short = воини
br-type-leader = подобрение на водача
    .short = водач
br-type-ship = подобрение на кораба
    .short = кораби
br-type-monster = митично създание
    .short = създание
br-type-clan = подобрение на клана
    .short = клан
br-god-odin = Один
    .text = Наказание и обрати на съдбата.
br-god-thor = Тор
    .text = Слава и плячка за спечелени битки.
br-god-loki = Локи
    .text = Отмъщение и полза от загубите.
br-god-frigga = Фриг
    .text = Ресурси и подкрепа.
br-god-heimdall = Хеймдал
    .text = Прозорливост и изненади.
br-god-tyr = Тир
    .text = Сила в битка.

## Cards

br-card-troll = Трол
    .text = Когато нахлуе, всички вражески воини в провинцията биват унищожени.
br-card-dwarf_chieftain = Вожд на джуджетата
    .text = Не струва ярост: нито картата, нито нахлуванията му.
br-card-sea_serpent = Морски змей
    .text = Брои се и за кораб: нахлува само във фиорди, никога не настъпва и поддържа и двете провинции на фиорда си.
br-card-valkyrie = Валкирия
    .text = След битка с нейно участие, спечелена или загубена, печелиш { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    } за всяка унищожена в битката вражеска фигура.
br-card-dark_elf = Тъмен елф
    .text = Може да нахлуе в Игдрасил и там има сила { $amount }.
br-card-fire_giant = Огнен великан
    .text = Когато нахлуе, всички вражески фигури в провинцията и във фиорда ѝ биват унищожени, с изключение на създанията.
br-card-frost_giant = Леден великан
    .text = Когато плячкосаш провинция, в която стои той, получаваш наградата два пъти.
br-card-soldier_of_hel = Войник на Хел
    .text = Не струва ярост: нито картата, нито нахлуванията му.
br-card-volur_witch = Вещица вьолва
    .text = Когато трябва да бъде унищожена във външна провинция, но не като жертва, можеш вместо това да я преместиш в Игдрасил.
br-card-lord_of_hammers = Господар на чуковете
    .text = След като плячкосаш провинция, в която стои водачът ти, той може да премине в съседна провинция.
br-card-lord_of_axes = Господар на брадвите
    .text = След като плячкосаш провинция, в която стои водачът ти, повиши един показател.
br-card-lord_of_spears = Господар на копията
    .text = След като плячкосаш провинция, в която стои водачът ти, повиши и трите показателя.
br-card-brothers_in_arms = Братя по оръжие
    .text = Всеки двама твои воини в една провинция имат заедно сила { $amount }.
br-card-experts_in_arms = Познавачи на оръжието
    .text = Воините ти имат сила { $strength } и нахлуването с воин струва { $strength ->
        [one] { $strength } ярост
       *[other] { $strength } ярост
    }.
br-card-masters_in_arms = Майстори на оръжието
    .text = Воините ти имат сила { $strength } и нахлуването с воин струва { $strength ->
        [one] { $strength } ярост
       *[other] { $strength } ярост
    }; всеки двама в една провинция имат заедно сила { $amount }.
br-card-lokis_dragons = Драконите на Локи
    .text = Всеки път, когато твой кораб бъде унищожен, печелиш { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    }.
br-card-fire_dragons = Огнени дракони
    .text = Всеки път, когато твой кораб бъде унищожен, печелиш { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    }.
br-card-eternal_dragons = Вечни дракони
    .text = Всеки път, когато твой кораб бъде унищожен, печелиш { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    }.
br-card-lokis_domain = Владението на Локи
    .text = Във фаза Валхала печелиш { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    } за всяка твоя фигура, която се връща.
br-card-lokis_eminence = Величието на Локи
    .text = Във фаза Валхала печелиш { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    } за всяка твоя фигура, която се връща.
br-card-lokis_wrath = Гневът на Локи
    .text = Във фаза Валхала печелиш { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    } за всяка твоя фигура, която се връща.
br-card-friggas_charm = Чарът на Фриг
    .text = Твоите карти Подобрение струват с { $amount ->
        [one] { $amount } ярост
       *[other] { $amount } ярост
    } по-малко.
br-card-thors_glory = Славата на Тор
    .text = След твоя битка, в която са унищожени поне { $needs } вражески фигури, печелиш { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    }.
br-card-friggas_succor = Подкрепата на Фриг
    .text = Когато нахлуеш във външна провинция, безплатно може да дойде и воин от резерва ти.
br-card-tyrs_domain = Владението на Тир
    .text = Поръчение, което разкриеш в битка, може да се брои за карта Битка +{ $amount }.
br-card-tyrs_wrath = Гневът на Тир
    .text = Поръчение, което разкриеш в битка, може да се брои за карта Битка +{ $amount }.
br-card-lokis_blessing = Благословията на Локи
    .text = След като загубиш битка във външна провинция, можеш безплатно да поставиш в нея воин от резерва си.
br-card-odins_inspiration = Вдъхновението на Один
    .text = Славата ти за фигури, унищожени от Рагнарок, се удвоява.
br-card-tyrs_challenge = Предизвикателството на Тир
    .text = Действие за { $price ->
        [one] { $price } ярост
       *[other] { $price } ярост
    }: плячкосай провинция, която вече е плячкосана.
br-card-friggas_protection = Закрилата на Фриг
    .text = Когато твои фигури трябва да бъдат унищожени, но не като жертва, можеш да ги спасиш, като платиш за всяка { $price ->
        [one] { $price } ярост
       *[other] { $price } ярост
    }.
br-card-tyrs_prowess = Доблестта на Тир
    .text = Когато спечелиш битка, можеш да си върнеш изиграните карти, като платиш за всяка { $price ->
        [one] { $price } ярост
       *[other] { $price } ярост
    }.
br-card-thors_domain = Владението на Тор
    .text = Веднъж на ход, веднага след като нахлуеш в провинция, можеш да платиш { $price ->
        [one] { $price } ярост
       *[other] { $price } ярост
    } и да я плячкосаш.
br-card-friggas_domain = Владението на Фриг
    .text = Действие за { $price ->
        [one] { $price } ярост
       *[other] { $price } ярост
    }: нахлуй с една от твоите фигури, които са във Валхала.
br-card-odins_throne = Тронът на Один
    .text = Славата от твоите поръчения се удвоява.
br-card-thors_conquest = Завоеванието на Тор
    .text = В края на играта печелиш { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    } за всяка твоя фигура на игралното поле.
br-card-friggas_sacrifice = Жертвата на Фриг
    .text = Безплатно действие: унищожи две свои фигури на игралното поле, после повиши един показател.
br-card-quest_alfheim = Алфхейм!
    .text = Във фаза Поръчения трябва да имаш най-голямата сила в Андланг или Гимле. Носи { $glory ->
        [one] { $glory } слава
       *[other] { $glory } слава
    } и повишава един показател.
br-card-quest_jotunheim = Йотунхейм!
    .text = Във фаза Поръчения трябва да имаш най-голямата сила в Утгард, Хьоргир или Муспелхейм. Носи { $glory ->
        [one] { $glory } слава
       *[other] { $glory } слава
    } и повишава един показател.
br-card-quest_manheim = Манхейм!
    .text = Във фаза Поръчения трябва да имаш най-голямата сила в Мюркулор, Елвагар или Ангербода. Носи { $glory ->
        [one] { $glory } слава
       *[other] { $glory } слава
    } и повишава един показател.
br-card-quest_yggdrasil = Игдрасил!
    .text = Във фаза Поръчения трябва да имаш най-голямата сила в Игдрасил. Носи { $glory ->
        [one] { $glory } слава
       *[other] { $glory } слава
    } и повишава един показател.
br-card-quest_glorious_death = Славна смърт!
    .text = Във фаза Поръчения трябва да имаш поне { $needs } фигури във Валхала. Носи { $glory ->
        [one] { $glory } слава
       *[other] { $glory } слава
    } и повишава един показател.
br-card-tyrs_bash = Ударът на Тир
    .text = Само сила.
br-card-tyrs_smash = Натискът на Тир
    .text = Само сила.
br-card-tyrs_crush = Устремът на Тир
    .text = Само сила.
br-card-tyrs_smite = Разгромът на Тир
    .text = Само сила.
br-card-tyrs_rage = Яростта на Тир
    .text = Само сила.
br-card-odins_smite = Възмездието на Один
    .text = Преди да се сравнят силите, бива унищожен по един воин на всеки противник в провинцията.
br-card-odins_tide = Приливът на Один
    .text = Преди да се сравнят силите, всеки клан в битката, включително твоят, запазва една фигура; всички останали биват унищожени.
br-card-odins_judgement = Присъдата на Один
    .text = След битката, спечелена или загубена, печелиш { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    } за всяка унищожена в нея фигура, включително твоите.
br-card-heimdalls_sight = Зрението на Хеймдал
    .text = Силата ѝ е колкото на най-силната карта, изиграна от друг клан в тази битка.
br-card-heimdalls_eye = Окото на Хеймдал
    .text = Може да се добави и след разкриването на картите.
br-card-heimdalls_gaze = Взорът на Хеймдал
    .text = Може да се добави и след разкриването на картите.
br-card-heimdalls_watch = Стражата на Хеймдал
    .text = Печелиш толкова слава, колкото е общата сила на всички разкрити карти. Всички те се изчистват и всеки избира отново.
br-card-friggas_grace = Милостта на Фриг
    .text = Ако с тази победа плячкосаш провинцията, повиши още един показател, различен от този на чипа с плячка.
br-card-thors_hammer = Чукът на Тор
    .text = Ако победиш, печелиш { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    }.
br-card-thors_oath = Клетвата на Тор
    .text = Ако победиш, повиши един показател.
br-card-thors_ascension = Възходът на Тор
    .text = Ако победиш, печелиш { $rage ->
        [one] { $rage } ярост
       *[other] { $rage } ярост
    } и { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    }.
br-card-thors_primacy = Първенството на Тор
    .text = Текстовете на всички карти, разкрити от останалите, се отменят; силата им остава.
br-card-lokis_trickery = Хитростта на Локи
    .text = Ако загубиш, вземи от победителя { $rage ->
        [one] { $rage } ярост
       *[other] { $rage } ярост
    }.
br-card-lokis_backstab = Предателството на Локи
    .text = Ако загубиш, вземи от победителя { $amount ->
        [one] { $amount } слава
       *[other] { $amount } слава
    }.
br-card-lokis_poison = Отровата на Локи
    .text = Ако загубиш, всички карти, изиграни от победителя, отиват в ръката ти.

## Prompts

br-force = { $clan } ({ $strength })
br-prompt-draft_pick = Дарове от Боговете: избери карта ({ $number } от { $count }). Останалите отиват наляво (при два клана след всяка втора карта).
br-prompt-draft_pick-last = Дарове от Боговете: избери последната си карта ({ $number } от { $count }). Останалите се изчистват.
br-prompt-turn = Твой ред е, { $clan }: избери действие. Имаш { $rage ->
        [one] { $rage } ярост
       *[other] { $rage } ярост
    }.
    .hint = Посочи фигура и място, за да нахлуеш, или карта: подобрение или поръчение.
br-prompt-turn-figure = Нахлуване с { $figure-the }, цена { $cost } (имаш { $rage }): къде?
br-prompt-turn-place = { $place }: какво правиш там?
br-prompt-turn-march = Настъпление: от коя провинция?
br-prompt-turn-pillage = Коя провинция ще плячкосаш?
br-prompt-keep_card = Запази една карта за следващата епоха или нито една. Останалите се изчистват.
br-prompt-replace_slot = На кое място слагаш картата „{ $card }“?
br-prompt-free_invade = Можеш безплатно да нахлуеш с { $figure-the } или да откажеш.
br-prompt-succor = Подкрепата на Фриг: можеш безплатно да доведеш воин { $place-in }.
br-prompt-thors_domain_pillage = Владението на Тор: плячкосваш ли веднага { $place } за 2 ярост? Имаш { $rage }.
br-prompt-march_to = Настъпление от { $place }: накъде?
br-prompt-march_send = Кой настъпва от { $place } { $to-in }?
br-prompt-sacrifice_pair = Жертвата на Фриг: коя фигура жертваш?
br-prompt-raise_stat = Повиши един показател.
br-prompt-raise_stat-quest = Поръчението е изпълнено: повиши един показател.
br-prompt-save_figures = Твоите фигури { $place-in } ще бъдат унищожени. Спасяваш ли някоя, или ги оставяш да загинат? Имаш { $rage ->
        [one] { $rage } ярост
       *[other] { $rage } ярост
    }.
br-prompt-join = Зов за битка { $place-in }: прати фигура от съседна провинция или откажи. Сила там: { $forces }.
br-prompt-battle_card = Битка за { $place }: избери тайно карта. Сила там: { $forces }.
br-prompt-quest_as_battle = Битка за { $place }: брои ли се поръчението ти за карта Битка?
br-prompt-tide_keep = Приливът на Один { $place-in }: коя фигура запазваш?
br-prompt-late_card = Битка за { $place }: добави още една карта или откажи. Сила там: { $forces }.
br-prompt-prowess_keep = Доблестта на Тир: връщаш ли си изиграна карта за 1 ярост? Имаш { $rage }.
br-prompt-hammers_move = Господар на чуковете: водачът ти може да продължи нататък от { $place }.
br-prompt-blessing = Благословията на Локи: слагаш ли безплатно воин { $place-in }?

## Choices

br-choice-pass = Пасувай до края на епохата
br-choice-decline = Откажи
br-choice-decline-join = Не пращай никого
br-choice-decline-free_invade = Остави в резерва
br-choice-decline-succor = Без воин
br-choice-decline-blessing = Без воин
br-choice-decline-thors_domain_pillage = Не плячкосвай
br-choice-decline-quest_as_battle = Не, остава само поръчение
br-choice-decline-keep_card = Не запазвай нито една
br-choice-decline-late_card = Не добавяй карта
br-choice-decline-save_figures = Нека загинат
br-choice-decline-prowess_keep = Не връщай нищо
br-choice-decline-hammers_move = Остани
br-choice-sacrifice = Пожертвай две фигури, за да повишиш показател
br-choice-retreat = Вещицата вьолва отстъпва в Игдрасил
br-choice-treat =
    { $value ->
        [0] Не, остава само поръчение
       *[other] Като карта Битка +{ $value }
    }
br-choice-raise = Повиши { $stat-the }: { $value } → { $next }
br-choice-raise-legend = Повиши { $stat-the }: { $value } → { $next }, накрая { $glory } слава
br-choice-slot = На { $slot-the }
br-choice-slot-replace = На { $slot-the }, вместо „{ $card }“
br-choice-draft = Вземи: { $card }
br-choice-keep = Запази: { $card }
br-choice-card = Изиграй: { $card }
br-choice-retake = Върни си: { $card }
br-choice-upgrade =
    { $cost ->
        [0] Подобрение: { $card }, безплатно
        [one] Подобрение: { $card }, { $cost } ярост
       *[other] Подобрение: { $card }, { $cost } ярост
    }
br-choice-quest = Приеми поръчението „{ $card }“
br-choice-invade =
    { $cost ->
        [0] Нахлуй { $place-in } с { $figure-the }, безплатно
        [one] Нахлуй { $place-in } с { $figure-the }, { $cost } ярост
       *[other] Нахлуй { $place-in } с { $figure-the }, { $cost } ярост
    }
br-choice-invade-valhalla = Нахлуй от Валхала { $place-in } с { $figure-the }, { $cost ->
        [one] { $cost } ярост
       *[other] { $cost } ярост
    }
br-choice-join = Включи се с { $figure-the } от { $place }
br-choice-offer = Пожертвай { $figure-the } { $place-in }
br-choice-march = Настъпи от { $place }
br-choice-to = Към { $place }
br-choice-pillage = Плячкосай { $place }: { $token }
br-choice-repillage = Плячкосай отново { $place }: { $token }
br-choice-send =
    { $count ->
        [0] Без { $figure-none }
        [1] { $figure-up }
       *[other] { $count } воина
    }
br-choice-spare = Запази { $figure-the }
br-choice-save = Спаси { $figure-the }, { $cost ->
        [one] { $cost } ярост
       *[other] { $cost } ярост
    }

## The log

br-event-age_began = Започва епоха { $age }.
br-event-phase_began = { $phase }.
br-event-picked-card = { $clan-cap } избира „{ $card }“.
br-event-passed = { $clan-cap } пасува.
br-event-invaded =
    { $source-key ->
        [valhalla] { $clan-cap } нахлува от Валхала { $place-in } с { $figure-the }.
       *[reserve] { $clan-cap } нахлува { $place-in } с { $figure-the }.
    }
br-event-marched = { $clan-cap } настъпва от { $source } { $place-in }: { br-figures }.
br-event-upgraded = { $clan-cap } поставя подобрението „{ $card }“.
br-event-replaced = { $clan-cap } изчиства „{ $card }“, за да освободи място.
br-event-committed = { $clan-cap } приема поръчение.
br-event-committed-card = { $clan-cap } приема поръчението „{ $card }“.
br-event-called_to_battle =
    { $repillage ->
        [true] { $clan-cap } плячкосва отново { $place }.
       *[false] { $clan-cap } плячкосва { $place }.
    }
br-event-joined = { $clan-cap } се включва в битката с { $figure-the } от { $source }.
br-event-chose_card-card = { $clan-cap } избира „{ $card }“.
br-event-revealed = { $clan-cap } разкрива „{ $card }“.
br-event-treated_quest = { $clan-cap } брои поръчението си за +{ $value }.
br-event-cancelled = { $clan }: текстът на „{ $card }“ е отменен от { $by-the }.
br-event-watched = { $clan-cap } е на стража: всички карти се изчистват и всеки избира отново.
br-event-spared = { $clan-cap } запазва { $figure-the }.
br-event-added_late_card = { $clan-cap } добавя „{ $card }“.
br-event-total = { $clan }: сила { $strength }.
br-event-won_battle = { $clan-cap } печели битката за { $place }.
br-event-nobody_won = Никой не печели битката за { $place }: губят всички участници.
br-event-stole_rage = { $victim-cap } губи { $rage ->
        [one] { $rage } ярост
       *[other] { $rage } ярост
    } в полза на { $clan-the }: „{ $card }“.
br-event-stole_glory = { $victim-cap } губи { $glory ->
        [one] { $glory } слава
       *[other] { $glory } слава
    } в полза на { $clan-the }: „{ $card }“.
br-event-took_card = { $clan-cap } взема „{ $card }“ от { $victim-the }.
br-event-took_back = { $clan-cap } си връща „{ $card }“.
br-event-saved = { $clan-cap } спасява { $figure-the } { $place-in }.
br-event-retreated = { $clan-cap } отстъпва с { $figure-the } от { $source } в Игдрасил.
br-event-destroyed = { $clan-cap } понася загуби { $place-in }: { br-figures }.
br-event-pillaged = { $clan-cap } плячкоса { $place }. Награда: { $token }.
br-event-raised = { $clan-cap } повишава { $stat-the } до стъпка { $step }.
br-event-gained_glory = { $clan-cap } печели { $glory ->
        [one] { $glory } слава
       *[other] { $glory } слава
    } ({ $reason }).
br-event-leader_moved = { $clan-cap } мести { $figure-the } от { $source } { $place-in }.
br-event-kept_card-card = { $clan-cap } запазва „{ $card }“.
br-event-kept_card-none = { $clan-cap } не запазва карта.
br-event-discarded_hand = { $clan-cap } { $cards ->
        [0] не изчиства карти
        [one] изчиства { $cards } карта
       *[other] изчиства { $cards } карти
    }.
br-event-revealed_quest =
    { $fulfilled ->
        [true] { $clan-cap } изпълнява поръчението „{ $card }“.
       *[false] { $clan-cap } не изпълнява поръчението „{ $card }“.
    }
br-event-ragnarok_struck = Рагнарок унищожава { $place }.
br-event-released = { $clan-cap } си връща от Валхала { $figures ->
        [one] { $figures } фигура
       *[other] { $figures } фигури
    }.
br-event-unopposed = { $clan-cap } не среща никого { $place-in }.
br-event-removed = { $clan-cap } връща { $figure-the } в кутията.
br-event-game_over = Последната епоха свърши.
br-reason-battle = спечелена битка
br-reason-token = плячкосване
br-reason-quest = поръчение
br-reason-ragnarok = унищожени от Рагнарок
br-reason-legend = легендарно ниво

## Options of a new game

br-option-clans = Кланове
    .help = Кой клан на кое място е. Всички кланове са еднакви.
br-option-first = Стартов играч
    .help = Кой започва в епоха 1; във всяка следваща епоха е следващият играч наляво.
br-option-first-none = Случайно
br-option-first-value = Място { $seat }
br-option-first_game = Първа игра
    .help = Без драфт в епоха 1: всеки играе с осемте раздадени карти.
br-option-first_game-false = Не: драфт във всички епохи
br-option-first_game-true = Да: без драфт в епоха 1

## Refusals: "... has to ..."

br-asked-draft_pick = да избере карта
br-asked-turn = да направи своя ход
br-asked-keep_card = да запази една карта или нито една
br-asked-replace_slot = да избере място за подобрението
br-asked-free_invade = да направи безплатното нахлуване от подобрението или да откаже
br-asked-succor = да доведе воин с Подкрепата на Фриг или да откаже
br-asked-thors_domain_pillage = да плячкоса с Владението на Тор или да откаже
br-asked-march_to = да каже накъде е настъплението
br-asked-march_send = да каже колко фигури настъпват
br-asked-sacrifice_pair = да избере две фигури за жертва
br-asked-raise_stat = да повиши показател
br-asked-save_figures = да спаси фигури от унищожение или да откаже
br-asked-join = да се включи в битката с една фигура или да откаже
br-asked-battle_card = да избере карта за битката
br-asked-quest_as_battle = да каже дали разкритото поръчение се брои за карта Битка
br-asked-tide_keep = да избере единствената фигура, която Приливът на Один ще пощади
br-asked-late_card = да добави карта след разкриването или да откаже
br-asked-prowess_keep = да си върне изиграни карти с Доблестта на Тир или да откаже
br-asked-hammers_move = да премести водача с Господар на чуковете или да откаже
br-asked-blessing = да доведе воин с Благословията на Локи или да откаже
br-refusal-over = „{ $text }“ идва твърде късно: играта свърши
br-refusal-passed = { $clan-cap } вече е пасувал и няма повече ходове в тази епоха
br-refusal-no_rage = { $clan-cap } остана без ярост и няма ход
br-refusal-no_part = { $clan-cap } не участва в тази битка
br-refusal-has_chosen = { $clan-cap } вече избра или няма от какво да избира; друг още трябва { $decision }
br-refusal-not_asked = { $clan-cap } не е на ред: { $other-cap } трябва { $decision }
br-refusal-march_begun = Настъплението има едно начало и една цел, а това вече е започнало
br-refusal-must = { $clan-cap } трябва { $decision } и не може да откаже
br-refusal-no_answer = { $clan-cap } трябва { $decision }; „{ $text }“ не е отговор на това
br-refusal-elsewhere_draft = Карти се избират само във фаза Дарове от Боговете
br-refusal-elsewhere_keep = Карта се запазва само във фаза Изчистване
br-refusal-elsewhere_card = Карти се играят, когато битката го изисква
br-refusal-elsewhere_retake = Изиграните карти си връща само победителят в битка, който има Доблестта на Тир
br-refusal-elsewhere_join = Няма зов за битка, на който да се отзовеш
br-refusal-elsewhere_send = Фигури се пращат само когато настъплението има начало и цел
br-refusal-elsewhere_to = Цел се посочва само при започнато настъпление или с Господар на чуковете
br-refusal-elsewhere_spare = Фигури се пощадяват само при Прилива на Один
br-refusal-elsewhere_save = Фигури се спасяват само когато трябва да бъдат унищожени
br-refusal-elsewhere_retreat = Вещицата вьолва отстъпва само когато трябва да бъде унищожена
br-refusal-elsewhere_treat = Само току-що разкрито в битка поръчение може да се брои за карта Битка
br-refusal-elsewhere_raise = Показател се повишава само като награда
br-refusal-elsewhere_offer = Фигури се предлагат само при жертва
br-refusal-elsewhere_slot = Място се избира само докато се поставя подобрение
br-refusal-elsewhere_decline = Няма от какво да се откажеш
br-refusal-only_fjords = { $figure-cap } нахлува само във фиорди
br-refusal-fjord_closed = { $place }: този фиорд е затворен, и двете му провинции са унищожени
br-refusal-fjord_for_ships = Във фиорд може да има само кораби
br-refusal-yggdrasil = В Игдрасил не може да се нахлува
br-refusal-destroyed = { $place }: тази провинция е унищожена
br-refusal-no_village = { $place }: няма свободно селище
br-refusal-invasion_for = Това нахлуване е само за фигура от резерва: { $figure }
br-refusal-warrior_to = Воинът трябва да отиде { $place-in }
br-refusal-not_invaded_now = { $place }: сега там не може да се нахлуе
br-refusal-no_friggas_domain = Само клан с Владението на Фриг нахлува от Валхала
br-refusal-not_yours = { $figure-cap } не е на този клан
br-refusal-not_in_valhalla = { $figure-cap } не е във Валхала
br-refusal-not_in_reserve = { $figure-cap } не е в резерва
br-refusal-horns = На игралното поле вече има { $figures ->
        [one] { $figures } фигура
       *[other] { $figures } фигури
    }, а роговете позволяват { $horns }
br-refusal-cost_valhalla = Нахлуването от Валхала струва { $cost ->
        [one] { $cost } ярост
       *[other] { $cost } ярост
    }, а има само { $rage }
br-refusal-cost_invade = Нахлуването с { $figure-the } струва { $cost ->
        [one] { $cost } ярост
       *[other] { $cost } ярост
    }, а има само { $rage }
br-refusal-not_in_pack = „{ $card }“: тази карта не е сред картите за избор
br-refusal-not_played = „{ $card }“: тази карта не е изиграна в тази битка
br-refusal-not_upgrade = „{ $card }“ не е подобрение
br-refusal-not_quest = „{ $card }“ не е поръчение
br-refusal-not_in_hand = „{ $card }“: тази карта не е в ръката ти
br-refusal-other_age = „{ $card }“: в ръката ти е тази карта от епоха { $held }, а не от епоха { $age }
br-refusal-not_late = „{ $card }“: тази карта не може да се добави след разкриването
br-refusal-cost_card = „{ $card }“ струва { $cost ->
        [one] { $cost } ярост
       *[other] { $cost } ярост
    }, а има само { $rage }
br-refusal-ships_march = Корабите не настъпват
br-refusal-march_fjord = Настъпва се от провинция в провинция, никога от или към фиорд
br-refusal-cost_march = Настъплението струва { $cost ->
        [one] { $cost } ярост
       *[other] { $cost } ярост
    }, а има само { $rage }
br-refusal-nobody_to_march = Нито една твоя фигура, която може да настъпва, не е в провинция
br-refusal-nowhere_to_march = В никоя друга оцеляла провинция няма свободно селище, в което да се настъпи
br-refusal-nobody_to_pillage = { $clan-cap } няма фигура в никоя оцеляла провинция, нито в поддържащ фиорд
br-refusal-all_pillaged = Всяка провинция с фигури на този клан вече е плячкосана: { $clan }
br-refusal-no_village_left = В никоя оцеляла провинция няма свободно селище
br-refusal-nobody_marches = Нито една твоя фигура { $place-in } не може да настъпи
br-refusal-no_room = В никоя друга оцеляла провинция няма място за фигура от { $place }
br-refusal-not_adjacent = { $place } и плячкосваната провинция не са съседни
br-refusal-same_province = Настъплението трябва да води в друга провинция
br-refusal-not_there = { $figure-cap } не е { $place-in }
br-refusal-march_question = Въпросът е колко фигури настъпват от { $place }: { $figure }
br-refusal-march_nobody = Трябва да настъпи поне една фигура
br-refusal-too_many = Воини, които могат да настъпят от { $place }: само { $count }
br-refusal-single = { $figure-cap }: такава фигура има само една
br-refusal-room_for = { $place }: свободните места са само { $count }
br-refusal-thors_domain = С Владението на Тор се плячкосва само провинцията на току-що извършеното нахлуване: { $place }
br-refusal-no_tyrs_challenge = Само клан с Предизвикателството на Тир плячкосва провинция отново
br-refusal-fjord_pillage = Фиордът не е провинция и не може да се плячкоса
br-refusal-pillaged = { $place }: тази провинция вече е плячкосана
br-refusal-not_pillaged = { $place }: тази провинция още не е плячкосана
br-refusal-no_figure = { $clan-cap } няма фигура нито { $place-in }, нито в поддържащ фиорд
br-refusal-no_figure_yggdrasil = { $clan-cap } няма фигура { $place-in }
br-refusal-cost_repillage = Повторното плячкосване струва { $cost ->
        [one] { $cost } ярост
       *[other] { $cost } ярост
    }, а има само { $rage }
br-refusal-ships_join = Кораби не могат да се включат в битка
br-refusal-not_beside = { $place } и { $province } не са съседни
br-refusal-no_sacrifice = Само клан с Жертвата на Фриг може да жертва фигури
br-refusal-sacrifice_two = За жертвата трябват две твои фигури на игралното поле
br-refusal-sacrifice_stat = За жертвата трябва показател, който може да се повиши
br-refusal-offer = Тази фигура не може да се пожертва: нужни са две различни твои фигури на игралното поле
br-refusal-slot = Това място е за друг вид подобрение
br-refusal-top_step = { $stat }: на стъпка { $step } повече не може да се повишава
br-refusal-grace = Милостта на Фриг повишава показател, различен от този на чипа с плячка
br-refusal-no_peril = { $figure-cap } не е под заплаха
br-refusal-no_protection = Само клан със Закрилата на Фриг може да плаща за спасяване на фигури
br-refusal-cost_save = Спасяването на фигура струва { $cost ->
        [one] { $cost } ярост
       *[other] { $cost } ярост
    }, а има само { $rage }
br-refusal-no_witch = Тук няма Вещица вьолва, която да отстъпи в Игдрасил
br-refusal-quest_value = Поръчението може да се брои за +{ $value }
br-refusal-quest_values = Поръчението може да се брои за +{ $least } или +{ $most }
br-refusal-not_in_battle = { $figure-cap } не е в битката
br-refusal-cannot = { $clan-cap } не може да отговори „{ $text }“: трябва { $decision }

## The table in the browser

br-board = Игралното поле: Игдрасил и кръгът от осем провинции
br-age = Епоха { $age }
br-villages =
    { $count ->
        [one] Свободни селища: { $free } от { $count }
       *[other] Свободни селища: { $free } от { $count }
    }
br-no-limit = Място за неограничен брой фигури
br-reward = Награда: { $token }
br-pillaged = Плячкосана
br-doomed = Обречена в епоха { $age }
br-destroyed = Унищожена
br-closed = Затворен
br-supports = Поддържа: { $places }
br-from-valhalla = { $figure } от Валхала
br-source = { $figures }
br-source-upgrade = { $figures } ({ $card })
br-source-ship = { $figures } { $place-in }
br-source-ship-upgrade = { $figures } { $place-in } ({ $card })
br-source-cards = карти
br-verb-pass = Пасувай
br-verb-march = Настъпи
br-verb-pillage = Плячкосай
br-verb-repillage = Плячкосай отново
br-verb-sacrifice = Принеси жертва
br-verb-retreat = Отстъпи
br-verb-decline = Откажи
br-strength = Сила
br-glory = Слава
br-boss-battle = Сила в битка
br-boss-quest = Слава
br-boss-upgrade = Цена в ярост
br-late = след разкриване
br-note-committed = прието
br-note-kept = запазена
br-first-player = Стартов играч
br-passed = Пасувал
br-winner = Победител
br-choosing = Избира
br-sheet-whole = Цялото табло на клана: { $clan }
br-hand-count = { $count ->
        [one] { $count } карта в ръката
       *[other] { $count } карти в ръката
    }
br-quest-count = { $count ->
        [one] { $count } прието поръчение
       *[other] { $count } приети поръчения
    }
# $now: the rage left, the figures on the board; $value what the stat is worth, $step of 6
br-stat-label-rage = Ярост: остава { $now }, в началото на епохата { $value } (стъпка { $step } от 6)
br-stat-label-axes = Брадви: { $value } слава за всяка спечелена битка (стъпка { $step } от 6)
br-stat-label-horns = Рогове: { $now } от { $value } фигури на полето (стъпка { $step } от 6)
br-draft-count = Взети { $number } от { $count }
br-passed-on = Видени и подадени нататък
br-age-over = Епоха { $age } свърши: откъде дойде славата в нея
br-glory-sources = Откъде дойде славата
br-winner-is = Победител: { $names-cap } с { $glory ->
        [one] { $glory } слава
       *[other] { $glory } слава
    }
br-winners = Обща победа: { $names-cap } с по { $glory ->
        [one] { $glory } слава
       *[other] { $glory } слава
    }
br-see-board = Виж игралното поле
br-battle-of = Битка за { $place }
br-pillager = плячкосва
br-no-card = Без карта
br-face-down = Карта с лицето надолу
br-cancelled = отменена
br-figures-strength = Сила на фигурите
br-glory-if-won = Слава за победа: { $glory }
br-cards-strength = Сила на картите
br-quest-valhalla = Във Валхала: { $count } от { $needs }.
br-nobody = никой
br-quest-kept = Изпълнено
br-quest-broken = Неизпълнено
br-ragnarok-dead = Падналите отиват във Валхала
br-valhalla-opens = Валхала се отваря и те се връщат
br-last-glory = Последната слава
br-last-card = Последно изиграна: { $card }
br-go-on = Нататък
br-preview =
    { $cost ->
        [0] Нахлуване с { $figure-the }: безплатно, остава ярост { $left }
       *[other] Нахлуване с { $figure-the }: ярост { $cost }, остава { $left }
    }
br-preview-strength = { $place }, { $clan }: сила { $before } → { $after }
br-preview-all = Ако тръгнат всички, които могат:

## The terminal

br-terminal-invade = Нахлуване: { $figure } ({ $cost })
br-terminal-invade-valhalla = От Валхала: { $figure } ({ $cost })
br-terminal-battle = битка +{ $strength }
br-terminal-quest = поръчение, слава: { $glory }
br-terminal-upgrade = { $type }, ярост: { $cost }
br-terminal-bluff = В битка не добавя нищо.
br-terminal-doomed = Рагнарок ще унищожи: { $places }
br-terminal-fjords = Фиорди
br-terminal-hand = Ръка
br-terminal-quests = Поръчения
br-terminal-known = Държи, както всички знаят: { $cards }
br-terminal-discarded = Изчистени: { $cards }
br-terminal-legend = Провинцията показва селищата си (● заети, ○ свободни) и наградата за плячкосване; отдолу региона ѝ, фиорда, който я поддържа (~СИ), и епохата, в която я унищожава Рагнарок (†2). В:L2w=5 е Вълчият клан: водач, двама воини, сила 5 заедно с корабите във фиорда (В:~=2: само кораби). L водач, w воин, S кораб. Ярост 4/7: 4 за харчене, 7 в началото на епоха. Брадви: слава за спечелена битка. Рогове 2/4: 2 фигури на полето, 4 разрешени. ► е на ход, * започна епохата. Съседите стоят един до друг в пръстена; Игдрасил в средата е съседен на всички.

## What the page answers by itself, if the player asks for it

br-habit-join = Вече не влизай в чужди битки
br-habit-late_card = Вече не добавяй карти

## A new table

br-new-clan = Клан на място { $seat }
