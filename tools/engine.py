"""Compiles the engine for `make`: now, or beside a table that has started already.

    python tools/engine.py now                 compile it if need be, and put it in place
    python tools/engine.py beside COMMAND...   run the command at once; compile beside it, for the next start
    python tools/engine.py build               what runs beside: compile into build/engine, giving way to others

What was compiled waits in build/engine and is put in place, beside the sources in src, only before something starts: a
server that runs interpreted must not find compiled modules when it imports one more. A build is known by a digest of
all that it is made from, so that changing branches is safe; one that was cut off is begun again.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import runpy
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
BUILD = ROOT / "build"
ENGINE = BUILD / "engine"
KEY = ENGINE / "key"
"""What the engine in build/engine was made from. Written last: without it the build is not whole."""


@cache
def setup() -> dict[str, Any]:
    """What setup.py knows, without running it."""
    return runpy.run_path(str(ROOT / "setup.py"), run_name="setup")


@cache
def wanted() -> str:
    """A digest of all that the engine is made from. Sources that are not compiled count: constants are inlined."""
    settings = [os.environ.get(name, "") for name in ("RAGNATAFL_PURE", "RAGNATAFL_OPT", "CC", "CFLAGS")]
    digest = hashlib.sha256("\n".join([sys.version, *settings]).encode())
    rooms = [SOURCES / "ragnatafl" / room for room in setup()["COMPILED_ROOMS"]]
    sources = sorted(path for room in rooms for path in room.rglob("*.py"))
    for path in [ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "tools" / "docstrings.py", *sources]:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\n" + path.read_bytes())
    return digest.hexdigest()


def is_built() -> bool:
    return KEY.is_file() and KEY.read_text() == wanted()


# In place


def compiled_files(folder: Path) -> list[Path]:
    """Paths from the folder, the library of the whole group first."""
    found = [path.relative_to(folder) for path in folder.rglob("*.so")]
    return sorted(found, key=lambda path: (len(path.parts), path))


def is_in_place() -> bool:
    def looks(folder: Path) -> list[tuple[Path, int, int]]:
        stats = [(path, (folder / path).stat()) for path in compiled_files(folder)]
        return [(path, found.st_size, int(found.st_mtime)) for path, found in stats]

    return looks(ENGINE) == looks(SOURCES)


def put_in_place() -> None:
    if is_in_place():
        return
    remove_compiled()
    for path in compiled_files(ENGINE):
        shutil.copy2(ENGINE / path, SOURCES / path)
    setup()["note_sources"](compiled_files(ENGINE)[0].name)


def remove_compiled() -> None:
    """A compiled module would be imported instead of its newer source."""
    for path in reversed(compiled_files(SOURCES)):
        (SOURCES / path).unlink()


# Compiling


@contextmanager
def alone(wait: bool) -> Iterator[bool]:
    """Holds the folder build, or says that somebody else does."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "engine.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


def build() -> int:
    """Compile into build/engine; an exit code. Where nothing can be compiled setup.py says why, and no key is left."""
    KEY.unlink(missing_ok=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(ENGINE)]
    code = subprocess.run(command, cwd=ROOT).returncode
    if code == 0 and compiled_files(ENGINE):
        KEY.write_text(wanted())
    return code


def now() -> int:
    with alone(wait=True):
        if not is_built():
            print("Compiling the engine", flush=True)
            code = build()
            if code != 0:
                return code
        if is_built():
            put_in_place()
        else:
            remove_compiled()
    return 0


def build_beside() -> int:
    """What mypyc needs is installed first, in a session of its own: half an installation would be taken for a whole."""
    os.nice(19)
    environment = {name: value for name, value in os.environ.items() if name != "MAKEFLAGS"}
    with alone(wait=False) as mine:
        if not mine:
            return 0
        make = ["make", "--silent", "-C", str(ROOT), ".venv/installed-build"]
        installed = subprocess.run(make, env=environment, start_new_session=True)
        return installed.returncode or build()


# Beside


def beside(command: list[str]) -> int:
    if is_built():
        put_in_place()
        return run(command, "")
    remove_compiled()
    reason = setup()["missing_compiler"]() if os.environ.get("RAGNATAFL_PURE") != "1" else "RAGNATAFL_PURE is set"
    if reason:
        return run(command, reason)
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "engine.log").open("w") as log:
        builder = subprocess.Popen(
            [sys.executable, __file__, "build"],
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
    try:
        return run(command, "it is being compiled beside this, for the next start")
    finally:
        end(builder)


def run(command: list[str], why_interpreted: str) -> int:
    """Ctrl-C in a terminal reaches the command by itself; it decides when it ends."""
    signal.signal(signal.SIGINT, lambda *_: None)
    process = subprocess.Popen(command, env={**os.environ, "RAGNATAFL_INTERPRETED": why_interpreted})
    for kind in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(kind, lambda number, _: process.send_signal(number))
    code = process.wait()
    return code if code >= 0 else 128 - code


def end(builder: subprocess.Popen[bytes]) -> None:
    """The compiler and all that it started; what it finished is not compiled again."""
    try:
        os.killpg(builder.pid, signal.SIGTERM)
    except ProcessLookupError:
        pass
    builder.wait()


def main(arguments: list[str]) -> int:
    match arguments:
        case ["now"]:
            return now()
        case ["build"]:
            return build_beside()
        case ["beside", command, *rest]:
            return beside([command, *rest])
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
