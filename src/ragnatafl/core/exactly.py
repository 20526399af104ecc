"""What the readable table of a position leaves open (memories, decks, a battle in the middle), said as it is saved.

A position table may end with a table `exactly`: parts of what `to_dict` says, put over what the rest of the table
gives. A seat's parts stand under the seat's name. TOML has no null: "-" is nothing. If `steps` is among the parts,
nothing is resolved on the way there; else the game first goes on to its next question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from .errors import RagnataflError, ScenarioError
from .reading import Reader

NOTHING = "-"
UNSAID = ("game", "rules", "content", "seal", "shown")
"""What belongs to a save alone: a position that is set up has a count of its own."""

Parts = dict[str, Any]
Made = TypeVar("Made")


def table_of(data: Any) -> Reader:
    """Reads a position table."""
    return Reader(data, "position", ScenarioError)


def impossible(what: str, key: str = "", **args: str | int) -> ScenarioError:
    """The complaint that a position cannot be; by the key and its arguments other languages say it."""
    error = ScenarioError(f"position: {what}.")
    return error.explained(key, **args) if key else error


class Fault(str):
    """A sentence about what is broken in a position, with a key by which other languages say it."""

    def __new__(cls, sentence: str, key: str, **args: str | int) -> Fault:
        found = super().__new__(cls, sentence)
        found.key, found.args = key, args
        return found

    key: str
    args: dict[str, str | int]


def sound(state: Made, broken: Callable[[Made], list[str]], source: str, error: type[RagnataflError]) -> Made:
    """The state; raises the error if something in it cannot be."""
    problems = broken(state)
    if problems:
        found = error(f"{source}: {problems[0]}")
        first = problems[0]
        if isinstance(first, Fault):
            raise found.explained(first.key, **first.args)
        raise found.explained("position_unsound", why=first)
    return state


def set_up(
    data: Mapping[str, Any],
    empty: Callable[[], Made],
    lay: Callable[[Made, Reader, Sequence[str]], None],
    put_over: Callable[[Made, Made, Reader], None],
    broken: Callable[[Made], list[str]],
) -> Made:
    """The sound position that a table says; `lay` and `put_over` fill empty ones. Raises ScenarioError."""
    table = table_of(data)
    exact = table.table("exactly", optional=True)
    state = empty()
    lay(state, table, tuple(exact.data))
    if exact.data:
        laid, state = state, empty()
        put_over(state, laid, exact)
    return sound(state, broken, "position", ScenarioError)


def parts(truth: Mapping[str, Any], sheets: str, names: Sequence[str]) -> Parts:
    """A saved position with its list of sheets spread out under the names of the seats."""
    found = {key: value for key, value in truth.items() if key not in UNSAID and key != sheets}
    return {**found, **dict(zip(names, truth[sheets], strict=True))}


def whole(found: Parts, sheets: str, names: Sequence[str]) -> dict[str, Any]:
    """The inverse of `parts`."""
    truth = {key: value for key, value in found.items() if key not in names}
    return {**truth, sheets: [found[name] for name in names], "shown": 0}


def described(known: Parts, truth: Parts, lay: Callable[[Parts, Sequence[str]], Parts], always: Sequence[str]) -> Parts:
    """The known table, and under `exactly` what it leaves open. `lay` gives the parts of a table's position before the
    named parts are put over it."""
    try:
        found = difference(lay(known, always), truth, always)
    except ScenarioError:
        found = {"steps": truth["steps"]}
    if "steps" in found:
        always = (*always, "steps")
        found = difference(lay(known, always), truth, always)
    return {**known, "exactly": found} if found else known


def difference(base: Parts, truth: Parts, always: Sequence[str] = ()) -> Parts:
    """The parts of the truth that the base says otherwise, and those that are always said."""
    found: Parts = {}
    for key, value in truth.items():
        other = base[key]
        if isinstance(value, dict) and isinstance(other, dict):
            inner = {name: written(item) for name, item in value.items() if item != other[name]}
            if inner:
                found[key] = inner
        elif value != other or key in always:
            found[key] = written(value)
    return found


def overlay(base: Parts, exact: Reader) -> Parts:
    """The base with these parts in place of its own; raises ScenarioError for a part that no position has."""
    exact.only(*base)
    found = dict(base)
    for key, value in exact.data.items():
        found[key] = read(value)
        if isinstance(base[key], dict):
            exact.table(key).only(*base[key])
            found[key] = {**base[key], **found[key]}
    return found


def written(value: Any) -> Any:
    if value is None:
        return NOTHING
    if isinstance(value, Mapping):
        return {key: written(item) for key, item in value.items()}
    return [written(item) for item in value] if isinstance(value, list) else value


def read(value: Any) -> Any:
    if value == NOTHING:
        return None
    if isinstance(value, Mapping):
        return {key: read(item) for key, item in value.items()}
    return [read(item) for item in value] if isinstance(value, list) else value
