"""The words of Yggdrasil for a terminal: names, colours and short sentences for gods, Worlds, opponents and cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from ragnatafl.core.contract import View

from ..content import CONTENT, ENEMIES, FACES, GODS, WORLDS
from ..rules.odds import ARTIFACTS, CREATURES, JOTUNS

GOD_STYLES = {
    "freyr": "bold green",
    "freyia": "bold magenta",
    "frigg": "bold bright_white",
    "heimdall": "bold bright_cyan",
    "odin": "bold bright_blue",
    "thor": "bold yellow",
    "tyr": "bold #c08457",
}
ENEMY_STYLE = "bold red"
JOTUN_STYLE = "cyan"
TEXTS: dict[str, dict[str, str]] = tomllib.loads((Path(__file__).parent / "texts.toml").read_text("utf-8"))

NAMES: dict[str, str] = {
    thing.id: thing.name
    for things in (
        CONTENT.worlds,
        CONTENT.enemies,
        CONTENT.gods,
        CONTENT.jotuns,
        CONTENT.artifacts,
        CONTENT.creatures,
    )
    for thing in things
} | {"cage": "the Cage", "out": "nowhere"}
PIECES = {
    "elves": ("Elf", "Elves"),
    "vanir_dice": ("Vanir die", "Vanir dice"),
    "heroes": ("Hero", "Heroes"),
    "nameless": ("Nameless", "Nameless"),
    "fire_giants": ("Fire Giant", "Fire Giants"),
    "life": ("Life", "Life"),
    "creatures": ("Creature", "Creatures"),
    "runestones": ("Runestone", "Runestones"),
}
STACKS = ("left", "middle", "right")
FACE_WORDS = {"S": "success", "SR": "success", "BLANK": "blank"}


def name(thing: str) -> str:
    """The printed name of anything with an id."""
    return NAMES.get(thing, thing.replace("_", " "))


def god_text(god: str) -> Text:
    return Text(name(god), style=GOD_STYLES.get(god, "bold"))


def enemy_text(enemy: str) -> Text:
    """Enemies stand in capitals, so that they are told from gods without colours too."""
    return Text(name(enemy).upper(), style=ENEMY_STYLE)


def count(amount: int, piece: str) -> str:
    """ "1 Elf", "3 Vanir dice"."""
    one, many = PIECES.get(piece, (piece.replace("_", " "), piece.replace("_", " ") + "s"))
    return f"{amount} {one if amount == 1 else many}"


def spelled(amount: int, piece: str) -> str:
    """ "none", "one Elf", "two Elves": an amount beside the number of a choice."""
    words = ("none", "one", "two", "three", "four", "five", "six")
    number, _, rest = count(amount, piece).partition(" ")
    return "none" if amount == 0 else f"{words[amount] if amount < len(words) else number} {rest}"


def listed(words: Sequence[str], last: str = "and") -> str:
    *others, final = words
    return f"{', '.join(others)} {last} {final}" if others else final


def artifact_text(artifact: str) -> str:
    return _with_amount("artifacts", artifact, ARTIFACTS[artifact].amount if artifact in ARTIFACTS else 0)


def creature_text(creature: str) -> str:
    return _with_amount("creatures", creature, CREATURES[creature].amount if creature in CREATURES else 0)


def jotun_text(jotun: str) -> str:
    return TEXTS["jotuns"].get(jotun, "")


def power_text(god: str) -> str:
    return _with_amount("powers", god, CONTENT.gods[GODS.index(god)].amount if god in GODS else 0)


def _with_amount(kind: str, thing: str, amount: int) -> str:
    return TEXTS[kind].get(thing, "").format(amount=amount)


def action_offer(world: str, mode: str, cap: int | None = None) -> str:
    """What the action of a World gives in this mode (YG-12.2), capped by a saga: "up to 2 Elves"."""
    action = CONTENT.actions[WORLDS.index(world)]
    at = ("penalised", "normal", "supported").index(mode)
    amount, risk = min(action.amounts[at], cap or action.amounts[at]), action.risks[at]
    first = f"{risk} risk{'s' * (risk != 1)}, then " if risk else ""
    if action.effect == "heal_world":
        return f"{first}heal a World from afar"
    if action.effect in ("nameless", "fire_giants"):
        return f"{first}up to {count(amount, action.effect)} off the ladder"
    if action.effect == "artifact":
        return "an Artifact of the " + listed(STACKS[:amount], "or") + " stack"
    if action.effect == "creatures":
        return f"draw up to {count(amount, 'creatures')}, use one" if amount > 1 else "draw a Creature"
    if action.effect == "runestones":
        return f"throw {count(amount, 'runestones')}"
    return f"up to {count(amount, action.effect)}" if amount > 1 else count(amount, action.effect)


def short_offer(world: str, mode: str, cap: int | None = None) -> str:
    """The same in a few words, where a line tells more than the action: "heal a World: 3 risks"."""
    effect = CONTENT.actions[WORLDS.index(world)].effect
    risk = risks_of_action(world, mode)
    words = {"heal_world": "heal a World", "nameless": "Nameless off", "fire_giants": "Fire Giants off"}
    return f"{words[effect]}: {risk} risk{'s' * (risk != 1)}" if effect in words else action_offer(world, mode, cap)


def risks_of_action(world: str, mode: str) -> int:
    return CONTENT.actions[WORLDS.index(world)].risks[("penalised", "normal", "supported").index(mode)]


def jotuns_of(view: View, kind: str, target: str | None = None) -> list[str]:
    """The activated Jötuns of a kind, in one place if it is given."""
    return [
        jotun
        for jotun in view["jotuns"]
        if jotun in JOTUNS and JOTUNS[jotun].kind == kind and target in (None, JOTUNS[jotun].target)
    ]


def jotun_place(view: View, jotun: str) -> str:
    """Where a Jötun is fought (YG-9.3 to YG-9.5)."""
    found = JOTUNS[jotun]
    if found.kind == "blocker":
        return found.target
    return str(view["enemies"][ENEMIES.index(found.target)]) if found.kind == "guard" else "jotunheim"


def god_of(view: View, seat: int) -> str:
    return str(view["gods"][seat])


def face_word(face: str, good: int = 0) -> str:
    """A face of a die as it is read aloud: "success", "rune II", "blank"; `good` are runes that count as successes."""
    if face in FACE_WORDS:
        return FACE_WORDS[face] + (" (goes back)" if face == "SR" else "")
    note = " (success)" if (good >> FACES.index(face)) & 1 else ""
    return f"rune {face}{note}"


def step_arguments(view: View) -> tuple[int, int, int]:
    """The numbers of the question that waits; zeros if there is none."""
    steps = view.get("steps") or []
    return (steps[-1][1], steps[-1][2], steps[-1][3]) if steps else (0, 0, 0)


def face_up(view: View, enemy: str) -> list[str]:
    """The gods whose cards of this Enemy lie face up on the Wheel, the oldest first."""
    return [card.partition("/")[2] for card in view["wheel"] if card and card.partition("/")[0] == enemy]


def possible_cards(player: Mapping[str, Any]) -> list[str]:
    """The Enemies that a player's face-down card can be, the known one alone if it is known (YG-1.12)."""
    if player["laid"]:
        return [player["laid"].partition("/")[0]]
    hidden = {card.partition("/")[0] for card in player["unplaced"] if card.partition("/")[2] == player["laid_god"]}
    return [enemy for enemy in ENEMIES if enemy in hidden]


def would_activate(view: View, enemy: str) -> bool:
    """Whether one more card of this Enemy activates it (YG-6.3, YG-6.4)."""
    return len(face_up(view, enemy)) == 1
