# mypyc: compile
"""The sagas at work (YG-21): programs of effects, Nidhögg's pages, saga actions and opponents, duels, defeats."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.engine import OUT, bit
from .actions import CHEER, CHOOSE, FIGHT_FOE, SAGA, TAKE, TO
from .notes import Note
from .position import Position, Step
from .saga_tables import CHAPTERS, NOWHERE, Deed, Foe, Rule, Space
from .saga_values import (
    Op,
    Values,
    chapter_of,
    evaluate,
    holds,
    in_force,
    modifier,
    push_program,
    value_step,
)
from .tables import GUARDS, N_JOTUNS, N_OPPONENTS, N_WORLDS, ON_TREE, Enemy, Mode, World, numbers
from .tree import (
    above,
    activate_jotun,
    beat_jotun,
    check_dooms,
    devastate,
    enemy_to,
    heal,
    is_blocked,
    lose,
    lose_life,
    regain_life,
    rotate,
    send_giants,
    send_nameless,
    take_elves,
    take_vanir,
    win,
)

SOFT: Final[i64] = 1
SILENT: Final[i64] = 2


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
        lose(position, 10)
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
        move_giants(position, values.pop(), operand)
        return at + 2
    if op == Op.NAMELESS:
        move_nameless(position, values.pop(), operand)
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
        lose(position, 12)
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
            lose(position, 11)
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
        turn_up(position, position.tokens[world])
        position.tokens[world] = -1
        position.tokens_known &= ~bit(world)
        return at + 1
    if op == Op.TOKEN_FLIP_TOP:
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
        lose_life(position, figure, -amount)
    else:
        regain_life(position, figure, amount)


def change_life(position: Position, who: i64, values: Values) -> None:
    """`who` in the order of `saga_code.LIFE_OF`; in seat order from the active player, then supporting gods."""
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
        lose(position, 11)
    else:
        enemy_to(position, enemy, higher)


def move_giants(position: Position, amount: i64, manner: i64) -> None:
    if amount < 0:
        if position.giants < -amount and manner & SOFT == 0:
            lose(position, 11)
        else:
            back = -amount if -amount < position.giants else position.giants
            position.giants -= back
            position.note(Note.GIANTS, -1, -back)
        return
    if manner & SOFT and position.giants_reserve() < amount:
        amount = position.giants_reserve()
    send_giants(position, amount, 11)


def move_nameless(position: Position, amount: i64, manner: i64) -> None:
    if amount < 0:
        if position.nameless < -amount and manner & SOFT == 0:
            lose(position, 11)
        else:
            back = -amount if -amount < position.nameless else position.nameless
            position.nameless -= back
            position.note(Note.NAMELESS, -1, -back)
        return
    if manner & SOFT and position.nameless_reserve() < amount:
        amount = position.nameless_reserve()
    send_nameless(position, amount, manner & SILENT != 0)


def move_heroes(position: Position, amount: i64, manner: i64) -> None:
    most = position.heroes_reserve() if amount > 0 else position.heroes
    wanted = amount if amount > 0 else -amount
    if wanted > most:
        if manner & SOFT == 0:
            lose(position, 11)
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
                lose(position, 11)
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
    position.rng.shuffle_vec(tokens)
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
    """A kind, -1 for all face-down ones, -2 for all."""
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


# -- saga actions (YG-21.6) ----------------------------------------------------------------------------------------
def is_deed_possible(position: Position, deed: Deed, world: i64) -> bool:
    """Even in a Devastated World, never in a blocked one."""
    return (
        in_force(position, deed.pages)
        and (deed.worlds >> world) & 1 != 0
        and not is_blocked(position, world)
        and holds(position, deed.when, world)
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


# -- saga opponents (YG-21.7) --------------------------------------------------------------------------------------
def is_foe_here(position: Position, foe: Foe, world: i64) -> bool:
    if not in_force(position, foe.pages):
        return False
    place = foe.world if foe.world >= 0 else position.foes[foe.opponent]
    return place == world and holds(position, foe.when, world)


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


# -- duels and the fallen (YG-22.6.6, YG-22.6.7) -------------------------------------------------------------------
def may_duel(position: Position, opponent: i64) -> bool:
    return opponent < ON_TREE and modifier(position, Rule.DUEL, opponent, position.world[position.active]) is not None


def duel_risk(position: Position, opponent: i64) -> i64:
    rule = modifier(position, Rule.DUEL, opponent, position.world[position.active])
    if rule is None or (rule.spared >> position.god[position.active]) & 1:
        return 0
    return rule.amount


def is_fated(position: Position, opponent: i64) -> bool:
    rule = modifier(position, Rule.DUEL, opponent, position.world[position.active])
    return rule is not None and rule.fated[position.god[position.active]] == opponent


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
