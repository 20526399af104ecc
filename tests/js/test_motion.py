"""Whoever wants nothing to move: every movement counts its time by --motion, or stands where motion is wanted."""

from __future__ import annotations

import re
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
SHEETS = ("src/ragnatafl/web/css", "src/ragnatafl/games/*/web", "examples/*/src/*/web")
WANTED = re.compile(r"@media \(prefers-reduced-motion: no-preference\) \{.*?\n\}\n", re.DOTALL)
MOVEMENT = re.compile(r"\b(?:transition|animation)(?:-delay|-duration)?:([^;}]*)")
COUNTED = re.compile(r"calc\([\d.]+m?s \* var\(--motion\)\)")
TIME = re.compile(r"(?<![\w.])\d*\.?\d+m?s\b")
EVERYTHING = re.compile(r"(?:^|[\s,])\*(?:::?\w+)?\s*\{[^}]*\b(?:transition|animation)", re.MULTILINE)


def style_sheets() -> dict[str, str]:
    """The rules of every style sheet, but for those that hold only where motion is wanted."""
    found = {path: path.read_text("utf-8") for folder in SHEETS for path in sorted(TOP.glob(f"{folder}/*.css"))}
    return {str(path.relative_to(TOP)): WANTED.sub("", text) for path, text in found.items()}


def test_every_movement_counts_its_time_by_what_the_player_wants() -> None:
    movements = {name: " ".join(MOVEMENT.findall(text)) for name, text in style_sheets().items()}
    assert sum(len(COUNTED.findall(said)) for said in movements.values()) > 20
    assert {name: times for name, said in movements.items() if (times := TIME.findall(COUNTED.sub("", said)))} == {}


def test_no_rule_sets_the_motion_of_everything() -> None:
    """It would cost half as much again to style a page, for each of its thousands of elements."""
    assert [name for name, text in style_sheets().items() if EVERYTHING.search(text)] == []
