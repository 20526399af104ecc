# Расстановка позиции Иггдрасиля.

yg-setup-tree = Древо
yg-setup-enemies = Враги
yg-setup-phase = Что дальше
yg-setup-phase-move = перемещение
yg-setup-phase-action = действие
yg-setup-phase-reveal = карта Врага
yg-setup-phase-round = новый раунд
yg-setup-active = Ход
yg-setup-giants = Огненные великаны
yg-setup-nameless = Безымянные
yg-setup-heroes = Герои в Вальхалле
yg-setup-island = Остров Ёрмунганда
yg-setup-rotation = Поворот среднего уровня
yg-setup-devastated = Опустошены
yg-setup-jotuns = Активные ётуны
yg-setup-world = Мир
yg-setup-life = Жизнь
yg-setup-elves = Эльфы
yg-setup-vanir = Кубики ванов
yg-setup-artifacts = Артефакты
yg-setup-none = нет
yg-setup-stacks = Стопки карт
yg-setup-deck = Карты Врагов, сверху вниз
yg-setup-laid = Закрытая карта
yg-setup-creatures = Существа, сверху вниз
yg-setup-sleeping = Ётуны в стопке, сверху вниз
yg-setup-stack = Артефакты уровня { $level }, сверху вниз
yg-setup-saga = Сага
yg-setup-page = Страница
yg-setup-out = не на Древе
yg-setup-slain = Убиты
yg-setup-token = Жетон: { $world }
yg-setup-up = { $token }, открыто
yg-setup-pile = Жетоны в стопке, сверху вниз

## Почему позиция невозможна

yg-refusal-position_gods = играть должны от одного до пяти разных богов.
yg-refusal-position_supporting = нужно столько богов поддержки, не из тех, кто играет: { $count }.
yg-refusal-position_enemy = { $enemy } не может быть здесь: { $place }.
yg-refusal-position_nidhogg = Нидхёгг не может быть за концом своего пути.
yg-refusal-position_devastated = опустошённых миров может быть не больше { $most }.
yg-refusal-position_jotuns = активных ётунов может быть не больше { $most }.
yg-refusal-position_laid = карта этого бога уже на Колесе: { $god }.
yg-refusal-position_wheel = на Колесе слишком много карт этого Врага: { $enemy }.
yg-refusal-position_card = «{ $text }» — не карта Врага.
yg-refusal-position_absent = этот бог не участвует в игре: { $god }.
yg-refusal-position_card_twice = карта Врага лежит в двух местах.
yg-refusal-position_stack = в стопке уровня { $level } лежит артефакт другого уровня или тот, что есть у бога.
yg-refusal-position_order = в порядке ходов каждый играющий бог должен быть назван один раз.
yg-refusal-position_chance = таких бросков не выпадет.
yg-refusal-position_throw = «{ $text }» — не бросок.
yg-refusal-position_crowded = в неопустошённом мире двое Врагов: { $world }.
yg-refusal-position_lifeless = у этого бога не осталось жизни: { $god }.
