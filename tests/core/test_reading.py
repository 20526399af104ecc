"""One reader for all that is read: what it understands, and its one kind of sentence."""

from __future__ import annotations

import copy
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ragnatafl import ContentError, RagnataflError
from ragnatafl.core import position_text, registry, scenario, scenario_run
from ragnatafl.core.reading import Reader
from ragnatafl.core.record import Record
from ragnatafl.games.yggdrasil.campaign.campaign import Campaign

TABLE: dict[str, Any] = {
    "name": "Troll",
    "strength": 5,
    "late": False,
    "faces": ["S", "I"],
    "costs": [1, 2],
    "seed": "12",
    "nothing": None,
    "copies": {"1": [2, 9]},
    "rows": [{"saga": 1}, {"saga": "x"}],
    "wrong": 3.5,
}
COLOURS = {"red": 0, "green": 1}
READS: list[tuple[Callable[[Reader], object], object]] = [
    (lambda t: t.text("name"), "Troll"),
    (lambda t: t.text("name", ("Troll", "Elf")), "Troll"),
    (lambda t: t.text("nothing", default="x"), "x"),
    (lambda t: t.number("strength", 0, 9), 5),
    (lambda t: t.number("absent", 0, 9, default=-1), -1),
    (lambda t: t.written_number("seed", 0, 20), 12),
    (lambda t: t.flag("late"), False),
    (lambda t: t.flag("nothing", default=True), True),
    (lambda t: t.texts("faces", ("S", "I")), ["S", "I"]),
    (lambda t: t.texts("absent", optional=True), []),
    (lambda t: t.names("name"), ["Troll"]),
    (lambda t: t.names("faces"), ["S", "I"]),
    (lambda t: t.names("absent"), []),
    (lambda t: t.numbers("costs", 2, 1, 2), [1, 2]),
    (lambda t: t.indices("faces", {"S": 3, "I": 5}), [3, 5]),
    (lambda t: t.mask("faces", {"S": 3, "I": 40}), 2**3 + 2**40),
    (lambda t: t.table("copies").numbers("1"), [2, 9]),
    (lambda t: t.table("absent", optional=True).data, {}),
    (lambda t: t.rows("rows")[0].number("saga"), 1),
    (lambda t: t.entries("faces", 2).text("2"), "I"),
    (lambda t: t.where, "trolls.toml"),
    (lambda t: t.table("copies").where, "trolls.toml: copies"),
]
COMPLAINTS: list[tuple[Callable[[Reader], object], str]] = [
    (lambda t: t.only("name", "strenght"), 'strength is not a known key (did you mean "strenght"?).'),
    (lambda t: t.only("name", "qqq"), "strength is not a known key (known: name, qqq)."),
    (lambda t: t.text("absent"), "absent is missing."),
    (lambda t: t.text("nothing"), "nothing is missing."),
    (lambda t: t.text("strength"), "strength must be a text, not 5."),
    (lambda t: t.text("name", ("Elf", "Orc")), 'name must be one of Elf, Orc, not "Troll".'),
    (lambda t: t.number("strength", 0, 4), "strength must be a whole number from 0 to 4, not 5."),
    (lambda t: t.number("late"), "late must be a whole number from 0 to 1000, not false."),
    (lambda t: t.number("wrong", 0, 2**64 - 1), "wrong must be a whole number from 0 to 2**64 - 1, not 3.5."),
    (lambda t: t.written_number("name", 0, 2**63), 'name must be a whole number from 0 to 2**63, not "Troll".'),
    (lambda t: t.flag("strength"), "strength must be true or false, not 5."),
    (lambda t: t.index("name", COLOURS), 'name must be one of red, green, not "Troll".'),
    (lambda t: t.texts("name"), 'name must be a list, not "Troll".'),
    (lambda t: t.texts("faces", count=3), 'faces must be a list of 3, not ["S", "I"].'),
    (lambda t: t.texts("costs"), "costs.1 must be a text, not 1."),
    (lambda t: t.indices("faces", {"S": 0}), 'faces.2 must be one of S, not "I".'),
    (lambda t: t.numbers("costs", least=2), "costs.1 must be a whole number from 2 to 1000, not 1."),
    (lambda t: t.table("name"), 'name must be a table, not "Troll".'),
    (lambda t: t.table("copies").numbers("1", most=4), "copies.1.2 must be a whole number from 0 to 4, not 9."),
    (lambda t: t.rows("rows")[1].number("saga"), 'rows.2.saga must be a whole number from 0 to 1000, not "x".'),
    (lambda t: t.rows("faces"), 'faces.1 must be a table, not "S".'),
]


@pytest.mark.parametrize(("read", "found"), READS)
def test_what_is_there_is_read(read: Callable[[Reader], object], found: object) -> None:
    assert read(Reader(TABLE, "trolls.toml", ContentError)) == found


@pytest.mark.parametrize(("read", "said"), COMPLAINTS, ids=[said for _, said in COMPLAINTS])
def test_a_fault_is_told_with_file_path_and_key(read: Callable[[Reader], object], said: str) -> None:
    with pytest.raises(ContentError) as caught:
        read(Reader(TABLE, "trolls.toml", ContentError))
    assert str(caught.value) == f"trolls.toml: {said}"


def test_what_is_no_table_at_all_is_refused_and_a_long_value_is_cut() -> None:
    with pytest.raises(ContentError, match=r"^save must be a table, not \[1, 2\]\.$"):
        Reader([1, 2], "save", ContentError)
    with pytest.raises(ContentError) as caught:
        Reader({"name": ["x" * 10**6]}, "save", ContentError).text("name")
    assert len(str(caught.value)) < 120


def test_of_many_names_the_nearest_are_told() -> None:
    names = {f"card_{number}": number for number in range(500)}
    with pytest.raises(ContentError, match=r"must be one of 500, as card_4\d*, .*, not \"crad_4\""):
        Reader({"card": "crad_4"}, "save", ContentError).index("card", names)


# Whatever is damaged: one of our sentences, or something sound.

quick = settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
junk = st.recursive(
    st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8) | st.sampled_from(["it", "loki"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(min_size=1, max_size=6), inner, max_size=3),
    max_leaves=6,
)


def paths(data: Any, prefix: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found = [prefix] if prefix else []
    return found + [path for key, value in items for path in paths(value, (*prefix, key))]


def damaged(text: str, data: st.DataObject) -> str:
    """A file of TOML with one value, key or stretch of text that is not as it was."""
    if data.draw(st.booleans()):
        start = data.draw(st.integers(0, len(text)))
        return text[:start] + data.draw(st.text(max_size=8)) + text[data.draw(st.integers(start, start + 20)) :]
    whole: Any = copy.deepcopy(tomllib.loads(text))
    path = data.draw(st.sampled_from(paths(whole)))
    inner = whole
    for key in path[:-1]:
        inner = inner[key]
    value = inner.pop(path[-1])
    if isinstance(inner, dict):
        inner[data.draw(st.sampled_from([path[-1], "x"]))] = data.draw(junk | st.just(value))
    else:
        inner.insert(path[-1], data.draw(junk))
    return position_text.written(whole)


def is_refused_or_read(read: Callable[[], object]) -> None:
    try:
        read()
    except RagnataflError as error:
        text = str(error)
        assert text.endswith((".", ")", "?")) and "\n" not in text and len(text) < 600


@quick
@given(st.sampled_from([one for one in registry.manifests() if one.content]), st.data())
def test_a_damaged_content_folder_is_refused_or_sound(
    tmp_path_factory: pytest.TempPathFactory, one: Any, data: st.DataObject
) -> None:
    check = registry.load(one.content)
    shipped = Path(check.__globals__["FOLDER"])
    folder = tmp_path_factory.mktemp("content") / "folder"
    shutil.copytree(shipped, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    file = data.draw(st.sampled_from(sorted(folder.rglob("*.toml"))))
    file.write_text(damaged(file.read_text("utf-8"), data), "utf-8", "replace")
    is_refused_or_read(lambda: check(folder))
    shutil.rmtree(folder)


@quick
@given(st.data())
def test_a_damaged_scenario_is_refused_or_runs(tmp_path: Path, data: st.DataObject) -> None:
    files = sorted((Path(__file__).parents[1] / "scenarios").rglob("[a-m]*.toml"))
    source = data.draw(st.sampled_from([file for file in files if file.name != scenario.ALLOW_FILE]))
    file = tmp_path / "scenarios" / source.parent.name / "one.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    whole = tomllib.loads(source.read_text("utf-8"))
    one = data.draw(st.sampled_from(whole["scenario"]))
    text = damaged(position_text.written({**whole, "scenario": [one]}), data)
    file.write_text(text, "utf-8", "replace")
    is_refused_or_read(lambda: scenario_run.run_all(scenario.load([file])))


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> Campaign:
    """One whose first game is under way."""
    begun = Campaign.new(tmp_path_factory.mktemp("campaign") / "a.campaign", 2, seed=7)
    begun.next_record()
    return begun


@quick
@given(st.data())
def test_a_damaged_campaign_is_refused_or_read(campaign: Campaign, data: st.DataObject) -> None:
    file = campaign.path.with_name("damaged.campaign")
    file.write_text(damaged(campaign.path.read_text("utf-8"), data), "utf-8", "replace")
    is_refused_or_read(lambda: Campaign.load(file))


@quick
@given(st.data(), junk)
def test_a_record_with_a_damaged_header_is_refused_or_replays(
    campaign: Campaign, data: st.DataObject, value: Any
) -> None:
    lines = campaign.record_path(campaign.games[0]).read_text("utf-8").split("\n")
    number = data.draw(st.integers(0, len(lines) - 1))
    header = lines[number].partition(":")[0]
    lines[number] = f"{header}: {data.draw(st.just(value) | st.text(max_size=12))}"
    is_refused_or_read(lambda: Record.loads("\n".join(lines)).replay())
