"""Yggdrasil's events as sentences: "Thor turns over Hel. It is the second one: Hel is activated."."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from ragnatafl.core.contract import Event, View

from ..content import CONTENT, GODS
from .saga import SAGA_DEEDS, SAGA_EVENTS, foe_name, special_defeats, story_of
from .words import (
    TEXTS,
    action_offer,
    artifact_text,
    count,
    creature_text,
    face_word,
    god_of,
    god_text,
    jotun_text,
    listed,
    name,
)

UNSEEN = ("turn_began",)
"""Events that a player need not be told about: the reveal that follows tells the same."""

TOGETHER = (
    *("placed_in_order", "rolled", "rerolled", "spent_elf", "returned_elves"),
    *("drew_creature", "threw_runestone", "card_returned"),
)
"""Events that share a sentence when they come one after the other."""

Line = str | Text
Data = Mapping[str, Any]


def tell(events: Sequence[Event], view: View) -> Iterator[Text]:
    """Sentences for these events; what happens together is told together."""
    at = 0
    while at < len(events):
        together = [events[at]]
        while (
            events[at].name in TOGETHER
            and at + len(together) < len(events)
            and events[at + len(together)].name == events[at].name
        ):
            together.append(events[at + len(together)])
        at += len(together)
        if together[0].name == "placed_in_order" and (len(view["order"]) < view["seats"] or view["seats"] == 1):
            continue  # told when all have their place
        if together[0].name not in UNSEEN:
            yield _sentence(together, view)


def _sentence(events: Sequence[Event], view: View) -> Text:
    event = events[0]
    if event.name in JOINT:
        return JOINT[event.name](events, view)
    who = actor(event, view)
    told = WORLDLY.get(event.name) or SAGA_EVENTS.get(event.name)
    if told is not None:
        return _capital(told(event.data, view))
    done = DEEDS.get(event.name) or SAGA_DEEDS.get(event.name)
    if done is not None and who is not None:
        return Text.assemble(who, " ", done(event.data, view))
    details = ", ".join(f"{key} {name(str(value))}" for key, value in event.data.items() if key != "supporting")
    plain = Text(f"{event.name.replace('_', ' ')}{': ' if details else ''}{details}.")
    return Text.assemble(who, ": ", plain) if who is not None else _capital(plain)


def actor(event: Event, view: View) -> Text | None:
    """The god an event is about, also a supporting one; None if it is about the Tree."""
    if event.seat is not None:
        return god_text(god_of(view, event.seat))
    return god_text(event.data["supporting"]) if event.data.get("supporting") else None


def _capital(line: Line) -> Text:
    text = Text(line) if isinstance(line, str) else line
    if text.plain[:1].islower():
        style = text.spans
        raised = Text(text.plain[0].upper() + text.plain[1:], style=text.style)
        raised.spans = list(style)
        return raised
    return text


# -- events that share a sentence, or need to know whose they are ---------------------------------------------------
def _order(events: Sequence[Event], view: View) -> Text:
    return Text(f"Order of turns: {', '.join(name(god_of(view, seat)) for seat in view['order'])}.", style="dim")


def _rolls(events: Sequence[Event], view: View) -> Text:
    """ "Thor rolls: god die success; Vanir dice rune II, blank."."""
    taker = next((e.seat for e in events if e.data["die"] != "added" and e.seat is not None), view["active"])
    active = view["players"][taker]
    parts: dict[str, list[str]] = {}
    for event in events:
        die = event.data["die"]
        who = actor(event, view)
        good = active["vanir_faces" if die == "vanir" else "god_faces"]
        if die == "added":
            good = view["players"][event.seat]["god_faces"] if event.seat is not None else active["god_faces"]
        label = f"{who.plain if who else 'added'}'s die" if die == "added" else f"{'V' if die == 'vanir' else 'g'}"
        parts.setdefault(label, []).append(face_word(event.data["face"], good))
    told = []
    for label, faces in parts.items():
        heading = {"g": "god die", "V": "Vanir dice" if len(faces) > 1 else "Vanir die"}.get(label, label)
        told.append(f"{heading} {', '.join(faces)}")
    who = actor(events[0], view) or god_text(god_of(view, view["active"]))
    verb = " rolls again: " if events[0].name == "rerolled" else " rolls: "
    return Text.assemble(who, verb, ("; ".join(told), "bold"), ".")


def _elves(events: Sequence[Event], view: View) -> Text:
    who = actor(events[0], view) or Text("A god")
    if events[0].name == "returned_elves":
        pair = CONTENT.gods[0].amount
        return Text.assemble(who, f" gives back {count(pair * len(events), 'elves')}: {len(events)} risk less.")
    return Text.assemble(who, f" spends {count(len(events), 'elves')} to turn a failed die.")


def _draws(events: Sequence[Event], view: View) -> Text:
    creatures = [name(event.data["creature"]) for event in events]
    return Text.assemble(actor(events[0], view) or "", f" draws {listed(creatures)}.")


def _throws(events: Sequence[Event], view: View) -> Text:
    shown = [f"{event.data['stone']}: {TEXTS['stones'].get(event.data['effect'], '')}" for event in events]
    return Text.assemble(actor(events[0], view) or "", f" throws the Runestones. {'; '.join(shown)}.")


def _cards_back(events: Sequence[Event], view: View) -> Text:
    """ "Hel goes back under the decks of Thor and Odin."; with the god on the card where it is another one's."""
    decks = [god_of(view, event.seat) for event in events if event.seat is not None]
    enemies = list(dict.fromkeys(name(event.data["enemy"]) for event in events))
    whose = list(dict.fromkeys(name(deck) for deck in decks))
    verb = "go" if len(enemies) > 1 else "goes"
    return Text(
        f"{listed(enemies)} {verb} back under the deck{'s' * (len(whose) > 1)} of {listed(whose)}.", style="dim"
    )


def _activated(events: Sequence[Event], view: View) -> Text:
    event = events[0]
    enemy = event.data["enemy"]
    told = Text(f"  {name(enemy)} is activated.", style="bold red" if enemy != "nidhogg" else "bold green")
    god = god_of(view, event.seat if event.seat is not None else view["active"])
    if enemy == "fenrir" and not (view["powers"] and CONTENT.gods[GODS.index(god)].power == "turn_survives_fenrir"):
        told.append(f" {name(god)}'s turn ends with it.", style="not bold default")
    return told


JOINT: dict[str, Callable[[Sequence[Event], View], Text]] = {
    "placed_in_order": _order,
    "rolled": _rolls,
    "rerolled": _rolls,
    "spent_elf": _elves,
    "returned_elves": _elves,
    "drew_creature": _draws,
    "threw_runestone": _throws,
    "card_returned": _cards_back,
    "activated": _activated,
}


# -- the Tree and its Enemies --------------------------------------------------------------------------------------
def _enemy_moved(data: Data, view: View) -> Line:
    return f"  {name(data['enemy'])} goes to {name(data['world'])}."


def _rotated(data: Data, view: View) -> Line:
    steps = data["steps"]
    return f"  The mid level turns {'one step' if steps == 1 else f'{steps} steps'}."


def _ladder(whose: str, piece: str, place: str) -> Callable[[Data, View], Line]:
    def told(data: Data, view: View) -> Line:
        amount = data["amount"]
        verb = "join" if amount > 1 else "joins"
        if amount > 0:
            return f"  {count(amount, piece)} {verb} {whose}."
        return f"{count(-amount, piece)} {'leave' if amount < -1 else 'leaves'} {whose}'s ladder for {place}."

    return told


def _heroes(data: Data, view: View) -> Line:
    amount = data["amount"]
    if amount > 0:
        return f"{count(amount, 'heroes')} {'go' if amount > 1 else 'goes'} to Valhalla."
    sent = count(-amount, "heroes")
    return f"{sent} of Valhalla {'take' if amount < -1 else 'takes'} away {-amount} risk{'s' * (amount < -1)}."


def _nidhogg(data: Data, view: View) -> Line:
    if story_of(view) is not None:
        return Text(f"  Nidhögg reaches space {data['space']} of the page.", style="green")
    left = view["tree"] - data["space"]
    ahead = f"{left} to go" if left > 0 else "the Tree"
    return Text(f"  Nidhögg reaches space {data['space']} of {view['tree']}: {ahead}.", style="green")


def _lost(data: Data, view: View) -> Line:
    cause = TEXTS["defeats"].get(data["defeat"], "The game is lost.")
    if data["defeat"] == "D12":
        cause = special_defeats(view) or cause
    return Text(f"{cause} Ragnarök has come ({data['defeat']}, YG-19.2).", style="bold red")


WORLDLY: dict[str, Callable[[Data, View], Line]] = {
    "round_began": lambda data, view: Text(f"Round {data['round']}", style="bold underline"),
    "enemy_moved": _enemy_moved,
    "rotated": _rotated,
    "moved_fire_giants": _ladder("Surtur", "fire_giants", "Muspelheim"),
    "moved_nameless": _ladder("Hel", "nameless", "Midgard"),
    "reached_island": lambda data, view: f"  Jormungand lies at island {data['island'] + 1} of {len(CONTENT.islands)}.",
    "jotun_activated": lambda data, view: Text.assemble(
        f"  The Jötun {name(data['jotun'])} wakes. ", (jotun_text(data["jotun"]), "cyan")
    ),
    "jotun_beaten": lambda data, view: f"{name(data['jotun'])} is beaten; the pawn returns to Loki's ladder.",
    "devastated": lambda data, view: Text(f"  {name(data['world'])} is Devastated.", style="bold red"),
    "healed": lambda data, view: Text(f"{name(data['world'])} is healed.", style="bold green"),
    "nidhogg_moved": _nidhogg,
    "moved_heroes": _heroes,
    "won": lambda data, view: Text("Nidhögg has reached the Tree, and the Tree stands (YG-19.1).", style="bold green"),
    "lost": _lost,
}


# -- what gods do --------------------------------------------------------------------------------------------------
def _revealed(data: Data, view: View) -> Line:
    return Text.assemble("turns over ", (name(data["enemy"]), "bold"), ".")


def _life(data: Data, view: View) -> Line:
    amount = data["life"]
    if amount < 0:
        return Text.assemble("loses ", (f"{-amount} Life", "bold red"), ".")
    return Text.assemble("regains ", (f"{amount} Life", "bold green"), ".")


def _shuffled(data: Data, view: View) -> Line:
    return Text(f"shuffles {name(data['enemy'])} ({name(data['god'])}) into the deck.", style="dim")


def _pool(piece: str, place: str) -> Callable[[Data, View], Line]:
    def told(data: Data, view: View) -> Line:
        amount = data["amount"]
        if amount > 0:
            return f"takes {count(amount, piece)} from {place}."
        return f"must give {count(-amount, piece)} back to {place}."

    return told


def _action(data: Data, view: View) -> Line:
    mode = "" if data["mode"] == "normal" else f", {data['mode']}"
    return f"acts in {name(data['world'])}{mode}: {action_offer(data['world'], data['mode'])}."


def _risks(data: Data, view: View) -> Line:
    left, taken = data["left"], data["taken"]
    spared = f", {taken - left} of them taken away for certain" if left < taken else ""
    return f"takes {taken} risk{'s' * (taken != 1)}{spared}."


def _gave(data: Data, view: View) -> Line:
    words = str(data["gift"]).split()
    gift = {"elf": "an Elf", "die": "a Vanir die", "life": "1 Life"}.get(words[1]) or name(words[1])
    return Text.assemble(f"gives {gift} to ", god_text(god_of(view, data["receiver"])), ".")


DEEDS: dict[str, Callable[[Data, View], Line]] = {
    "revealed": _revealed,
    "changed_life": _life,
    "card_shuffled_in": _shuffled,
    "moved": lambda data, view: f"goes from {name(data['source'])} to {name(data['world'])}.",
    "fight_began": lambda data, view: f"fights {foe_name(data['opponent'])}.",
    "action_began": _action,
    "risks": _risks,
    "moved_elves": _pool("elves", "Alfheim"),
    "moved_vanir_dice": _pool("vanir_dice", "Vanaheim"),
    "took_artifact": lambda data, view: f"takes {name(data['artifact'])}. {artifact_text(data['artifact'])}",
    "resolved_creature": lambda data, view: f"lets {name(data['creature'])} help. {creature_text(data['creature'])}",
    "gave": _gave,
    "kept_piece": lambda data, view: f"keeps {'an Elf' if data['piece'] == 'elf' else 'a Vanir die'}.",
    "swapped_cards": lambda data, view: "swaps the next two cards of the deck.",
    "added_die": lambda data, view: "adds a god die to the roll.",
}
