# mypyc: compile
"""A position as JSON-ready data, and back. `to_dict` is the whole truth; views are made from the same tables
(`telling/shape.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.engine import MAX_DEPTH, bit
from ragnatafl.core.errors import StateError
from ragnatafl.core.rng import M32, SAVED_WORDS, Rng
from ragnatafl.core.saved import MOST_SHOWN, SavedReader, seal

from ..content import CONTENT, ENEMIES, GODS, WORLDS
from ..sagas.content import SAGAS
from ..sagas.tables import NOWHERE
from ..telling.shape import OpenTable, RiskRebuild, TableRebuild
from .notation import ARTIFACTS, CREATURES, JOTUNS, PLACES
from .position import NO_CARD, Player, Position, Risk, Step, popcount
from .tables import N_GODS, ON_TREE, STACK, Result, numbers

RULES_VERSION: Final = "0.2"
CONTENT_HASH: Final = f"{CONTENT.hash}-{SAGAS.hash}"
"""Of the basic content and of the sagas."""
STEP_NAMES = {value: name.lower() for name, value in vars(Step).items() if name.isupper()}
STEP_NUMBERS = {name: value for value, name in STEP_NAMES.items()}
TRACKS = tuple(CONTENT.tracks)
RESULTS = ("running", "won", "lost")

NUMBERS: dict[str, tuple[int, int]] = {
    "nidhogg": (0, 20),
    "tree": (1, 20),
    "defeat": (0, 12),
    "elves": (0, 13),
    "vanir": (0, 13),
    "heroes": (0, CONTENT.pieces.heroes),
    "nameless": (0, CONTENT.pieces.nameless),
    "giants": (0, CONTENT.pieces.fire_giants),
    "rotation": (0, 2),
    "island": (0, len(CONTENT.islands) - 1),
    "round": (0, 100000),
    "turns": (0, 5),
    "supporters_seen": (0, 63),
    "saga": (0, len(SAGAS.sagas)),
    "page": (0, 9),
    "slain": (0, 2**16),
    "tokens_known": (0, 511),
    "token": (-1, 20),
    "chosen": (-1, 62),
}
"""Plain numbers of a position, with their bounds."""
FLAGS = ("powers", "fought", "acted")
PLAYER_NUMBERS: dict[str, tuple[int, int]] = {
    "elves": (0, 13),
    "vanir": (0, 13),
    "god_faces": (0, 63),
    "vanir_faces": (0, 63),
    "comrades": (0, 127),
    "kin": (0, 127),
    "casual": (0, 127),
    "travelling": (0, 127),
    "laid_known": (0, 1),
}
RISK_NUMBERS: dict[str, tuple[int, int]] = {
    "count": (0, 30),
    "opponent": (-1, 60),
    "god_face": (-1, 5),
    "added_turned": (0, 31),
    "rerolls": (0, 2**18 - 1),
    "elves_due": (0, 13),
    "turning_elves": (0, 13),
    "others_due": (0, 31),
    "lost": (0, 255),
}
RISK_FLAGS = ("rolled", "god_turned", "duel")
RISK_LISTS: dict[str, tuple[int, int, int]] = {
    "faces": (6, 0, 13),
    "turned": (6, 0, 13),
    "marked": (6, 0, 13),
    "added": (5, -1, 5),
}
"""Lists of the risk: length and bounds."""

Truth = dict[str, Any]


def card_name(card: int) -> str:
    """An Enemy card as "hel/thor": the Enemy and the god on its back."""
    return f"{ENEMIES[card // N_GODS]}/{GODS[card % N_GODS]}"


def card_text(card: int) -> str | None:
    return None if card == NO_CARD else card_name(card)


CARD_OF = {card_name(card): card for card in range(6 * N_GODS)}


def named(mask: int, names: Sequence[str]) -> list[str]:
    return [name for k, name in enumerate(names) if (mask >> k) & 1]


def risk_rebuild(risk: Risk) -> RiskRebuild:
    return {
        "count": int(risk.count),
        "opponent": int(risk.opponent),
        "god_face": int(risk.god_face),
        "added_turned": int(risk.added_turned),
        "rerolls": int(risk.rerolls),
        "elves_due": int(risk.elves_due),
        "turning_elves": int(risk.turning_elves),
        "others_due": int(risk.others_due),
        "lost": int(risk.lost),
        "rolled": bool(risk.rolled),
        "god_turned": bool(risk.god_turned),
        "duel": bool(risk.duel),
        "faces": [int(item) for item in risk.faces],
        "turned": [int(item) for item in risk.turned],
        "marked": [int(item) for item in risk.marked],
        "added": [int(item) for item in risk.added],
    }


def open_table(position: Position) -> OpenTable:
    """Everything that is open to all."""
    return {
        "game": "yggdrasil",
        "rules": RULES_VERSION,
        "content": CONTENT_HASH,
        "seats": int(position.n),
        "track": TRACKS[position.track],
        "result": RESULTS[position.result],
        "nidhogg": int(position.nidhogg),
        "tree": int(position.tree),
        "defeat": int(position.defeat),
        "elves": int(position.elves),
        "vanir": int(position.vanir),
        "heroes": int(position.heroes),
        "nameless": int(position.nameless),
        "giants": int(position.giants),
        "rotation": int(position.rotation),
        "island": int(position.island),
        "round": int(position.round),
        "turns": int(position.turns),
        "saga": int(position.saga),
        "page": int(position.page),
        "powers": bool(position.powers),
        "fought": bool(position.fought),
        "acted": bool(position.acted),
        "gods": [GODS[god] for god in position.god],
        "places": [WORLDS[world] for world in position.world],
        "life": [int(life) for life in position.life],
        "max_life": [int(life) for life in position.max_life],
        "enemies": [PLACES[place] for place in position.enemy],
        "devastated": named(position.devastated, WORLDS),
        "jotuns": named(position.jotuns, JOTUNS),
        "wheel": [card_text(card) for card in position.wheel],
        "order": [int(position.order[k]) for k in range(position.order_count)],
        "active": int(position.active),
        "drawn": named(position.drawn, CREATURES),
        "waiting": [seat for seat in range(position.n) if (position.waiting_mask >> seat) & 1],
    }


def table_rebuild(position: Position) -> TableRebuild:
    """What the engine keeps besides; it is open to all too."""
    return {
        "supporters_seen": int(position.supporters_seen),
        "slain": int(position.slain),
        "tokens_known": int(position.tokens_known),
        "token": int(position.token),
        "chosen": int(position.chosen),
        "taken": [int(count) for count in position.artifacts_taken],
        "risk": risk_rebuild(position.risk),
        "counters": [int(value) for value in position.counters],
        "foes": [int(place) for place in position.foes],
        "tokens_up": [int(count) for count in position.tokens_up],
        "wanted": [int(count) for count in position.wanted],
        "steps": [
            [STEP_NAMES[frame & 255], int(frame >> 8) & 255, int(frame >> 16) & 255, int(frame >> 24) & 255]
            for frame in [position.stack[k] for k in range(position.depth)]
        ],
    }


def pool_dict(player: Player) -> Truth:
    return {
        **{key: int(getattr(player, key)) for key in PLAYER_NUMBERS},
        "artifacts": named(player.artifacts, ARTIFACTS),
    }


def to_dict(position: Position) -> Truth:
    truth: Truth = {**open_table(position), **table_rebuild(position)}
    truth["players"] = [
        {
            **pool_dict(player),
            "deck": [card_text(card) for card in player.deck],
            "known": [int(known) for known in player.known],
            "laid": card_text(player.laid),
        }
        for player in position.players
    ]
    truth["artifacts"] = [ARTIFACTS[artifact] for artifact in position.artifacts]
    truth["creatures"] = [CREATURES[creature] for creature in position.creatures]
    truth["jotun_cards"] = [JOTUNS[jotun] for jotun in position.jotun_cards]
    truth["tokens"] = [int(token) for token in position.tokens]
    truth["pile"] = [int(token) for token in position.pile]
    truth["shown"] = int(position.shown)
    truth["rng"] = position.rng.words()
    truth["seal"] = seal(truth)
    return truth


# -- reading -------------------------------------------------------------------------------------------------------
READER: Final = SavedReader("yggdrasil", "Yggdrasil", RULES_VERSION, CONTENT_HASH)


def bad(what: str) -> StateError:
    return READER.bad(what)


def pick(data: Any, key: str, kind: type) -> Any:
    return READER.pick(data, key, kind)


def number(data: Any, key: str, least: int, most: int) -> int:
    return READER.number(data, key, least, most)


def integers(data: Any, key: str, count: int, least: int, most: int) -> list[int]:
    return READER.integers(data, key, count, least, most)


def index(names: Sequence[Any], value: Any, key: str) -> int:
    return READER.index(names, value, key)


NUMBERED: Final[dict[tuple[str, ...], dict[str, int]]] = {}


def numbered(names: tuple[str, ...]) -> dict[str, int]:
    """The number of each name, made once."""
    found = NUMBERED.get(names)
    if found is None:
        found = {name: k for k, name in enumerate(names)}
        NUMBERED[names] = found
    return found


def indices(data: Any, key: str, names: tuple[str, ...]) -> list[int]:
    known = numbered(names)
    values: list[Any] = pick(data, key, list)
    found: list[int] = []
    for value in values:
        if not isinstance(value, str) or value not in known:
            raise bad(f"{key} holds {value!r:.40}")
        found.append(known[value])
    return found


def mask(data: Any, key: str, names: tuple[str, ...]) -> int:
    result = 0
    for k in indices(data, key, names):
        result |= bit(k)
    return result


def card(value: Any, key: str) -> int:
    if value is None:
        return NO_CARD
    if not isinstance(value, str) or value not in CARD_OF:
        raise bad(f"{key} holds {value!r:.40}, which is no Enemy card")
    return CARD_OF[value]


def restore_table(position: Position, data: Mapping[str, Any]) -> None:
    position.n = number(data, "seats", 1, 5)
    position.track = index(TRACKS, data.get("track"), "track")
    position.result = index(RESULTS, data.get("result"), "result")
    for key, (least, most) in NUMBERS.items():
        setattr(position, key, number(data, key, least, most))
    for key in FLAGS:
        setattr(position, key, pick(data, key, bool))
    gods = indices(data, "gods", GODS)
    if len(set(gods)) != len(gods) or len(gods) != position.n + CONTENT.players[int(position.n)].supporting:
        raise bad("gods must be different, one for each seat and supporting god")
    position.figures = len(gods)
    position.god = numbers(gods)
    position.world = numbers(indices(data, "places", WORLDS))
    position.life = numbers(integers(data, "life", len(gods), 0, 25))
    position.max_life = numbers(integers(data, "max_life", len(gods), 1, 25))
    position.enemy = numbers(indices(data, "enemies", PLACES))
    if len(position.world) != len(gods) or len(position.enemy) != ON_TREE:
        raise bad("places and enemies must name one World each")
    position.devastated = mask(data, "devastated", WORLDS)
    position.jotuns = mask(data, "jotuns", JOTUNS)
    if popcount(position.devastated) > CONTENT.pieces.markers or popcount(position.jotuns) > CONTENT.pieces.jotun_pawns:
        raise bad("there are more markers or pawns than the box has")
    position.artifacts_taken = numbers(integers(data, "taken", 3, 0, STACK))
    wheel = [card(value, "wheel") for value in pick(data, "wheel", list)]
    if len(wheel) != 18:
        raise bad("the wheel must have 18 places")
    position.wheel = numbers(wheel)
    seats = range(int(position.n))
    order = pick(data, "order", list)
    if any(type(seat) is not int or seat not in seats for seat in order) or len(set(order)) != len(order):
        raise bad(f"order is {order!r:.40}")
    for seat in order:
        position.order[position.order_count] = seat
        position.order_count += 1
    position.active = number(data, "active", 0, position.n - 1)
    position.drawn = mask(data, "drawn", CREATURES)
    restore_risk(position.risk, pick(data, "risk", dict))
    restore_saga(position, data)
    waiting = pick(data, "waiting", list)
    if any(type(seat) is not int or seat not in seats for seat in waiting):
        raise bad(f"waiting is {waiting!r:.40}")
    position.waiting_mask = sum(2**seat for seat in set(waiting))
    for step, first, second, third in READER.steps(data, STEP_NUMBERS, MAX_DEPTH):
        position.push(step, first, second, third)
    if position.depth == 0 and position.result == Result.RUNNING:
        raise bad("steps is empty")


def restore_saga(position: Position, data: Mapping[str, Any]) -> None:
    """What a saga keeps; empty in a basic game."""
    counters = foes = kinds = 0
    if position.saga:
        saga = SAGAS.sagas[position.saga - 1]
        counters, foes, kinds = len(saga.counters), len(saga.opponents), len(saga.tokens.kinds)
        if position.page >= len(saga.pages) or position.nidhogg >= len(saga.pages[position.page].spaces):
            raise bad("the saga has no such page or space")
    position.counters = numbers(integers(data, "counters", counters, -99, 99))
    position.foes = numbers(integers(data, "foes", foes, 0, int(NOWHERE)))
    position.tokens_up = numbers(integers(data, "tokens_up", kinds, 0, 20))
    position.wanted = numbers(integers(data, "wanted", 3, 0, 2**18 - 1))


def restore_risk(risk: Risk, data: Mapping[str, Any]) -> None:
    for key, (least, most) in RISK_NUMBERS.items():
        setattr(risk, key, number(data, key, least, most))
    for key in RISK_FLAGS:
        setattr(risk, key, pick(data, key, bool))
    risk.faces = risk_list(data, "faces")  # by name: `setattr` of an array leaks it when compiled
    risk.turned = risk_list(data, "turned")
    risk.marked = risk_list(data, "marked")
    risk.added = risk_list(data, "added")


def risk_list(data: Mapping[str, Any], key: str) -> vec[i64]:
    count, least, most = RISK_LISTS[key]
    return numbers(integers(data, key, count, least, most))


def restore_pool(data: Any) -> Player:
    player = Player()
    for key, (least, most) in PLAYER_NUMBERS.items():
        setattr(player, key, number(data, key, least, most))
    player.artifacts = mask(data, "artifacts", ARTIFACTS)
    return player


def restore(position: Position, data: Any) -> None:
    """Fills an empty position from `to_dict`'s data; raises StateError for anything unsound."""
    READER.check_versions(data)
    READER.check_seal(data)
    restore_parts(position, data)


def restore_parts(position: Position, data: Any) -> None:
    """The same without versions and seal."""
    restore_table(position, data)
    for sheet in pick(data, "players", list):
        player = restore_pool(sheet)
        player.deck = numbers([card(value, "deck") for value in pick(sheet, "deck", list)])
        player.known = numbers(integers(sheet, "known", len(player.deck), 0, 1))
        player.laid = card(sheet.get("laid"), "laid")
        position.players.append(player)
    if len(position.players) != position.n:
        raise bad("there must be a player for each seat")
    position.artifacts = numbers(indices(data, "artifacts", ARTIFACTS))
    position.creatures = numbers(indices(data, "creatures", CREATURES))
    position.jotun_cards = numbers(indices(data, "jotun_cards", JOTUNS))
    kinds = len(position.tokens_up)
    position.tokens = numbers(integers(data, "tokens", len(WORLDS) if position.saga else 0, -1, kinds))
    pile = pick(data, "pile", list)
    position.pile = numbers(integers(data, "pile", len(pile), 0, kinds))
    position.shown = number(data, "shown", 0, MOST_SHOWN)
    position.rng = Rng()
    position.rng.set_words(integers(data, "rng", SAVED_WORDS, 0, M32))
