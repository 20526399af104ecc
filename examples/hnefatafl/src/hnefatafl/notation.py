"""The text of every move: "move d1 d4"; written by hand, "d1 d4" and "d1-d4" mean the same."""

from __future__ import annotations

from .board import NUMBER, SQUARES

VERB = "move"
TEXTS = [f"{VERB} {start} {end}" for start in SQUARES for end in SQUARES]
NUMBERS = {text: number for number, text in enumerate(TEXTS)}


def meant(text: str) -> int | None:
    """The number of the move that a text means; None for what is no move."""
    words = text.lower().replace("-", " ").split()
    if words and words[0] in NUMBER:
        words = [VERB, *words]
    return NUMBERS.get(" ".join(words))
