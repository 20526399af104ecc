### Yggdrasil Chronicles.
### Arguments are names (objects of `name(...)`, so that forms like $world-the work), numbers, or texts made with the
### messages below: $pieces with yg-count-*, $what with yg-risk-*. Codes in the ids are those of views and events.
### .text of Artifacts, Creatures, gods and Enemies takes their number in the catalogue as $amount.

## The Tree

yg-title = Yggdrasil Chronicles
yg-world-asgard = Asgard
    .text = Take risks, then heal one Devastated World from afar.
yg-world-vanaheim = Vanaheim
    .text = Take Vanir dice: you roll them when you take risks.
yg-world-alfheim = Alfheim
    .text = Take Elves: each turns a failed die into a success.
yg-world-midgard = Midgard
    .text = Send Heroes to Valhalla: each takes away a risk, for any god.
yg-world-nidavellir = Nidavellir
    .text = Take an Artifact: a lasting help.
yg-world-svartalfheim = Svartalfheim
    .text = Draw Creatures and let one of them help, once.
yg-world-jotunheim = Jötunheim
    .text = Throw Runestones and use what they show.
yg-world-niflheim = Niflheim
    .text = Take risks, then drive up to 3 Nameless off Hel's ladder.
yg-world-muspelheim = Muspelheim
    .text = Take risks, then drive up to 3 Fire Giants off Surtur's ladder.
yg-place-cage = Cage
    .the = the Cage
yg-place-out = off the Tree
yg-place-valhalla = Valhalla
yg-place-sword = Sword of Obstacles
    .the = the Sword of Obstacles
yg-place-wheel = Enemy Wheel
yg-place-book = Saga Book
yg-place-tree = the Tree
yg-place-dead_tree = Dead Tree
yg-level-top = top level
yg-level-mid = mid level
yg-level-bottom = bottom level
yg-island-0 = Rainbow island
yg-island-1 = Island 2: sends 1 Nameless
yg-island-2 = Island 3: sends 2 Nameless
yg-island-3 = Last island: sends 3 Nameless
yg-devastated = Devastated
    .text = Its action is gone until it is healed. Two Enemies in one World devastate it.
yg-blocked = blocked
yg-mode-penalised = penalised
    .text = An Enemy is here and no other god.
yg-mode-normal = normal
    .text = Neither an Enemy nor another god is here.
    .both = An Enemy and another god are here.
yg-mode-supported = supported
    .text = Another god is here and no Enemy.

## What the action of a World gives in a mode: $amount, $risk

yg-offer-asgard = { $risk ->
        [one] { $risk } risk, then heal a World from afar
       *[other] { $risk } risks, then heal a World from afar
    }
yg-offer-vanaheim = { $amount ->
        [1] 1 Vanir die
       *[other] up to { $amount } Vanir dice
    }
yg-offer-alfheim = { $amount ->
        [1] 1 Elf
       *[other] up to { $amount } Elves
    }
yg-offer-midgard = { $amount ->
        [1] 1 Hero
       *[other] up to { $amount } Heroes
    }
yg-offer-nidavellir = { $amount ->
        [1] an Artifact of the left stack
        [2] an Artifact of the left or middle stack
       *[other] an Artifact of any stack
    }
yg-offer-svartalfheim = { $amount ->
        [1] draw a Creature
       *[other] draw up to { $amount } Creatures, use one
    }
yg-offer-jotunheim = { $amount ->
        [1] throw the white Runestone
        [2] throw the white and the green Runestone
       *[other] throw all three Runestones
    }
yg-offer-niflheim = { $risk ->
        [one] { $risk } risk, then up to { $amount } Nameless off the ladder
       *[other] { $risk } risks, then up to { $amount } Nameless off the ladder
    }
yg-offer-muspelheim = { $risk ->
        [one] { $risk } risk, then up to { $amount } Fire Giants off the ladder
       *[other] { $risk } risks, then up to { $amount } Fire Giants off the ladder
    }
# $life what it costs
yg-offer-heal = Heal the Tree: { $life } Life
yg-offer-heal-again = Heal the Tree: { $life } Life, but two Enemies stand here: it falls again at once
yg-offer-none = no action of use

## Pieces: $count

yg-count-elves = { $count ->
        [one] { $count } Elf
       *[other] { $count } Elves
    }
yg-count-vanir_dice = { $count ->
        [one] { $count } Vanir die
       *[other] { $count } Vanir dice
    }
yg-count-heroes = { $count ->
        [one] { $count } Hero
       *[other] { $count } Heroes
    }
yg-count-nameless = { $count } Nameless
yg-count-fire_giants = { $count ->
        [one] { $count } Fire Giant
       *[other] { $count } Fire Giants
    }
yg-count-life = { $count } Life
yg-count-creatures = { $count ->
        [one] { $count } Creature
       *[other] { $count } Creatures
    }
yg-count-risks = { $count ->
        [one] { $count } risk
       *[other] { $count } risks
    }
yg-gift-elf = an Elf
    .cap = An Elf
yg-gift-die = a Vanir die
    .cap = A Vanir die
yg-gift-life = 1 Life

## Dice and Runestones

yg-die-god = god die
    .the = the god die
yg-die-vanir = Vanir die
    .many = Vanir dice
    .the = a Vanir die
yg-die-added = added god die
    .the = the added god die
yg-face-S = success
yg-face-SR = success (the die goes back)
yg-face-I = rune I
yg-face-II = rune II
yg-face-III = rune III
yg-face-BLANK = blank
yg-stone-white = white
    .cap = White
yg-stone-green = green
    .cap = Green
yg-stone-red = red
    .cap = Red
yg-effect-MOVE = Move
    .text = Move any god one normal move.
yg-effect-ROTATE = Rotate
    .text = Turn the mid level 0, 1 or 2 steps.
yg-effect-ACTION = Action
    .text = Perform the normal action of any World from here.
yg-effect-LIFE = Life
    .text = Regain 1 Life.

## Gods: .text the starting ability, .power the power

yg-relation-comrade_in_arms = Comrade in Arms
    .text = In your World, the other god may add its own god die to your risk rolls.
yg-relation-kin = Kin
    .text = In your World, you may take Elves, Vanir dice and Artifacts of the other god, if its player agrees.
yg-relation-casual_companion = Casual Companion
    .text = In your World, after the other god's risk roll you may take one Elf or Vanir die that it must give back.
yg-relation-travelling_companion = Travelling Companion
    .text = Before your move you may go to the other god's World.
yg-supporting = supporting god

## Enemies: .text what the activation does, .flight what a lost fight does

yg-enemy-hel = Hel
    .text = Climbs one World up; the mid level turns; the god whose turn it is loses 1 Life.
    .flight = back to Niflheim
yg-enemy-surtur = Surtur
    .text = Climbs one World up; the mid level turns; two Fire Giants join him.
    .flight = back to Muspelheim
yg-enemy-loki = Loki
    .text = Comes to the god whose turn it is; the mid level turns; a Jötun wakes.
    .flight = to the Cage
yg-enemy-jormungand = Jormungand
    .text = Swims one island on and sends Nameless to Hel.
    .flight = one island back
yg-enemy-fenrir = Fenrir
    .text = Breaks out to Asgard, or bites for 3 Life if he is there; the turn is over.
    .flight = to the Cage
yg-enemy-nidhogg = Nidhögg
    .text = Gnaws one space nearer to the Tree. In hard and expert games each space before it wakes a Jötun, and a saga says what its spaces do. At the Tree you win, unless a task of the saga is still undone.

## Jötuns

yg-jotun-thiazi = Thiazi
    .text = No action is possible in Asgard.
yg-jotun-beli = Beli
    .text = No action is possible in Muspelheim.
yg-jotun-skadi = Skadi
    .text = No action is possible in Vanaheim.
yg-jotun-starkadr = Starkadr
    .text = No action is possible in Alfheim.
yg-jotun-baugi = Baugi
    .text = No action is possible in Svartalfheim.
yg-jotun-geirrod = Geirröd
    .text = No action is possible in Nidavellir.
yg-jotun-gjalp = Gjalp
    .text = No action is possible in Niflheim.
yg-jotun-greip = Greip
    .text = No action is possible in Midgard.
yg-jotun-angrboda = Angrboda
    .text = Loki cannot be fought; she must be beaten first.
yg-jotun-gerda = Gerda
    .text = Surtur cannot be fought; she must be beaten first.
yg-jotun-hyrrokkin = Hyrrokkin
    .text = Hel cannot be fought; she must be beaten first.
yg-jotun-hymir = Hymir
    .text = Jormungand cannot be fought; he must be beaten first.
yg-jotun-vafthrudnir = Vafthrúdnir
    .text = Fenrir cannot be fought; he must be beaten first.
yg-jotun-suttung = Suttung
    .text = Nobody may use Elves after a risk roll.
yg-jotun-skyrmir = Skyrmir
    .text = Nobody may use Heroes against risks.
yg-jotun-thrym = Thrym
    .text = No Artifact works.
yg-jotun-hrungnir = Hrungnir
    .text = No Vanir dice may be rolled.
yg-jotun-utgardloki = Utgardloki
    .text = No god dice may be rolled.

## Artifacts

yg-artifact-andvarinaut = Andvarinaut
    .text = After a risk roll, once: reroll any of your Vanir dice.
yg-artifact-draupnir = Draupnir
    .text = After a risk roll, once: reroll your god die.
yg-artifact-gjallarhorn = Gjallarhorn
    .text = Your move may go to any World of the mid level.
yg-artifact-hringhorn = Hringhorn
    .text = Your move may go to any World of the bottom level.
yg-artifact-skidbladnir = Skidbladnir
    .text = Your move may go to any World of the top level.
yg-artifact-megingjord = Megingjord
    .text = Your Artifacts that take away one risk take away { $amount } instead.
yg-artifact-gleipnir = Gleipnir
    .text = { $amount } risk less when you fight Fenrir.
yg-artifact-gungnir = Gungnir
    .text = { $amount } risk less when you fight Hel.
yg-artifact-hofund = Hofund
    .text = { $amount } risk less when you fight Loki.
yg-artifact-jarngreipr = Járngreipr
    .text = { $amount } risk less when you fight any Jötun.
yg-artifact-mimming = Mimming
    .text = { $amount } risk less when you fight Surtur.
yg-artifact-mjollnir = Mjöllnir
    .text = { $amount } risk less when you fight Jormungand.
yg-artifact-brisingamen = Brisingamen
    .text = After a risk roll, keep { $amount } Vanir die that should go back.
yg-artifact-gullinbursti = Gullinbursti
    .text = In your turn you may both act and fight, in either order.
yg-artifact-idunn_epli = Idunn Épli
    .text = Heal the Tree costs you { $amount } Life instead of 2.
yg-artifact-odroerir = Óðroerir
    .text = Alone in a World without Enemies, your action there is supported.
yg-artifact-svalinn = Svalinn
    .text = After a risk roll, keep { $amount } Elf that turned a die.
yg-artifact-valshamr = Valshamr
    .text = Enemies do not spoil your actions: they count as not there.

## Creatures

yg-creature-dain_and_brothers = Dain, Duneyr, Durathor and Dvalin
    .text = Regain { $amount } Life.
yg-creature-eikthyrnir = Eikthyrnir
    .text = Heal one Devastated World, at no cost.
yg-creature-geri_and_freki = Geri and Freki
    .text = Go to any World and fight there, with { $amount } risk less.
yg-creature-gullfaxi = Gullfaxi
    .text = Beat one Jötun without a fight.
yg-creature-gullinkambi = Gullinkambi
    .text = { $amount } Hero goes from Midgard to Valhalla.
yg-creature-gulltopp = Gulltopp
    .text = All gods may give each other Elves, Vanir dice and Artifacts.
yg-creature-heidrun = Heidrun
    .text = Regain up to { $amount } Life.
yg-creature-hildisvini = Hildisvini
    .text = Take up to { $amount } Elves.
yg-creature-hugin_and_munin = Hugin and Munin
    .text = Take up to { $amount } Vanir dice.
yg-creature-ratatosk = Ratatosk
    .text = Go to any World and perform its action.
yg-creature-saehrimnir = Saehrímnir
    .text = A god of your choice regains { $amount } Life.
yg-creature-skuld = Skuld
    .text = Each player sees the next { $amount } cards of their own deck and may swap them.
yg-creature-sleipnir = Sleipnir
    .text = Each god may go to any World.
yg-creature-tanngrisnir_and_tanngnjostr = Tanngrisnir and Tanngnjóstr
    .text = Twice: a god of your choice regains { $amount } Life.
yg-creature-urd = Urd
    .text = Up to { $amount } face-up cards leave the Wheel, to the bottom of their decks.
yg-creature-vedrfolnir = Vedrfölnir
    .text = Up to { $amount } Heroes go from Midgard to Valhalla.
yg-creature-verdandi = Verdandi
    .text = All gods may give each other Life.
yg-creature-vidofnir = Vidofnir
    .text = Up to { $amount } Heroes go from Midgard to Valhalla.

## The end

yg-defeat-D1 = A god has lost the last Life.
yg-defeat-D2 = Hel was activated on the top level: she has nowhere left to climb.
yg-defeat-D3 = Surtur was activated on the top level: he has nowhere left to climb.
yg-defeat-D4 = Surtur called two Fire Giants, and fewer were left in Muspelheim.
yg-defeat-D5 = A Jötun should have woken, but no pawn was left on Loki's ladder.
yg-defeat-D6 = A Jötun should have woken, but no Jötun card was left.
yg-defeat-D7 = Jormungand was activated on his last island.
yg-defeat-D8 = More Nameless had to join Hel than were left in Midgard.
yg-defeat-D9 = One more World fell, and no Devastation marker was left in the Cage.
yg-defeat-D10 = Nidhögg has reached a Dead Tree.
yg-defeat-D11 = An instruction of the saga could not be carried out.
yg-defeat-D12 = A special defeat of the saga has come true.

## Prompts: yg-prompt-<decision>
## $god who is asked, $world where, $life and $most Life; risks: $what (yg-risk-*), $risks (yg-count-risks), $rolled
## (yg-rolled-*), $taker who takes the risks; $pieces, $kin, $enemy, $owner, $helper, $opponent, $round, $title.

yg-risk-fight = Fight with { $opponent }
yg-risk-action = Risky action
# $die (yg-die-* with its owner), $count of them, $faces joined from yg-face-*
yg-rolled-dice =
    { $count ->
        [1] { $die } – { $faces }
       *[other] { $die-many } – { $faces }
    }
yg-rolled-none = no dice
yg-rolled-turned = { $face }, turned by an Elf
yg-die-of = { $god }'s die
yg-prompt-turn_order = Round { $round }: every god has laid an Enemy card face down. { $god }, you speak for all: who takes the first turn?
yg-prompt-turn_order-next = Who takes the next turn?
yg-prompt-support_move = The card that woke the Enemy was { $helper }'s, so { $helper } may move: where to?
yg-prompt-move = Your turn, { $god }: move to another World of this level or column, or stay. Afterwards you act or fight there.
yg-prompt-action = { $god } in { $world }: act, fight, or do nothing.
yg-prompt-action-fight = Gullinbursti: { $god }, you may also fight in { $world }.
yg-prompt-action-act = Gullinbursti: { $god }, you may also act in { $world }.
yg-prompt-heroes = { $what }: { $risks }. Each one left at the end costs 1 Life (you have { $life }). How many Heroes do you send from Valhalla? Each takes away one risk for certain.
yg-prompt-add_die = { $what }: { $taker } takes { $risks } in your World. { $god }, do you add your god die? It costs nothing.
yg-prompt-add_die-supporting = { $what }: { $risks }. Do you roll the supporting god's die as well?
yg-prompt-dice = { $what }: { $risks } to take away; each one left costs 1 Life (you have { $life }). How many Vanir dice do you roll besides your god die?
yg-prompt-dice-alone = { $what }: { $risks } to take away; each one left costs 1 Life (you have { $life }). Utgardloki allows no god die: how many Vanir dice do you roll?
yg-prompt-reroll = Rolled: { $rolled }. { $risks } left. Your Artifacts let you reroll dice: which?
yg-prompt-reroll-marked = { $pieces } chosen for the reroll. Another one, or roll now?
yg-prompt-added_reroll = Rolled: { $rolled }. { $risks } left. Draupnir: { $god }, do you reroll the die you added?
yg-prompt-added_elf = Rolled: { $rolled }. { $risks } left. { $god }, does an Elf of yours turn the die you added into a success?
yg-prompt-elves = Rolled: { $rolled }. { $risks } left; each costs 1 Life (you have { $life }). { $god }, spend something, one piece at a time?
yg-prompt-keep_elf = Svalinn: { $god }, do you keep one Elf that should go back to Alfheim?
yg-prompt-keep_die = Brisingamen: { $god }, do you keep one Vanir die that should go back to Vanaheim?
yg-prompt-companion = Casual Companion: { $god }, do you take one piece that { $taker } must give back after this roll?
yg-prompt-companion-own = Casual Companion: { $god }, do you keep one piece that you must give back after this roll?
yg-prompt-amount = How many?
yg-prompt-amount-elves = How many Elves do you take? Each can turn a failed die into a success.
yg-prompt-amount-vanir_dice = How many Vanir dice do you take? You roll them when you take risks.
yg-prompt-amount-heroes = How many Heroes go to Valhalla? Each can take away a risk, for any god.
yg-prompt-amount-nameless = How many Nameless do you drive off Hel's ladder? Each makes her weaker by one.
yg-prompt-amount-fire_giants = How many Fire Giants do you drive off Surtur's ladder? Each makes him weaker by one.
yg-prompt-amount-life = How much Life do you regain?
yg-prompt-artifact_stack = Which Artifact do you take, { $god }? It stays with you, and the next one comes to light.
yg-prompt-heal_world = Which Devastated World is healed? Its marker goes back to the Cage.
yg-prompt-draw = How many Creatures do you draw? You use one of them; all of them leave the game.
yg-prompt-creature = Which Creature helps? The others leave the game unused.
yg-prompt-runestones = { $god }, your Runestones are thrown. Use each effect once, in any order, or stop. Which is next?
yg-prompt-runestone_move = Runestone: which god moves, and where to?
yg-prompt-runestone_rotate = Runestone: how far does the mid level turn?
yg-prompt-runestone_action = Runestone: which World's action do you perform from here, as a normal one?
yg-prompt-creature_move = Ratatosk: go to any World, or stay; then you may perform its action.
yg-prompt-creature_move-fight = Geri and Freki: go to any World, or stay; then you may fight there.
yg-prompt-creature_fight = Geri and Freki: whom do you fight here? One risk is taken away for certain.
yg-prompt-creature_action = Ratatosk: do you perform the action of this World?
yg-prompt-defeat_jotun = Gullfaxi: which Jötun is beaten, without a fight?
yg-prompt-regain_life = Which god regains 1 Life?
yg-prompt-exchange = Gulltopp: { $god }, do you give pieces of yours to others, one at a time?
yg-prompt-exchange-life = Verdandi: { $god }, do you give Life to others, one at a time? Each god keeps at least 1.
yg-prompt-skuld = Skuld: { $god }, your next cards are { $first }, then { $second }. Do you swap them?
yg-prompt-sleipnir = Sleipnir: { $god }, you may go to any World, or stay.
yg-prompt-urd = Urd: which face-up card leaves the Wheel, to the bottom of its owner's deck?
yg-prompt-saga_choice = { $title }: the saga leaves a choice to you, { $god }.
yg-prompt-saga_choice-world = { $entry }: { $god }, choose a World.
yg-prompt-saga_choice-opponent = { $entry }: { $god }, choose an opponent.
yg-prompt-saga_choice-number = { $entry }: { $god }, how many?
yg-prompt-saga_choice-god = { $entry }: { $god }, choose a god.
yg-prompt-duel = { $god } against { $opponent }: do you declare a duel? It is four risks more (not for Freyia and Frigg), but unhurt, or fated to meet, you fell the Enemy for good.
yg-prompt-duel-cage = { yg-prompt-duel } Unless { $opponent } falls now, he goes to the Cage, where nobody can fight him: then all five can only fall if he is activated again before Nidhögg reaches the Tree.
yg-prompt-remote_action = Runestone: which action of { $world } do you perform from here?
yg-prompt-travel = Travelling Companion: { $god }, do you first join one of these gods? Your normal move comes afterwards.
yg-prompt-kin = Kin: { $god }, you may ask { $kin } in your World for pieces, one at a time.
yg-prompt-kin-so_far = Kin: { $god }, you are asking { $kin } for: { $pieces }. Anything else?
yg-prompt-kin_consent = Kin: { $kin } asks you, { $god }, for: { $pieces }. Do you give it?
yg-prompt-kin_life = You are about to lose { $life } Life. How much of it does { $helper }, your Kin, lose in your place?
yg-prompt-receiver = Urd sends back { $enemy } (a card of { $owner }): under whose deck?

## Choices: yg-choice-<verb>
## $god $world $opponent $creature $artifact $stone $effect $face $enemy $foe $deed $gift as in the notation; $pieces.

yg-choice-done = Done
yg-choice-done-support_move = Stay
yg-choice-done-move = Stay
yg-choice-done-move-over = Stay: your turn ends
yg-choice-done-action = Do nothing
yg-choice-done-add_die = No
yg-choice-done-reroll = No reroll
yg-choice-done-reroll-marked = Roll the chosen dice again
yg-choice-done-added_reroll = No
yg-choice-done-added_elf = No
yg-choice-done-elves = { $left ->
        [0] Go on
       *[other] No more: lose { $left } Life
    }
yg-choice-done-keep_elf = No, let it go
yg-choice-done-keep_die = No, let it go
yg-choice-done-companion = Take nothing
yg-choice-done-runestones = Stop, use no more
yg-choice-done-creature_move = Stay
yg-choice-done-creature_fight = No fight
yg-choice-done-creature_action = No action
yg-choice-done-regain_life = Nobody
yg-choice-done-exchange = Done giving
yg-choice-done-skuld = Leave them as they are
yg-choice-done-sleipnir = Stay
yg-choice-done-urd = No more cards
yg-choice-done-duel = No duel, a plain fight
yg-choice-done-travel = Join nobody
yg-choice-done-kin = Ask for nothing
yg-choice-done-kin-asked = Ask for this
yg-choice-done-kin_consent = No
yg-choice-act = Act in { $world }: { $offer }
yg-choice-heal = { $offer }
yg-choice-saga = { $deed }
yg-choice-fight = { $risk ->
        [one] Fight { $opponent }: { $risk } risk
       *[other] Fight { $opponent }: { $risk } risks
    }
yg-choice-comfort = Frigg's power: 1 Life for { $god }
yg-choice-move = Go to { $world }
yg-choice-to = { $world }
yg-choice-send = { $god } to { $world }
yg-choice-turn = { $god }
yg-choice-travel = Join { $god } in { $world }
yg-choice-heroes = { $pieces }
yg-choice-dice = { $pieces }
yg-choice-add = Yes, add the die
yg-choice-mark = Reroll a Vanir die: { $face }
yg-choice-reroll = Draupnir: reroll { $god }'s die
yg-choice-reroll-god = Draupnir: reroll the god die
yg-choice-elf = An Elf turns a Vanir die ({ $face })
yg-choice-elf-god = An Elf turns the god die ({ $face })
yg-choice-elf-added = An Elf turns { $god }'s die
yg-choice-pair = Freyr's power: give back two Elves, one risk less
yg-choice-hero = Send a Hero, one risk less
yg-choice-keep = Yes, keep it
yg-choice-swap = Swap them
yg-choice-take = { $pieces-cap }
yg-choice-take-none = None
yg-choice-stack = { $artifact }
yg-choice-creature = { $creature }
yg-choice-use = { $stone-cap }: { $effect }
yg-choice-rotate = { $steps ->
        [0] Not at all
        [one] { $steps } step
       *[other] { $steps } steps
    }
yg-choice-beat = { $jotun }
yg-choice-cheer = 1 Life for { $god }
yg-choice-give = Give { $god }: { $gift }
yg-choice-return = { $enemy } (a card of { $god })
yg-choice-deck = Under the deck of { $god }
yg-choice-duel = Yes, a duel
yg-choice-accept = Yes, give it
yg-choice-choose = { $foe }

## The log: yg-event-<event>
## $god who it is about, and the event's own data as names or numbers; -back: the same with a negative amount,
## given as a positive one. $faces joined from yg-face-*; $die from yg-die-*; $pieces from yg-count-*.

yg-event-round_began = Round { $round }
yg-event-placed_in_order = { $god } takes turn { $turn } of the round.
yg-event-revealed = { $god } turns over { $enemy }.
yg-event-activated = { $enemy } is activated.
yg-event-activated-turn_over = { $enemy } is activated: the turn of { $god } is over.
yg-event-enemy_moved = { $enemy } goes to { $world-the }.
yg-event-rotated = { $steps ->
        [one] The mid level turns { $steps } step.
       *[other] The mid level turns { $steps } steps.
    }
yg-event-changed_life = { $god } regains { $life } Life.
yg-event-changed_life-back = { $god } loses { $life } Life.
yg-event-moved_fire_giants = { $amount ->
        [one] { $amount } Fire Giant joins Surtur.
       *[other] { $amount } Fire Giants join Surtur.
    }
yg-event-moved_fire_giants-back = { $amount ->
        [one] { $amount } Fire Giant leaves Surtur's ladder.
       *[other] { $amount } Fire Giants leave Surtur's ladder.
    }
yg-event-moved_nameless = { $amount ->
        [one] { $amount } Nameless joins Hel.
       *[other] { $amount } Nameless join Hel.
    }
yg-event-moved_nameless-back = { $amount ->
        [one] { $amount } Nameless leaves Hel's ladder.
       *[other] { $amount } Nameless leave Hel's ladder.
    }
yg-event-reached_island = Jormungand lies at island { $island }.
yg-event-jotun_activated = The Jötun { $jotun } wakes. { $jotun-text }
yg-event-jotun_beaten = { $jotun } is beaten; the pawn returns to Loki's ladder.
yg-event-devastated = { $world } is Devastated.
yg-event-healed = { $world } is healed.
yg-event-nidhogg_moved = Nidhögg reaches space { $space }.
yg-event-card_returned = { $enemy } goes back under the deck of { $god }.
yg-event-card_shuffled_in = { $god } shuffles { $enemy } into the deck.
yg-event-moved = { $god } goes from { $source } to { $world }.
yg-event-fight_began = { $god } fights { $opponent }.
yg-event-action_began = { $god } acts in { $world }.
yg-event-moved_heroes = { $amount ->
        [one] { $amount } Hero goes to Valhalla.
       *[other] { $amount } Heroes go to Valhalla.
    }
yg-event-moved_heroes-back = { $amount ->
        [one] { $amount } Hero leaves Valhalla for Midgard.
       *[other] { $amount } Heroes leave Valhalla for Midgard.
    }
yg-event-rolled = { $god } rolls { $die-the }: { $face }.
yg-event-rerolled = { $god } rolls { $die-the } again: { $face }.
yg-event-spent_elf = { $god } spends an Elf: a failed die becomes a success.
yg-event-returned_elves = { $god } gives back two Elves: one risk less.
yg-event-risks = { $taken ->
        [one] { $god } takes { $taken } risk.
       *[other] { $god } takes { $taken } risks.
    }
yg-event-risks-spared = { $taken ->
        [one] { $god } takes { $taken } risk; { $left } left.
       *[other] { $god } takes { $taken } risks; { $left } left.
    }
yg-event-moved_elves = { $amount ->
        [one] { $god } takes { $amount } Elf.
       *[other] { $god } takes { $amount } Elves.
    }
yg-event-moved_elves-back = { $amount ->
        [one] { $god } must give { $amount } Elf back.
       *[other] { $god } must give { $amount } Elves back.
    }
yg-event-moved_vanir_dice = { $amount ->
        [one] { $god } takes { $amount } Vanir die.
       *[other] { $god } takes { $amount } Vanir dice.
    }
yg-event-moved_vanir_dice-back = { $amount ->
        [one] { $god } must give { $amount } Vanir die back.
       *[other] { $god } must give { $amount } Vanir dice back.
    }
yg-event-took_artifact = { $god } takes { $artifact }.
yg-event-drew_creature = { $god } draws { $creature }.
yg-event-resolved_creature = { $god } lets { $creature } help.
yg-event-threw_runestone = { $god } throws the { $stone } Runestone: { $effect }.
yg-event-gave = { $god } gives { $receiver }: { $gift }.
yg-event-kept_piece = { $god } keeps { $gift }.
yg-event-took_piece = { $god } takes { $gift } from { $giver }.
yg-event-swapped_cards = { $god } swaps the next two cards of the deck.
yg-event-won = Nidhögg has reached the Tree, and the Tree stands.
yg-event-lost = { $defeat } Ragnarök has come.
yg-event-lost-entry = { $defeat } { $entry }. Ragnarök has come.
yg-event-added_die = { $god } adds a god die to the roll.
yg-event-page_turned = Page { $page } of the saga: { $title }.
yg-event-counter_changed = { $counter }: { $value }.
yg-event-opponent_moved = { $foe } goes to { $place }.
yg-event-opponent_moved-out = { $foe } leaves the Tree.
yg-event-token_turned_up = A token is turned up: { $token }.
yg-event-token_put_back = A token ({ $token }) lies face down in { $world } again.
yg-event-enemy_fell = { $enemy } falls, for good.
yg-event-saga_action_began = { $god } performs a saga action: { $deed }.
yg-event-declared_duel = { $god } declares a duel with { $opponent }.
yg-event-travelled = { $god } joins { $companion }.
yg-event-took_from_kin = { $god } takes pieces from { $giver }.

## Options of a new game

yg-option-gods = Gods
    .help = Which god each player is; else drawn at random.
yg-option-supporting = Supporting gods
    .help = With one or two players other gods help; else drawn at random.
yg-option-saga = Saga
    .help = A saga of the campaign with its own rules, or a basic game.
yg-option-saga-none = None: a basic game
yg-option-sheets = Experience sheets
    .help = What the gods have learnt in the campaign, one line each.

## Refusals: yg-refusal-<key>, and what is asked: yg-asked-<decision> ("... has to ...")
## $god $other (a god) $world $source (a World) $opponent $decision (yg-asked-*) $entry (yg-entry-*), $text (a notation)

yg-asked-turn_order = name the order of turns
yg-asked-support_move = move the supporting god, or not
yg-asked-move = move, or stay
yg-asked-action = fight, act, or be done
yg-asked-heroes = say how many Heroes minimise risks
yg-asked-add_die = say whether a god die is added
yg-asked-dice = say how many Vanir dice are rolled
yg-asked-reroll = reroll dice, or be done
yg-asked-added_reroll = reroll the added die, or be done
yg-asked-added_elf = spend an Elf on the added die, or be done
yg-asked-elves = spend Elves or use a power, or be done
yg-asked-keep_elf = keep an Elf by Svalinn, or not
yg-asked-keep_die = keep a Vanir die by Brisingamen, or not
yg-asked-companion = take a piece as Casual Companion, or not
yg-asked-amount = say how many
yg-asked-artifact_stack = choose an Artifact stack
yg-asked-heal_world = choose a Devastated World to heal
yg-asked-draw = say how many Creatures are drawn
yg-asked-creature = choose one of the Creatures drawn
yg-asked-runestones = use a Runestone, or be done
yg-asked-runestone_move = move a god by the Runestone
yg-asked-runestone_rotate = say how far the mid level turns
yg-asked-runestone_action = choose the World of the Runestone's action
yg-asked-creature_move = go to any World, or stay
yg-asked-creature_fight = start a fight with Geri and Freki, or not
yg-asked-creature_action = perform the World's action with Ratatosk, or not
yg-asked-defeat_jotun = choose a Jötun for Gullfaxi
yg-asked-regain_life = choose a god that regains Life
yg-asked-exchange = give to others, or be done
yg-asked-skuld = put the two cards back, swapped or not
yg-asked-sleipnir = go to any World, or stay
yg-asked-urd = choose face-up cards of the Wheel, or be done
yg-asked-saga_choice = choose as the saga asks
yg-asked-duel = declare a duel, or not
yg-asked-remote_action = choose the action the Runestone brings
yg-asked-travel = go to a companion's World, or not
yg-asked-kin = ask a Kin for pieces, or be done
yg-asked-kin_consent = accept what the Kin asks for, or not
yg-asked-kin_life = say how much Life the supporting Kin loses instead
yg-asked-receiver = choose whose deck the supporting god's card goes to
yg-refusal-over = "{ $text }" comes too late: the game is over
yg-refusal-not_asked = { $god } is not asked now: { $other } has to { $decision }
yg-refusal-must = { $god } must { $decision }
yg-refusal-suttung = Suttung on the Sword of Obstacles forbids the use of Elves after a roll
yg-refusal-not_possible = { $god } is asked to { $decision }; "{ $text }" is not possible now
yg-refusal-already_there = { $god } is in { $world } already, and may simply stay
yg-refusal-no_entry = { $entry }: { $world } cannot be entered from { $source } now
yg-refusal-too_far = { $world } is neither on the level nor in the column of { $source }
yg-refusal-no_fight_left = { $god } has no fight left this turn
yg-refusal-guarded = A Jötun guards { $opponent }, who cannot be fought
yg-refusal-not_here = { $opponent } is not in { $world }
yg-refusal-foe_not_now = { $opponent } cannot be fought here now
yg-refusal-not_activated = { $opponent } has not been activated
yg-refusal-guard_in_cage = { $opponent } sits on an Enemy in the Cage and cannot be fought
yg-refusal-fought_elsewhere = { $opponent } is fought in { $world }
yg-refusal-no_action_left = { $god } has no action left this turn
yg-refusal-comfort = Only Frigg with her power can do that, for a wounded god in her World
yg-refusal-blocked = A Jötun blocks { $world }: no action is possible there
yg-refusal-saga_action = That saga action is not possible here now
yg-refusal-not_devastated = { $world } is not Devastated
yg-refusal-devastated = { $world } is Devastated: only Heal the Tree or a saga action is possible there
yg-refusal-no_use = The action of { $world } would do nothing now

## The browser's table

yg-ui-tree = The Tree with its nine Worlds
yg-ui-cage = The Cage: { $markers ->
        [one] { $markers } bar is left
       *[other] { $markers } bars are left
    }. Every World that is Devastated takes one away and makes Fenrir stronger.
yg-ui-valhalla = Valhalla: { $heroes ->
        [one] { $heroes } Hero waits
       *[other] { $heroes } Heroes wait
    } there; each takes away one risk.
yg-ui-ladder-hel = Hel's ladder: { $count } of { $most } Nameless, each one more strength for Hel. If more must come than are left, all is lost.
yg-ui-ladder-surtur = Surtur's ladder: { $count } of { $most } Fire Giants, each one more strength for Surtur. If more must come than are left, all is lost.
yg-ui-ladder-loki = Loki's ladder: { $count } of { $most } Jötuns are awake, each one more strength for Loki. If one must wake and none is left, all is lost.
yg-ui-level = { $level }: { $moves } moves
yg-ui-way = Nidhögg is at space { $space } of { $most }.
yg-ui-fights = fight { $opponents }
yg-ui-strength = { $name }, strength { $strength }.
yg-ui-guarded = Guarded by { $jotun }.
yg-ui-life = { $god }: { $life } of { $most } Life.
yg-ui-life-short = { $life } of { $most } Life
yg-ui-no-card = no card to turn over
yg-ui-surely = surely { $enemy }
yg-ui-any-card = any Enemy
yg-ui-odds = { $what }: { $risks }, unhurt { $alone } with the god die alone, { $best } with everything.
yg-ui-odds-fall = { $what }: { $risks }, unhurt { $alone } with the god die alone, { $best } with everything; the last Life is lost with { $fall } at best.
yg-ui-relation = { $relation }: { $gods }
yg-ui-deck = { $count ->
        [one] Enemy deck, { $count } card
       *[other] Enemy deck, { $count } cards
    }, from the top: { $cards }.
yg-ui-deck-hidden = Somewhere in it or face down: { $cards }.
yg-ui-wheel = On the Wheel: { $gods }.
yg-ui-wheel-next = On the Wheel: { $gods }. One more card activates this Enemy.
yg-ui-order = Order of turns
yg-ui-order-of = Round { $round }: the order of turns
yg-ui-has-turn = has the turn
yg-ui-had-turn = has had the turn
yg-ui-saga = Saga { $number }
yg-ui-close = Close
yg-ui-risks-left = { $risks } left. Each one costs 1 Life; { $life } Life now.
yg-ui-risks-deadly = { $risks } left: enough to take the last of { $life } Life, and then all is lost.
yg-ui-others-choose = { $god } is choosing.
yg-ui-unhurt = unhurt
yg-ui-chances = chance to stay unhurt
yg-ui-mean = { $mean } Life lost on average
yg-ui-with-elves = { $unhurt } with { $elves }
yg-ui-dice-back = dice that go back: { $back }
yg-ui-fall = { $fall }: last Life lost
yg-ui-press-elf = Press a failed die: an Elf turns it into a success. You have { $elves }.
yg-ui-press-reroll = Press the dice that are rolled again.
yg-ui-rolls = { $god } rolls
yg-ui-rolls-again = { $god } rolls again
yg-ui-unharmed = { $god } is unhurt.
yg-ui-creatures = { $god } has drawn Creatures: one helps
yg-ui-artifacts = { $god } takes an Artifact
yg-ui-stones = { $god } has thrown the Runestones
yg-ui-exchange = Gulltopp: gods may give each other pieces
yg-ui-exchange-life = Verdandi: gods may give each other Life
yg-ui-exchange-turn = { $god } may give now.
yg-ui-exchange-how = Press a piece on your sheet, then the god who gets it.
yg-ui-kin-asks = { $holder } may ask { $linked } for pieces.
yg-ui-kin-waits = { $linked } agrees or not.
yg-ui-skuld = Skuld: the next cards of { $god }
yg-ui-earned = Each god has earned { $points } XP.
yg-ui-card-laid = The card lies face up on the Wheel. A second card ({ $enemy }) activates the Enemy.
yg-ui-go-on = Go on
yg-ui-won = The Tree stands
yg-ui-lost = Ragnarök has come
yg-ui-fallen-worlds = { $count ->
        [one] { $count } World is Devastated.
       *[other] { $count } Worlds are Devastated.
    }
yg-ui-see-tree = Look at the Tree
yg-ui-risks-none = No risk is left.
yg-ui-odds-brief = { $risks }, unhurt { $range }
yg-ui-order-alarm = "!": it would be this Enemy's second card on the Wheel, so the Enemy acts at once.
yg-ui-propose = Press a god to propose it to all.
yg-ui-propose-gift = Ask for something:
yg-ui-proposed = Proposed by { $names }
yg-ui-fallen = fallen
yg-ui-fallen-count = Fallen: { $count } of { $most }
yg-said-turn = proposes { $god } for turn { $turn }.
yg-said-give = asks { $giver } for this: { $gift }.
yg-ui-verb-act = Act
yg-ui-verb-comfort = Frigg's power: 1 Life
yg-ui-campaign-about = Saga after saga, in order. A lost saga is played again; after every game the gods gain experience and spend it on their sheets.
yg-ui-campaign-mine = My campaigns
yg-ui-campaign-gods = Gods
yg-ui-campaign-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
yg-ui-campaign-rest = { $count ->
        [0] Everybody has a god.
        [one] { $count } more god is drawn at random.
       *[other] { $count } gods are drawn at random.
    }
yg-ui-campaign-new = Begin a campaign
yg-ui-campaign-go-on = Go on with the game under way
yg-ui-campaign-won = All sagas are won: the campaign is over, and the Tree stands.
yg-ui-campaign-sheets = Experience
yg-ui-campaign-auto = Spend it all sensibly
yg-ui-campaign-unspent = not spent yet: { $gods }
yg-ui-campaign-undo = Take back: { $box }
yg-ui-campaign-look = What the box brings
yg-ui-campaign-price = { $xp } XP now, { $left } XP after it.
yg-ui-campaign-buy = Buy this box
yg-ui-campaign-begin = Begin this saga
yg-ui-campaign-progress = { $won } of { $all } sagas won
yg-ui-campaign-seeded = Whoever began this campaign chose its deals and may know them.
yg-ui-campaign-later = Its turn comes when saga { $number } is won.
yg-ui-campaign-page = Page { $number }: { $title }
yg-ui-campaign-boxes = A won saga brings each god { $victory } XP, a lost one { $defeat }. A box costs the XP written in it; rows fill from the left.
yg-ui-campaign-game = Game { $number }: { $result ->
        [won] won
        [lost] lost
       *[other] not finished
    }
yg-ui-campaign-link = { $relation }: with whom? { $xp } XP
yg-ui-campaign-saga-won = won
yg-ui-campaign-saga-lost = { $count ->
        [one] lost once
       *[other] lost { $count } times
    }
yg-ui-who-me = me
yg-ui-who-device = same device
yg-ui-who-friend = a friend by link
yg-box-buy = Buy for { $xp } XP
yg-ui-source-base = { $amount } of its own
yg-ui-source-saga = { $amount } by the saga
yg-ui-source-jotun = { $amount } like every Jötun
yg-ui-source-nameless = { $amount } for the Nameless on the ladder
yg-ui-source-fire_giants = { $amount } for the Fire Giants on the ladder
yg-ui-source-jotuns = { $amount } for the Jötuns awake
yg-ui-source-devastated = { $amount } for the Devastated Worlds
yg-ui-peek-artifacts = { $amount } less by your Artifacts
yg-ui-peek-odds = Unhurt { $alone } with the god die alone, { $best } with everything.
yg-ui-peek-flight = Beaten: { $flight }.
yg-ui-peek-mode = Action { $mode }: { $offer }.
yg-ui-deed = { $deed }: { $risks }
yg-ui-rotate = { $turn } ({ $worlds })

## The terminal

yg-terminal-odds = Ø: Life lost on average; ↩: dice that go back; ☠: the last Life is lost, and the game
yg-terminal-fights = A fight is always won, but risks left cost Life (unhurt: god die alone / with everything).
yg-terminal-face-down = face down
yg-terminal-artifacts = Artifacts
yg-terminal-jotuns = Jötuns awake
yg-terminal-enemies = Enemies, when activated
yg-terminal-actions = Actions of the Worlds
yg-terminal-creatures = Creatures not yet drawn: { $creatures }
yg-terminal-deck-of = Deck
yg-terminal-deck-top = from the top
yg-terminal-deck-hidden = somewhere in it or face down
yg-terminal-legend = The Tree has three levels; from a World you move to another one of its level or of its column. The mid level turns: each step takes its Worlds one column to the left, the leftmost to the right. Gods are written small, ENEMIES in capitals with their strength, what is on their ladder, and the gods whose cards lie face up on the Wheel: one more card of that Enemy, marked !, activates it. When a ladder is full, all is lost. Two Enemies in a World devastate it (✗): then only healing and saga actions are possible. A Jötun blocks a World, guards an Enemy [in brackets], or stands on the Sword ⚔ and forbids something. Another god in your World supports your action, an Enemy penalises it. ⚄ Vanir dice, ▣ markers in the Cage, ♥ Life, ► has the turn. You win when Nidhögg reaches the Tree and no task of a saga is undone. "gods" tells all about gods, Artifacts and Jötuns, "decks" about the Enemy decks. "!": one more card activates the Enemy; "‼": that can end the game; "+": it brings hope.
yg-terminal-campaign-next = Next comes saga { $saga }
yg-terminal-campaign-under-way = Under way is saga { $saga }
yg-terminal-campaign-prices = What a god has; after "+", the XP that the next box of the row costs.
yg-terminal-campaign-full = full
yg-terminal-campaign-first = Play the first game: { $command }
yg-terminal-campaign-book = And book it in the campaign: { $command }
yg-terminal-campaign-spend = Boxes can be bought: { $command }
yg-terminal-campaign-going-on = { $count ->
        [one] Going on after { $count } decision.
       *[other] Going on after { $count } decisions.
    }
yg-terminal-campaign-bought = Bought: { $boxes }.
yg-terminal-campaign-left = { $god } has { $xp } left.

## What the page answers by itself, if the player asks for it

yg-habit-turn_order = Keep the order of turns from now on
yg-habit-amount = Always take all
yg-habit-exchange = Give nothing from now on
yg-habit-kin_consent = Always agree

## A new table

yg-new-god = God of seat { $seat }
yg-option-saga-value = { $number }. { $name }

## Kinds of things in the almanac

yg-almanac-god = Gods
yg-almanac-enemy = Enemies
yg-almanac-jotun = Jötuns
yg-almanac-foe = Opponents of the sagas
yg-almanac-artifact = Artifacts
yg-almanac-creature = Creatures
yg-almanac-world = Worlds

# how far a table is, on the home page
yg-progress-saga = { $saga }, round { $round }
