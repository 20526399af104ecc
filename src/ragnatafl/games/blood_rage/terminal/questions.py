"""What a player of Blood Rage is asked (BR-23), and the legal answers in readable groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ragnatafl.core.contract import View
from ragnatafl.core.offers import Offer
from ragnatafl.terminal.screen import Choice, Choices

from ..content import CONTENT
from ..rules.notation import SLOTS
from .words import Words, card, own_sheet

STEPS = ("march_to", "march_send", "replace_slot", "sacrifice_pair", "raise_stat", "free_invade", "prowess_keep")
"""Questions inside a choice already begun."""

VERB_ORDER = ("invade", "march", "upgrade", "quest", "pillage", "repillage", "sacrifice", "pass")
TALL = ("draft", "keep", "card", "retake")
"""Choices of cards, which are told in full."""


class Questions:
    def __init__(self, words: Words) -> None:
        self.words = words

    def prompt(self, view: View) -> str:
        """The question to the player, with what is needed to answer it."""
        decision, words = view["decision"], self.words
        if not decision:
            return words.t("event-game_over")
        name, sheet = decision["name"], own_sheet(view) or view["clan_sheets"][0]
        special = f"prompt-{name}-{view['phase']}"
        return words.t(
            special if words.has(special) else f"prompt-{name}",
            clan=words.name("clan", sheet["clan"]),
            rage=sheet["rage"],
            place=words.place(decision["province"]) if decision.get("province") else None,
            to=words.place(decision["to"]) if decision.get("to") else None,
            figure=words.name("figure", decision["figure"]) if decision.get("figure") else None,
            card=words.name("card", decision["card"]) if decision.get("card") else None,
            forces=self._forces(view, decision),
            number=len((view["draft"] or {}).get("picks") or []) + 1,
            count=CONTENT.kept,
        )

    def _forces(self, view: View, decision: Mapping[str, Any]) -> str:
        """The strengths in the province of the battle: "Wolf 5, Raven 2"; with the cards, where they are revealed."""
        strength = view["provinces"].get(decision.get("province"), {}).get("strength", {})
        parts = [
            self.words.t("force", clan=self.words.name("clan", clan), strength=total)
            for clan, total in decision.get("totals", strength).items()
        ]
        return self.words.speech.listed(parts) or "–"

    def choices(self, view: View, offers: Sequence[Offer]) -> list[Choices]:
        """The offers by verb, invasions by figure, cards one to a line, passing and declining last."""
        groups: dict[str, Choices] = {}
        for offer in sorted(offers, key=_order):
            key, title, choice = self._choice(view, offer)
            groups.setdefault(key, Choices(title, tall=key in TALL)).items.append(choice)
        return list(groups.values())

    def _choice(self, view: View, offer: Offer) -> tuple[str, str, Choice]:
        """(which group, its title, the choice itself)."""
        verb, args, words = offer.action.verb, offer.action.args, self.words
        if verb in TALL:
            return verb, "", self._card(view, offer)
        if verb == "invade":
            return self._invasion(offer)
        if verb == "march":
            return verb, words.t("verb-march"), Choice(offer.text, words.place_name(args[0]))
        return "", "", Choice(offer.text, self._label(view, offer))

    def _card(self, view: View, offer: Offer) -> Choice:
        verb, code = offer.action.verb, offer.action.args[0]
        name, kind, text = self.words.card_row(code)
        count = _copies(view, verb, code)
        bluff = verb == "card" and card(code).type != "battle"
        note = self.words.t("terminal-bluff") if bluff else text.plain
        return Choice(offer.text, name.plain + (f" ×{count}" if count > 1 else ""), kind, note)

    def _invasion(self, offer: Offer) -> tuple[str, str, Choice]:
        figure, place, *valhalla = offer.action.args
        title = self.words.t(
            "terminal-invade-valhalla" if valhalla else "terminal-invade",
            figure=self.words.name("figure", figure),
            cost=offer.cost.get("rage", 0),
        )
        return f"{title} {valhalla}", title, Choice(offer.text, self.words.place_name(place))

    def _label(self, view: View, offer: Offer) -> str:
        """What the button in the browser says."""
        verb, args = offer.action.verb, offer.action.args
        words, sheet = self.words, own_sheet(view) or view["clan_sheets"][0]
        if verb == "decline":
            own = f"choice-decline-{view['decision']['name']}"
            return words.t(own if words.has(own) else "choice-decline")
        if verb == "treat":
            return words.t("choice-treat", value=args[0])
        if verb == "raise":
            return self._raise(args[0], sheet)
        if verb == "slot":
            return self._slot(args[0], sheet)
        if verb == "send":
            return words.t("choice-send", count=args[0], figure=words.name("figure", args[1]))
        if verb == "upgrade":
            return words.t("choice-upgrade", card=words.name("card", args[0]), cost=offer.cost.get("rage", 0))
        if verb == "quest":
            return words.t("choice-quest", card=words.name("card", args[0]))
        if verb in ("pillage", "repillage"):
            token = view["provinces"][args[0]]["token"]
            return words.t(f"choice-{verb}", place=words.place(args[0]), token=token and words.name("token", token))
        if verb == "to":
            return words.t("choice-to", place=words.place(args[0]))
        figure = words.name("figure", args[0]) if args else None
        place = words.place(args[1]) if len(args) > 1 else None
        return words.t(f"choice-{verb}", figure=figure, place=place, cost=offer.cost.get("rage", 0))

    def _raise(self, stat: str, sheet: Mapping[str, Any]) -> str:
        step, value = sheet["stats"][stat]["step"], sheet["stats"][stat]["value"]
        bonus, track = CONTENT.tracks["bonus"], CONTENT.tracks[stat]
        legend = "-legend" if bonus[step] > bonus[step - 1] else ""
        name = self.words.name("stat", stat)
        return self.words.t(f"choice-raise{legend}", stat=name, value=value, next=track[step], glory=bonus[step])

    def _slot(self, slot: str, sheet: Mapping[str, Any]) -> str:
        inside = sheet["slots"][SLOTS.index(slot)]
        name = self.words.name("slot", slot)
        if inside:
            return self.words.t("choice-slot-replace", slot=name, card=self.words.name("card", inside))
        return self.words.t("choice-slot", slot=name)


def _order(offer: Offer) -> int:
    verb = offer.action.verb
    if verb == "decline":
        return len(VERB_ORDER) + 1
    return VERB_ORDER.index(verb) if verb in VERB_ORDER else 0


def _copies(view: View, verb: str, code: str) -> int:
    """How many of this card there are to choose from; each kind is offered once."""
    sheet = own_sheet(view)
    if verb == "draft":
        return ((view["draft"] or {}).get("pack") or []).count(code)
    return (sheet["hand"] or []).count(code) if sheet and verb != "retake" else 1
