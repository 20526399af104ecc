# mypyc: compile
"""The machine: what each step does when its turn comes, what a seat may answer, and what the answer does."""

from __future__ import annotations

from mypy_extensions import i64

from ragnatafl.core.engine import OUT, next_seat
from ragnatafl.core.rng import M32, QuickRng, Rng

from .after_battle import (
    legal_prowess,
    play_blessing,
    play_prowess,
    step_battle_glory,
    step_blessing,
    step_cards,
    step_count_dead,
    step_deaths,
    step_prowess,
    step_win_lose,
)
from .battle import (
    legal_choose,
    legal_late,
    legal_tide,
    legal_treat,
    play_choose,
    play_late,
    play_tide,
    play_treat,
    step_before_comparing,
    step_choose,
    step_compare,
    step_late,
    step_reveal_effects,
    step_tide,
    step_treat,
)
from .destruction import legal_save, play_save, step_destroy
from .draft import legal_draft, play_draft, step_begin_age, step_draft
from .end_of_age import legal_keep, play_keep, step_discard, step_end_age, step_quest_phase, step_ragnarok, step_release
from .invade import (
    legal_bring_warrior,
    legal_free_invade,
    legal_thors_domain,
    play_free_invade,
    play_succor,
    play_thors_domain,
    step_free_invade,
    step_succor,
    step_thors_domain,
)
from .march import legal_march_send, legal_march_to, play_march_send, play_march_to, step_march_send
from .pillage import (
    legal_hammers,
    legal_join,
    play_hammers,
    play_join,
    step_call,
    step_end_pillage,
    step_grace,
    step_hammers,
    step_lord,
    step_pillaged,
)
from .position import Position, Step, ask_active
from .setup import deal_new
from .stats import legal_raise, play_raise, step_raise
from .tables import Phase, Subject
from .turn import legal_offer, legal_turn, play_offer, play_turn, step_action_phase, step_turn
from .upgrade import legal_slot, play_slot


def advance(position: Position) -> None:
    """Resolves steps until somebody owes a decision or the game is over."""
    while position.waiting_mask == 0 and position.phase != Phase.OVER:
        step = position.step()
        resolve_step(position, step)


def resolve_step(position: Position, step: i64) -> None:
    """The topmost step."""
    if step == Step.TURN:
        step_turn(position)
    elif step == Step.CALL:
        step_call(position)
    elif step == Step.SUCCOR:
        step_succor(position)
    elif step == Step.THORS_DOMAIN:
        step_thors_domain(position)
    elif step == Step.DRAFT:
        step_draft(position)
    elif step == Step.DESTROY:
        step_destroy(position)
    elif step == Step.MARCH_SEND:
        step_march_send(position)
    elif step == Step.RAISE:
        step_raise(position)
    elif step == Step.FREE_INVADE:
        step_free_invade(position)
    elif step == Step.MARCH_TO or step == Step.SLOT or step == Step.OFFER:
        ask_active(position)
    else:
        advance_battle(position, step)


def advance_battle(position: Position, step: i64) -> None:
    if step == Step.CHOOSE:
        step_choose(position)
    elif step == Step.TREAT:
        step_treat(position)
    elif step == Step.REVEAL_EFFECTS:
        step_reveal_effects(position)
    elif step == Step.BEFORE_COMPARING:
        step_before_comparing(position)
    elif step == Step.TIDE:
        step_tide(position)
    elif step == Step.LATE:
        step_late(position)
    elif step == Step.COMPARE:
        step_compare(position)
    elif step == Step.WIN_LOSE:
        step_win_lose(position)
    elif step == Step.CARDS:
        step_cards(position)
    elif step == Step.PROWESS:
        step_prowess(position)
    elif step == Step.DEATHS:
        step_deaths(position)
    elif step == Step.PILLAGED:
        step_pillaged(position)
    elif step == Step.GRACE:
        step_grace(position)
    elif step == Step.LORD:
        step_lord(position)
    elif step == Step.HAMMERS:
        step_hammers(position)
    elif step == Step.BATTLE_GLORY:
        step_battle_glory(position)
    elif step == Step.COUNT_DEAD:
        step_count_dead(position)
    elif step == Step.BLESSING:
        step_blessing(position)
    elif step == Step.END_PILLAGE:
        step_end_pillage(position)
    else:
        advance_phase(position, step)


def advance_phase(position: Position, step: i64) -> None:
    if step == Step.BEGIN_AGE:
        step_begin_age(position)
    elif step == Step.ACTION_PHASE:
        step_action_phase(position)
    elif step == Step.DISCARD:
        step_discard(position)
    elif step == Step.QUEST_PHASE:
        step_quest_phase(position)
    elif step == Step.RAGNAROK:
        step_ragnarok(position)
    elif step == Step.RELEASE:
        step_release(position)
    elif step == Step.END_AGE:
        step_end_age(position)
    else:
        raise position.unknown_step()


def fill_legal(position: Position, seat: i64) -> None:
    """Writes the legal actions of a waiting seat to the buffer, in ascending order."""
    step = position.step()
    if step == Step.DRAFT:
        legal_draft(position, seat)
    elif step == Step.TURN:
        legal_turn(position, seat)
    elif step == Step.CALL:
        legal_join(position, seat)
    elif step == Step.CHOOSE:
        legal_choose(position, seat)
    elif step == Step.MARCH_TO:
        legal_march_to(position)
    elif step == Step.MARCH_SEND:
        legal_march_send(position, seat)
    elif step == Step.LATE:
        legal_late(position, seat)
    elif step == Step.FREE_INVADE:
        legal_free_invade(position)
    elif step == Step.RAISE:
        legal_raise(position)
    elif step == Step.DISCARD:
        legal_keep(position, seat)
    elif step == Step.SLOT:
        legal_slot(position)
    elif step == Step.DESTROY:
        legal_save(position, seat)
    elif step == Step.SUCCOR:
        legal_bring_warrior(position.arg(1))
    elif step == Step.THORS_DOMAIN:
        legal_thors_domain(position)
    elif step == Step.OFFER:
        legal_offer(position, seat)
    elif step == Step.TREAT:
        legal_treat(position, seat)
    elif step == Step.TIDE:
        legal_tide(position, seat)
    elif step == Step.PROWESS:
        legal_prowess(position, seat)
    elif step == Step.HAMMERS:
        legal_hammers(position)
    elif step == Step.BLESSING:
        legal_bring_warrior(position.battle.province)
    else:
        raise position.unknown_step()


def decide(position: Position, seat: i64, action: i64) -> None:
    """Carries out a legal action, and goes on until somebody is asked again."""
    answer(position, seat, action)
    advance(position)


def answer(position: Position, seat: i64, action: i64) -> None:
    """The action itself. A seat that is asked alone owes nothing more; simultaneous choices end themselves."""
    step = position.step()
    if step == Step.DRAFT:
        play_draft(position, seat, action)
    elif step == Step.CHOOSE:
        play_choose(position, seat, action)
    elif step == Step.DISCARD:
        play_keep(position, seat, action)
    else:
        position.waiting_mask = 0
        if step == Step.TURN:
            play_turn(position, seat, action)
        elif step == Step.CALL:
            play_join(position, seat, action)
        elif step == Step.MARCH_TO:
            play_march_to(position, action)
        elif step == Step.MARCH_SEND:
            play_march_send(position, seat, action)
        elif step == Step.LATE:
            play_late(position, seat, action)
        elif step == Step.FREE_INVADE:
            play_free_invade(position, seat, action)
        elif step == Step.RAISE:
            play_raise(position, seat, action)
        elif step == Step.SLOT:
            play_slot(position, seat, action)
        elif step == Step.DESTROY:
            play_save(position, seat, action)
        elif step == Step.SUCCOR:
            play_succor(position, seat, action)
        elif step == Step.THORS_DOMAIN:
            play_thors_domain(position, seat, action)
        elif step == Step.OFFER:
            play_offer(position, seat, action)
        elif step == Step.TREAT:
            play_treat(position, seat, action)
        elif step == Step.TIDE:
            play_tide(position, seat, action)
        elif step == Step.PROWESS:
            play_prowess(position, seat, action)
        elif step == Step.HAMMERS:
            play_hammers(position, seat, action)
        elif step == Step.BLESSING:
            play_blessing(position, seat, action)
        else:
            raise position.unknown_step()


def play_out(position: Position, rng: QuickRng, trail: i64) -> tuple[i64, i64]:
    """Plays on at random to the end; returns the number of decisions and a hash of the way."""
    count: i64 = 0
    while position.phase != Phase.OVER:
        seat = next_seat(position.waiting_mask)
        OUT.start()
        fill_legal(position, seat)
        action = OUT.actions[rng.below(OUT.count)]
        trail = (trail * 31 + action * 7 + seat + 13 * OUT.count) & M32
        decide(position, seat, action)
        count += 1
    for clan in position.clans:
        trail = (trail * 31 + clan.glory) & M32
    return count, trail


def random_games(n: i64, seed: int, games: int) -> tuple[int, int]:
    """Whole random games, each dealt from a key of its own: (decisions, hash of all trajectories)."""
    keys = Rng(seed, Subject.PLAYOUT)
    chooser = QuickRng(keys)
    total: i64 = 0
    trail: i64 = 0
    for _ in range(games):
        position = Position(n)
        position.record_events = False
        deal_new(position, keys.fork(), -1, False)
        advance(position)
        count, trail = play_out(position, chooser, trail)
        total += count
    return total, trail
