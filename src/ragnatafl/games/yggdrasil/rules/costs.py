"""What the answers to a question cost, by the very functions that take it: Life, Elves, Heroes, and risks to be taken.

Risks are those that are left when what is certain is subtracted (YG-14.2), before Heroes and dice.
"""

from __future__ import annotations

from ..sagas.steps import deed_of, deed_risks
from .actions import ACT, DONE, DUEL, FIGHT, HEAL, HERO, HEROES, PAIR, SAGA
from .position import Position
from .risk import pair_cost, risks_to_take
from .tables import RISKS, Mode
from .turn import opponent_of, risks_of_fight
from .world_actions import heal_cost, mode_of


def of_action(position: Position, seat: int, action: int) -> dict[str, int]:
    world = int(position.world[seat])
    if FIGHT <= action < SAGA:
        return of_fight(position, int(opponent_of(action)), 0, False)
    return of_world(position, seat, action, world, int(mode_of(position, world)))


def of_remote_action(position: Position, seat: int, action: int) -> dict[str, int]:
    """YG-12.4: in the World that the Runestone has brought, in normal mode."""
    return of_world(position, seat, action, int(position.arg(1)), Mode.NORMAL)


def of_world(position: Position, seat: int, action: int, world: int, mode: int) -> dict[str, int]:
    """The action of a World, Heal the Tree, or a saga's action; Frigg's power and doing nothing are free."""
    if action == HEAL:
        return {"life": int(heal_cost(position, seat))}
    if action == ACT:
        return risks(int(RISKS[world * 3 + mode]))
    if action >= SAGA:
        return risks(int(deed_risks(position, deed_of(position, action - SAGA), world, mode)))
    return {}


def of_creature_fight(position: Position, seat: int, action: int) -> dict[str, int]:
    """YG-16.1: the Creature takes some risks away for certain."""
    if action == DONE:
        return {}
    return of_fight(position, int(opponent_of(action)), int(position.arg(1)), False)


def of_duel(position: Position, seat: int, action: int) -> dict[str, int]:
    return of_fight(position, int(position.arg(1)), int(position.arg(2)), action == DUEL)


def of_fight(position: Position, opponent: int, certain: int, duel: bool) -> dict[str, int]:
    count = risks_of_fight(position, opponent, duel)
    return risks(int(risks_to_take(position, opponent, count, certain)))


def risks(count: int) -> dict[str, int]:
    return {"risks": count} if count else {}


def of_heroes(position: Position, seat: int, action: int) -> dict[str, int]:
    return {"heroes": action - HEROES} if action > HEROES else {}


def of_elves(position: Position, seat: int, action: int) -> dict[str, int]:
    """YG-14.8, YG-14.9."""
    if action == DONE:
        return {}
    if action == HERO:
        return {"heroes": 1}
    return {"elves": int(pair_cost(position)) if action == PAIR else 1}
