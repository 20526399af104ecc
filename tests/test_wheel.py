"""What `make wheel` builds: a source distribution, and from it a wheel that serves the table in a clean environment.

Where the engine must be compiled (RAGNATAFL_COMPILED=1, as in .ci/run) the wheel is compiled and stands beside nothing
but the packages of its lock, as `make` has installed them from it; elsewhere it is quick: not compiled, and beside all
packages that are there already.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 1200
NOT_SOURCES = (
    ".git",
    ".venv*",
    "build",
    "dist",
    "node_modules",
    "__pycache__",
    "*.egg-info",
    ".*_cache",
    ".hypothesis",
)
THOROUGH = os.environ.get("RAGNATAFL_COMPILED") == "1"


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("RAGNATAFL_", "PYTHONPATH"))}
    return {**kept, **({"RAGNATAFL_COMPILED": "1"} if THOROUGH else {"RAGNATAFL_PURE": "1"}), **more}


def run(*command: object, folder: Path) -> str:
    found = subprocess.run(
        [str(part) for part in command], cwd=folder, env=environment(), capture_output=True, text=True, timeout=PATIENCE
    )
    assert found.returncode == 0, found.stdout + found.stderr
    return found.stdout


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked; objects that were compiled in the checkout are not compiled again."""
    folder = tmp_path_factory.mktemp("sources")
    checkout = folder / "checkout"
    shutil.copytree(ROOT, checkout, ignore=shutil.ignore_patterns(*NOT_SOURCES))
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder, checkout, folder=folder)
    shutil.unpack_archive(next(folder.glob("ragnatafl-*.tar.gz")), folder)
    (unpacked,) = folder.glob("ragnatafl-*/")
    for objects in (ROOT / "build").glob("temp.*"):
        shutil.copytree(objects, unpacked / "build" / objects.name)
    return unpacked


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder, sources, folder=folder)
    (found,) = folder.glob("ragnatafl-*.whl")
    return found


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("clean") / "venv"
    venv.create(folder, symlinks=True)
    (packages,) = (folder / "lib").glob("python*/site-packages")
    if THOROUGH:
        for line in (ROOT / "locks" / "play.txt").read_text("utf-8").splitlines():
            if "==" in line:
                take_along(Requirement(line.rstrip(" \\")), packages)
    else:
        (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    pip = [sys.executable, "-m", "pip", "--python", folder / "bin" / "python", "install"]
    run(*pip, "--quiet", "--no-deps", "--no-compile", "--no-index", wheel, folder=folder)
    return folder / "bin"


def take_along(locked: Requirement, packages: Path) -> None:
    """A package as it was installed here from the same lock, with its hashes; that need not be done a second time."""
    if locked.marker is not None and not locked.marker.evaluate():
        return
    found = distribution(locked.name)
    assert locked.specifier.contains(found.version), f"{found.version} is installed, and {locked} locked"
    for path in found.files or ():
        if ".." not in path.parts and path.suffix != ".pyc":
            (packages / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(str(path.locate()), packages / path)


@contextmanager
def served(clean: Path, folder: Path) -> Iterator[tuple[str, list[str]]]:
    """The address, and the lines that were printed before it."""
    command = [clean / "ragnatafl", "serve", "--no-open", "--port", "0", "--database", folder / "tables.db"]
    process = subprocess.Popen(
        [str(part) for part in command],
        cwd=folder,
        env=environment(PYTHONUNBUFFERED="1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    watchdog = threading.Timer(PATIENCE, process.kill)
    watchdog.start()
    try:
        assert process.stdout is not None
        printed: list[str] = []
        for line in process.stdout:
            printed.append(line)
            if found := re.search(r"http://\S+", line):
                yield found.group(), printed
                break
        else:
            raise AssertionError("it did not start: " + "".join(printed))
    finally:
        watchdog.cancel()
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def test_the_source_distribution_holds_what_a_build_needs_and_nothing_built(sources: Path) -> None:
    needed = ("setup.py", "Makefile", "locks/play.txt", "tools/engine.py", "tools/fonts.py", "docs/rules/blood-rage.md")
    for name in needed:
        assert (sources / name).is_file()
    packed = [path for path in sources.rglob("*") if "build" not in path.relative_to(sources).parts]
    assert [path for path in packed if path.suffix in (".so", ".c", ".o", ".pyc", ".woff2")] == []


def test_the_wheel_is_whole_and_serves_the_table_in_a_clean_environment(
    wheel: Path, clean: Path, tmp_path: Path
) -> None:
    holds_all_that_the_package_reads(wheel)
    where = run(clean / "python", "-c", "import ragnatafl; print(ragnatafl.__file__)", folder=tmp_path)
    assert str(clean.parent) in where
    assert "BR-9.3" in run(clean / "ragnatafl", "rules", "BR-9.3", folder=tmp_path)
    with served(clean, tmp_path) as (address, printed):
        assert "<title>" in get(address)
        assert '"status":"ok"' in get(address + "health").replace(" ", "")
        assert "BR-" in get(address + "api/rules/blood_rage/BR-9.3")
    said = "".join(printed)
    if THOROUGH:
        assert "interpreted" not in said
    else:
        assert "The engine runs interpreted, slower: it was built with RAGNATAFL_PURE=1." in said


def holds_all_that_the_package_reads(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    here = ROOT / "src" / "ragnatafl"
    files = {path.relative_to(here.parent).as_posix() for path in here.rglob("*") if path.is_file()}
    missing = {one for one in files - names if "__pycache__" not in one and not one.endswith((".so", ".pyd"))}
    assert missing == set()
    assert {f"ragnatafl/rules/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")} <= names
    scenarios = (ROOT / "tests" / "scenarios").glob("*/*.toml")
    assert {f"ragnatafl/scenarios/{path.parent.name}/{path.name}" for path in scenarios} <= names
    assert any(one.endswith(".woff2") for one in names) and "ragnatafl/web/fonts/OFL.txt" in names
    assert any(one.endswith(".so") for one in names) == THOROUGH
    assert ("ragnatafl/interpreted.txt" in names) != THOROUGH
    assert not any(one.startswith(("tests/", "build/")) or one.endswith((".c", "__mypyc.json")) for one in names)
