# mypyc: compile
"""All actions: number, meaning, and a text that is stable, free of any language, and parses back to the same.

The names of things, by their numbers, are found quickly only where they are final tuples of a compiled module.
"""

from __future__ import annotations

from typing import Final

from ragnatafl.core.actions import ActionTable, Family

from .. import content
from ..sagas.tables import DEED_NAMES, FOE_NAMES
from . import actions
from .tables import MOST, N_OPPONENTS

Names = tuple[str, ...]

WORLDS: Final[Names] = content.WORLDS
GODS: Final[Names] = content.GODS
ENEMIES: Final[Names] = content.ENEMIES
FACES: Final[Names] = content.FACES
STONES: Final[Names] = content.STONES
STONE_FACES: Final[Names] = content.STONE_FACES
MODES: Final[Names] = content.MODES
CREATURES: Final[Names] = tuple([creature.id for creature in content.CONTENT.creatures])
ARTIFACTS: Final[Names] = tuple([artifact.id for artifact in content.CONTENT.artifacts])
JOTUNS: Final[Names] = tuple([jotun.id for jotun in content.CONTENT.jotuns])
OPPONENTS: Final[Names] = (*ENEMIES[:5], *JOTUNS, *FOE_NAMES)
PLACES: Final[Names] = (*WORLDS, "cage", "out")
SHOWN: Final[Names] = tuple([face.lower() for face in FACES])
AMOUNTS: Final = range(MOST + 1)

ACTIONS: Final = ActionTable(
    [
        Family("done", first=actions.DONE),
        Family("act", first=actions.ACT),
        Family("heal", first=actions.HEAL),
        Family("add", first=actions.ADD),
        Family("pair", first=actions.PAIR),
        Family("hero", first=actions.HERO),
        Family("keep", first=actions.KEEP),
        Family("swap", first=actions.SWAP),
        Family("take", "elf", first=actions.TAKE_ELF),
        Family("take", "die", first=actions.TAKE_DIE),
        Family("reroll", "god", first=actions.REROLL_GOD),
        Family("elf", "god", first=actions.ELF_GOD),
        Family("mark", SHOWN, first=actions.MARK),
        Family("elf", SHOWN, first=actions.ELF_DIE),
        Family("stack", (1, 2, 3), first=actions.STACK),
        Family("use", STONES, first=actions.STONE),
        Family("rotate", range(3), first=actions.ROTATE),
        Family("take", AMOUNTS, first=actions.TAKE),
        Family("heroes", AMOUNTS, first=actions.HEROES),
        Family("dice", AMOUNTS, first=actions.DICE),
        Family("turn", GODS, first=actions.TURN),
        Family("comfort", GODS, first=actions.COMFORT),
        Family("cheer", GODS, first=actions.CHEER),
        Family("elf", GODS, first=actions.ELF_ADDED),
        Family("reroll", GODS, first=actions.REROLL_ADDED),
        Family("deck", GODS, first=actions.DECK),
        Family("give", "elf", GODS, first=actions.GIVE_ELF),
        Family("give", "die", GODS, first=actions.GIVE_DIE),
        Family("give", "life", GODS, first=actions.GIVE_LIFE),
        Family("move", WORLDS, first=actions.MOVE),
        Family("to", WORLDS, first=actions.TO),
        Family("send", GODS, WORLDS, first=actions.SEND),
        Family("fight", OPPONENTS[:N_OPPONENTS], first=actions.FIGHT),
        Family("creature", CREATURES, first=actions.CREATURE),
        Family("return", ENEMIES, GODS, first=actions.RETURN),
        Family("give", ARTIFACTS, GODS, first=actions.GIVE),
        Family("beat", JOTUNS, first=actions.BEAT),
        Family("take", ARTIFACTS, first=actions.TAKE_ARTIFACT),
        Family("travel", GODS, first=actions.TRAVEL),
        Family("duel", first=actions.DUEL),
        Family("accept", first=actions.ACCEPT),
        Family("fight", FOE_NAMES, first=actions.FIGHT_FOE),
        Family("choose", FOE_NAMES, first=actions.CHOOSE),
        Family("saga", DEED_NAMES, first=actions.SAGA),
    ],
    actions.COUNT,
)
TEXTS: Final = ACTIONS.texts


def read(text: str) -> list[int]:
    """The action of a text, as a list of one, or none."""
    found = ACTIONS.read(text)
    return [] if found is None else [found]
