# The replay of a game.

ui-replay-position = Position in the game
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-eyes = Seen by
ui-replay-spectator = A spectator
ui-replay-step = Decision { $seq } of { $last }
ui-replay-speed = Speed
ui-replay-speed-slow = Slow
ui-replay-speed-normal = Normal
ui-replay-speed-quick = Quick
ui-replay-jump = Go to
ui-replay-turn = Turn
ui-replay-turn-back = Previous turn
ui-replay-turn-on = Next turn
# Arguments: names of what the lines show.
ui-replay-curve = The course of the game: { $names }. Press to go there.

ui-play-on = Play on from here
ui-play-on-explained = A new table begins with this position: you take one seat, bots take the others. You see what that seat sees; the record says where the game comes from.
ui-play-on-seat = Your seat
ui-play-on-bots = The others
ui-play-on-do = Sit down
