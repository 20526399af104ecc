### Анализът на завършена игра.

ui-analysis-chance = Шанс за победа
ui-analysis-team = Шансът на отбора за победа
ui-analysis-accuracy = Точност
ui-analysis-moments = Повратни точки
ui-analysis-none = Никое решение не е струвало много.
ui-analysis-played = Изиграно: { $choice } (шанс { $chance }%)
ui-analysis-better = По-добре: { $choice } (шанс { $chance }%)
ui-analysis-explained = Шансовете са оценки на мрежата според онова, което е знаел всеки играч. Друг избор е наречен по-добър, ако погледът напред му дава по-голям шанс в светове, които за играча изглеждат същите.
ui-analysis-accuracy-told = Колко се харесва на мрежата изиграното до онова, което ѝ харесва най-много, средно.
ui-analysis-cost = −{ $cost }%
ui-analysis-waiting = Мрежата разглежда всяка позиция. Това отнема няколко секунди.
ui-analysis-retry = Опитай това решение отново
ui-analysis-of = { $name } { $chance }%

## A hint

ui-hint-chance = Шанс за победа { $chance }%; със следващия по сила ({ $next }) { $other }%.
ui-hint-alike = Шанс за победа { $chance }%; следващият по сила ({ $next }) изглежда не по-лош.
