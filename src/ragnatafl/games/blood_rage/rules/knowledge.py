# mypyc: compile
"""What everybody knows of a clan's hidden cards: kept up to date wherever a card is shown (BR-22.1)."""

from __future__ import annotations

from mypy_extensions import i64

from .position import EMPTY, UNTOLD, Clan, Ledger, Position, has_card, with_card, without_card


def show(position: Position, clan: Clan, card: i64) -> None:
    """A card left the clan's hand or quests face up. If it was not known to be there, it is one of the clan's own."""
    clan.open_told = UNTOLD
    if has_card(clan.known, card):
        clan.known = without_card(clan.known, card)
    else:
        clan.seen = with_card(clan.seen, card)
        position.show()


def take(clan: Clan, card: i64) -> None:
    """A card that all have seen goes into the clan's hand."""
    clan.hand = with_card(clan.hand, card)
    clan.known = with_card(clan.known, card)
    clan.open_told = UNTOLD


def close_age(clan: Clan) -> None:
    """The Age's hidden cards are gone but for the kept one: its source goes into the ledger."""
    clan.ledgers = [*clan.ledgers, Ledger(clan.seen, clan.known, clan.had_kept)]
    clan.seen = EMPTY
    clan.known = EMPTY
    clan.open_told = UNTOLD
    clan.had_kept = False
