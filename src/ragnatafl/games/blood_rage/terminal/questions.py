"""What a player of Blood Rage is asked (BR-23), as a sentence, and the legal answers in readable groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ragnatafl.core.contract import View
from ragnatafl.terminal.face import Choice, Choices

from ..content import CONTENT
from ..rules.notation import ACTIONS, FROM_VALHALLA, SLOTS
from .words import (
    PROVINCES,
    TOKENS,
    card,
    card_name,
    card_row,
    card_text,
    figure_name,
    invasion_cost,
    own_sheet,
    place_name,
    upgrade_codes,
)

STEPS = ("march_to", "march_send", "replace_slot", "sacrifice_pair", "raise_stat", "free_invade", "prowess_keep")
"""Questions inside a choice already begun."""

VERB_ORDER = ("invade", "march", "upgrade", "quest", "pillage", "repillage", "sacrifice", "pass")
CARDS = ("draft", "keep", "card", "retake", "upgrade", "quest")
TALL = ("draft", "keep", "card", "retake")
TITLES = {
    "march": "March from (1 rage)",
    "upgrade": "Play an upgrade",
    "quest": "Commit to a quest",
    "pillage": "Pillage",
    "repillage": "Pillage again",
    "offer": "Sacrifice",
    "join": "Send to the battle",
    "to": "To",
    "send": "Send",
    "raise": "Raise",
    "spare": "Keep",
    "save": "Save (1 rage)",
}


def question(view: View) -> str:
    """One sentence to the player, with what is needed to answer it."""
    decision = view["decision"] or {}
    name = decision.get("name", "")
    sheet = own_sheet(view)
    clan = sheet["clan"].capitalize() if sheet else "Spectator"
    rage = sheet["rage"] if sheet else 0
    where = place_name(decision["province"]) if decision.get("province") else "the province"
    which = figure_name(decision["figure"]) if decision.get("figure") else "figure"
    card = card_name(decision["card"]) if decision.get("card") else "the card"
    if name == "turn":
        return f"Your turn, {clan}: choose an action. Rage {rage}."
    if name == "draft_pick":
        return _draft_question(view, clan)
    if name == "join":
        return f"Call to battle in {where}: send a figure in, or decline. {_forces(view, decision)}"
    if name == "battle_card":
        return f"Battle of {where}: choose a card, secretly. {_forces(view, decision)}"
    if name == "late_card":
        return f"Battle of {where}: add a late card, or decline. {_forces(view, decision)}"
    sentences = {
        "free_invade": f"You may put the {which} on the board for free, or decline.",
        "succor": f"Frigga's Succor: a warrior may come to {where} for free.",
        "thors_domain_pillage": f"Thor's Domain: pillage {where} at once for 2 rage (you have {rage})?",
        "quest_as_battle": f"Your quest may count as a battle card in the battle of {where}.",
        "tide_keep": f"Odin's Tide in {where}: which figure do you keep?",
        "raise_stat": "Raise one stat.",
        "prowess_keep": f"Tyr's Prowess: take back a card you played for 1 rage (you have {rage})?",
        "save_figures": f"Your figures in {where} are about to die. Save one, or let them go? Rage {rage}.",
        "hammers_move": "Lord of Hammers: your leader may move on.",
        "blessing": f"Loki's Blessing: put a warrior into {where} for free?",
        "replace_slot": f"Where do you put {card}?",
        "sacrifice_pair": "Which figure do you sacrifice?",
        "keep_card": "Keep one card for the next Age, or none; the others are discarded.",
        "march_to": f"March from {where} to where?",
        "march_send": f"Who marches from {where} to {place_name(decision.get('to') or '')}?",
    }
    return sentences.get(name) or f"{clan}, choose ({str(name).replace('_', ' ')})."


def _draft_question(view: View, clan: str) -> str:
    picks = [card_name(code) for code in (view["draft"] or {}).get("picks") or []]
    have = f" You have {', '.join(picks)}." if picks else " The rest goes on to your left."
    return f"Gods' Gifts, {clan}: take a card, the {_nth(len(picks) + 1)} of {CONTENT.kept}.{have}"


def _nth(number: int) -> str:
    return ("", "first", "second", "third", "fourth", "fifth", "sixth")[number] if number < 7 else f"{number}th"


def _forces(view: View, decision: Mapping[str, Any]) -> str:
    """The strengths in the province of the battle: "Strength: Wolf 5, Raven 2"."""
    strength = view["provinces"].get(decision.get("province"), {}).get("strength", {})
    parts = [f"{clan.capitalize()} {total}" for clan, total in strength.items() if total]
    return f"Strength: {', '.join(parts)}." if parts else ""


def group_choices(view: View, notations: Sequence[str]) -> list[Choices]:
    """The legal actions by verb, invasions by figure, cards one to a line, passing and declining last."""
    groups: dict[str, Choices] = {}
    for notation in notations:
        key, title, choice = _choice(view, notation)
        group = groups.setdefault(key, Choices(title, tall=key in TALL))
        group.items.append(choice)
    return sorted(groups.values(), key=lambda group: _order(ACTIONS.parse(group.items[0].notation).verb))


def _order(verb: str) -> int:
    if verb == "decline":
        return len(VERB_ORDER) + 1
    return VERB_ORDER.index(verb) if verb in VERB_ORDER else 0


def _choice(view: View, notation: str) -> tuple[str, str, Choice]:
    """(which group, its title, the choice itself)."""
    action = ACTIONS.parse(notation)
    verb, words = action.verb, action.args
    if verb == "pass":
        return verb, "", Choice(notation, "pass (no more turns this Age)")
    if verb == "decline":
        return verb, "", Choice(notation, _declining(view))
    if verb == "sacrifice":
        return verb, "", Choice(notation, "sacrifice two of your figures to raise a stat")
    if verb == "retreat":
        return verb, "", Choice(notation, "the Volur Witch retreats to Yggdrasil")
    if verb == "treat":
        label = f"as a +{words[0]} battle card" if words[0] else "no, only a quest"
        return verb, "Count it", Choice(notation, label)
    if verb == "slot":
        return verb, "Into", Choice(notation, _slot(view, words[0]))
    if verb in CARDS:
        if verb in ("upgrade", "quest"):
            return verb, TITLES[verb], Choice(notation, f"{card_name(words[0])} ({_price(words[0], view)})")
        note = card_text(words[0])
        if verb == "card" and card(words[0]).type != "battle":
            note = "In battle it adds nothing."
        count = _copies(view, verb, words[0])
        name = card_name(words[0]) + (f" ({count} of them)" if count > 1 else "")
        return verb, TITLES.get(verb, ""), Choice(notation, name, card_row(words[0])[1], note)
    if verb == "invade":
        return _invasion(view, notation, words)
    if verb in ("pillage", "repillage"):
        return verb, TITLES[verb], Choice(notation, f"{place_name(words[0])} ({_reward(view, words[0])})")
    if verb in ("join", "offer"):
        return verb, TITLES[verb], Choice(notation, f"{figure_name(words[0])} from {place_name(words[1])}")
    if verb == "send":
        return verb, TITLES[verb], Choice(notation, _send(*words))
    if verb in ("spare", "save"):
        return verb, TITLES[verb], Choice(notation, figure_name(words[0]))
    if verb == "raise":
        return verb, TITLES[verb], Choice(notation, _stat(view, words[0]))
    if verb == "to":
        return verb, TITLES[verb], Choice(notation, _room(view, words[0]))
    if verb == "march":
        return verb, TITLES[verb], Choice(notation, place_name(words[0]))
    return verb, "", Choice(notation, notation)


def _invasion(view: View, notation: str, words: Sequence[Any]) -> tuple[str, str, Choice]:
    figure, place = words[0], words[1]
    name = figure_name(figure).capitalize()
    free = (view["decision"] or {}).get("name") != "turn"
    sheet = own_sheet(view)
    if words[-1] == FROM_VALHALLA:
        return f"invade {figure} v", f"{name} from Valhalla", Choice(notation, place_name(place))
    cost = 0 if free or sheet is None else invasion_cost(figure, sheet)
    title = f"Invade, {name.lower()} ({cost} rage)" if cost else f"Invade, {name.lower()} (free)"
    return f"invade {figure}", title, Choice(notation, place_name(place))


def _copies(view: View, verb: str, code: str) -> int:
    """How many of this card there are to choose from; each kind is offered once."""
    sheet = own_sheet(view)
    if verb == "draft":
        return ((view["draft"] or {}).get("pack") or []).count(code)
    return (sheet["hand"] or []).count(code) if sheet and verb != "retake" else 1


def _price(code: str, view: View) -> str:
    """What playing an upgrade costs now (BR-C.friggas_charm), or what a quest is worth."""
    found = card(code)
    if found.type == "quest":
        return f"{found.glory} glory"
    sheet = own_sheet(view)
    charms = (
        [card(mine).amount for mine in upgrade_codes(sheet) if card(mine).effect == "friggas_charm"] if sheet else []
    )
    cost = 0 if found.effect == "free_monster" else max(0, found.strength - sum(charms))
    return f"{cost} rage" if cost else "free"


def _declining(view: View) -> str:
    return {
        "keep_card": "keep none",
        "late_card": "add no card",
        "join": "decline",
        "save_figures": "let them go",
        "prowess_keep": "take nothing back",
        "hammers_move": "stay",
        "march_send": "none of these",
    }.get((view["decision"] or {}).get("name", ""), "decline")


def _slot(view: View, slot: str) -> str:
    sheet = own_sheet(view)
    inside = sheet["slots"][SLOTS.index(slot)] if sheet else None
    return f"slot {slot} ({'replaces ' + card_name(inside) if inside else 'free'})"


def _reward(view: View, place: str) -> str:
    token = view["provinces"][place]["token"]
    return TOKENS.get(token, str(token)) if token else "no reward"


def _room(view: View, place: str) -> str:
    province = view["provinces"].get(place)
    free = province and province["villages"] and province["free"]
    return f"{PROVINCES[place]} ({free} free)" if free and place in PROVINCES else place_name(place)


def _send(count: int, figure: str) -> str:
    return f"no {figure_name(figure)}" if count == 0 else figure_name(figure, count)


def _stat(view: View, stat: str) -> str:
    sheet = own_sheet(view)
    step = sheet["stats"][stat]["step"] if sheet else 0
    value = sheet["stats"][stat]["value"] if sheet else 0
    return f"{stat.capitalize()} (now {value}, step {step} of 6)"
