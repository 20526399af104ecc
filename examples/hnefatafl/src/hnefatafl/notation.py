"""The text of every move: "move d1 d4"; written by hand, "d1 d4" and "d1-d4" mean the same."""

from __future__ import annotations

from ragnatafl.core.actions import ActionTable, Family

from .board import COUNT, NUMBER, SQUARES

VERB = "move"
ACTIONS = ActionTable([Family(VERB, SQUARES, SQUARES, first=0)], COUNT * COUNT)
TEXTS = ACTIONS.texts


def meant(text: str) -> int | None:
    """The number of the move that a text means; None for what is no move."""
    words = text.lower().replace("-", " ").split()
    if words and words[0] in NUMBER:
        words = [VERB, *words]
    return ACTIONS.read(" ".join(words))
