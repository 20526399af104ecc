# mypyc: compile
"""The machine: what each step does when its turn comes, what a seat may answer, and what the answer does."""

from __future__ import annotations

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, next_seat
from ragnatafl.core.rng import M32, QuickRng, Rng

from ..sagas.steps import legal_saga_choice, play_saga_choice, step_saga, step_turn_page
from .actions import CREATURE, DICE, DONE, TAKE
from .creatures import (
    draw,
    legal_cheer,
    legal_creature,
    legal_deck,
    legal_draw,
    legal_exchange,
    legal_go,
    legal_go_act,
    legal_go_fight,
    legal_jotun,
    legal_skuld,
    legal_urd,
    play_cheer,
    play_deck,
    play_exchange,
    play_go,
    play_go_act,
    play_go_fight,
    play_jotun,
    play_skuld,
    play_sleipnir,
    play_urd,
    resolve,
    step_cheer,
    step_creature,
    step_draw,
    step_exchange,
    step_go_act,
    step_go_fight,
    step_jotun,
    step_skuld,
    step_sleipnir,
    step_urd,
)
from .kin import legal_consent, legal_kin, play_consent, play_kin, step_kin, step_kin_consent
from .position import Position, Step, ask_active
from .returns import (
    legal_companion,
    legal_keep,
    play_companion,
    play_keep_die,
    play_keep_elf,
    step_companion,
    step_keep_die,
    step_keep_elf,
)
from .risk import (
    legal_add_die,
    legal_added_elf,
    legal_added_reroll,
    legal_dice,
    legal_elves,
    legal_heroes,
    legal_kin_life,
    legal_reroll,
    play_add_die,
    play_added_elf,
    play_added_reroll,
    play_elves,
    play_heroes,
    play_kin_life,
    play_reroll,
    roll,
    step_add_die,
    step_added_elf,
    step_added_reroll,
    step_dice,
    step_elves,
    step_heroes,
    step_kin_life,
    step_reroll,
    step_risk,
    step_risk_end,
)
from .setup import deal, lay_out
from .tables import Subject
from .tree import check_dooms
from .turn import (
    FIGHT_EFFECT,
    flee,
    legal_action,
    legal_duel,
    legal_move,
    legal_travel,
    opponent_of,
    play_action,
    play_duel,
    play_move,
    play_travel,
    step_action,
    step_travel,
)
from .wheel import (
    legal_order,
    legal_support_move,
    play_order,
    play_send,
    step_activate,
    step_order,
    step_return_cards,
    step_reveal,
    step_round,
    step_turn,
)
from .world_actions import (
    carry_out_action,
    legal_amount,
    legal_heal_world,
    legal_remote,
    legal_stack,
    legal_stone_action,
    legal_stone_move,
    legal_stone_rotate,
    legal_stones,
    play_amount,
    play_heal_world,
    play_remote,
    play_stack,
    play_stone_action,
    play_stone_rotate,
    play_stones,
    step_amount,
    step_heal_world,
    step_remote,
    step_stack,
    step_stones,
)


def advance(position: Position) -> None:
    """Resolves steps until somebody owes a decision or the game is over."""
    while position.waiting_mask == 0 and position.running():
        step = position.step()
        resolve_step(position, step)


def resolve_step(position: Position, step: i64) -> None:
    """The topmost step; special defeats are tested after each (R-50)."""
    if step == Step.MOVE:
        ask_active(position)
    elif step == Step.ACTION:
        step_action(position)
    elif step == Step.TURN:
        step_turn(position)
    elif step == Step.REVEAL:
        step_reveal(position)
    elif step == Step.ACTIVATE:
        step_activate(position)
    elif step == Step.RETURN_CARDS:
        step_return_cards(position)
    elif step == Step.EFFECT:
        step_effect(position)
    elif step == Step.AMOUNT:
        step_amount(position)
    elif step == Step.ORDER:
        step_order(position)
    elif step == Step.ROUND:
        step_round(position)
    elif step == Step.RISK:
        step_risk(position)
    else:
        advance_risk(position, step)
    if position.saga != 0 and position.running():
        check_dooms(position, False)
        if not position.running():
            position.waiting_mask = 0


def step_effect(position: Position) -> None:
    """A fight's flight, or a World action's effect."""
    if position.arg(1) == FIGHT_EFFECT:
        opponent = position.arg(2)
        position.pop()
        flee(position, opponent)
    else:
        carry_out_action(position)


def advance_risk(position: Position, step: i64) -> None:
    if step == Step.HEROES:
        step_heroes(position)
    elif step == Step.ADD_DIE:
        step_add_die(position)
    elif step == Step.DICE:
        step_dice(position)
    elif step == Step.REROLL:
        step_reroll(position)
    elif step == Step.ADDED_REROLL:
        step_added_reroll(position)
    elif step == Step.ADDED_ELF:
        step_added_elf(position)
    elif step == Step.ELVES:
        step_elves(position)
    elif step == Step.RISK_END:
        step_risk_end(position)
    elif step == Step.KEEP_ELF:
        step_keep_elf(position)
    elif step == Step.KEEP_DIE:
        step_keep_die(position)
    elif step == Step.COMPANION:
        step_companion(position)
    else:
        advance_effect(position, step)


def advance_effect(position: Position, step: i64) -> None:
    if step == Step.STACK:
        step_stack(position)
    elif step == Step.HEAL_WORLD:
        step_heal_world(position)
    elif step == Step.DRAW:
        step_draw(position)
    elif step == Step.CREATURE:
        step_creature(position)
    elif step == Step.STONES:
        step_stones(position)
    elif step == Step.GO_FIGHT:
        step_go_fight(position)
    elif step == Step.GO_ACT:
        step_go_act(position)
    elif step == Step.JOTUN:
        step_jotun(position)
    elif step == Step.CHEER:
        step_cheer(position)
    elif step == Step.EXCHANGE:
        step_exchange(position)
    elif step == Step.SKULD:
        step_skuld(position)
    elif step == Step.SLEIPNIR:
        step_sleipnir(position)
    elif step == Step.URD:
        step_urd(position)
    elif step == Step.SUPPORT_MOVE or step == Step.GO or step == Step.DECK:
        ask_active(position)
    elif step == Step.STONE_MOVE or step == Step.STONE_ROTATE or step == Step.STONE_ACTION:
        ask_active(position)
    else:
        advance_saga(position, step)


def advance_saga(position: Position, step: i64) -> None:
    """What only the campaign has: sagas and bought relations."""
    if step == Step.SAGA:
        step_saga(position)
    elif step == Step.TURN_PAGE:
        step_turn_page(position)
    elif step == Step.REMOTE:
        step_remote(position)
    elif step == Step.TRAVEL:
        step_travel(position)
    elif step == Step.KIN:
        step_kin(position)
    elif step == Step.KIN_CONSENT:
        step_kin_consent(position)
    elif step == Step.KIN_LIFE:
        step_kin_life(position)
    elif step == Step.SAGA_CHOICE or step == Step.DUEL:
        ask_active(position)
    else:
        raise position.unknown_step()


def fill_legal(position: Position, seat: i64) -> None:
    """Writes the legal actions of a waiting seat to the buffer, in ascending order."""
    step = position.step()
    if step == Step.MOVE:
        legal_move(position)
    elif step == Step.ACTION:
        legal_action(position)
    elif step == Step.ORDER:
        legal_order(position)
    elif step == Step.SUPPORT_MOVE:
        legal_support_move(position)
    elif step == Step.AMOUNT:
        legal_amount(position)
    elif step == Step.HEROES:
        legal_heroes(position)
    elif step == Step.ADD_DIE:
        legal_add_die()
    elif step == Step.DICE:
        legal_dice(position)
    elif step == Step.REROLL:
        legal_reroll(position)
    elif step == Step.ADDED_REROLL:
        legal_added_reroll()
    elif step == Step.ADDED_ELF:
        legal_added_elf()
    elif step == Step.ELVES:
        legal_elves(position)
    elif step == Step.KEEP_ELF or step == Step.KEEP_DIE:
        legal_keep()
    elif step == Step.COMPANION:
        legal_companion(position)
    elif step == Step.STACK:
        legal_stack(position)
    elif step == Step.HEAL_WORLD:
        legal_heal_world(position)
    elif step == Step.DRAW:
        legal_draw(position)
    elif step == Step.CREATURE:
        legal_creature(position)
    elif step == Step.STONES:
        legal_stones(position)
    elif step == Step.STONE_MOVE:
        legal_stone_move(position)
    elif step == Step.STONE_ROTATE:
        legal_stone_rotate()
    elif step == Step.STONE_ACTION:
        legal_stone_action(position)
    elif step == Step.GO or step == Step.SLEIPNIR:
        legal_go(position, seat)
    elif step == Step.GO_FIGHT:
        legal_go_fight(position)
    elif step == Step.GO_ACT:
        legal_go_act()
    elif step == Step.JOTUN:
        legal_jotun(position)
    elif step == Step.CHEER:
        legal_cheer(position)
    elif step == Step.EXCHANGE:
        legal_exchange(position, seat)
    elif step == Step.SKULD:
        legal_skuld()
    elif step == Step.URD:
        legal_urd(position)
    elif step == Step.DECK:
        legal_deck(position)
    elif step == Step.SAGA_CHOICE:
        legal_saga_choice(position)
    elif step == Step.DUEL:
        legal_duel()
    elif step == Step.REMOTE:
        legal_remote(position)
    elif step == Step.TRAVEL:
        legal_travel(position)
    elif step == Step.KIN:
        legal_kin(position)
    elif step == Step.KIN_CONSENT:
        legal_consent()
    elif step == Step.KIN_LIFE:
        legal_kin_life(position)
    else:
        raise position.unknown_step()


def decide(position: Position, seat: i64, action: i64) -> None:
    """Carries out a legal action, and goes on until somebody is asked again."""
    answer(position, seat, action)
    advance(position)


def decide_in_turn(position: Position, seat: i64, action: i64) -> None:
    """As `decide`, but no further than the end of the turn: no card is shown that nobody can know yet."""
    answer(position, seat, action)
    while position.waiting_mask == 0 and position.running() and position.step() != Step.TURN:
        resolve_step(position, position.step())


def answer(position: Position, seat: i64, action: i64) -> None:
    """The action itself."""
    position.waiting_mask = 0
    step = position.step()
    if step == Step.MOVE:
        play_move(position, action)
    elif step == Step.ACTION:
        play_action(position, action)
    elif step == Step.ORDER:
        play_order(position, action)
    elif step == Step.SUPPORT_MOVE or step == Step.STONE_MOVE:
        play_send(position, action)
    elif step == Step.AMOUNT:
        play_amount(position, action)
    else:
        answer_risk(position, step, seat, action)


def answer_risk(position: Position, step: i64, seat: i64, action: i64) -> None:
    if step == Step.HEROES:
        play_heroes(position, action)
    elif step == Step.ADD_DIE:
        play_add_die(position, action)
    elif step == Step.DICE:
        roll(position, action - DICE)
    elif step == Step.REROLL:
        play_reroll(position, action)
    elif step == Step.ADDED_REROLL:
        play_added_reroll(position, seat, action)
    elif step == Step.ADDED_ELF:
        play_added_elf(position, seat, action)
    elif step == Step.ELVES:
        play_elves(position, action)
    elif step == Step.KEEP_ELF:
        play_keep_elf(position, seat, action)
    elif step == Step.KEEP_DIE:
        play_keep_die(position, action)
    elif step == Step.COMPANION:
        play_companion(position, seat, action)
    else:
        answer_effect(position, step, seat, action)


def answer_effect(position: Position, step: i64, seat: i64, action: i64) -> None:
    if step == Step.STACK:
        play_stack(position, action)
    elif step == Step.HEAL_WORLD:
        play_heal_world(position, action)
    elif step == Step.DRAW:
        draw(position, action - TAKE)
    elif step == Step.CREATURE:
        resolve(position, action - CREATURE)
    elif step == Step.STONES:
        play_stones(position, action)
    elif step == Step.STONE_ROTATE:
        play_stone_rotate(position, action)
    elif step == Step.STONE_ACTION:
        play_stone_action(position, action)
    elif step == Step.GO:
        play_go(position, action)
    elif step == Step.GO_FIGHT:
        play_go_fight(position, -1 if action == DONE else opponent_of(action))
    elif step == Step.GO_ACT:
        play_go_act(position, action)
    elif step == Step.JOTUN:
        play_jotun(position, action)
    elif step == Step.CHEER:
        play_cheer(position, action)
    elif step == Step.EXCHANGE:
        play_exchange(position, seat, action)
    elif step == Step.SKULD:
        play_skuld(position, seat, action)
    elif step == Step.SLEIPNIR:
        play_sleipnir(position, seat, action)
    elif step == Step.URD:
        play_urd(position, action)
    elif step == Step.DECK:
        play_deck(position, action)
    else:
        answer_saga(position, step, action)


def answer_saga(position: Position, step: i64, action: i64) -> None:
    if step == Step.SAGA_CHOICE:
        play_saga_choice(position, action)
    elif step == Step.DUEL:
        play_duel(position, action)
    elif step == Step.REMOTE:
        play_remote(position, action)
    elif step == Step.TRAVEL:
        play_travel(position, action)
    elif step == Step.KIN:
        play_kin(position, action)
    elif step == Step.KIN_CONSENT:
        play_consent(position, action)
    elif step == Step.KIN_LIFE:
        play_kin_life(position, action)
    else:
        raise position.unknown_step()


def play_out(position: Position, rng: QuickRng, trail: i64) -> tuple[i64, i64]:
    """Plays on at random to the end; returns the number of decisions and a hash of the way."""
    count: i64 = 0
    while position.running():
        seat = next_seat(position.waiting_mask)
        OUT.start()
        fill_legal(position, seat)
        action = OUT.actions[rng.below(OUT.count)]
        trail = (trail * 31 + action * 7 + seat + 13 * OUT.count) & M32
        decide(position, seat, action)
        count += 1
    return count, (trail * 31 + position.result * 13 + position.defeat) & M32


def random_games(n: i64, seed: int, games: int, gods: list[int], track: str, saga: int) -> tuple[int, int]:
    """Whole random games, each dealt from a key of its own: (decisions, hash of all trajectories)."""
    keys = Rng(seed, Subject.PLAYOUT)
    chooser = QuickRng(keys)
    total: i64 = 0
    trail: i64 = 0
    table = Position(n)
    table.record_events = False
    lay_out(table, gods, track, saga, None)
    for _ in range(games):
        position = Position(n, table)
        deal(position, keys.fork())
        advance(position)
        count, trail = play_out(position, chooser, trail)
        total += count
    return total, trail
