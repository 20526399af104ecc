"""Notation: every action has one text, which parses back; `why_not` agrees with `legal` over the whole action space."""

from __future__ import annotations

import ragnatafl as rt
from tests.battery.tables import GameSetup, random_walk


def test_every_text_parses_back_to_its_action(table: GameSetup) -> None:
    state = table.new(41)
    texts = [state.notation(0, action) for action in range(table.game.action_count)]
    assert len(set(texts)) == table.game.action_count
    assert [state.parse(0, text) for text in texts] == list(range(table.game.action_count))
    assert [state.parse(0, f"  {text.upper().replace(' ', '  ')} ") for text in texts] == list(range(len(texts)))


ASKED = 450
"""So many actions are asked about at each position; over a game that is nearly all of them, however many there are."""


def test_why_not_is_none_exactly_for_legal_actions(table: GameSetup) -> None:
    step = max(3, table.game.action_count // ASKED)
    for number, (state, _, _, rng) in enumerate(random_walk(table, 42)):
        if number % 10:
            continue
        for seat in range(table.seats):
            legal = set(state.legal(seat))
            for action in range(rng.below(step), table.game.action_count, step):
                refusal = state.why_not(seat, state.notation(seat, action))
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    assert refusal.reason and refusal.rule, state.notation(seat, action)
                    assert "\n" not in str(refusal)


def test_an_illegal_action_is_refused_with_a_rule_and_changes_nothing(table: GameSetup) -> None:
    for number, (state, seat, legal, rng) in enumerate(random_walk(table, 43)):
        if number % 5:
            continue
        before = state.to_dict()
        for _ in range(20):
            action = int(rng.below(table.game.action_count))
            if action in legal:
                continue
            try:
                state.play(seat, action)
            except rt.IllegalAction as error:
                assert error.rule
                assert error.rule in str(error)
            else:
                raise AssertionError(f"{state.notation(seat, action)} was accepted")
        assert state.to_dict() == before
