# Blood Rage

br-game = Blood Rage
    .about = Od dwóch do czterech Klanów wybiera dary bogów, plądruje Prowincje i zdobywa Chwałę, podczas gdy świat płonie.
    .notice = Gra Blood Rage należy do swojego wydawcy; kup ją, jest dobra.
br-any-clan = Dowolny Klan
br-clan-wolf = Klan Wilka
    .gen = Klanu Wilka
    .dat = Klanowi Wilka
    .voc = Klanie Wilka
    .letter = W
br-clan-raven = Klan Kruka
    .gen = Klanu Kruka
    .dat = Klanowi Kruka
    .voc = Klanie Kruka
    .letter = K
br-clan-serpent = Klan Wija
    .gen = Klanu Wija
    .dat = Klanowi Wija
    .voc = Klanie Wija
    .letter = J
br-clan-bear = Klan Niedźwiedzia
    .gen = Klanu Niedźwiedzia
    .dat = Klanowi Niedźwiedzia
    .voc = Klanie Niedźwiedzia
    .letter = N
