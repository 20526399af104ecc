### What each Enemy's activation would do now, and how near the ends of the game are.

## Why the game would be lost: yg-forecast-<defeat>; $gods in whose turn

yg-forecast-D1 = The last Life would be lost: the game would be over.
yg-forecast-D2 = Hel is on the top level and has nowhere left to climb: the game would be lost.
yg-forecast-D3 = Surtur is on the top level and has nowhere left to climb: the game would be lost.
yg-forecast-D4 = Surtur calls two Fire Giants, and fewer are left in Muspelheim: the game would be lost.
yg-forecast-D5 = A Jötun must wake, and no pawn is left on Loki's ladder: the game would be lost.
yg-forecast-D6 = A Jötun must wake, and no Jötun card is left: the game would be lost.
yg-forecast-D7 = Jormungand is at his last island: the game would be lost.
yg-forecast-D8 = More Nameless must join Hel than are left in Midgard: the game would be lost.
yg-forecast-D9 = One more World would be Devastated, and no marker is left in the Cage: the game would be lost.
yg-forecast-D10 = Nidhögg would reach a Dead Tree: the game would be lost.
yg-forecast-D11 = An instruction of the saga could not be carried out: the game would be lost.
yg-forecast-D12 = A special defeat of the saga would come true: the game would be lost.
yg-forecast-won = Nidhögg would reach the Tree: you would win.
yg-forecast-hope = Nidhögg would come one step nearer to the Tree.
yg-forecast-in-turn = In the turn of { $gods }: { $what }
yg-forecast-now = Activated now, in the turn of { $god }:
yg-forecast-open = The rest is left to chance or to a choice.
yg-forecast-card = { $enemy } may be the next card ({ $gods }).
yg-forecast-card-surely = { $enemy } is the next card ({ $gods }).
yg-event-some_jotun_activated = A Jötun wakes.

## How an Enemy can end the game, on his card

yg-forecast-by-hel = Activated on the top level, she ends the game; so does the last Life that she takes.
yg-forecast-by-surtur = Activated on the top level, or with fewer than two Fire Giants left in Muspelheim, he ends the game.
yg-forecast-by-loki = If no Jötun is left to wake, the game is lost; so it is if he Devastates a World and no marker is left.
yg-forecast-by-jormungand = Activated at his last island, or with fewer Nameless left than he sends, he ends the game.
yg-forecast-by-fenrir = The last Life that he takes ends the game; so does his coming to Asgard if it must be Devastated and no marker is left.
yg-forecast-by-nidhogg = At a Dead Tree, or with a task of the saga left undone, his way ends in defeat.

## How near an end is: $left of $of; $god the weakest

yg-ends = How near the end is
yg-ends-lose = How you lose
yg-ends-win = How you win
yg-end-won = Nidhögg's way to the Tree
    .text = { $left ->
        [one] { $left } more step of Nidhögg reaches the Tree: then you win.
       *[other] { $left } more steps of Nidhögg reach the Tree: then you win.
    }
yg-end-page = Nidhögg's way to the next page
    .text = { $left ->
        [one] { $left } more step of Nidhögg turns the page.
       *[other] { $left } more steps of Nidhögg turn the page.
    }
yg-end-D1 = Life
    .text = { $god } is the weakest: { $left } of { $of } Life. The game is lost when a god loses the last Life.
yg-end-D2 = Hel's climb
    .text = { $left ->
        [0] Hel is on the top level. Activated there, she ends the game.
        [one] Hel is { $left } level below the top. Activated on the top level, she ends the game.
       *[other] Hel is { $left } levels below the top. Activated on the top level, she ends the game.
    }
yg-end-D3 = Surtur's climb
    .text = { $left ->
        [0] Surtur is on the top level. Activated there, he ends the game.
        [one] Surtur is { $left } level below the top. Activated on the top level, he ends the game.
       *[other] Surtur is { $left } levels below the top. Activated on the top level, he ends the game.
    }
yg-end-D4 = Fire Giants
    .text = { $left } of { $of } are left in Muspelheim. Each activation of Surtur calls two; if fewer are left, the game is lost.
yg-end-D5 = Jötuns
    .text = { $left } of { $of } pawns are left. If a Jötun must wake and none is left, the game is lost.
yg-end-D6 = Jötun cards
    .text = { $left } of { $of } are left. If a Jötun must wake and none is left, the game is lost.
yg-end-D7 = Jormungand's islands
    .text = { $left ->
        [0] Jormungand is at his last island. Activated there, he ends the game.
        [one] { $left } island lies before Jormungand. Activated at the last one, he ends the game.
       *[other] { $left } islands lie before Jormungand. Activated at the last one, he ends the game.
    }
yg-end-D8 = Nameless
    .text = { $left } of { $of } are left in Midgard. If more must join Hel, the game is lost.
yg-end-D9 = Devastation
    .text = { $left } of { $of } markers are left in the Cage. If one more World falls and none is left, the game is lost.
yg-end-D10 = Nidhögg's way to the Dead Tree
    .text = { $left ->
        [one] { $left } more step of Nidhögg reaches the Dead Tree: then the game is lost.
       *[other] { $left } more steps of Nidhögg reach the Dead Tree: then the game is lost.
    }

## What a choice changes: $what from $before to $after

yg-change = { $what }: { $before } → { $after }
yg-change-end = { $enemy }: the next activation could end the game.
yg-change-safe = { $enemy }: the next activation could no longer end the game.
yg-change-turn_over = Your turn ends there.
yg-change-lost = The game is lost by it.
yg-change-open = The rest is left to chance.

## The terminal

yg-terminal-forecast = Forecast
