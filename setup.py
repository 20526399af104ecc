"""Compiles the engine with mypyc where that is possible; else the same .py files run interpreted.

A module is compiled when one of its first five lines is `# mypyc: compile`. All of them form one group, so that
calls between them are direct. Everything static is in pyproject.toml.

    RAGNATAFL_PURE=1      do not compile
    RAGNATAFL_COMPILED=1  fail rather than fall back to the interpreted engine
    RAGNATAFL_OPT=0       optimisation level of the C compiler (default 2), for a quicker build

The C files are compiled side by side, as many as there are cores (`build_ext --parallel 1`: one by one), and one whose
text, headers and flags are as they were is not compiled again: after an edit only what it changed is.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import BoundedSemaphore
from typing import Any

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
        modules,
        opt_level=os.environ.get("RAGNATAFL_OPT", "2"),
        debug_level="1",
        multi_file=True,
        group_name=GROUP,
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


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def digest(path: str) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


class SideBySide:
    """Lets a Unix compiler work on several C files at once, and only on those that changed.

    setuptools compiles the files of one extension one after the other, and all of them each time; the engine is one
    extension of many files, and a tiny one for each module.
    """

    def __init__(self, compiler: Any, jobs: int) -> None:
        self.compiler = compiler
        self.compile_in_turn = compiler.compile
        self.run_compiler = compiler._compile
        self.jobs = jobs
        self.turns = BoundedSemaphore(jobs)
        compiler.compile = self.compile
        compiler._compile = self.compile_if_changed

    def compile(self, sources: list[str], **given: Any) -> list[str]:
        """The object files of these sources; the largest is begun first."""
        made: dict[str, str] = {}

        def compile_one(source: str) -> None:
            (made[source],) = self.compile_in_turn([source], **given)

        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(compile_one, sorted(sources, key=os.path.getsize, reverse=True)))
        return [made[source] for source in sources]

    def compile_if_changed(
        self, target: str, source: str, suffix: str, flags: list[str], more_flags: list[str], macros: list[Any]
    ) -> None:
        included, kept = Path(f"{target}.d"), Path(f"{target}.key")
        command = [*self.compiler.compiler_so, *flags, *more_flags]
        if Path(target).exists() and kept.exists() and kept.read_text() == self.key(command, included):
            return
        kept.unlink(missing_ok=True)
        with self.turns:
            self.run_compiler(target, source, suffix, flags, [*more_flags, "-MD", "-MF", str(included)], macros)
        kept.write_text(self.key(command, included))

    @staticmethod
    def key(command: list[str], included: Path) -> str:
        """Of all that an object is made from: the command, the C file, and every header that the compiler read."""
        try:
            paths = shlex.split(included.read_text().replace("\\\n", " "))[1:]
            parts = [*command, *(path + digest(path) for path in paths)]
        except OSError:
            return ""
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()


class BuildEngine(build_ext):
    """All modules of the group compiled, or none: half a group does not import."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.made: set[Path] = set()

    def run(self) -> None:
        super().run()
        if self.inplace:
            self.remove_older(ROOT / "src")

    def build_extensions(self) -> None:
        self.parallel = self.parallel or cores()
        self.force = True  # setuptools itself would overlook changed flags; SideBySide does not
        if self.compiler.compiler_type == "unix":
            SideBySide(self.compiler, self.parallel)
        super().build_extensions()
        if len(self.made) < len(self.extensions):
            print("The engine did not compile and will run interpreted, slower.", file=sys.stderr)
            self.made.clear()
        self.remove_older(Path(self.build_lib))

    def build_extension(self, extension: Extension) -> None:
        super().build_extension(extension)
        self.made.add(Path(self.get_ext_filename(self.get_ext_fullname(extension.name))))

    def remove_older(self, folder: Path) -> None:
        """What an earlier build left would be imported instead of newer sources. The group's library goes last."""
        found = [path for pattern in ("*.so", "*.pyd") for path in folder.rglob(pattern)]
        for path in sorted(found, key=lambda path: len(path.parts), reverse=True):
            if path.relative_to(folder) not in self.made:
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
