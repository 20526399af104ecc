# mypyc: compile
"""Drawing anew everything a seat cannot know (BR-22), consistently with everything it has seen.

The places of a deck fall into groups within which the cards may lie in any order (memory.py). A redeal shuffles each
group, then swaps cards within groups until every clan's picks contain what that clan has shown since.

Everything below reads only what the seat knows. `game.imagine` proves it: it rebuilds a position from a view alone
and calls the same function.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.engine import bit
from ragnatafl.core.errors import StateError
from ragnatafl.core.rng import QuickRng, Rng

from .draft import PACK, PICKS, pack_start, sort_pack, taken
from .memory import NOBODY, UNSEEN, blanks, groups, is_taken, known_cards, owner, places_before, whole_packs, zeros
from .position import EMPTY, Clan, Position, Step, with_card, without_card
from .tables import DECKS, TYPE, Phase, Type, deck_size, deck_start

ANY_QUEST: Final = 250
"""Stands for a card of which only this is known: it was committed as a quest."""
MOST_TRIES: Final = 300
MOST_ATTEMPTS: Final = 4000
"""It is better to begin anew with another shuffle than to look for long."""
QUICK_ATTEMPTS: Final = 4
"""Where almost everything is known, one deal in thousands fits. So after these more care is taken: the need with the
fewest places left comes next, and one that has none is seen at once."""
KEPT_FIRST: Final = 7
"""One need in so many is first looked for among the kept cards."""
SWAPS: Final = 600
"""Proposed when picks are drawn by wishes; not every one is of two cards that may change places."""
FINE: Final = 1 << 30
NO_WISHES: Final[vec[float]] = vec[float]()


def never_seen(position: Position, age: i64, known: vec[i64]) -> vec[i64]:
    """The cards of an Age's deck without those that are known."""
    seen = zeros(i64(len(TYPE)))
    for card in known:
        if card != UNSEEN:
            seen[card] += 1
    result = vec[i64](capacity=PACK * PACK)
    for card in DECKS[position.n * 3 + age]:
        if seen[card] > 0:
            seen[card] -= 1
        else:
            result = append(result, card)
    return result


def with_cards(hand: vec[i64], more: vec[i64]) -> vec[i64]:
    """A new sorted array with these cards more."""
    result = vec[i64](capacity=len(hand) + len(more))
    for card in hand:
        result = append(result, card)
    for card in more:
        result = append(result, card)
        k = i64(len(result)) - 1
        while k > 0 and result[k - 1] > card:
            result[k] = result[k - 1]
            k -= 1
        result[k] = card
    return result


@final
class Need:
    """A card that must be among a clan's own cards of an Age: its picks or the card it had kept."""

    age: i64
    seat: i64
    card: i64  # or ANY_QUEST
    shown: bool  # everybody has seen it leave the hand in that Age
    choices: i64

    def __init__(self, age: i64, seat: i64, card: i64, shown: bool) -> None:
        self.age = age
        self.seat = seat
        self.card = card
        self.shown = shown
        self.choices = 0


def settle_down(need: i64, wanted: vec[i64], holders: vec[i64], asked: i64) -> i64:
    """Gives a need one of the places it wants (bits); whoever has it moves on to another, if there is one. 1 if it is
    done, else 0; `asked` are the places that have been tried."""
    for place in range(i64(len(holders))):
        if wanted[need] & bit(place) != 0 and asked & bit(place) == 0:
            asked |= bit(place)
            if holders[place] < 0 or settle_down(holders[place], wanted, holders, asked) == 1:
                holders[place] = need
                return 1
    return 0


@final
class Deal:
    """A deal in the making: decks as they may be, and what is settled about them."""

    position: Position
    seat: i64
    rng: Rng
    deck: vec[i64]
    group: vec[i64]
    settled: vec[i64]  # places that fulfil a need: 1 for a card shown in its Age, 2 for one that was not
    own: vec[i64]  # (age * 4 + seat) * PACK: the places of the clan's own cards of an Age
    owned: vec[i64]  # age * 4 + seat: how many they are
    kept: vec[i64]  # age * 4 + seat: the card kept from that Age if a need says so, -1 if free; ANY_QUEST possible
    kept_shown: vec[i64]  # age * 4 + seat: 1 if the card kept from that Age has been shown
    needs: list[Need]
    tries: i64
    blamed: i64  # the Age in which it got stuck
    careful: bool

    def __init__(self, position: Position, seat: i64, rng: Rng, careful: bool) -> None:
        self.position = position
        self.seat = seat
        self.rng = rng
        self.tries = 0
        self.blamed = -1
        self.careful = careful
        size = deck_start(position.n, 3)
        self.deck = vec[i64](capacity=size)
        self.group = vec[i64](capacity=size)
        for age in range(i64(3)):
            self.lay(age)
        self.own = zeros(12 * PACK)
        self.owned = zeros(12)
        self.settled = zeros(size)
        self.kept = blanks(12)
        self.kept_shown = zeros(12)
        self.needs = []
        self.find_own()
        self.collect()

    def lay(self, age: i64) -> None:
        """The Age's deck with every group shuffled."""
        position = self.position
        group = groups(position, self.seat, age)
        before = places_before(group)
        cards = known_cards(position, age, group, before)
        unseen = never_seen(position, age, cards)
        next_unseen: i64 = 0
        for place in range(i64(len(cards))):
            if cards[place] == UNSEEN:
                if next_unseen >= len(unseen):
                    raise StateError("What this seat has seen does not fit the deck.")
                cards[place] = unseen[next_unseen]
                next_unseen += 1
        self.shuffle_groups(cards, before)
        for place in range(i64(len(cards))):
            self.deck = append(self.deck, cards[place])
            self.group = append(self.group, group[place])

    def shuffle_groups(self, cards: vec[i64], before: vec[i64]) -> None:
        """Each card changes places with one at or before it in the same group, from the last place to the second."""
        rank = zeros(i64(len(cards)))
        for place in range(i64(len(cards))):
            if before[place] >= 0:
                rank[place] = rank[before[place]] + 1
        for place in range(i64(len(cards)) - 1, i64(0), -1):
            steps = rank[place] - self.rng.below(rank[place] + 1)
            other: i64 = place
            for _ in range(steps):
                other = before[other]
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card

    def find_own(self) -> None:
        """The places of all clans' own cards, Age by Age."""
        position = self.position
        for age in range(position.age + 1):
            start = deck_start(position.n, age)
            for place in range(position.n * PACK):
                seat = owner(position, age, place)
                if seat != NOBODY and is_taken(position, age, place):
                    row = age * 4 + seat
                    self.own[row * PACK + self.owned[row]] = start + place
                    self.owned[row] += 1

    # -- needs -----------------------------------------------------------
    def collect(self) -> None:
        """What the other clans have shown, Age by Age, and the quests they have committed; the latest Age first."""
        position = self.position
        for age in range(position.age, i64(-1), -1):
            for seat in range(position.n):
                clan = position.clans[seat]
                seen = clan.ledgers[age].seen if age < len(clan.ledgers) else clan.seen
                if seat != self.seat:
                    for card in seen:
                        self.needs.append(Need(age, seat, card, True))
            for seat in range(position.n):
                clan = position.clans[seat]
                if seat != self.seat and age >= len(clan.ledgers):
                    missing: i64 = len(clan.quests)
                    for card in clan.known:
                        if TYPE[card] == Type.QUEST:
                            missing -= 1
                    for _ in range(missing):
                        self.needs.append(Need(age, seat, ANY_QUEST, False))
            self.tightest_first(age)

    def tightest_first(self, age: i64) -> None:
        """Needs of an Age with fewer groups to choose from come first, so that few choices must be taken back."""
        start: i64 = len(self.needs)
        while start > 0 and self.needs[start - 1].age == age:
            start -= 1
        for k in range(start, i64(len(self.needs))):
            self.needs[k].choices = self.count_choices(self.needs[k])
        for k in range(start + 1, i64(len(self.needs))):
            need = self.needs[k]
            j: i64 = k
            while j > start and self.needs[j - 1].choices > need.choices:
                self.needs[j] = self.needs[j - 1]
                j -= 1
            self.needs[j] = need

    def count_choices(self, need: Need) -> i64:
        count: i64 = 0
        if need.age > 0 and self.kept[(need.age - 1) * 4 + need.seat] < 0 and self.had_kept(need.age, need.seat):
            count = 1
        counted: i64 = 0
        for place in self.places_of(need.age, need.seat):
            group = bit(self.group[place])
            if self.settled[place] == 0 and counted & group == 0 and self.find(need.age, place, need.card) >= 0:
                counted |= group
                count += 1
        return count + 10 if count > 0 and need.card == ANY_QUEST else count

    def had_kept(self, age: i64, seat: i64) -> bool:
        """Whether the clan came into this Age with a kept card."""
        clan = self.position.clans[seat]
        if age < len(clan.ledgers):
            return clan.ledgers[age].had_kept
        return clan.had_kept

    def solve(self, index: i64) -> bool:
        """Fulfils the needs from this one on, by swaps within groups; goes back where it gets stuck. Places of one Age
        mean nothing to an earlier one, so where that is to blame only another card can be the kept one."""
        if index >= len(self.needs):
            return True
        self.tries += 1
        self.blamed = self.needs[index].age
        if self.tries > MOST_TRIES or (self.careful and not self.take_tightest(index)):
            return False
        need = self.needs[index]
        kept_index = (need.age - 1) * 4 + need.seat
        may_be_kept = need.age > 0 and self.had_kept(need.age, need.seat) and self.kept[kept_index] < 0
        kept_first = may_be_kept and self.rng.below(KEPT_FIRST) == 0
        blamed: i64 = -1
        if kept_first:
            if self.use_kept(index, need, kept_index):
                return True
            blamed = self.blamed
        if self.use_place(index, need):
            return True
        blamed = max(blamed, self.blamed)
        if may_be_kept and not kept_first:
            if self.use_kept(index, need, kept_index):
                return True
            blamed = max(blamed, self.blamed)
        self.blamed = blamed
        return False

    def use_place(self, index: i64, need: Need) -> bool:
        """The card needed is one of the clan's picks."""
        places = self.places_of(need.age, need.seat)
        self.rng.shuffle_vec(places)
        tried: i64 = 0  # bit mask of groups: places of one group are alike
        for place in places:
            group = bit(self.group[place])
            if self.settled[place] == 0 and tried & group == 0:
                tried |= group
                source = self.find(need.age, place, need.card)
                if source >= 0:
                    self.swap(place, source)
                    self.settled[place] = 1 if need.shown else 2
                    if self.solve(index + 1):
                        return True
                    self.settled[place] = 0
                    self.swap(place, source)
                    if self.blamed < need.age:
                        return False
        self.blamed = need.age
        return False

    def take_tightest(self, index: i64) -> bool:
        """Puts the need of the same Age that has the fewest choices now at this place; False if one has none."""
        fewest: i64 = 1000
        best: i64 = index
        for k in range(index, i64(len(self.needs))):
            need = self.needs[k]
            if need.age != self.needs[index].age:
                break
            count = self.count_choices(need)
            if count == 0:
                return False
            if count < fewest:
                fewest = count
                best = k
        need = self.needs[best]
        self.needs[best] = self.needs[index]
        self.needs[index] = need
        return True

    def fits(self, index: i64, age: i64, seat: i64, more: i64) -> bool:
        """Whether the needs of one clan in an Age, from this one on and one more (UNSEEN: none), can each have a place
        of its own, the other clans left aside."""
        places = vec[i64](capacity=PACK)
        for place in self.places_of(age, seat):
            if self.settled[place] == 0:
                places = append(places, place)
        wanted = vec[i64](capacity=PACK)
        for k in range(index, i64(len(self.needs))):
            need = self.needs[k]
            if need.age == age and need.seat == seat:
                wanted = append(wanted, self.suitable(age, seat, places, need.card))
        if more != UNSEEN:
            wanted = append(wanted, self.suitable(age, seat, places, more))
        holders = blanks(i64(len(places)) + 1)
        for k in range(i64(len(wanted))):
            if settle_down(k, wanted, holders, 0) == 0:
                return False
        return True

    def suitable(self, age: i64, seat: i64, places: vec[i64], card: i64) -> i64:
        """The places, as bits, that could hold this card; the last one is the card kept from the Age before."""
        found: i64 = 0
        for k in range(i64(len(places))):
            if self.find(age, places[k], card) >= 0:
                found |= bit(k)
        if age > 0 and self.kept[(age - 1) * 4 + seat] < 0 and self.had_kept(age, seat):
            found |= bit(i64(len(places)))
        return found

    def use_kept(self, index: i64, need: Need, kept_index: i64) -> bool:
        """The card needed is the one kept from the Age before: known to have been in the hand then, or needed there."""
        age = need.age - 1
        known = self.position.clans[need.seat].ledgers[age].known
        self.kept_shown[kept_index] = 1 if need.shown else 0
        was_known = False
        blamed: i64 = age
        for card in known:
            if card == need.card or (need.card == ANY_QUEST and TYPE[card] == Type.QUEST):
                was_known = card == need.card
                self.kept[kept_index] = card
                if self.solve(index + 1):
                    return True
                blamed = max(blamed, self.blamed)
        if not was_known and self.fits(index + 1, age, need.seat, need.card):
            self.kept[kept_index] = need.card
            earlier = Need(age, need.seat, need.card, False)
            self.needs.insert(int(self.place_for(index + 1, age, need.card)), earlier)
            if self.solve(index + 1):
                return True
            blamed = max(blamed, self.blamed)
            self.needs.remove(earlier)
        self.kept[kept_index] = -1
        self.kept_shown[kept_index] = 0
        self.blamed = blamed
        return False

    def place_for(self, index: i64, age: i64, card: i64) -> i64:
        """Where a need of an earlier Age comes in: a certain card before the others of that Age, any quest after them,
        so that it does not take a place which only another card could have."""
        while index < len(self.needs) and self.needs[index].age > age:
            index += 1
        while card == ANY_QUEST and index < len(self.needs) and self.needs[index].age == age:
            index += 1
        return index

    def places_of(self, age: i64, seat: i64) -> vec[i64]:
        start = (age * 4 + seat) * PACK
        return self.own[start : start + self.owned[age * 4 + seat]]

    def find(self, age: i64, place: i64, card: i64) -> i64:
        """A free place of the same group (and Age) that holds the card, counted from a random one; -1 if none does."""
        base = deck_start(self.position.n, age)
        end = base + deck_size(self.position.n, age)
        first = base + self.rng.below(end - base)
        found = self.look(card, self.group[place], first, end)
        return found if found >= 0 else self.look(card, self.group[place], base, first)

    def look(self, card: i64, number: i64, start: i64, end: i64) -> i64:
        """The first free place of a group from `start` on that holds the card."""
        deck, group, settled = self.deck, self.group, self.settled
        for place in range(start, end):
            found = deck[place]
            if found == card or (card == ANY_QUEST and TYPE[found] == Type.QUEST):
                if group[place] == number and settled[place] == 0:
                    return place
        return -1

    def swap(self, one: i64, other: i64) -> None:
        card = self.deck[one]
        self.deck[one] = self.deck[other]
        self.deck[other] = card

    # -- what was wished for ---------------------------------------------
    def pick_by(self, wishes: vec[float]) -> None:
        """Draws the others' picks of this Age by how likely they are (Metropolis): of two cards that may change places,
        the likelier order is taken, and the less likely one as often as it is less likely."""
        position, age = self.position, self.position.age
        picks = vec[i64](capacity=PACK * PACK)
        for seat in range(position.n):
            for place in self.places_of(age, seat):
                if seat != self.seat and self.settled[place] == 0:
                    picks = append(picks, place)
        if len(picks) == 0 or whole_packs(position, age):
            return
        base, size, count = deck_start(position.n, age), deck_size(position.n, age), i64(len(picks))
        dice = QuickRng(self.rng)
        for _ in range(i64(SWAPS)):
            one, other = picks[dice.below(count)], base + dice.below(size)
            alike = self.group[one] == self.group[other] and self.deck[one] != self.deck[other]
            if alike and self.settled[other] == 0:
                before = self.chance_with(one, other, wishes)
                self.swap(one, other)
                after = self.chance_with(one, other, wishes)
                if after < before and after * float(FINE) < before * float(dice.below(FINE)):
                    self.swap(one, other)

    def chance_with(self, one: i64, other: i64, wishes: vec[float]) -> float:
        """How likely the picks of the packs are in which these places lie."""
        base = deck_start(self.position.n, self.position.age)
        first, second = (one - base) // PACK, (other - base) // PACK
        found = self.chance_of(first, wishes)
        return found if first == second or second >= self.position.n else found * self.chance_of(second, wishes)

    def chance_of(self, pack: i64, wishes: vec[float]) -> float:
        """Each pick is as likely as its share in the wishes for what was left in the pack."""
        position = self.position
        gone: i64 = PICKS
        if position.phase == Phase.GODS_GIFTS:
            gone = taken(position, (pack + position.draft_round) % position.n)
        start = deck_start(position.n, position.age) + pack * PACK
        left, wished, possible = 0.0, 1.0, 1.0
        for k in range(i64(PACK - 1), i64(-1), -1):
            wish = wishes[self.deck[start + k]]
            left += wish
            if k < gone:
                wished *= wish
                possible *= left
        return wished / possible

    # -- what follows from the deal --------------------------------------
    def own_unshown(self, age: i64, seat: i64) -> vec[i64]:
        """The clan's picks of an Age that nobody has seen."""
        result = vec[i64](capacity=PACK)
        for place in self.places_of(age, seat):
            if self.settled[place] != 1:
                result = append(result, self.deck[place])
        return with_cards(EMPTY, result)


def fitting(position: Position, seat: i64, rng: Rng) -> Deal:
    """A deal that fits what the seat has seen."""
    for attempt in range(i64(MOST_ATTEMPTS)):
        deal = Deal(position, seat, rng, attempt >= QUICK_ATTEMPTS)
        if deal.solve(0):  # an unlucky shuffle can hide a card in the wrong clan's quests
            return deal
    raise StateError("No deal of the hidden cards fits what this seat has seen.")


def redeal(position: Position, seat: i64, rng: Rng, wishes: vec[float]) -> None:
    """Changes everything the seat cannot know; -1 is a spectator, who knows no card that is not open. By wishes
    (a number for each card) the others have picked what they wish for in this Age; without, anything."""
    deal = fitting(position, seat, rng)
    if len(wishes) > 0:
        deal.pick_by(wishes)
    position.deck = deal.deck
    if position.phase == Phase.GODS_GIFTS:
        for holder in range(position.n):
            sort_pack(position, pack_start(position, holder), taken(position, holder))
    for other in range(position.n):
        if other != seat:
            redeal_clan(position, deal, other)


def redeal_clan(position: Position, deal: Deal, seat: i64) -> None:
    """Hands, quests, kept card and buried cards of one clan, Age by Age, from the new deal."""
    clan = position.clans[seat]
    rng = deal.rng
    cards_in_hand: i64 = len(clan.hand)
    quests: i64 = len(clan.quests)
    set_aside = clan.kept >= 0
    clan.buried = EMPTY
    carried: i64 = -1  # the card kept from the Age before
    shown = False
    for age in range(i64(len(clan.ledgers))):
        hand = deal.own_unshown(age, seat)
        if carried >= 0 and not shown:
            hand = with_card(hand, carried)
        hand = with_cards(hand, clan.ledgers[age].known)
        keeps = age + 1 < len(clan.ledgers) and clan.ledgers[age + 1].had_kept
        if age + 1 == len(clan.ledgers):
            keeps = set_aside or clan.had_kept
        carried = -1
        shown = deal.kept_shown[age * 4 + seat] != 0
        if keeps:
            carried = choose_kept(deal, age, seat, hand)
            hand = without_card(hand, carried)
        clan.buried = with_cards(clan.buried, hand)
    clan.kept = carried if set_aside else -1
    if len(clan.ledgers) <= position.age:
        held = deal.own_unshown(position.age, seat)
        if clan.had_kept and carried >= 0 and not shown:
            held = with_card(held, carried)
        held = with_cards(held, clan.known)
        if len(held) < cards_in_hand + quests:
            raise StateError("No deal of the hidden cards fits the number of cards in the hands.")
        divide(clan, held, quests, rng)
        bury_surplus(clan, cards_in_hand, rng)
    redraw_choice(position, clan, seat, rng)


def choose_kept(deal: Deal, age: i64, seat: i64, hand: vec[i64]) -> i64:
    """The card a clan kept from an Age: the one a need names, else any of its hand."""
    named = deal.kept[age * 4 + seat]
    if named >= 0 and named != ANY_QUEST:
        return named
    count: i64 = 0
    for card in hand:
        if named != ANY_QUEST or TYPE[card] == Type.QUEST:
            count += 1
    if count == 0:
        raise StateError("No deal of the hidden cards fits the kept cards.")
    chosen = deal.rng.below(count)
    for card in hand:
        if named != ANY_QUEST or TYPE[card] == Type.QUEST:
            if chosen == 0:
                return card
            chosen -= 1
    return hand[0]


def divide(clan: Clan, held: vec[i64], quests: i64, rng: Rng) -> None:
    """Splits what a clan holds into committed quests and hand."""
    clan.quests = EMPTY
    for _ in range(quests):
        count: i64 = 0
        for card in held:
            if TYPE[card] == Type.QUEST:
                count += 1
        if count == 0:
            raise StateError("No deal of the hidden cards fits the committed quests.")
        chosen = rng.below(count)
        for card in held:
            if TYPE[card] == Type.QUEST:
                if chosen == 0:
                    clan.quests = with_card(clan.quests, card)
                    held = without_card(held, card)
                    break
                chosen -= 1
    clan.hand = held


def bury_surplus(clan: Clan, cards_in_hand: i64, rng: Rng) -> None:
    """In arranged positions a hand can be smaller than its draft: some of what nobody knows of was discarded."""
    unknown = clan.hand
    for card in clan.known:
        unknown = without_card(unknown, card)
    while len(clan.hand) > cards_in_hand and len(unknown) > 0:
        card = unknown[rng.below(len(unknown))]
        unknown = without_card(unknown, card)
        clan.hand = without_card(clan.hand, card)
        clan.buried = with_card(clan.buried, card)


def redraw_choice(position: Position, clan: Clan, seat: i64, rng: Rng) -> None:
    """A secret choice already made is drawn anew from the new hand."""
    if position.depth == 0:
        return
    step = position.step()
    decided = position.waiting_mask & bit(seat) == 0
    count: i64 = len(clan.hand)
    if step == Step.CHOOSE and decided and (position.battle.participants >> seat) & 1:
        clan.choice = clan.hand[rng.below(count)] if count > 0 else -1
    elif step == Step.DISCARD and decided:
        pick = rng.below(count + 1)
        clan.choice = clan.hand[pick] if pick < count else -1
    else:
        clan.choice = -2
