### Blood Rage по-русски. Формы названий: .acc винительный, .gen родительный, .loc предложный, .ins творительный падеж,
### .low со строчной буквы.

## The board

br-title = Кровь и ярость
br-province-elvagar = Эльвагар
    .gen = Эльвагара
    .loc = Эльвагаре
br-province-angerboda = Ангрбода
    .acc = Ангрбоду
    .gen = Ангрбоды
    .loc = Ангрбоде
br-province-muspelheim = Муспельхейм
    .gen = Муспельхейма
    .loc = Муспельхейме
br-province-horgr = Хоргр
    .gen = Хоргра
    .loc = Хоргре
br-province-utgard = Утгард
    .gen = Утгарда
    .loc = Утгарде
br-province-andlang = Андланг
    .gen = Андланга
    .loc = Андланге
br-province-gimle = Гимле
br-province-myrkulor = Мюркулор
    .gen = Мюркулора
    .loc = Мюркулоре
br-province-yggdrasil = Иггдрасиль
    .gen = Иггдрасиля
    .loc = Иггдрасиле
br-fjord-fjord_ne = Северо-восточный фьорд
    .short = СВ
    .acc = северо-восточный фьорд
    .gen = северо-восточного фьорда
    .loc = северо-восточном фьорде
br-fjord-fjord_se = Юго-восточный фьорд
    .short = ЮВ
    .acc = юго-восточный фьорд
    .gen = юго-восточного фьорда
    .loc = юго-восточном фьорде
br-fjord-fjord_sw = Юго-западный фьорд
    .short = ЮЗ
    .acc = юго-западный фьорд
    .gen = юго-западного фьорда
    .loc = юго-западном фьорде
br-fjord-fjord_nw = Северо-западный фьорд
    .short = СЗ
    .acc = северо-западный фьорд
    .gen = северо-западного фьорда
    .loc = северо-западном фьорде
br-place-reserve = Резерв
    .key = reserve
    .gen = резерва
br-place-valhalla = Вальхалла
    .key = valhalla
    .gen = Вальхаллы
br-place-box = Коробка
    .key = box
    .gen = коробки
br-region-manheim = Манхейм
br-region-alfheim = Альвхейм
br-region-jotunheim = Ётунхейм

## Clans, stats, figures, slots

br-stat-rage = Ярость
    .text = Сколько ярости у вас в начале каждой фазы действий.
br-stat-axes = Топоры
    .text = Сколько славы вы получаете за каждую выигранную битву.
br-stat-horns = Шлемы
    .text = Сколько ваших фигурок может быть на поле.
br-figure-leader = вождь
    .acc = вождя
    .cap = Вождь
    .ins = вождём
br-figure-warrior = воин
    .acc = воина
    .cap = Воин
    .ins = воином
br-figure-ship = корабль
    .cap = Корабль
    .ins = кораблём
br-figure-troll = Тролль
    .acc = Тролля
    .ins = Троллем
br-figure-dwarf_chieftain = Вождь гномов
    .acc = Вождя гномов
    .ins = Вождём гномов
br-figure-sea_serpent = Морской змей
    .acc = Морского змея
    .ins = Морским змеем
br-figure-valkyrie = Валькирия
    .acc = Валькирию
    .ins = Валькирией
br-figure-dark_elf = Тёмный эльф
    .acc = Тёмного эльфа
    .ins = Тёмным эльфом
br-figure-fire_giant = Огненный великан
    .acc = Огненного великана
    .ins = Огненным великаном
br-figure-frost_giant = Ледяной великан
    .acc = Ледяного великана
    .ins = Ледяным великаном
br-figure-soldier_of_hel = Солдат Хель
    .acc = Солдата Хель
    .ins = Солдатом Хель
br-figure-volur_witch = Ведьма-вёльва
    .acc = Ведьму-вёльву
    .ins = Ведьмой-вёльвой
# $figure, $count: only warriors come in numbers.
br-figures =
    { $count ->
        [1] { $figure }
        [one] { $count } воин
        [few] { $count } воина
        [many] { $count } воинов
       *[other] { $count } воина
    }
br-slot-warrior = Ячейка улучшения воинов
br-slot-leader = Ячейка улучшения вождя
br-slot-ship = Ячейка улучшения корабля
br-slot-monster_1 = 1-я ячейка чудовища
br-slot-monster_2 = 2-я ячейка чудовища
br-slot-clan_1 = 1-я ячейка улучшения клана
br-slot-clan_2 = 2-я ячейка улучшения клана
br-slot-clan_3 = 3-я ячейка улучшения клана
br-token-rage = Ярость
    .text = Повышает Ярость на одно деление.
br-token-axes = Топоры
    .text = Повышает Топоры на одно деление.
br-token-horns = Шлемы
    .text = Повышает Шлемы на одно деление.
br-token-glory = 5 славы
    .text = Даёт 5 славы.
br-token-yggdrasil = все характеристики
    .text = Повышает Ярость, Топоры и Шлемы на одно деление.
br-phase-gods_gifts = Фаза даров богов
    .text = Каждый берёт карту (при двух кланах — две) и передаёт остальные налево, пока у всех не будет по шесть.
    .short = Дары
br-phase-action = Фаза действий
    .text = Одно действие за ход: вторжение, марш, улучшение, воля богов или разграбление. Действия стоят ярости.
    .short = Действия
br-phase-discard = Фаза сброса
    .text = Оставьте одну карту на следующую эпоху, остальные сбросьте; в эпоху 3 сбрасываются все.
    .short = Сброс
br-phase-quest = Фаза воли богов
    .text = Карты воли богов открываются; каждая исполненная даёт славу и повышает характеристику.
    .short = Воля
br-phase-ragnarok = Фаза Рагнарёка
    .text = Обречённая провинция гибнет; за каждую потерянную там фигурку полагается слава.
    .short = Рагнарёк
br-phase-release_valhalla = Фаза Вальхаллы
    .text = Павшие возвращаются в резерв.
    .short = Вальхалла
br-phase-over = Конец игры
br-type-battle = битва
br-type-quest = воля богов
br-type-warrior = улучшение воинов
    .short = воины
br-type-leader = улучшение вождя
    .short = вождь
br-type-ship = улучшение корабля
    .short = корабли
br-type-monster = чудовище
    .short = чудовище
br-type-clan = улучшение клана
    .short = клан
br-god-odin = Один
    .text = Кара и внезапные повороты.
br-god-thor = Тор
    .text = Слава и добыча за выигранные битвы.
br-god-loki = Локи
    .text = Месть и выгода от поражений.
br-god-frigga = Фригг
    .text = Ресурсы и поддержка.
br-god-heimdall = Хеймдалль
    .text = Предвидение и неожиданности.
br-god-tyr = Тюр
    .text = Сила в битве.

## Cards

br-card-troll = Тролль
    .text = Когда он вторгается, все вражеские воины в провинции уничтожаются.
br-card-dwarf_chieftain = Вождь гномов
    .text = Не стоит ярости: ни карта, ни его вторжения.
br-card-sea_serpent = Морской змей
    .text = Считается и кораблём: вторгается только во фьорды, не участвует в марше, поддерживает обе провинции своего фьорда.
br-card-valkyrie = Валькирия
    .text = После битвы с её участием, выигранной или проигранной: { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    } за каждую уничтоженную в ней вражескую фигурку.
br-card-dark_elf = Тёмный эльф
    .text = Может вторгнуться в Иггдрасиль, и там его сила — { $amount }.
br-card-fire_giant = Огненный великан
    .text = Когда он вторгается, все вражеские фигурки в провинции и её фьорде уничтожаются, кроме чудовищ.
br-card-frost_giant = Ледяной великан
    .text = Когда вы разграбляете провинцию, где он стоит, вы получаете награду дважды.
br-card-soldier_of_hel = Солдат Хель
    .text = Не стоит ярости: ни карта, ни его вторжения.
br-card-volur_witch = Ведьма-вёльва
    .text = Если её должны уничтожить во внешней провинции, но не принести в жертву, вы можете вместо этого перенести её в Иггдрасиль.
br-card-lord_of_hammers = Повелитель молотов
    .text = Когда вы разграбили провинцию, где стоит ваш вождь, он может перейти в соседнюю провинцию.
br-card-lord_of_axes = Повелитель топоров
    .text = Когда вы разграбили провинцию, где стоит ваш вождь, повысьте одну характеристику.
br-card-lord_of_spears = Повелитель копий
    .text = Когда вы разграбили провинцию, где стоит ваш вождь, повысьте все три характеристики.
br-card-brothers_in_arms = Братья по оружию
    .text = Каждая пара ваших воинов в одной провинции имеет силу { $amount }.
br-card-experts_in_arms = Знатоки оружия
    .text = Сила ваших воинов — { $strength }, и вторжение воином стоит { $strength ->
        [one] { $strength } ярость
        [few] { $strength } ярости
        [many] { $strength } ярости
       *[other] { $strength } ярости
    }.
br-card-masters_in_arms = Мастера оружия
    .text = Сила ваших воинов — { $strength }, и вторжение воином стоит { $strength ->
        [one] { $strength } ярость
        [few] { $strength } ярости
        [many] { $strength } ярости
       *[other] { $strength } ярости
    }; каждая пара в одной провинции имеет силу { $amount }.
br-card-lokis_dragons = Драконы Локи
    .text = Каждый раз, когда ваш корабль уничтожают, вы получаете { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    }.
br-card-fire_dragons = Огненные драконы
    .text = Каждый раз, когда ваш корабль уничтожают, вы получаете { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    }.
br-card-eternal_dragons = Вечные драконы
    .text = Каждый раз, когда ваш корабль уничтожают, вы получаете { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    }.
br-card-lokis_domain = Владения Локи
    .text = В фазе Вальхаллы получите { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    } за каждую свою вернувшуюся фигурку.
br-card-lokis_eminence = Величие Локи
    .text = В фазе Вальхаллы получите { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    } за каждую свою вернувшуюся фигурку.
br-card-lokis_wrath = Гнев Локи
    .text = В фазе Вальхаллы получите { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    } за каждую свою вернувшуюся фигурку.
br-card-friggas_charm = Чары Фригг
    .text = Ваши карты улучшений стоят на { $amount ->
        [one] { $amount } ярость
        [few] { $amount } ярости
        [many] { $amount } ярости
       *[other] { $amount } ярости
    } меньше.
br-card-thors_glory = Слава Тора
    .text = После вашей битвы, в которой уничтожено не меньше { $needs } вражеских фигурок, получите { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    }.
br-card-friggas_succor = Помощь Фригг
    .text = Когда вы вторгаетесь во внешнюю провинцию, с вами бесплатно может прийти воин из резерва.
br-card-tyrs_domain = Владения Тюра
    .text = Карта воли богов, открытая вами в битве, может считаться картой битвы +{ $amount }.
br-card-tyrs_wrath = Гнев Тюра
    .text = Карта воли богов, открытая вами в битве, может считаться картой битвы +{ $amount }.
br-card-lokis_blessing = Благословение Локи
    .text = Проиграв битву во внешней провинции, вы можете бесплатно поставить в неё воина из резерва.
br-card-odins_inspiration = Вдохновение Одина
    .text = Ваша слава за фигурки, уничтоженные Рагнарёком, удваивается.
br-card-tyrs_challenge = Вызов Тюра
    .text = Действие за { $price ->
        [one] { $price } ярость
        [few] { $price } ярости
        [many] { $price } ярости
       *[other] { $price } ярости
    }: разграбьте провинцию, которая уже разграблена.
br-card-friggas_protection = Защита Фригг
    .text = Когда ваши фигурки должны быть уничтожены, но не принесены в жертву, вы можете спасти их, платя за каждую { $price ->
        [one] { $price } ярость
        [few] { $price } ярости
        [many] { $price } ярости
       *[other] { $price } ярости
    }.
br-card-tyrs_prowess = Доблесть Тюра
    .text = Выиграв битву, вы можете забрать назад сыгранные вами карты, платя за каждую { $price ->
        [one] { $price } ярость
        [few] { $price } ярости
        [many] { $price } ярости
       *[other] { $price } ярости
    }.
br-card-thors_domain = Владения Тора
    .text = Раз за ход, сразу после вторжения в провинцию, вы можете заплатить { $price ->
        [one] { $price } ярость
        [few] { $price } ярости
        [many] { $price } ярости
       *[other] { $price } ярости
    } и разграбить её.
br-card-friggas_domain = Владения Фригг
    .text = Действие за { $price ->
        [one] { $price } ярость
        [few] { $price } ярости
        [many] { $price } ярости
       *[other] { $price } ярости
    }: вторгнитесь своей фигуркой из Вальхаллы.
br-card-odins_throne = Трон Одина
    .text = Слава за ваши карты воли богов удваивается.
br-card-thors_conquest = Завоевание Тора
    .text = В конце игры получите { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    } за каждую свою фигурку на поле.
br-card-friggas_sacrifice = Жертва Фригг
    .text = Бесплатное действие: уничтожьте две свои фигурки на поле, затем повысьте одну характеристику.
br-card-quest_alfheim = Альвхейм!
    .text = В фазе воли богов будьте сильнее всех в Андланге или Гимле. { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
        [many] { $glory } славы
       *[other] { $glory } славы
    } и повышение характеристики.
br-card-quest_jotunheim = Ётунхейм!
    .text = В фазе воли богов будьте сильнее всех в Утгарде, Хоргре или Муспельхейме. { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
        [many] { $glory } славы
       *[other] { $glory } славы
    } и повышение характеристики.
br-card-quest_manheim = Манхейм!
    .text = В фазе воли богов будьте сильнее всех в Мюркулоре, Эльвагаре или Ангрбоде. { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
        [many] { $glory } славы
       *[other] { $glory } славы
    } и повышение характеристики.
br-card-quest_yggdrasil = Иггдрасиль!
    .text = В фазе воли богов будьте сильнее всех в Иггдрасиле. { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
        [many] { $glory } славы
       *[other] { $glory } славы
    } и повышение характеристики.
br-card-quest_glorious_death = Славная смерть!
    .text = В фазе воли богов имейте в Вальхалле не меньше { $needs } фигурок. { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
        [many] { $glory } славы
       *[other] { $glory } славы
    } и повышение характеристики.
br-card-tyrs_bash = Удар Тюра
    .text = Просто сила.
br-card-tyrs_smash = Натиск Тюра
    .text = Просто сила.
br-card-tyrs_crush = Бой Тюра
    .text = Просто сила.
br-card-tyrs_smite = Разгром Тюра
    .text = Просто сила.
br-card-tyrs_rage = Ярость Тюра
    .text = Просто сила.
br-card-odins_smite = Кара Одина
    .text = До сравнения сил уничтожается один воин каждого противника в этой провинции.
br-card-odins_tide = Прилив Одина
    .text = До сравнения сил каждый клан в битве, включая ваш, оставляет одну фигурку; все остальные уничтожаются.
br-card-odins_judgement = Суд Одина
    .text = После битвы, выигранной или проигранной: { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    } за каждую уничтоженную в ней фигурку, в том числе вашу.
br-card-heimdalls_sight = Зрение Хеймдалля
    .text = Сила этой карты — как у самой сильной карты, сыгранной в этой битве другим кланом.
br-card-heimdalls_eye = Око Хеймдалля
    .text = Можно добавить и после открытия карт.
br-card-heimdalls_gaze = Взор Хеймдалля
    .text = Можно добавить и после открытия карт.
br-card-heimdalls_watch = Стража Хеймдалля
    .text = Получите столько славы, сколько составляет суммарная сила всех открытых карт. Все они сбрасываются, и каждый выбирает заново.
br-card-friggas_grace = Милость Фригг
    .text = Если благодаря этой битве вы разграбили провинцию, повысьте одну характеристику, но не ту, которую повышает жетон разграбления.
br-card-thors_hammer = Молот Тора
    .text = Если вы победили, получите { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    }.
br-card-thors_oath = Клятва Тора
    .text = Если вы победили, повысьте одну характеристику.
br-card-thors_ascension = Вознесение Тора
    .text = Если вы победили, получите { $rage ->
        [one] { $rage } ярость
        [few] { $rage } ярости
        [many] { $rage } ярости
       *[other] { $rage } ярости
    } и { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    }.
br-card-thors_primacy = Первенство Тора
    .text = Тексты всех карт, открытых другими, отменяются; их сила остаётся.
br-card-lokis_trickery = Хитрость Локи
    .text = Если вы проиграли, заберите у победителя { $rage ->
        [one] { $rage } ярость
        [few] { $rage } ярости
        [many] { $rage } ярости
       *[other] { $rage } ярости
    }.
br-card-lokis_backstab = Коварство Локи
    .text = Если вы проиграли, заберите у победителя { $amount ->
        [one] { $amount } славу
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    }.
br-card-lokis_poison = Яд Локи
    .text = Если вы проиграли, все карты, сыгранные победителем, переходят вам на руку.

## Prompts

br-force = { $clan-low } ({ $strength })
br-prompt-draft_pick = Дары богов: возьмите карту, { $number }‑ю из { $count }. Остальные пойдут налево (при двух кланах — после каждой второй карты).
br-prompt-draft_pick-last = Дары богов: возьмите последнюю карту, { $number }‑ю из { $count }. Оставшиеся сбрасываются.
br-prompt-turn = { $clan }, ваш ход: выберите действие. У вас { $rage ->
        [one] { $rage } ярость
        [few] { $rage } ярости
        [many] { $rage } ярости
       *[other] { $rage } ярости
    }.
    .hint = Укажите фигурку и место, чтобы вторгнуться, или карту: улучшение либо волю богов.
br-prompt-turn-figure = Вторжение { $figure-ins }, цена { $cost } (у вас { $rage }): куда?
br-prompt-turn-place = { $place }: что вы там делаете?
br-prompt-turn-march = Марш: из какой провинции?
br-prompt-turn-pillage = Какую провинцию разграбить?
br-prompt-keep_card = Оставьте одну карту на следующую эпоху или ни одной. Остальные сбрасываются.
br-prompt-replace_slot = { $card }: в какую ячейку положить эту карту?
br-prompt-free_invade = Бесплатное вторжение { $figure-ins }: выберите место или откажитесь.
br-prompt-succor = Помощь Фригг: в { $place-acc } бесплатно может прийти воин.
br-prompt-thors_domain_pillage = Владения Тора: сразу разграбить { $place-acc } за 2 ярости? У вас { $rage }.
br-prompt-march_to = Марш из { $place-gen }: куда?
br-prompt-march_send = Кто идёт из { $place-gen } в { $to-acc }?
br-prompt-sacrifice_pair = Жертва Фригг: какой фигуркой вы жертвуете?
br-prompt-raise_stat = Повысьте одну характеристику.
br-prompt-raise_stat-quest = Воля богов исполнена: повысьте одну характеристику.
br-prompt-save_figures = Ваши фигурки в { $place-loc } вот-вот погибнут. Спасти одну или пусть гибнут? У вас { $rage ->
        [one] { $rage } ярость
        [few] { $rage } ярости
        [many] { $rage } ярости
       *[other] { $rage } ярости
    }.
br-prompt-join = Сигнал к битве в { $place-loc }: пошлите фигурку из соседней провинции или откажитесь. Сила там: { $forces }.
br-prompt-battle_card = Битва за { $place-acc }: тайно выберите карту. Сила там: { $forces }.
br-prompt-quest_as_battle = Битва за { $place-acc }: считать вашу карту воли богов картой битвы?
br-prompt-tide_keep = Прилив Одина в { $place-loc }: какую фигурку вы оставите?
br-prompt-late_card = Битва за { $place-acc }: можете добавить карту после открытия или отказаться. Сила там: { $forces }.
br-prompt-prowess_keep = Доблесть Тюра: забрать назад сыгранную карту за 1 ярость? У вас { $rage }.
br-prompt-hammers_move = Повелитель молотов: ваш вождь может перейти из { $place-gen } дальше.
br-prompt-blessing = Благословение Локи: бесплатно поставить воина в { $place-acc }?

## Choices

br-choice-pass = Пас до конца эпохи
br-choice-decline = Отказаться
br-choice-decline-join = Никого не посылать
br-choice-decline-free_invade = Оставить в резерве
br-choice-decline-succor = Без воина
br-choice-decline-blessing = Без воина
br-choice-decline-thors_domain_pillage = Не разграблять
br-choice-decline-quest_as_battle = Нет, просто воля богов
br-choice-decline-keep_card = Не оставлять ни одной
br-choice-decline-late_card = Не добавлять карту
br-choice-decline-save_figures = Пусть гибнут
br-choice-decline-prowess_keep = Ничего не забирать
br-choice-decline-hammers_move = Остаться
br-choice-sacrifice = Пожертвовать двумя фигурками и повысить характеристику
br-choice-retreat = Ведьма-вёльва отступает в Иггдрасиль
br-choice-treat =
    { $value ->
        [0] Нет, просто воля богов
       *[other] Да, картой битвы +{ $value }
    }
br-choice-raise = Повысить: { $stat } { $value } → { $next }
br-choice-raise-legend = Повысить: { $stat } { $value } → { $next }, в конце { $glory } славы
br-choice-slot = { $slot }
br-choice-slot-replace = { $slot }, вместо карты «{ $card }»
br-choice-draft = Взять: { $card }
br-choice-keep = Оставить: { $card }
br-choice-card = Сыграть: { $card }
br-choice-retake = Забрать назад: { $card }
br-choice-upgrade =
    { $cost ->
        [0] Улучшение: { $card }, бесплатно
        [one] Улучшение: { $card }, { $cost } ярость
        [few] Улучшение: { $card }, { $cost } ярости
        [many] Улучшение: { $card }, { $cost } ярости
       *[other] Улучшение: { $card }, { $cost } ярости
    }
br-choice-quest = Выложить волю богов: { $card }
br-choice-invade =
    { $cost ->
        [0] Вторгнуться { $figure-ins } в { $place-acc }, бесплатно
        [one] Вторгнуться { $figure-ins } в { $place-acc }, { $cost } ярость
        [few] Вторгнуться { $figure-ins } в { $place-acc }, { $cost } ярости
        [many] Вторгнуться { $figure-ins } в { $place-acc }, { $cost } ярости
       *[other] Вторгнуться { $figure-ins } в { $place-acc }, { $cost } ярости
    }
br-choice-invade-valhalla = Вторгнуться { $figure-ins } из Вальхаллы в { $place-acc }, { $cost ->
        [one] { $cost } ярость
        [few] { $cost } ярости
        [many] { $cost } ярости
       *[other] { $cost } ярости
    }
br-choice-join = Послать { $figure-acc } из { $place-gen }
br-choice-offer = Пожертвовать { $figure-ins } в { $place-loc }
br-choice-march = Марш из { $place-gen }
br-choice-to = В { $place-acc }
br-choice-pillage = Разграбить { $place-acc }: { $token }
br-choice-repillage = Разграбить { $place-acc } ещё раз: { $token }
br-choice-send =
    { $count ->
        [0] Не идёт: { $figure }
        [1] { $figure-cap }
        [one] { $count } воин
        [few] { $count } воина
        [many] { $count } воинов
       *[other] { $count } воина
    }
br-choice-spare = Оставить { $figure-acc }
br-choice-save = Спасти { $figure-acc }, { $cost ->
        [one] { $cost } ярость
        [few] { $cost } ярости
        [many] { $cost } ярости
       *[other] { $cost } ярости
    }

## The log

br-event-age_began = Начинается эпоха { $age }.
br-event-phase_began = { $phase }.
br-event-picked-card = { $clan } выбирает карту «{ $card }».
br-event-passed = { $clan } пасует.
br-event-invaded =
    { $source-key ->
        [valhalla] { $clan } вторгается { $figure-ins } из Вальхаллы в { $place-acc }.
       *[reserve] { $clan } вторгается { $figure-ins } в { $place-acc }.
    }
br-event-marched = { $clan } идёт маршем из { $source-gen } в { $place-acc }: { br-figures }.
br-event-upgraded = { $clan } выкладывает улучшение «{ $card }».
br-event-replaced = { $clan } сбрасывает карту «{ $card }», чтобы освободить ячейку.
br-event-committed = { $clan } выкладывает карту воли богов.
br-event-committed-card = { $clan } выкладывает волю богов: { $card }
br-event-called_to_battle =
    { $repillage ->
        [true] { $clan } начинает повторное разграбление { $place-gen }.
       *[false] { $clan } начинает разграбление { $place-gen }.
    }
br-event-joined = { $clan } присоединяется к битве { $figure-ins } из { $source-gen }.
br-event-chose_card-card = { $clan } выбирает карту «{ $card }».
br-event-revealed = { $clan } открывает карту «{ $card }».
br-event-treated_quest = { $clan } засчитывает карту воли богов как +{ $value }.
br-event-cancelled = { $by } отменяет текст карты «{ $card }» ({ $clan-low }).
br-event-watched = { $clan } на страже: все карты сбрасываются, и каждый выбирает заново.
br-event-spared = { $clan } оставляет { $figure-acc }.
br-event-added_late_card = { $clan } добавляет карту «{ $card }».
br-event-total = { $clan }: сила { $strength }.
br-event-won_battle = { $clan } выигрывает битву за { $place-acc }.
br-event-nobody_won = Никто не выиграл битву за { $place-acc }: проиграли все, кто сражался.
br-event-stole_rage = { $victim } теряет { $rage ->
        [one] { $rage } ярость
        [few] { $rage } ярости
        [many] { $rage } ярости
       *[other] { $rage } ярости
    } в пользу { $clan-gen }: «{ $card }».
br-event-stole_glory = { $victim } теряет { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
        [many] { $glory } славы
       *[other] { $glory } славы
    } в пользу { $clan-gen }: «{ $card }».
br-event-took_card = { $clan } забирает у { $victim-gen } карту «{ $card }».
br-event-took_back = { $clan } забирает назад карту «{ $card }».
br-event-saved = { $clan } спасает { $figure-acc } в { $place-loc }.
br-event-retreated = { $clan } отводит { $figure-acc } из { $source-gen } в Иггдрасиль.
br-event-destroyed = { $clan } несёт потери в { $place-loc }: { br-figures }.
br-event-pillaged = { $clan } разграбил { $place-acc }. Награда: { $token }.
br-event-raised = { $clan } повышает характеристику «{ $stat }» до деления { $step }.
br-event-gained_glory = { $clan } получает { $glory ->
        [one] { $glory } славу
        [few] { $glory } славы
        [many] { $glory } славы
       *[other] { $glory } славы
    } ({ $reason }).
br-event-leader_moved = { $clan } переводит { $figure-acc } из { $source-gen } в { $place-acc }.
br-event-kept_card-card = { $clan } оставляет карту «{ $card }».
br-event-kept_card-none = { $clan } не оставляет ни одной карты.
br-event-discarded_hand = { $clan } { $cards ->
        [0] не сбрасывает карт
        [one] сбрасывает { $cards } карту
        [few] сбрасывает { $cards } карты
        [many] сбрасывает { $cards } карт
       *[other] сбрасывает { $cards } карты
    }.
br-event-revealed_quest =
    { $fulfilled ->
        [true] { $clan } исполняет волю богов: { $card }
       *[false] { $clan } не исполняет волю богов: { $card }
    }
br-event-ragnarok_struck = Рагнарёк уничтожает { $place-acc }.
br-event-released = { $clan } возвращает из Вальхаллы { $figures ->
        [one] { $figures } фигурку
        [few] { $figures } фигурки
        [many] { $figures } фигурок
       *[other] { $figures } фигурки
    }.
br-event-unopposed = { $clan } никого не встречает в { $place-loc }.
br-event-removed = { $clan } убирает { $figure-acc } в коробку.
br-event-game_over = Последняя эпоха закончилась.
br-reason-battle = выигранная битва
br-reason-token = разграбление
br-reason-quest = воля богов
br-reason-ragnarok = гибель в Рагнарёке
br-reason-legend = легендарный уровень

## Options of a new game

br-option-clans = Кланы
    .help = Какой клан на каком месте. Все кланы одинаковы.
br-option-first = Первый игрок
    .help = Кто начинает в эпохе 1; потом каждую эпоху первым становится игрок слева.
br-option-first-none = По жребию
br-option-first-value = Место { $seat }
br-option-first_game = Первая игра
    .help = Без драфта в эпохе 1: каждый играет восемью розданными картами.
br-option-first_game-false = Нет: драфт во всех эпохах
br-option-first_game-true = Да: без драфта в эпохе 1

## Refusals: "... has to ..."

br-asked-draft_pick = выбрать карту
br-asked-turn = сделать ход
br-asked-keep_card = оставить одну карту или ни одной
br-asked-replace_slot = выбрать ячейку для улучшения
br-asked-free_invade = совершить бесплатное вторжение после улучшения или отказаться
br-asked-succor = привести воина по карте «Помощь Фригг» или отказаться
br-asked-thors_domain_pillage = разграбить провинцию по карте «Владения Тора» или отказаться
br-asked-march_to = сказать, куда идёт марш
br-asked-march_send = сказать, сколько фигурок идёт
br-asked-sacrifice_pair = выбрать две фигурки для жертвы
br-asked-raise_stat = повысить характеристику
br-asked-save_figures = спасти фигурки от гибели или отказаться
br-asked-join = присоединиться к битве одной фигуркой или отказаться
br-asked-battle_card = выбрать карту для битвы
br-asked-quest_as_battle = сказать, считается ли открытая карта воли богов картой битвы
br-asked-tide_keep = выбрать единственную фигурку, которую пощадит Прилив Одина
br-asked-late_card = добавить карту после открытия или отказаться
br-asked-prowess_keep = забрать назад сыгранные карты по карте «Доблесть Тюра» или отказаться
br-asked-hammers_move = перевести вождя по карте «Повелитель молотов» или отказаться
br-asked-blessing = привести воина по карте «Благословение Локи» или отказаться
br-refusal-over = «{ $text }» — слишком поздно: игра окончена
br-refusal-passed = { $clan } спасовал и в этой эпохе больше не ходит
br-refusal-no_rage = { $clan } остался без ярости и не ходит
br-refusal-no_part = { $clan } не участвует в этой битве
br-refusal-has_chosen = { $clan } уже выбрал, или ему не из чего выбирать; другим ещё предстоит { $decision }
br-refusal-not_asked = { $clan } сейчас не отвечает: { $other-low } должен { $decision }
br-refusal-march_begun = У марша одно начало и одна цель, а этот уже начат
br-refusal-must = { $clan } должен { $decision } и не может отказаться
br-refusal-no_answer = { $clan } должен { $decision }; «{ $text }» — не ответ на это
br-refusal-elsewhere_draft = Карты набирают только в фазе даров богов
br-refusal-elsewhere_keep = Карту оставляют только в фазе сброса
br-refusal-elsewhere_card = Карты разыгрывают, когда этого требует битва
br-refusal-elsewhere_retake = Сыгранные карты может забрать назад только победитель битвы, у которого есть Доблесть Тюра
br-refusal-elsewhere_join = Нет битвы, к которой можно присоединиться
br-refusal-elsewhere_send = Фигурки посылают, только когда у марша есть начало и цель
br-refusal-elsewhere_to = Цель называют, только когда марш начат, или по карте «Повелитель молотов»
br-refusal-elsewhere_spare = Выбрать фигурку, которая уцелеет, можно только при Приливе Одина
br-refusal-elsewhere_save = Фигурки спасают, только когда их должны уничтожить
br-refusal-elsewhere_retreat = Ведьма-вёльва отступает, только когда её должны уничтожить
br-refusal-elsewhere_treat = Картой битвы может считаться только карта воли богов, только что открытая в битве
br-refusal-elsewhere_raise = Характеристику повышают только в награду
br-refusal-elsewhere_offer = Фигурки отдают, только когда приносят жертву
br-refusal-elsewhere_slot = Ячейку выбирают, только когда выкладывают улучшение
br-refusal-elsewhere_decline = Отказываться не от чего
br-refusal-only_fjords = { $figure-cap } вторгается только во фьорды
br-refusal-fjord_closed = { $place } закрыт: обе его провинции уничтожены
br-refusal-fjord_for_ships = Во фьорде могут быть только корабли
br-refusal-yggdrasil = В Иггдрасиль нельзя вторгнуться
br-refusal-destroyed = { $place }: эта провинция уничтожена
br-refusal-no_village = { $place }: нет свободной деревни
br-refusal-invasion_for = Сейчас вторгнуться можно только { $figure-ins } из резерва
br-refusal-warrior_to = Воин должен идти в { $place-acc }
br-refusal-not_invaded_now = { $place }: вторгнуться сейчас нельзя
br-refusal-no_friggas_domain = Вторгаться из Вальхаллы может только клан с Владениями Фригг
br-refusal-not_yours = { $figure-cap } не принадлежит этому клану
br-refusal-not_in_valhalla = { $figure-cap } не в Вальхалле
br-refusal-not_in_reserve = { $figure-cap } не в резерве
br-refusal-horns = На поле уже { $figures ->
        [one] { $figures } фигурка
        [few] { $figures } фигурки
        [many] { $figures } фигурок
       *[other] { $figures } фигурки
    }, а шлемы позволяют { $horns }
br-refusal-cost_valhalla = Вторжение из Вальхаллы стоит { $cost ->
        [one] { $cost } ярость
        [few] { $cost } ярости
        [many] { $cost } ярости
       *[other] { $cost } ярости
    }, а есть только { $rage }
br-refusal-cost_invade = Вторжение { $figure-ins } стоит { $cost ->
        [one] { $cost } ярость
        [few] { $cost } ярости
        [many] { $cost } ярости
       *[other] { $cost } ярости
    }, а есть только { $rage }
br-refusal-not_in_pack = { $card }: этой карты нет среди карт на выбор
br-refusal-not_played = { $card }: эта карта не сыграна в этой битве
br-refusal-not_upgrade = { $card } — не улучшение
br-refusal-not_quest = { $card } — не карта воли богов
br-refusal-not_in_hand = { $card }: этой карты нет на руке
br-refusal-other_age = { $card }: на руке эта карта эпохи { $held }, а не { $age }
br-refusal-not_late = { $card } — не та карта, что добавляют после открытия
br-refusal-cost_card = { $card }: стоит { $cost ->
        [one] { $cost } ярость
        [few] { $cost } ярости
        [many] { $cost } ярости
       *[other] { $cost } ярости
    }, а есть только { $rage }
br-refusal-ships_march = Корабли не участвуют в марше
br-refusal-march_fjord = Марш идёт из провинции в провинцию, но не из фьорда и не во фьорд
br-refusal-cost_march = Марш стоит { $cost ->
        [one] { $cost } ярость
        [few] { $cost } ярости
        [many] { $cost } ярости
       *[other] { $cost } ярости
    }, а есть только { $rage }
br-refusal-nobody_to_march = Ни одна ваша фигурка, способная идти маршем, не стоит в провинции
br-refusal-nowhere_to_march = Ни в одной другой уцелевшей провинции нет свободной деревни для марша
br-refusal-nobody_to_pillage = { $clan }: нет фигурок ни в одной уцелевшей провинции и ни в одном поддерживающем фьорде
br-refusal-all_pillaged = { $clan }: каждая провинция с фигурками этого клана уже разграблена
br-refusal-no_village_left = Ни в одной уцелевшей провинции нет свободной деревни
br-refusal-nobody_marches = В { $place-loc } нет ваших фигурок, которые могли бы идти маршем
br-refusal-no_room = Ни в одной другой уцелевшей провинции нет места для фигурки из { $place-gen }
br-refusal-not_adjacent = { $place } не соседствует с разграбленной провинцией
br-refusal-same_province = Марш должен вести в другую провинцию
br-refusal-not_there = { $figure-cap } не в { $place-loc }
br-refusal-march_question = Вопрос в том, сколько фигурок идёт из { $place-gen }: { $figure }
br-refusal-march_nobody = Должна идти хотя бы одна фигурка
br-refusal-too_many = Воинов, которые могут идти из { $place-gen }, только { $count }
br-refusal-single = { $figure-cap }: такая фигурка только одна
br-refusal-room_for = { $place }: свободных мест только { $count }
br-refusal-thors_domain = Владения Тора позволяют разграбить провинцию, куда вы только что вторглись: { $place }
br-refusal-no_tyrs_challenge = Разграбить провинцию повторно может только клан с Вызовом Тюра
br-refusal-fjord_pillage = Фьорд — не провинция, и разграбить его нельзя
br-refusal-pillaged = { $place }: эта провинция уже разграблена
br-refusal-not_pillaged = { $place }: эта провинция ещё не разграблена
br-refusal-no_figure = { $clan }: нет фигурки ни в { $place-loc }, ни в поддерживающем фьорде
br-refusal-no_figure_yggdrasil = { $clan }: нет фигурки в { $place-loc }
br-refusal-cost_repillage = Повторное разграбление стоит { $cost ->
        [one] { $cost } ярость
        [few] { $cost } ярости
        [many] { $cost } ярости
       *[other] { $cost } ярости
    }, а есть только { $rage }
br-refusal-ships_join = Корабли не могут присоединиться к битве
br-refusal-not_beside = { $place } и { $province } — не соседние провинции
br-refusal-no_sacrifice = Жертвовать фигурками может только клан с Жертвой Фригг
br-refusal-sacrifice_two = Для жертвы нужны две свои фигурки на поле
br-refusal-sacrifice_stat = Для жертвы нужна характеристика, которую можно повысить
br-refusal-offer = Этой фигуркой нельзя пожертвовать: нужны две разные свои фигурки на поле
br-refusal-slot = Это ячейка для улучшения другого вида
br-refusal-top_step = { $stat }: деление { $step } — последнее, повысить нельзя
br-refusal-grace = Милость Фригг повышает другую характеристику, не ту, что жетон разграбления
br-refusal-no_peril = { $figure-cap }: этой фигурке ничто не грозит
br-refusal-no_protection = Платить за спасение фигурок может только клан с Защитой Фригг
br-refusal-cost_save = Спасение фигурки стоит { $cost ->
        [one] { $cost } ярость
        [few] { $cost } ярости
        [many] { $cost } ярости
       *[other] { $cost } ярости
    }, а есть только { $rage }
br-refusal-no_witch = Здесь нет Ведьмы-вёльвы, которая могла бы отступить в Иггдрасиль
br-refusal-quest_value = Карту воли богов можно считать за +{ $value }
br-refusal-quest_values = Карту воли богов можно считать за +{ $least } или за +{ $most }
br-refusal-not_in_battle = { $figure-cap } не участвует в битве
br-refusal-cannot = { $clan } не может сейчас сделать «{ $text }»: он должен { $decision }

## The table in the browser

br-board = Поле: Иггдрасиль и кольцо из восьми провинций
br-age = Эпоха { $age }
br-villages =
    { $count ->
        [one] Свободно { $free } из { $count } деревни
        [few] Свободно { $free } из { $count } деревень
        [many] Свободно { $free } из { $count } деревень
       *[other] Свободно { $free } из { $count } деревни
    }
br-no-limit = Место для любого числа фигурок
br-reward = Награда: { $token }
br-pillaged = Разграблена
br-doomed = Обречена в эпохе { $age }
br-destroyed = Уничтожена
br-closed = Закрыт
br-supports = Поддерживает: { $places }
br-from-valhalla = { $figure-cap } из Вальхаллы
br-source = { $figures }
br-source-upgrade = { $figures } ({ $card })
br-source-ship = { $figures } в { $place-loc }
br-source-ship-upgrade = { $figures } в { $place-loc } ({ $card })
br-source-cards = карты
br-verb-pass = Пас
br-verb-march = Марш
br-verb-pillage = Разграбить
br-verb-repillage = Разграбить снова
br-verb-sacrifice = Принести жертву
br-verb-retreat = Отступить
br-verb-decline = Отказаться
br-strength = Сила
br-glory = Слава
br-boss-battle = Сила в битве
br-boss-quest = Слава
br-boss-upgrade = Стоимость в ярости
br-late = после открытия
br-note-committed = выложена
br-note-kept = оставлена
br-first-player = Первый игрок
br-passed = Спасовал
br-winner = Победитель
br-choosing = Выбирает
br-sheet-whole = Весь планшет клана: { $clan }
br-hand-count = { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
        [many] { $count } карт на руке
       *[other] { $count } карты на руке
    }
br-quest-count = Выложено: { $count ->
        [one] { $count } карта воли богов
        [few] { $count } карты воли богов
        [many] { $count } карт воли богов
       *[other] { $count } карты воли богов
    }
# $now: the rage left, the figures on the board; $value what the stat is worth, $step of 6
br-stat-label-rage = Ярость: осталось { $now }, в начале эпохи { $value } (деление { $step } из 6)
br-stat-label-axes = Топоры: слава за каждую выигранную битву — { $value } (деление { $step } из 6)
br-stat-label-horns = Шлемы: { $now } из { $value } фигурок на поле (деление { $step } из 6)
br-draft-count = Взято { $number } из { $count }
br-passed-on = Вы видели и передали
br-age-over = Эпоха { $age } окончена: откуда взялась слава
br-glory-sources = Откуда взялась слава
br-winner-is = { $names } побеждает, слава: { $glory }
br-winners = Общая победа: { $names-low }, слава: { $glory }
br-see-board = Посмотреть на поле
br-battle-of = Битва за { $place-acc }
br-pillager = разграбляет
br-no-card = Без карты
br-face-down = Карта лицом вниз
br-cancelled = отменена
br-figures-strength = Сила фигурок
br-glory-if-won = Слава за победу: { $glory }
br-cards-strength = Сила карт
br-quest-valhalla = В Вальхалле: { $count } из { $needs }.
br-nobody = никого
br-quest-kept = Исполнена
br-quest-broken = Не исполнена
br-ragnarok-dead = Павшие уходят в Вальхаллу
br-valhalla-opens = Вальхалла открывается, и они возвращаются
br-last-glory = Последняя слава
br-last-card = Сыграно последним: { $card }
br-go-on = Дальше
br-preview =
    { $cost ->
        [0] Вторжение { $figure-ins }: бесплатно, останется ярости: { $left }
       *[other] Вторжение { $figure-ins }: ярости { $cost }, останется { $left }
    }
br-preview-strength = { $place }, { $clan }: сила { $before } → { $after }
br-preview-all = Если пойдут все, кто может:

## The terminal

br-terminal-invade = Вторжение: { $figure } ({ $cost })
br-terminal-invade-valhalla = Из Вальхаллы: { $figure } ({ $cost })
br-terminal-battle = битва +{ $strength }
br-terminal-quest = воля богов, слава: { $glory }
br-terminal-upgrade = { $type }, ярость: { $cost }
br-terminal-bluff = В битве ничего не добавляет.
br-terminal-doomed = Рагнарёк поглотит: { $places }
br-terminal-fjords = Фьорды
br-terminal-hand = Рука
br-terminal-quests = Воля богов
br-terminal-known = Держит, как все знают: { $cards }
br-terminal-discarded = Сброшены: { $cards }
br-terminal-legend = Провинция показывает свои деревни (● заняты, ○ свободны) и награду за разграбление; ниже её регион, фьорд, который её поддерживает (~СВ), и эпоху, в которую её поглотит Рагнарёк (†2). В:L2w=5 — это клан Волка: вождь, два воина, сила 5 вместе с кораблями во фьорде (В:~=2: только корабли). L вождь, w воин, S корабль. Ярость 4/7: 4 можно потратить, 7 в начале эпохи. Топоры: слава за выигранную битву. Шлемы 2/4: 2 фигурки на поле, разрешено 4. ► ходит, * начал эпоху. Соседи стоят рядом на кольце; Иггдрасиль в середине соседствует со всеми.

## What the page answers by itself, if the player asks for it

br-habit-join = Больше не вступать в битвы
br-habit-late_card = Больше не добавлять карты

## A new table

br-new-clan = Клан на месте { $seat }
