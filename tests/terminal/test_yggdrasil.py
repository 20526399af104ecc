"""Yggdrasil on a small screen and on a wide one: it fits, it speaks in sentences, and its odds are exact."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from io import StringIO
from itertools import product
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from ragnatafl.core.contract import State, View
from ragnatafl.core.offers import Offer
from ragnatafl.core.record import Record
from ragnatafl.core.registry import game
from ragnatafl.core.rng import Rng
from ragnatafl.games.yggdrasil.rules.notation import ACTIONS
from ragnatafl.games.yggdrasil.rules.odds import (
    RiskResources,
    convolve,
    dice_rows,
    fight_risks,
    percent,
    risk_resources,
    roll_odds,
    with_everything,
    without_gifts,
)
from ragnatafl.games.yggdrasil.terminal.words import Words
from ragnatafl.locale.speech import speech
from ragnatafl.terminal.play import TerminalTable, _drawn
from ragnatafl.terminal.screen import screen, seating

THIRD = Fraction(1, 3)


def anybody(seed: int) -> Callable[[str], str]:
    """Somebody who answers with small numbers, some of them too big."""
    rng = Rng(seed)
    return lambda prompt: str(1 + int(rng.below(9)))


def random_games(count: int, sagas: bool = False) -> Iterator[tuple[State, int]]:
    """Every moment of some random games, with the seat that is asked."""
    played = game("yggdrasil")
    for seed in range(count):
        options = {"saga": 1 + seed % 6} if sagas else {"level": ("easy", "hard")[seed % 2]}
        state = played.new(seats=1 + seed % 5, seed=seed, **options)
        rng = Rng(seed)
        while not state.over:
            seat = state.waiting[0]
            yield state, seat
            legal = state.legal(seat)
            state.play(seat, legal[int(rng.below(len(legal)))])


def test_a_piece_is_told_as_in_the_browser() -> None:
    words = Words(speech("en"))
    assert words.text("artifact", "megingjord") == "Your Artifacts that take away one risk take away 2 instead."
    assert words.text("creature", "hildisvini") == "Take up to 3 Elves."
    assert words.power("thor") == "A success on his god die takes away 2 risks."


@pytest.mark.parametrize(
    ("width", "height", "seats", "language"),
    [
        *((80, 24, 1, "en"), (80, 24, 5, "en"), (120, 45, 3, "en")),
        *((80, 24, 3, "pl"), (80, 24, 2, "ru"), (120, 45, 4, "bg")),
    ],
)
def test_a_whole_game_fits_the_screen(width: int, height: int, seats: int, language: str, tmp_path: Path) -> None:
    console = Console(file=StringIO(), width=width, height=height)
    record = Record.start("yggdrasil", seats, 11, ["human"] + ["bot random"] * (seats - 1), level="hard")
    assert TerminalTable(record, console, tmp_path / "a.tafl", anybody(3), language=language).run()
    assert isinstance(console.file, StringIO)
    say = speech(language).say
    screen = console.file.getvalue().split(say("ui-terminal-record", file="").partition(";")[0].strip())[0]
    assert max(len(line) for line in screen.splitlines()) <= width
    assert say("yg-choice-done-move") in screen
    assert f"{say('ui-terminal-lost')}: " in screen or f"{say('ui-terminal-won')}: " in screen
    assert "(D" in screen or "(YG-19.1)" in screen
    assert "_" not in screen and "yg-" not in screen and "ui-" not in screen  # names, not ids
    assert Record.load(tmp_path / "a.tafl").replay().over


def test_a_person_names_the_order_of_turns_where_a_bot_would_speak_for_the_team() -> None:
    """YG-27.1."""
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        if len(asked) > 2:
            raise EOFError
        return "1"

    record = Record.start("yggdrasil", 3, 11, ["bot greedy", "human", "bot greedy"], gods="thor,odin,tyr")
    assert not TerminalTable(record, Console(file=StringIO(), width=80), None, read).run()
    assert asked[:2] == ["Odin> ", "Odin> "]
    assert [(seat, text.split()[0]) for seat, text in record.decisions[:2]] == [(0, "turn"), (0, "turn")]


def test_the_board_fits_twentyfour_lines_with_its_question() -> None:
    played = screen(game("yggdrasil"), speech("en"))
    console = Console(file=StringIO(), width=80, height=24)
    for state, seat in random_games(5):
        with console.capture() as picture:
            console.print(played.board(state.view(seat), 80, 24))
        assert picture.get().count("\n") <= 19 + max(3, len(state.view(seat)["gods"])), picture.get()


@pytest.mark.parametrize("sagas", [False, True])
def test_every_question_of_many_games_is_a_sentence_with_every_answer_once(sagas: bool) -> None:
    asked: set[str] = set()
    played = screen(game("yggdrasil"), speech("en"))
    console = Console(file=StringIO(), width=80)
    for state, seat in random_games(30, sagas):
        view = state.view(seat)
        offers = state.offers(seat)
        name = view["decision"]["name"]
        asked.add(name)
        sentence = played.prompt(view)
        assert sentence.rstrip().endswith((".", "?", ")")), (name, sentence)
        assert "_" not in sentence, (name, sentence)
        groups = played.choices(view, offers)
        assert sorted(choice.notation for group in groups for choice in group.items) == sorted(
            offer.text for offer in offers
        )
        for group in groups:
            for choice in group.items:
                assert choice.label and "_" not in choice.label + choice.note, choice
            if name in ("heroes", "dice"):  # a table must not be torn apart
                with console.capture() as picture:
                    console.print(_drawn(group, 1, 80))
                assert picture.get().count("\n") == len(offers) + 1, picture.get()
    assert {"turn_order", "move", "action", "dice", "elves", "amount", "runestones", "creature"} <= asked


def offered(*texts: str) -> list[Offer]:
    return [Offer(number, ACTIONS.parse(text), {}, "", dict) for number, text in enumerate(texts)]


def test_sagas_and_relations_are_asked_in_words() -> None:
    state = game("yggdrasil").new(seats=3, seed=1, saga=1, gods="thor,odin,tyr")
    played = screen(game("yggdrasil"), speech("en"))
    wanted = {"elves": 2, "vanir_dice": 1, "artifacts": ["andvarinaut"]}
    kin = {"name": "kin", "linked": "odin", "holder": "thor", "wanted": wanted}
    view = {**state.view(0), "decision": kin}
    asked = "Kin: Thor, you are asking Odin for: 2 Elves, 1 Vanir die, and Andvarinaut. Anything else?"
    assert played.prompt(view) == asked
    (group,) = played.choices(view, offered("take elf", "take draupnir", "done"))
    assert [choice.label for choice in group.items] == ["An Elf", "Draupnir", "Ask for this"]
    assert played.prompt({**view, "decision": {**kin, "name": "kin_consent"}}).startswith("Kin: Thor asks you, Thor")
    view = {**view, "decision": {"name": "travel"}}
    labels = [choice.label for group in played.choices(view, offered("travel tyr", "done")) for choice in group.items]
    assert labels == ["Join Tyr in Asgard", "Join nobody"]
    console = Console(file=StringIO(), width=80)
    console.print(played.board(view, 80, 24))
    assert isinstance(console.file, StringIO)
    assert "Saga 1, The Murder of Baldr: Frigg's errand   Oaths 0, Baldr's steps 0" in console.file.getvalue()
    assert "Nidhögg ◇◇ 0/2" in console.file.getvalue()


# -- odds ----------------------------------------------------------------------------------------------------------
def enumerated(
    means: RiskResources, risks: int, dice: int, elves: int, good_god: int, good_vanir: int
) -> list[Fraction]:
    """Life lost, by rolling every combination of faces; `good` are how many of six faces succeed."""
    lost = [Fraction(0)] * (risks + 1)
    rolls = list(product(range(6), repeat=dice + 1))
    for god, *vanir in rolls:
        left, spare = risks, elves
        failed = sum(1 for face_ in vanir if face_ >= good_vanir)
        left -= dice - failed
        if god < good_god:
            left -= means.worth
        elif spare and left > 0:
            left, spare = left - means.worth, spare - 1
        while left > 0 and spare and failed:
            left, spare, failed = left - 1, spare - 1, failed - 1
        while left > 0 and means.pairs and spare >= means.pairs:
            left, spare = left - 1, spare - means.pairs
        lost[max(0, left)] += Fraction(1, len(rolls))
    return lost


@pytest.mark.parametrize(
    ("god", "vanir", "worth", "pairs"), [(2, 2, 1, 0), (2, 2, 2, 0), (4, 2, 1, 0), (3, 3, 1, 0), (2, 2, 1, 2)]
)
def test_the_odds_agree_with_enumeration(god: int, vanir: int, worth: int, pairs: int) -> None:
    means = RiskResources(Fraction(god, 6), worth, Fraction(vanir, 6), 4, pairs=pairs)
    for risks, dice, elves in product(range(1, 7), range(4), range(5)):
        odds = roll_odds(means, risks, dice, elves)
        assert list(odds.lost) == enumerated(means, risks, dice, elves, god, vanir), (risks, dice, elves)
        assert sum(odds.lost) == 1
        assert odds.dice_back == Fraction(dice, 3)


def test_rerolls_added_dice_and_late_heroes_enter_the_odds() -> None:
    plain = RiskResources(THIRD, 1, THIRD, 2)
    assert roll_odds(plain, 1, 0, 0).unhurt == THIRD
    assert roll_odds(replace(plain, reroll_god=True), 1, 0, 0).unhurt == Fraction(5, 9)
    assert roll_odds(replace(plain, reroll_vanir=True), 1, 1, 0).unhurt == 1 - Fraction(2, 3) ** 3
    assert roll_odds(replace(plain, added=(THIRD,)), 1, 0, 0).unhurt == Fraction(5, 9)
    assert roll_odds(replace(plain, support=(THIRD,)), 2, 0, 2).unhurt == 1
    assert roll_odds(replace(plain, added=(THIRD,)), 2, 0, 2).unhurt == THIRD
    assert roll_odds(replace(plain, heroes=2, late_heroes=True), 3, 0, 0).unhurt == THIRD
    assert roll_odds(replace(plain, god_die=None), 1, 0, 1).lost == (0, 1)
    assert roll_odds(plain, 0, 2, 0).lost == (1,)
    # Draupnir goes to the own god die first, and to a supporting god's die only if the own one has succeeded.
    both = replace(plain, support=(THIRD,), reroll_god=True)
    assert roll_odds(both, 2, 0, 0).unhurt == THIRD * Fraction(5, 9) + Fraction(2, 3) * THIRD * THIRD
    assert convolve((THIRD, 1 - THIRD), (THIRD, 1 - THIRD)) == (Fraction(1, 9), Fraction(4, 9), Fraction(4, 9))
    assert [percent(Fraction(chance)) for chance in (0, 1, Fraction(1, 1000), Fraction(999, 1000))] == [
        *("0%", "100%", "1%", "99%")
    ]


def changed(view: View, seat: int, **pool: object) -> View:
    players = [dict(player) for player in view["players"]]
    players[seat].update(pool)
    return {**view, "players": players}


def test_the_odds_of_a_view_know_artifacts_jotuns_and_powers() -> None:
    state = game("yggdrasil").new(seats=3, seed=1, level="hard", gods="thor,tyr,freyia")
    view = state.view(0)
    assert risk_resources(view, 0).worth == 2
    assert risk_resources(view, 1).god_die == Fraction(4, 6)
    assert risk_resources(view, 2).late_heroes
    armed = changed(view, 0, artifacts=["gungnir", "megingjord"], elves=2, vanir=1)
    strong = {**armed, "opponents": [{"id": "hel", "place": "niflheim", "risks": 5}]}
    assert fight_risks(strong, 0, "hel") == 3
    assert fight_risks({**strong, "jotuns": ["thrym"]}, 0, "hel") == 5
    assert fight_risks(armed, 0, "thiazi") == 2
    assert risk_resources({**armed, "jotuns": ["suttung", "hrungnir", "utgardloki"]}, 0) == replace(
        risk_resources(armed, 0), god_die=None, vanir=0, elves=0
    )
    assert without_gifts(armed, 0, 2).unhurt == THIRD
    assert with_everything({**armed, "heroes": 1}, 0, 4).unhurt == 1
    rows = dice_rows(armed, 0, 3, [0, 1])
    assert rows[1][1].unhurt == Fraction(1, 9)
    assert risk_resources(changed(view, 0, vanir_faces=["III"]), 0).good_back == THIRD


def test_people_get_the_gods_they_ask_for() -> None:
    played = game("yggdrasil")
    names = ["heimdall", "tyr", "odin"]
    assert seating(played, names, ["thor", "odin"], {})["gods"] == ["thor", "odin", "heimdall"]
    assert seating(played, names, ["tyr"], {"level": "hard"}) == {"level": "hard"}
    assert seating(played, names, ["wolf"], {}) == {}
    assert seating(game("blood_rage"), ["wolf", "raven"], ["bear"], {}) == {"clans": ["bear", "wolf"]}


def test_the_elf_of_a_god_who_adds_a_die_turns_that_die() -> None:
    state = game("yggdrasil").position(
        {
            "gods": ["odin", "thor", "tyr"],
            "level": "hard",
            "phase": "action",
            "chance": ["god BLANK", "god III"],
            "odin": {"world": "midgard"},
            "thor": {"world": "midgard", "elves": 1},
        }
    )
    for seat, text in ((0, "fight jormungand"), (1, "add")):
        state.play(seat, state.parse(seat, text))
    assert state.view(1)["decision"] == {"name": "added_elf", "god": "thor"}
    groups = screen(game("yggdrasil"), speech("en")).choices(state.view(1), state.offers(1))
    labels = [choice.label for group in groups for choice in group.items]
    assert labels == ["An Elf turns the god die (rune III)", "No"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "all five can only fall if"), ("pl", "cała piątka padnie"), ("ru", "все пятеро"), ("bg", "и петимата")],
)
def test_a_fight_that_would_put_an_enemy_of_the_five_out_of_reach_says_so(language: str, said: str) -> None:
    """YG-22.6.10: Loki and Fenrir flee into the Cage, where no duel is possible; the others stay on the Tree."""
    told = {}
    for enemy in ("loki", "fenrir", "surtur", "hel"):
        position = {"gods": ["freyr", "odin", "thor"], "saga": 6, "page": 2, "phase": "action"}
        state = game("yggdrasil").position({**position, "enemies": {enemy: "asgard"}, "freyr": {"world": "asgard"}})
        state.play(0, state.parse(0, f"fight {enemy}"))
        told[enemy] = screen(game("yggdrasil"), speech(language)).prompt(state.view(0))
    assert [enemy for enemy, prompt in told.items() if said in prompt] == ["loki", "fenrir"]


@pytest.mark.parametrize("language", ["en", "pl", "ru", "bg"])
def test_what_threatens_is_told_with_its_sign_and_its_sentence(language: str) -> None:
    """On a tall screen below the board, else by signs; "gods" tells each activation and each end of the game."""
    table = {"gods": ["thor", "odin"], "enemies": {"hel": "asgard"}, "wheel": {"hel": ["thor"], "nidhogg": ["odin"]}}
    view = game("yggdrasil").position({**table, "nidhogg": 6}).view(0)
    words = speech(language)
    drawn = screen(game("yggdrasil"), words)
    tall, small, all_told = (
        printed(one) for one in (drawn.board(view, 120, 50), drawn.board(view, 80, 24), drawn.details(view))
    )
    lost, won = words.say("yg-forecast-D2"), words.say("yg-forecast-won")
    assert (
        f"‼ {words.say('yg-enemy-hel').upper()}: {lost}" in tall
        and f"+ {words.say('yg-enemy-nidhogg').upper()}: {won}" in tall
    )
    assert lost not in small and "‼" in small
    assert lost in all_told and won in all_told
    assert words.say("yg-end-D2.text", left=0, of=2) in all_told
    assert "yg-" not in all_told


def printed(drawn: RenderableType) -> str:
    console = Console(file=StringIO(), width=300)
    with console.capture() as picture:
        console.print(drawn)
    return str(picture.get())
