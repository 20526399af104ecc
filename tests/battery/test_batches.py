"""Batches: many games at once are the same games as one by one."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.bots import bot
from ragnatafl.core.batch import Batch
from ragnatafl.core.games import Seeds
from tests.battery.tables import GameSetup

np = pytest.importorskip("numpy")

COUNT = 5
MANY = 260
"""More than the processor keeps at hand: such games are touched before they are led on."""


def batch_of(table: GameSetup, seed: int = 9, **given: Any) -> Batch:
    game: Any = table.game
    if not hasattr(game, "batch"):
        pytest.skip("This game has no batches.")
    return game.batch(COUNT, table.seats, seed, **given, **table.options)  # type: ignore[no-any-return]


def dealt(batch: Batch, table: GameSetup, place: int) -> Any:
    return table.game.new(seats=table.seats, seed=batch.seed_at(place), **table.options)


def agrees(turn: Any, place: int, state: Any) -> None:
    """A batch tells of a game what its state does."""
    seat = int(turn.seats[place])
    assert seat == state.waiting[0]
    assert turn.legal[place].tolist() == state.legal(seat)
    assert turn.observations[place].tolist() == list(state.observe(seat))


def test_a_game_of_a_batch_is_the_game_of_its_seed(table: GameSetup) -> None:
    batch = batch_of(table)
    rng = np.random.default_rng(3)
    states = [dealt(batch, table, place) for place in range(COUNT)]
    ended = 0
    while ended < 2 * COUNT:
        turn = batch.turn
        actions = []
        for place, state in enumerate(states):
            agrees(turn, place, state)
            actions.append(rng.choice(turn.legal[place]))
            state.play(state.waiting[0], int(actions[-1]))
        turn = batch.step(np.array(actions))
        assert turn.ended.tolist() == [state.over for state in states]
        for place in np.flatnonzero(turn.ended):
            outcome = states[place].outcome
            assert tuple(turn.scores[place]) == outcome.scores
            assert turn.rewards[place].tolist() == pytest.approx(outcome.shares)
            states[place] = dealt(batch, table, int(place))
            ended += 1
        assert not turn.rewards[~turn.ended].any() and not turn.lengths[~turn.ended].any()


def test_games_among_many_are_the_games_of_a_small_batch(table: GameSetup) -> None:
    few = batch_of(table)
    many = few.game.batch(MANY, table.seats, 9, **table.options)
    for _ in range(150):
        for place in range(COUNT):
            assert many.turn.observations[place].tolist() == few.turn.observations[place].tolist()
        actions = many.draw()
        many.step(actions)
        few.step(actions[:COUNT])


def test_an_action_that_is_not_legal_changes_nothing(table: GameSetup) -> None:
    batch = batch_of(table)
    before = [batch.state(place).to_dict() for place in range(COUNT)]
    actions = batch.draw()
    actions = np.append(actions[:-1], np.setdiff1d(np.arange(table.game.action_count), batch.turn.legal[COUNT - 1])[0])
    with pytest.raises(rt.IllegalAction, match=f"game {COUNT - 1} of the batch"):
        batch.step(actions)
    for wrong in ([0], [0.5] * COUNT, [-1] * COUNT, [table.game.action_count] * COUNT):
        with pytest.raises(rt.IllegalAction):
            batch.step(wrong)
    assert [batch.state(place).to_dict() for place in range(COUNT)] == before


def test_actions_are_drawn_by_their_weights(table: GameSetup) -> None:
    batch = batch_of(table)
    for _ in range(30):
        legal = batch.turn.legal
        wanted = [int(row[-1]) for row in (legal[place] for place in range(COUNT))]
        weights = np.zeros(len(legal.values))
        weights[legal.starts[1:] - 1] = 0.25
        assert batch.draw(weights).tolist() == wanted
        batch.step(batch.draw())
    with pytest.raises(rt.IllegalAction, match="one for each legal action"):
        batch.draw([1.0])


def test_playouts_end_every_game_and_begin_the_next(table: GameSetup) -> None:
    batch = batch_of(table)
    seeds = [batch.seed_at(place) for place in range(COUNT)]
    turn = batch.playouts()
    assert turn.ended.all() and (turn.lengths > 0).all()
    assert not set(seeds) & {batch.seed_at(place) for place in range(COUNT)}
    for place in range(COUNT):
        agrees(turn, place, dealt(batch, table, place))


def test_the_same_seed_is_the_same_batch_in_another_process(table: GameSetup) -> None:
    batch = batch_of(table)
    found = [batch.playouts().lengths.tolist(), [batch.step(batch.draw()).seats.tolist() for _ in range(20)]]
    text = (
        "import ragnatafl as rt\n"
        f"batch = rt.game({table.game_name!r}).batch({COUNT}, {table.seats}, 9, **{table.options!r})\n"
        "print([batch.playouts().lengths.tolist(), [batch.step(batch.draw()).seats.tolist() for _ in range(20)]])"
    )
    printed = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == str(found)
    assert found[0] != batch_of(table, seed=10).playouts().lengths.tolist()


def test_bots_sit_on_seats_and_only_the_others_are_asked(table: GameSetup) -> None:
    if table.seats == 1:
        pytest.skip("The only seat is the learner's.")
    bots = {seat: bot(table.game_name, "random") for seat in range(1, table.seats)}
    batch, same = batch_of(table, bots=bots), batch_of(table, bots=bots)
    ended = 0
    while not ended:
        assert not batch.turn.seats.any()
        actions = batch.draw()
        ended += int(batch.step(actions).ended.sum())
        same.step(actions)
        assert same.turn.observations.values.tolist() == batch.turn.observations.values.tolist()


def test_a_batch_that_cannot_be_is_refused_with_a_sentence(table: GameSetup) -> None:
    game: Any = table.game
    batch_of(table)
    with pytest.raises(rt.OptionError, match="at least one game"):
        game.batch(0, table.seats, 1)
    with pytest.raises(rt.OptionError, match="leave at least one"):
        game.batch(1, table.seats, 1, bots=dict.fromkeys(range(table.seats), bot(table.game_name, "random")))
    with pytest.raises(rt.OptionError):
        game.batch(1, 9, 1)
    for count in (2.5, "2", None, 2**70, np.array([2, 3])):
        with pytest.raises(rt.OptionError, match="at least one game"):
            game.batch(count, table.seats, 1)
    for seed in (-5, 1.5, "7", None, 2**256):
        with pytest.raises(rt.OptionError, match="A seed is a whole number"):
            game.batch(1, table.seats, seed)
    for widths in (400, (400,), (400, 120, 5), (400.0, 120), (0, 120), (2**40, 120)):
        with pytest.raises(rt.OptionError, match=r"[Ww]idth"):
            game.batch(1, table.seats, 1, widths=widths)
    if table.seats > 1:
        for bots in ([bot(table.game_name, "random")], {1: "random"}, {1: None}, {"1": bot(table.game_name, "random")}):
            with pytest.raises(rt.OptionError, match=r"[Bb]ot"):
                game.batch(1, table.seats, 1, bots=bots)


def test_weights_actions_and_places_that_cannot_be_are_refused_with_a_sentence(table: GameSetup) -> None:
    batch = batch_of(table)
    before = [batch.state(place) for place in range(COUNT)]
    ones = np.ones(len(batch.turn.legal.values))
    none_in_one = ones.copy()
    none_in_one[batch.turn.legal.starts[2] : batch.turn.legal.starts[3]] = 0
    for weights, why in (
        (ones[1:], "numbers, one for each"),
        (-ones, "none below zero"),
        (ones * np.nan, "none below zero"),
        (ones * np.inf, "infinite"),
        (ones * 1j, "numbers"),
        (["much"] * len(ones), "numbers"),
        (none_in_one, "No legal action of game 2 has a weight"),
    ):
        with pytest.raises(rt.IllegalAction, match=why):
            batch.draw(weights)
    with pytest.raises(rt.IllegalAction, match="whole numbers, one for each game"):
        batch.step([[1], [2, 3]])
    for most in (0, 1.5, "many"):
        with pytest.raises(rt.OptionError, match="spread over"):
            batch.spread(most)
    for place in (COUNT, -COUNT - 1, "first", 1.0):
        for ask in (batch.state, batch.seed_at):
            with pytest.raises(rt.OptionError, match=f"have the numbers 0 to {COUNT - 1}, not"):
                ask(place)
    assert batch.seed_at(-1) == batch.seed_at(COUNT - 1)
    assert [batch.state(place) for place in range(COUNT)] == before


def play_on(batch: Any) -> None:
    while True:
        batch.step(batch.draw())


@pytest.mark.parametrize("wrong", [-1, 1.5, None])
def test_a_bot_that_fails_in_a_batch_is_named_and_the_batch_goes_no_further(table: GameSetup, wrong: Any) -> None:
    if table.seats == 1:
        pytest.skip("The only seat is the learner's.")

    class Odd:
        """A short class, without a name."""

        asked = 0

        def choose(self, view: Any, legal: list[int], rng: Any, budget: float | None = None) -> Any:
            self.asked += 1
            if self.asked > 20:
                legal.clear()
                return wrong
            return legal[0]

    batch = batch_of(table, bots={table.seats - 1: Odd()})
    with pytest.raises(rt.RagnataflError, match=r'^The bot "Odd" chose .*, which is not a legal action\.$'):
        play_on(batch)
    for go_on in (lambda: batch.step(batch.draw()), batch.playouts, lambda: batch.spread(5)):
        with pytest.raises(rt.OptionError, match=r"Odd.* The batch cannot go on: make a new one"):
            go_on()


def test_without_numpy_a_batch_says_what_to_install(table: GameSetup, monkeypatch: pytest.MonkeyPatch) -> None:
    batch_of(table)
    monkeypatch.setattr("ragnatafl.core.batch.np", None)
    with pytest.raises(rt.OptionError, match=r'pip install "ragnatafl\[rl\]"'):
        batch_of(table)


def test_rows_are_told_densely(table: GameSetup) -> None:
    batch = batch_of(table)
    mask = batch.turn.legal.dense(table.game.action_count)
    assert mask.shape == (COUNT, table.game.action_count)
    for place in range(COUNT):
        assert np.flatnonzero(mask[place]).tolist() == batch.turn.legal[place].tolist()
        row = batch.turn.observations.dense(batch.features.size)[place]
        assert row.tobytes() == bytes(batch.features.dense(batch.turn.observations[place]))


def test_rows_are_filled_up_to_a_width(table: GameSetup) -> None:
    batch, table_rows = batch_of(table), batch_of(table, widths=(400, 120))
    for _ in range(12):
        actions = batch.draw()
        assert table_rows.draw().tolist() == actions.tolist()
        for ragged, whole, width in (
            (batch.turn.observations, table_rows.turn.observations, 400),
            (batch.turn.legal, table_rows.turn.legal, 120),
        ):
            filled = whole.values.reshape(COUNT, width)
            for place in range(COUNT):
                length = len(ragged[place])
                assert filled[place, :length].tolist() == ragged[place].tolist()
                assert (filled[place, length:] == -1).all()
            assert (whole.dense(9999) == ragged.dense(9999)).all()
        batch.step(actions)
        table_rows.step(actions)
    with pytest.raises(rt.OptionError, match="longer than the 3 that were made room for"):
        batch_of(table, widths=(3, 120))


def test_games_are_spread_over_their_course(table: GameSetup) -> None:
    batch, same = batch_of(table), batch_of(table)
    turn = batch.spread(60)
    assert turn.seats.tolist() == same.spread(60).seats.tolist() and not turn.ended.any()
    lengths = [batch.playouts().lengths.tolist(), batch_of(table).playouts().lengths.tolist()]
    assert lengths[0] != lengths[1]
    for place in range(COUNT):
        agrees(batch.turn, place, dealt(batch, table, place))


def test_no_two_games_of_a_batch_have_the_same_seed() -> None:
    one, other = Seeds(9, "deal"), Seeds(10, "deal")
    seeds = [int(each.of(place, number)) for each in (one, other) for place in range(300) for number in range(300)]
    assert len(set(seeds)) == len(seeds)
    assert 0 <= min(seeds) < 2**56 and 2**61 < max(seeds) < 2**62
    assert one.of(3, 4) == Seeds(9, "deal").of(3, 4) != Seeds(9, "bots").of(3, 4)
