"""The build: what is compiled is that of the sources, and whoever runs something else is told."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ragnatafl.core import built

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 600


def python(*arguments: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("RAGNATAFL_", "PYTHONPATH"))}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


# An engine older than its sources


@pytest.fixture
def noted(tmp_path: Path) -> Path:
    """A folder with a library, two sources, and the note of what it was made from."""
    (tmp_path / "library.so").write_text("compiled")
    for name in ("one.py", "two.py"):
        (tmp_path / name).write_text("x = 1\n")
    built.note_sources(tmp_path, "library.so", built.look(tmp_path, ["one.py", "two.py"]))
    return tmp_path


def test_an_edited_source_is_named(noted: Path) -> None:
    assert built.changed_sources(noted) == []
    (noted / "two.py").write_text("x = 2\n")
    assert built.changed_sources(noted) == ["two.py"]
    (noted / "one.py").unlink()
    assert built.changed_sources(noted) == ["one.py", "two.py"]


def test_a_source_that_only_looks_newer_is_not_named(noted: Path) -> None:
    os.utime(noted / "one.py", (1, 1))
    assert built.changed_sources(noted) == []


def test_a_note_speaks_of_its_own_library_only(noted: Path) -> None:
    (noted / "one.py").write_text("x = 2\n")
    assert built.changed_sources(noted) == ["one.py"]
    (noted / "library.so").write_text("compiled by another build")
    assert built.changed_sources(noted) == []
    (noted / "library.so").unlink()
    assert built.changed_sources(noted) == []


def test_without_a_library_no_note_is_written(tmp_path: Path) -> None:
    (tmp_path / built.NOTE).write_text("{}")
    built.note_sources(tmp_path, "library.so", {})
    assert not (tmp_path / built.NOTE).exists()


LOOKS_TWICE = """
import multiprocessing, ragnatafl
if __name__ == "__main__":
    process = multiprocessing.get_context("spawn").Process(target=print)
    process.start()
    process.join()
"""


def test_an_edited_source_is_said_in_one_line_at_import(tmp_path: Path) -> None:
    sources = tmp_path / "src"
    shutil.copytree(ROOT / "src" / "ragnatafl", sources / "ragnatafl", ignore=shutil.ignore_patterns("*.so", "web"))
    (sources / "ragnatafl__mypyc.so").touch()
    (tmp_path / "looks_twice.py").write_text(LOOKS_TWICE)
    built.note_sources(sources, "ragnatafl__mypyc.so", built.look(sources, ["ragnatafl/core/rng.py"]))
    assert python("looks_twice.py", folder=tmp_path, PYTHONPATH=str(sources)).stderr == ""

    with (sources / "ragnatafl" / "core" / "rng.py").open("a") as source:
        source.write("# edited\n")
    said = python("looks_twice.py", folder=tmp_path, PYTHONPATH=str(sources)).stderr
    assert said.count("\n") == 1 and "older than ragnatafl/core/rng.py" in said


# An engine that is not compiled


def test_why_the_engine_is_interpreted_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("RAGNATAFL_INTERPRETED", raising=False)
    monkeypatch.setattr(built, "PACKAGE", tmp_path)
    assert built.why_interpreted() == "The engine runs interpreted, slower: it is not compiled here."
    (tmp_path / built.REASON).write_text("no C compiler was found")
    assert built.why_interpreted() == "The engine runs interpreted, slower: no C compiler was found."
    monkeypatch.setenv("RAGNATAFL_INTERPRETED", "it is being compiled")
    assert built.why_interpreted() == "The engine runs interpreted, slower: it is being compiled."


# A small project with the real build: two modules to compile instead of sixty

ONE = '''# mypyc: compile
"""The first module."""

from ragnatafl.core.two import double


def four() -> int:
    """Not "five": ö."""
    return double(2)
'''
TWO = "# mypyc: compile\n\n\ndef double(x: int) -> int:\n    return x * 2\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    core = tmp_path / "src" / "ragnatafl" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").touch()
    for name, text in (("__init__", ""), ("one", ONE), ("two", TWO)):
        (core / f"{name}.py").write_text(text)
    for name in ("built.py", "contract.py"):
        shutil.copy(Path(built.__file__).with_name(name), core / name)
    (tmp_path / "tools").mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "tools/engine.py", "tools/docstrings.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def compiled(project: Path) -> list[str]:
    return sorted(path.name.partition(".")[0] for path in (project / "src").rglob("*.so"))


ASKS = "import sys; sys.path.insert(0, 'src'); from ragnatafl.core import one; print(one.four(), one.__file__[-3:])"


def answer(project: Path) -> str:
    return python("-c", ASKS, folder=project).stdout.strip()


def docstrings(project: Path) -> str:
    asks = "import sys; sys.path.insert(0, 'src'); from ragnatafl.core import one; print(one.__doc__, one.four.__doc__)"
    return python("-c", asks, folder=project, PYTHONUTF8="1").stdout.strip()


def objects(project: Path) -> dict[str, int]:
    """The modules and runtime files that were compiled, and when."""
    found = (project / "build").rglob("*.o")
    return {path.stem.rpartition("___")[2]: path.stat().st_mtime_ns for path in found if "__native" in path.name}


def libraries(project: Path) -> dict[str, int]:
    """What was linked and kept, and when."""
    return {path.name: path.stat().st_mtime_ns for path in (project / "build").rglob("*.linked")}


def test_the_engine_follows_its_sources_and_only_what_changed_is_compiled_again(project: Path) -> None:
    def build(**settings: str) -> str:
        found = python("tools/engine.py", "now", folder=project, RAGNATAFL_OPT="0", **settings)
        assert found.returncode == 0, found.stdout + found.stderr
        return found.stderr

    two = project / "src" / "ragnatafl" / "core" / "two.py"
    build(RAGNATAFL_COMPILED="1")
    assert answer(project) == "4 .so"
    assert compiled(project) == ["one", "ragnatafl__mypyc", "two"]
    assert docstrings(project) == 'The first module. Not "five": ö.'
    first = objects(project)

    two.write_text(TWO.replace("* 2", "* 3"))
    build(RAGNATAFL_COMPILED="1")
    assert answer(project) == "6 .so"
    assert {name for name, moment in objects(project).items() if first[name] != moment} == {"two"}

    linked = libraries(project)
    shutil.rmtree(project / "build" / "engine")
    build(RAGNATAFL_COMPILED="1")
    assert answer(project) == "6 .so" and libraries(project) == linked != {}, "what is the same is not linked again"

    assert "did not compile" in build(CFLAGS="-DCPyDef_two___double=!"), "other flags"
    assert compiled(project) == [], "half a group does not import"
    assert answer(project) == "6 .py"

    two.write_text(TWO.replace("# mypyc: compile", ""))
    build(RAGNATAFL_COMPILED="1")
    assert "two" not in compiled(project)
    assert answer(project) == "4 .so"


def test_a_type_error_ends_the_build_with_its_message(project: Path) -> None:
    (project / "src" / "ragnatafl" / "core" / "two.py").write_text(TWO.replace("x * 2", '"x"'))
    found = python("tools/engine.py", "now", folder=project)
    assert found.returncode != 0
    assert "two.py:5: error" in found.stdout + found.stderr
    assert not (project / "build" / "engine" / "key").exists()


def test_an_interpreted_engine_is_built_even_where_a_compiled_one_is_required(project: Path) -> None:
    """`make` installs the checkout before it compiles, in .ci/run too."""
    built_so = python("setup.py", "build_ext", "--inplace", folder=project, RAGNATAFL_PURE="1", RAGNATAFL_COMPILED="1")
    assert built_so.returncode == 0, built_so.stderr
    assert compiled(project) == []
    refused = python(
        "setup.py", "build_ext", "--inplace", folder=project, RAGNATAFL_COMPILED="1", CC="no-such-compiler"
    )
    assert refused.returncode != 0 and "cannot be compiled: no C compiler" in refused.stderr


# Beside a table

SAYS = "import os; print(os.environ['RAGNATAFL_INTERPRETED'])"


def test_without_a_compiler_the_command_runs_and_knows_why(project: Path) -> None:
    found = python("tools/engine.py", "beside", sys.executable, "-c", SAYS, folder=project, CC="no-such-compiler")
    assert "no C compiler" in found.stdout
    assert found.returncode == 0


def test_an_engine_compiled_beside_is_put_in_place_before_the_next_start(project: Path) -> None:
    engine = project / "build" / "engine"
    (project / "Makefile").write_text(".venv/installed-build:\n")
    waits = (
        f"import os, time; {SAYS.partition(';')[2]}\nwhile not os.path.exists({str(engine / 'key')!r}): time.sleep(0.1)"
    )
    beside = ("tools/engine.py", "beside", sys.executable, "-c")
    found = python(*beside, waits, folder=project, RAGNATAFL_OPT="0")
    assert "being compiled" in found.stdout, found.stderr
    assert compiled(project) == [], "a server that runs would import them"

    assert python(*beside, f"{SAYS}; {ASKS}", folder=project, RAGNATAFL_OPT="0").stdout.split() == ["4", ".so"]
    (project / "src" / "ragnatafl" / "core" / "two.py").write_text(TWO.replace("* 2", "* 3"))
    after = python(*beside, f"{SAYS}; {ASKS}", folder=project, RAGNATAFL_OPT="0").stdout
    assert after.strip().endswith("6 .py"), "an older engine is never run instead of an edited source"


SLOW_COMPILER = """#!/bin/sh
case "$*" in *-fsyntax-only*) exit 0 ;; esac
echo $$ > started.new && mv started.new started
exec sleep 600
"""


def test_the_build_beside_a_command_ends_with_it(project: Path) -> None:
    (project / "Makefile").write_text(".venv/installed-build:\n")
    (project / "compiler").write_text(SLOW_COMPILER)
    (project / "compiler").chmod(0o755)
    waits = "import os, time\nwhile not os.path.exists('started'): time.sleep(0.1)"
    beside = ("tools/engine.py", "beside", sys.executable, "-c", waits)
    assert python(*beside, folder=project, CC=str(project / "compiler")).returncode == 0
    started = Path("/proc", (project / "started").read_text().strip(), "cmdline")
    assert not started.exists() or started.read_bytes() == b""
    assert not (project / "build" / "engine" / "key").exists(), "a build that was cut off is begun again"


# The locks

PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(path: Path) -> dict[str, str]:
    return {plain(name): version for name, version in PIN.findall(path.read_text(encoding="utf-8"))}


LOCKS = ["play", "push", "build", "dev", "docs"]


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_the_versions_of_the_constraints_each_with_hashes(lock: str) -> None:
    path = ROOT / "locks" / f"{lock}.txt"
    constraints = pins(ROOT / "constraints.txt")
    assert pins(path) == {name: constraints.get(name) for name in pins(path)}, "make lock writes the locks anew"
    unhashed = [line for line in path.read_text().splitlines() if "==" in line and not line.endswith("\\")]
    assert unhashed == []
    assert "://" not in path.read_text(), "a lock does not say where packages come from"


NEEDED = {"play": ["", "server"], "push": ["push"], "dev": ["", "server", "push", "dev"], "docs": ["", "docs"]}
"""What each lock is for: extras, and the project itself."""


@pytest.mark.parametrize(("lock", "extras"), NEEDED.items())
def test_a_lock_holds_all_that_the_project_asks_for(lock: str, extras: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = {"": project["dependencies"], **project["optional-dependencies"]}
    asked = [one for extra in extras for one in known[extra]]
    names = {plain(re.split(r"[\[<>=!~; ]", one)[0]) for one in asked} - {"ragnatafl"}
    assert names <= set(pins(ROOT / "locks" / f"{lock}.txt")), "make lock writes the locks anew"


def test_the_types_of_the_engine_need_nothing_but_what_a_build_is_given() -> None:
    """pip builds where only the build's own requirements are; a library that users add later must not be missed."""
    given = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    names = [re.split(r"[<>=!;\[ ]", requirement)[0] for requirement in given]
    modules = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")["marked_modules"]()
    command = [sys.executable, "-m", "mypy", "--no-site-packages", "--no-incremental", *modules]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()
    assert f"(checked {len(modules)} source files)" in found[-1] or "no issues found" in found[-1], found
    missed = [line for line in found if ": error:" in line and not any(f'named "{name}"' in line for name in names)]
    assert not missed
