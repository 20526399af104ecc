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
ui-forget-sure = Only this browser holds your seat. Once it has forgotten the table, you cannot come back, unless another device of yours holds the seat too.
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

## Two people at one device

ui-curtain = The table is covered
ui-curtain-pass = Pass the device to
ui-curtain-ready = I am { $name }

## The end

# the title of the browser's tab
ui-your-turn = Your turn
ui-over = The game is over.
ui-again = Another game
ui-replay = Replay
ui-share = Share a link
ui-share-explained = Whoever opens this link sees this position and can step through the whole game.
ui-record-download = Download the record

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
error-malformed = That request is not understood.
error-no_campaign = There is no such campaign.
error-no_file = There is no such file.
error-no_game = There is no such game.
error-no_language = There is no such language.
error-no_position = There is no such position.
error-origin = This page may not speak to this table.
ui-refusal-late = That question is no longer asked.
ui-refusal-malformed = That is not understood.
ui-refusal-notation = That text is not the notation of one action.
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
ui-new-code = Clan or god of seat { $seat }
ui-new-name = Name of seat { $seat }
ui-new-options = How do you play?
ui-new-start = Set up the table
ui-who-me = Me
ui-who-friend = A friend, by link
ui-who-device = Somebody at this device
ui-who-bot = Bot: { $strength }
ui-bot-random = gentle (plays at random)
ui-bot-greedy = keen
ui-any-clan = Any clan
ui-any-god = Any god
ui-saga-choice = { $number }. { $title }

## Learning

ui-learn-about = A first game with a coach: one or two sentences at the right moment, and never in your way. The deal is always the same, the others are gentle.
ui-learn-start = Begin
ui-learn-blood_rage-draft = Draft the gods’ gifts: your plan for the Age.
ui-learn-blood_rage-actions = The five actions: invade, march, upgrade, quest, pillage.
ui-learn-blood_rage-battle = Battles, where everybody plays a card in secret.
ui-learn-blood_rage-ragnarok = Ragnarök, quests and the way to Valhalla and back.
ui-learn-yggdrasil-wheel = The wheel, which tells whose turn it is among the Enemies.
ui-learn-yggdrasil-worlds = Nine Worlds, and what each one gives you.
ui-learn-yggdrasil-risk = Fights: how many risks, how many dice.
ui-learn-yggdrasil-together = You win or lose together.

## The coach. Each text is shown once, at the question its name tells.

ui-coach = Coach
ui-coach-ok = Got it
ui-coach-stop = No more advice
ui-coach-blood_rage-welcome = Welcome to the last three Ages of the world. Each begins with a draft: take one card, pass the rest to the left. Click a card to read it; its button takes it.
ui-coach-blood_rage-draft-types = Red cards fight in battles, green ones are quests for later glory, black ones are upgrades that stay. A few of each is a good start.
ui-coach-blood_rage-draft-plan = Look for cards that belong together. A quest for a region wants your figures there; Loki’s cards like to lose.
ui-coach-blood_rage-age-2 = A new Age, stronger cards. You know all actions now; I speak only when something new comes.
ui-coach-blood_rage-age-3 = The last Age. At its end every stat on its golden, legendary steps gives 10 or 20 glory.
ui-coach-blood_rage-invade = Your turn: one action, paid with rage. Begin with an invasion: click a figure of yours, then a province that glows. Villages that are taken count for battles and quests.
ui-coach-blood_rage-upgrade = An upgrade costs rage equal to its strength and stays on your clan sheet. The figure it belongs to may invade at once, for nothing. Click a black card in your hand.
ui-coach-blood_rage-quest = A quest costs nothing: lay it down in secret. If it is fulfilled at the end of the Age, it gives glory and raises a stat.
ui-coach-blood_rage-pillage = You stand where nobody has pillaged yet: pillage! It costs nothing, but others may send figures from next door and fight you for the reward.
ui-coach-blood_rage-march = March moves any of your figures from one province to any other for 1 rage. Useful before a pillage, or to meet Ragnarök on purpose: who dies in it wins glory.
ui-coach-blood_rage-turns = With no rage left you take no more turns, so spend it well. Passing gives up the rest of your rage and is final for this Age.
ui-coach-blood_rage-march-to = Choose where the figures go. Any province with free villages will do; they need not be neighbours.
ui-coach-blood_rage-march-send = Now say how many of each kind go.
ui-coach-blood_rage-join = Somebody calls to battle. You may send a figure from a neighbouring province, if a village is free. Whoever is strongest with the card wins, and everybody else there dies; the reward goes to the pillager, if the pillager wins.
ui-coach-blood_rage-battle-card = Choose a card in secret. Its number is added to the strength of your figures; the winner loses the card, losers keep theirs. Any card can be a bluff.
ui-coach-blood_rage-late-card = The cards are open. Some may still be added now.
ui-coach-blood_rage-raise = Raise a stat. Rage gives more actions, axes more glory for battles won, horns more figures on the board.
ui-coach-blood_rage-free-invade = What you have just made stronger may go onto the board at once and for nothing. Do it where you want to pillage.
ui-coach-blood_rage-slot = Every kind of upgrade has its slots. A new one may replace an old one.
ui-coach-blood_rage-keep = The Age ends: one card may be kept for the next, the others go. A strong battle card is rarely wrong.
ui-coach-blood_rage-ragnarok = Ragnarök destroyed the doomed province. Who died there won glory, and Valhalla gives all the dead back to their clans.
ui-coach-blood_rage-over = The world has ended, and the chart shows where the glory came from. Now you know the game. Play again with keener bots!
ui-coach-yggdrasil-welcome = Welcome to the Tree. The gods win together when Nidhögg reaches the end of his way and they have lost nothing before: hold out until then. First say in what order you take your turns this round.
ui-coach-yggdrasil-welcome-solo = In your turn a card of the wheel is turned up first. Two of the same Enemy: it acts. Then you move, and then you do one thing.
ui-coach-yggdrasil-move = Go to another World of your level or of your column, or stay. Where you may go glows. The middle level turns, so columns change.
ui-coach-yggdrasil-fight = There is an opponent here: you can fight it. Its strength is the number of risks; every risk that stays costs you Life.
ui-coach-yggdrasil-act = Every World offers an action: Elves, dice, artifacts, Heroes, healing. Another god beside you makes it better, an Enemy there makes it worse.
ui-coach-yggdrasil-action = Choose one action, or be done. Two Enemies in one World devastate it, so keep them apart.
ui-coach-yggdrasil-heroes = Heroes in Valhalla can take risks away before you roll. They go back to Midgard then.
ui-coach-yggdrasil-dice = Your own die rolls always; Vanir dice from your pool help. The odds are shown for each choice.
ui-coach-yggdrasil-elves = An Elf turns a failed die into a success. Those that are left wait for the next risk.
ui-coach-yggdrasil-reroll = You may roll again before you accept.
ui-coach-yggdrasil-amount = Say how much you take. What lies in your pool is yours until you use it.
ui-coach-yggdrasil-artifact = Artifacts help for the rest of the game. The three stacks grow in power.
ui-coach-yggdrasil-creature = Creatures do one thing and are gone. Choose the one that helps now.
ui-coach-yggdrasil-runestones = Each runestone shows its effect. Use them in any order.
ui-coach-yggdrasil-exchange = Everybody may now give things to the others, one after the other.
ui-coach-yggdrasil-activated = An Enemy acted. Each does something else: its card on the wheel tells what.
ui-coach-yggdrasil-devastated = A World is devastated: its action is gone until somebody heals it. There are seven markers; the game is lost when one is missing.
ui-coach-yggdrasil-nidhogg = Nidhögg moved on his way. Hold out until he is at its end.
ui-coach-yggdrasil-round = That was a whole round. The rest of the game is more of this; I speak when something new comes.
ui-coach-yggdrasil-over = The saga is told. Play again, and try the hard level, where every god has powers.

## Replays

ui-replay-position = Position in the game
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-eyes = Seen by
ui-replay-spectator = A spectator
ui-replay-step = Decision { $seq } of { $last }
ui-event-undone = { $name } takes the last decision back.
