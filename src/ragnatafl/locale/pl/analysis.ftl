### Analiza skończonej gry.

ui-analysis-chance = Szansa na zwycięstwo
ui-analysis-team = Szansa drużyny na zwycięstwo
ui-analysis-accuracy = Trafność
ui-analysis-moments = Punkty zwrotne
ui-analysis-none = Żadna decyzja nie kosztowała wiele.
ui-analysis-played = Zagrano: { $choice } (szansa { $chance }%)
ui-analysis-better = Lepiej: { $choice } (szansa { $chance }%)
ui-analysis-explained = Szanse to oceny wytrenowanego bota na podstawie tego, co wiedział każdy z graczy. Inny wybór nazywa się lepszym, gdy patrzenie naprzód daje mu większą szansę, także tylko na podstawie tego, co gracz wiedział.
ui-analysis-accuracy-told = Jak bliskie były średnio decyzje temu, co bot uważa za najlepsze.
ui-analysis-cost = −{ $cost }%
ui-analysis-waiting = Bot ogląda każdą pozycję. To potrwa kilka sekund.
ui-analysis-retry = Spróbuj tej decyzji jeszcze raz
ui-analysis-of = { $name } { $chance }%

## A hint

ui-hint-chance = Szansa na zwycięstwo { $chance }%; przy drugim najlepszym wyborze ({ $next }) { $other }%.
ui-hint-alike = Szansa na zwycięstwo { $chance }%; drugi najlepszy wybór ({ $next }) wydaje się równie dobry.
