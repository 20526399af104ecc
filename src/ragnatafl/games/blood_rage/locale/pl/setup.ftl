# Ustawianie pozycji w Blood Rage.

br-setup-board = Plansza
br-setup-clans = Klany
br-setup-phase = Faza
br-setup-turn = Tura Klanu
br-setup-first = Pierwszy gracz
br-setup-doomed = Skazane, według Epok
br-setup-destroyed = Zniszczone
br-setup-pillaged = Splądrowane
br-setup-step = { $stat }, poziom
br-setup-passed = Spasował
br-setup-hand = Karty na ręce
br-setup-quests = Podjęte Wyprawy
br-setup-upgrades = Rozwinięcia
br-setup-figures = Figurki
