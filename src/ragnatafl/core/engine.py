# mypyc: compile
"""What every engine stands on: a stack of steps still to be resolved, one buffer for legal actions, and the public
face of a position (legal, play, notation, parse, why_not), written once for all games.

A game's position derives from `Engine` and fills in the hooks at its end.
"""

from __future__ import annotations

import operator
from typing import Any, Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from .contract import Outcome, Refusal
from .errors import IllegalAction, NotationError, OptionError, StateError
from .notation import ambiguous, unreadable
from .registry import restored
from .rng import QuickRng, given_rng

MAX_DEPTH: Final = 48
MAX_ACTIONS: Final = 4096


@final
class Buffer:
    """Legal actions are written here, so that listing them allocates nothing. `fill` tells whose they are."""

    actions: vec[i64]
    count: i64
    fill: i64

    def __init__(self) -> None:
        self.actions = vec[i64]([0] * MAX_ACTIONS)
        self.count = 0
        self.fill = 0

    def start(self) -> i64:
        self.count = 0
        self.fill += 1
        return self.fill

    def add(self, action: i64) -> None:
        self.actions[self.count] = action
        self.count += 1

    def contains(self, action: i64) -> bool:
        for k in range(self.count):
            if self.actions[k] == action:
                return True
        return False


OUT: Final = Buffer()


def shifted(value: i64, k: i64) -> i64:
    return value << k


def bit(k: i64) -> i64:
    """1 << k for any k: a literal, or a name for it, on the left of a shift is wrong above 30 when compiled."""
    return shifted(1, k)


def whole_number(value: object) -> int:
    """An int, or what can stand for one, like a number of NumPy; -1 for anything else."""
    if isinstance(value, int):
        return value
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return -1


def next_seat(mask: i64) -> i64:
    """The lowest waiting seat: several that are asked together decide one after the other."""
    seat: i64 = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


class Engine:
    """A position that asks. The topmost step says what is asked, `waiting_mask` whom."""

    n: i64
    waiting_mask: i64
    stack: vec[i64]
    depth: i64
    shown: i64  # how often something hidden was shown to somebody, or chance was asked
    record_events: bool
    trace: list[tuple[int, int, int, int, int]]
    fill: i64  # which fill of the action buffer was ours, and for which seat
    fill_seat: i64

    def __init__(self, n: i64, origin: Engine | None = None) -> None:
        self.trace = []
        self.fill = -1
        self.fill_seat = -1
        if origin is not None:
            self.n = origin.n
            self.waiting_mask = origin.waiting_mask
            self.stack = origin.stack[:]
            self.depth = origin.depth
            self.shown = origin.shown
            self.record_events = origin.record_events
            return
        self.n = n
        self.waiting_mask = 0
        self.stack = vec[i64]([0] * MAX_DEPTH)
        self.depth = 0
        self.shown = 0
        self.record_events = True

    # -- the stack -------------------------------------------------------
    def push(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.stack[self.depth] = step | (a << 8) | (b << 16) | (c << 24)
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def change(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Puts another step in place of the topmost."""
        self.stack[self.depth - 1] = step | (a << 8) | (b << 16) | (c << 24)

    def step(self) -> i64:
        """The topmost step: what is being asked, if anybody is."""
        return self.stack[self.depth - 1] & 255

    def arg(self, k: i64) -> i64:
        """The topmost step's argument 1, 2 or 3."""
        return (self.stack[self.depth - 1] >> (8 * k)) & 255

    def unknown_step(self) -> StateError:
        """What a chain of the machine raises at its end."""
        return StateError(f"The machine has no branch for step {self.step()} here.")

    def ask(self, seat: i64) -> None:
        self.waiting_mask = bit(seat)

    def note(self, code: i64, seat: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """Remembers what happened, for `events`."""
        if self.record_events:
            self.trace.append((code, seat, a, b, c))

    def show(self) -> None:
        """Somebody sees what he did not know, or chance decides: what led to it cannot be taken back."""
        self.shown += 1

    # -- the contract ----------------------------------------------------
    @property
    def seats(self) -> int:
        return self.n

    @property
    def waiting(self) -> list[int]:
        mask = self.waiting_mask
        return [seat for seat in range(self.n) if (mask >> seat) & 1 != 0]

    def seat_number(self, seat: object) -> i64:
        number = whole_number(seat)
        if not 0 <= number < int(self.n):  # a large int does not fit i64
            raise IllegalAction(f"A seat is a whole number from 0 to {self.n - 1}, not {seat!r}.")
        return number

    def action_number(self, action: object) -> i64:
        number = whole_number(action)
        if not 0 <= number < len(self.texts()):
            raise IllegalAction(f"An action is a whole number from 0 to {len(self.texts()) - 1}, not {action!r}.")
        return number

    def owes(self, seat: i64) -> bool:
        return self.waiting_mask & bit(seat) != 0

    def fill_for(self, seat: i64) -> None:
        """Makes the buffer hold this seat's legal actions."""
        if self.fill < 0 or self.fill != OUT.fill or self.fill_seat != seat:
            self.fill = OUT.start()
            self.fill_seat = seat
            self.list_actions(seat)

    def legal(self, seat: object) -> list[int]:
        who = self.seat_number(seat)
        if not self.owes(who):
            return []
        self.fill_for(who)
        return [OUT.actions[k] for k in range(OUT.count)]

    def may(self, seat: i64, action: i64) -> bool:
        if not self.owes(seat):
            return False
        self.fill_for(seat)
        return OUT.contains(action)

    def play(self, seat: object, action: object) -> None:
        who = self.seat_number(seat)
        move = self.action_number(action)
        if not self.may(who, move):
            raise IllegalAction(self.explain(int(who), int(move)))
        self.fill = -1
        if self.record_events:
            self.trace = []
        self.carry_out(who, move)

    def notation(self, seat: object, action: object) -> str:
        self.seat_number(seat)
        return self.texts()[self.action_number(action)]

    def parse(self, seat: object, text: object) -> int:
        """The action meant; where a text is short for several, the only one that is legal."""
        who = self.seat_number(seat)
        if not isinstance(text, str):
            raise NotationError(f"Notation is a text, not {type(text).__name__}.")
        found = self.meanings(text)
        if not found:
            raise unreadable(text, self.texts(), [self.texts()[action] for action in self.legal(seat)])
        if len(found) == 1:
            return found[0]
        possible = [action for action in found if self.may(who, action)]
        if len(possible) > 1:
            raise ambiguous(text, [self.texts()[action] for action in possible])
        return possible[0] if possible else self.likeliest(found)

    def why_not(self, seat: object, text: object) -> Refusal | None:
        try:
            action = self.parse(seat, text)
        except NotationError as error:
            return Refusal(error.refusal.sentence, self.unreadable_rule(), error.refusal.key, error.refusal.args)
        who = self.seat_number(seat)
        if self.may(who, action):
            return None
        return self.explain(int(who), action)

    def observe(self, seat: object) -> memoryview:
        """What this seat may know, for learners: ascending feature numbers (int16); `game.features` tells them."""
        who = self.seat_number(seat)
        row = BytesWriter()
        self.write_observation(row, who)
        return memoryview(row.getvalue()).cast("h")

    # -- as Python people expect it --------------------------------------
    def playout(self, rng: object) -> Outcome:
        """How a copy ends that is played on at random, inside the engine."""
        copy = self.clone()
        copy.record_events = False
        play_out(copy, QuickRng(given_rng(rng)))
        state: Any = copy
        outcome: Outcome = state.outcome
        return outcome

    def __copy__(self) -> Engine:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Engine:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.to_dict(),)

    def __eq__(self, other: object) -> bool:
        """The same truth, down to the dice that nobody has seen."""
        return isinstance(other, Engine) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        """Of the position as it is now: it changes with the next decision."""
        return hash(self.to_dict()["seal"])

    def __repr__(self) -> str:
        truth = self.to_dict()
        asked = f"waiting={self.waiting}" if self.waiting_mask != 0 else "over"
        return f"<State of {truth['game']}: seats={self.n}, {asked}, {truth['seal'][:8]}>"

    # -- hooks -----------------------------------------------------------
    def clone(self) -> Engine:
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """The whole truth, with a seal."""
        raise NotImplementedError

    def list_actions(self, seat: i64) -> None:
        """Writes the legal actions of a waiting seat to OUT, in ascending order."""
        raise NotImplementedError

    def carry_out(self, seat: i64, action: i64) -> None:
        """Does what a legal action does, and goes on until somebody is asked again."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """What the seat has when the game is over."""
        raise NotImplementedError

    def winners(self) -> i64:
        """Bit mask of the seats that have won, when the game is over."""
        raise NotImplementedError

    def wins_together(self) -> bool:
        """Whether all win or all lose: nobody's victory is less for being shared."""
        return False

    def explain(self, seat: int, action: int) -> Refusal:
        """Why an action that is not legal is not."""
        raise NotImplementedError

    def texts(self) -> list[str]:
        """The text of every action."""
        raise NotImplementedError

    def meanings(self, text: str) -> list[int]:
        """The actions a text may mean; none for what is no notation."""
        raise NotImplementedError

    def likeliest(self, found: list[int]) -> int:
        """Of several meanings none of which is legal, the one to speak of."""
        return found[0]

    def unreadable_rule(self) -> str:
        """The rule to cite for a text that is no action."""
        raise NotImplementedError

    def touch(self) -> i64:
        """Reads a little of everything that a decision and an observation need. Where that is done for several games
        in a row, the processor fetches them from memory together, and not one after the other."""
        return self.stack[0]

    def touch_hand(self, seat: i64) -> i64:
        """The same with what only this seat's observation needs, when it is known who is asked."""
        return 0

    def write_observation(self, row: BytesWriter, seat: i64) -> None:
        """Writes the numbers of the features that are true for a seat, ascending."""
        raise OptionError("This game has no observations.")


def play_out(game: Engine, chooser: QuickRng) -> i64:
    """Plays on at random to the end; returns the number of decisions."""
    count: i64 = 0
    while game.waiting_mask != 0:
        seat = next_seat(game.waiting_mask)
        OUT.start()
        game.list_actions(seat)
        game.carry_out(seat, OUT.actions[chooser.below(OUT.count)])
        count += 1
    return count
