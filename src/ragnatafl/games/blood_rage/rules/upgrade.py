# mypyc: compile
"""Upgrade (BR-11): cost, slots, replaced cards, and the free invasion that follows."""

from __future__ import annotations

from mypy_extensions import i64

from ragnatafl.core.engine import OUT

from .actions import SLOT, UPGRADE
from .destruction import card_with
from .figures import monster_in_slot, monster_place, move
from .knowledge import show
from .notes import Note
from .position import Clan, Position, Step, without_card
from .tables import AMOUNT, EFFECT, FIGURE_OF, SLOT_OF, SLOTS, STRENGTH, TYPE, Effect, Figure, Place, Slot, Type


def upgrade_cost(clan: Clan, card: i64) -> i64:
    """BR-4.2, BR-C.friggas_charm, RULING-70; Dwarf Chieftain and Soldier of Hel cost nothing."""
    if EFFECT[card] == Effect.FREE_MONSTER:
        return 0
    cost = STRENGTH[card]
    if clan.has(Effect.FRIGGAS_CHARM):
        cost -= AMOUNT[card_with(clan, Effect.FRIGGAS_CHARM)]
    return cost if cost > 0 else 0


def begin_upgrade(position: Position, seat: i64, action: i64) -> None:
    """BR-11.1: paid already; now the slot. Free slots are alike, so it is asked for only if one is occupied."""
    card = action - UPGRADE
    clan = position.clans[seat]
    clan.hand = without_card(clan.hand, card)
    show(position, clan, card)
    first = SLOT_OF[TYPE[card]]
    if SLOTS[TYPE[card]] > 1:
        for slot in range(first, first + SLOTS[TYPE[card]]):
            if clan.slots[slot] >= 0:
                position.push(Step.SLOT, card)
                return
    install(position, seat, card, first)


def legal_slot(position: Position) -> None:
    """BR-11.2, RULING-16: any slot of the type, free or occupied."""
    type = TYPE[position.arg(1)]
    for slot in range(SLOT_OF[type], SLOT_OF[type] + SLOTS[type]):
        OUT.add(SLOT + slot)


def play_slot(position: Position, seat: i64, action: i64) -> None:
    card = position.arg(1)
    position.pop()
    install(position, seat, card, action - SLOT)


def install(position: Position, seat: i64, card: i64, slot: i64) -> None:
    """BR-11.2 to BR-11.6."""
    clan = position.clans[seat]
    replaced = clan.slots[slot]
    if replaced >= 0:
        if TYPE[replaced] == Type.MONSTER:
            dismiss(position, seat, slot - Slot.MONSTER)
        position.discard_openly(replaced)
        position.note(Note.REPLACED, seat, replaced, slot)
    clan.put_in_slot(slot, card)
    position.note(Note.UPGRADED, seat, card, slot)
    type = TYPE[card]
    if type == Type.MONSTER:
        move(position, clan, FIGURE_OF[card], Place.BOX, Place.RESERVE)
        position.push(Step.FREE_INVADE, FIGURE_OF[card])
    elif type == Type.LEADER:
        position.push(Step.FREE_INVADE, Figure.LEADER)
    elif type == Type.WARRIOR:
        position.push(Step.FREE_INVADE, Figure.WARRIOR)
    elif type == Type.SHIP:
        position.push(Step.FREE_INVADE, Figure.SHIP)


def dismiss(position: Position, seat: i64, index: i64) -> None:
    """BR-11.6, RULING-17: a replaced monster goes to the box; it is not destroyed."""
    clan = position.clans[seat]
    figure = monster_in_slot(clan, index)
    place = monster_place(clan, index)
    move(position, clan, figure, place, Place.BOX)
    position.note(Note.REMOVED, seat, figure, place)
