"""Gymnasium: CartPole, one of the cheapest environments there is, in its vector loop, random actions."""

from __future__ import annotations

import json
import sys
from typing import Any

import gymnasium
from benchmarks.measure import rate


def stepping(size: int) -> Any:
    env = gymnasium.make_vec("CartPole-v1", num_envs=size, vectorization_mode="sync")
    env.reset(seed=1)

    def steps() -> float:
        env.step(env.action_space.sample())
        return float(size)

    return steps


if __name__ == "__main__":
    print(json.dumps({size: rate(stepping(size), float(sys.argv[2])) for size in json.loads(sys.argv[1])}))
