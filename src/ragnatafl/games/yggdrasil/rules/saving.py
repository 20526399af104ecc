# mypyc: compile
"""A position as JSON-ready data, and back. `to_dict` is the whole truth; views are made from the same tables
(`telling/shape.py`)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.engine import MAX_DEPTH
from ragnatafl.core.reading import Reader, bits, numbered
from ragnatafl.core.rng import M32, SAVED_WORDS, Rng
from ragnatafl.core.saved import MOST_SHOWN, Versions, read_steps, seal

from ..content import CONTENT
from ..sagas.content import SAGAS
from ..sagas.tables import NOWHERE
from ..telling.shape import OpenTable, RiskRebuild, TableRebuild
from .notation import ARTIFACTS, CREATURES, ENEMIES, GODS, JOTUNS, PLACES, WORLDS, Names
from .position import NO_CARD, Player, Position, Risk, Step, popcount
from .tables import ON_TREE, STACK, Result, numbers

RULES_VERSION: Final = "0.2"
CONTENT_HASH: Final = f"{CONTENT.hash}-{SAGAS.hash}"
"""Of the basic content and of the sagas."""
VERSIONS: Final = Versions("yggdrasil", RULES_VERSION, CONTENT_HASH)
STEP_NAMES: Final = {value: name.lower() for name, value in vars(Step).items() if name.isupper()}
STEP_NUMBERS: Final = {name: value for value, name in STEP_NAMES.items()}
TRACKS: Final[Names] = tuple(CONTENT.tracks)
RESULTS: Final[Names] = ("running", "won", "lost")
TRACK_NUMBERS: Final = numbered(TRACKS)
RESULT_NUMBERS: Final = numbered(RESULTS)
GOD_NUMBERS: Final = numbered(GODS)
WORLD_NUMBERS: Final = numbered(WORLDS)
PLACE_NUMBERS: Final = numbered(PLACES)
JOTUN_NUMBERS: Final = numbered(JOTUNS)
ARTIFACT_NUMBERS: Final = numbered(ARTIFACTS)
CREATURE_NUMBERS: Final = numbered(CREATURES)
CARD_NAMES: Final[Names] = tuple([f"{enemy}/{god}" for enemy in ENEMIES for god in GODS])
"""An Enemy card as "hel/thor": the Enemy and the god on its back."""
CARD_OF: Final = numbered(CARD_NAMES)

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


def card_text(card: i64) -> str | None:
    return None if card == NO_CARD else CARD_NAMES[card]


def names_in(mask: i64, names: Names) -> list[str]:
    found: list[str] = []
    number: i64 = 0
    while mask > 0:
        if mask & 1:
            found.append(names[number])
        mask >>= 1
        number += 1
    return found


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
        "devastated": names_in(position.devastated, WORLDS),
        "jotuns": names_in(position.jotuns, JOTUNS),
        "wheel": [card_text(card) for card in position.wheel],
        "order": [int(position.order[k]) for k in range(position.order_count)],
        "active": int(position.active),
        "drawn": names_in(position.drawn, CREATURES),
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
        "artifacts": names_in(player.artifacts, ARTIFACTS),
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
def cards(table: Reader, key: str, count: int | None = None) -> list[int]:
    """Enemy cards; nothing where there is none."""
    found: list[int] = []
    for value in table.items(key, count):
        if value is not None and str(value) not in CARD_OF:
            raise table.wrong_entry(key, len(found), "an Enemy card")
        found.append(NO_CARD if value is None else CARD_OF[value])
    return found


def restore_table(position: Position, table: Reader) -> None:
    position.n = table.number("seats", 1, 5)
    position.track = table.index("track", TRACK_NUMBERS)
    position.result = table.index("result", RESULT_NUMBERS)
    for key, (least, most) in NUMBERS.items():
        setattr(position, key, table.number(key, least, most))
    for key in FLAGS:
        setattr(position, key, table.flag(key))
    restore_figures(position, table)
    position.devastated = table.mask("devastated", WORLD_NUMBERS)
    position.jotuns = table.mask("jotuns", JOTUN_NUMBERS)
    if popcount(position.devastated) > CONTENT.pieces.markers or popcount(position.jotuns) > CONTENT.pieces.jotun_pawns:
        raise table.fail("devastated", "and jotuns must not need more markers or pawns than the box has")
    position.artifacts_taken = numbers(table.numbers("taken", 3, 0, STACK))
    position.wheel = numbers(cards(table, "wheel", 18))
    last = int(position.n) - 1
    order = table.numbers("order", least=0, most=last)
    if len(set(order)) != len(order):
        raise table.wrong("order", "different seats")
    for seat in order:
        position.order[position.order_count] = seat
        position.order_count += 1
    position.active = table.number("active", 0, last)
    position.drawn = table.mask("drawn", CREATURE_NUMBERS)
    restore_risk(position.risk, table.table("risk"))
    restore_saga(position, table)
    position.waiting_mask = bits(table.numbers("waiting", least=0, most=last))
    for step, first, second, third in read_steps(table, STEP_NUMBERS, MAX_DEPTH):
        position.push(step, first, second, third)
    if position.depth == 0 and position.result == Result.RUNNING:
        raise table.fail("steps", "must not be empty")


def restore_figures(position: Position, table: Reader) -> None:
    """The gods and the Enemies on the Tree."""
    count = int(position.n) + CONTENT.players[int(position.n)].supporting
    gods = table.indices("gods", GOD_NUMBERS, count)
    if len(set(gods)) != count:
        raise table.wrong("gods", "different gods")
    position.figures = count
    position.god = numbers(gods)
    position.world = numbers(table.indices("places", WORLD_NUMBERS, count))
    position.life = numbers(table.numbers("life", count, 0, 25))
    position.max_life = numbers(table.numbers("max_life", count, 1, 25))
    position.enemy = numbers(table.indices("enemies", PLACE_NUMBERS, ON_TREE))


def restore_saga(position: Position, table: Reader) -> None:
    """What a saga keeps; empty in a basic game."""
    counters = foes = kinds = 0
    if position.saga:
        saga = SAGAS.sagas[position.saga - 1]
        counters, foes, kinds = len(saga.counters), len(saga.opponents), len(saga.tokens.kinds)
        if position.page >= len(saga.pages) or position.nidhogg >= len(saga.pages[position.page].spaces):
            raise table.fail("page", "and nidhogg must be a page and a space of the saga")
    position.counters = numbers(table.numbers("counters", counters, -99, 99))
    position.foes = numbers(table.numbers("foes", foes, 0, NOWHERE))
    position.tokens_up = numbers(table.numbers("tokens_up", kinds, 0, 20))
    position.wanted = numbers(table.numbers("wanted", 3, 0, 2**18 - 1))


def restore_risk(risk: Risk, table: Reader) -> None:
    for key, (least, most) in RISK_NUMBERS.items():
        setattr(risk, key, table.number(key, least, most))
    for key in RISK_FLAGS:
        setattr(risk, key, table.flag(key))
    risk.faces = risk_list(table, "faces")  # by name: `setattr` of an array leaks it when compiled
    risk.turned = risk_list(table, "turned")
    risk.marked = risk_list(table, "marked")
    risk.added = risk_list(table, "added")


def risk_list(table: Reader, key: str) -> vec[i64]:
    count, least, most = RISK_LISTS[key]
    return numbers(table.numbers(key, count, least, most))


def player_sheets(position: Position, table: Reader) -> list[Reader]:
    table.items("players", int(position.n))
    return table.rows("players")


def restore_pool(sheet: Reader) -> Player:
    player = Player()
    for key, (least, most) in PLAYER_NUMBERS.items():
        setattr(player, key, sheet.number(key, least, most))
    player.artifacts = sheet.mask("artifacts", ARTIFACT_NUMBERS)
    return player


def restore(position: Position, data: Any) -> None:
    """Fills an empty position from `to_dict`'s data; raises StateError for anything unsound."""
    restore_parts(position, VERSIONS.save(data))


def restore_parts(position: Position, table: Reader) -> None:
    """The same without versions and seal."""
    restore_table(position, table)
    for sheet in player_sheets(position, table):
        player = restore_pool(sheet)
        player.deck = numbers(cards(sheet, "deck"))
        player.known = numbers(sheet.numbers("known", len(player.deck), 0, 1))
        player.laid = sheet.index("laid", CARD_OF, default=NO_CARD)
        position.players.append(player)
    position.artifacts = numbers(table.indices("artifacts", ARTIFACT_NUMBERS))
    position.creatures = numbers(table.indices("creatures", CREATURE_NUMBERS))
    position.jotun_cards = numbers(table.indices("jotun_cards", JOTUN_NUMBERS))
    kinds = len(position.tokens_up)
    position.tokens = numbers(table.numbers("tokens", len(WORLDS) if position.saga else 0, -1, kinds))
    position.pile = numbers(table.numbers("pile", least=0, most=kinds))
    position.shown = table.number("shown", 0, MOST_SHOWN)
    position.rng = Rng()
    position.rng.set_words(table.numbers("rng", SAVED_WORDS, 0, M32))
