# mypyc: compile
"""Taking risks (YG-14): how many Heroes, Vanir dice and Elves cost the team least on average, by the odds of `odds`."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..content import CONTENT, FACES
from ..rules import odds
from ..rules.position import Position
from ..rules.risk import god_die_worth, has_power, may_add, reductions
from ..rules.tables import POWER_AMOUNT, Art, Obstacle, Power
from ..rules.tree import has_artifact, is_forbidden
from .prices import die_price, elves_worth, heroes_worth, life_cost

MOST_KEPT: Final = 200_000
"""Plans remembered; then all are forgotten."""
MOST_AT_STAKE: Final = 31
NEVER: Final = 1e9
CLOSE: Final = 1e-9
"""Costs that differ by less are equal, and the first counts."""
FURTHER: Final = [[face for k, face in enumerate(FACES) if (mask >> k) & 1] for mask in range(2 ** len(FACES))]
KEPT_FACES: Final = [face for face in FACES if face not in CONTENT.returning_faces]


def sixths(share: Fraction) -> int:
    return int(6 * share)


GOOD_GOD: Final[vec[i64]] = vec[i64]([sixths(odds.good_share(CONTENT.god_die, more)) for more in FURTHER])
GOOD_VANIR: Final[vec[i64]] = vec[i64]([sixths(odds.good_share(CONTENT.vanir_die, more)) for more in FURTHER])
GOOD_BACK: Final[vec[i64]] = vec[i64](
    [sixths(odds.good_share(CONTENT.vanir_die, more, KEPT_FACES)) for more in FURTHER]
)
"""By the mask of further success faces (YG-17.3): faces that succeed, and those of them that go back."""


@final
class PricedResources:
    """What a god can throw against risks."""

    life: i64
    heroes: i64
    elves: i64
    dice: i64
    god: i64  # faces of the god die that succeed; 0 if it is not rolled
    god_worth: i64
    vanir: i64  # faces of a Vanir die that succeed
    vanir_back: i64  # and of these, those that send it back
    added: i64  # added god dice
    pair: i64  # Elves that Freyr returns for one risk; 0 for others
    late_heroes: bool
    god_again: bool
    vanir_again: bool
    keeps_elf: bool
    keeps_die: bool
    scale: i64  # how much pieces are still worth, in tenths
    stake: i64  # what losing any Life costs beside the Life: a duel without success (YG-22.6.6); at most MOST_AT_STAKE

    def __init__(self, position: Position, seat: i64, scale: i64) -> None:
        """What is left of Life, Heroes, Elves and Vanir dice after what Jötuns on the Sword forbid (YG-9.5)."""
        player = position.players[seat]
        elves_allowed = not is_forbidden(position, Obstacle.ELVES)
        god_allowed = not is_forbidden(position, Obstacle.GOD_DICE)
        self.life = position.life[seat]
        self.heroes = 0 if is_forbidden(position, Obstacle.HEROES) else position.heroes
        self.elves = player.elves if elves_allowed else 0
        self.dice = 0 if is_forbidden(position, Obstacle.VANIR_DICE) else player.vanir
        self.god = GOOD_GOD[player.god_faces] if god_allowed else 0
        self.god_worth = god_die_worth(position, seat)
        self.vanir = GOOD_VANIR[player.vanir_faces]
        self.vanir_back = GOOD_BACK[player.vanir_faces]
        self.added = added_dice(position, seat) if god_allowed else 0
        self.pair = 0
        if elves_allowed and has_power(position, seat, Power.ELVES_FOR_RISKS):
            self.pair = POWER_AMOUNT[position.god[seat]]
        self.late_heroes = has_power(position, seat, Power.HEROES_AFTER_ROLL)
        self.god_again = has_artifact(position, seat, Art.REROLL_GOD_DIE) >= 0
        self.vanir_again = has_artifact(position, seat, Art.REROLL_VANIR_DICE) >= 0
        self.keeps_elf = has_artifact(position, seat, Art.KEEP_ELVES) >= 0
        self.keeps_die = has_artifact(position, seat, Art.KEEP_VANIR_DICE) >= 0
        self.scale = scale
        self.stake = 0

    def key(self) -> i64:
        """A number that no other means have: 50 bits."""
        key: i64 = self.life
        key = key << 5 | self.heroes
        key = key << 4 | self.elves
        key = key << 4 | self.dice
        key = key << 3 | self.god_worth
        key = key << 3 | self.pair
        key = key << 1 | (1 if self.late_heroes else 0)
        key = key << 1 | (1 if self.keeps_elf else 0)
        key = key << 1 | (1 if self.keeps_die else 0)
        key = (key << 4 | self.scale) << 5 | self.stake
        return key << 14 | self.dice_key()

    def dice_key(self) -> i64:
        """The part of it that the dice alone decide: 14 bits."""
        key: i64 = self.god
        key = key << 3 | self.vanir
        key = key << 3 | self.vanir_back
        key = key << 3 | self.added
        key = key << 1 | (1 if self.god_again else 0)
        return key << 1 | (1 if self.vanir_again else 0)

    def for_odds(self, dice: i64) -> odds.RiskResources:
        """As the odds know them; a god die that is added counts with its plain successes."""
        plain = Fraction(int(GOOD_GOD[0]), 6)
        return odds.RiskResources(
            god_die=Fraction(int(self.god), 6) if self.god > 0 else None,
            worth=int(self.god_worth),
            vanir_die=Fraction(int(self.vanir), 6),
            vanir=int(dice),
            added=(plain,) * int(self.added),
            reroll_god=self.god_again,
            reroll_vanir=self.vanir_again,
            good_back=Fraction(int(self.vanir_back), 6),
        )


@final
class RiskPlan:
    cost: float
    heroes: i64
    dice: i64

    def __init__(self, cost: float, heroes: i64, dice: i64) -> None:
        self.cost = cost
        self.heroes = heroes
        self.dice = dice


@final
class RiskEnd:
    """What to do after the roll: Elves on dice, Freyr's pairs, Freyia's Heroes."""

    cost: float
    elves: i64
    pairs: i64
    heroes: i64

    def __init__(self, cost: float, elves: i64, pairs: i64, heroes: i64) -> None:
        self.cost = cost
        self.elves = elves
        self.pairs = pairs
        self.heroes = heroes


def added_dice(position: Position, seat: i64) -> i64:
    """Linked gods that may add their god die to the active god's roll (YG-17.4)."""
    count: i64 = 0
    if position.players[seat].comrades != 0 and seat == position.active:
        for figure in range(position.figures):
            if figure != seat and may_add(position, figure):
                count += 1
    return count


@final
class Rolls:
    """Every roll of certain dice with its chance, and how many Vanir dice go back."""

    own: vec[i64]  # 1 where the own god die succeeds
    others: vec[i64]
    failed: vec[i64]
    chance: vec[float]
    back: float  # on average
    some_back: float  # the chance that any goes back

    def __init__(self, means: odds.RiskResources) -> None:
        found = odds.rolls(means, means.vanir)
        self.own = vec[i64]([int(roll.own) for roll in found])
        self.others = vec[i64]([roll.others for roll in found])
        self.failed = vec[i64]([roll.failed for roll in found])
        self.chance = vec[float]([float(chance) for chance in found.values()])
        back = odds.dice_back(means, means.vanir)
        self.back = float(back)
        self.some_back = 1.0 - float(odds.successes([back / max(1, means.vanir)] * means.vanir)[0])


TABLES: Final[dict[int, Rolls]] = {}


def rolls_of(means: PricedResources, dice: i64) -> Rolls:
    key: int = means.dice_key() << 4 | dice
    known = TABLES.get(key)
    if known is None:
        known = Rolls(means.for_odds(dice))
        TABLES[key] = known
    return known


def risks_after_artifacts(position: Position, seat: i64, risks: i64, opponent: i64, certain: i64 = 0) -> i64:
    """YG-14.2."""
    left = risks - certain - reductions(position, seat, opponent)
    return left if left > 0 else 0


PLANS: Final[dict[int, RiskPlan]] = {}
ROLLS: Final[dict[int, float]] = {}


def plan_risks(risks: i64, means: PricedResources) -> RiskPlan:
    """The cheapest number of Heroes, and of Vanir dice after that."""
    key: int = means.key() << 8 | risks
    known = PLANS.get(key)
    if known is not None:
        return known
    best = RiskPlan(NEVER, 0, 0)
    for heroes in range((risks if risks < means.heroes else means.heroes) + 1):
        left = means.heroes - heroes
        cost = heroes_worth(means.heroes, means.scale) - heroes_worth(left, means.scale)
        dice = plan_dice(risks - heroes, left, means)
        if cost + dice.cost < best.cost - CLOSE:
            best = RiskPlan(cost + dice.cost, heroes, dice.dice)
    if len(PLANS) >= MOST_KEPT:
        PLANS.clear()
    PLANS[key] = best
    return best


def plan_dice(risks: i64, heroes: i64, means: PricedResources) -> RiskPlan:
    """The cheapest number of Vanir dice, with `heroes` still in Valhalla, and what it costs on average."""
    best = RiskPlan(0.0 if risks == 0 else NEVER, 0, 0)
    if risks == 0:
        return best
    most = means.dice if means.dice < risks + 3 else risks + 3
    for dice in range(most + 1):
        cost = roll_cost(risks, dice, heroes, means)
        if cost < best.cost - CLOSE:
            best = RiskPlan(cost, 0, dice)
    return best


def roll_cost(risks: i64, dice: i64, heroes: i64, means: PricedResources) -> float:
    """The expected cost of rolling so many Vanir dice with the god dice."""
    key: int = ((means.key() << 6 | risks) << 4 | dice) << 5 | heroes
    known = ROLLS.get(key)
    if known is not None:
        return known
    rolls = rolls_of(means, dice)
    due = rolls.back - rolls.some_back if means.keeps_die else rolls.back
    cost = due * die_price(means.dice, means.scale) if due > 0.0 else 0.0
    for k in range(i64(len(rolls.chance))):
        left = risks - rolls.others[k] - rolls.own[k] * means.god_worth
        failing_god: i64 = 1 if means.god > 0 and rolls.own[k] == 0 else 0
        end = after_roll(left if left > 0 else 0, failing_god, rolls.failed[k], heroes, means)
        cost += rolls.chance[k] * end.cost
    if len(ROLLS) >= MOST_KEPT:
        ROLLS.clear()
    ROLLS[key] = cost
    return cost


def after_roll(left: i64, failing_god: i64, failing: i64, heroes: i64, means: PricedResources) -> RiskEnd:
    """The cheapest end when `left` risks remain.

    `failing` are the other dice an Elf can turn; one Elf on the own god die is worth what that die is worth.
    """
    best = RiskEnd(lost_life(means, left), 0, 0, 0)
    if left == 0:
        return best
    all_elves = elves_worth(means.elves, means.scale)
    most = failing + failing_god
    most = most if most < left else left
    most = most if most < means.elves else means.elves
    for turned in range(most + 1):
        gained: i64 = turned
        if failing_god > 0 and turned > 0:
            gained += means.god_worth - 1
        kept: i64 = 1 if means.keeps_elf and turned > 0 else 0
        pairs: i64 = 0
        while True:
            spent = turned + pairs * means.pair
            price = all_elves - elves_worth(means.elves - spent + kept, means.scale)
            sent: i64 = 0
            while True:
                rest = left - gained - pairs - sent
                cost = price + lost_life(means, rest if rest > 0 else 0)
                if sent > 0:
                    cost += heroes_worth(heroes, means.scale) - heroes_worth(heroes - sent, means.scale)
                if cost < best.cost - CLOSE:
                    best = RiskEnd(cost, turned, pairs, sent)
                sent += 1
                if rest <= 0 or not means.late_heroes or sent > heroes:
                    break
            pairs += 1
            if means.pair == 0 or turned + pairs * means.pair > means.elves:
                break
    return best


def lost_life(means: PricedResources, amount: i64) -> float:
    cost = life_cost(means.life - amount, means.scale) - life_cost(means.life, means.scale)
    return cost + float(means.stake) if amount > 0 else cost
