### Анализът на завършена игра.

ui-analysis-chance = Шанс за победа
ui-analysis-team = Шансът на отбора за победа
ui-analysis-accuracy = Точност
ui-analysis-moments = Повратни точки
ui-analysis-none = Никое решение не е струвало много.
ui-analysis-played = Изиграно: { $choice } (шанс { $chance }%)
ui-analysis-better = По-добре: { $choice } (шанс { $chance }%)
ui-analysis-explained = Шансовете са оценки на обучен бот според онова, което е знаел всеки играч. Друг избор е наречен по-добър, ако погледът напред му дава по-голям шанс, пак само според онова, което играчът е знаел.
ui-analysis-accuracy-told = Колко близки са средно решенията до онези, които ботът смята за най-добри.
ui-analysis-cost = −{ $cost }%
ui-analysis-waiting = Ботът разглежда всяка позиция. Това отнема няколко секунди.
ui-analysis-retry = Опитай това решение отново
ui-analysis-of = { $name } { $chance }%

## A hint

ui-hint-chance = Шанс за победа { $chance }%; с втория по сила избор ({ $next }) { $other }%.
ui-hint-alike = Шанс за победа { $chance }%; вторият по сила избор ({ $next }) изглежда не по-лош.
