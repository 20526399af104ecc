### Yggdrasil Kroniki po polsku. Formy nazw: .acc biernik, .gen dopełniacz, .loc miejscownik, .dat celownik, .voc wołacz,
### .with „z kim” i .from „skąd” razem z przyimkiem; .key = f oznacza nazwę rodzaju żeńskiego.

## The Tree

yg-title = Yggdrasil Kroniki
yg-world-asgard = Asgard
    .text = Podejmij ryzyko, a potem ulecz na odległość jeden Spustoszony Świat.
    .gen = Asgardu
    .loc = Asgardzie
    .from = z Asgardu
yg-world-vanaheim = Vanaheim
    .text = Weź kości Wanów: rzucasz nimi, gdy podejmujesz ryzyko.
    .gen = Vanaheimu
    .loc = Vanaheimie
    .from = z Vanaheimu
yg-world-alfheim = Alfheim
    .text = Weź Elfy: każdy zmienia porażkę na kości w sukces.
    .gen = Alfheimu
    .loc = Alfheimie
    .from = z Alfheimu
yg-world-midgard = Midgard
    .text = Wyślij Bohaterów do Walhalli: każdy minimalizuje jedno ryzyko dowolnego boga.
    .gen = Midgardu
    .loc = Midgardzie
    .from = z Midgardu
yg-world-nidavellir = Nidavellir
    .text = Weź Artefakt: trwałą pomoc.
    .gen = Nidavelliru
    .loc = Nidavellirze
    .from = z Nidavelliru
yg-world-svartalfheim = Svartalfheim
    .text = Dobierz Stworzenia i pozwól jednemu z nich pomóc, jeden raz.
    .gen = Svartalfheimu
    .loc = Svartalfheimie
    .from = ze Svartalfheimu
yg-world-jotunheim = Jötunheim
    .text = Rzuć Kamieniami Runicznymi i użyj tego, co pokażą.
    .gen = Jötunheimu
    .loc = Jötunheimie
    .from = z Jötunheimu
yg-world-niflheim = Niflheim
    .text = Podejmij ryzyko, a potem przepędź do 3 Bezimiennych ze wskaźnika siły Hel.
    .gen = Niflheimu
    .loc = Niflheimie
    .from = z Niflheimu
yg-world-muspelheim = Muspelheim
    .text = Podejmij ryzyko, a potem przepędź do 3 Ognistych Gigantów ze wskaźnika siły Surtura.
    .gen = Muspelheimu
    .loc = Muspelheimie
    .from = z Muspelheimu
yg-place-cage = Klatka
    .gen = Klatki
yg-place-out = poza Drzewem
yg-place-valhalla = Walhalla
yg-place-sword = Miecz Przeszkód
yg-place-wheel = Koło Wrogów
yg-place-book = Księga Sag
yg-place-tree = Drzewo
yg-place-dead_tree = Martwe Drzewo
yg-level-top = górny poziom
yg-level-mid = środkowy poziom
yg-level-bottom = dolny poziom
yg-island-0 = Wyspa z tęczą
yg-island-1 = Wyspa 2: wysyła 1 Bezimiennego
yg-island-2 = Wyspa 3: wysyła 2 Bezimiennych
yg-island-3 = Ostatnia wyspa: wysyła 3 Bezimiennych
yg-devastated = Spustoszony
    .text = Jego akcja przepada, dopóki nie zostanie uleczony. Dwaj Wrogowie w jednym Świecie go pustoszą.
yg-blocked = zablokowany
yg-mode-penalised = z karą
    .text = Jest tu Wróg, a nie ma innego boga.
yg-mode-normal = normalna
    .text = Nie ma tu ani Wroga, ani innego boga.
    .both = Jest tu i Wróg, i inny bóg.
yg-mode-supported = ze wsparciem
    .text = Jest tu inny bóg, a nie ma Wroga.

## What the action of a World gives

yg-offer-asgard = { $risk ->
        [one] { $risk } ryzyko
        [few] { $risk } ryzyka
        [many] { $risk } ryzyk
       *[other] { $risk } ryzyka
    }, potem ulecz Świat na odległość
yg-offer-vanaheim = { $amount ->
        [1] 1 kość Wanów
       *[other] do { $amount } kości Wanów
    }
yg-offer-alfheim = { $amount ->
        [1] 1 Elf
       *[other] do { $amount } Elfów
    }
yg-offer-midgard = { $amount ->
        [1] 1 Bohater
       *[other] do { $amount } Bohaterów
    }
yg-offer-nidavellir = { $amount ->
        [1] Artefakt z lewego stosu
        [2] Artefakt z lewego lub środkowego stosu
       *[other] Artefakt z dowolnego stosu
    }
yg-offer-svartalfheim = { $amount ->
        [1] dobierz Stworzenie
       *[other] dobierz do { $amount } Stworzeń, użyj jednego
    }
yg-offer-jotunheim = { $amount ->
        [1] rzuć białym Kamieniem Runicznym
        [2] rzuć białym i zielonym Kamieniem Runicznym
       *[other] rzuć wszystkimi trzema Kamieniami Runicznymi
    }
yg-offer-niflheim = { $risk ->
        [one] { $risk } ryzyko
        [few] { $risk } ryzyka
        [many] { $risk } ryzyk
       *[other] { $risk } ryzyka
    }, potem przepędź do { $amount } Bezimiennych
yg-offer-muspelheim = { $risk ->
        [one] { $risk } ryzyko
        [few] { $risk } ryzyka
        [many] { $risk } ryzyk
       *[other] { $risk } ryzyka
    }, potem przepędź do { $amount } Ognistych Gigantów
# $life what it costs
yg-offer-heal = Leczenie Drzewa: { $life ->
        [one] { $life } Punkt Życia
        [few] { $life } Punkty Życia
        [many] { $life } Punktów Życia
       *[other] { $life } Punktu Życia
    }
yg-offer-heal-again = Leczenie Drzewa: { $life ->
        [one] { $life } Punkt Życia
        [few] { $life } Punkty Życia
        [many] { $life } Punktów Życia
       *[other] { $life } Punktu Życia
    }, ale stoją tu dwaj Wrogowie: Świat od razu znów padnie
yg-offer-none = brak użytecznej akcji

## Pieces

yg-count-elves = { $count ->
        [one] { $count } Elf
        [few] { $count } Elfów
        [many] { $count } Elfów
       *[other] { $count } Elfa
    }
yg-count-vanir_dice = { $count ->
        [one] { $count } kość Wanów
        [few] { $count } kości Wanów
        [many] { $count } kości Wanów
       *[other] { $count } kości Wanów
    }
yg-count-heroes = { $count ->
        [one] { $count } Bohater
        [few] { $count } Bohaterów
        [many] { $count } Bohaterów
       *[other] { $count } Bohatera
    }
yg-count-nameless = { $count ->
        [one] { $count } Bezimienny
        [few] { $count } Bezimiennych
        [many] { $count } Bezimiennych
       *[other] { $count } Bezimiennego
    }
yg-count-fire_giants = { $count ->
        [one] { $count } Ognisty Gigant
        [few] { $count } Ognistych Gigantów
        [many] { $count } Ognistych Gigantów
       *[other] { $count } Ognistego Giganta
    }
yg-count-life = { $count ->
        [one] { $count } Punkt Życia
        [few] { $count } Punkty Życia
        [many] { $count } Punktów Życia
       *[other] { $count } Punktu Życia
    }
yg-count-creatures = { $count ->
        [one] { $count } Stworzenie
        [few] { $count } Stworzenia
        [many] { $count } Stworzeń
       *[other] { $count } Stworzenia
    }
yg-count-risks = { $count ->
        [one] { $count } ryzyko
        [few] { $count } ryzyka
        [many] { $count } ryzyk
       *[other] { $count } ryzyka
    }
yg-gift-elf = Elf
    .acc = Elfa
yg-gift-die = kość Wanów
    .cap = Kość Wanów
yg-gift-life = 1 Punkt Życia

## Dice and Runestones

yg-die-god = kość boga
    .inst = kością boga
    .acc = kość boga
yg-die-vanir = kość Wanów
    .many = kości Wanów
    .inst = kością Wanów
    .acc = kość Wanów
yg-die-added = dołożona kość boga
    .inst = dołożoną kością boga
    .acc = dołożoną kość boga
yg-face-S = sukces
yg-face-SR = sukces (kość wraca)
yg-face-I = runa I
yg-face-II = runa II
yg-face-III = runa III
yg-face-BLANK = pusta ścianka
yg-stone-white = biały
    .cap = Biały
    .inst = białym
yg-stone-green = zielony
    .cap = Zielony
    .inst = zielonym
yg-stone-red = czerwony
    .cap = Czerwony
    .inst = czerwonym
yg-effect-MOVE = Ruch
    .text = Wykonaj normalny ruch dowolnym bogiem.
yg-effect-ROTATE = Obrót
    .text = Obróć środkowy poziom o 0, 1 lub 2 pozycje.
yg-effect-ACTION = Akcja
    .text = Wykonaj stąd normalną akcję dowolnego Świata.
yg-effect-LIFE = Życie
    .text = Odzyskaj 1 Punkt Życia.

## Gods

yg-relation-comrade_in_arms = Towarzysz Broni
    .text = W twoim Świecie drugi bóg może dołożyć swoją kość boga do twoich rzutów na ryzyko.
yg-relation-kin = Krewny
    .text = W twoim Świecie możesz brać Elfy, kości Wanów i Artefakty drugiego boga, jeśli jego gracz się zgodzi.
yg-relation-casual_companion = Przypadkowy Towarzysz
    .text = W twoim Świecie po rzucie na ryzyko drugiego boga możesz wziąć jednego Elfa lub jedną kość Wanów, jeśli musi je oddać.
yg-relation-travelling_companion = Towarzysz Podróży
    .text = Przed swoim ruchem możesz udać się do Świata drugiego boga.
yg-supporting = bóg Wspierający

## Enemies

yg-enemy-hel = Hel
    .text = Wspina się o jeden Świat; środkowy poziom się obraca; bóg, którego tura trwa, traci 1 Punkt Życia.
    .flight = z powrotem do Niflheimu
    .with = z Hel
    .key = f
yg-enemy-surtur = Surtur
    .text = Wspina się o jeden Świat; środkowy poziom się obraca; dołącza do niego dwóch Ognistych Gigantów.
    .flight = z powrotem do Muspelheimu
    .gen = Surtura
    .with = z Surturem
yg-enemy-loki = Loki
    .text = Przychodzi do boga, którego tura trwa; środkowy poziom się obraca; zostaje aktywowany Jötun.
    .flight = do Klatki
    .gen = Lokiego
    .with = z Lokim
yg-enemy-jormungand = Jormungand
    .text = Płynie o jedną wyspę dalej i wysyła Bezimiennych do Hel.
    .flight = o jedną wyspę wstecz
    .gen = Jormunganda
    .with = z Jormungandem
yg-enemy-fenrir = Fenrir
    .text = Wyrywa się do Asgardu albo, jeśli już tam jest, zabiera 3 Punkty Życia; tura się kończy.
    .flight = do Klatki
    .gen = Fenrira
    .with = z Fenrirem
yg-enemy-nidhogg = Nidhögg
    .text = Zbliża się o jedno pole do Drzewa. W grze trudnej i eksperckiej każde pole przed Drzewem aktywuje Jötuna, a saga mówi, co robią jej pola. Gdy dotrze do Drzewa, wygrywacie, chyba że zostało niewykonane zadanie sagi.
    .gen = Nidhögga
    .with = z Nidhöggiem

## Jötuns

yg-jotun-thiazi = Thiazi
    .text = W Asgardzie nie można wykonać żadnej akcji.
    .with = z Thiazim
yg-jotun-beli = Beli
    .text = W Muspelheimie nie można wykonać żadnej akcji.
    .with = z Belim
yg-jotun-skadi = Skadi
    .text = W Vanaheimie nie można wykonać żadnej akcji.
    .with = ze Skadi
    .key = f
yg-jotun-starkadr = Starkadr
    .text = W Alfheimie nie można wykonać żadnej akcji.
    .with = ze Starkadrem
yg-jotun-baugi = Baugi
    .text = W Svartalfheimie nie można wykonać żadnej akcji.
    .with = z Baugim
yg-jotun-geirrod = Geirröd
    .text = W Nidavellirze nie można wykonać żadnej akcji.
    .with = z Geirrödem
yg-jotun-gjalp = Gjalp
    .text = W Niflheimie nie można wykonać żadnej akcji.
    .with = z Gjalp
    .key = f
yg-jotun-greip = Greip
    .text = W Midgardzie nie można wykonać żadnej akcji.
    .with = z Greip
    .key = f
yg-jotun-angrboda = Angrboda
    .text = Nie można walczyć z Lokim; najpierw trzeba pokonać ją.
    .with = z Angrbodą
    .key = f
yg-jotun-gerda = Gerda
    .text = Nie można walczyć z Surturem; najpierw trzeba pokonać ją.
    .with = z Gerdą
    .key = f
yg-jotun-hyrrokkin = Hyrrokkin
    .text = Nie można walczyć z Hel; najpierw trzeba pokonać tę Jötunkę.
    .with = z Hyrrokkin
    .key = f
yg-jotun-hymir = Hymir
    .text = Nie można walczyć z Jormungandem; najpierw trzeba pokonać tego Jötuna.
    .with = z Hymirem
yg-jotun-vafthrudnir = Vafthrúdnir
    .text = Nie można walczyć z Fenrirem; najpierw trzeba pokonać tego Jötuna.
    .with = z Vafthrúdnirem
yg-jotun-suttung = Suttung
    .text = Nikt nie może używać Elfów po rzucie na ryzyko.
    .with = z Suttungiem
yg-jotun-skyrmir = Skyrmir
    .text = Nikt nie może używać Bohaterów przeciw ryzyku.
    .with = ze Skyrmirem
yg-jotun-thrym = Thrym
    .text = Żaden Artefakt nie działa.
    .with = z Thrymem
yg-jotun-hrungnir = Hrungnir
    .text = Nie można rzucać kośćmi Wanów.
    .with = z Hrungnirem
yg-jotun-utgardloki = Utgardloki
    .text = Nie można rzucać kośćmi bogów.
    .with = z Utgardlokim

## Artifacts

yg-artifact-andvarinaut = Andvarinaut
    .text = Po rzucie na ryzyko, raz: przerzuć dowolne ze swoich kości Wanów.
yg-artifact-draupnir = Draupnir
    .text = Po rzucie na ryzyko, raz: przerzuć swoją kość boga.
yg-artifact-gjallarhorn = Gjallarhorn
    .text = W swoim ruchu możesz przejść do dowolnego Świata środkowego poziomu.
yg-artifact-hringhorn = Hringhorn
    .text = W swoim ruchu możesz przejść do dowolnego Świata dolnego poziomu.
yg-artifact-skidbladnir = Skidbladnir
    .text = W swoim ruchu możesz przejść do dowolnego Świata górnego poziomu.
yg-artifact-megingjord = Megingjord
    .text = Twoje Artefakty, które minimalizują jedno ryzyko, minimalizują zamiast tego { $amount }.
yg-artifact-gleipnir = Gleipnir
    .text = O { $amount ->
        [one] { $amount } ryzyko
        [few] { $amount } ryzyka
        [many] { $amount } ryzyk
       *[other] { $amount } ryzyka
    } mniej, gdy walczysz z Fenrirem.
yg-artifact-gungnir = Gungnir
    .text = O { $amount ->
        [one] { $amount } ryzyko
        [few] { $amount } ryzyka
        [many] { $amount } ryzyk
       *[other] { $amount } ryzyka
    } mniej, gdy walczysz z Hel.
yg-artifact-hofund = Hofund
    .text = O { $amount ->
        [one] { $amount } ryzyko
        [few] { $amount } ryzyka
        [many] { $amount } ryzyk
       *[other] { $amount } ryzyka
    } mniej, gdy walczysz z Lokim.
yg-artifact-jarngreipr = Járngreipr
    .text = O { $amount ->
        [one] { $amount } ryzyko
        [few] { $amount } ryzyka
        [many] { $amount } ryzyk
       *[other] { $amount } ryzyka
    } mniej, gdy walczysz z dowolnym Jötunem.
yg-artifact-mimming = Mimming
    .text = O { $amount ->
        [one] { $amount } ryzyko
        [few] { $amount } ryzyka
        [many] { $amount } ryzyk
       *[other] { $amount } ryzyka
    } mniej, gdy walczysz z Surturem.
yg-artifact-mjollnir = Mjöllnir
    .text = O { $amount ->
        [one] { $amount } ryzyko
        [few] { $amount } ryzyka
        [many] { $amount } ryzyk
       *[other] { $amount } ryzyka
    } mniej, gdy walczysz z Jormungandem.
yg-artifact-brisingamen = Brisingamen
    .text = Po rzucie na ryzyko zachowaj { $amount ->
        [one] { $amount } kość Wanów
        [few] { $amount } kości Wanów
        [many] { $amount } kości Wanów
       *[other] { $amount } kości Wanów
    } z tych, które powinny wrócić.
yg-artifact-gullinbursti = Gullinbursti
    .text = W swojej turze możesz i wykonać akcję, i walczyć, w dowolnej kolejności.
yg-artifact-idunn_epli = Idunn Épli
    .text = Leczenie Drzewa kosztuje cię { $amount ->
        [one] { $amount } Punkt Życia
        [few] { $amount } Punkty Życia
        [many] { $amount } Punktów Życia
       *[other] { $amount } Punktu Życia
    } zamiast 2.
yg-artifact-odroerir = Óðroerir
    .text = Gdy jesteś w Świecie bez Wrogów i bez innych bogów, twoja akcja tam jest akcją ze wsparciem.
yg-artifact-svalinn = Svalinn
    .text = Po rzucie na ryzyko zachowaj { $amount ->
        [one] { $amount } Elfa
        [few] { $amount } Elfów
        [many] { $amount } Elfów
       *[other] { $amount } Elfa
    } z tych, którzy zmienili porażkę w sukces.
yg-artifact-valshamr = Valshamr
    .text = Wrogowie nie przeszkadzają w twoich akcjach: liczysz tak, jakby ich nie było.

## Creatures

yg-creature-dain_and_brothers = Dain, Duneyr, Durathor i Dvalin
    .text = Odzyskaj { $amount ->
        [one] { $amount } Punkt Życia
        [few] { $amount } Punkty Życia
        [many] { $amount } Punktów Życia
       *[other] { $amount } Punktu Życia
    }.
yg-creature-eikthyrnir = Eikthyrnir
    .text = Ulecz za darmo jeden Spustoszony Świat.
yg-creature-geri_and_freki = Geri i Freki
    .text = Udaj się do dowolnego Świata i walcz tam: o { $amount ->
        [one] { $amount } ryzyko
        [few] { $amount } ryzyka
        [many] { $amount } ryzyk
       *[other] { $amount } ryzyka
    } mniej.
yg-creature-gullfaxi = Gullfaxi
    .text = Pokonaj jednego Jötuna bez walki.
yg-creature-gullinkambi = Gullinkambi
    .text = Z Midgardu do Walhalli przechodzi { $amount ->
        [one] { $amount } Bohater
        [few] { $amount } Bohaterów
        [many] { $amount } Bohaterów
       *[other] { $amount } Bohatera
    }.
yg-creature-gulltopp = Gulltopp
    .text = Wszyscy bogowie mogą dawać sobie nawzajem Elfy, kości Wanów i Artefakty.
yg-creature-heidrun = Heidrun
    .text = Odzyskaj do { $amount } Punktów Życia.
yg-creature-hildisvini = Hildisvini
    .text = Weź do { $amount } Elfów.
yg-creature-hugin_and_munin = Hugin i Munin
    .text = Weź do { $amount } kości Wanów.
yg-creature-ratatosk = Ratatosk
    .text = Udaj się do dowolnego Świata i wykonaj jego akcję.
yg-creature-saehrimnir = Saehrímnir
    .text = Wybrany bóg odzyskuje { $amount ->
        [one] { $amount } Punkt Życia
        [few] { $amount } Punkty Życia
        [many] { $amount } Punktów Życia
       *[other] { $amount } Punktu Życia
    }.
yg-creature-skuld = Skuld
    .text = Każdy gracz ogląda następne { $amount } karty swojego stosu i może je zamienić miejscami.
yg-creature-sleipnir = Sleipnir
    .text = Każdy bóg może udać się do dowolnego Świata.
yg-creature-tanngrisnir_and_tanngnjostr = Tanngrisnir i Tanngnjóstr
    .text = Dwa razy: wybrany bóg odzyskuje { $amount ->
        [one] { $amount } Punkt Życia
        [few] { $amount } Punkty Życia
        [many] { $amount } Punktów Życia
       *[other] { $amount } Punktu Życia
    }.
yg-creature-urd = Urd
    .text = Do { $amount } odkrytych kart wraca z Koła na spód stosów właścicieli.
yg-creature-vedrfolnir = Vedrfölnir
    .text = Do { $amount } Bohaterów przechodzi z Midgardu do Walhalli.
yg-creature-verdandi = Verdandi
    .text = Wszyscy bogowie mogą dawać sobie nawzajem Punkty Życia.
yg-creature-vidofnir = Vidofnir
    .text = Do { $amount } Bohaterów przechodzi z Midgardu do Walhalli.

## The end

yg-defeat-D1 = Bóg stracił ostatni Punkt Życia.
yg-defeat-D2 = Hel została aktywowana na górnym poziomie: nie ma już dokąd się wspinać.
yg-defeat-D3 = Surtur został aktywowany na górnym poziomie: nie ma już dokąd się wspinać.
yg-defeat-D4 = Surtur wezwał dwóch Ognistych Gigantów, a w Muspelheimie zostało ich mniej.
yg-defeat-D5 = Miał zostać aktywowany Jötun, ale na wskaźniku Lokiego nie było już pionów.
yg-defeat-D6 = Miał zostać aktywowany Jötun, ale nie było już kart Jötunów.
yg-defeat-D7 = Jormungand został aktywowany na swojej ostatniej wyspie.
yg-defeat-D8 = Do Hel miało dołączyć więcej Bezimiennych, niż zostało w Midgardzie.
yg-defeat-D9 = Padł kolejny Świat, a w Klatce nie było już znacznika Spustoszonego Świata.
yg-defeat-D10 = Nidhögg dotarł do Martwego Drzewa.
yg-defeat-D11 = Nie dało się wykonać polecenia sagi.
yg-defeat-D12 = Spełnił się specjalny warunek porażki sagi.

## Prompts

yg-risk-fight = Walka { $opponent-with }
yg-risk-action = Ryzykowna akcja
# $die (yg-die-* with its owner), $faces joined from yg-face-*
yg-rolled-dice =
    { $count ->
        [1] { $die } – { $faces }
       *[other] { $die-many } – { $faces }
    }
yg-rolled-none = bez kości
yg-rolled-turned = { $face }, zmieniona przez Elfa
yg-die-of = kość { $god-gen }
yg-prompt-turn_order = Runda { $round }: każdy bóg położył zakrytą kartę Wroga. { $god-voc }, decydujesz za wszystkich: kto ma pierwszą turę?
yg-prompt-turn_order-next = Kto ma następną turę?
yg-prompt-support_move = Wroga aktywowała karta { $helper-gen }, więc { $helper } może się ruszyć. Dokąd?
yg-prompt-move = Twoja tura, { $god-voc }: przejdź do innego Świata tego poziomu lub tej kolumny albo zostań. Potem akcja lub walka.
yg-prompt-action = { $god } w { $world-loc }: wykonaj akcję, walcz albo nic nie rób.
yg-prompt-action-fight = Gullinbursti: { $god-voc }, w { $world-loc } możesz też walczyć.
yg-prompt-action-act = Gullinbursti: { $god-voc }, w { $world-loc } możesz też wykonać akcję.
yg-prompt-heroes = { $what }: { $risks }. Każde, które zostanie, kosztuje 1 Punkt Życia (masz { $life }). Ilu Bohaterów wysyłasz z Walhalli? Każdy na pewno minimalizuje jedno ryzyko.
yg-prompt-add_die = { $what }: { $taker } podejmuje { $risks } w twoim Świecie. { $god-voc }, dokładasz swoją kość boga? To nic nie kosztuje.
yg-prompt-add_die-supporting = { $what }: { $risks }. Czy rzucasz też kością boga Wspierającego?
yg-prompt-dice = { $what }, do zminimalizowania: { $risks }. Każde, które zostanie, kosztuje 1 Punkt Życia (masz { $life }). Iloma kośćmi Wanów rzucasz oprócz kości boga?
yg-prompt-dice-alone = { $what }, do zminimalizowania: { $risks }. Każde, które zostanie, kosztuje 1 Punkt Życia (masz { $life }). Utgardloki nie pozwala na kość boga: iloma kośćmi Wanów rzucasz?
yg-prompt-reroll = Rzut: { $rolled }. Zostało: { $risks }. Twoje Artefakty pozwalają przerzucić kości: które?
yg-prompt-reroll-marked = Wybrano do przerzutu: { $pieces }. Jeszcze jedna czy już rzucasz?
yg-prompt-added_reroll = Rzut: { $rolled }. Zostało: { $risks }. Draupnir: { $god-voc }, przerzucasz dołożoną kość?
yg-prompt-added_elf = Rzut: { $rolled }. Zostało: { $risks }. { $god-voc }, czy twój Elf zmienia dołożoną kość w sukces?
yg-prompt-elves = Rzut: { $rolled }. Zostało: { $risks }; każde kosztuje 1 Punkt Życia (masz { $life }). { $god-voc }, czego używasz? Wybieraj po jednym.
yg-prompt-keep_elf = Svalinn: { $god-voc }, zachowujesz jednego Elfa, który powinien wrócić do Alfheimu?
yg-prompt-keep_die = Brisingamen: { $god-voc }, zachowujesz jedną kość Wanów, która powinna wrócić do Vanaheimu?
yg-prompt-companion = Przypadkowy Towarzysz: { $god-voc }, bierzesz jeden z zasobów, które po tym rzucie musi oddać { $taker }?
yg-prompt-companion-own = Przypadkowy Towarzysz: { $god-voc }, zachowujesz jeden z zasobów, które musisz oddać po tym rzucie?
yg-prompt-amount = Ile?
yg-prompt-amount-elves = Ile Elfów bierzesz? Każdy może zmienić porażkę na kości w sukces.
yg-prompt-amount-vanir_dice = Ile kości Wanów bierzesz? Rzucasz nimi, gdy podejmujesz ryzyko.
yg-prompt-amount-heroes = Ilu Bohaterów idzie do Walhalli? Każdy może zminimalizować ryzyko dowolnego boga.
yg-prompt-amount-nameless = Ilu Bezimiennych przepędzasz ze wskaźnika Hel? Każdy osłabia ją o jeden.
yg-prompt-amount-fire_giants = Ilu Ognistych Gigantów przepędzasz ze wskaźnika Surtura? Każdy osłabia go o jeden.
yg-prompt-amount-life = Ile Punktów Życia odzyskujesz?
yg-prompt-artifact_stack = Który Artefakt bierzesz, { $god-voc }? Zostaje przy tobie, a na stosie odsłania się następny.
yg-prompt-heal_world = Który Spustoszony Świat zostaje uleczony? Jego znacznik wraca do Klatki.
yg-prompt-draw = Ile Stworzeń dobierasz? Użyjesz jednego; wszystkie opuszczą grę.
yg-prompt-creature = Które Stworzenie pomaga? Pozostałe opuszczają grę bez użycia.
yg-prompt-runestones = { $god-voc }, Kamienie Runiczne już leżą. Użyj każdego efektu raz, w dowolnej kolejności, albo skończ. Który teraz?
yg-prompt-runestone_move = Kamień Runiczny: który bóg się rusza i dokąd?
yg-prompt-runestone_rotate = Kamień Runiczny: o ile obraca się środkowy poziom?
yg-prompt-runestone_action = Kamień Runiczny: akcję którego Świata wykonujesz stąd, jako normalną?
yg-prompt-creature_move = Ratatosk: idź do dowolnego Świata albo zostań; potem możesz wykonać jego akcję.
yg-prompt-creature_move-fight = Geri i Freki: idź do dowolnego Świata albo zostań; potem możesz tam walczyć.
yg-prompt-creature_fight = Geri i Freki: z kim tu walczysz? Jedno ryzyko na pewno znika.
yg-prompt-creature_action = Ratatosk: wykonujesz akcję tego Świata?
yg-prompt-defeat_jotun = Gullfaxi: który Jötun zostaje pokonany bez walki?
yg-prompt-regain_life = Który bóg odzyskuje 1 Punkt Życia?
yg-prompt-exchange = Gulltopp: { $god-voc }, dajesz innym coś swojego? Po jednym zasobie naraz.
yg-prompt-exchange-life = Verdandi: { $god-voc }, dajesz innym Punkty Życia, po jednym? Każdy bóg zachowuje co najmniej 1.
yg-prompt-skuld = Skuld: { $god-voc }, twoje następne karty to { $first }, a potem { $second }. Zamieniasz je miejscami?
yg-prompt-sleipnir = Sleipnir: { $god-voc }, możesz udać się do dowolnego Świata albo zostać.
yg-prompt-urd = Urd: która odkryta karta schodzi z Koła na spód stosu właściciela?
yg-prompt-saga_choice = { $title }: saga zostawia wybór tobie, { $god-voc }.
yg-prompt-saga_choice-world = { $entry }: { $god-voc }, wybierz Świat.
yg-prompt-saga_choice-opponent = { $entry }: { $god-voc }, wybierz przeciwnika.
yg-prompt-saga_choice-number = { $entry }: { $god-voc }, ile?
yg-prompt-saga_choice-god = { $entry }: { $god-voc }, wybierz boga.
yg-prompt-duel = { $god } kontra { $opponent }: ogłaszasz pojedynek? To o cztery ryzyka więcej (nie dla Freyi i Frigg), ale jeśli wyjdziesz bez szwanku albo tak chce przeznaczenie, Wróg ginie i już nie powróci.
yg-prompt-duel-cage = { yg-prompt-duel } Jeśli { $opponent } teraz nie padnie, trafi do Klatki, gdzie nikt nie może z nim walczyć: wtedy cała piątka padnie tylko wtedy, gdy zostanie znów aktywowany, zanim Nidhögg dotrze do Drzewa.
yg-prompt-remote_action = Kamień Runiczny: którą akcję { $world-gen } wykonujesz stąd?
yg-prompt-travel = Towarzysz Podróży: { $god-voc }, dołączasz najpierw do któregoś z tych bogów? Normalny ruch będzie potem.
yg-prompt-kin = Krewny: { $god-voc }, możesz prosić o zasoby, po jednym. W jednym Świecie z tobą jest { $kin }.
yg-prompt-kin-so_far = Krewny: { $god-voc }, prosisz { $kin-acc } o: { $pieces }. Coś jeszcze?
yg-prompt-kin_consent = Krewny: { $kin } prosi cię, { $god-voc }, o: { $pieces }. Dajesz?
yg-prompt-kin_life = Masz stracić { $life ->
        [one] { $life } Punkt Życia
        [few] { $life } Punkty Życia
        [many] { $life } Punktów Życia
       *[other] { $life } Punktu Życia
    }. Ile z tego traci zamiast ciebie twój Krewny, { $helper }?
yg-prompt-receiver = Urd odsyła kartę { $enemy-gen } (karta { $owner-gen }): pod czyj stos?

## Choices

yg-choice-done = Gotowe
yg-choice-done-support_move = Zostań
yg-choice-done-move = Zostań
yg-choice-done-move-over = Zostań: koniec twojej tury
yg-choice-done-action = Nic nie rób
yg-choice-done-add_die = Nie
yg-choice-done-reroll = Bez przerzutu
yg-choice-done-reroll-marked = Przerzuć wybrane kości
yg-choice-done-added_reroll = Nie
yg-choice-done-added_elf = Nie
yg-choice-done-elves = { $left ->
        [0] Dalej
        [one] Nic więcej: tracisz { $left } Punkt Życia
        [few] Nic więcej: tracisz { $left } Punkty Życia
        [many] Nic więcej: tracisz { $left } Punktów Życia
       *[other] Nic więcej: tracisz { $left } Punktu Życia
    }
yg-choice-done-keep_elf = Nie, niech wraca
yg-choice-done-keep_die = Nie, niech wraca
yg-choice-done-companion = Nic nie bierz
yg-choice-done-runestones = Dość, pomiń resztę
yg-choice-done-creature_move = Zostań
yg-choice-done-creature_fight = Bez walki
yg-choice-done-creature_action = Bez akcji
yg-choice-done-regain_life = Żaden
yg-choice-done-exchange = Nic więcej nie dawaj
yg-choice-done-skuld = Zostaw tak, jak jest
yg-choice-done-sleipnir = Zostań
yg-choice-done-urd = Żadnej więcej
yg-choice-done-duel = Bez pojedynku, zwykła walka
yg-choice-done-travel = Do nikogo nie dołączaj
yg-choice-done-kin = O nic nie proś
yg-choice-done-kin-asked = Poproś o to
yg-choice-done-kin_consent = Nie
yg-choice-act = Akcja w { $world-loc }: { $offer }
yg-choice-heal = { $offer }
yg-choice-saga = { $deed }
yg-choice-fight = Walcz { $opponent-with }: { $risk ->
        [one] { $risk } ryzyko
        [few] { $risk } ryzyka
        [many] { $risk } ryzyk
       *[other] { $risk } ryzyka
    }
yg-choice-comfort = Moc Frigg: 1 Punkt Życia dla { $god-gen }
yg-choice-move = Idź do { $world-gen }
yg-choice-to = { $world }
yg-choice-send = { $god } do { $world-gen }
yg-choice-turn = { $god }
yg-choice-travel = Dołącz do { $god-gen } w { $world-loc }
yg-choice-heroes = { $pieces }
yg-choice-dice = { $pieces }
yg-choice-add = Tak, dołóż kość
yg-choice-mark = Przerzuć kość Wanów: { $face }
yg-choice-reroll = Draupnir: przerzuć kość { $god-gen }
yg-choice-reroll-god = Draupnir: przerzuć kość boga
yg-choice-elf = Elf zmienia kość Wanów ({ $face })
yg-choice-elf-god = Elf zmienia kość boga ({ $face })
yg-choice-elf-added = Elf zmienia kość { $god-gen }
yg-choice-pair = Moc Freyra: oddaj dwóch Elfów, o jedno ryzyko mniej
yg-choice-hero = Wyślij Bohatera, o jedno ryzyko mniej
yg-choice-keep = Tak, zachowaj
yg-choice-swap = Zamień je miejscami
yg-choice-take = { $pieces-cap }
yg-choice-take-none = Nic
yg-choice-stack = { $artifact }
yg-choice-creature = { $creature }
yg-choice-use = { $stone-cap }: { $effect }
yg-choice-rotate = { $steps ->
        [0] Bez obrotu
        [one] O { $steps } pozycję
        [few] O { $steps } pozycje
        [many] O { $steps } pozycji
       *[other] O { $steps } pozycji
    }
yg-choice-beat = { $jotun }
yg-choice-cheer = 1 Punkt Życia dla { $god-gen }
yg-choice-give = Daj { $god-dat } { $gift-acc }
yg-choice-return = { $enemy } (karta { $god-gen })
yg-choice-deck = Pod stos { $god-gen }
yg-choice-duel = Tak, pojedynek
yg-choice-accept = Tak, daj
yg-choice-choose = { $foe }

## The log

yg-event-round_began = Runda { $round }
yg-event-placed_in_order = { $god } ma turę nr { $turn } w tej rundzie.
yg-event-revealed = { $god } odkrywa kartę { $enemy-gen }.
yg-event-activated = { $enemy } zostaje { $enemy-key ->
        [f] aktywowana
       *[m] aktywowany
    }.
yg-event-activated-turn_over = { $enemy } zostaje aktywowany: tura { $god-gen } się kończy.
yg-event-enemy_moved = { $enemy } przechodzi do { $world-gen }.
yg-event-rotated = Środkowy poziom obraca się o { $steps ->
        [one] { $steps } pozycję
        [few] { $steps } pozycje
        [many] { $steps } pozycji
       *[other] { $steps } pozycji
    }.
yg-event-changed_life = { $god } odzyskuje { $life ->
        [one] { $life } Punkt Życia
        [few] { $life } Punkty Życia
        [many] { $life } Punktów Życia
       *[other] { $life } Punktu Życia
    }.
yg-event-changed_life-back = { $god } traci { $life ->
        [one] { $life } Punkt Życia
        [few] { $life } Punkty Życia
        [many] { $life } Punktów Życia
       *[other] { $life } Punktu Życia
    }.
yg-event-moved_fire_giants = { $amount ->
        [one] { $amount } Ognisty Gigant dołącza
        [few] { $amount } Ognistych Gigantów dołącza
        [many] { $amount } Ognistych Gigantów dołącza
       *[other] { $amount } Ognistego Giganta dołącza
    } do Surtura.
yg-event-moved_fire_giants-back = { $amount ->
        [one] { $amount } Ognisty Gigant schodzi
        [few] { $amount } Ognistych Gigantów schodzi
        [many] { $amount } Ognistych Gigantów schodzi
       *[other] { $amount } Ognistego Giganta schodzi
    } ze wskaźnika Surtura.
yg-event-moved_nameless = { $amount ->
        [one] { $amount } Bezimienny dołącza
        [few] { $amount } Bezimiennych dołącza
        [many] { $amount } Bezimiennych dołącza
       *[other] { $amount } Bezimiennego dołącza
    } do Hel.
yg-event-moved_nameless-back = { $amount ->
        [one] { $amount } Bezimienny schodzi
        [few] { $amount } Bezimiennych schodzi
        [many] { $amount } Bezimiennych schodzi
       *[other] { $amount } Bezimiennego schodzi
    } ze wskaźnika Hel.
yg-event-reached_island = Jormungand leży przy wyspie { $island }.
yg-event-jotun_activated = Aktywowano Jötuna: { $jotun }. { $jotun-text }
yg-event-jotun_beaten = { $jotun } zostaje { $jotun-key ->
        [f] pokonana
       *[m] pokonany
    }; pion wraca na wskaźnik Lokiego.
yg-event-devastated = { $world } zostaje Spustoszony.
yg-event-healed = { $world } zostaje uleczony.
yg-event-nidhogg_moved = Nidhögg dociera do pola { $space }.
yg-event-card_returned = Karta { $enemy-gen } wraca na spód stosu { $god-gen }.
yg-event-card_shuffled_in = { $god } wtasowuje kartę { $enemy-gen } do stosu.
yg-event-moved = { $god } przechodzi { $source-from } do { $world-gen }.
yg-event-fight_began = { $god } walczy { $opponent-with }.
yg-event-action_began = { $god } wykonuje akcję w { $world-loc }.
yg-event-moved_heroes = { $amount ->
        [one] { $amount } Bohater idzie
        [few] { $amount } Bohaterów idzie
        [many] { $amount } Bohaterów idzie
       *[other] { $amount } Bohatera idzie
    } do Walhalli.
yg-event-moved_heroes-back = { $amount ->
        [one] { $amount } Bohater wraca
        [few] { $amount } Bohaterów wraca
        [many] { $amount } Bohaterów wraca
       *[other] { $amount } Bohatera wraca
    } z Walhalli do Midgardu.
yg-event-rolled = { $god } rzuca { $die-inst }: { $face }.
yg-event-rerolled = { $god } przerzuca { $die-acc }: { $face }.
yg-event-spent_elf = { $god } zużywa Elfa: porażka na kości staje się sukcesem.
yg-event-returned_elves = { $god } oddaje dwóch Elfów: o jedno ryzyko mniej.
yg-event-risks = { $god } podejmuje { $taken ->
        [one] { $taken } ryzyko
        [few] { $taken } ryzyka
        [many] { $taken } ryzyk
       *[other] { $taken } ryzyka
    }.
yg-event-risks-spared = { $god } podejmuje { $taken ->
        [one] { $taken } ryzyko
        [few] { $taken } ryzyka
        [many] { $taken } ryzyk
       *[other] { $taken } ryzyka
    }; zostaje { $left }.
yg-event-moved_elves = { $god } bierze { $amount ->
        [one] { $amount } Elfa
        [few] { $amount } Elfów
        [many] { $amount } Elfów
       *[other] { $amount } Elfa
    }.
yg-event-moved_elves-back = { $god } musi oddać { $amount ->
        [one] { $amount } Elfa
        [few] { $amount } Elfów
        [many] { $amount } Elfów
       *[other] { $amount } Elfa
    }.
yg-event-moved_vanir_dice = { $god } bierze { $amount ->
        [one] { $amount } kość Wanów
        [few] { $amount } kości Wanów
        [many] { $amount } kości Wanów
       *[other] { $amount } kości Wanów
    }.
yg-event-moved_vanir_dice-back = { $god } musi oddać { $amount ->
        [one] { $amount } kość Wanów
        [few] { $amount } kości Wanów
        [many] { $amount } kości Wanów
       *[other] { $amount } kości Wanów
    }.
yg-event-took_artifact = { $god } bierze Artefakt: { $artifact }.
yg-event-drew_creature = { $god } dobiera Stworzenie: { $creature }.
yg-event-resolved_creature = { $god } korzysta z pomocy Stworzenia: { $creature }.
yg-event-threw_runestone = { $god } rzuca { $stone-inst } Kamieniem Runicznym: { $effect }.
yg-event-gave = { $god } daje { $receiver-dat } { $gift-acc }.
yg-event-kept_piece = { $god } zachowuje { $gift-acc }.
yg-event-took_piece = { $god } zabiera { $gift-acc } od { $giver-gen }.
yg-event-swapped_cards = { $god } zamienia miejscami dwie następne karty stosu.
yg-event-won = Nidhögg dotarł do Drzewa, a Drzewo przetrwało.
yg-event-lost = { $defeat } Nadszedł Ragnarök.
yg-event-lost-entry = { $defeat } { $entry }. Nadszedł Ragnarök.
yg-event-added_die = { $god } dokłada do rzutu kość boga.
yg-event-page_turned = Strona { $page } sagi: { $title }.
yg-event-counter_changed = { $counter }: { $value }.
yg-event-opponent_moved = { $foe } trafia do { $place-gen }.
yg-event-opponent_moved-out = { $foe } opuszcza Drzewo.
yg-event-token_turned_up = Odkryty żeton: { $token }.
yg-event-token_put_back = Żeton ({ $token }) znów leży zakryty w { $world-loc }.
yg-event-enemy_fell = { $enemy } ginie i już nie powróci.
yg-event-saga_action_began = { $god } wykonuje akcję sagi „{ $deed }”.
yg-event-declared_duel = { $god } ogłasza pojedynek { $opponent-with }.
yg-event-travelled = { $god } dołącza do { $companion-gen }.
yg-event-took_from_kin = { $god } bierze zasoby od { $giver-gen }.

## Options of a new game

yg-option-gods = Bogowie
    .help = Kto gra którym bogiem; bez wyboru decyduje los.
yg-option-supporting = Bogowie Wspierający
    .help = Przy jednym lub dwóch graczach pomagają inni bogowie; bez wyboru decyduje los.
yg-option-saga = Saga
    .help = Saga kampanii z własnymi zasadami albo gra podstawowa.
yg-option-saga-none = Żadna: gra podstawowa
yg-option-sheets = Tabelki Doświadczenia
    .help = Czego bogowie nauczyli się w kampanii, każdy w osobnym wierszu.

## Refusals: "... has to ..."

yg-asked-turn_order = ustalić kolejność tur
yg-asked-support_move = ruszyć boga Wspierającego albo nie
yg-asked-move = ruszyć się albo zostać
yg-asked-action = walczyć, wykonać akcję albo skończyć
yg-asked-heroes = powiedzieć, ilu Bohaterów minimalizuje ryzyko
yg-asked-add_die = powiedzieć, czy dokłada się kość boga
yg-asked-dice = powiedzieć, iloma kośćmi Wanów się rzuca
yg-asked-reroll = przerzucić kości albo skończyć
yg-asked-added_reroll = przerzucić dołożoną kość albo skończyć
yg-asked-added_elf = zużyć Elfa na dołożoną kość albo skończyć
yg-asked-elves = zużyć Elfy lub użyć Mocy albo skończyć
yg-asked-keep_elf = zachować Elfa dzięki Artefaktowi Svalinn albo nie
yg-asked-keep_die = zachować kość Wanów dzięki Artefaktowi Brisingamen albo nie
yg-asked-companion = wziąć jeden zasób jako Przypadkowy Towarzysz albo nie
yg-asked-amount = powiedzieć, ile
yg-asked-artifact_stack = wybrać stos Artefaktów
yg-asked-heal_world = wybrać Spustoszony Świat do uleczenia
yg-asked-draw = powiedzieć, ile Stworzeń się dobiera
yg-asked-creature = wybrać jedno z dobranych Stworzeń
yg-asked-runestones = użyć Kamienia Runicznego albo skończyć
yg-asked-runestone_move = ruszyć boga Kamieniem Runicznym
yg-asked-runestone_rotate = powiedzieć, o ile obraca się środkowy poziom
yg-asked-runestone_action = wybrać Świat akcji z Kamienia Runicznego
yg-asked-creature_move = udać się do dowolnego Świata albo zostać
yg-asked-creature_fight = zacząć walkę z pomocą Geriego i Frekiego albo nie
yg-asked-creature_action = wykonać akcję Świata z pomocą Ratatoska albo nie
yg-asked-defeat_jotun = wybrać Jötuna dla Gullfaxiego
yg-asked-regain_life = wybrać boga, który odzyskuje Punkt Życia
yg-asked-exchange = dawać innym albo skończyć
yg-asked-skuld = odłożyć dwie karty, zamienione miejscami lub nie
yg-asked-sleipnir = udać się do dowolnego Świata albo zostać
yg-asked-urd = wybrać odkryte karty z Koła albo skończyć
yg-asked-saga_choice = wybrać tak, jak każe saga
yg-asked-duel = ogłosić pojedynek albo nie
yg-asked-remote_action = wybrać akcję, którą daje Kamień Runiczny
yg-asked-travel = udać się do Świata towarzysza albo nie
yg-asked-kin = poprosić Krewnego o zasoby albo skończyć
yg-asked-kin_consent = zgodzić się na prośbę Krewnego albo nie
yg-asked-kin_life = powiedzieć, ile Punktów Życia traci w zastępstwie wspierający Krewny
yg-asked-receiver = wybrać, pod czyj stos trafia karta boga Wspierającego
yg-refusal-over = Na „{ $text }” jest za późno: gra jest skończona
yg-refusal-not_asked = Teraz nie decyduje { $god }: { $other } ma { $decision }
yg-refusal-must = { $god } musi { $decision }
yg-refusal-suttung = Suttung na Mieczu Przeszkód zabrania używać Elfów po rzucie
yg-refusal-not_possible = { $god } ma { $decision }; „{ $text }” jest teraz niemożliwe
yg-refusal-already_there = { $god } już jest w { $world-loc } i może po prostu zostać
yg-refusal-no_entry = { $entry }: do { $world-gen } nie można teraz wejść { $source-from }
yg-refusal-too_far = { $world } nie leży ani na tym samym poziomie, ani w tej samej kolumnie co { $source }
yg-refusal-no_fight_left = { $god } nie może już walczyć w tej turze
yg-refusal-guarded = Nie można walczyć { $opponent-with }: tego Wroga strzeże Jötun
yg-refusal-not_here = { $opponent }: tego przeciwnika nie ma w { $world-loc }
yg-refusal-foe_not_now = Nie można tu teraz walczyć { $opponent-with }
yg-refusal-not_activated = { $opponent }: ten Jötun nie został aktywowany
yg-refusal-guard_in_cage = { $opponent } siedzi na Wrogu w Klatce, więc walka jest niemożliwa
yg-refusal-fought_elsewhere = Walka { $opponent-with } jest możliwa w { $world-loc }
yg-refusal-no_action_left = { $god } nie ma już akcji w tej turze
yg-refusal-comfort = Może to zrobić tylko Frigg swoją Mocą, dla rannego boga w jej Świecie
yg-refusal-blocked = Jötun blokuje { $world }: żadna akcja nie jest tam możliwa
yg-refusal-saga_action = Ta akcja sagi nie jest tu teraz możliwa
yg-refusal-not_devastated = { $world } nie jest Spustoszony
yg-refusal-devastated = { $world } jest Spustoszony: możliwe jest tam tylko Leczenie Drzewa albo akcja sagi
yg-refusal-no_use = Akcja { $world-gen } nic by teraz nie dała

## The browser's table

yg-ui-tree = Drzewo i jego dziewięć Światów
yg-ui-cage = Klatka: { $markers ->
        [one] została { $markers } krata
        [few] zostały { $markers } kraty
        [many] zostało { $markers } krat
       *[other] zostało { $markers } kraty
    }. Każdy Spustoszony Świat zabiera jedną i wzmacnia Fenrira.
yg-ui-valhalla = Walhalla: { $heroes ->
        [one] czeka tam { $heroes } Bohater
        [few] czeka tam { $heroes } Bohaterów
        [many] czeka tam { $heroes } Bohaterów
       *[other] czeka tam { $heroes } Bohatera
    }; każdy minimalizuje jedno ryzyko.
yg-ui-ladder-hel = Wskaźnik siły Hel: { $count } z { $most } Bezimiennych, każdy wzmacnia ją o jeden. Jeśli ma ich przybyć więcej, niż zostało, przegrywacie grę.
yg-ui-ladder-surtur = Wskaźnik siły Surtura: { $count } z { $most } Ognistych Gigantów, każdy wzmacnia go o jeden. Jeśli ma ich przybyć więcej, niż zostało, przegrywacie grę.
yg-ui-ladder-loki = Wskaźnik siły Lokiego: aktywowano { $count } z { $most } Jötunów, każdy wzmacnia go o jeden. Jeśli ma zostać aktywowany kolejny, a żadnego nie ma, przegrywacie grę.
yg-ui-level = { $moves ->
    [one] { $level }: { $moves } ruch
    [few] { $level }: { $moves } ruchy
    [many] { $level }: { $moves } ruchów
   *[other] { $level }: { $moves } ruchu
}
yg-ui-way = Nidhögg jest na polu { $space } z { $most }.
yg-ui-fights = walka: { $opponents }
yg-ui-strength = { $name }, siła { $strength }.
yg-ui-guarded = Strażnik: { $jotun }.
yg-ui-life = { $god }: { $life } z { $most } Punktów Życia.
yg-ui-life-short = { $life } z { $most } Punktów Życia
yg-ui-no-card = brak karty do odkrycia
yg-ui-surely = na pewno { $enemy }
yg-ui-any-card = dowolny Wróg
yg-ui-odds = { $what }: { $risks }; szansa wyjścia bez szwanku: { $alone } z samą kością boga, { $best } ze wszystkim.
yg-ui-odds-fall = { $what }: { $risks }; szansa wyjścia bez szwanku: { $alone } z samą kością boga, { $best } ze wszystkim; utrata ostatniego Punktu Życia: w najlepszym razie { $fall }.
yg-ui-relation = { $relation }: { $gods }
yg-ui-deck = { $count ->
        [one] Stos kart Wrogów, { $count } karta
        [few] Stos kart Wrogów, { $count } karty
        [many] Stos kart Wrogów, { $count } kart
       *[other] Stos kart Wrogów, { $count } karty
    }, od góry: { $cards }.
yg-ui-deck-hidden = Gdzieś w nim albo zakryte: { $cards }.
yg-ui-wheel = Na Kole: { $gods }.
yg-ui-wheel-next = Na Kole: { $gods }. Jeszcze jedna karta aktywuje tego Wroga.
yg-ui-order = Kolejność tur
yg-ui-order-of = Runda { $round }: kolejność tur
yg-ui-has-turn = ma teraz turę
yg-ui-had-turn = już po turze
yg-ui-saga = Saga { $number }
yg-ui-close = Zamknij
yg-ui-risks-left = Zostało: { $risks }. Każde kosztuje 1 Punkt Życia; teraz masz { $life }.
yg-ui-risks-deadly = Zostało: { $risks }. To dość, by zabrać wszystkie Punkty Życia (teraz { $life }), a wtedy przegrywacie grę.
yg-ui-others-choose = Wybiera { $god }.
yg-ui-unhurt = bez szwanku
yg-ui-chances = szansa wyjścia bez szwanku
yg-ui-mean = średnia strata Życia: { $mean }
yg-ui-with-elves = { $unhurt } z pomocą: { $elves }
yg-ui-dice-back = wracające kości: { $back }
yg-ui-fall = { $fall }: utrata ostatniego Punktu Życia
yg-ui-press-elf = Naciśnij kość z porażką: Elf zmieni ją w sukces. Masz: { $elves }.
yg-ui-press-reroll = Naciśnij kości do przerzucenia.
yg-ui-rolls = { $god } rzuca
yg-ui-rolls-again = { $god } przerzuca
yg-ui-unharmed = { $god } wychodzi bez szwanku.
yg-ui-creatures = { $god } dobiera Stworzenia; pomaga jedno
yg-ui-artifacts = { $god } bierze Artefakt
yg-ui-stones = { $god } rzuca Kamieniami Runicznymi
yg-ui-exchange = Gulltopp: bogowie mogą dawać sobie zasoby
yg-ui-exchange-life = Verdandi: bogowie mogą dawać sobie Punkty Życia
yg-ui-exchange-turn = Teraz może dawać { $god }.
yg-ui-exchange-how = Naciśnij zasób na swojej planszy, a potem boga, który go dostanie.
yg-ui-kin-asks = { $holder } może prosić { $linked-acc } o zasoby.
yg-ui-kin-waits = { $linked } zgadza się albo nie.
yg-ui-skuld = Skuld: następne karty { $god-gen }
yg-ui-earned = Każdy bóg zdobywa { $points } PD.
yg-ui-card-laid = Karta leży odkryta na Kole. Druga karta ({ $enemy }) aktywuje Wroga.
yg-ui-go-on = Dalej
yg-ui-won = Drzewo przetrwało
yg-ui-lost = Nadszedł Ragnarök
yg-ui-fallen-worlds = { $count ->
        [one] { $count } Świat jest Spustoszony.
        [few] { $count } Światy są Spustoszone.
        [many] { $count } Światów jest Spustoszonych.
       *[other] { $count } Świata jest Spustoszonego.
    }
yg-ui-see-tree = Spójrz na Drzewo
yg-ui-risks-none = Nie ma już żadnego ryzyka.
yg-ui-odds-brief = { $risks }, bez szwanku { $range }
yg-ui-order-alarm = „!”: byłaby to druga karta tego Wroga na Kole, więc Wróg od razu zostanie aktywowany.
yg-ui-propose = Naciśnij boga, by zaproponować go wszystkim.
yg-ui-propose-gift = Poproś o coś:
yg-ui-proposed = Propozycja od: { $names }
yg-ui-fallen = poza grą
yg-ui-fallen-count = Polegli: { $count } z { $most }
yg-said-turn = proponuje: { $god }, tura { $turn }.
yg-said-give = prosi { $giver-acc } o { $gift-acc }.
yg-ui-verb-act = Akcja
yg-ui-verb-comfort = Moc Frigg: 1 Punkt Życia
yg-ui-campaign-about = Saga po sadze, po kolei. Przegraną sagę gra się jeszcze raz; po każdej grze bogowie zdobywają doświadczenie i wydają je w swoich Tabelkach Doświadczenia.
yg-ui-campaign-mine = Moje kampanie
yg-ui-campaign-gods = Bogowie
yg-ui-campaign-players = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
yg-ui-campaign-rest = { $count ->
        [0] Każdy ma boga.
        [one] Zostanie wylosowany jeszcze { $count } bóg.
        [few] Zostanie wylosowanych jeszcze { $count } bogów.
        [many] Zostanie wylosowanych jeszcze { $count } bogów.
       *[other] Zostanie wylosowanych jeszcze { $count } boga.
    }
yg-ui-campaign-new = Rozpocznij kampanię
yg-ui-campaign-go-on = Wróć do trwającej gry
yg-ui-campaign-won = Wszystkie sagi wygrane: kampania skończona, a Drzewo przetrwało.
yg-ui-campaign-sheets = Doświadczenie
yg-ui-campaign-auto = Wydaj wszystko rozsądnie
yg-ui-campaign-unspent = jeszcze niewydane: { $gods }
yg-ui-campaign-undo = Cofnij: { $box }
yg-ui-campaign-look = Co daje to pole
yg-ui-campaign-price = Teraz { $xp } PD, potem { $left } PD.
yg-ui-campaign-buy = Kup to pole
yg-ui-campaign-begin = Rozpocznij tę sagę
yg-ui-campaign-progress = Wygrane sagi: { $won } z { $all }
yg-ui-campaign-seeded = Ten, kto rozpoczął tę kampanię, wybrał jej rozdania i może je znać.
yg-ui-campaign-later = Przyjdzie na nią czas po wygranej sadze { $number }.
yg-ui-campaign-page = Strona { $number }: { $title }
yg-ui-campaign-boxes = Wygrana saga daje każdemu bogu { $victory } PD, przegrana { $defeat }. Pole kosztuje tyle PD, ile w nim napisano; rzędy wypełnia się od lewej.
yg-ui-campaign-game = Gra { $number }: { $result ->
        [won] wygrana
        [lost] przegrana
       *[other] niedokończona
    }
yg-ui-campaign-link = { $relation }: z kim? { $xp } PD
yg-ui-campaign-saga-won = wygrana
yg-ui-campaign-saga-lost = { $count ->
        [one] przegrana { $count } raz
        [few] przegrana { $count } razy
        [many] przegrana { $count } razy
       *[other] przegrana { $count } razu
    }
yg-ui-who-me = ja
yg-ui-who-device = to samo urządzenie
yg-ui-who-friend = znajomy, przez link
yg-box-buy = Kup za { $xp } PD
yg-ui-source-base = { $amount } własnej siły
yg-ui-source-jotun = { $amount } jak każdy Jötun
yg-ui-source-nameless = { $amount } za Bezimiennych na wskaźniku
yg-ui-source-fire_giants = { $amount } za Ognistych Gigantów na wskaźniku
yg-ui-source-jotuns = { $amount } za aktywowanych Jötunów
yg-ui-source-devastated = { $amount } za Spustoszone Światy
yg-ui-peek-artifacts = o { $amount } mniej dzięki twoim Artefaktom
yg-ui-peek-odds = Szansa wyjścia bez szwanku: { $alone } z samą kością boga, { $best } ze wszystkim.
yg-ui-peek-flight = Gdy przegra: { $flight }.
yg-ui-peek-mode = Akcja { $mode }: { $offer }.
yg-ui-source-saga = { $amount } od sagi
yg-ui-deed = { $deed }: { $risks }
yg-ui-rotate = { $turn } ({ $worlds })

## The terminal

yg-terminal-odds = Ø: średnia strata Życia; ↩: kości, które wracają; ☠: utrata ostatniego Punktu Życia i przegrana
yg-terminal-fights = Walkę zawsze się wygrywa, ale pozostałe ryzyko kosztuje Życie (bez szwanku: sama kość boga / z całą pomocą).
yg-terminal-face-down = zakryte
yg-terminal-artifacts = Artefakty
yg-terminal-jotuns = Aktywowani Jötunowie
yg-terminal-enemies = Wrogowie po aktywacji
yg-terminal-actions = Akcje Światów
yg-terminal-creatures = Stworzenia jeszcze w stosie: { $creatures }
yg-terminal-deck-of = Stos
yg-terminal-deck-top = od wierzchu
yg-terminal-deck-hidden = gdzieś w nim albo zakryte
yg-terminal-legend = Drzewo ma trzy poziomy; ze Świata przechodzisz do innego na tym samym poziomie lub w tej samej kolumnie. Środkowy poziom się obraca: każda pozycja przesuwa Światy o kolumnę w lewo, a skrajny lewy na prawo. Bogowie są pisani zwykłymi literami, WROGOWIE wielkimi, z siłą, ze stanem wskaźnika i z bogami, których karty leżą odkryte na Kole: jeszcze jedna karta tego Wroga, oznaczona !, aktywuje go. Gdy na wskaźniku brakuje miejsca, przegrywacie grę. Dwaj Wrogowie pustoszą Świat (✗): wtedy można go tylko uleczyć albo wykonać tam akcję sagi. Jötun blokuje Świat, strzeże Wroga [w nawiasie] albo stoi na Mieczu ⚔ i czegoś zakazuje. Inny bóg w twoim Świecie wspiera twoją akcję, Wróg nakłada karę. ⚄ kości Wanów, ▣ znaczniki w Klatce, ♥ Życie, ► ma turę. Wygrywacie, gdy Nidhögg dotrze do Drzewa, a żadne zadanie sagi nie zostało niewykonane. „gods” mówi wszystko o bogach, Artefaktach i Jötunach, „decks” o stosach Wrogów. „!”: jeszcze jedna karta aktywuje Wroga; „‼”: może to zakończyć grę porażką; „+”: niesie nadzieję.
yg-terminal-campaign-next = Następna jest saga { $saga }
yg-terminal-campaign-under-way = Trwa saga { $saga }
yg-terminal-campaign-prices = Co bóg ma; po „+” tyle PD kosztuje następne pole wiersza.
yg-terminal-campaign-full = pełne
yg-terminal-campaign-first = Zagraj pierwszą grę: { $command }
yg-terminal-campaign-book = I wpisz ją do kampanii: { $command }
yg-terminal-campaign-spend = Można kupować pola: { $command }
yg-terminal-campaign-going-on = { $count ->
        [one] Gra toczy się dalej po { $count } decyzji.
        [few] Gra toczy się dalej po { $count } decyzjach.
        [many] Gra toczy się dalej po { $count } decyzjach.
       *[other] Gra toczy się dalej po { $count } decyzji.
    }
yg-terminal-campaign-bought = Kupiono: { $boxes }.
yg-terminal-campaign-left = { $god }: zostaje { $xp }.

## What the page answers by itself, if the player asks for it

yg-habit-turn_order = Odtąd zachowuj kolejność tur
yg-habit-amount = Zawsze bierz wszystko
yg-habit-exchange = Odtąd niczego nie dawaj
yg-habit-kin_consent = Zawsze się zgadzaj

## A new table

yg-new-god = Bóg na miejscu { $seat }
yg-option-saga-value = { $number }. { $name }

## Kinds of things in the almanac

yg-almanac-god = Bogowie
yg-almanac-enemy = Wrogowie
yg-almanac-jotun = Jötunowie
yg-almanac-foe = Przeciwnicy z sag
yg-almanac-artifact = Artefakty
yg-almanac-creature = Stworzenia
yg-almanac-world = Światy

# how far a table is, on the home page
yg-progress-saga = { $saga }, runda { $round }
