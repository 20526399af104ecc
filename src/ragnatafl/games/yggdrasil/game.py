"""The game object: options, new games, saved states, views turned into states, scenario positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, SupportsIndex

from ragnatafl.core.actions import Action
from ragnatafl.core.batched import Batched
from ragnatafl.core.contract import Option, View
from ragnatafl.core.errors import StateError
from ragnatafl.core.exactly import set_up, sound
from ragnatafl.core.options import different_names, given_options, given_seats, given_seed
from ragnatafl.core.reading import Reader
from ragnatafl.core.rng import Rng, given_rng

from .campaign.experience import PurchaseError, Sheet, read_sheet, usual_sheets
from .content import CONTENT, GODS
from .content.catalogue import catalogue
from .manifest import MANIFEST
from .rules.arrange import lay, put_over
from .rules.invariants import broken
from .rules.machine import random_games
from .rules.notation import ACTIONS
from .rules.redeal import redeal
from .rules.saving import CONTENT_HASH, GOD_NUMBERS, RULES_VERSION, restore
from .rules.setup import drawn_gods
from .rules.state import State, dealt, laid_out
from .sagas.content import SAGAS
from .telling.describe import describe
from .telling.facts import facts
from .telling.features import FEATURES
from .telling.shape import Catalogue
from .telling.view import restore_view

USUAL = "usual"
LEVELS = tuple(sorted(CONTENT.tracks, key=lambda id: CONTENT.tracks[id].moves[3]))
"""From the shortest way to the longest."""


class Yggdrasil(Batched):
    """Yggdrasil Chronicles for 1 to 5 gods: the basic games and the sagas of the campaign."""

    manifest = MANIFEST
    name = MANIFEST.name
    title = MANIFEST.title
    rules_version = RULES_VERSION
    content_hash = CONTENT_HASH
    seat_counts: Sequence[int] = (1, 2, 3, 4, 5)
    action_count = len(ACTIONS.actions)
    features = FEATURES
    options: Sequence[Option] = (
        Option("level", "easy", LEVELS, "How long the way to the Tree is; from hard on gods have powers."),
        Option("gods", None, GODS, "The players' gods in seat order, as a list or with commas; else at random."),
        Option(
            "saga",
            None,
            (None, *range(1, len(SAGAS.sagas) + 1)),
            "The saga of the campaign to play; else a basic game.",
        ),
        Option(
            "sheets",
            None,
            (),
            "The gods' experience sheets, one line each, with semicolons; or usual: as if each earlier saga had been "
            "lost once and then won; else the starting marks.",
        ),
        Option("supporting", None, GODS, "The supporting gods of a game for one or two; else at random."),
    )

    def new(self, seats: int, seed: int, **options: Any) -> State:
        return self.dealer(seats, **options)(given_seed(seed))

    def dealer(self, seats: int, **options: Any) -> Callable[[int], State]:
        """Deals games that differ in nothing but their seed."""
        known = given_options(self.title, self.options, options)
        seats = given_seats(self.title, self.seat_counts, seats)
        level = known.text("level", CONTENT.tracks)
        supporting = CONTENT.players[seats].supporting
        gods = different_names(known, "gods", seats, GOD_NUMBERS)
        helpers = different_names(known, "supporting", supporting, GOD_NUMBERS)
        if set(gods) & set(helpers):
            raise known.wrong("supporting", "other gods than gods")
        saga = known.number("saga", 1, len(SAGAS.sagas), default=0)
        if not saga and known.data["sheets"] is not None:
            raise known.fail("sheets", "belongs to a saga; name one with the option saga")

        tables: dict[tuple[int, ...], State] = {}

        def deal(seed: int) -> State:
            rng = Rng(seed)
            team = drawn_gods(rng, gods, seats, helpers, supporting)
            table = tables.get(tuple(team))
            if table is None:
                if saga:
                    table = laid_out(seats, team, "hard", saga, self.read_sheets(known, team, seats, saga))
                else:
                    table = laid_out(seats, team, level)
                tables[tuple(team)] = table
            return dealt(table, rng)

        return deal

    def read_sheets(self, options: Reader, team: list[int], seats: int, saga: int) -> list[Sheet] | None:
        """YG-20.2: what each god brings into a game of the campaign."""
        if options.data["sheets"] is None:
            return None
        names = [GODS[god] for god in team]
        value = options.text("sheets")
        if value == USUAL:
            return usual_sheets(names, seats, saga)
        try:
            sheets = [read_sheet(line, names) for line in value.split(";")]
        except PurchaseError as error:
            raise options.fail("sheets", f"cannot be read: {str(error).removesuffix('.')}") from None
        if [sheet.god for sheet in sheets] != names[:seats]:
            raise options.fail("sheets", f"must have a sheet for each of {', '.join(names[:seats])}, in this order")
        return sheets

    def from_dict(self, data: Mapping[str, Any]) -> State:
        state = State(0)
        restore(state, data)
        return sound(state, broken, "save", StateError)

    def imagine(self, view: View, rng: Any) -> State:
        generator = given_rng(rng)
        state = State(0)
        try:
            restore_view(state, view)
            redeal(state, generator)
        except (ArithmeticError, LookupError, TypeError, AttributeError) as error:
            raise StateError(f"view: its parts do not fit together ({error}).") from None
        return state

    def action(self, number: SupportsIndex) -> Action:
        return ACTIONS.action(number)

    def number(self, action: Action) -> int:
        return ACTIONS.number(action)

    def seat_names(self, state: State) -> list[str]:
        return [GODS[state.god[seat]] for seat in range(state.n)]

    def position(self, data: Mapping[str, Any]) -> State:
        return set_up(data, lambda: State(0), lay, put_over, broken)

    def describe(self, state: State) -> dict[str, Any]:
        return describe(state)

    def facts(self, state: State) -> dict[str, Any]:
        return facts(state)

    def invariants(self, state: State) -> list[str]:
        return broken(state)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def playout(self, seats: int, seed: int, games: int) -> tuple[int, int]:
        gods = drawn_gods(Rng(seed), [], seats, [], CONTENT.players[seats].supporting)
        return random_games(seats, seed, games, gods, "hard", 0)


GAME = Yggdrasil()
