"""Compiles the engine with mypyc where that is possible; else the same .py files run interpreted.

A module is compiled when one of its first five lines is `# mypyc: compile`. All of them form one group, so that
calls between them are direct. Everything static is in pyproject.toml.

    RAGNATAFL_PURE=1      do not compile
    RAGNATAFL_COMPILED=1  fail rather than fall back to the interpreted engine
    RAGNATAFL_OPT=0       optimisation level of the C compiler (default 3; below 2 also without that of the linker), for
                          a quicker build

The C files are compiled side by side, as many as there are cores (`build_ext --parallel 1`: one by one), and one whose
text, headers and flags are as they were is not compiled again: after an edit only what it changed is.
"""

from __future__ import annotations

import hashlib
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import BoundedSemaphore
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
COMPILED_ROOMS = ("core", "games", "server")
MARKER = "# mypyc: compile"
GROUP = "ragnatafl"

BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}
"""The commands that need the C files; others, which only describe the package, need not wait for them."""

pure = os.environ.get("RAGNATAFL_PURE") == "1"
required = os.environ.get("RAGNATAFL_COMPILED") == "1" and not pure
built = runpy.run_path(str(ROOT / "src" / "ragnatafl" / "core" / "built.py"))


def marked_modules() -> list[str]:
    """Paths, relative to the project, of the modules that ask to be compiled."""
    modules = []
    for room in COMPILED_ROOMS:
        for path in sorted((ROOT / "src" / "ragnatafl" / room).rglob("*.py")):
            with path.open(encoding="utf-8") as lines:
                if any(line.rstrip() == MARKER for line, _ in zip(lines, range(5), strict=False)):
                    modules.append(path.relative_to(ROOT).as_posix())
    return modules


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def missing_compiler() -> str:
    """An empty text when there is a C compiler that can build extensions, else what is missing."""
    if sys.platform == "win32":
        return ""
    probe = [*compiler(), "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
    try:
        subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "no C compiler, or no Python.h, was found (on Debian: apt install gcc libc6-dev python3-dev)"
    return ""


def why_not_compiled() -> str:
    """An empty text when the engine can be compiled here, else the reason."""
    if pure:
        return "it was built with RAGNATAFL_PURE=1"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    return missing_compiler()


def optimises_when_linking(level: str) -> list[str]:
    """The option that lets calls from one C file into another be inlined, where this compiler and its linker know it.

    Without it the engine is a quarter slower: its smallest functions are called from other files.
    """
    if sys.platform == "win32" or level in ("0", "1"):
        return []
    option = "-flto=auto"
    with tempfile.TemporaryDirectory() as folder:
        probe = [
            *compiler(),
            option,
            "-Werror",
            "-fPIC",
            "-shared",
            "-x",
            "c",
            "-",
            "-o",
            str(Path(folder, "probe.so")),
        ]
        linked = subprocess.run(probe, input=b"int answer(void) { return 42; }\n", capture_output=True, check=False)
    return [option] if linked.returncode == 0 else []


def extensions() -> list[Extension]:
    """The compiled group; nothing where it cannot be compiled. A type error ends the build with mypy's own message."""
    reason = why_not_compiled()
    if reason and required:
        sys.exit(f"The engine cannot be compiled: {reason}.")
    if reason:
        if not pure:
            print(f"The engine will run interpreted, slower: {reason}.", file=sys.stderr)
        return []

    from mypyc.build import mypycify

    os.chdir(ROOT)
    level = os.environ.get("RAGNATAFL_OPT", "3")
    whole = optimises_when_linking(level)
    found: list[Extension] = mypycify(
        marked_modules(),
        opt_level=level,
        debug_level="1",
        multi_file=True,
        group_name=GROUP,
    )
    found[0].sources = with_docstrings(found[0].sources)
    for extension in found:
        extension.optional = not required
        extension.include_dirs.sort()  # mypyc tells some in any order; sorted, what was compiled before is found
        if sys.platform != "win32":
            # No fused multiply-add: a bot's sums must come out alike, compiled or not, on every machine.
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fno-semantic-interposition",
                "-fvisibility=hidden",
                "-ffp-contract=off",
                *whole,
            ]
            extension.extra_link_args = [*extension.extra_link_args, *whole]
    return found


def with_docstrings(sources: list[str]) -> list[str]:
    """The group's C files with the docstrings that mypyc leaves out."""
    tool = runpy.run_path(str(ROOT / "tools" / "docstrings.py"))
    written: list[str] = tool["documented"](sources, marked_modules(), Path("build", "documented"))
    return written


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def digest(path: str) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


class SideBySide:
    """Lets a Unix compiler work on several C files at once, and only on those that changed; the same with linking.

    setuptools compiles the files of one extension one after the other, and all of them each time; the engine is one
    extension of many files, and a tiny one for each module. To link it takes longer than to compile it.
    """

    def __init__(self, compiler: Any, jobs: int) -> None:
        self.compiler = compiler
        self.compile_in_turn = compiler.compile
        self.run_compiler = compiler._compile
        self.run_linker = compiler.link_shared_object
        self.jobs = jobs
        self.turns = BoundedSemaphore(jobs)
        compiler.compile = self.compile
        compiler._compile = self.compile_if_changed
        compiler.link_shared_object = self.link_if_changed

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
        try:
            if Path(target).exists() and kept.read_text() == made_from(command, included):
                return
        except OSError:
            pass  # never compiled, or a header is gone
        kept.unlink(missing_ok=True)
        with self.turns:
            self.run_compiler(target, source, suffix, flags, [*more_flags, "-MD", "-MF", str(included)], macros)
        kept.write_text(made_from(command, included))

    def link_if_changed(self, objects: list[str], target: str, **given: Any) -> None:
        """What was linked is kept beside the first object, so that a wheel takes it from an engine built before."""
        library, kept = Path(f"{objects[0]}.linked"), Path(f"{objects[0]}.linked.key")
        key = linked_from([*self.compiler.linker_so, *(given.get("extra_postargs") or [])], objects)
        if library.exists() and kept.exists() and kept.read_text() == key:
            Path(target).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(library, target)
            return
        kept.unlink(missing_ok=True)
        Path(target).unlink(missing_ok=True)  # a build that was cut off here left an empty one, newer than its objects
        self.run_linker(objects, target, **given)
        shutil.copy(target, library)
        kept.write_text(key)


def linked_from(command: list[str], objects: list[str]) -> str:
    """A digest of all that a library is made from."""
    return hashlib.sha256("\n".join([*command, *map(digest, objects)]).encode()).hexdigest()


def made_from(command: list[str], included: Path) -> str:
    """A digest of all that an object is made from: the command, the C file, every header that the compiler read."""
    paths = shlex.split(included.read_text().replace("\\\n", " "))[1:]
    return hashlib.sha256("\n".join([*command, *(path + digest(path) for path in paths)]).encode()).hexdigest()


class BuildEngine(build_ext):
    """All modules of the group compiled, or none: half a group does not import."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.made: set[Path] = set()

    def run(self) -> None:
        super().run()
        if self.inplace:
            self.remove_older(ROOT / "src")
            note_sources(self.get_ext_filename(f"{GROUP}__mypyc"))

    def build_extensions(self) -> None:
        self.parallel = self.parallel or cores()
        self.force = True  # setuptools itself would overlook changed flags; SideBySide does not
        if self.compiler.compiler_type == "unix":
            SideBySide(self.compiler, self.parallel)
        super().build_extensions()
        if len(self.made) < len(self.extensions):
            print("The engine did not compile and will run interpreted, slower.", file=sys.stderr)
            self.made.clear()
            leave_reason(self.build_lib, "its C code did not compile when it was installed")
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


def leave_reason(folder: str, reason: str) -> None:
    """Lets `ragnatafl serve` and `bench` say what pip does not show: why the engine of this wheel is interpreted."""
    path = Path(folder, "ragnatafl", built["REASON"])
    path.unlink(missing_ok=True)
    if reason:
        path.write_text(reason, encoding="utf-8")


def cut_fonts(folder: Path) -> None:
    """The page's fonts (tools/fonts.py), from packages that the build needs; without them it is set in the system's."""
    try:
        fonts = runpy.run_path(str(ROOT / "tools" / "fonts.py"))
    except ImportError as error:
        if required:
            sys.exit(f"The page's fonts cannot be cut: {error}.")
        print(f"The page's fonts are left out: {error}.", file=sys.stderr)
        return
    fonts["write_fonts"](folder / "ragnatafl" / "web")


def take_along(folder: Path, target: Path, pattern: str) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted(folder.glob(pattern)):
        shutil.copyfile(path, target / path.name)


class BuildWithRules(build_py):
    """Takes docs/rules along as ragnatafl/rules, and their examples; an editable install reads them where they are.
    Both cut the fonts."""

    def run(self) -> None:
        super().run()
        cut_fonts(ROOT / "src" if self.editable_mode else Path(self.build_lib))
        if not self.editable_mode:
            take_along(ROOT / "docs" / "rules", Path(self.build_lib, "ragnatafl", "rules"), "*.md")
            for game in sorted((ROOT / "tests" / "scenarios").iterdir()):
                take_along(game, Path(self.build_lib, "ragnatafl", "scenarios", game.name), "*.toml")
            leave_reason(self.build_lib, why_not_compiled())


sources = built["look"](ROOT / "src", [path.removeprefix("src/") for path in marked_modules()])


def note_sources(library: str) -> None:
    """So that a compiled engine older than its sources is noticed when it is imported."""
    built["note_sources"](ROOT / "src", library, sources)


if __name__ == "__main__":
    setup(
        ext_modules=extensions() if BUILDING & set(sys.argv) else [],
        cmdclass={"build_ext": BuildEngine, "build_py": BuildWithRules},
    )
