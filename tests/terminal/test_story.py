"""What happened, told in a terminal: the sentences of the browser's log, in colours."""

from __future__ import annotations

from ragnatafl import game
from ragnatafl.core import registry
from ragnatafl.core.contract import Event
from ragnatafl.core.manifest import Manifest
from ragnatafl.locale.speech import speech
from ragnatafl.terminal.screen import PlainScreen, screen
from ragnatafl.terminal.story import tell


def test_the_terminal_says_the_sentence_of_the_log_in_the_language_asked_for() -> None:
    over = Event("activated", 1, {"enemy": "fenrir", "turn_over": True, "god": "heimdall"}, "YG-8.5")
    spared = Event("activated", 2, {"enemy": "fenrir", "god": "tyr"}, "YG-8.5")
    manifest, shown = registry.manifest("yggdrasil"), screen(game("yggdrasil"), speech())
    english = [str(line) for line in tell([over, spared], manifest, shown, speech("en"))]
    assert english == ["Fenrir is activated: the turn of Heimdall is over.", "Fenrir is activated."]
    (russian, _) = tell([over, spared], manifest, shown, speech("ru"))
    assert str(russian) == "Активируется Фенрир: ход Хеймдалля окончен."


def test_what_only_boards_need_is_not_told_and_headings_stand_out() -> None:
    events = [Event("turn_began", 0, {"clan": "wolf"}), Event("age_began", None, {"age": 2})]
    (line,) = tell(events, registry.manifest("blood_rage"), screen(game("blood_rage"), speech()), speech())
    assert (str(line), line.style) == ("Age 2 begins.", "bold")


def test_the_name_of_a_seat_has_its_colour() -> None:
    shown = screen(game("blood_rage"), speech())
    (line,) = tell([Event("passed", 0, {"clan": "wolf"})], registry.manifest("blood_rage"), shown, speech())
    (span,) = line.spans
    assert (line.plain[span.start : span.end], span.style) == ("Wolf", shown.seat_text("wolf").style)


def test_a_game_without_words_is_told_plainly() -> None:
    toy = Manifest("toy", "Toy", "", "toy", "seat", 2)
    (line,) = tell([Event("sang_loud", 0, {"song": "x"})], toy, PlainScreen(game("blood_rage"), speech()), speech())
    assert str(line) == "sang loud: song x"
