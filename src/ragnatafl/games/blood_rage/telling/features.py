# mypyc: compile
"""The features of an observation of Blood Rage, group by group: the one table of what learners see and where it stands.

`observation.py` writes the groups in this order. A scale ends with "so many or more".
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ragnatafl.core.features import Features, Layout

from ..content import STATS, TOKENS
from ..rules.draft import PICKS
from ..rules.notation import CODES, FIGURES, PHASES, PLACE_NAMES, PROVINCES
from ..rules.saving import STEP_NAMES
from ..rules.tables import N_CARDS, N_PROVINCES, N_WARRIORS, TOP_STEP, Place, Slot, deck, numbers

EDITION: Final = 1
"""Raised where a feature changes its meaning and not its name."""
SEATS: Final = ("own", "second", "third", "fourth")
"""The clans in order of play, beginning with the observer's."""

COPIES: Final[vec[i64]] = numbers([sum([deck(4, age).count(card) for age in range(3)]) for card in range(N_CARDS)])
"""How often each card is in the box."""
FIRST_COPY: Final[vec[i64]] = numbers([sum([int(COPIES[before]) for before in range(card)]) for card in range(N_CARDS)])
COPY_NAMES: Final = [
    CODES[card] if copy == 0 else f"{CODES[card]} {copy + 1}" for card in range(N_CARDS) for copy in range(COPIES[card])
]
"""A set of cards has a feature for each copy: that of the second says that there are at least two."""
BOX: Final[i64] = len(COPY_NAMES)
WARRIOR_PLACES: Final[vec[i64]] = numbers([*range(N_PROVINCES), Place.RESERVE, Place.VALHALLA])
N_PLACE_NAMES: Final[i64] = len(PLACE_NAMES)

MOST_RAGE: Final = 20
MOST_TENS: Final = 40
LEAD_STEP: Final = 5
MOST_LEAD: Final = 24
MOST_ROOM: Final = 12
MOST_HAND: Final = 12
MOST_QUESTS: Final = 8
MOST_TREATED: Final = 9
MOST_DEAD: Final = 12
MOST_STRENGTH: Final = 24
MOST_TOTAL: Final = 40
MOST_FREE: Final = 7
MOST_DECLINES: Final = 4
MOST_STAGE: Final = 5

# -- the table -----------------------------------------------------------------------------------------------------
ALL: Final = Layout()
PLAYERS: Final[i64] = ALL.scale("seats", 4, 2)
FIRST_GAME: Final[i64] = ALL.flag("first_game")
AGE: Final[i64] = ALL.scale("age", 3, 1)
PHASE: Final[i64] = ALL.group("phase", PHASES)
WAITING: Final[i64] = ALL.group("waiting", SEATS)
FIRST_PLAYER: Final[i64] = ALL.group("first_player", SEATS)
ACTIVE: Final[i64] = ALL.group("active", SEATS)

# what is asked, about what, and what comes after it
ASKED: Final[i64] = ALL.group("asked", STEP_NAMES)
ABOUT_CARD: Final[i64] = ALL.group("about card", CODES)
ABOUT_FIGURE: Final[i64] = ALL.group("about figure", FIGURES)
ABOUT_PLACE: Final[i64] = ALL.group("about place", PLACE_NAMES)
ABOUT_TARGET: Final[i64] = ALL.group("about target", PROVINCES)
ABOUT_STAGE: Final[i64] = ALL.scale("about stage", MOST_STAGE)
ABOUT_STATS: Final[i64] = ALL.group("about stats", STATS)
ABOUT_CAUSE: Final[i64] = ALL.group("about cause", ("battle", "invasion", "ragnarok"))
BEGUN: Final[i64] = ALL.flag("begun")
PENDING: Final[i64] = ALL.group("pending", STEP_NAMES)

# the battle
BATTLE_AT: Final[i64] = ALL.group("battle", PROVINCES)
REPILLAGE: Final[i64] = ALL.flag("repillage")
DECLINES: Final[i64] = ALL.scale("declines", MOST_DECLINES)
REVEALED: Final[i64] = ALL.flag("revealed")
CARDS_DONE: Final[i64] = ALL.flag("cards_done")

# cards: what lies open, what the observer holds and what he remembers
DISCARD: Final[i64] = ALL.group("discard", COPY_NAMES)
HAND: Final[i64] = ALL.group("hand", COPY_NAMES)
QUESTS: Final[i64] = ALL.group("quests", COPY_NAMES)
FULFILLED: Final[i64] = ALL.group("fulfilled now", CODES)
KEPT: Final[i64] = ALL.group("kept", CODES)
BURIED: Final[i64] = ALL.group("buried", COPY_NAMES)
CHOICE: Final[i64] = ALL.group("choice", ("none", *CODES))
DRAFT_ROUND: Final[i64] = ALL.scale("draft round", PICKS, 1)
PACK_CARDS: Final[i64] = ALL.group("pack", COPY_NAMES)
PASSED_ON: Final[i64] = ALL.rows("passed on in round", range(1, PICKS + 1), COPY_NAMES)
"""Cards that the observer passed on in a round of this Age's draft; if the pack came back, those that were gone."""
PASSED_EARLIER: Final[i64] = ALL.rows("passed on in age", (1, 2), COPY_NAMES)

# -- each clan -----------------------------------------------------------------------------------------------------
CLAN: Final = Layout()
RAGE: Final[i64] = CLAN.scale("rage", MOST_RAGE)
GLORY_TENS: Final[i64] = CLAN.scale("glory tens", MOST_TENS)
GLORY_ONES: Final[i64] = CLAN.scale("glory ones", 9)
LEAD: Final[i64] = CLAN.scale("lead over own", MOST_LEAD, -MOST_LEAD)
"""In steps of five glory."""
HAND_COUNT: Final[i64] = CLAN.scale("hand", MOST_HAND)
QUESTS_COUNT: Final[i64] = CLAN.scale("quests", MOST_QUESTS)
PICKED: Final[i64] = CLAN.scale("picked", 2)
SHIP: Final[i64] = CLAN.group("ship", PLACE_NAMES)
PASSED: Final[i64] = CLAN.flag("passed")
HAS_KEPT: Final[i64] = CLAN.flag("keeps a card")
HAD_KEPT: Final[i64] = CLAN.flag("had kept a card")
RAGE_STEP: Final[i64] = CLAN.scale("rage step", TOP_STEP + 1, 1)
AXES_STEP: Final[i64] = CLAN.scale("axes step", TOP_STEP + 1, 1)
HORNS_STEP: Final[i64] = CLAN.scale("horns step", TOP_STEP + 1, 1)
ROOM: Final[i64] = CLAN.scale("horns left", MOST_ROOM)
LEADER: Final[i64] = CLAN.group("leader", PLACE_NAMES)
MONSTERS: Final[i64] = CLAN.rows("monster", FIGURES[3:], PLACE_NAMES)
WARRIORS: Final[i64] = CLAN.rows("warriors", [PLACE_NAMES[p] for p in WARRIOR_PLACES], range(1, N_WARRIORS + 1))
SLOTS: Final[i64] = CLAN.rows("slot", range(1, Slot.COUNT + 1), CODES)
STRENGTHS: Final[i64] = CLAN.rows("strength", PROVINCES, range(1, MOST_STRENGTH + 1))
"""With what supports it from a fjord; nothing where a province is destroyed."""
SEEN: Final[i64] = CLAN.group("shown this age", COPY_NAMES)
KNOWN: Final[i64] = CLAN.group("known in hand", COPY_NAMES)
CALLED: Final[i64] = CLAN.flag("called next")
PILLAGER: Final[i64] = CLAN.flag("pillager")
PART: Final[i64] = CLAN.flag("takes part")
CANCELLED: Final[i64] = CLAN.flag("cancelled")
VALKYRIE: Final[i64] = CLAN.flag("valkyrie")
WINNER: Final[i64] = CLAN.flag("winner")
CARD: Final[i64] = CLAN.group("card", CODES)
TREATED: Final[i64] = CLAN.scale("treated", MOST_TREATED)
LATE: Final[i64] = CLAN.group("late", COPY_NAMES)
SPENT: Final[i64] = CLAN.group("spent", COPY_NAMES)
TOTAL: Final[i64] = CLAN.scale("total", MOST_TOTAL)
DEAD: Final[i64] = CLAN.scale("dead", MOST_DEAD, 1)
PERIL: Final[i64] = CLAN.group("peril", ("leader", "ship", "first monster", "second monster"))
PERIL_WARRIORS: Final[i64] = CLAN.scale("peril warriors", N_WARRIORS, 1)
CLANS: Final[i64] = ALL.repeat(SEATS, CLAN)
CLAN_SIZE: Final[i64] = CLAN.size

# -- each province -------------------------------------------------------------------------------------------------
PROVINCE: Final = Layout()
DESTROYED: Final[i64] = PROVINCE.flag("destroyed")
DOOMED: Final[i64] = PROVINCE.scale("doomed in age", 3, 1)
PILLAGED: Final[i64] = PROVINCE.flag("pillaged")
TOKEN: Final[i64] = PROVINCE.group("token", TOKENS)
FREE: Final[i64] = PROVINCE.scale("free", MOST_FREE)
PROVINCE_BLOCKS: Final[i64] = ALL.repeat(PROVINCES, PROVINCE)
PROVINCE_SIZE: Final[i64] = PROVINCE.size

FEATURES: Final[Features] = ALL.features(EDITION)
