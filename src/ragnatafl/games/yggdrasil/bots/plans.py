# mypyc: compile
"""What a turn can bring: every fight and action is tried on a copy of the position and priced with its risks.

Effects are carried out by the engine's own rules; risks are not rolled but priced with exact odds. Chance (drawn
Creatures, Runestones) counts with its average.
"""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from ..rules import actions
from ..rules.position import Position
from ..rules.tables import (
    BEAST_AMOUNT,
    BEAST_EFFECT,
    BEAST_TIMES,
    N_GODS,
    N_JOTUNS,
    N_OPPONENTS,
    N_WORLDS,
    RISKS,
    Beast,
    Mode,
    World,
)
from ..rules.tree import beat_jotun, heal, is_blocked, move_god, regain_life
from ..rules.trial import after_fall, after_flight, answers_in_phase_3, deeds_in, fights_in, risks_of_deed
from ..rules.turn import opponent_of, risks_of_fight
from ..rules.wheel import figure_of
from ..rules.world_actions import (
    Kind,
    amount_of,
    heal_the_tree,
    is_available,
    mode_of,
    most_of,
    permitted_stacks,
    remote_actions,
    take_amount,
    take_artifact,
)
from ..sagas.steps import is_fated, may_duel
from .evaluation import prospect, worth
from .foresight import Foresight
from .risk import MOST_AT_STAKE, PricedResources, plan_risks, risks_after_artifacts
from .saga_plans import settled, worth_of_deed

NO_KIND: Final = -1
KEEPSAKE: Final[dict[int, float]] = {
    Beast.SKULD: 0.7,
    Beast.SLEIPNIR: 0.4,
    Beast.URD: 1.2,
    Beast.EXCHANGE_PIECES: 0.3,
    Beast.EXCHANGE_LIFE: 0.8,
}
"""Creatures that are not tried out, but taken at an average worth."""
STONE_MOVE: Final = 0.25
IMPOSSIBLE: Final = -1e9


class Plans:
    """The active player's possibilities in one position."""

    position: Position
    foresight: Foresight
    seat: i64
    scale: i64
    now: float
    creatures: dict[int, float]

    def __init__(self, position: Position, foresight: Foresight) -> None:
        self.position = position
        self.foresight = foresight
        self.seat = position.active
        self.scale = prospect(position, foresight)
        self.now = worth(position, foresight)
        self.creatures = {}

    def worth(self, position: Position) -> float:
        return worth(position, self.foresight)

    def copy(self, world: i64 = -1) -> Position:
        other = Position(self.position.n, self.position)
        if world >= 0:
            move_god(other, self.seat, world)
        return other

    def risk_cost(self, position: Position, risks: i64, opponent: i64, certain: i64 = 0) -> float:
        left = risks_after_artifacts(position, self.seat, risks, opponent, certain)
        return plan_risks(left, PricedResources(position, self.seat, self.scale)).cost if left > 0 else 0.0

    # -- phase 3 -------------------------------------------------------------------------------------------------
    def best_in(self, world: i64) -> float:
        """The best that the god can do in phase 3, if it goes to this World."""
        here = self.copy(world)
        best = IMPOSSIBLE
        for action in answers_in_phase_3(here):
            best = max(best, self.try_action(here, action))
        return best

    def try_action(self, here: Position, action: i64) -> float:
        """The worth of the table after an answer in phase 3 (YG-11.1)."""
        world = here.world[self.seat]
        if action == actions.ACT:
            return self.act(here, world, mode_of(here, world))
        if action == actions.HEAL:
            return self.heal_here(here, world)
        if actions.FIGHT <= action < actions.FIGHT + N_OPPONENTS:
            return self.fight(here, action - actions.FIGHT)
        if actions.COMFORT <= action < actions.COMFORT + N_GODS:
            other = Position(here.n, here)
            regain_life(other, figure_of(other, action - actions.COMFORT), 1)
            return self.worth(other)
        if action >= actions.FIGHT_FOE:
            return self.further_the_story(here, action)
        return self.worth(here)

    def further_the_story(self, here: Position, action: i64) -> float:
        """A saga's own fight or action."""
        if action < actions.SAGA:
            return self.fight(here, opponent_of(action))
        world = here.world[self.seat]
        return self.deed(here, action - actions.SAGA, world, mode_of(here, world))

    def deed(self, here: Position, number: i64, world: i64, mode: i64) -> float:
        """A saga action (YG-21.6)."""
        cost = self.risk_cost(here, risks_of_deed(here, number, world, mode), -1)
        return worth_of_deed(here, number, world, mode, self.foresight) - cost

    def fight(self, here: Position, opponent: i64, certain: i64 = 0) -> float:
        value = self.fight_only(here, opponent, certain)
        if here.saga != 0 and may_duel(here, opponent):
            value = max(value, self.duel(here, opponent, certain))
        return value

    def fight_only(self, here: Position, opponent: i64, certain: i64 = 0) -> float:
        """A fight without a duel."""
        cost = self.risk_cost(here, risks_of_fight(here, opponent, False), opponent, certain)
        return self.fled(here, opponent) - cost

    def fled(self, here: Position, opponent: i64) -> float:
        return settled(after_flight(here, opponent), self.foresight)

    def duel(self, here: Position, opponent: i64, certain: i64 = 0) -> float:
        """YG-22.6.6: the Enemy falls if no Life is lost, or if the pair is fated; else it flees."""
        risks = risks_of_fight(here, opponent, True)
        left = risks_after_artifacts(here, self.seat, risks, opponent, certain)
        means = PricedResources(here, self.seat, self.scale)
        means.stake = self.stake(here, opponent)
        return self.worth(after_fall(here, opponent)) - plan_risks(left, means).cost

    def stake(self, here: Position, opponent: i64) -> i64:
        """What losing Life in a duel costs beside the Life: the Enemy flees instead of falling."""
        if is_fated(here, opponent):
            return 0
        lost = self.worth(after_fall(here, opponent)) - self.fled(here, opponent)
        return int(min(max(lost, 0.0), float(MOST_AT_STAKE)))

    def heal_here(self, here: Position, world: i64) -> float:
        """YG-13."""
        other = Position(here.n, here)
        heal_the_tree(other, self.seat, world)
        return self.worth(other)

    def act(self, here: Position, world: i64, mode: i64, depth: i64 = 0) -> float:
        """A World's action (YG-12.2)."""
        risks = RISKS[world * 3 + mode]
        cost = self.risk_cost(here, risks, -1) if risks > 0 else 0.0
        amount = amount_of(here, world, mode)
        kind = kind_of(world)
        if kind != NO_KIND:
            return self.with_amount(here, kind, amount) - cost
        if world == World.ASGARD:
            return self.best_heal(here) - cost
        if world == World.NIDAVELLIR:
            return self.best_stack(here, permitted_stacks(here, mode))
        base = self.worth(here)
        if depth > 0:
            return base + 0.8
        if world == World.SVARTALFHEIM:
            return base + self.average_draw(here, amount)
        return base + self.average_throw(here, amount)

    def with_amount(self, here: Position, kind: i64, amount: i64) -> float:
        other = Position(here.n, here)
        most = most_of(here, kind)
        take_amount(other, kind, amount if amount < most else most)
        return self.worth(other)

    def best_heal(self, here: Position) -> float:
        if here.devastated == 0:
            return self.worth(here)
        best = IMPOSSIBLE
        for world in range(i64(N_WORLDS)):
            if here.is_devastated(world):
                other = Position(here.n, here)
                heal(other, world)
                best = max(best, self.worth(other))
        return best

    def best_stack(self, here: Position, permitted: i64) -> float:
        if permitted == 0:
            return self.worth(here)
        best = IMPOSSIBLE
        for stack in range(i64(3)):
            if (permitted >> stack) & 1:
                other = Position(here.n, here)
                take_artifact(other, stack)
                best = max(best, self.worth(other))
        return best

    # -- chance --------------------------------------------------------------------------------------------------
    def average_draw(self, here: Position, amount: i64) -> float:
        """The average gain of the best of so many Creatures out of those left."""
        gains = sorted([self.creature_gain(here, creature) for creature in here.creatures])
        drawn = min(amount, len(gains))
        ways = comb(len(gains), drawn)
        total = 0.0
        for k, gain in enumerate(gains):
            if k >= drawn - 1:
                total += gain * comb(k, drawn - 1) / ways
        return total

    def average_throw(self, here: Position, stones: i64) -> float:
        """YG-12.4: the white stone, the green one, the red one."""
        gain = STONE_MOVE
        if stones > 1:
            now = self.worth(here)
            act = max(0.0, self.best_remote(here) - now)
            gain += (STONE_MOVE + act) / 2
            if stones > 2:
                life = Position(here.n, here)
                regain_life(life, self.seat, 1)
                gain += (act + self.worth(life) - now) / 2
        return gain

    def best_remote(self, here: Position) -> float:
        worlds = remote_actions(here)
        best = IMPOSSIBLE
        for world in range(i64(N_WORLDS)):
            if (worlds >> world) & 1:
                best = max(best, self.act_from_afar(here, world))
        return best

    def act_from_afar(self, here: Position, world: i64) -> float:
        """A Runestone's ACTION: the World's own, Heal the Tree, or a saga's."""
        best = self.usual_from_afar(here, world)
        if here.saga != 0:
            for number in deeds_in(here, world):
                best = max(best, self.deed(here, number, world, Mode.NORMAL))
        return best

    def usual_from_afar(self, here: Position, world: i64) -> float:
        if here.is_devastated(world):
            return IMPOSSIBLE if is_blocked(here, world) else self.heal_here(here, world)
        if world == World.JOTUNHEIM or not is_available(here, world, Mode.NORMAL):
            return IMPOSSIBLE
        return self.act(here, world, Mode.NORMAL, 1)

    # -- Creatures -----------------------------------------------------------------------------------------------
    def creature_gain(self, here: Position, creature: i64) -> float:
        """What a Creature brings (YG-16), for the World where the plan was first made."""
        known = self.creatures.get(creature)
        if known is None:
            known = max(0.0, self.creature_worth(here, creature) - self.worth(here))
            self.creatures[creature] = known
        return known

    def creature_worth(self, here: Position, creature: i64) -> float:
        effect = BEAST_EFFECT[creature]
        amount = BEAST_AMOUNT[creature]
        keepsake = KEEPSAKE.get(effect)
        if keepsake is not None:
            return self.worth(here) + keepsake
        if effect == Beast.GERI_AND_FREKI:
            return self.best_fight_anywhere(here, amount)
        if effect == Beast.RATATOSK:
            best = IMPOSSIBLE
            for world in range(i64(N_WORLDS)):
                best = max(best, self.best_act_in(here, world))
            return best
        if effect == Beast.HEAL_WORLD:
            return self.best_heal(here)
        if effect == Beast.DEFEAT_JOTUN:
            return self.best_beating(here)
        if effect == Beast.HEROES:
            return self.with_amount(here, Kind.HEROES, amount)
        if effect == Beast.ELVES:
            return self.with_amount(here, Kind.ELVES, amount)
        if effect == Beast.VANIR_DICE:
            return self.with_amount(here, Kind.VANIR, amount)
        other = Position(here.n, here)
        if effect == Beast.LIFE:
            regain_life(other, self.seat, amount)
        elif effect == Beast.LIFE_CHOSEN:
            for _ in range(BEAST_TIMES[creature]):
                regain_life(other, weakest(other), amount)
        return self.worth(other)

    def best_beating(self, here: Position) -> float:
        if here.jotuns == 0:
            return self.worth(here)
        best = IMPOSSIBLE
        for jotun in range(i64(N_JOTUNS)):
            if (here.jotuns >> jotun) & 1:
                other = Position(here.n, here)
                beat_jotun(other, jotun)
                best = max(best, self.worth(other))
        return best

    def best_fight_anywhere(self, here: Position, certain: i64) -> float:
        best = self.worth(here)
        for world in range(i64(N_WORLDS)):
            there = Position(here.n, here)
            move_god(there, self.seat, world)
            best = max(best, self.best_fight(there, world, certain))
        return best

    def best_fight(self, there: Position, world: i64, certain: i64) -> float:
        best = IMPOSSIBLE
        for opponent in fights_in(there, world):
            best = max(best, self.fight(there, opponent, certain))
        return best

    def best_act_in(self, here: Position, world: i64) -> float:
        """Ratatosk: go there and act, or only go there."""
        there = Position(here.n, here)
        move_god(there, self.seat, world)
        mode = mode_of(there, world)
        stay = self.worth(there)
        return max(stay, self.act(there, world, mode, 1)) if is_available(there, world, mode) else stay


def kind_of(world: i64) -> i64:
    """What the World's action takes an amount of."""
    if world == World.ALFHEIM:
        return Kind.ELVES
    if world == World.VANAHEIM:
        return Kind.VANIR
    if world == World.MIDGARD:
        return Kind.HEROES
    if world == World.NIFLHEIM:
        return Kind.NAMELESS
    return Kind.GIANTS if world == World.MUSPELHEIM else NO_KIND


def weakest(position: Position) -> i64:
    """The figure with the least Life of those that lack some."""
    found: i64 = 0
    least: i64 = 1000
    for figure in range(position.figures):
        life = position.life[figure]
        if life >= position.max_life[figure]:
            life += 100
        if life < least:
            found = figure
            least = life
    return found
