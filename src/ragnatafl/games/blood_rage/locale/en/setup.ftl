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
