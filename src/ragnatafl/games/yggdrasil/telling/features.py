# mypyc: compile
"""The features of an observation of Yggdrasil, group by group: the one table of what learners see and where it stands.

`observation.py` writes the groups in this order. A scale ends with "so many or more". Gods stand in order of play,
beginning with the observer's; after the players' gods come the supporting ones.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.features import Features, Layout

from ..content import CONTENT, ENEMIES, FACES, GODS, MODES, STONE_FACES, STONES, WORLDS
from ..rules.notation import ARTIFACTS, CREATURES, JOTUNS, OPPONENTS, PLACES
from ..rules.question import AMOUNT_KINDS
from ..rules.saving import RESULTS, STEP_NAMES, TRACKS
from ..rules.tables import N_ENEMIES, ON_TREE, numbers
from ..sagas.content import SAGAS
from ..sagas.tables import FOE_NAMES, NOWHERE

EDITION: Final = 1
"""Raised where a feature changes its meaning and not its name."""
FIGURES: Final = ("own", "second", "third", "fourth", "fifth")
N_FIGURES: Final[i64] = len(FIGURES)
CARDS: Final = [f"{enemy} of {figure}" for enemy in ENEMIES for figure in FIGURES]
"""Enemy cards by the Enemy and by whose god is on the back."""
N_CARDS: Final[i64] = len(CARDS)
STEPS: Final = [STEP_NAMES.get(step, f"step {step}") for step in range(max(STEP_NAMES) + 1)]
KINDS: Final = range(1, max([len(saga.tokens.kinds) for saga in SAGAS.sagas]) + 1)
"""Kinds of a saga's tokens; each saga has its own."""
N_KINDS: Final[i64] = len(KINDS)

MOST_SPACE: Final = 20
MOST_PAGE: Final = 9
MOST_DEFEAT: Final = 12
MOST_ROUND: Final = 40
MOST_PIECES: Final = 13
MOST_LIFE: Final = 25
MOST_DECK: Final = 18
MOST_RISK: Final = 30
MOST_STRENGTH: Final = 24
MOST_NUMBER: Final = 15
MOST_TOKENS: Final = 9
MOST_CHOSEN: Final = 62
MOST_ADDRESS: Final = 255

# -- the table -----------------------------------------------------------------------------------------------------
ALL: Final = Layout()
PLAYERS: Final[i64] = ALL.scale("seats", 5, 1)
TRACK: Final[i64] = ALL.group("track", TRACKS)
SAGA: Final[i64] = ALL.group("saga", ("none", *range(1, len(SAGAS.sagas) + 1)))
PAGE: Final[i64] = ALL.scale("page", MOST_PAGE)
RESULT: Final[i64] = ALL.group("result", RESULTS)
DEFEAT: Final[i64] = ALL.scale("defeat", MOST_DEFEAT)
NIDHOGG: Final[i64] = ALL.scale("nidhogg", MOST_SPACE)
TREE: Final[i64] = ALL.scale("tree", MOST_SPACE)
ROUND: Final[i64] = ALL.scale("round", MOST_ROUND)
TURNS: Final[i64] = ALL.scale("turns", 5)
ACTIVE: Final[i64] = ALL.group("active", FIGURES)
ELVES: Final[i64] = ALL.scale("elves", MOST_PIECES)
VANIR: Final[i64] = ALL.scale("vanir", MOST_PIECES)
HEROES: Final[i64] = ALL.scale("heroes", MOST_PIECES)
NAMELESS: Final[i64] = ALL.scale("nameless", MOST_PIECES)
GIANTS: Final[i64] = ALL.scale("giants", MOST_PIECES)
ROTATION: Final[i64] = ALL.scale("rotation", 2)
ISLAND: Final[i64] = ALL.scale("island", len(CONTENT.islands) - 1)
POWERS: Final[i64] = ALL.flag("powers")
WAITING: Final[i64] = ALL.group("waiting", FIGURES)
FOUGHT: Final[i64] = ALL.flag("fought")
ACTED: Final[i64] = ALL.flag("acted")
DEVASTATED: Final[i64] = ALL.group("devastated", WORLDS)
ENEMY_AT: Final[i64] = ALL.rows("place of", ENEMIES[:ON_TREE], PLACES)
N_PLACES: Final[i64] = len(PLACES)
STRENGTH: Final[i64] = ALL.rows("strength of", ENEMIES[:ON_TREE], range(MOST_STRENGTH + 1))
MODE: Final[i64] = ALL.rows("mode in", WORLDS, MODES)
ACTIVE_JOTUNS: Final[i64] = ALL.group("jotuns", JOTUNS)
JOTUNS_LEFT: Final[i64] = ALL.group("jotuns left", JOTUNS)
DRAWN: Final[i64] = ALL.group("drawn", CREATURES)
CREATURES_LEFT: Final[i64] = ALL.group("creatures left", CREATURES)
TOP: Final[i64] = ALL.group("top artifact", ARTIFACTS)
UNDER: Final[i64] = ALL.group("artifact under", ARTIFACTS)
SUPPORTERS_SEEN: Final[i64] = ALL.group("supporting card seen", ENEMIES)

# what is asked, about what, and what comes after it
ASKED: Final[i64] = ALL.group("asked", STEPS)
ABOUT_FIGURE: Final[i64] = ALL.group("about god", FIGURES)
ABOUT_OTHER: Final[i64] = ALL.group("about other god", FIGURES)
ABOUT_WORLD: Final[i64] = ALL.group("about world", WORLDS)
ABOUT_MODE: Final[i64] = ALL.group("about mode", MODES)
ABOUT_CARD: Final[i64] = ALL.group("about card", CARDS)
ABOUT_OPPONENT: Final[i64] = ALL.group("about opponent", OPPONENTS)
ABOUT_KIND: Final[i64] = ALL.group("about kind", AMOUNT_KINDS)
ABOUT_NUMBER: Final[i64] = ALL.scale("about number", MOST_NUMBER)
ABOUT_SECOND: Final[i64] = ALL.scale("about second number", MOST_NUMBER)
ABOUT_THIRD: Final[i64] = ALL.scale("about third number", MOST_NUMBER)
ABOUT_ADDRESS: Final[i64] = ALL.scale("about instruction", MOST_ADDRESS)
ABOUT_CHAPTER: Final[i64] = ALL.scale("about instruction, high", MOST_NUMBER)
STONE: Final[i64] = ALL.rows("stone", STONES, STONE_FACES)
N_STONE_FACES: Final[i64] = len(STONE_FACES)
WANTED_ELVES: Final[i64] = ALL.scale("wanted elves", MOST_PIECES)
WANTED_DICE: Final[i64] = ALL.scale("wanted vanir dice", MOST_PIECES)
WANTED_ARTIFACTS: Final[i64] = ALL.group("wanted artifacts", ARTIFACTS)
PENDING: Final[i64] = ALL.group("pending", STEPS)

# the risk being taken
RISKS: Final[i64] = ALL.scale("risks", MOST_RISK)
RISKS_LEFT: Final[i64] = ALL.scale("risks left", MOST_RISK)
RISK_OPPONENT: Final[i64] = ALL.group("risk against", OPPONENTS)
DUEL: Final[i64] = ALL.flag("duel")
ROLLED: Final[i64] = ALL.flag("rolled")
GOD_FACE: Final[i64] = ALL.group("god die", FACES)
GOD_TURNED: Final[i64] = ALL.flag("god die turned")
DICE: Final[i64] = ALL.rows("vanir dice", FACES, range(1, MOST_PIECES + 1))
DICE_TURNED: Final[i64] = ALL.rows("turned", FACES, range(1, MOST_PIECES + 1))
DICE_MARKED: Final[i64] = ALL.rows("marked", FACES, range(1, MOST_PIECES + 1))
ADDED: Final[i64] = ALL.rows("added die of", FIGURES, ("unrolled", *FACES))
ADDED_TURNED: Final[i64] = ALL.group("added die turned", FIGURES)
REROLLED: Final[i64] = ALL.group("rerolled by", ARTIFACTS)
ELVES_DUE: Final[i64] = ALL.scale("elves due", MOST_PIECES)
TURNING_ELVES: Final[i64] = ALL.scale("turning elves", MOST_PIECES)
OTHERS_DUE: Final[i64] = ALL.group("elf due of", FIGURES)
LOST: Final[i64] = ALL.scale("life lost", MOST_LIFE)

# the saga
COUNTER_NAMES: Final = [f"{saga.number} {counter.name}" for saga in SAGAS.sagas for counter in saga.counters]
COUNTER_LOWS: Final[vec[i64]] = numbers([counter.low for saga in SAGAS.sagas for counter in saga.counters])
COUNTER_HIGHS: Final[vec[i64]] = numbers([counter.high for saga in SAGAS.sagas for counter in saga.counters])
COUNTERS: Final[vec[i64]] = numbers(
    [
        ALL.scale(f"counter {name}", int(high), int(low))
        for name, low, high in zip(COUNTER_NAMES, COUNTER_LOWS, COUNTER_HIGHS, strict=True)
    ]
)
"""Where the scale of each counter of each saga begins."""
FIRST_COUNTER: Final[vec[i64]] = numbers(
    [sum([len(saga.counters) for saga in SAGAS.sagas[:k]]) for k in range(len(SAGAS.sagas))]
)
FOE_AT: Final[i64] = ALL.rows("place of", FOE_NAMES, range(NOWHERE + 1))
SLAIN: Final[i64] = ALL.group("slain", FOE_NAMES)
TOKEN_AT: Final[i64] = ALL.rows("token in", WORLDS, ("face down", *KINDS))
HIDDEN_TOKENS: Final[i64] = ALL.rows("hidden tokens", KINDS, range(1, MOST_TOKENS + 1))
PILE: Final[i64] = ALL.rows("pile", KINDS, range(1, MOST_TOKENS + 1))
FACE_UP: Final[i64] = ALL.rows("face up", KINDS, range(1, MOST_TOKENS + 1))
LAST_TOKEN: Final[i64] = ALL.group("last token", KINDS)
CHOSEN: Final[i64] = ALL.scale("chosen", MOST_CHOSEN)

# -- each god ------------------------------------------------------------------------------------------------------
FIGURE: Final = Layout()
GOD: Final[i64] = FIGURE.group("god", GODS)
WORLD: Final[i64] = FIGURE.group("world", WORLDS)
LIFE: Final[i64] = FIGURE.scale("life", MOST_LIFE)
MAX_LIFE: Final[i64] = FIGURE.scale("max life", MOST_LIFE)
TURN: Final[i64] = FIGURE.scale("turn in round", 5, 1)
POOL_ELVES: Final[i64] = FIGURE.scale("elves", MOST_PIECES)
POOL_VANIR: Final[i64] = FIGURE.scale("vanir", MOST_PIECES)
POOL_ARTIFACTS: Final[i64] = FIGURE.group("artifacts", ARTIFACTS)
GOD_FACES: Final[i64] = FIGURE.group("god faces", FACES)
VANIR_FACES: Final[i64] = FIGURE.group("vanir faces", FACES)
COMRADES: Final[i64] = FIGURE.group("comrades", GODS)
KIN: Final[i64] = FIGURE.group("kin", GODS)
CASUAL: Final[i64] = FIGURE.group("casual", GODS)
TRAVELLING: Final[i64] = FIGURE.group("travelling", GODS)
FIGURE_BLOCKS: Final[i64] = ALL.repeat(FIGURES, FIGURE)
FIGURE_SIZE: Final[i64] = FIGURE.size

# -- the Enemies' cards: all that is told by whose god is on them, at one place ------------------------------------
WHEEL: Final[i64] = ALL.rows("wheel", [f"{enemy} {k}" for enemy in ENEMIES for k in (1, 2, 3)], FIGURES)
CARDS_OF: Final = Layout()
LAID: Final[i64] = CARDS_OF.group("laid card", CARDS)
LAID_BACK: Final[i64] = CARDS_OF.group("back of laid card", FIGURES)
DECK_SIZE: Final[i64] = CARDS_OF.scale("deck", MOST_DECK)
TOP_BACK: Final[i64] = CARDS_OF.group("back of top card", FIGURES)
UNPLACED: Final[i64] = CARDS_OF.group("unplaced", CARDS)
FLOATING: Final[i64] = CARDS_OF.scale("floating", N_ENEMIES)
DECK: Final[i64] = CARDS_OF.rows("deck place", range(1, MOST_DECK + 1), CARDS)
CARDS_BLOCKS: Final[i64] = ALL.repeat(FIGURES, CARDS_OF)
CARDS_SIZE: Final[i64] = CARDS_OF.size

FEATURES: Final[Features] = ALL.features(EDITION)
