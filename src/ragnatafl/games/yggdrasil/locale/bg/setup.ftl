# Подреждане на позиция в Игдрасил.

yg-setup-tree = Дървото
yg-setup-enemies = Врагове
yg-setup-phase = Какво следва
yg-setup-phase-move = придвижване
yg-setup-phase-action = действие
yg-setup-phase-reveal = карта „Враг“
yg-setup-phase-round = нов рунд
yg-setup-active = Ход на
yg-setup-giants = Огнени великани
yg-setup-nameless = Безименни
yg-setup-heroes = Герои във Валхала
yg-setup-island = Островът на Йормунганд
yg-setup-rotation = Завъртане на средното ниво
yg-setup-devastated = Опустошени
yg-setup-jotuns = Активирани йотуни
yg-setup-world = Свят
yg-setup-life = Живот
yg-setup-elves = Елфи
yg-setup-vanir = Зарове на ваните
yg-setup-artifacts = Артефакти
yg-setup-none = няма
yg-setup-stacks = Тестета
yg-setup-deck = Карти „Враг“, отгоре надолу
yg-setup-laid = Карта с лицето надолу
yg-setup-creatures = Създания, отгоре надолу
yg-setup-sleeping = Йотуни в тестето, отгоре надолу
yg-setup-stack = Артефакти от ниво { $level }, отгоре надолу
yg-setup-saga = Сага
yg-setup-page = Страница
yg-setup-out = не е на Дървото
yg-setup-slain = Убити
yg-setup-token = Жетон: { $world }
yg-setup-up = { $token }, с лицето нагоре
yg-setup-pile = Жетони в купчината, отгоре надолу

## Защо позицията е невъзможна

yg-refusal-position_gods = трябва да играят от един до петима различни богове.
yg-refusal-position_supporting = нужни са толкова поддържащи богове, различни от играещите: { $count }.
yg-refusal-position_enemy = { $enemy } не може да е тук: { $place }.
yg-refusal-position_nidhogg = Нидхьог не може да е отвъд края на пътя си.
yg-refusal-position_devastated = опустошените светове може да са най-много { $most }.
yg-refusal-position_jotuns = активираните йотуни може да са най-много { $most }.
yg-refusal-position_laid = картата на този бог вече е на Колелото: { $god }.
yg-refusal-position_wheel = на Колелото има твърде много карти на този Враг: { $enemy }.
yg-refusal-position_card = „{ $text }“ не е карта „Враг“.
yg-refusal-position_absent = този бог не участва в играта: { $god }.
yg-refusal-position_card_twice = карта „Враг“ е на две места.
yg-refusal-position_stack = в тестето от ниво { $level } има артефакт от друго ниво или такъв, който бог вече има.
yg-refusal-position_order = редът на ходовете трябва да назове всеки играещ бог веднъж.
yg-refusal-position_chance = такива хвърляния не излизат.
yg-refusal-position_throw = „{ $text }“ не е хвърляне.
yg-refusal-position_crowded = в свят, който не е опустошен, има двама Врагове: { $world }.
yg-refusal-position_lifeless = на този бог не му е останал живот: { $god }.
