"""Blood Rage on a small screen and on a wide one: it fits, it speaks in sentences, in every language."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from ragnatafl.core.record import Record
from ragnatafl.core.registry import game
from ragnatafl.core.rng import Rng
from ragnatafl.games.blood_rage.terminal.words import Words
from ragnatafl.locale.speech import Name, speech
from ragnatafl.terminal.play import TerminalTable
from ragnatafl.terminal.screen import screen


def anybody(seed: int) -> Callable[[str], str]:
    """Somebody who answers with small numbers, some of them too big."""
    rng = Rng(seed)
    return lambda prompt: str(1 + int(rng.below(12)))


def test_a_card_is_told_as_in_the_browser() -> None:
    words = Words(speech("en"))
    assert words.card_text("fire_dragons") == "Whenever a ship of yours is destroyed, gain 8 glory."
    assert words.card_kind("quest_alfheim.2") == "quest, 7 glory"
    assert words.card_kind("dwarf_chieftain") == "monster, 0 rage"
    assert words.card_kind("heimdalls_sight") == "battle +X"


@pytest.mark.parametrize(
    ("width", "height", "seats", "language"),
    [
        (80, 24, 4, "en"),
        (120, 50, 3, "en"),
        (80, 40, 2, "en"),
        (80, 24, 4, "pl"),
        (80, 24, 3, "ru"),
        (120, 50, 4, "bg"),
    ],
)
def test_a_whole_game_fits_the_screen(width: int, height: int, seats: int, language: str, tmp_path: Path) -> None:
    console = Console(file=StringIO(), width=width, height=height)
    record = Record.start("blood_rage", seats, 11, ["human"] + ["bot random"] * (seats - 1))
    assert TerminalTable(record, console, tmp_path / "a.tafl", anybody(3), language=language).run()
    assert isinstance(console.file, StringIO)
    screen = console.file.getvalue()
    say = speech(language).say
    assert max(len(line) for line in screen.splitlines()) <= width
    assert say("br-prompt-turn", clan=Name("br-clan-wolf"), rage=6) in screen
    assert say("ui-terminal-end") in screen
    names = screen.replace("tmp_path", "").split(say("ui-terminal-end"))[0]
    assert "_" not in names and "br-" not in names and "ui-" not in names  # names, not ids
    assert Record.load(tmp_path / "a.tafl").replay().over


def test_every_question_of_many_games_is_a_sentence_with_every_answer_once() -> None:
    played = game("blood_rage")
    played_screen = screen(played, speech("en"))
    asked: set[str] = set()
    for seed in range(15):
        state = played.new(seats=2 + seed % 3, seed=seed)
        rng = Rng(seed)
        while not state.over:
            seat = state.waiting[int(rng.below(len(state.waiting)))]
            view = state.view(seat)
            legal = state.legal(seat)
            offers = state.offers(seat)
            name = view["decision"]["name"]
            asked.add(name)
            sentence = played_screen.prompt(view)
            assert sentence.rstrip().endswith((".", "?")), (name, sentence)
            assert "_" not in sentence, (name, sentence)
            assert "(" + name.replace("_", " ") not in sentence, name
            offered = [choice.notation for group in played_screen.choices(view, offers) for choice in group.items]
            assert sorted(offered) == sorted(offer.text for offer in offers)
            state.play(seat, legal[int(rng.below(len(legal)))])
    assert {"draft_pick", "turn", "join", "battle_card", "keep_card", "raise_stat", "march_to", "march_send"} <= asked


def test_the_board_fits_twentyfour_lines_with_its_question() -> None:
    played = game("blood_rage")
    state = played.new(seats=4, seed=3)
    console = Console(file=StringIO(), width=80, height=24)
    rng = Rng(5)
    tallest = 0
    while not state.over:
        with console.capture() as picture:
            console.print(screen(played, speech("en")).board(state.view(0), 80, 20))
        tallest = max(tallest, picture.get().count("\n"))
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.play(seat, legal[int(rng.below(len(legal)))])
    assert tallest <= 20
