"""The law of taking back, asked of the games themselves and over a socket."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

import ragnatafl as rt
from ragnatafl.client import Refused
from ragnatafl.server.history import GameHistory, HistoryError
from tests.playing import legal_texts

from .servers import Server, run

TABLES = [
    ("blood_rage", 2, {}),
    ("blood_rage", 4, {"first_game": True}),
    ("yggdrasil", 1, {"level": "hard"}),
    ("yggdrasil", 2, {"saga": 4}),
    ("yggdrasil", 5, {"level": "hard"}),
]


def at(game: str, seats: int, seed: int, question: str, **options: object) -> GameHistory:
    """A game at random up to where this is asked."""
    history = GameHistory(rt.game(game), seats, seed, options)
    rng = random.Random(seed)
    while not history.state.over:
        if history.state.view(None)["decision"]["name"] == question:
            return history
        seat = rng.choice(history.state.waiting)
        decide(history, seat, rng.choice(legal_texts(history.state, seat)))
    raise AssertionError(f"{question} was never asked")


def decide(history: GameHistory, seat: int, text: str) -> None:
    notation, after = history.try_decision(seat, text)
    history.decide(seat, notation, after)


def can_be_taken_back(history: GameHistory) -> bool:
    return history.undoable is not None


def first(history: GameHistory, verb: str) -> tuple[int, str]:
    seat = history.state.waiting[0]
    return seat, next(text for text in legal_texts(history.state, seat) if text.split()[0] == verb)


@pytest.mark.parametrize("verb", ["invade", "pass"])
def test_what_all_could_foresee_can_be_taken_back(verb: str) -> None:
    history = at("blood_rage", 4, 5, "turn")
    decide(history, *first(history, verb))
    assert can_be_taken_back(history)


def test_every_step_of_a_march_can_be_taken_back() -> None:
    history = at("blood_rage", 4, 5, "march_to")
    decide(history, *first(history, "to"))
    assert can_be_taken_back(history)


def test_a_draft_pick_can_be_taken_back_until_it_ends_the_round() -> None:
    history = at("blood_rage", 4, 5, "draft_pick")
    for seat in range(3):
        decide(history, seat, legal_texts(history.state, seat)[0])
        assert can_be_taken_back(history)
    decide(history, 3, legal_texts(history.state, 3)[0])
    assert not can_be_taken_back(history)


def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    history = at("blood_rage", 4, 5, "turn")
    decide(history, *first(history, "upgrade"))
    assert not can_be_taken_back(history)


def test_battle_cards_can_be_taken_back_until_they_are_revealed() -> None:
    history = at("blood_rage", 4, 5, "battle_card")
    fighting = list(history.state.waiting)
    assert len(fighting) > 1
    for seat in fighting:
        card = next(text for text in legal_texts(history.state, seat) if text.startswith("card"))
        decide(history, seat, card)
        assert can_be_taken_back(history) is (seat != fighting[-1])


def test_thrown_dice_cannot_be_taken_back() -> None:
    history = at("yggdrasil", 3, 5, "dice", level="hard")
    seat = history.state.waiting[0]
    decide(history, seat, legal_texts(history.state, seat)[-1])
    assert not can_be_taken_back(history)


def test_a_gods_move_can_be_taken_back() -> None:
    history = at("yggdrasil", 3, 5, "move")
    decide(history, *first(history, "move"))
    assert can_be_taken_back(history)


def test_a_card_that_all_know_to_be_in_the_hand_can_be_taken_back() -> None:
    """It came back from a lost battle, so that playing it again shows nothing."""
    for seed in range(60):
        history = GameHistory(rt.game("blood_rage"), 3, seed, {})
        for seat, text in random_decisions(history, seed):
            known = history.state.view(seat)["clan_sheets"][seat]["known"]
            if text.startswith("upgrade") and text.split()[1] in known:
                decide(history, seat, text)
                assert history.undoable == seat
                return
            decide(history, seat, text)
    raise AssertionError("no known card was played")


def random_decisions(history: GameHistory, seed: int) -> Iterator[tuple[int, str]]:
    """What a random game would decide next; whoever asks carries it out."""
    rng = random.Random(seed)
    while not history.state.over:
        seat = rng.choice(history.state.waiting)
        yield seat, rng.choice(legal_texts(history.state, seat))


def test_the_last_decision_of_a_game_cannot_be_taken_back() -> None:
    history = GameHistory(rt.game("yggdrasil"), 2, 4, {})
    for seat, text in random_decisions(history, 4):
        decide(history, seat, text)
    assert history.undoable is None and history.undo_points == []


def test_nobody_takes_back_after_somebody_else_has_acted() -> None:
    history = at("blood_rage", 4, 5, "draft_pick")
    for seat in (0, 1):
        decide(history, seat, legal_texts(history.state, seat)[0])
    assert history.undoable == 1
    history.take_back(1)
    assert history.undoable is None
    with pytest.raises(HistoryError):
        history.take_back(0)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_positions_are_kept_only_as_long_as_they_can_be_returned_to(
    game: str, seats: int, options: dict[str, object]
) -> None:
    history = GameHistory(rt.game(game), seats, 6, options)
    most = 0
    for seat, text in random_decisions(history, 6):
        shown = history.state.shown
        decide(history, seat, text)
        if history.state.shown != shown:
            assert history.undo_points == []
        assert all(point.seat == seat and point.before.shown == history.state.shown for point in history.undo_points)
        most = max(most, len(history.undo_points))
    assert 0 < most < 40


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_whoever_takes_back_all_he_may_sees_what_he_saw(game: str, seats: int, options: dict[str, object]) -> None:
    """All he may, again and again: nobody's view knows more than before, and the game goes on as if nothing was."""
    history = GameHistory(rt.game(game), seats, 7, options)
    viewers = [None, *range(seats)]
    rng = random.Random(7)
    taken_back = 0
    for seat, text in random_decisions(history, 7):
        before, legal = history.state.views(viewers), legal_texts(history.state, seat)
        for one in [text, *rng.sample(legal, min(2, len(legal)))]:
            decide(history, seat, one)
            if history.undoable != seat:
                break
            history.take_back(seat)
            taken_back += 1
            assert history.state.views(viewers) == before and legal_texts(history.state, seat) == legal
        else:
            decide(history, seat, text)
    assert taken_back > 20


def test_taking_back_returns_to_the_very_position() -> None:
    history = at("blood_rage", 4, 5, "turn")
    before, seq = history.state.to_dict(), history.seq
    seat, text = first(history, "invade")
    decide(history, seat, text)
    question = history.questions[seat]
    history.take_back(seat)
    assert history.state.to_dict() == before and history.seq == seq + 2
    assert history.questions[seat] == history.seq != question
    again = GameHistory(history.game, 4, history.seed, history.options)
    for row in history.rows:
        again.carry_out(row)
    assert again.state.to_dict() == before and again.questions == history.questions
    for then in (0, 3, seq, seq + 1, seq + 2):
        looked = asyncio.run(history.position(then))
        assert looked.view(None) == asyncio.run(again.position(then)).view(None)
    assert asyncio.run(history.position(seq + 2)).to_dict() == before


def test_undo_over_the_socket_follows_the_law(server: Server) -> None:
    made = server.new_table(seats="hhh", seed=3)

    async def play() -> None:
        async with await made.sit(0) as one, await made.sit(1) as other, await made.sit(2) as third:
            with pytest.raises(Refused):
                await one.undo()
            await one.decide(one.legal[0])
            assert one.undoable and one.question is None and not other.undoable
            with pytest.raises(Refused) as refusal:
                await other.undo()
            assert refusal.value.key == "undo"
            picks = list(one.view["draft"]["picks"])
            await one.undo()
            await one.until(lambda: one.seq == 2)
            assert (
                one.question is not None
                and one.view["draft"]["picks"] != picks
                and one.log[-1]["events"][0]["name"] == "undone"
            )
            await one.decide(one.legal[1])
            await other.decide(other.legal[0])
            await third.decide(third.legal[0])
            for client, key in ((one, "undo"), (other, "undo"), (third, "undo_shown")):
                with pytest.raises(Refused) as refusal:
                    await client.undo()
                assert refusal.value.key == key

    run(play())


def test_everybody_is_told_of_an_undo_and_the_log_only_grows(server: Server) -> None:
    made = server.new_table(seats="hh", seed=3, first_game=True)

    async def play() -> None:
        async with await made.sit(0) as one, await made.sit(1) as other:
            player, rival = (one, other) if one.question is not None else (other, one)
            await player.decide(next(text for text in player.legal if text.startswith("invade")))
            await player.undo()
            await rival.until(lambda: rival.seq == 2)
            assert rival.log[-1]["decision"] is None and rival.log[-1]["events"][0]["name"] == "undone"
            await player.until(lambda: player.seq == 2)
            assert player.question == 2

    run(play())
    log = server.get(f"{made.path}/log", made.tokens[0]).json()["entries"]
    assert [entry["seq"] for entry in log] == list(range(len(log)))
