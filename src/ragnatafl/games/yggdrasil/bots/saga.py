# mypyc: compile
"""What a saga asks of the team (YG-22), in the bot's prices: the work still to be done, and the defeats in sight.

A saga is lost by special defeats. Those "at the Tree" are work: until it is done it costs something, the more the
nearer the Tree is. Those that come "at once" are perils: so many more reveals of an Enemy, unless somebody acts in
time. `story_cost` prices the first kind, `perils` names the second for `evaluation`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.engine import bit

from ..rules.position import Position, popcount
from ..rules.tables import LEVEL, N_ENEMIES, N_WORLDS, TOP, Enemy, World
from ..sagas.content import SAGAS
from ..sagas.steps import is_fated
from ..sagas.values import fallen
from .prices import DEFEAT
from .saga_goals import (
    counter,
    counter_allowed,
    counter_needed,
    devastated_allowed,
    fallen_needed,
    highest,
    is_next_space_fatal,
    moved_by_reveal,
    opponent,
    slain_needed,
    step_of,
)

REVEAL: Final[i64] = N_ENEMIES
"""REVEAL + Enemy: not an activation, but a card that wakes the saga's entry for it (YG-21.3)."""
MOST_PAGES: Final = 10
PAGE_MOVES: Final[vec[i64]] = vec[i64](
    [
        len(saga.pages[page].spaces) - 1 if page < len(saga.pages) else 0
        for saga in SAGAS.sagas
        for page in range(MOST_PAGES)
    ]
)
"""saga * MOST_PAGES + page: how often Nidhögg moves on it."""
PACE: Final = 12.6
"""Turns between two moves of Nidhögg, whatever the number of players (YG-18.2)."""


@final
class Peril:
    """A special defeat that comes with the k-th card of a kind, unless somebody acts in one of these Worlds."""

    card: i64  # an Enemy's activation, or REVEAL + Enemy
    k: i64
    worlds: i64  # bit mask
    risks: i64

    def __init__(self, card: i64, k: i64, worlds: i64, risks: i64) -> None:
        self.card = card
        self.k = k if k > 1 else 1
        self.worlds = worlds
        self.risks = risks


def moves_left(position: Position) -> i64:
    """How often Nidhögg must still move until he reaches the Tree, over all pages."""
    if position.saga == 0:
        return position.tree - position.nidhogg
    moves = -position.nidhogg
    for page in range(position.page, i64(MOST_PAGES)):
        moves += PAGE_MOVES[(position.saga - 1) * MOST_PAGES + page]
    return moves


def story_cost(position: Position, turns: float) -> float:
    """What the saga's unfinished work costs now; `turns` are left until the Tree, as far as anybody can guess."""
    if position.saga == 1:
        return murder_of_baldr(position, turns)
    if position.saga == 2:
        return fimbulvetr(position, turns)
    if position.saga == 3:
        return managarms(position, turns)
    if position.saga == 4:
        return naglfar(position, turns)
    if position.saga == 5:
        return fall_of_bifrost(position, turns)
    return vigrid(position, turns)


def perils(position: Position) -> list[Peril]:
    found = own_perils(position)
    if moves_left(position) > 1 and is_next_space_fatal(position):
        found.append(Peril(Enemy.NIDHOGG, 1, bit(World.MUSPELHEIM) | bit(World.NIFLHEIM), 2))
    return found


def own_perils(position: Position) -> list[Peril]:
    if position.saga == 2:
        return perils_of_winter(position)
    if position.saga == 3:
        return perils_of_the_chase(position)
    if position.saga == 4:
        return perils_of_the_voyage(position)
    if position.saga == 5:
        return perils_of_the_bridge(position)
    return perils_of_vigrid(position) if position.saga == 6 else []


def unfinished(units: i64, turns: float, base: float, each: float) -> float:
    """So many turns' work that must be done before the Tree: `base` for each, and the fear not to be ready.

    One unit takes about `each` turns, since other things must be done too.
    """
    total = 0.0
    for unit in range(units):
        haste = each * float(unit + 1) / (turns if turns > 1.0 else 1.0)
        if haste > 1.0:
            haste = 1.0
        total += base + 0.7 * DEFEAT * haste * haste
    return total


# -- saga 1: oaths make Hel listen, and she must be asked twice ----------------------------------------------------
OATHS: Final[i64] = counter(1, "oaths")
BALDR: Final[i64] = counter(1, "baldr")
BALDR_NEEDED: Final[i64] = counter_needed(1, BALDR, highest(1, "baldr"))
OATHS_COST: Final[vec[float]] = vec[float]([34.0, 27.0, 20.0, 14.0, 9.0, 4.5, 1.0])


def murder_of_baldr(position: Position, turns: float) -> float:
    oaths = position.counters[OATHS]
    if position.page == 0:
        return OATHS_COST[oaths]
    risks = float(6 - oaths if oaths < 5 else 1)
    done = position.counters[BALDR]
    price = 4.0 + 2.0 * risks
    cost = unfinished(BALDR_NEEDED - done, turns, price, 2.0 + 0.5 * risks)
    if done > 0 and position.enemy[Enemy.LOKI] != World.CAGE:
        cost += price * (turns / 20.0 if turns < 16.0 else 0.8)
    return cost


# -- saga 2: embers for two Sons, then the two slain; never three on the top level ---------------------------------
SONS: Final = 3
SLAIN_NEEDED: Final[i64] = slain_needed(2, SONS)
EMBERS: Final[vec[i64]] = vec[i64]([counter(2, f"son_{k + 1}.ember") for k in range(SONS)])
SON_COST: Final[vec[float]] = vec[float]([1.2, 0.5, 0.2])
"""What a Son on the top, mid, bottom level costs."""


def fimbulvetr(position: Position, turns: float) -> float:
    cost = 0.0
    missing: i64 = SLAIN_NEEDED
    embers: i64 = 0
    for son in range(i64(SONS)):
        if position.foes[son] >= N_WORLDS:
            missing -= 1
        else:
            cost += SON_COST[LEVEL[position.foes[son]]]
            embers += position.counters[EMBERS[son]]
    if missing <= 0:
        return cost
    units = 2 * missing - (embers if embers < missing else missing)
    cost += unfinished(units, turns, 5.0 if position.page == 0 else 6.0, 2.5)
    return cost + 1.0 if embers <= missing else cost


def perils_of_winter(position: Position) -> list[Peril]:
    climbs: i64 = 0
    worlds: i64 = 0
    for son in range(i64(SONS)):
        place = position.foes[son]
        if place >= N_WORLDS:
            return []
        worlds |= bit(place)
        if LEVEL[place] > climbs:
            climbs = LEVEL[place]
    return [Peril(REVEAL + Enemy.HEL, climbs, worlds, 2 + position.page)]


# -- saga 3: two wolves, each held back by fights and fetters ------------------------------------------------------
SKOLL: Final[i64] = counter(3, "skoll.chase")
SKOLL_FETTER: Final[i64] = counter(3, "skoll.fetter")
HATI: Final[i64] = counter(3, "hati.chase")
HATI_FETTER: Final[i64] = counter(3, "hati.fetter")
CAUGHT: Final[i64] = highest(3, "skoll.chase")
STRIDE: Final[i64] = step_of(3, Enemy.SURTUR, SKOLL)
CHASE_ALLOWED: Final[i64] = counter_allowed(3, SKOLL, CAUGHT)
CHASE_COST: Final[vec[float]] = vec[float]([DEFEAT, 10.0, 5.0, 2.6, 1.3, 0.5, 0.0])
"""By the reveals that are left until the wolf has caught what it chases."""


def reveals_left(chase: i64) -> i64:
    return (CAUGHT - chase + STRIDE - 1) // STRIDE


def managarms(position: Position, turns: float) -> float:
    skoll = wolf_cost(position.counters[SKOLL], position.counters[SKOLL_FETTER], turns)
    return skoll + wolf_cost(position.counters[HATI], position.counters[HATI_FETTER], turns)


def wolf_cost(chase: i64, fetter: i64, turns: float) -> float:
    left = reveals_left(chase)
    cost = CHASE_COST[left if left < 6 else 6]
    if chase > CHASE_ALLOWED:
        cost += unfinished(1, turns, 2.0, 2.5)
    if fetter != 0:
        cost -= 0.5 + 0.5 * float(chase)
    return cost


def perils_of_the_chase(position: Position) -> list[Peril]:
    skoll = reveals_left(position.counters[SKOLL]) + position.counters[SKOLL_FETTER]
    hati = reveals_left(position.counters[HATI]) + position.counters[HATI_FETTER]
    found = [
        Peril(REVEAL + Enemy.SURTUR, skoll, bit(World.VANAHEIM), 2 if skoll > 2 else 3),
        Peril(REVEAL + Enemy.HEL, hati, bit(World.ALFHEIM), 2 if hati > 2 else 3),
    ]
    if position.page == 1:
        nearer = skoll if skoll > hati else hati
        found.append(Peril(REVEAL + Enemy.FENRIR, nearer, bit(World.VANAHEIM) | bit(World.ALFHEIM), 3))
    return found


# -- saga 4: few nails and no servants when the ship is launched, then keep it from Midgard ------------------------
NAILS: Final[i64] = counter(4, "nails")
CREW: Final[i64] = counter(4, "crew")
STAGE: Final[i64] = counter(4, "stage")
SHIP: Final[i64] = opponent(4, "naglfar")
MOST_NAILS: Final[i64] = highest(4, "nails")
NAILS_COST: Final[vec[float]] = vec[float]([DEFEAT, 14.0, 6.5, 4.0, 2.7, 1.8, 1.1, 0.5, 0.0])
"""By the nails that are left until the ship is built too soon."""
LAST_STAGE: Final[i64] = highest(4, "stage")
STAGE_ALLOWED: Final[i64] = counter_allowed(4, STAGE, LAST_STAGE)
STAGE_COST: Final[vec[float]] = vec[float]([0.0, 2.0, 5.0, 14.0])


def naglfar(position: Position, turns: float) -> float:
    nails = position.counters[NAILS]
    if position.page == 0:
        servants: i64 = 0
        for up in position.tokens_up:
            servants += up
        left = MOST_NAILS - nails
        return NAILS_COST[left if left < 8 else 8] + 2.0 * float(servants)
    stage = position.counters[STAGE]
    cost = STAGE_COST[stage] + 1.2 * float(position.counters[CREW]) + 0.4 * float(nails)
    return cost + unfinished(stage - STAGE_ALLOWED, turns, 3.0, 2.5)


def perils_of_the_voyage(position: Position) -> list[Peril]:
    nails = position.counters[NAILS]
    if position.page == 0:
        found = [Peril(Enemy.JORMUNGAND, MOST_NAILS - nails, bit(World.NIFLHEIM), 2)]
        if len(position.pile) == 0:
            found.append(Peril(REVEAL + Enemy.HEL, MOST_NAILS - nails, bit(World.NIFLHEIM), 2))
        return found
    strength = 2 + position.counters[CREW] + nails // 3
    sails = LAST_STAGE + 1 - position.counters[STAGE]
    return [Peril(REVEAL + Enemy.JORMUNGAND, sails, bit(position.foes[SHIP]), strength)]


# -- saga 5: the bridge must stand, and Surtur must not be in the crown at the end ---------------------------------
BRIDGE: Final[i64] = counter(5, "bridge")
BRIDGE_COST: Final[vec[float]] = vec[float]([DEFEAT, 20.0, 11.0, 6.0, 3.2, 1.4, 0.0])


def fire_on_the_bridge(position: Position) -> i64:
    """What the next reveal of Surtur takes from the bridge."""
    lost = -moved_by_reveal(position, Enemy.SURTUR, BRIDGE)
    return lost if lost > 1 else 1


def fall_of_bifrost(position: Position, turns: float) -> float:
    cost = BRIDGE_COST[position.counters[BRIDGE]] + 0.5 * float(fire_on_the_bridge(position))
    place = position.enemy[Enemy.SURTUR]
    if place < N_WORLDS and LEVEL[place] == TOP:
        cost += unfinished(1, turns, 0.5, 2.5)
    return cost


def perils_of_the_bridge(position: Position) -> list[Peril]:
    fire = fire_on_the_bridge(position)
    reveals = (position.counters[BRIDGE] + fire - 1) // fire
    return [Peril(REVEAL + Enemy.SURTUR, reveals, bit(World.ASGARD) | bit(World.MIDGARD), 2)]


# -- saga 6: three of the five must fall ---------------------------------------------------------------------------
MUST_FALL: Final[i64] = fallen_needed(6)
MOST_DEVASTATED: Final[i64] = devastated_allowed(6)
DYING: Final[vec[float]] = vec[float]([18.0, 6.0, 2.0])
"""By the Worlds that may still be Devastated on the plain of Vigrid (YG-22.6.10)."""


def vigrid(position: Position, turns: float) -> float:
    missing = MUST_FALL - fallen(position)
    if position.page == 0:
        return 10.0 * float(missing)
    cost = unfinished(missing, turns, 10.0, 4.0)
    spare = MOST_DEVASTATED - popcount(position.devastated)
    return cost + DYING[spare] if 0 <= spare < i64(len(DYING)) else cost


def perils_of_vigrid(position: Position) -> list[Peril]:
    place = position.enemy[Enemy.SURTUR]
    if (
        position.page == 0
        or place >= N_WORLDS
        or position.is_devastated(place)
        or popcount(position.devastated) < MOST_DEVASTATED
    ):
        return []
    return [Peril(REVEAL + Enemy.SURTUR, 1, bit(place) | position.devastated, position.giants + 1)]


def duel_stake(position: Position) -> i64:
    """What losing Life in this duel costs beside the Life: the Enemy flees instead of falling (YG-22.6.6)."""
    if position.saga == 0 or not position.risk.duel or is_fated(position, position.risk.opponent):
        return 0
    return 14 if fallen(position) < MUST_FALL else 3
