# mypyc: compile
"""World actions (YG-12), Runestones (YG-12.4) and Heal the Tree (YG-13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from ..sagas.steps import add_deeds, deed_of, deed_risks, has_deed
from ..sagas.tables import ModifierKind
from ..sagas.values import modifier, push_program
from .actions import ACT, DONE, HEAL, ROTATE, SAGA, STACK, STONE, TAKE, TO
from .notes import Cause, Note
from .position import UNTOLD, Position, Step
from .risk import take_risks
from .tables import (
    AMOUNTS,
    ART_AMOUNT,
    ARTS_WITH,
    HEAL_LIFE,
    N_GODS,
    N_WORLDS,
    RISKS,
    STONE_FACE,
    Art,
    Mode,
    Stone,
    World,
)
from .tables import STACK as STACK_SIZE
from .tree import (
    enemies_in,
    has_artifact,
    heal,
    heroes_to_valhalla,
    is_blocked,
    lose_life,
    other_god_in,
    regain_life,
    rotate,
    take_elves,
    take_vanir,
)
from .wheel import figure_of, legal_send


class Kind:
    """What an amount is of."""

    ELVES: Final = 0
    VANIR: Final = 1
    HEROES: Final = 2
    NAMELESS: Final = 3
    GIANTS: Final = 4
    LIFE: Final = 5


# -- mode and availability (YG-12.1, YG-12.2) ----------------------------------------------------------------------
def mode_of(position: Position, world: i64) -> i64:
    """How the active god would act in a World."""
    enemy = enemies_in(position, world) > 0
    return mode_among(position, world, enemy, other_god_in(position, position.active, world))


def mode_among(position: Position, world: i64, enemy: bool, other: bool) -> i64:
    """YG-12.1, YG-15.2, R-19; sagas may count other gods for nothing or lower the mode (YG-22.2.2, YG-22.4.4).
    `enemy`, `other`: whether an Enemy and another god are in the World."""
    alone = not enemy and not other
    if other and modifier(position, ModifierKind.IGNORE_OTHER_GODS, -1, world) is not None:
        other = False
    mode = plain_mode(position, position.active, alone, enemy, other)
    if mode > Mode.PENALISED and modifier(position, ModifierKind.MODE_DOWN, -1, world) is not None:
        return mode - 1
    return mode


USUAL_MODES: Final[i64] = Mode.NORMAL + 4 * Mode.PENALISED + 16 * Mode.SUPPORTED + 64 * Mode.NORMAL
"""`plain_modes` of a god without such Artifacts."""
CHANGE_MODES: Final[i64] = ARTS_WITH[Art.SUPPORTED_WHEN_ALONE] | ARTS_WITH[Art.IGNORE_ENEMIES]
"""Bit mask of the Artifacts that matter to it."""


def plain_modes(position: Position) -> i64:
    """Where no saga interferes: two bits for each company; whether there is an Enemy counts 1, another god 2."""
    if position.players[position.active].artifacts & CHANGE_MODES == 0:
        return USUAL_MODES
    modes: i64 = 0
    for company in range(i64(4)):
        enemy, other = company & 1 != 0, company >= 2
        modes |= plain_mode(position, position.active, company == 0, enemy, other) << (2 * company)
    return modes


def plain_mode(position: Position, seat: i64, alone: bool, enemy: bool, other: bool) -> i64:
    """`alone`: really no Enemy and no other god, whoever counts."""
    if alone and has_artifact(position, seat, Art.SUPPORTED_WHEN_ALONE) >= 0:
        return Mode.SUPPORTED
    if enemy and has_artifact(position, seat, Art.IGNORE_ENEMIES) >= 0:
        enemy = False
    if enemy == other:
        return Mode.NORMAL
    return Mode.SUPPORTED if other else Mode.PENALISED


def is_available(position: Position, world: i64, mode: i64) -> bool:
    """YG-7.4, YG-9.3, and the last column of YG-12.2 (R-15)."""
    if position.is_devastated(world) or is_blocked(position, world):
        return False
    if world == World.ALFHEIM:
        return position.elves > 0
    if world == World.VANAHEIM:
        return position.vanir > 0
    if world == World.ASGARD:
        return position.devastated != 0
    if world == World.MIDGARD:
        return position.heroes_reserve() > 0
    if world == World.NIDAVELLIR:
        return permitted_stacks(position, mode) != 0
    if world == World.SVARTALFHEIM:
        return len(position.creatures) > 0
    if world == World.NIFLHEIM:
        return position.nameless > 0
    if world == World.MUSPELHEIM:
        return position.giants > 0
    return True


def permitted_stacks(position: Position, mode: i64) -> i64:
    """The bit mask of Artifact stacks that may be taken from and are not empty."""
    mask: i64 = 0
    for stack in range(AMOUNTS[World.NIDAVELLIR * 3 + mode]):
        if position.artifacts_taken[stack] < STACK_SIZE:
            mask |= bit(stack)
    return mask


def begin_action(position: Position, world: i64, mode: i64) -> None:
    """YG-12.2: risks first, then the effect (R-32), then what is due goes back."""
    position.note(Note.ACTION, position.active, world, mode)
    risks = RISKS[world * 3 + mode]
    if risks > 0:
        position.push(Step.KEEP_ELF)
        position.push(Step.EFFECT, world, mode)
        position.push(Step.RISK_END)
        take_risks(position, risks, -1, 0)
    else:
        position.push(Step.EFFECT, world, mode)


def action_cap(position: Position, world: i64) -> i64:
    """The most that the action of a World gives by a saga's rule (YG-22.4.4), or -1."""
    cap = modifier(position, ModifierKind.ACTION_CAP, -1, world)
    return cap.amount if cap is not None and cap.world == world else -1


def amount_of(position: Position, world: i64, mode: i64) -> i64:
    """How many pieces, cards or stones the action of a World gives (YG-12.2)."""
    amount = AMOUNTS[world * 3 + mode]
    cap = action_cap(position, world)
    return cap if 0 <= cap < amount else amount


def carry_out_action(position: Position) -> None:
    """The effect. Arguments of the step: World, mode."""
    world = position.arg(1)
    mode = position.arg(2)
    amount = amount_of(position, world, mode)
    if world == World.ALFHEIM:
        ask_amount(position, Kind.ELVES, amount, 1)
    elif world == World.VANAHEIM:
        ask_amount(position, Kind.VANIR, amount, 1)
    elif world == World.MIDGARD:
        ask_amount(position, Kind.HEROES, amount, 1)
    elif world == World.NIFLHEIM:
        ask_amount(position, Kind.NAMELESS, amount, 1)
    elif world == World.MUSPELHEIM:
        ask_amount(position, Kind.GIANTS, amount, 1)
    elif world == World.ASGARD:
        position.change(Step.HEAL_WORLD)
    elif world == World.NIDAVELLIR:
        position.change(Step.STACK, mode)
    elif world == World.SVARTALFHEIM:
        position.change(Step.DRAW, amount)
    else:
        throw_stones(position, amount)


# -- amounts -------------------------------------------------------------------------------------------------------
def most_of(position: Position, kind: i64) -> i64:
    if kind == Kind.ELVES:
        return position.elves
    if kind == Kind.VANIR:
        return position.vanir
    if kind == Kind.HEROES:
        return position.heroes_reserve()
    if kind == Kind.NAMELESS:
        return position.nameless
    if kind == Kind.GIANTS:
        return position.giants
    return position.max_life[position.active] - position.life[position.active]


def ask_amount(position: Position, kind: i64, amount: i64, least: i64) -> None:
    """In place of the topmost step: "up to" so many, at least `least` (R-44)."""
    most = most_of(position, kind)
    position.change(Step.AMOUNT, kind, amount if amount < most else most, least)


def step_amount(position: Position) -> None:
    """Arguments: kind, most, least."""
    most = position.arg(2)
    if most <= position.arg(3):
        kind = position.arg(1)
        position.pop()
        take_amount(position, kind, most)
    else:
        position.ask(position.active)


def legal_amount(position: Position) -> None:
    for amount in range(position.arg(3), position.arg(2) + 1):
        OUT.add(TAKE + amount)


def play_amount(position: Position, action: i64) -> None:
    kind = position.arg(1)
    position.pop()
    take_amount(position, kind, action - TAKE)


def take_amount(position: Position, kind: i64, amount: i64) -> None:
    if kind == Kind.ELVES:
        take_elves(position, position.active, amount)
    elif kind == Kind.VANIR:
        take_vanir(position, position.active, amount)
    elif kind == Kind.HEROES:
        heroes_to_valhalla(position, amount)
    elif kind == Kind.NAMELESS:
        position.nameless -= amount
        position.note(Note.NAMELESS, position.active, -amount)
    elif kind == Kind.GIANTS:
        position.giants -= amount
        position.note(Note.GIANTS, position.active, -amount)
    else:
        regain_life(position, position.active, amount)


# -- Asgard and Eikthyrnir: a World is healed from afar ------------------------------------------------------------
def step_heal_world(position: Position) -> None:
    worlds = position.devastated
    if worlds & (worlds - 1) != 0:
        position.ask(position.active)
        return
    position.pop()
    for world in range(i64(N_WORLDS)):
        if (worlds >> world) & 1:
            heal(position, world)


def legal_heal_world(position: Position) -> None:
    add_worlds(position.devastated)


def add_worlds(mask: i64) -> None:
    for world in range(i64(N_WORLDS)):
        if (mask >> world) & 1:
            OUT.add(TO + world)


def play_heal_world(position: Position, action: i64) -> None:
    position.pop()
    heal(position, action - TO)


# -- Nidavellir ----------------------------------------------------------------------------------------------------
def step_stack(position: Position) -> None:
    mask = permitted_stacks(position, position.arg(1))
    if mask & (mask - 1) != 0:
        position.ask(position.active)
        return
    position.pop()
    for stack in range(i64(3)):
        if (mask >> stack) & 1:
            take_artifact(position, stack)


def legal_stack(position: Position) -> None:
    mask = permitted_stacks(position, position.arg(1))
    for stack in range(i64(3)):
        if (mask >> stack) & 1:
            OUT.add(STACK + stack)


def play_stack(position: Position, action: i64) -> None:
    position.pop()
    take_artifact(position, action - STACK)


def take_artifact(position: Position, stack: i64) -> None:
    """YG-1.11: the next one lies open now; the last needs no showing."""
    taken = position.artifacts_taken[stack]
    artifact = position.artifacts[stack * STACK_SIZE + taken]
    position.artifacts_taken[stack] = taken + 1
    position.piles_told = UNTOLD
    if STACK_SIZE - taken > 2:
        position.show()
    position.players[position.active].artifacts |= bit(artifact)
    position.note(Note.ARTIFACT, position.active, artifact)


# -- Jötunheim: Runestones (YG-12.4) -------------------------------------------------------------------------------
def throw_stones(position: Position, stones: i64) -> None:
    """Each stone thrown shows one of two faces; the step keeps them as effect + 1, 0 for none."""
    shown: i64 = 0
    for stone in range(stones):
        effect = STONE_FACE[stone * 2 + position.chance(2)]
        shown |= (effect + 1) << (8 * stone)
        position.note(Note.STONE, position.active, stone, effect)
    position.change(Step.STONES, shown & 255, (shown >> 8) & 255, (shown >> 16) & 255)


def stone_is_useful(position: Position, effect: i64) -> bool:
    if effect == Stone.LIFE:
        return position.life[position.active] < position.max_life[position.active]
    if effect == Stone.ACTION:
        return remote_actions(position) != 0
    return True


def step_stones(position: Position) -> None:
    """R-16: each effect may be used once, in any order, or declined."""
    for stone in range(i64(1), i64(4)):
        effect = position.arg(stone)
        if effect > 0 and stone_is_useful(position, effect - 1):
            position.ask(position.active)
            return
    position.pop()


def legal_stones(position: Position) -> None:
    OUT.add(DONE)
    for stone in range(i64(3)):
        effect = position.arg(stone + 1)
        if effect > 0 and stone_is_useful(position, effect - 1):
            OUT.add(STONE + stone)


def play_stones(position: Position, action: i64) -> None:
    if action == DONE:
        position.pop()
        return
    stone = action - STONE
    effect = position.arg(stone + 1) - 1
    a = position.arg(1) if stone != 0 else 0
    b = position.arg(2) if stone != 1 else 0
    c = position.arg(3) if stone != 2 else 0
    position.change(Step.STONES, a, b, c)
    if effect == Stone.MOVE:
        position.push(Step.STONE_MOVE)
    elif effect == Stone.ROTATE:
        position.push(Step.STONE_ROTATE)
    elif effect == Stone.ACTION:
        position.push(Step.STONE_ACTION)
    else:
        regain_life(position, position.active, 1)


def legal_stone_move(position: Position) -> None:
    for god in range(i64(N_GODS)):
        figure = figure_of(position, god)
        if figure >= 0:
            legal_send(position, figure)


def legal_stone_rotate() -> None:
    for steps in range(i64(3)):
        OUT.add(ROTATE + steps)


def play_stone_rotate(position: Position, action: i64) -> None:
    position.pop()
    rotate(position, action - ROTATE)


def remote_actions(position: Position) -> i64:
    """R-17: Worlds whose action in normal mode, or Heal the Tree, a Runestone can bring; never another throw."""
    mask: i64 = 0
    for world in range(i64(N_WORLDS)):
        if position.is_devastated(world):
            if not is_blocked(position, world):
                mask |= bit(world)
        elif world != World.JOTUNHEIM and is_available(position, world, Mode.NORMAL):
            mask |= bit(world)
        if has_deed(position, world):
            mask |= bit(world)
    return mask


def legal_stone_action(position: Position) -> None:
    add_worlds(remote_actions(position))


def play_stone_action(position: Position, action: i64) -> None:
    position.change(Step.REMOTE, action - TO)


def step_remote(position: Position) -> None:
    """The World is chosen; where its own action and a saga's are both possible, the player chooses. Argument: World."""
    OUT.start()
    legal_remote(position)
    if OUT.count > 1:
        position.ask(position.active)
        return
    action = OUT.actions[0]
    play_remote(position, action)


def legal_remote(position: Position) -> None:
    world = position.arg(1)
    if position.is_devastated(world):
        if not is_blocked(position, world):
            OUT.add(HEAL)
    elif world != World.JOTUNHEIM and is_available(position, world, Mode.NORMAL):
        OUT.add(ACT)
    add_deeds(position, world)


def play_remote(position: Position, action: i64) -> None:
    world = position.arg(1)
    position.pop()
    if action == HEAL:
        heal_the_tree(position, position.active, world)
    elif action == ACT:
        begin_action(position, world, Mode.NORMAL)
    else:
        begin_deed(position, action - SAGA, world, Mode.NORMAL)


def begin_deed(position: Position, number: i64, world: i64, mode: i64) -> None:
    """YG-21.6: a saga action, by its risks and then its effect."""
    deed = deed_of(position, number)
    position.note(Note.DEED, position.active, number, mode)
    if deed.risks[mode] < 0:
        push_program(position, deed.effect, world, mode)
        return
    risks = deed_risks(position, deed, world, mode)
    position.push(Step.KEEP_ELF)
    push_program(position, deed.effect, world, mode)
    position.push(Step.RISK_END)
    take_risks(position, risks, -1, 0)


# -- Heal the Tree (YG-13) -----------------------------------------------------------------------------------------
def heal_cost(position: Position, seat: i64) -> i64:
    """YG-13.1, YG-15.2: the Life that it takes."""
    artifact = has_artifact(position, seat, Art.HEAL_LIFE)
    return ART_AMOUNT[artifact] if artifact >= 0 else HEAL_LIFE


def heal_the_tree(position: Position, seat: i64, world: i64) -> None:
    """YG-13.1: Life first, then the marker, then the check."""
    lose_life(position, seat, heal_cost(position, seat), Cause.HEALING)
    if position.running():
        heal(position, world)
