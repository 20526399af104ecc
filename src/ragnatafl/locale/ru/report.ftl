# Что показывают многие партии: `ragnatafl report`.

ui-terminal-report-title = { $game }: что показывают партии (всего { $games })
ui-terminal-report-played = Играли: { $bots }. Мест: { $seats }.
ui-terminal-report-options = Настройки: { $options }.
ui-terminal-report-decisions = Решений за партию: в среднем { $decisions }.
ui-terminal-report-won-share = Доля выигранных партий: { $share }.
ui-terminal-report-intervals = Отметка — доля побед, полоса вокруг неё — интервал 95%; пунктир там, где было бы то, что ничего не значит. Зелёный — явно лучше, красный — явно хуже. То, что встречалось совсем редко, стоит в конце; стрелка говорит, что доля лежит за краем.
ui-terminal-report-caution = То, что шло рядом, не обязательно причина и следствие: кто впереди, может позволить себе больше. И это боты; люди могут играть иначе.
ui-terminal-report-seats = Кто с какого места побеждает
ui-terminal-report-seats-about = Места в порядке хода. Где выше назван один бот, все одинаковы и различаются только местом.
ui-terminal-report-thing = Что
ui-terminal-report-share = Доля побед
ui-terminal-report-interval = интервал 95%
ui-terminal-report-games = Число
ui-terminal-report-amounts = В среднем; золотой: победители, серый: остальные
ui-terminal-report-winners = Победили
ui-terminal-report-others = Остальные
ui-terminal-report-all = Всего, %
ui-terminal-report-seen = Видели
ui-terminal-report-middle = Половина к
