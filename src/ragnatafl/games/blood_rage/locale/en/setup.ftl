# Setting up a position of Blood Rage.

br-setup-board = Board
br-setup-clans = Clans
br-setup-phase = Phase
br-setup-turn = Turn of
br-setup-first = First player
br-setup-doomed = Doomed, by Age
br-setup-destroyed = Destroyed
br-setup-pillaged = Pillaged
br-setup-step = { $stat }, step
br-setup-passed = Has passed
br-setup-hand = Cards in hand
br-setup-quests = Committed quests
br-setup-upgrades = Upgrades
br-setup-figures = Figures

## Why a position cannot be

br-refusal-position_clans = two seats have the same clan.
br-refusal-position_no_card = { $text } is no card.
br-refusal-position_villages = there are more figures than villages: { $province }.
br-refusal-position_destroyed = no figures stand in a destroyed province: { $province }.
br-refusal-position_fjord = no ships lie in a closed fjord: { $place }.
br-refusal-position_doomed_gone = a province that is doomed in Age { $age } is destroyed already: { $province }.
br-refusal-position_phase = { $clan } has what does not fit the phase.
br-refusal-position_card_twice = there is only one of this card: { $card }.
br-refusal-position_doomed = three different provinces are doomed.
br-refusal-position_quest = this card is no quest: { $card }.
br-refusal-position_kept = one card is kept from an Age to the next, and it must be of that Age.
br-refusal-position_upgrade = this card is no upgrade: { $card }.
br-refusal-position_slot = { $clan } has no free slot for { $card }.
br-refusal-position_monster = { $clan } lacks the card of this monster: { $figure }.
br-refusal-position_figures = { $clan } has no more of these figures: { $figure }.
br-refusal-position_place = { $figure } cannot be here: { $place }.
br-refusal-position_pack = this card cannot be in a pack of this Age: { $card }.
br-refusal-position_early = too many cards of Age { $age } are out before it.
br-refusal-position_horns = there are more figures on the board than Horns allow: { $clan }.
