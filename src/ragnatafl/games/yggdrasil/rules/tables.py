# mypyc: compile
"""The engine's constants: names for numbers, and the content as flat arrays."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..content import ARTIFACT_EFFECTS, CONTENT, CREATURE_EFFECTS, FACES, POWERS, STONE_FACES, STRENGTH_COUNTS


class World:
    ASGARD: Final = 0
    VANAHEIM: Final = 1
    ALFHEIM: Final = 2
    MIDGARD: Final = 3
    NIDAVELLIR: Final = 4
    SVARTALFHEIM: Final = 5
    JOTUNHEIM: Final = 6
    NIFLHEIM: Final = 7
    MUSPELHEIM: Final = 8
    CAGE: Final = 9
    """Not a World (YG-1.1); where Fenrir starts and Loki flees to."""
    OUT: Final = 10
    """An Enemy that has left the Tree for good."""


class Enemy:
    HEL: Final = 0
    SURTUR: Final = 1
    LOKI: Final = 2
    JORMUNGAND: Final = 3
    FENRIR: Final = 4
    NIDHOGG: Final = 5


class Subject:
    """The generator's streams: each subject of a deal has its own, for ever, so that a change in one (a new card in a
    stack) leaves the others as they were. What is shuffled in play opens a new one each time."""

    DICE: Final = 0
    GODS: Final = 1
    CREATURES: Final = 2
    JOTUNS: Final = 3
    SUPPORTING: Final = 4
    TOKENS: Final = 5
    RESHUFFLE: Final = 6
    PLAYOUT: Final = 7
    ARTIFACTS: Final = 16
    """The first of three, one for each stack."""
    DECKS: Final = 32
    """The first of five, one for each seat."""


class Mode:
    PENALISED: Final = 0
    NORMAL: Final = 1
    SUPPORTED: Final = 2


class Stone:
    """What a Runestone can show (YG-12.4)."""

    MOVE: Final = 0
    ROTATE: Final = 1
    ACTION: Final = 2
    LIFE: Final = 3


class Obstacle:
    """What Jötuns on the Sword forbid (YG-9.5)."""

    ELVES: Final = 0
    HEROES: Final = 1
    ARTIFACTS: Final = 2
    VANIR_DICE: Final = 3
    GOD_DICE: Final = 4


class Power:
    """The order of `content.POWERS`."""

    ELVES_FOR_RISKS: Final = 0
    HEROES_AFTER_ROLL: Final = 1
    LIFE_INSTEAD_OF_ACTION: Final = 2
    MOVE_TO_WORLD: Final = 3
    GOD_DIE_COUNTS: Final = 4
    TURN_SURVIVES_FENRIR: Final = 5


class Art:
    """What Artifacts do; the order of `content.ARTIFACT_EFFECTS`."""

    REROLL_VANIR_DICE: Final = 0
    REROLL_GOD_DIE: Final = 1
    MOVE_TO_LEVEL: Final = 2
    STRENGTHEN_REDUCTIONS: Final = 3
    REDUCE_RISKS: Final = 4
    KEEP_VANIR_DICE: Final = 5
    ACTION_AND_FIGHT: Final = 6
    HEAL_LIFE: Final = 7
    SUPPORTED_WHEN_ALONE: Final = 8
    KEEP_ELVES: Final = 9
    IGNORE_ENEMIES: Final = 10


class Beast:
    """What Creatures do; the order of `content.CREATURE_EFFECTS`."""

    LIFE: Final = 0
    HEAL_WORLD: Final = 1
    GERI_AND_FREKI: Final = 2
    DEFEAT_JOTUN: Final = 3
    HEROES: Final = 4
    EXCHANGE_PIECES: Final = 5
    ELVES: Final = 6
    VANIR_DICE: Final = 7
    RATATOSK: Final = 8
    LIFE_CHOSEN: Final = 9
    SKULD: Final = 10
    SLEIPNIR: Final = 11
    URD: Final = 12
    EXCHANGE_LIFE: Final = 13


class Defeat:
    """D1 to D12 (YG-19.2)."""

    LIFE: Final = 1
    HEL_AT_THE_TOP: Final = 2
    SURTUR_AT_THE_TOP: Final = 3
    NO_FIRE_GIANTS: Final = 4
    NO_JOTUN_PAWN: Final = 5
    NO_JOTUN_CARD: Final = 6
    LAST_ISLAND: Final = 7
    NO_NAMELESS: Final = 8
    NO_MARKER: Final = 9
    DEAD_TREE: Final = 10
    INSTRUCTION: Final = 11
    SPECIAL: Final = 12


class Result:
    RUNNING: Final = 0
    WON: Final = 1
    LOST: Final = 2


N_WORLDS: Final = 9
N_ENEMIES: Final = 6
ON_TREE: Final = 5
"""The five Enemies that stand on the Tree or in the Cage; Nidhögg stands on the Saga Book."""
N_GODS: Final = 7
N_JOTUNS: Final = 18
N_ARTIFACTS: Final = 18
N_CREATURES: Final = 18
STACK: Final = 6
"""Artifacts of each level."""
FIRST_JOTUN: Final = 5
"""Opponents are numbered: the five Enemies, then the Jötuns."""
N_OPPONENTS: Final = FIRST_JOTUN + N_JOTUNS
MOST: Final = 13
"""No amount of pieces is larger."""
TOP: Final = 0
MID: Final = 1


def numbers(values: list[int]) -> vec[i64]:
    result = vec[i64](capacity=len(values))
    for value in values:
        result = append(result, value)
    return result


LEVEL: Final[vec[i64]] = numbers([world.level for world in CONTENT.worlds])
SLOT: Final[vec[i64]] = numbers([world.place for world in CONTENT.worlds])
"""The column of a fixed World, the slot of a mid World (YG-2.1, YG-2.2)."""


def plain_moves_from(rotation: int, world: int) -> int:
    """YG-10.1: the bit mask of the four Worlds of the same level or column."""
    places = [(w.place + rotation) % 3 if w.level == MID else w.place for w in CONTENT.worlds]
    near = [
        w.level == CONTENT.worlds[world].level or places[other] == places[world]
        for other, w in enumerate(CONTENT.worlds)
    ]
    return sum([2**other for other in range(N_WORLDS) if other != world and near[other]])


PLAIN_MOVES: Final[vec[i64]] = numbers(
    [plain_moves_from(rotation, world) for rotation in range(3) for world in range(N_WORLDS)]
)
"""rotation * N_WORLDS + World -> the Worlds that a plain move leads to."""
ISLANDS: Final[vec[i64]] = numbers(list(CONTENT.islands))
GOD_DIE: Final[vec[i64]] = numbers([FACES.index(face) for face in CONTENT.god_die])
VANIR_DIE: Final[vec[i64]] = numbers([FACES.index(face) for face in CONTENT.vanir_die])
SUCCESSES: Final[i64] = sum([2 ** FACES.index(face) for face in CONTENT.success_faces])
RETURNING: Final[i64] = sum([2 ** FACES.index(face) for face in CONTENT.returning_faces])
STONE_FACE: Final[vec[i64]] = numbers([STONE_FACES.index(face) for stone in CONTENT.stones for face in stone.faces])
"""stone * 2 + side -> what it shows."""

GIANTS: Final[i64] = CONTENT.pieces.fire_giants
NAMELESS: Final[i64] = CONTENT.pieces.nameless
PAWNS: Final[i64] = CONTENT.pieces.jotun_pawns
HEROES: Final[i64] = CONTENT.pieces.heroes
MARKERS: Final[i64] = CONTENT.pieces.markers

TRACK_JOTUNS: Final[vec[i64]] = numbers([track.jotuns for track in CONTENT.tracks.values()])
"""Jötuns that come on each space before the Tree, by basic game (YG-18.2)."""
ENEMY_STRENGTH: Final[vec[i64]] = numbers([enemy.strength for enemy in CONTENT.enemies])
ENEMY_COUNTS: Final[vec[i64]] = numbers([STRENGTH_COUNTS.index(enemy.counts) for enemy in CONTENT.enemies])
"""What adds to an Enemy's strength, in the order of `content.STRENGTH_COUNTS`."""
ENEMY_START: Final[vec[i64]] = numbers([enemy.start for enemy in CONTENT.enemies])
ENEMY_FLIGHT: Final[vec[i64]] = numbers([enemy.flight for enemy in CONTENT.enemies])
ENEMY_ROTATION: Final[vec[i64]] = numbers([enemy.rotation for enemy in CONTENT.enemies])
ENEMY_LIFE: Final[vec[i64]] = numbers([enemy.life for enemy in CONTENT.enemies])
ENEMY_GIANTS: Final[vec[i64]] = numbers([enemy.fire_giants for enemy in CONTENT.enemies])
ENEMY_JOTUNS: Final[vec[i64]] = numbers([enemy.jotuns for enemy in CONTENT.enemies])
JOTUN_STRENGTH: Final[i64] = CONTENT.jotun_strength
HEAL_LIFE: Final[i64] = CONTENT.heal_life

BLOCKS: Final[vec[i64]] = numbers([j.number if j.kind == "blocker" else -1 for j in CONTENT.jotuns])
"""For each Jötun the World it blocks, the Enemy it guards, the thing it forbids; -1 if it does not."""
GUARDS: Final[vec[i64]] = numbers([j.number if j.kind == "guard" else -1 for j in CONTENT.jotuns])
FORBIDS: Final[vec[i64]] = numbers([j.number if j.kind == "obstacle" else -1 for j in CONTENT.jotuns])


def jotuns_of(kind: str, count: int) -> vec[i64]:
    """For each World, Enemy or thing the bit mask of the Jötuns that block, guard or forbid it."""
    return numbers(
        [
            sum([2**k for k, jotun in enumerate(CONTENT.jotuns) if jotun.kind == kind and jotun.number == number])
            for number in range(count)
        ]
    )


BLOCKERS: Final[vec[i64]] = jotuns_of("blocker", World.OUT + 1)
GUARDIANS: Final[vec[i64]] = jotuns_of("guard", N_ENEMIES)
OBSTACLES: Final[vec[i64]] = jotuns_of("obstacle", Obstacle.GOD_DICE + 1)

ART_EFFECT: Final[vec[i64]] = numbers([ARTIFACT_EFFECTS.index(a.effect) for a in CONTENT.artifacts])
ARTS_WITH: Final[vec[i64]] = numbers(
    [
        sum([2**k for k, artifact in enumerate(CONTENT.artifacts) if artifact.effect == effect])
        for effect in ARTIFACT_EFFECTS
    ]
)
"""For each effect the bit mask of Artifacts that have it."""
ART_AMOUNT: Final[vec[i64]] = numbers([a.amount for a in CONTENT.artifacts])
ART_LEVEL: Final[vec[i64]] = numbers(
    [("top", "mid", "bottom").index(a.target) if a.effect == "move_to_level" else -1 for a in CONTENT.artifacts]
)
"""The level of the Tree an Artifact moves to."""
ART_AGAINST: Final[vec[i64]] = numbers(
    [
        -1
        if a.effect != "reduce_risks"
        else FIRST_JOTUN
        if a.target == "jotun"
        else [enemy.id for enemy in CONTENT.enemies].index(a.target)
        for a in CONTENT.artifacts
    ]
)
"""The Enemy an Artifact reduces the risks of, FIRST_JOTUN for any Jötun."""
BEAST_EFFECT: Final[vec[i64]] = numbers([CREATURE_EFFECTS.index(c.effect) for c in CONTENT.creatures])
BEAST_AMOUNT: Final[vec[i64]] = numbers([c.amount for c in CONTENT.creatures])
BEAST_TIMES: Final[vec[i64]] = numbers([c.times for c in CONTENT.creatures])
BEAST_OPTIONAL: Final[vec[i64]] = numbers([int(c.optional) for c in CONTENT.creatures])
AMOUNTS: Final[vec[i64]] = numbers([amount for action in CONTENT.actions for amount in action.amounts])
"""world * 3 + mode -> the action's amount, and its risks (YG-12.2)."""
RISKS: Final[vec[i64]] = numbers([risk for action in CONTENT.actions for risk in action.risks])
POWER: Final[vec[i64]] = numbers([POWERS.index(god.power) for god in CONTENT.gods])
POWER_WORLD: Final[vec[i64]] = numbers([god.target for god in CONTENT.gods])
POWER_AMOUNT: Final[vec[i64]] = numbers([god.amount for god in CONTENT.gods])
