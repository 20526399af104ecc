"""What an offer costs is what the engine takes, at every decision of every scenario and in random games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ragnatafl.core.registry import game
from ragnatafl.core.rng import Rng
from ragnatafl.core.scenario import load
from ragnatafl.games.blood_rage.rules import machine as br_machine
from ragnatafl.games.yggdrasil.rules import machine as yg_machine
from ragnatafl.games.yggdrasil.rules.position import Step
from ragnatafl.games.yggdrasil.rules.question import announced
from tests.playing import along, random_decisions

SCENARIOS = Path(__file__).parents[1] / "scenarios"
NO_PRICE = {"pass", "give", "accept"}
"""What is lost by these is what they are for."""


def asked(name: str) -> Iterator[tuple[Any, int]]:
    for scenario in load([SCENARIOS / name]):
        yield from along(scenario)
    for seed in range(3):
        for seats in game(name).seat_counts:
            for state, seat, _ in random_decisions(game(name).new(seats, seed), Rng(seed)):
                yield state, seat


def losses(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {key: before[key] - left for key, left in after.items() if left < before[key]}


def test_blood_rage_takes_the_rage_that_an_offer_costs() -> None:
    paid_for = set()
    for state, seat in asked("blood_rage"):
        for offer in state.offers(seat):
            after = state.clone()
            br_machine.answer(after, seat, offer.number)
            if offer.action.verb not in NO_PRICE:
                taken = losses({"rage": state.clans[seat].rage}, {"rage": after.clans[seat].rage})
                assert taken == offer.cost, offer
                paid_for |= {offer.action.verb} if taken else set()
    assert paid_for == {"invade", "march", "upgrade", "repillage", "pillage", "save", "retake"}


def pieces(state: Any, seat: int) -> dict[str, int]:
    return {"life": state.life[seat], "elves": state.players[seat].elves, "heroes": state.heroes}


def test_yggdrasil_takes_what_an_offer_costs() -> None:
    paid_for = set()
    for state, seat in asked("yggdrasil"):
        risky = announced(state) >= 0
        for offer in state.offers(seat):
            after = state.clone()
            yg_machine.answer(after, seat, offer.number)
            taken = losses(pieces(state, seat), pieces(after, seat))
            if not risky and announced(after) > 0:
                taken["risks"] = announced(after)
            settled = (
                after.step() != Step.DUEL and after.running()
            )  # a duel is asked for; the last Life is all there is
            if settled and offer.action.verb not in NO_PRICE:
                assert taken == offer.cost, offer
                paid_for |= {offer.action.verb} if taken else set()
    assert paid_for == {"heal", "act", "fight", "saga", "duel", "done", "heroes", "elf", "pair", "hero"}
