"""What a turn can bring: every fight and action is tried on a copy of the position and priced with its risks.

Effects are carried out by the engine's own rules; risks are not rolled but priced with exact odds. Chance (drawn
Creatures, Runestones) counts with its average.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from ragnatafl.core.engine import OUT
from ragnatafl.yggdrasil import actions
from ragnatafl.yggdrasil.position import Position
from ragnatafl.yggdrasil.tables import (
    AMOUNTS,
    ART_AMOUNT,
    BEAST_AMOUNT,
    BEAST_EFFECT,
    BEAST_TIMES,
    HEAL_LIFE,
    N_GODS,
    N_OPPONENTS,
    N_WORLDS,
    RISKS,
    Art,
    Beast,
    Mode,
    World,
)
from ragnatafl.yggdrasil.tree import beat_jotun, has_artifact, heal, lose_life, move_god, regain_life
from ragnatafl.yggdrasil.turn import begin_fight, flee, legal_action, may_be_fought, opponent_of, opponent_strength
from ragnatafl.yggdrasil.wheel import figure_of
from ragnatafl.yggdrasil.world_actions import (
    Kind,
    begin_deed,
    is_available,
    mode_of,
    most_of,
    permitted_stacks,
    remote_actions,
    take_amount,
    take_artifact,
)

from .yggdrasil_evaluation import prospect, worth
from .yggdrasil_foresight import Foresight
from .yggdrasil_risk import means_of, plan_risks, risks_after_artifacts

KIND = {
    World.ALFHEIM: Kind.ELVES,
    World.VANAHEIM: Kind.VANIR,
    World.MIDGARD: Kind.HEROES,
    World.NIFLHEIM: Kind.NAMELESS,
    World.MUSPELHEIM: Kind.GIANTS,
}
"""Worlds whose action takes an amount of something."""
KEEPSAKE = {Beast.SKULD: 0.7, Beast.SLEIPNIR: 0.4, Beast.URD: 1.2, Beast.EXCHANGE_PIECES: 0.3, Beast.EXCHANGE_LIFE: 0.8}
"""Creatures that are not tried out, but taken at an average worth."""
STONE_MOVE = 0.25
STORY = 3.0
"""What an action or fight of a saga is taken to be worth."""
IMPOSSIBLE = float("-inf")


class Plans:
    """The active player's possibilities in one position."""

    def __init__(self, position: Position, foresight: Foresight) -> None:
        self.position = position
        self.foresight = foresight
        self.seat = int(position.active)
        self.scale = prospect(position, foresight)
        self.now = worth(position, foresight)
        self.creatures: dict[int, float] = {}

    def worth(self, position: Position) -> float:
        return worth(position, self.foresight)

    def copy(self, world: int = -1) -> Position:
        other = Position(self.position.n, self.position)
        if world >= 0:
            move_god(other, self.seat, world)
        return other

    def risk_cost(self, position: Position, risks: int, opponent: int, certain: int = 0) -> float:
        left = risks_after_artifacts(position, self.seat, risks, opponent, certain)
        return plan_risks(left, means_of(position, self.seat, self.scale)).cost if left else 0.0

    # -- phase 3 -------------------------------------------------------------------------------------------------
    def best_in(self, world: int) -> float:
        """The best that the god can do in phase 3, if it goes to this World."""
        here = self.copy(world)
        return max(self.try_action(here, action) for action in phase_3(here))

    def try_action(self, here: Position, action: int) -> float:
        """The worth of the table after an answer in phase 3 (YG-11.1)."""
        world = int(here.world[self.seat])
        if action == actions.ACT:
            return self.act(here, world, int(mode_of(here, world)))
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

    def further_the_story(self, here: Position, action: int) -> float:
        """A saga's own fight or action, taken at an average worth, less its risks."""
        other = Position(here.n, here)
        if action >= actions.SAGA:
            world = here.world[self.seat]
            begin_deed(other, action - actions.SAGA, world, mode_of(here, world))
        else:
            begin_fight(other, opponent_of(action), 0)
        risks = int(other.risk.count)
        return self.worth(here) + STORY - plan_risks(risks, means_of(here, self.seat, self.scale)).cost

    def fight(self, here: Position, opponent: int, certain: int = 0) -> float:
        cost = self.risk_cost(here, int(opponent_strength(here, opponent)), opponent, certain)
        other = Position(here.n, here)
        flee(other, opponent)
        return self.worth(other) - cost

    def heal_here(self, here: Position, world: int) -> float:
        """YG-13."""
        other = Position(here.n, here)
        apple = int(has_artifact(here, self.seat, Art.HEAL_LIFE))
        lose_life(other, self.seat, ART_AMOUNT[apple] if apple >= 0 else HEAL_LIFE)
        heal(other, world)
        return self.worth(other)

    def act(self, here: Position, world: int, mode: int, depth: int = 0) -> float:
        """A World's action (YG-12.2)."""
        risks = int(RISKS[world * 3 + mode])
        cost = self.risk_cost(here, risks, -1) if risks else 0.0
        amount = int(AMOUNTS[world * 3 + mode])
        if world in KIND:
            other = Position(here.n, here)
            take_amount(other, KIND[world], min(amount, int(most_of(here, KIND[world]))))
            return self.worth(other) - cost
        if world == World.ASGARD:
            return self.best_heal(here) - cost
        if world == World.NIDAVELLIR:
            return self.best_stack(here, int(permitted_stacks(here, mode)))
        base = self.worth(here)
        if depth:
            return base + 0.8
        if world == World.SVARTALFHEIM:
            return base + self.average_draw(here, amount)
        return base + self.average_throw(here, amount)

    def best_heal(self, here: Position) -> float:
        return max((self.healed(here, world) for world in worlds_of(int(here.devastated))), default=self.worth(here))

    def healed(self, here: Position, world: int) -> float:
        other = Position(here.n, here)
        heal(other, world)
        return self.worth(other)

    def best_stack(self, here: Position, permitted: int) -> float:
        return max((self.with_artifact(here, stack) for stack in worlds_of(permitted)), default=self.worth(here))

    def with_artifact(self, here: Position, stack: int) -> float:
        other = Position(here.n, here)
        take_artifact(other, stack)
        return self.worth(other)

    # -- chance --------------------------------------------------------------------------------------------------
    def average_draw(self, here: Position, amount: int) -> float:
        """The average gain of the best of so many Creatures out of those left."""
        gains = sorted(self.creature_gain(here, int(creature)) for creature in here.creatures)
        count, amount = len(gains), min(amount, len(gains))
        ways = comb(count, amount)
        return sum(gain * comb(k, amount - 1) / ways for k, gain in enumerate(gains)) if ways else 0.0

    def average_throw(self, here: Position, stones: int) -> float:
        """YG-12.4: the white stone, the green one, the red one."""
        life = Position(here.n, here)
        regain_life(life, self.seat, 1)
        act = max(0.0, self.best_remote(here) - self.worth(here)) if stones > 1 else 0.0
        gain = STONE_MOVE
        if stones > 1:
            gain += (STONE_MOVE + act) / 2
        if stones > 2:
            gain += (act + self.worth(life) - self.worth(here)) / 2
        return gain

    def best_remote(self, here: Position) -> float:
        worlds = worlds_of(int(remote_actions(here)))
        return max((self.act_from_afar(here, world) for world in worlds), default=IMPOSSIBLE)

    def act_from_afar(self, here: Position, world: int) -> float:
        """A Runestone's ACTION."""
        if here.is_devastated(world):
            return self.heal_here(here, world)
        return self.act(here, world, Mode.NORMAL, 1)

    # -- Creatures -----------------------------------------------------------------------------------------------
    def creature_gain(self, here: Position, creature: int) -> float:
        """What a Creature brings (YG-16), for the World where the plan was first made."""
        if creature not in self.creatures:
            self.creatures[creature] = max(0.0, self.creature_worth(here, creature) - self.worth(here))
        return self.creatures[creature]

    def creature_worth(self, here: Position, creature: int) -> float:
        effect, amount = int(BEAST_EFFECT[creature]), int(BEAST_AMOUNT[creature])
        if effect in KEEPSAKE:
            return self.worth(here) + KEEPSAKE[effect]
        if effect == Beast.GERI_AND_FREKI:
            return self.best_fight_anywhere(here, amount)
        if effect == Beast.RATATOSK:
            return max(self.best_act_in(here, world) for world in range(N_WORLDS))
        if effect == Beast.HEAL_WORLD:
            return self.best_heal(here)
        if effect == Beast.DEFEAT_JOTUN:
            return max((self.beaten(here, j) for j in worlds_of(int(here.jotuns))), default=self.worth(here))
        other = Position(here.n, here)
        if effect == Beast.LIFE:
            regain_life(other, self.seat, amount)
        elif effect == Beast.LIFE_CHOSEN:
            for _ in range(BEAST_TIMES[creature]):
                weakest = min(range(other.figures), key=lambda f: (other.life[f] >= other.max_life[f], other.life[f]))
                regain_life(other, weakest, amount)
        else:
            kind = {Beast.HEROES: Kind.HEROES, Beast.ELVES: Kind.ELVES, Beast.VANIR_DICE: Kind.VANIR}.get(effect)
            if kind is not None:
                take_amount(other, kind, min(amount, int(most_of(other, kind))))
        return self.worth(other)

    def beaten(self, here: Position, jotun: int) -> float:
        other = Position(here.n, here)
        beat_jotun(other, jotun)
        return self.worth(other)

    def best_fight_anywhere(self, here: Position, certain: int) -> float:
        best = self.worth(here)
        for world in range(N_WORLDS):
            opponents = [o for o in range(N_OPPONENTS) if may_be_fought(here, o, world)]
            if opponents:
                there = Position(here.n, here)
                move_god(there, self.seat, world)
                best = max(best, *(self.fight(there, opponent, certain) for opponent in opponents))
        return best

    def best_act_in(self, here: Position, world: int) -> float:
        """Ratatosk: go there and act, or only go there."""
        there = Position(here.n, here)
        move_god(there, self.seat, world)
        mode = int(mode_of(there, world))
        stay = self.worth(there)
        return max(stay, self.act(there, world, mode, 1)) if is_available(there, world, mode) else stay


def phase_3(position: Position) -> list[int]:
    """The answers of YG-11.1 where the active god stands."""
    OUT.start()
    legal_action(position)
    return [int(OUT.actions[k]) for k in range(OUT.count)]


def worlds_of(mask: int) -> Iterable[int]:
    """The numbers in a bit mask."""
    number = 0
    while mask >> number:
        if (mask >> number) & 1:
            yield number
        number += 1
