# Yggdrasil Chronicles

yg-game = Yggdrasil Kroniki
    .about = Od jednego do pięciu bogów razem broni Drzewa przed jego Wrogami.
    .notice = Gra Yggdrasil Kroniki należy do swojego wydawcy; kup ją, jest dobra.
yg-any-god = Dowolny bóg
yg-option-level = Poziom
    .help = Jak długa jest droga Nidhögga do Drzewa. Od poziomu trudnego każdy ruch aktywuje Jötuna, a bogowie mają zdolności i Moce.
yg-option-level-beginner = Początkujący: 4 lub 5 ruchów, bez Mocy
    .short = Początkujący
yg-option-level-easy = Łatwy: 6 lub 7 ruchów, bez Mocy
    .short = Łatwy
yg-option-level-hard = Trudny: 7 lub 8 ruchów, Jötunowie, Moce
    .short = Trudny
yg-option-level-expert = Ekspert: 8 lub 9 ruchów, Jötunowie, Moce
    .short = Ekspert
yg-ui-campaign = Kampania Ragnaröku
yg-god-freyr = Freyr
    .text = Zaczyna z dwoma Elfami.
    .power = Po rzucie na ryzyko może oddać Elfy: za każdych { $amount } znika jedno ryzyko.
    .gen = Freyra
    .dat = Freyrowi
    .acc = Freyra
    .voc = Freyrze
yg-god-freyia = Freyia
    .text = W swoim Świecie może wziąć Elfa lub kość Wanów, gdy inny bóg musi je oddać po rzucie.
    .power = Może wysłać Bohaterów także po rzucie.
    .gen = Freyi
    .dat = Freyi
    .acc = Freyię
    .voc = Freyio
yg-god-frigg = Frigg
    .text = Runa I na jej kościach Wanów jest sukcesem.
    .power = Zamiast akcji sprawia, że bóg w jej Świecie, także ona sama, odzyskuje { $amount ->
        [one] { $amount } Punkt Życia
        [few] { $amount } Punkty Życia
        [many] { $amount } Punktów Życia
       *[other] { $amount } Punktu Życia
    }.
yg-god-heimdall = Heimdall
    .text = Runa I jest sukcesem na jego kości boga i na jego kościach Wanów.
    .power = W swoim ruchu zawsze może przejść do Midgardu.
    .gen = Heimdalla
    .dat = Heimdallowi
    .acc = Heimdalla
    .voc = Heimdallu
yg-god-odin = Odyn
    .text = Bogowie w jego Świecie mogą dokładać swoją kość boga do jego rzutów na ryzyko.
    .power = W swoim ruchu zawsze może przejść do Asgardu.
    .gen = Odyna
    .dat = Odynowi
    .acc = Odyna
    .voc = Odynie
yg-god-thor = Thor
    .text = Brak Zdolności początkowej.
    .power = Sukces na jego kości boga minimalizuje { $amount ->
        [one] { $amount } ryzyko
        [few] { $amount } ryzyka
        [many] { $amount } ryzyk
       *[other] { $amount } ryzyka
    }.
    .gen = Thora
    .dat = Thorowi
    .acc = Thora
    .voc = Thorze
yg-god-tyr = Tyr
    .text = Runy I i II na jego kości boga są sukcesami.
    .power = Jego tura trwa dalej, gdy jego własna karta aktywuje Fenrira.
    .gen = Tyra
    .dat = Tyrowi
    .acc = Tyra
    .voc = Tyrze
