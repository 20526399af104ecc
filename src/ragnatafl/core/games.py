# mypyc: compile
"""Many games at once, for learners: each step carries out one decision in every game and tells what is asked next.

All goes in and out as bytes, so that nothing is copied game by game: int16 for seats, features and actions, int64 for
the beginnings of rows, float32 for shares. `batch.py` reads them with NumPy.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final, final

from librt.strings import BytesWriter, read_f32_le, read_i16_le, read_i64_le, write_f32_le, write_i16_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64

from .contract import part_of_victory
from .engine import OUT, Engine, next_seat, play_out
from .errors import IllegalAction, OptionError
from .observation import put_all
from .rng import M32, QuickRng, Rng

ROUNDS: Final = 6
M31: Final = 0x7FFFFFFF
NONE: Final = b"\xff\xff"
"""-1, with which rows are filled up."""
TOGETHER: Final[i64] = 16
"""Games that are led through a step side by side: few enough for the processor to keep them at hand, and enough for it
to keep the rules at hand, which it needs first, and then the words for an observation."""
AT_HAND: Final = 256
"""So many games the processor keeps at hand from step to step."""
FINE: Final = 1 << 30
"""The steps of a share when an action is drawn."""


@final
class Seeds:
    """The seeds that follow from a batch's own, for one use of them: one for each place and each game begun there."""

    keys: vec[i64]

    def __init__(self, seed: int, use: str) -> None:
        digest = hashlib.sha256(f"{seed}/{use}".encode()).digest()
        self.keys = vec[i64]([int.from_bytes(digest[k : k + 4], "little") for k in range(0, 4 * ROUNDS, 4)])

    def of(self, place: i64, number: i64) -> i64:
        """For the game that is begun as the `number`-th at a place. No two have the same: each round can be undone."""
        left = place
        right = number
        for key in self.keys:
            turned = left ^ (stirred(right + key) & M31)
            left = right
            right = turned
        return (left << 31) | right


def stirred(word: i64) -> i64:
    """32 bits of which each depends on all bits of another word. No product reaches 2**63, so that the compiled and
    the interpreted engine agree."""
    word &= M32
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & M32
    word ^= word >> 15
    word = (word * 0x735A2D97) & M32
    return word ^ (word >> 15)


Told = tuple[bytes, bytes, bytes, bytes, bytes, bytes]
"""Seats, features and the beginnings of their rows, legal actions, the beginnings of theirs and how many they are."""
Ended = tuple[bytes, bytes, bytes, bytes]
"""Of the games that are over: places, lengths, scores and shares."""


@final
class Ends:
    """The games that have come to an end: for each its place and length, and every seat's score and share."""

    def __init__(self) -> None:
        self.places = BytesWriter()
        self.lengths = BytesWriter()
        self.scores = BytesWriter()
        self.shares = BytesWriter()

    def add(self, place: i64, length: i64, game: Engine) -> None:
        write_i64_le(self.places, place)
        write_i64_le(self.lengths, length)
        winners = game.winners()
        part = part_of_victory([seat for seat in range(game.n) if (winners >> seat) & 1], game.wins_together())
        for seat in range(game.n):
            write_i64_le(self.scores, game.score(seat))
            write_f32_le(self.shares, part if (winners >> seat) & 1 else 0.0)

    def told(self) -> Ended:
        return self.places.getvalue(), self.lengths.getvalue(), self.scores.getvalue(), self.shares.getvalue()


@final
class Questions:
    """What is asked in each game: who, what he sees and what he may do, with the beginnings of the rows. Rows are as
    long as they are, or all filled up to the same widths."""

    def __init__(self, widths: tuple[int, int] | None) -> None:
        self.feature_gaps = gaps(widths[0] if widths else -1)
        self.legal_gaps = gaps(widths[1] if widths else -1)
        self.seats = BytesWriter()
        self.features = BytesWriter()
        self.feature_starts = BytesWriter()
        self.legal = BytesWriter()
        self.legal_starts = BytesWriter()
        self.legal_counts = BytesWriter()

    def start(self) -> None:
        """Begins anew, in the same memory."""
        self.seats.truncate(0)
        self.features.truncate(0)
        self.feature_starts.truncate(0)
        self.legal.truncate(0)
        self.legal_starts.truncate(0)
        self.legal_counts.truncate(0)

    def add_observation(self, game: Engine) -> None:
        """Who is asked, and what he sees."""
        seat = next_seat(game.waiting_mask)
        write_i16_le(self.seats, i16(seat))
        before: i64 = len(self.features)
        write_i64_le(self.feature_starts, before >> 1)
        game.write_observation(self.features, seat)
        if self.feature_gaps:
            fill_up(self.features, self.feature_gaps, (i64(len(self.features)) - before) >> 1)

    def add_legal(self, game: Engine) -> None:
        """What he may do."""
        write_i64_le(self.legal_starts, i64(len(self.legal)) >> 1)
        OUT.start()
        game.list_actions(next_seat(game.waiting_mask))
        write_i64_le(self.legal_counts, OUT.count)
        put_all(self.legal, OUT.actions, OUT.count)
        if self.legal_gaps:
            fill_up(self.legal, self.legal_gaps, OUT.count)

    def start_rows(self) -> None:
        """Where the next rows begin: after the last ones, where these end."""
        write_i64_le(self.feature_starts, i64(len(self.features)) >> 1)
        write_i64_le(self.legal_starts, i64(len(self.legal)) >> 1)

    def told(self) -> Told:
        """All of it; nothing can be added then."""
        self.start_rows()
        return (
            self.seats.getvalue(),
            self.features.getvalue(),
            self.feature_starts.getvalue(),
            self.legal.getvalue(),
            self.legal_starts.getvalue(),
            self.legal_counts.getvalue(),
        )


def gaps(width: int) -> list[bytes]:
    """What fills a row up to this width, by how long it is."""
    return [NONE * (width - length) for length in range(width + 1)]


def fill_up(row: BytesWriter, gaps: list[bytes], length: i64) -> None:
    if length >= len(gaps):
        raise OptionError(f"A row of {length} numbers is longer than the {len(gaps) - 1} that were made room for.")
    row.write(gaps[length])


@final
class Choices:
    """The legal actions of all games, as they were told: an action of each is checked, or drawn."""

    legal: bytes
    starts: bytes
    counts: bytes
    dice: QuickRng

    def __init__(self, seed: int) -> None:
        self.legal = b""
        self.starts = b""
        self.counts = b""
        self.dice = QuickRng(Rng(int(Seeds(seed, "draw").of(0, 0))))

    def renew(self, told: Told) -> None:
        self.legal, self.starts, self.counts = told[3], told[4], told[5]

    def check(self, actions: bytes) -> None:
        """Raises IllegalAction if one is not legal."""
        for place in range(i64(len(self.counts)) >> 3):
            if not self.allow(place, read_i16_le(actions, 2 * place)):
                raise IllegalAction(
                    f"Action {read_i16_le(actions, 2 * place)} is not legal in game {place} of the batch."
                )

    def allow(self, place: i64, action: i16) -> bool:
        first = read_i64_le(self.starts, 8 * place)
        for k in range(first, first + read_i64_le(self.counts, 8 * place)):
            if read_i16_le(self.legal, 2 * k) == action:
                return True
        return False

    def draw(self, shares: bytes) -> bytes:
        """An action for each game, drawn with these weights of its legal actions (float32, row after row); without
        weights all are alike."""
        drawn = BytesWriter()
        for place in range(i64(len(self.counts)) >> 3):
            first = read_i64_le(self.starts, 8 * place)
            count = read_i64_le(self.counts, 8 * place)
            found = self.draw_one(shares, first, first + count) if shares else first + self.any_of(count)
            write_i16_le(drawn, read_i16_le(self.legal, 2 * found))
        return drawn.getvalue()

    def any_of(self, count: i64) -> i64:
        return self.dice.below(FINE) * count // FINE

    def draw_one(self, shares: bytes, first: i64, end: i64) -> i64:
        whole = 0.0
        for k in range(first, end):
            whole += read_f32_le(shares, 4 * k)
        rest = whole * float(self.dice.below(FINE)) / float(FINE)
        last = first
        for k in range(first, end):
            share = read_f32_le(shares, 4 * k)
            if share > 0.0:
                last = k
                rest -= share
                if rest < 0.0:
                    return k
        return last


@final
class Games:
    """`count` games. A game that is over makes room for the next one at its place. They may be a part of a batch, whose
    places they have from `before` on."""

    deal: Callable[[int], Engine]
    deals: Seeds
    bot_seeds: Seeds
    playouts: Seeds
    spreads: Seeds
    before: i64
    bots: Mapping[int, Any]
    bot_seats: i64
    games: list[Engine]
    begun: vec[i64]  # how many games each place has begun
    lengths: vec[i64]  # decisions of the game at each place
    choosers: list[Rng]  # for the bots at each place
    questions: Questions
    ends: Ends
    touched: i64  # a sum of no meaning: what `touch` reads must be used

    def __init__(
        self,
        count: int,
        seed: int,
        deal: Callable[[int], Engine],
        bots: Mapping[int, Any],
        widths: tuple[int, int] | None = None,
        before: int = 0,
    ) -> None:
        self.deal = deal
        self.before = before
        self.deals = Seeds(seed, "deal")
        self.bot_seeds = Seeds(seed, "bots")
        self.playouts = Seeds(seed, "playout")
        self.spreads = Seeds(seed, "spread")
        self.bots = bots
        self.bot_seats = sum([2**seat for seat in bots])
        self.games = []
        self.begun = vec[i64]([0] * count)
        self.lengths = vec[i64]([0] * count)
        self.choosers = []
        self.questions = Questions(widths)
        self.ends = Ends()
        self.touched = 0
        for place in range(count):
            self.games.append(deal(self.next_seed(place)))
            self.choosers.append(Rng())
            self.begin(place)
        self.ask(0, count)

    def ask(self, first: i64, end: i64) -> None:
        """In the games of these places."""
        if len(self.games) > AT_HAND:
            self.touch_hands(first, end)
        for place in range(first, end):
            self.questions.add_observation(self.games[place])
        for place in range(first, end):
            self.questions.add_legal(self.games[place])

    # -- dealing ---------------------------------------------------------
    def next_seed(self, place: int) -> int:
        self.begun[place] += 1
        return self.seed_at(place)

    def seed_at(self, place: int) -> int:
        """The seed of the game that is under way at a place."""
        return self.own(self.deals, place)

    def own(self, seeds: Seeds, place: i64) -> i64:
        """The seed of the game at a place for one of these uses."""
        return seeds.of(self.before + place, self.begun[place] - 1)

    def begin(self, place: i64) -> None:
        self.games[place].record_events = False
        self.lengths[place] = 0
        if self.bot_seats != 0:
            self.choosers[place] = Rng(int(self.own(self.bot_seeds, place)))
            self.let_bots_play(place)

    def close(self, place: i64) -> None:
        """A game is over: it is told, and the next one begins."""
        self.ends.add(place, self.lengths[place], self.games[place])
        self.games[place] = self.deal(self.next_seed(int(place)))
        self.begin(place)

    def state(self, place: int) -> Any:
        """A copy of the game at a place."""
        game: Any = self.games[place]
        return game.clone()

    # -- deciding --------------------------------------------------------
    def decide(self, place: i64, action: i64) -> None:
        game = self.games[place]
        game.carry_out(next_seat(game.waiting_mask), action)
        self.lengths[place] += 1
        if game.waiting_mask == 0:
            self.close(place)
        elif self.bot_seats != 0:
            self.let_bots_play(place)

    def let_bots_play(self, place: i64) -> None:
        """Until somebody is asked who is no bot, or the game is over and the next one has come as far."""
        game = self.games[place]
        while game.waiting_mask != 0:
            seat = next_seat(game.waiting_mask)
            if (self.bot_seats >> seat) & 1 == 0:
                return
            self.let_bot_play(place, int(seat))
            self.lengths[place] += 1
        self.close(place)

    def let_bot_play(self, place: i64, seat: int) -> None:
        bot = self.bots[seat]
        state: Any = self.games[place]
        view = state.view(seat) if bot.needs_view else {}
        state.play(seat, bot.choose(view, state.legal(seat), self.choosers[place], None))

    def step(self, actions: bytes) -> None:
        """One decision in every game; each has to be legal."""
        count: i64 = len(self.games)
        self.ends = Ends()
        self.questions.start()
        first: i64 = 0
        while first < count:
            end = first + TOGETHER if first + TOGETHER < count else count
            if count > AT_HAND:
                self.touch(first, end)
            for place in range(first, end):
                self.decide(place, i64(read_i16_le(actions, 2 * place)))
            self.ask(first, end)
            first = end

    def touch(self, first: i64, end: i64) -> None:
        """Lets the games of these places be fetched from memory: first where all of them begin, then what they have."""
        for place in range(first, end):
            self.touched += self.games[place].waiting_mask
        for place in range(first, end):
            self.touched += self.games[place].touch()

    def touch_hands(self, first: i64, end: i64) -> None:
        """The same with what those see who are asked in them."""
        for place in range(first, end):
            game = self.games[place]
            self.touched += game.touch_hand(next_seat(game.waiting_mask))

    # -- telling ---------------------------------------------------------
    def told(self) -> tuple[Told, Ended]:
        """What is asked in each game, and what came to its end; once after each step."""
        return self.questions.told(), self.ends.told()

    # -- playing inside --------------------------------------------------
    def spread(self, most: int) -> None:
        """Plays every game on at random for a while of its own, so that they will not all end together."""
        self.questions.start()
        for place in range(i64(len(self.games))):
            dice = QuickRng(Rng(int(self.own(self.spreads, place))))
            for _ in range(dice.below(most)):
                self.decide_any(place, dice)
            self.ask(place, place + 1)
        self.ends = Ends()

    def decide_any(self, place: i64, dice: QuickRng) -> None:
        game = self.games[place]
        OUT.start()
        game.list_actions(next_seat(game.waiting_mask))
        self.decide(place, OUT.actions[dice.below(OUT.count)])

    def play_out(self) -> None:
        """Plays every game on at random to its end; new ones begin."""
        self.ends = Ends()
        self.questions.start()
        for place in range(i64(len(self.games))):
            chooser = QuickRng(Rng(int(self.own(self.playouts, place))))
            self.lengths[place] += play_out(self.games[place], chooser)
            self.close(place)
            self.ask(place, place + 1)
