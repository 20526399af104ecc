"""Offers are the legal actions as values; what is sent of them is read back the same."""

from __future__ import annotations

import json

import pytest

import ragnatafl as rt
from ragnatafl.core.offers import flat, grouped
from ragnatafl.core.rulebook import Rulebook
from tests.battery.tables import GameSetup, random_walk


def test_offers_are_the_legal_actions_in_their_order(table: GameSetup) -> None:
    for state, _, _, _ in random_walk(table, 51):
        for seat in range(table.seats):
            offers, legal = state.offers(seat), state.legal(seat)
            assert [offer.number for offer in offers] == legal
            assert [offer.action for offer in offers] == [table.game.action(number) for number in legal]
            assert [offer.text for offer in offers] == [state.notation(seat, number) for number in legal]


def test_an_offer_names_a_rule_and_costs_something_or_nothing(table: GameSetup) -> None:
    rules = Rulebook.load(table.game_name)
    for state, seat, _, _ in random_walk(table, 52):
        for offer in state.offers(seat):
            assert offer.rule in rules, offer
            assert all(amount > 0 for amount in offer.cost.values()), offer


def test_what_is_sent_of_offers_is_read_back(table: GameSetup) -> None:
    for state, seat, _, _ in random_walk(table, 53):
        offers = state.offers(seat)
        sent = json.loads(json.dumps(grouped(offers)))
        read = flat(sent)
        assert [one["text"] for one in read] == [offer.text for offer in offers]
        assert [(one["verb"], one["args"]) for one in read] == [
            (offer.action.verb, list(offer.action.args)) for offer in offers
        ]
        assert [(one["cost"], one["rule"]) for one in read] == [(offer.cost, offer.rule) for offer in offers]
        assert all("cost" not in group or group["cost"] for group in sent)


def test_offers_do_not_depend_on_what_the_seat_may_not_know(table: GameSetup) -> None:
    for number, (state, seat, _, rng) in enumerate(random_walk(table, 54)):
        if number % 4 == 0:
            assert state.resample(seat, rng).offers(seat) == state.offers(seat)


def test_what_an_offer_changes_is_the_same_in_every_world_that_the_seat_could_imagine(table: GameSetup) -> None:
    told_something = 0
    for number, (state, seat, _, rng) in enumerate(random_walk(table, 55)):
        if number % 6:
            continue
        before = state.to_dict()
        told = [offer.changes for offer in state.offers(seat)]
        assert [offer.changes for offer in state.resample(seat, rng).offers(seat)] == told
        assert state.to_dict() == before
        assert json.loads(json.dumps(told)) == told
        told_something += sum(len(one) > 1 for one in told)
    assert told_something > 0


def test_a_decision_can_be_inspected_before_it_is_taken(table: GameSetup) -> None:
    for number, (state, seat, _, _) in enumerate(random_walk(table, 56)):
        if number % 10:
            continue
        for offer in state.offers(seat):
            told = state.inspect(seat, f"after {offer.text}")
            assert told["thing"] == f"after {offer.text}"
            assert (told["cost"], told["rule"], told["changes"]) == (offer.cost, offer.rule, offer.changes)
        legal = state.legal(seat)
        other = next(action for action in range(table.game.action_count) if action not in legal)
        with pytest.raises(rt.NotationError):
            state.inspect(seat, f"after {state.notation(seat, other)}")
