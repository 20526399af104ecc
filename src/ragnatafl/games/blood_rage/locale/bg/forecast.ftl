### Какво би станало, ако Епохата свърши сега.

br-quest-fulfilled = би било изпълнено сега
br-quest-contested = оспорвано
br-quest-open = още не
br-quest-majority = Мнозинство: { $places }.
br-quest-rivals = Съперници ({ $place }): { $clans }.
br-quest-dead = { $dead } от { $needs } фигури във Валхала.
br-quest-none = Още нямаш мнозинство в никоя от провинциите му.
br-doomed-now = Ако Рагнарок настъпи сега ({ $place }): { $gains }.
br-doomed-gain = { $clan } +{ $glory }
br-cards-left = Карти, които може да са у другите
br-cards-held = { $count ->
        [one] Другите държат { $count } карта.
       *[other] Другите държат { $count } карти.
    }
br-cards-told = Тези карти от епохата нито са взети от теб, нито са изиграни пред теб; някои може да не са у никого.
br-change = { $what }: { $before } → { $after }
br-change-fulfilled = { $card }: би било изпълнено сега
br-change-unfulfilled = { $card }: вече не би било изпълнено
br-change-doomed = { $clan }, слава от Рагнарок
br-change-open = Останалото зависи от карти и избори.
