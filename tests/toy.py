"""A tiny game on the whole contract, so that core can be tested without Blood Rage.

Two to four seats hold a secret hand of numbers. Three rounds: everybody secretly picks a number (TOY-1); the one
highest number scores its value (TOY-2), and its owner keeps one point or gives it to somebody else (TOY-3).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ragnatafl.core.actions import Action, ActionTable, Family
from ragnatafl.core.contract import Event, Option, Outcome, Refusal, State, View
from ragnatafl.core.errors import IllegalAction, NotationError, OptionError, ScenarioError, StateError
from ragnatafl.core.offers import Offer
from ragnatafl.core.rng import Rng

NAMES = ("ask", "embla", "lif", "thrasir")
KEEP = 10
GIVE = 11
ACTIONS = ActionTable(
    [Family("pick", range(10), first=0), Family("keep", first=KEEP), Family("give", NAMES, first=GIVE)],
    GIVE + len(NAMES),
)
TEXTS = ACTIONS.texts

RULES = """
# The toy

## TOY-1 Picking

- **TOY-1.1** Everybody secretly picks one number of the own hand.
- **TOY-1.2 Reveal.** When all have picked, all numbers are shown.

## TOY-2 Scoring

- **TOY-2.1** The highest number scores its value; if it is not the only highest, nobody scores.

## TOY-3 Giving

- **TOY-3.1** Whoever scored keeps a point or gives it to somebody else.
- **TOY-C.alpha** / **TOY-C.beta** Two cards that do not exist.
- **RULING-01 Nobody.** Giving to oneself is not giving.
"""


class ToyState:
    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.record_events = True
        self._events: list[Event] = []

    @property
    def seats(self) -> int:
        return len(self.data["hands"])

    @property
    def over(self) -> bool:
        return bool(self.data["round"] > self.data["rounds"])

    @property
    def waiting(self) -> list[int]:
        if self.over:
            return []
        if self.data["giver"] is not None:
            return [self.data["giver"]]
        return [seat for seat, pick in enumerate(self.data["picks"]) if pick is None]

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = self.data["scores"]
        return Outcome(tuple(scores), tuple(seat for seat, score in enumerate(scores) if score == max(scores)))

    @property
    def shown(self) -> int:
        """Numbers are shown when all have picked."""
        return int(self.data["round"]) * 2 + (self.data["giver"] is not None)

    def legal(self, seat: int) -> list[int]:
        if seat not in self.waiting:
            return []
        if self.data["giver"] == seat:
            return [KEEP] + [GIVE + other for other in range(self.seats) if other != seat]
        return sorted(set(self.data["hands"][seat]))

    def offers(self, seat: int) -> list[Offer]:
        rules = {"pick": "TOY-1.1", "keep": "TOY-3.1", "give": "TOY-3.1"}
        actions = {number: ACTIONS.action(number) for number in self.legal(seat)}
        return [Offer(number, action, {}, rules[action.verb], dict) for number, action in actions.items()]

    def play(self, seat: int, action: int) -> None:
        refusal = self.why_not(seat, TEXTS[action])
        if refusal is not None:
            raise IllegalAction(refusal.reason, refusal.rule)
        self._events = []
        if action == KEEP:
            self._next_round()
        elif action >= GIVE:
            self.data["scores"][seat] -= 1
            self.data["scores"][action - GIVE] += 1
            self._events.append(Event("give", seat, {"to": NAMES[action - GIVE]}))
            self._next_round()
        else:
            self.data["hands"][seat].remove(action)
            self.data["picks"][seat] = action
            if None not in self.data["picks"]:
                self._score()

    def _score(self) -> None:
        picks = self.data["picks"]
        best = max(picks)
        self._events.append(Event("reveal", None, {"picks": list(picks)}))
        if picks.count(best) > 1:
            self._next_round()
        else:
            winner = picks.index(best)
            self.data["scores"][winner] += best
            self.data["giver"] = winner
            if best == 0:
                self._next_round()

    def _next_round(self) -> None:
        self.data["round"] += 1
        self.data["giver"] = None
        self.data["picks"] = [None] * self.seats

    def notation(self, seat: int, action: int) -> str:
        return TEXTS[action]

    def parse(self, seat: int, text: str) -> int:
        if text not in TEXTS:
            raise NotationError(f'"{text}" is not the notation of any action.')
        return TEXTS.index(text)

    def why_not(self, seat: int, text: str) -> Refusal | None:
        if text not in TEXTS:
            return Refusal(f'"{text}" is not the notation of any action.', "")
        action = TEXTS.index(text)
        if action in self.legal(seat):
            return None
        if seat not in self.waiting:
            return Refusal("It is not your turn.", "TOY-1")
        if action == GIVE + seat:
            return Refusal("You cannot give to yourself.", "RULING-01")
        return Refusal("You do not have that choice.", "TOY-1.1" if action < KEEP else "TOY-3.1")

    def events(self, seat: int | None = None) -> list[Event]:
        return list(self._events)

    def events_for(self, seats: Sequence[int | None]) -> list[list[Event]]:
        return [self.events(seat) for seat in seats]

    def view(self, seat: int | None) -> View:
        hands = [hand if owner == seat else None for owner, hand in enumerate(self.data["hands"])]
        public = {"round": self.data["round"], "scores": self.data["scores"], "hands": hands}
        picks = [pick if owner == seat else None for owner, pick in enumerate(self.data["picks"])]
        view: View = json.loads(json.dumps({"seat": seat, "waiting": self.waiting, "picks": picks, **public}))
        return view

    def views(self, seats: Sequence[int | None], before: object = None, known: Sequence[View] = ()) -> list[View]:
        return [self.view(seat) for seat in seats]

    def inspect(self, seat: int | None, thing: str) -> dict[str, Any]:
        if thing not in NAMES[: self.seats]:
            raise NotationError(f'There is no "{thing}" at this table.')
        return {"thing": thing, "score": self.data["scores"][NAMES.index(thing)]}

    def resample(self, seat: int | None, rng: Any) -> State:
        return self.clone()

    def clone(self) -> ToyState:
        return ToyState(self.to_dict())

    def to_dict(self) -> dict[str, Any]:
        copy: dict[str, Any] = json.loads(json.dumps(self.data))
        return copy


class Toy:
    name = "toy"
    title = "The toy"
    rules_version = "1"
    content_hash = "abc123"
    seat_counts: Sequence[int] = (2, 3, 4)
    action_count = len(TEXTS)
    options: Sequence[Option] = (Option("rounds", 3, (1, 2, 3), "how many rounds"),)

    def new(self, seats: int, seed: int, **options: Any) -> ToyState:
        rounds = options.pop("rounds", 3)
        if options:
            raise OptionError(f'There is no option "{min(options)}".')
        if seats not in self.seat_counts:
            raise OptionError(f"The toy is for 2 to 4 seats, not {seats}.")
        if rounds not in (1, 2, 3):
            raise OptionError(f"rounds must be 1, 2 or 3, not {rounds}.")
        rng = Rng(seed)
        hands = [sorted(int(rng.below(10)) for _ in range(4)) for _ in range(seats)]
        return self._state(hands, rounds)

    def _state(self, hands: list[list[int]], rounds: int = 3) -> ToyState:
        seats = len(hands)
        start: dict[str, Any] = {"picks": [None] * seats, "scores": [0] * seats, "giver": None}
        return ToyState({"hands": hands, "round": 1, "rounds": rounds, **start})

    def from_dict(self, data: Mapping[str, Any]) -> ToyState:
        if "hands" not in data:
            raise StateError("This is not a position of the toy.")
        return ToyState(dict(data))

    def imagine(self, view: View, rng: Any) -> State:
        return self._state([hand or [0] for hand in view["hands"]])

    def action(self, number: int) -> Action:
        return ACTIONS.action(number)

    def number(self, action: Action) -> int:
        return ACTIONS.number(action)

    def seat_names(self, state: State) -> list[str]:
        return list(NAMES[: state.seats])

    def position(self, data: Mapping[str, Any]) -> State:
        unknown = set(data) - {"hands", "exactly"}
        if unknown:
            raise ScenarioError(f'A position of the toy has no "{min(unknown)}".')
        if "exactly" in data:
            return ToyState(json.loads(data["exactly"]))
        return self._state([list(hand) for hand in data["hands"]])

    def describe(self, state: State) -> dict[str, Any]:
        return {"exactly": json.dumps(state.to_dict())}

    def facts(self, state: State) -> dict[str, Any]:
        assert isinstance(state, ToyState)
        found: dict[str, Any] = {"round": state.data["round"], "giver": state.data["giver"]}
        for seat, name in enumerate(self.seat_names(state)):
            found[name] = {"hand": state.data["hands"][seat], "score": state.data["scores"][seat]}
        return found

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, ToyState)
        return [] if len(state.data["scores"]) == len(state.data["hands"]) else ["Somebody has no score."]

    def catalogue(self) -> dict[str, Any]:
        return {"numbers": list(range(10)), "names": list(NAMES)}

    def playout(self, seats: int, seed: int, games: int) -> tuple[int, int]:
        decisions = 0
        rng = Rng(seed)
        for game in range(games):
            state = self.new(seats, seed + game)
            while not state.over:
                seat = state.waiting[0]
                legal = state.legal(seat)
                state.play(seat, legal[int(rng.below(len(legal)))])
                decisions += 1
        return decisions, decisions * 31


GAME = Toy()
