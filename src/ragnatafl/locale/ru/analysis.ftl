### Разбор законченной игры.

ui-analysis-chance = Шансы на победу
ui-analysis-team = Шансы команды на победу
ui-analysis-accuracy = Точность
ui-analysis-moments = Переломные моменты
ui-analysis-none = Ни одно решение не стоило дорого.
ui-analysis-played = Сыграно: { $choice } (шансы { $chance } %)
ui-analysis-better = Лучше: { $choice } (шансы { $chance } %)
ui-analysis-explained = Шансы — оценки сети по тому, что знал каждый игрок. Другой выбор назван лучшим, если взгляд вперёд даёт ему больше шансов в мирах, которые для игрока выглядят так же.
ui-analysis-accuracy-told = Насколько сети нравится сделанное рядом с тем, что нравится ей больше всего, в среднем.
ui-analysis-cost = −{ $cost } %
ui-analysis-waiting = Сеть смотрит на каждую позицию. Это займёт несколько секунд.
ui-analysis-retry = Попробовать это решение ещё раз
ui-analysis-of = { $name } { $chance } %

## A hint

ui-hint-chance = Шансы на победу { $chance } %; со следующим по силе ({ $next }) { $other } %.
ui-hint-alike = Шансы на победу { $chance } %; следующий по силе ({ $next }) кажется не хуже.
