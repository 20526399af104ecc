"""The odds of taking risks (YG-14), exactly: what a number of Vanir dice, Heroes and Elves is worth before it is spent.

Dice are independent, so the number of successes is a convolution. What is decided after the roll is taken as decided
well: failed dice are rerolled where an Artifact allows it, Elves turn the best failed die first, Freyr's and Freyia's
powers follow. Elves and rerolls of other players on dice they add are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from ragnatafl.core.contract import View

from ..content import CONTENT, FACES, GODS

ARTIFACTS = {artifact.id: artifact for artifact in CONTENT.artifacts}
JOTUNS = {jotun.id: jotun for jotun in CONTENT.jotuns}

Chances = tuple[Fraction, ...]
"""Probabilities of 0, 1, 2, ..."""
NEVER, SURE = Fraction(0), Fraction(1)


@dataclass(frozen=True)
class RiskResources:
    """What a risk-taker can use."""

    god_die: Fraction | None
    """The chance of a success on the own god die; None where it may not be rolled."""
    worth: int
    """How many risks a success on it minimises (YG-17.9 Thor)."""
    vanir_die: Fraction
    vanir: int
    """How many Vanir dice may be rolled."""
    elves: int = 0
    pairs: int = 0
    """How many Elves minimise one risk by Freyr's power; 0 without it."""
    heroes: int = 0
    late_heroes: bool = False
    """Heroes may also be sent after the roll (Freyia)."""
    added: tuple[Fraction, ...] = ()
    """Chances of success of the dice other players add; the risk-taker's Elves cannot turn them."""
    support: tuple[Fraction, ...] = ()
    """The same for supporting gods' dice, which the risk-taker turns and rerolls."""
    reroll_god: bool = False
    reroll_vanir: bool = False
    good_back: Fraction = Fraction(1, 6)
    """The chance of a Vanir die to succeed and go back all the same."""


@dataclass(frozen=True)
class Odds:
    """The distribution of Life lost, and the Vanir dice that go back on average."""

    lost: Chances
    dice_back: Fraction

    @property
    def unhurt(self) -> Fraction:
        return self.lost[0]

    @property
    def mean(self) -> Fraction:
        return sum((number * chance for number, chance in enumerate(self.lost)), NEVER)

    def at_least(self, life: int) -> Fraction:
        return sum(self.lost[life:], NEVER)


def convolve(a: Sequence[Fraction], b: Sequence[Fraction]) -> Chances:
    result = [NEVER] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            result[i + j] += x * y
    return tuple(result)


def successes(chances: Iterable[Fraction]) -> Chances:
    """How many of these dice succeed."""
    result: Chances = (SURE,)
    for chance in chances:
        result = convolve(result, (1 - chance, chance))
    return result


def again(chance: Fraction) -> Fraction:
    """A die that is rerolled when it fails."""
    return chance + (1 - chance) * chance


def god_dice(means: RiskResources) -> dict[tuple[bool, int], Fraction]:
    """(own god die succeeds, supporting gods' dice that succeed) with its chance, after Draupnir (YG-14.7)."""
    own = means.god_die if means.god_die is not None else NEVER
    helped = successes(means.support)
    result: dict[tuple[bool, int], Fraction] = {}
    for mine, first in ((True, own), (False, 1 - own)):
        for number, second in enumerate(helped):
            chance = first * second
            if not means.reroll_god or not chance:
                outcomes = [((mine, number), SURE)]
            elif not mine and means.god_die is not None:
                outcomes = [((True, number), own), ((False, number), 1 - own)]
            elif number < len(means.support):
                good = means.support[0]  # all rolled by the risk-taker, so all alike
                outcomes = [((mine, number + 1), good), ((mine, number), 1 - good)]
            else:
                outcomes = [((mine, number), SURE)]
            for outcome, share in outcomes:
                result[outcome] = result.get(outcome, NEVER) + chance * share
    return result


@dataclass(frozen=True)
class Roll:
    """What a roll shows: whether the own god die succeeds, the successes of all other dice, and the failed dice among
    these that the risk-taker's Elves can turn."""

    own: bool
    others: int
    failed: int


def rolls(means: RiskResources, dice: int) -> dict[Roll, Fraction]:
    """Every roll of the god dice and so many Vanir dice, rerolls done, with its chance."""
    die = again(means.vanir_die) if means.reroll_vanir else means.vanir_die
    vanir = successes([die] * dice)
    added = successes(means.added)
    result: dict[Roll, Fraction] = {}
    for (mine, helped), first in god_dice(means).items():
        for number, second in enumerate(vanir):
            for more, third in enumerate(added):
                chance = first * second * third
                if chance:
                    failed = dice - number + len(means.support) - helped
                    roll = Roll(mine, number + helped + more, failed)
                    result[roll] = result.get(roll, NEVER) + chance
    return result


def roll_odds(means: RiskResources, risks: int, dice: int, elves: int) -> Odds:
    """Risks left, and so Life lost, when so many Vanir dice are rolled and at most so many Elves spent."""
    if risks <= 0:
        return Odds((SURE,), NEVER)
    lost = [NEVER] * (risks + 1)
    for roll, chance in rolls(means, dice).items():
        made = roll.others + (means.worth if roll.own else 0)
        god_failed = means.god_die is not None and not roll.own
        made += rescued(means, risks - made, god_failed, roll.failed, elves)
        lost[max(0, risks - made)] += chance
    return Odds(tuple(lost), dice_back(means, dice))


def rescued(means: RiskResources, left: int, god_failed: bool, failed: int, elves: int) -> int:
    """Risks that Elves, pairs of Elves and late Heroes still minimise after the roll (YG-14.8, YG-14.9)."""
    saved = 0
    if god_failed and elves and left > 0:
        saved += means.worth
        elves -= 1
    turned = min(elves, failed, max(0, left - saved))
    saved += turned
    elves -= turned
    if means.pairs:
        saved += elves // means.pairs
    return saved + (means.heroes if means.late_heroes else 0)


def dice_back(means: RiskResources, dice: int) -> Fraction:
    """Vanir dice whose last face sends them to Vanaheim, on average (YG-14.12)."""
    sides = len(CONTENT.vanir_die)
    returning = Fraction(sum(1 for face in CONTENT.vanir_die if face in CONTENT.returning_faces), sides)
    if not means.reroll_vanir:
        return dice * returning
    return dice * (means.good_back + (1 - means.vanir_die) * returning)


# -- from a view ---------------------------------------------------------------------------------------------------
def forbidden(view: View, what: str) -> bool:
    """Whether a Jötun on the Sword of Obstacles forbids it (YG-9.5); `what` is one of content.OBSTACLES."""
    return any(
        JOTUNS[jotun].kind == "obstacle" and JOTUNS[jotun].target == what for jotun in view["jotuns"] if jotun in JOTUNS
    )


def good_share(faces: Sequence[str], more: Sequence[str], but: Sequence[str] = ()) -> Fraction:
    """The chance of a success on a die; `more` are further success faces (YG-17.3), `but` do not count."""
    good = [face for face in faces if face in CONTENT.success_faces or face in more]
    return Fraction(sum(1 for face in good if face not in but), len(faces))


def has_artifact(view: View, seat: int, effect: str) -> bool:
    held = view["players"][seat]["artifacts"]
    return not forbidden(view, "artifacts") and any(ARTIFACTS[a].effect == effect for a in held if a in ARTIFACTS)


def risk_resources(view: View, seat: int) -> RiskResources:
    """What this seat has for a risk now; dice already added to the roll that is being prepared count."""
    player = view["players"][seat]
    god = CONTENT.gods[GODS.index(view["gods"][seat])]
    power = god.power if view["powers"] else ""
    no_god_dice = forbidden(view, "god_dice")
    own = good_share(CONTENT.god_die, player["god_faces"])
    added: list[Fraction] = []
    support: list[Fraction] = []
    pending = view["pending_risk"]
    if pending and not pending["rolled"] and not no_god_dice and seat == view["active"]:
        for figure in [view["gods"].index(die["god"]) for die in pending["added"]]:
            if figure < view["seats"]:
                added.append(good_share(CONTENT.god_die, view["players"][figure]["god_faces"]))
            else:
                support.append(own)
    return RiskResources(
        god_die=None if no_god_dice else own,
        worth=god.amount if power == "god_die_counts" else 1,
        vanir_die=good_share(CONTENT.vanir_die, player["vanir_faces"]),
        vanir=0 if forbidden(view, "vanir_dice") else player["vanir"],
        elves=0 if forbidden(view, "elves") else player["elves"],
        pairs=god.amount if power == "elves_for_risks" else 0,
        heroes=0 if forbidden(view, "heroes") else view["heroes"],
        late_heroes=power == "heroes_after_roll",
        added=tuple(added),
        support=tuple(support),
        reroll_god=has_artifact(view, seat, "reroll_god_die"),
        reroll_vanir=has_artifact(view, seat, "reroll_vanir_dice"),
        good_back=good_share(
            CONTENT.vanir_die, player["vanir_faces"], [f for f in FACES if f not in CONTENT.returning_faces]
        ),
    )


def reduction(view: View, seat: int, opponent: str) -> int:
    """Risks that the seat's Artifacts take away for certain (YG-14.2)."""
    if forbidden(view, "artifacts"):
        return 0
    held = [ARTIFACTS[artifact] for artifact in view["players"][seat]["artifacts"] if artifact in ARTIFACTS]
    against = "jotun" if opponent in JOTUNS else opponent
    stronger = next((a.amount - 1 for a in held if a.effect == "strengthen_reductions"), 0)
    return sum(a.amount + stronger for a in held if a.effect == "reduce_risks" and a.target == against)


def fight_risks(view: View, seat: int, opponent: str) -> int:
    """The risks of a fight before Heroes and dice."""
    return max(0, risks_of(view, seat, opponent) - reduction(view, seat, opponent))


def risks_of(view: View, seat: int, opponent: str) -> int:
    """What an opponent costs where the seat's god stands, else where it stands itself; one not in play as it would."""
    found = [one for one in view["opponents"] if one["id"] == opponent]
    here = [one for one in found if one["place"] == view["places"][seat]]
    if found:
        return int((here or found)[0]["risks"])
    return CONTENT.jotun_strength if opponent in JOTUNS else int(view["strengths"].get(opponent, 0))


def with_everything(view: View, seat: int, risks: int) -> Odds:
    """All Heroes, Vanir dice and Elves thrown in."""
    means = risk_resources(view, seat)
    early = 0 if means.late_heroes else min(means.heroes, risks)
    return roll_odds(means, risks - early, means.vanir, means.elves)


def without_gifts(view: View, seat: int, risks: int) -> Odds:
    """The god die alone: no Heroes, Vanir dice or Elves spent."""
    bare = replace(risk_resources(view, seat), vanir=0, elves=0, pairs=0, heroes=0, late_heroes=False)
    return roll_odds(bare, risks, 0, 0)


def hero_rows(view: View, seat: int, risks: int, amounts: Sequence[int]) -> list[tuple[int, Odds, Odds]]:
    """For each number of Heroes sent before the roll: without Elves, with all Elves; all Vanir dice rolled."""
    means = risk_resources(view, seat)
    return [
        (amount, *_both(replace(means, heroes=max(0, means.heroes - amount)), risks - amount, means.vanir))
        for amount in amounts
    ]


def dice_rows(view: View, seat: int, risks: int, amounts: Sequence[int]) -> list[tuple[int, Odds, Odds]]:
    """For each number of Vanir dice: without Elves, with all Elves."""
    means = risk_resources(view, seat)
    return [(amount, *_both(means, risks, amount)) for amount in amounts]


def _both(means: RiskResources, risks: int, dice: int) -> tuple[Odds, Odds]:
    return roll_odds(means, risks, dice, 0), roll_odds(means, risks, dice, means.elves)


def percent(chance: Fraction) -> str:
    """Rounded, but what can happen is never 0% and what may fail never 100%."""
    if chance in (NEVER, SURE):
        return "100%" if chance else "0%"
    return f"{min(99, max(1, round(100 * float(chance))))}%"
