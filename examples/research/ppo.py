"""Maskable PPO (sb3-contrib) learns one seat of a game for two against `random`, on the processor, for some minutes.

    pip install "ragnatafl[ppo]"
    python examples/research/ppo.py --minutes 5 --out ppo

Beside ppo.zip (the network) there are then ppo.csv and ppo.png: its share of victories as it learned.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

from ragnatafl.arena.simulate import interval
from ragnatafl.environments.single import SeatEnv


class Sum(BaseFeaturesExtractor):
    """The sum of a row of weights for each feature that is true: of thousands there are some hundred and fifty, so that
    this costs a fiftieth of a product with the whole row of zeros and ones."""

    def __init__(self, space: Any, width: int = 128) -> None:
        super().__init__(space, width)
        self.rows = torch.nn.EmbeddingBag(space.shape[0], width, mode="sum")
        torch.nn.init.normal_(self.rows.weight, std=0.1)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        places, features = seen.nonzero(as_tuple=True)
        starts = torch.searchsorted(places, torch.arange(len(seen)))
        return torch.relu(self.rows(features, starts))


class Learning(BaseCallback):
    """Ends the learning when its time is over, and plays a match from time to time."""

    def __init__(self, given: argparse.Namespace) -> None:
        super().__init__()
        self.given = given
        self.began = time.perf_counter()
        self.curve: list[tuple[float, int, float, float, float]] = []

    def _on_step(self) -> bool:
        return time.perf_counter() - self.began < 60 * self.given.minutes

    def _on_rollout_start(self) -> None:
        paused = time.perf_counter()
        if not self.curve or paused - self.began >= self.given.every * len(self.curve):
            self.measure()
            self.began += time.perf_counter() - paused  # a match is no learning

    def measure(self) -> None:
        seconds = time.perf_counter() - self.began
        won = match(self.model, self.given, self.given.games)
        low, high = interval(won, self.given.games)
        self.curve.append((round(seconds, 1), self.num_timesteps, won / self.given.games, low, high))
        print("{:6.1f} s, {:7} decisions: won {:.1%} ({:.1%} to {:.1%})".format(*self.curve[-1]), flush=True)


def environment(given: argparse.Namespace, seat: int = 0, rewards: str = "rank") -> SeatEnv:
    return SeatEnv(given.game, seats=2, seat=seat, opponents="random", rewards=rewards, illegal="raise")


def match(model: Any, given: argparse.Namespace, games: int) -> float:
    """Victories against `random`, half of the games on each seat, on deals that were not learned from."""
    won = 0.0
    for number in range(games):
        env = environment(given, seat=number % 2, rewards="win")
        seen, _ = env.reset(seed=1_000_000 + number)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=False)
            seen, reward, over, _, _ = env.step(int(action))
        won += reward
    return won


def learn(given: argparse.Namespace) -> tuple[Any, Learning]:
    torch.manual_seed(given.seed)
    table = DummyVecEnv([lambda seat=seat: Monitor(environment(given, seat % 2)) for seat in range(given.tables)])
    model = MaskablePPO(
        "MlpPolicy",
        table,
        n_steps=given.steps,
        batch_size=min(256, given.steps * given.tables),
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"features_extractor_class": Sum, "net_arch": [128]},
        seed=given.seed,
        device="cpu",
    )
    learning = Learning(given)
    model.learn(10**9, callback=learning)
    learning.measure()
    return model, learning


def draw(learning: Learning, path: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    seconds, _, won, low, high = zip(*learning.curve, strict=True)
    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.fill_between(seconds, low, high, alpha=0.25, color="#a07c12", linewidth=0)
    axes.plot(seconds, won, color="#7a5c05", marker="o")
    axes.axhline(0.5, color="#5d544b", linestyle="--", linewidth=1)
    axes.set(xlabel="seconds of learning", ylabel="share of victories against random", ylim=(0, 1))
    figure.tight_layout()
    figure.savefig(path, dpi=110)


def main(arguments: list[str] | None = None) -> Learning:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="blood_rage")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--every", type=float, default=50.0, help="seconds of learning between two matches")
    parser.add_argument("--games", type=int, default=200, help="games of a match")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--steps", type=int, default=64, help="decisions at each table between two lessons")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    given = parser.parse_args(arguments)
    model, learning = learn(given)
    model.save(given.out.with_suffix(".zip"))
    with given.out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("seconds", "decisions", "won", "low", "high"), *learning.curve])
    draw(learning, given.out.with_suffix(".png"))
    return learning


if __name__ == "__main__":
    main()
