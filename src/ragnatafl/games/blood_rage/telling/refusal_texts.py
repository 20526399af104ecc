"""The English sentences of refusals by key; other languages have theirs under the same keys (`br-refusal-<key>`)."""

from __future__ import annotations

from ragnatafl.core.contract import Refusal

from ..content import CARD_BY_CODE, CARDS, CONTENT

SENTENCES = {
    "over": '"{text}" comes too late: the game is over',
    "passed": "{clan} has passed and takes no more turns this Age",
    "no_rage": "{clan} has no rage left and takes no turn",
    "no_part": "{clan} takes no part in this battle",
    "has_chosen": "{clan} has chosen already, or has nothing to choose; others still have to {decision}",
    "not_asked": "{clan} is not asked now: {other} has to {decision}",
    "march_begun": "A march has one origin and one destination, and this one has begun",
    "must": "{clan} must {decision} and cannot decline",
    "no_answer": '{clan} is asked to {decision}; "{text}" is no answer to that',
    # a verb at another moment
    "elsewhere_draft": "Cards are drafted in the Gods' Gifts phase only",
    "elsewhere_keep": "A card is kept in the Discard phase only",
    "elsewhere_card": "Cards are played when a battle asks for one",
    "elsewhere_retake": "Played cards are taken back only by the winner of a battle with Tyr's Prowess",
    "elsewhere_join": "There is no call to battle to join",
    "elsewhere_send": "Figures are sent only when a march has an origin and a destination",
    "elsewhere_to": "A destination is given only after a march has begun or by Lord of Hammers",
    "elsewhere_spare": "Figures are spared only from Odin's Tide",
    "elsewhere_save": "Figures are saved only when they would be destroyed",
    "elsewhere_retreat": "The Volur Witch retreats only when she would be destroyed",
    "elsewhere_treat": "Only a quest just revealed in battle can count as a battle card",
    "elsewhere_raise": "A stat is raised only as a reward",
    "elsewhere_offer": "Figures are offered only in a sacrifice",
    "elsewhere_slot": "A slot is chosen only while an upgrade is being played",
    "elsewhere_decline": "There is nothing to decline",
    # places
    "only_fjords": "{Figure} invades only fjords",
    "fjord_closed": "{place} is closed: both its provinces are destroyed",
    "fjord_for_ships": "Only ships may be in a fjord",
    "yggdrasil": "Yggdrasil cannot be invaded",
    "destroyed": "{place} is destroyed",
    "no_village": "{place} has no free village",
    # invading
    "invasion_for": "This invasion is for {figure} from the reserve only",
    "warrior_to": "The warrior must go to {place}",
    "not_invaded_now": "{place} cannot be invaded now",
    "no_friggas_domain": "Only a clan with Frigga's Domain invades from Valhalla",
    "not_yours": "{Figure} does not belong to this clan",
    "not_in_valhalla": "{Figure} is not in Valhalla",
    "not_in_reserve": "{Figure} is not in the reserve",
    "horns": "{figures} figures are on the board, and Horns allow {horns}",
    "cost_valhalla": "Invading from Valhalla costs {cost} rage, and there is only {rage}",
    "cost_invade": "Invading with {figure} costs {cost} rage, and there is only {rage}",
    # cards
    "not_in_pack": "{card} is not in the pack",
    "not_played": "{card} is not among the cards played in this battle",
    "not_upgrade": "{card} is not an upgrade",
    "not_quest": "{card} is not a quest",
    "not_in_hand": "{card} is not in hand",
    "other_age": "{card} of Age {age} is not in hand; the one in hand is of Age {held}",
    "not_late": "{card} is not a late card",
    "cost_card": "{card} costs {cost} rage, and there is only {rage}",
    # marching
    "ships_march": "Ships never march",
    "march_fjord": "A march goes from province to province, never from or to a fjord",
    "cost_march": "A march costs {cost} rage, and there is only {rage}",
    "nobody_marches": "No own figure in {place} can march",
    "no_room": "No other living province has room for a figure from {place}",
    "not_adjacent": "{place} is not adjacent to the pillaged province",
    "same_province": "A march must go to another province",
    "not_there": "{Figure} is not in {place}",
    "march_question": "The question is how many of {figure} march from {place}",
    "march_nobody": "At least one figure must march",
    "single": "{Figure} is a single figure",
    "too_many": "Warriors that can march from {place}: only {count}",
    "room_for": "{place} has room for only {count}",
    # pillaging and battle
    "thors_domain": "Thor's Domain pillages the province just invaded, {place}",
    "no_tyrs_challenge": "Only a clan with Tyr's Challenge pillages a province again",
    "fjord_pillage": "A fjord is not a province and cannot be pillaged",
    "pillaged": "{place} is pillaged already",
    "not_pillaged": "{place} is not pillaged yet",
    "no_figure": "{clan} has no figure in {place} or its fjord",
    "no_figure_yggdrasil": "{clan} has no figure in {place}",
    "cost_repillage": "Pillaging again costs {cost} rage, and there is only {rage}",
    "ships_join": "Ships may not join a battle",
    "not_beside": "{place} is not adjacent to {province}",
    # the rest
    "no_sacrifice": "Only a clan with Frigga's Sacrifice can sacrifice figures",
    "sacrifice_two": "A sacrifice needs two own figures on the board",
    "sacrifice_stat": "A sacrifice needs a stat that can be raised",
    "offer": "That figure cannot be offered: two different own figures on the board are needed",
    "slot": "That slot is for another type of upgrade",
    "top_step": "{stat} is on step {step} and cannot be raised",
    "grace": "Frigga's Grace raises a stat other than the pillage token's",
    "no_peril": "{Figure} is not about to be destroyed",
    "no_protection": "Only a clan with Frigga's Protection can pay to save figures",
    "cost_save": "Saving a figure costs {cost} rage, and there is only {rage}",
    "no_witch": "There is no Volur Witch here that could retreat to Yggdrasil",
    "quest_value": "The quest may count as +{value}",
    "quest_values": "The quest may count as +{least} or +{most}",
    "not_in_battle": "{Figure} is not in the battle",
    "cannot": '{clan} cannot "{text}" while asked to {decision}',
}

DECISIONS_ASKED = {
    "draft_pick": "pick a card from the pack",
    "turn": "take a turn",
    "keep_card": "keep one card or none",
    "replace_slot": "choose a slot for the upgrade",
    "free_invade": "make the free invasion of the upgrade or decline it",
    "succor": "bring a warrior by Frigga's Succor or decline",
    "thors_domain_pillage": "pillage by Thor's Domain or decline",
    "march_to": "say where the march goes",
    "march_send": "say how many march",
    "sacrifice_pair": "choose two figures to sacrifice",
    "raise_stat": "raise a stat",
    "save_figures": "save figures from destruction or decline",
    "join": "join the battle with one figure or decline",
    "battle_card": "choose a card for the battle",
    "quest_as_battle": "say whether the revealed quest counts as a battle card",
    "tide_keep": "choose the one figure that Odin's Tide spares",
    "late_card": "add a late card or decline",
    "prowess_keep": "take played cards back by Tyr's Prowess or decline",
    "hammers_move": "move the leader by Lord of Hammers or decline",
    "blessing": "bring a warrior by Loki's Blessing or decline",
}
"""What each decision asks for, as the end of "... is asked to ..."."""

FJORDS = {
    "fjord_ne": "North-east fjord",
    "fjord_se": "South-east fjord",
    "fjord_sw": "South-west fjord",
    "fjord_nw": "North-west fjord",
}
PLACES = FJORDS | {province.id: province.name for province in CONTENT.provinces} | {"yggdrasil": "Yggdrasil"}
CLANS = dict(zip(CONTENT.clans, CONTENT.clan_names, strict=True))


def refuse(key: str, rule: str, **args: str | int) -> Refusal:
    """A refusal with its English sentence. Arguments are codes of the notation, or numbers."""
    words: dict[str, str | int] = {name: word(name, value) for name, value in args.items()}
    if "figure" in words:
        figure = str(words["figure"])
        words["Figure"] = figure[0].upper() + figure[1:]
    return Refusal(SENTENCES[key].format_map(words), rule, key, args)


def word(name: str, value: str | int) -> str | int:
    """The English word for an argument: what its name tells is a code of."""
    if not isinstance(value, str):
        return value
    if name in ("place", "province"):
        return PLACES[value]
    if name in ("clan", "other"):
        return CLANS[value]
    if name == "figure":
        return f"the {CARDS[CARD_BY_CODE[value]].name if value in CARD_BY_CODE else value}"
    if name == "card":
        return CARDS[CARD_BY_CODE[value]].name
    if name == "decision":
        return DECISIONS_ASKED[value]
    return value.capitalize() if name == "stat" else value
