# Повторението: накъде може да се отиде и какво показва графиката му.

yg-replay-scene = Враг
yg-replay-scene-back = Предишна активация на Враг
yg-replay-scene-on = Следваща активация на Враг
yg-replay-chapter = Рунд
yg-replay-chapter-back = Предишен рунд
yg-replay-chapter-on = Следващ рунд
yg-curve-road = Пътят на Нидхьог
yg-curve-danger = Опасност
