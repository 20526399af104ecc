# mypyc: compile
"""What a seat remembers of the decks (BR-22).

What it knows of a pack comes from the rounds in which it held it: its own picks one by one, and the *sets* of cards
that were there each time. So the places of a deck fall into groups within which the cards may lie in any order; what
was never seen, with the unused cards, forms one more group.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .draft import PACK, PICKS, picks_a_round, taken
from .position import Position
from .tables import Phase, deck, deck_size, deck_start, numbers

UNSEEN: Final = -1
NOBODY: Final = -1
ASIDE: Final = 500
"""From here on groups of one card each that lies aside."""
MOST_GROUPS: Final = 64
"""Groups of more than one card have smaller numbers: bits stand for them."""
ZEROS: Final[vec[i64]] = numbers([0] * 256)
BLANKS: Final[vec[i64]] = numbers([UNSEEN] * 256)


def zeros(count: i64) -> vec[i64]:
    return ZEROS[:count]


def blanks(count: i64) -> vec[i64]:
    """So many times -1: not seen, nobody, nothing yet."""
    return BLANKS[:count]


def has_dealt(position: Position, age: i64) -> bool:
    return age <= position.age


def whole_packs(position: Position, age: i64) -> bool:
    """BR-7.7: the cards dealt are the hand."""
    return position.first_game and age == 0


def owner(position: Position, age: i64, place: i64) -> i64:
    """Who takes, or took, the card at this place of an Age's deck; NOBODY for what is left over or unused."""
    pack = place // PACK
    offset = place % PACK
    if pack >= position.n:
        return NOBODY
    if whole_packs(position, age):
        return pack
    if offset >= PICKS:
        return NOBODY
    return (pack + offset // picks_a_round(position.n)) % position.n


def is_taken(position: Position, age: i64, place: i64) -> bool:
    """Whether the card at an owned place has been picked by now."""
    if age < position.age or position.phase != Phase.GODS_GIFTS:
        return True
    if whole_packs(position, age):
        return True
    holder = (place // PACK + position.draft_round) % position.n
    return place % PACK < taken(position, holder)


def given_early(position: Position, age: i64) -> list[int]:
    """The cards of a later Age that an arranged position gave before it (BR-4.4): their Age's own lie aside, open, as
    the last cards of its deck."""
    left = [int(card) for card in position.extra]
    for before in range(position.forgotten if left else i64(0)):
        cards = deck(int(position.n), int(before))
        left = [card for card in left if card not in cards]
    found: list[int] = []
    for later in range(position.forgotten, age + 1 if left else i64(0)):
        found = []
        for card in deck(int(position.n), int(later)):
            if card in left:
                left.remove(card)
                found.append(card)
    return found


def groups(position: Position, seat: i64, age: i64) -> vec[i64]:
    """For each place of an Age's deck a number: 0 for the unseen, the same number for places seen as one set."""
    n = position.n
    result = zeros(deck_size(n, age))
    for k in range(i64(len(given_early(position, age)))):
        result[deck_size(n, age) - 1 - k] = ASIDE + k
    if seat < 0 or not has_dealt(position, age):
        return result
    each = picks_a_round(n)
    rounds: i64 = PICKS // each
    if age == position.age and position.phase == Phase.GODS_GIFTS:
        rounds = position.draft_round + 1
    number: i64 = 1
    for pack in range(n):
        start = pack * PACK
        if whole_packs(position, age) or age < position.forgotten:
            for place in range(start, start + PACK):
                if owner(position, age, place) == seat:
                    result[place] = number
                    number += 1
            continue
        sight = (seat - pack + n) % n
        while sight < rounds:
            first = sight * each
            own: i64 = each
            if age == position.age and position.phase == Phase.GODS_GIFTS and sight == position.draft_round:
                own = position.clans[seat].picked
            for k in range(own):
                result[start + first + k] = number
                number += 1
            for place in range(start + first + own, start + PACK):
                result[place] = number
            number += 1
            sight += n
    return result


def places_before(group: vec[i64]) -> vec[i64]:
    """For each place the one before it in the same group; -1 for the first, and for what lies aside."""
    latest = blanks(MOST_GROUPS)
    result = blanks(i64(len(group)))
    for place in range(i64(len(group))):
        number = group[place]
        if number < MOST_GROUPS:
            result[place] = latest[number]
            latest[number] = place
    return result


def remembered(position: Position, seat: i64, age: i64) -> vec[i64]:
    """An Age's deck as the seat knows it: each group sorted, UNSEEN elsewhere."""
    group = groups(position, seat, age)
    return known_cards(position, age, group, places_before(group))


def known_cards(position: Position, age: i64, group: vec[i64], before: vec[i64]) -> vec[i64]:
    base = deck_start(position.n, age)
    result = blanks(i64(len(group)))
    for place in range(i64(len(group))):
        if group[place] != 0:
            result[place] = position.deck[base + place]
            put_in_order(result, before, place)
    return result


def put_in_order(cards: vec[i64], before: vec[i64], place: i64) -> None:
    """One step of an insertion sort within a group, whose places need not be neighbours."""
    earlier = before[place]
    while earlier >= 0 and cards[earlier] > cards[place]:
        card = cards[earlier]
        cards[earlier] = cards[place]
        cards[place] = card
        place = earlier
        earlier = before[place]
