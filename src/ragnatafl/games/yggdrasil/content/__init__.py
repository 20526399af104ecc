"""Yggdrasil Chronicles' content files, read and validated. The engine's tables are built from these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ragnatafl.core.changed import content_folder
from ragnatafl.core.content import content_hash, read_toml
from ragnatafl.core.errors import ContentError
from ragnatafl.core.reading import Reader

FOLDER = Path(__file__).parent

FILES = {
    "actions": ("actions",),
    "artifacts": ("artifacts",),
    "creatures": ("creatures",),
    "dice": ("god_die", "vanir_die", "faces"),
    "enemies": ("enemies", "heal"),
    "experience": ("rows", "relations", "points", "victory"),
    "gods": ("gods",),
    "jotuns": ("fight", "jotuns"),
    "runestones": ("stones",),
    "setup": ("pieces", "players", "start"),
    "tracks": ("tracks",),
    "tree": ("worlds", "columns", "slots", "rotation", "islands"),
}
"""Each file and its tables."""

# Where the order below is the engine's numbering, a content file must keep it.
WORLDS = (
    *("asgard", "vanaheim", "alfheim"),
    *("midgard", "nidavellir", "svartalfheim"),
    *("jotunheim", "niflheim", "muspelheim"),
)
LEVELS = ("top", "mid", "bottom")
CAGE = len(WORLDS)
BOOK = CAGE + 1
ISLAND = BOOK + 1
"""A place is a World's number, the Cage, the Saga Book (Nidhögg) or "one island to the left" (Jormungand's flight)."""
PLACES = (*WORLDS, "cage", "book", "island")
SEATS = (1, 2, 3, 4, 5)

ENEMIES = ("hel", "surtur", "loki", "jormungand", "fenrir", "nidhogg")
GODS = ("freyr", "freyia", "frigg", "heimdall", "odin", "thor", "tyr")
FACES = ("S", "SR", "I", "II", "III", "BLANK")
RUNES = ("I", "II", "III")
STONES = ("white", "green", "red")
STONE_FACES = ("MOVE", "ROTATE", "ACTION", "LIFE")
MODES = ("penalised", "normal", "supported")
RELATIONS = ("comrade_in_arms", "kin", "casual_companion", "travelling_companion")
JOTUN_KINDS = ("blocker", "guard", "obstacle")
OBSTACLES = ("elves", "heroes", "artifacts", "vanir_dice", "god_dice")
STRENGTH_COUNTS = ("none", "nameless", "fire_giants", "jotuns", "devastated")
POWERS = (
    "elves_for_risks",
    "heroes_after_roll",
    "life_instead_of_action",
    "move_to_world",
    "god_die_counts",
    "turn_survives_fenrir",
)
ARTIFACT_EFFECTS = (
    "reroll_vanir_dice",
    "reroll_god_die",
    "move_to_level",
    "strengthen_reductions",
    "reduce_risks",
    "keep_vanir_dice",
    "action_and_fight",
    "heal_life",
    "supported_when_alone",
    "keep_elves",
    "ignore_enemies",
)
CREATURE_EFFECTS = (
    "life",
    "heal_world",
    "geri_and_freki",
    "defeat_jotun",
    "heroes",
    "exchange_pieces",
    "elves",
    "vanir_dice",
    "ratatosk",
    "life_chosen",
    "skuld",
    "sleipnir",
    "urd",
    "exchange_life",
)
WORLD_EFFECTS = (
    "heal_world",
    "vanir_dice",
    "elves",
    "heroes",
    "artifact",
    "creatures",
    "runestones",
    "nameless",
    "fire_giants",
)
"""What each World's action does, in the order of WORLDS."""

SOURCES = ("rulebook", "public", "reconstructed", "original")


@dataclass(frozen=True)
class World:
    id: str
    name: str
    level: int
    """0 top, 1 mid, 2 bottom."""
    place: int
    """The column of a fixed World; the slot of a mid World, whose column is (slot + rotation) mod 3 (YG-2.2)."""


@dataclass(frozen=True)
class Enemy:
    id: str
    name: str
    strength: int
    counts: str
    """What adds one each to the strength, of STRENGTH_COUNTS."""
    start: int
    flight: int
    """Places; BOOK where there is none."""
    rotation: int
    life: int
    fire_giants: int
    jotuns: int


@dataclass(frozen=True)
class God:
    id: str
    name: str
    elves: int
    vanir_dice: int
    god_faces: tuple[str, ...]
    vanir_faces: tuple[str, ...]
    relations: tuple[str, ...]
    power: str
    target: int
    """The World of a power that names one, else -1."""
    amount: int


@dataclass(frozen=True)
class Jotun:
    id: str
    name: str
    kind: str
    target: str
    number: int
    """The target's number in WORLDS, ENEMIES or OBSTACLES."""


@dataclass(frozen=True)
class Artifact:
    id: str
    name: str
    level: int
    effect: str
    target: str
    """A level of the Tree, an Enemy, "jotun", or nothing."""
    amount: int


@dataclass(frozen=True)
class Creature:
    id: str
    name: str
    effect: str
    amount: int
    times: int
    optional: bool


@dataclass(frozen=True)
class WorldAction:
    """Numbers by mode: penalised, normal, supported."""

    effect: str
    amounts: tuple[int, ...]
    risks: tuple[int, ...]


@dataclass(frozen=True)
class Stone:
    id: str
    faces: tuple[str, ...]


@dataclass(frozen=True)
class Pieces:
    fire_giants: int
    nameless: int
    jotun_pawns: int
    heroes: int
    elves: int
    vanir_dice: int
    god_dice: int
    markers: int
    life: int


@dataclass(frozen=True)
class PlayerCount:
    elves: int
    vanir_dice: int
    life: int
    supporting: int
    supporting_life: int


@dataclass(frozen=True)
class Track:
    """A basic game: the Tree is on the track's last space, Jötuns come on each space before it."""

    id: str
    name: str
    moves: dict[int, int]
    """By the number of players."""
    jotuns: int
    abilities: bool
    powers: bool


@dataclass(frozen=True)
class Experience:
    """Costs of the boxes, from the cheapest; the faces are I, II, III."""

    elves: tuple[int, ...]
    vanir_dice: tuple[int, ...]
    god_faces: tuple[int, ...]
    vanir_faces: tuple[int, ...]
    relations: dict[int, tuple[int, ...]]
    """Number of players -> the boxes of each relation row."""
    defeat: int
    victory: int


@dataclass(frozen=True)
class Origin:
    """Where the numbers of a table come from."""

    where: str
    source: str
    why: str


@dataclass(frozen=True)
class Content:
    worlds: tuple[World, ...]
    rotation: int
    islands: tuple[int, ...]
    """Nameless sent by arriving on each island."""
    god_die: tuple[str, ...]
    vanir_die: tuple[str, ...]
    success_faces: tuple[str, ...]
    returning_faces: tuple[str, ...]
    stones: tuple[Stone, ...]
    pieces: Pieces
    players: dict[int, PlayerCount]
    gods_start: int
    enemies: tuple[Enemy, ...]
    heal_life: int
    gods: tuple[God, ...]
    jotuns: tuple[Jotun, ...]
    jotun_strength: int
    artifacts: tuple[Artifact, ...]
    creatures: tuple[Creature, ...]
    actions: tuple[WorldAction, ...]
    tracks: dict[str, Track]
    experience: Experience
    origins: tuple[Origin, ...]
    hash: str


NOTES = ("source", "why")


def entries(table: Reader) -> list[tuple[str, Reader]]:
    return table.tables(skip=NOTES)


def in_order(table: Reader, ids: tuple[str, ...], rule: str) -> list[tuple[str, Reader]]:
    """The tables inside, which must be exactly these in this order: it is the engine's numbering."""
    found = [key for key in table.data if key not in NOTES]
    if found != list(ids):
        raise table.fail("", f"must hold {', '.join(ids)}, in this order ({rule})")
    return entries(table)


def place(table: Reader, key: str, places: tuple[str, ...] = PLACES) -> int:
    return PLACES.index(table.text(key, places))


def read_origins(table: Reader, found: list[Origin], inherited: bool = False) -> None:
    """Each table says where its numbers come from, itself or by the table around it."""
    if "source" in table.data or not inherited:
        source = table.text("source", SOURCES)
        why = table.text("why") if source in ("reconstructed", "original") or "why" in table.data else ""
        found.append(Origin(table.where, source, why))
    for key, value in table.data.items():
        if isinstance(value, Mapping):
            read_origins(table.table(key), found, inherited=True)


def read_worlds(tree: Reader) -> tuple[World, ...]:
    """YG-2.1, YG-2.2."""
    worlds = []
    for id, table in in_order(tree.table("worlds"), WORLDS, "YG-1.1"):
        table.only("name", "level", *NOTES)
        level = LEVELS.index(table.text("level", LEVELS))
        places = tree.table("slots" if level == 1 else "columns")
        worlds.append(World(id, table.text("name"), level, places.number(id, most=2)))
    for level, level_name in enumerate(LEVELS):
        if sorted(world.place for world in worlds if world.level == level) != [0, 1, 2]:
            key = "slots" if level == 1 else "columns"
            raise tree.fail(key, f"must give the three {level_name} Worlds the places 0, 1 and 2 (YG-2)")
    for key, names in (("columns", WORLDS[:3] + WORLDS[6:]), ("slots", WORLDS[3:6])):
        tree.table(key).only(*names, *NOTES)
    return tuple(worlds)


def read_enemies(enemies: Reader, start: Reader) -> tuple[Enemy, ...]:
    """YG-8, YG-11.4."""
    found = []
    for id, table in in_order(enemies.table("enemies"), ENEMIES, "YG-1.2"):
        table.only("name", "strength", "counts", "flight", "rotation", "life", "fire_giants", "jotuns", *NOTES)
        book = id == "nidhogg"
        found.append(
            Enemy(
                id=id,
                name=table.text("name"),
                strength=table.number("strength", default=0 if book else None, most=20),
                counts=table.text("counts", STRENGTH_COUNTS, default="none"),
                start=place(start, id, ("book",) if book else PLACES[:BOOK]),
                flight=BOOK if book else place(table, "flight", (*PLACES[:BOOK], "island")),
                rotation=table.number("rotation", default=0, most=2),
                life=table.number("life", default=0, most=20),
                fire_giants=table.number("fire_giants", default=0, most=20),
                jotuns=table.number("jotuns", default=0, most=1),
            )
        )
    if found[3].start != WORLDS.index("midgard"):
        raise start.fail("jormungand", "must be midgard, where the islands are (YG-8.4)")
    if [enemy.id for enemy in found if enemy.flight == ISLAND] != ["jormungand"]:
        raise enemies.fail("enemies", 'must give the flight "island" to jormungand and to nobody else (YG-11.4)')
    return tuple(found)


def read_gods(gods: Reader) -> tuple[God, ...]:
    """YG-17.1, YG-17.9."""
    found = []
    keys = ("name", "elves", "vanir_dice", "god_faces", "vanir_faces", "relations", "power", "target", "amount")
    for id, table in in_order(gods.table("gods"), GODS, "YG-1.3"):
        table.only(*keys, *NOTES)
        power = table.text("power", POWERS)
        names_world = power == "move_to_world"
        counted = power in ("elves_for_risks", "life_instead_of_action", "god_die_counts")
        found.append(
            God(
                id=id,
                name=table.text("name"),
                elves=table.number("elves", default=0, most=3),
                vanir_dice=table.number("vanir_dice", default=0, most=3),
                god_faces=runes(table, "god_faces"),
                vanir_faces=runes(table, "vanir_faces"),
                relations=tuple(table.texts("relations", RELATIONS, optional=True)),
                power=power,
                target=place(table, "target", WORLDS) if names_world else -1,
                amount=table.number("amount", default=None if counted else 0, least=1 if counted else 0, most=20),
            )
        )
    return tuple(found)


def runes(table: Reader, key: str) -> tuple[str, ...]:
    """Boxes of the experience sheet are bought in order, so a god has I, or I and II, or all three (YG-20.6)."""
    found = tuple(table.texts(key, RUNES, optional=True))
    if found != RUNES[: len(found)]:
        raise table.fail(key, "must be the runes from I upward, without a gap")
    return found


def read_jotuns(jotuns: Reader) -> tuple[Jotun, ...]:
    """YG-9.3 to YG-9.5."""
    targets = {"blocker": WORLDS, "guard": ENEMIES[:5], "obstacle": OBSTACLES}
    found = []
    for id, table in entries(jotuns.table("jotuns")):
        table.only("name", "kind", "target", *NOTES)
        kind = table.text("kind", JOTUN_KINDS)
        target = table.text("target", targets[kind])
        found.append(Jotun(id, table.text("name"), kind, target, targets[kind].index(target)))
    if len(found) != 18 or len({(jotun.kind, jotun.target) for jotun in found}) != 18:
        raise jotuns.fail("jotuns", "must hold 18 Jötuns, each with a target of its own (YG-1.4)")
    return tuple(found)


def read_artifacts(artifacts: Reader) -> tuple[Artifact, ...]:
    """YG-15.1."""
    targets = {"move_to_level": LEVELS, "reduce_risks": (*ENEMIES[:5], "jotun")}
    counted = ("strengthen_reductions", "reduce_risks", "keep_vanir_dice", "heal_life", "keep_elves")
    found = []
    for id, table in entries(artifacts.table("artifacts")):
        table.only("name", "level", "effect", "target", "amount", *NOTES)
        effect = table.text("effect", ARTIFACT_EFFECTS)
        target = table.text("target", targets[effect]) if effect in targets else ""
        amount = table.number("amount", default=None if effect in counted else 0, most=20)
        found.append(Artifact(id, table.text("name"), table.number("level", least=1, most=3), effect, target, amount))
    if [artifact.level for artifact in found] != [1] * 6 + [2] * 6 + [3] * 6:
        raise artifacts.fail("artifacts", "must hold six Artifacts of each level, in the order of levels (YG-1.4)")
    return tuple(found)


def read_creatures(creatures: Reader) -> tuple[Creature, ...]:
    """YG-16.1."""
    uncounted = ("exchange_pieces", "ratatosk", "sleipnir", "exchange_life")
    found = []
    for id, table in entries(creatures.table("creatures")):
        table.only("name", "effect", "amount", "times", "optional", *NOTES)
        effect = table.text("effect", CREATURE_EFFECTS)
        found.append(
            Creature(
                id=id,
                name=table.text("name"),
                effect=effect,
                amount=table.number("amount", default=0 if effect in uncounted else None, most=20),
                times=table.number("times", default=1, least=1, most=5),
                optional=table.flag("optional", default=False),
            )
        )
    if len(found) != 18:
        raise creatures.fail("creatures", "must hold 18 Creatures (YG-1.4)")
    return tuple(found)


def by_mode(table: Reader, key: str, default: int | None = None) -> tuple[int, ...]:
    """Penalised, normal, supported; a single number holds for all."""
    if isinstance(table.data.get(key), Mapping):
        modes = table.table(key)
        modes.only(*MODES)
        return tuple(modes.number(mode, most=20) for mode in MODES)
    return (table.number(key, default=default, most=20),) * 3


def read_actions(actions: Reader) -> tuple[WorldAction, ...]:
    """YG-12.2."""
    found = []
    for number, (_, table) in enumerate(in_order(actions.table("actions"), WORLDS, "YG-12.2")):
        table.only("effect", "amount", "risk", *NOTES)
        effect = table.text("effect", WORLD_EFFECTS[number : number + 1])
        action = WorldAction(effect, by_mode(table, "amount"), by_mode(table, "risk", default=0))
        if effect in ("artifact", "runestones") and not all(1 <= amount <= 3 for amount in action.amounts):
            raise table.fail("amount", "must be 1 to 3: there are three stacks and three stones")
        found.append(action)
    return tuple(found)


def read_players(setup: Reader, pieces: Pieces) -> dict[int, PlayerCount]:
    """YG-3.2."""
    found = {}
    table = setup.table("players")
    table.only(*map(str, SEATS), *NOTES)
    for seats in SEATS:
        row = table.table(str(seats))
        row.only("elves", "vanir_dice", "life", "supporting", "supporting_life", *NOTES)
        supporting = row.number("supporting", most=2)
        found[seats] = PlayerCount(
            elves=row.number("elves", most=pieces.elves),
            vanir_dice=row.number("vanir_dice", most=pieces.vanir_dice),
            life=row.number("life", least=1, most=pieces.life),
            supporting=supporting,
            supporting_life=row.number(
                "supporting_life", default=None if supporting else 0, least=1 if supporting else 0
            ),
        )
        if supporting != {1: 2, 2: 1}.get(seats, 0):
            raise row.fail("supporting", "must be 2 for one player, 1 for two and 0 for more (YG-4)")
        if seats * found[seats].life + supporting * found[seats].supporting_life > pieces.life:
            raise row.fail("life", f"needs more than the {pieces.life} Life tokens of the box (YG-1.4)")
    return found


def read_pieces(setup: Reader) -> Pieces:
    """YG-1.4."""
    table = setup.table("pieces")
    names = tuple(Pieces.__dataclass_fields__)
    table.only(*names, *NOTES)
    pieces = Pieces(**{name: table.number(name, least=1, most=50) for name in names})
    if pieces.god_dice < 5:
        raise table.fail("god_dice", "must be 5 or more: five gods can be in play (YG-1.4)")
    return pieces


def read_tracks(tracks: Reader) -> dict[str, Track]:
    """YG-18."""
    found = {}
    for id, table in entries(tracks.table("tracks")):
        table.only("name", "moves", "jotuns", "abilities", "powers", *NOTES)
        lengths = table.table("moves")
        lengths.only(*map(str, SEATS))
        moves = {seats: lengths.number(str(seats), least=1, most=20) for seats in SEATS}
        jotuns = table.number("jotuns", most=3)
        found[id] = Track(id, table.text("name"), moves, jotuns, table.flag("abilities"), table.flag("powers"))
    for id in ("easy", "hard"):
        if id not in found:
            raise tracks.fail("tracks", f"must have the {id} game (YG-18.1)")
    return found


def read_experience(experience: Reader, players: dict[int, PlayerCount]) -> Experience:
    """YG-20.3 to YG-20.6."""
    rows = experience.table("rows")
    rows.only("elves", "vanir_dice", "god_faces", "vanir_faces", *NOTES)
    costs = {id: rising(rows.table(id), "costs", 3) for id in ("elves", "vanir_dice", "god_faces", "vanir_faces")}
    table = experience.table("relations")
    table.only("1", "2", "3", "4", "5", *NOTES)
    return Experience(
        elves=costs["elves"],
        vanir_dice=costs["vanir_dice"],
        god_faces=costs["god_faces"],
        vanir_faces=costs["vanir_faces"],
        relations={seats: rising(table, str(seats), seats + players[seats].supporting - 1) for seats in players},
        defeat=experience.table("points").number("defeat", most=50),
        victory=experience.table("victory").number("points", most=50),
    )


def rising(table: Reader, key: str, count: int) -> tuple[int, ...]:
    found = tuple(table.numbers(key, count=count, least=1, most=50))
    if list(found) != sorted(found):
        raise table.fail(key, "must rise: boxes are bought from the cheapest upward (YG-20.6)")
    return found


def load(folder: Path = FOLDER) -> Content:
    """Everything in the folder but the sagas, validated; a ContentError names file and key."""
    files = {name: read_toml(folder / f"{name}.toml") for name in FILES}
    origins: list[Origin] = []
    for name, file in files.items():
        file.only(*FILES[name])
        for _, table in file.tables():
            read_origins(table, origins)
    tree, dice, setup = files["tree"], files["dice"], files["setup"]
    pieces = read_pieces(setup)
    players = read_players(setup, pieces)
    start = setup.table("start")
    start.only("gods", *ENEMIES, *NOTES)
    stones = files["runestones"].table("stones")
    stones.only(*STONES, *NOTES)
    islands = tuple(tree.table("islands").numbers("nameless", most=pieces.nameless))
    if len(islands) < 2 or islands[0] != 0:
        raise tree.table("islands").fail("nameless", "must have two islands or more and begin with 0 (YG-2.5)")
    jotuns = read_jotuns(files["jotuns"])
    artifacts = read_artifacts(files["artifacts"])
    creatures = read_creatures(files["creatures"])
    # The order of the cards is their numbering, and so a part of what the files say.
    order = {name: [id for id, _ in entries(files[name].table(name))] for name in ("jotuns", "artifacts", "creatures")}
    return Content(
        worlds=read_worlds(tree),
        rotation=tree.table("rotation").number("start", most=2),
        islands=islands,
        god_die=tuple(dice.table("god_die").texts("faces", FACES, count=6)),
        vanir_die=tuple(dice.table("vanir_die").texts("faces", FACES, count=6)),
        success_faces=tuple(dice.table("faces").texts("success", FACES)),
        returning_faces=tuple(dice.table("faces").texts("returning", FACES)),
        stones=tuple(Stone(id, tuple(stones.texts(id, STONE_FACES, count=2))) for id in STONES),
        pieces=pieces,
        players=players,
        gods_start=place(start, "gods", WORLDS),
        enemies=read_enemies(files["enemies"], start),
        heal_life=files["enemies"].table("heal").number("life", most=20),
        gods=read_gods(files["gods"]),
        jotuns=jotuns,
        jotun_strength=files["jotuns"].table("fight").number("strength", most=20),
        artifacts=artifacts,
        creatures=creatures,
        actions=read_actions(files["actions"]),
        tracks=read_tracks(files["tracks"]),
        experience=read_experience(files["experience"], players),
        origins=tuple(origins),
        hash=content_hash([*files.values(), Reader(order, "cards", ContentError)]),
    )


CONTENT = load(content_folder("yggdrasil", FOLDER))
