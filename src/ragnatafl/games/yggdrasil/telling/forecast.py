# mypyc: compile
"""What each Enemy's next activation would do to the table as it stands, and how near each end of the game is (YG-8,
YG-19). The activation is carried out on a copy by the rules themselves; everything told is open to all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.notation import ENEMIES, GODS
from ..rules.position import Position
from ..rules.tables import (
    GIANTS,
    GUARDS,
    ISLANDS,
    LEVEL,
    MARKERS,
    N_JOTUNS,
    NAMELESS,
    PAWNS,
    TRACK_JOTUNS,
    Enemy,
    Result,
    World,
)
from ..rules.trial import after_activation, before_activation
from ..rules.wheel import has_fallen
from ..sagas.content import SAGAS
from ..sagas.tables import Space
from ..sagas.values import chapter_of, in_force
from .events import describe
from .shape import Activation, Danger, Foreseen

WON: Final = "won"
NEXT_PAGE: Final = "page"
ENDS: Final = (WON, NEXT_PAGE, "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10")
"""The ends of the game that are counted; the special defeats of a saga are not."""
CLIMBS: Final = 2
"""From the lowest level to the top."""
UNTOLD: Final = ("won", "lost")
"""How the game ends is told by its own word."""


# -- what an activation would do -------------------------------------------------------------------------------------
def forecast(position: Position) -> dict[str, Danger]:
    """For each Enemy; empty when the game is over."""
    if not position.running():
        return {}
    before = before_activation(position, events=False)
    return {ENEMIES[enemy]: danger(before, enemy) for enemy in range(i64(len(ENEMIES)))}


def signs(position: Position) -> dict[str, str]:
    """The sign of each Enemy alone."""
    told = forecast(position)
    return {name: told[name]["sign"] if name in told else "none" for name in ENEMIES}


def danger(position: Position, enemy: i64) -> Danger:
    """Nidhögg brings hope unless he ends the game; any other Enemy hurts, or can end it."""
    if has_fallen(position, enemy):
        return {"sign": "none"}
    found: Danger = {"sign": "hope" if enemy == Enemy.NIDHOGG else "hurt"}
    ends: dict[str, list[str]] = {}
    defeats: dict[int, str] = {}
    for seat in range(position.n):
        counts = what_counts(position, enemy, seat)
        if counts not in defeats:
            after = after_activation(position, enemy, seat)
            defeats[counts] = f"D{after.defeat}" if after.result == Result.LOST else ""
            if is_open(position, after):
                found["open"] = True
        if defeats[counts]:
            ends.setdefault(defeats[counts], []).append(GODS[position.god[seat]])
    if ends:
        found["sign"] = "end"
        found["ends"] = ends
    return found


def what_counts(position: Position, enemy: i64, seat: i64) -> i64:
    """All that an activation asks of the god whose turn it is (YG-8): Hel and Fenrir take its Life, Loki comes to its
    World, the others ask nothing. A saga may ask for anything, so that there every seat counts for itself."""
    if position.saga != 0:
        return seat
    if enemy == Enemy.HEL or enemy == Enemy.FENRIR:
        return position.life[seat]
    return position.world[seat] if enemy == Enemy.LOKI else 0


def is_open(position: Position, after: Position) -> bool:
    """Chance or a choice decides the rest; or it matters which Jötun wakes, since a fallen Enemy has no guard."""
    if after.running() and after.depth > 0:
        return True
    if len(after.jotun_cards) == len(position.jotun_cards) or len(position.jotun_cards) == 1:
        return False
    for jotun in position.jotun_cards:
        if GUARDS[jotun] >= 0 and position.enemy[GUARDS[jotun]] == World.OUT:
            return True
    return False


def activations(position: Position, enemy: i64) -> list[Activation]:
    """What the Enemy's activation would do in the turn of each player's god, in the order in which it happens."""
    if not position.running():
        return []
    before = before_activation(position, events=True)
    return [activation(position, after_activation(before, enemy, seat), seat) for seat in range(position.n)]


def activation(position: Position, after: Position, seat: i64) -> Activation:
    found: Activation = {
        "god": GODS[position.god[seat]],
        "events": foreseen(position, after),
        "open": is_open(position, after),
        "end": None,
    }
    if after.result == Result.WON:
        found["end"] = WON
    elif after.result == Result.LOST:
        found["end"] = f"D{after.defeat}"
    return found


def foreseen(position: Position, after: Position) -> list[Foreseen]:
    """The events of the activation; of a Jötun nobody knows which one it will be, unless it is the last."""
    found: list[Foreseen] = []
    for event in describe(after):
        if event.name in UNTOLD:
            continue
        if event.name == "jotun_activated" and len(position.jotun_cards) > 1:
            found.append({"name": "some_jotun_activated", "data": {}, "rule": event.rule})
        elif event.name != "activated" or "turn_over" in event.data:
            found.append({"name": event.name, "data": event.data, "rule": event.rule})
    return found


# -- how near the ends are -------------------------------------------------------------------------------------------
def endings(position: Position) -> dict[str, list[int]]:
    """Each way to win or lose (YG-19): what is left before it, and of how much; special defeats have no number."""
    weakest = weakest_figure(position)
    moves = len(way(position)) - 1
    found = {
        last_space(position): [moves - position.nidhogg, moves],
        "D1": [position.life[weakest], position.max_life[weakest]],
        "D4": [position.giants_reserve(), GIANTS],
        "D5": [position.pawns(), PAWNS],
        "D7": [len(ISLANDS) - 1 - position.island, len(ISLANDS) - 1],
        "D8": [position.nameless_reserve(), NAMELESS],
        "D9": [position.markers(), MARKERS],
    }
    if len(position.jotun_cards) <= position.pawns():
        found["D6"] = [len(position.jotun_cards), N_JOTUNS]
    for enemy, end in ((Enemy.HEL, "D2"), (Enemy.SURTUR, "D3")):
        if not has_fallen(position, enemy):
            found[end] = [LEVEL[position.enemy[enemy]], CLIMBS]
    for law in special_defeats(position):
        found[law] = []
    return found


def left(position: Position) -> dict[str, int | None]:
    """What is left before each end, for those that are counted."""
    found = endings(position)
    return {end: found[end][0] if end in found else None for end in ENDS}


def weakest_figure(position: Position) -> i64:
    """The god that is nearest to its last Life."""
    weakest: i64 = 0
    for figure in range(position.figures):
        if position.life[figure] < position.life[weakest]:
            weakest = figure
    return weakest


def way(position: Position) -> list[str]:
    """The kinds of the spaces of Nidhögg's track (YG-18.2, YG-21.2)."""
    if position.saga:
        return [space.kind for space in SAGAS.sagas[position.saga - 1].pages[position.page].spaces]
    kind = "effect" if TRACK_JOTUNS[position.track] > 0 else "plain"
    return ["plain", *[kind for _ in range(position.tree - 1)], "tree"]


def last_space(position: Position) -> str:
    """What waits at the end of Nidhögg's track."""
    if position.saga == 0:
        return WON
    space = chapter_of(position).spaces[position.page * 16 + len(way(position)) - 1]
    return WON if space == Space.TREE else "D10" if space == Space.DEAD_TREE else NEXT_PAGE


def special_defeats(position: Position) -> list[str]:
    """YG-21.5: by their rules."""
    if position.saga == 0:
        return []
    dooms = chapter_of(position).dooms
    told = SAGAS.sagas[position.saga - 1].defeats
    return [told[k].law[0] for k in range(len(dooms)) if in_force(position, dooms[k].pages)]
