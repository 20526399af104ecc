"""What must hold in every position: conservation of figures and cards, and limits nobody may pass."""

from __future__ import annotations

from collections import Counter

from ragnatafl.core.exactly import Fault

from ..content import CONTENT
from .draft import PACK, PICKS, taken
from .figures import monster_in_slot, monster_place, stat_step, stat_value
from .notation import CODES, PROVINCES
from .position import Clan, Position, Step, on_the_board
from .tables import (
    EFFECT,
    FJORD_OF,
    N_OUTER,
    N_PROVINCES,
    N_WARRIORS,
    TYPE,
    VILLAGES,
    Effect,
    Phase,
    Place,
    Stat,
    Type,
    deck,
    deck_size,
    deck_start,
)

MOST_QUESTS = 40
"""The decks have fewer; an arranged position may have some more, but the raises they give must fit the stack."""


def broken(position: Position) -> list[str]:
    """Sentences about whatever is broken; empty for a sound position."""
    problems = []
    for clan in position.clans:
        problems += broken_clan(clan)
    problems += broken_board(position)
    problems += broken_cards(position)
    if position.phase == Phase.OVER:
        if position.waiting_mask:
            problems.append("The game is over, but somebody is asked.")
    elif not position.waiting_mask:
        problems.append("Nobody is asked, and the game is not over.")
    return problems


def broken_clan(clan: Clan) -> list[str]:
    name = CONTENT.clan_names[clan.number]
    problems = []
    if clan.glory < 0 or clan.rage < 0:
        problems.append(f"{name}'s glory or rage is negative (BR-3.7, RULING-08).")
    if not all(0 <= stat_step(clan, stat) <= 5 for stat in range(3)):
        problems.append(f"{name} has a stat off its track (BR-3.1).")
    if sum(clan.warriors) != N_WARRIORS or min(clan.warriors) < 0:
        problems.append(f"{name} does not have {N_WARRIORS} warriors (BR-1.2).")
    if any(clan.warriors[place] for place in range(Place.FJORD, Place.RESERVE)):
        problems.append(f"{name} has warriors in a fjord (BR-2.6).")
    if clan.leader in range(Place.FJORD, Place.RESERVE) or clan.leader >= Place.BOX:
        problems.append(f"{name}'s leader is where no leader can be (BR-2.6).")
    if clan.ship < Place.FJORD or clan.ship >= Place.BOX:
        problems.append(f"{name}'s ship is outside the fjords (BR-2.6).")
    count = sum(clan.warriors[place] for place in range(Place.RESERVE))
    count += on_the_board(clan.leader) + on_the_board(clan.ship)
    for index in range(2):
        place = monster_place(clan, index)
        count += on_the_board(place)
        problems += broken_monster(clan, index, int(place), name)
    if count != clan.on_board:
        problems.append(f"{name} counts {clan.on_board} figures on the board, but there are {count} (BR-3.6).")
    if clan.on_board > stat_value(clan, Stat.HORNS):
        sentence = f"{name} has {clan.on_board} figures on the board, more than Horns allow (BR-3.6)."
        problems.append(Fault(sentence, "position_horns", clan=CONTENT.clans[clan.number]))
    return problems


def broken_monster(clan: Clan, index: int, place: int, name: str) -> list[str]:
    figure = monster_in_slot(clan, index)
    if figure < 0:
        return [] if place == Place.BOX else [f"{name} has a monster without its card (BR-11.5)."]
    if place == Place.BOX:
        return [f"{name} has a monster card without its monster (BR-11.5)."]
    at_sea = EFFECT[clan.slots[3 + index]] == Effect.SEA_SERPENT
    if on_the_board(place) and at_sea != (place >= Place.FJORD):
        return [f"{name} has a monster where it cannot be (BR-C.sea_serpent)."]
    return []


def broken_board(position: Position) -> list[str]:
    problems = []
    for province in range(N_PROVINCES):
        figures = sum(
            clan.warriors[province]
            + (clan.leader == province)
            + (clan.monster_a == province)
            + (clan.monster_b == province)
            for clan in position.clans
        )
        name = PROVINCES[province]
        if province < N_OUTER and (
            figures > VILLAGES[province] or position.free[province] != VILLAGES[province] - figures
        ):
            problems.append(f"{name} holds {figures} figures in {VILLAGES[province]} villages (BR-2.4).")
        falling = position.depth > 0 and position.step() == Step.DESTROY and position.phase == Phase.RAGNAROK
        if figures and not position.lives(province) and not falling:
            problems.append(f"{name} is destroyed, but holds figures (BR-2.8).")
    owned = Counter(card for clan in position.clans for card in clan.slots if card >= 0)
    if any(count > 1 for count in owned.values()):
        problems.append("Two clans have the same upgrade in play.")
    if not all(FJORD_OF[p] >= Place.FJORD for p in range(N_OUTER)):
        problems.append("A province has no fjord (BR-2.6).")
    return problems


def card_places(position: Position) -> Counter[int]:
    """Every card of the game, wherever it is now."""
    n = position.n
    found: Counter[int] = Counter()
    drafting = position.phase == Phase.GODS_GIFTS
    for age in range(3):
        dealt = position.first_game and age == 0
        for place in range(deck_size(n, age)):
            card = position.deck[deck_start(n, age) + place]
            pack, offset = divmod(place, PACK)
            if age > position.age or pack >= n:
                found[card] += 1  # not dealt yet, or unused
            elif age == position.age and drafting:
                holder = (pack + position.draft_round) % n
                found[card] += offset >= taken(position, holder)
            else:
                found[card] += offset >= PICKS and not dealt  # left over in the draft
    for clan in position.clans:
        found.update(card for card in clan.slots if card >= 0)
        found.update([*clan.hand, *clan.quests, *clan.buried, *clan.spent])
        if clan.kept >= 0:
            found[clan.kept] += 1
        if clan.card >= 0 and not position.battle.cards_done:
            found.update([clan.card, *clan.late])
    found.update(position.discard)
    if position.depth > 0 and position.step() == Step.SLOT:
        found[position.arg(1)] += 1
    return found


def broken_cards(position: Position) -> list[str]:
    """BR-4.4: 60, 78 or 102 cards, none lost and none twice."""
    whole: Counter[int] = Counter(position.extra)
    for age in range(3):
        whole.update(deck(int(position.n), age))
    found = card_places(position)
    if sum(count for card, count in whole.items() if TYPE[card] == Type.QUEST) > MOST_QUESTS:
        return [f"There are more than {MOST_QUESTS} quests in the game (BR-4.4)."]
    return [
        f"{CODES[card]} is there {found[card]} times instead of {whole[card]} (BR-4.4)."
        for card in sorted({*whole, *found})
        if found[card] != whole[card]
    ]
