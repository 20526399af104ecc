# Расстановка позиции Blood Rage.

br-setup-board = Поле
br-setup-clans = Кланы
br-setup-phase = Фаза
br-setup-turn = Ход клана
br-setup-first = Первый игрок
br-setup-doomed = Обречены, по эпохам
br-setup-destroyed = Уничтожены
br-setup-pillaged = Разграблены
br-setup-step = { $stat }, деление
br-setup-passed = Спасовал
br-setup-hand = Карты на руке
br-setup-quests = Выложенная воля богов
br-setup-upgrades = Улучшения
br-setup-figures = Фигурки
