# Какво показват много игри: `ragnatafl report`.

ui-terminal-report-title = { $game }: какво показват игрите (общо { $games })
ui-terminal-report-played = Играха: { $bots }. Места: { $seats }.
ui-terminal-report-options = Настройки: { $options }.
ui-terminal-report-decisions = Решения в една игра: средно { $decisions }.
ui-terminal-report-won-share = Дял на спечелените игри: { $share }.
ui-terminal-report-intervals = Знакът е дял на победите, ивицата около него е интервалът 95%; пунктирът е там, където би било нещо без значение. Зелено: ясно по-добре, червено: ясно по-зле. Това, което се е случвало съвсем рядко, е накрая; стрелка казва, че делът му е извън графиката.
ui-terminal-report-caution = Това, което върви заедно, не е непременно причина и следствие: който води, може да си позволи повече. А това са ботове; хората може да играят другояче.
ui-terminal-report-seats = Кой от кое място печели
ui-terminal-report-seats-about = Местата по реда на игра. Където по-горе е посочен само един бот, всички са еднакви и се различават само по мястото.
ui-terminal-report-thing = Какво
ui-terminal-report-share = Дял на победите
ui-terminal-report-interval = интервал 95%
ui-terminal-report-games = Брой
ui-terminal-report-amounts = Средно; златно: победилите, сиво: останалите
ui-terminal-report-winners = Победили
ui-terminal-report-others = Останали
ui-terminal-report-all = Общо, %
ui-terminal-report-seen = Видяна
ui-terminal-report-middle = Половината до
