# mypyc: compile
"""The sagas as the engine reads them: native copies of what `content.py` has read and coded."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.tables import numbers
from .content import RULES, SAGAS, SPACES, Saga, SagaAction, SagaFight, SagaRule, SpecialDefeat
from .instructions import NOWHERE as CONTENT_NOWHERE


class ModifierKind:
    """Lasting rules of a saga; the order of `content.RULES`."""

    MODE_DOWN: Final = 0
    IGNORE_OTHER_GODS: Final = 1
    EXTRA_RISK: Final = 2
    ACTION_CAP: Final = 3
    ADJACENT: Final = 4
    NO_ENTRY: Final = 5
    ON_NAMELESS: Final = 6
    ON_ACTIVATION: Final = 7
    AFTER_FIGHT: Final = 8
    DUEL: Final = 9


class Space:
    """Spaces of a page; the order of `content.SPACES`."""

    PLAIN: Final = 0
    EFFECT: Final = 1
    EFFECT_TURN: Final = 2
    TREE: Final = 3
    DEAD_TREE: Final = 4


def mask(values: tuple[int, ...]) -> int:
    return sum([2**value for value in values])


@final
class Modifier:
    """A lasting rule of a saga."""

    rule: i64
    pages: i64  # bit mask, as all sets here
    when: i64
    world: i64
    worlds: i64
    enemies: i64
    amount: i64
    effect: i64
    spared: i64
    fated: vec[i64]

    def __init__(self, source: SagaRule) -> None:
        self.rule = RULES.index(source.rule)
        self.pages = mask(source.pages)
        self.when = source.when
        self.world = source.world
        self.worlds = mask(source.worlds)
        self.enemies = mask(source.enemies)
        self.amount = source.amount
        self.effect = source.effect
        self.spared = mask(source.spared)
        self.fated = numbers(list(source.fated))


@final
class Deed:
    """A saga action."""

    number: i64  # in all sagas together
    pages: i64
    worlds: i64
    risks: vec[i64]  # the address for each mode, empty without risk
    when: i64
    effect: i64

    def __init__(self, number: int, source: SagaAction) -> None:
        self.number = number
        self.pages = mask(source.pages)
        self.worlds = mask(source.worlds)
        self.risks = numbers(list(source.risks))
        self.when = source.when
        self.effect = source.effect


@final
class Foe:
    """How a saga opponent is fought."""

    opponent: i64
    pages: i64
    world: i64
    when: i64
    strength: i64
    flight: i64

    def __init__(self, source: SagaFight) -> None:
        self.opponent = source.opponent
        self.pages = mask(source.pages)
        self.world = source.world
        self.when = source.when
        self.strength = source.strength
        self.flight = source.flight


@final
class Doom:
    """A special defeat."""

    pages: i64
    at_tree: bool
    when: i64

    def __init__(self, source: SpecialDefeat) -> None:
        self.pages = mask(source.pages)
        self.at_tree = source.at_tree
        self.when = source.when


@final
class Chapter:
    """One saga."""

    first_foe: i64  # number of its first opponent among those of all sagas
    code: vec[i64]
    low: vec[i64]
    high: vec[i64]
    opponents: i64
    token_counts: vec[i64]
    tokens_in_worlds: bool
    spaces: vec[i64]  # page * 16 + space
    effects: vec[i64]
    setups: vec[i64]
    reveals: vec[i64]  # page * 6 + enemy: address, -1
    modifiers: list[Modifier]
    deeds: list[Deed]
    foes: list[Foe]
    dooms: list[Doom]

    def __init__(self, source: Saga, first_foe: int, first_deed: int) -> None:
        self.first_foe = first_foe
        self.code = numbers(list(source.code))
        self.low = numbers([counter.low for counter in source.counters])
        self.high = numbers([counter.high for counter in source.counters])
        self.opponents = len(source.opponents)
        self.token_counts = numbers(list(source.tokens.counts))
        self.tokens_in_worlds = source.tokens.place == "worlds"
        spaces: list[int] = []
        effects: list[int] = []
        reveals: list[int] = []
        for page in source.pages:
            blank = 16 - len(page.spaces)
            spaces += [SPACES.index(space.kind) for space in page.spaces] + [0] * blank
            effects += [space.effect for space in page.spaces] + [-1] * blank
            reveals += [source.reveals[entry].effect if entry >= 0 else -1 for entry in page.reveals]
        self.spaces = numbers(spaces)
        self.effects = numbers(effects)
        self.reveals = numbers(reveals)
        self.setups = numbers([page.setup for page in source.pages])
        self.modifiers = [Modifier(rule) for rule in source.rules]
        self.deeds = [Deed(first_deed + k, action) for k, action in enumerate(source.actions)]
        self.foes = [Foe(fight) for fight in source.fights]
        self.dooms = [Doom(defeat) for defeat in source.defeats]


def chapters() -> list[Chapter]:
    found = []
    foes = 0
    deeds = 0
    for saga in SAGAS.sagas:
        found.append(Chapter(saga, foes, deeds))
        foes += len(saga.opponents)
        deeds += len(saga.actions)
    return found


CHAPTERS: Final = chapters()
FOE_NAMES: Final = [opponent.id for saga in SAGAS.sagas for opponent in saga.opponents]
DEED_NAMES: Final = [action.id for saga in SAGAS.sagas for action in saga.actions]
N_FOES: Final[i64] = len(FOE_NAMES)
N_DEEDS: Final[i64] = len(DEED_NAMES)
NOWHERE: Final[i64] = CONTENT_NOWHERE
