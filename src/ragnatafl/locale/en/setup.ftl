# Setting up a position.

ui-setup-arrange = Arrange
ui-setup-try = Try out
ui-setup-press = Press a piece, then where it goes; or change the fields below.
ui-setup-held = Lifted. Press where it goes.
ui-setup-waits = Somebody else is asked here.
ui-setup-brush = A press
ui-setup-move = moves a piece
ui-setup-remove = takes a piece away
ui-setup-take = Take away: { $thing }
ui-setup-add = Add: { $list }
ui-setup-asked = Whoever is asked
ui-setup-refused = This position cannot be: { $why }
ui-setup-share = Whoever opens this link finds this position and what was tried. Everything stands in the link; nothing is kept on the server.
ui-setup-text = The whole position as text. Change it, or put another in its place.
ui-setup-do = Set it up

## Why a position cannot be

ui-refusal-reading_missing = { $key } is missing.
ui-refusal-reading_unknown = { $key } is not known here.
ui-refusal-reading_number = { $key } must be a whole number from { $least } to { $most }.
ui-refusal-reading_wrong = { $key } cannot be { $value }.
ui-refusal-reading_toml = the text cannot be read ({ $why }).
ui-refusal-position_over = the game is over in it.
ui-refusal-position_stuck = it cannot be played on.
ui-refusal-position_unsound = its parts do not fit together ({ $why }).
ui-refusal-position_untaken = this server takes no positions that visitors set up.
