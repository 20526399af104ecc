# Stół po polsku: strona główna, rama, pytania, dziennik, błędy serwera.

ui-title = Ragnatafl
ui-loading = Chwileczkę…
ui-close = Zamknij
ui-cancel = Anuluj
ui-home = Strona główna
ui-nothing-here = Nic tu nie ma
ui-offline = Brak połączenia
ui-offline-explained = Strona jest na miejscu, ale serwer nie odpowiada. Gdy odpowie, gry potoczą się dalej od tego samego miejsca.
ui-offline-again = Spróbuj ponownie

## Home

ui-home-title = Plansza Ragnaröku
ui-home-tagline = Gry o bogach, klanach i końcu świata przy jednym stole: z botami albo z przyjaciółmi.
ui-home-more = Więcej
ui-home-unofficial = Strona nieoficjalna, zrobiona przez fanów.
ui-play-now = Graj teraz
ui-with-friends = Z przyjaciółmi
ui-door-more = Gracze i miejsce
ui-door-as = Kim grasz
ui-learn = Naucz się grać
ui-load-record = Wczytaj zapis
ui-my-tables = Moje stoły
ui-my-pages = Moje kampanie
ui-finished = Skończone gry
ui-table-bots = Boty: { $count }
ui-resume = Wróć do gry
ui-look-again = Obejrzyj jeszcze raz
ui-forget = Zapomnij o tym stole
ui-forget-sure = Twoje miejsce zajmuje tylko ta przeglądarka. Jeśli zapomni o stole, nie wrócisz do niego, chyba że miejsce zajmuje też inne twoje urządzenie.
ui-forget-page = Zapomnij
ui-forget-page-sure = Tylko ta przeglądarka ma do tego klucz. Gdy o tym zapomni, nie da się już wrócić.
ui-older-tables = { $count ->
        [one] { $count } starszy stół
        [few] { $count } starsze stoły
        [many] { $count } starszych stołów
       *[other] { $count } starszego stołu
    }

## Settings

ui-menu = Menu
ui-language = Język
ui-theme-night = Kolory nocne
ui-theme-day = Kolory dzienne
ui-motion = Ruch pionków
ui-single = Odpowiadaj za mnie, gdy jest tylko jeden wybór
ui-notices = Powiadom mnie o mojej turze, gdy patrzę gdzie indziej
ui-notices-closed = Powiadom mnie o mojej turze, także gdy ta strona jest zamknięta
ui-notices-open = Ta przeglądarka może powiadamiać tylko przy otwartej stronie.
ui-notices-denied = Przeglądarka na to nie pozwala: zmień to w jej ustawieniach tej strony.
ui-sound = Dźwięk
ui-sound-off = wyłączony
ui-sound-quiet = cichy
ui-sound-full = pełny
ui-stage = Co się dzieje
ui-stage-next = Dalej
ui-stage-rush = Do mojej tury
ui-stage-end = Do końca
ui-show-again = Pokaż jeszcze raz
ui-recap = Co się stało
ui-recap-offer = Od twojej ostatniej tury coś się wydarzyło.
ui-recap-none = Od twojej ostatniej tury nic się nie wydarzyło.
ui-pace = Ruchy innych
ui-pace-once = od razu
ui-pace-quick = szybko
ui-pace-calm = spokojnie
ui-pace-step = krok po kroku
ui-name = Twoje imię
ui-name-placeholder = Nikt nie musi wiedzieć
ui-name-ask = Jak mają się do ciebie zwracać inni?
ui-name-take = Tak mam na imię
ui-name-leave = Bez imienia

## The table

ui-track = Przebieg gry
ui-board = Plansza
ui-scene = Co się dzieje
ui-hand = Twoja ręka
ui-sheets = Plansze graczy
ui-prompt = Pytanie do ciebie
ui-prompt-choices = Możliwości
ui-drawers = Pozostałe części stołu
ui-log = Dziennik
ui-log-jump = Zobacz stół z tamtej chwili
ui-chat = Powiedz coś przy stole
ui-chat-placeholder = Powiedz coś…
ui-chat-send = Powiedz
ui-unread = { $count ->
    [one] { $count } nieprzeczytana wiadomość
    [few] { $count } nieprzeczytane wiadomości
    [many] { $count } nieprzeczytanych wiadomości
   *[other] { $count } nieprzeczytanej wiadomości
}
ui-spectator = Widz
ui-watching = Oglądasz
ui-thinking = { $count ->
        [one] { $names } myśli…
        [few] { $names } myślą…
        [many] { $names } myślą…
       *[other] { $names } myślą…
    }
ui-not-here = Teraz nieobecni: { $names }.
ui-sending = Chwileczkę…
ui-back = Wstecz
ui-undo = Cofnij
ui-hint = Podpowiedź
ui-hint-is = Bot wybrałby: { $choice }.
ui-hint-do = Zrób tak
ui-habits-off = Pytaj mnie znów o wszystko
ui-why-not = Dlaczego nie?
ui-choose-card = Wybierz tę kartę
ui-past = Wcześniejsza pozycja
ui-past-position = Stół po decyzji { $seq }.
ui-back-to-now = Do bieżącej pozycji
ui-step-back = Krok wstecz
ui-step-on = Krok naprzód
ui-connection-lost = Połączenie zerwane. Ponawiam próbę…
ui-table-closed = Brak miejsca przy tym stole
ui-table-stranger = Ta przeglądarka nie ma tu miejsca. Otwórz link, który ktoś ci przysłał.
ui-table-removed = Tego stołu już tu nie ma: stoły, przy których długo nikt nie siadał, są usuwane.
ui-frozen-secret = Jego zapis zawiera wszystkie tajemnice, a gra mogłaby trwać dalej, gdyby serwer odzyskał dawne zasady. Zapis można odczytać, gdy stół zamkną wszyscy, którzy mają przy nim miejsce.
ui-frozen-end = Zamknij ten stół na dobre
ui-frozen-missing = { $count ->
    [one] Stół jest przez ciebie zamknięty; { $count } gracz jeszcze tego nie zrobił.
    [few] Stół jest przez ciebie zamknięty; { $count } gracze jeszcze tego nie zrobili.
    [many] Stół jest przez ciebie zamknięty; { $count } graczy jeszcze tego nie zrobiło.
   *[other] Stół jest przez ciebie zamknięty; { $count } gracza jeszcze tego nie zrobiło.
}
ui-bot-plays-for-you = Bot gra za ciebie.
ui-take-back = Wracam na swoje miejsce
ui-hand-over = Niech bot gra za mnie
ui-replace = Niech bot gra za: { $name }
ui-hand-over-sure = Bot decyduje za ciebie, dopóki nie wrócisz. Swoje miejsce możesz odzyskać w każdej chwili.
# said under the name of the bot's seat
ui-notice-late = Bot { $bot } nie odpowiedział w ciągu { $seconds } s i stracił miejsce; gra za niego inny bot.
ui-notice-ended = Bot { $bot } sam zakończył działanie i stracił miejsce; gra za niego inny bot.
ui-notice-unreadable = Bot { $bot } odpowiedział niezrozumiale i stracił miejsce; gra za niego inny bot.
ui-notice-illegal = Bot { $bot } wybrał coś, na co zasady nie pozwalają, i stracił miejsce; gra za niego inny bot.
ui-notice-start = Nie udało się uruchomić bota { $bot }; traci on miejsce, a gra za niego inny bot.
ui-notice-gone = Na tym serwerze nie ma bota { $bot }; gra za niego inny bot.

## Two people at one device

ui-pass-on = Twój ruch wykonany. Następny gracz: { $name }.
ui-pass-on-do = Zasłoń stół i przekaż dalej
ui-curtain = Stół jest zasłonięty
ui-curtain-pass = Podaj urządzenie:
ui-curtain-name = { $name }
ui-curtain-ready = Tu { $name }

## The end

ui-your-turn = Twój ruch
ui-over = Gra jest skończona.
ui-again = Jeszcze jedna gra
ui-again-same = To samo rozdanie jeszcze raz
ui-replay = Powtórka
ui-analysis = Analiza
ui-share = Udostępnij link
ui-share-explained = Kto otworzy ten link, zobaczy tę pozycję i będzie mógł prześledzić całą grę krok po kroku.
ui-record-download = Pobierz zapis
ui-position = Pozycja jako tekst
ui-position-explained = Wszystko, co jest na stole i w rękach, jako tekst: zachowaj go, wyślij znajomemu albo ustaw z niego nowy stół.

## Invitations

ui-invite = Zaproś przyjaciół
ui-invite-explained = Wyślij każdemu znajomemu jeden link. Działa tylko raz: kto otworzy go pierwszy, ma to miejsce i odtąd nikt inny nie zajrzy w jego karty, nawet ty.
ui-invite-only-here = Ten serwer działa tylko na tym komputerze, więc linki też. Jeśli znajomi grają gdzie indziej, uruchom go poleceniem make play ARGS="--host 0.0.0.0" i przygotuj stół pod adresem, który wypisze.
ui-invite-seat = Miejsce: { $seat }
ui-invite-watch = Dla tych, którzy tylko oglądają
ui-invite-new = Nowy link
ui-invite-new-explained = Powyższy link przestanie wtedy działać.
ui-seats = Kto gdzie siedzi
ui-seats-explained = Wszyscy przy stole widzą, ile urządzeń zajmuje każde miejsce.
ui-seat-yours = ty
ui-seat-open = jeszcze nikt nie przyszedł
ui-seat-bot = bot
# behind the name of a seat, in brackets
ui-bot = bot
ui-seat-bot-for-now = na razie bot
ui-seat-devices = { $count ->
        [one] zajęte przez { $count } urządzenie
        [few] zajęte przez { $count } urządzenia
        [many] zajęte przez { $count } urządzeń
       *[other] zajęte przez { $count } urządzenia
    }
ui-used = To zaproszenie zostało już wykorzystane
ui-used-explained = Ktoś zajął dzięki niemu to miejsce. Jeśli to ty, graj dalej w przeglądarce, w której otwarto je po raz pierwszy; w jej menu powstanie link dla innego urządzenia. Jeśli nie, zapytaj osobę, która przysłała ci link, kto teraz tam siedzi.
ui-held = To miejsce jest teraz tylko twoje
ui-held-explained = Ten link nie był zaproszeniem: kto go przysłał, do tej pory zajmował to samo miejsce i mógł widzieć jego karty. Odtąd link niczego już nie otwiera i nikt poza tą przeglądarką nie może tu zajrzeć.
ui-claim-too = Zająć także to miejsce?
ui-claim-too-explained = Masz już miejsce przy tym stole. Ten link daje temu urządzeniu jeszcze jedno i potem nikt inny nie może go użyć.
ui-claim-too-yes = Zajmij to miejsce
ui-free-undo = Swobodne cofanie
ui-free-undo-explained = Od teraz możesz cofnąć każdą decyzję w tej grze, cokolwiek od tego czasu odkryto albo wyrzucono na kościach; boty grają stamtąd od nowa. Tak zostaje do końca, a zapis i wynik o tym mówią.
ui-free-undo-on = Swobodne cofanie: w tej grze można cofnąć każdą decyzję. Zapis o tym mówi.
ui-origin = Gra dalej z powtórki, po decyzji { $seq }
ui-seeded = Ten, kto przygotował ten stół, wybrał rozdanie i może je znać.
ui-commitment = Rozdanie jest ustalone od początku, a to jego pieczęć. Zapis skończonej gry pokaże, że nikt go nie zmienił.
ui-other-device = Graj dalej na innym urządzeniu
ui-other-device-explained = Otwórz ten link na drugim urządzeniu, jeden raz: odtąd i ono siedzi przy tym stole. Kto ma link, może zająć twoje miejsce, więc zachowaj go dla siebie. Nowy link unieważnia ten.
ui-other-device-link = Link dla jeszcze jednego urządzenia
ui-other-device-make = Utwórz link
ui-devices-explained = Te urządzenia zajmują twoje miejsce. Odłącz te, których nie znasz.
ui-device-here = To urządzenie
ui-device-other = Inne urządzenie
ui-device-since = od: { $when }
ui-device-drop = Odłącz
ui-device-drop-others = Odłącz wszystkie inne
ui-dropped = To urządzenie nie zajmuje już tego miejsca
ui-dropped-explained = Odłączyło je inne urządzenie z tego samego miejsca. Aby wrócić, utwórz tam link: w menu, pod „Graj dalej na innym urządzeniu”.
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-scan = Obrazek do zeskanowania
ui-scan-explained = Link jako obrazek: skieruj na niego aparat drugiego urządzenia.

## Keys

ui-keys = Klawisze
ui-key-tab = przejdź przez wszystko, co można wybrać
ui-key-arrows = przejdź do tego, co świeci w tę stronę
ui-key-enter = wybierz; na karcie: wybierz od razu
ui-key-escape = krok wstecz
ui-key-numbers = naciśnij przycisk z tym numerem
ui-key-undo = cofnij, gdy pozwalają na to zasady stołu
ui-key-hint = poproś bota o podpowiedź
ui-key-space = pokaż, co było dalej; przytrzymaj: do swojej tury
ui-key-recap = co się stało od twojej ostatniej tury
ui-key-log = przejdź do dziennika
ui-key-prompt = przejdź do pytania
ui-key-almanac = zasady i almanach nad stołem
ui-key-help = ta lista

## Errors

error-unknown = Coś poszło nie tak na serwerze. Spróbuj ponownie.
error-offline = Serwer nie odpowiada. Czy jeszcze działa?
error-options = Takiego stołu nie można przygotować. Zmień ustawienia.
error-no_table = Nie ma takiego stołu.
error-no_replay = Nie ma takiej powtórki.
error-no_rule = Nie ma zasady o tej nazwie.
error-token = Ten link nie otwiera miejsca przy tym stole. Być może zastąpił go nowszy.
error-used = To zaproszenie zostało już wykorzystane.
error-dropped = Inne urządzenie z tego samego miejsca odłączyło to urządzenie.
error-seat = Może to zrobić tylko ten, kto zajmuje to miejsce, chyba że gracz odszedł już jakiś czas temu.
error-not_now = Teraz nie można tego zrobić.
error-not_over = Zapis zawiera wszystkie tajemnice; można go przeczytać po zakończeniu gry.
error-record = Ten plik nie jest zapisem, który można tu odtworzyć.
error-old_record = Ten zapis powstał według innych zasad lub kart, niż ma teraz ten serwer. Nie można go tu pokazać.
error-too_large = To jest za duże.
error-flood = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
error-today = Dużo już stąd dziś zaczęto. Wróć jutro.
error-full = Na tym serwerze nie ma miejsca na nic nowego; zaczęte gry trwają dalej.
error-frozen = Ten stół zaczęto według innych zasad lub kart, niż ma teraz ten serwer, i nie można przy nim grać dalej.
error-storage = Stół wczytuje się na nowo. Spróbuj za chwilę.
error-internal = Coś poszło nie tak na serwerze. Spróbuj ponownie.
error-malformed = To żądanie jest niezrozumiałe.
error-no_campaign = Nie ma takiej kampanii.
error-no_file = Nie ma takiego pliku.
error-no_game = Nie ma takiej gry.
error-no_language = Nie ma takiego języka.
error-no_position = Nie ma takiej pozycji.
error-origin = Ta strona nie może łączyć się z tym stołem.
ui-refusal-late = To pytanie jest już nieaktualne.
ui-refusal-malformed = To jest niezrozumiałe.
ui-refusal-notation = Ten tekst nie jest zapisem jednej akcji.
ui-refusal-unreadable-empty = Pusty tekst nie jest akcją; spróbuj „{ $example }”.
ui-refusal-unreadable-meant = „{ $text }” nie jest zapisem żadnej akcji; { $count ->
        [1] może chodzi o { $meant }?
       *[other] może chodzi o jedno z: { $meant }?
    }
ui-refusal-unreadable-used = „{ $text }” nie jest zapisem żadnej akcji; „{ $verb }” pisze się tak: „{ $example }”.
ui-refusal-unreadable-verbs = „{ $text }” nie jest zapisem żadnej akcji; akcje zaczynają się od: { $verbs }.
ui-refusal-unreadable-several = „{ $text }” może znaczyć: { $meant }. Napisz, które.
ui-refusal-undo = Cofnąć można tylko własną ostatnią decyzję, dopóki nikt inny nie zrobi ruchu.
ui-refusal-undo_shown = Od tego czasu pokazano coś ukrytego albo zdecydował los; tej decyzji nie można cofnąć.

## A new table

ui-new-table = Nowy stół
ui-new-game = Która gra?
ui-new-seats = Kto gdzie siedzi?
ui-new-count = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
ui-new-who = Kto siedzi na miejscu { $seat }
ui-new-name = Imię na miejscu { $seat }
ui-new-options = Jak gracie?
ui-setup = Ustaw pozycję
ui-new-position = Zacznij od pozycji
ui-new-position-explained = Wklej tu tekst pozycji; miejsc powyżej musi być tyle, ile ma pozycja. Wszyscy dowiedzą się, że rozdanie zostało wybrane.
ui-new-position-refused = Tej pozycji nie da się ustawić: { $why }
ui-new-start = Przygotuj stół
ui-who-me = Ja
ui-who-friend = Znajomy, przez link
ui-who-device = Ktoś przy tym urządzeniu
ui-who-bot = Bot: { $strength }
ui-bot-random = łagodny (gra losowo)
ui-bot-greedy = bystry
ui-bot-thrall = thrall (często się myli)
ui-bot-karl = karl (średni)
ui-bot-jarl = jarl (silny)
ui-bot-rated = { $name }, { $rating } pkt
ui-bot-rated-slow = { $name }, { $rating } pkt, myśli { $seconds } s
ui-levels-told = Poziomy to jeden wytrenowany bot, który myli się rzadziej lub częściej, jak ludzie; widzi tylko to, co każdy widziałby na jego miejscu. 200 punktów więcej oznacza mniej więcej trzykrotnie lepsze widoki na zwycięstwo.
ui-bot-allfather = wszechojciec (myśli naprzód)
ui-bot-reaver = łupieżca (silny, plądruje)
ui-bot-quester = wędrowiec (silny, lubi Wyprawy)
ui-bot-trickster = psotnik (silny, druh Lokiego)

## Learning

ui-learn-about = Krótkie lekcje, każda o jednym zagadnieniu, którego uczysz się w praktyce, a potem cała pierwsza gra z trenerem. Powtarzaj albo pomijaj, co chcesz.
ui-learn-start = Zaczynamy
ui-learn-on = Dalej
ui-first-game = Cała pierwsza gra
ui-lessons = Wszystkie lekcje

## The coach

ui-coach = Trener
ui-coach-ok = Rozumiem
ui-coach-stop = Dość porad
ui-lesson-title = Lekcja { $number } z { $count }: { $title }
ui-lesson-astray = To prowadzi gdzie indziej. Rozejrzyj się do woli, cofnij to albo zacznij tę lekcję od nowa.
ui-lesson-next = Następna: { $title }
ui-lesson-again = Jeszcze raz
ui-lesson-skip = Pomiń
ui-lesson-done = ukończona

## Replays

ui-event-undone = { $name } cofa ostatnią decyzję.
ui-event-undone-far = { $name } wraca przed ostatnią własną decyzję; cofnięte decyzje: { $count }.

## The terminal

ui-terminal-deal = { $seed ->
        [drawn] rozdanie wylosowane
        [position] ustawiona pozycja
       *[other] wybrane rozdanie { $seed }
    }
ui-terminal-kept-in = Gra zapisuje się na bieżąco w { $file }. „help” pokazuje, co możesz napisać.
ui-terminal-help = Wybierz numer albo napisz wybór: { $choice }; wystarczą pierwsze litery każdego słowa: { $short }. Możesz też napisać
ui-terminal-help-board = co leży na stole
ui-terminal-help-list = jeszcze raz możliwości; co się wydarzyło
ui-terminal-help-why = dlaczego nie jest to teraz możliwe?
ui-terminal-help-rules = zasada według słów, numeru ({ $id }) albo karty ({ $card })
ui-terminal-help-position = pozycja jako tekst, jeśli nic w niej nie jest tajne
ui-terminal-help-save = zapisz grę; zapisz i wyjdź (także Ctrl-D)
ui-terminal-write = Napisz numer albo wybór; „help” pokazuje, co jeszcze możesz zrobić.
ui-terminal-choices = Możliwości mają numery od 1 do { $count }.
ui-terminal-which = Które: { $choices }?
ui-terminal-why = Napisz, co chcesz zrobić: „{ $example }”.
ui-terminal-possible = To jest teraz możliwe.
ui-terminal-look-for = Napisz, czego szukasz: { $examples }.
ui-terminal-saved = Zapisano w { $file }.
ui-position-secret = Tekst pozycji zawiera wszystkie tajemnice: można go zobaczyć po końcu gry albo grając samemu wybrane rozdanie.
ui-terminal-save-else = Napisz „save FILE”, aby zachować tę grę.
ui-terminal-kept = Gra jest zapisana. Dalej zagrasz tak: { $command }
ui-terminal-now = Teraz { $name }.
ui-terminal-look-away = Naciśnij Enter, gdy nikt inny nie patrzy.
ui-terminal-nothing-yet = Nic się jeszcze nie wydarzyło.
ui-terminal-more = „list” pokaże więcej
ui-terminal-decide = Twoja decyzja.
ui-terminal-plain = Plansza jest pokazana jako tabela gry.
ui-terminal-won = Zwycięstwo
ui-terminal-lost = Porażka
ui-terminal-end = Koniec
ui-terminal-player = Gracz
ui-terminal-score = Wynik
ui-terminal-human = człowiek
ui-terminal-winners = { $count ->
        [one] { $names } wygrywa.
        [few] { $names } dzielą się zwycięstwem.
        [many] { $names } dzielą się zwycięstwem.
       *[other] { $names } dzielą się zwycięstwem.
    }
ui-terminal-record = Zapis gry to { $file }; obejrzysz go tak: { $command }
ui-terminal-replay-help = Enter: dalej  b: wstecz  g N: do N  v { $seat }: oczami tego gracza  q: wyjdź
ui-terminal-beginning = początek
ui-terminal-first = To jest początek.
ui-terminal-last = To była ostatnia decyzja.
ui-terminal-no-position = Zapis ma { $count ->
        [one] { $count } decyzję
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }; nie ma pozycji { $at }.
ui-terminal-unknown = „{ $word }” nic tu nie znaczy; „help” pokazuje, co można napisać.
ui-terminal-may = { $name } może: { $choices }
ui-terminal-rules-no-id = Nie ma zasady { $id }.
ui-terminal-rules-near = Podobne: { $ids }.
ui-terminal-rules-none = Zasady nic nie mówią o „{ $words }”.
ui-terminal-rules-also = Także:
ui-terminal-rules-shown = Przykłady: { $files }

## The rulebook and almanac

ui-almanac = Zasady i almanach
ui-rule-exact = Dosłownie
ui-almanac-search = Szukaj w zasadach i kartach
ui-almanac-contents = Spis treści
ui-almanac-aid = Gra na jednej stronie
ui-almanac-rules = Zasady
ui-almanac-turning = Inne rozdziały
ui-almanac-found = { $count ->
        [one] znaleziono { $count } miejsce
        [few] znaleziono { $count } miejsca
        [many] znaleziono { $count } miejsc
       *[other] znaleziono { $count } miejsca
    }
ui-almanac-none = Nic nie zawiera wszystkich tych słów.
ui-almanac-english = Ta część jest tylko po angielsku.
ui-almanac-naming = Zasady, które o tym mówią
ui-almanac-more = { $count ->
        [one] jeszcze { $count }
        [few] jeszcze { $count }
        [many] jeszcze { $count }
       *[other] jeszcze { $count }
    }
ui-almanac-examples = Przykłady
ui-almanac-examples-count = { $count ->
        [one] { $count } przykład
        [few] { $count } przykłady
        [many] { $count } przykładów
       *[other] { $count } przykładu
    }
ui-almanac-examples-english = Tytuły są po angielsku.
ui-almanac-no-examples = Nie ma przykładu właśnie o tym.
ui-almanac-show = Pokaż
ui-almanac-try = Wypróbuj
