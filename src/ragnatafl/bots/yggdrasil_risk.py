"""Taking risks (YG-14) with exact odds: how many Heroes, Vanir dice and Elves cost the team least on average."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb
from typing import NamedTuple

from ragnatafl.yggdrasil.position import Player, Position
from ragnatafl.yggdrasil.risk import god_die_worth, has_power, may_add, reductions
from ragnatafl.yggdrasil.tables import (
    GOD_DIE,
    POWER_AMOUNT,
    RETURNING,
    SUCCESSES,
    VANIR_DIE,
    Art,
    Obstacle,
    Power,
    numbers,
)
from ragnatafl.yggdrasil.tree import has_artifact, is_forbidden

from .yggdrasil_prices import die_price, elves_worth, heroes_worth, life_cost


class Means(NamedTuple):
    """What a god can throw against risks. Chances are in sixths, so that equal means are equal keys."""

    life: int
    heroes: int
    elves: int
    dice: int
    god: int
    """Faces of the god die that succeed; 0 if it is not rolled."""
    god_worth: int
    vanir: int
    added: int
    """Added god dice."""
    pair: int
    """Elves that Freyr returns for one risk; 0 for others."""
    late_heroes: bool
    god_again: bool
    vanir_again: bool
    keeps_elf: bool
    keeps_die: bool
    scale: int
    """How much pieces are still worth, in tenths."""


class RiskPlan(NamedTuple):
    cost: float
    heroes: int
    dice: int


Kit = tuple[int, int, int, int, int]
"""God, whether it has its power, its Artifacts, the active Jötuns, its good faces on both kinds of dice."""


def kit_of(position: Position, seat: int) -> Kit:
    """What decides which pieces a god can use, and how."""
    player = position.players[seat]
    faces = int(player.god_faces) * 64 + int(player.vanir_faces)
    return int(position.god[seat]), int(position.powers), int(player.artifacts), int(position.jotuns), faces


@lru_cache(maxsize=50_000)
def only(kit: Kit) -> Position:
    """A position with nothing but this god, to ask the rules about it."""
    probe = Position(1)
    player = Player()
    probe.players = [player]
    probe.god = numbers([kit[0]])
    probe.world = numbers([0])
    probe.powers = kit[1] != 0
    player.artifacts, probe.jotuns = kit[2], kit[3]
    player.god_faces, player.vanir_faces = divmod(kit[4], 64)
    return probe


def means_of(position: Position, seat: int, scale: int) -> Means:
    player = position.players[seat]
    added = 0
    if player.comrades and seat == position.active and not is_forbidden(position, Obstacle.GOD_DICE):
        added = sum(1 for figure in range(position.figures) if figure != seat and may_add(position, figure))
    pieces = (int(position.life[seat]), int(position.heroes), int(player.elves), int(player.vanir))
    return means(kit_of(position, seat), pieces, added, scale)


@lru_cache(maxsize=100_000)
def means(kit: Kit, pieces: tuple[int, int, int, int], added: int, scale: int) -> Means:
    """What is left of Life, Heroes, Elves and Vanir dice after what Jötuns on the Sword forbid (YG-9.5)."""
    probe = only(kit)
    life, heroes, elves, dice = pieces
    elves_allowed = not is_forbidden(probe, Obstacle.ELVES)
    return Means(
        life,
        0 if is_forbidden(probe, Obstacle.HEROES) else heroes,
        elves if elves_allowed else 0,
        0 if is_forbidden(probe, Obstacle.VANIR_DICE) else dice,
        0 if is_forbidden(probe, Obstacle.GOD_DICE) else good_faces(GOD_DIE, kit[4] // 64),
        int(god_die_worth(probe)),
        good_faces(VANIR_DIE, kit[4] % 64),
        added,
        int(POWER_AMOUNT[kit[0]]) if elves_allowed and has_power(probe, Power.ELVES_FOR_RISKS) else 0,
        bool(has_power(probe, Power.HEROES_AFTER_ROLL)),
        has_artifact(probe, 0, Art.REROLL_GOD_DIE) >= 0,
        has_artifact(probe, 0, Art.REROLL_VANIR_DICE) >= 0,
        has_artifact(probe, 0, Art.KEEP_ELVES) >= 0,
        has_artifact(probe, 0, Art.KEEP_VANIR_DICE) >= 0,
        scale,
    )


def good_faces(die: Iterable[int], further: int) -> int:
    good = int(SUCCESSES) | further
    return sum(1 for face in die if (good >> int(face)) & 1)


DUE_SHARE = sum(1 for face in VANIR_DIE if (int(RETURNING) >> int(face)) & 1) / 6
"""How often a rolled Vanir die goes back to Vanaheim."""


@lru_cache(maxsize=20_000)
def certain_reduction(kit: Kit, opponent: int) -> int:
    """YG-14.2."""
    return int(reductions(only(kit), opponent))


def risks_after_artifacts(position: Position, seat: int, risks: int, opponent: int, certain: int = 0) -> int:
    kit = kit_of(position, seat)
    return max(0, risks - certain - (certain_reduction(kit, opponent) if kit[2] else 0))


@lru_cache(maxsize=100_000)
def plan_risks(risks: int, means: Means) -> RiskPlan:
    """The cheapest number of Heroes, and of Vanir dice after that."""
    best = RiskPlan(float("inf"), 0, 0)
    for heroes in range(min(risks, means.heroes) + 1):
        cost = heroes_worth(means.heroes, means.scale) - heroes_worth(means.heroes - heroes, means.scale)
        left_means = means.heroes - heroes
        dice, dice_cost = plan_dice(risks - heroes, left_means, means)
        if cost + dice_cost < best.cost - 1e-9:
            best = RiskPlan(cost + dice_cost, heroes, dice)
    return best


@lru_cache(maxsize=100_000)
def plan_dice(risks: int, heroes: int, means: Means) -> tuple[int, float]:
    """The cheapest number of Vanir dice, with `heroes` still in Valhalla, and what it costs on average."""
    if risks == 0:
        return 0, 0.0
    best = (0, float("inf"))
    for dice in range(min(means.dice, risks + 3) + 1):
        cost = roll_cost(risks, dice, heroes, means)
        if cost < best[1] - 1e-9:
            best = (dice, cost)
    return best


@lru_cache(maxsize=100_000)
def roll_cost(risks: int, dice: int, heroes: int, means: Means) -> float:
    """The expected cost of rolling so many Vanir dice with the god dice."""
    due = dice * DUE_SHARE
    if means.keeps_die:
        due = max(0.0, due - (1 - (1 - DUE_SHARE) ** dice))
    cost = due * die_price(means.dice, means.scale)
    vanir = again(means.vanir / 6, means.vanir_again)
    god = again(means.god / 6, means.god_again)
    for won, share in binomial(dice, vanir):
        for help_won, help_share in binomial(means.added, 1 / 3):
            for god_won, god_share in ((1, god), (0, 1 - god)):
                if god_share:
                    left = max(0, risks - won - help_won - god_won * means.god_worth)
                    failing_god = 1 if not god_won and means.god else 0
                    after = after_roll(left, failing_god, dice - won, heroes, means)
                    cost += share * help_share * god_share * after[0]
    return cost


def again(chance: float, reroll: bool) -> float:
    return 1 - (1 - chance) ** 2 if reroll else chance


def binomial(count: int, chance: float) -> list[tuple[int, float]]:
    return [(k, comb(count, k) * chance**k * (1 - chance) ** (count - k)) for k in range(count + 1)]


@lru_cache(maxsize=200_000)
def after_roll(left: int, failing_god: int, failing: int, heroes: int, means: Means) -> tuple[float, int, int, int]:
    """The least cost when `left` risks remain: (cost, Elves on dice, Freyr's pairs, Freyia's Heroes).

    `failing` are the other dice an Elf can turn; one Elf on the own god die is worth what that die is worth.
    """
    best = (lost_life(means, left), 0, 0, 0)
    if left == 0:
        return best
    all_elves = elves_worth(means.elves, means.scale)
    for turned in range(min(means.elves, failing + failing_god, left) + 1):
        gained = turned + (means.god_worth - 1 if failing_god and turned else 0)
        for pairs in range((means.elves - turned) // means.pair + 1 if means.pair else 1):
            spent = turned + pairs * means.pair - (1 if means.keeps_elf and turned else 0)
            price = all_elves - elves_worth(means.elves - spent, means.scale)
            for sent in range(heroes + 1 if means.late_heroes else 1):
                rest = max(0, left - gained - pairs - sent)
                cost = price + lost_life(means, rest)
                if sent:
                    cost += heroes_worth(heroes, means.scale) - heroes_worth(heroes - sent, means.scale)
                if cost < best[0] - 1e-9:
                    best = (cost, turned, pairs, sent)
                if rest == 0:
                    break
    return best


def lost_life(means: Means, amount: int) -> float:
    return life_cost(means.life - amount, means.scale) - life_cost(means.life, means.scale)
