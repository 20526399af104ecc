# mypyc: compile
"""What all know (YG-1.10 to YG-1.12), JSON-ready; and a position rebuilt from it.

Views of one state differ only in `seat`. Decks are told place by place: a card whose place is known, or null; beside
them the cards known to be there without a place, and the gods on the backs of the laid and the top card. Every part is
named in `shape.py`.
"""

from __future__ import annotations

from typing import Any, Final

from ragnatafl.core.views import keep

from ..content import CONTENT, ENEMIES, FACES, GODS, MODES, WORLDS
from ..rules.notation import ARTIFACTS, CREATURES, JOTUNS, PLACES
from ..rules.opponents import opponents, possible_deeds
from ..rules.position import NO_CARD, Player, Position
from ..rules.question import decision, pending_risk
from ..rules.redeal import sorted_part, unknown_cards
from ..rules.risk import risks_left
from ..rules.saving import (
    READER,
    bad,
    card,
    card_name,
    card_text,
    indices,
    integers,
    mask,
    named,
    number,
    open_table,
    pick,
    restore_pool,
    restore_table,
    table_rebuild,
)
from ..rules.tables import N_GODS, N_WORLDS, ON_TREE, STACK, TRACK_JOTUNS, numbers
from ..rules.tree import column, enemies_in, is_blocked, normal_moves
from ..rules.turn import opponent_strength
from ..rules.wheel import is_floating
from ..rules.world_actions import action_cap, is_available, mode_of
from ..sagas.content import SAGAS
from . import shape
from .shape import Stack, Story, View, World

MASKS: Final = {
    "god_faces": FACES,
    "vanir_faces": FACES,
    "comrades": GODS,
    "kin": GODS,
    "casual": GODS,
    "travelling": GODS,
}
"""Bit masks of a player, told by names."""


def views(position: Position, seats: list[int], known: list[View]) -> list[View]:
    """The views of several seats, which differ only in `seat`; the rest is shared, with known views too."""
    shared = view(position, -1)
    if len(known) > 0:
        keep(shared["rebuild"], known[0]["rebuild"])
        keep(shared, known[0])
    return [{**shared, "seat": seat if seat >= 0 else None} for seat in seats]


def view(position: Position, seat: int) -> View:
    """All that the seat knows; -1 is a spectator."""
    return {
        **open_table(position),
        "seat": seat if seat >= 0 else None,
        "decision": decision(position),
        "players": [player_view(position, player) for player in position.players],
        "stacks": [stack_view(position, stack) for stack in range(3)],
        "creatures_left": [CREATURES[c] for c in sorted_part(position.creatures, 0, len(position.creatures))],
        "jotuns_left": [JOTUNS[j] for j in sorted_part(position.jotun_cards, 0, len(position.jotun_cards))],
        "worlds": {WORLDS[world]: world_view(position, world) for world in range(N_WORLDS)},
        "strengths": {ENEMIES[enemy]: int(opponent_strength(position, enemy)) for enemy in range(ON_TREE)},
        "markers": int(position.markers()),
        "pawns": int(position.pawns()),
        "opponents": opponents(position),
        "pending_risk": pending_risk(position),
        "risks_left": int(risks_left(position)),
        "story": saga_view(position),
        "way": way(position),
        "rebuild": {
            **table_rebuild(position),
            "laid_known": [int(player.laid_known) for player in position.players],
        },
    }


def way(position: Position) -> list[str]:
    """The kinds of the spaces of Nidhögg's track (YG-18.2, YG-21.2)."""
    if position.saga:
        return [space.kind for space in SAGAS.sagas[position.saga - 1].pages[position.page].spaces]
    kind = "effect" if TRACK_JOTUNS[position.track] > 0 else "plain"
    return ["plain", *[kind for _ in range(position.tree - 1)], "tree"]


def saga_view(position: Position) -> Story | None:
    """The saga in play: its page, counters, opponents, and its tokens as far as all know them."""
    if position.saga == 0:
        return None
    saga = SAGAS.sagas[position.saga - 1]
    page = saga.pages[position.page]
    hidden = [int(t) for w, t in enumerate(position.tokens) if t >= 0 and (position.tokens_known >> w) & 1 == 0]
    return {
        "title": saga.title,
        "page_title": page.title,
        "spaces": [space.name for space in page.spaces],
        "reveals": {ENEMIES[e]: saga.reveals[entry].name for e, entry in enumerate(page.reveals) if entry >= 0},
        "actions": possible_deeds(position),
        "counters": {counter.name: int(position.counters[k]) for k, counter in enumerate(saga.counters)},
        "opponents": {
            foe.id: PLACES[position.foes[k]] if position.foes[k] < N_WORLDS else None
            for k, foe in enumerate(saga.opponents)
        },
        "slain": [foe.id for k, foe in enumerate(saga.opponents) if (position.slain >> k) & 1],
        "tokens": [
            None if t < 0 else saga.tokens.kinds[t] if (position.tokens_known >> w) & 1 else "face_down"
            for w, t in enumerate(position.tokens)
        ],
        "hidden_tokens": sorted(saga.tokens.kinds[t] for t in hidden),
        "pile": sorted(saga.tokens.kinds[t] for t in position.pile),
        "face_up": {kind: int(position.tokens_up[k]) for k, kind in enumerate(saga.tokens.kinds)},
    }


def player_view(position: Position, player: Player) -> shape.Player:
    """YG-1.12."""
    hidden = [int(c) for c in unknown_cards(player)]
    return {
        "elves": int(player.elves),
        "vanir": int(player.vanir),
        "artifacts": named(player.artifacts, ARTIFACTS),
        "god_faces": named(player.god_faces, FACES),
        "vanir_faces": named(player.vanir_faces, FACES),
        "comrades": named(player.comrades, GODS),
        "kin": named(player.kin, GODS),
        "casual": named(player.casual, GODS),
        "travelling": named(player.travelling, GODS),
        "deck": [card_text(c) if known else None for c, known in zip(player.deck, player.known, strict=True)],
        "laid": card_text(player.laid) if player.laid_known else None,
        "laid_god": GODS[player.laid % N_GODS] if player.laid != NO_CARD else None,
        "top_god": GODS[player.deck[0] % N_GODS] if len(player.deck) else None,
        "unplaced": [card_name(c) for c in hidden if not is_floating(position, c)],
        "floating": sum(1 for c in hidden if is_floating(position, c)),
    }


def stack_view(position: Position, stack: int) -> Stack:
    """The visible top Artifact, and the unordered rest under it (YG-1.11)."""
    start = stack * STACK + int(position.artifacts_taken[stack])
    end = (stack + 1) * STACK
    return {
        "gone": [ARTIFACTS[a] for a in position.artifacts[stack * STACK : start]],
        "top": ARTIFACTS[position.artifacts[start]] if start < end else None,
        "under": [ARTIFACTS[a] for a in sorted_part(position.artifacts, start + 1, end)] if start < end else [],
    }


def world_view(position: Position, world: int) -> World:
    mode = int(mode_of(position, world))
    result: World = {
        "level": CONTENT.worlds[world].level,
        "column": int(column(position, world)),
        "neighbours": named(normal_moves(position, world), WORLDS),
        "gods": [GODS[position.god[f]] for f in range(position.figures) if position.world[f] == world],
        "enemies": [ENEMIES[e] for e in range(ON_TREE) if position.enemy[e] == world],
        "devastated": bool(position.is_devastated(world)),
        "blocked": bool(is_blocked(position, world)),
        "crowded": bool(enemies_in(position, world) >= 2),
        "mode": MODES[mode],
        "available": bool(is_available(position, world, mode)),
    }
    cap = int(action_cap(position, world))
    if cap >= 0:
        result["cap"] = cap
    return result


# -- from a view back to a position --------------------------------------------------------------------------------
def restore_view(position: Position, data: Any) -> None:
    """Fills an empty position with what the view tells, and any arrangement of the rest that fits."""
    READER.check_versions(data)
    rest = pick(data, "rebuild", dict)
    restore_table(position, {**data, **rest})
    sheets = pick(data, "players", list)
    if len(sheets) != position.n:
        raise bad("there must be a player for each seat")
    laid_known = integers(rest, "laid_known", len(sheets), 0, 1)
    position.players = [restore_player(sheet, known) for sheet, known in zip(sheets, laid_known, strict=True)]
    floating = [
        int(enemy * N_GODS + position.god[position.n])
        for enemy in range(len(ENEMIES))
        if position.n == 2 and (position.supporters_seen >> enemy) & 1 == 0
    ]
    for player, sheet in zip(position.players, sheets, strict=True):
        restore_deck(player, sheet, floating)
    artifacts = []
    for stack in pick(data, "stacks", list):
        artifacts += indices(stack, "gone", ARTIFACTS)
        artifacts += [ARTIFACTS.index(stack["top"])] if stack.get("top") in ARTIFACTS else []
        artifacts += indices(stack, "under", ARTIFACTS)
    if sorted(artifacts) != list(range(len(ARTIFACTS))):
        raise bad("the stacks do not hold the Artifacts")
    position.artifacts = numbers(artifacts)
    if position.saga:
        restore_tokens(position, pick(data, "story", dict))
    position.creatures = numbers(indices(data, "creatures_left", CREATURES))
    position.jotun_cards = numbers(indices(data, "jotuns_left", JOTUNS))


def restore_player(sheet: Any, laid_known: int) -> Player:
    masks = {key: 0 if sheet[key] == [] else mask(sheet, key, names) for key, names in MASKS.items()}
    return restore_pool({**sheet, **masks, "laid_known": laid_known})


def restore_tokens(position: Position, story: Any) -> None:
    kinds = SAGAS.sagas[position.saga - 1].tokens.kinds
    hidden = indices(story, "hidden_tokens", kinds)
    tokens = []
    for value in pick(story, "tokens", list):
        if value == "face_down":
            if not hidden:
                raise bad("there are more face-down tokens than kinds told")
            tokens.append(hidden.pop())
        elif value is None:
            tokens.append(-1)
        elif value in kinds:
            tokens.append(kinds.index(value))
        else:
            raise bad(f"tokens holds {value!r:.40}")
    if len(tokens) != N_WORLDS:
        raise bad("tokens must speak of every World")
    position.tokens = numbers(tokens)
    position.pile = numbers(indices(story, "pile", kinds))


def restore_deck(player: Player, sheet: Any, floating: list[int]) -> None:
    places = [card(value, "deck") for value in pick(sheet, "deck", list)]
    hidden = [card(value, "unplaced") for value in pick(sheet, "unplaced", list)]
    count = number(sheet, "floating", 0, 6)
    if count > len(floating):
        raise bad("there are more unseen cards than the supporting god has")
    hidden += [floating.pop() for _ in range(count)]
    player.laid = card(sheet.get("laid"), "laid")
    if sheet.get("laid_god") is not None and player.laid == NO_CARD:
        player.laid = take_god(hidden, sheet["laid_god"])
    if places and places[0] == NO_CARD:
        places[0] = take_god(hidden, sheet.get("top_god"))
        known = [0]
    else:
        known = [1] if places else []
    for k in range(1, len(places)):
        known.append(int(places[k] != NO_CARD))
        if places[k] == NO_CARD:
            if not hidden:
                raise bad("a deck has more places than cards")
            places[k] = hidden.pop()
    if hidden:
        raise bad("a deck has more cards than places")
    player.deck = numbers(places)
    player.known = numbers(known)


def take_god(hidden: list[int], god: Any) -> int:
    for found in hidden:
        if GODS[found % N_GODS] == god:
            hidden.remove(found)
            return found
    raise bad(f"no card with the back {god!r:.20} can be there")
