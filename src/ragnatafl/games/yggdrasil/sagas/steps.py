# mypyc: compile
"""The sagas at work (YG-21): Nidhögg's pages, programs and choices, saga actions and opponents, duels."""

from __future__ import annotations

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from ..rules.actions import CHEER, CHOOSE, FIGHT_FOE, SAGA, TAKE, TO
from ..rules.notes import Note
from ..rules.position import Position, Step
from ..rules.tables import N_OPPONENTS, N_WORLDS, ON_TREE, Defeat, Mode, World, numbers
from ..rules.tree import check_dooms, is_blocked, lose, win
from .effects import effect_step
from .tables import CHAPTERS, NOWHERE, Deed, Foe, ModifierKind, Space
from .values import Op, Values, chapter_of, evaluate, in_force, is_met, modifier, push_program, value_step


def begin_saga(position: Position, number: i64) -> None:
    """YG-3.4, YG-20.2: the first page and its SETUP."""
    position.saga = number
    chapter = CHAPTERS[number - 1]
    position.page = 0
    position.nidhogg = 0
    position.counters = chapter.low[:]
    position.foes = numbers([int(NOWHERE)] * int(chapter.opponents))
    position.tokens = numbers([-1] * N_WORLDS)
    position.tokens_up = numbers([0] * len(chapter.token_counts))
    push_program(position, chapter.setups[0], position.world[0], Mode.NORMAL)


# -- Nidhögg's pages (YG-8.6, YG-21.1, YG-21.5) --------------------------------------------------------------------
def enter_space(position: Position) -> None:
    """What Nidhögg's new space does."""
    chapter = chapter_of(position)
    space = chapter.spaces[position.page * 16 + position.nidhogg]
    if space == Space.DEAD_TREE:
        lose(position, Defeat.DEAD_TREE)
    elif space == Space.TREE:
        check_dooms(position, True)
        win(position)
    elif space == Space.EFFECT or space == Space.EFFECT_TURN:
        if space == Space.EFFECT_TURN:
            position.push(Step.TURN_PAGE)
        effect = chapter.effects[position.page * 16 + position.nidhogg]
        push_program(position, effect, position.world[position.active], Mode.NORMAL)


def step_turn_page(position: Position) -> None:
    position.pop()
    position.page += 1
    position.nidhogg = 0
    position.note(Note.PAGE, -1, position.page)
    push_program(position, chapter_of(position).setups[position.page], position.world[position.active], Mode.NORMAL)


def push_reveal(position: Position, enemy: i64) -> None:
    """YG-21.3; a fallen Enemy's entry does nothing (YG-22.6.7)."""
    if position.saga == 0 or (enemy < ON_TREE and position.enemy[enemy] == World.OUT):
        return
    address = chapter_of(position).reveals[position.page * 6 + enemy]
    push_program(position, address, position.world[position.active], Mode.NORMAL)


# -- programs ------------------------------------------------------------------------------------------------------
def step_saga(position: Position) -> None:
    """Runs effects until the end or a choice. Arguments: the address in two parts; World * 4 + mode."""
    at = position.arg(1) | (position.arg(2) << 8)
    where = position.arg(3)
    position.pop()
    run(position, at, where // 4, where % 4)


def run(position: Position, at: i64, here: i64, mode: i64) -> None:
    """What happens in between is told by the rule that the effects belong to."""
    position.note(Note.SAGA_BEGAN, -1, at)
    run_effects(position, at, here, mode)
    position.note(Note.SAGA_ENDED, -1)


def run_effects(position: Position, at: i64, here: i64, mode: i64) -> None:
    chapter = chapter_of(position)
    values = Values(here, mode)
    while position.running():
        op = chapter.code[at]
        if op == Op.END:
            return
        if op == Op.CHOOSE:
            found = candidates(position, at, here)
            if found == 0:
                at = chapter.code[at + 4]
                continue
            if found & (found - 1) == 0:
                position.chosen = only(found)
                at = chapter.code[at + 3]
                continue
            position.push(Step.SAGA_CHOICE, at & 255, at >> 8, here * 4 + mode)
            return
        if op < Op.CHOOSE:
            at = value_step(position, chapter, values, at)
        else:
            at = effect_step(position, values, at)
            check_dooms(position, False)


def candidates(position: Position, at: i64, here: i64) -> i64:
    """The bit mask of what may be chosen: the condition behind `choose` is asked of each candidate."""
    code = chapter_of(position).code
    limit = code[at + 2]
    if code[at + 1] == 3 and limit > position.n:
        limit = position.n
    kept = position.chosen
    mask: i64 = 0
    for candidate in range(limit):
        position.chosen = candidate
        if evaluate(position, at + 5, here, Mode.NORMAL) != 0:
            mask |= bit(candidate)
    position.chosen = kept
    return mask


def only(mask: i64) -> i64:
    """The single member of a set: a compulsory choice with one option is not asked."""
    member: i64 = 0
    while (mask >> member) & 1 == 0:
        member += 1
    return member


def legal_saga_choice(position: Position) -> None:
    at = position.arg(1) | (position.arg(2) << 8)
    kind = chapter_of(position).code[at + 1]
    mask = candidates(position, at, position.arg(3) // 4)
    if kind == 3:
        for god in range(i64(7)):
            for seat in range(position.n):
                if position.god[seat] == god and (mask >> seat) & 1:
                    OUT.add(CHEER + god)
        return
    for candidate in range(i64(62)):
        if (mask >> candidate) & 1:
            if kind == 0:
                OUT.add(TO + candidate)
            elif kind == 1:
                OUT.add(CHOOSE + chapter_of(position).first_foe + candidate)
            else:
                OUT.add(TAKE + candidate)


def play_saga_choice(position: Position, action: i64) -> None:
    at = position.arg(1) | (position.arg(2) << 8)
    where = position.arg(3)
    position.pop()
    code = chapter_of(position).code
    kind = code[at + 1]
    if kind == 0:
        position.chosen = action - TO
    elif kind == 1:
        position.chosen = action - CHOOSE - chapter_of(position).first_foe
    elif kind == 2:
        position.chosen = action - TAKE
    else:
        for seat in range(position.n):
            if position.god[seat] == action - CHEER:
                position.chosen = seat
    run(position, code[at + 3], where // 4, where % 4)


# -- saga actions (YG-21.6) ----------------------------------------------------------------------------------------
def is_deed_possible(position: Position, deed: Deed, world: i64) -> bool:
    """Even in a Devastated World, never in a blocked one."""
    return (
        in_force(position, deed.pages)
        and (deed.worlds >> world) & 1 != 0
        and not is_blocked(position, world)
        and is_met(position, deed.when, world)
    )


def has_deed(position: Position, world: i64) -> bool:
    if position.saga == 0:
        return False
    for deed in chapter_of(position).deeds:
        if is_deed_possible(position, deed, world):
            return True
    return False


def add_deeds(position: Position, world: i64) -> None:
    if position.saga != 0:
        for deed in chapter_of(position).deeds:
            if is_deed_possible(position, deed, world):
                OUT.add(SAGA + deed.number)


def deed_of(position: Position, number: i64) -> Deed:
    deeds = chapter_of(position).deeds
    return deeds[number - deeds[0].number]


def deed_risks(position: Position, deed: Deed, world: i64, mode: i64) -> i64:
    address = deed.risks[mode]
    return evaluate(position, address, world, mode) if address >= 0 else 0


# -- saga opponents (YG-21.7) --------------------------------------------------------------------------------------
def is_foe_here(position: Position, foe: Foe, world: i64) -> bool:
    if not in_force(position, foe.pages):
        return False
    place = foe.world if foe.world >= 0 else position.foes[foe.opponent]
    return place == world and is_met(position, foe.when, world)


def add_foes(position: Position, world: i64) -> None:
    if position.saga == 0:
        return
    chapter = chapter_of(position)
    for number in range(chapter.opponents):
        for foe in chapter.foes:
            if foe.opponent == number and is_foe_here(position, foe, world):
                OUT.add(FIGHT_FOE + chapter.first_foe + number)
                break


def foe_of(position: Position, opponent: i64) -> Foe:
    """How an opponent of this saga is fought on this page; `opponent` is counted as in notation."""
    chapter = chapter_of(position)
    number = opponent - N_OPPONENTS - chapter.first_foe
    world = position.world[position.active]
    for foe in chapter.foes:
        if foe.opponent == number and is_foe_here(position, foe, world):
            return foe
    return chapter.foes[0]


# -- duels (YG-22.6.6) ---------------------------------------------------------------------------------------------
def may_duel(position: Position, opponent: i64) -> bool:
    return (
        opponent < ON_TREE
        and modifier(position, ModifierKind.DUEL, opponent, position.world[position.active]) is not None
    )


def duel_risk(position: Position, opponent: i64) -> i64:
    rule = modifier(position, ModifierKind.DUEL, opponent, position.world[position.active])
    if rule is None or (rule.spared >> position.god[position.active]) & 1:
        return 0
    return rule.amount


def is_fated(position: Position, opponent: i64) -> bool:
    rule = modifier(position, ModifierKind.DUEL, opponent, position.world[position.active])
    return rule is not None and rule.fated[position.god[position.active]] == opponent
