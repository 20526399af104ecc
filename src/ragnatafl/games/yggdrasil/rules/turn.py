# mypyc: compile
"""Phases 2 and 3 of a turn (YG-10, YG-11): the move, fights, and the choice of an action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, bit

from ..sagas.effects import fall
from ..sagas.steps import add_deeds, add_foes, duel_risk, foe_of, is_fated, may_duel
from ..sagas.tables import ModifierKind
from ..sagas.values import evaluate, modifier, push_program
from .actions import ACT, COMFORT, DONE, DUEL, FIGHT, FIGHT_FOE, HEAL, MOVE, SAGA, TRAVEL
from .notes import Note
from .position import Position, Step, popcount
from .risk import take_risks
from .tables import (
    ART_EFFECT,
    ART_LEVEL,
    ENEMY_COUNTS,
    ENEMY_FLIGHT,
    ENEMY_STRENGTH,
    FIRST_JOTUN,
    JOTUN_STRENGTH,
    LEVEL,
    N_ARTIFACTS,
    N_GODS,
    N_OPPONENTS,
    N_WORLDS,
    ON_TREE,
    POWER,
    POWER_AMOUNT,
    POWER_WORLD,
    Art,
    Enemy,
    Mode,
    Obstacle,
    Power,
)
from .tree import (
    beat_jotun,
    enemy_to,
    has_artifact,
    is_blocked,
    is_forbidden,
    is_guarded,
    jotun_world,
    move_god,
    normal_moves,
    regain_life,
)
from .wheel import figure_of
from .world_actions import begin_action, begin_deed, heal_the_tree, is_available, mode_of

FIGHT_EFFECT: Final[i64] = 9
"""In place of a World's number: the effect of a fight is the opponent's flight."""


# -- phase 2 (YG-10) -----------------------------------------------------------------------------------------------
def destinations(position: Position, seat: i64) -> i64:
    """YG-10.1, YG-10.3: the normal move, or one that replaces it."""
    mask = normal_moves(position, position.world[seat])
    god = position.god[seat]
    if position.powers and POWER[god] == Power.MOVE_TO_WORLD:
        mask |= bit(POWER_WORLD[god])
    held = position.players[seat].artifacts
    if held != 0 and not is_forbidden(position, Obstacle.ARTIFACTS):
        for artifact in range(i64(N_ARTIFACTS)):
            if (held >> artifact) & 1 and ART_EFFECT[artifact] == Art.MOVE_TO_LEVEL:
                for world in range(i64(N_WORLDS)):
                    if LEVEL[world] == ART_LEVEL[artifact]:
                        mask |= bit(world)
    return mask & ~bit(position.world[seat])


def legal_move(position: Position) -> None:
    OUT.add(DONE)
    mask = destinations(position, position.active)
    for world in range(i64(N_WORLDS)):
        if (mask >> world) & 1:
            OUT.add(MOVE + world)


def play_move(position: Position, action: i64) -> None:
    position.pop()
    if action != DONE:
        move_god(position, position.active, action - MOVE)


# -- Travelling Companion (YG-17.7) --------------------------------------------------------------------------------
def step_travel(position: Position) -> None:
    OUT.start()
    legal_travel(position)
    if OUT.count > 1:
        position.ask(position.active)
    else:
        position.pop()


def legal_travel(position: Position) -> None:
    """To the World of a linked god, ignoring the movement rule; the normal move is still to come."""
    OUT.add(DONE)
    linked = position.players[position.active].travelling
    for god in range(i64(N_GODS)):
        figure = figure_of(position, god)
        if figure >= 0 and (linked >> god) & 1 and position.world[figure] != position.world[position.active]:
            OUT.add(TRAVEL + god)


def play_travel(position: Position, action: i64) -> None:
    position.pop()
    if action != DONE:
        position.note(Note.TRAVELLED, position.active, action - TRAVEL)
        move_god(position, position.active, position.world[figure_of(position, action - TRAVEL)])


# -- phase 3 (YG-11) -----------------------------------------------------------------------------------------------
def both_halves(position: Position) -> bool:
    """YG-15.3 Gullinbursti."""
    return has_artifact(position, position.active, Art.ACTION_AND_FIGHT) >= 0


def may_fight_now(position: Position) -> bool:
    return not position.fought and (not position.acted or both_halves(position))


def may_act_now(position: Position) -> bool:
    return not position.acted and (not position.fought or both_halves(position))


def step_action(position: Position) -> None:
    OUT.start()
    legal_action(position)
    if OUT.count > 1:
        position.ask(position.active)
    else:
        position.pop()


def legal_action(position: Position) -> None:
    """YG-11.1: fight, the World's action or Heal the Tree, Frigg's power, or nothing."""
    OUT.add(DONE)
    world = position.world[position.active]
    if may_act_now(position):
        if is_available(position, world, mode_of(position, world)):
            OUT.add(ACT)
        if position.is_devastated(world) and not is_blocked(position, world):
            OUT.add(HEAL)
        add_comforts(position, world)
    if may_fight_now(position):
        add_fights(position, world)
    if may_act_now(position):
        add_deeds(position, world)


def add_comforts(position: Position, world: i64) -> None:
    """YG-17.9 Frigg, R-26."""
    if not position.powers or POWER[position.god[position.active]] != Power.LIFE_INSTEAD_OF_ACTION:
        return
    for god in range(i64(N_GODS)):
        figure = figure_of(position, god)
        if figure >= 0 and position.world[figure] == world and position.life[figure] < position.max_life[figure]:
            OUT.add(COMFORT + god)


def may_be_fought(position: Position, opponent: i64, world: i64) -> bool:
    """YG-11.2."""
    if opponent < ON_TREE:
        return position.enemy[opponent] == world and not is_guarded(position, opponent)
    jotun = opponent - FIRST_JOTUN
    return (position.jotuns >> jotun) & 1 != 0 and jotun_world(position, jotun) == world


def add_fights(position: Position, world: i64) -> None:
    for opponent in range(i64(ON_TREE if position.jotuns == 0 else N_OPPONENTS)):
        if may_be_fought(position, opponent, world):
            OUT.add(FIGHT + opponent)
    add_foes(position, world)


def play_action(position: Position, action: i64) -> None:
    seat = position.active
    world = position.world[seat]
    if action == DONE:
        position.pop()
    elif action == ACT:
        position.acted = True
        begin_action(position, world, mode_of(position, world))
    elif action == HEAL:
        position.acted = True
        heal_the_tree(position, seat, world)
    elif COMFORT <= action < COMFORT + N_GODS:
        position.acted = True
        figure = figure_of(position, action - COMFORT)
        regain_life(position, figure, POWER_AMOUNT[position.god[seat]])
    elif action >= SAGA:
        position.acted = True
        begin_deed(position, action - SAGA, world, mode_of(position, world))
    else:
        position.fought = True
        begin_fight(position, opponent_of(action), 0)


def opponent_of(action: i64) -> i64:
    """The opponent of a fight action: an Enemy, a Jötun, or from N_OPPONENTS on a saga's."""
    return action - FIGHT_FOE + N_OPPONENTS if action >= FIGHT_FOE else action - FIGHT


# -- fights --------------------------------------------------------------------------------------------------------
def opponent_strength(position: Position, opponent: i64) -> i64:
    """YG-11.4."""
    if opponent >= N_OPPONENTS:
        return evaluate(position, foe_of(position, opponent).strength, position.world[position.active], Mode.NORMAL)
    if opponent >= FIRST_JOTUN:
        return JOTUN_STRENGTH
    return ENEMY_STRENGTH[opponent] + counted(position, ENEMY_COUNTS[opponent])


def counted(position: Position, what: i64) -> i64:
    """What makes an Enemy stronger, numbered as in ENEMY_COUNTS."""
    if what == 1:
        return position.nameless
    if what == 2:
        return position.giants
    if what == 3:
        return position.active_jotuns()
    if what == 4:
        return popcount(position.devastated)
    return 0


def begin_fight(position: Position, opponent: i64, certain: i64) -> None:
    """YG-11.3: risks, flight, Devastation check, returns. The fight is always won."""
    position.note(Note.FIGHT, position.active, opponent)
    position.push(Step.KEEP_ELF)
    position.push(Step.EFFECT, FIGHT_EFFECT, opponent)
    position.push(Step.RISK_END)
    if may_duel(position, opponent):
        position.push(Step.DUEL, opponent, certain)
    else:
        fight_risks(position, opponent, certain, False)


def legal_duel() -> None:
    OUT.add(DONE)
    OUT.add(DUEL)


def play_duel(position: Position, action: i64) -> None:
    """YG-22.6.6: declared before the risks are counted."""
    opponent = position.arg(1)
    certain = position.arg(2)
    position.pop()
    fight_risks(position, opponent, certain, action == DUEL)


def risks_of_fight(position: Position, opponent: i64, duel: bool) -> i64:
    """YG-14.1, where the active god stands: the strength, what a saga adds, and what a duel adds."""
    risks = opponent_strength(position, opponent)
    if opponent < ON_TREE:
        more = modifier(position, ModifierKind.EXTRA_RISK, opponent, position.world[position.active])
        if more is not None:
            risks += more.amount
    return risks + duel_risk(position, opponent) if duel else risks


def fight_risks(position: Position, opponent: i64, certain: i64, duel: bool) -> None:
    take_risks(position, risks_of_fight(position, opponent, duel), opponent, certain)
    position.risk.duel = duel
    if duel:
        position.note(Note.DUEL, position.active, opponent)


def flee(position: Position, opponent: i64) -> None:
    """YG-11.4 to YG-11.6, R-13; YG-22.6.6: after a duel without loss, or a fated one, the Enemy falls."""
    world = position.world[position.active]
    if opponent >= N_OPPONENTS:
        push_program(position, foe_of(position, opponent).flight, world, Mode.NORMAL)
        return
    if position.risk.duel and (position.risk.lost == 0 or is_fated(position, opponent)):
        fall(position, opponent)
        return
    if opponent < ON_TREE:
        after = modifier(position, ModifierKind.AFTER_FIGHT, opponent, world)
        if after is not None:
            push_program(position, after.effect, world, Mode.NORMAL)
    if opponent >= FIRST_JOTUN:
        beat_jotun(position, opponent - FIRST_JOTUN)
    elif opponent == Enemy.JORMUNGAND:
        if position.island > 0:
            position.island -= 1
            position.note(Note.ISLAND, -1, position.island)
    else:
        enemy_to(position, opponent, ENEMY_FLIGHT[opponent])
