# Setting up a position of Yggdrasil.

yg-setup-tree = The Tree
yg-setup-enemies = Enemies
yg-setup-phase = What comes next
yg-setup-phase-move = a move
yg-setup-phase-action = an action
yg-setup-phase-reveal = an Enemy card
yg-setup-phase-round = a new round
yg-setup-active = Turn of
yg-setup-giants = Fire Giants
yg-setup-nameless = Nameless
yg-setup-heroes = Heroes in Valhalla
yg-setup-island = Jormungand's island
yg-setup-rotation = Rotation of the mid level
yg-setup-devastated = Devastated
yg-setup-jotuns = Jötuns awake
yg-setup-world = World
yg-setup-life = Life
yg-setup-elves = Elves
yg-setup-vanir = Vanir dice
yg-setup-artifacts = Artifacts
yg-setup-none = none
yg-setup-stacks = Stacks of cards
yg-setup-deck = Enemy cards, from the top
yg-setup-laid = Card laid face down
yg-setup-creatures = Creatures, from the top
yg-setup-sleeping = Jötuns in the stack, from the top
yg-setup-stack = Artifacts of level { $level }, from the top
yg-setup-saga = Saga
yg-setup-page = Page
yg-setup-out = not on the Tree
yg-setup-slain = Slain
yg-setup-token = Token in { $world }
yg-setup-up = { $token }, face up
yg-setup-pile = Tokens in the pile, from the top

## Why a position cannot be

yg-refusal-position_gods = one to five different gods must play.
yg-refusal-position_supporting = as many supporting gods are needed, other than those who play: { $count }.
yg-refusal-position_enemy = { $enemy } cannot be here: { $place }.
yg-refusal-position_nidhogg = Nidhögg cannot be beyond the end of his track.
yg-refusal-position_devastated = at most so many Worlds can be Devastated: { $most }.
yg-refusal-position_jotuns = at most so many Jötuns can be awake: { $most }.
yg-refusal-position_laid = this god's card is on the Wheel already: { $god }.
yg-refusal-position_wheel = too many cards of this Enemy are on the Wheel: { $enemy }.
yg-refusal-position_card = “{ $text }” is no Enemy card.
yg-refusal-position_absent = this god is not in play: { $god }.
yg-refusal-position_card_twice = an Enemy card is in two places.
yg-refusal-position_stack = an Artifact of another level, or one that a god has, is in the stack of level { $level }.
yg-refusal-position_order = the order of turns must name every god who plays once.
yg-refusal-position_chance = these throws do not come up.
yg-refusal-position_throw = “{ $text }” is no throw.
yg-refusal-position_crowded = two Enemies are in a World that is not Devastated: { $world }.
yg-refusal-position_lifeless = this god has no Life left: { $god }.
