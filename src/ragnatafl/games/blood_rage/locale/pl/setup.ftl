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

## Dlaczego pozycja jest niemożliwa

br-refusal-position_clans = ten sam Klan zajmuje dwa miejsca.
br-refusal-position_no_card = { $text } nie jest kartą.
br-refusal-position_villages = jest więcej figurek niż Wiosek: { $province }.
br-refusal-position_destroyed = w zniszczonej Prowincji nie ma figurek: { $province }.
br-refusal-position_fjord = w zamkniętym Fiordzie nie ma Drakkarów: { $place }.
br-refusal-position_doomed_gone = Prowincja skazana w Epoce { $age } jest już zniszczona: { $province }.
br-refusal-position_phase = { $clan } ma coś, co nie pasuje do fazy.
br-refusal-position_card_twice = ta karta jest tylko jedna: { $card }.
br-refusal-position_doomed = skazane są trzy różne Prowincje.
br-refusal-position_quest = ta karta nie jest Wyprawą: { $card }.
br-refusal-position_kept = z Epoki do następnej zachowuje się jedną kartę, i to z tej Epoki.
br-refusal-position_upgrade = ta karta nie jest Rozwinięciem: { $card }.
br-refusal-position_slot = brak wolnego pola na Planszy Klanu ({ $clan }): { $card }.
br-refusal-position_monster = brak karty tego Potwora ({ $clan }): { $figure }.
br-refusal-position_figures = nie ma już takich figurek ({ $clan }): { $figure }.
br-refusal-position_place = { $figure } nie może być tutaj: { $place }.
br-refusal-position_pack = tej karty nie może być wśród rozdanych w tej Epoce: { $card }.
br-refusal-position_early = za dużo kart Epoki { $age } jest w grze przed nią.
br-refusal-position_horns = na planszy jest więcej figurek, niż pozwalają Rogi: { $clan }.
