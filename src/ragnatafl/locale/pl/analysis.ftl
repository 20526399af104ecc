### Analiza skończonej gry.

ui-analysis-chance = Szansa na zwycięstwo
ui-analysis-team = Szansa drużyny na zwycięstwo
ui-analysis-accuracy = Trafność
ui-analysis-moments = Punkty zwrotne
ui-analysis-none = Żadna decyzja nie kosztowała wiele.
ui-analysis-played = Zagrano: { $choice } (szansa { $chance }%)
ui-analysis-better = Lepiej: { $choice } (szansa { $chance }%)
ui-analysis-explained = Szanse to oceny sieci na podstawie tego, co każdy z graczy wiedział. Inny wybór nazywa się lepszym, gdy patrzenie naprzód daje mu większą szansę w światach, które dla gracza wyglądają tak samo.

## A hint

ui-hint-chance = Szansa na zwycięstwo { $chance }%; z następnym w kolejności ({ $next }) { $other }%.
ui-hint-alike = Szansa na zwycięstwo { $chance }%; następny w kolejności ({ $next }) wydaje się równie dobry.
