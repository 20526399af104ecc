# Расстановка позиции.

ui-setup-arrange = Расставлять
ui-setup-try = Пробовать
ui-setup-press = Нажмите на фигуру, потом куда её поставить; или измените поля ниже.
ui-setup-held = Поднято. Нажмите, куда поставить.
ui-setup-waits = Здесь решает кто-то другой.
ui-setup-brush = Нажатие
ui-setup-move = переставляет фигуру
ui-setup-remove = убирает фигуру
ui-setup-take = Убрать: { $thing }
ui-setup-add = Добавить: { $list }
ui-setup-asked = Тот, кто решает
ui-setup-refused = Такой позиции быть не может: { $why }
ui-setup-share = Кто откроет эту ссылку, найдёт эту позицию и то, что было испробовано. Всё записано в самой ссылке; на сервере ничего не хранится.
ui-setup-text = Вся позиция текстом. Измените его или вставьте другой.
ui-setup-do = Расставить

## Почему позиция невозможна

ui-refusal-reading_missing = не хватает: { $key }.
ui-refusal-reading_unknown = неизвестно: { $key }.
ui-refusal-reading_number = { $key } — целое число от { $least } до { $most }.
ui-refusal-reading_wrong = { $key } не может иметь значение { $value }.
ui-refusal-reading_toml = текст не читается ({ $why }).
ui-refusal-position_over = игра в ней окончена.
ui-refusal-position_stuck = из неё нельзя играть дальше.
ui-refusal-position_unsound = её части не сходятся ({ $why }).
ui-refusal-position_untaken = этот сервер не принимает позиций от гостей.
