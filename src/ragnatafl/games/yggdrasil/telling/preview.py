"""What a decision would change on the table, as far as anybody can know it, and the chances where it takes risks.

It is carried out in a world that could be this one, step by step and only until somebody is asked, the turn is over, or
dice, draws or hidden cards would decide: what is left to chance is not told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ragnatafl.core.foresight import Foresight, differences
from ragnatafl.core.offers import Changes

from ..content import ENEMIES, GODS, WORLDS
from ..rules.machine import answer, resolve_step
from ..rules.notation import ARTIFACTS, JOTUNS, PLACES
from ..rules.position import Position, Step
from ..rules.risk import risks_left
from ..rules.saving import names_in
from ..rules.tables import N_WORLDS
from ..sagas.content import SAGAS
from .forecast import left, signs
from .inspect import risk_report

if TYPE_CHECKING:
    from ..rules.state import State

FORESIGHT = Foresight(answer, resolve_step, ends=(Step.TURN, Step.ROUND, Step.ORDER, Step.REVEAL), open=(Step.STACK,))
"""An Artifact is taken from the open top of its stack: what it uncovers changes nothing."""


def changes(imagined: State, seat: int, action: int) -> Changes:
    """`imagined` is a resample. `exact` is false if chance decides what happens at once."""
    chosen = [offer for offer in imagined.offers(seat) if offer.number == action]
    chances = risk_report(imagined.view(seat), chosen)["choices"].get(chosen[0].text)
    after, exact = FORESIGHT.after(imagined, seat, action)
    found = {**differences(standing(imagined), standing(after)), "exact": exact}
    if imagined.step() == Step.MOVE and after.step() in FORESIGHT.ends:
        found["turn_over"] = True  # there is nothing to do where the god would be
    return {**found, "chances": chances} if chances else found


def standing(position: Position) -> dict[str, Any]:
    """What is compared: everything here is open to all (YG-1.10)."""
    gods = [GODS[position.god[figure]] for figure in range(position.figures)]
    players = list(zip(gods, position.players, strict=False))
    return {
        "life": {god: int(position.life[figure]) for figure, god in enumerate(gods)},
        "elves": {god: int(player.elves) for god, player in players},
        "vanir_dice": {god: int(player.vanir) for god, player in players},
        "artifacts": {god: names_in(player.artifacts, ARTIFACTS) for god, player in players},
        "places": {god: PLACES[position.world[figure]] for figure, god in enumerate(gods)},
        "enemies": {ENEMIES[enemy]: PLACES[place] for enemy, place in enumerate(position.enemy)},
        "devastated": {name: bool(position.is_devastated(world)) for world, name in enumerate(WORLDS)},
        "jotuns": names_in(position.jotuns, JOTUNS),
        "heroes": int(position.heroes),
        "nameless": int(position.nameless),
        "fire_giants": int(position.giants),
        "island": int(position.island),
        "nidhogg": int(position.nidhogg),
        "rotation": int(position.rotation),
        **saga_standing(position),
        "risks": int(risks_left(position)),
        "endings": left(position),
        "danger": signs(position),
        "defeat": int(position.defeat),
    }


def saga_standing(position: Position) -> dict[str, Any]:
    if not position.saga:
        return {}
    saga = SAGAS.sagas[position.saga - 1]
    places = [int(place) for place in position.foes]
    return {
        "counters": {counter.name: int(position.counters[k]) for k, counter in enumerate(saga.counters)},
        "opponents": {
            foe.id: PLACES[place] if place < N_WORLDS else None
            for foe, place in zip(saga.opponents, places, strict=True)
        },
    }
