# Подреждане на позиция.

ui-setup-arrange = Подреждай
ui-setup-try = Опитай
ui-setup-press = Натисни фигура, после мястото ѝ; или промени полетата долу.
ui-setup-held = Вдигнато. Натисни къде да отиде.
ui-setup-waits = Тук решава някой друг.
ui-setup-brush = Натискането
ui-setup-move = мести фигура
ui-setup-remove = маха фигура
ui-setup-take = Махни: { $thing }
ui-setup-add = Добави: { $list }
ui-setup-asked = Който решава
ui-setup-refused = Такава позиция не може да има: { $why }
ui-setup-share = Който отвори този линк, намира тази позиция и опитаното в нея. Всичко е в самия линк; на сървъра не се пази нищо.
ui-setup-text = Цялата позиция като текст. Промени го или сложи друг на мястото му.
ui-setup-do = Подреди

## Защо позицията е невъзможна

ui-refusal-reading_missing = липсва: { $key }.
ui-refusal-reading_unknown = непознато: { $key }.
ui-refusal-reading_number = { $key } трябва да е цяло число от { $least } до { $most }.
ui-refusal-reading_wrong = { $key } не може да е { $value }.
ui-refusal-reading_toml = текстът не може да се прочете ({ $why }).
ui-refusal-position_over = играта в нея е свършила.
ui-refusal-position_stuck = от нея не може да се играе нататък.
ui-refusal-position_unsound = частите ѝ не си пасват ({ $why }).
ui-refusal-position_untaken = този сървър не приема позиции от гости.
