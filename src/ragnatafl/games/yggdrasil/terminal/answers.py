"""The legal answers of Yggdrasil in readable groups; where risks are taken, with the odds of each."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from ragnatafl.core.contract import View
from ragnatafl.terminal.face import Choice, Choices

from ..content import CONTENT, FACES, GODS, WORLDS
from ..rules.notation import ACTIONS
from ..rules.odds import (
    ARTIFACTS,
    CREATURES,
    JOTUNS,
    Odds,
    creature_certainty,
    dice_rows,
    fight_risks,
    hero_rows,
    holds,
    percent,
    with_everything,
    without_gifts,
)
from .saga import declining, foe_name, saga_choice
from .words import (
    STACKS,
    TEXTS,
    action_offer,
    artifact_text,
    count,
    creature_text,
    face_word,
    jotun_text,
    jotuns_of,
    listed,
    name,
    possible_cards,
    risks_of_action,
    short_offer,
    spelled,
    step_arguments,
    would_activate,
)

FIGHT_TITLE = "Fight: always won, but risks left cost Life (unhurt: god die alone / with all)"
TITLES = {
    "move": "Move to",
    "to": "To",
    "act": "Act",
    "fight": FIGHT_TITLE,
    "comfort": "Frigg's power",
    "cheer": "1 Life for",
    "give": "Give",
    "beat": "Beat",
    "return": "Send back",
    "mark": "Reroll a Vanir die",
    "deck": "Under the deck of",
    "rotate": "Turn",
    "saga": "Act for the saga",
    "travel": "Join",
}
TALL = (
    *("move", "to", "act", "fight", "creature", "stack", "use", "turn", "beat", "heroes", "dice", "elf", "comfort"),
    *("rotate", "pair", "hero", "saga", "travel", "choose"),
)
ORDER = ("act", "heal", "saga", "comfort", "fight", "elf", "pair", "hero", "reroll", "mark")
DECLINING = {
    "support_move": "stay where it is",
    "move": "stay",
    "action": "do nothing",
    "add_die": "no",
    "added_reroll": "no",
    "added_elf": "no",
    "keep_elf": "no, let it go",
    "keep_die": "no, let it go",
    "companion": "take nothing",
    "runestones": "stop, use no more",
    "creature_move": "stay",
    "creature_fight": "no fight",
    "creature_action": "no action",
    "regain_life": "nobody",
    "exchange": "done giving",
    "skuld": "leave them as they are",
    "sleipnir": "stay",
    "urd": "no more cards",
}
STAYING = ("move", "creature_move", "sleipnir")
"""Questions where declining is staying in a World, and so one more World to choose."""
FLIGHT = {
    "hel": "back to Niflheim",
    "surtur": "back to Muspelheim",
    "loki": "to the Cage",
    "fenrir": "to the Cage",
    "jormungand": "one island back",
}


def group_answers(view: View, notations: Sequence[str]) -> list[Choices]:
    """The legal actions by verb, in the order they should be offered, declining last."""
    asked = (view["decision"] or {}).get("name", "")
    groups: dict[str, Choices] = {}
    rows = _odds_table(view, asked, notations)
    for notation in sorted(notations, key=lambda text: text == "done"):
        key, title, choice = _choice(view, asked, notation)
        if notation in rows:
            title, choice = rows[""], Choice(notation, rows[notation])
        tall = key in TALL
        groups.setdefault(key if title or tall else "plain", Choices(title, tall=tall)).items.append(choice)
    if "plain" in groups and any(group.tall for group in groups.values()):
        groups["plain"].tall = True
    for group in groups.values():
        _align(group)
    return sorted(groups.values(), key=lambda group: _order(ACTIONS.parse(group.items[0].notation).verb))


def _align(group: Choices) -> None:
    """Sentences beside tall choices begin under one another."""
    if group.tall and any(choice.note for choice in group.items):
        width = max(len(choice.label) for choice in group.items)
        group.items = [Choice(c.notation, c.label.ljust(width), c.kind, c.note) for c in group.items]


def _order(verb: str) -> int:
    if verb == "done":
        return len(ORDER) + 1
    return ORDER.index(verb) if verb in ORDER else len(ORDER)


def _choice(view: View, asked: str, notation: str) -> tuple[str, str, Choice]:
    """(which group, its title, the choice itself)."""
    action = ACTIONS.parse(notation)
    verb, words = action.verb, action.args
    title = TITLES.get(verb, "")
    special = saga_choice(view, asked, verb, words, notation)
    if special is not None:
        return verb, title, special
    if verb == "done" and asked in STAYING:
        there = view["places"][view["seat"] if view.get("seat") is not None else view["active"]]
        group = "move" if asked == "move" else "to"
        return group, "Go to", Choice(notation, "stay", note=_target(view, asked, there))
    if verb == "done":
        return verb, "", Choice(notation, _declining(view, asked))
    if verb == "turn" and words[0] in GODS:
        return verb, title, Choice(notation, name(words[0]), note=_face_down(view, words[0]))
    if verb == "move":
        return verb, title, Choice(notation, name(words[0]), note=prospect(view, words[0]))
    if verb == "to":
        return verb, _to_title(asked), Choice(notation, name(words[0]), note=_target(view, asked, words[0]))
    if verb == "send":
        return f"send {words[0]}", name(words[0]), Choice(notation, name(words[1]))
    if verb in ("act", "heal"):
        return "act", TITLES["act"], _act(view, notation, verb)
    if verb == "fight":
        return verb, title, _fight(view, notation, words[0])
    if verb in ("comfort", "cheer"):
        return verb, title, Choice(notation, f"{name(words[0])} ({_life(view, words[0])})")
    if verb == "creature" and words[0] in CREATURES:
        return verb, title, Choice(notation, name(words[0]), note=creature_text(words[0]))
    if verb == "stack":
        return verb, title, _stack(view, notation, words[0])
    if verb == "use":
        effect = (view["decision"] or {}).get("stones", {}).get(words[0], "")
        return verb, title, Choice(notation, f"{words[0]}:", note=TEXTS["stones"].get(effect, effect))
    if verb == "rotate":
        return verb, title, Choice(notation, _turned(view, words[0]))
    if verb == "beat" and words[0] in JOTUNS:
        return verb, title, Choice(notation, name(words[0]), note=jotun_text(words[0]))
    if verb == "return":
        return verb, title, Choice(notation, f"{name(words[1])}'s {name(words[0])}")
    if verb == "give":
        return _gift(notation, words)
    if verb == "take" and isinstance(words[0], int):
        kind = "life" if asked == "kin_life" else (view["decision"] or {}).get("kind", "creatures")
        return verb, title, Choice(notation, spelled(words[0], kind))
    return _risk_choice(view, verb, words, notation)


def _risk_choice(view: View, verb: str, words: Sequence[Any], notation: str) -> tuple[str, str, Choice]:
    title = TITLES.get(verb, "")
    if verb == "mark":
        return verb, title, Choice(notation, f"one that shows {face_word(words[0].upper())}")
    if verb == "elf":
        return verb, title, Choice(notation, _elf(view, words[0]))
    if verb == "reroll":
        whose = "your god die (Draupnir)" if words[0] == "god" else f"{name(words[0])}'s die (Draupnir)"
        return verb, title, Choice(notation, f"reroll {whose}")
    if verb == "deck":
        return verb, title, Choice(notation, name(words[0]))
    if verb in ("heroes", "dice"):
        kind = "heroes" if verb == "heroes" else "vanir_dice"
        return verb, title, Choice(notation, count(words[0], kind) if words[0] else "none")
    fixed = {
        "add": "yes, add the die",
        "pair": "give back two Elves: one risk less (Freyr's power)",
        "hero": f"send a Hero: one risk less ({view['heroes']} in Valhalla)",
        "keep": "yes, keep it",
        "swap": "swap them",
        "take elf": "take an Elf",
        "take die": "take a Vanir die",
    }
    return verb, title, Choice(notation, fixed.get(notation) or fixed.get(verb) or notation.replace("_", " "))


def _declining(view: View, asked: str) -> str:
    if asked == "elves":
        left = view["risks_left"]
        return f"no more: lose {left} Life" + (" and the game" if left >= view["life"][view["active"]] else "")
    if asked == "reroll":
        return "roll the chosen dice again" if sum(view["risk"]["marked"]) else "no reroll"
    return DECLINING.get(asked) or declining(view, asked) or "done"


# -- Worlds --------------------------------------------------------------------------------------------------------
def prospect(view: View, world: str) -> str:
    """What the god whose turn it is could do in a World: "up to 3 Elves (supported); fight Hel 4"."""
    there = view["worlds"][world]
    parts = []
    blockers = jotuns_of(view, "blocker", world)
    if there["devastated"] and not there["blocked"]:
        fatal = ", your last" if heal_cost(view) >= view["life"][view["active"]] else ""
        parts.append(f"Devastated: heal it for {heal_cost(view)} Life{fatal}")
    elif there["blocked"]:
        parts.append(f"blocked by {listed([name(jotun) for jotun in blockers])}")
    elif there["available"]:
        offer = short_offer(world, there["mode"], there.get("cap"))
        parts.append(offer if there["mode"] == "normal" else f"{offer} ({there['mode']})")
    else:
        parts.append("no action of use")
    fights = opponents(view, world)
    if fights:
        parts.append("fight " + ", ".join(fights))
    return "; ".join(parts)


def opponents(view: View, world: str) -> list[str]:
    """Who can be fought in a World, with the risks (YG-11.2): "Hel 4"."""
    return [
        f"{foe_name(one['id'])} {one['risks']}"
        for one in view["opponents"]
        if one["place"] == world and not one["guarded"]
    ]


def heal_cost(view: View) -> int:
    if holds(view, view["active"], "heal_life"):
        return next(artifact.amount for artifact in ARTIFACTS.values() if artifact.effect == "heal_life")
    return CONTENT.heal_life


def _to_title(asked: str) -> str:
    return {"heal_world": "Heal", "runestone_action": "In"}.get(asked, "Go to")


def _target(view: View, asked: str, world: str) -> str:
    there = view["worlds"][world]
    if asked == "runestone_action":
        return (
            f"Heal the Tree for {heal_cost(view)} Life"
            if there["devastated"]
            else action_offer(world, "normal", there.get("cap"))
        )
    if asked == "heal_world":
        return "two Enemies stand there: it would fall again at once" if there["crowded"] else ""
    if asked == "creature_move" and "go_fight" in [step[0] for step in view["steps"]]:
        fights = opponents(view, world)
        return f"fight {listed(fights, 'or')}" if fights else "nobody to fight"
    if asked == "creature_move":
        if there["devastated"] or not there["available"]:
            return "no action"
        return short_offer(world, there["mode"], there.get("cap")) + (
            "" if there["mode"] == "normal" else f" ({there['mode']})"
        )
    if view.get("seat") == view["active"]:
        return prospect(view, world)
    here = [name(god) for god in there["gods"]] + [name(enemy).upper() for enemy in there["enemies"]]
    return ", ".join(here + ["Devastated"] * there["devastated"])


def _act(view: View, notation: str, verb: str) -> Choice:
    seat = view["active"]
    asked = (view["decision"] or {}).get("name")
    world = WORLDS[step_arguments(view)[0]] if asked == "remote_action" else view["places"][seat]
    if verb == "heal":
        note = f"{name(world)} becomes whole; it costs {heal_cost(view)} Life (you have {view['life'][seat]})"
        if view["worlds"][world]["crowded"]:
            note += ", and falls again: two Enemies"
        return Choice(notation, "Heal the Tree:", note=note)
    mode = "normal" if asked == "remote_action" else view["worlds"][world]["mode"]
    why = {"supported": "supported by another god", "penalised": "penalised: an Enemy is here"}.get(mode, "")
    note = action_offer(world, mode, view["worlds"][world].get("cap")) + (f" ({why})" if why else "")
    risks = risks_of_action(world, mode)
    if risks:
        note += f"; unhurt {percent(without_gifts(view, seat, risks).unhurt)} / "
        note += percent(with_everything(view, seat, risks).unhurt)
    return Choice(notation, f"{name(world)}:", note=note)


def _fight(view: View, notation: str, opponent: str) -> Choice:
    seat = view["active"]
    risks = fight_risks(view, seat, opponent, creature_certainty(view))
    alone, best = without_gifts(view, seat, risks), with_everything(view, seat, risks)
    after = FLIGHT.get(opponent, "an opponent of the saga")
    if opponent in JOTUNS:
        after = {"blocker": "opens this World", "guard": f"frees the way to {name(JOTUNS[opponent].target)}"}.get(
            JOTUNS[opponent].kind, "lifts the ban"
        )
    note = f"{risks} risk{'s' * (risks != 1)}; {percent(alone.unhurt)} / {percent(best.unhurt)}; {after}"
    falls = best.at_least(view["life"][seat])
    if falls:
        note += f"; you fall: {percent(falls)} at best"
    return Choice(notation, foe_name(opponent), note=note)


def _life(view: View, god: str) -> str:
    figure = view["gods"].index(god) if god in view["gods"] else 0
    return f"Life {view['life'][figure]} of {view['max_life'][figure]}"


def _face_down(view: View, god: str) -> str:
    """What the face-down card of a god can be, with "!" where it would activate its Enemy."""
    player = view["players"][view["gods"].index(god)]
    if player["laid_god"] is None:
        return "has no card to turn over"
    cards = [name(enemy) + ("!" if would_activate(view, enemy) else "") for enemy in possible_cards(player)]
    if not cards:
        return f"one of {name(player['laid_god'])}'s cards"
    return f"surely {cards[0]}" if player["laid"] or len(cards) == 1 else listed(cards, "or")


def _stack(view: View, notation: str, level: int) -> Choice:
    top = view["stacks"][level - 1]["top"]
    note = f"({STACKS[level - 1]} stack) {artifact_text(top)}" if top else ""
    return Choice(notation, name(top) if top else f"stack {level}", note=note)


def _turned(view: View, steps: int) -> str:
    if steps == 0:
        return "not at all"
    middle = [world for world in CONTENT.worlds if world.level == 1]
    under = {(world.place + view["rotation"] + steps) % 3: world.name for world in middle}
    return f"{steps} step{'s' * (steps > 1)} ({under[1]}, {under[0]}, {under[2]} from the left)"


def _gift(notation: str, words: Sequence[Any]) -> tuple[str, str, Choice]:
    what, whom = words[0], words[-1]
    gift = {"elf": "an Elf", "die": "a Vanir die", "life": "1 Life"}.get(what) or name(what)
    return f"give {whom}", f"Give to {name(whom)}", Choice(notation, gift)


def _elf(view: View, which: str) -> str:
    if which == "god":
        face = view["risk"]["god_face"]
        if view.get("seat") == view["active"] and face >= 0:
            return f"an Elf turns your god die ({face_word(FACES[face])})"
        return "yes, an Elf turns it"
    if which in GODS:
        return f"an Elf turns {name(which)}'s die"
    return f"an Elf turns a Vanir die ({face_word(which.upper())})"


# -- the odds before Heroes and dice are chosen --------------------------------------------------------------------
def _odds_table(view: View, asked: str, notations: Sequence[str]) -> dict[str, str]:
    """A line for each number of Heroes or dice, and under "" the heading; 80 columns hold it at its widest."""
    if asked not in ("heroes", "dice"):
        return {}
    seat = view["active"]
    actions = [ACTIONS.parse(notation) for notation in notations]
    amounts = [action.args[0] for action in actions if action.verb == asked]
    rows = (hero_rows if asked == "heroes" else dice_rows)(view, seat, view["risk"]["count"], amounts)
    most = min(3, max(len(bare.lost) for _, bare, _ in rows) - 1)
    life = view["life"][seat] if any(bare.at_least(view["life"][seat]) for _, bare, _ in rows) else 0
    elves = view["players"][seat]["elves"] if any(bare != helped for _, bare, helped in rows) else 0
    with_elves = f"  {count(elves, 'elves')}: unhurt" if elves else ""
    first = 6 if asked == "dice" else 7
    lines = {"": f"    {asked.capitalize():<{first}}" + _heading(most, life, asked == "dice")}
    lines[""] += f"{with_elves}  mean" if elves else ""
    for amount, bare, helped in rows:
        text = f"{amount or 'none':<{first}}" + _odds_line(bare, most, life, asked == "dice")
        if elves:
            text += f"{_share(helped.unhurt):>{len(with_elves)}}{_mean(helped):>6}"
        lines[f"{asked} {amount}"] = text
    return lines


def _heading(most: int, life: int, with_dice: bool) -> str:
    losses = [f"lose {number}{'+' * (number == most and most == 3)}" for number in range(1, most + 1)]
    text = "unhurt" + "".join(f"{loss:>{len(loss) + 1}}" for loss in losses) + "  mean"
    return text + ("  fall" if life else "") + ("  back" if with_dice else "")


def _odds_line(odds: Odds, most: int, life: int, with_dice: bool) -> str:
    cells = [_share(odds.lost[number] if number < len(odds.lost) else odds.lost[0] * 0) for number in range(most)]
    cells.append(_share(odds.at_least(most)))
    text = f"{cells[0]:>6}" + "".join(f"{cell:>{8 if k == 3 else 7}}" for k, cell in enumerate(cells) if k)
    text += f"{_mean(odds):>6}" + (f"{_share(odds.at_least(life)):>6}" if life else "")
    return text + (f"{float(odds.dice_back):>6.1f}" if with_dice else "")


def _share(chance: Fraction) -> str:
    return percent(chance) if chance else "–"


def _mean(odds: Odds) -> str:
    return f"{float(odds.mean):.1f}" if odds.mean else "0"
