"""What only the campaign has, for a terminal: sagas with their pages, opponents and actions, and bought relations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from ragnatafl.core.contract import View
from ragnatafl.terminal.face import Choice

from ..content import GODS, WORLDS
from ..rules.odds import ARTIFACTS, percent, with_everything, without_gifts
from ..sagas.content import SAGAS
from .words import TEXTS, count, god_of, listed, name, step_arguments

FOES = {foe.id: foe.name for saga in SAGAS.sagas for foe in saga.opponents}
DEEDS = {deed.id: deed for saga in SAGAS.sagas for deed in saga.actions}
SPACES = {"plain": "○", "effect": "◇", "effect_turn": "◇", "tree": "♣", "dead_tree": "†"}
SAGA_STYLE = "magenta"


def foe_name(foe: str) -> str:
    return FOES.get(foe) or name(foe)


# -- the board -----------------------------------------------------------------------------------------------------
def story_of(view: View) -> Mapping[str, Any] | None:
    """What the view tells about the saga; None in a basic game."""
    story: Mapping[str, Any] | None = view.get("story")
    return story


def track(view: View, wide: bool) -> tuple[str, str]:
    """Nidhögg's way as signs, and in words."""
    done = view["nidhogg"]
    signs = [SPACES.get(kind, "○") for kind in view["way"]][1:]
    end = (" to the Tree" if "tree" in view["way"] else " to the next page") if wide else ""
    return "●" * done + "".join(signs[done:]), f"{done} of {len(signs)}{end}"


def saga_lines(view: View) -> list[Text]:
    """The saga, its counters, and what must be done on this page."""
    story = story_of(view)
    if story is None:
        return []
    line = Text.assemble((f"Saga {view['saga']}, {story['title']}: ", "bold"), (story["page_title"], SAGA_STYLE))
    flags = {counter.name for counter in SAGAS.sagas[view["saga"] - 1].counters if counter.high == 1}
    counters = [f"{_counter(key)} {value}" for key, value in story["counters"].items() if key not in flags]
    counters += [_counter(key) for key, value in story["counters"].items() if key in flags and value]
    active = [f"{foe_name(kind)} active" for kind, number in story["face_up"].items() if number and kind in FOES]
    if counters or active:
        line.append("   " + ", ".join(counters + active))
    return [line, Text(goal(view), style="dim")]


def goal(view: View) -> str:
    return TEXTS["goals"].get(f"{view['saga']}.{view['page'] + 1}", "")


def _counter(key: str) -> str:
    """ "oaths", "Sköll chase"."""
    owner, _, what = key.rpartition(".")
    return f"{foe_name(owner)} {what}" if owner else what


def in_world(view: View, world: str) -> list[Text]:
    """Saga opponents and tokens in a World."""
    story = story_of(view)
    if story is None:
        return []
    there = [Text(foe_name(foe), style=SAGA_STYLE) for foe, place in story["opponents"].items() if place == world]
    token = story["tokens"][WORLDS.index(world)]
    if token:
        there.append(Text("[?]" if token == "face_down" else f"[{token}]", style=SAGA_STYLE))
    return there


# -- questions -----------------------------------------------------------------------------------------------------
def _travel(view: View, god: str) -> str:
    return f"Travelling Companion: {god}, do you first join one of these gods? Your normal move comes afterwards."


def _pair(view: View) -> tuple[str, str]:
    """The Kin and the god whose pieces the Kin may take (YG-27.3)."""
    pair, seats, active = step_arguments(view)[0], view["seats"], view["active"]
    return god_of(view, (active + pair // seats) % seats), god_of(view, (active + pair % seats) % seats)


def _wanted(view: View) -> str:
    elves, dice, artifacts = (*view.get("wanted", []), 0, 0, 0)[:3]
    parts = [count(elves, "elves")] * bool(elves) + [count(dice, "vanir_dice")] * bool(dice)
    parts += [artifact.name for number, artifact in enumerate(ARTIFACTS.values()) if (artifacts >> number) & 1]
    return listed(parts) if parts else ""


def _kin(view: View, god: str) -> str:
    linked = name(_pair(view)[1])
    asked = f" So far: {_wanted(view)}." if _wanted(view) else ""
    return f"Kin: {god}, you may ask {linked} in your World for pieces, one at a time.{asked}"


def _consent(view: View, god: str) -> str:
    return f"Kin: {name(_pair(view)[0])} asks you, {god}, for {_wanted(view) or 'nothing'}. Do you give it?"


def _kin_life(view: View, god: str) -> str:
    figure, left, _ = step_arguments(view)
    helper = name(god_of(view, figure))
    return (
        f"{count(left, 'life')} will be lost. How much of it does {helper}, your Kin with Life "
        f"{view['life'][figure]}, lose in your place, {god}?"
    )


def _duel(view: View, god: str) -> str:
    asked = view["decision"]
    plain, duel = asked["risks"], asked["duel_risks"]
    more = f"{duel} risks instead of {plain}" if duel > plain else f"the same {plain} risk{'s' * (plain != 1)}"
    return (
        f"{god} against {foe_name(asked['opponent'])}: do you declare a duel? It is {more}, but unhurt, "
        "or fated to meet, you fell the Enemy for good (YG-22.6.6)."
    )


def _choice(view: View, god: str) -> str:
    story = story_of(view)
    title = f" ({story['page_title']})" if story else ""
    return f"The saga{title} leaves a choice to you, {god}. Which?"


def _remote(view: View, god: str) -> str:
    return f"Runestone: which action of {name(WORLDS[step_arguments(view)[0]])} do you perform from here?"


SAGA_QUESTIONS: dict[str, Callable[[View, str], str]] = {
    "travel": _travel,
    "kin": _kin,
    "kin_consent": _consent,
    "kin_life": _kin_life,
    "duel": _duel,
    "saga_choice": _choice,
    "remote_action": _remote,
}


# -- answers -------------------------------------------------------------------------------------------------------
SAGA_DECLINING = {
    "travel": "join nobody",
    "duel": "no duel, a plain fight",
    "kin_consent": "no",
}


def declining(view: View, asked: str) -> str | None:
    if asked == "kin":
        return "ask for this" if _wanted(view) else "ask for nothing"
    return SAGA_DECLINING.get(asked)


def _deed_odds(view: View, deed: str) -> str:
    """The chances to do a saga action unhurt where the god stands: the god die alone, and with everything."""
    seat = view["active"]
    for one in view["story"]["actions"]:
        if one["id"] == deed and one["world"] == view["places"][seat] and one["risks"]:
            alone, best = without_gifts(view, seat, one["risks"]), with_everything(view, seat, one["risks"])
            return f"; unhurt {percent(alone.unhurt)} / {percent(best.unhurt)}"
    return ""


def saga_choice(view: View, asked: str, verb: str, words: Sequence[Any], notation: str) -> Choice | None:
    """The choice behind a notation of the campaign; None if it is not one."""
    if verb == "saga" and words and words[0] in DEEDS:
        deed = DEEDS[words[0]]
        odds = _deed_odds(view, deed.id) if asked == "action" else ""
        return Choice(notation, deed.name, note=f"{TEXTS['deeds'].get(deed.id, '')} ({deed.law[0]}){odds}")
    if verb == "travel" and words[0] in GODS:
        place = view["places"][view["gods"].index(words[0])] if words[0] in view["gods"] else ""
        return Choice(notation, f"{name(words[0])} in {name(place)}")
    if verb == "choose":
        return Choice(notation, foe_name(words[0]))
    if verb == "take" and words[0] in ARTIFACTS:
        return Choice(notation, name(words[0]))
    if verb == "take" and isinstance(words[0], int) and asked == "saga_choice":
        return Choice(notation, str(words[0] or "none"))
    if verb == "take" and asked == "kin":
        return Choice(notation, "an Elf" if words[0] == "elf" else "a Vanir die")
    fixed = {"duel": "yes, a duel", "accept": "yes, give it"}
    return Choice(notation, fixed[notation]) if notation in fixed else None
