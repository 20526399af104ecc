"""What only the campaign has on the board of a terminal: the saga with its page, its counters, opponents and tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from ragnatafl.core.contract import View

from ..content import WORLDS
from ..sagas.content import SAGAS
from .words import Words

SPACES = {"plain": "○", "effect": "◇", "effect_turn": "◇", "tree": "♣", "dead_tree": "†"}
SAGA_STYLE = "magenta"


def story_of(view: View) -> Mapping[str, Any] | None:
    """What the view tells about the saga; None in a basic game."""
    story: Mapping[str, Any] | None = view.get("story")
    return story


def track(view: View) -> tuple[str, str]:
    """Nidhögg's way as signs, and in numbers."""
    done = view["nidhogg"]
    signs = [SPACES.get(kind, "○") for kind in view["way"]][1:]
    return "●" * done + "".join(signs[done:]), f"{done}/{len(signs)}"


def saga_lines(view: View, words: Words) -> list[Text]:
    """The saga, its counters, and what must be done on this page."""
    story = story_of(view)
    if story is None:
        return []
    saga, page = view["saga"], f"page-{view['saga']}_{view['page'] + 1}"
    line = Text.assemble((f"{words.t('ui-saga', number=saga)}, {words.t(f'saga-{saga}')}: ", "bold"))
    line.append(words.t(page), style=SAGA_STYLE)
    flags = {counter.name for counter in SAGAS.sagas[saga - 1].counters if counter.high == 1}
    told = [f"{counter(key, words)} {value}" for key, value in story["counters"].items() if key not in flags]
    told += [counter(key, words) for key, value in story["counters"].items() if key in flags and value]
    line.append("   " + ", ".join(told) if told else "")
    return [line, Text(words.t(f"{page}.text"), style="dim")]


def counter(key: str, words: Words) -> str:
    """ "Oaths", "Sköll's chase"."""
    owner, _, what = key.rpartition(".")
    return words.t(f"counter-{what}", foe=words.name("foe", owner) if owner else "")


def in_world(view: View, world: str, words: Words) -> list[Text]:
    """Saga opponents and tokens in a World."""
    story = story_of(view)
    if story is None:
        return []
    foes = [foe for foe, place in story["opponents"].items() if place == world]
    there = [Text(words.plain("foe", foe), style=SAGA_STYLE) for foe in foes]
    token = story["tokens"][WORLDS.index(world)]
    if token:
        there.append(Text("[?]" if token == "face_down" else f"[{words.plain('token', token)}]", style=SAGA_STYLE))
    return there
