"""The Ragnarök campaign (YG-20): the sagas, the gods' experience, and everything played so far, as one text file.

    campaign = 2
    gods = ["thor", "freyia", "odin"]
    supporting = []
    seed = "7"

    [[game]]
    saga = 1
    seed = "40195…"
    record = "ragnarok-1-saga-1.tafl"
    result = "lost"
    bought = ["thor god_faces", "odin kin freyia"]

    [sheets]
    thor = "0 XP, god_faces=1"

A campaign is its games and what was bought after each of them; the sheets follow from these and stand in the file for
the reader. The records lie beside the file. Each game has a seed of its own, drawn when it begins. Only a campaign
whose deals somebody chose has a seed itself: those of its games follow from it, and the same decisions give the same
campaign everywhere.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from ragnatafl.core.content import read_toml
from ragnatafl.core.deal import drawn_seed
from ragnatafl.core.errors import RagnataflError, RecordError
from ragnatafl.core.options import MOST_SEEDS
from ragnatafl.core.reading import Reader
from ragnatafl.core.record import UNFINISHED, Record, write_whole
from ragnatafl.core.rng import derived

from ..content import CONTENT, GODS
from ..game import GAME
from ..sagas.content import SAGAS
from .experience import PurchaseError, Sheet, sensible_purchase, start_sheet

FORMAT = 2
RESULTS = ("won", "lost", "unfinished")


class CampaignError(RagnataflError, ValueError):
    """A campaign file that cannot be read, or something a campaign does not allow now."""


@dataclass
class GamePlayed:
    """One game of the campaign; `bought` are the boxes bought after it, as "god row" or "god row linked_god"."""

    saga: int
    seed: int
    record: str
    result: str = "unfinished"
    bought: list[str] = field(default_factory=list)


class Campaign:
    """A campaign and its file. What is played, booked or bought is saved at once."""

    def __init__(self, path: Path, gods: Sequence[str], supporting: Sequence[str], seed: int | None) -> None:
        self.path = path
        self.gods = list(gods)
        self.supporting = list(supporting)
        self.seed = seed
        """What all deals follow from, if somebody chose them; else None."""
        self.games: list[GamePlayed] = []
        self.sheets: dict[str, Sheet] = {god: start_sheet(god, self.team) for god in self.gods}
        self.other: str | None = None
        """The versions of a record that are not this program's."""
        self.records: Mapping[str, str] | None = None
        """The texts of the records by name; None where they are files beside the campaign's own."""

    @classmethod
    def new(
        cls,
        path: str | Path,
        seats: int,
        gods: Sequence[str] | None = None,
        supporting: Sequence[str] | None = None,
        seed: int | None = None,
    ) -> Self:
        """YG-20.1: a campaign before its first game, not yet saved. Gods that nobody names are drawn."""
        drawn = drawn_seed() if seed is None else seed
        state = GAME.new(seats=seats, seed=drawn, gods=gods, supporting=supporting, saga=1)
        team = [GODS[god] for god in state.god]
        target = Path(path)
        if not target.name.isprintable():
            raise CampaignError("The name of a campaign file must be printable: its records are named after it.")
        return cls(target, team[:seats], team[seats:], seed)

    # What stands where

    @property
    def team(self) -> list[str]:
        """The players' gods, then the supporting gods."""
        return self.gods + self.supporting

    @property
    def won(self) -> int:
        """How many sagas are won."""
        return sum(1 for game in self.games if game.result == "won")

    @property
    def next_saga(self) -> int | None:
        """YG-20.1: a lost saga is played again; None when the last one is won."""
        return self.won + 1 if self.won < len(SAGAS.sagas) else None

    @property
    def under_way(self) -> GamePlayed | None:
        """The game that was begun and has no result yet."""
        return self.games[-1] if self.games and self.games[-1].result == "unfinished" else None

    def record_path(self, game: GamePlayed) -> Path:
        return self.path.parent / game.record

    def game_seed(self, number: int) -> int:
        """A seed for the game of this number, counted from 1: drawn now, unless the campaign's deals were chosen."""
        return drawn_seed() if self.seed is None else derived(self.seed, "campaign game", number)

    def options(self, saga: int) -> dict[str, Any]:
        """YG-20.2: what a game of the campaign is set up with, by the sheets as they are now."""
        sheets = ";".join(sheet.text() for sheet in self.sheets.values())
        found: dict[str, Any] = {"gods": self.gods, "saga": saga, "sheets": sheets}
        return found | ({"supporting": self.supporting} if self.supporting else {})

    def next_game(self) -> GamePlayed:
        """The game to come, as it will stand in the file."""
        saga = self.next_saga
        if saga is None:
            raise CampaignError("The campaign is won: all sagas are played (YG-20.1).")
        number = len(self.games) + 1
        return GamePlayed(saga, self.game_seed(number), f"{self.path.stem}-{number}-saga-{saga}.tafl")

    # Playing

    def next_record(self, players: Sequence[str] | None = None) -> Record:
        """The record to go on with: that of the game under way, or of the next one, which is begun and saved.

        `players` are who sits where, for the record's headers. Save the record at `record_path` while it is played,
        and give it to `finish` when the game is over.
        """
        game = self.under_way or self.next_game()
        path = self.record_path(game)
        if game is self.under_way or path.exists():  # the record may be there before the campaign knows of it
            if game is not self.under_way and self.seed is None:
                game.seed = Record.load(path).seed
            record = self.load_record(game)
            record.players = list(players) if players is not None else record.players
        else:
            record = self.new_record(game, players)
        if game is not self.under_way:
            record.save(path)
            self.games.append(game)
            self.save()
        return record

    def new_record(self, game: GamePlayed, players: Sequence[str] | None = None) -> Record:
        record = Record.start(GAME.name, len(self.gods), game.seed, players, **self.options(game.saga))
        if self.seed is None:
            record.commit()
        return record

    def finish(self, record: Record, force: bool = False) -> bool:
        """YG-20.6: book the result of the game under way and give each player's god its XP; True for a victory."""
        game = self.under_way
        if game is None:
            raise CampaignError("No game of the campaign is under way; begin the next one first.")
        self.check_record(game, record)
        state = record.replay(force=force)
        outcome = state.outcome
        if outcome is None:
            raise CampaignError(f"The game of {game.record} is not over: it cannot be booked yet.")
        record.finish(state)
        record.save(self.record_path(game))
        game.result = "won" if outcome.won else "lost"
        self.gain(game)
        self.save()
        return game.result == "won"

    def gain(self, game: GamePlayed) -> None:
        """YG-20.6."""
        points = CONTENT.experience.victory if game.result == "won" else CONTENT.experience.defeat
        for sheet in self.sheets.values():
            sheet.xp += points

    # Buying

    def spend(self, god: str, row: str, linked: str | None = None) -> int:
        """YG-20.6: buy the cheapest free box of a row between two games; gives the price."""
        if god not in self.sheets:
            raise PurchaseError(f'"{god}" has no sheet; the players\' gods are {", ".join(self.gods)} (YG-20.3).')
        self.check_between_games()
        price = self.sheets[god].buy(row, linked, self.team, len(self.gods))
        self.games[-1].bought.append(" ".join([god, row] if linked is None else [god, row, linked]))
        self.save()
        return price

    def check_between_games(self) -> None:
        """YG-20.6: boxes are bought after a game and before the next."""
        if self.under_way is not None:
            raise PurchaseError(f"Boxes are bought between games, and {self.under_way.record} is under way (YG-20.6).")
        if not self.games:
            raise PurchaseError("There is nothing to spend before the first game: XP are gained by playing (YG-20.6).")

    def spend_sensibly(self, gods: Sequence[str] | None = None) -> list[tuple[str, int]]:
        """These gods, or all, buy what they can, in the order of `experience.SENSIBLE`."""
        self.check_between_games()
        found: list[tuple[str, int]] = []
        for god, sheet in self.sheets.items():
            if gods is not None and god not in gods:
                continue
            purchase = sensible_purchase(sheet, self.team, len(self.gods))
            while purchase is not None:
                price = self.spend(god, *purchase)
                found.append((self.games[-1].bought[-1], price))
                purchase = sensible_purchase(sheet, self.team, len(self.gods))
        return found

    def take_back(self) -> str:
        """Give back the box that was bought last since the last game; gives it as it stood in the file."""
        self.check_between_games()
        if not self.games[-1].bought:
            raise PurchaseError("Nothing was bought since the last game.")
        given_back = self.games[-1].bought.pop()
        self.sheets = {god: start_sheet(god, self.team) for god in self.gods}
        for game in self.games:
            self.gain(game)
            for purchase in game.bought:
                god, row, *linked = purchase.split()
                self.sheets[god].buy(row, linked[0] if linked else None, self.team, len(self.gods))
        self.save()
        return given_back

    # The file

    def dumps(self) -> str:
        lines = [
            '# A Ragnarök campaign of Yggdrasil Chronicles; look at it with "ragnatafl campaign show".',
            f"campaign = {FORMAT}",
            f"gods = {written(self.gods)}",
            f"supporting = {written(self.supporting)}",
            *([] if self.seed is None else [f"seed = {written(str(self.seed))}"]),
        ]
        for game in self.games:
            lines += ["", "[[game]]", f"saga = {game.saga}", f"seed = {written(str(game.seed))}"]
            lines += [
                f"record = {written(game.record)}",
                f"result = {written(game.result)}",
                f"bought = {written(game.bought)}",
            ]
        lines += ["", "[sheets]", *(f"{god} = {written(sheet_line(sheet))}" for god, sheet in self.sheets.items())]
        return "\n".join(lines) + "\n"

    def save(self) -> None:
        """Write the file whole or not at all."""
        try:
            write_whole(self.path, self.dumps())
        except OSError as error:
            raise CampaignError(f"The campaign cannot be written to {self.path}: {error.strerror}.") from error

    @classmethod
    def load(cls, path: str | Path) -> Campaign:
        """Read a campaign with all that it links to; anything wrong is one sentence that names file and key."""
        source = Path(path)
        return cls.read(source, read_toml(source, CampaignError))

    @classmethod
    def read(cls, path: Path, file: Reader, records: Mapping[str, str] | None = None) -> Self:
        if "campaign" not in file.data:
            raise file.fail("", "is not a campaign file: the key campaign is missing")
        file.only("campaign", "gods", "supporting", "seed", "game", "sheets")
        if file.data["campaign"] == 1:
            raise file.fail("campaign", "is format 1: all deals changed with version 0.2, so it cannot be gone on with")
        if file.number("campaign") != FORMAT:
            raise file.fail("campaign", f"is format {file.data['campaign']}, but this program reads format {FORMAT}")
        gods, supporting = file.texts("gods", GODS), file.texts("supporting", GODS)
        seed = read_seed(file) if "seed" in file.data else None
        try:
            campaign = cls.new(path, len(gods), gods, supporting, seed)
        except RagnataflError as error:
            raise CampaignError(f"{path.name}: {error}") from error
        campaign.records = records
        try:
            campaign.read_games(file)
        except (CampaignError, RecordError) as error:
            if campaign.other is None:
                raise
            raise CampaignError(
                f"{path.name} was played with {campaign.other}; it cannot go on here: {error}"
            ) from error
        return campaign

    def read_games(self, file: Reader) -> None:
        """The games of the file and what was bought after them; the sheets must be what follows from both."""
        names: set[str] = set()
        for table in file.rows("game", optional=True):
            self.read_game(table)
            if self.games[-1].record in names:
                raise table.fail("record", "is the record of an earlier game")
            names.add(self.games[-1].record)
        sheets = file.table("sheets")
        sheets.only(*self.gods)
        for god, sheet in self.sheets.items():
            if sheets.text(god) != sheet_line(sheet):
                why = f'is "{sheets.text(god)[:80]}", but the games and what was bought give "{sheet_line(sheet)}"'
                raise sheets.fail(god, why)

    def read_game(self, table: Reader) -> None:
        """The next game of the file; it must be the one that the campaign had come to."""
        table.only("saga", "seed", "record", "result", "bought")
        if self.under_way is not None:
            raise table.fail("saga", "cannot be played while the game before it is unfinished")
        number, saga = len(self.games) + 1, self.next_saga
        if saga is None:
            raise table.fail("saga", "cannot be played: the campaign was won before (YG-20.1)")
        game = GamePlayed(
            table.number("saga"),
            read_seed(table),
            table.text("record"),
            table.text("result", RESULTS),
        )
        if game.saga != saga:
            raise table.fail("saga", f"is {game.saga}, but saga {saga} was to be played (YG-20.1)")
        if self.seed is not None and game.seed != self.game_seed(number):
            raise table.fail("seed", f"is {game.seed}, but the campaign's seed gives {self.game_seed(number)}")
        if Path(game.record).name != game.record or "\\" in game.record or not game.record.isprintable():
            raise table.fail("record", "must be the name of a file beside the campaign")
        self.load_record(game)
        self.games.append(game)
        bought = table.texts("bought")
        if game.result == "unfinished":
            if bought:
                raise table.fail("bought", "must be empty while the game is unfinished (YG-20.6)")
            return
        self.gain(game)
        for purchase in bought:
            god, row, linked = (*purchase.split(), "", "", "")[:3]
            if god not in self.sheets or len(purchase.split()) > 3:
                raise table.fail("bought", f'has "{purchase[:60]}", which is not a god of a player, a row and a god')
            try:
                self.sheets[god].buy(row, linked or None, self.team, len(self.gods))
            except PurchaseError as error:
                raise table.fail(
                    "bought", f'has "{purchase[:60]}", which cannot be: {str(error).rstrip(".")}'
                ) from None
            game.bought.append(purchase)

    def load_record(self, game: GamePlayed) -> Record:
        """The record of a game; it must be of this very one."""
        if self.records is None:
            record = Record.load(self.record_path(game))
        else:
            record = Record.loads(self.records[game.record])
        self.check_record(game, record)
        return record

    def check_record(self, game: GamePlayed, record: Record) -> None:
        if (record.rules, record.content) != (str(GAME.rules_version), GAME.content_hash):
            self.other = f"rules {record.rules} and content {record.content}"
        right: dict[str, Any] = {"game": GAME.name, "seats": len(self.gods), "seed": game.seed}
        found: dict[str, Any] = {"game": record.game_name, "seats": record.seats, "seed": record.seed}
        right |= {f"option {name}": value for name, value in self.options(game.saga).items()}
        found |= {f"option {name}": value for name, value in record.options.items()}
        for header in (*right, *found):
            if found.get(header) != right.get(header):
                raise RecordError(
                    f"{game.record} is not the record of this game: its {header} is {written(found.get(header))}, "
                    f"but the campaign has {written(right.get(header))}."
                )
        told = "unfinished" if record.result == UNFINISHED else record.result.partition(" ")[0]
        if game.result not in ("unfinished", told):
            raise RecordError(f'{game.record} says "{record.result}", but the campaign says "{game.result}".')


def read_seed(table: Reader) -> int:
    return table.written_number("seed", 0, MOST_SEEDS - 1)


def sheet_line(sheet: Sheet) -> str:
    """A sheet for the file: "2 XP, elves=1 kin=odin+frigg"."""
    marks = sheet.text().partition(" ")[2]
    return f"{sheet.xp} XP, {marks}" if marks else f"{sheet.xp} XP"


def written(value: object) -> str:
    """A text, number or list as TOML and JSON both have it."""
    return json.dumps(value, ensure_ascii=False)
