# Повтор: куда можно перейти и что показывает его график.

yg-replay-scene = Враг
yg-replay-scene-back = Предыдущая активация Врага
yg-replay-scene-on = Следующая активация Врага
yg-replay-chapter = Раунд
yg-replay-chapter-back = Предыдущий раунд
yg-replay-chapter-on = Следующий раунд
yg-curve-road = Путь Нидхёгга
yg-curve-danger = Опасность
