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
