"""The browser's types are those of the shapes, and a key that no view has does not pass `tsc`."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from tools.browser_types import out_of_step

from tests.js.test_unit import node

ROOT = Path(__file__).resolve().parents[2]
TSC = ROOT / "node_modules" / "typescript" / "bin" / "tsc"
READ = re.compile(r"(?<![\w.])view\.(?!rebuild)[a-z_]+")


def test_the_types_of_the_browser_are_in_step_with_the_shapes() -> None:
    assert out_of_step() == {}, "Run `python -m tools.browser_types`."


def test_nobody_in_the_browser_reads_what_is_for_imagine_only() -> None:
    found = [path.name for path in (ROOT / "src").rglob("web/**/*.js") if ".rebuild" in path.read_text("utf-8")]
    assert found == []


def checked(folder: Path) -> str:
    """What tsc says of the browser's files in a copy."""
    if not TSC.exists() and not os.environ.get("RAGNATAFL_NEED_NODE"):
        pytest.skip("There is no tsc (npm ci).")
    settings = json.loads((ROOT / "tsconfig.json").read_text("utf-8"))
    (folder / "tsconfig.json").write_text(json.dumps({**settings, "include": ["src/ragnatafl/games/*/web/**/*.js"]}))
    ran = subprocess.run([node(), str(TSC), "-p", str(folder)], capture_output=True, text=True, timeout=300)
    return ran.stdout + ran.stderr


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    source, target = ROOT / "src" / "ragnatafl", tmp_path / "src" / "ragnatafl"
    shutil.copytree(source / "web" / "js", target / "web" / "js")
    for web in (source / "games").glob("*/web"):
        shutil.copytree(web, target / web.relative_to(source))
    return tmp_path


def test_a_key_that_no_view_has_is_found_in_every_module_that_reads_views(copied: Path) -> None:
    assert checked(copied) == ""
    spoilt = []
    for path in sorted(copied.glob("src/ragnatafl/games/*/web/*.js")):
        text = path.read_text("utf-8")
        if "@type {View} */ view" in text and READ.search(text):
            path.write_text(READ.sub(lambda match: match[0] + "_that_is_not_there", text, count=1), "utf-8")
            spoilt.append(path.relative_to(copied).as_posix())
    said = checked(copied)
    assert len(spoilt) > 12
    assert [path for path in spoilt if f"{path}(" not in said] == []
