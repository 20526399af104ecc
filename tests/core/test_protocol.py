"""What both ends of a socket agree on is written once, and the document says the same."""

from __future__ import annotations

import re
from pathlib import Path

from ragnatafl import locale
from ragnatafl.core.protocol import FINAL, PROTOCOL, Closing

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_document_tells_every_closing_code_and_whether_to_come_back() -> None:
    rows = re.findall(r"^\| (\d{4}) \| .* \| (.*) \|$", DOCUMENT.read_text("utf-8"), re.M)
    again = {int(code): answer for code, answer in rows}
    assert set(Closing) <= set(again)
    assert {code for code, answer in again.items() if answer == "no"} == set(FINAL)


def test_the_document_says_hello_in_this_version() -> None:
    found = re.findall(r'"type": "hello", "protocol": (\d+)', DOCUMENT.read_text("utf-8"))
    assert found and {int(version) for version in found} == {PROTOCOL}


def test_the_browser_gets_them_with_its_texts() -> None:
    assert locale.bundle("pl")["protocol"] == {"version": PROTOCOL, "final": sorted(FINAL)}
