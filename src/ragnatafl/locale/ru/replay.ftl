# Повтор партии.

ui-replay-position = Позиция в партии
ui-replay-play = Воспроизвести
ui-replay-pause = Пауза
ui-replay-first = К началу
ui-replay-last = К концу
ui-replay-eyes = Чьими глазами
ui-replay-spectator = Зритель
ui-replay-step = Решение { $seq } из { $last }
ui-replay-speed = Скорость
ui-replay-speed-slow = Медленно
ui-replay-speed-normal = Нормально
ui-replay-speed-quick = Быстро
ui-replay-jump = Перейти
ui-replay-turn = Ход
ui-replay-turn-back = Предыдущий ход
ui-replay-turn-on = Следующий ход
ui-replay-curve = Ход партии: { $names }. Нажмите, чтобы перейти туда.

ui-play-on = Играть отсюда
ui-play-on-explained = Новый стол начинается с этой позиции: вы занимаете одно место, боты — остальные. Вы видите то, что видно с вашего места; запись сообщает, откуда партия.
ui-play-on-seat = Ваше место
ui-play-on-bots = Остальные
ui-play-on-do = Сесть за стол
