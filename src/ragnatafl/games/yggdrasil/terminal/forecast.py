"""The forecast in a terminal: what threatens, what each Enemy's activation would do now, how near the ends are."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from ragnatafl.core.contract import Event, Game, View
from ragnatafl.core.rng import Rng
from ragnatafl.locale.story import sentence

from ..content import ENEMIES
from ..rules.position import Position
from ..telling.forecast import ENDS, WON, activations
from .words import ENEMY_STYLE, Words, god_of, would_activate

SIGNS = {"hurt": ("!", "bold red"), "end": ("‼", "bold red reverse"), "hope": ("+", "bold green")}


def sign(view: View, enemy: str) -> tuple[str, str]:
    """The mark of an Enemy that one more card activates or that can end the game, with its style; else nothing."""
    found = view["forecast"].get(enemy, {"sign": "none"})["sign"]
    return SIGNS.get(found, ("", "")) if would_activate(view, enemy) or found == "end" else ("", "")


def threats(view: View, words: Words) -> list[Text]:
    """A line for each activation that can end the game, and for the one that wins it."""
    lines = []
    for enemy in ENEMIES:
        said = threat(view, enemy, words)
        if said:
            mark, style = SIGNS[view["forecast"][enemy]["sign"]]
            lines.append(Text.assemble((f"{mark} ", style), words.enemy_text(enemy), f": {said}"))
    return lines


def threat(view: View, enemy: str, words: Words) -> str:
    found = view["forecast"].get(enemy, {})
    if found.get("sign") == "hope" and view["endings"].get(WON, [0])[0] == 1:
        return words.t("forecast-won")
    return " ".join(
        in_turn(view, gods, words.t(f"forecast-{end}"), words) for end, gods in found.get("ends", {}).items()
    )


def in_turn(view: View, gods: list[str], what: str, words: Words) -> str:
    """What holds in the turn of some gods only says so."""
    if len(gods) == view["seats"]:
        return what
    return words.t("forecast-in-turn", gods=words.listed([words.name("god", god) for god in gods]), what=what)


def forecast(view: View, words: Words, game: Game) -> list[Text]:
    """Everything: each Enemy's activation in the turn that comes next, and each end of the game."""
    if not view["forecast"]:
        return []
    coming = [*view["order"][view["turns"] :], view["active"]][0]
    lines = [Text(words.t("terminal-forecast"), style="bold"), *threats(view, words)]
    lines += [activation(view, enemy, god_of(view, coming), words, game) for enemy in range(len(ENEMIES))]
    lines.append(Text(words.t("ends"), style="bold"))
    return lines + [ending(view, end, words) for end in (*ENDS, *special(view)) if end in view["endings"]]


def activation(view: View, enemy: int, god: str, words: Words, game: Game) -> Text:
    """By a world that could be this one: what is certain is the same in all of them."""
    found = next(turn for turn in activations(cast(Position, game.imagine(view, Rng(0))), enemy) if turn["god"] == god)
    events = [Event(one["name"], None, one["data"], one["rule"]) for one in found["events"]]
    said = [words.t("forecast-now", god=words.name("god", god))]
    said += [told for told in (sentence("yggdrasil", event, words.speech) for event in events) if told]
    said += [words.t("forecast-open")] if found["open"] else []
    said += [words.t(f"forecast-{found['end']}")] if found["end"] else []
    return Text.assemble("  ", (words.of(ENEMIES[enemy]), ENEMY_STYLE), f": {' '.join(said)}")


def special(view: View) -> list[str]:
    """A saga's own defeats."""
    return [end for end, counted in view["endings"].items() if not counted]


def ending(view: View, end: str, words: Words) -> Text:
    if end in special(view):
        return Text(f"  {words.entry(end)}: {words.t(words.name('entry', end).id.removeprefix('yg-') + '.text')}")
    left, of = view["endings"][end]
    weakest = view["life"].index(min(view["life"]))
    text = words.t(f"end-{end}.text", left=left, of=of, god=words.god(view, weakest))
    return Text(f"  {words.t(f'end-{end}')} {left}/{of}: {text}")
