"""The legal answers of Yggdrasil in readable groups; where risks are taken, with the odds of each."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from ragnatafl.core.contract import View
from ragnatafl.core.offers import Offer
from ragnatafl.terminal.screen import Choice, Choices

from ..content import CONTENT, ENEMIES, GODS, WORLDS
from ..rules.odds import (
    JOTUNS,
    Odds,
    dice_rows,
    hero_rows,
    percent,
    with_everything,
    without_gifts,
)
from .questions import Questions, marked
from .words import Words, possible_cards, would_activate

TALL = (
    *("move", "to", "act", "heal", "fight", "creature", "stack", "use", "turn", "beat", "heroes", "dice", "elf"),
    *("comfort", "rotate", "pair", "hero", "saga", "travel", "choose"),
)
"""Verbs whose choices stand on a line each."""
ORDER = ("act", "heal", "saga", "comfort", "fight", "elf", "pair", "hero", "reroll", "mark")
STAYING = ("move", "creature_move", "sleipnir")
"""Questions where declining is staying in a World, and so one more World to choose."""
KINDS = {"draw": "creatures", "kin_life": "life", "saga_choice": "fire_giants"}
"""What is taken in a number, where the question does not tell it itself."""


class Answers:
    def __init__(self, words: Words, questions: Questions) -> None:
        self.words = words
        self.questions = questions

    def groups(self, view: View, offers: Sequence[Offer]) -> list[Choices]:
        """The offers, fights and odds under a heading, in the order they should be shown."""
        asked = view["decision"]["name"]
        rows = self._odds_table(view, asked, offers)
        titles = {"fight": self.words.t("terminal-fights"), asked: rows.get("", "")}
        groups: dict[str, Choices] = {}
        order: dict[str, int] = {}
        for offer in sorted(offers, key=lambda offer: offer.action.verb == "done"):
            verb = offer.action.verb
            title = titles.get(verb, "")
            note = "" if offer.text in rows else self._note(view, asked, offer)
            label = rows.get(offer.text) or self.label(view, offer)
            tall = verb in TALL or bool(note)
            key = title or ("tall" if tall else "plain")
            order.setdefault(key, _order(verb))
            groups.setdefault(key, Choices(title, tall=tall)).items.append(Choice(offer.text, label, note=note))
        return [_arranged(groups[key], "tall" in groups) for key in sorted(groups, key=order.__getitem__)]

    # -- labels ----------------------------------------------------------------------------------------------------
    def label(self, view: View, offer: Offer) -> str:
        """What the button in the browser says."""
        verb, args, words = offer.action.verb, offer.action.args, self.words
        special = getattr(self, f"_label_{verb}", None)
        if special is not None:
            return str(special(view, offer, *args))
        named: dict[str, Any] = {}
        for arg in args:
            if arg in WORLDS:
                named["world"] = words.thing(arg)
            elif arg in GODS and verb != "fight":
                named["god"] = words.name("god", arg)
            else:
                named[_kind(arg, verb)] = words.thing(str(arg))
        return words.t(f"choice-{verb}", **named)

    def _label_done(self, view: View, offer: Offer) -> str:
        asked = view["decision"]["name"]
        if asked == "reroll" and marked(view):
            return self.words.t("choice-done-reroll-marked")
        if asked == "kin" and self.questions.wanted(view):
            return self.words.t("choice-done-kin-asked")
        own = f"choice-done-{asked}"
        said = self.words.t(own if self.words.has(own) else "choice-done", left=view["risks_left"])
        return self._risky(said, offer)

    def _label_act(self, view: View, offer: Offer) -> str:
        world, mode = _where(view)
        gives = self.words.offer(world, mode, view["worlds"][world].get("cap"))
        return self.words.t("choice-act", world=self.words.thing(world), offer=gives)

    def _label_heal(self, view: View, offer: Offer) -> str:
        return self.words.t("choice-heal", offer=self._heal(view, view["places"][view["active"]]))

    def _label_saga(self, view: View, offer: Offer, deed: str) -> str:
        said = self.words.t("choice-saga", deed=self.words.name("deed", deed))
        return self._risky(said, offer)

    def _label_duel(self, view: View, offer: Offer) -> str:
        return self._risky(self.words.t("choice-duel"), offer)

    def _risky(self, said: str, offer: Offer) -> str:
        risks = offer.cost.get("risks", 0)
        return self.words.t("ui-deed", deed=said, risks=self.words.count(risks, "risks")) if risks else said

    def _label_fight(self, view: View, offer: Offer, opponent: str) -> str:
        return self.words.t("choice-fight", opponent=self.words.thing(opponent), risk=offer.cost.get("risks", 0))

    def _label_travel(self, view: View, offer: Offer, god: str) -> str:
        world = self.words.thing(view["places"][view["gods"].index(god)])
        return self.words.t("choice-travel", god=self.words.name("god", god), world=world)

    def _label_heroes(self, view: View, offer: Offer, amount: int) -> str:
        return self.words.t("choice-heroes", pieces=self.words.count(amount, "heroes"))

    def _label_dice(self, view: View, offer: Offer, amount: int) -> str:
        return self.words.t("choice-dice", pieces=self.words.count(amount, "vanir_dice"))

    def _label_take(self, view: View, offer: Offer, what: str | int) -> str:
        if isinstance(what, str):
            return self.words.t("choice-take", pieces=self.words.thing(what))
        if what == 0:
            return self.words.t("choice-take-none")
        kind = KINDS.get(view["decision"]["name"]) or view["decision"].get("kind") or "life"
        return self.words.t("choice-take", pieces=self.words.count(what, kind))

    def _label_mark(self, view: View, offer: Offer, face: str) -> str:
        return self.words.t("choice-mark", face=self.words.face(face.upper()))

    def _label_reroll(self, view: View, offer: Offer, whose: str) -> str:
        if whose == "god":
            return self.words.t("choice-reroll-god")
        return self.words.t("choice-reroll", god=self.words.name("god", whose))

    def _label_elf(self, view: View, offer: Offer, which: str) -> str:
        if which == "god":
            own = _die_turned(view)
            return self.words.t("choice-elf-god", face=self.words.face(own["face"]) if own else "")
        if which in GODS:
            return self.words.t("choice-elf-added", god=self.words.name("god", which))
        return self.words.t("choice-elf", face=self.words.face(which.upper()))

    def _label_stack(self, view: View, offer: Offer, level: int) -> str:
        return self.words.t("choice-stack", artifact=self.words.name("artifact", view["stacks"][level - 1]["top"]))

    def _label_use(self, view: View, offer: Offer, stone: str) -> str:
        effect = self.words.name("effect", view["decision"]["stones"][stone])
        return self.words.t("choice-use", stone=self.words.name("stone", stone), effect=effect)

    def _label_rotate(self, view: View, offer: Offer, steps: int) -> str:
        middle = [world for world in CONTENT.worlds if world.level == 1]
        under = {(world.place + view["rotation"] + steps) % 3: world.id for world in middle}
        worlds = ", ".join(self.words.of(under[column]) for column in (1, 0, 2))
        return self.words.t("ui-rotate", turn=self.words.t("choice-rotate", steps=steps), worlds=worlds)

    def _label_give(self, view: View, offer: Offer, what: str, whom: str) -> str:
        return self.words.t("choice-give", god=self.words.name("god", whom), gift=self.words.thing(what))

    # -- what is known of a choice ---------------------------------------------------------------------------------
    def _note(self, view: View, asked: str, offer: Offer) -> str:
        verb, args, words = offer.action.verb, offer.action.args, self.words
        if verb in ("move", "to") or (verb == "done" and asked in STAYING):
            seat = view["seat"] if view.get("seat") is not None else view["active"]
            return self._target(view, asked, args[0] if args else view["places"][seat])
        if verb == "act":
            return self._act(view, offer)
        if verb == "fight":
            return self._fight(view, offer)
        if verb == "saga":
            return "; ".join([words.t(f"deed-{args[0]}.text"), *self._unhurt(view, offer)])
        if verb == "turn":
            return self._face_down(view, args[0])
        if verb in ("comfort", "cheer"):
            figure = view["gods"].index(args[0])
            return words.t("ui-life-short", life=view["life"][figure], most=view["max_life"][figure])
        if verb == "creature":
            return words.text("creature", args[0])
        if verb == "beat":
            return words.text("jotun", args[0])
        if verb == "stack":
            return words.text("artifact", view["stacks"][args[0] - 1]["top"])
        return words.text("effect", view["decision"]["stones"][args[0]]) if verb == "use" else ""

    def _heal(self, view: View, world: str) -> str:
        again = "-again" if view["worlds"][world]["crowded"] else ""
        return self.words.t(f"offer-heal{again}", life=view["heal_life"])

    def _target(self, view: View, asked: str, world: str) -> str:
        there, words = view["worlds"][world], self.words
        if asked == "runestone_action":
            return self._heal(view, world) if there["devastated"] else words.offer(world, "normal", there.get("cap"))
        if asked == "heal_world" or view["seat"] not in (None, view["active"]):
            here = [words.of(one) for one in (*there["gods"], *there["enemies"])]
            return ", ".join(here + [words.t("devastated")] * (there["devastated"] and asked != "heal_world"))
        return self.prospect(view, world)

    def prospect(self, view: View, world: str) -> str:
        """What the god whose turn it is could do in a World: "up to 3 Elves (supported); fight Hel 4"."""
        there, words = view["worlds"][world], self.words
        if there["blocked"]:
            parts = [words.t("blocked")]
        elif there["devastated"]:
            parts = [self._heal(view, world)]
        elif there["available"]:
            mode = "" if there["mode"] == "normal" else f" ({words.plain('mode', there['mode'])})"
            parts = [words.offer(world, there["mode"], there.get("cap")) + mode]
        else:
            parts = [words.t("offer-none")]
        foes = [one for one in view["opponents"] if one["place"] == world and not one["guarded"]]
        told = ", ".join(f"{words.of(one['id'])} {one['risks']}" for one in foes)
        return "; ".join([*parts, words.t("ui-fights", opponents=told)] if foes else parts)

    def _act(self, view: View, offer: Offer) -> str:
        _, mode = _where(view)
        parts = [] if mode == "normal" else [self.words.t(f"mode-{mode}")]
        return "; ".join([*parts, *self._unhurt(view, offer)])

    def _unhurt(self, view: View, offer: Offer) -> list[str]:
        """The chances to come through unhurt, where there are risks: with the god die alone, and with everything."""
        risks = offer.cost.get("risks", 0)
        alone, best = (chances(view, view["active"], risks).unhurt for chances in (without_gifts, with_everything))
        return [f"{self.words.t('ui-unhurt')} {percent(alone)} / {percent(best)}"] if risks else []

    def _fight(self, view: View, offer: Offer) -> str:
        seat, opponent = view["active"], offer.action.args[0]
        parts = self._unhurt(view, offer)
        if opponent in ENEMIES:
            parts.append(self.words.t(f"enemy-{opponent}.flight"))
        falls = with_everything(view, seat, offer.cost.get("risks", 0)).at_least(view["life"][seat])
        return "; ".join([*parts, self.words.t("ui-fall", fall=percent(falls))] if falls else parts)

    def _face_down(self, view: View, god: str) -> str:
        """What the face-down card of a god can be, with "!" where it would activate its Enemy."""
        words, seat = self.words, view["gods"].index(god)
        if view["players"][seat]["laid_god"] is None:
            return words.t("ui-no-card")
        possible = possible_cards(view, seat)
        cards = [words.of(enemy) + ("!" if would_activate(view, enemy) else "") for enemy in possible]
        if len(cards) == len(ENEMIES):
            alarming = ", ".join(card for card in cards if card.endswith("!"))
            return words.t("ui-any-card") + (f" ({alarming})" if alarming else "")
        return words.t("ui-surely", enemy=cards[0]) if len(cards) == 1 else words.listed(cards, "or")

    # -- the odds before Heroes and dice are chosen ----------------------------------------------------------------
    def _odds_table(self, view: View, asked: str, offers: Sequence[Offer]) -> dict[str, str]:
        """A line for each number of Heroes or dice, and under "" the heading."""
        if asked not in ("heroes", "dice"):
            return {}
        seat = view["active"]
        amounts = [offer.action.args[0] for offer in offers if offer.action.verb == asked]
        rows = (hero_rows if asked == "heroes" else dice_rows)(view, seat, view["pending_risk"]["risks"], amounts)
        most = min(3, max(len(bare.lost) for _, bare, _ in rows) - 1)
        life = view["life"][seat] if any(bare.at_least(view["life"][seat]) for _, bare, _ in rows) else 0
        elves = view["players"][seat]["elves"] if any(bare != helped for _, bare, helped in rows) else 0
        unhurt = self.words.t("ui-unhurt")
        table = [["", unhurt, *(f"−{n}{'+' * (n == 3)}" for n in range(1, most + 1)), "Ø"]]
        table[0] += ["☠"] * bool(life) + ["↩"] * (asked == "dice")
        table[0] += [f"{self.words.count(elves, 'elves')}: {unhurt}", "Ø"] * bool(elves)
        for amount, bare, helped in rows:
            cells = [str(amount), *_losses(bare, most), _mean(bare), *([_share(bare.at_least(life))] if life else [])]
            cells += [f"{float(bare.dice_back):.1f}"] if asked == "dice" else []
            table.append([*cells, *([_share(helped.unhurt), _mean(helped)] if elves else [])])
        widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
        lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in table]
        return dict(
            zip(["", *(f"{asked} {amount}" for amount, _, _ in rows)], ["    " + lines[0], *lines[1:]], strict=True)
        )


def _where(view: View) -> tuple[str, str]:
    """The World whose action is meant, and its mode."""
    world = view["decision"].get("world") or view["places"][view["active"]]
    return world, "normal" if view["decision"]["name"] == "remote_action" else view["worlds"][world]["mode"]


def _die_turned(view: View) -> Any:
    """The god die that an Elf would turn: the own one, or the one that this god has added to another's roll."""
    risk, decision = view["pending_risk"] or {"added": []}, view["decision"]
    added = (die for die in risk["added"] if decision["name"] == "added_elf" and die["god"] == decision["god"])
    return next(added, risk.get("god_die"))


def _kind(arg: Any, verb: str) -> str:
    """What an argument is called in the message of its verb."""
    if verb in ("creature", "choose"):
        return {"creature": "creature", "choose": "foe"}[verb]
    return "jotun" if arg in JOTUNS else "enemy" if arg in ENEMIES else "pieces"


def _arranged(group: Choices, all_tall: bool) -> Choices:
    """Sentences beside tall choices begin under one another; beside tall ones all are."""
    group.tall = group.tall or all_tall
    if any(choice.note for choice in group.items):
        width = max(len(choice.label) for choice in group.items)
        group.items = [Choice(c.notation, c.label.ljust(width), c.kind, c.note) for c in group.items]
    return group


def _order(verb: str) -> int:
    return len(ORDER) + 1 if verb == "done" else ORDER.index(verb) if verb in ORDER else len(ORDER)


def _losses(odds: Odds, most: int) -> list[str]:
    """Unhurt, then Life lost one by one; the last cell is that much or more."""
    exact = [odds.lost[number] if number < len(odds.lost) else Fraction(0) for number in range(most)]
    return [_share(chance) for chance in (*exact, odds.at_least(most))]


def _share(chance: Fraction) -> str:
    return percent(chance) if chance else "–"


def _mean(odds: Odds) -> str:
    return f"{float(odds.mean):.1f}" if odds.mean else "0"
