# mypyc: compile
"""What is the same in two positions, so that a view's parts need not be made, compared and sent again."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.position import Clan, Position
from ..rules.tables import Phase


def same_numbers(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    for k in range(i64(len(one))):
        if one[k] != other[k]:
            return False
    return True


def same_clan(one: Clan, other: Clan) -> bool:
    """Whether everything about a clan is as it was."""
    return (
        same_figures(one, other)
        and one.rage == other.rage
        and one.glory == other.glory
        and one.passed == other.passed
        and one.rage_step == other.rage_step
        and one.axes_step == other.axes_step
        and one.horns_step == other.horns_step
        and one.on_board == other.on_board
        and same_cards(one, other)
        and one.card == other.card
        and one.treated == other.treated
        and same_numbers(one.late, other.late)
        and same_numbers(one.spent, other.spent)
        and one.dead == other.dead
        and one.peril == other.peril
    )


def same_figures(one: Clan, other: Clan) -> bool:
    """Whether its figures stand where they stood and are as strong as they were."""
    return (
        one.number == other.number
        and one.leader == other.leader
        and one.ship == other.ship
        and one.monster_a == other.monster_a
        and one.monster_b == other.monster_b
        and same_numbers(one.warriors, other.warriors)
        and same_numbers(one.slots, other.slots)
        and one.powers == other.powers
        and one.leader_strength == other.leader_strength
        and one.warrior_strength == other.warrior_strength
        and one.ship_strength == other.ship_strength
    )


def same_cards(one: Clan, other: Clan) -> bool:
    """Whether it holds what it held, and others know as much of it."""
    return (
        one.kept == other.kept
        and one.had_kept == other.had_kept
        and one.picked == other.picked
        and one.choice == other.choice
        and one.ledgers is other.ledgers
        and same_numbers(one.hand, other.hand)
        and same_numbers(one.quests, other.quests)
        and same_numbers(one.buried, other.buried)
        and same_numbers(one.seen, other.seen)
        and same_numbers(one.known, other.known)
    )


def same_board(one: Position, other: Position) -> bool:
    """Whether provinces and fjords are as they were, with everything in them."""
    for k in range(len(one.clans)):
        if not same_figures(one.clans[k], other.clans[k]):
            return False
    return (
        one.destroyed == other.destroyed
        and one.pillaged == other.pillaged
        and same_numbers(one.free, other.free)
        and same_numbers(one.tokens, other.tokens)
        and same_numbers(one.doomed, other.doomed)
    )


def same_memory(one: Position, other: Position) -> bool:
    """Whether everybody remembers the same cards: no draft goes on, and the decks lie as they lay."""
    return (
        one.phase != Phase.GODS_GIFTS
        and other.phase != Phase.GODS_GIFTS
        and one.age == other.age
        and one.forgotten == other.forgotten
        and one.first_game == other.first_game
        and same_numbers(one.deck, other.deck)
    )
