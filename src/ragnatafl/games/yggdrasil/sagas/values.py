# mypyc: compile
"""Values and conditions of a saga (YG-21.8), and which of its lasting rules hold. Nothing here changes a position."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.position import Position, Step, popcount
from ..rules.tables import LEVEL, N_WORLDS, ON_TREE, World
from .tables import CHAPTERS, NOWHERE, Chapter, Modifier, ModifierKind


class Op:
    """The instructions; the order of `saga_instructions.OPS`."""

    END: Final = 0
    PUSH: Final = 1
    COUNTER: Final = 2
    QUANTITY: Final = 3
    ENEMY_PLACE: Final = 4
    OPPONENT_PLACE: Final = 5
    IN_PLAY: Final = 6
    SLAIN: Final = 7
    TOKENS: Final = 8
    LEVEL: Final = 9
    TOKEN_DOWN_AT: Final = 10
    ADD: Final = 11
    SUBTRACT: Final = 12
    FLOOR: Final = 13
    CEIL: Final = 14
    MINIMUM: Final = 15
    MAXIMUM: Final = 16
    LESS: Final = 17
    LESS_EQUAL: Final = 18
    EQUAL: Final = 19
    BOTH: Final = 20
    EITHER: Final = 21
    NOT: Final = 22
    PICK: Final = 23
    JUMP: Final = 24
    JUMP_IF_ZERO: Final = 25
    CHOOSE: Final = 26
    LIFE: Final = 27
    ROTATE: Final = 28
    ENEMY_TO: Final = 29
    ENEMY_ABOVE: Final = 30
    ENEMY_ISLAND: Final = 31
    ENEMY_OUT: Final = 32
    FIRE_GIANTS: Final = 33
    NAMELESS: Final = 34
    JOTUN: Final = 35
    HEROES: Final = 36
    DEVASTATE: Final = 37
    HEAL: Final = 38
    POOL: Final = 39
    OPPONENT_TO: Final = 40
    OPPONENT_UP: Final = 41
    OPPONENT_OUT: Final = 42
    CHANGE: Final = 43
    SET: Final = 44
    TOKEN_DEAL: Final = 45
    TOKEN_FLIP: Final = 46
    TOKEN_FLIP_TOP: Final = 47
    TOKEN_BACK: Final = 48
    TOKEN_OUT: Final = 49
    DEFEAT: Final = 50


@final
class Values:
    """The stack of a running program, and what it may ask: where it is, in which mode."""

    items: vec[i64]
    depth: i64
    here: i64
    mode: i64

    def __init__(self, here: i64, mode: i64) -> None:
        self.items = vec[i64]([0] * 24)
        self.depth = 0
        self.here = here
        self.mode = mode

    def push(self, value: i64) -> None:
        self.items[self.depth] = value
        self.depth += 1

    def pop(self) -> i64:
        self.depth -= 1
        return self.items[self.depth]


def chapter_of(position: Position) -> Chapter:
    return CHAPTERS[position.saga - 1]


def evaluate(position: Position, address: i64, here: i64, mode: i64) -> i64:
    """The value of an expression."""
    chapter = chapter_of(position)
    values = Values(here, mode)
    at = address
    while chapter.code[at] != Op.END:
        at = value_step(position, chapter, values, at)
    return values.pop()


def is_met(position: Position, address: i64, here: i64) -> bool:
    """A condition; none (-1) always holds."""
    return address < 0 or evaluate(position, address, here, 1) != 0


def value_step(position: Position, chapter: Chapter, values: Values, at: i64) -> i64:
    """One instruction that yields a value or jumps; returns the next address."""
    code = chapter.code
    op = code[at]
    if op == Op.PUSH:
        values.push(code[at + 1])
        return at + 2
    if op == Op.COUNTER:
        values.push(position.counters[code[at + 1]])
        return at + 2
    if op == Op.QUANTITY:
        values.push(quantity(position, values, code[at + 1]))
        return at + 2
    if op == Op.JUMP:
        return code[at + 1]
    if op == Op.JUMP_IF_ZERO:
        return code[at + 1] if values.pop() == 0 else at + 2
    if op == Op.ENEMY_PLACE:
        place = position.enemy[code[at + 1]]
        values.push(NOWHERE if place == World.OUT else place)
        return at + 2
    if op == Op.OPPONENT_PLACE:
        values.push(position.foes[code[at + 1]])
        return at + 2
    if op == Op.IN_PLAY:
        values.push(1 if position.foes[code[at + 1]] < N_WORLDS else 0)
        return at + 2
    if op == Op.SLAIN:
        values.push((position.slain >> code[at + 1]) & 1)
        return at + 2
    if op == Op.TOKENS:
        values.push(count_tokens(position, code[at + 1], code[at + 2]))
        return at + 3
    if op == Op.LEVEL:
        place = values.pop()
        values.push(LEVEL[place] if place < N_WORLDS else 3)
        return at + 1
    if op == Op.TOKEN_DOWN_AT:
        values.push(1 if position.tokens[values.pop()] >= 0 else 0)
        return at + 1
    if op == Op.NOT:
        values.push(0 if values.pop() != 0 else 1)
        return at + 1
    if op == Op.PICK:
        count = code[at + 1]
        first = values.depth - count
        chosen = values.items[first + values.items[first - 1]]
        values.depth = first - 1
        values.push(chosen)
        return at + 2
    second = values.pop()
    values.push(combine(op, values.pop(), second))
    return at + 1


def combine(op: i64, a: i64, b: i64) -> i64:
    if op == Op.ADD:
        return a + b
    if op == Op.SUBTRACT:
        return a - b
    if op == Op.FLOOR:
        return a // b
    if op == Op.CEIL:
        return (a + b - 1) // b
    if op == Op.MINIMUM:
        return a if a < b else b
    if op == Op.MAXIMUM:
        return a if a > b else b
    if op == Op.LESS:
        return 1 if a < b else 0
    if op == Op.LESS_EQUAL:
        return 1 if a <= b else 0
    if op == Op.EQUAL:
        return 1 if a == b else 0
    if op == Op.BOTH:
        return 1 if a != 0 and b != 0 else 0
    return 1 if a != 0 or b != 0 else 0


def quantity(position: Position, values: Values, which: i64) -> i64:
    """The order of `saga_instructions.QUANTITIES`."""
    if which == 0:
        return position.giants
    if which == 1:
        return position.nameless
    if which == 2:
        return position.heroes
    if which == 3:
        return position.giants_reserve()
    if which == 4:
        return position.nameless_reserve()
    if which == 5:
        return position.heroes_reserve()
    if which == 6:
        return popcount(position.devastated)
    if which == 7:
        return fallen(position)
    if which == 8:
        return values.here
    if which == 9:
        return values.mode
    if which == 10:
        return position.chosen
    if which == 11:
        return position.token
    return i64(len(position.players))


def fallen(position: Position) -> i64:
    count: i64 = 0
    for enemy in range(i64(ON_TREE)):
        if position.enemy[enemy] == World.OUT:
            count += 1
    return count


def count_tokens(position: Position, face_up: i64, kind: i64) -> i64:
    count: i64 = 0
    if face_up != 0:
        for k in range(i64(len(position.tokens_up))):
            if kind < 0 or k == kind:
                count += position.tokens_up[k]
        return count
    for token in position.tokens:
        if token >= 0 and (kind < 0 or token == kind):
            count += 1
    for token in position.pile:
        if kind < 0 or token == kind:
            count += 1
    return count


# -- lasting rules -------------------------------------------------------------------------------------------------
def in_force(position: Position, pages: i64) -> bool:
    """YG-21.2."""
    return (pages >> position.page) & 1 != 0


def modifier(position: Position, rule: i64, enemy: i64, here: i64) -> Modifier | None:
    """The saga's rule of this kind that holds now, for the Enemy if it names one, for the World `here`."""
    if position.saga == 0:
        return None
    for found in chapter_of(position).modifiers:
        if found.rule == rule and in_force(position, found.pages):
            about = found.enemies == 0 or enemy < 0 or (found.enemies >> enemy) & 1 != 0
            if about and is_met(position, found.when, here):
                return found
    return None


def push_program(position: Position, address: i64, here: i64, mode: i64) -> None:
    """Queues effects of the saga."""
    if address >= 0:
        position.push(Step.SAGA, address & 255, address >> 8, here * 4 + mode)


def normal_moves_by_saga(position: Position, world: i64, mask: i64) -> i64:
    """YG-22.5.2, YG-22.5.7: further neighbours, and a World that is entered only from some."""
    bridge = modifier(position, ModifierKind.ADJACENT, -1, world)
    if bridge is not None and (bridge.worlds >> world) & 1:
        mask |= bridge.worlds
    gate = modifier(position, ModifierKind.NO_ENTRY, -1, world)
    if gate is not None and (gate.worlds >> world) & 1 == 0:
        one: i64 = 1
        mask &= ~(one << gate.world)
    one = 1
    return mask & ~(one << world)
