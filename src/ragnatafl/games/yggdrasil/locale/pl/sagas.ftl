### Kampania po polsku: sagi, strony i wpisy, liczniki, przeciwnicy, doświadczenie. .with: „z kim” razem z przyimkiem.

## Saga 1

yg-saga-1 = Zabójstwo Baldra
    .text = Baldr śni o swojej śmierci. Frigg prosi wszystko, co istnieje, o przysięgę, że go oszczędzi, lecz Loki wie, co jako jedyne nie przysięgło.
yg-page-1_1 = Misja Frigg
    .text = Zbierajcie Przysięgi: pytajcie w każdym Świecie z zakrytą Obietnicą.
yg-page-1_2 = Podróż do Hel
    .text = Dwa razy błagajcie Hel w Niflheimie, zanim Nidhögg dotrze do Drzewa.
yg-entry-22_1_1 = Dziewięć obietnic
    .text = Dziewięć żetonów Obietnicy, trzy Kłamstwa i sześć Przysiąg, miesza się; w każdym Świecie leży jeden zakryty.
yg-entry-22_1_2 = Poproś o przysięgę
    .text = Akcja sagi w każdym Świecie z zakrytym żetonem, bez ryzyka: odkryj go. Przysięga jest zdobyta i trafia do Księgi; Kłamstwo zostaje ujawnione, a Loki przychodzi do tego Świata.
yg-entry-22_1_3 = Złamana obietnica
    .text = Gdy Loki zostaje odkryty i nie ma na Kole innej jego karty: jedna zdobyta Przysięga, jeśli jakaś jest, wraca zakryta do Świata bez żetonu; wybiera go aktywny gracz.
yg-entry-22_1_4 = Sny Baldra
    .text = Pole 1: przy mniej niż 2 Przysięgach aktywny bóg traci 1 Punkt Życia.
yg-entry-22_1_5 = Jemioła
    .text = Pole 2: wszystkie jeszcze zakryte żetony zostają odkryte; każde Kłamstwo wśród nich wysyła do Hel Bezimiennego, o ile jacyś są. Zostają tylko zdobyte Przysięgi; zostaje aktywowany Jötun; przewróć stronę.
yg-entry-22_1_6 = Baldr nie żyje
    .text = Droga powrotna Baldra zaczyna się od 0; Przysięgi zostają.
yg-entry-22_1_7 = Błagaj Hel
    .text = Akcja sagi w Niflheimie: 6 ryzyk, o jedno mniej za każdą Przysięgę, o jedno mniej ze wsparciem, o jedno więcej z karą, co najmniej 1. Baldr zbliża się o krok, najwyżej do 2.
yg-entry-22_1_8 = Thökk nie zapłacze
    .text = Gdy Loki zostaje odkryty, nie ma na Kole innej jego karty, a on sam nie jest w Klatce: Baldr cofa się o krok.
yg-entry-22_1_9 = Baldr zostaje u Hel
    .text = Porażka, jeśli Nidhögg dotrze do Drzewa, zanim Baldr zrobi 2 kroki.

## Saga 2

yg-saga-2 = Fimbulvinter
    .text = Trzy zimy bez lata. Synowie Bergelmira wspinają się na Drzewo i tylko ogień może ich zabić.
yg-page-2_1 = Wiek wichru
    .text = Nie wpuśćcie synów Bergelmira na górny poziom; noście żar z Muspelheimu.
yg-page-2_2 = Wiek topora, wiek miecza
    .text = Zabijcie dwóch synów Bergelmira, z pomocą żaru, zanim Nidhögg dotrze do Drzewa.
yg-entry-22_2_1 = Synowie Bergelmira
    .text = Pierwszy syn zaczyna w Jötunheimie, drugi w Niflheimie, trzeci w Midgardzie; żaden nie ma żaru.
yg-entry-22_2_2 = Oddech Bergelmira
    .text = W Świecie z synem każda akcja jest o stopień gorsza: akcja ze wsparciem staje się normalna, a normalna staje się akcją z karą. Obowiązuje na obu stronach.
yg-entry-22_2_3 = Synowie się wspinają
    .text = Gdy Hel zostaje odkryta i nie ma na Kole innej jej karty: każdy syn wspina się o jeden Świat; syn na górnym poziomie zabiera zamiast tego 1 Punkt Życia każdemu bogu w swoim Świecie.
yg-entry-22_2_4 = Przepędź ich
    .text = Syn ma siłę 2; pokonany ucieka do Jötunheimu.
yg-entry-22_2_5 = Pierwsza i druga zima
    .text = Pole 1: 2 Bohaterów opuszcza Walhallę, o ile tam są. Pole 2: każdy gracz, który ma Elfa, oddaje jednego; przewróć stronę.
yg-entry-22_2_6 = Synowie zajęli szczyt Drzewa
    .text = Porażka, gdy tylko wszyscy trzej synowie są na górnym poziomie. Obowiązuje na obu stronach.
yg-entry-22_2_7 = Zima trwa
    .text = Synowie wspinają się dalej, a żar zostaje tam, gdzie jest.
yg-entry-22_2_8 = Przynieś żar
    .text = Akcja sagi w Muspelheimie, ryzyko 2 (ze wsparciem 1, z karą 3), na obu stronach: syn bez żaru, gdziekolwiek jest, dostaje żar.
yg-entry-22_2_9 = Zabij ich
    .text = Syn bez żaru ma siłę 3 i ucieka do Jötunheimu; syn z żarem ma siłę 2 i ginie.
yg-entry-22_2_10 = Morze wzbiera
    .text = Gdy Jormungand zostaje odkryty i nie ma na Kole innej jego karty: środkowy poziom obraca się o pozycję.
yg-entry-22_2_11 = Trzecia zima
    .text = Pole 1: Midgard zostaje Spustoszony.
yg-entry-22_2_12 = Zima się nie kończy
    .text = Porażka, jeśli Nidhögg dotrze do Drzewa, zanim zginie dwóch synów.

## Saga 3

yg-saga-3 = Managarmy
    .text = Dwa wilki biegną po niebie: Skoll za słońcem, Hati za księżycem.
yg-page-3_1 = Pościg
    .text = Odpędzajcie wilki (Skolla z Vanaheimu, Hatiego z Alfheimu), zanim zrobią 3 kroki.
yg-page-3_2 = Wiek wilka
    .text = Oba wilki muszą mieć mniej niż 2 kroki, gdy Nidhögg dotrze do Drzewa.
yg-entry-22_3_1 = Wilki biegną
    .text = Oba wilki zaczynają od kroku 0, bez pęt.
yg-entry-22_3_2 = Skoll i Hati biegną
    .text = Gdy Surtur zostaje odkryty i nie ma na Kole innej jego karty, Skoll robi krok; gdy Hel, krok robi Hati. Spętany wilk traci zamiast tego pęta. Obowiązuje na obu stronach.
yg-entry-22_3_3 = Odpędź wilka
    .text = Ze Skollem walczy się z Vanaheimu, z Hatim z Alfheimu, od kroku 1; na kroku 1 siła 2, na kroku 2 siła 3. Pokonany wilk cofa się o 2 kroki. Obowiązuje na obu stronach.
yg-entry-22_3_4 = Najpierw Hati, potem Skoll
    .text = Pole 1: Hati robi krok, zostaje aktywowany Jötun. Pole 2: Skoll robi krok, zostaje aktywowany Jötun; przewróć stronę.
yg-entry-22_3_5 = Słońce lub księżyc pożarte
    .text = Porażka, gdy tylko wilk jest na kroku 3. Obowiązuje na obu stronach.
yg-entry-22_3_6 = Ojciec wilków
    .text = Gdy Fenrir zostaje odkryty i nie ma na Kole innej jego karty: krok robi wilk, który ma ich mniej; przy równej liczbie Hati.
yg-entry-22_3_7 = Pęta w Żelaznym Lesie
    .text = Akcja sagi w Jötunheimie, ryzyko 2 (ze wsparciem 1, z karą 3): spętaj wilka; ominie go następny bieg.
yg-entry-22_3_8 = Niebo się chwieje
    .text = Pole 1: środkowy poziom obraca się o pozycję; zostaje aktywowany Jötun.
yg-entry-22_3_9 = Wilk depcze po piętach słońcu lub księżycowi
    .text = Porażka, jeśli wilk ma 2 kroki lub więcej, gdy Nidhögg dotrze do Drzewa.

## Saga 4

yg-saga-4 = Wypłynięcie Nagelfara
    .text = Z paznokci zmarłych powstaje w Niflheimie statek. Gdy wypłynie, lud Hel ruszy do bitwy.
yg-page-4_1 = Paznokcie zmarłych
    .text = Obcinajcie paznokcie w Niflheimie: przy 8 przegrywacie grę.
yg-page-4_2 = Statek płynie
    .text = Odpierajcie Nagelfar: nie może być dalej niż w Jötunheimie, gdy Nidhögg dotrze do Drzewa.
yg-entry-22_4_1 = Stocznia
    .text = 2 paznokcie; 2 Bezimiennych dołącza do Hel; cztery kafelki Sługusów leżą zakryte obok Niflheimu.
yg-entry-22_4_2 = Zmarli niosą paznokcie
    .text = Za każdym razem, gdy Bezimienni dołączają do Hel: o jeden paznokieć więcej. Obowiązuje na obu stronach.
yg-entry-22_4_3 = Przychodzi Sługus
    .text = Gdy Hel zostaje odkryta i nie ma na Kole innej jej karty: następny kafelek Sługusa zostaje odkryty i działa; jeśli żadnego nie ma, o jeden paznokieć więcej.
yg-entry-22_4_4 = Sługusi Hel
    .text = Ganglati: inni bogowie nie wspierają akcji w Niflheimie. Ganglöt: po każdej aktywacji Jormunganda do Hel dołącza jeszcze jeden Bezimienny. Garm: walki z Hel mają o 2 ryzyka więcej. Modgud: akcja Niflheimu przepędza tylko 1 Bezimiennego.
yg-entry-22_4_5 = Pokonaj Sługusa
    .text = Z działającym Sługusem walczy się w Niflheimie, siła 2; pokonany opuszcza grę.
yg-entry-22_4_6 = Obetnij paznokcie
    .text = Akcja sagi w Niflheimie, ryzyko 2 (ze wsparciem 1, z karą 3): o 3 paznokcie mniej. Obowiązuje na obu stronach.
yg-entry-22_4_7 = Więcej paznokci, potem wodowanie
    .text = Pole 1: o jeden paznokieć więcej; zostaje aktywowany Jötun. Pole 2: Nagelfar zostaje zwodowany w Niflheimie; jego załoga jest tak liczna jak działający Sługusi, którzy wszyscy odchodzą; zostaje aktywowany Jötun; przewróć stronę.
yg-entry-22_4_8 = Statek gotów zbyt wcześnie
    .text = Porażka, gdy tylko jest 8 paznokci.
yg-entry-22_4_9 = Rejs
    .text = Nagelfar płynie z Niflheimu do Jötunheimu, Midgardu i Asgardu. Jeśli popłynie dalej z Asgardu, przegrywacie grę.
yg-entry-22_4_10 = Fale niosą statek
    .text = Gdy Jormungand zostaje odkryty i nie ma na Kole innej jego karty: Nagelfar płynie o dwa Światy dalej.
yg-entry-22_4_11 = Walcz ze statkiem
    .text = Siła Nagelfara to 1, plus załoga, plus jeden za każde 3 paznokcie. Pokonany cofa się o dwa Światy, najdalej do Niflheimu, traci 2 paznokcie i jednego z załogi.
yg-entry-22_4_12 = Pomyślny wiatr z północy
    .text = Pole 1: Nagelfar płynie o jeden Świat dalej; każdy bóg w jego Świecie traci 1 Punkt Życia; zostaje aktywowany Jötun. Pole 2: Nagelfar płynie o jeden Świat dalej. Pole 3: zostaje aktywowany Jötun.
yg-entry-22_4_13 = Nagelfar jest blisko
    .text = Porażka, jeśli Nagelfar jest w Midgardzie lub Asgardzie, gdy Nidhögg dotrze do Drzewa.

## Saga 5

yg-saga-5 = Upadek Bifröstu
    .text = Synowie Muspella jadą ku mostowi. Heimdall dmie w róg.
yg-page-5_1 = Głos Gjallarhornu
    .text = Utrzymajcie Bifröst powyżej 0: naprawiajcie most w Asgardzie lub Midgardzie.
yg-page-5_2 = Most płonie
    .text = Utrzymajcie Bifröst powyżej 0, a Surtura poza górnym poziomem, gdy Nidhögg dotrze do Drzewa.
yg-entry-22_5_1 = Most stoi
    .text = Bifröst ma siłę 6; jeden Ognisty Gigant dołącza do Surtura.
yg-entry-22_5_2 = Bifröst
    .text = Normalny ruch może prowadzić między Midgardem a Asgardem, gdziekolwiek jest Midgard.
yg-entry-22_5_3 = Ogień trawi most
    .text = Gdy Surtur zostaje odkryty i nie ma na Kole innej jego karty: Bifröst traci 2, a jeśli Surtur ma 4 lub więcej Ognistych Gigantów, traci 3.
yg-entry-22_5_4 = Napraw most
    .text = Akcja sagi w Asgardzie i w Midgardzie, ryzyko 1 (ze wsparciem 0, z karą 2), o jedno większe, gdy graczy jest dwóch lub więcej: Bifröst zyskuje 1, najwyżej do 6.
yg-entry-22_5_5 = Iskry, potem synowie Muspella
    .text = Pole 1: jeden Ognisty Gigant dołącza do Surtura, zostaje aktywowany Jötun. Pole 2: jeśli Surtur jest na dolnym poziomie, wspina się o jeden Świat; Bifröst traci 1; zostaje aktywowany Jötun; przewróć stronę.
yg-entry-22_5_6 = Bifröst pada
    .text = Porażka, gdy tylko Bifröst ma 0. Obowiązuje na obu stronach.
yg-entry-22_5_7 = Most płonie
    .text = Dopóki Bifröst ma 2 lub mniej, normalny ruch prowadzi do Asgardu tylko z Vanaheimu lub Alfheimu.
yg-entry-22_5_8 = Ogień trawi most
    .text = Gdy Surtur zostaje odkryty i nie ma na Kole innej jego karty: Bifröst traci jeden za każdych 2 Ognistych Gigantów na jego wskaźniku, zaokrąglając w górę, co najmniej 2.
yg-entry-22_5_9 = Utrzymaj most
    .text = Po walce z Surturem do 2 Ognistych Gigantów schodzi z jego wskaźnika; jeśli walczono w Midgardzie lub Asgardzie, Bifröst zyskuje 1.
yg-entry-22_5_10 = Napraw most
    .text = Most wciąż można naprawiać.
yg-entry-22_5_11 = Ogień na moście
    .text = Pole 2: Bifröst traci 1. Pola 1, 2 i 3: każdy gracz zwraca 2 Elfów i 1 kość Wanów, o ile je ma; zostaje aktywowany Jötun. Gdy graczy jest dwóch lub więcej: 2 kości Wanów i dwóch Jötunów.
yg-entry-22_5_12 = Surtur na szczycie Drzewa
    .text = Porażka, jeśli Surtur jest na górnym poziomie, gdy Nidhögg dotrze do Drzewa.

## Saga 6

yg-saga-6 = Bitwa na równinie Vigrid
    .text = Wszyscy, którzy żyją, przychodzą na równinę Vigrid. Niektórzy z nich padną, po obu stronach.
yg-page-6_1 = Zbiórka
    .text = Zbiórka: wzywajcie Einherjarów w Asgardzie; pojedynki są na następnej stronie.
yg-page-6_2 = Vigrid
    .text = Powalcie w pojedynkach wszystkich pięciu Wrogów, zanim Nidhögg dotrze do Drzewa.
yg-entry-22_6_1 = Zastępy
    .text = 2 Ognistych Gigantów dołącza do Surtura, 2 Bezimiennych do Hel, Jormungand leży przy drugiej wyspie, zostaje aktywowany Jötun.
yg-entry-22_6_2 = Wilk wyje
    .text = Gdy Fenrir zostaje odkryty i nie ma na Kole innej jego karty: jeden Bohater opuszcza Walhallę, jeśli tam jest.
yg-entry-22_6_3 = Wezwij Einherjarów
    .text = Akcja sagi w Asgardzie, bez ryzyka: 2 Bohaterów idzie do Walhalli (ze wsparciem 3, z karą 1). Obowiązuje na obu stronach.
yg-entry-22_6_4 = Zastępy się zbierają, pęta pękają
    .text = Pola 1, 2 i 3: 2 Ognistych Gigantów dołącza do Surtura, 2 Bezimiennych do Hel, zostaje aktywowany Jötun. Pole 4: Fenrir, jeśli jest w Klatce, przychodzi do Asgardu, Loki do Midgardu; o ile to możliwe, każdy gracz zwraca 2 Elfów i 2 kości Wanów, a 4 Bohaterów opuszcza Walhallę; przewróć stronę.
yg-entry-22_6_5 = Równina Vigrid
    .text = Żaden Wróg jeszcze nie padł.
yg-entry-22_6_6 = Pojedynek
    .text = Przed walką z jednym z pięciu Wrogów bóg może ogłosić pojedynek: o cztery ryzyka więcej (nie dla Freyi i Frigg). Jeśli nie straci Punktów Życia albo to starcie jest im przeznaczone, Wróg ginie. Przeznaczone starcia: Odyn – Fenrir, Thor – Jormungand, Freyr – Surtur, Heimdall – Loki, Tyr – Hel.
yg-entry-22_6_7 = Polegli
    .text = Powalony Wróg opuszcza Drzewo na zawsze; jego strażnik, Ogniści Giganci lub Bezimienni wracają, a jego karty nic nie robią.
yg-entry-22_6_8 = Płonący miecz
    .text = Gdy Surtur zostaje odkryty, nie ma na Kole innej jego karty, a on sam jest na Drzewie: jego Świat zostaje Spustoszony.
yg-entry-22_6_9 = Nikt nie padł; mury Asgardu
    .text = Pole 1: jeśli nikt nie padł, bóg każdego gracza traci 1 Punkt Życia. Pole 2: jeśli padło mniej niż dwóch, Asgard zostaje Spustoszony. Na obu zostaje aktywowany Jötun.
yg-entry-22_6_10 = Drzewo umiera
    .text = Porażka, gdy tylko sześć Światów jest Spustoszonych; porażka, jeśli padło mniej niż pięciu Wrogów, gdy Nidhögg dotrze do Drzewa.

## Counters, tokens, opponents, saga actions

yg-counter-oaths = Przysięgi
yg-counter-baldr = Kroki Baldra
yg-counter-ember = { $foe }, żar
yg-counter-chase = { $foe }, kroki
yg-counter-fetter = { $foe }, pęta
yg-counter-nails = Paznokcie
yg-counter-crew = Załoga
yg-counter-stage = Rejs
yg-counter-bridge = Bifröst
yg-token-lie = Kłamstwo
yg-token-oath = Przysięga
yg-token-ganglati = Ganglati
yg-token-ganglot = Ganglöt
yg-token-garm = Garm
yg-token-modgud = Modgud
yg-token-face_down = zakryty żeton
yg-foe-son_1 = Pierwszy syn Bergelmira
    .with = z pierwszym synem Bergelmira
yg-foe-son_2 = Drugi syn Bergelmira
    .with = z drugim synem Bergelmira
yg-foe-son_3 = Trzeci syn Bergelmira
    .with = z trzecim synem Bergelmira
yg-foe-skoll = Skoll
    .with = ze Skollem
yg-foe-hati = Hati
    .with = z Hatim
yg-foe-ganglati = Ganglati
    .with = z Ganglatim
yg-foe-ganglot = Ganglöt
    .with = z Ganglöt
yg-foe-garm = Garm
    .with = z Garmem
yg-foe-modgud = Modgud
    .with = z Modgud
yg-foe-naglfar = Nagelfar
    .with = z Nagelfarem
yg-deed-ask_for_the_oath = Poproś o przysięgę
    .text = Odkryj Obietnicę tego Świata: Przysięga się liczy, Kłamstwo sprowadza tu Lokiego.
yg-deed-plead_with_hel = Błagaj Hel
    .text = Baldr jest o krok bliżej; każda Przysięga zmniejsza ryzyko.
yg-deed-carry_an_ember = Przynieś żar
    .text = Podejmij ryzyko, a potem daj żar jednemu synowi Bergelmira, by można go było zabić.
yg-deed-fetters_in_the_ironwood = Pęta w Żelaznym Lesie
    .text = Podejmij ryzyko, a potem spętaj wilka: ominie go następny bieg.
yg-deed-pare_the_nails = Obetnij paznokcie
    .text = Podejmij ryzyko, a potem Nagelfar traci 3 paznokcie.
yg-deed-mend_the_bridge = Napraw most
    .text = Podejmij ryzyko, a potem Bifröst jest o 1 silniejszy.
yg-deed-call_the_einherjar = Wezwij Einherjarów
    .text = Bohaterowie idą do Walhalli, ze wsparciem jest ich więcej.

## The experience sheet

yg-row-elves = Początkowe Elfy
    .text = Każde pole: jeden Elf więcej na początku każdej sagi.
yg-row-vanir_dice = Początkowe kości Wanów
    .text = Każde pole: jedna kość Wanów więcej na początku każdej sagi.
yg-row-god_faces = Sukcesy kości boga
    .text = Każde pole: jedna runa kości boga więcej jest sukcesem, najpierw I, potem II, potem III.
yg-row-vanir_faces = Sukcesy kości Wanów
    .text = Każde pole: jedna runa kości Wanów więcej jest sukcesem, najpierw I, potem II, potem III.
yg-xp = { $xp } PD
