### Blood Rage.
### Arguments are names (objects of `name(...)`, so that forms like $place-the work) or numbers.
### The codes in the ids are those of the notation, of views and of events; spaces become underscores.
### Cards: br-card-<code without .age>, the text in .text; its arguments are the card's numbers in the catalogue:
### $strength $amount $rage $price $needs $glory. Places: br-province-*, br-fjord-*, br-place-*.
### Figures: br-figure-*; a number of them: br-figures with $figure and $count.

## The board

br-title = Blood Rage
br-province-elvagar = Elvagar
br-province-angerboda = Angerboda
br-province-muspelheim = Muspelheim
br-province-horgr = Horgr
br-province-utgard = Utgard
br-province-andlang = Andlang
br-province-gimle = Gimle
br-province-myrkulor = Myrkulor
br-province-yggdrasil = Yggdrasil
br-fjord-fjord_ne = North-east fjord
    .short = NE
    .the = the north-east fjord
br-fjord-fjord_se = South-east fjord
    .short = SE
    .the = the south-east fjord
br-fjord-fjord_sw = South-west fjord
    .short = SW
    .the = the south-west fjord
br-fjord-fjord_nw = North-west fjord
    .short = NW
    .the = the north-west fjord
br-place-reserve = Reserve
    .the = the reserve
    .key = reserve
br-place-valhalla = Valhalla
    .key = valhalla
br-place-box = Box
    .the = the box
    .key = box
br-region-manheim = Manheim
br-region-alfheim = Alfheim
br-region-jotunheim = Jotunheim

## Clans, stats, figures, slots

br-stat-rage = Rage
    .text = How much rage you have at the start of every Action phase.
br-stat-axes = Axes
    .text = The glory you gain for each battle you win.
br-stat-horns = Horns
    .text = How many figures you may have on the board.
br-figure-leader = leader
    .up = The leader
    .one = the leader
    .the = the leader
    .cap = The leader
br-figure-warrior = warrior
    .up = A warrior
    .one = a warrior
    .the = the warrior
    .cap = The warrior
br-figure-ship = ship
    .up = The ship
    .one = the ship
    .the = the ship
    .cap = The ship
br-figure-troll = Troll
    .one = the Troll
    .the = the Troll
    .cap = The Troll
br-figure-dwarf_chieftain = Dwarf Chieftain
    .one = the Dwarf Chieftain
    .the = the Dwarf Chieftain
    .cap = The Dwarf Chieftain
br-figure-sea_serpent = Sea Serpent
    .one = the Sea Serpent
    .the = the Sea Serpent
    .cap = The Sea Serpent
br-figure-valkyrie = Valkyrie
    .one = the Valkyrie
    .the = the Valkyrie
    .cap = The Valkyrie
br-figure-dark_elf = Dark Elf
    .one = the Dark Elf
    .the = the Dark Elf
    .cap = The Dark Elf
br-figure-fire_giant = Fire Giant
    .one = the Fire Giant
    .the = the Fire Giant
    .cap = The Fire Giant
br-figure-frost_giant = Frost Giant
    .one = the Frost Giant
    .the = the Frost Giant
    .cap = The Frost Giant
br-figure-soldier_of_hel = Soldier of Hel
    .one = the Soldier of Hel
    .the = the Soldier of Hel
    .cap = The Soldier of Hel
br-figure-volur_witch = Volur Witch
    .one = the Volur Witch
    .the = the Volur Witch
    .cap = The Volur Witch
# $figure, $count: only warriors come in numbers.
br-figures =
    { $count ->
        [1] { $figure-one }
       *[other] { $count } warriors
    }
br-slot-warrior = warrior slot
br-slot-leader = leader slot
br-slot-ship = ship slot
br-slot-monster_1 = monster slot 1
br-slot-monster_2 = monster slot 2
br-slot-clan_1 = clan slot 1
br-slot-clan_2 = clan slot 2
br-slot-clan_3 = clan slot 3
br-token-rage = Rage
    .text = Raises Rage by one step.
br-token-axes = Axes
    .text = Raises Axes by one step.
br-token-horns = Horns
    .text = Raises Horns by one step.
br-token-glory = 5 glory
    .text = Gives 5 glory.
br-token-yggdrasil = all stats
    .text = Raises Rage, Axes and Horns by one step each.
br-phase-gods_gifts = Gods' Gifts
    .text = Everybody takes a card (of two clans each two) and passes the rest to the left, until all have six.
    .short = Gifts
br-phase-action = Action
    .text = One action a turn: invade, march, upgrade, quest or pillage. Actions cost rage.
    .short = Action
br-phase-discard = Discard
    .text = Keep one card for the next Age, discard the others; in Age 3 all are discarded.
    .short = Discard
br-phase-quest = Quest
    .text = Quests are revealed; each one fulfilled gives glory and raises a stat.
    .short = Quests
br-phase-ragnarok = Ragnarök
    .text = The doomed province is destroyed; every figure lost there gives glory.
    .short = Ragnarök
br-phase-release_valhalla = Release Valhalla
    .text = The fallen return to the reserve.
    .short = Valhalla
br-phase-over = End of the game
br-type-battle = battle
br-type-quest = quest
br-type-warrior = warrior upgrade
    .short = warriors
br-type-leader = leader upgrade
    .short = leader
br-type-ship = ship upgrade
    .short = ships
br-type-monster = monster
    .short = monster
br-type-clan = clan upgrade
    .short = clan
br-god-odin = Odin
    .text = Punishment, and the tables turned.
br-god-thor = Thor
    .text = Glory and spoils for winning battles.
br-god-loki = Loki
    .text = Revenge, and gains from losing.
br-god-frigga = Frigga
    .text = Resources and support.
br-god-heimdall = Heimdall
    .text = Foresight and surprises.
br-god-tyr = Tyr
    .text = Strength in battle.

## Cards

br-card-troll = Troll
    .text = When it invades, all enemy warriors in the province are destroyed.
br-card-dwarf_chieftain = Dwarf Chieftain
    .text = Costs no rage, neither the card nor its invasions.
br-card-sea_serpent = Sea Serpent
    .text = Counts as a ship too: it invades only fjords, never marches, and supports both provinces of its fjord.
br-card-valkyrie = Valkyrie
    .text = After a battle she took part in, won or lost: { $amount } glory for each enemy figure destroyed in it.
br-card-dark_elf = Dark Elf
    .text = May invade Yggdrasil, and has strength { $amount } there.
br-card-fire_giant = Fire Giant
    .text = When it invades, all enemy figures in the province and its fjord are destroyed, except monsters.
br-card-frost_giant = Frost Giant
    .text = When you pillage a province it stands in, you gain the reward twice.
br-card-soldier_of_hel = Soldier of Hel
    .text = Costs no rage, neither the card nor its invasions.
br-card-volur_witch = Volur Witch
    .text = When she would be destroyed in an outer province, but not as a sacrifice, you may move her to Yggdrasil instead.
br-card-lord_of_hammers = Lord of Hammers
    .text = After you pillage a province your leader stands in, he may move to an adjacent province.
br-card-lord_of_axes = Lord of Axes
    .text = After you pillage a province your leader stands in, raise one stat.
br-card-lord_of_spears = Lord of Spears
    .text = After you pillage a province your leader stands in, raise all three stats.
br-card-brothers_in_arms = Brothers in Arms
    .text = Every two of your warriors in one province have strength { $amount } together.
br-card-experts_in_arms = Experts in Arms
    .text = Your warriors have strength { $strength } and cost { $strength } rage to invade.
br-card-masters_in_arms = Masters in Arms
    .text = Your warriors have strength { $strength } and cost { $strength } rage to invade; every two in one province have strength { $amount } together.
br-card-lokis_dragons = Loki's Dragons
    .text = Whenever a ship of yours is destroyed, gain { $amount } glory.
br-card-fire_dragons = Fire Dragons
    .text = Whenever a ship of yours is destroyed, gain { $amount } glory.
br-card-eternal_dragons = Eternal Dragons
    .text = Whenever a ship of yours is destroyed, gain { $amount } glory.
br-card-lokis_domain = Loki's Domain
    .text = When Valhalla is released, gain { $amount } glory for each of your figures that returns.
br-card-lokis_eminence = Loki's Eminence
    .text = When Valhalla is released, gain { $amount } glory for each of your figures that returns.
br-card-lokis_wrath = Loki's Wrath
    .text = When Valhalla is released, gain { $amount } glory for each of your figures that returns.
br-card-friggas_charm = Frigga's Charm
    .text = Your upgrade cards cost { $amount } rage less.
br-card-thors_glory = Thor's Glory
    .text = After a battle of yours in which { $needs } or more enemy figures were destroyed, gain { $amount } glory.
br-card-friggas_succor = Frigga's Succor
    .text = Whenever you invade an outer province, a warrior from your reserve may come along for free.
br-card-tyrs_domain = Tyr's Domain
    .text = A quest you reveal in battle may count as a +{ $amount } battle card.
br-card-tyrs_wrath = Tyr's Wrath
    .text = A quest you reveal in battle may count as a +{ $amount } battle card.
br-card-lokis_blessing = Loki's Blessing
    .text = After you lose a battle in an outer province, you may put a warrior from your reserve there for free.
br-card-odins_inspiration = Odin's Inspiration
    .text = Your glory for figures destroyed by Ragnarök is doubled.
br-card-tyrs_challenge = Tyr's Challenge
    .text = Action for { $price } rage: pillage a province that is already pillaged.
br-card-friggas_protection = Frigga's Protection
    .text = When your figures would be destroyed, but not as a sacrifice, you may save them for { $price } rage each.
br-card-tyrs_prowess = Tyr's Prowess
    .text = When you win a battle, you may take back the cards you played for { $price } rage each.
br-card-thors_domain = Thor's Domain
    .text = Once a turn, right after you invade a province, you may pay { $price } rage and pillage it.
br-card-friggas_domain = Frigga's Domain
    .text = Action for { $price } rage: invade with one of your figures in Valhalla.
br-card-odins_throne = Odin's Throne
    .text = The glory of your quests is doubled.
br-card-thors_conquest = Thor's Conquest
    .text = At the end of the game, gain { $amount } glory for each of your figures on the board.
br-card-friggas_sacrifice = Frigga's Sacrifice
    .text = Free action: destroy two of your figures on the board, then raise one stat.
br-card-quest_alfheim = Alfheim!
    .text = In the Quest phase, be strongest in Andlang or Gimle. { $glory } glory and a raise.
br-card-quest_jotunheim = Jotunheim!
    .text = In the Quest phase, be strongest in Utgard, Horgr or Muspelheim. { $glory } glory and a raise.
br-card-quest_manheim = Manheim!
    .text = In the Quest phase, be strongest in Myrkulor, Elvagar or Angerboda. { $glory } glory and a raise.
br-card-quest_yggdrasil = Yggdrasil!
    .text = In the Quest phase, be strongest in Yggdrasil. { $glory } glory and a raise.
br-card-quest_glorious_death = Glorious Death!
    .text = In the Quest phase, have { $needs } or more figures in Valhalla. { $glory } glory and a raise.
br-card-tyrs_bash = Tyr's Bash
    .text = Plain strength.
br-card-tyrs_smash = Tyr's Smash
    .text = Plain strength.
br-card-tyrs_crush = Tyr's Crush
    .text = Plain strength.
br-card-tyrs_smite = Tyr's Smite
    .text = Plain strength.
br-card-tyrs_rage = Tyr's Rage
    .text = Plain strength.
br-card-odins_smite = Odin's Smite
    .text = Before strengths are compared, one warrior of each opponent in the province is destroyed.
br-card-odins_tide = Odin's Tide
    .text = Before strengths are compared, each clan in the battle, yours too, keeps one figure; all others are destroyed.
br-card-odins_judgement = Odin's Judgement
    .text = After the battle, won or lost: { $amount } glory for each figure destroyed in it, yours too.
br-card-heimdalls_sight = Heimdall's Sight
    .text = As strong as the strongest card another clan plays in this battle.
br-card-heimdalls_eye = Heimdall's Eye
    .text = May also be added after the cards are revealed.
br-card-heimdalls_gaze = Heimdall's Gaze
    .text = May also be added after the cards are revealed.
br-card-heimdalls_watch = Heimdall's Watch
    .text = Gain glory for the strength of all revealed cards. All of them are discarded, and everybody chooses again.
br-card-friggas_grace = Frigga's Grace
    .text = If you pillage with this battle, raise one stat besides the one the pillage token raises.
br-card-thors_hammer = Thor's Hammer
    .text = If you win, gain { $amount } glory.
br-card-thors_oath = Thor's Oath
    .text = If you win, raise one stat.
br-card-thors_ascension = Thor's Ascension
    .text = If you win, gain { $rage } rage and { $amount } glory.
br-card-thors_primacy = Thor's Primacy
    .text = The texts of all cards the others revealed are cancelled; their strength stays.
br-card-lokis_trickery = Loki's Trickery
    .text = If you lose, take { $rage } rage from the winner.
br-card-lokis_backstab = Loki's Backstab
    .text = If you lose, take { $amount } glory from the winner.
br-card-lokis_poison = Loki's Poison
    .text = If you lose, all cards the winner played go into your hand.

## Prompts: br-prompt-<decision>
## $clan (one's own) $rage (one's own); $place the province; $to the other province; $figure; $card;
## $forces the strengths there, joined from br-force; draft: $number of $count.

br-force = { $clan } { $strength }
br-prompt-draft_pick = Gods' Gifts: take a card, number { $number } of { $count }. The rest goes on to your left (between two clans after every second card).
br-prompt-draft_pick-last = Gods' Gifts: take your last card, number { $number } of { $count }. What is left is discarded.
br-prompt-turn = Your turn, { $clan }: choose an action. You have { $rage } rage.
    .hint = Press a figure and a place to invade, or a card: an upgrade or a quest.
br-prompt-turn-figure = Invade with { $figure-one } for { $cost } of your { $rage } rage: where?
br-prompt-turn-place = { $place }: what do you do there?
br-prompt-turn-march = March: from which province?
br-prompt-turn-pillage = Pillage: which province?
br-prompt-keep_card = Keep one card for the next Age, or none. The others are discarded.
br-prompt-replace_slot = Into which slot do you put { $card }?
br-prompt-free_invade = You may put { $figure-the } on the board for free, or decline.
br-prompt-succor = Frigga's Succor: a warrior may come to { $place } for free.
br-prompt-thors_domain_pillage = Thor's Domain: pillage { $place } at once for 2 rage? You have { $rage }.
br-prompt-march_to = March from { $place }: where to?
br-prompt-march_send = Who marches from { $place } to { $to }?
br-prompt-sacrifice_pair = Frigga's Sacrifice: which figure do you sacrifice?
br-prompt-raise_stat = Raise one stat.
br-prompt-raise_stat-quest = Quest fulfilled: raise one stat.
br-prompt-save_figures = Your figures in { $place } are about to be destroyed. Save one, or let them go? You have { $rage } rage.
br-prompt-join = Call to battle in { $place }: send a figure from an adjacent province, or decline. Strength there: { $forces }.
br-prompt-battle_card = Battle of { $place }: choose a card, secretly. Strength there: { $forces }.
br-prompt-quest_as_battle = Battle of { $place }: does your quest count as a battle card?
br-prompt-tide_keep = Odin's Tide in { $place }: which figure do you keep?
br-prompt-late_card = Battle of { $place }: add a late card, or decline. Strength there: { $forces }.
br-prompt-prowess_keep = Tyr's Prowess: take back a card you played, for 1 rage? You have { $rage }.
br-prompt-hammers_move = Lord of Hammers: your leader may move on from { $place }.
br-prompt-blessing = Loki's Blessing: put a warrior into { $place } for free?

## Choices: br-choice-<verb>, the label of a button
## $card $figure $place $slot $stat as in the notation; $cost in rage, $glory of a quest, $token the reward,
## $count of figures, $value of a quest in battle, $step and $value of a stat now, $free villages.

br-choice-pass = Pass for this Age
br-choice-decline = Decline
br-choice-decline-join = Send nobody
br-choice-decline-free_invade = Leave it in the reserve
br-choice-decline-succor = No warrior
br-choice-decline-blessing = No warrior
br-choice-decline-thors_domain_pillage = Do not pillage
br-choice-decline-quest_as_battle = No, only a quest
br-choice-decline-keep_card = Keep none
br-choice-decline-late_card = Add no card
br-choice-decline-save_figures = Let them go
br-choice-decline-prowess_keep = Take nothing back
br-choice-decline-hammers_move = Stay
br-choice-sacrifice = Sacrifice two figures to raise a stat
br-choice-retreat = The Volur Witch retreats to Yggdrasil
br-choice-treat =
    { $value ->
        [0] No, only a quest
       *[other] As a +{ $value } battle card
    }
br-choice-raise = Raise { $stat }: { $value } → { $next }
br-choice-raise-legend = Raise { $stat }: { $value } → { $next }, { $glory } glory at the end
br-choice-slot = Into { $slot }
br-choice-slot-replace = Into { $slot }, in place of { $card }
br-choice-draft = Take { $card }
br-choice-keep = Keep { $card }
br-choice-card = Play { $card }
br-choice-retake = Take { $card } back
br-choice-upgrade =
    { $cost ->
        [0] Upgrade: { $card }, free
       *[other] Upgrade: { $card }, { $cost } rage
    }
br-choice-quest = Commit to { $card }
br-choice-invade =
    { $cost ->
        [0] Invade { $place-the } with { $figure-one }, free
       *[other] Invade { $place-the } with { $figure-one }, { $cost } rage
    }
br-choice-invade-valhalla = Invade { $place-the } with { $figure-one } from Valhalla, { $cost } rage
br-choice-join = Join with { $figure-one } from { $place }
br-choice-offer = Sacrifice { $figure-one } in { $place-the }
br-choice-march = March from { $place }
br-choice-to = To { $place }
br-choice-pillage = Pillage { $place }: { $token }
br-choice-repillage = Pillage { $place } again: { $token }
br-choice-send =
    { $count ->
        [0] No { $figure }
        [1] { $figure-up }
       *[other] { $count } warriors
    }
br-choice-spare = Keep { $figure-one }
br-choice-save = Save { $figure-one }, { $cost } rage

## The log: br-event-<event>
## $clan who it is about, and the event's own data as names or numbers; booleans as the texts true and false.
## -card: the same event where one may see the card. $figures: joined from br-figures; $victim and $by are clans;
## $reason: a card, or br-reason-*.

br-event-age_began = Age { $age } begins.
br-event-phase_began = Phase: { $phase }.
br-event-picked-card = { $clan } picks { $card }.
br-event-passed = { $clan } passes.
br-event-invaded =
    { $source-key ->
        [valhalla] { $clan } invades { $place-the } with { $figure-one } from Valhalla.
       *[reserve] { $clan } invades { $place-the } with { $figure-one }.
    }
br-event-marched = { $clan } marches from { $source } to { $place }: { br-figures }.
br-event-upgraded = { $clan } plays { $card }.
br-event-replaced = { $clan } discards { $card } to make room.
br-event-committed = { $clan } commits to a quest.
br-event-committed-card = { $clan } commits to the quest { $card }
br-event-called_to_battle =
    { $repillage ->
        [true] { $clan } pillages { $place } again.
       *[false] { $clan } pillages { $place }.
    }
br-event-joined = { $clan } joins the battle from { $source } with { $figure-one }.
br-event-chose_card-card = { $clan } chooses { $card }.
br-event-revealed = { $clan } reveals { $card }.
br-event-treated_quest = { $clan } lets the quest count as +{ $value }.
br-event-cancelled = { $clan }: the text of { $card } is cancelled by { $by }.
br-event-watched = { $clan } watches: all cards are discarded, and everybody chooses again.
br-event-spared = { $clan } keeps { $figure-the }.
br-event-added_late_card = { $clan } adds { $card }.
br-event-total = { $clan }: strength { $strength }.
br-event-won_battle = { $clan } wins the battle of { $place }.
br-event-nobody_won = Nobody wins the battle of { $place }: all who fought lose.
br-event-stole_rage = { $victim } loses { $rage } rage to { $clan }, { $card }.
br-event-stole_glory = { $victim } loses { $glory } glory to { $clan }, { $card }.
br-event-took_card = { $clan } takes { $card } from { $victim }.
br-event-took_back = { $clan } takes { $card } back.
br-event-saved = { $clan } saves { $figure-the } in { $place-the }.
br-event-retreated = { $clan } retreats with { $figure-the } from { $source } to Yggdrasil.
br-event-destroyed = { $clan } loses { br-figures } in { $place-the }.
br-event-pillaged = { $clan } has pillaged { $place }: { $token }.
br-event-raised = { $clan } raises { $stat } to step { $step }.
br-event-gained_glory = { $clan } gains { $glory } glory ({ $reason }).
br-event-leader_moved = { $clan } moves { $figure-the } from { $source } to { $place }.
br-event-kept_card-card = { $clan } keeps { $card }.
br-event-kept_card-none = { $clan } keeps no card.
br-event-discarded_hand =
    { $cards ->
        [0] { $clan } discards no card.
        [one] { $clan } discards { $cards } card.
       *[other] { $clan } discards { $cards } cards.
    }
br-event-revealed_quest =
    { $fulfilled ->
        [true] { $clan } fulfils the quest { $card }
       *[false] { $clan } fails the quest { $card }
    }
br-event-ragnarok_struck = Ragnarök destroys { $place }.
br-event-released =
    { $figures ->
        [one] { $clan } gets { $figures } figure back from Valhalla.
       *[other] { $clan } gets { $figures } figures back from Valhalla.
    }
br-event-unopposed = { $clan } meets nobody in { $place }.
br-event-removed = { $clan } returns { $figure-the } to the box.
br-event-game_over = The last Age is over.
br-reason-battle = battle won
br-reason-token = pillage
br-reason-quest = quest
br-reason-ragnarok = destroyed by Ragnarök
br-reason-legend = legendary stats

## Options of a new game

br-option-clans = Clans
    .help = Which clan sits on which seat. All clans are alike.
br-option-first = First player
    .help = Who begins in Age 1; in every further Age it is the next player to the left.
br-option-first-none = At random
br-option-first-value = Seat { $seat }
br-option-first_game = First game
    .help = Without a draft in Age 1: everybody plays with the eight cards dealt.
br-option-first_game-false = No: draft in all Ages
br-option-first_game-true = Yes: no draft in Age 1

## Refusals: br-refusal-<key>, and what is asked: br-asked-<decision> ("... has to ...")
## $place $province $figure $card $clan $other (a clan) $stat $decision (br-asked-*), numbers, $text (a notation)

br-asked-draft_pick = pick a card from the pack
br-asked-turn = take a turn
br-asked-keep_card = keep one card or none
br-asked-replace_slot = choose a slot for the upgrade
br-asked-free_invade = make the free invasion of the upgrade or decline it
br-asked-succor = bring a warrior by Frigga's Succor or decline
br-asked-thors_domain_pillage = pillage by Thor's Domain or decline
br-asked-march_to = say where the march goes
br-asked-march_send = say how many march
br-asked-sacrifice_pair = choose two figures to sacrifice
br-asked-raise_stat = raise a stat
br-asked-save_figures = save figures from destruction or decline
br-asked-join = join the battle with one figure or decline
br-asked-battle_card = choose a card for the battle
br-asked-quest_as_battle = say whether the revealed quest counts as a battle card
br-asked-tide_keep = choose the one figure that Odin's Tide spares
br-asked-late_card = add a late card or decline
br-asked-prowess_keep = take played cards back by Tyr's Prowess or decline
br-asked-hammers_move = move the leader by Lord of Hammers or decline
br-asked-blessing = bring a warrior by Loki's Blessing or decline
br-refusal-over = "{ $text }" comes too late: the game is over
br-refusal-passed = { $clan } has passed and takes no more turns this Age
br-refusal-no_rage = { $clan } has no rage left and takes no turn
br-refusal-no_part = { $clan } takes no part in this battle
br-refusal-has_chosen = { $clan } has chosen already, or has nothing to choose; others still have to { $decision }
br-refusal-not_asked = { $clan } is not asked now: { $other } has to { $decision }
br-refusal-march_begun = A march has one origin and one destination, and this one has begun
br-refusal-must = { $clan } must { $decision } and cannot decline
br-refusal-no_answer = { $clan } is asked to { $decision }; "{ $text }" is no answer to that
br-refusal-elsewhere_draft = Cards are drafted in the Gods' Gifts phase only
br-refusal-elsewhere_keep = A card is kept in the Discard phase only
br-refusal-elsewhere_card = Cards are played when a battle asks for one
br-refusal-elsewhere_retake = Played cards are taken back only by the winner of a battle with Tyr's Prowess
br-refusal-elsewhere_join = There is no call to battle to join
br-refusal-elsewhere_send = Figures are sent only when a march has an origin and a destination
br-refusal-elsewhere_to = A destination is given only after a march has begun or by Lord of Hammers
br-refusal-elsewhere_spare = Figures are spared only from Odin's Tide
br-refusal-elsewhere_save = Figures are saved only when they would be destroyed
br-refusal-elsewhere_retreat = The Volur Witch retreats only when she would be destroyed
br-refusal-elsewhere_treat = Only a quest just revealed in battle can count as a battle card
br-refusal-elsewhere_raise = A stat is raised only as a reward
br-refusal-elsewhere_offer = Figures are offered only in a sacrifice
br-refusal-elsewhere_slot = A slot is chosen only while an upgrade is being played
br-refusal-elsewhere_decline = There is nothing to decline
br-refusal-only_fjords = { $figure-cap } invades only fjords
br-refusal-fjord_closed = { $place } is closed: both its provinces are destroyed
br-refusal-fjord_for_ships = Only ships may be in a fjord
br-refusal-yggdrasil = Yggdrasil cannot be invaded
br-refusal-destroyed = { $place } is destroyed
br-refusal-no_village = { $place } has no free village
br-refusal-invasion_for = This invasion is for { $figure-the } from the reserve only
br-refusal-warrior_to = The warrior must go to { $place }
br-refusal-not_invaded_now = { $place } cannot be invaded now
br-refusal-no_friggas_domain = Only a clan with Frigga's Domain invades from Valhalla
br-refusal-not_yours = { $figure-cap } does not belong to this clan
br-refusal-not_in_valhalla = { $figure-cap } is not in Valhalla
br-refusal-not_in_reserve = { $figure-cap } is not in the reserve
br-refusal-horns = { $figures } figures are on the board, and Horns allow { $horns }
br-refusal-cost_valhalla = Invading from Valhalla costs { $cost } rage, and there is only { $rage }
br-refusal-cost_invade = Invading with { $figure-the } costs { $cost } rage, and there is only { $rage }
br-refusal-not_in_pack = { $card } is not in the pack
br-refusal-not_played = { $card } is not among the cards played in this battle
br-refusal-not_upgrade = { $card } is not an upgrade
br-refusal-not_quest = { $card } is not a quest
br-refusal-not_in_hand = { $card } is not in hand
br-refusal-other_age = { $card } of Age { $age } is not in hand; the one in hand is of Age { $held }
br-refusal-not_late = { $card } is not a late card
br-refusal-cost_card = { $card } costs { $cost } rage, and there is only { $rage }
br-refusal-ships_march = Ships never march
br-refusal-march_fjord = A march goes from province to province, never from or to a fjord
br-refusal-cost_march = A march costs { $cost } rage, and there is only { $rage }
br-refusal-nobody_to_march = None of your figures that could march stands in a province
br-refusal-nowhere_to_march = No other living province has a free village to march to
br-refusal-nobody_to_pillage = { $clan } has no figure in any living province or its fjord
br-refusal-all_pillaged = Every province where { $clan } has figures is pillaged already
br-refusal-no_village_left = No living province has a free village
br-refusal-nobody_marches = None of your figures in { $place } can march
br-refusal-no_room = No other living province has room for a figure from { $place }
br-refusal-not_adjacent = { $place } is not adjacent to the pillaged province
br-refusal-same_province = A march must go to another province
br-refusal-not_there = { $figure-cap } is not in { $place }
br-refusal-march_question = The question is how many of { $figure-the } march from { $place }
br-refusal-march_nobody = At least one figure must march
br-refusal-too_many = Warriors that can march from { $place }: only { $count }
br-refusal-single = { $figure-cap } is a single figure
br-refusal-room_for = { $place } has room for only { $count }
br-refusal-thors_domain = Thor's Domain pillages the province just invaded, { $place }
br-refusal-no_tyrs_challenge = Only a clan with Tyr's Challenge pillages a province again
br-refusal-fjord_pillage = A fjord is not a province and cannot be pillaged
br-refusal-pillaged = { $place } is pillaged already
br-refusal-not_pillaged = { $place } is not pillaged yet
br-refusal-no_figure = { $clan } has no figure in { $place } or its fjord
br-refusal-no_figure_yggdrasil = { $clan } has no figure in { $place }
br-refusal-cost_repillage = Pillaging again costs { $cost } rage, and there is only { $rage }
br-refusal-ships_join = Ships may not join a battle
br-refusal-not_beside = { $place } is not adjacent to { $province }
br-refusal-no_sacrifice = Only a clan with Frigga's Sacrifice can sacrifice figures
br-refusal-sacrifice_two = A sacrifice needs two figures of your own on the board
br-refusal-sacrifice_stat = A sacrifice needs a stat that can be raised
br-refusal-offer = That figure cannot be offered: two different figures of your own on the board are needed
br-refusal-slot = That slot is for another type of upgrade
br-refusal-top_step = { $stat } is on step { $step } and cannot be raised
br-refusal-grace = Frigga's Grace raises a stat other than the pillage token's
br-refusal-no_peril = { $figure-cap } is not about to be destroyed
br-refusal-no_protection = Only a clan with Frigga's Protection can pay to save figures
br-refusal-cost_save = Saving a figure costs { $cost } rage, and there is only { $rage }
br-refusal-no_witch = There is no Volur Witch here that could retreat to Yggdrasil
br-refusal-quest_value = The quest may count as +{ $value }
br-refusal-quest_values = The quest may count as +{ $least } or +{ $most }
br-refusal-not_in_battle = { $figure-cap } is not in the battle
br-refusal-cannot = { $clan } cannot "{ $text }" while asked to { $decision }

## The table in the browser

br-board = The board: Yggdrasil and the ring of eight provinces
br-age = Age { $age }
br-villages =
    { $count ->
        [one] { $free } of { $count } village free
       *[other] { $free } of { $count } villages free
    }
br-no-limit = Room for any number of figures
br-reward = Reward: { $token }
br-pillaged = Pillaged
br-doomed = Doomed in Age { $age }
br-destroyed = Destroyed
br-closed = Closed
br-supports = Supports { $places }
br-from-valhalla = { $figure-the } from Valhalla
br-source = { $figures }
br-source-upgrade = { $figures } ({ $card })
br-source-ship = { $figures } in { $place-the }
br-source-ship-upgrade = { $figures } in { $place-the } ({ $card })
br-source-cards = cards
br-verb-pass = Pass
br-verb-march = March
br-verb-pillage = Pillage
br-verb-repillage = Pillage again
br-verb-sacrifice = Sacrifice
br-verb-retreat = Retreat
br-verb-decline = Decline
br-strength = Strength
br-glory = Glory
br-boss-battle = Strength in battle
br-boss-quest = Glory
br-boss-upgrade = Cost in rage
br-late = late
br-note-committed = committed
br-note-kept = kept
br-first-player = First player
br-passed = Has passed
br-winner = Winner
br-choosing = Choosing
br-sheet-whole = Whole clan sheet: { $clan }
br-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
br-quest-count =
    { $count ->
        [one] { $count } committed quest
       *[other] { $count } committed quests
    }
# $now: the rage left, the figures on the board; $value what the stat is worth, $step of 6
br-stat-label-rage = Rage: { $now } left, { $value } at the start of an Age (step { $step } of 6)
br-stat-label-axes = Axes: { $value } glory for each battle won (step { $step } of 6)
br-stat-label-horns = Horns: { $now } of { $value } figures on the board (step { $step } of 6)
br-draft-count = { $number } of { $count } taken
br-passed-on = Seen and passed on
br-age-over = Age { $age } is over: where its glory came from
br-glory-sources = Where the glory came from
br-winner-is = { $names } wins with { $glory } glory
br-winners = { $names } share the victory with { $glory } glory
br-see-board = See the board
br-battle-of = Battle of { $place }
br-pillager = pillager
br-no-card = No card
br-face-down = A card, face down
br-cancelled = cancelled
br-figures-strength = Strength of the figures
br-glory-if-won = Glory for winning: { $glory }
br-cards-strength = Strength of the cards
br-quest-valhalla = In Valhalla: { $count } of { $needs }.
br-nobody = nobody
br-quest-kept = Fulfilled
br-quest-broken = Not fulfilled
br-ragnarok-dead = They fall and go up to Valhalla
br-valhalla-opens = Valhalla opens, and they return
br-last-glory = The last glory
br-last-card = Played last: { $card }
br-go-on = Go on
# Hovering a province with a figure picked; $left: the rage that would remain
br-preview =
    { $cost ->
        [0] Invade with { $figure-one }: free, { $left } rage stays
       *[other] Invade with { $figure-one }: { $cost } rage, { $left } left
    }
br-preview-strength = { $place }, { $clan }: strength { $before } → { $after }
br-preview-all = If all who can march go:

## The terminal
## $places: provinces with the Age that dooms them; $cards joined; $cost in rage

br-terminal-invade = Invade: { $figure } ({ $cost } rage)
br-terminal-invade-valhalla = From Valhalla: { $figure } ({ $cost } rage)
br-terminal-battle = battle +{ $strength }
br-terminal-quest = quest, { $glory } glory
br-terminal-upgrade = { $type }, { $cost } rage
br-terminal-bluff = In battle it adds nothing.
br-terminal-doomed = Ragnarök takes { $places }
br-terminal-fjords = Fjords
br-terminal-hand = Hand
br-terminal-quests = Quests
br-terminal-known = Holds, as all know: { $cards }
br-terminal-discarded = Discarded: { $cards }
br-terminal-legend = A province shows its villages (● taken, ○ free) and the reward for pillaging it; below, its region, the fjord that supports it (~NE) and the Age in which Ragnarök takes it (†2). W:L2w=5 is Wolf: a leader, two warriors, strength 5 with the ships in the fjord (W:~=2: only ships). L leader, w warrior, S ship. Rage 4/7: 4 to spend, 7 at the start of an Age. Axes: glory for a won battle. Horns 2/4: 2 figures on the board, 4 allowed. ► has the turn, * began the Age. Neighbours stand side by side on the ring; Yggdrasil in the middle is next to all.

## What the page answers by itself, if the player asks for it

br-habit-join = Stay out of battles from now on
br-habit-late_card = Add no cards from now on

## A new table

br-new-clan = Clan of seat { $seat }
