# mypyc: compile
"""Who can be fought, where, and at how many risks; which saga actions are possible. Open to all (YG-1.10), JSON-ready.

Risks are those of YG-14.1: before Artifacts, Heroes and dice, and without a duel.
"""

from __future__ import annotations

from mypy_extensions import i64

from ragnatafl.core.engine import bit

from ..sagas.steps import deed_risks, is_deed_possible, is_foe_here
from ..sagas.tables import DEED_NAMES, FOE_NAMES, ModifierKind
from ..sagas.values import chapter_of, evaluate, modifier
from ..telling.shape import Deed, Opponent
from .notation import ENEMIES, JOTUNS, MODES, OPPONENTS, PLACES, WORLDS
from .position import Position
from .tables import JOTUN_STRENGTH, N_JOTUNS, N_WORLDS, ON_TREE, Mode, World
from .tree import is_guarded, jotun_world
from .turn import opponent_strength
from .world_actions import mode_of


def opponents(position: Position) -> list[Opponent]:
    """The Enemies that have not fallen, the Jötuns in play, and the saga's opponents where they can be fought."""
    found: list[Opponent] = []
    for enemy in range(i64(ON_TREE)):
        place = position.enemy[enemy]
        if place != World.OUT:
            strength = opponent_strength(position, enemy)
            risks = strength + extra_risk(position, enemy)
            found.append(entry(ENEMIES[enemy], "enemy", place, strength, risks, is_guarded(position, enemy)))
    for jotun in range(i64(N_JOTUNS)):
        if (position.jotuns >> jotun) & 1:
            place = jotun_world(position, jotun)
            found.append(entry(JOTUNS[jotun], "jotun", place, JOTUN_STRENGTH, JOTUN_STRENGTH, False))
    if position.saga != 0:
        add_saga_opponents(position, found)
    return found


def entry(name: str, kind: str, place: i64, strength: i64, risks: i64, guarded: bool) -> Opponent:
    return {
        "id": name,
        "kind": kind,
        "place": PLACES[place],
        "strength": int(strength),
        "risks": int(risks),
        "guarded": guarded,
    }


def extra_risk(position: Position, enemy: i64) -> i64:
    """What a saga adds to a fight with an Enemy where it stands."""
    place = position.enemy[enemy]
    more = modifier(position, ModifierKind.EXTRA_RISK, enemy, place) if place < N_WORLDS else None
    return 0 if more is None else more.amount


def add_saga_opponents(position: Position, found: list[Opponent]) -> None:
    """YG-21.7: an opponent is fought in a World by the first entry of the page that holds there."""
    chapter = chapter_of(position)
    for number in range(chapter.opponents):
        worlds: i64 = 0
        for foe in chapter.foes:
            world = foe.world if foe.world >= 0 else position.foes[number]
            if foe.opponent == number and world < N_WORLDS and (worlds >> world) & 1 == 0:
                if is_foe_here(position, foe, world):
                    worlds |= bit(world)
                    strength = evaluate(position, foe.strength, world, Mode.NORMAL)
                    name = FOE_NAMES[chapter.first_foe + number]
                    found.append(entry(name, "opponent", world, strength, strength, False))


def possible_deeds(position: Position) -> list[Deed]:
    """YG-21.6: each saga action with each World where it is possible now, and its risks for the active god there."""
    found: list[Deed] = []
    for deed in chapter_of(position).deeds:
        for world in range(i64(N_WORLDS)):
            if is_deed_possible(position, deed, world):
                mode = mode_of(position, world)
                risks = deed_risks(position, deed, world, mode)
                found.append(
                    {"id": DEED_NAMES[deed.number], "world": WORLDS[world], "mode": MODES[mode], "risks": int(risks)}
                )
    return found


def opponent_name(opponent: i64) -> str | None:
    """The opponent of a fight; None for a risky action."""
    return OPPONENTS[opponent] if opponent >= 0 else None
