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
