# Hnefatafl po polsku.

ht-game = Hnefatafl
    .about = Królewska plansza Północy: napastnik zaciska pierścień, król przebija się do narożnika. Dla dwojga.
ht-any-side = Dowolna strona
ht-new-side = Strona na miejscu { $seat }
ht-option-sides = Strony
    .help = Strony w kolejności miejsc.
ht-side-attacker = Napastnik
    .letter = N
ht-side-defender = Obrońca
    .letter = O
ht-piece-attacker = Napastnik
ht-piece-defender = Obrońca
ht-piece-king = Król

## Plansza

ht-board = Plansza, kolumny od a do k, rzędy od 1 do 11
ht-square = Pole { $square }
ht-piece-on = { $square }: { $piece }
ht-left = Zostało { $count } z { $most }
ht-quiet = { $count } z { $most } ruchów bez bicia
ht-quiet-bar = Ruchy bez bicia
ht-see-board = Zobacz planszę
ht-terminal-legend = ▲ napastnicy, ● obrońcy, ♚ król. ╳ to narożniki, cel króla, a ┼ to tron; oba pomagają temu, kto bije. Pola ostatniego ruchu są podkreślone. Aby się ruszyć, napisz dwa pola: d1 d4.

## Pytania i wybory

ht-prompt-move = { $side }: wykonaj ruch.
ht-prompt-to = { $square }: dokąd?
ht-choice-move = { $start } na { $end }

## Dziennik

ht-event-moved = { $piece } idzie z { $start } na { $end }.
ht-event-captured = { $piece } na polu { $square } zostaje zbity.
ht-event-repeated = { $times ->
    [2] Ta pozycja powtarza się drugi raz; za trzecim wygrywa napastnik.
   *[other] Ta pozycja wystąpiła po raz { $times }.
}
ht-event-way_out = { $ways ->
    [1] Raichi! Narożnik stoi przed królem otworem.
   *[other] Tuichi! Liczba narożników otwartych dla króla: { $ways }.
}
ht-event-game_over = { $reason } { $winner ->
    [nobody] Partia kończy się remisem.
   *[other] { $winner } wygrywa.
}
ht-ending-escaped = Król dotarł do narożnika.
ht-ending-king_taken = Król został pojmany.
ht-ending-encircled = Pierścień wokół króla i obrońców jest zamknięty.
ht-ending-no_move = Strona, która ma się ruszyć, nie ma ruchu.
ht-ending-repeated = Ta sama pozycja wystąpiła trzy razy: oblężenie wytrwało.
ht-ending-peace = Przez sto ruchów nic nie zbito.
ht-won = { $side } wygrywa.
ht-draw = Partia kończy się remisem.
ht-tally = Stracono: napastnicy { $attacker }, obrońcy { $defender }.

## Odmowy

ht-refusal-over = Partia jest skończona.
ht-refusal-turn = Teraz ruch ma druga strona.
ht-refusal-empty = Na polu { $start } nic nie stoi.
ht-refusal-not_own = Pionek na polu { $start } nie jest twój.
ht-refusal-line = Pionek porusza się prosto, wzdłuż rzędu lub kolumny; { $end } nie leży na jednej linii z { $start }.
ht-refusal-blocked = Droga z { $start } na { $end } nie jest wolna: coś stoi na { $square }.
ht-refusal-restricted = Tylko król może stanąć na { $end }.
ht-refusal-unreadable = „{ $text }” nie jest ruchem.

## Nauka

ht-learn-aim = Król chce dotrzeć do narożnika; napastnicy wygrywają, gdy go schwytają.
ht-coach-welcome = Prowadzisz napastników; król w środku chce dotrzeć do narożnika. Naciśnij swój pionek, a potem pole z kropką.
ht-coach-turns = Pierścień jest lepszy od pościgu: zamknij linie do narożników, zanim ruszysz po pionki.
ht-coach-captured = Pionek między dwoma wrogami zostaje zbity. Kto sam wchodzi między dwóch wrogów, jest bezpieczny.
ht-coach-way_out = Raichi: król widzi narożnik. Zastaw mu drogę teraz, inaczej ucieknie.
ht-coach-corners = Narożniki i pusty tron pomagają temu, kto bije obok nich. Trzy twoje pionki zamykają narożnik na dobre.
ht-coach-over-won = To była cała gra, a król jest schwytany: zwycięstwo. Powtórka pokaże ją raz jeszcze, ruch po ruchu.
ht-coach-over-lost = To była cała gra, a król tym razem uciekł. Powtórka pokaże, gdzie pierścień był otwarty.
