# mypyc: compile
"""What all know (YG-1.10 to YG-1.12), JSON-ready; and a position rebuilt from it.

Views of one state differ only in `seat`. Decks are told place by place: a card whose place is known, or null; beside
them the cards known to be there without a place, and the gods on the backs of the laid and the top card. Every part is
named in `shape.py`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ragnatafl.core.reading import Reader, numbered, one_of
from ragnatafl.core.views import keep

from ..content import CONTENT
from ..rules.notation import ARTIFACTS, CREATURES, ENEMIES, FACES, GODS, JOTUNS, MODES, PLACES, WORLDS
from ..rules.opponents import opponents, possible_deeds
from ..rules.position import NO_CARD, Player, Position
from ..rules.question import decision, pending_risk
from ..rules.redeal import sorted_part, unknown_cards
from ..rules.risk import risks_left
from ..rules.saving import (
    ARTIFACT_NUMBERS,
    CARD_NAMES,
    CARD_OF,
    CREATURE_NUMBERS,
    GOD_NUMBERS,
    JOTUN_NUMBERS,
    VERSIONS,
    card_text,
    cards,
    names_in,
    open_table,
    player_sheets,
    restore_pool,
    restore_table,
    table_rebuild,
)
from ..rules.tables import N_GODS, N_WORLDS, ON_TREE, STACK, numbers
from ..rules.tree import column, enemies_in, is_blocked, normal_moves
from ..rules.turn import opponent_strength
from ..rules.wheel import is_floating
from ..rules.world_actions import action_cap, heal_cost, is_available, mode_of
from ..sagas.content import SAGAS
from . import shape
from .forecast import endings, forecast, way
from .shape import Stack, Story, View, World

FACE_NUMBERS: Final = numbered(FACES)
MASKS: Final = {
    "god_faces": FACE_NUMBERS,
    "vanir_faces": FACE_NUMBERS,
    "comrades": GOD_NUMBERS,
    "kin": GOD_NUMBERS,
    "casual": GOD_NUMBERS,
    "travelling": GOD_NUMBERS,
}
"""Bit masks of a player, told by names."""
LEVELS: Final = [world.level for world in CONTENT.worlds]


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
        "stacks": [stack_view(position, stack) for stack in range(i64(3))],
        "creatures_left": [CREATURES[c] for c in sorted_part(position.creatures, 0, len(position.creatures))],
        "jotuns_left": [JOTUNS[j] for j in sorted_part(position.jotun_cards, 0, len(position.jotun_cards))],
        "worlds": {WORLDS[world]: world_view(position, world) for world in range(i64(N_WORLDS))},
        "strengths": {ENEMIES[enemy]: int(opponent_strength(position, enemy)) for enemy in range(i64(ON_TREE))},
        "heal_life": int(heal_cost(position, position.active)),
        "markers": int(position.markers()),
        "pawns": int(position.pawns()),
        "opponents": opponents(position),
        "pending_risk": pending_risk(position),
        "risks_left": int(risks_left(position)),
        "story": saga_view(position),
        "way": way(position),
        "forecast": forecast(position),
        "endings": endings(position),
        "rebuild": {
            **table_rebuild(position),
            "laid_known": [int(player.laid_known) for player in position.players],
        },
    }


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
    hidden = unknown_cards(player)
    unplaced = [CARD_NAMES[card] for card in hidden if not is_floating(position, card)]
    return {
        "elves": int(player.elves),
        "vanir": int(player.vanir),
        "artifacts": names_in(player.artifacts, ARTIFACTS),
        "god_faces": names_in(player.god_faces, FACES),
        "vanir_faces": names_in(player.vanir_faces, FACES),
        "comrades": names_in(player.comrades, GODS),
        "kin": names_in(player.kin, GODS),
        "casual": names_in(player.casual, GODS),
        "travelling": names_in(player.travelling, GODS),
        "deck": [card_text(player.deck[k]) if player.known[k] else None for k in range(i64(len(player.deck)))],
        "laid": card_text(player.laid) if player.laid_known else None,
        "laid_god": GODS[player.laid % N_GODS] if player.laid != NO_CARD else None,
        "top_god": GODS[player.deck[0] % N_GODS] if len(player.deck) else None,
        "unplaced": unplaced,
        "floating": len(hidden) - len(unplaced),
    }


def stack_view(position: Position, stack: i64) -> Stack:
    """The visible top Artifact, and the unordered rest under it (YG-1.11)."""
    start = stack * STACK + position.artifacts_taken[stack]
    end = (stack + 1) * STACK
    return {
        "gone": [ARTIFACTS[a] for a in position.artifacts[stack * STACK : start]],
        "top": ARTIFACTS[position.artifacts[start]] if start < end else None,
        "under": [ARTIFACTS[a] for a in sorted_part(position.artifacts, start + 1, end)] if start < end else [],
    }


def world_view(position: Position, world: i64) -> World:
    mode = mode_of(position, world)
    result: World = {
        "level": LEVELS[world],
        "column": int(column(position, world)),
        "neighbours": names_in(normal_moves(position, world), WORLDS),
        "gods": [GODS[position.god[f]] for f in range(position.figures) if position.world[f] == world],
        "enemies": [ENEMIES[e] for e in range(i64(ON_TREE)) if position.enemy[e] == world],
        "devastated": bool(position.is_devastated(world)),
        "blocked": bool(is_blocked(position, world)),
        "crowded": bool(enemies_in(position, world) >= 2),
        "mode": MODES[mode],
        "available": bool(is_available(position, world, mode)),
    }
    cap = action_cap(position, world)
    if cap >= 0:
        result["cap"] = int(cap)
    return result


# -- from a view back to a position --------------------------------------------------------------------------------
def restore_view(position: Position, data: Any) -> None:
    """Fills an empty position with what the view tells, and any arrangement of the rest that fits."""
    table = VERSIONS.view(data)
    rest = table.table("rebuild")
    restore_table(position, table.holding({**table.data, **rest.data}))
    sheets = player_sheets(position, table)
    laid_known = rest.numbers("laid_known", len(sheets), 0, 1)
    position.players = [restore_player(sheet, known) for sheet, known in zip(sheets, laid_known, strict=True)]
    floating = [
        int(enemy * N_GODS + position.god[position.n])
        for enemy in range(len(ENEMIES))
        if position.n == 2 and (position.supporters_seen >> enemy) & 1 == 0
    ]
    for player, sheet in zip(position.players, sheets, strict=True):
        restore_deck(player, sheet, floating)
    artifacts: list[int] = []
    for stack in table.rows("stacks"):
        artifacts += stack.indices("gone", ARTIFACT_NUMBERS)
        artifacts += [stack.index("top", ARTIFACT_NUMBERS)] if stack.data.get("top") is not None else []
        artifacts += stack.indices("under", ARTIFACT_NUMBERS)
    if sorted(artifacts) != list(range(len(ARTIFACTS))):
        raise table.fail("stacks", "must hold every Artifact once")
    position.artifacts = numbers(artifacts)
    if position.saga:
        restore_tokens(position, table.table("story"))
    position.creatures = numbers(table.indices("creatures_left", CREATURE_NUMBERS))
    position.jotun_cards = numbers(table.indices("jotuns_left", JOTUN_NUMBERS))


def restore_player(sheet: Reader, laid_known: int) -> Player:
    masks = {key: sheet.mask(key, known) for key, known in MASKS.items()}
    return restore_pool(sheet.holding({**sheet.data, **masks, "laid_known": laid_known}))


def restore_tokens(position: Position, story: Reader) -> None:
    kinds = numbered(SAGAS.sagas[position.saga - 1].tokens.kinds)
    hidden = story.indices("hidden_tokens", kinds)
    tokens: list[int] = []
    for value in story.items("tokens", N_WORLDS):
        if value == "face_down":
            if not hidden:
                raise story.fail("tokens", "must not have more face down than hidden_tokens tells")
            tokens.append(hidden.pop())
        elif value is None:
            tokens.append(-1)
        elif str(value) in kinds:
            tokens.append(kinds[value])
        else:
            raise story.wrong_entry("tokens", len(tokens), one_of(value, kinds))
    position.tokens = numbers(tokens)
    position.pile = numbers(story.indices("pile", kinds))


def restore_deck(player: Player, sheet: Reader, floating: list[int]) -> None:
    places = cards(sheet, "deck")
    hidden = cards(sheet, "unplaced")
    for _ in range(sheet.number("floating", 0, len(floating))):
        hidden.append(floating.pop())
    player.laid = sheet.index("laid", CARD_OF, default=NO_CARD)
    if sheet.data.get("laid_god") is not None and player.laid == NO_CARD:
        player.laid = take_god(hidden, sheet, "laid_god")
    if places and places[0] == NO_CARD:
        places[0] = take_god(hidden, sheet, "top_god")
        known = [0]
    else:
        known = [1] if places else []
    for k in range(1, len(places)):
        known.append(int(places[k] != NO_CARD))
        if places[k] == NO_CARD:
            if not hidden:
                raise sheet.fail("deck", "must not have more places than cards")
            places[k] = hidden.pop()
    if hidden:
        raise sheet.fail("deck", "must not have more cards than places")
    player.deck = numbers(places)
    player.known = numbers(known)


def take_god(hidden: list[int], sheet: Reader, key: str) -> int:
    for found in hidden:
        if GODS[found % N_GODS] == sheet.data.get(key):
            hidden.remove(found)
            return found
    raise sheet.wrong(key, "the back of a card that is unplaced")
