# Подреждане на позиция в Blood Rage.

br-setup-board = Игрално поле
br-setup-clans = Кланове
br-setup-phase = Фаза
br-setup-turn = Ход на
br-setup-first = Стартов играч
br-setup-doomed = Обречени, по епохи
br-setup-destroyed = Унищожени
br-setup-pillaged = Плячкосани
br-setup-step = { $stat }, стъпка
br-setup-passed = Пасувал е
br-setup-hand = Карти в ръката
br-setup-quests = Приети поръчения
br-setup-upgrades = Подобрения
br-setup-figures = Фигури
