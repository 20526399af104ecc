# Ustawianie pozycji w Yggdrasil.

yg-setup-tree = Drzewo
yg-setup-enemies = Wrogowie
yg-setup-phase = Co dalej
yg-setup-phase-move = ruch
yg-setup-phase-action = akcja
yg-setup-phase-reveal = karta Wroga
yg-setup-phase-round = nowa runda
yg-setup-active = Tura
yg-setup-giants = Ogniści Giganci
yg-setup-nameless = Bezimienni
yg-setup-heroes = Bohaterowie w Walhalli
yg-setup-island = Wyspa Jormunganda
yg-setup-rotation = Obrót środkowego poziomu
yg-setup-devastated = Spustoszone
yg-setup-jotuns = Aktywowani Jötunowie
yg-setup-world = Świat
yg-setup-life = Życie
yg-setup-elves = Elfy
yg-setup-vanir = Kości Wanów
yg-setup-artifacts = Artefakty
