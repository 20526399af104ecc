# mypyc: compile
"""The engine's constants: names for numbers, and the content as flat arrays."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..content import CARDS, CONTENT, EFFECTS, TYPES


class Type:
    """Card types (BR-4.1); the order of `content.TYPES`."""

    BATTLE: Final = 0
    QUEST: Final = 1
    WARRIOR: Final = 2
    LEADER: Final = 3
    SHIP: Final = 4
    MONSTER: Final = 5
    CLAN: Final = 6


class Effect:
    """What cards do; the order of `content.EFFECTS`. Upgrades come first and fit a bit mask."""

    NONE: Final = 0
    TROLL: Final = 1
    FREE_MONSTER: Final = 2
    SEA_SERPENT: Final = 3
    VALKYRIE: Final = 4
    DARK_ELF: Final = 5
    FIRE_GIANT: Final = 6
    FROST_GIANT: Final = 7
    VOLUR_WITCH: Final = 8
    LORD_OF_HAMMERS: Final = 9
    LORD_OF_AXES: Final = 10
    LORD_OF_SPEARS: Final = 11
    PAIRS: Final = 12
    DRAGONS: Final = 13
    RELEASE: Final = 14
    FRIGGAS_CHARM: Final = 15
    THORS_GLORY: Final = 16
    FRIGGAS_SUCCOR: Final = 17
    QUEST_AS_BATTLE: Final = 18
    LOKIS_BLESSING: Final = 19
    ODINS_INSPIRATION: Final = 20
    TYRS_CHALLENGE: Final = 21
    FRIGGAS_PROTECTION: Final = 22
    TYRS_PROWESS: Final = 23
    THORS_DOMAIN: Final = 24
    FRIGGAS_DOMAIN: Final = 25
    ODINS_THRONE: Final = 26
    THORS_CONQUEST: Final = 27
    FRIGGAS_SACRIFICE: Final = 28
    ODINS_SMITE: Final = 29
    ODINS_TIDE: Final = 30
    ODINS_JUDGEMENT: Final = 31
    HEIMDALLS_SIGHT: Final = 32
    HEIMDALLS_WATCH: Final = 33
    FRIGGAS_GRACE: Final = 34
    WIN_GAIN: Final = 35
    THORS_OATH: Final = 36
    THORS_PRIMACY: Final = 37
    LOSE_STEAL: Final = 38
    LOKIS_POISON: Final = 39
    MAJORITY: Final = 40
    GLORIOUS_DEATH: Final = 41


class Stat:
    RAGE: Final = 0
    AXES: Final = 1
    HORNS: Final = 2


class Token:
    """Pillage tokens (BR-5.2); the first three raise the stat of the same number."""

    GLORY: Final = 3
    YGGDRASIL: Final = 4


class Subject:
    """The generator's streams: each subject of a deal has its own, for ever, so that a change in one (a new card in a
    deck) leaves the others as they were."""

    FIRST_PLAYER: Final = 0
    TOKENS: Final = 1
    RAGNAROK: Final = 2
    PLAYOUT: Final = 3
    DECKS: Final = 16
    """The first of three, one for each Age."""


class Figure:
    LEADER: Final = 0
    WARRIOR: Final = 1
    SHIP: Final = 2
    MONSTER: Final = 3
    """The first monster; the others follow in the order of their cards."""


class Place:
    """Outer provinces are 0 to 7 in ring order, the fjords 9 to 12."""

    YGGDRASIL: Final = 8
    FJORD: Final = 9
    RESERVE: Final = 13
    VALHALLA: Final = 14
    BOX: Final = 15


class Slot:
    """The eight upgrade slots of a clan sheet (BR-3.11)."""

    WARRIOR: Final = 0
    LEADER: Final = 1
    SHIP: Final = 2
    MONSTER: Final = 3
    CLAN: Final = 5
    COUNT: Final = 8


class Phase:
    GODS_GIFTS: Final = 0
    ACTION: Final = 1
    DISCARD: Final = 2
    QUEST: Final = 3
    RAGNAROK: Final = 4
    RELEASE_VALHALLA: Final = 5
    OVER: Final = 6


class Cause:
    """Causes of destruction (BR-15.1); a sacrifice needs no number, nothing reacts to it."""

    BATTLE: Final = 0
    INVASION: Final = 1
    RAGNAROK: Final = 2


N_OUTER: Final = 8
N_PROVINCES: Final = 9
N_PLACES: Final = 13
"""Provinces and fjords: where figures stand on the board."""
UNLIMITED: Final = 99
"""Free room in Yggdrasil (BR-2.5)."""
TOP_STEP: Final = 5
"""Steps of a stat are 0 to 5 inside the engine, 1 to 6 for people (BR-3.1)."""

N_CARDS: Final[i64] = len(CARDS)


def numbers(values: list[int]) -> vec[i64]:
    result = vec[i64](capacity=len(values))
    for value in values:
        result = append(result, value)
    return result


TYPE: Final[vec[i64]] = numbers([TYPES.index(card.type) for card in CARDS])
STRENGTH: Final[vec[i64]] = numbers([card.strength for card in CARDS])
EFFECT: Final[vec[i64]] = numbers([EFFECTS.index(card.effect) for card in CARDS])
LATE: Final[vec[i64]] = numbers([int(card.late) for card in CARDS])
GLORY: Final[vec[i64]] = numbers([card.glory for card in CARDS])
AMOUNT: Final[vec[i64]] = numbers([card.amount for card in CARDS])
RAGE_AMOUNT: Final[vec[i64]] = numbers([card.rage for card in CARDS])
PRICE: Final[vec[i64]] = numbers([card.price for card in CARDS])
NEEDS: Final[vec[i64]] = numbers([card.needs for card in CARDS])

MONSTER_CARDS: Final[vec[i64]] = numbers([i for i, card in enumerate(CARDS) if card.type == "monster"])
"""The card of each monster figure, counted from Figure.MONSTER."""
N_FIGURES: Final[i64] = 3 + len(MONSTER_CARDS)
FIGURE_OF: Final[vec[i64]] = numbers(
    [
        3 + [c.code for c in CARDS if c.type == "monster"].index(card.code) if card.type == "monster" else -1
        for card in CARDS
    ]
)
"""The monster figure of a card, -1 for other cards."""

VILLAGES: Final[vec[i64]] = numbers([p.villages for p in CONTENT.provinces] + [UNLIMITED])
FJORD_OF: Final[vec[i64]] = numbers([Place.FJORD + p.fjord for p in CONTENT.provinces] + [-1])
"""The supporting fjord of each province, -1 for Yggdrasil (BR-2.6)."""
SUPPORTS: Final[vec[i64]] = numbers(
    [sum(2**k for k, p in enumerate(CONTENT.provinces) if p.fjord == fjord) for fjord in range(4)]
)
"""For each fjord the bit mask of the two provinces it supports."""
ADJACENT: Final[vec[i64]] = numbers([2 ** ((p + 7) % 8) + 2 ** ((p + 1) % 8) + 2**8 for p in range(8)] + [255])
"""For each province the bit mask of its neighbours (BR-2.2)."""
REGION: Final[vec[i64]] = numbers(
    [
        256
        if card.region == "yggdrasil"
        else sum(2**k for k, p in enumerate(CONTENT.provinces) if p.region == card.region)
        for card in CARDS
    ]
)
"""For each quest the bit mask of the provinces where a majority fulfils it."""

TRACK: Final[vec[i64]] = numbers([value for stat in ("rage", "axes", "horns") for value in CONTENT.tracks[stat]])
"""stat * 6 + step -> value."""
BONUS: Final[vec[i64]] = numbers(list(CONTENT.tracks["bonus"]))
RAGNAROK_GLORY: Final[vec[i64]] = numbers(list(CONTENT.ragnarok_glory))
TOKEN_GLORY: Final[i64] = CONTENT.token_glory
FIGURE_STRENGTH: Final[vec[i64]] = numbers(list(CONTENT.figure_strengths))
N_WARRIORS: Final[i64] = CONTENT.figure_counts[1]

SLOT_OF: Final[vec[i64]] = numbers([-1, -1, Slot.WARRIOR, Slot.LEADER, Slot.SHIP, Slot.MONSTER, Slot.CLAN])
"""The first slot of each card type."""
SLOTS: Final[vec[i64]] = numbers([0, 0, 1, 1, 1, 2, 3])
"""How many slots each card type has (BR-3.11)."""


def deck(seats: int, age: int) -> list[int]:
    """The cards of one Age's deck, unshuffled (BR-5.6). `age` is 0 to 2."""
    return [i for i, card in enumerate(CARDS) for least in card.copies.get(age + 1, ()) if least <= seats]


DECKS: Final = [numbers(deck(seats, age)) for seats in range(5) for age in range(3)]
"""seats * 3 + age -> an Age's deck, unshuffled."""
DECK_START: Final[vec[i64]] = numbers(
    [sum(len(deck(seats, before)) for before in range(age)) for seats in range(5) for age in range(4)]
)
"""seats * 4 + age -> where an Age's deck begins when the three stand one after the other; age 3 is their end."""


def deck_start(seats: i64, age: i64) -> i64:
    return DECK_START[seats * 4 + age]


def deck_size(seats: i64, age: i64) -> i64:
    return DECK_START[seats * 4 + age + 1] - DECK_START[seats * 4 + age]
