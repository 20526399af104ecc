"""Blood Rage's events as sentences, told to whoever sees the view: "Raven invades Gimle with a warrior."."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from ragnatafl.core.contract import Event, View

from .words import PHASES, TOKENS, card_name, clan_text, figure_name, place_name

SIMPLE = {
    "passed": "passes.",
    "upgraded": "plays {card}.",
    "replaced": "discards {card} to make room.",
    "committed": "commits to a quest.",
    "revealed": "reveals {card}.",
    "treated_quest": "lets the quest count as +{value}.",
    "spared": "keeps the {figure}.",
    "added_late_card": "adds {card}.",
    "won_battle": "wins the battle of {place}.",
    "took_back": "takes {card} back.",
    "saved": "saves the {figure} in {place}.",
    "retreated": "retreats with the {figure} from {source} to Yggdrasil.",
    "unopposed": "meets nobody in {place}.",
    "removed": "returns the {figure} to the box.",
    "leader_moved": "moves the leader from {source} to {place}.",
}
"""What a seat does, after its name; one event, one sentence."""

UNSEEN = ("turn_began", "picked", "chose_card", "kept_card", "changed_rage")
"""Events that a player need not be told about: the board shows them, or they are about choices still secret."""


def tell(events: Sequence[Event], view: View) -> Iterator[Text]:
    """Sentences for these events. Figures that share a fate share a sentence; so do the totals of a battle."""
    at = 0
    while at < len(events):
        event = events[at]
        together = [event]
        while at + len(together) < len(events) and _belongs(event, events[at + len(together)]):
            together.append(events[at + len(together)])
        at += len(together)
        sentence = _sentence(together, view)
        if sentence is not None:
            yield sentence


def _belongs(first: Event, other: Event) -> bool:
    if first.name != other.name:
        return False
    if first.name == "total":
        return True
    if first.name in ("destroyed", "marched"):
        places = ("source", "place")
        return first.seat == other.seat and all(first.data.get(key) == other.data.get(key) for key in places)
    return first.name == "raised" and first.seat == other.seat


def _sentence(events: Sequence[Event], view: View) -> Text | None:
    event = events[0]
    clans: Sequence[str] = view["clans"]
    if event.name in UNSEEN:
        return None
    if event.seat is None:
        return _of_the_world(event)
    who = clan_text(clans[event.seat])
    if event.name == "total":
        return _totals(events, clans)
    if event.name == "committed" and event.data.get("card"):
        return Text.assemble(who, f" commits to {card_name(event.data['card'])}")
    if event.name in SIMPLE:
        return Text.assemble(who, " ", SIMPLE[event.name].format_map(_words(event.data)))
    return Text.assemble(who, " ", _rest(events, clans))


def _of_the_world(event: Event) -> Text:
    data = event.data
    if event.name == "age_began":
        return Text(f"Age {data['age']} begins.", style="bold")
    if event.name == "phase_began":
        return Text(f"The {PHASES[data['phase']]} phase begins." if data["phase"] in PHASES else "", style="bold")
    if event.name == "nobody_won":
        return Text(f"Nobody wins the battle of {place_name(data['place'])}: all who fought lose.")
    if event.name == "ragnarok_struck":
        return Text(f"Ragnarök destroys {place_name(data['place'])}.", style="bold red")
    if event.name == "game_over":
        return Text("The last Age is over.", style="bold")
    return Text(event.name.replace("_", " ").capitalize() + ".")


def _totals(events: Sequence[Event], clans: Sequence[str]) -> Text:
    text = Text("Strength: ")
    for number, event in enumerate(events):
        text.append(", " if number else "")
        text.append_text(clan_text(clans[event.seat or 0]))
        text.append(f" {event.data['strength']}")
    return text


def _rest(events: Sequence[Event], clans: Sequence[str]) -> Text:
    """Everything that needs more than a template."""
    event = events[0]
    data = event.data
    if event.name == "invaded":
        origin = " from Valhalla" if data["source"] == "valhalla" else ""
        return Text(f"invades {place_name(data['place'])} with {_a(data['figure'])}{origin}.")
    if event.name == "marched":
        return Text(f"marches from {place_name(data['source'])} to {place_name(data['place'])}: {_figures(events)}.")
    if event.name == "joined":
        return Text(f"joins from {place_name(data['source'])} with {_a(data['figure'])}.")
    if event.name == "called_to_battle":
        return Text(f"{'pillages again:' if data['repillage'] else 'pillages'} {place_name(data['place'])}.")
    if event.name == "destroyed":
        return Text(f"loses {_figures(events)} in {place_name(data['place'])}.")
    if event.name == "pillaged":
        return Text(f"has pillaged {place_name(data['place'])}: {TOKENS.get(data['token'], data['token'])}.")
    if event.name == "raised":
        return Text("raises " + ", ".join(f"{one.data['stat'].capitalize()}" for one in events) + ".")
    if event.name == "gained_glory":
        return Text.assemble("gains ", (f"{data['glory']} glory", "bold"), f" ({_reason(data['reason'])}).")
    if event.name == "cancelled":
        return Text.assemble(
            f"has the text of {card_name(data['card'])} cancelled by ", clan_text(clans[data["by"]]), "."
        )
    if event.name == "watched":
        return Text(f"watches: {data['glory']} glory, and all cards go; everybody chooses again.")
    if event.name in ("stole_rage", "stole_glory"):
        what = event.name.removeprefix("stole_")
        return Text.assemble(f"takes {data[what]} {what} from ", clan_text(clans[data["victim"]]), ".")
    if event.name == "took_card":
        return Text.assemble(f"takes {card_name(data['card'])} from ", clan_text(clans[data["victim"]]), ".")
    if event.name == "discarded_hand":
        return Text(f"discards {data['cards']} card{'s' * (data['cards'] != 1)}.")
    if event.name == "revealed_quest":
        return Text(f"{'fulfils' if data['fulfilled'] else 'fails'} the quest {card_name(data['card'])}")
    if event.name == "released":
        return Text(f"gets {data['figures']} figure{'s' * (data['figures'] != 1)} back from Valhalla.")
    details = ", ".join(f"{key} {value}" for key, value in data.items())
    return Text(f"{event.name.replace('_', ' ')} {details}".strip() + ".")


def _figures(events: Sequence[Event]) -> str:
    counts: dict[str, int] = {}
    for event in events:
        counts[event.data["figure"]] = counts.get(event.data["figure"], 0) + 1
    *others, last = [_a(figure) if count == 1 else figure_name(figure, count) for figure, count in counts.items()]
    return f"{', '.join(others)} and {last}" if others else last


def _a(figure: str) -> str:
    """ "the leader", "a warrior", "the troll": only warriors come in numbers."""
    return f"a {figure}" if figure == "warrior" else f"the {figure_name(figure)}"


def _reason(reason: str) -> str:
    words = {"battle": "battle won", "token": "pillage", "quest": "quest", "ragnarok": "died in Ragnarök"}
    return words.get(reason) or ("legendary stats" if reason == "legend" else card_name(reason))


def _words(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data of an event in the words of the table."""
    words: dict[str, Any] = {}
    for key, value in data.items():
        if key == "card" and value:
            words[key] = card_name(value)
        elif key in ("place", "source"):
            words[key] = place_name(value)
        elif key == "figure":
            words[key] = figure_name(value)
        else:
            words[key] = value
    return words
