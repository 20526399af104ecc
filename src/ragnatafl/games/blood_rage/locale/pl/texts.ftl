### Blood Rage po polsku. Formy nazw: .acc biernik, .gen dopełniacz, .loc miejscownik, .inst narzędnik, .dat celownik,
### .voc wołacz. Wojowników można wysłać wielu, więc ich .gen jest w liczbie mnogiej.

## The board

br-title = Blood Rage
br-province-elvagar = Elvagar
    .gen = Elvagaru
    .loc = Elvagarze
br-province-angerboda = Angerboda
    .acc = Angerbodę
    .gen = Angerbody
    .loc = Angerbodzie
br-province-muspelheim = Muspelheim
    .gen = Muspelheimu
    .loc = Muspelheimie
br-province-horgr = Horgr
br-province-utgard = Utgard
    .gen = Utgardu
    .loc = Utgardzie
br-province-andlang = Andlang
    .gen = Andlangu
    .loc = Andlangu
br-province-gimle = Gimle
br-province-myrkulor = Myrkulor
    .gen = Myrkuloru
    .loc = Myrkulorze
br-province-yggdrasil = Yggdrasil
    .gen = Yggdrasila
    .loc = Yggdrasilu
br-fjord-fjord_ne = Fiord północno-wschodni
    .short = NE
    .acc = Fiord północno-wschodni
    .gen = Fiordu północno-wschodniego
    .loc = Fiordzie północno-wschodnim
br-fjord-fjord_se = Fiord południowo-wschodni
    .short = SE
    .acc = Fiord południowo-wschodni
    .gen = Fiordu południowo-wschodniego
    .loc = Fiordzie południowo-wschodnim
br-fjord-fjord_sw = Fiord południowo-zachodni
    .short = SW
    .acc = Fiord południowo-zachodni
    .gen = Fiordu południowo-zachodniego
    .loc = Fiordzie południowo-zachodnim
br-fjord-fjord_nw = Fiord północno-zachodni
    .short = NW
    .acc = Fiord północno-zachodni
    .gen = Fiordu północno-zachodniego
    .loc = Fiordzie północno-zachodnim
br-place-reserve = Rezerwa
    .key = reserve
    .gen = Rezerwy
br-place-valhalla = Walhalla
    .key = valhalla
    .gen = Walhalli
br-place-box = Pudełko
    .key = box
    .gen = pudełka
br-region-manheim = Manheim
br-region-alfheim = Alfheim
br-region-jotunheim = Jotunheim

## Clans, stats, figures, slots

br-stat-rage = Szał
    .text = Tyle Punktów Szału masz na początku każdej Fazy Akcji.
br-stat-axes = Topory
    .text = Tyle Chwały zdobywasz za każdą wygraną bitwę.
br-stat-horns = Rogi
    .text = Tyle figurek możesz mieć na planszy.
br-figure-leader = Jarl
    .acc = Jarla
    .inst = Jarlem
    .gen = Jarla
br-figure-warrior = Wojownik
    .acc = Wojownika
    .inst = Wojownikiem
    .gen = Wojowników
br-figure-ship = Drakkar
    .inst = Drakkarem
    .gen = Drakkara
br-figure-troll = Troll
    .acc = Trolla
    .inst = Trollem
    .gen = Trolla
br-figure-dwarf_chieftain = Wódz Krasnoludów
    .acc = Wodza Krasnoludów
    .inst = Wodzem Krasnoludów
    .gen = Wodza Krasnoludów
br-figure-sea_serpent = Wąż Morski
    .acc = Węża Morskiego
    .inst = Wężem Morskim
    .gen = Węża Morskiego
br-figure-valkyrie = Walkiria
    .acc = Walkirię
    .inst = Walkirią
    .gen = Walkirii
br-figure-dark_elf = Mroczny Elf
    .acc = Mrocznego Elfa
    .inst = Mrocznym Elfem
    .gen = Mrocznego Elfa
br-figure-fire_giant = Ognisty Gigant
    .acc = Ognistego Giganta
    .inst = Ognistym Gigantem
    .gen = Ognistego Giganta
br-figure-frost_giant = Lodowy Gigant
    .acc = Lodowego Giganta
    .inst = Lodowym Gigantem
    .gen = Lodowego Giganta
br-figure-soldier_of_hel = Żołnierz Hel
    .acc = Żołnierza Hel
    .inst = Żołnierzem Hel
    .gen = Żołnierza Hel
br-figure-volur_witch = Wiedźma Volur
    .acc = Wiedźmę Volur
    .inst = Wiedźmą Volur
    .gen = Wiedźmy Volur
# $figure, $count: only warriors come in numbers.
br-figures =
    { $count ->
        [1] { $figure }
        [one] { $figure }
        [few] { $count } Wojowników
        [many] { $count } Wojowników
       *[other] { $count } Wojownika
    }
br-slot-warrior = Pole na Rozwinięcie Wojowników
br-slot-leader = Pole na Rozwinięcie Jarla
br-slot-ship = Pole na Rozwinięcie Drakkara
br-slot-monster_1 = 1. pole na Potwora
br-slot-monster_2 = 2. pole na Potwora
br-slot-clan_1 = 1. pole na Rozwinięcie Klanu
br-slot-clan_2 = 2. pole na Rozwinięcie Klanu
br-slot-clan_3 = 3. pole na Rozwinięcie Klanu
br-token-rage = Szał
    .text = Podnosi Szał o jeden poziom.
br-token-axes = Topory
    .text = Podnosi Topory o jeden poziom.
br-token-horns = Rogi
    .text = Podnosi Rogi o jeden poziom.
br-token-glory = 5 Punktów Chwały
    .text = Daje 5 Punktów Chwały.
br-token-yggdrasil = wszystkie Statystyki
    .text = Podnosi Szał, Topory i Rogi o jeden poziom.
br-phase-gods_gifts = Faza Darów Bogów
    .text = Każdy bierze kartę (przy dwóch Klanach po dwie), a resztę podaje w lewo, aż wszyscy będą mieli po sześć.
    .short = Dary
br-phase-action = Faza Akcji
    .text = Jedna akcja na turę: Najazd, Wymarsz, Rozwinięcie, Wyprawa lub Plądrowanie. Akcje kosztują Szał.
    .short = Akcje
br-phase-discard = Faza Odrzucania Kart
    .text = Zatrzymaj jedną kartę na następną Epokę, resztę odrzuć; w Epoce 3 odrzuca się wszystkie.
    .short = Odrzucanie
br-phase-quest = Faza Wypraw
    .text = Podjęte Wyprawy zostają odkryte; każda ukończona daje Chwałę i podnosi Statystykę.
    .short = Wyprawy
br-phase-ragnarok = Faza Ragnaröku
    .text = Skazana na zagładę Prowincja zostaje zniszczona; każda stracona tam figurka daje Chwałę.
    .short = Ragnarök
br-phase-release_valhalla = Faza Powrotu z Walhalli
    .text = Polegli wracają do Rezerwy.
    .short = Powrót
br-phase-over = Zakończenie Gry
br-type-battle = Bitwa
br-type-quest = Wyprawa
br-type-warrior = Rozwinięcie Wojowników
    .short = Wojownicy
br-type-leader = Rozwinięcie Jarla
    .short = Jarl
br-type-ship = Rozwinięcie Drakkara
    .short = Drakkary
br-type-monster = Potwór
    .short = Potwór
br-type-clan = Rozwinięcie Klanu
    .short = Klan
br-god-odin = Odyn
    .text = Kara i odwrócenie losów bitwy.
br-god-thor = Thor
    .text = Chwała i łupy za wygrane bitwy.
br-god-loki = Loki
    .text = Zemsta i zysk z porażek.
br-god-frigga = Frigga
    .text = Zasoby i wsparcie.
br-god-heimdall = Heimdall
    .text = Przewidywanie i niespodzianki.
br-god-tyr = Tyr
    .text = Siła w bitwie.

## Cards

br-card-troll = Troll
    .text = Gdy dokonuje Najazdu, wszyscy wrodzy Wojownicy w tej Prowincji zostają zniszczeni.
br-card-dwarf_chieftain = Wódz Krasnoludów
    .text = Ani karta, ani jego Najazdy nie kosztują Szału.
br-card-sea_serpent = Wąż Morski
    .text = Liczy się też jako Drakkar: najeżdża tylko Fiordy, nigdy nie maszeruje i wspiera obie Prowincje swojego Fiordu.
br-card-valkyrie = Walkiria
    .text = Po bitwie z jej udziałem, wygranej czy przegranej: { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    } za każdą zniszczoną w niej wrogą figurkę.
br-card-dark_elf = Mroczny Elf
    .text = Może najechać Yggdrasil i ma tam Siłę { $amount }.
br-card-fire_giant = Ognisty Gigant
    .text = Gdy dokonuje Najazdu, wszystkie wrogie figurki w Prowincji i jej Fiordzie, oprócz Potworów, zostają zniszczone.
br-card-frost_giant = Lodowy Gigant
    .text = Gdy plądrujesz Prowincję, w której stoi, dostajesz nagrodę dwa razy.
br-card-soldier_of_hel = Żołnierz Hel
    .text = Ani karta, ani jego Najazdy nie kosztują Szału.
br-card-volur_witch = Wiedźma Volur
    .text = Gdy miałaby zostać zniszczona w zewnętrznej Prowincji, ale nie jako ofiara, możesz zamiast tego przenieść ją do Yggdrasila.
br-card-lord_of_hammers = Pan Młotów
    .text = Gdy splądrujesz Prowincję, w której stoi twój Jarl, może on przejść do sąsiedniej Prowincji.
br-card-lord_of_axes = Pan Toporów
    .text = Gdy splądrujesz Prowincję, w której stoi twój Jarl, podnieś jedną Statystykę.
br-card-lord_of_spears = Pan Włóczni
    .text = Gdy splądrujesz Prowincję, w której stoi twój Jarl, podnieś wszystkie trzy Statystyki.
br-card-brothers_in_arms = Bracia Broni
    .text = Każdych dwóch twoich Wojowników w jednej Prowincji ma razem Siłę { $amount }.
br-card-experts_in_arms = Eksperci Broni
    .text = Twoi Wojownicy mają Siłę { $strength }, a Najazd Wojownikiem kosztuje { $strength ->
        [one] { $strength } Punkt Szału
        [few] { $strength } Punkty Szału
        [many] { $strength } Punktów Szału
       *[other] { $strength } Punktu Szału
    }.
br-card-masters_in_arms = Mistrzowie Broni
    .text = Twoi Wojownicy mają Siłę { $strength }, a Najazd Wojownikiem kosztuje { $strength ->
        [one] { $strength } Punkt Szału
        [few] { $strength } Punkty Szału
        [many] { $strength } Punktów Szału
       *[other] { $strength } Punktu Szału
    }; każdych dwóch w jednej Prowincji ma razem Siłę { $amount }.
br-card-lokis_dragons = Smoki Lokiego
    .text = Za każdym razem, gdy twój Drakkar zostaje zniszczony, zdobywasz { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    }.
br-card-fire_dragons = Ogniste Smoki
    .text = Za każdym razem, gdy twój Drakkar zostaje zniszczony, zdobywasz { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    }.
br-card-eternal_dragons = Wieczne Smoki
    .text = Za każdym razem, gdy twój Drakkar zostaje zniszczony, zdobywasz { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    }.
br-card-lokis_domain = Domena Lokiego
    .text = W Fazie Powrotu z Walhalli zdobywasz { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    } za każdą swoją figurkę, która wraca.
br-card-lokis_eminence = Sława Lokiego
    .text = W Fazie Powrotu z Walhalli zdobywasz { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    } za każdą swoją figurkę, która wraca.
br-card-lokis_wrath = Gniew Lokiego
    .text = W Fazie Powrotu z Walhalli zdobywasz { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    } za każdą swoją figurkę, która wraca.
br-card-friggas_charm = Urok Friggi
    .text = Twoje Karty Rozwinięcia kosztują o { $amount ->
        [one] { $amount } Punkt Szału
        [few] { $amount } Punkty Szału
        [many] { $amount } Punktów Szału
       *[other] { $amount } Punktu Szału
    } mniej.
br-card-thors_glory = Chwała Thora
    .text = Po bitwie z twoim udziałem, w której zniszczono co najmniej { $needs } wrogie figurki, zdobywasz { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    }.
br-card-friggas_succor = Posiłki Friggi
    .text = Za każdym razem, gdy najeżdżasz zewnętrzną Prowincję, możesz za darmo wystawić tam także Wojownika z Rezerwy.
br-card-tyrs_domain = Domena Tyra
    .text = Wyprawa, którą odkryjesz w bitwie, może liczyć się jako Karta Bitwy +{ $amount }.
br-card-tyrs_wrath = Gniew Tyra
    .text = Wyprawa, którą odkryjesz w bitwie, może liczyć się jako Karta Bitwy +{ $amount }.
br-card-lokis_blessing = Błogosławieństwo Lokiego
    .text = Po przegranej bitwie w zewnętrznej Prowincji możesz za darmo postawić w niej Wojownika z Rezerwy.
br-card-odins_inspiration = Natchnienie Odyna
    .text = Twoja Chwała za figurki zniszczone przez Ragnarök jest podwojona.
br-card-tyrs_challenge = Wyzwanie Tyra
    .text = Akcja za { $price ->
        [one] { $price } Punkt Szału
        [few] { $price } Punkty Szału
        [many] { $price } Punktów Szału
       *[other] { $price } Punktu Szału
    }: splądruj Prowincję, która jest już splądrowana.
br-card-friggas_protection = Ochrona Friggi
    .text = Gdy twoje figurki miałyby zostać zniszczone, ale nie jako ofiara, możesz je uratować, płacąc za każdą { $price ->
        [one] { $price } Punkt Szału
        [few] { $price } Punkty Szału
        [many] { $price } Punktów Szału
       *[other] { $price } Punktu Szału
    }.
br-card-tyrs_prowess = Biegłość Tyra
    .text = Gdy wygrasz bitwę, możesz wziąć z powrotem zagrane przez siebie karty, płacąc za każdą { $price ->
        [one] { $price } Punkt Szału
        [few] { $price } Punkty Szału
        [many] { $price } Punktów Szału
       *[other] { $price } Punktu Szału
    }.
br-card-thors_domain = Domena Thora
    .text = Raz na turę, zaraz po Najeździe na Prowincję, możesz zapłacić { $price ->
        [one] { $price } Punkt Szału
        [few] { $price } Punkty Szału
        [many] { $price } Punktów Szału
       *[other] { $price } Punktu Szału
    } i ją splądrować.
br-card-friggas_domain = Domena Friggi
    .text = Akcja za { $price ->
        [one] { $price } Punkt Szału
        [few] { $price } Punkty Szału
        [many] { $price } Punktów Szału
       *[other] { $price } Punktu Szału
    }: dokonaj Najazdu jedną ze swoich figurek w Walhalli.
br-card-odins_throne = Tron Odyna
    .text = Chwała z twoich Wypraw jest podwojona.
br-card-thors_conquest = Podbój Thora
    .text = Na koniec gry zdobywasz { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    } za każdą swoją figurkę na planszy.
br-card-friggas_sacrifice = Ofiara Friggi
    .text = Darmowa akcja: zniszcz dwie swoje figurki na planszy, a potem podnieś jedną Statystykę.
br-card-quest_alfheim = Alfheim!
    .text = W Fazie Wypraw miej największą Siłę w Andlangu lub Gimle. { $glory ->
        [one] { $glory } Punkt Chwały
        [few] { $glory } Punkty Chwały
        [many] { $glory } Punktów Chwały
       *[other] { $glory } Punktu Chwały
    } i podniesienie Statystyki.
br-card-quest_jotunheim = Jotunheim!
    .text = W Fazie Wypraw miej największą Siłę w Utgardzie, Horgr lub Muspelheimie. { $glory ->
        [one] { $glory } Punkt Chwały
        [few] { $glory } Punkty Chwały
        [many] { $glory } Punktów Chwały
       *[other] { $glory } Punktu Chwały
    } i podniesienie Statystyki.
br-card-quest_manheim = Manheim!
    .text = W Fazie Wypraw miej największą Siłę w Myrkulorze, Elvagarze lub Angerbodzie. { $glory ->
        [one] { $glory } Punkt Chwały
        [few] { $glory } Punkty Chwały
        [many] { $glory } Punktów Chwały
       *[other] { $glory } Punktu Chwały
    } i podniesienie Statystyki.
br-card-quest_yggdrasil = Yggdrasil!
    .text = W Fazie Wypraw miej największą Siłę w Yggdrasilu. { $glory ->
        [one] { $glory } Punkt Chwały
        [few] { $glory } Punkty Chwały
        [many] { $glory } Punktów Chwały
       *[other] { $glory } Punktu Chwały
    } i podniesienie Statystyki.
br-card-quest_glorious_death = Chwalebna Śmierć!
    .text = W Fazie Wypraw miej w Walhalli co najmniej { $needs } figurki. { $glory ->
        [one] { $glory } Punkt Chwały
        [few] { $glory } Punkty Chwały
        [many] { $glory } Punktów Chwały
       *[other] { $glory } Punktu Chwały
    } i podniesienie Statystyki.
br-card-tyrs_bash = Cios Tyra
    .text = Sama Siła.
br-card-tyrs_smash = Uderzenie Tyra
    .text = Sama Siła.
br-card-tyrs_crush = Uścisk Tyra
    .text = Sama Siła.
br-card-tyrs_smite = Pogrom Tyra
    .text = Sama Siła.
br-card-tyrs_rage = Szał Tyra
    .text = Sama Siła.
br-card-odins_smite = Kara Odyna
    .text = Przed porównaniem Siły zostaje zniszczony jeden Wojownik każdego przeciwnika w tej Prowincji.
br-card-odins_tide = Fala Odyna
    .text = Przed porównaniem Siły każdy Klan w bitwie, także twój, zostawia jedną figurkę; wszystkie inne zostają zniszczone.
br-card-odins_judgement = Sąd Odyna
    .text = Po bitwie, wygranej czy przegranej: { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    } za każdą zniszczoną w niej figurkę, także twoją.
br-card-heimdalls_sight = Wzrok Heimdalla
    .text = Ma taką Siłę jak najsilniejsza karta zagrana przez inny Klan w tej bitwie.
br-card-heimdalls_eye = Oko Heimdalla
    .text = Można ją też dołożyć po odkryciu kart.
br-card-heimdalls_gaze = Spojrzenie Heimdalla
    .text = Można ją też dołożyć po odkryciu kart.
br-card-heimdalls_watch = Straż Heimdalla
    .text = Zdobywasz tyle Chwały, ile wynosi Siła wszystkich odkrytych kart. Wszystkie zostają odrzucone i każdy wybiera od nowa.
br-card-friggas_grace = Łaska Friggi
    .text = Jeśli dzięki tej bitwie splądrujesz Prowincję, podnieś jedną Statystykę inną niż ta, którą podnosi Żeton Plądrowania.
br-card-thors_hammer = Młot Thora
    .text = Jeśli wygrasz, zdobywasz { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    }.
br-card-thors_oath = Przysięga Thora
    .text = Jeśli wygrasz, podnieś jedną Statystykę.
br-card-thors_ascension = Wywyższenie Thora
    .text = Jeśli wygrasz, zdobywasz { $rage ->
        [one] { $rage } Punkt Szału
        [few] { $rage } Punkty Szału
        [many] { $rage } Punktów Szału
       *[other] { $rage } Punktu Szału
    } i { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    }.
br-card-thors_primacy = Prymat Thora
    .text = Teksty wszystkich kart odkrytych przez innych zostają unieważnione; ich Siła pozostaje.
br-card-lokis_trickery = Podstęp Lokiego
    .text = Jeśli przegrasz, zabierz zwycięzcy { $rage ->
        [one] { $rage } Punkt Szału
        [few] { $rage } Punkty Szału
        [many] { $rage } Punktów Szału
       *[other] { $rage } Punktu Szału
    }.
br-card-lokis_backstab = Zdrada Lokiego
    .text = Jeśli przegrasz, zabierz zwycięzcy { $amount ->
        [one] { $amount } Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    }.
br-card-lokis_poison = Trucizna Lokiego
    .text = Jeśli przegrasz, wszystkie karty zagrane przez zwycięzcę trafiają do ciebie na rękę.

## Prompts

br-force = { $clan } ({ $strength })
br-prompt-draft_pick = Dary Bogów: weź kartę ({ $number } z { $count }). Resztę podasz w lewo (między dwoma Klanami po co drugiej karcie).
br-prompt-draft_pick-last = Dary Bogów: weź ostatnią kartę ({ $number } z { $count }). Pozostałe są odrzucane.
br-prompt-turn = Twoja tura, { $clan-voc }: wybierz akcję. Masz { $rage ->
        [one] { $rage } Punkt Szału
        [few] { $rage } Punkty Szału
        [many] { $rage } Punktów Szału
       *[other] { $rage } Punktu Szału
    }.
    .hint = Wskaż figurkę i miejsce, by najechać, albo kartę: Rozwinięcie lub Wyprawę.
br-prompt-turn-figure = Najazd { $figure-inst }, koszt { $cost } (masz { $rage }): dokąd?
br-prompt-turn-place = { $place }: co tam robisz?
br-prompt-turn-march = Wymarsz: z której Prowincji?
br-prompt-turn-pillage = Którą Prowincję plądrujesz?
br-prompt-keep_card = Zatrzymaj jedną kartę na następną Epokę albo żadnej. Pozostałe odrzucasz.
br-prompt-replace_slot = { $card }: na które pole kładziesz tę kartę?
br-prompt-free_invade = Możesz za darmo wystawić { $figure-acc } na planszę albo zrezygnować.
br-prompt-succor = Posiłki Friggi: Wojownik może za darmo przybyć do { $place-gen }.
br-prompt-thors_domain_pillage = Domena Thora: czy od razu plądrujesz { $place-acc } za 2 Punkty Szału? Masz { $rage }.
br-prompt-march_to = Wymarsz z { $place-gen }: dokąd?
br-prompt-march_send = Kto wyrusza z { $place-gen } do { $to-gen }?
br-prompt-sacrifice_pair = Ofiara Friggi: którą figurkę poświęcasz?
br-prompt-raise_stat = Podnieś jedną Statystykę.
br-prompt-raise_stat-quest = Wyprawa ukończona: podnieś jedną Statystykę.
br-prompt-save_figures = Twoje figurki w { $place-loc } zaraz zostaną zniszczone. Uratować którąś czy pozwolić im polec? Masz { $rage ->
        [one] { $rage } Punkt Szału
        [few] { $rage } Punkty Szału
        [many] { $rage } Punktów Szału
       *[other] { $rage } Punktu Szału
    }.
br-prompt-join = Wsparcie w bitwie o { $place-acc }: wyślij figurkę z sąsiedniej Prowincji albo zrezygnuj. Siła na miejscu: { $forces }.
br-prompt-battle_card = Bitwa o { $place-acc }: wybierz w tajemnicy kartę. Siła na miejscu: { $forces }.
br-prompt-quest_as_battle = Bitwa o { $place-acc }: czy twoja Wyprawa liczy się jako Karta Bitwy?
br-prompt-tide_keep = Fala Odyna w { $place-loc }: którą figurkę zostawiasz?
br-prompt-late_card = Bitwa o { $place-acc }: dołóż kartę specjalną albo zrezygnuj. Siła na miejscu: { $forces }.
br-prompt-prowess_keep = Biegłość Tyra: wziąć z powrotem zagraną kartę za 1 Punkt Szału? Masz { $rage }.
br-prompt-hammers_move = Pan Młotów: twój Jarl może przejść dalej z { $place-gen }.
br-prompt-blessing = Błogosławieństwo Lokiego: wystawić za darmo Wojownika w { $place-loc }?

## Choices

br-choice-pass = Spasuj do końca Epoki
br-choice-decline = Zrezygnuj
br-choice-decline-join = Nikogo nie wysyłaj
br-choice-decline-free_invade = Zostaw w Rezerwie
br-choice-decline-succor = Bez Wojownika
br-choice-decline-blessing = Bez Wojownika
br-choice-decline-thors_domain_pillage = Nie plądruj
br-choice-decline-quest_as_battle = Nie, to tylko Wyprawa
br-choice-decline-keep_card = Nie zatrzymuj żadnej
br-choice-decline-late_card = Nie dokładaj karty
br-choice-decline-save_figures = Niech polegną
br-choice-decline-prowess_keep = Nie bierz żadnej
br-choice-decline-hammers_move = Zostań
br-choice-sacrifice = Poświęć dwie figurki, by podnieść Statystykę
br-choice-retreat = Wiedźma Volur wycofuje się do Yggdrasila
br-choice-treat =
    { $value ->
        [0] Nie, to tylko Wyprawa
       *[other] Jako Karta Bitwy +{ $value }
    }
br-choice-raise = Podnieś { $stat }: { $value } → { $next }
br-choice-raise-legend = Podnieś { $stat }: { $value } → { $next }, na koniec { $glory } Punktów Chwały
br-choice-slot = { $slot }
br-choice-slot-replace = { $slot }: zamiast karty „{ $card }”
br-choice-draft = Weź: { $card }
br-choice-keep = Zatrzymaj: { $card }
br-choice-card = Zagraj: { $card }
br-choice-retake = Weź z powrotem: { $card }
br-choice-upgrade =
    { $cost ->
        [0] Rozwinięcie: { $card }, za darmo
       *[other] Rozwinięcie: { $card }, koszt { $cost }
    }
br-choice-quest = Podejmij Wyprawę „{ $card }”
br-choice-invade =
    { $cost ->
        [0] Najedź { $place-acc } { $figure-inst }, za darmo
       *[other] Najedź { $place-acc } { $figure-inst }, koszt { $cost }
    }
br-choice-invade-valhalla = Najedź { $place-acc } { $figure-inst } z Walhalli, koszt { $cost }
br-choice-join = Wyślij { $figure-acc } z { $place-gen }
br-choice-offer = Poświęć { $figure-acc } w { $place-loc }
br-choice-march = Wymarsz z { $place-gen }
br-choice-to = Do { $place-gen }
br-choice-pillage = Splądruj { $place-acc }: { $token }
br-choice-repillage = Splądruj ponownie { $place-acc }: { $token }
br-choice-send =
    { $count ->
        [0] Nie wysyłaj { $figure-gen }
        [1] { $figure }
        [one] { $figure }
        [few] { $count } Wojowników
        [many] { $count } Wojowników
       *[other] { $count } Wojownika
    }
br-choice-spare = Zostaw { $figure-acc }
br-choice-save = Uratuj { $figure-acc }, koszt { $cost }

## The log

br-event-age_began = Zaczyna się Epoka { $age }.
br-event-phase_began = { $phase }.
br-event-picked-card = { $clan } wybiera kartę „{ $card }”.
br-event-passed = { $clan } pasuje.
br-event-invaded =
    { $source-key ->
        [valhalla] { $clan } najeżdża { $place-acc } { $figure-inst } z Walhalli.
       *[reserve] { $clan } najeżdża { $place-acc } { $figure-inst }.
    }
br-event-marched = { $clan } wymaszerowuje z { $source-gen } do { $place-gen }: { br-figures }.
br-event-upgraded = { $clan } zagrywa kartę „{ $card }”.
br-event-replaced = { $clan } odrzuca kartę „{ $card }”, by zrobić miejsce.
br-event-committed = { $clan } podejmuje Wyprawę.
br-event-committed-card = { $clan } podejmuje Wyprawę „{ $card }”.
br-event-called_to_battle =
    { $repillage ->
        [true] { $clan } ponownie plądruje { $place-acc }.
       *[false] { $clan } plądruje { $place-acc }.
    }
br-event-joined = { $clan } wysyła do bitwy { $figure-acc } z { $source-gen }.
br-event-chose_card-card = { $clan } wybiera kartę „{ $card }”.
br-event-revealed = { $clan } odkrywa kartę „{ $card }”.
br-event-treated_quest = { $clan } liczy Wyprawę jako +{ $value }.
br-event-cancelled = { $by } unieważnia tekst karty „{ $card }” ({ $clan }).
br-event-watched = { $clan } stoi na straży: wszystkie karty zostają odrzucone i każdy wybiera od nowa.
br-event-spared = { $clan } zostawia { $figure-acc }.
br-event-added_late_card = { $clan } dokłada kartę „{ $card }”.
br-event-total = { $clan }: Siła { $strength }.
br-event-won_battle = { $clan } wygrywa bitwę o { $place-acc }.
br-event-nobody_won = Nikt nie wygrywa bitwy o { $place-acc }: przegrywają wszyscy, którzy walczyli.
br-event-stole_rage = { $victim } traci { $rage ->
        [one] { $rage } Punkt Szału
        [few] { $rage } Punkty Szału
        [many] { $rage } Punktów Szału
       *[other] { $rage } Punktu Szału
    } na rzecz { $clan-gen }: „{ $card }”.
br-event-stole_glory = { $victim } traci { $glory ->
        [one] { $glory } Punkt Chwały
        [few] { $glory } Punkty Chwały
        [many] { $glory } Punktów Chwały
       *[other] { $glory } Punktu Chwały
    } na rzecz { $clan-gen }: „{ $card }”.
br-event-took_card = { $clan } zabiera { $victim-dat } kartę „{ $card }”.
br-event-took_back = { $clan } bierze z powrotem kartę „{ $card }”.
br-event-saved = { $clan } ratuje { $figure-acc } w { $place-loc }.
br-event-retreated = { $clan } wycofuje { $figure-acc } z { $source-gen } do Yggdrasila.
br-event-destroyed = { $clan } ponosi straty w { $place-loc }: { br-figures }.
br-event-pillaged = { $clan } splądrował { $place-acc }. Nagroda: { $token }.
br-event-raised = { $clan } podnosi { $stat } na poziom { $step }.
br-event-gained_glory = { $clan } { $glory ->
        [one] zdobywa { $glory } Punkt Chwały
        [few] zdobywa { $glory } Punkty Chwały
        [many] zdobywa { $glory } Punktów Chwały
       *[other] zdobywa { $glory } Punktu Chwały
    } ({ $reason }).
br-event-leader_moved = { $clan } przenosi { $figure-acc } z { $source-gen } do { $place-gen }.
br-event-kept_card-card = { $clan } zatrzymuje kartę „{ $card }”.
br-event-kept_card-none = { $clan } nie zatrzymuje żadnej karty.
br-event-discarded_hand = { $clan } { $cards ->
        [0] nie odrzuca żadnej karty
        [one] odrzuca { $cards } kartę
        [few] odrzuca { $cards } karty
        [many] odrzuca { $cards } kart
       *[other] odrzuca { $cards } karty
    }.
br-event-revealed_quest =
    { $fulfilled ->
        [true] { $clan } ukończył Wyprawę „{ $card }”.
       *[false] { $clan } nie ukończył Wyprawy „{ $card }”.
    }
br-event-ragnarok_struck = Ragnarök niszczy { $place-acc }.
br-event-released = { $clan } odzyskuje z Walhalli { $figures ->
        [one] { $figures } figurkę
        [few] { $figures } figurki
        [many] { $figures } figurek
       *[other] { $figures } figurki
    }.
br-event-unopposed = { $clan } nikogo nie napotyka w { $place-loc }.
br-event-removed = { $clan } odkłada { $figure-acc } do pudełka.
br-event-game_over = Ostatnia Epoka dobiegła końca.
br-reason-battle = wygrana bitwa
br-reason-token = Plądrowanie
br-reason-quest = Wyprawa
br-reason-ragnarok = straty w Ragnaröku
br-reason-legend = poziom legendy

## Options of a new game

br-option-clans = Klany
    .help = Który Klan siedzi na którym miejscu. Wszystkie Klany są takie same.
br-option-first = Pierwszy gracz
    .help = Kto zaczyna w Epoce 1; w każdej następnej zaczyna kolejny gracz po lewej.
br-option-first-none = Losowo
br-option-first-value = Miejsce { $seat }
br-option-first_game = Pierwsza gra
    .help = Bez draftu w Epoce 1: każdy gra ośmioma rozdanymi kartami.
br-option-first_game-false = Nie: draft we wszystkich Epokach
br-option-first_game-true = Tak: bez draftu w Epoce 1

## Refusals: "... has to ..."

br-asked-draft_pick = wybrać kartę z zestawu
br-asked-turn = wykonać turę
br-asked-keep_card = zatrzymać jedną kartę albo żadnej
br-asked-replace_slot = wybrać pole na Rozwinięcie
br-asked-free_invade = dokonać darmowego Najazdu po Rozwinięciu albo zrezygnować
br-asked-succor = wystawić Wojownika dzięki Posiłkom Friggi albo zrezygnować
br-asked-thors_domain_pillage = plądrować dzięki Domenie Thora albo zrezygnować
br-asked-march_to = powiedzieć, dokąd prowadzi Wymarsz
br-asked-march_send = powiedzieć, ilu wyrusza
br-asked-sacrifice_pair = wybrać dwie figurki na ofiarę
br-asked-raise_stat = podnieść Statystykę
br-asked-save_figures = uratować figurki przed zniszczeniem albo zrezygnować
br-asked-join = dołączyć do bitwy jedną figurką albo zrezygnować
br-asked-battle_card = wybrać kartę do bitwy
br-asked-quest_as_battle = powiedzieć, czy odkryta Wyprawa liczy się jako Karta Bitwy
br-asked-tide_keep = wybrać jedną figurkę, którą oszczędzi Fala Odyna
br-asked-late_card = dołożyć kartę specjalną albo zrezygnować
br-asked-prowess_keep = wziąć z powrotem zagrane karty dzięki Biegłości Tyra albo zrezygnować
br-asked-hammers_move = przenieść Jarla dzięki karcie Pan Młotów albo zrezygnować
br-asked-blessing = wystawić Wojownika dzięki Błogosławieństwu Lokiego albo zrezygnować
br-refusal-over = Na „{ $text }” jest za późno: gra jest skończona
br-refusal-passed = { $clan } spasował i nie ma już tur w tej Epoce
br-refusal-no_rage = { $clan } nie ma już Punktów Szału, więc nie wykonuje tury
br-refusal-no_part = { $clan } nie bierze udziału w tej bitwie
br-refusal-has_chosen = { $clan } już wybrał albo nie ma z czego wybierać; inni muszą jeszcze { $decision }
br-refusal-not_asked = { $clan } nie jest teraz pytany: { $other } musi { $decision }
br-refusal-march_begun = Wymarsz ma jeden początek i jeden cel, a ten już się zaczął
br-refusal-must = { $clan } musi { $decision } i nie może zrezygnować
br-refusal-no_answer = { $clan } musi { $decision }; „{ $text }” nie jest na to odpowiedzią
br-refusal-elsewhere_draft = Karty wybiera się tylko w Fazie Darów Bogów
br-refusal-elsewhere_keep = Kartę zatrzymuje się tylko w Fazie Odrzucania Kart
br-refusal-elsewhere_card = Karty zagrywa się, gdy wymaga tego bitwa
br-refusal-elsewhere_retake = Zagrane karty bierze z powrotem tylko zwycięzca bitwy z Biegłością Tyra
br-refusal-elsewhere_join = Nie ma teraz bitwy, do której można dołączyć
br-refusal-elsewhere_send = Figurki wysyła się dopiero, gdy Wymarsz ma początek i cel
br-refusal-elsewhere_to = Cel podaje się dopiero po rozpoczęciu Wymarszu albo dzięki karcie Pan Młotów
br-refusal-elsewhere_spare = Figurki oszczędza się tylko przy Fali Odyna
br-refusal-elsewhere_save = Figurki ratuje się tylko wtedy, gdy mają zostać zniszczone
br-refusal-elsewhere_retreat = Wiedźma Volur wycofuje się tylko wtedy, gdy ma zostać zniszczona
br-refusal-elsewhere_treat = Tylko Wyprawa właśnie odkryta w bitwie może liczyć się jako Karta Bitwy
br-refusal-elsewhere_raise = Statystykę podnosi się tylko w nagrodę
br-refusal-elsewhere_offer = Figurki poświęca się tylko w ofierze
br-refusal-elsewhere_slot = Pole wybiera się tylko podczas zagrywania Rozwinięcia
br-refusal-elsewhere_decline = Nie ma z czego rezygnować
br-refusal-only_fjords = { $figure } najeżdża tylko Fiordy
br-refusal-fjord_closed = { $place } jest zamknięty: obie jego Prowincje są zniszczone
br-refusal-fjord_for_ships = W Fiordzie mogą być tylko Drakkary
br-refusal-yggdrasil = Yggdrasila nie można najechać
br-refusal-destroyed = { $place }: ta Prowincja jest zniszczona
br-refusal-no_village = { $place }: w tej Prowincji nie ma wolnej Wioski
br-refusal-invasion_for = Tego Najazdu może dokonać tylko { $figure } z Rezerwy
br-refusal-warrior_to = Wojownik musi iść do { $place-gen }
br-refusal-not_invaded_now = { $place-gen } nie można teraz najechać
br-refusal-no_friggas_domain = Z Walhalli najeżdża tylko Klan z Domeną Friggi
br-refusal-not_yours = { $figure } nie należy do tego Klanu
br-refusal-not_in_valhalla = { $figure-gen } nie ma w Walhalli
br-refusal-not_in_reserve = { $figure-gen } nie ma w Rezerwie
br-refusal-horns = Na planszy { $figures ->
        [one] stoi już { $figures } figurka
        [few] stoją już { $figures } figurki
        [many] stoi już { $figures } figurek
       *[other] stoi już { $figures } figurki
    }, a Rogi pozwalają na { $horns }
br-refusal-cost_valhalla = Najazd z Walhalli kosztuje { $cost ->
        [one] { $cost } Punkt Szału
        [few] { $cost } Punkty Szału
        [many] { $cost } Punktów Szału
       *[other] { $cost } Punktu Szału
    }, a jest tylko { $rage }
br-refusal-cost_invade = Najazd { $figure-inst } kosztuje { $cost ->
        [one] { $cost } Punkt Szału
        [few] { $cost } Punkty Szału
        [many] { $cost } Punktów Szału
       *[other] { $cost } Punktu Szału
    }, a jest tylko { $rage }
br-refusal-not_in_pack = { $card }: tej karty nie ma wśród kart do wyboru
br-refusal-not_played = { $card }: tej karty nie zagrano w tej bitwie
br-refusal-not_upgrade = { $card }: ta karta nie jest Rozwinięciem
br-refusal-not_quest = { $card }: ta karta nie jest Wyprawą
br-refusal-not_in_hand = { $card }: tej karty nie ma na ręce
br-refusal-other_age = { $card }: na ręce jest ta Wyprawa z Epoki { $held }, a nie z Epoki { $age }
br-refusal-not_late = { $card }: to nie jest karta specjalna
br-refusal-cost_card = { $card }: ta karta kosztuje { $cost ->
        [one] { $cost } Punkt Szału
        [few] { $cost } Punkty Szału
        [many] { $cost } Punktów Szału
       *[other] { $cost } Punktu Szału
    }, a jest tylko { $rage }
br-refusal-ships_march = Drakkary nigdy nie maszerują
br-refusal-march_fjord = Wymarsz prowadzi z Prowincji do Prowincji, nigdy z Fiordu ani do Fiordu
br-refusal-cost_march = Wymarsz kosztuje { $cost ->
        [one] { $cost } Punkt Szału
        [few] { $cost } Punkty Szału
        [many] { $cost } Punktów Szału
       *[other] { $cost } Punktu Szału
    }, a jest tylko { $rage }
br-refusal-nobody_to_march = Żadna twoja figurka, która mogłaby wyruszyć, nie stoi w Prowincji
br-refusal-nowhere_to_march = W żadnej innej niezniszczonej Prowincji nie ma wolnej Wioski, do której można by wyruszyć
br-refusal-nobody_to_pillage = { $clan } nie ma figurki w żadnej niezniszczonej Prowincji ani we wspierającym ją Fiordzie
br-refusal-all_pillaged = { $clan }: każda Prowincja z figurkami tego Klanu jest już splądrowana
br-refusal-no_village_left = W żadnej niezniszczonej Prowincji nie ma wolnej Wioski
br-refusal-nobody_marches = Żadna własna figurka w { $place-loc } nie może wyruszyć
br-refusal-no_room = W żadnej innej niezniszczonej Prowincji nie ma miejsca dla figurki z { $place-gen }
br-refusal-not_adjacent = { $place } nie sąsiaduje ze splądrowaną Prowincją
br-refusal-same_province = Wymarsz musi prowadzić do innej Prowincji
br-refusal-not_there = { $figure-gen } nie ma w { $place-loc }
br-refusal-march_question = { $figure }: pytanie brzmi, ile takich figurek wyrusza z { $place-gen }
br-refusal-march_nobody = Musi wyruszyć co najmniej jedna figurka
br-refusal-too_many = Wojownicy, którzy mogą wyruszyć z { $place-gen }: tylko { $count }
br-refusal-single = { $figure }: taka figurka jest tylko jedna
br-refusal-room_for = { $place }: wolnych miejsc jest tylko { $count }
br-refusal-thors_domain = Domena Thora plądruje właśnie najechaną Prowincję: { $place }
br-refusal-no_tyrs_challenge = Ponownie plądruje tylko Klan z Wyzwaniem Tyra
br-refusal-fjord_pillage = Fiord nie jest Prowincją i nie można go splądrować
br-refusal-pillaged = { $place }: ta Prowincja jest już splądrowana
br-refusal-not_pillaged = { $place }: ta Prowincja nie jest jeszcze splądrowana
br-refusal-no_figure = { $clan } nie ma figurki w { $place-loc } ani we wspierającym Fiordzie
br-refusal-no_figure_yggdrasil = { $clan } nie ma figurki w { $place-loc }
br-refusal-cost_repillage = Ponowne Plądrowanie kosztuje { $cost ->
        [one] { $cost } Punkt Szału
        [few] { $cost } Punkty Szału
        [many] { $cost } Punktów Szału
       *[other] { $cost } Punktu Szału
    }, a jest tylko { $rage }
br-refusal-ships_join = Drakkary nie mogą dołączyć do bitwy
br-refusal-not_beside = { $place } i { $province } nie sąsiadują ze sobą
br-refusal-no_sacrifice = Tylko Klan z Ofiarą Friggi może poświęcać figurki
br-refusal-sacrifice_two = Ofiara wymaga dwóch własnych figurek na planszy
br-refusal-sacrifice_stat = Ofiara wymaga Statystyki, którą można podnieść
br-refusal-offer = Tej figurki nie można poświęcić: potrzebne są dwie różne własne figurki na planszy
br-refusal-slot = To pole jest na inny rodzaj Rozwinięcia
br-refusal-top_step = { $stat }: to już poziom { $step }, wyżej podnieść się nie da
br-refusal-grace = Łaska Friggi podnosi inną Statystykę niż Żeton Plądrowania
br-refusal-no_peril = { $figure }: tej figurce nie grozi zniszczenie
br-refusal-no_protection = Tylko Klan z Ochroną Friggi może płacić za ratowanie figurek
br-refusal-cost_save = Uratowanie figurki kosztuje { $cost ->
        [one] { $cost } Punkt Szału
        [few] { $cost } Punkty Szału
        [many] { $cost } Punktów Szału
       *[other] { $cost } Punktu Szału
    }, a jest tylko { $rage }
br-refusal-no_witch = Nie ma tu Wiedźmy Volur, która mogłaby wycofać się do Yggdrasila
br-refusal-quest_value = Wyprawa może liczyć się jako +{ $value }
br-refusal-quest_values = Wyprawa może liczyć się jako +{ $least } albo +{ $most }
br-refusal-not_in_battle = { $figure } nie bierze udziału w bitwie
br-refusal-cannot = { $clan } nie może teraz wykonać „{ $text }”: musi { $decision }

## The table in the browser

br-board = Plansza: Yggdrasil i krąg ośmiu Prowincji
br-age = Epoka { $age }
br-villages = Wolne Wioski: { $free } z { $count }
br-no-limit = Miejsce dla dowolnej liczby figurek
br-reward = Nagroda: { $token }
br-pillaged = Splądrowana
br-doomed = Zagłada w Epoce { $age }
br-destroyed = Zniszczona
br-closed = Zamknięty
br-supports = Wspiera: { $places }
br-from-valhalla = { $figure } z Walhalli
br-source = { $figures }
br-source-upgrade = { $figures } ({ $card })
br-source-ship = { $figures } w { $place-loc }
br-source-ship-upgrade = { $figures } w { $place-loc } ({ $card })
br-source-cards = karty
br-verb-pass = Spasuj
br-verb-march = Wymarsz
br-verb-pillage = Plądruj
br-verb-repillage = Plądruj ponownie
br-verb-sacrifice = Złóż ofiarę
br-verb-retreat = Wycofaj się
br-verb-decline = Zrezygnuj
br-strength = Siła
br-glory = Chwała
br-boss-battle = Siła w bitwie
br-boss-quest = Chwała
br-boss-upgrade = Koszt w Punktach Szału
br-late = specjalna
br-note-committed = podjęta
br-note-kept = zatrzymana
br-first-player = Pierwszy gracz
br-passed = Spasował
br-winner = Zwycięzca
br-choosing = Wybiera
br-sheet-whole = Cała Plansza Klanu: { $clan }
br-hand-count = { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
br-quest-count = { $count ->
        [one] { $count } podjęta Wyprawa
        [few] { $count } podjęte Wyprawy
        [many] { $count } podjętych Wypraw
       *[other] { $count } podjętej Wyprawy
    }
# $now: the rage left, the figures on the board; $value what the stat is worth, $step of 6
br-stat-label-rage = Szał: zostało { $now }, na początku Epoki { $value } (poziom { $step } z 6)
br-stat-label-axes = Topory: { $value ->
        [one] { $value } Punkt Chwały
        [few] { $value } Punkty Chwały
        [many] { $value } Punktów Chwały
       *[other] { $value } Punktu Chwały
    } za każdą wygraną bitwę (poziom { $step } z 6)
br-stat-label-horns = Rogi: { $now } z { $value } figurek na planszy (poziom { $step } z 6)
br-draft-count = Wzięte: { $number } z { $count }
br-passed-on = Widziane i podane dalej
br-age-over = Koniec Epoki { $age }: skąd wzięła się Chwała
br-glory-sources = Skąd wzięła się Chwała
br-winner-is = { $names } wygrywa, mając { $glory ->
        [one] { $glory } Punkt Chwały
        [few] { $glory } Punkty Chwały
        [many] { $glory } Punktów Chwały
       *[other] { $glory } Punktu Chwały
    }
br-winners = { $names } dzielą się zwycięstwem, mając po { $glory ->
        [one] { $glory } Punkt Chwały
        [few] { $glory } Punkty Chwały
        [many] { $glory } Punktów Chwały
       *[other] { $glory } Punktu Chwały
    }
br-see-board = Zobacz planszę
br-battle-of = Bitwa o { $place-acc }
br-pillager = plądrujący
br-no-card = Bez karty
br-face-down = Zakryta karta
br-cancelled = unieważniona
br-figures-strength = Siła figurek
br-glory-if-won = Chwała za zwycięstwo: { $glory }
br-cards-strength = Siła kart
br-quest-valhalla = W Walhalli: { $count } z { $needs }.
br-nobody = nikt
br-quest-kept = Ukończona
br-quest-broken = Nieukończona
br-ragnarok-dead = Polegli idą do Walhalli
br-valhalla-opens = Walhalla się otwiera i wracają
br-last-glory = Ostatnia Chwała
br-last-card = Ostatnio zagrane: { $card }
br-go-on = Dalej
br-preview =
    { $cost ->
        [0] Najazd { $figure-inst }: za darmo, zostanie Punktów Szału: { $left }
       *[other] Najazd { $figure-inst }: koszt { $cost }, zostanie Punktów Szału: { $left }
    }
br-preview-strength = { $place }, { $clan }: Siła { $before } → { $after }
br-preview-all = Jeśli wymaszerują wszyscy, którzy mogą:

## The terminal

br-terminal-invade = Najazd: { $figure } ({ $cost })
br-terminal-invade-valhalla = Z Walhalli: { $figure } ({ $cost })
br-terminal-battle = Bitwa +{ $strength }
br-terminal-quest = Wyprawa, Chwała: { $glory }
br-terminal-upgrade = { $type }, koszt { $cost }
br-terminal-bluff = W bitwie nic nie dodaje.
br-terminal-doomed = Ragnarök pochłonie: { $places }
br-terminal-fjords = Fiordy
br-terminal-hand = Ręka
br-terminal-quests = Wyprawy
br-terminal-known = Ma na ręce, jak wszyscy wiedzą: { $cards }
br-terminal-discarded = Odrzucone: { $cards }
br-terminal-legend = Prowincja pokazuje swoje Wioski (● zajęte, ○ wolne) i nagrodę za splądrowanie; poniżej Region, Fiord, który ją wspiera (~NE), i Epokę, w której pochłonie ją Ragnarök (†2). W:L2w=5 to Klan Wilka: Jarl, dwóch Wojowników, Siła 5 razem z Drakkarami w Fiordzie (W:~=2: tylko Drakkary). L Jarl, w Wojownik, S Drakkar. Szał 4/7: 4 do wydania, 7 na początku Epoki. Topory: Chwała za wygraną bitwę. Rogi 2/4: 2 figurki na planszy, 4 dozwolone. ► ma turę, * zaczął Epokę. Sąsiedzi stoją obok siebie na kręgu; Yggdrasil pośrodku sąsiaduje ze wszystkimi.

## What the page answers by itself, if the player asks for it

br-habit-join = Odtąd nie dołączaj do bitew
br-habit-late_card = Odtąd nie dokładaj kart

## A new table

br-new-clan = Klan na miejscu { $seat }
