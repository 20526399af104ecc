# Blood Rage, before one sits down: what the home page says of it.

br-game = Blood Rage
    .about = Two to four clans draft the gods’ gifts, pillage the provinces and win glory while the world burns.
    .notice = Blood Rage belongs to its publisher; buy it, it is good.
br-any-clan = Any clan
br-clan-wolf = Wolf
    .letter = W
br-clan-raven = Raven
    .letter = R
br-clan-serpent = Serpent
    .letter = S
br-clan-bear = Bear
    .letter = B
