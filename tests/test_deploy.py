"""The files for operators say what the program really has."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.conftest import Run

ROOT = Path(__file__).resolve().parents[1]
FILES = ("Dockerfile", "compose.yaml", "deploy/ragnatafl.service", "deploy/nginx.conf", "docs/guides/host.md")


def options_of(ragnatafl: Run, *command: str) -> set[str]:
    code, printed, _ = ragnatafl(*command, "--help")
    assert code == 0
    return set(re.findall(r"--[a-z-]+", printed))


def test_every_option_that_is_named_exists(ragnatafl: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    known = options_of(ragnatafl, "serve") | options_of(ragnatafl, "backup") | options_of(ragnatafl, "restore")
    for name in FILES:
        text = (ROOT / name).read_text("utf-8")
        lines = [line for line in text.splitlines() if re.search(r"\bserve\b|^\s+- --", line)]
        named = {option for line in lines for option in re.findall(r"(?<!\w)--[a-z-]+", line)}
        assert named <= known | {"--now"}, (name, named - known)


def test_the_container_copies_what_the_build_needs_and_nothing_is_left_out_of_it() -> None:
    recipe = (ROOT / "Dockerfile").read_text("utf-8")
    copied = {word for line in re.findall(r"^COPY (?!--)(.*) \S+$", recipe, re.M) for word in line.split()}
    assert all((ROOT / name).exists() for name in copied)
    passed = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    assert copied == passed
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {project["readme"], *project["license-files"]} <= copied


def test_the_password_of_the_database_is_demanded_and_nowhere_written_down() -> None:
    lines = [line for line in (ROOT / "compose.yaml").read_text("utf-8").splitlines() if "PASSWORD" in line]
    assert len(lines) == 2 and all("${TAFL_DATABASE_PASSWORD:?" in line for line in lines)
    assert "TAFL_DATABASE_PASSWORD=\n" in (ROOT / "deploy" / "env.example").read_text("utf-8")
