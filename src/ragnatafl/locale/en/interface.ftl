# The table itself: home page, frame, prompts, log, errors of the server.

ui-title = Ragnatafl
ui-loading = One moment…
ui-close = Close
ui-cancel = Cancel
ui-home = Home
ui-nothing-here = There is nothing here

## Home

ui-home-title = The board of Ragnarök
ui-home-tagline = Two games of gods, clans and the end of the world, at one table: against bots, or with friends.
ui-home-more = More
ui-home-unofficial = Unofficial and made by fans. Blood Rage and Yggdrasil Chronicles belong to their publishers; buy them, they are good.
ui-game-blood_rage = Blood Rage
    .about = Two to four clans draft the gods’ gifts, pillage the provinces and win glory while the world burns.
ui-game-yggdrasil = Yggdrasil Chronicles
    .about = One to five gods stand together and hold the Tree against its enemies.
ui-play-now = Play now
ui-with-friends = With friends
ui-learn = Learn to play
ui-load-record = Load a record
ui-my-tables = My tables
ui-finished = Finished games
ui-resume = Resume
ui-look-again = Look again
ui-forget = Forget this table

## Settings

ui-menu = Menu
ui-language = Language
ui-theme-night = Night colours
ui-theme-day = Day colours
ui-motion = Moving pieces
ui-sound = Sound
ui-name = Your name
ui-name-placeholder = Nobody needs to know

## The table

ui-track = Ages and phases
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
ui-spectator = Spectator
ui-your-turn = Your turn
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
ui-bot-plays-for-you = A bot plays for you.
ui-take-back = Take my seat back
ui-hand-over = Let a bot play for me
ui-hand-over-sure = A bot makes your decisions until you come back. You can take your seat back at any time.

## Two people at one device

ui-curtain = The table is covered
ui-curtain-pass = Pass the device to
ui-curtain-ready = I am { $name }

## The end

ui-over = The game is over.
ui-again = Another game
ui-replay = Replay
ui-share = Share a link
ui-share-explained = Whoever opens this link sees this position and can step through the whole game.
ui-record-download = Download the record

## Invitations

ui-invite = Invite friends
ui-invite-explained = Send each friend one link. Whoever opens it sits there; keep the links private.
ui-invite-seat = Seat of { $seat }
ui-invite-watch = For people who only watch
ui-copy = Copy
ui-copied = Copied

## Keys

ui-keys = Keys
ui-key-tab = go through everything that can be chosen
ui-key-arrows = go to what glows in that direction
ui-key-enter = choose; on a card: choose at once
ui-key-escape = one step back
ui-key-numbers = press the button with that number
ui-key-undo = undo, where the rules of the table allow it
ui-key-hint = ask a bot for a hint
ui-key-log = go to the log
ui-key-prompt = go to the question
ui-key-help = this list

## Errors

error-unknown = Something went wrong on the server. Try again.
error-offline = The server does not answer. Is it still running?
