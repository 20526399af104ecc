### Yggdrasil Chronicles по-русски. Формы названий: .acc винительный, .gen родительный, .loc предложный, .dat дательный,
### .with творительный с предлогом («с Локи», «со Скади»).

## The Tree

yg-title = Yggdrasil Chronicles
yg-world-asgard = Асгард
    .text = Рискните, а затем исцелите на расстоянии один опустошённый мир.
    .gen = Асгарда
    .loc = Асгарде
yg-world-vanaheim = Ванахейм
    .text = Возьмите кубики ванов: вы бросаете их, когда рискуете.
    .gen = Ванахейма
    .loc = Ванахейме
yg-world-alfheim = Альвхейм
    .text = Возьмите эльфов: каждый превращает неудачу на кубике в успех.
    .gen = Альвхейма
    .loc = Альвхейме
yg-world-midgard = Мидгард
    .text = Отправьте героев в Вальхаллу: каждый устраняет один риск любого бога.
    .gen = Мидгарда
    .loc = Мидгарде
yg-world-nidavellir = Нидавеллир
    .text = Возьмите артефакт: помощь надолго.
    .gen = Нидавеллира
    .loc = Нидавеллире
yg-world-svartalfheim = Свартальвхейм
    .text = Вытяните существ, и пусть одно из них один раз поможет.
    .gen = Свартальвхейма
    .loc = Свартальвхейме
yg-world-jotunheim = Ётунхейм
    .text = Бросьте рунные камни и используйте то, что они покажут.
    .gen = Ётунхейма
    .loc = Ётунхейме
yg-world-niflheim = Нифльхейм
    .text = Рискните, а затем прогоните до 3 Безымянных со шкалы силы Хель.
    .gen = Нифльхейма
    .loc = Нифльхейме
yg-world-muspelheim = Муспельхейм
    .text = Рискните, а затем прогоните до 3 Огненных великанов со шкалы силы Суртура.
    .gen = Муспельхейма
    .loc = Муспельхейме
yg-place-cage = Клетка
    .acc = Клетку
    .gen = Клетки
yg-place-out = вне Древа
yg-place-valhalla = Вальхалла
yg-place-sword = Меч препятствий
yg-place-wheel = Колесо Врагов
yg-place-book = Книга саг
yg-place-tree = Древо
yg-place-dead_tree = Мёртвое древо
yg-level-top = верхний уровень
yg-level-mid = средний уровень
yg-level-bottom = нижний уровень
yg-island-0 = Радужный остров
yg-island-1 = Остров 2: посылает 1 Безымянного
yg-island-2 = Остров 3: посылает 2 Безымянных
yg-island-3 = Последний остров: посылает 3 Безымянных
yg-devastated = Опустошён
    .text = Его действие недоступно, пока мир не исцелят. Два Врага в одном мире опустошают его.
yg-blocked = заблокирован
yg-mode-penalised = со штрафом
    .text = Здесь Враг и нет другого бога.
yg-mode-normal = обычное
    .text = Здесь нет ни Врага, ни другого бога.
    .both = Здесь есть и Враг, и другой бог.
yg-mode-supported = с поддержкой
    .text = Здесь другой бог и нет Врага.

## What the action of a World gives

yg-offer-asgard = { $risk ->
        [one] { $risk } риск
        [few] { $risk } риска
        [many] { $risk } рисков
       *[other] { $risk } риска
    }, затем исцелить мир на расстоянии
yg-offer-vanaheim = { $amount ->
        [1] 1 кубик ванов
       *[other] до { $amount } кубиков ванов
    }
yg-offer-alfheim = { $amount ->
        [1] 1 эльф
       *[other] до { $amount } эльфов
    }
yg-offer-midgard = { $amount ->
        [1] 1 герой
       *[other] до { $amount } героев
    }
yg-offer-nidavellir = { $amount ->
        [1] артефакт из левой стопки
        [2] артефакт из левой или средней стопки
       *[other] артефакт из любой стопки
    }
yg-offer-svartalfheim = { $amount ->
        [1] вытянуть существо
       *[other] вытянуть до { $amount } существ, использовать одно
    }
yg-offer-jotunheim = { $amount ->
        [1] бросить белый рунный камень
        [2] бросить белый и зелёный рунные камни
       *[other] бросить все три рунных камня
    }
yg-offer-niflheim = { $risk ->
        [one] { $risk } риск
        [few] { $risk } риска
        [many] { $risk } рисков
       *[other] { $risk } риска
    }, затем убрать со шкалы до { $amount } Безымянных
yg-offer-muspelheim = { $risk ->
        [one] { $risk } риск
        [few] { $risk } риска
        [many] { $risk } рисков
       *[other] { $risk } риска
    }, затем убрать со шкалы до { $amount } Огненных великанов
# $life what it costs
yg-offer-heal = Исцеление Древа: { $life ->
        [one] { $life } очко жизни
        [few] { $life } очка жизни
        [many] { $life } очков жизни
       *[other] { $life } очка жизни
    }
yg-offer-heal-again = Исцеление Древа: { $life ->
        [one] { $life } очко жизни
        [few] { $life } очка жизни
        [many] { $life } очков жизни
       *[other] { $life } очка жизни
    }, но здесь два Врага: мир тут же падёт снова
yg-offer-none = нет полезного действия

## Pieces

yg-count-elves = { $count ->
        [one] { $count } эльф
        [few] { $count } эльфа
        [many] { $count } эльфов
       *[other] { $count } эльфа
    }
yg-count-vanir_dice = { $count ->
        [one] { $count } кубик ванов
        [few] { $count } кубика ванов
        [many] { $count } кубиков ванов
       *[other] { $count } кубика ванов
    }
yg-count-heroes = { $count ->
        [one] { $count } герой
        [few] { $count } героя
        [many] { $count } героев
       *[other] { $count } героя
    }
yg-count-nameless = { $count ->
        [one] { $count } Безымянный
        [few] { $count } Безымянных
        [many] { $count } Безымянных
       *[other] { $count } Безымянного
    }
yg-count-fire_giants = { $count ->
        [one] { $count } Огненный великан
        [few] { $count } Огненных великана
        [many] { $count } Огненных великанов
       *[other] { $count } Огненного великана
    }
yg-count-life = { $count ->
        [one] { $count } очко жизни
        [few] { $count } очка жизни
        [many] { $count } очков жизни
       *[other] { $count } очка жизни
    }
yg-count-creatures = { $count ->
        [one] { $count } существо
        [few] { $count } существа
        [many] { $count } существ
       *[other] { $count } существа
    }
yg-count-risks = { $count ->
        [one] { $count } риск
        [few] { $count } риска
        [many] { $count } рисков
       *[other] { $count } риска
    }
yg-gift-elf = эльф
    .cap = Эльф
    .acc = эльфа
yg-gift-die = кубик ванов
    .cap = Кубик ванов
yg-gift-life = 1 очко жизни

## Dice and Runestones

yg-die-god = кубик бога
yg-die-vanir = кубик ванов
    .many = кубики ванов
yg-die-added = добавленный кубик бога
    .acc = добавленный кубик бога
yg-face-S = успех
yg-face-SR = успех (кубик возвращается)
yg-face-I = руна I
yg-face-II = руна II
yg-face-III = руна III
yg-face-BLANK = пустая грань
yg-stone-white = белый
    .cap = Белый
yg-stone-green = зелёный
    .cap = Зелёный
yg-stone-red = красный
    .cap = Красный
yg-effect-MOVE = Перемещение
    .text = Переместите любого бога по обычным правилам.
yg-effect-ROTATE = Поворот
    .text = Поверните средний уровень на 0, 1 или 2 шага.
yg-effect-ACTION = Действие
    .text = Выполните отсюда обычное действие любого мира.
yg-effect-LIFE = Жизнь
    .text = Восстановите 1 очко жизни.

## Gods

yg-relation-comrade_in_arms = Соратник
    .text = В вашем мире другой бог может добавить свой кубик бога к вашим броскам риска.
yg-relation-kin = Родич
    .text = В вашем мире вы можете брать эльфов, кубики ванов и артефакты другого бога, если его игрок согласен.
yg-relation-casual_companion = Случайный спутник
    .text = В вашем мире после броска риска другого бога вы можете взять одного эльфа или один кубик ванов, которые он должен вернуть.
yg-relation-travelling_companion = Попутчик
    .text = Перед своим перемещением вы можете отправиться в мир другого бога.
yg-supporting = бог поддержки

## Enemies

yg-enemy-hel = Хель
    .text = Поднимается на один мир выше; средний уровень поворачивается; бог, чей сейчас ход, теряет 1 очко жизни.
    .flight = назад в Нифльхейм
    .with = с Хель
yg-enemy-surtur = Суртур
    .text = Поднимается на один мир выше; средний уровень поворачивается; к нему присоединяются два Огненных великана.
    .flight = назад в Муспельхейм
    .with = с Суртуром
yg-enemy-loki = Локи
    .text = Приходит к богу, чей сейчас ход; средний уровень поворачивается; активируется ётун.
    .flight = в Клетку
    .with = с Локи
yg-enemy-jormungand = Ёрмунганд
    .text = Плывёт на один остров дальше и посылает Безымянных к Хель.
    .flight = на один остров назад
    .with = с Ёрмунгандом
yg-enemy-fenrir = Фенрир
    .text = Вырывается в Асгард, а если он уже там, отнимает 3 очка жизни; ход окончен.
    .flight = в Клетку
    .with = с Фенриром
yg-enemy-nidhogg = Нидхёгг
    .text = Продвигается на одно деление ближе к Древу. В трудной и игре для знатоков каждое деление перед Древом активирует ётуна, а что делают деления саги, говорит она сама. Когда он дойдёт до Древа, вы победите, если ни одно задание саги не осталось невыполненным.
    .with = с Нидхёггом

## Jötuns

yg-jotun-thiazi = Тьяци
    .text = В Асгарде невозможны никакие действия.
    .with = с Тьяци
yg-jotun-beli = Бели
    .text = В Муспельхейме невозможны никакие действия.
    .with = с Бели
yg-jotun-skadi = Скади
    .text = В Ванахейме невозможны никакие действия.
    .with = со Скади
yg-jotun-starkadr = Старкад
    .text = В Альвхейме невозможны никакие действия.
    .with = со Старкадом
yg-jotun-baugi = Бауги
    .text = В Свартальвхейме невозможны никакие действия.
    .with = с Бауги
yg-jotun-geirrod = Гейррёд
    .text = В Нидавеллире невозможны никакие действия.
    .with = с Гейррёдом
yg-jotun-gjalp = Гьяльп
    .text = В Нифльхейме невозможны никакие действия.
    .with = с Гьяльп
yg-jotun-greip = Грейп
    .text = В Мидгарде невозможны никакие действия.
    .with = с Грейп
yg-jotun-angrboda = Ангрбода
    .text = С Локи нельзя сразиться; сначала нужно победить её.
    .with = с Ангрбодой
yg-jotun-gerda = Герда
    .text = С Суртуром нельзя сразиться; сначала нужно победить её.
    .with = с Гердой
yg-jotun-hyrrokkin = Хюрроккин
    .text = С Хель нельзя сразиться; сначала нужно победить эту великаншу.
    .with = с Хюрроккин
yg-jotun-hymir = Хюмир
    .text = С Ёрмунгандом нельзя сразиться; сначала нужно победить его стража.
    .with = с Хюмиром
yg-jotun-vafthrudnir = Вафтруднир
    .text = С Фенриром нельзя сразиться; сначала нужно победить его стража.
    .with = с Вафтрудниром
yg-jotun-suttung = Суттунг
    .text = Никто не может использовать эльфов после броска риска.
    .with = с Суттунгом
yg-jotun-skyrmir = Скрюмир
    .text = Никто не может использовать героев против рисков.
    .with = со Скрюмиром
yg-jotun-thrym = Трюм
    .text = Ни один артефакт не действует.
    .with = с Трюмом
yg-jotun-hrungnir = Хрунгнир
    .text = Нельзя бросать кубики ванов.
    .with = с Хрунгниром
yg-jotun-utgardloki = Утгарда-Локи
    .text = Нельзя бросать кубики богов.
    .with = с Утгарда-Локи

## Artifacts

yg-artifact-andvarinaut = Андваранаут
    .text = После броска риска, один раз: перебросьте любые свои кубики ванов.
yg-artifact-draupnir = Драупнир
    .text = После броска риска, один раз: перебросьте свой кубик бога.
yg-artifact-gjallarhorn = Гьяллархорн
    .text = Вы можете переместиться в любой мир среднего уровня.
yg-artifact-hringhorn = Хрингхорн
    .text = Вы можете переместиться в любой мир нижнего уровня.
yg-artifact-skidbladnir = Скидбладнир
    .text = Вы можете переместиться в любой мир верхнего уровня.
yg-artifact-megingjord = Мегингьёрд
    .text = Ваши артефакты, которые устраняют один риск, устраняют вместо этого { $amount }.
yg-artifact-gleipnir = Глейпнир
    .text = На { $amount ->
        [one] { $amount } риск
        [few] { $amount } риска
        [many] { $amount } рисков
       *[other] { $amount } риска
    } меньше в бою с Фенриром.
yg-artifact-gungnir = Гунгнир
    .text = На { $amount ->
        [one] { $amount } риск
        [few] { $amount } риска
        [many] { $amount } рисков
       *[other] { $amount } риска
    } меньше в бою с Хель.
yg-artifact-hofund = Хёфунд
    .text = На { $amount ->
        [one] { $amount } риск
        [few] { $amount } риска
        [many] { $amount } рисков
       *[other] { $amount } риска
    } меньше в бою с Локи.
yg-artifact-jarngreipr = Ярнгрейпр
    .text = На { $amount ->
        [one] { $amount } риск
        [few] { $amount } риска
        [many] { $amount } рисков
       *[other] { $amount } риска
    } меньше в бою с любым ётуном.
yg-artifact-mimming = Мимминг
    .text = На { $amount ->
        [one] { $amount } риск
        [few] { $amount } риска
        [many] { $amount } рисков
       *[other] { $amount } риска
    } меньше в бою с Суртуром.
yg-artifact-mjollnir = Мьёльнир
    .text = На { $amount ->
        [one] { $amount } риск
        [few] { $amount } риска
        [many] { $amount } рисков
       *[other] { $amount } риска
    } меньше в бою с Ёрмунгандом.
yg-artifact-brisingamen = Брисингамен
    .text = После броска риска сохраните { $amount ->
        [one] { $amount } кубик ванов
        [few] { $amount } кубика ванов
        [many] { $amount } кубиков ванов
       *[other] { $amount } кубика ванов
    } из тех, что должны вернуться.
yg-artifact-gullinbursti = Гуллинбурсти
    .text = В свой ход вы можете и выполнить действие, и сразиться, в любом порядке.
yg-artifact-idunn_epli = Яблоки Идунн
    .text = Исцеление Древа стоит вам { $amount ->
        [one] { $amount } очко жизни
        [few] { $amount } очка жизни
        [many] { $amount } очков жизни
       *[other] { $amount } очка жизни
    } вместо 2.
yg-artifact-odroerir = Одрёрир
    .text = Если в мире с вами нет ни Врагов, ни других богов, ваше действие там — действие с поддержкой.
yg-artifact-svalinn = Свалинн
    .text = После броска риска сохраните { $amount ->
        [one] { $amount } эльфа
        [few] { $amount } эльфов
        [many] { $amount } эльфов
       *[other] { $amount } эльфа
    } из тех, что превратили неудачу в успех.
yg-artifact-valshamr = Вальсхам
    .text = Враги не мешают вашим действиям: считается, что их нет.

## Creatures

yg-creature-dain_and_brothers = Даин, Дунейр, Дуратрор и Двалин
    .text = Восстановите { $amount ->
        [one] { $amount } очко жизни
        [few] { $amount } очка жизни
        [many] { $amount } очков жизни
       *[other] { $amount } очка жизни
    }.
yg-creature-eikthyrnir = Эйктюрнир
    .text = Исцелите один опустошённый мир, ничего не платя.
yg-creature-geri_and_freki = Гери и Фреки
    .text = Отправьтесь в любой мир и сразитесь там: на { $amount ->
        [one] { $amount } риск
        [few] { $amount } риска
        [many] { $amount } рисков
       *[other] { $amount } риска
    } меньше.
yg-creature-gullfaxi = Гулльфакси
    .text = Победите одного ётуна без боя.
yg-creature-gullinkambi = Гуллинкамби
    .text = { $amount ->
        [one] { $amount } герой идёт
        [few] { $amount } героя идут
        [many] { $amount } героев идут
       *[other] { $amount } героя идут
    } из Мидгарда в Вальхаллу.
yg-creature-gulltopp = Гулльтопп
    .text = Все боги могут отдавать друг другу эльфов, кубики ванов и артефакты.
yg-creature-heidrun = Хейдрун
    .text = Восстановите до { $amount } очков жизни.
yg-creature-hildisvini = Хильдисвини
    .text = Возьмите до { $amount } эльфов.
yg-creature-hugin_and_munin = Хугин и Мунин
    .text = Возьмите до { $amount } кубиков ванов.
yg-creature-ratatosk = Рататоск
    .text = Отправьтесь в любой мир и выполните его действие.
yg-creature-saehrimnir = Сэхримнир
    .text = Выбранный бог восстанавливает { $amount ->
        [one] { $amount } очко жизни
        [few] { $amount } очка жизни
        [many] { $amount } очков жизни
       *[other] { $amount } очка жизни
    }.
yg-creature-skuld = Скульд
    .text = Каждый игрок видит следующие { $amount } карты своей колоды и может поменять их местами.
yg-creature-sleipnir = Слейпнир
    .text = Каждый бог может отправиться в любой мир.
yg-creature-tanngrisnir_and_tanngnjostr = Тангриснир и Тангниостр
    .text = Дважды: выбранный бог восстанавливает { $amount ->
        [one] { $amount } очко жизни
        [few] { $amount } очка жизни
        [many] { $amount } очков жизни
       *[other] { $amount } очка жизни
    }.
yg-creature-urd = Урд
    .text = До { $amount } открытых карт кладут с Колеса под низ своих колод.
yg-creature-vedrfolnir = Ведрфёльнир
    .text = До { $amount } героев идут из Мидгарда в Вальхаллу.
yg-creature-verdandi = Верданди
    .text = Все боги могут отдавать друг другу очки жизни.
yg-creature-vidofnir = Видофнир
    .text = До { $amount } героев идут из Мидгарда в Вальхаллу.

## The end

yg-defeat-D1 = Бог потерял последнее очко жизни.
yg-defeat-D2 = Хель активирована на верхнем уровне: подниматься ей больше некуда.
yg-defeat-D3 = Суртур активирован на верхнем уровне: подниматься ему больше некуда.
yg-defeat-D4 = Суртур позвал двух Огненных великанов, а в Муспельхейме столько не осталось.
yg-defeat-D5 = Должен был активироваться ётун, но на шкале Локи не осталось фишек.
yg-defeat-D6 = Должен был активироваться ётун, но карт ётунов не осталось.
yg-defeat-D7 = Ёрмунганд активирован на своём последнем острове.
yg-defeat-D8 = К Хель должно было прийти больше Безымянных, чем осталось в Мидгарде.
yg-defeat-D9 = Пал ещё один мир, а в Клетке не осталось жетонов опустошения.
yg-defeat-D10 = Нидхёгг добрался до Мёртвого древа.
yg-defeat-D11 = Указание саги невозможно выполнить.
yg-defeat-D12 = Выполнено особое условие поражения этой саги.

## Prompts

yg-risk-fight = Бой { $opponent-with }
yg-risk-action = Рискованное действие
# $die (yg-die-* with its owner), $faces joined from yg-face-*
yg-rolled-dice =
    { $count ->
        [1] { $die } — { $faces }
       *[other] { $die-many } — { $faces }
    }
yg-rolled-none = без кубиков
yg-rolled-turned = { $face } (эльф: успех)
yg-die-of = кубик { $god-gen }
yg-prompt-turn_order = Раунд { $round }: каждый бог положил карту Врага лицом вниз. { $god }, вы решаете за всех: кто ходит первым?
yg-prompt-turn_order-next = Кто ходит следующим?
yg-prompt-support_move = Врага активировала карта бога поддержки: { $helper } может переместиться. Куда?
yg-prompt-move = Ваш ход, { $god }: перейдите в другой мир этого уровня или столбца либо останьтесь. Потом — действие или бой.
yg-prompt-action = { $god } в { $world-loc }: выполните действие, сразитесь или не делайте ничего.
yg-prompt-action-fight = Гуллинбурсти: { $god }, в { $world-loc } вы можете ещё и сразиться.
yg-prompt-action-act = Гуллинбурсти: { $god }, в { $world-loc } вы можете выполнить ещё и действие.
yg-prompt-heroes = { $what }: { $risks }. Каждый оставшийся в конце стоит 1 очка жизни (у вас { $life }). Сколько героев вы отправите из Вальхаллы? Каждый наверняка устраняет один риск.
yg-prompt-add_die = { $what }: { $taker } принимает { $risks } в вашем мире. { $god }, добавите свой кубик бога? Это ничего не стоит.
yg-prompt-add_die-supporting = { $what }: { $risks }. Бросить и кубик бога поддержки?
yg-prompt-dice = { $what }: нужно устранить { $risks }, каждый оставшийся стоит 1 очка жизни (у вас { $life }). Сколько кубиков ванов вы бросите, кроме кубика бога?
yg-prompt-dice-alone = { $what }: нужно устранить { $risks }, каждый оставшийся стоит 1 очка жизни (у вас { $life }). Утгарда-Локи не даёт бросить кубик бога: сколько кубиков ванов вы бросите?
yg-prompt-reroll = Выпало: { $rolled }. Осталось: { $risks }. Ваши артефакты позволяют перебросить кубики: какие?
yg-prompt-reroll-marked = Выбрано для переброса: { $pieces }. Ещё один или бросаете?
yg-prompt-added_reroll = Выпало: { $rolled }. Осталось: { $risks }. Драупнир: { $god }, перебросите добавленный вами кубик?
yg-prompt-added_elf = Выпало: { $rolled }. Осталось: { $risks }. { $god }, потратите эльфа, чтобы превратить добавленный вами кубик в успех?
yg-prompt-elves = Выпало: { $rolled }. Осталось: { $risks }; каждый стоит 1 очка жизни (у вас { $life }). { $god }, потратите что-нибудь? По одному за раз.
yg-prompt-keep_elf = Свалинн: { $god }, оставите одного эльфа, который должен вернуться в Альвхейм?
yg-prompt-keep_die = Брисингамен: { $god }, оставите один кубик ванов, который должен вернуться в Ванахейм?
yg-prompt-companion = Случайный спутник: { $god }, возьмёте что-то одно из того, что после этого броска возвращает { $taker }?
yg-prompt-companion-own = Случайный спутник: { $god }, оставите что-то одно из того, что должны вернуть после этого броска?
yg-prompt-amount = Сколько?
yg-prompt-amount-elves = Сколько эльфов вы возьмёте? Каждый может превратить неудачу на кубике в успех.
yg-prompt-amount-vanir_dice = Сколько кубиков ванов вы возьмёте? Вы бросаете их, когда рискуете.
yg-prompt-amount-heroes = Сколько героев идёт в Вальхаллу? Каждый может устранить риск любого бога.
yg-prompt-amount-nameless = Сколько Безымянных вы прогоните со шкалы Хель? С каждым она слабеет на единицу.
yg-prompt-amount-fire_giants = Сколько Огненных великанов вы прогоните со шкалы Суртура? С каждым он слабеет на единицу.
yg-prompt-amount-life = Сколько очков жизни вы восстановите?
yg-prompt-artifact_stack = Какой артефакт вы возьмёте, { $god }? Он останется у вас, а следующий откроется.
yg-prompt-heal_world = Какой опустошённый мир исцелить? Его жетон вернётся в Клетку.
yg-prompt-draw = Сколько существ вы вытянете? Используете одно; все они уйдут из игры.
yg-prompt-creature = Какое существо поможет? Остальные уйдут из игры неиспользованными.
yg-prompt-runestones = { $god }, рунные камни брошены. Используйте каждый эффект по разу, в любом порядке, или остановитесь. Какой теперь?
yg-prompt-runestone_move = Рунный камень: какой бог перемещается и куда?
yg-prompt-runestone_rotate = Рунный камень: насколько повернуть средний уровень?
yg-prompt-runestone_action = Рунный камень: действие какого мира вы выполните отсюда, как обычное?
yg-prompt-creature_move = Рататоск: идите в любой мир или останьтесь; потом можете выполнить его действие.
yg-prompt-creature_move-fight = Гери и Фреки: идите в любой мир или останьтесь; потом можете там сразиться.
yg-prompt-creature_fight = Гери и Фреки: с кем вы сразитесь здесь? Один риск наверняка устранён.
yg-prompt-creature_action = Рататоск: выполнить действие этого мира?
yg-prompt-defeat_jotun = Гулльфакси: какой ётун побеждён без боя?
yg-prompt-regain_life = Какой бог восстанавливает 1 очко жизни?
yg-prompt-exchange = Гулльтопп: { $god }, отдадите что-нибудь другим? По одному за раз.
yg-prompt-exchange-life = Верданди: { $god }, отдадите другим очки жизни, по одному? У каждого бога остаётся не меньше 1.
yg-prompt-skuld = Скульд: { $god }, ваши следующие карты — { $first }, затем { $second }. Поменять их местами?
yg-prompt-sleipnir = Слейпнир: { $god }, вы можете отправиться в любой мир или остаться.
yg-prompt-urd = Урд: какую открытую карту положить с Колеса под низ колоды владельца?
yg-prompt-saga_choice = { $title }: сага оставляет выбор вам, { $god }.
yg-prompt-saga_choice-world = { $entry }: { $god }, выберите мир.
yg-prompt-saga_choice-opponent = { $entry }: { $god }, выберите противника.
yg-prompt-saga_choice-number = { $entry }: { $god }, сколько?
yg-prompt-saga_choice-god = { $entry }: { $god }, выберите бога.
yg-prompt-duel = { $god }, объявите поединок { $opponent-with }? На четыре риска больше (не для Фрейи и Фригг), но если вы не потеряете жизни или встреча предначертана, Враг будет повержен навсегда.
yg-prompt-duel-cage = { yg-prompt-duel } Если { $opponent } сейчас не падёт, он уйдёт в Клетку, где с ним никто не может сразиться: тогда все пятеро падут, только если он снова активируется, прежде чем Нидхёгг достигнет Древа.
yg-prompt-remote_action = Рунный камень: какое действие { $world-gen } вы выполните отсюда?
yg-prompt-travel = Попутчик: { $god }, сначала присоединитесь к кому-то из этих богов? Обычное перемещение будет потом.
yg-prompt-kin = Родич: { $god }, вы можете попросить что-нибудь у { $kin-gen }, по одному: вы в одном мире.
yg-prompt-kin-so_far = Родич: { $god }, вы просите у { $kin-gen }: { $pieces }. Что-нибудь ещё?
yg-prompt-kin_consent = Родич: { $god }, { $kin } просит у вас: { $pieces }. Отдадите?
yg-prompt-kin_life = Вам предстоит потерять { $life ->
        [one] { $life } очко жизни
        [few] { $life } очка жизни
        [many] { $life } очков жизни
       *[other] { $life } очка жизни
    }. Сколько из них потеряет вместо вас ваш родич, { $helper }?
yg-prompt-receiver = Урд отсылает карту «{ $enemy }» (карта { $owner-gen }): под чью колоду?

## Choices

yg-choice-done = Готово
yg-choice-done-support_move = Остаться
yg-choice-done-move = Остаться
yg-choice-done-move-over = Остаться: ход закончится
yg-choice-done-action = Ничего не делать
yg-choice-done-add_die = Нет
yg-choice-done-reroll = Не перебрасывать
yg-choice-done-reroll-marked = Перебросить выбранные кубики
yg-choice-done-added_reroll = Нет
yg-choice-done-added_elf = Нет
yg-choice-done-elves = { $left ->
        [0] Дальше
        [one] Хватит: потерять { $left } очко жизни
        [few] Хватит: потерять { $left } очка жизни
        [many] Хватит: потерять { $left } очков жизни
       *[other] Хватит: потерять { $left } очка жизни
    }
yg-choice-done-keep_elf = Нет, пусть уходит
yg-choice-done-keep_die = Нет, пусть уходит
yg-choice-done-companion = Ничего не брать
yg-choice-done-runestones = Больше не использовать
yg-choice-done-creature_move = Остаться
yg-choice-done-creature_fight = Без боя
yg-choice-done-creature_action = Без действия
yg-choice-done-regain_life = Никто
yg-choice-done-exchange = Больше не отдавать
yg-choice-done-skuld = Оставить как есть
yg-choice-done-sleipnir = Остаться
yg-choice-done-urd = Больше карт не надо
yg-choice-done-duel = Без поединка, обычный бой
yg-choice-done-travel = Ни к кому не присоединяться
yg-choice-done-kin = Ничего не просить
yg-choice-done-kin-asked = Попросить об этом
yg-choice-done-kin_consent = Нет
yg-choice-act = Действие в { $world-loc }: { $offer }
yg-choice-heal = { $offer }
yg-choice-saga = { $deed }
yg-choice-fight = Бой { $opponent-with }: { $risk ->
        [one] { $risk } риск
        [few] { $risk } риска
        [many] { $risk } рисков
       *[other] { $risk } риска
    }
yg-choice-comfort = Дар Фригг: 1 очко жизни для { $god-gen }
yg-choice-move = Идти в { $world }
yg-choice-to = { $world }
yg-choice-send = { $god } в { $world }
yg-choice-turn = { $god }
yg-choice-travel = Присоединиться к { $god-dat } в { $world-loc }
yg-choice-heroes = { $pieces }
yg-choice-dice = { $pieces }
yg-choice-add = Да, добавить кубик
yg-choice-mark = Перебросить кубик ванов: { $face }
yg-choice-reroll = Драупнир: перебросить кубик { $god-gen }
yg-choice-reroll-god = Драупнир: перебросить кубик бога
yg-choice-elf = Эльф: кубик ванов ({ $face }) станет успехом
yg-choice-elf-god = Эльф: кубик бога ({ $face }) станет успехом
yg-choice-elf-added = Эльф: кубик { $god-gen } станет успехом
yg-choice-pair = Дар Фрейра: вернуть двух эльфов, на один риск меньше
yg-choice-hero = Отправить героя, на один риск меньше
yg-choice-keep = Да, оставить
yg-choice-swap = Поменять местами
yg-choice-take = { $pieces-cap }
yg-choice-take-none = Ничего
yg-choice-stack = { $artifact }
yg-choice-creature = { $creature }
yg-choice-use = { $stone-cap }: { $effect }
yg-choice-rotate = { $steps ->
        [0] Не поворачивать
        [one] На { $steps } шаг
        [few] На { $steps } шага
        [many] На { $steps } шагов
       *[other] На { $steps } шага
    }
yg-choice-beat = { $jotun }
yg-choice-cheer = 1 очко жизни для { $god-gen }
yg-choice-give = Отдать { $god-dat } { $gift-acc }
yg-choice-return = { $enemy } (карта { $god-gen })
yg-choice-deck = Под колоду { $god-gen }
yg-choice-duel = Да, поединок
yg-choice-accept = Да, отдать
yg-choice-choose = { $foe }

## The log

yg-event-round_began = Раунд { $round }
yg-event-placed_in_order = Ход { $turn } в этом раунде: { $god }.
yg-event-revealed = { $god } открывает карту: { $enemy }.
yg-event-activated = Активируется { $enemy }.
yg-event-activated-turn_over = Активируется { $enemy }: ход { $god-gen } окончен.
yg-event-enemy_moved = { $enemy } идёт в { $world-acc }.
yg-event-rotated = Средний уровень поворачивается на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }.
yg-event-changed_life = { $god } восстанавливает { $life ->
        [one] { $life } очко жизни
        [few] { $life } очка жизни
        [many] { $life } очков жизни
       *[other] { $life } очка жизни
    }.
yg-event-changed_life-back = { $god } теряет { $life ->
        [one] { $life } очко жизни
        [few] { $life } очка жизни
        [many] { $life } очков жизни
       *[other] { $life } очка жизни
    }.
yg-event-moved_fire_giants = { $amount ->
        [one] К Суртуру присоединяется { $amount } Огненный великан
        [few] К Суртуру присоединяются { $amount } Огненных великана
        [many] К Суртуру присоединяются { $amount } Огненных великанов
       *[other] К Суртуру присоединяется { $amount } Огненного великана
    }.
yg-event-moved_fire_giants-back = { $amount ->
        [one] Шкалу Суртура покидает { $amount } Огненный великан
        [few] Шкалу Суртура покидают { $amount } Огненных великана
        [many] Шкалу Суртура покидают { $amount } Огненных великанов
       *[other] Шкалу Суртура покидает { $amount } Огненного великана
    }.
yg-event-moved_nameless = { $amount ->
        [one] К Хель присоединяется { $amount } Безымянный
        [few] К Хель присоединяются { $amount } Безымянных
        [many] К Хель присоединяются { $amount } Безымянных
       *[other] К Хель присоединяется { $amount } Безымянного
    }.
yg-event-moved_nameless-back = { $amount ->
        [one] Шкалу Хель покидает { $amount } Безымянный
        [few] Шкалу Хель покидают { $amount } Безымянных
        [many] Шкалу Хель покидают { $amount } Безымянных
       *[other] Шкалу Хель покидает { $amount } Безымянного
    }.
yg-event-reached_island = Ёрмунганд лежит у острова { $island }.
yg-event-jotun_activated = Активируется ётун { $jotun }. { $jotun-text }
yg-event-jotun_beaten = { $jotun } терпит поражение; фишка возвращается на шкалу Локи.
yg-event-devastated = { $world } опустошён.
yg-event-healed = { $world } исцелён.
yg-event-nidhogg_moved = Нидхёгг достигает деления { $space }.
yg-event-card_returned = Карта «{ $enemy }» кладётся под низ колоды { $god-gen }.
yg-event-card_shuffled_in = { $god } замешивает карту «{ $enemy }» в колоду.
yg-event-moved = { $god } идёт из { $source-gen } в { $world }.
yg-event-fight_began = { $god } вступает в бой { $opponent-with }.
yg-event-action_began = { $god } выполняет действие в { $world-loc }.
yg-event-moved_heroes = { $amount ->
        [one] В Вальхаллу идёт { $amount } герой
        [few] В Вальхаллу идут { $amount } героя
        [many] В Вальхаллу идут { $amount } героев
       *[other] В Вальхаллу идёт { $amount } героя
    }.
yg-event-moved_heroes-back = { $amount ->
        [one] Из Вальхаллы в Мидгард уходит { $amount } герой
        [few] Из Вальхаллы в Мидгард уходят { $amount } героя
        [many] Из Вальхаллы в Мидгард уходят { $amount } героев
       *[other] Из Вальхаллы в Мидгард уходит { $amount } героя
    }.
yg-event-rolled = { $god } бросает { $die-acc }: { $face }.
yg-event-rerolled = { $god } перебрасывает { $die-acc }: { $face }.
yg-event-spent_elf = { $god } тратит эльфа: неудача становится успехом.
yg-event-returned_elves = { $god } возвращает двух эльфов: на один риск меньше.
yg-event-risks = { $god } принимает { $taken ->
        [one] { $taken } риск
        [few] { $taken } риска
        [many] { $taken } рисков
       *[other] { $taken } риска
    }.
yg-event-risks-spared = { $god } принимает { $taken ->
        [one] { $taken } риск
        [few] { $taken } риска
        [many] { $taken } рисков
       *[other] { $taken } риска
    }; остаётся { $left }.
yg-event-moved_elves = { $god } берёт { $amount ->
        [one] { $amount } эльфа
        [few] { $amount } эльфов
        [many] { $amount } эльфов
       *[other] { $amount } эльфа
    }.
yg-event-moved_elves-back = { $god } возвращает { $amount ->
        [one] { $amount } эльфа
        [few] { $amount } эльфов
        [many] { $amount } эльфов
       *[other] { $amount } эльфа
    }.
yg-event-moved_vanir_dice = { $god } берёт { $amount ->
        [one] { $amount } кубик ванов
        [few] { $amount } кубика ванов
        [many] { $amount } кубиков ванов
       *[other] { $amount } кубика ванов
    }.
yg-event-moved_vanir_dice-back = { $god } возвращает { $amount ->
        [one] { $amount } кубик ванов
        [few] { $amount } кубика ванов
        [many] { $amount } кубиков ванов
       *[other] { $amount } кубика ванов
    }.
yg-event-took_artifact = { $god } берёт артефакт: { $artifact }.
yg-event-drew_creature = { $god } вытягивает существо: { $creature }.
yg-event-resolved_creature = { $god } принимает помощь: { $creature }.
yg-event-threw_runestone = { $god } бросает { $stone } рунный камень: { $effect }.
yg-event-gave = { $god } отдаёт { $receiver-dat } { $gift-acc }.
yg-event-kept_piece = { $god } оставляет себе { $gift-acc }.
yg-event-took_piece = { $god } забирает { $gift-acc } у { $giver-gen }.
yg-event-swapped_cards = { $god } меняет местами две следующие карты колоды.
yg-event-won = Нидхёгг добрался до Древа, но Древо устояло.
yg-event-lost = { $defeat } Настал Рагнарёк.
yg-event-lost-entry = { $defeat } { $entry }. Настал Рагнарёк.
yg-event-added_die = { $god } добавляет к броску кубик бога.
yg-event-page_turned = Страница { $page } саги: { $title }.
yg-event-counter_changed = { $counter }: { $value }.
yg-event-opponent_moved = { $foe } идёт в { $place-acc }.
yg-event-opponent_moved-out = { $foe } покидает Древо.
yg-event-token_turned_up = Открыт жетон: { $token }.
yg-event-token_put_back = Жетон ({ $token }) снова лежит лицом вниз в { $world-loc }.
yg-event-enemy_fell = { $enemy } больше не вернётся: Враг повержен.
yg-event-saga_action_began = { $god } выполняет действие саги: { $deed }.
yg-event-declared_duel = { $god } объявляет поединок { $opponent-with }.
yg-event-travelled = { $god } присоединяется к { $companion-dat }.
yg-event-took_from_kin = { $god } берёт часть запаса { $giver-gen }.

## Options of a new game

yg-option-gods = Боги
    .help = Каким богом играет каждый; иначе решает жребий.
yg-option-supporting = Боги поддержки
    .help = Одному или двум игрокам помогают другие боги; иначе решает жребий.
yg-option-saga = Сага
    .help = Сага кампании со своими правилами или базовая игра.
yg-option-saga-none = Нет: базовая игра
yg-option-sheets = Таблицы опыта
    .help = Чему боги научились в кампании, по строке на каждого.

## Refusals: "... has to ..."

yg-asked-turn_order = назвать порядок ходов
yg-asked-support_move = переместить бога поддержки или оставить его на месте
yg-asked-move = переместиться или остаться
yg-asked-action = сразиться, выполнить действие или закончить
yg-asked-heroes = сказать, сколько героев устранят риски
yg-asked-add_die = сказать, добавляется ли кубик бога
yg-asked-dice = сказать, сколько бросить кубиков ванов
yg-asked-reroll = перебросить кубики или закончить
yg-asked-added_reroll = перебросить добавленный кубик или закончить
yg-asked-added_elf = потратить эльфа на добавленный кубик или закончить
yg-asked-elves = потратить эльфов, применить дар или закончить
yg-asked-keep_elf = решить, оставить ли эльфа благодаря Свалинну
yg-asked-keep_die = решить, оставить ли кубик ванов благодаря Брисингамену
yg-asked-companion = решить, взять ли что-то одно как Случайный спутник
yg-asked-amount = сказать, сколько
yg-asked-artifact_stack = выбрать стопку артефактов
yg-asked-heal_world = выбрать опустошённый мир для исцеления
yg-asked-draw = сказать, сколько существ вытянуть
yg-asked-creature = выбрать одно из вытянутых существ
yg-asked-runestones = использовать рунный камень или закончить
yg-asked-runestone_move = переместить бога рунным камнем
yg-asked-runestone_rotate = сказать, насколько повернуть средний уровень
yg-asked-runestone_action = выбрать мир для действия рунного камня
yg-asked-creature_move = отправиться в любой мир или остаться
yg-asked-creature_fight = решить, начать ли бой благодаря Гери и Фреки
yg-asked-creature_action = решить, выполнить ли действие мира благодаря Рататоску
yg-asked-defeat_jotun = выбрать ётуна для Гулльфакси
yg-asked-regain_life = выбрать бога, который восстановит жизнь
yg-asked-exchange = отдавать другим или закончить
yg-asked-skuld = положить две карты назад, поменяв их местами или как были
yg-asked-sleipnir = отправиться в любой мир или остаться
yg-asked-urd = выбрать открытые карты Колеса или закончить
yg-asked-saga_choice = выбрать, как велит сага
yg-asked-duel = решить, объявить ли поединок
yg-asked-remote_action = выбрать действие, которое даёт рунный камень
yg-asked-travel = решить, отправиться ли в мир попутчика
yg-asked-kin = попросить что-нибудь у родича или закончить
yg-asked-kin_consent = согласиться на просьбу родича или отказать
yg-asked-kin_life = сказать, сколько очков жизни потеряет вместо него родич — бог поддержки
yg-asked-receiver = выбрать, под чью колоду пойдёт карта бога поддержки
yg-refusal-over = «{ $text }» — слишком поздно: игра окончена
yg-refusal-not_asked = Сейчас отвечает не { $god }, а { $other }: нужно { $decision }
yg-refusal-must = { $god }: нужно { $decision }
yg-refusal-suttung = Суттунг на Мече препятствий запрещает использовать эльфов после броска
yg-refusal-not_possible = { $god }: нужно { $decision }; «{ $text }» сейчас невозможно
yg-refusal-already_there = { $god } уже в { $world-loc }; можно просто остаться
yg-refusal-no_entry = { $entry }: в { $world } сейчас нельзя войти из { $source-gen }
yg-refusal-too_far = { $world } не на уровне и не в столбце { $source-gen }
yg-refusal-no_fight_left = { $god }: боёв в этом ходу больше нет
yg-refusal-guarded = { $opponent } под охраной ётуна: бой невозможен
yg-refusal-not_here = { $opponent } не в { $world-loc }
yg-refusal-foe_not_now = { $opponent }: бой здесь и сейчас невозможен
yg-refusal-not_activated = { $opponent }: этот ётун не активирован
yg-refusal-guard_in_cage = { $opponent } сидит на Враге в Клетке: бой невозможен
yg-refusal-fought_elsewhere = { $opponent }: бой возможен в { $world-loc }
yg-refusal-no_action_left = { $god }: действий в этом ходу больше нет
yg-refusal-comfort = Это может только Фригг своим даром, и только для раненого бога в её мире
yg-refusal-blocked = Ётун блокирует { $world }: действия там невозможны
yg-refusal-saga_action = Это действие саги здесь и сейчас невозможно
yg-refusal-not_devastated = { $world } не опустошён
yg-refusal-devastated = { $world } опустошён: там возможно только Исцеление Древа или действие саги
yg-refusal-no_use = Действие { $world-gen } сейчас ничего не дало бы

## The browser's table

yg-ui-tree = Древо и девять его миров
yg-ui-cage = Клетка: { $markers ->
        [one] остался { $markers } прут
        [few] осталось { $markers } прута
        [many] осталось { $markers } прутьев
       *[other] осталось { $markers } прута
    }. Каждый опустошённый мир отнимает один и усиливает Фенрира.
yg-ui-valhalla = Вальхалла: { $heroes ->
        [one] там ждёт { $heroes } герой
        [few] там ждут { $heroes } героя
        [many] там ждут { $heroes } героев
       *[other] там ждут { $heroes } героя
    }; каждый устраняет один риск.
yg-ui-ladder-hel = Шкала силы Хель: { $count } из { $most } Безымянных, каждый усиливает её на единицу. Если должно прийти больше, чем осталось, игра проиграна.
yg-ui-ladder-surtur = Шкала силы Суртура: { $count } из { $most } Огненных великанов, каждый усиливает его на единицу. Если должно прийти больше, чем осталось, игра проиграна.
yg-ui-ladder-loki = Шкала силы Локи: активно { $count } из { $most } ётунов, каждый усиливает его на единицу. Если должен активироваться ещё один, а их не осталось, игра проиграна.
yg-ui-level = { $moves ->
    [one] { $level }: { $moves } шаг
    [few] { $level }: { $moves } шага
    [many] { $level }: { $moves } шагов
   *[other] { $level }: { $moves } шага
}
yg-ui-way = Нидхёгг на делении { $space } из { $most }.
yg-ui-fights = бой: { $opponents }
yg-ui-strength = { $name }, сила { $strength }.
yg-ui-guarded = Страж: { $jotun }.
yg-ui-life = { $god }: { $life } из { $most } очков жизни.
yg-ui-life-short = { $life } из { $most } очков жизни
yg-ui-no-card = нет карты, чтобы открыть
yg-ui-surely = наверняка { $enemy }
yg-ui-any-card = любой Враг
yg-ui-odds = { $what }: { $risks }; без потерь — { $alone } с одним кубиком бога, { $best } со всем, что есть.
yg-ui-odds-fall = { $what }: { $risks }; без потерь — { $alone } с одним кубиком бога, { $best } со всем, что есть; шанс потерять последнее очко жизни — в лучшем случае { $fall }.
yg-ui-relation = { $relation }: { $gods }
yg-ui-deck = { $count ->
        [one] Колода Врагов, { $count } карта
        [few] Колода Врагов, { $count } карты
        [many] Колода Врагов, { $count } карт
       *[other] Колода Врагов, { $count } карты
    }, сверху вниз: { $cards }.
yg-ui-deck-hidden = Где-то в ней или лицом вниз: { $cards }.
yg-ui-wheel = На Колесе: { $gods }.
yg-ui-wheel-next = На Колесе: { $gods }. Ещё одна карта активирует этого Врага.
yg-ui-order = Порядок ходов
yg-ui-order-of = Раунд { $round }: порядок ходов
yg-ui-has-turn = ходит сейчас
yg-ui-had-turn = ход уже был
yg-ui-saga = Сага { $number }
yg-ui-close = Закрыть
yg-ui-risks-left = Осталось: { $risks }. Каждый стоит 1 очка жизни; сейчас их { $life }.
yg-ui-risks-deadly = Осталось: { $risks }. Этого хватит, чтобы отнять последнее очко жизни (сейчас { $life }), и тогда всё потеряно.
yg-ui-others-choose = { $god } выбирает.
yg-ui-unhurt = без потерь
yg-ui-chances = шанс обойтись без потерь
yg-ui-mean = потеря жизни в среднем: { $mean }
yg-ui-with-elves = { $unhurt }, если потратить: { $elves }
yg-ui-dice-back = вернётся кубиков: { $back }
yg-ui-fall = { $fall }: потеря последнего очка жизни
yg-ui-press-elf = Нажмите на кубик с неудачей: эльф превратит её в успех. У вас: { $elves }.
yg-ui-press-reroll = Нажмите на кубики, которые хотите перебросить.
yg-ui-rolls = { $god } бросает
yg-ui-rolls-again = { $god } перебрасывает
yg-ui-unharmed = { $god } не теряет жизни.
yg-ui-creatures = { $god } тянет существ: одно поможет
yg-ui-artifacts = { $god } берёт артефакт
yg-ui-stones = { $god } бросает рунные камни
yg-ui-exchange = Гулльтопп: боги могут отдавать своё друг другу
yg-ui-exchange-life = Верданди: боги могут отдавать друг другу очки жизни
yg-ui-exchange-turn = { $god } может отдавать.
yg-ui-exchange-how = Нажмите на то, что отдаёте, на своём планшете, затем на бога, который это получит.
yg-ui-kin-asks = { $holder } может попросить что-нибудь у { $linked-gen }.
yg-ui-kin-waits = { $linked } соглашается или нет.
yg-ui-skuld = Скульд: следующие карты { $god-gen }
yg-ui-earned = Очки опыта для каждого бога: { $points }.
yg-ui-card-laid = Карта лежит открытой на Колесе. Вторая карта ({ $enemy }) активирует Врага.
yg-ui-go-on = Дальше
yg-ui-won = Древо устояло
yg-ui-lost = Настал Рагнарёк
yg-ui-fallen-worlds = { $count ->
        [one] { $count } мир опустошён.
        [few] { $count } мира опустошено.
        [many] { $count } миров опустошено.
       *[other] { $count } мира опустошено.
    }
yg-ui-see-tree = Посмотреть на Древо
yg-ui-risks-none = Рисков не осталось.
yg-ui-odds-brief = { $risks }, без потерь { $range }
yg-ui-order-alarm = «!»: это была бы вторая карта этого Врага на Колесе, и Враг сразу активируется.
yg-ui-propose = Нажмите на бога, чтобы предложить его всем.
yg-ui-propose-gift = Попросить:
yg-ui-proposed = Предлагают: { $names }
yg-ui-fallen = вне игры
yg-ui-fallen-count = Пали: { $count } из { $most }
yg-said-turn = предлагает: { $god }, ход { $turn }.
yg-said-give = просит у { $giver-gen } { $gift-acc }.
yg-ui-verb-act = Действие
yg-ui-verb-comfort = Дар Фригг: 1 очко жизни
yg-ui-campaign-about = Сага за сагой, по порядку. Проигранную сагу играют ещё раз; после каждой игры боги получают опыт и тратят его в своих таблицах.
yg-ui-campaign-mine = Мои кампании
yg-ui-campaign-gods = Боги
yg-ui-campaign-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
yg-ui-campaign-rest = { $count ->
        [0] У каждого есть бог.
        [one] Ещё { $count } бога выберет жребий.
        [few] Ещё { $count } богов выберет жребий.
        [many] Ещё { $count } богов выберет жребий.
       *[other] Ещё { $count } бога выберет жребий.
    }
yg-ui-campaign-new = Начать кампанию
yg-ui-campaign-go-on = Продолжить начатую игру
yg-ui-campaign-won = Все саги выиграны: кампания окончена, и Древо устояло.
yg-ui-campaign-sheets = Опыт
yg-ui-campaign-auto = Потратить всё с умом
yg-ui-campaign-unspent = ещё не потрачено: { $gods }
yg-ui-campaign-undo = Вернуть: { $box }
yg-ui-campaign-look = Что даёт эта клетка
yg-ui-campaign-price = Очки опыта: сейчас { $xp }, потом { $left }.
yg-ui-campaign-buy = Купить эту клетку
yg-ui-campaign-begin = Начать эту сагу
yg-ui-campaign-progress = Выиграно саг: { $won } из { $all }
yg-ui-campaign-seeded = Тот, кто начал эту кампанию, сам выбрал её раздачи и может их знать.
yg-ui-campaign-later = Её черёд придёт, когда будет выиграна сага { $number }.
yg-ui-campaign-page = Страница { $number }: { $title }
yg-ui-campaign-boxes = Очки опыта для каждого бога: { $victory } за выигранную сагу, { $defeat } за проигранную. Клетка стоит столько очков, сколько в ней написано; ряды заполняются слева.
yg-ui-campaign-game = Партия { $number }: { $result ->
        [won] победа
        [lost] поражение
       *[other] не закончена
    }
yg-ui-campaign-link = { $relation }: с кем? Очки опыта: { $xp }
yg-ui-campaign-saga-won = выиграна
yg-ui-campaign-saga-lost = { $count ->
        [one] проиграна { $count } раз
        [few] проиграна { $count } раза
        [many] проиграна { $count } раз
       *[other] проиграна { $count } раза
    }
yg-ui-who-me = я
yg-ui-who-device = то же устройство
yg-ui-who-friend = друг: пришлю ссылку
yg-box-buy = Купить за { $xp ->
        [one] { $xp } очко опыта
        [few] { $xp } очка опыта
        [many] { $xp } очков опыта
       *[other] { $xp } очка опыта
    }
yg-ui-source-base = { $amount } — собственная сила
yg-ui-source-jotun = { $amount }, как у каждого ётуна
yg-ui-source-nameless = { $amount } за Безымянных на шкале
yg-ui-source-fire_giants = { $amount } за Огненных великанов на шкале
yg-ui-source-jotuns = { $amount } за активных ётунов
yg-ui-source-devastated = { $amount } за опустошённые миры
yg-ui-peek-artifacts = на { $amount } меньше благодаря вашим артефактам
yg-ui-peek-odds = Без потерь: { $alone } с одним кубиком бога, { $best } со всем, что есть.
yg-ui-peek-flight = Бегство: { $flight }.
yg-ui-peek-mode = Действие ({ $mode }): { $offer }.
yg-ui-source-saga = { $amount } от саги
yg-ui-deed = { $deed }: { $risks }
yg-ui-rotate = { $turn } ({ $worlds })

## The terminal

yg-terminal-odds = Ø: потеря жизни в среднем; ↩: кубики, которые вернутся; ☠: потеря последнего очка жизни и поражение
yg-terminal-fights = Бой всегда выигран, но оставшийся риск стоит жизни (без потерь: один кубик бога / со всей помощью).
yg-terminal-face-down = лицом вниз
yg-terminal-artifacts = Артефакты
yg-terminal-jotuns = Активные ётуны
yg-terminal-enemies = Враги при активации
yg-terminal-actions = Действия миров
yg-terminal-creatures = Существа ещё в колоде: { $creatures }
yg-terminal-deck-of = Колода
yg-terminal-deck-top = сверху
yg-terminal-deck-hidden = где-то в ней или лицом вниз
yg-terminal-legend = У Древа три уровня; из мира вы переходите в другой мир того же уровня или столбца. Средний уровень вращается: каждый шаг сдвигает его миры на столбец влево, крайний левый уходит направо. Боги пишутся обычными буквами, ВРАГИ заглавными: с силой, со шкалой и с богами, чьи карты открыты на Колесе; ещё одна карта этого Врага, отмеченная !, активирует его. Если на шкале не хватает места, игра проиграна. Два Врага опустошают мир (✗): тогда его можно только исцелить или выполнить там действие саги. Ётун блокирует мир, охраняет Врага [в скобках] или стоит на Мече ⚔ и что-то запрещает. Другой бог в вашем мире поддерживает ваше действие, Враг налагает штраф. ⚄ кубики ванов, ▣ прутья Клетки, ♥ жизнь, ► ходит. Вы побеждаете, когда Нидхёгг достигает Древа и ни одно задание саги не осталось невыполненным. «gods» расскажет о богах, артефактах и ётунах, «decks» о колодах Врагов. «!»: ещё одна карта активирует Врага; «‼»: это может закончить игру поражением; «+»: это даёт надежду.
yg-terminal-campaign-next = Следующая сага: { $saga }
yg-terminal-campaign-under-way = Идёт сага: { $saga }
yg-terminal-campaign-prices = Что есть у бога; после «+» — сколько очков опыта стоит следующая клетка строки.
yg-terminal-campaign-full = заполнено
yg-terminal-campaign-first = Сыграть первую партию: { $command }
yg-terminal-campaign-book = И записать её в кампанию: { $command }
yg-terminal-campaign-spend = Можно купить клетки: { $command }
yg-terminal-campaign-going-on = { $count ->
        [one] Партия продолжается после { $count } решения.
        [few] Партия продолжается после { $count } решений.
        [many] Партия продолжается после { $count } решений.
       *[other] Партия продолжается после { $count } решения.
    }
yg-terminal-campaign-bought = Куплено: { $boxes }.
yg-terminal-campaign-left = { $god }: осталось { $xp }.

## What the page answers by itself, if the player asks for it

yg-habit-turn_order = Впредь сохранять порядок ходов
yg-habit-amount = Всегда брать всё
yg-habit-exchange = Больше ничего не отдавать
yg-habit-kin_consent = Всегда соглашаться

## A new table

yg-new-god = Бог на месте { $seat }
yg-option-saga-value = { $number }. { $name }

## Kinds of things in the almanac

yg-almanac-god = Боги
yg-almanac-enemy = Враги
yg-almanac-jotun = Ётуны
yg-almanac-foe = Противники из саг
yg-almanac-artifact = Артефакты
yg-almanac-creature = Существа
yg-almanac-world = Миры

# how far a table is, on the home page
yg-progress-saga = { $saga }, раунд { $round }
