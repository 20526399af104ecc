"""The fonts come with the page: cut as the tool cuts them, with every letter of the four languages."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont
from tools import fonts

from ragnatafl import locale

LOADED = """async () => {
  await document.fonts.ready;
  return [...document.fonts].filter((face) => face.status === "loaded").map((face) => [face.family, face.unicodeRange]);
}"""


def test_the_fonts_and_their_style_sheet_are_what_the_tool_makes() -> None:
    assert {path.name: path.read_bytes() for path in (fonts.WEB / "fonts").iterdir()} == fonts.made()
    assert (fonts.WEB / "css" / "fonts.css").read_text("utf-8") == fonts.style_sheet()


@pytest.mark.parametrize("family", fonts.FAMILIES)
@pytest.mark.parametrize("weight", fonts.WEIGHTS)
def test_the_texts_of_all_languages_have_their_letters_in_the_fonts(family: str, weight: int) -> None:
    """Without the file of what is seldom needed; signs beside the words are another matter."""
    has = {"‼"}
    for letters in ("latin", "cyrillic"):
        font = TTFont(fonts.WEB / "fonts" / fonts.file_name(family, weight, letters))
        has |= set(map(chr, font.getBestCmap()))
    texts = "".join(Path(path).read_text("utf-8") for path in locale.files())
    assert {letter for letter in set(texts) - has if unicodedata.category(letter)[0] in "LNP"} == set()


def test_the_reserved_name_of_the_fonts_is_not_used_and_their_licence_lies_beside_them() -> None:
    for path in (fonts.WEB / "fonts").glob("*.woff2"):
        names = TTFont(path)["name"]
        assert str(names.getDebugName(fonts.FAMILY)).startswith("Tafl ")
        assert "SIL Open Font License" in str(names.getDebugName(fonts.LICENCE))
    assert "SIL OPEN FONT LICENSE Version 1.1" in (fonts.WEB / "fonts" / "OFL.txt").read_text("utf-8")


def test_a_page_is_set_in_its_own_fonts_and_fetches_only_the_letters_it_shows(visit: Any) -> None:
    page = visit("/learn")
    page.wait_for_selector("h1")
    loaded = page.evaluate(LOADED)
    assert {"Tafl Serif", "Tafl Sans"} <= {family.strip('"') for family, _ in loaded}
    assert not any(ranges.startswith("U+A1") for _, ranges in loaded), "No letter of this page is seldom needed."
