# mypyc: compile
"""What the special defeats of the sagas come to (YG-22), found by asking the engine and not written down twice.

Each saga is set up on an otherwise empty table, a number is changed, and the saga's own conditions and programs tell
whether that would be a defeat "at the Tree", and how far a reveal moves a counter.
"""

from __future__ import annotations

from mypy_extensions import i64

from ..rules.position import Player, Position
from ..rules.tables import ENEMY_START, ON_TREE, World, numbers
from ..rules.tree import check_dooms
from ..rules.trial import after_nidhogg, after_reveal, bare_copy
from ..sagas.content import SAGAS
from ..sagas.steps import begin_saga


def counter(saga: int, name: str) -> int:
    """The number of a saga's counter."""
    return [found.name for found in SAGAS.sagas[saga - 1].counters].index(name)


def highest(saga: int, name: str) -> int:
    return SAGAS.sagas[saga - 1].counters[counter(saga, name)].high


def opponent(saga: int, name: str) -> int:
    """The number of a saga's opponent."""
    return [found.id for found in SAGAS.sagas[saga - 1].opponents].index(name)


def table_of(saga: i64, page: i64) -> Position:
    """One god, the Enemies where they begin, and the saga on this page."""
    table = Position(1)
    table.record_events = False
    table.players = [Player()]
    table.figures = 1
    table.god = numbers([0])
    table.world = numbers([0])
    table.life = numbers([9])
    table.max_life = numbers([9])
    table.enemy = numbers([int(place) for place in ENEMY_START])
    begin_saga(table, saga)
    table.page = page
    return bare_copy(table)


def is_lost_at_the_tree(table: Position) -> bool:
    check_dooms(table, True)
    return not table.running()


def counter_needed(saga: i64, number: i64, most: i64) -> i64:
    """The least value of a counter with which the Tree is a victory."""
    for value in range(most + 1):
        table = table_of(saga, 1)
        table.counters[number] = value
        if not is_lost_at_the_tree(table):
            return value
    return most


def counter_allowed(saga: i64, number: i64, most: i64) -> i64:
    """The greatest value of a counter with which the Tree is a victory."""
    for value in range(most + 1):
        table = table_of(saga, 1)
        table.counters[number] = value
        if is_lost_at_the_tree(table):
            return value - 1
    return most


def slain_needed(saga: i64, most: i64) -> i64:
    """How many opponents must be slain."""
    mask: i64 = 0
    for count in range(most + 1):
        table = table_of(saga, 1)
        table.slain = mask
        if not is_lost_at_the_tree(table):
            return count
        mask = mask * 2 + 1
    return most


def fallen_needed(saga: i64) -> i64:
    """How many Enemies must have fallen."""
    for count in range(i64(ON_TREE + 1)):
        table = table_of(saga, 1)
        for enemy in range(count):
            table.enemy[enemy] = World.OUT
        if not is_lost_at_the_tree(table):
            return count
    return ON_TREE


def devastated_allowed(saga: i64) -> i64:
    """How many Worlds may be Devastated on the last page."""
    mask: i64 = 0
    for count in range(i64(8)):
        table = table_of(saga, 1)
        table.devastated = mask
        check_dooms(table, False)
        if not table.running():
            return count - 1
        mask = mask * 2 + 1
    return 7


def step_of(saga: i64, enemy: i64, number: i64) -> i64:
    """How far a reveal of this Enemy moves a counter that stands at its lowest."""
    return moved_by_reveal(table_of(saga, 0), enemy, number)


def moved_by_reveal(table: Position, enemy: i64, number: i64) -> i64:
    """How far a reveal of this Enemy moves a counter."""
    return after_reveal(table, enemy).counters[number] - table.counters[number]


def is_next_space_fatal(position: Position) -> bool:
    """Whether Nidhögg's next move would lose the game by what his space does, as things stand."""
    return not after_nidhogg(position).running()
