"""Compiles the engine with mypyc where that is possible; else the same .py files run interpreted.

A module is compiled when one of its first five lines is `# mypyc: compile`. All of them form one group, so that
calls between them are direct. Everything static is in pyproject.toml.

    RAGNATAFL_PURE=1      do not compile
    RAGNATAFL_COMPILED=1  fail rather than fall back to the interpreted engine
    RAGNATAFL_OPT=0       optimisation level of the C compiler (default 3), for a quicker build
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
COMPILED_ROOMS = ("core", "blood_rage", "yggdrasil", "bots")
MARKER = "# mypyc: compile"
GROUP = "ragnatafl"

pure = os.environ.get("RAGNATAFL_PURE") == "1"
required = os.environ.get("RAGNATAFL_COMPILED") == "1"


def marked_modules() -> list[str]:
    """Paths, relative to the project, of the modules that ask to be compiled."""
    modules = []
    for room in COMPILED_ROOMS:
        for path in sorted((ROOT / "src" / "ragnatafl" / room).glob("*.py")):
            with path.open(encoding="utf-8") as lines:
                if any(line.rstrip() == MARKER for line, _ in zip(lines, range(5), strict=False)):
                    modules.append(path.relative_to(ROOT).as_posix())
    return modules


def why_not_compiled() -> str:
    """An empty text when this machine can build a C extension, else the reason."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    if sys.platform == "win32":
        return ""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    probe = [*compiler, "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
    try:
        subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "no C compiler, or no Python.h (on Debian: apt install gcc libc6-dev python3-dev)"
    return ""


def extensions() -> list[Extension]:
    modules = marked_modules()
    if pure or not modules:
        return []
    reason = why_not_compiled()
    if reason:
        if required:
            sys.exit(f"The engine cannot be compiled: {reason}.")
        print(f"The engine will run interpreted, slower: {reason}.", file=sys.stderr)
        return []

    from mypyc.build import mypycify

    os.chdir(ROOT)
    # A type error ends the build here, with mypy's own message.
    built: list[Extension] = mypycify(
        modules, opt_level=os.environ.get("RAGNATAFL_OPT", "3"), debug_level="1", group_name=GROUP
    )
    for extension in built:
        extension.optional = not required
        if sys.platform != "win32":
            # No fused multiply-add: a bot's sums must come out alike, compiled or not, on every machine.
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fno-semantic-interposition",
                "-ffp-contract=off",
            ]
    return built


class BuildEngine(build_ext):
    """All modules of the group compiled, or none: half a group does not import."""

    def run(self) -> None:
        if self.inplace:
            self.remove_compiled(ROOT / "src")
        super().run()

    def build_extensions(self) -> None:
        super().build_extensions()
        if not all(Path(self.get_ext_fullpath(extension.name)).exists() for extension in self.extensions):
            print("The engine did not compile and will run interpreted, slower.", file=sys.stderr)
            self.remove_compiled(Path(self.build_lib))

    @staticmethod
    def remove_compiled(folder: Path) -> None:
        """What an earlier build left would be imported instead of newer sources."""
        for pattern in ("*.so", "*.pyd"):
            for path in folder.rglob(pattern):
                path.unlink()


class BuildWithRules(build_py):
    """Takes docs/rules along as ragnatafl/rules; an editable install reads docs/rules itself."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "ragnatafl", "rules")
            target.mkdir(parents=True, exist_ok=True)
            for path in sorted((ROOT / "docs" / "rules").glob("*.md")):
                shutil.copyfile(path, target / path.name)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine, "build_py": BuildWithRules})
