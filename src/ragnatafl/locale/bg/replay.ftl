# Повторение на игра.

ui-replay-position = Позиция в играта
ui-replay-play = Пусни
ui-replay-pause = Пауза
ui-replay-first = В началото
ui-replay-last = В края
ui-replay-eyes = Гледна точка:
ui-replay-spectator = Зрител
ui-replay-step = Решение { $seq } от { $last }
ui-replay-speed = Скорост
ui-replay-speed-slow = Бавно
ui-replay-speed-normal = Нормално
ui-replay-speed-quick = Бързо
ui-replay-jump = Към
ui-replay-turn = Ход
ui-replay-turn-back = Предишен ход
ui-replay-turn-on = Следващ ход
ui-replay-curve = Ходът на играта: { $names }. Натисни, за да отидеш там.

ui-play-on = Играй оттук
ui-play-on-explained = Нова маса започва с тази позиция: ти заемаш едно място, ботовете – останалите. Виждаш това, което се вижда от мястото ти; записът казва откъде идва играта.
ui-play-on-seat = Твоето място
ui-play-on-bots = Останалите
ui-play-on-do = Седни
