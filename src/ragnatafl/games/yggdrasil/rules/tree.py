# mypyc: compile
"""The Tree (YG-2, YG-7, YG-10): where things are, how they move, Devastation, Life, and the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.engine import bit

from ..content import CONTENT
from ..sagas.tables import ModifierKind
from ..sagas.values import chapter_of, in_force, is_met, modifier, normal_moves_by_saga, push_program
from .notes import Note
from .position import UNTOLD, Position
from .tables import (
    ARTS_WITH,
    BLOCKERS,
    BLOCKS,
    GUARDIANS,
    GUARDS,
    LEVEL,
    MID,
    N_ARTIFACTS,
    N_WORLDS,
    OBSTACLES,
    ON_TREE,
    PLAIN_MOVES,
    SLOT,
    TOP,
    Defeat,
    Mode,
    Obstacle,
    Result,
    World,
    numbers,
)

WORLD_AT: Final[vec[i64]] = numbers(
    [
        next(number for number, world in enumerate(CONTENT.worlds) if world.level == level and world.place == place)
        for level in range(3)
        for place in range(3)
    ]
)
"""level * 3 + column (mid level: slot) -> World."""


# -- the end of the game (YG-19) -----------------------------------------------------------------------------------
def lose(position: Position, defeat: i64, doom: i64 = -1) -> None:
    """YG-19.2, YG-19.3: the first defeat ends the game; `doom` tells which special one."""
    if position.running():
        position.result = Result.LOST
        position.defeat = defeat
        position.note(Note.LOST, -1, defeat, doom)


def win(position: Position) -> None:
    """YG-19.1."""
    if position.running():
        position.result = Result.WON
        position.note(Note.WON, -1)


def check_dooms(position: Position, at_tree: bool) -> None:
    """YG-21.5, R-50: a saga's special defeats, tested at once wherever something changes."""
    if position.saga == 0 or not position.running():
        return
    here = position.world[position.active]
    dooms = chapter_of(position).dooms
    for k in range(i64(len(dooms))):
        doom = dooms[k]
        if doom.at_tree == at_tree and in_force(position, doom.pages) and is_met(position, doom.when, here):
            lose(position, Defeat.SPECIAL, k)
            return


# -- the shape of the Tree -----------------------------------------------------------------------------------------
def column(position: Position, world: i64) -> i64:
    """YG-2.1, YG-2.2."""
    if LEVEL[world] == MID:
        return (SLOT[world] + position.rotation) % 3
    return SLOT[world]


def world_at(position: Position, level: i64, place: i64) -> i64:
    """The World of a level in a column."""
    if level == MID:
        return WORLD_AT[MID * 3 + (place - position.rotation + 3) % 3]
    return WORLD_AT[level * 3 + place]


def above(position: Position, world: i64) -> i64:
    """YG-2.4: -1 above the top level."""
    if LEVEL[world] == TOP:
        return -1
    return world_at(position, LEVEL[world] - 1, column(position, world))


def plain_moves(position: Position, world: i64) -> i64:
    """YG-10.1."""
    return PLAIN_MOVES[position.rotation * N_WORLDS + world]


def normal_moves(position: Position, world: i64) -> i64:
    """YG-10.1, and what a saga changes in it."""
    mask = plain_moves(position, world)
    return normal_moves_by_saga(position, world, mask) if position.saga != 0 else mask


def rotate(position: Position, steps: i64) -> None:
    """YG-2.3: clockwise; whatever stands on the mid level turns with it."""
    if steps > 0:
        position.rotation = (position.rotation + steps) % 3
        position.note(Note.ROTATED, -1, steps)


# -- Enemies and Devastation (YG-7) --------------------------------------------------------------------------------
def enemies_in(position: Position, world: i64) -> i64:
    count: i64 = 0
    for enemy in range(i64(ON_TREE)):
        if position.enemy[enemy] == world:
            count += 1
    return count


def other_god_in(position: Position, figure: i64, world: i64) -> bool:
    for other in range(position.figures):
        if other != figure and position.world[other] == world:
            return True
    return False


def check_devastation(position: Position, world: i64) -> None:
    """YG-7.2, YG-7.3."""
    if world < N_WORLDS and enemies_in(position, world) >= 2:
        devastate(position, world)


def devastate(position: Position, world: i64) -> None:
    """A World holds at most one marker; none left in the Cage: lost."""
    if position.is_devastated(world) or not position.running():
        return
    if position.markers() == 0:
        lose(position, Defeat.NO_MARKER)
        return
    position.devastated |= bit(world)
    position.note(Note.DEVASTATED, -1, world)
    check_dooms(position, False)


def heal(position: Position, world: i64) -> None:
    """The marker goes back to the Cage; then the check (YG-7.2, YG-7.5)."""
    position.devastated &= ~bit(world)
    position.note(Note.HEALED, -1, world)
    check_devastation(position, world)


def enemy_to(position: Position, enemy: i64, world: i64) -> None:
    if position.enemy[enemy] != world:
        position.enemy[enemy] = world
        position.note(Note.ENEMY_MOVED, -1, enemy, world)
        check_devastation(position, world)


# -- Jötuns (YG-9) -------------------------------------------------------------------------------------------------
def is_blocked(position: Position, world: i64) -> bool:
    """YG-9.3."""
    return position.jotuns & BLOCKERS[world] != 0


def is_guarded(position: Position, enemy: i64) -> bool:
    """YG-9.4."""
    return position.jotuns & GUARDIANS[enemy] != 0


def is_forbidden(position: Position, obstacle: i64) -> bool:
    """YG-9.5."""
    return position.jotuns & OBSTACLES[obstacle] != 0


def jotun_world(position: Position, jotun: i64) -> i64:
    """Where a Jötun is fought (YG-9.3 to YG-9.5): World.CAGE where nobody can."""
    if BLOCKS[jotun] >= 0:
        return BLOCKS[jotun]
    if GUARDS[jotun] >= 0:
        return position.enemy[GUARDS[jotun]]
    return World.JOTUNHEIM


def activate_jotun(position: Position, seat: i64) -> None:
    """YG-9.1."""
    if len(position.jotun_cards) == 0:
        lose(position, Defeat.NO_JOTUN_CARD)
        return
    if len(position.jotun_cards) > 1:
        position.show()
    jotun = position.jotun_cards[0]
    position.jotun_cards = position.jotun_cards[1:]
    position.piles_told = UNTOLD
    if position.pawns() == 0:
        lose(position, Defeat.NO_JOTUN_PAWN)
        return
    position.note(Note.JOTUN, seat, jotun)
    if GUARDS[jotun] >= 0 and position.enemy[GUARDS[jotun]] == World.OUT:
        return  # YG-22.6.7: the guard of a fallen Enemy returns at once
    position.jotuns |= bit(jotun)


def beat_jotun(position: Position, jotun: i64) -> None:
    """YG-9.2: the pawn returns to Loki's ladder, the card does not come back."""
    position.jotuns &= ~bit(jotun)
    position.piles_told = UNTOLD
    position.note(Note.JOTUN_BEATEN, -1, jotun)


# -- pieces --------------------------------------------------------------------------------------------------------
def has_artifact(position: Position, seat: i64, effect: i64) -> i64:
    """The seat's usable Artifact with this effect, -1 if it has none or Thrym forbids it (YG-15.1)."""
    held = position.players[seat].artifacts & ARTS_WITH[effect]
    if held == 0:
        return -1
    for artifact in range(i64(N_ARTIFACTS)):
        if (held >> artifact) & 1:
            return -1 if is_forbidden(position, Obstacle.ARTIFACTS) else artifact
    return -1


def lose_life(position: Position, figure: i64, amount: i64, cause: i64 = -1) -> None:
    """YG-19.2 D1; `cause` tells by which rule."""
    if amount <= 0 or not position.running():
        return
    position.life[figure] -= amount
    position.note(Note.LIFE, figure, -amount, cause)
    if position.life[figure] <= 0:
        position.life[figure] = 0
        lose(position, Defeat.LIFE)


def regain_life(position: Position, figure: i64, amount: i64) -> None:
    """YG-3.3, R-42: never above the maximum."""
    most = position.max_life[figure] - position.life[figure]
    if amount > most:
        amount = most
    if amount > 0:
        position.life[figure] += amount
        position.note(Note.LIFE, figure, amount)


def send_nameless(position: Position, amount: i64, silent: bool) -> None:
    """From the Midgard reserve to Hel's ladder: too few is a defeat (YG-8.4, D8). Sagas may listen (YG-22.4.2)."""
    if amount <= 0:
        return
    if position.nameless_reserve() < amount:
        lose(position, Defeat.NO_NAMELESS)
        return
    position.nameless += amount
    position.note(Note.NAMELESS, -1, amount)
    if not silent:
        world = position.world[position.active]
        listener = modifier(position, ModifierKind.ON_NAMELESS, -1, world)
        if listener is not None:
            push_program(position, listener.effect, world, Mode.NORMAL)


def send_giants(position: Position, amount: i64, defeat: i64) -> None:
    """From the Muspelheim reserve to Surtur's ladder: too few is a defeat (YG-8.2: D4; by a saga D11)."""
    if amount <= 0:
        return
    if position.giants_reserve() < amount:
        lose(position, defeat)
        return
    position.giants += amount
    position.note(Note.GIANTS, -1, amount)


def heroes_to_valhalla(position: Position, amount: i64) -> None:
    if amount > position.heroes_reserve():
        amount = position.heroes_reserve()
    if amount > 0:
        position.heroes += amount
        position.note(Note.HEROES, -1, amount)


def take_elves(position: Position, seat: i64, amount: i64) -> None:
    """From the Alfheim reserve; negative amounts go back."""
    position.elves -= amount
    position.players[seat].elves += amount
    if amount != 0:
        position.note(Note.ELVES, seat, amount)


def take_vanir(position: Position, seat: i64, amount: i64) -> None:
    """From the Vanaheim reserve; negative amounts go back."""
    position.vanir -= amount
    position.players[seat].vanir += amount
    if amount != 0:
        position.note(Note.VANIR, seat, amount)


def move_god(position: Position, figure: i64, world: i64) -> None:
    if position.world[figure] != world:
        position.note(Note.MOVED, figure, world, position.world[figure])
        position.world[figure] = world
