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

## Почему позиция невозможна

br-refusal-position_clans = два места заняты одним кланом.
br-refusal-position_no_card = { $text } — не карта.
br-refusal-position_villages = фигурок больше, чем деревень: { $province }.
br-refusal-position_destroyed = в уничтоженной провинции нет фигурок: { $province }.
br-refusal-position_fjord = в закрытом фьорде нет кораблей: { $place }.
br-refusal-position_doomed_gone = провинция, обречённая в эпохе { $age }, уже уничтожена: { $province }.
br-refusal-position_phase = { $clan }: это не подходит к фазе.
br-refusal-position_card_twice = такая карта только одна: { $card }.
br-refusal-position_doomed = обречены три разные провинции.
br-refusal-position_quest = эта карта — не воля богов: { $card }.
br-refusal-position_kept = из эпохи в следующую сохраняют одну карту, и она из той эпохи.
br-refusal-position_upgrade = эта карта — не улучшение: { $card }.
br-refusal-position_slot = нет свободной ячейки ({ $clan }): { $card }.
br-refusal-position_monster = нет карты этого чудовища ({ $clan }): { $figure }.
br-refusal-position_figures = таких фигурок больше нет ({ $clan }): { $figure }.
br-refusal-position_place = { $figure } не может быть здесь: { $place }.
br-refusal-position_pack = этой карты не может быть среди розданных в эту эпоху: { $card }.
br-refusal-position_early = слишком много карт эпохи { $age } вышло до неё.
br-refusal-position_horns = на поле больше фигурок, чем позволяют Шлемы: { $clan }.
