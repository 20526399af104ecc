# What many games show: `ragnatafl report`.

ui-terminal-report-title = { $game }: what { $games } games show
ui-terminal-report-played = Played by: { $bots }. Seats: { $seats }.
ui-terminal-report-options = Options: { $options }.
ui-terminal-report-decisions = Decisions in a game: { $decisions } on average.
ui-terminal-report-won-share = Share of games won: { $share }.
ui-terminal-report-intervals = A mark is a share of victories, the band around it its 95% interval; the dashed line is where a thing without any meaning would be. Green is clearly better, red clearly worse. What came hardly ever stands last; an arrow says that its share lies beyond the chart.
ui-terminal-report-caution = What went together need not be cause and effect: who is ahead can afford more. And these are bots; people may play otherwise.
ui-terminal-report-seats = Who wins from which seat
ui-terminal-report-seats-about = Seats in the order of play. All bots are alike where only one is named above, so that only the seat differs.
ui-terminal-report-thing = What
ui-terminal-report-share = Share of victories
ui-terminal-report-interval = 95% interval
ui-terminal-report-games = Number
ui-terminal-report-amounts = On average; gold: who won, grey: the others
ui-terminal-report-winners = Won
ui-terminal-report-others = Others
ui-terminal-report-all = All, %
ui-terminal-report-seen = Seen
ui-terminal-report-middle = Half by
