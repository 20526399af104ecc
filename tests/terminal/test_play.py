"""Playing the toy in a terminal: what is typed is understood, nothing is lost, nothing hidden is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ragnatafl.core.contract import Outcome
from ragnatafl.core.errors import OptionError
from ragnatafl.core.record import UNFINISHED, Record
from ragnatafl.core.rng import Rng
from ragnatafl.locale.speech import speech
from ragnatafl.terminal.play import TerminalTable, free_path, parse_players
from ragnatafl.terminal.replay import Viewer


def typed(lines: Sequence[str]) -> Callable[[str], str]:
    """Somebody who types these lines and then closes the terminal."""
    left: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    return read


def sit_down(
    lines: Sequence[str], path: Path | None = None, players: Sequence[str] = ("human", "bot random")
) -> tuple[bool, str, Record]:
    record = Record.start("toy", len(players), 7, players)
    console = Console(file=StringIO(), width=80, height=24)
    finished = TerminalTable(record, console, path, typed(lines)).run()
    assert isinstance(console.file, StringIO)
    return finished, console.file.getvalue(), record


def test_a_whole_game_can_be_played_by_number(tmp_path: Path) -> None:
    finished, screen, _ = sit_down(["1"] * 20, tmp_path / "a.tafl")
    assert finished
    assert "The end" in screen
    assert "wins." in screen or "share the victory." in screen
    saved = Record.load(tmp_path / "a.tafl")
    assert saved.result != UNFINISHED
    assert saved.replay().over
    assert saved.players == ["human", "bot random"]


def test_a_draw_is_called_one_where_a_game_knows_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """BR-21.3: where it does not, tied players share the victory."""
    table = TerminalTable(Record.start("toy", 2, 7), Console(file=StringIO()))
    assert table._winners(Outcome((1, 1), (0, 1))).endswith("share the victory.")
    monkeypatch.setitem(table.speech.messages, f"{table.manifest.prefix}-draw", "The game is a draw.")
    assert table._winners(Outcome((1, 1), (0, 1))) == "The game is a draw."
    assert table._winners(Outcome((0, 1), (1,))).endswith("wins.")


def test_notation_shortened_words_and_unknown_words_are_understood() -> None:
    first = Record.start("toy", 2, 7).replay().legal(0)[0]
    _, screen, record = sit_down([f"pi {first}"])
    assert (0, f"pick {first}") in record.decisions
    _, screen, _ = sit_down(["sing", "", "99", "give ask", "why keep", f"why pick {first}", "why", "p"])
    assert '"sing" is not the notation of any action.' in screen
    assert "Write a number or a choice" in screen
    assert "There are choices 1 to" in screen
    assert screen.count("You do not have that choice. (TOY-3.1)") == 1
    assert "You cannot give to yourself. (RULING-01)" in screen
    assert "That is possible now." in screen


def test_every_command_answers(tmp_path: Path) -> None:
    file = tmp_path / "mine.tafl"
    lines = ["help", "board", "hand", "clans", "list", "log", "rules", "rules x", f"save {file}", "quit"]
    finished, screen, _ = sit_down(lines)
    assert not finished
    assert "Choose by number" in screen
    assert "mine.tafl" in screen.replace("\n", "")
    assert Record.load(file).seed == 7


@pytest.mark.parametrize("ending", [EOFError, KeyboardInterrupt])
def test_leaving_keeps_the_game_and_says_how_to_go_on(tmp_path: Path, ending: type[BaseException]) -> None:
    path = tmp_path / "a.tafl"
    answers = iter(["1"])

    def read(prompt: str) -> str:
        for answer in answers:
            return answer
        raise ending

    console = Console(file=StringIO(), width=80)
    record = Record.start("toy", 2, 7, ["human", "bot random"])
    assert not TerminalTable(record, console, path, read).run()
    saved = Record.load(path)
    assert saved.result == UNFINISHED
    assert saved.decisions == record.decisions
    assert TerminalTable(saved, console, path, typed(["1"] * 20)).run()


def test_a_folder_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    finished, screen, _ = sit_down(["1"] * 20, tmp_path / "none" / "a.tafl")
    assert finished
    assert screen.count("cannot be written") == 1


def test_a_new_game_never_overwrites_an_unfinished_one(tmp_path: Path) -> None:
    path = tmp_path / "save.tafl"
    assert free_path(path) == path
    sit_down(["1"], path)
    assert free_path(path) == tmp_path / "save-2.tafl"
    sit_down(["1"] * 20, path)
    assert free_path(path) == path


def test_friends_at_one_keyboard_are_asked_to_look_away() -> None:
    _, screen, _ = sit_down(["", "1", "", "1"], players=["human", "human"])
    assert "Now Ask." in screen
    assert "Now Embla." in screen


def test_seats_and_bots_are_dealt_out() -> None:
    names = ["ask", "embla", "lif", "thrasir"]
    assert parse_players(names, ["lif"], ["random"]) == ["bot random", "bot random", "human", "bot random"]
    assert parse_players(names, ["ask"], ["a", "b"]) == ["human", "bot a", "bot b", "bot b"]
    with pytest.raises(OptionError, match="no seat"):
        parse_players(names, ["odin"], ["random"])
    with pytest.raises(OptionError, match="all seats belong to bots"):
        sit_down([], players=["bot random", "bot random"])


def test_a_record_can_be_walked_to_and_fro(tmp_path: Path) -> None:
    _, _, record = sit_down(["1"] * 20)
    console = Console(file=StringIO(), width=80)
    lines = ["", "n", "b", f"g {len(record)}", "", "g 0", "b", "v ask", "v odin", "g 9999", "dance", "help", "q"]
    viewer = Viewer(record, console, read=typed(lines))
    viewer.walk()
    assert isinstance(console.file, StringIO)
    screen = console.file.getvalue()
    for sentence in ("the beginning", "That was the last decision.", "This is the beginning.", 'no seat "odin"'):
        assert sentence in screen
    assert "there is no position 9999" in screen
    for index in (3, 0, len(record), 2):
        viewer.go(index)
        assert viewer.state.to_dict() == record.replay(index).to_dict()


@pytest.mark.parametrize(
    ("game_name", "seats", "options", "language"),
    [
        ("blood_rage", 4, {}, "en"),
        ("blood_rage", 2, {}, "en"),
        ("blood_rage", 3, {}, "ru"),
        ("yggdrasil", 3, {}, "en"),
        ("yggdrasil", 5, {"level": "hard"}, "en"),
        ("yggdrasil", 2, {"saga": 1}, "pl"),
        ("yggdrasil", 3, {"saga": 4}, "en"),
    ],
)
def test_board_and_question_stand_on_one_small_screen(
    game_name: str, seats: int, options: dict[str, Any], language: str
) -> None:
    """One screen in twenty may be taller, when nearly everything is possible at once."""
    console = Console(file=StringIO(), width=80, height=24)
    assert isinstance(console.file, StringIO)
    screens: list[str] = []
    rng = Rng(0)

    def read(prompt: str) -> str:
        assert isinstance(console.file, StringIO)
        printed = console.file.getvalue()
        console.file = StringIO()
        _, blank, screen = printed.rpartition("\n\n")
        if blank:
            screens.append(screen + prompt)
        return str(1 + int(rng.below(9)))

    record = Record.start(game_name, seats, 0, ["human"] + ["bot random"] * (seats - 1), **options)
    TerminalTable(record, console, None, read, language=language).run()
    assert len(screens) > 5
    say = speech(language).say
    begins = (say("br-age", age="").strip(), say("yg-event-round_began", round="").strip())
    assert all(screen.startswith(begins) for screen in screens)
    tall = [screen for screen in screens if len(screen.splitlines()) > 24]
    assert len(tall) <= len(screens) / 20, max(tall, key=len)


def test_what_is_cut_on_a_small_screen_is_told_by_list() -> None:
    console = Console(file=StringIO(), width=80, height=24)
    record = Record.start("blood_rage", 4, 3, ["human"] + ["bot random"] * 3)
    TerminalTable(record, console, None, typed(["list"])).run()
    assert isinstance(console.file, StringIO)
    screen, listed = console.file.getvalue().split("The rest goes")[1:]
    assert "…" in screen
    assert "…" not in listed
