"""What a player of Yggdrasil is asked (YG-27): the browser's sentences, with the same arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ragnatafl.core.contract import View

from ..content import CAGE, CONTENT, ENEMIES
from .words import Words

ALONE = (
    *("turn_order", "support_move", "travel", "move", "kin", "kin_consent", "saga_choice"),
    *("add_die", "exchange", "skuld", "sleipnir", "companion", "added_elf"),
)
"""Questions before which the board is shown, if it has changed; the others are parts of a choice already begun."""


def is_part(view: View) -> bool:
    """Whether the question belongs to a choice already begun, so that the board need not be shown again."""
    asked = (view["decision"] or {}).get("name")
    if asked == "turn_order":
        return bool(view["order"])
    return asked not in ALONE


class Questions:
    def __init__(self, words: Words) -> None:
        self.words = words

    def prompt(self, view: View) -> str:
        """The question to the player, with what is needed to answer it."""
        words = self.words
        if not view["decision"]:
            return words.t("event-won" if view["result"] == "won" else "ui-lost")
        asked = view["decision"]["name"]
        seat = view["seat"] if view.get("seat") is not None else (view["waiting"] or [view["active"]])[0]
        args = {**self._common(view, seat), **self._own(view)}
        variant = f"prompt-{asked}-{self._variant(view, asked, seat)}"
        said = words.t(variant if words.has(variant) else f"prompt-{asked}", **args)
        return f"{said} ({words.t('terminal-odds')})" if asked in ("heroes", "dice") else said

    def _common(self, view: View, seat: int) -> dict[str, Any]:
        words, risk, active = self.words, view["pending_risk"], view["active"]
        return {
            "god": words.god(view, seat),
            "world": words.thing(view["decision"].get("world") or view["places"][active]),
            "life": view["life"][active],
            "most": view["max_life"][active],
            "round": view["round"],
            "taker": words.god(view, active),
            "what": self._what(view),
            "risks": words.count(risk["left"] if risk else 0, "risks"),
            "rolled": self.rolled(risk) if risk else "",
            "title": words.t(f"page-{view['saga']}_{view['page'] + 1}") if view.get("story") else "",
        }

    def _own(self, view: View) -> dict[str, Any]:
        """What only some questions have."""
        words, decision, args = self.words, view["decision"], dict[str, Any]()
        asked = decision["name"]
        if decision.get("god"):
            args["helper"] = words.name("god", decision["god"])
        if decision.get("opponent"):
            args["opponent"] = words.thing(decision["opponent"])
        if decision.get("rule"):
            args["entry"] = words.entry(decision["rule"])
        if asked == "skuld":
            args["first"], args["second"] = (self._card(card) for card in decision["cards"])
        if asked == "kin_life":
            args["life"] = decision["most"]
        if asked in ("kin", "kin_consent"):
            args["kin"] = words.name("god", decision["linked" if asked == "kin" else "holder"])
            args["pieces"] = self.wanted(view)
        if asked == "reroll":
            args["pieces"] = words.count(marked(view), "vanir_dice")
        if asked == "receiver":
            enemy, _, owner = decision["card"].partition("/")
            args |= {"enemy": words.name("enemy", enemy), "owner": words.name("god", owner)}
        return args

    def _variant(self, view: View, asked: str, seat: int) -> str:
        """Which of the sentences for a question is meant; empty for the plain one."""
        decision = view["decision"]
        special = {
            "turn_order": "next" if view["order"] else "",
            "action": "fight" if view["acted"] else "act" if view["fought"] else "",
            "add_die": "supporting" if seat == view["active"] else "",
            "dice": "alone" if lacks_god_die(view) else "",
            "reroll": "marked" if marked(view) else "",
            "duel": "cage" if flees_to_cage(decision.get("opponent")) else "",
            "companion": "own" if seat == view["active"] else "",
            "creature_move": decision.get("then", ""),
            "kin": "so_far" if asked == "kin" and self.wanted(view) else "",
        }
        return str(special.get(asked, decision.get("kind", "")))

    def wanted(self, view: View) -> str:
        """What a Kin has asked for so far."""
        wanted = view["decision"].get("wanted") or {"artifacts": []}
        parts = [self.words.count(wanted[piece], piece) for piece in ("elves", "vanir_dice") if wanted.get(piece)]
        return self.words.listed([*parts, *(self.words.of(artifact) for artifact in wanted["artifacts"])])

    def _what(self, view: View) -> str:
        opponent = view["decision"].get("opponent") or (view["pending_risk"] or {}).get("opponent")
        if not opponent:
            return self.words.t("risk-action")
        return self.words.t("risk-fight", opponent=self.words.thing(opponent))

    def _card(self, card: str | None) -> Any:
        return self.words.name("enemy", card.partition("/")[0]) if card else "?"

    def rolled(self, risk: Mapping[str, Any]) -> str:
        """What lies on the table after a roll."""
        words = self.words
        parts: list[tuple[Any, list[Any]]] = []
        if risk["god_die"]:
            parts.append((words.name("die", "god"), [risk["god_die"]]))
        if risk["vanir_dice"]:
            parts.append((words.name("die", "vanir"), risk["vanir_dice"]))
        for one in risk["added"]:
            if one["face"]:
                parts.append((words.t("die-of", god=words.name("god", one["god"])), [one]))
        said = [
            words.t("rolled-dice", die=die, count=len(dice), faces=", ".join(map(self._face, dice)))
            for die, dice in parts
        ]
        return "; ".join(said) or words.t("rolled-none")

    def _face(self, die: Mapping[str, Any]) -> str:
        face = self.words.face(die["face"])
        return self.words.t("rolled-turned", face=face) if die["turned"] else self.words.speech.say(face.id)


def lacks_god_die(view: View) -> bool:
    """Whether a Jötun forbids the own god die (YG-14.5)."""
    return any(one.id in view["jotuns"] and one.target == "god_dice" for one in CONTENT.jotuns)


def flees_to_cage(opponent: str | None) -> bool:
    """YG-11.4: beaten without a duel that fells it, this Enemy is out of reach until it is activated again."""
    return opponent in ENEMIES and CONTENT.enemies[ENEMIES.index(opponent)].flight == CAGE


def marked(view: View) -> int:
    return sum(die["marked"] for die in (view["pending_risk"] or {"vanir_dice": []})["vanir_dice"])
