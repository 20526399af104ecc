### What would come if the Age ended now: quests, the doomed province, cards; and what a choice changes.

br-quest-fulfilled = would be fulfilled now
br-quest-contested = contested
br-quest-open = not yet
br-quest-majority = Majority in { $places }.
br-quest-rivals = Contested in { $place } by { $clans }.
br-quest-dead = { $dead } of { $needs } figures in Valhalla.
br-quest-none = No majority in its provinces yet.
br-doomed-now = If Ragnarök came now ({ $place }): { $gains }.
br-doomed-gain = { $clan } +{ $glory }
br-cards-left = Cards that others may hold
br-cards-held = { $count ->
        [one] Others hold { $count } card.
       *[other] Others hold { $count } cards.
    }
br-cards-told = You have neither taken these cards of this Age nor seen them played; some may be in no hand.
br-change = { $what }: { $before } → { $after }
br-change-fulfilled = { $card }: would be fulfilled now
br-change-unfulfilled = { $card }: would no longer be fulfilled
br-change-doomed = { $clan }, glory in Ragnarök
br-change-open = More depends on cards and choices.
