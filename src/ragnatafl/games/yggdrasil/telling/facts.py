"""The whole truth of a position as a readable table: what scenarios expect."""

from __future__ import annotations

from typing import Any

from ..content import CONTENT, ENEMIES, FACES, GODS, MODES, WORLDS
from ..rules.decisions import DECISIONS
from ..rules.notation import ARTIFACTS, CREATURES, JOTUNS, PLACES
from ..rules.position import NO_CARD, Position
from ..rules.risk import risks_left
from ..rules.saving import RESULTS, card_text, names_in
from ..rules.tables import N_WORLDS, ON_TREE, STACK
from ..rules.tree import column, is_blocked
from ..rules.turn import opponent_strength
from ..rules.wheel import SLOTS, wheel_count
from ..rules.world_actions import mode_of
from ..sagas.content import SAGAS


def facts(position: Position) -> dict[str, Any]:
    names = [GODS[god] for god in position.god]
    seats = names[: int(position.n)]
    table: dict[str, Any] = {
        "round": int(position.round),
        "order": [names[position.order[k]] for k in range(position.order_count)],
        "active": names[position.active],
        "waiting": [name for seat, name in enumerate(seats) if (position.waiting_mask >> seat) & 1],
        "decision": DECISIONS[position.step()].name if position.waiting_mask else "",
        "over": not position.running(),
        "result": RESULTS[position.result],
        "defeat": f"D{position.defeat}" if position.defeat else "",
        "nidhogg": int(position.nidhogg),
        "tree": int(position.tree),
        "rotation": int(position.rotation),
        "island": int(position.island),
        "devastated": sorted(names_in(position.devastated, WORLDS)),
        "markers": int(position.markers()),
        "pawns": int(position.pawns()),
        "jotuns": sorted(names_in(position.jotuns, JOTUNS)),
        "reserve": {
            "elves": int(position.elves),
            "vanir": int(position.vanir),
            "heroes": int(position.heroes_reserve()),
            "nameless": int(position.nameless_reserve()),
            "giants": int(position.giants_reserve()),
        },
        "heroes": int(position.heroes),
        "nameless": int(position.nameless),
        "giants": int(position.giants),
        "creatures": [CREATURES[creature] for creature in position.creatures],
        "jotun_cards": [JOTUNS[jotun] for jotun in position.jotun_cards],
        "drawn": sorted(names_in(position.drawn, CREATURES)),
        "stacks": [artifact_stack(position, stack) for stack in range(3)],
        "risk": risk_facts(position),
        "wheel": {
            ENEMIES[e]: [card_text(int(position.wheel[e * SLOTS + k])) for k in range(wheel_count(position, e))]
            for e in range(len(ENEMIES))
        },
    }
    if position.saga:
        table["saga"] = saga_facts(position)
    for figure, name in enumerate(names):
        table[name] = {
            "world": WORLDS[position.world[figure]],
            "life": int(position.life[figure]),
            "max_life": int(position.max_life[figure]),
            "supporting": figure >= position.n,
        }
    for seat, name in enumerate(seats):
        player = position.players[seat]
        table[name] |= {
            "elves": int(player.elves),
            "vanir": int(player.vanir),
            "artifacts": sorted(names_in(player.artifacts, ARTIFACTS)),
            "deck": [card_text(int(card)) for card in player.deck],
            "known": [int(known) for known in player.known],
            "laid": card_text(int(player.laid)) if player.laid != NO_CARD else "",
        }
    for enemy in range(ON_TREE):
        table[ENEMIES[enemy]] = {
            "place": PLACES[position.enemy[enemy]],
            "strength": int(opponent_strength(position, enemy)),
        }
    for world in range(N_WORLDS):
        table[WORLDS[world]] = {
            "level": CONTENT.worlds[world].level,
            "column": int(column(position, world)),
            "devastated": bool(position.is_devastated(world)),
            "blocked": bool(is_blocked(position, world)),
            "mode": MODES[mode_of(position, world)],
            "gods": [name for figure, name in enumerate(names) if position.world[figure] == world],
            "enemies": [ENEMIES[enemy] for enemy in range(ON_TREE) if position.enemy[enemy] == world],
        }
    return table


def saga_facts(position: Position) -> dict[str, Any]:
    saga = SAGAS.sagas[position.saga - 1]
    return {
        "number": int(position.saga),
        "page": int(position.page) + 1,
        **{counter.name.replace(".", "_"): int(position.counters[k]) for k, counter in enumerate(saga.counters)},
        "opponents": {
            foe.id: PLACES[position.foes[k]] if position.foes[k] < N_WORLDS else "out"
            for k, foe in enumerate(saga.opponents)
        },
        "slain": sorted(foe.id for k, foe in enumerate(saga.opponents) if (position.slain >> k) & 1),
        "fallen": sorted(ENEMIES[e] for e in range(ON_TREE) if PLACES[position.enemy[e]] == "out"),
        "tokens": {WORLDS[w]: saga.tokens.kinds[t] for w, t in enumerate(position.tokens) if t >= 0},
        "pile": [saga.tokens.kinds[t] for t in position.pile],
        "face_up": {kind: int(position.tokens_up[k]) for k, kind in enumerate(saga.tokens.kinds)},
    }


def artifact_stack(position: Position, stack: int) -> list[str]:
    start = stack * STACK + int(position.artifacts_taken[stack])
    return [ARTIFACTS[a] for a in position.artifacts[start : (stack + 1) * STACK]]


def risk_facts(position: Position) -> dict[str, Any]:
    risk = position.risk
    return {
        "left": int(risks_left(position)),
        "god": FACES[risk.god_face] if risk.god_face >= 0 else "",
        "vanir": sorted(FACES[face] for face in range(6) for _ in range(risk.faces[face])),
    }
