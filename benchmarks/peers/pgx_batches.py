"""Pgx: 9x9 Go, vectorised by JAX on the CPU, random legal actions; the whole step is one compiled function."""

from __future__ import annotations

import json
import sys
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from benchmarks.measure import rate
from pgx.experimental.wrappers import auto_reset


def stepping(size: int) -> Any:
    env = pgx.make("go_9x9")
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        draw, deal = jax.random.split(key)
        return step(state, jax.random.categorical(draw, logits), deal)

    many = jax.jit(jax.vmap(one))
    kept = {"key": jax.random.PRNGKey(1)}
    kept["state"] = jax.jit(jax.vmap(env.init))(jax.random.split(kept["key"], size))

    def steps() -> float:
        kept["key"], draw = jax.random.split(kept["key"])
        kept["state"] = many(kept["state"], jax.random.split(draw, size))
        kept["state"].observation.block_until_ready()
        return float(size)

    return steps


if __name__ == "__main__":
    print(json.dumps({size: rate(stepping(size), float(sys.argv[2])) for size in json.loads(sys.argv[1])}))
