# mypyc: compile
"""Gods' Gifts (BR-7): the deal and the draft.

`position.deck` holds for each Age the packs of eight, one after the other. A pick moves its card to the front of the
pack, so that the order of a pack tells who took what: with `picks_a_round` p, the cards taken in round r stand at
r * p and on, taken by the seat r places to the left of the one the pack was dealt to. The rest stays sorted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from .actions import DRAFT
from .notes import Note
from .position import UNTOLD, Position, Step, with_card
from .tables import Phase, deck_start

PACK: Final = 8
PICKS: Final = 6


def picks_a_round(n: i64) -> i64:
    """BR-7.3, BR-7.4."""
    return 2 if n == 2 else 1


def pack_start(position: Position, seat: i64) -> i64:
    """Where in the deck the pack begins that a seat holds in this round (BR-7.5: packs pass to the left)."""
    pack = (seat - position.draft_round + position.n * PACK) % position.n
    return deck_start(position.n, position.age) + pack * PACK


def taken(position: Position, seat: i64) -> i64:
    """How many cards have left the pack that the seat holds."""
    return position.draft_round * picks_a_round(position.n) + position.clans[seat].picked


def step_begin_age(position: Position) -> None:
    """BR-7.1, BR-7.2; BR-7.7: in the first-game variant the Age 1 hand is the eight cards dealt."""
    position.phase = Phase.GODS_GIFTS
    position.active = -1
    position.note(Note.AGE_BEGAN, -1, position.age)
    position.note(Note.PHASE, -1, Phase.GODS_GIFTS)
    position.draft_round = 0
    for clan in position.clans:
        clan.picked = 0
    for seat in range(position.n):
        sort_pack(position, deck_start(position.n, position.age) + seat * PACK, 0)
    if position.first_game and position.age == 0:
        for seat in range(position.n):
            start = seat * PACK
            for k in range(start, start + PACK):
                position.clans[seat].hand = with_card(position.clans[seat].hand, position.deck[k])
        position.change(Step.ACTION_PHASE)
        return
    position.change(Step.DRAFT)
    ask_for_picks(position)


def ask_for_picks(position: Position) -> None:
    """Everybody looks into a pack."""
    position.waiting_mask = bit(position.n) - 1
    position.show()


def sort_pack(position: Position, start: i64, gone: i64) -> None:
    """Sorts what is left of a pack after so many cards have been taken from it."""
    deck = position.deck
    for k in range(start + gone + 1, start + PACK):
        card = deck[k]
        j: i64 = k
        while j > start + gone and deck[j - 1] > card:
            deck[j] = deck[j - 1]
            j -= 1
        deck[j] = card


def legal_draft(position: Position, seat: i64) -> None:
    start = pack_start(position, seat)
    last: i64 = -1
    for k in range(start + taken(position, seat), start + PACK):
        card = position.deck[k]
        if card != last:
            OUT.add(DRAFT + card)
            last = card


def play_draft(position: Position, seat: i64, action: i64) -> None:
    """BR-7.3, BR-7.4: secret until the end of the phase."""
    card = action - DRAFT
    clan = position.clans[seat]
    start = pack_start(position, seat)
    to = start + taken(position, seat)
    deck = position.deck
    k: i64 = to
    while deck[k] != card:
        k += 1
    while k > to:
        deck[k] = deck[k - 1]
        k -= 1
    deck[to] = card
    clan.hand = with_card(clan.hand, card)
    clan.picked += 1
    position.note(Note.PICKED, seat, card)
    if clan.picked == picks_a_round(position.n):
        position.waiting_mask &= ~bit(seat)


def step_draft(position: Position) -> None:
    """All have picked: pass the packs, or end the draft after six picks (BR-7.3, BR-7.6)."""
    position.draft_round += 1
    for clan in position.clans:
        clan.picked = 0
    if position.draft_round * picks_a_round(position.n) < PICKS:
        ask_for_picks(position)
        return
    for clan in position.clans:
        if clan.kept >= 0:
            clan.hand = with_card(clan.hand, clan.kept)
            clan.kept = -1
            clan.had_kept = True
            clan.open_told = UNTOLD
    position.change(Step.ACTION_PHASE)
