### The analysis of a finished game.

ui-analysis-chance = Chance to win
ui-analysis-team = The team's chance to win
ui-analysis-accuracy = Accuracy
ui-analysis-moments = Turning points
ui-analysis-none = No decision cost much.
ui-analysis-played = Played: { $choice } (chance { $chance }%)
ui-analysis-better = Better: { $choice } (chance { $chance }%)
ui-analysis-explained = Chances are a trained bot's estimates from what each player knew. Another choice is called better where looking ahead gives it a better chance, again only from what the player knew.
ui-analysis-accuracy-told = How close the choices came to those that the bot likes best, on average.
ui-analysis-cost = −{ $cost }%
ui-analysis-waiting = A bot looks at every position. This takes a few seconds.
ui-analysis-retry = Try this decision again
ui-analysis-of = { $name } { $chance }%

## A hint

ui-hint-chance = Chance to win { $chance }%; with the next best, { $next }, { $other }%.
ui-hint-alike = Chance to win { $chance }%; the next best, { $next }, seems as good.
