### Co by było, gdyby Era skończyła się teraz.

br-quest-fulfilled = byłaby teraz ukończona
br-quest-contested = sporna
br-quest-open = jeszcze nie
br-quest-majority = Przewaga: { $places }.
br-quest-rivals = Rywale ({ $place }): { $clans }.
br-quest-dead = { $dead } z { $needs } figurek w Walhalli.
br-quest-none = Nigdzie w jej Prowincjach nie masz jeszcze przewagi.
br-doomed-now = Gdyby Ragnarök nadszedł teraz ({ $place }): { $gains }.
br-doomed-gain = { $clan } +{ $glory }
br-cards-left = Karty, które mogą mieć inni
br-cards-held = { $count ->
        [one] Inni mają { $count } kartę.
        [few] Inni mają { $count } karty.
        [many] Inni mają { $count } kart.
       *[other] Inni mają { $count } karty.
    }
br-cards-told = Tych kart tej Epoki ani nie masz, ani nikt ich przy tobie nie zagrał; niektórych może nie mieć nikt.
br-change = { $what }: { $before } → { $after }
br-change-fulfilled = { $card }: byłaby teraz ukończona
br-change-unfulfilled = { $card }: nie byłaby już ukończona
br-change-doomed = { $clan }, Chwała w Ragnaröku
br-change-open = Reszta zależy od kart i wyborów.
