"""The toy game is known to every test."""

from __future__ import annotations

from ragnatafl.core import registry

registry.register("toy", "tests.toy:GAME")
