"""What never changes and drawing needs: cards, board, figures, stat tracks (JSON-ready, free of any language)."""

from __future__ import annotations

from ..rules.notation import CODES, FIGURES, PHASES, PROVINCES, SLOTS
from ..rules.tables import ADJACENT, FIGURE_OF, N_OUTER, N_PROVINCES
from ..telling.shape import CardFacts, Catalogue, FigureFacts, ProvinceFacts
from . import CONTENT, GODS, STATS, TOKENS, TYPES, Card


def catalogue() -> Catalogue:
    return {
        "cards": {card.code: card_entry(card) for card in CONTENT.cards},
        "types": list(TYPES),
        "gods": list(GODS),
        "ring": list(PROVINCES[:N_OUTER]),
        "provinces": {PROVINCES[province]: province_entry(province) for province in range(N_PROVINCES)},
        "fjords": {
            name: {"supports": [p.id for p in CONTENT.provinces if p.fjord == fjord]}
            for fjord, name in enumerate(CONTENT.fjords)
        },
        "regions": {region: [p.id for p in CONTENT.provinces if p.region == region] for region in CONTENT.regions},
        "figures": figure_entries(),
        "clans": {clan: {"colour": colour} for clan, colour in zip(CONTENT.clans, CONTENT.clan_colours, strict=True)},
        "stats": list(STATS),
        "tracks": {name: list(values) for name, values in CONTENT.tracks.items()},
        "slots": list(SLOTS),
        "tokens": list(TOKENS),
        "token_glory": CONTENT.token_glory,
        "ragnarok_glory": list(CONTENT.ragnarok_glory),
        "phases": list(PHASES[:-1]),
        "draft": {"dealt": CONTENT.dealt, "kept": CONTENT.kept},
    }


def card_entry(card: Card) -> CardFacts:
    """`cost` is the rage to play an upgrade before any discount (BR-4.2); `copies` the player marks by Age (BR-4.3)."""
    upgrade = card.type not in ("battle", "quest")
    return {
        "id": card.id,
        "type": card.type,
        "god": card.god or None,
        "strength": card.strength if card.type not in ("quest", "clan") else None,
        "cost": card.cost if upgrade else None,
        "glory": card.glory if card.type == "quest" else None,
        "region": card.region or None,
        "late": card.late,
        "copies_others": card.effect == "heimdalls_sight",
        "amount": card.amount,
        "rage": card.rage,
        "price": card.price,
        "needs": card.needs,
        "ages": sorted(card.copies),
        "copies": {str(age): list(marks) for age, marks in card.copies.items()},
        "rule": f"BR-C.{card.id}",
    }


def province_entry(province: int) -> ProvinceFacts:
    """BR-2.3."""
    outer = CONTENT.provinces[province] if province < N_OUTER else None
    return {
        "region": outer.region if outer else None,
        "villages": outer.villages if outer else None,
        "fjord": CONTENT.fjords[outer.fjord] if outer else None,
        "neighbours": [PROVINCES[other] for other in range(N_PROVINCES) if (ADJACENT[province] >> other) & 1],
    }


def figure_entries() -> dict[str, FigureFacts]:
    """BR-1.2, BR-1.3, BR-3.8: how many of a figure there are, how strong it is, and for a monster its card."""
    entries: dict[str, FigureFacts] = {
        name: {"count": CONTENT.figure_counts[k], "strength": CONTENT.figure_strengths[k], "card": None}
        for k, name in enumerate(FIGURES[:3])
    }
    for number, card in enumerate(CONTENT.cards):
        if FIGURE_OF[number] >= 0:
            entries[CODES[number]] = {"count": 1, "strength": card.strength, "card": card.code}
    return entries
