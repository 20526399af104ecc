"""Cuts the page's fonts out of Source Serif and Source Sans, and writes their style sheet: python -m tools.fonts

A build does the first (setup.py), so that the fonts lie in every installation and not among the sources. Of each font
two weights are kept, with the letters of the four languages and of names from most of Europe, as woff2 in `web/fonts`.
What is seldom needed and Cyrillic lie apart, so that a reader fetches what he reads. The licence (OFL) goes with them,
and its reserved name "Source" does not. With `--like FILE.ttf` it is told how that font must be stretched to the
measure of ours, which is what FALLBACKS say of the fonts that most machines have.
"""

from __future__ import annotations

import io
import re
import shutil
import sys
from importlib.resources import files
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "src" / "ragnatafl" / "web"
FAMILIES = {"serif": "Serif", "sans": "Sans"}
SIZES = {"serif": 1.0, "sans": 1.06}
"""Source Sans is small for its size: it is drawn as large as the fonts that people are used to."""
WEIGHTS = {400: ("Regular", "100 500"), 600: ("Semibold", "501 900")}
LATIN = "\u00a0«»·×ÉÓØáäåæéíðóöøúýþÞąćęłńśźżĄĆĘŁŃŚŹŻ‑–—’“”„†…›−←↑→↓✓"
"""Beside ASCII: what the texts of the four languages use, and Norse names."""
LETTERS = {
    "more": [code for code in [*range(0xA0, 0x180), *map(ord, "ȘșȚț‘‚‡•′″‹€≤≥≠")] if chr(code) not in LATIN],
    "cyrillic": [*range(0x400, 0x460), ord("№")],
    "latin": [*range(0x20, 0x7F), *map(ord, LATIN)],
}
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]
COPYRIGHT, FAMILY, STYLE, LICENCE = 0, 1, 2, 13
FALLBACKS = {
    "serif": [
        ("Times", ("Times New Roman", "Liberation Serif", "Tinos"), (1.086, 0.954, 0.309)),
        ("DejaVu", ("DejaVu Serif",), (0.859, 1.205, 0.390)),
    ],
    "sans": [
        ("Arial", ("Arial", "Liberation Sans", "Arimo", "Helvetica"), (0.930, 1.058, 0.293)),
        ("DejaVu", ("DejaVu Sans",), (0.802, 1.226, 0.340)),
    ],
}
"""Fonts of the system, with how wide ours is beside them, and its height above and below the line."""

HEAD = """/* Written by `python -m tools.fonts`: the page's own type, and fallbacks of the same measure, so that
   nothing moves when it arrives. */
"""
FACE = """
@font-face {{
  font-family: "Tafl {family}";
  src: url("../fonts/{file}") format("woff2");
  font-weight: {weights};
  font-display: swap;
  unicode-range: {ranges};
  size-adjust: {size:.0%};
}}
"""
FALLBACK = """
@font-face {{
  font-family: "Tafl {family} in {name}";
  src: {fonts};
  size-adjust: {size:.1%};
  ascent-override: {above:.1%};
  descent-override: {below:.1%};
  line-gap-override: 0%;
}}
"""


def source(family: str, weight: int) -> TTFont:
    """The whole font. It has no unbreakable hyphen, which looks like any other."""
    folder = files(f"font_source_{family}_pro") / "files"
    data = (folder / f"Source{FAMILIES[family]}Pro-{WEIGHTS[weight][0]}.ttf").read_bytes()
    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord("‑")] = table.cmap[ord("-")]
    return font


def cut(family: str, weight: int, letters: str) -> bytes:
    """One file of the page: a family in a weight, with these letters."""
    font = source(family, weight)
    options = Options(hinting=False, layout_features=FEATURES, name_IDs=[COPYRIGHT, FAMILY, STYLE, LICENCE])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS[letters])
    subsetter.subset(font)
    keep_widths(font)
    for name in font["name"].names:
        if name.nameID == FAMILY:
            name.string = f"Tafl {FAMILIES[family]}"
    font.flavor = "woff2"
    written = io.BytesIO()
    font.save(written)
    return written.getvalue()


def keep_widths(font: TTFont) -> None:
    """A sign made of others is as wide as the font says, not as its part: else "%" is as narrow as its stroke."""
    for glyph in map(font["glyf"].__getitem__, font.getGlyphOrder()):
        for part in glyph.components if glyph.isComposite() else ():
            part.flags &= ~USE_MY_METRICS


def licence() -> str:
    """The licence once, under the notices of both fonts."""
    texts = [(files(f"font_source_{family}_pro") / "files" / "LICENSE.txt").read_text("utf-8") for family in FAMILIES]
    notices = [re.sub(r"\s+", " ", text.partition("This Font Software is licensed")[0]).strip() for text in texts]
    terms = texts[0][texts[0].index("This Font Software is licensed") :]
    return "\n".join([*notices, "", terms.replace("\r\n", "\n").strip(), ""])


# The style sheet


def file_name(family: str, weight: int, letters: str) -> str:
    return f"{family}-{weight}-{letters}.woff2"


def ranges(letters: str) -> str:
    """The letters that the fonts have, as `unicode-range` has them."""
    runs: list[list[int]] = []
    for code in sorted(set(LETTERS[letters]) & set(source("sans", 400).getBestCmap())):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)


def style_sheet() -> str:
    faces = [
        FACE.format(
            family=FAMILIES[family],
            file=file_name(family, weight, letters),
            weights=WEIGHTS[weight][1],
            ranges=ranges(letters),
            size=SIZES[family],
        )
        for family in FAMILIES
        for weight in WEIGHTS
        for letters in LETTERS
    ]
    return HEAD + "".join([*faces, *map(fallbacks, FAMILIES)])


def fallbacks(family: str) -> str:
    return "".join(
        FALLBACK.format(
            family=FAMILIES[family],
            name=name,
            fonts=", ".join(f'local("{font}")' for font in fonts),
            size=wide * SIZES[family],
            above=above,
            below=below,
        )
        for name, fonts, (wide, above, below) in FALLBACKS[family]
    )


def width(font: TTFont, text: str) -> float:
    """How wide this text is, on average for a letter, in sizes of the font."""
    glyphs, widths = font.getBestCmap(), font["hmtx"]
    found = [widths[glyphs[ord(letter)]][0] for letter in text if ord(letter) in glyphs]
    return sum(found) / len(found) / int(font["head"].unitsPerEm)


def like(family: str, other: Path) -> str:
    """How wide our font is beside this one with the texts of the games, and its height in sizes of that."""
    texts = sorted((ROOT / "src" / "ragnatafl").glob("games/*/locale/*/*.ftl"))
    text = " ".join("".join(path.read_text("utf-8") for path in texts).split())
    ours = source(family, 400)
    wide = width(ours, text) / width(TTFont(other), text)
    above, below = (abs(high) / ours["head"].unitsPerEm / wide for high in (ours["hhea"].ascent, ours["hhea"].descent))
    return f"{family}: ({wide:.3f}, {above:.3f}, {below:.3f})"


def made() -> dict[str, bytes]:
    """Every file of the folder `web/fonts`."""
    cuts = {
        file_name(family, weight, letters): cut(family, weight, letters)
        for family in FAMILIES
        for weight in WEIGHTS
        for letters in LETTERS
    }
    return {**cuts, "OFL.txt": licence().encode()}


def write_fonts(web: Path) -> None:
    """Into this folder `web`, and nothing else beside them."""
    shutil.rmtree(web / "fonts", ignore_errors=True)
    (web / "fonts").mkdir(parents=True)
    for name, content in made().items():
        (web / "fonts" / name).write_bytes(content)


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--like"]:
        for family in FAMILIES:
            print(like(family, Path(arguments[1])))
        return
    write_fonts(WEB)
    (WEB / "css" / "fonts.css").write_text(style_sheet(), encoding="utf-8")
    for path in sorted((WEB / "fonts").iterdir()):
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
