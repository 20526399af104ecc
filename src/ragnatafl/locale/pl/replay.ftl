# Powtórka gry.

ui-replay-position = Pozycja w grze
ui-replay-play = Odtwarzaj
ui-replay-pause = Pauza
ui-replay-first = Na początek
ui-replay-last = Na koniec
ui-replay-eyes = Perspektywa
ui-replay-spectator = Widz
ui-replay-step = Decyzja { $seq } z { $last }
ui-replay-speed = Tempo
ui-replay-speed-slow = Wolno
ui-replay-speed-normal = Normalnie
ui-replay-speed-quick = Szybko
ui-replay-jump = Przejdź do
ui-replay-turn = Tura
ui-replay-turn-back = Poprzednia tura
ui-replay-turn-on = Następna tura
ui-replay-curve = Przebieg gry: { $names }. Naciśnij, aby tam przejść.

ui-play-on = Graj dalej stąd
ui-play-on-explained = Nowy stół zaczyna się od tej pozycji: ty zajmujesz jedno miejsce, boty pozostałe. Widzisz to, co widać z twojego miejsca; zapis mówi, skąd pochodzi gra.
ui-play-on-seat = Twoje miejsce
ui-play-on-bots = Pozostali
ui-play-on-do = Usiądź
