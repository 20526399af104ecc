"""OpenSpiel: hearts in a Python loop over states, with legal actions and the information-state tensor of each."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import pyspiel
from benchmarks.measure import rate
from benchmarks.peers.open_spiel_peer import chance


def at_a_decision(state: Any, dice: Random) -> Any:
    """The deal is dealt card by card; a finished game gives way to a new one."""
    while state.is_chance_node() or state.is_terminal():
        if state.is_terminal():
            state = state.get_game().new_initial_state()
        else:
            state.apply_action(chance(state.chance_outcomes(), dice.random()))
    return state


def stepping(size: int) -> Any:
    game, dice = pyspiel.load_game("hearts"), Random(1)
    states = [at_a_decision(game.new_initial_state(), dice) for _ in range(size)]

    def steps() -> float:
        for place, state in enumerate(states):
            state.information_state_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
            states[place] = at_a_decision(state, dice)
        return float(size)

    return steps


if __name__ == "__main__":
    print(json.dumps({size: rate(stepping(size), float(sys.argv[2])) for size in json.loads(sys.argv[1])}))
