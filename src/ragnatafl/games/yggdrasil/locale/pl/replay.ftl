# Powtórka: dokąd można przejść i co pokazuje jej wykres.

yg-replay-scene = Wróg
yg-replay-scene-back = Poprzednia aktywacja Wroga
yg-replay-scene-on = Następna aktywacja Wroga
yg-replay-chapter = Runda
yg-replay-chapter-back = Poprzednia runda
yg-replay-chapter-on = Następna runda
yg-curve-road = Droga Nidhögga
yg-curve-danger = Zagrożenie
