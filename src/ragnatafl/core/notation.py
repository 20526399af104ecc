"""What to say to a text that is no action: what was probably meant, of what is possible now before all else."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from .contract import Refusal
from .errors import NotationError

LONGEST_SHOWN = 60
LONGEST_COMPARED = 80
MOST_HINTS = 3


def unreadable(text: str, texts: Sequence[str], legal: Sequence[str]) -> NotationError:
    """`texts` are all actions there are, `legal` those that the seat may take now."""
    words = text.lower()[:LONGEST_COMPARED].split()
    if not words:
        return hint("empty", text, example=(legal or texts)[0])
    known, possible = said_with(words[0], texts), said_with(words[0], legal)
    if known:
        meant = misspelt(words, possible) or misspelt(words, known) or alike(words, possible)
    else:
        meant = misspelt(words, legal) or misspelt(words, texts) or alike(words, legal) or told_otherwise(words, texts)
    if meant:
        return hint("meant", text, meant=quoted(meant), count=len(meant))
    if known:
        return hint("used", text, verb=words[0], example=(possible or known)[0])
    return hint("verbs", text, verbs=", ".join(sorted({one.split()[0] for one in texts})))


def said_with(verb: str, texts: Sequence[str]) -> list[str]:
    return [one for one in texts if one.split()[0] == verb]


def ambiguous(text: str, meant: Sequence[str]) -> NotationError:
    """A text that is short for several legal actions."""
    return hint("several", text, meant=quoted(meant))


def hint(kind: str, text: str, **args: str | int) -> NotationError:
    """The house says it, in every language, by its message `ui-refusal-unreadable-<kind>`."""
    shown = text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}..."
    return NotationError(Refusal("", "", f"unreadable-{kind}", {"text": shown, **args}))


def quoted(texts: Sequence[str]) -> str:
    return ", ".join(f'"{text}"' for text in texts)


def alike(words: Sequence[str], legal: Sequence[str]) -> list[str]:
    """The legal actions that share a whole word beside the verb: most of them first, then those said alike."""
    asked = set(words)

    def shared(one: str) -> tuple[int, int]:
        theirs = one.split()
        begins = sum(a == b for a, b in zip(words, theirs, strict=False))
        return len(asked.intersection(theirs)), begins

    found = [one for one in legal if asked.intersection(one.split()[1:])]
    best = max((shared(one) for one in found), default=None)
    return [one for one in found if shared(one) == best][:MOST_HINTS]


def misspelt(words: Sequence[str], texts: Sequence[str]) -> list[str]:
    """The action that is said with the same number of words, each nearly the same."""
    near = difflib.get_close_matches(" ".join(words), texts, n=MOST_HINTS, cutoff=0.75)
    for one in near:
        pairs = list(zip(words, one.split(), strict=False))
        if len(one.split()) == len(words) and all(difflib.SequenceMatcher(None, a, b).ratio() > 0.6 for a, b in pairs):
            return [one]
    return []


def told_otherwise(words: Sequence[str], texts: Sequence[str]) -> list[str]:
    """The actions that end alike, whatever their verb: "play tyrs_crush"."""
    rest = words[1:]
    return [one for one in texts if rest and one.split()[1:] == list(rest)][:MOST_HINTS]
