# Хнефатафл на български.

ht-game = Хнефатафл
    .about = Кралската дъска на Севера: нападателят затяга обръча, кралят се пробива към ъгъла. За двама.
ht-any-side = Която и да е страна
ht-new-side = Страна на място { $seat }
ht-option-sides = Страни
    .help = Страните по реда на местата.
ht-side-attacker = Нападател
    .letter = Н
ht-side-defender = Защитник
    .letter = З
ht-piece-attacker = Нападател
    .the = Нападателят
ht-piece-defender = Защитник
    .the = Защитникът
ht-piece-king = Крал
    .the = Кралят

## Дъската

ht-board = Дъската, колони от a до k, редове от 1 до 11
ht-square = Поле { $square }
ht-piece-on = { $square }: { $piece }
ht-left = Остават { $count } от { $most }
ht-quiet = { $count } от { $most } хода без вземане
ht-quiet-bar = Ходове без вземане
ht-see-board = Виж дъската
ht-terminal-legend = ▲ нападатели, ● защитници, ♚ кралят. ╳ са ъглите, целта на краля, а ┼ е тронът; те помагат на онзи, който взема. Полетата на последния ход са подчертани. За ход напиши две полета: d1 d4.

## Въпроси и избор

ht-prompt-move = { $side }: направи ход.
ht-prompt-to = { $square }: накъде?
ht-choice-move = { $start } на { $end }

## Дневникът

ht-event-moved = { $piece-the } отива от { $start } на { $end }.
ht-event-captured = { $piece-the } на { $square } е взет.
ht-event-repeated = { $times ->
    [2] Тази позиция стои за втори път; на третия печели нападателят.
   *[other] Тази позиция стои за път номер { $times }.
}
ht-event-way_out = { $ways ->
    [1] Райчи! За краля е открит ъгъл.
   *[other] Туичи! Открити за краля ъгли: { $ways }.
}
ht-event-game_over = { $reason } { $winner ->
    [nobody] Играта завършва наравно.
   *[other] { $winner } печели.
}
ht-ending-escaped = Кралят стигна до ъгъл.
ht-ending-king_taken = Кралят е пленен.
ht-ending-encircled = Обръчът около краля и защитниците е затворен.
ht-ending-no_move = Страната, която е на ход, няма ход.
ht-ending-repeated = Една и съща позиция стоя три пъти: обсадата издържа.
ht-ending-peace = Сто хода нищо не беше взето.
ht-won = { $side } печели.
ht-draw = Играта завършва наравно.
ht-tally = Изгубени: нападатели { $attacker }, защитници { $defender }.

## Откази

ht-refusal-over = Играта свърши.
ht-refusal-turn = На ход е другата страна.
ht-refusal-empty = На { $start } не стои нищо.
ht-refusal-not_own = Фигурата на { $start } не е твоя.
ht-refusal-line = Фигурата се движи право, по реда или колоната си; { $end } не е на една линия с { $start }.
ht-refusal-blocked = Пътят от { $start } до { $end } не е свободен: нещо стои на { $square }.
ht-refusal-restricted = Само кралят може да спре на { $end }.
ht-refusal-unreadable = „{ $text }“ не е ход.

## Учене

ht-learn-move = Движи се като топ: право, докъдето пътят е свободен.
ht-learn-capture = Вземай фигура, като я хванеш между две свои.
ht-learn-king = Кралят трябва да бъде обграден от четирима врагове.
ht-learn-corner = Той печели в ъгъла; ти, ако не може да стигне дотам.
ht-coach-welcome = Водиш нападателите; кралят в средата иска да стигне до ъгъл. Натисни своя фигура, после поле с точка.
ht-coach-turns = Обръчът държи по-добре от гонитбата: затвори линиите към ъглите, преди да тръгнеш за фигури.
ht-coach-captured = Фигура между двама врагове се взема. Който сам влезе между двама врагове, е в безопасност.
ht-coach-way_out = Райчи: кралят вижда ъгъл. Прегради му пътя сега, иначе ще избяга.
ht-coach-corners = Ъглите и празният трон помагат на онзи, който взема до тях. Три твои фигури затварят ъгъл завинаги.
ht-coach-over = Това беше цяла игра. Повторението ще я покаже още веднъж, ход по ход.
