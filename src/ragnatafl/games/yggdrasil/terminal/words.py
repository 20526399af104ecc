"""The words of Yggdrasil for a terminal: the browser's own, with the colours of gods and Enemies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ragnatafl.core.contract import View
from ragnatafl.locale.names import GameWords
from ragnatafl.locale.speech import Name, Speech

from ..content import CONTENT, ENEMIES, MODES, WORLDS
from ..rules.odds import JOTUNS

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
KINDS = ("world", "place", "god", "enemy", "jotun", "artifact", "creature", "foe", "gift")
AMOUNTS = {
    "artifact": {one.id: one.amount for one in CONTENT.artifacts},
    "creature": {one.id: one.amount for one in CONTENT.creatures},
    "god": {one.id: one.amount for one in CONTENT.gods},
}


class Words(GameWords):
    def __init__(self, speech: Speech) -> None:
        super().__init__("yggdrasil", speech)

    def thing(self, code: str) -> Name:
        """The name of anything that has a place, a card or a piece."""
        found = next((kind for kind in KINDS if self.has(f"{kind}-{code}")), KINDS[-1])
        return self.name(found, code)

    def of(self, code: str) -> str:
        return self.speech.say(self.thing(code).id)

    def god(self, view: View, seat: int) -> Name:
        return self.name("god", view["gods"][seat])

    def god_text(self, god: str) -> Text:
        return Text(self.plain("god", god), style=GOD_STYLES.get(god, "bold"))

    def enemy_text(self, enemy: str) -> Text:
        """Enemies stand in capitals, so that they are told from gods without colours too."""
        return Text(self.plain("enemy", enemy).upper(), style=ENEMY_STYLE)

    def count(self, amount: int, piece: str) -> str:
        """ "1 Elf", "3 Vanir dice"."""
        return self.t(f"count-{piece}", count=amount)

    def listed(self, parts: Sequence[Any], last: str = "and") -> str:
        return self.speech.listed(parts, last)

    def text(self, kind: str, code: str) -> str:
        """What a thing does, with its own number."""
        return self.t(f"{kind}-{code}.text", amount=AMOUNTS.get(kind, {}).get(code, 0))

    def power(self, god: str) -> str:
        return self.t(f"god-{god}.power", amount=AMOUNTS["god"][god])

    def face(self, face: str) -> Name:
        return self.name("face", face)

    def offer(self, world: str, mode: str, cap: int | None = None) -> str:
        """What the action of a World gives in this mode (YG-12.2), capped by a saga: "up to 2 Elves"."""
        action, at = CONTENT.actions[WORLDS.index(world)], MODES.index(mode)
        amount = min(action.amounts[at], cap or action.amounts[at])
        return self.t(f"offer-{world}", amount=amount, risk=action.risks[at])

    def entry(self, law: str) -> str:
        """The name of a rule of a saga."""
        return self.speech.say(self.name("entry", law).id)


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


def face_up(view: View, enemy: str) -> list[str]:
    """The gods whose cards of this Enemy lie face up on the Wheel, the oldest first."""
    return [card.partition("/")[2] for card in view["wheel"] if card and card.partition("/")[0] == enemy]


def possible_cards(view: View, seat: int) -> list[str]:
    """The Enemies that a player's face-down card can be, the known one alone if it is known (YG-1.12)."""
    player = view["players"][seat]
    if player["laid"]:
        return [player["laid"].partition("/")[0]]
    hidden = {*player["unplaced"], *(unseen(view) if player["floating"] else ())}
    return [enemy for enemy in ENEMIES if f"{enemy}/{player['laid_god']}" in hidden]


def unseen(view: View) -> set[str]:
    """Two players: the supporting god's cards that nobody has seen, so that each may lie in either deck."""
    cards = {f"{enemy}/{view['gods'][view['seats']]}" for enemy in ENEMIES}
    known = (player[part] for player in view["players"] for part in ("deck", "unplaced"))
    return cards.difference(view["wheel"], (player["laid"] for player in view["players"]), *known)


def would_activate(view: View, enemy: str) -> bool:
    """Whether one more card of this Enemy activates it (YG-6.3, YG-6.4)."""
    return len(face_up(view, enemy)) == 1
