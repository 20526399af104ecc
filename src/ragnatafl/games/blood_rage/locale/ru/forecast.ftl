### Что было бы, если бы эпоха кончилась сейчас.

br-quest-fulfilled = была бы исполнена сейчас
br-quest-contested = спорная
br-quest-open = ещё нет
br-quest-majority = Большинство: { $places }.
br-quest-rivals = Соперники ({ $place }): { $clans }.
br-quest-dead = { $dead } из { $needs } фигурок в Вальхалле.
br-quest-none = Ни в одной из её провинций пока нет большинства.
br-doomed-now = Если бы Рагнарёк настал сейчас ({ $place }): { $gains }.
br-doomed-gain = { $clan } +{ $glory }
br-cards-left = Карты, которые могут быть у других
br-cards-held = { $count ->
        [one] У других { $count } карта.
        [few] У других { $count } карты.
        [many] У других { $count } карт.
       *[other] У других { $count } карты.
    }
br-cards-told = Этих карт эпохи у вас нет, и при вас их не сыграли; некоторых может не быть ни у кого.
br-change = { $what }: { $before } → { $after }
br-change-fulfilled = { $card }: была бы исполнена сейчас
br-change-unfulfilled = { $card }: больше не была бы исполнена
br-change-doomed = { $clan }, слава за Рагнарёк
br-change-open = Остальное зависит от карт и решений.
