"""The text of every action: stable, free of any language, and parsing back to the same number."""

from __future__ import annotations

from ..content import CONTENT, ENEMIES, FACES, GODS, STONES, WORLDS
from ..sagas.tables import DEED_NAMES, FOE_NAMES
from . import actions
from .tables import N_OPPONENTS

CREATURES = tuple(creature.id for creature in CONTENT.creatures)
ARTIFACTS = tuple(artifact.id for artifact in CONTENT.artifacts)
JOTUNS = tuple(jotun.id for jotun in CONTENT.jotuns)
OPPONENTS = (*ENEMIES[:5], *JOTUNS, *FOE_NAMES)
PLACES = (*WORLDS, "cage", "out")


def all_texts() -> list[str]:
    """Texts in the numbering of `actions.py`."""
    texts = [
        "done",
        "act",
        "heal",
        "add",
        "pair",
        "hero",
        "keep",
        "swap",
        "take elf",
        "take die",
        "reroll god",
        "elf god",
    ]
    texts += [f"mark {face.lower()}" for face in FACES]
    texts += [f"elf {face.lower()}" for face in FACES]
    texts += [f"stack {level}" for level in (1, 2, 3)]
    texts += [f"use {stone}" for stone in STONES]
    texts += [f"rotate {steps}" for steps in range(3)]
    for verb in ("take", "heroes", "dice"):
        texts += [f"{verb} {amount}" for amount in range(14)]
    for verb in ("turn", "comfort", "cheer", "elf", "reroll", "deck", "give elf", "give die", "give life"):
        texts += [f"{verb} {god}" for god in GODS]
    for verb in ("move", "to"):
        texts += [f"{verb} {world}" for world in WORLDS]
    texts += [f"send {god} {world}" for god in GODS for world in WORLDS]
    texts += [f"fight {opponent}" for opponent in OPPONENTS[:N_OPPONENTS]]
    texts += [f"creature {creature}" for creature in CREATURES]
    texts += [f"return {enemy} {god}" for enemy in ENEMIES for god in GODS]
    texts += [f"give {artifact} {god}" for artifact in ARTIFACTS for god in GODS]
    texts += [f"beat {jotun}" for jotun in JOTUNS]
    texts += [f"take {artifact}" for artifact in ARTIFACTS]
    texts += [f"travel {god}" for god in GODS]
    texts += ["duel", "accept"]
    for verb in ("fight", "choose"):
        texts += [f"{verb} {foe}" for foe in FOE_NAMES]
    texts += [f"saga {deed}" for deed in DEED_NAMES]
    return texts


TEXTS = all_texts()
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}
VERBS = sorted({text.split()[0] for text in TEXTS})

assert len(TEXTS) == actions.COUNT == len(ACTION_OF)


def read(text: str) -> list[int]:
    """The action of a text, as a list of one, or none."""
    words = " ".join(text.lower().split())
    return [ACTION_OF[words]] if words in ACTION_OF else []
