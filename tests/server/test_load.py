"""`make load` itself: a few tables for a moment, and every acknowledged decision found in the logs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from .house import PATIENCE, SOURCES

ROOT = Path(__file__).resolve().parents[2]


def test_the_load_finds_no_fault_and_counts_what_happened() -> None:
    command = [sys.executable, "-m", "benchmarks.load", "--tables", "3", "--think", "0.02", "--json"]
    done = subprocess.run(
        [*command, "--seconds", "2", "--warm-up", "2"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": SOURCES},
        timeout=2 * PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert found["faults"] == [] and found["decisions_checked"] > 0
    assert found["tables"] == 3 and found["clients"] == 12
