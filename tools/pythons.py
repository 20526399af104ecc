"""Builds and tests the engine with every Python that is found: `make test-pythons`, ARGS="3.12 3.13" for some of them.

Each gets an environment of its own in build/pythons, with the package compiled and installed as a user would have it,
all extras included, and runs what may come out otherwise with another Python and needs no browser: tests/core, and of
the battery how games are played, told, copied and kept. RAGNATAFL_OPT=0 builds quicker.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "pythons"
OLDEST = (3, 11)
BATTERY = ("batches", "copies", "determinism", "golden", "observations", "play", "python_habits")
ROOMS = ("tests/core", *[f"tests/battery/test_{subject}.py" for subject in BATTERY])
LEFT_OUT = "tests/core/test_manifest.py::test_no_file_outside_the_games_names_a_game"
"""It reads the sources; an installed package has the rules and their examples beside them."""
EXAMPLE = str(ROOT / "examples" / "hnefatafl")
"""A game in a package of its own, which the battery plays too."""
NEEDED = ("pytest", "pytest-xdist", "hypothesis", "httpx", "polars")
"""What the tests need beside the package and its extras."""
ASKS = "import sys; print(*sys.version_info[:2], sys.implementation.name)"


def main() -> None:
    wanted = sys.argv[1:]
    found = {version: path for version, path in pythons().items() if not wanted or version in wanted}
    if not found:
        sys.exit(f"There is no Python {' or '.join(wanted)} on the PATH or with pyenv.")
    failed = [version for version, path in sorted(found.items()) if not holds(version, path)]
    print(f"Tried with {', '.join(sorted(found))}: " + (f"{', '.join(failed)} failed." if failed else "all is well."))
    sys.exit(bool(failed))


def pythons() -> dict[str, Path]:
    """The interpreters by version, "3.12": one of each that is new enough."""
    minors = range(OLDEST[1], OLDEST[1] + 10)
    on_path = [Path(found) for minor in minors if (found := shutil.which(f"python3.{minor}"))]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    known = {version: path for path in [*on_path, *sorted(pyenv.glob("3.*/bin/python3"))] if (version := asked(path))}
    return {version: path for version, path in known.items() if tuple(map(int, version.split("."))) >= OLDEST}


def asked(python: Path) -> str:
    """Its version; empty for what does not run, or is no CPython."""
    answer = subprocess.run([python, "-c", ASKS], capture_output=True, text=True, check=False)
    major, minor, name = answer.stdout.split() if answer.returncode == 0 else ("", "", "")
    return f"{major}.{minor}" if name == "cpython" else ""


def holds(version: str, python: Path) -> bool:
    print(f"Python {version} ({python})", flush=True)
    home = FOLDER / version
    own = home / "bin" / "python"
    install = [own, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    build = ["--require-hashes", "--no-deps", "--requirement", "locks/build.txt"]
    package = ["--no-build-isolation", "--constraint", "constraints.txt", f"{ROOT}[all]", EXAMPLE, *NEEDED]
    tests = [own, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", "--deselect", LEFT_OUT, *ROOMS]
    return (
        run([python, "-m", "venv", "--clear", home])
        and run([*install, *build])
        and run([*install, *package])
        and run(tests)
    )


def run(command: list[str | Path]) -> bool:
    """Without the sources of this checkout on the path: what is installed is what is tested."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    done = subprocess.run(list(map(str, command)), cwd=ROOT, env={**kept, "RAGNATAFL_COMPILED": "1"}, check=False)
    return done.returncode == 0


if __name__ == "__main__":
    main()
