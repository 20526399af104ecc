# mypyc: compile
"""Phases 2 and 3 of a turn (YG-10, YG-11): the move, fights, and the choice of an action."""

from __future__ import annotations

from mypy_extensions import i64

from ..core.engine import OUT, bit
from .actions import ACT, COMFORT, DONE, FIGHT, HEAL, MOVE
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
from .world_actions import begin_action, heal_the_tree, is_available, mode_of

FIGHT_EFFECT: i64 = 9
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
    for opponent in range(i64(N_OPPONENTS)):
        if may_be_fought(position, opponent, world):
            OUT.add(FIGHT + opponent)


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
    else:
        position.fought = True
        begin_fight(position, action - FIGHT, 0)


# -- fights --------------------------------------------------------------------------------------------------------
def opponent_strength(position: Position, opponent: i64) -> i64:
    """YG-11.4."""
    if opponent >= FIRST_JOTUN:
        return JOTUN_STRENGTH
    counts = ENEMY_COUNTS[opponent]
    strength = ENEMY_STRENGTH[opponent]
    if counts == 1:
        return strength + position.nameless
    if counts == 2:
        return strength + position.giants
    if counts == 3:
        return strength + position.active_jotuns()
    if counts == 4:
        return strength + popcount(position.devastated)
    return strength


def begin_fight(position: Position, opponent: i64, certain: i64) -> None:
    """YG-11.3: risks, flight, Devastation check, returns. The fight is always won."""
    position.note(Note.FIGHT, position.active, opponent)
    position.push(Step.KEEP_ELF)
    position.push(Step.EFFECT, FIGHT_EFFECT, opponent)
    position.push(Step.RISK_END)
    take_risks(position, opponent_strength(position, opponent), opponent, certain)


def flee(position: Position, opponent: i64) -> None:
    """YG-11.4 to YG-11.6, R-13."""
    if opponent >= FIRST_JOTUN:
        beat_jotun(position, opponent - FIRST_JOTUN)
    elif opponent == Enemy.JORMUNGAND:
        if position.island > 0:
            position.island -= 1
            position.note(Note.ISLAND, -1, position.island)
    else:
        enemy_to(position, opponent, ENEMY_FLIGHT[opponent])
