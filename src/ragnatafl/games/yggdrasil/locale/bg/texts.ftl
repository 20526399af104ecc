### Yggdrasil Chronicles на български. Форми на имената: .in с предлог.

## The Tree

yg-title = Yggdrasil Chronicles
yg-world-asgard = Асгард
    .text = Поеми рискове, после изцели от разстояние един опустошен свят.
    .in = в Асгард
yg-world-vanaheim = Ванахейм
    .text = Вземи зарове на ваните: хвърляш ги, когато поемаш рискове.
    .in = във Ванахейм
yg-world-alfheim = Алфхейм
    .text = Вземи елфи: всеки превръща неуспех на зар в успех.
    .in = в Алфхейм
yg-world-midgard = Мидгард
    .text = Прати герои във Валхала: всеки премахва по един риск за който и да е бог.
    .in = в Мидгард
yg-world-nidavellir = Нидавелир
    .text = Вземи артефакт: трайна помощ.
    .in = в Нидавелир
yg-world-svartalfheim = Сварталфхейм
    .text = Изтегли създания и нека едно от тях помогне веднъж.
    .in = в Сварталфхейм
yg-world-jotunheim = Йотунхейм
    .text = Хвърли рунически камъни и използвай каквото покажат.
    .in = в Йотунхейм
yg-world-niflheim = Нифлхейм
    .text = Поеми рискове, после прогони до 3 Безименни от стълбата на силата на Хел.
    .in = в Нифлхейм
yg-world-muspelheim = Муспелхейм
    .text = Поеми рискове, после прогони до 3 Огнени великани от стълбата на силата на Суртур.
    .in = в Муспелхейм
yg-place-cage = Клетка
    .in = в Клетката
yg-place-out = извън Дървото
yg-place-valhalla = Валхала
yg-place-sword = Меч на препятствията
yg-place-wheel = Колело на Враговете
yg-place-book = Книга на сагите
yg-place-tree = Дървото
yg-place-dead_tree = Мъртво дърво
yg-level-top = горно ниво
yg-level-mid = средно ниво
yg-level-bottom = долно ниво
yg-island-0 = Остров на дъгата
yg-island-1 = Остров 2: праща 1 Безименен
yg-island-2 = Остров 3: праща 2 Безименни
yg-island-3 = Последен остров: праща 3 Безименни
yg-devastated = Опустошен
    .text = Действието му е недостъпно, докато не бъде изцелен. Двама Врагове в един свят го опустошават.
yg-blocked = блокиран
yg-mode-penalised = с наказание
    .text = Тук има Враг и няма друг бог.
yg-mode-normal = нормално
    .text = Тук няма нито Враг, нито друг бог.
    .both = Тук има и Враг, и друг бог.
yg-mode-supported = с подкрепа
    .text = Тук има друг бог и няма Враг.

## What the action of a World gives

yg-offer-asgard = { $risk ->
        [one] { $risk } риск
       *[other] { $risk } риска
    }, после изцеляване на свят от разстояние
yg-offer-vanaheim = { $amount ->
        [1] 1 зар на ваните
       *[other] до { $amount } зара на ваните
    }
yg-offer-alfheim = { $amount ->
        [1] 1 елф
       *[other] до { $amount } елфи
    }
yg-offer-midgard = { $amount ->
        [1] 1 герой
       *[other] до { $amount } герои
    }
yg-offer-nidavellir = { $amount ->
        [1] артефакт от лявото тесте
        [2] артефакт от лявото или средното тесте
       *[other] артефакт от което и да е тесте
    }
yg-offer-svartalfheim = { $amount ->
        [1] теглене на създание
       *[other] теглене на до { $amount } създания, едно помага
    }
yg-offer-jotunheim = { $amount ->
        [1] хвърляне на белия рунически камък
        [2] хвърляне на белия и зеления рунически камък
       *[other] хвърляне на трите рунически камъка
    }
yg-offer-niflheim = { $risk ->
        [one] { $risk } риск
       *[other] { $risk } риска
    }, после прогонване на до { $amount } Безименни от стълбата
yg-offer-muspelheim = { $risk ->
        [one] { $risk } риск
       *[other] { $risk } риска
    }, после прогонване на до { $amount } Огнени великани от стълбата
# $life what it costs
yg-offer-heal = Изцеляване на Дървото: { $life ->
        [one] { $life } точка живот
       *[other] { $life } точки живот
    }
yg-offer-heal-again = Изцеляване на Дървото: { $life ->
        [one] { $life } точка живот
       *[other] { $life } точки живот
    }, но тук стоят двама Врагове: светът веднага пада отново
yg-offer-none = няма полезно действие

## Pieces

yg-count-elves = { $count ->
        [one] { $count } елф
       *[other] { $count } елфи
    }
yg-count-vanir_dice = { $count ->
        [one] { $count } зар на ваните
       *[other] { $count } зара на ваните
    }
yg-count-heroes = { $count ->
        [one] { $count } герой
       *[other] { $count } герои
    }
yg-count-nameless = { $count ->
        [one] { $count } Безименен
       *[other] { $count } Безименни
    }
yg-count-fire_giants = { $count ->
        [one] { $count } Огнен великан
       *[other] { $count } Огнени великани
    }
yg-count-life = { $count ->
        [one] { $count } точка живот
       *[other] { $count } точки живот
    }
yg-count-creatures = { $count ->
        [one] { $count } създание
       *[other] { $count } създания
    }
yg-count-risks = { $count ->
        [one] { $count } риск
       *[other] { $count } риска
    }
yg-gift-elf = елф
    .cap = Елф
yg-gift-die = зар на ваните
    .cap = Зар на ваните
yg-gift-life = 1 точка живот

## Dice and Runestones

yg-die-god = зар на бога
    .the = зара на бога
yg-die-vanir = зар на ваните
    .many = зарове на ваните
    .the = зар на ваните
yg-die-added = добавен зар на бога
    .the = добавения зар на бога
yg-face-S = успех
yg-face-SR = успех с връщане на зара
yg-face-I = руна I
yg-face-II = руна II
yg-face-III = руна III
yg-face-BLANK = празна страна
yg-stone-white = бял
    .cap = Бял
    .the = белия
yg-stone-green = зелен
    .cap = Зелен
    .the = зеления
yg-stone-red = червен
    .cap = Червен
    .the = червения
yg-effect-MOVE = Придвижване
    .text = Извърши едно нормално придвижване с който и да е бог.
yg-effect-ROTATE = Завъртане
    .text = Завърти средното ниво на 0, 1 или 2 стъпки.
yg-effect-ACTION = Действие
    .text = Извърши оттук нормалното действие на който и да е свят.
yg-effect-LIFE = Живот
    .text = Възстанови 1 точка живот.

## Gods

yg-relation-comrade_in_arms = Боен другар
    .text = В твоя свят другият бог може да добави своя зар на бога към твоите хвърляния за риск.
yg-relation-kin = Сродник
    .text = В твоя свят можеш да вземаш елфи, зарове на ваните и артефакти на другия бог, ако играчът му е съгласен.
yg-relation-casual_companion = Случаен спътник
    .text = В твоя свят след хвърляне за риск на другия бог можеш да вземеш един елф или един зар на ваните, който той трябва да върне.
yg-relation-travelling_companion = Спътник в пътуването
    .text = Преди придвижването си можеш да отидеш в света на другия бог.
yg-supporting = поддържащ бог

## Enemies

yg-enemy-hel = Хел
    .text = Изкачва се с един свят; средното ниво се завърта; богът, който е на ход, губи 1 точка живот.
    .flight = обратно в Нифлхейм
    .with = с Хел
yg-enemy-surtur = Суртур
    .text = Изкачва се с един свят; средното ниво се завърта; към него се присъединяват двама Огнени великани.
    .flight = обратно в Муспелхейм
    .with = със Суртур
yg-enemy-loki = Локи
    .text = Идва при бога, който е на ход; средното ниво се завърта; активира се йотун.
    .flight = в Клетката
    .with = с Локи
yg-enemy-jormungand = Йормунганд
    .text = Преплува до следващия остров и праща Безименни при Хел.
    .flight = с един остров назад
    .with = с Йормунганд
yg-enemy-fenrir = Фенрир
    .text = Изтръгва се и отива в Асгард, а ако вече е там, отнема 3 точки живот; ходът свършва.
    .flight = в Клетката
    .with = с Фенрир
yg-enemy-nidhogg = Нидхьог
    .text = Прогризва си път с едно поле по-близо до Дървото. В трудната игра и в тази за майстори всяко поле преди Дървото активира йотун, а какво правят полетата на сага, казва тя. Когато стигне до Дървото, побеждавате, освен ако е останала неизпълнена задача на сагата.
    .with = с Нидхьог

## Jötuns

yg-jotun-thiazi = Тиаци
    .text = В Асгард не е възможно никакво действие.
    .with = с Тиаци
yg-jotun-beli = Бели
    .text = В Муспелхейм не е възможно никакво действие.
    .with = с Бели
yg-jotun-skadi = Скади
    .text = Във Ванахейм не е възможно никакво действие.
    .with = със Скади
    .gender = f
yg-jotun-starkadr = Старкад
    .text = В Алфхейм не е възможно никакво действие.
    .with = със Старкад
yg-jotun-baugi = Бауги
    .text = В Сварталфхейм не е възможно никакво действие.
    .with = с Бауги
yg-jotun-geirrod = Гейрьод
    .text = В Нидавелир не е възможно никакво действие.
    .with = с Гейрьод
yg-jotun-gjalp = Гялп
    .text = В Нифлхейм не е възможно никакво действие.
    .with = с Гялп
    .gender = f
yg-jotun-greip = Грейп
    .text = В Мидгард не е възможно никакво действие.
    .with = с Грейп
    .gender = f
yg-jotun-angrboda = Ангрбода
    .text = С Локи не може да се води битка, преди Ангрбода да бъде победена.
    .with = с Ангрбода
    .gender = f
yg-jotun-gerda = Герда
    .text = Със Суртур не може да се води битка, преди Герда да бъде победена.
    .with = с Герда
    .gender = f
yg-jotun-hyrrokkin = Хирокин
    .text = С Хел не може да се води битка, преди Хирокин да бъде победена.
    .with = с Хирокин
    .gender = f
yg-jotun-hymir = Химир
    .text = С Йормунганд не може да се води битка, преди Химир да бъде победен.
    .with = с Химир
yg-jotun-vafthrudnir = Вафтруднир
    .text = С Фенрир не може да се води битка, преди Вафтруднир да бъде победен.
    .with = с Вафтруднир
yg-jotun-suttung = Сутунг
    .text = Никой не може да използва елфи след хвърляне за риск.
    .with = със Сутунг
yg-jotun-skyrmir = Скримир
    .text = Никой не може да използва герои срещу рискове.
    .with = със Скримир
yg-jotun-thrym = Трим
    .text = Никой артефакт не действа.
    .with = с Трим
yg-jotun-hrungnir = Хрунгнир
    .text = Не могат да се хвърлят зарове на ваните.
    .with = с Хрунгнир
yg-jotun-utgardloki = Утгардлоки
    .text = Не могат да се хвърлят зарове на боговете.
    .with = с Утгардлоки

## Artifacts

yg-artifact-andvarinaut = Андваринаут
    .text = След хвърляне за риск, веднъж: хвърли отново които искаш от своите зарове на ваните.
yg-artifact-draupnir = Драупнир
    .text = След хвърляне за риск, веднъж: хвърли отново своя зар на бога.
yg-artifact-gjallarhorn = Гялархорн
    .text = Можеш да се придвижиш в който и да е свят на средното ниво.
yg-artifact-hringhorn = Хрингхорн
    .text = Можеш да се придвижиш в който и да е свят на долното ниво.
yg-artifact-skidbladnir = Скидбладнир
    .text = Можеш да се придвижиш в който и да е свят на горното ниво.
yg-artifact-megingjord = Мегингьорд
    .text = Твоите артефакти, които премахват по един риск, премахват по { $amount }.
yg-artifact-gleipnir = Глейпнир
    .text = С { $amount ->
        [one] { $amount } риск
       *[other] { $amount } риска
    } по-малко в битка с Фенрир.
yg-artifact-gungnir = Гунгнир
    .text = С { $amount ->
        [one] { $amount } риск
       *[other] { $amount } риска
    } по-малко в битка с Хел.
yg-artifact-hofund = Хофунд
    .text = С { $amount ->
        [one] { $amount } риск
       *[other] { $amount } риска
    } по-малко в битка с Локи.
yg-artifact-jarngreipr = Ярнгрейпр
    .text = С { $amount ->
        [one] { $amount } риск
       *[other] { $amount } риска
    } по-малко в битка с който и да е йотун.
yg-artifact-mimming = Миминг
    .text = С { $amount ->
        [one] { $amount } риск
       *[other] { $amount } риска
    } по-малко в битка със Суртур.
yg-artifact-mjollnir = Мьолнир
    .text = С { $amount ->
        [one] { $amount } риск
       *[other] { $amount } риска
    } по-малко в битка с Йормунганд.
yg-artifact-brisingamen = Брисингамен
    .text = След хвърляне за риск запази { $amount ->
        [one] { $amount } зар на ваните
       *[other] { $amount } зара на ваните
    } от тези, които трябва да се върнат.
yg-artifact-gullinbursti = Гулинбурсти
    .text = В своя ход можеш и да извършиш действие, и да се биеш, в какъвто искаш ред.
yg-artifact-idunn_epli = Ябълките на Идун
    .text = Изцеляването на Дървото ти струва { $amount ->
        [one] { $amount } точка живот
       *[other] { $amount } точки живот
    } вместо 2.
yg-artifact-odroerir = Одрьорир
    .text = Когато си без други богове в свят без Врагове, действието ти там е с подкрепа.
yg-artifact-svalinn = Свалин
    .text = След хвърляне за риск запази { $amount ->
        [one] { $amount } елф
       *[other] { $amount } елфи
    } от тези, които са обърнали зарове.
yg-artifact-valshamr = Валсхам
    .text = Враговете не пречат на действията ти: все едно ги няма.

## Creatures

yg-creature-dain_and_brothers = Даин, Дунейр, Дуратор и Двалин
    .text = Възстанови { $amount ->
        [one] { $amount } точка живот
       *[other] { $amount } точки живот
    }.
yg-creature-eikthyrnir = Ейктирнир
    .text = Изцели един опустошен свят, без да плащаш.
yg-creature-geri_and_freki = Гери и Фреки
    .text = Иди в който и да е свят и се бий там, с { $amount ->
        [one] { $amount } риск
       *[other] { $amount } риска
    } по-малко.
yg-creature-gullfaxi = Гулфакси
    .text = Победи един йотун без битка.
yg-creature-gullinkambi = Гулинкамби
    .text = От Мидгард във Валхала { $amount ->
        [one] отива { $amount } герой
       *[other] отиват { $amount } герои
    }.
yg-creature-gulltopp = Гултоп
    .text = Всички богове могат да си дават един на друг елфи, зарове на ваните и артефакти.
yg-creature-heidrun = Хейдрун
    .text = Възстанови до { $amount } точки живот.
yg-creature-hildisvini = Хилдисвини
    .text = Вземи до { $amount } елфи.
yg-creature-hugin_and_munin = Хугин и Мунин
    .text = Вземи до { $amount } зара на ваните.
yg-creature-ratatosk = Рататоск
    .text = Иди в който и да е свят и извърши действието му.
yg-creature-saehrimnir = Сехримнир
    .text = Бог по твой избор възстановява { $amount ->
        [one] { $amount } точка живот
       *[other] { $amount } точки живот
    }.
yg-creature-skuld = Скулд
    .text = Всеки играч вижда следващите { $amount } карти на своето тесте и може да ги размени.
yg-creature-sleipnir = Слейпнир
    .text = Всеки бог може да отиде в който и да е свят.
yg-creature-tanngrisnir_and_tanngnjostr = Тангриснир и Тангньостр
    .text = Два пъти: бог по твой избор възстановява { $amount ->
        [one] { $amount } точка живот
       *[other] { $amount } точки живот
    }.
yg-creature-urd = Урд
    .text = До { $amount } открити карти от Колелото отиват на дъното на своите тестета.
yg-creature-vedrfolnir = Ведрфьолнир
    .text = До { $amount } герои отиват от Мидгард във Валхала.
yg-creature-verdandi = Верданди
    .text = Всички богове могат да си дават един на друг точки живот.
yg-creature-vidofnir = Видофнир
    .text = До { $amount } герои отиват от Мидгард във Валхала.

## The end

yg-defeat-D1 = Един бог изгуби последната си точка живот.
yg-defeat-D2 = Хел беше активирана на горното ниво: няма накъде повече да се изкачва.
yg-defeat-D3 = Суртур беше активиран на горното ниво: няма накъде повече да се изкачва.
yg-defeat-D4 = Суртур повика двама Огнени великани, а в Муспелхейм бяха останали по-малко.
yg-defeat-D5 = Трябваше да се активира йотун, но на стълбата на Локи нямаше повече пионки.
yg-defeat-D6 = Трябваше да се активира йотун, но нямаше повече карти на йотуни.
yg-defeat-D7 = Йормунганд беше активиран на последния си остров.
yg-defeat-D8 = При Хел трябваше да дойдат повече Безименни, отколкото бяха останали в Мидгард.
yg-defeat-D9 = Падна още един свят, а в Клетката нямаше жетон за опустошение.
yg-defeat-D10 = Нидхьог стигна до Мъртво дърво.
yg-defeat-D11 = Едно указание на сагата не можеше да бъде изпълнено.
yg-defeat-D12 = Изпълни се особено условие за загуба на сагата.

## Prompts

yg-risk-fight = Битка { $opponent-with }
yg-risk-action = Рисковано действие
# $die (yg-die-* with its owner), $faces joined from yg-face-*
yg-rolled-dice =
    { $count ->
        [1] { $die } – { $faces }
       *[other] { $die-many } – { $faces }
    }
yg-rolled-none = без зарове
yg-rolled-turned = { $face }, обърната от елф
yg-die-of = зарът на { $god }
yg-prompt-turn_order = Рунд { $round }: всеки бог е сложил карта „Враг“ с лицето надолу. { $god }, ти решаваш от името на всички: чий е първият ход?
yg-prompt-turn_order-next = Чий е следващият ход?
yg-prompt-support_move = Картата, която активира Врага, е на { $helper }, затова { $helper } може да се придвижи. Накъде?
yg-prompt-move = Твой ред е, { $god }: иди в друг свят от това ниво или от тази колона, или остани. После – действие или битка.
yg-prompt-action = { $god } { $world-in }: извърши действие, бий се или не прави нищо.
yg-prompt-action-fight = Гулинбурсти: { $god }, { $world-in } можеш и да се биеш.
yg-prompt-action-act = Гулинбурсти: { $god }, { $world-in } можеш да извършиш и действие.
yg-prompt-heroes = { $what }: { $risks }. Всеки останал накрая струва 1 точка живот (имаш { $life }). Колко герои пращаш от Валхала? Всеки със сигурност премахва един риск.
yg-prompt-add_die = { $what }: { $taker } поема { $risks } в твоя свят. { $god }, добавяш ли своя зар на бога? Не струва нищо.
yg-prompt-add_die-supporting = { $what }: { $risks }. Хвърляш ли и зара на поддържащия бог?
yg-prompt-dice = { $what }: { $risks } за премахване; всеки останал струва 1 точка живот (имаш { $life }). Колко зара на ваните хвърляш освен зара на бога?
yg-prompt-dice-alone = { $what }: { $risks } за премахване; всеки останал струва 1 точка живот (имаш { $life }). Утгардлоки не позволява зар на бога: колко зара на ваните хвърляш?
yg-prompt-reroll = Хвърляне: { $rolled }. Остава: { $risks }. Артефактите ти позволяват да хвърлиш отново зарове: кои?
yg-prompt-reroll-marked = Избрани за повторно хвърляне: { $pieces }. Още един, или хвърляш сега?
yg-prompt-added_reroll = Хвърляне: { $rolled }. Остава: { $risks }. Драупнир: { $god }, хвърляш ли отново добавения зар?
yg-prompt-added_elf = Хвърляне: { $rolled }. Остава: { $risks }. { $god }, ще обърне ли твой елф добавения зар в успех?
yg-prompt-elves = Хвърляне: { $rolled }. Остава: { $risks }; всеки струва 1 точка живот (имаш { $life }). { $god }, ще използваш ли нещо? Едно по едно.
yg-prompt-keep_elf = Свалин: { $god }, запазваш ли един елф, който трябва да се върне в Алфхейм?
yg-prompt-keep_die = Брисингамен: { $god }, запазваш ли един зар на ваните, който трябва да се върне във Ванахейм?
yg-prompt-companion = Случаен спътник: { $god }, вземаш ли едно от онова, което { $taker } трябва да върне след това хвърляне?
yg-prompt-companion-own = Случаен спътник: { $god }, запазваш ли едно от онова, което трябва да върнеш след това хвърляне?
yg-prompt-amount = Колко?
yg-prompt-amount-elves = Колко елфи вземаш? Всеки може да превърне неуспех на зар в успех.
yg-prompt-amount-vanir_dice = Колко зара на ваните вземаш? Хвърляш ги, когато поемаш рискове.
yg-prompt-amount-heroes = Колко герои отиват във Валхала? Всеки може да премахне риск за който и да е бог.
yg-prompt-amount-nameless = Колко Безименни прогонваш от стълбата на Хел? Всеки я отслабва с едно.
yg-prompt-amount-fire_giants = Колко Огнени великани прогонваш от стълбата на Суртур? Всеки го отслабва с едно.
yg-prompt-amount-life = Колко точки живот възстановяваш?
yg-prompt-artifact_stack = Кой артефакт вземаш, { $god }? Той остава при теб, а на негово място се открива следващият.
yg-prompt-heal_world = Кой опустошен свят се изцелява? Жетонът му се връща в Клетката.
yg-prompt-draw = Колко създания теглиш? Използваш едно от тях; всички напускат играта.
yg-prompt-creature = Кое създание помага? Останалите напускат играта неизползвани.
yg-prompt-runestones = { $god }, руническите камъни са хвърлени. Използвай всеки ефект веднъж, в какъвто искаш ред, или спри. Кой е следващият?
yg-prompt-runestone_move = Рунически камък: кой бог се придвижва и накъде?
yg-prompt-runestone_rotate = Рунически камък: колко се завърта средното ниво?
yg-prompt-runestone_action = Рунически камък: действието на кой свят извършваш оттук като нормално?
yg-prompt-creature_move = Рататоск: иди в който и да е свят или остани; после можеш да извършиш действието му.
yg-prompt-creature_move-fight = Гери и Фреки: иди в който и да е свят или остани; после можеш да се биеш там.
yg-prompt-creature_fight = Гери и Фреки: с кого се биеш тук? Един риск отпада със сигурност.
yg-prompt-creature_action = Рататоск: извършваш ли действието на този свят?
yg-prompt-defeat_jotun = Гулфакси: кой йотун е победен без битка?
yg-prompt-regain_life = Кой бог възстановява 1 точка живот?
yg-prompt-exchange = Гултоп: { $god }, даваш ли нещо свое на други? Едно по едно.
yg-prompt-exchange-life = Верданди: { $god }, даваш ли точки живот на други, една по една? На всеки бог остава поне 1.
yg-prompt-skuld = Скулд: { $god }, следващите ти карти са { $first }, после { $second }. Разменяш ли ги?
yg-prompt-sleipnir = Слейпнир: { $god }, можеш да отидеш в който и да е свят или да останеш.
yg-prompt-urd = Урд: коя открита карта отива от Колелото на дъното на тестето на собственика си?
yg-prompt-saga_choice = { $title }: сагата оставя избора на теб, { $god }.
yg-prompt-saga_choice-world = { $entry }: { $god }, избери свят.
yg-prompt-saga_choice-opponent = { $entry }: { $god }, избери противник.
yg-prompt-saga_choice-number = { $entry }: { $god }, колко?
yg-prompt-saga_choice-god = { $entry }: { $god }, избери бог.
yg-prompt-duel = { $god } срещу { $opponent }: обявяваш ли двубой? Това са четири риска повече (не и за Фрея и Фриг), но ако не загубиш живот или срещата ви е орисана, Врагът загива и няма да се върне.
yg-prompt-duel-cage = { yg-prompt-duel } Ако { $opponent } не падне сега, отива в Клетката, където никой не може да се бие с него: тогава и петимата могат да паднат само ако той бъде активиран отново, преди Нидхьог да стигне до Дървото.
yg-prompt-remote_action = Рунически камък: кое действие на { $world } извършваш оттук?
yg-prompt-travel = Спътник в пътуването: { $god }, присъединяваш ли се първо към някой от тези богове? Нормалното придвижване е след това.
yg-prompt-kin = Сродник: { $god }, можеш да поискаш нещо от { $kin } в твоя свят, едно по едно.
yg-prompt-kin-so_far = Сродник: { $god }, искаш от { $kin }: { $pieces }. Нещо друго?
yg-prompt-kin_consent = Сродник: { $kin } иска от теб, { $god }: { $pieces }. Даваш ли?
yg-prompt-kin_life = Ще изгубиш { $life ->
        [one] { $life } точка живот
       *[other] { $life } точки живот
    }. Колко от тях губи вместо теб твоят сродник { $helper }?
yg-prompt-receiver = Урд връща карта „{ $enemy }“ (на { $owner }): под чие тесте?

## Choices

yg-choice-done = Готово
yg-choice-done-support_move = Остани
yg-choice-done-move = Остани
yg-choice-done-move-over = Остани: ходът ти свършва
yg-choice-done-action = Не прави нищо
yg-choice-done-add_die = Не
yg-choice-done-reroll = Без повторно хвърляне
yg-choice-done-reroll-marked = Хвърли отново избраните зарове
yg-choice-done-added_reroll = Не
yg-choice-done-added_elf = Не
yg-choice-done-elves = { $left ->
        [0] Нататък
        [one] Стига толкова: губиш { $left } точка живот
       *[other] Стига толкова: губиш { $left } точки живот
    }
yg-choice-done-keep_elf = Не, нека се върне
yg-choice-done-keep_die = Не, нека се върне
yg-choice-done-companion = Не вземай нищо
yg-choice-done-runestones = Стига, не използвай повече
yg-choice-done-creature_move = Остани
yg-choice-done-creature_fight = Без битка
yg-choice-done-creature_action = Без действие
yg-choice-done-regain_life = Никой
yg-choice-done-exchange = Не давай повече
yg-choice-done-skuld = Остави ги така
yg-choice-done-sleipnir = Остани
yg-choice-done-urd = Без повече карти
yg-choice-done-duel = Без двубой, обикновена битка
yg-choice-done-travel = Не се присъединявай
yg-choice-done-kin = Не искай нищо
yg-choice-done-kin-asked = Поискай това
yg-choice-done-kin_consent = Не
yg-choice-act = Действие { $world-in }: { $offer }
yg-choice-heal = { $offer }
yg-choice-saga = { $deed }
yg-choice-fight = Бий се { $opponent-with }: { $risk ->
        [one] { $risk } риск
       *[other] { $risk } риска
    }
yg-choice-comfort = Божествената сила на Фриг: 1 точка живот за { $god }
yg-choice-move = Иди { $world-in }
yg-choice-to = { $world }
yg-choice-send = { $god } { $world-in }
yg-choice-turn = { $god }
yg-choice-travel = Присъедини се към { $god } { $world-in }
yg-choice-heroes = { $pieces }
yg-choice-dice = { $pieces }
yg-choice-add = Да, добави зара
yg-choice-mark = Хвърли отново зар на ваните: { $face }
yg-choice-reroll = Драупнир: хвърли отново зара на { $god }
yg-choice-reroll-god = Драупнир: хвърли отново зара на бога
yg-choice-elf = Елф обръща зар на ваните ({ $face })
yg-choice-elf-god = Елф обръща зара на бога ({ $face })
yg-choice-elf-added = Елф обръща зара на { $god }
yg-choice-pair = Божествената сила на Фрейр: върни двама елфи, един риск по-малко
yg-choice-hero = Прати герой, един риск по-малко
yg-choice-keep = Да, запази
yg-choice-swap = Размени ги
yg-choice-take = { $pieces-cap }
yg-choice-take-none = Нищо
yg-choice-stack = { $artifact }
yg-choice-creature = { $creature }
yg-choice-use = { $stone-cap }: { $effect }
yg-choice-rotate = { $steps ->
        [0] Без завъртане
        [one] На { $steps } стъпка
       *[other] На { $steps } стъпки
    }
yg-choice-beat = { $jotun }
yg-choice-cheer = 1 точка живот за { $god }
yg-choice-give = Дай на { $god }: { $gift }
yg-choice-return = { $enemy } (карта на { $god })
yg-choice-deck = Под тестето на { $god }
yg-choice-duel = Да, двубой
yg-choice-accept = Да, дай
yg-choice-choose = { $foe }

## The log

yg-event-round_began = Рунд { $round }
yg-event-placed_in_order = Ход номер { $turn } в рунда е на { $god }.
yg-event-revealed = { $god } разкрива карта „{ $enemy }“.
yg-event-activated = Активира се { $enemy }.
yg-event-activated-turn_over = Активира се { $enemy }: ходът на { $god } свършва.
yg-event-enemy_moved = { $enemy } отива { $world-in }.
yg-event-rotated = Средното ниво се завърта на { $steps ->
        [one] { $steps } стъпка
       *[other] { $steps } стъпки
    }.
yg-event-changed_life = { $god } възстановява { $life ->
        [one] { $life } точка живот
       *[other] { $life } точки живот
    }.
yg-event-changed_life-back = { $god } губи { $life ->
        [one] { $life } точка живот
       *[other] { $life } точки живот
    }.
yg-event-moved_fire_giants = { $amount ->
        [one] { $amount } Огнен великан отива при Суртур.
       *[other] { $amount } Огнени великани отиват при Суртур.
    }
yg-event-moved_fire_giants-back = { $amount ->
        [one] { $amount } Огнен великан напуска стълбата на Суртур.
       *[other] { $amount } Огнени великани напускат стълбата на Суртур.
    }
yg-event-moved_nameless = { $amount ->
        [one] { $amount } Безименен отива при Хел.
       *[other] { $amount } Безименни отиват при Хел.
    }
yg-event-moved_nameless-back = { $amount ->
        [one] { $amount } Безименен напуска стълбата на Хел.
       *[other] { $amount } Безименни напускат стълбата на Хел.
    }
yg-event-reached_island = Йормунганд стига до остров { $island }.
yg-event-jotun_activated = Активира се йотун: { $jotun }. { $jotun-text }
yg-event-jotun_beaten = { $jotun-gender ->
        [f] { $jotun } е победена
       *[m] { $jotun } е победен
    }; пионката се връща на стълбата на Локи.
yg-event-devastated = { $world } е опустошен.
yg-event-healed = { $world } е изцелен.
yg-event-nidhogg_moved = Нидхьог стига до поле { $space }.
yg-event-card_returned = Карта „{ $enemy }“ се връща на дъното на тестето на { $god }.
yg-event-card_shuffled_in = { $god } размесва карта „{ $enemy }“ в тестето.
yg-event-moved = { $god } отива от { $source } { $world-in }.
yg-event-fight_began = { $god } се бие { $opponent-with }.
yg-event-action_began = { $god } извършва действие { $world-in }.
yg-event-moved_heroes = { $amount ->
        [one] { $amount } герой отива във Валхала.
       *[other] { $amount } герои отиват във Валхала.
    }
yg-event-moved_heroes-back = { $amount ->
        [one] { $amount } герой се връща от Валхала в Мидгард.
       *[other] { $amount } герои се връщат от Валхала в Мидгард.
    }
yg-event-rolled = { $god } хвърля { $die-the }: { $face }.
yg-event-rerolled = { $god } хвърля отново { $die-the }: { $face }.
yg-event-spent_elf = { $god } използва елф: неуспехът на зара става успех.
yg-event-returned_elves = { $god } връща двама елфи: един риск по-малко.
yg-event-risks = { $god } поема { $taken ->
        [one] { $taken } риск
       *[other] { $taken } риска
    }.
yg-event-risks-spared = { $god } поема { $taken ->
        [one] { $taken } риск
       *[other] { $taken } риска
    }; { $left ->
        [0] не остава нито един
        [one] остава { $left }
       *[other] остават { $left }
    }.
yg-event-moved_elves = { $god } взема { $amount ->
        [one] { $amount } елф
       *[other] { $amount } елфи
    }.
yg-event-moved_elves-back = { $god } трябва да върне { $amount ->
        [one] { $amount } елф
       *[other] { $amount } елфи
    }.
yg-event-moved_vanir_dice = { $god } взема { $amount ->
        [one] { $amount } зар на ваните
       *[other] { $amount } зара на ваните
    }.
yg-event-moved_vanir_dice-back = { $god } трябва да върне { $amount ->
        [one] { $amount } зар на ваните
       *[other] { $amount } зара на ваните
    }.
yg-event-took_artifact = { $god } взема артефакт: { $artifact }.
yg-event-drew_creature = { $god } тегли създание: { $creature }.
yg-event-resolved_creature = { $god } приема помощта на { $creature }.
yg-event-threw_runestone = { $god } хвърля { $stone-the } рунически камък: { $effect }.
yg-event-gave = { $god } дава на { $receiver }: { $gift }.
yg-event-kept_piece = { $god } запазва: { $gift }.
yg-event-took_piece = { $god } взема от { $giver }: { $gift }.
yg-event-swapped_cards = { $god } разменя следващите две карти на тестето.
yg-event-won = Нидхьог стигна до Дървото, а Дървото устоя.
yg-event-lost = { $defeat } Настъпи Рагнарок.
yg-event-lost-entry = { $defeat } { $entry }. Настъпи Рагнарок.
yg-event-added_die = { $god } добавя своя зар на бога към хвърлянето.
yg-event-page_turned = Страница { $page } на сагата: { $title }.
yg-event-counter_changed = { $counter }: { $value }.
yg-event-opponent_moved = { $foe } отива { $place-in }.
yg-event-opponent_moved-out = { $foe } напуска Дървото.
yg-event-token_turned_up = Обърнат е жетон „{ $token }“.
yg-event-token_put_back = Жетон „{ $token }“ отново лежи с лицето надолу { $world-in }.
yg-event-enemy_fell = { $enemy } загива и няма да се върне.
yg-event-saga_action_began = { $god } извършва действие на сагата: { $deed }.
yg-event-declared_duel = { $god } предизвиква { $opponent } на двубой.
yg-event-travelled = { $god } се присъединява към { $companion }.
yg-event-took_from_kin = { $god } взема от запаса на { $giver }.

## Options of a new game

yg-option-gods = Богове
    .help = Кой бог е всеки играч; иначе се тегли жребий.
yg-option-supporting = Поддържащи богове
    .help = На един или двама играчи помагат други богове; иначе се тегли жребий.
yg-option-saga = Сага
    .help = Сага от кампанията със свои правила или основна игра.
yg-option-saga-none = Няма: основна игра
yg-option-sheets = Таблици на опита
    .help = Какво са научили боговете в кампанията, по един ред за всеки.

## Refusals: "... has to ..."

yg-asked-turn_order = да назове реда на ходовете
yg-asked-support_move = да реши дали да придвижи поддържащия бог
yg-asked-move = да се придвижи или да остане
yg-asked-action = да се бие, да извърши действие или да приключи
yg-asked-heroes = да каже колко герои премахват рискове
yg-asked-add_die = да каже дали се добавя зар на бога
yg-asked-dice = да каже колко зара на ваните се хвърлят
yg-asked-reroll = да хвърли отново зарове или да приключи
yg-asked-added_reroll = да хвърли отново добавения зар или да приключи
yg-asked-added_elf = да използва елф за добавения зар или да приключи
yg-asked-elves = да използва елфи или божествена сила или да приключи
yg-asked-keep_elf = да реши дали да запази елф чрез Свалин
yg-asked-keep_die = да реши дали да запази зар на ваните чрез Брисингамен
yg-asked-companion = да реши дали да вземе нещо като Случаен спътник
yg-asked-amount = да каже колко
yg-asked-artifact_stack = да избере тесте с артефакти
yg-asked-heal_world = да избере опустошен свят за изцеляване
yg-asked-draw = да каже колко създания се теглят
yg-asked-creature = да избере едно от изтеглените създания
yg-asked-runestones = да използва рунически камък или да приключи
yg-asked-runestone_move = да придвижи бог с руническия камък
yg-asked-runestone_rotate = да каже колко се завърта средното ниво
yg-asked-runestone_action = да избере света за действието на руническия камък
yg-asked-creature_move = да отиде в който и да е свят или да остане
yg-asked-creature_fight = да реши дали да започне битка чрез Гери и Фреки
yg-asked-creature_action = да реши дали да извърши действието на света чрез Рататоск
yg-asked-defeat_jotun = да избере йотун за Гулфакси
yg-asked-regain_life = да избере бог, който възстановява живот
yg-asked-exchange = да дава на други или да приключи
yg-asked-skuld = да върне двете карти, разменени или не
yg-asked-sleipnir = да отиде в който и да е свят или да остане
yg-asked-urd = да избере открити карти от Колелото или да приключи
yg-asked-saga_choice = да избере, както иска сагата
yg-asked-duel = да реши дали да обяви двубой
yg-asked-remote_action = да избере действието, което носи руническият камък
yg-asked-travel = да реши дали да отиде в света на спътник
yg-asked-kin = да поиска нещо от сродник или да приключи
yg-asked-kin_consent = да приеме или да откаже молбата на сродника
yg-asked-kin_life = да каже колко живот губи вместо него поддържащият сродник
yg-asked-receiver = да избере под чие тесте отива картата на поддържащия бог
yg-refusal-over = „{ $text }“ идва твърде късно: играта свърши
yg-refusal-not_asked = { $god } не е на ред: { $other } трябва { $decision }
yg-refusal-must = { $god } трябва { $decision }
yg-refusal-suttung = Сутунг на Меча на препятствията забранява използването на елфи след хвърляне
yg-refusal-not_possible = { $god } трябва { $decision }; „{ $text }“ сега не е възможно
yg-refusal-already_there = { $god } вече е { $world-in } и може просто да остане
yg-refusal-no_entry = { $entry }: сега не може да се влезе { $world-in } от { $source }
yg-refusal-too_far = { $world } не е нито на нивото, нито в колоната на { $source }
yg-refusal-no_fight_left = { $god } няма право на повече битки в този ход
yg-refusal-guarded = Йотун пази { $opponent }: битка не е възможна
yg-refusal-not_here = { $opponent } не е { $world-in }
yg-refusal-foe_not_now = { $opponent }: тук и сега битка не е възможна
yg-refusal-not_activated = { $opponent }: този йотун не е активиран
yg-refusal-guard_in_cage = { $opponent } седи върху Враг в Клетката: битка не е възможна
yg-refusal-fought_elsewhere = { $opponent }: битката е { $world-in }
yg-refusal-no_action_left = { $god } няма право на повече действия в този ход
yg-refusal-comfort = Това може само Фриг с божествената си сила, и то за ранен бог в нейния свят
yg-refusal-blocked = Йотун блокира { $world }: там не е възможно никакво действие
yg-refusal-saga_action = Това действие на сагата тук и сега не е възможно
yg-refusal-not_devastated = { $world } не е опустошен
yg-refusal-devastated = { $world } е опустошен: там е възможно само Изцеляване на Дървото или действие на сагата
yg-refusal-no_use = Действието на { $world } сега не би дало нищо

## The browser's table

yg-ui-tree = Дървото с деветте си свята
yg-ui-cage = Клетката: { $markers ->
        [one] остава { $markers } решетка
       *[other] остават { $markers } решетки
    }. Всеки опустошен свят отнема една и усилва Фенрир.
yg-ui-valhalla = Валхала: { $heroes ->
        [one] там чака { $heroes } герой
       *[other] там чакат { $heroes } герои
    }; всеки премахва един риск.
yg-ui-ladder-hel = Стълбата на Хел: { $count } от { $most } Безименни, всеки я усилва с едно. Ако трябва да дойдат повече, отколкото са останали, играта е загубена.
yg-ui-ladder-surtur = Стълбата на Суртур: { $count } от { $most } Огнени великани, всеки го усилва с едно. Ако трябва да дойдат повече, отколкото са останали, играта е загубена.
yg-ui-ladder-loki = Стълбата на Локи: активирани йотуни { $count } от { $most }, всеки го усилва с едно. Ако трябва да се активира още един, а няма, играта е загубена.
yg-ui-level = { $level }: { $moves } стъпки
yg-ui-way = Нидхьог е на поле { $space } от { $most }.
yg-ui-fights = битка: { $opponents }
yg-ui-strength = { $name }, сила { $strength }.
yg-ui-guarded = Пазач: { $jotun }.
yg-ui-life = { $god }: { $life } от { $most } точки живот.
yg-ui-life-short = { $life } от { $most } точки живот
yg-ui-no-card = няма карта за разкриване
yg-ui-surely = със сигурност { $enemy }
yg-ui-any-card = който и да е Враг
yg-ui-odds = { $what }: { $risks }, шанс да не се загуби живот: { $alone } само със зара на бога, { $best } с всичко.
yg-ui-odds-fall = { $what }: { $risks }, шанс да не се загуби живот: { $alone } само със зара на бога, { $best } с всичко; последната точка живот се губи с вероятност поне { $fall }.
yg-ui-relation = { $relation }: { $gods }
yg-ui-deck = { $count ->
        [one] Тесте с Врагове, { $count } карта
       *[other] Тесте с Врагове, { $count } карти
    }, отгоре надолу: { $cards }.
yg-ui-deck-hidden = Някъде в него или с лицето надолу: { $cards }.
yg-ui-wheel = На Колелото: { $gods }.
yg-ui-wheel-next = На Колелото: { $gods }. Още една карта активира този Враг.
yg-ui-order = Ред на ходовете
yg-ui-order-of = Рунд { $round }: ред на ходовете
yg-ui-has-turn = сега е на ход
yg-ui-had-turn = ходът мина
yg-ui-saga = Сага { $number }
yg-ui-close = Затвори
yg-ui-risks-left = Остава: { $risks }. Всеки струва 1 точка живот; сега точките живот са { $life }.
yg-ui-risks-deadly = Остава: { $risks }. Това стига, за да отнеме { $life ->
        [one] единствената точка живот
       *[other] и последната от { $life } точки живот
    }, а тогава всичко е загубено.
yg-ui-others-choose = Избира { $god }.
yg-ui-unhurt = без загуби
yg-ui-chances = шанс за изход без загуби
yg-ui-mean = средно { $mean } загубени точки живот
yg-ui-with-elves = { $unhurt } с помощта на: { $elves }
yg-ui-dice-back = връщащи се зарове: { $back }
yg-ui-fall = { $fall }: загуба на последната точка живот
yg-ui-press-elf = Натисни зар с неуспех: елф го превръща в успех. Имаш: { $elves }.
yg-ui-press-reroll = Натисни заровете за повторно хвърляне.
yg-ui-rolls = { $god } хвърля
yg-ui-rolls-again = { $god } хвърля отново
yg-ui-unharmed = { $god } не губи живот.
yg-ui-creatures = { $god } изтегли създания: едно помага
yg-ui-artifacts = { $god } взема артефакт
yg-ui-stones = { $god } хвърли руническите камъни
yg-ui-exchange = Гултоп: боговете могат да си дават от запасите си
yg-ui-exchange-life = Верданди: боговете могат да си дават точки живот
yg-ui-exchange-turn = Сега може да дава { $god }.
yg-ui-exchange-how = Натисни нещо на своето табло, после бога, който го получава.
yg-ui-kin-asks = { $holder } може да поиска нещо от { $linked }.
yg-ui-kin-waits = { $linked } се съгласява или не.
yg-ui-skuld = Скулд: следващите карти на { $god }
yg-ui-earned = Точки опит за всеки бог: { $points }.
yg-ui-card-laid = Картата лежи с лице нагоре на Колелото. Втора карта ({ $enemy }) активира Врага.
yg-ui-go-on = Нататък
yg-ui-won = Дървото устоя
yg-ui-lost = Настъпи Рагнарок
yg-ui-fallen-worlds = { $count ->
        [one] { $count } свят е опустошен.
       *[other] { $count } свята са опустошени.
    }
yg-ui-see-tree = Погледни Дървото
yg-ui-risks-none = Не остава риск.
yg-ui-odds-brief = { $risks }, без загуби { $range }
yg-ui-order-alarm = „!“: това би била втората карта на този Враг върху Колелото и той веднага се активира.
yg-ui-propose = Натисни бог, за да го предложиш на всички.
yg-ui-propose-gift = Поискай нещо:
yg-ui-proposed = Предложено от: { $names }
yg-ui-fallen = извън играта
yg-ui-fallen-count = Паднали: { $count } от { $most }
yg-said-turn = предлага: { $god }, ход { $turn }.
yg-said-give = иска от { $giver }: { $gift }.
yg-ui-verb-act = Действие
yg-ui-verb-comfort = Божествената сила на Фриг: 1 точка живот
yg-ui-campaign-about = Сага след сага, по ред. Загубена сага се играе отново; след всяка игра боговете печелят опит и го харчат в таблиците си.
yg-ui-campaign-mine = Моите кампании
yg-ui-campaign-gods = Богове
yg-ui-campaign-players = { $count ->
        [one] { $count } играч
       *[other] { $count } играчи
    }
yg-ui-campaign-rest = { $count ->
        [0] Всеки има бог.
        [one] Още { $count } бог се тегли по жребий.
       *[other] Още { $count } богове се теглят по жребий.
    }
yg-ui-campaign-new = Започни кампания
yg-ui-campaign-go-on = Продължи започнатата игра
yg-ui-campaign-won = Всички саги са спечелени: кампанията завърши и Дървото устоя.
yg-ui-campaign-sheets = Опит
yg-ui-campaign-auto = Похарчи целия опит разумно
yg-ui-campaign-unspent = още неизразходвани: { $gods }
yg-ui-campaign-undo = Върни: { $box }
yg-ui-campaign-look = Какво дава това поле
yg-ui-campaign-price = Точки опит: сега { $xp }, после { $left }.
yg-ui-campaign-buy = Купи това поле
yg-ui-campaign-begin = Започни тази сага
yg-ui-campaign-progress = Спечелени саги: { $won } от { $all }
yg-ui-campaign-seeded = Който е започнал тази кампания, е избрал раздаванията ѝ и може да ги знае.
yg-ui-campaign-later = Редът ѝ идва, когато бъде спечелена сага { $number }.
yg-ui-campaign-page = Страница { $number }: { $title }
yg-ui-campaign-boxes = Точки опит за всеки бог: { $victory } за спечелена сага, { $defeat } за загубена. Полето струва толкова точки, колкото пише в него; редовете се пълнят отляво.
yg-ui-campaign-game = Игра { $number }: { $result ->
        [won] спечелена
        [lost] загубена
       *[other] недовършена
    }
yg-ui-campaign-link = { $relation }: с кого? Точки опит: { $xp }
yg-ui-campaign-saga-won = спечелена
yg-ui-campaign-saga-lost = { $count ->
        [one] загубена веднъж
       *[other] загубена { $count } пъти
    }
yg-ui-who-me = аз
yg-ui-who-device = същото устройство
yg-ui-who-friend = приятел (с линк)
yg-box-buy = Купи за { $xp ->
        [one] { $xp } точка опит
       *[other] { $xp } точки опит
    }
yg-ui-source-base = { $amount } собствена сила
yg-ui-source-jotun = { $amount } като всеки йотун
yg-ui-source-nameless = { $amount } от Безименните на стълбата
yg-ui-source-fire_giants = { $amount } от Огнените великани на стълбата
yg-ui-source-jotuns = { $amount } от активираните йотуни
yg-ui-source-devastated = { $amount } от опустошените светове
yg-ui-peek-artifacts = с { $amount } по-малко заради артефактите ти
yg-ui-peek-odds = Шанс да не се загуби живот: { $alone } само със зара на бога, { $best } с всичко.
yg-ui-peek-flight = Ако загуби битката: { $flight }.
yg-ui-peek-mode = Действие ({ $mode }): { $offer }.
yg-ui-source-saga = { $amount } от сагата
yg-ui-deed = { $deed }: { $risks }
yg-ui-rotate = { $turn } ({ $worlds })

## The terminal

yg-terminal-odds = Ø: загубен живот средно; ↩: връщащи се зарове; ☠: загуба на последната точка живот и на играта
yg-terminal-fights = Битката винаги е спечелена, но останалият риск струва живот (без загуби: само зарът на бога / с всичко).
yg-terminal-face-down = с лицето надолу
yg-terminal-artifacts = Артефакти
yg-terminal-jotuns = Активирани йотуни
yg-terminal-enemies = Враговете при активиране
yg-terminal-actions = Действия на световете
yg-terminal-creatures = Още неизтеглени създания: { $creatures }
yg-terminal-deck-of = Тесте
yg-terminal-deck-top = отгоре
yg-terminal-deck-hidden = някъде в него или с лицето надолу
yg-terminal-legend = Дървото има три нива; от един свят отиваш в друг от същото ниво или от същата колона. Средното ниво се върти: всяка стъпка мести световете му една колона наляво, най-левия надясно. Боговете са с обикновени букви, ВРАГОВЕТЕ с главни: със сила, със стълбата си и с боговете, чиито карти са открити на Колелото; още една карта на този Враг, отбелязана с !, го активира. Когато на стълбата няма място, играта е загубена. Двама Врагове опустошават свят (✗): тогава той може само да бъде изцелен или там се извършва действие на сагата. Йотун блокира свят, пази Враг [в скоби] или стои на Меча ⚔ и забранява нещо. Друг бог в твоя свят подкрепя действието ти, Враг го наказва. ⚄ зарове на ваните, ▣ решетки на Клетката, ♥ живот, ► е на ход. Печелите, когато Нидхьог стигне до Дървото и няма неизпълнена задача на сагата. „gods“ казва всичко за боговете, артефактите и йотуните, „decks“ за тестетата с Врагове. „!“: още една карта активира Врага; „‼“: това може да сложи край на играта със загуба; „+“: носи надежда.
yg-terminal-campaign-next = Следва сага { $saga }
yg-terminal-campaign-under-way = В ход е сага { $saga }
yg-terminal-campaign-prices = Какво има един бог; след „+“ е колко точки опит струва следващото поле от реда.
yg-terminal-campaign-full = пълно
yg-terminal-campaign-first = Изиграй първата игра: { $command }
yg-terminal-campaign-book = И я запиши в кампанията: { $command }
yg-terminal-campaign-spend = Могат да се купят полета: { $command }
yg-terminal-campaign-going-on = { $count ->
        [one] Играта продължава след { $count } решение.
       *[other] Играта продължава след { $count } решения.
    }
yg-terminal-campaign-bought = Купено: { $boxes }.
yg-terminal-campaign-left = { $god }: остават { $xp }.

## What the page answers by itself, if the player asks for it

yg-habit-turn_order = Оттук нататък запазвай реда на ходовете
yg-habit-amount = Винаги вземай всичко
yg-habit-exchange = Оттук нататък не давай нищо
yg-habit-kin_consent = Винаги се съгласявай

## A new table

yg-new-god = Бог на място { $seat }
yg-option-saga-value = { $number }. { $name }

## Kinds of things in the almanac

yg-almanac-god = Богове
yg-almanac-enemy = Врагове
yg-almanac-jotun = Йотуни
yg-almanac-foe = Противници от сагите
yg-almanac-artifact = Артефакти
yg-almanac-creature = Създания
yg-almanac-world = Светове

# how far a table is, on the home page
yg-progress-saga = { $saga }, рунд { $round }
