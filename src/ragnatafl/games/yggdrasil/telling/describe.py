"""A position as the table that sets it up again: the inverse of `rules/arrange.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ragnatafl.core.exactly import Parts, described, parts, table_of

from ..content import ENEMIES, FACES, GODS, WORLDS
from ..rules.arrange import PHASES, RELATION_KEYS, lay
from ..rules.notation import ARTIFACTS, CREATURES, JOTUNS, PLACES
from ..rules.position import NO_CARD, Position
from ..rules.saving import TRACKS, card_text, names_in, to_dict
from ..rules.state import State
from ..rules.tables import N_GODS, ON_TREE
from ..rules.wheel import SLOTS
from ..sagas.content import SAGAS
from .facts import artifact_stack, saga_facts

PHASE_OF = {step: phase for phase, step in PHASES.items()}
COUNTS = ("round", "rotation", "island", "giants", "nameless", "heroes", "nidhogg", "tree")
SAID_EXACTLY = ("rng",)
"""The coming dice are chance: they are always told."""


def describe(position: Position) -> dict[str, Any]:
    """Everything, coming chance too. What readable keys cannot say stands under `exactly`."""
    names = [GODS[god] for god in position.god]
    seats = names[: int(position.n)]
    table = tree_table(position, names)
    if position.saga:
        table |= saga_table(position)
    table |= {name: god_table(position, figure) for figure, name in enumerate(names)}

    def laid(given: Parts, told: Sequence[str]) -> Parts:
        state = State(0)
        lay(state, table_of(given), told)
        return parts(to_dict(state), "players", seats)

    return described(table, parts(to_dict(position), "players", seats), laid, SAID_EXACTLY)


def tree_table(position: Position, names: list[str]) -> dict[str, Any]:
    seats = names[: int(position.n)]
    table: dict[str, Any] = {
        "gods": seats,
        "supporting": names[int(position.n) :],
        "level": TRACKS[position.track],
        "phase": PHASE_OF.get(position.step(), "action") if position.depth else "action",
        "active": names[position.active],
        "order": [names[position.order[k]] for k in range(position.order_count)] if is_ordered(position) else [],
        **{key: int(getattr(position, key)) for key in COUNTS},
        "devastated": names_in(position.devastated, WORLDS),
        "jotuns": names_in(position.jotuns, JOTUNS),
        "jotun_cards": [JOTUNS[jotun] for jotun in position.jotun_cards],
        "jotuns_left": len(position.jotun_cards),
        "creatures": [CREATURES[creature] for creature in position.creatures],
        "creatures_left": len(position.creatures),
        "stacks": [artifact_stack(position, stack) for stack in range(3)],
        "enemies": {enemy: PLACES[position.enemy[k]] for k, enemy in enumerate(ENEMIES[:ON_TREE])},
        "wheel": {enemy: wheel_gods(position, k) for k, enemy in enumerate(ENEMIES) if wheel_gods(position, k)},
    }
    return table


def is_ordered(position: Position) -> bool:
    return position.order_count == position.n


def wheel_gods(position: Position, enemy: int) -> list[str]:
    cards = [int(position.wheel[enemy * SLOTS + k]) for k in range(SLOTS)]
    return [GODS[card % N_GODS] for card in cards if card != NO_CARD]


def saga_table(position: Position) -> dict[str, Any]:
    saga = SAGAS.sagas[position.saga - 1]
    facts = saga_facts(position)
    return {
        "saga": int(position.saga),
        "page": int(position.page) + 1,
        "slain": facts["slain"],
        "pile": facts["pile"],
        "counters": {counter.name: int(position.counters[k]) for k, counter in enumerate(saga.counters)},
        "opponents": facts["opponents"],
        "tokens": facts["tokens"],
        "face_up": facts["face_up"],
    }


def god_table(position: Position, figure: int) -> dict[str, Any]:
    sheet: dict[str, Any] = {"world": WORLDS[position.world[figure]], "life": int(position.life[figure])}
    if figure >= position.n:
        return sheet
    player = position.players[figure]
    sheet |= {
        "elves": int(player.elves),
        "vanir": int(player.vanir),
        "artifacts": names_in(player.artifacts, ARTIFACTS),
    }
    sheet |= {"deck": [card_text(int(card)) for card in player.deck]}
    if player.laid != NO_CARD:
        sheet["laid"] = card_text(int(player.laid))
    sheet |= {key: names_in(getattr(player, key), GODS) for key in RELATION_KEYS}
    return sheet | {key: names_in(getattr(player, key), FACES) for key in ("god_faces", "vanir_faces")}
