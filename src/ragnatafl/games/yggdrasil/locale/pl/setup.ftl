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
yg-setup-none = brak
yg-setup-stacks = Stosy kart
yg-setup-deck = Karty Wrogów, od góry
yg-setup-laid = Zakryta karta
yg-setup-creatures = Stworzenia, od góry
yg-setup-sleeping = Jötunowie w stosie, od góry
yg-setup-stack = Artefakty poziomu { $level }, od góry
yg-setup-saga = Saga
yg-setup-page = Strona
yg-setup-out = poza Drzewem
yg-setup-slain = Zabici
yg-setup-token = Żeton: { $world }
yg-setup-up = { $token }, odkryte
yg-setup-pile = Żetony w stosie, od góry

## Dlaczego pozycja jest niemożliwa

yg-refusal-position_gods = musi grać od jednego do pięciu różnych bogów.
yg-refusal-position_supporting = potrzeba tylu bogów Wspierających, innych niż ci, którzy grają: { $count }.
yg-refusal-position_enemy = { $enemy } nie może być tutaj: { $place }.
yg-refusal-position_nidhogg = Nidhögg nie może być za końcem swojego toru.
yg-refusal-position_devastated = Spustoszonych Światów może być najwyżej { $most }.
yg-refusal-position_jotuns = aktywowanych Jötunów może być najwyżej { $most }.
yg-refusal-position_laid = karta tego boga jest już na Kole: { $god }.
yg-refusal-position_wheel = na Kole jest za dużo kart tego Wroga: { $enemy }.
yg-refusal-position_card = „{ $text }” nie jest kartą Wroga.
yg-refusal-position_absent = ten bóg nie bierze udziału w grze: { $god }.
yg-refusal-position_card_twice = karta Wroga jest w dwóch miejscach.
yg-refusal-position_stack = w stosie poziomu { $level } jest Artefakt innego poziomu albo taki, który ma któryś z bogów.
yg-refusal-position_order = kolejność tur musi wymieniać każdego grającego boga raz.
yg-refusal-position_chance = takie rzuty nie wypadną.
yg-refusal-position_throw = „{ $text }” nie jest rzutem.
yg-refusal-position_crowded = w niespustoszonym Świecie jest dwóch Wrogów: { $world }.
yg-refusal-position_lifeless = ten bóg nie ma już Życia: { $god }.
