"""The toy game and the command line are known to every test."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import settings

from ragnatafl import cli
from ragnatafl.core import registry

os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks English, whoever runs the tests
registry.register("toy", "tests.toy:GAME")
settings.register_profile("same", derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
"""A run of the tests tries what the last one did; HYPOTHESIS_PROFILE=default looks for something new."""

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def ragnatafl(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line; gives (exit code, what it printed, what it complained)."""

    def run(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as end:
            cli.main(list(arguments))
        printed = capsys.readouterr()
        return int(end.value.code or 0), printed.out, printed.err

    return run
