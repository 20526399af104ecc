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
