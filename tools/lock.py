"""Writes the locks anew: `make lock`. What they hold is decided by pyproject.toml (what is needed) and constraints.txt
(in which version); a lock adds the hashes of all files of these versions, for every system and Python.

    locks/play.txt    what `make play` needs: the extra server, and what installs the checkout with its fonts
    locks/push.txt    what push messages need beside it: the extra push
    locks/build.txt   what compiles the engine
    locks/dev.txt     all that `make check` and `make test` need
    locks/docs.txt    what builds the docs site
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMPILER = ("mypy", "librt")
HEADER = "# Written by `make lock`; see tools/lock.py.\n"


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = project["build-system"]["requires"]
    extras = project["project"]["optional-dependencies"]
    needed = project["project"]["dependencies"]
    write("build", build)
    write("docs", [*needed, *extras["docs"]])
    write("play", [*needed, *extras["server"], *(one for one in build if not one.startswith(COMPILER))])
    push = [one for one in extras["push"] if not one.startswith("ragnatafl")]
    write("push", push)
    write(
        "dev",
        [
            *needed,
            *extras["server"],
            *extras["rl"],
            *extras["arena"],
            *push,
            *(one for one in [*extras["spiel"], *extras["dev"]] if not one.startswith("ragnatafl")),
        ],
    )


def write(name: str, requirements: list[str]) -> None:
    """One lock, for every system and every Python that the project allows."""
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--upgrade"]
    command += ["--constraint", "constraints.txt", "-"]
    found = subprocess.run(command, cwd=ROOT, input="\n".join(requirements), capture_output=True, text=True)
    if found.returncode != 0:
        sys.exit(f"The lock {name} cannot be written: {found.stderr.strip()}")
    (ROOT / "locks" / f"{name}.txt").write_text(HEADER + found.stdout, encoding="utf-8")
    print(f"locks/{name}.txt")


if __name__ == "__main__":
    main()
