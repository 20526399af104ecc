"""Lessons of a game: short stages, each a position in which one thing is learnt by doing it, then a whole first game.

They are data in the game's folder, `lessons.toml`; the words are the texts `<prefix>-stage-<id>` (its title, and as
`.text` what it is about), `<prefix>-stage-<id>-<say>`, `<prefix>-stage-<id>-done` and `<prefix>-coach-<say>`. What is
said follows from the question that is asked and from what has happened, never from a count of decisions, so that the
coach cannot fall out of step. The pupil sits on the first seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ragnatafl.core import position_text, registry
from ragnatafl.core.content import read_toml
from ragnatafl.core.contract import Event
from ragnatafl.core.errors import RagnataflError
from ragnatafl.core.reading import Reader

FILE = "lessons.toml"
ENDS = ("won", "lost")


@dataclass(frozen=True)
class Goal:
    """An event, and the facts it must have."""

    event: str
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class Step:
    """What the coach says where this is asked and one of these can be done: the first that can is what it advises."""

    say: str
    asked: str
    do: Sequence[str]
    """In notation; where nothing stands here any choice will do."""
    after: Goal | None
    """What must have happened before, if anything."""


@dataclass(frozen=True)
class LessonStage:
    """One thing to learn."""

    id: str
    seats: int
    position: str
    """As text (core/position_text.py)."""
    steps: Sequence[Step]
    """The first that fits speaks."""
    done: Goal
    """When the thing is learnt."""


@dataclass(frozen=True)
class Remark:
    """What the coach of the first game says once: when this is asked, when this happens, or at the end."""

    say: str
    asked: str | None
    offered: str | None
    """A verb by which something must be possible then."""
    event: Goal | None
    over: str | None
    """Whether the pupil has "won" or "lost"."""


@dataclass(frozen=True)
class FirstGame:
    """A whole game: always the same deal, with partners or opponents that are bots."""

    seats: int
    seed: int
    bot: str
    options: Mapping[str, Any]
    remarks: Sequence[Remark]
    """The first that fits and has not been said speaks."""


@dataclass(frozen=True)
class Lessons:
    """All there is to learn of a game, in order."""

    stages: Sequence[LessonStage]
    first_game: FirstGame


def has_lessons(game: str) -> bool:
    return (registry.folder(game) / FILE).is_file()


def stage_names(game: str) -> list[str] | None:
    """The stages in order, without setting them up; None for a game that has no lessons."""
    if not has_lessons(game):
        return None
    return [row.text("id") for row in read_toml(registry.folder(game) / FILE).rows("stages", optional=True)]


@cache
def lessons_of(game: str) -> Lessons:
    """Read and validated; a ContentError names file and key. Only for a game that has them."""
    file = read_toml(registry.folder(game) / FILE)
    file.only("first_game", "stages")
    stages = [read_stage(game, row) for row in file.rows("stages", optional=True)]
    return Lessons(stages, read_first_game(file.table("first_game")))


def read_stage(game: str, row: Reader) -> LessonStage:
    row.only("id", "position", "steps", "done")
    table = dict(row.table("position").data)
    try:
        seats = registry.game(game).position(table).seats
    except RagnataflError as error:
        raise row.fail("position", f"cannot be set up: {str(error).rstrip('.')}") from error
    steps = [read_step(one) for one in row.rows("steps")]
    return LessonStage(row.text("id"), seats, position_text.written(table), steps, read_goal(row.table("done")))


def read_step(row: Reader) -> Step:
    row.only("say", "asked", "do", "after")
    after = read_goal(row.table("after")) if "after" in row.data else None
    return Step(row.text("say"), row.text("asked"), row.names("do"), after)


def read_goal(row: Reader) -> Goal:
    return Goal(row.text("event"), {key: value for key, value in row.data.items() if key != "event"})


def read_first_game(table: Reader) -> FirstGame:
    table.only("seats", "seed", "bot", "options", "remarks")
    return FirstGame(
        table.number("seats", 1, 8),
        table.number("seed"),
        table.text("bot"),
        dict(table.table("options", optional=True).data),
        [read_remark(row) for row in table.rows("remarks")],
    )


def read_remark(row: Reader) -> Remark:
    row.only("say", "asked", "offered", "event", "over")
    if not {"asked", "event", "over"} & row.data.keys():
        raise row.fail("", "must tell when it is said: asked, event or over")
    return Remark(
        row.text("say"),
        row.text("asked") if "asked" in row.data else None,
        row.text("offered") if "offered" in row.data else None,
        read_goal(row.table("event")) if "event" in row.data else None,
        row.text("over", ENDS) if "over" in row.data else None,
    )


def reaches(goal: Goal, event: Event) -> bool:
    """Whether this event is what was to happen."""
    return event.name == goal.event and all(event.data.get(key) == value for key, value in goal.facts.items())


def advice(stage: LessonStage, asked: str, offered: Sequence[str], past: Sequence[Event]) -> tuple[Step, str] | None:
    """What the coach says to this question, and what it would do, if it names anything; None where the pupil has gone
    another way."""
    for step in stage.steps:
        found = next((one for one in step.do if one in offered), "")
        ripe = step.after is None or any(reaches(step.after, event) for event in past)
        if step.asked == asked and ripe and (found or not step.do):
            return step, found
    return None
