# The replay: what can be gone to, and what its curve shows.

br-replay-scene = Battle
br-replay-scene-back = Previous battle
br-replay-scene-on = Next battle
br-replay-chapter = Age
br-replay-chapter-back = Previous Age
br-replay-chapter-on = Next Age
