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
