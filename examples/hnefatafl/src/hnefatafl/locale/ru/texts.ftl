# Хнефатафл по-русски.

ht-game = Хнефатафл
    .about = Королевская доска Севера: нападающий смыкает кольцо, король прорывается в угол. На двоих.
ht-any-side = Любая сторона
ht-new-side = Сторона места { $seat }
ht-option-sides = Стороны
    .help = Стороны в порядке мест.
ht-side-attacker = Нападающий
    .letter = Н
ht-side-defender = Защитник
    .letter = З
ht-piece-attacker = Нападающий
ht-piece-defender = Защитник
ht-piece-king = Король

## Доска

ht-board = Доска, столбцы от a до k, ряды от 1 до 11
ht-square = Поле { $square }
ht-piece-on = { $square }: { $piece }
ht-left = Осталось { $count } из { $most }
ht-quiet = { $count } из { $most } ходов без взятия
ht-quiet-bar = Ходы без взятия
ht-see-board = Посмотреть на доску
ht-terminal-legend = ▲ нападающие, ● защитники, ♚ король. ╳ — углы, цель короля, ┼ — трон; те и другой помогают тому, кто берёт. Поля последнего хода подчёркнуты. Чтобы пойти, напиши два поля: d1 d4.

## Вопросы и выбор

ht-prompt-move = { $side }: сделай ход.
ht-prompt-to = { $square }: куда?
ht-choice-move = { $start } на { $end }

## Журнал

ht-event-moved = { $piece } идёт с { $start } на { $end }.
ht-event-captured = { $piece } на { $square } взят.
ht-event-repeated = { $times ->
    [2] Эта позиция стоит второй раз; на третий побеждает нападающий.
   *[other] Эта позиция стоит уже в раз номер { $times }.
}
ht-event-way_out = { $ways ->
    [1] Райхи! Королю открыт угол.
   *[other] Туихи! Открытых королю углов: { $ways }.
}
ht-event-game_over = { $reason } { $winner ->
    [nobody] Партия закончилась вничью.
   *[other] { $winner } побеждает.
}
ht-ending-escaped = Король дошёл до угла.
ht-ending-king_taken = Король взят в плен.
ht-ending-encircled = Кольцо вокруг короля и защитников сомкнулось.
ht-ending-no_move = Стороне, чья очередь, некуда ходить.
ht-ending-repeated = Одна и та же позиция стояла трижды: осада выдержала.
ht-ending-peace = За сто ходов ничего не взято.
ht-won = { $side } побеждает.
ht-draw = Партия закончилась вничью.
ht-tally = Потеряно: нападающих { $attacker }, защитников { $defender }.

## Отказы

ht-refusal-over = Партия окончена.
ht-refusal-turn = Сейчас ход другой стороны.
ht-refusal-empty = На { $start } ничего не стоит.
ht-refusal-not_own = Фигура на { $start } не твоя.
ht-refusal-line = Фигура ходит прямо, по ряду или столбцу; { $end } не лежит на одной линии с { $start }.
ht-refusal-blocked = Путь с { $start } на { $end } не свободен: что-то стоит на { $square }.
ht-refusal-restricted = Только король может встать на { $end }.
ht-refusal-unreadable = «{ $text }» — это не ход.

## Обучение

ht-learn-move = Ходи как ладья: прямо, пока путь свободен.
ht-learn-capture = Бери фигуру, зажав её между двумя своими.
ht-learn-king = Короля должны окружить четверо врагов.
ht-learn-corner = Он побеждает в углу; ты — если ему туда не дойти.
ht-coach-welcome = Ты ведёшь нападающих; король в середине хочет дойти до угла. Нажми на свою фигуру, потом на поле с точкой.
ht-coach-turns = Кольцо надёжнее погони: закрой линии к углам, прежде чем охотиться за фигурами.
ht-coach-captured = Фигуру между двумя врагами берут. Кто сам встаёт между двумя врагами, в безопасности.
ht-coach-way_out = Райхи: король видит угол. Перекрой ему путь сейчас, иначе он уйдёт.
ht-coach-corners = Углы и пустой трон помогают тому, кто берёт рядом с ними. Трое твоих закрывают угол навсегда.
ht-coach-over = Это была целая партия. Повтор покажет её ещё раз, ход за ходом.
