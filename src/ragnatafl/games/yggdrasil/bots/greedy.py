"""The greedy bot for Yggdrasil Chronicles: every answer is tried on the table it sees, and the best one is taken.

It plans for the whole team: all seats see the same (YG-1.10), so all of them judge alike. What a position is worth
is in `evaluation`, what the decks have in store in `foresight`, the odds of risks in
`risk`, what a turn can bring in `plans`. It does not look beyond its own turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import Any

from ragnatafl.core.contract import Game, View
from ragnatafl.core.rng import Rng

from ..content import STONES
from ..rules import actions
from ..rules.machine import decide_in_turn
from ..rules.position import Position
from ..rules.state import State
from ..rules.tables import BEAST_EFFECT, Beast, Enemy
from ..rules.turn import opponent_of
from . import dice, saga_answers
from .evaluation import prospect, worth
from .foresight import Memory, foresee
from .plans import Plans

Asked = Mapping[str, Any]
"""What is asked, as the view tells it."""


class GreedyBot:
    """Takes what leaves the team best off now."""

    name = "greedy"
    needs_view = True

    def __init__(self, game: Game) -> None:
        self.game = game
        self.memory = Memory()
        self.questions: dict[str, Callable[[State, Sequence[int], Asked], int]] = {
            "turn_order": self.turn_order,
            "move": self.move,
            "action": self.phase_3,
            "creature": self.creature,
            "runestones": self.runestones,
            "runestone_action": self.runestone_action,
            "creature_move": self.creature_move,
            "creature_fight": self.creature_fight,
            "creature_action": self.phase_3,
            "amount": as_many_as_possible,
            "draw": as_many_as_possible,
        }

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: float | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, Rng(int(view["round"])))
        assert isinstance(state, State)
        state.record_events = False
        seat = int(view["seat"])
        asked: Asked = view["decision"]
        name = str(asked["name"])
        if name in dice.QUESTIONS:
            scale = prospect(state, self.memory.foresee(state))
            stake = self.plans(state).stake(state, state.risk.opponent) if state.risk.duel else 0
            answer = dice.QUESTIONS[name](state, seat, legal, scale, stake)
        elif name in saga_answers.QUESTIONS:
            answer = saga_answers.QUESTIONS[name](self.plans(state), state, legal, asked)
        elif name in self.questions:
            answer = self.questions[name](state, legal, asked)
        else:
            answer = best(legal, lambda action: self.after(state, seat, action))
        return answer if answer in legal else legal[0]

    def plans(self, position: Position) -> Plans:
        return Plans(position, self.memory.foresee(position))

    def worth(self, position: Position) -> float:
        return worth(position, self.memory.foresee(position))

    def after(self, state: State, seat: int, action: int) -> float:
        """The worth of the table after an answer of any kind, as the engine carries it out."""
        return self.worth(played(state, seat, action))

    # -- the turn ------------------------------------------------------------------------------------------------
    def turn_order(self, state: State, legal: Sequence[int], asked: Asked) -> int:
        """YG-5.2: the order in which the cards to come do least harm; the seats already named stay."""
        named = [int(seat) for seat in state.order][: state.order_count]
        rest = [seat for seat in range(state.n) if seat not in named]
        chosen = max(orders(rest), key=lambda order: self.order_worth(state, [*named, *order]))
        return actions.TURN + int(state.god[chosen[0]])

    def order_worth(self, state: State, order: list[int]) -> float:
        """Beside the usual, a turn that Fenrir ends is a turn lost."""
        foresight = foresee(state, order, 4)
        lost = 0.0
        for turn in range(1, state.n + 1):
            lost += foresight.chance(Enemy.FENRIR, 1, turn)
        return worth(state, foresight) - 1.5 * lost

    def move(self, state: State, legal: Sequence[int], asked: Asked) -> int:
        """YG-10: where the best thing can be done."""
        plans = self.plans(state)
        here = int(state.world[state.active])
        return best(legal, lambda action: plans.best_in(here if action == actions.DONE else action - actions.MOVE))

    def phase_3(self, state: State, legal: Sequence[int], asked: Asked) -> int:
        plans = self.plans(state)
        return best(legal, lambda action: plans.try_action(state, action))

    # -- Creatures -----------------------------------------------------------------------------------------------
    def creature(self, state: State, legal: Sequence[int], asked: Asked) -> int:
        """YG-16: Urd is tried out card by card, the others are taken as the plan sees them."""
        plans = self.plans(state)

        def judge(action: int) -> float:
            creature = action - actions.CREATURE
            if BEAST_EFFECT[creature] == Beast.URD:
                return self.best_after(state, action)
            return plans.creature_worth(state, creature)

        return best(legal, judge)

    def best_after(self, state: State, action: int) -> float:
        """The best that the answer to the next question can make of this one."""
        seat = int(state.active)
        other = played(state, seat, action)
        return max((self.after(other, seat, then) for then in other.legal(seat)), default=self.worth(other))

    def creature_move(self, state: State, legal: Sequence[int], asked: Asked) -> int:
        """Geri and Freki, Ratatosk: where the fight or the action is that they bring."""
        plans = self.plans(state)

        def judge(action: int) -> float:
            world = int(state.world[state.active]) if action == actions.DONE else action - actions.TO
            if asked["then"] == "act":
                return plans.best_act_in(state, world)
            there = plans.copy(world)
            return max(plans.worth(there), plans.best_fight(there, world, 1))

        return best(legal, judge)

    def creature_fight(self, state: State, legal: Sequence[int], asked: Asked) -> int:
        plans = self.plans(state)

        def judge(action: int) -> float:
            return plans.now if action == actions.DONE else plans.fight(state, opponent_of(action), 1)

        return best(legal, judge)

    # -- Runestones ----------------------------------------------------------------------------------------------
    def runestones(self, state: State, legal: Sequence[int], asked: Asked) -> int:
        """YG-12.4: what pays best first; "done" when nothing pays."""
        plans = self.plans(state)
        seat = int(state.active)

        def judge(action: int) -> float:
            if action == actions.DONE:
                return plans.now
            shown = asked["stones"][STONES[action - actions.STONE]]
            if shown == "ACTION":
                return plans.best_remote(state)
            if shown == "LIFE":
                return self.after(state, seat, action)
            return self.best_after(state, action)

        return best(legal, judge)

    def runestone_action(self, state: State, legal: Sequence[int], asked: Asked) -> int:
        plans = self.plans(state)
        return best(legal, lambda action: plans.act_from_afar(state, action - actions.TO))


def best(legal: Sequence[int], judge: Callable[[int], float]) -> int:
    """The answer judged best; the first of equals, so "done" rather than something idle."""
    return max(legal, key=judge)


def orders(seats: Sequence[int]) -> list[tuple[int, ...]]:
    """All orders of up to three seats; of more, those in which the others follow each first seat in a ring."""
    if len(seats) <= 3:
        return list(permutations(seats))
    found = []
    for first in seats:
        others = [seat for seat in seats if seat != first]
        found += [(first, *others[k:], *others[:k]) for k in range(len(others))]
    return found


def as_many_as_possible(state: State, legal: Sequence[int], asked: Asked) -> int:
    return max(legal)


def played(state: State, seat: int, action: int) -> State:
    """A copy after this answer, no further than the end of the turn."""
    other = state.clone()
    decide_in_turn(other, seat, action)
    return other
