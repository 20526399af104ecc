"""The environments pass the tests of their libraries, tell what a state tells, and reward what they say."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

import ragnatafl as rt
from ragnatafl.bots import program
from ragnatafl.core.contract import Outcome
from ragnatafl.core.errors import IllegalAction

np = pytest.importorskip("numpy", reason="Environments need NumPy: pip install 'ragnatafl[rl]'.")
gymnasium = pytest.importorskip("gymnasium", reason="Environments need Gymnasium: pip install 'ragnatafl[rl]'.")
pytest.importorskip("pettingzoo", reason="Environments need PettingZoo: pip install 'ragnatafl[rl]'.")
pytest.importorskip("PIL", reason="Environments draw with Pillow: pip install 'ragnatafl[rl]'.")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from ragnatafl.environments import aec, seen  # noqa: E402
from ragnatafl.environments.drawing import picture  # noqa: E402
from ragnatafl.environments.single import SeatEnv  # noqa: E402
from ragnatafl.environments.vector import BatchEnv  # noqa: E402

TABLES = [(name, seats) for name in ("blood_rage", "yggdrasil") for seats in rt.game(name).seat_counts]
tables = pytest.mark.parametrize(("game", "seats"), TABLES)
one_each = pytest.mark.parametrize(("game", "seats"), [("blood_rage", 3), ("yggdrasil", 2)])


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """PettingZoo warns of masks beside observations, and of empty ones of seats that are not asked: both are meant."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@tables
def test_pettingzoo_accepts_a_table_of_every_size(game: str, seats: int) -> None:
    api_test(aec.env(game, seats), num_cycles=120, verbose_progress=False)
    seed_test(lambda: aec.env(game, seats), num_cycles=40)


@one_each
def test_pettingzoo_accepts_what_is_drawn(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec.env(game, seats, render_mode=render_mode))
    assert capsys.readouterr().out.count("\n") > 40


@tables
def test_gymnasium_accepts_a_seat_at_a_table_of_every_size(game: str, seats: int) -> None:
    check_env(SeatEnv(game, seats, render_mode="ansi"), skip_render_check=seats != 3)


@one_each
def test_agents_see_what_their_seats_see_until_the_game_is_over(game: str, seats: int) -> None:
    table = aec.raw_env(game, seats, rewards="win")
    table.reset(seed=3)
    rng = np.random.default_rng(1)
    total = np.zeros(seats)
    for agent in table.agent_iter():
        observation, reward, ended, _, _ = table.last()
        seat = table.possible_agents.index(agent)
        state: Any = table.position
        assert np.flatnonzero(observation["observation"]).tolist() == list(state.observe(seat))
        assert np.flatnonzero(observation["action_mask"]).tolist() == state.legal(seat)
        total[seat] += reward
        table.step(None if ended else rng.choice(state.legal(seat)))
    assert table.position.over and total.tolist() == list(table.position.outcome.shares)  # type: ignore[union-attr]


def test_an_illegal_action_is_a_sentence_or_a_loss() -> None:
    table = aec.raw_env("blood_rage", 2)
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(rt.IllegalAction):
        table.step(wrong)
    losing = SeatEnv("blood_rage", 2)
    _, info = losing.reset(seed=1)
    *_, reward, ended, _, info = losing.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    strict = SeatEnv("blood_rage", 2, illegal="raise")
    _, info = strict.reset(seed=1)
    with pytest.raises(rt.IllegalAction):
        strict.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))


def test_rewards_are_victory_rank_or_lead() -> None:
    outcome = Outcome((30, 50, 30, 10), (1,))
    assert seen.by_victory(outcome) == [0, 1, 0, 0]
    assert seen.by_rank(outcome) == pytest.approx([0.5, 1, 0.5, 0])
    assert seen.by_score(outcome) == [-20, 20, -20, -40]
    lost = Outcome((0, 0), (), False)
    assert seen.by_victory(lost) == seen.by_rank(lost) == seen.by_score(lost) == [0, 0]
    won = Outcome((1, 1), (0, 1), True)
    assert seen.by_victory(won) == seen.by_rank(won) == seen.by_score(won) == [1, 1]


def test_a_seat_plays_a_game_to_its_end_against_bots() -> None:
    env = gymnasium.make("ragnatafl/blood_rage-v0", seats=3, seat=1, opponents=["greedy", "random"], rewards="score")
    observation, info = env.reset(seed=5)
    ended, reward = False, 0.0
    while not ended:
        assert env.unwrapped.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        observation, reward, ended, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    assert observation.any() and reward < 0


@one_each
def test_a_vector_of_games_tells_rewards_and_goes_on(game: str, seats: int) -> None:
    table = gymnasium.make_vec(f"ragnatafl/{game}-v0", num_envs=6, vectorization_mode="vector_entry_point", seats=seats)
    observations, info = table.reset(seed=2)
    rng = np.random.default_rng(4)
    ends = 0
    while ends < 8:
        assert observations in table.observation_space and not info["seats"].any()
        actions = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        observations, rewards, ended, cut, info = table.step(np.array(actions))
        assert not cut.any() and not rewards[~ended].any()
        assert rewards[ended].tolist() == [float(row[0] == row.max() > 0) for row in info.get("scores", rewards)[ended]]
        ends += int(ended.sum())
    again, _ = table.reset(seed=2)
    assert np.array_equal(again, BatchEnv(game, 6, seats).reset(seed=2)[0])


def test_a_learner_may_have_all_seats_where_they_win_together() -> None:
    table = BatchEnv("yggdrasil", 4, 3, opponents=None)
    _, info = table.reset(seed=1)
    asked = set()
    for _ in range(40):
        asked |= set(info["seats"].tolist())
        _, _, _, _, info = table.step(info["action_mask"].argmax(axis=1))
    assert asked == {0, 1, 2}
    with pytest.raises(rt.OptionError, match="play against itself"):
        BatchEnv("blood_rage", 4, 3, opponents=None)


def test_a_picture_has_letters_for_norse_names() -> None:
    assert (picture("Óðrerir, Þor, Ægir") == picture("Odrerir, Por, Agir")).all()


def test_what_cannot_be_is_one_sentence() -> None:
    for make in (
        lambda: SeatEnv("blood_rage", 3, seat=3),
        lambda: SeatEnv("blood_rage", 3, opponents=["random"]),
        lambda: SeatEnv("blood_rage", 3, opponents="genius"),
        lambda: SeatEnv("blood_rage", 3, rewards="fame"),
        lambda: SeatEnv("blood_rage", 3, render_mode="opera"),
        lambda: aec.raw_env("chess"),
        lambda: aec.raw_env("toy", 2),
        lambda: aec.raw_env("blood_rage", 3, colour="red"),
        lambda: SeatEnv("blood_rage", 3, colour="red"),
        lambda: SeatEnv("blood_rage", "3"),  # type: ignore[arg-type]
        lambda: SeatEnv("blood_rage", 3, seat=1.0),  # type: ignore[arg-type]
        lambda: BatchEnv("blood_rage", 2, "3"),  # type: ignore[arg-type]
        lambda: BatchEnv("blood_rage", 0, 3),
        lambda: SeatEnv("blood_rage", 3).step(0),
        lambda: SeatEnv("blood_rage", 3).render(),
    ):
        with pytest.raises(rt.RagnataflError, match=r"\.$"):
            make()


def test_a_game_that_was_lost_by_an_illegal_action_is_over() -> None:
    env = SeatEnv("blood_rage", 2)
    env.reset(seed=3)
    legal = int(env.action_masks().argmax())
    assert env.step(0)[1:3] == (-1.0, True)
    with pytest.raises(rt.OptionError, match="call reset"):
        env.step(legal)
    env.reset()
    assert env.step(env.action_masks().argmax())[1:3] == (0.0, False)


class Noting:
    """A short class that notes the time it was given."""

    def __init__(self, game: Any) -> None:
        self.budgets: list[float | None] = []

    def choose(self, view: Any, legal: list[int], rng: Any, budget: float | None = None) -> int:
        self.budgets.append(budget)
        return legal[0]


def begun(env: Any) -> Any:
    """A few decisions into a game, so that the others have been asked."""
    _, info = env.reset(seed=3)
    for _ in range(3):
        info = env.step(info["action_mask"].argmax(axis=-1))[-1]
    return env


def test_an_opponent_has_the_time_that_is_written_behind_it() -> None:
    one = begun(SeatEnv("blood_rage", 2, opponents=f"{__name__}:Noting@0.25"))
    many = begun(BatchEnv("blood_rage", 2, 2, opponents=f"{__name__}:Noting@0.25"))
    for env in (one, many):
        assert set(env.bots[1].bot.budgets) == {0.25}


def test_an_opponent_may_be_a_bot_of_a_short_class() -> None:
    one = begun(SeatEnv("blood_rage", 2, opponents=Noting(None)))
    many = begun(BatchEnv("blood_rage", 2, 2, opponents=Noting(None)))
    for env in (one, many):
        assert set(env.bots[1].budgets) == {None}


def test_an_action_is_a_whole_number() -> None:
    env = SeatEnv("blood_rage", 2, illegal="raise")
    env.reset(seed=3)
    first = int(env.action_masks().argmax())
    with pytest.raises(IllegalAction, match="An action is a whole number"):
        env.step(first + 0.5)
    env.step(np.array(first))


def test_a_program_among_opponents_that_loses_its_seat_says_so_and_ends_with_the_environment(tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text(
        'import sys\nprint(\'{"type": "ready", "protocol": 1}\', flush=True)\n'
        "for _ in range(2): sys.stdin.readline()\nprint('what?', flush=True)\n"
    )
    raider = Path(__file__).parents[2] / "examples" / "line_bots" / "raider.py"
    odd, good = [f"run:{sys.executable} {path}" for path in (tmp_path / "odd.py", raider)]
    env = SeatEnv("blood_rage", 3, opponents=[good, odd])
    with pytest.warns(UserWarning, match=r"has lost its seat: it answered with what is no JSON object: 'what\?'"):
        begun(env)
    assert program.RUNNING
    env.close()
    assert not program.RUNNING
