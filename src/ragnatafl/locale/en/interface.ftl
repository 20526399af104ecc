# The table itself: home page, frame, prompts, log, errors of the server.

ui-title = Ragnatafl
ui-loading = One moment…
ui-close = Close
ui-cancel = Cancel
ui-home = Home
ui-nothing-here = There is nothing here
ui-offline = No connection
ui-offline-explained = The page is here, but the server does not answer. Games go on where they were as soon as it does.
ui-offline-again = Try again

## Home

ui-home-title = The board of Ragnarök
ui-home-tagline = Games of gods, clans and the end of the world, at one table: against bots, or with friends.
ui-home-more = More
ui-home-unofficial = Unofficial and made by fans.
ui-play-now = Play now
ui-with-friends = With friends
ui-door-more = Players and seat
ui-door-as = Whom you play
ui-learn = Learn to play
ui-load-record = Load a record
ui-my-tables = My tables
ui-my-pages = My campaigns
ui-finished = Finished games
ui-table-bots = Bots: { $count }
ui-resume = Resume
ui-look-again = Look again
ui-forget = Forget this table
ui-forget-sure = Only this browser holds your seat. Once it has forgotten the table, you cannot come back, unless another device of yours holds the seat too.
ui-forget-page = Forget this
ui-forget-page-sure = Only this browser has the key to it. Once it is forgotten here, you cannot come back to it.
ui-older-tables = { $count ->
        [one] One older table
       *[other] { $count } older tables
    }

## Settings

ui-menu = Menu
ui-language = Language
ui-theme-night = Night colours
ui-theme-day = Day colours
ui-motion = Moving pieces
ui-single = Answer for me where there is only one choice
ui-notices = Tell me when it is my turn, while I look elsewhere
ui-notices-closed = Tell me when it is my turn, even when this page is closed
ui-notices-open = This browser can tell you only while the page is open.
ui-notices-denied = The browser does not allow it: change that in its settings for this page.
ui-sound = Sound
ui-sound-off = off
ui-sound-quiet = quiet
ui-sound-full = full
ui-stage = What happens now
ui-stage-next = Next
ui-stage-rush = To my turn
ui-stage-end = To the end
ui-show-again = Show again
ui-recap = What happened
ui-recap-offer = Things have happened since your last turn.
ui-recap-none = Nothing has happened since your last turn.
ui-pace = What others do is shown
ui-pace-once = at once
ui-pace-quick = quickly
ui-pace-calm = calmly
ui-pace-step = step by step
ui-name = Your name
ui-name-placeholder = Nobody needs to know
ui-name-ask = What shall the others call you?
ui-name-take = That is my name
ui-name-leave = No name

## The table

ui-track = How far the game is
ui-board = Board
ui-scene = What is happening
ui-hand = Your hand
ui-sheets = Sheets
ui-prompt = What you are asked
ui-prompt-choices = Choices
ui-drawers = More of the table
ui-log = Log
ui-log-jump = Look at the table as it was then
ui-chat = Say something to the table
ui-chat-placeholder = Say something…
ui-chat-send = Say
ui-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
ui-spectator = Spectator
ui-watching = You are watching
ui-thinking = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
ui-not-here = Not at the table now: { $names }.
ui-sending = One moment…
ui-back = Back
ui-undo = Undo
ui-hint = Hint
ui-hint-is = A bot would choose: { $choice }.
ui-hint-do = Do that
ui-habits-off = Ask me everything again
ui-why-not = Why not?
ui-choose-card = Choose this card
ui-past = An earlier position
ui-past-position = The table after decision { $seq }.
ui-back-to-now = Back to now
ui-step-back = One step back
ui-step-on = One step on
ui-connection-lost = The connection is lost. Trying again…
ui-table-closed = No seat at this table
ui-table-stranger = This browser has no seat here. Open the link that somebody sent you.
ui-table-removed = This table is no longer kept here: tables that nobody comes to for a long time are removed.
ui-frozen-secret = Its record holds all secrets, and the table would go on if the server got its old rules back. The record can be read when everybody who holds a seat has ended the table.
ui-frozen-end = End this table for good
ui-frozen-missing = { $count ->
    [one] You have ended it; { $count } player has not yet.
   *[other] You have ended it; { $count } players have not yet.
}
ui-bot-plays-for-you = A bot plays for you.
ui-take-back = Take my seat back
ui-hand-over = Let a bot play for me
ui-replace = Let a bot play for { $name }
ui-hand-over-sure = A bot makes your decisions until you come back. You can take your seat back at any time.
# said under the name of the bot's seat
ui-notice-late = The bot { $bot } gave no answer within { $seconds } s and lost its seat; another bot plays on.
ui-notice-ended = The bot { $bot } ended by itself and lost its seat; another bot plays on.
ui-notice-unreadable = The bot { $bot } gave an answer that cannot be read and lost its seat; another bot plays on.
ui-notice-illegal = The bot { $bot } chose what the rules do not allow and lost its seat; another bot plays on.
ui-notice-start = The bot { $bot } could not be started and lost its seat; another bot plays on.
ui-notice-gone = The bot { $bot } is not on this server; another bot plays on.

## Two people at one device

ui-pass-on = Your move is made. Next: { $name }.
ui-pass-on-do = Hide the table and pass it on
ui-curtain = The table is covered
ui-curtain-pass = Pass the device to
ui-curtain-name = { $name }
ui-curtain-ready = I am { $name }

## The end

# the title of the browser's tab
ui-your-turn = Your turn
ui-over = The game is over.
ui-again = Another game
ui-again-same = The same deal again
ui-replay = Replay
ui-analysis = Analysis
ui-share = Share a link
ui-share-explained = Whoever opens this link sees this position and can step through the whole game.
ui-record-download = Download the record
ui-position = The position as text
ui-position-explained = Everything that is on the table and in hands, as text: keep it, send it to a friend, or set it up again at a new table.

## Invitations

ui-invite = Invite friends
ui-invite-explained = Send each friend one link. It is good for one person: whoever opens it first has the seat, and from then on nobody else can look into it, not even you.
ui-invite-only-here = Only this machine can reach this server and its links. For friends elsewhere start it with make play ARGS="--host 0.0.0.0" and set up the table at the address it prints.
ui-invite-seat = Seat of { $seat }
ui-invite-watch = For people who only watch
ui-invite-new = New link
ui-invite-new-explained = The link above no longer works then.
ui-seats = Who sits where
ui-seats-explained = Everybody at the table sees how many devices hold a seat.
ui-seat-yours = you
ui-seat-open = nobody has come yet
ui-seat-bot = a bot
# behind the name of a seat, in brackets
ui-bot = bot
ui-seat-bot-for-now = a bot, for now
ui-seat-devices = { $count ->
    [one] held by { $count } device
   *[other] held by { $count } devices
}
ui-used = This invitation has been used
ui-used-explained = Somebody has taken the seat with it. If that was you, go on in the browser where you opened it first; its menu makes a link for another device. If it was not you, ask whoever sent you the link who sits there now.
ui-held = The seat is yours alone now
ui-held-explained = This link was no invitation: whoever sent it held the same seat until now, and may have seen its cards. From now on it opens nothing any more, and nobody but this browser can look into the seat.
ui-claim-too = Take this seat too?
ui-claim-too-explained = You already have a place at this table. This link gives one more seat to this device, and then nobody else can use it.
ui-claim-too-yes = Take the seat
ui-free-undo = Free undo
ui-free-undo-explained = From now on you can take back every decision of this game, whatever was shown or rolled since; the bots play again from there. It stays so to the end, and the record and the result say so.
ui-free-undo-on = Free undo: every decision of this game can be taken back. The record says so.
ui-origin = Played on from a replay, after decision { $seq }
ui-seeded = Whoever set up this table chose the deal and may know it.
ui-commitment = The deal has lain fixed from the start under this seal. The record of the finished game shows that nobody changed it.
ui-other-device = Go on with another device
ui-other-device-explained = Open this link on the other device, once: it then sits at this table too. Whoever has the link can take your seat, so keep it to yourself. A new link makes this one void.
ui-other-device-link = Link for one more device
ui-other-device-make = Make a link
ui-devices-explained = These devices hold your seat. Drop any that you do not know.
ui-device-here = This device
ui-device-other = Another device
ui-device-since = since { $when }
ui-device-drop = Drop
ui-device-drop-others = Drop all others
ui-dropped = This device no longer holds the seat
ui-dropped-explained = Another device of the same seat has dropped it. To come back, make a link there: in the menu, under “Go on with another device”.
ui-copy = Copy
ui-copied = Copied
ui-scan = Picture to scan
ui-scan-explained = The link as a picture: point the camera of the other device at it.

## Keys

ui-keys = Keys
ui-key-tab = go through everything that can be chosen
ui-key-arrows = go to what glows in that direction
ui-key-enter = choose; on a card: choose at once
ui-key-escape = one step back
ui-key-numbers = press the button with that number
ui-key-undo = undo, where the rules of the table allow it
ui-key-hint = ask a bot for a hint
ui-key-space = on to the next thing that is shown; hold it: to your turn
ui-key-recap = what happened since your last turn
ui-key-log = go to the log
ui-key-prompt = go to the question
ui-key-almanac = rules and almanac over the table
ui-key-help = this list

## Errors

error-unknown = Something went wrong on the server. Try again.
error-offline = The server does not answer. Is it still running?
error-options = That table cannot be set up like this. Change the options.
error-no_table = There is no such table.
error-no_replay = There is no such replay.
error-no_rule = There is no rule of that name.
error-token = That link opens no seat at this table. Perhaps a newer one has replaced it.
error-used = This invitation has been used.
error-dropped = Another device of the same seat has dropped this one.
error-seat = Only who holds that seat can do this, unless its player left a while ago.
error-not_now = That cannot be done now.
error-not_over = The record holds all secrets; it can be read when the game is over.
error-record = This file is not a record that can be replayed here.
error-old_record = This record was played with other rules or cards than this server has now. It cannot be shown here.
error-too_large = That is too large.
error-flood = Too much at once. Wait a moment and try again.
error-today = Many new things were begun from here today. Come back tomorrow.
error-full = This server has no room for anything new; games that are begun go on.
error-frozen = This table was begun with other rules or cards than this server has now, and cannot go on.
error-storage = The table is being loaded anew. Try again in a moment.
error-internal = Something went wrong on the server. Try again.
error-malformed = That request was not understood.
error-no_campaign = There is no such campaign.
error-no_file = There is no such file.
error-no_game = There is no such game.
error-no_language = There is no such language.
error-no_position = There is no such position.
error-origin = This page may not speak to this table.
ui-refusal-late = That question is no longer asked.
ui-refusal-malformed = That was not understood.
ui-refusal-notation = That text is not the notation of one action.
ui-refusal-unreadable-empty = An empty text is no action; try "{ $example }".
ui-refusal-unreadable-meant = "{ $text }" is not the notation of any action; { $count ->
        [1] did you mean { $meant }?
       *[other] did you mean one of { $meant }?
    }
ui-refusal-unreadable-used = "{ $text }" is not the notation of any action; "{ $verb }" is used as in "{ $example }".
ui-refusal-unreadable-verbs = "{ $text }" is not the notation of any action; actions begin with { $verbs }.
ui-refusal-unreadable-several = "{ $text }" could be one of { $meant }: say which.
ui-refusal-undo = Only your own last decision can be taken back, until somebody else acts.
ui-refusal-undo_shown = Something hidden was shown or something random happened since; it cannot be taken back.

## A new table

ui-new-table = A new table
ui-new-game = Which game?
ui-new-seats = Who sits where?
ui-new-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-new-who = Who sits on seat { $seat }
ui-new-name = Name of seat { $seat }
ui-new-options = How do you play?
ui-setup = Set up a position
ui-new-position = Begin with a position
ui-new-position-explained = Paste the text of a position here, with as many seats above as it has. Everybody is told that the deal was chosen.
ui-new-position-refused = This position cannot be set up: { $why }
ui-new-start = Set up the table
ui-who-me = Me
ui-who-friend = A friend, by link
ui-who-device = Somebody at this device
ui-who-bot = Bot: { $strength }
ui-bot-random = gentle (plays at random)
ui-bot-greedy = keen
ui-bot-thrall = thrall (errs often)
ui-bot-karl = karl (a fair match)
ui-bot-jarl = jarl (strong)
ui-bot-rated = { $name }, { $rating } points
ui-bot-rated-slow = { $name }, { $rating } points, thinks { $seconds } s
ui-levels-told = The levels are one trained bot that errs more or less often, as people do; it sees only what you would see in its place. 200 points more are about three times the odds of winning.
ui-bot-allfather = allfather (looks ahead)
ui-bot-reaver = reaver (strong, pillages)
ui-bot-quester = quester (strong, loves quests)
ui-bot-trickster = trickster (strong, a friend of Loki)

## Learning

ui-learn-about = Short lessons, each about one thing that you learn by doing it, then a whole first game with a coach. Repeat or leave out what you like.
ui-learn-start = Begin
ui-learn-on = Go on
ui-first-game = A whole first game
ui-lessons = All lessons

## The coach. Each text is shown once, at the question its name tells.

ui-coach = Coach
ui-coach-ok = Got it
ui-coach-stop = No more advice
ui-lesson-title = Lesson { $number } of { $count }: { $title }
ui-lesson-astray = That leads elsewhere. Look around as you like, take it back, or begin this lesson again.
ui-lesson-next = Next: { $title }
ui-lesson-again = Again
ui-lesson-skip = Skip
ui-lesson-done = learnt

## Replays

ui-event-undone = { $name } takes the last decision back.
ui-event-undone-far = { $name } goes back to before their last decision; decisions taken back: { $count }.

## The terminal

ui-terminal-deal = { $seed ->
        [drawn] a drawn deal
        [position] a position that was set up
       *[other] the chosen deal { $seed }
    }
ui-terminal-kept-in = Saved as you go in { $file }. "help" shows what you can write.
ui-terminal-help = Choose by number, or write the choice: { $choice }; the first letters of each word will do: { $short }. You can also write
ui-terminal-help-board = what lies on the table
ui-terminal-help-list = the choices again; what has happened
ui-terminal-help-why = why is that not possible now?
ui-terminal-help-rules = the rule by its words, its id ({ $id }), a card ({ $card })
ui-terminal-help-position = the position as text, if nothing of it is secret
ui-terminal-help-save = write the record; save and leave (also Ctrl-D)
ui-terminal-write = Write a number or a choice; "help" shows what else you can do.
ui-terminal-choices = There are choices 1 to { $count }.
ui-terminal-which = Which one: { $choices }?
ui-terminal-why = Write what you want to do: "{ $example }".
ui-terminal-possible = That is possible now.
ui-terminal-look-for = Write what you look for: { $examples }.
ui-terminal-saved = Saved as { $file }.
ui-position-secret = The text of a position holds all secrets: it is shown when the game is over, or to one who plays a chosen deal alone.
ui-terminal-save-else = Use "save FILE" to keep this game.
ui-terminal-kept = The game is kept. Go on with: { $command }
ui-terminal-now = Now { $name }.
ui-terminal-look-away = Press Enter when nobody else looks.
ui-terminal-nothing-yet = Nothing has happened yet.
ui-terminal-more = "list" tells more
ui-terminal-decide = Your decision.
ui-terminal-plain = The board is shown as the game's own table.
ui-terminal-won = You have won
ui-terminal-lost = You have lost
ui-terminal-end = The end
ui-terminal-player = Player
ui-terminal-score = Score
ui-terminal-human = human
ui-terminal-winners = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
ui-terminal-record = The record is { $file }; look at it with: { $command }
ui-terminal-replay-help = Enter: next  b: back  g N: go to N  v { $seat }: as that seat sees it  q: leave
ui-terminal-beginning = the beginning
ui-terminal-first = This is the beginning.
ui-terminal-last = That was the last decision.
ui-terminal-no-position = The record has { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }; there is no position { $at }.
ui-terminal-unknown = "{ $word }" is not known here; "help" shows what is.
ui-terminal-may = { $name } may: { $choices }
ui-terminal-rules-no-id = There is no rule { $id }.
ui-terminal-rules-near = Near it: { $ids }.
ui-terminal-rules-none = The rules say nothing about "{ $words }".
ui-terminal-rules-also = Also:
ui-terminal-rules-shown = Shown by { $files }

## The rulebook and almanac

ui-almanac = Rules and almanac
ui-rule-exact = To the letter
ui-almanac-search = Search rules and cards
ui-almanac-contents = Contents
ui-almanac-aid = The game on one page
ui-almanac-rules = Rules
ui-almanac-turning = Other chapters
ui-almanac-found = { $count ->
        [one] { $count } place found
       *[other] { $count } places found
    }
ui-almanac-none = Nothing holds all these words.
ui-almanac-english = This part is told in English only.
ui-almanac-naming = Rules that name it
ui-almanac-more = { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
ui-almanac-examples = Examples
ui-almanac-examples-count = { $count ->
        [one] { $count } example
       *[other] { $count } examples
    }
ui-almanac-examples-english = The titles are in English.
ui-almanac-no-examples = There is no example of it alone.
ui-almanac-show = Show me
ui-almanac-try = Try it yourself
