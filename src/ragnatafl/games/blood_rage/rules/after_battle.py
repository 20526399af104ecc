# mypyc: compile
"""After the comparison (BR-14.9 to BR-14.16): "if you win" and "if you lose", the cards, the dead and the glory."""

from __future__ import annotations

from mypy_extensions import i64

from ragnatafl.core.engine import OUT

from .actions import DECLINE, RETAKE
from .battle import in_order, takes_part, text_works
from .destruction import card_with, destroy, price_of, whole_area
from .figures import stat_value
from .invade import bring_warrior, may_bring_warrior
from .knowledge import take
from .notes import Note, Reason
from .position import EMPTY, Clan, Position, Step, with_card, without_card
from .stats import ANY_STAT, ask_raise, gain_glory, gain_rage
from .tables import AMOUNT, N_OUTER, NEEDS, RAGE_AMOUNT, Cause, Effect, Stat


# -- BR-14.9 "If you win / if you lose" ----------------------------------------------------------------------------
def step_win_lose(position: Position) -> None:
    k: i64 = position.arg(1)
    winner = position.battle.winner
    if k >= position.n or winner < 0:
        position.pop()
        return
    position.change(Step.WIN_LOSE, k + 1)
    seat = in_order(position, k)
    card = position.clans[seat].card
    if seat == winner:
        if text_works(position, seat, Effect.WIN_GAIN):
            gain_rage(position, seat, RAGE_AMOUNT[card])
            gain_glory(position, seat, AMOUNT[card], Reason.CARD + card)
        elif text_works(position, seat, Effect.THORS_OATH):
            ask_raise(position, seat, ANY_STAT)
    elif text_works(position, seat, Effect.LOSE_STEAL):
        steal(position, seat, winner, card)


def steal(position: Position, thief: i64, victim: i64, card: i64) -> None:
    """BR-C.lokis_trickery, BR-C.lokis_backstab, RULING-08: at most what the victim has."""
    owner = position.clans[victim]
    rage = RAGE_AMOUNT[card] if RAGE_AMOUNT[card] < owner.rage else owner.rage
    glory = AMOUNT[card] if AMOUNT[card] < owner.glory else owner.glory
    if rage > 0:
        position.note(Note.STOLE_RAGE, thief, victim, rage, card)
        owner.rage -= rage
        position.clans[thief].rage += rage
    if glory > 0:
        position.note(Note.STOLE_GLORY, thief, victim, glory, card)
        owner.glory -= glory
        position.clans[thief].glory += glory


# -- BR-14.10 Cards ------------------------------------------------------------------------------------------------
def step_cards(position: Position) -> None:
    """Losers take their cards back; the winner's go to Poison's owner, back by Prowess, or to the discard."""
    battle = position.battle
    position.pop()
    thief: i64 = -1
    for k in range(position.n):
        seat = in_order(position, k)
        if takes_part(position, seat) and seat != battle.winner:
            if battle.winner >= 0 and thief < 0 and text_works(position, seat, Effect.LOKIS_POISON):
                thief = seat
            return_cards(position.clans[seat])
    battle.cards_done = True
    if battle.winner < 0:
        return
    winner = position.clans[battle.winner]
    spent = winner.late
    if winner.card >= 0:
        spent = with_card(spent, winner.card)
    if thief >= 0:
        for card in spent:
            take(position.clans[thief], card)
            position.note(Note.TOOK_CARD, thief, card, battle.winner)
    elif len(spent) > 0:
        winner.spent = spent
        position.push(Step.PROWESS)


def return_cards(clan: Clan) -> None:
    if clan.card >= 0:
        take(clan, clan.card)
    for card in clan.late:
        take(clan, card)


def step_prowess(position: Position) -> None:
    """BR-C.tyrs_prowess: the winner may buy back any of the cards; what remains is discarded."""
    seat = position.battle.winner
    clan = position.clans[seat]
    if len(clan.spent) > 0 and clan.has(Effect.TYRS_PROWESS) and clan.rage >= price_of(clan, Effect.TYRS_PROWESS):
        position.ask(seat)
        return
    discard_spent(position, clan)


def discard_spent(position: Position, clan: Clan) -> None:
    position.pop()
    for card in clan.spent:
        position.discard_openly(card)
    clan.spent = EMPTY


def legal_prowess(position: Position, seat: i64) -> None:
    OUT.add(DECLINE)
    last: i64 = -1
    for card in position.clans[seat].spent:
        if card != last:
            OUT.add(RETAKE + card)
            last = card


def prowess_cost(clan: Clan, action: i64) -> i64:
    return 0 if action == DECLINE else price_of(clan, Effect.TYRS_PROWESS)


def play_prowess(position: Position, seat: i64, action: i64) -> None:
    clan = position.clans[seat]
    if action == DECLINE:
        discard_spent(position, clan)
        return
    card = action - RETAKE
    gain_rage(position, seat, -prowess_cost(clan, action))
    clan.spent = without_card(clan.spent, card)
    take(clan, card)
    position.note(Note.RETOOK, seat, card)


# -- BR-14.11 Deaths, BR-14.14 Battle glory, BR-14.15 Counting the dead --------------------------------------------
def step_deaths(position: Position) -> None:
    position.pop()
    battle = position.battle
    for seat in range(position.n):
        if takes_part(position, seat) and seat != battle.winner:
            clan = position.clans[seat]
            clan.peril = whole_area(clan, battle.province)
    destroy(position, battle.province, Cause.BATTLE, battle.pillager)


def step_battle_glory(position: Position) -> None:
    """RULING-37: after every raise, so the current value of Axes counts."""
    position.pop()
    winner = position.battle.winner
    if winner >= 0:
        gain_glory(position, winner, stat_value(position.clans[winner], Stat.AXES), Reason.BATTLE)


def step_count_dead(position: Position) -> None:
    """RULING-43, RULING-44: Odin's Judgement, the Valkyrie, Thor's Glory, in battle order."""
    position.pop()
    battle = position.battle
    dead: i64 = 0
    for clan in position.clans:
        dead += clan.dead
    for k in range(position.n):
        seat = in_order(position, k)
        if not takes_part(position, seat):
            continue
        clan = position.clans[seat]
        enemies = dead - clan.dead
        if text_works(position, seat, Effect.ODINS_JUDGEMENT):
            gain_glory(position, seat, AMOUNT[clan.card] * dead, Reason.CARD + clan.card)
        if (battle.valkyries >> seat) & 1:
            valkyrie = card_with(clan, Effect.VALKYRIE)
            gain_glory(position, seat, AMOUNT[valkyrie] * enemies, Reason.CARD + valkyrie)
        if clan.has(Effect.THORS_GLORY):
            card = card_with(clan, Effect.THORS_GLORY)
            if enemies >= NEEDS[card]:
                gain_glory(position, seat, AMOUNT[card], Reason.CARD + card)


# -- BR-14.16 Loki's Blessing --------------------------------------------------------------------------------------
def step_blessing(position: Position) -> None:
    """BR-C.lokis_blessing, RULING-52: each loser with it, in an outer province."""
    battle = position.battle
    k: i64 = position.arg(1)
    while k < position.n and battle.province < N_OUTER:
        seat = in_order(position, k)
        clan = position.clans[seat]
        if (
            takes_part(position, seat)
            and seat != battle.winner
            and clan.has(Effect.LOKIS_BLESSING)
            and may_bring_warrior(position, clan, battle.province)
        ):
            position.change(Step.BLESSING, k)
            position.ask(seat)
            return
        k += 1
    position.pop()


def play_blessing(position: Position, seat: i64, action: i64) -> None:
    position.change(Step.BLESSING, position.arg(1) + 1)
    if action != DECLINE:
        bring_warrior(position, seat, position.battle.province)
