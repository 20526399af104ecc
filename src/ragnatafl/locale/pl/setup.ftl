# Ustawianie pozycji.

ui-setup-arrange = Ustawiaj
ui-setup-try = Wypróbuj
ui-setup-press = Naciśnij pionek, a potem miejsce docelowe; albo zmień pola poniżej.
ui-setup-held = Podniesiono. Naciśnij miejsce docelowe.
ui-setup-waits = Decyduje tu ktoś inny.
ui-setup-brush = Naciśnięcie
ui-setup-move = przesuwa pionek
ui-setup-remove = zabiera pionek
ui-setup-take = Zabierz: { $thing }
ui-setup-add = Dodaj: { $list }
ui-setup-asked = Ten, kto decyduje
ui-setup-refused = Taka pozycja jest niemożliwa: { $why }
ui-setup-share = Kto otworzy ten link, zobaczy tę pozycję i to, co wypróbowano. Wszystko jest w linku; na serwerze nic nie zostaje.
ui-setup-text = Cała pozycja jako tekst. Zmień go albo wstaw inny.
ui-setup-do = Ustaw

## Dlaczego pozycja jest niemożliwa

ui-refusal-reading_missing = brakuje: { $key }.
ui-refusal-reading_unknown = nieznane: { $key }.
ui-refusal-reading_number = { $key } musi być liczbą całkowitą od { $least } do { $most }.
ui-refusal-reading_wrong = { $key } nie może mieć wartości { $value }.
ui-refusal-reading_toml = tekstu nie da się odczytać ({ $why }).
ui-refusal-position_over = gra jest w niej skończona.
ui-refusal-position_stuck = nie da się z niej grać dalej.
ui-refusal-position_unsound = jej części nie pasują do siebie ({ $why }).
ui-refusal-position_untaken = ten serwer nie przyjmuje pozycji od gości.
