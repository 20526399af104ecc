# Повтор: куда можно перейти и что показывает его график.

br-replay-scene = Битва
br-replay-scene-back = Предыдущая битва
br-replay-scene-on = Следующая битва
br-replay-chapter = Эпоха
br-replay-chapter-back = Предыдущая эпоха
br-replay-chapter-on = Следующая эпоха
