# The replay: what can be gone to, and what its curve shows.

yg-replay-scene = Enemy
yg-replay-scene-back = Previous Enemy's activation
yg-replay-scene-on = Next Enemy's activation
yg-replay-chapter = Round
yg-replay-chapter-back = Previous round
yg-replay-chapter-on = Next round
yg-curve-road = Nidhögg's road
yg-curve-danger = Danger
