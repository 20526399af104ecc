# mypyc: compile
"""What the effects of a saga do (YG-21.8): one function carries out one instruction."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ragnatafl.core.engine import bit

from ..rules.notes import Cause, Note
from ..rules.position import Position
from ..rules.tables import GUARDS, N_JOTUNS, N_WORLDS, Defeat, Enemy, Subject, World
from ..rules.tree import (
    above,
    activate_jotun,
    beat_jotun,
    devastate,
    enemy_to,
    heal,
    lose,
    lose_life,
    regain_life,
    rotate,
    send_giants,
    send_nameless,
    take_elves,
    take_vanir,
)
from .tables import NOWHERE
from .values import Op, Values, chapter_of

SOFT: Final[i64] = 1
SILENT: Final[i64] = 2


def effect_step(position: Position, values: Values, at: i64) -> i64:
    """One effect (YG-21.8); returns the next address."""
    code = chapter_of(position).code
    op = code[at]
    operand = code[at + 1]
    if op == Op.CHANGE:
        set_counter(position, operand, position.counters[operand] + values.pop())
        return at + 2
    if op == Op.SET:
        set_counter(position, operand, values.pop())
        return at + 2
    if op == Op.LIFE:
        change_life(position, operand, values)
        return at + 2
    if op == Op.ROTATE:
        rotate(position, values.pop())
        return at + 1
    if op == Op.ENEMY_TO:
        if position.enemy[operand] != World.OUT:
            enemy_to(position, operand, values.pop())
        else:
            values.pop()
        return at + 2
    if op == Op.ENEMY_ABOVE:
        rise(position, operand)
        return at + 2
    if op == Op.ENEMY_ISLAND:
        position.island = values.pop()
        position.note(Note.ISLAND, -1, position.island)
        return at + 2
    if op == Op.ENEMY_OUT:
        fall(position, operand)
        return at + 2
    if op == Op.FIRE_GIANTS:
        move_host(position, Enemy.SURTUR, values.pop(), operand)
        return at + 2
    if op == Op.NAMELESS:
        move_host(position, Enemy.HEL, values.pop(), operand)
        return at + 2
    if op == Op.JOTUN:
        for _ in range(values.pop()):
            if position.running():
                activate_jotun(position, position.active)
        return at + 2
    if op == Op.HEROES:
        move_heroes(position, values.pop(), operand)
        return at + 2
    if op == Op.DEVASTATE:
        world = values.pop()
        if world < N_WORLDS:
            devastate(position, world)
        return at + 1
    if op == Op.HEAL:
        world = values.pop()
        if position.is_devastated(world):
            heal(position, world)
        return at + 1
    if op == Op.POOL:
        change_pools(position, operand, code[at + 2], code[at + 3], values.pop())
        return at + 4
    if op == Op.DEFEAT:
        lose(position, Defeat.SPECIAL)
        return at + 1
    return opponent_or_token(position, values, at)


def opponent_or_token(position: Position, values: Values, at: i64) -> i64:
    code = chapter_of(position).code
    op = code[at]
    operand = code[at + 1]
    if op == Op.OPPONENT_TO:
        place_foe(position, operand, values.pop())
        return at + 2
    if op == Op.OPPONENT_UP:
        place = position.foes[operand]
        higher = above(position, place) if place < N_WORLDS else i64(-1)
        if higher < 0:
            lose(position, Defeat.INSTRUCTION)
        else:
            place_foe(position, operand, higher)
        return at + 2
    if op == Op.OPPONENT_OUT:
        place_foe(position, operand, NOWHERE)
        position.slain |= bit(operand)
        return at + 2
    if op == Op.TOKEN_DEAL:
        deal_tokens(position)
        return at + 1
    if op == Op.TOKEN_FLIP:
        world = values.pop()
        if (position.tokens_known >> world) & 1 == 0:
            position.show()
        turn_up(position, position.tokens[world])
        position.tokens[world] = -1
        position.tokens_known &= ~bit(world)
        return at + 1
    if op == Op.TOKEN_FLIP_TOP:
        position.show()
        turn_up(position, position.pile[0])
        position.pile = position.pile[1:]
        return at + 1
    if op == Op.TOKEN_BACK:
        world = values.pop()
        position.tokens_up[operand] -= 1
        position.tokens[world] = operand
        position.tokens_known |= bit(world)
        position.note(Note.TOKEN_BACK, -1, operand, world)
        return at + 2
    remove_tokens(position, operand)
    return at + 2


def set_counter(position: Position, counter: i64, value: i64) -> None:
    """Clamped to its bounds; a clamped change is never impossible."""
    chapter = chapter_of(position)
    if value < chapter.low[counter]:
        value = chapter.low[counter]
    if value > chapter.high[counter]:
        value = chapter.high[counter]
    if position.counters[counter] != value:
        position.counters[counter] = value
        position.note(Note.COUNTER, -1, counter, value)


def change_one_life(position: Position, figure: i64, amount: i64) -> None:
    if amount < 0:
        lose_life(position, figure, -amount, Cause.SAGA)
    else:
        regain_life(position, figure, amount)


def change_life(position: Position, who: i64, values: Values) -> None:
    """`who` in the order of `saga_instructions.LIFE_OF`; in seat order from the active player, then supporting gods."""
    amount = values.pop()
    if who == 0:
        change_one_life(position, position.active, amount)
    elif who == 3:
        change_one_life(position, position.chosen, amount)
    else:
        world = values.pop() if who == 2 else i64(-1)
        for k in range(position.figures):
            figure = (position.active + k) % position.n if k < position.n else k
            if who == 1 and figure < position.n:
                change_one_life(position, figure, amount)
            elif who == 2 and position.world[figure] == world:
                change_one_life(position, figure, amount)


def rise(position: Position, enemy: i64) -> None:
    place = position.enemy[enemy]
    if place == World.OUT:
        return
    higher = above(position, place) if place < N_WORLDS else i64(-1)
    if higher < 0:
        lose(position, Defeat.INSTRUCTION)
    else:
        enemy_to(position, enemy, higher)


def move_host(position: Position, enemy: i64, amount: i64, manner: i64) -> None:
    """Surtur's Fire Giants or Hel's Nameless, from the reserve to the ladder or back."""
    giants = enemy == Enemy.SURTUR
    held = position.giants if giants else position.nameless
    most = position.giants_reserve() if giants else position.nameless_reserve()
    back = -amount
    if amount < 0 and back > held:
        if manner & SOFT == 0:
            lose(position, Defeat.INSTRUCTION)
            return
        back = held
    elif amount > most and manner & SOFT != 0:
        amount = most
    if giants and amount < 0:
        position.giants -= back
        position.note(Note.GIANTS, -1, -back)
    elif giants:
        send_giants(position, amount, Defeat.INSTRUCTION)
    elif amount < 0:
        position.nameless -= back
        position.note(Note.NAMELESS, -1, -back)
    else:
        send_nameless(position, amount, manner & SILENT != 0)


def move_heroes(position: Position, amount: i64, manner: i64) -> None:
    most = position.heroes_reserve() if amount > 0 else position.heroes
    wanted = amount if amount > 0 else -amount
    if wanted > most:
        if manner & SOFT == 0:
            lose(position, Defeat.INSTRUCTION)
            return
        wanted = most
    moved = wanted if amount > 0 else -wanted
    position.heroes += moved
    if moved != 0:
        position.note(Note.HEROES, -1, moved)


def change_pools(position: Position, who: i64, kind: i64, manner: i64, amount: i64) -> None:
    for k in range(position.n if who == 1 else i64(1)):
        seat = (position.active + k) % position.n
        player = position.players[seat]
        held = player.elves if kind == 0 else player.vanir
        reserve = position.elves if kind == 0 else position.vanir
        moved = amount
        if moved < -held or moved > reserve:
            if manner & SOFT == 0:
                lose(position, Defeat.INSTRUCTION)
                return
            moved = -held if amount < 0 else reserve
        if kind == 0:
            take_elves(position, seat, moved)
        else:
            take_vanir(position, seat, moved)


def place_foe(position: Position, foe: i64, place: i64) -> None:
    if position.foes[foe] != place:
        position.foes[foe] = place
        position.note(Note.FOE_MOVED, -1, chapter_of(position).first_foe + foe, place)


# -- tokens --------------------------------------------------------------------------------------------------------
def deal_tokens(position: Position) -> None:
    """YG-22.1.1, YG-22.4.1: shuffled; one for each World, or one pile."""
    chapter = chapter_of(position)
    tokens = vec[i64]()
    for kind in range(i64(len(chapter.token_counts))):
        for _ in range(chapter.token_counts[kind]):
            tokens = append(tokens, kind)
    position.shuffle(tokens, Subject.TOKENS)
    if chapter.tokens_in_worlds:
        for world in range(i64(N_WORLDS)):
            position.tokens[world] = tokens[world]
    else:
        position.pile = tokens


def turn_up(position: Position, kind: i64) -> None:
    position.token = kind
    position.tokens_up[kind] += 1
    position.note(Note.TOKEN, position.active, kind)


def remove_tokens(position: Position, which: i64) -> None:
    """A kind, -1 for all face-down ones, -2 for all. Where a kind was, all see."""
    if which >= 0:
        position.show()
    for world in range(i64(N_WORLDS)):
        if which < 0 or position.tokens[world] == which:
            position.tokens[world] = -1
            position.tokens_known &= ~bit(world)
    kept = vec[i64]()
    for token in position.pile:
        if which >= 0 and token != which:
            kept = append(kept, token)
    position.pile = kept
    for kind in range(i64(len(position.tokens_up))):
        if which == -2 or kind == which:
            position.tokens_up[kind] = 0


# -- the fallen (YG-22.6.7) ----------------------------------------------------------------------------------------
def fall(position: Position, enemy: i64) -> None:
    """YG-22.6.7: it leaves the Tree for good; its guard and its host go home."""
    position.enemy[enemy] = World.OUT
    position.note(Note.FALLEN, -1, enemy)
    for jotun in range(i64(N_JOTUNS)):
        if GUARDS[jotun] == enemy and (position.jotuns >> jotun) & 1:
            beat_jotun(position, jotun)
    if enemy == Enemy.SURTUR and position.giants > 0:
        position.note(Note.GIANTS, -1, -position.giants)
        position.giants = 0
    if enemy == Enemy.HEL and position.nameless > 0:
        position.note(Note.NAMELESS, -1, -position.nameless)
        position.nameless = 0
