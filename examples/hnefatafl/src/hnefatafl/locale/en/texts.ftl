# Hnefatafl: names, questions, sentences of the log, refusals, the door, the coach.
# Arguments: $square, $start, $end are squares (d4); $piece and $side are names; numbers are numbers.

ht-game = Hnefatafl
    .about = The king’s table of the Norse: the attackers close their ring, the king breaks out to a corner. For two.
ht-any-side = Any side
ht-new-side = Side of seat { $seat }
ht-option-sides = Sides
    .help = The sides in seat order.
ht-side-attacker = Attacker
    .letter = A
ht-side-defender = Defender
    .letter = D
ht-piece-attacker = attacker
ht-piece-defender = defender
ht-piece-king = king

## The board

ht-board = The board, columns a to k, rows 1 to 11
ht-square = Square { $square }
ht-piece-on = { $square }: { $piece }
ht-left = { $count } of { $most } left
ht-quiet = { $count } of { $most } moves without a capture
ht-quiet-bar = Moves without a capture
ht-see-board = See the board
ht-terminal-legend = ▲ attackers, ● defenders, ♚ the king. ╳ marks the corners, the king’s goal, and ┼ the throne; both help whoever captures. The squares of the last move are underlined. Write two squares to move: d1 d4.

## Questions and choices

ht-prompt-move = { $side }: move a piece.
ht-prompt-to = { $square }: where to?
ht-choice-move = { $start } to { $end }

## The log

ht-event-moved = The { $piece } goes from { $start } to { $end }.
ht-event-captured = The { $piece } on { $square } is captured.
ht-event-repeated = { $times ->
    [2] This position stands for the second time; the third time the attacker wins.
   *[other] This position stands for the time number { $times }.
}
ht-event-way_out = { $ways ->
    [1] Raichi! A corner is open to the king.
   *[other] Tuichi! { $ways } corners are open to the king.
}
ht-event-game_over = { $reason } { $winner ->
    [nobody] The game is a draw.
   *[other] { $winner } wins.
}
ht-ending-escaped = The king has reached a corner.
ht-ending-king_taken = The king is captured.
ht-ending-encircled = The ring around the king and his defenders is whole.
ht-ending-no_move = The side to move has no move.
ht-ending-repeated = The same position has stood three times: the siege has held.
ht-ending-peace = Nothing was captured for a hundred moves.
ht-won = { $side } wins.
ht-draw = The game is a draw.
ht-tally = Lost: attackers { $attacker }, defenders { $defender }.

## Refusals

ht-refusal-over = The game is over.
ht-refusal-turn = It is the other side's turn.
ht-refusal-empty = Nothing stands on { $start }.
ht-refusal-not_own = The piece on { $start } is not yours.
ht-refusal-line = A piece moves in a straight line, along its row or its column; { $end } is not on one with { $start }.
ht-refusal-blocked = The way from { $start } to { $end } is not free: something stands on { $square }.
ht-refusal-restricted = Only the king may stop on { $end }.
ht-refusal-unreadable = “{ $text }” is not a move.

## Learning

ht-learn-aim = The king wants to reach a corner; the attackers win when he is caught.
ht-coach-welcome = You lead the attackers; the king in the middle wants to reach a corner. Press one of your pieces, then a square with a dot.
ht-coach-turns = A ring holds better than a hunt: close the lines that lead to the corners before you go for pieces.
ht-coach-captured = A piece between two enemies is captured. Who moves between two enemies himself is safe.
ht-coach-way_out = Raichi: the king sees a corner. Put a piece in his way now, or he is gone.
ht-coach-corners = Corners and the empty throne help whoever captures beside them. Three of yours at a corner shut it for good.
ht-coach-over-won = That was a whole game, and the king is caught: you have won. The replay shows it once more, move by move.
ht-coach-over-lost = That was a whole game, and the king has escaped this time. The replay shows where the ring was open.
