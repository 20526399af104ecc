### The campaign of Yggdrasil: sagas, their pages and entries, counters, opponents, experience.
### yg-saga-<n>, .text its story; yg-page-<saga>_<page>, .text what must be done on it;
### yg-entry-<rule without YG-, dots as _>: a name and the .text of the rule (YG-22.1.3 is yg-entry-22_1_3).

## Saga 1

yg-saga-1 = The Murder of Baldr
    .text = Baldr dreams of his death. Frigg asks all things for an oath to spare him, but Loki knows the one that did not swear.
yg-page-1_1 = Frigg's errand
    .text = Gather Oaths: ask in each World with a face-down Promise.
yg-page-1_2 = The ride to Hel
    .text = Plead with Hel in Niflheim twice before Nidhögg reaches the Tree.
yg-entry-22_1_1 = Nine promises
    .text = Nine Promise tokens, three Lies and six Oaths, are shuffled; one lies face down in each World.
yg-entry-22_1_2 = Ask for the oath
    .text = Saga action in any World with a face-down token, without risk: turn it up. An Oath is secured on the book; a Lie is exposed, and Loki comes to that World.
yg-entry-22_1_3 = A broken promise
    .text = When Loki is revealed and no other card of his lies on the Wheel: one secured Oath, if there is any, goes back face down to a World without a token; the active player chooses which.
yg-entry-22_1_4 = Baldr's dreams
    .text = Space 1: with fewer than 2 Oaths the active god loses 1 Life.
yg-entry-22_1_5 = The mistletoe
    .text = Space 2: all tokens still face down are turned up; each Lie among them sends a Nameless to Hel, as far as there are any. Only the secured Oaths stay; a Jötun wakes; turn the page.
yg-entry-22_1_6 = Baldr is dead
    .text = Baldr's way back begins at 0; the Oaths are kept.
yg-entry-22_1_7 = Plead with Hel
    .text = Saga action in Niflheim: 6 risks less one for each Oath, one less with support, one more under penalty, at least 1. Baldr comes one step nearer, at most 2.
yg-entry-22_1_8 = Thökk will not weep
    .text = When Loki is revealed, no other card of his lies on the Wheel, and he is not in the Cage: Baldr goes one step back.
yg-entry-22_1_9 = Baldr stays in Hel
    .text = Defeat if Nidhögg reaches the Tree before Baldr has taken 2 steps.

## Saga 2

yg-saga-2 = Fimbulvetr
    .text = Three winters without a summer. The sons of Bergelmir climb the Tree, and only fire can slay them.
yg-page-2_1 = Wind-age
    .text = Keep the sons of Bergelmir off the top level; carry embers from Muspelheim.
yg-page-2_2 = Axe-age, sword-age
    .text = Slay two sons of Bergelmir, with embers, before Nidhögg reaches the Tree.
yg-entry-22_2_1 = The sons of Bergelmir
    .text = The first son begins in Jötunheim, the second in Niflheim, the third in Midgard; none carries an ember.
yg-entry-22_2_2 = The breath of Bergelmir
    .text = In a World with a son every action is one step worse: supported becomes normal, normal becomes penalised. It holds on both pages.
yg-entry-22_2_3 = The Sons climb
    .text = When Hel is revealed and no other card of hers lies on the Wheel: each son climbs one World up; a son on the top level takes 1 Life from each god in his World instead.
yg-entry-22_2_4 = Drive them back
    .text = A son has strength 2; beaten he flees to Jötunheim.
yg-entry-22_2_5 = The first and the second winter
    .text = Space 1: 2 Heroes leave Valhalla, as far as there are any. Space 2: each player with an Elf gives one back; turn the page.
yg-entry-22_2_6 = The Sons hold the crown of the Tree
    .text = Defeat as soon as all three sons are on the top level. It holds on both pages.
yg-entry-22_2_7 = The winter goes on
    .text = The sons go on climbing, and embers stay where they are.
yg-entry-22_2_8 = Carry an ember
    .text = Saga action in Muspelheim, risk 2 (supported 1, penalised 3), on both pages: a son without an ember, wherever he is, gets one.
yg-entry-22_2_9 = Slay them
    .text = A son without an ember has strength 3 and flees to Jötunheim; one with an ember has strength 2 and is slain.
yg-entry-22_2_10 = The sea rises
    .text = When Jormungand is revealed and no other card of his lies on the Wheel: the mid level turns one step.
yg-entry-22_2_11 = The third winter
    .text = Space 1: Midgard is Devastated.
yg-entry-22_2_12 = The winter does not end
    .text = Defeat if Nidhögg reaches the Tree before two sons are slain.

## Saga 3

yg-saga-3 = The Managarms
    .text = Two wolves run across the sky: Sköll after the sun, Hati after the moon.
yg-page-3_1 = The chase
    .text = Drive the wolves back (Sköll from Vanaheim, Hati from Alfheim) before step 3.
yg-page-3_2 = Wolf-age
    .text = Both wolves must be below step 2 when Nidhögg reaches the Tree.
yg-entry-22_3_1 = The wolves run
    .text = Both wolves begin at step 0, without fetters.
yg-entry-22_3_2 = Sköll and Hati run
    .text = When Surtur is revealed and no other card of his lies on the Wheel, Sköll runs one step; when Hel is, Hati does. A fettered wolf loses its fetter instead. It holds on both pages.
yg-entry-22_3_3 = Drive the wolf back
    .text = Sköll is fought from Vanaheim, Hati from Alfheim, from step 1 on; strength 2 at step 1, 3 at step 2. Beaten, the wolf falls back 2 steps. It holds on both pages.
yg-entry-22_3_4 = First Hati, then Sköll
    .text = Space 1: Hati runs one step, a Jötun wakes. Space 2: Sköll runs one step, a Jötun wakes; turn the page.
yg-entry-22_3_5 = The sun or the moon is swallowed
    .text = Defeat as soon as a wolf is at step 3. It holds on both pages.
yg-entry-22_3_6 = The father of wolves
    .text = When Fenrir is revealed and no other card of his lies on the Wheel: the wolf with fewer steps runs one step; with equal steps it is Hati.
yg-entry-22_3_7 = Fetters in the Ironwood
    .text = Saga action in Jötunheim, risk 2 (supported 1, penalised 3): fetter a wolf; it misses its next run.
yg-entry-22_3_8 = The sky reels
    .text = Space 1: the mid level turns one step; a Jötun wakes.
yg-entry-22_3_9 = A wolf is at the heels of sun or moon
    .text = Defeat if a wolf is at step 2 or more when Nidhögg reaches the Tree.

## Saga 4

yg-saga-4 = Naglfar sails
    .text = From the nails of the dead a ship is built in Niflheim. When it sails, Hel's people come to the battle.
yg-page-4_1 = Nails of the dead
    .text = Pare the nails in Niflheim: at 8 nails all is lost.
yg-page-4_2 = The ship sails
    .text = Beat Naglfar back: it must not be past Jötunheim when Nidhögg reaches the Tree.
yg-entry-22_4_1 = The shipyard
    .text = 2 nails; 2 Nameless join Hel; the four servant tiles lie face down beside Niflheim.
yg-entry-22_4_2 = The dead bring nails
    .text = Each time Nameless join Hel: one nail more. It holds on both pages.
yg-entry-22_4_3 = A servant comes
    .text = When Hel is revealed and no other card of hers lies on the Wheel: the next servant tile is turned up and active; if none is left, one nail more.
yg-entry-22_4_4 = Hel's servants
    .text = Ganglati: other gods do not support actions in Niflheim. Ganglöt: after each activation of Jormungand one more Nameless joins Hel. Garm: fights with Hel have 2 more risks. Modgud: the action of Niflheim drives off only 1 Nameless.
yg-entry-22_4_5 = Beat a servant
    .text = An active servant is fought in Niflheim, strength 2; beaten it leaves the game.
yg-entry-22_4_6 = Pare the nails
    .text = Saga action in Niflheim, risk 2 (supported 1, penalised 3): 3 nails less. It holds on both pages.
yg-entry-22_4_7 = More nails, then the launch
    .text = Space 1: one nail more; a Jötun wakes. Space 2: Naglfar is launched in Niflheim; its crew is as large as the number of active servants, who all leave; a Jötun wakes; turn the page.
yg-entry-22_4_8 = The ship is built too soon
    .text = Defeat as soon as there are 8 nails.
yg-entry-22_4_9 = The voyage
    .text = Naglfar sails from Niflheim to Jötunheim, Midgard and Asgard. If it sails on from Asgard, all is lost.
yg-entry-22_4_10 = Waves lift the ship
    .text = When Jormungand is revealed and no other card of his lies on the Wheel: Naglfar sails two Worlds on.
yg-entry-22_4_11 = Fight the ship
    .text = Naglfar's strength is 1, plus its crew, plus one for every 3 nails. Beaten it goes two Worlds back, at most to Niflheim, with 2 nails less and a crew one smaller.
yg-entry-22_4_12 = A fair wind from the north
    .text = Space 1: Naglfar sails one World on; each god in its World loses 1 Life; a Jötun wakes. Space 2: it sails one World on. Space 3: a Jötun wakes.
yg-entry-22_4_13 = Naglfar is near
    .text = Defeat if Naglfar is in Midgard or Asgard when Nidhögg reaches the Tree.

## Saga 5

yg-saga-5 = The fall of Bifröst
    .text = The sons of Muspell ride to the bridge. Heimdall sounds the horn.
yg-page-5_1 = Gjallarhorn sounds
    .text = Keep Bifröst above 0: mend the bridge in Asgard or Midgard.
yg-page-5_2 = The bridge burns
    .text = Keep Bifröst above 0, and Surtur off the top level when Nidhögg reaches the Tree.
yg-entry-22_5_1 = The bridge stands
    .text = Bifröst has strength 6; one Fire Giant joins Surtur.
yg-entry-22_5_2 = Bifröst
    .text = A normal move may go between Midgard and Asgard wherever Midgard is.
yg-entry-22_5_3 = Fire eats the bridge
    .text = When Surtur is revealed and no other card of his lies on the Wheel: Bifröst loses 2, or 3 if he has 4 or more Fire Giants.
yg-entry-22_5_4 = Mend the bridge
    .text = Saga action in Asgard and in Midgard, risk 1 (supported 0, penalised 2), one more where two or more play: Bifröst gains 1, at most 6.
yg-entry-22_5_5 = Sparks, then the sons of Muspell
    .text = Space 1: one Fire Giant joins Surtur, a Jötun wakes. Space 2: if Surtur is on the bottom level he climbs one World up; Bifröst loses 1; a Jötun wakes; turn the page.
yg-entry-22_5_6 = Bifröst falls
    .text = Defeat as soon as Bifröst is at 0. It holds on both pages.
yg-entry-22_5_7 = The bridge burns
    .text = While Bifröst is at 2 or less, a normal move enters Asgard only from Vanaheim or Alfheim.
yg-entry-22_5_8 = Fire eats the bridge
    .text = When Surtur is revealed and no other card of his lies on the Wheel: Bifröst loses one for every 2 Fire Giants on his ladder, rounded up, at least 2.
yg-entry-22_5_9 = Hold the bridge
    .text = After a fight with Surtur up to 2 Fire Giants leave his ladder; if it was fought in Midgard or Asgard, Bifröst gains 1.
yg-entry-22_5_10 = Mend the bridge
    .text = The bridge can still be mended.
yg-entry-22_5_11 = Fire on the bridge
    .text = Space 2: Bifröst loses 1. Spaces 1, 2 and 3: each player returns 2 Elves and 1 Vanir die, as far as there are any; a Jötun wakes. Where two or more play: 2 Vanir dice and two Jötuns.
yg-entry-22_5_12 = Surtur stands in the crown of the Tree
    .text = Defeat if Surtur is on the top level when Nidhögg reaches the Tree.

## Saga 6

yg-saga-6 = The battle on the plain of Vigrid
    .text = All who live come to the plain of Vigrid. Some of them will fall, on both sides.
yg-page-6_1 = The muster
    .text = Muster: call the Einherjar in Asgard; the duels come on the next page.
yg-page-6_2 = Vigrid
    .text = Fell all five Enemies in duels before Nidhögg reaches the Tree.
yg-entry-22_6_1 = The hosts
    .text = 2 Fire Giants join Surtur, 2 Nameless join Hel, Jormungand lies at his second island, a Jötun wakes.
yg-entry-22_6_2 = The wolf howls
    .text = When Fenrir is revealed and no other card of his lies on the Wheel: a Hero leaves Valhalla, if there is one.
yg-entry-22_6_3 = Call the Einherjar
    .text = Saga action in Asgard, without risk: 2 Heroes go to Valhalla (supported 3, penalised 1). It holds on both pages.
yg-entry-22_6_4 = The hosts gather, the fetters break
    .text = Spaces 1, 2 and 3: 2 Fire Giants join Surtur, 2 Nameless join Hel, a Jötun wakes. Space 4: Fenrir, if he is in the Cage, comes to Asgard, Loki to Midgard; as far as possible each player returns 2 Elves and 2 Vanir dice, and 4 Heroes leave Valhalla; turn the page.
yg-entry-22_6_5 = The plain of Vigrid
    .text = No Enemy has fallen yet.
yg-entry-22_6_6 = Duel
    .text = Before a fight with one of the five Enemies a god may declare a duel: four risks more (not for Freyia and Frigg). If no Life is lost, or the two are fated to meet, the Enemy falls. Fated: Odin and Fenrir, Thor and Jormungand, Freyr and Surtur, Heimdall and Loki, Tyr and Hel.
yg-entry-22_6_7 = The fallen
    .text = A fallen Enemy leaves the Tree for good; its guard, Fire Giants or Nameless go back, and its cards do nothing.
yg-entry-22_6_8 = The burning sword
    .text = When Surtur is revealed, no other card of his lies on the Wheel, and he is on the Tree: his World is Devastated.
yg-entry-22_6_9 = Nobody has fallen; the walls of Asgard
    .text = Space 1: if nobody has fallen, each player's god loses 1 Life. Space 2: if fewer than two have fallen, Asgard is Devastated. On both a Jötun wakes.
yg-entry-22_6_10 = The Tree is dying
    .text = Defeat as soon as six Worlds are Devastated; defeat if fewer than five Enemies have fallen when Nidhögg reaches the Tree.

## Counters ($foe: whose), tokens, opponents, saga actions

yg-counter-oaths = Oaths
yg-counter-baldr = Baldr's steps
yg-counter-ember = Ember of { $foe }
yg-counter-chase = Steps of { $foe }
yg-counter-fetter = Fetter on { $foe }
yg-counter-nails = Nails
yg-counter-crew = Crew
yg-counter-stage = Voyage
yg-counter-bridge = Bifröst
yg-token-lie = Lie
yg-token-oath = Oath
yg-token-ganglati = Ganglati
yg-token-ganglot = Ganglöt
yg-token-garm = Garm
yg-token-modgud = Modgud
yg-token-face_down = face-down token
yg-foe-son_1 = First son of Bergelmir
yg-foe-son_2 = Second son of Bergelmir
yg-foe-son_3 = Third son of Bergelmir
yg-foe-skoll = Sköll
yg-foe-hati = Hati
yg-foe-ganglati = Ganglati
yg-foe-ganglot = Ganglöt
yg-foe-garm = Garm
yg-foe-modgud = Modgud
yg-foe-naglfar = Naglfar
yg-deed-ask_for_the_oath = Ask for the oath
    .text = Turn up this World's Promise: an Oath counts, a Lie brings Loki here.
yg-deed-plead_with_hel = Plead with Hel
    .text = Baldr comes one step nearer; every Oath makes it less risky.
yg-deed-carry_an_ember = Carry an ember
    .text = Take risks, then give an ember to one son of Bergelmir, so that he can be slain.
yg-deed-fetters_in_the_ironwood = Fetters in the Ironwood
    .text = Take risks, then fetter a wolf: it misses its next run.
yg-deed-pare_the_nails = Pare the nails
    .text = Take risks, then 3 nails less on Naglfar.
yg-deed-mend_the_bridge = Mend the bridge
    .text = Take risks, then Bifröst is 1 stronger.
yg-deed-call_the_einherjar = Call the Einherjar
    .text = Heroes go to Valhalla, more of them with support.

## The experience sheet: yg-row-<row>, and the relations; $xp points

yg-row-elves = Starting Elves
    .text = Each box: one more Elf at the start of every saga.
yg-row-vanir_dice = Starting Vanir dice
    .text = Each box: one more Vanir die at the start of every saga.
yg-row-god_faces = Successes of the god die
    .text = Each box: one more rune of the god die is a success, first I, then II, then III.
yg-row-vanir_faces = Successes of the Vanir dice
    .text = Each box: one more rune of the Vanir dice is a success, first I, then II, then III.
yg-xp = { $xp } XP
