### Разбор законченной игры.

ui-analysis-chance = Шансы на победу
ui-analysis-team = Шансы команды на победу
ui-analysis-accuracy = Точность
ui-analysis-moments = Переломные моменты
ui-analysis-none = Ни одно решение не стоило дорого.
ui-analysis-played = Сыграно: { $choice } (шансы { $chance } %)
ui-analysis-better = Лучше: { $choice } (шансы { $chance } %)
ui-analysis-explained = Шансы — оценки обученного бота по тому, что знал каждый игрок. Другой выбор назван лучшим, если взгляд вперёд даёт ему больше шансов, тоже лишь по тому, что игрок знал.
ui-analysis-accuracy-told = Насколько решения в среднем близки к тем, которые бот считает лучшими.
ui-analysis-cost = −{ $cost } %
ui-analysis-waiting = Бот смотрит на каждую позицию. Это займёт несколько секунд.
ui-analysis-retry = Попробовать это решение ещё раз
ui-analysis-of = { $name } { $chance } %

## A hint

ui-hint-chance = Шансы на победу { $chance } %; со вторым по силе выбором ({ $next }) — { $other } %.
ui-hint-alike = Шансы на победу { $chance } %; второй по силе выбор ({ $next }) кажется не хуже.
