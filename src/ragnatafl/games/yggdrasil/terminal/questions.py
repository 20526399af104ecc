"""What a player of Yggdrasil is asked (YG-27), as a sentence that says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ragnatafl.core.contract import View
from ragnatafl.locale.speech import speech
from ragnatafl.terminal.face import Choices

from ..content import CONTENT, ENEMIES, FACES, GODS
from ..rules.notation import OPPONENTS
from ..rules.odds import forbidden
from ..rules.refusals import ASKED
from .answers import group_answers
from .saga import SAGA_QUESTIONS, foe_name
from .words import PIECES, count, face_word, god_of, listed, name, step_arguments, would_activate

ALONE = (
    *("turn_order", "support_move", "travel", "move", "kin", "kin_consent", "saga_choice"),
    *("add_die", "exchange", "skuld", "sleipnir", "companion", "added_elf"),
)
"""Questions before which the board is shown, if it has changed; the others are parts of a choice already begun."""

Asking = Callable[[View, str], str]


def question(view: View) -> str:
    """One or two sentences to the player, with what is needed to answer."""
    decision = view["decision"] or {}
    asked = str(decision.get("name", ""))
    seat = view["seat"] if view.get("seat") is not None else (view["waiting"] or [view["active"]])[0]
    god = name(god_of(view, seat))
    asking = QUESTIONS.get(asked) or SAGA_QUESTIONS.get(asked)
    if asking is not None:
        return asking(view, god)
    for known, rule in ASKED.values():
        if known == asked:
            return f"{god}, you are asked to {speech().say(f'yg-asked-{known}')} ({rule})."
    return f"{god}, choose ({asked.replace('_', ' ')})." if asked else "The game is over."


def is_part(view: View) -> bool:
    """Whether the question belongs to a choice already begun, so that the board need not be shown again."""
    asked = (view["decision"] or {}).get("name")
    if asked == "turn_order":
        return bool(view["order"])
    return asked not in ALONE


def group_choices(view: View, notations: Sequence[str]) -> list[Choices]:
    return group_answers(view, notations)


# -- rounds and turns ----------------------------------------------------------------------------------------------
def _turn_order(view: View, god: str) -> str:
    named = [name(god_of(view, seat)) for seat in view["order"]]
    if named:
        return f"{listed(named)} {'has' if len(named) == 1 else 'have'} been named. Who takes the turn after that?"
    why = "every god has laid an Enemy card face down and will turn it over at the start of the own turn. "
    return (
        f"Round {view['round']}: {why if view['round'] <= view['seats'] else ''}"
        f"{god}, you speak for all: who takes the first turn?"
        + (" (!: one more card activates that Enemy)" if any(would_activate(view, enemy) for enemy in ENEMIES) else "")
    )


def _support_move(view: View, god: str) -> str:
    helper = name(god_of(view, step_arguments(view)[0]))
    return f"The card that woke the Enemy was {helper}'s, so {helper} may move: where to?"


def _move(view: View, god: str) -> str:
    seat = view["active"]
    here = name(view["places"][seat])
    life = f"Life {view['life'][seat]} of {view['max_life'][seat]}"
    if view["round"] > 2:
        return f"Your turn, {god} in {here} ({life}): move, then act or fight. Where?"
    return (
        f"Your turn, {god} in {here} ({life}). First your move: to another World of this level or of this column, "
        "or stay. Afterwards you act or fight there."
    )


def _action(view: View, god: str) -> str:
    here = name(view["places"][view["active"]])
    if view["fought"] or view["acted"]:
        return f"Gullinbursti: you may also {'act' if view['fought'] else 'fight'} in {here}, {god}."
    return f"Now do one thing in {here}, {god}: act, fight, or nothing."


# -- risks ---------------------------------------------------------------------------------------------------------
def _for_what(view: View) -> str:
    opponent = view["risk"]["opponent"]
    return f"Fight with {foe_name(OPPONENTS[opponent])}" if 0 <= opponent < len(OPPONENTS) else "Risky action"


def _risks(number: int) -> str:
    return f"{number} risk{'s' * (number != 1)}"


def _heroes(view: View, god: str) -> str:
    late = ""
    if view["powers"] and CONTENT.gods[GODS.index(god_of(view, view["active"]))].power == "heroes_after_roll":
        late = " By your power you may also wait and send them after the roll."
    return (
        f"{_for_what(view)}: {_risks(view['risk']['count'])}. Each one left at the end costs {god} 1 Life (you have "
        f"{view['life'][view['active']]}). How many of the {count(view['heroes'], 'heroes')} in Valhalla do you send? "
        f"Each takes away one risk for certain and goes back to Midgard.{late}{_odds_key(view, True)}"
    )


def _add_die(view: View, god: str) -> str:
    taker = name(god_of(view, view["active"]))
    if view["active"] == view.get("seat"):
        return f"{_for_what(view)}: {_risks(view['risk']['count'])}. Do you roll the supporting god's die as well?"
    return (
        f"{_for_what(view)}: {taker} takes {_risks(view['risk']['count'])} in your World. {god}, do you add your god "
        "die? It costs nothing and takes away a risk if it succeeds."
    )


def _dice(view: View, god: str) -> str:
    return (
        f"{_for_what(view)}: {_risks(view['risk']['count'])} to take away; each one left costs {god} 1 Life (you have "
        f"{view['life'][view['active']]}). How many Vanir dice do you roll besides your god die?"
        f"{_odds_key(view, False)}"
    )


def _odds_key(view: View, before_dice: bool) -> str:
    """What the columns of the odds mean."""
    player = view["players"][view["active"]]
    parts = ["mean: Life lost on average"]
    if not before_dice:
        parts.append("back: dice that return to Vanaheim")
    if view["risk"]["count"] >= view["life"][view["active"]]:
        parts.append("fall: you lose your last Life and all lose the game")
    key = f" ({'; '.join(parts)})"
    if before_dice and player["vanir"] and not forbidden(view, "vanir_dice"):
        key += f" The odds are with {'your Vanir die' if player['vanir'] == 1 else 'all your Vanir dice'} rolled."
    return key


def _rolled(view: View) -> str:
    """What lies on the table: "god die rune II; Vanir dice success, blank"."""
    risk = view["risk"]
    player = view["players"][view["active"]]
    parts = []
    if risk["god_face"] >= 0:
        turned = " turned by an Elf" if risk["god_turned"] else ""
        parts.append(f"god die {face_word(FACES[risk['god_face']], player['god_faces'])}{turned}")
    vanir = []
    for face, number in enumerate(risk["faces"]):
        word = face_word(FACES[face], player["vanir_faces"])
        vanir += [f"{word} turned by an Elf"] * risk["turned"][face]
        vanir += [word] * (number - risk["turned"][face])
    if vanir:
        parts.append(f"Vanir {'die' if len(vanir) == 1 else 'dice'} {', '.join(vanir)}")
    for figure, face in enumerate(risk["added"]):
        if face >= 0 and figure < len(view["gods"]):
            turned = " turned by an Elf" if (risk["added_turned"] >> figure) & 1 else ""
            parts.append(f"{name(god_of(view, figure))}'s die {face_word(FACES[face])}{turned}")
    return "; ".join(parts) or "no dice"


def _left(view: View) -> str:
    left = view["risks_left"]
    return "No risk is left." if left == 0 else f"{_risks(left)} {'is' if left == 1 else 'are'} left."


def _reroll(view: View, god: str) -> str:
    marked = sum(view["risk"]["marked"])
    if marked:
        return f"{count(marked, 'vanir_dice')} chosen for the reroll. Another one, or roll now?"
    return f"Rolled: {_rolled(view)}. {_left(view)} Your Artifacts let you reroll dice: which?"


def _added_reroll(view: View, god: str) -> str:
    return f"Rolled: {_rolled(view)}. {_left(view)} {god}, do you reroll the die you added (Draupnir)?"


def _added_elf(view: View, god: str) -> str:
    seat = view.get("seat")
    elves = count(view["players"][seat]["elves"], "elves") if seat is not None else "Elves"
    return f"Rolled: {_rolled(view)}. {_left(view)} {god}, turn the die you added into a success? You have {elves}."


def _elves(view: View, god: str) -> str:
    seat = view["active"]
    left = view["risks_left"]
    return (
        f"Rolled: {_rolled(view)}. {_left(view)} Each risk costs 1 Life (you have {view['life'][seat]}). "
        f"{god}, spend something, one piece at a time? You have {count(view['players'][seat]['elves'], 'elves')}."
        if left
        else f"Rolled: {_rolled(view)}. No risk is left."
    )


def _companion(view: View, god: str) -> str:
    taker = view["active"]
    whose = "you" if taker == view.get("seat") else name(god_of(view, taker))
    return f"{god}, Casual Companion: keep one piece that {whose} must give back after this roll?"


# -- effects -------------------------------------------------------------------------------------------------------
def _amount(view: View, god: str) -> str:
    kind = (view["decision"] or {}).get("kind", "")
    where = {
        "elves": "do you take from Alfheim into your pool? Each can turn a failed die into a success",
        "vanir_dice": "do you take from Vanaheim into your pool? You roll them when you take risks",
        "heroes": "go from Midgard to Valhalla? Each can take away a risk, for any god",
        "nameless": "do you drive off Hel's ladder? Each makes her weaker by one",
        "fire_giants": "do you drive off Surtur's ladder? Each makes him weaker by one",
        "life": "do you regain",
    }
    many = PIECES.get(kind, (kind, kind))[1]
    first, _, why = where.get(kind, "do you take").partition("?")
    return f"How {'much' if kind == 'life' else 'many'} {many} {first}?" + (f"{why}." if why else "")


def _stones(view: View, god: str) -> str:
    return f"{god}, your Runestones have fallen. Use each effect once, in any order, or stop. Which is next?"


def _creature_move(view: View, god: str) -> str:
    below = [step[0] for step in view["steps"]]
    if "go_fight" in below:
        return f"Geri and Freki: go to any World, or stay; then you may fight there, {god}. Where to?"
    return f"Ratatosk: go to any World, or stay; then you may perform its action, {god}. Where to?"


def _cheer(view: View, god: str) -> str:
    times = step_arguments(view)[0]
    return f"Which god regains 1 Life?{' Afterwards you choose once more.' if times > 1 else ''}"


def _exchange(view: View, god: str) -> str:
    if step_arguments(view)[0]:
        return f"Verdandi: {god}, do you give Life to others, one at a time? Each god keeps at least 1."
    return f"Gulltopp: {god}, do you give pieces of yours to others, one at a time?"


def _skuld(view: View, god: str) -> str:
    seat = view.get("seat")
    deck = view["players"][seat]["deck"] if seat is not None else []
    first, second = [name(card.partition("/")[0]) if card else "?" for card in (*deck, None, None)[:2]]
    return f"Skuld: your next card is {first}, then {second}. {god}, do you swap them?"


def _receiver(view: View, god: str) -> str:
    enemy, _, owner = str((view["decision"] or {}).get("card") or "hel/odin").partition("/")
    return f"Urd sends {name(owner)}'s {name(enemy)} back: under whose deck?"


def _fixed(text: str) -> Asking:
    return lambda view, god: text.format(god=god)


QUESTIONS: dict[str, Asking] = {
    "turn_order": _turn_order,
    "support_move": _support_move,
    "move": _move,
    "action": _action,
    "heroes": _heroes,
    "add_die": _add_die,
    "dice": _dice,
    "reroll": _reroll,
    "added_reroll": _added_reroll,
    "added_elf": _added_elf,
    "elves": _elves,
    "keep_elf": _fixed("Svalinn: {god}, do you keep one Elf that should go back to Alfheim?"),
    "keep_die": _fixed("Brisingamen: {god}, do you keep one Vanir die that should go back to Vanaheim?"),
    "companion": _companion,
    "amount": _amount,
    "artifact_stack": _fixed("Which Artifact do you take, {god}? It stays with you, and the next one comes to light."),
    "heal_world": _fixed("Which Devastated World is healed? Its marker goes back to the Cage."),
    "draw": _fixed("How many Creatures do you draw? You use one of them; all of them leave the game."),
    "creature": _fixed("Which Creature helps? The others leave the game unused."),
    "runestones": _stones,
    "runestone_move": _fixed("Runestone: which god moves, and where to?"),
    "runestone_rotate": _fixed("Runestone: how far does the mid level turn? One step takes each World one column on."),
    "runestone_action": _fixed("Runestone: which World's action do you perform from here, as a normal one?"),
    "creature_move": _creature_move,
    "creature_fight": _fixed("Geri and Freki: whom do you fight here? One risk is taken away for certain."),
    "creature_action": _fixed("Ratatosk: do you perform the action of this World?"),
    "defeat_jotun": _fixed("Gullfaxi: which Jötun is beaten, without a fight?"),
    "regain_life": _cheer,
    "exchange": _exchange,
    "skuld": _skuld,
    "sleipnir": _fixed("Sleipnir: {god}, you may go to any World, or stay. Where to?"),
    "urd": _fixed("Urd: which face-up card leaves the Wheel, to the bottom of its owner's deck?"),
    "receiver": _receiver,
}
"""For each decision of the engine the sentence; what is not here is asked in the engine's own plain words."""
