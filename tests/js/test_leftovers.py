"""What the browser's code must not know: the notation of decisions, and cards that change a price. Offers tell both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from ragnatafl.games.blood_rage.content import CARDS
from ragnatafl.games.blood_rage.rules.notation import ACTIONS as BLOOD_RAGE
from ragnatafl.games.yggdrasil.content import CONTENT
from ragnatafl.games.yggdrasil.rules.notation import ACTIONS as YGGDRASIL

TOP = Path(__file__).resolve().parents[2]
FOLDERS = ("src/ragnatafl/web/js", "src/ragnatafl/games/*/web", "examples/*/src/*/web")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
VERBS = "|".join(sorted({*BLOOD_RAGE.verbs, *YGGDRASIL.verbs}))

SPLITS = {
    "yggdrasil/campaign.js": "a box that was bought, as the campaign keeps it",
    "blood_rage/sheets.js": "the kind of a slot, which the catalogue names",
    "yggdrasil/proposals.js": "a line of the chat",
    "yggdrasil/tree.js": "the key of a piece that is drawn",
}
"""Files that take something else apart at its blanks."""

DRAWN = {"blood_rage/pictures.js", "yggdrasil/treasures.js"}
"""Files that draw each thing under its name, and nothing else."""


def sources() -> Iterator[tuple[str, str]]:
    """The browser's code without its comments: "yggdrasil/tree.js" and what is in it."""
    for folder in FOLDERS:
        for path in sorted(TOP.glob(f"{folder}/*.js")):
            yield f"{path.parent.parent.name}/{path.name}", COMMENT.sub("", path.read_text(encoding="utf-8"))


def test_there_is_code_to_look_at_in_every_folder() -> None:
    assert {name.split("/")[0] for name, _ in sources()} >= {"web", "blood_rage", "yggdrasil", "hnefatafl"}


def test_nothing_in_the_browser_takes_a_notation_apart() -> None:
    apart = re.compile(r"""split\((["'`] ["'`]|/ |/\\s)""")
    assert {name for name, code in sources() if apart.search(code)} == set(SPLITS)


def test_nothing_in_the_browser_writes_a_notation_or_looks_for_one() -> None:
    written = re.compile(rf"""["'`^]\(?({VERBS})(\|\w+)*\)? """)
    found = {name: [hit.group() for hit in written.finditer(code)] for name, code in sources()}
    assert {name: hits for name, hits in found.items() if hits} == {}


def test_no_message_of_the_old_protocol_is_read() -> None:
    assert [name for name, code in sources() if re.search(r"\blegal\b|\bnotation\b", code)] == []


def test_no_card_artifact_or_jotun_is_named_in_the_browser() -> None:
    """Figures and pictures may be named; anything else that a card does is the engine's to say."""
    cards = {card.id for card in CARDS if card.type != "monster"}
    ids = cards | {one.id for one in (*CONTENT.artifacts, *CONTENT.jotuns)}
    named = re.compile(r"\b(" + "|".join(sorted(ids)) + r")\b")
    assert len(ids) > 60
    assert {name for name, code in sources() if named.search(code)} == DRAWN
