# Co pokazuje wiele gier: `ragnatafl report`.

ui-terminal-report-title = { $game }: co pokazują gry (razem { $games })
ui-terminal-report-played = Grali: { $bots }. Miejsca: { $seats }.
ui-terminal-report-options = Opcje: { $options }.
ui-terminal-report-decisions = Decyzji w grze: średnio { $decisions }.
ui-terminal-report-won-share = Udział wygranych gier: { $share }.
ui-terminal-report-intervals = Znak to udział zwycięstw, pas wokół niego to przedział 95%; linia przerywana jest tam, gdzie byłaby rzecz bez znaczenia. Zielony: wyraźnie lepiej, czerwony: wyraźnie gorzej. To, co zdarzało się bardzo rzadko, stoi na końcu; strzałka mówi, że udział leży poza wykresem.
ui-terminal-report-caution = To, co szło w parze, nie musi być przyczyną i skutkiem: kto prowadzi, może sobie na więcej pozwolić. I to są boty; ludzie mogą grać inaczej.
ui-terminal-report-seats = Kto wygrywa z którego miejsca
ui-terminal-report-seats-about = Miejsca w kolejności gry. Gdy wyżej podano tylko jednego bota, wszyscy są tacy sami i różni ich tylko miejsce.
ui-terminal-report-thing = Co
ui-terminal-report-share = Udział zwycięstw
ui-terminal-report-interval = przedział 95%
ui-terminal-report-games = Liczba
ui-terminal-report-amounts = Średnio; złoty: kto wygrał, szary: pozostali
ui-terminal-report-winners = Wygrani
ui-terminal-report-others = Pozostali
ui-terminal-report-all = Razem, %
ui-terminal-report-seen = Widziana
ui-terminal-report-middle = Połowa do
