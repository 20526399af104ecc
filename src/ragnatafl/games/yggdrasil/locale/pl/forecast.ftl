### Co zrobiłaby teraz aktywacja każdego Wroga i jak blisko jest koniec gry.

yg-forecast-D1 = Przepadłby ostatni Punkt Życia: gra byłaby przegrana.
yg-forecast-D2 = Hel jest na górnym poziomie i nie ma już dokąd się wspinać: gra byłaby przegrana.
yg-forecast-D3 = Surtur jest na górnym poziomie i nie ma już dokąd się wspinać: gra byłaby przegrana.
yg-forecast-D4 = Surtur wzywa dwóch Ognistych Gigantów, a w Muspelheimie zostało ich mniej: gra byłaby przegrana.
yg-forecast-D5 = Ma zostać aktywowany Jötun, a na wskaźniku Lokiego nie ma już pionów: gra byłaby przegrana.
yg-forecast-D6 = Ma zostać aktywowany Jötun, a nie ma już żadnej karty Jötuna: gra byłaby przegrana.
yg-forecast-D7 = Jormungand jest przy swojej ostatniej wyspie: gra byłaby przegrana.
yg-forecast-D8 = Do Hel musi dołączyć więcej Bezimiennych, niż zostało w Midgardzie: gra byłaby przegrana.
yg-forecast-D9 = Kolejny Świat zostałby Spustoszony, a w Klatce nie ma już znacznika: gra byłaby przegrana.
yg-forecast-D10 = Nidhögg dotarłby do Martwego Drzewa: gra byłaby przegrana.
yg-forecast-D11 = Nie dałoby się wykonać polecenia sagi: gra byłaby przegrana.
yg-forecast-D12 = Spełniłby się specjalny warunek porażki sagi: gra byłaby przegrana.
yg-forecast-won = Nidhögg dotarłby do Drzewa: wygralibyście.
yg-forecast-hope = Nidhögg zbliżyłby się o krok do Drzewa.
yg-forecast-in-turn = Tura: { $gods }. { $what }
yg-forecast-now = Aktywacja teraz, w turze { $god-gen }:
yg-forecast-open = O reszcie zdecyduje los albo wybór.
yg-forecast-card = Następną kartą może być { $enemy } ({ $gods }).
yg-forecast-card-surely = Następną kartą jest { $enemy } ({ $gods }).
yg-event-some_jotun_activated = Zostaje aktywowany Jötun.

yg-forecast-by-hel = Aktywowana na górnym poziomie kończy grę porażką; tak samo ostatni Punkt Życia, który zabierze.
yg-forecast-by-surtur = Aktywowany na górnym poziomie albo gdy w Muspelheimie zostało mniej niż dwóch Ognistych Gigantów, kończy grę porażką.
yg-forecast-by-loki = Jeśli nie ma już Jötuna, którego można aktywować, gra jest przegrana; tak samo gdy Spustoszy Świat, a nie ma znacznika.
yg-forecast-by-jormungand = Aktywowany przy ostatniej wyspie albo gdy zostało mniej Bezimiennych, niż wysyła, kończy grę porażką.
yg-forecast-by-fenrir = Ostatni Punkt Życia, który zabierze, kończy grę porażką; tak samo jego przyjście do Asgardu, gdy trzeba go Spustoszyć, a nie ma znacznika.
yg-forecast-by-nidhogg = Przy Martwym Drzewie albo gdy zadanie sagi nie jest wykonane, jego droga kończy się porażką.

yg-ends = Jak blisko jest koniec
yg-ends-lose = Jak się przegrywa
yg-ends-win = Jak się wygrywa
yg-end-won = Droga Nidhögga do Drzewa
    .text = { $left ->
        [one] Jeszcze { $left } krok Nidhögga do Drzewa: wtedy wygrywacie.
        [few] Jeszcze { $left } kroki Nidhögga do Drzewa: wtedy wygrywacie.
        [many] Jeszcze { $left } kroków Nidhögga do Drzewa: wtedy wygrywacie.
       *[other] Jeszcze { $left } kroku Nidhögga do Drzewa: wtedy wygrywacie.
    }
yg-end-page = Droga Nidhögga do następnej strony
    .text = { $left ->
        [one] Jeszcze { $left } krok Nidhögga do odwrócenia strony.
        [few] Jeszcze { $left } kroki Nidhögga do odwrócenia strony.
        [many] Jeszcze { $left } kroków Nidhögga do odwrócenia strony.
       *[other] Jeszcze { $left } kroku Nidhögga do odwrócenia strony.
    }
yg-end-D1 = Życie
    .text = Najmniej ma { $god }: { $left } z { $of } Punktów Życia. Gra jest przegrana, gdy bóg straci ostatni Punkt Życia.
yg-end-D2 = Wspinaczka Hel
    .text = { $left ->
        [0] Hel jest na górnym poziomie. Aktywowana tam kończy grę porażką.
        [one] Hel jest { $left } poziom poniżej górnego. Aktywowana na górnym kończy grę porażką.
        [few] Hel jest { $left } poziomy poniżej górnego. Aktywowana na górnym kończy grę porażką.
        [many] Hel jest { $left } poziomów poniżej górnego. Aktywowana na górnym kończy grę porażką.
       *[other] Hel jest { $left } poziomu poniżej górnego. Aktywowana na górnym kończy grę porażką.
    }
yg-end-D3 = Wspinaczka Surtura
    .text = { $left ->
        [0] Surtur jest na górnym poziomie. Aktywowany tam kończy grę porażką.
        [one] Surtur jest { $left } poziom poniżej górnego. Aktywowany na górnym kończy grę porażką.
        [few] Surtur jest { $left } poziomy poniżej górnego. Aktywowany na górnym kończy grę porażką.
        [many] Surtur jest { $left } poziomów poniżej górnego. Aktywowany na górnym kończy grę porażką.
       *[other] Surtur jest { $left } poziomu poniżej górnego. Aktywowany na górnym kończy grę porażką.
    }
yg-end-D4 = Ogniści Giganci
    .text = W Muspelheimie zostało: { $left } z { $of }. Każda aktywacja Surtura wzywa dwóch; jeśli jest ich mniej, gra jest przegrana.
yg-end-D5 = Jötunowie
    .text = Zostało pionów: { $left } z { $of }. Jeśli Ma zostać aktywowany Jötun, a nie ma piona, gra jest przegrana.
yg-end-D6 = Karty Jötunów
    .text = Zostało: { $left } z { $of }. Jeśli Ma zostać aktywowany Jötun, a nie ma karty, gra jest przegrana.
yg-end-D7 = Wyspy Jormunganda
    .text = { $left ->
        [0] Jormungand jest przy ostatniej wyspie. Aktywowany tam kończy grę porażką.
        [one] Przed Jormungandem jest jeszcze { $left } wyspa. Aktywowany przy ostatniej kończy grę porażką.
        [few] Przed Jormungandem są jeszcze { $left } wyspy. Aktywowany przy ostatniej kończy grę porażką.
        [many] Przed Jormungandem jest jeszcze { $left } wysp. Aktywowany przy ostatniej kończy grę porażką.
       *[other] Przed Jormungandem jest jeszcze { $left } wyspy. Aktywowany przy ostatniej kończy grę porażką.
    }
yg-end-D8 = Bezimienni
    .text = W Midgardzie zostało: { $left } z { $of }. Jeśli do Hel musi dołączyć więcej, gra jest przegrana.
yg-end-D9 = Spustoszenie
    .text = W Klatce zostało znaczników: { $left } z { $of }. Jeśli padnie kolejny Świat, a nie ma znacznika, gra jest przegrana.
yg-end-D10 = Droga Nidhögga do Martwego Drzewa
    .text = { $left ->
        [one] Jeszcze { $left } krok Nidhögga do Martwego Drzewa: wtedy gra jest przegrana.
        [few] Jeszcze { $left } kroki Nidhögga do Martwego Drzewa: wtedy gra jest przegrana.
        [many] Jeszcze { $left } kroków Nidhögga do Martwego Drzewa: wtedy gra jest przegrana.
       *[other] Jeszcze { $left } kroku Nidhögga do Martwego Drzewa: wtedy gra jest przegrana.
    }

yg-change = { $what }: { $before } → { $after }
yg-change-end = { $enemy }: następna aktywacja mogłaby zakończyć grę porażką.
yg-change-safe = { $enemy }: następna aktywacja nie mogłaby już zakończyć gry porażką.
yg-change-turn_over = Na tym kończy się twoja tura.
yg-change-lost = Gra jest przez to przegrana.
yg-change-open = O reszcie zdecyduje los.

yg-terminal-forecast = Prognoza
