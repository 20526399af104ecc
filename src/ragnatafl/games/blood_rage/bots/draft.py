"""Which cards the greedy bot wants: drafting, keeping one for the next Age, and which upgrade makes room."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.notation import SLOTS
from .land import REGIONS, Land
from .outlook import CARD, MOVES, Outlook
from .upgrades import slot_worth

WORTH = {
    # battle cards
    "tyrs_bash": 3.0,
    "tyrs_smash": 7.4,
    "tyrs_crush": 8.1,
    "tyrs_smite": 9.5,
    "tyrs_rage": 9.4,
    "odins_smite": 4.3,
    "odins_tide": 4.0,
    "odins_judgement": 9.4,
    "heimdalls_sight": 7.0,
    "heimdalls_eye": 7.5,
    "heimdalls_gaze": 8.1,
    "heimdalls_watch": 9.8,
    "friggas_grace": 8.7,
    "thors_hammer": 2.7,
    "thors_oath": 7.0,
    "thors_ascension": 5.6,
    "thors_primacy": 6.9,
    "lokis_trickery": 5.5,
    "lokis_backstab": 5.5,
    "lokis_poison": 5.6,
    # quests, if nothing speaks against them
    "quest_alfheim.1": 6.1,
    "quest_jotunheim.1": 6.0,
    "quest_manheim.1": 5.7,
    "quest_glorious_death.1": 3.0,
    "quest_yggdrasil.1": 6.2,
    "quest_alfheim.2": 6.2,
    "quest_jotunheim.2": 7.3,
    "quest_manheim.2": 7.0,
    "quest_glorious_death.2": 7.2,
    "quest_yggdrasil.2": 9.2,
    "quest_alfheim.3": 6.4,
    "quest_jotunheim.3": 8.5,
    "quest_manheim.3": 8.6,
    "quest_glorious_death.3": 8.4,
    "quest_yggdrasil.3": 6.5,
    # monsters
    "troll": 1.0,
    "dwarf_chieftain": 13.8,
    "sea_serpent": 2.6,
    "valkyrie": 4.2,
    "dark_elf": 6.2,
    "fire_giant": 4.5,
    "frost_giant": 4.1,
    "soldier_of_hel": 4.7,
    "volur_witch": 1.5,
    # leader, warriors, ship
    "lord_of_hammers": 1.1,
    "lord_of_axes": 2.4,
    "lord_of_spears": 1.2,
    "brothers_in_arms": 5.2,
    "experts_in_arms": 0.8,
    "masters_in_arms": 5.6,
    "lokis_dragons": 3.2,
    "fire_dragons": 8.9,
    "eternal_dragons": 9.2,
    # clan upgrades
    "lokis_domain": 3.9,
    "lokis_eminence": 9.6,
    "lokis_wrath": 8.9,
    "friggas_charm": 8.6,
    "friggas_succor": 15.2,
    "friggas_protection": 0.8,
    "friggas_domain": 5.2,
    "friggas_sacrifice": 0.6,
    "thors_glory": 1.1,
    "thors_domain": 1.5,
    "thors_conquest": 3.3,
    "tyrs_domain": 3.5,
    "tyrs_challenge": 3.1,
    "tyrs_prowess": 1.8,
    "tyrs_wrath": 1.4,
    "lokis_blessing": 12.2,
    "odins_inspiration": 3.6,
    "odins_throne": 5.7,
}
"""What a card brings on average to a hand that has room for it. The numbers come from games of this bot in which
half of the picks were random: the effect of each card on the final glory, on top of an average pick's."""
AVERAGE = 6.0

ENOUGH = {"battle": 2, "quest": 3, "upgrade": 3}
"""How many cards of a family a hand has full use for (BR-24.1); each further one counts less."""
FADE = 0.7

LOKI = ("release", "lokis_blessing", "lose_steal", "lokis_poison", "glorious_death")
"""Effects that get better the more one loses, and so go together."""


def family(code: str) -> str:
    """BR-4.1."""
    type = CARD[code].type
    return type if type in ("battle", "quest") else "upgrade"


def plain_worth(code: str) -> float:
    return WORTH.get(code, AVERAGE)


def card_worth(land: Land, code: str, age: int) -> float:
    """What a card is worth to this clan in this Age, whatever else is in hand."""
    look = land.look
    card = CARD[code]
    worth = plain_worth(code)
    if card.type == "quest":
        if card.effect == "glorious_death":
            worth += 1.2 * look.release_glory()
        else:
            worth *= region_fit(land, card.region, age)
        return worth * (1.5 if "odins_throne" in look.effects else 1.0)
    if card.type == "battle":
        return worth
    if card.effect == "release":
        worth += look.release_glory()
    return worth * slot_fit(look, code)


def region_fit(land: Land, region: str, age: int) -> float:
    """A region quest is worth more with several living provinces, and with a majority there already."""
    living = [p for p in REGIONS[region] if land.token[p] and not 0 < land.doomed[p] < age]
    if not living:
        return 0.0
    scarce = len(living) == 1 and region != "yggdrasil"
    held = any(land.mine[p] > land.top[p] for p in living)
    return (0.75 if scarce else 1.0) + (0.25 if held else 0.0)


def slot_fit(look: Outlook, code: str) -> float:
    """An upgrade is worth less if another must make room for it."""
    type = CARD[code].type
    in_place = look.sheet["upgrades"][type]
    if type == "ship":
        return 0.5 if in_place else 1.0
    if type in ("leader", "warrior"):
        return 0.7 if in_place else 1.0
    return 1.0 if None in in_place else 0.7


def hand_worth(land: Land, code: str, held: Sequence[str]) -> float:
    """The worth of one more card in a hand: too many of a family count less, cards that go together count more."""
    look = land.look
    card = CARD[code]
    kind = family(code)
    worth = card_worth(land, code, look.age)
    same = [other for other in held if family(other) == kind]
    if len(same) >= ENOUGH[kind]:
        worth *= FADE ** (len(same) - ENOUGH[kind] + 1)
    effects = {CARD[other].effect for other in held} | look.effects
    if card.effect in LOKI:
        worth += 0.6 * sum(1 for effect in LOKI if effect in effects)
    if kind == "quest":
        if "quest_as_battle" in effects:
            worth += 1.0
        if card.region and any(CARD[other].region == card.region for other in same):
            worth += 1.5
    elif kind == "upgrade":
        quests = sum(1 for other in held if CARD[other].type == "quest")
        worth += {"quest_as_battle": 0.7, "odins_throne": 2.0}.get(card.effect, 0.0) * quests
        if sum(CARD[other].cost for other in same) >= 5:
            worth *= 0.7
        if card.type in ("leader", "warrior", "ship") and any(CARD[other].type == card.type for other in same):
            worth *= 0.4
    return worth


def draft_pick(land: Land, legal: Sequence[int]) -> int:
    """BR-7.3: the card that adds most to the picks so far and the card kept from the last Age."""
    sheet = land.look.sheet
    held = [*sheet["hand"], sheet["kept"]] if sheet["kept"] else sheet["hand"]
    return max(legal, key=lambda action: hand_worth(land, MOVES[action].what, held))


def keep_card(land: Land, legal: Sequence[int]) -> int:
    """BR-16.1: the card that will be worth most in the next Age; a quest keeps its printed glory."""
    return max(legal[1:], key=lambda action: card_worth(land, MOVES[action].what, land.look.age + 1))


def replace_slot(land: Land, legal: Sequence[int]) -> int:
    """BR-11.2: a free slot, or the one whose card is worth least from now on."""

    def loss(action: int) -> float:
        card = land.look.slots[SLOTS.index(MOVES[action].what)]
        return slot_worth(land, card) if card else -1.0

    return min(legal, key=loss)
