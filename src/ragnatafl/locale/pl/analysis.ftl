### Analiza skończonej gry.

ui-analysis-chance = Szansa na zwycięstwo
ui-analysis-team = Szansa drużyny na zwycięstwo
ui-analysis-accuracy = Trafność
ui-analysis-moments = Punkty zwrotne
ui-analysis-none = Żadna decyzja nie kosztowała wiele.
ui-analysis-played = Zagrano: { $choice } (szansa { $chance }%)
ui-analysis-better = Lepiej: { $choice } (szansa { $chance }%)
ui-analysis-explained = Szanse to oceny sieci na podstawie tego, co każdy z graczy wiedział. Inny wybór nazywa się lepszym, gdy patrzenie naprzód daje mu większą szansę w światach, które dla gracza wyglądają tak samo.
ui-analysis-accuracy-told = Jak bardzo sieci podoba się to, co zagrano, obok tego, co podoba jej się najbardziej, średnio.
ui-analysis-cost = −{ $cost }%
ui-analysis-waiting = Sieć ogląda każdą pozycję. To potrwa kilka sekund.
ui-analysis-retry = Spróbuj tej decyzji jeszcze raz
ui-analysis-of = { $name } { $chance }%

## A hint

ui-hint-chance = Szansa na zwycięstwo { $chance }%; z następnym w kolejności ({ $next }) { $other }%.
ui-hint-alike = Szansa na zwycięstwo { $chance }%; następny w kolejności ({ $next }) wydaje się równie dobry.
