# Powtórka: dokąd można przejść i co pokazuje jej wykres.

br-replay-scene = Bitwa
br-replay-scene-back = Poprzednia bitwa
br-replay-scene-on = Następna bitwa
br-replay-chapter = Epoka
br-replay-chapter-back = Poprzednia Epoka
br-replay-chapter-on = Następna Epoka
