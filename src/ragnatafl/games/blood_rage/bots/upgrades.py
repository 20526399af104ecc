"""What upgrades are worth to the greedy bot: from now to the end of the game, in the position at hand."""

from __future__ import annotations

from ..rules.notation import PLACES
from .land import OUTER, Land
from .outlook import CARD, RAGNAROK, Outlook

PER_AGE = {
    "none": 1.5,
    "troll": 1.5,
    "sea_serpent": 1.0,
    "valkyrie": 2.0,
    "dark_elf": 2.0,
    "fire_giant": 1.0,
    "volur_witch": 1.0,
    "lord_of_hammers": 1.0,
    "thors_glory": 1.6,
    "quest_as_battle": 1.5,
    "lokis_blessing": 2.0,
    "tyrs_challenge": 1.5,
    "friggas_protection": 1.0,
    "tyrs_prowess": 1.5,
    "thors_domain": 1.0,
    "friggas_domain": 2.0,
}
"""What these abilities bring in one Age."""
DEATHS = 3.5
"""Own figures that come back from Valhalla in an Age."""
SHIP_DIES = 0.6
"""How likely the own ship dies in an Age."""
LEADER_PILLAGES = 0.8
"""Successful pillages with the leader in an Age."""
KILL = 1.2
"""What the death of a rival's warrior is worth."""


def lasting_worth(land: Land, code: str) -> float:
    """What an upgrade's ability brings from now on."""
    look = land.look
    card = CARD[code]
    effect = card.effect
    later = 3 - look.age
    now = min(1.0, land.left / 5)
    ages = now + later
    if effect == "release":
        return card.amount * DEATHS * (1 + later)
    if effect == "dragons":
        return card.amount * SHIP_DIES * (1 + later)
    if effect == "free_monster":
        return later * card.strength * look.price
    if effect == "pairs":
        at_once: int = sum(count // 2 for place, count in look.sheet["warriors"].items() if place in PLACES)
        return at_once + 1.5 * card.strength * ages
    if effect == "lord_of_axes":
        return LEADER_PILLAGES * ages * look.best_raise
    if effect == "lord_of_spears":
        return LEADER_PILLAGES * ages * look.every_raise
    if effect == "frost_giant":
        return 0.5 * now * look.best_raise
    if effect == "friggas_charm":
        return 0.8 * look.price * (sum(1 for other in look.hand if CARD[other].cost > 0) + 2.0 * later)
    if effect == "friggas_succor":
        return 2.0 * look.price * ages
    if effect == "odins_inspiration":
        return 2.0 * sum(RAGNAROK[look.age :])
    if effect == "odins_throne":
        return sum(CARD[quest].glory * land.quest_chance(quest) for quest in look.quests())
    if effect == "thors_conquest":
        figures: int = min(look.sheet["on_board"] + 1, look.sheet["stats"]["horns"]["value"])
        return 2.0 * figures
    if effect == "friggas_sacrifice":
        return max(0.0, 0.7 * look.best_raise - 3.0)
    return PER_AGE.get(effect, 1.0) * ages


def upgrade_worth(land: Land, code: str) -> float:
    """What playing an upgrade brings: its ability, the figure it puts on the board, less the card it pushes out."""
    look = land.look
    card = CARD[code]
    worth = lasting_worth(land, code)
    in_place = look.sheet["upgrades"][card.type]
    slots = in_place if isinstance(in_place, list) else [in_place]
    if None not in slots:
        worth -= min(slot_worth(land, old) for old in slots)
    if card.type == "leader" and look.sheet["leader"] == "valhalla":
        return worth * (3 - look.age) / (3.5 - look.age)
    if look.horns_left > 0:
        if card.type == "monster":
            worth += card.strength * look.price
            if card.effect in ("troll", "fire_giant"):
                worth += max(strike_worth(look, code, place) for place in range(OUTER))
        elif look.sheet["reserve"].get(card.type):
            worth += 1.0 if card.type == "leader" else card.strength * look.price
    return worth


def slot_worth(land: Land, code: str) -> float:
    """What is lost when a card is replaced: its ability, and a monster's figure (BR-11.6)."""
    worth = lasting_worth(land, code)
    if CARD[code].type == "monster":
        sheet = land.look.sheet
        place = sheet["monsters"][sheet["upgrades"]["monster"].index(code)]
        if place in PLACES:
            worth += CARD[code].strength * land.look.price
    return worth


def strike_worth(look: Outlook, figure: str, place: int) -> float:
    """BR-C.troll, BR-C.fire_giant: the enemies it kills on arrival."""
    killed = 0
    for clan, figures in look.view["provinces"][PLACES[place]]["figures"].items():
        if clan != look.name:
            killed += figures.get("warrior", 0)
            if figure == "fire_giant":
                killed += 3 * figures.get("leader", 0)
    return KILL * killed
