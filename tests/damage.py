"""Content with one fault in it, for tests of what is said then."""

from __future__ import annotations

import shutil
from pathlib import Path


def damaged(source: Path, target: Path, name: str, old: str, new: str) -> Path:
    """A copy of the folder `source` under `target`, in whose file `name` the first `old` is replaced by `new`."""
    folder = target / source.name
    shutil.copytree(source, folder)
    text = (folder / name).read_text("utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), "utf-8")
    return folder
