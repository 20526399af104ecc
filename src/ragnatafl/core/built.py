"""What was built: whether the compiled engine is still that of its sources, and why there is none.

`setup.py build_ext --inplace` notes beside the engine's library which sources it was made from. Only a checkout has
such a note: in a wheel nobody edits the sources.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parents[1]
NOTE = "ragnatafl__mypyc.json"
REASON = "interpreted.txt"
"""In the package of a wheel that could not be compiled: why."""
SECOND = 1_000_000_000
TOLD = "RAGNATAFL_TOLD_OLDER"

Sources = dict[str, list[Any]]
"""Path from the folder of the package -> size, time and digest."""


def look(folder: Path, sources: list[str]) -> Sources:
    """The sources as they are now; a build looks before it begins."""
    return {source: [*_looks(folder / source), _digest(folder / source)] for source in sources}


def note_sources(folder: Path, library: str, sources: Sources) -> None:
    """Write beside the engine's library, in `folder`, what it was made from; nothing when there is no library."""
    (folder / NOTE).unlink(missing_ok=True)
    if (folder / library).exists():
        note = {"library": [library, *_looks(folder / library)], "sources": sources}
        (folder / NOTE).write_text(json.dumps(note), encoding="utf-8")


def changed_sources(folder: Path) -> list[str]:
    """The compiled modules whose sources were edited since. A file that only looks newer is read to be sure."""
    try:
        note = json.loads((folder / NOTE).read_bytes())
        name, size, moment = note["library"]
        if _looks(folder / name)[0] != size or _looks(folder / name)[1] // SECOND != moment // SECOND:
            return []  # another library than the one of this note; one out of an archive has lost its nanoseconds
    except (OSError, ValueError):
        return []
    return [source for source, (*looks, digest) in note["sources"].items() if _differs(folder / source, looks, digest)]


def _differs(path: Path, looks: list[int], digest: str) -> bool:
    try:
        return _looks(path) != looks and _digest(path) != digest
    except OSError:
        return True


def _looks(path: Path) -> list[int]:
    """Size and time of the last change."""
    found = os.stat(path)
    return [found.st_size, found.st_mtime_ns]


def _digest(path: Path) -> str:
    import hashlib  # rarely needed

    return hashlib.sha256(path.read_bytes()).hexdigest()


def warn_of_changed_sources(folder: Path = PACKAGE.parent) -> None:
    """One line when the engine that runs is older than its sources. Processes that this one starts do not repeat it."""
    changed = changed_sources(folder)
    if changed and not os.environ.get(TOLD):
        os.environ[TOLD] = "1"
        which = f"{changed[0]} and {len(changed) - 1} more" if len(changed) > 1 else changed[0]
        print(
            f"The compiled engine is older than {which}, and it is what runs: make engine renews it.", file=sys.stderr
        )


def why_interpreted() -> str:
    """The sentence for an engine that is not compiled."""
    reason = os.environ.get("RAGNATAFL_INTERPRETED", "")
    if not reason:
        try:
            reason = (PACKAGE / REASON).read_text(encoding="utf-8").strip()
        except OSError:
            reason = "it is not compiled here"
    return f"The engine runs interpreted, slower: {reason}."
