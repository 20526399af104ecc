"""A scenario that says the truth passes; one that does not fails with a sentence that says where and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from ragnatafl.core import scenario, scenario_run
from ragnatafl.core.errors import IllegalAction, ScenarioError
from tests import toy

HEAD = 'game = "toy"\n[[scenario]]\nid = "S-1"\nrules = ["TOY-1"]\n'
POSITION = "position = { hands = [[1, 2, 9], [3, 3, 4]] }\n"


def write(folder: Path, body: str, head: str = HEAD, name: str = "a.toml") -> Path:
    file = folder / name
    file.write_text(head + body, encoding="utf-8")
    return file


def outcome(folder: Path, body: str) -> str:
    """ "" if the scenario passes, else its message."""
    (result,) = scenario_run.run_all(scenario.load([write(folder, body)]))
    assert result.passed == (result.message == "")
    return result.message


def test_a_scenario_with_every_kind_of_step_passes(tmp_path: Path) -> None:
    body = (
        POSITION
        + """
steps = [
  { legal = "embla", is = ["pick 4", "pick 3"] },
  { legal = "ask", has = ["pick 9"], lacks = ["pick 3"] },
  { try = "ask: pick 3", refused = "TOY-1.1" },
  { try = "ask: sing", refused = "notation" },
  "ask: pick 9",
  { view = "embla", hides = ["9"], shows = ["4"] },
  { view = "spectator", hides = ["9", "4"] },
  { expect = { "waiting" = ["embla"], "giver" = "none" } },
  "embla: pick 3",
  { expect = { "ask.score" = 9, "ask.hand" = [1, 2], "ask.hand.1" = 2 } },
  { try = "ask: give ask", refused = "RULING-01" },
  { round_trip = true },
  "ask: give embla",
  { random_until = "round", equals = 3, seed = 2, limit = 50 },
]
expect = { "round" = 3, "over" = false }
"""
    )
    assert outcome(tmp_path, body) == ""


def test_a_scenario_can_say_how_many_and_which_events_were_told(tmp_path: Path) -> None:
    steps = """
steps = [
  { expect = { "ask.hand.count" = 3 } },
  "ask: pick 9",
  { events = "embla", is = [] },
  "embla: pick 3",
  { events = "spectator", is = ["reveal"], lacks = ["give"] },
  "ask: give embla",
  { events = "embla", has = ["give", { name = "give", seat = "ask", to = "embla" }] },
  { events = "embla", lacks = [{ name = "give", to = "ask" }] },
]
"""
    assert outcome(tmp_path, POSITION + steps) == ""
    short = POSITION + 'steps = ["ask: pick 9", "embla: pick 3", {}]\n'
    assert "should have been told 'give', but was told reveal" in outcome(
        tmp_path, short.replace("{}", '{ events = "ask", has = ["give"] }')
    )
    assert "should not have been told 'reveal'" in outcome(
        tmp_path, short.replace("{}", '{ events = "ask", lacks = ["reveal"] }')
    )
    assert "should have been told []" in outcome(tmp_path, short.replace("{}", '{ events = "ask", is = [] }'))
    assert "ask.hand.count should be 4" in outcome(tmp_path, POSITION + 'expect = { "ask.hand.count" = 4 }')


def test_a_new_game_can_be_the_position(tmp_path: Path) -> None:
    assert outcome(tmp_path, 'new = { seats = 3, seed = 5, rounds = 1 }\nexpect = { "lif.score" = 0 }') == ""
    assert "2 to 4 seats" in outcome(tmp_path, 'new = { seats = 7 }\nexpect = { "over" = false }')


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (
            'steps = ["ask: pick 3"]',
            r'at step 1: "ask: pick 3" was refused: .*TOY-1\.1.* Legal for ask: pick 1, pick 2',
        ),
        ('steps = ["ask: pick 1", "ask: pick 1"]', "at step 2: .* Waiting for embla"),
        ('steps = ["odin: pick 1"]', 'no seat "odin"; there is: ask, embla'),
        ('steps = [{ try = "ask: pick 1", refused = "TOY-1.1" }]', r"is legal, but should be refused by TOY-1\.1"),
        ('steps = [{ try = "ask: keep", refused = "TOY-1.1" }]', r"refused by TOY-1\.1, but was refused by TOY-3\.1"),
        ('steps = [{ legal = "ask", is = ["pick 1", "pick 3"] }]', "missing: pick 3; too many: pick 2, pick 9"),
        ('steps = [{ legal = "ask", has = ["pick 3"] }]', '"pick 3" should be legal for ask: You do not have'),
        ('steps = [{ legal = "ask", lacks = ["pick 1"] }]', '"pick 1" should not be legal'),
        ('steps = [{ view = "ask", hides = ["9"] }]', 'view of ask should hide "9"'),
        ('steps = [{ view = "embla", shows = ["9"] }]', 'view of embla should show "9"'),
        ('steps = [{ random_until = "round", equals = 9 }]', 'the game ended before "round" became 9'),
        ('steps = [{ random_until = "round", equals = 3, limit = 1 }]', "within 1 decisions"),
        ('expect = { "ask.score" = 1 }', r"at the end: ask\.score should be 1, but is 0"),
        ('expect = { "ask.scor" = 1 }', r'no fact "ask\.scor"; nearest at "ask": score'),
        ('expect = { "aks.score" = 1 }', r'no fact "aks\.score"; nearest at the top: ask'),
        ('expect = { "ask.score.x" = 1 }', r'no fact "ask\.score\.x"; "ask\.score" is 0'),
        ('expect = { "over" = 0 }', "over should be 0, but is False"),
    ],
)
def test_what_is_not_true_fails_and_says_why(tmp_path: Path, body: str, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        raise AssertionError(outcome(tmp_path, POSITION + body))


def test_a_refusal_that_changes_the_position_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: toy.ToyState, seat: int, action: int) -> None:
        self.data["round"] += 1
        raise IllegalAction("No.", "TOY-3.1")

    monkeypatch.setattr(toy.ToyState, "play", careless)
    message = outcome(tmp_path, POSITION + 'steps = [{ try = "ask: keep", refused = "TOY-3.1" }]')
    assert "changed the position" in message


def test_a_broken_invariant_fails_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "invariants", lambda self, state: ["A card is missing."])
    assert "not sound: A card is missing." in outcome(tmp_path, POSITION + 'expect = { "over" = false }')


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (
            POSITION + 'expects = { "over" = false }',
            r'a\.toml: scenario\.S-1\.expects is not a known key \(did you mean "expect"\?\)',
        ),
        (POSITION, "checks nothing"),
        ('expect = { "over" = false }', 'needs either "position" or "new"'),
        (POSITION + 'steps = ["pick 3"]', r'scenario\.S-1\.steps\.1 must be "seat: notation" or a table, not "pick 3"'),
        (POSITION + 'steps = [{ try = "ask: keep" }]', r"steps\.1\.refused is missing"),
        (
            POSITION + 'steps = [{ try = "ask: keep", refusd = "X" }]',
            r'refusd is not a known key \(did you mean "refused"',
        ),
        (POSITION + 'steps = [{ sing = "loud" }]', "exactly one of the keys try, expect"),
        (POSITION + 'steps = [{ legal = "ask" }]', r"steps\.1 needs one of has, is, lacks"),
        (POSITION + "steps = [3]", r'steps\.1 must be "seat: notation" or a table, not 3'),
        ("position = 3", r"scenario\.S-1\.position must be a table, not 3"),
        ("position = {", "is not valid TOML"),
    ],
)
def test_a_malformed_file_is_named_with_scenario_and_key(tmp_path: Path, body: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        scenario.load([write(tmp_path, body)])


def test_a_position_that_the_game_refuses_fails_only_its_scenario(tmp_path: Path) -> None:
    assert 'at the position: A position of the toy has no "board"' in outcome(
        tmp_path, 'position = { board = 1 }\nexpect = { "over" = false }'
    )


def test_the_folder_under_scenarios_names_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "scenarios" / "toy" / "cards"
    folder.mkdir(parents=True)
    body = POSITION + 'expect = { "over" = false }'
    write(folder, body, HEAD.replace('game = "toy"\n', ""))
    (tmp_path / "scenarios" / "toy" / "allow.toml").write_text("[allow]\n")
    (found,) = scenario.load([tmp_path / "scenarios"])
    assert found.game == "toy"
    with pytest.raises(ScenarioError, match="game must be named"):
        scenario.load([write(tmp_path, body, HEAD.replace('game = "toy"\n', ""))])


def test_an_id_stands_only_once_and_paths_must_exist(tmp_path: Path) -> None:
    body = POSITION + 'expect = { "over" = false }'
    first, second = write(tmp_path, body), write(tmp_path, body, name="b.toml")
    with pytest.raises(ScenarioError, match=r'"S-1" already stands in .*a\.toml'):
        scenario.load([first, second])
    with pytest.raises(ScenarioError, match="no scenario file or folder"):
        scenario.load([tmp_path / "none"])
    (tmp_path / "empty").mkdir()
    with pytest.raises(ScenarioError, match="no scenario file"):
        scenario.load([tmp_path / "empty"])
