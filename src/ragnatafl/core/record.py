"""The record of a game (*.tafl): headers, a blank line, then the decisions, one per line.

    tafl: 1
    game: blood_rage
    rules: 1
    content: 5f3c09aa
    seats: 2
    names: wolf raven
    seed: 7
    deal: chosen
    option first_game: false
    player wolf: Astrid
    result: *

    # Age 1
    wolf: draft tyrs_smash
    raven: draft troll

A game that did not begin with a deal has its position (`position_text.py`) among the headers, a line of it in each:

    position: age = 2
    position: [wolf]
    position: glory = 12

A save file, a replay and a bug report are all this one thing: set-up and decisions, from which the game is
played again exactly. From version 0.2 of the rules on, the deal of a record never changes. Where it was drawn, not
chosen, the record has a commitment too (`deal.py`). A record knows no game: games come from the registry.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ragnatafl.core import position_text, registry
from ragnatafl.core.begin import POSITION, begin
from ragnatafl.core.content import parsed_toml, read_text
from ragnatafl.core.contract import Game, State
from ragnatafl.core.deal import commitment
from ragnatafl.core.errors import IllegalAction, NotationError, RecordError, ScenarioError
from ragnatafl.core.options import MOST_SEEDS
from ragnatafl.core.reading import Reader, one_of, shown

FORMAT = "1"
HEADERS = ("tafl", "game", "rules", "content", "seats", "names", "seed", "deal", "commitment", "result")
UNFINISHED = "*"
OLD_DEALS = "1"
"""The rules version of both games before 0.2."""


class Record:
    """A game as its set-up and its decisions. `decisions` are pairs (seat, notation) in the order they were taken."""

    def __init__(
        self,
        game_name: str,
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        seat_names: Sequence[str] = (),
        players: Sequence[str] | None = None,
        decisions: Sequence[tuple[int, str]] = (),
        *,
        rules: str = "",
        content: str = "",
        result: str = UNFINISHED,
    ) -> None:
        self.game_name = game_name
        self.seats = seats
        self.seed = seed
        self.options: dict[str, Any] = _plain_options(options or {})
        self.seat_names = list(seat_names) or [f"seat{seat}" for seat in range(seats)]
        self.players = [_one_line(player) for player in players or [""] * seats]
        self.decisions: list[tuple[int, str]] = []
        self.rules = rules
        self.content = content
        self.result = result
        self.commitment = ""
        """What was published when the deal was drawn; empty for a deal that somebody chose."""
        self.extra: dict[str, str] = {}
        """Headers this version does not know (a date, a place); kept as they were."""
        self.comments: dict[int, list[str]] = {}
        """Comment lines that stand before the decision of this index."""
        self._lines: dict[int, int] = {}
        if len(self.seat_names) != seats:
            raise RecordError(f"A record for {seats} seats needs {seats} seat names, not {len(self.seat_names)}.")
        if len(self.players) != seats:
            raise RecordError(f"A record for {seats} seats needs {seats} players, not {len(self.players)}.")
        for seat, text in decisions:
            self.add(seat, text)

    @classmethod
    def start(
        cls, game: Game | str, seats: int, seed: int, players: Sequence[str] | None = None, **options: Any
    ) -> Record:
        """An empty record of a new game; raises OptionError if the game cannot be set up like that."""
        played = registry.game(game) if isinstance(game, str) else game
        state = begin(played, seats, seed, options)
        return cls(
            played.name,
            seats,
            seed,
            options,
            played.seat_names(state),
            players,
            rules=str(played.rules_version),
            content=played.content_hash,
        )

    def __len__(self) -> int:
        return len(self.decisions)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dumps() == other.dumps()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Record {self.game_name} seats={self.seats} seed={self.seed} decisions={len(self.decisions)}>"

    # The deal

    @property
    def drawn(self) -> bool:
        return bool(self.commitment)

    def own_commitment(self) -> str:
        """What this very set-up and seed are committed to by."""
        return commitment(self.game_name, self.rules, self.content, self.seats, self.options, self.seed)

    def commit(self) -> None:
        """State that the seed was drawn, and not chosen by anybody."""
        self.commitment = self.own_commitment()

    def verify(self, noted: str = "") -> State:
        """The final position, if the deal is the one that was committed to and leads to the stated result.

        `noted` is the commitment as somebody wrote it down when the game began. Raises RecordError.
        """
        stated = noted.strip().lower() or self.commitment
        if not stated:
            raise RecordError("The deal of this record was chosen by somebody: there is no commitment to verify.")
        if self.own_commitment() != stated or self.commitment not in ("", stated):
            raise RecordError("The deal of this record is not the one that was committed to.")
        state = self.replay()
        if not state.over or self.result == UNFINISHED:
            raise RecordError("The deal is the one that was committed to, but the game of this record is not over.")
        return state

    # Writing

    def add(self, seat: int, text: str) -> None:
        """Append one decision in notation."""
        if not 0 <= seat < self.seats:
            raise RecordError(f"There is no seat {seat} in a record for {self.seats} seats.")
        if not text.strip() or "\n" in text or "\r" in text:
            raise RecordError(f"A decision is one line of notation, not {text!r}.")
        self.decisions.append((seat, text.strip()))

    def comment(self, text: str) -> None:
        """Put a comment line before the next decision."""
        self.comments.setdefault(len(self.decisions), []).append(_one_line(text))

    def finish(self, state: State) -> None:
        """Note the result of a finished game."""
        self.result = result_text(self.seat_names, state)

    def dumps(self) -> str:
        """The record as text; `loads` gives an equal record back."""
        headers: list[tuple[str, str]] = [
            ("tafl", FORMAT),
            ("game", self.game_name),
            ("rules", self.rules),
            ("content", self.content),
            ("seats", str(self.seats)),
            ("names", " ".join(self.seat_names)),
            ("seed", str(self.seed)),
            ("deal", "drawn" if self.drawn else "chosen"),
        ]
        headers += [("commitment", self.commitment)] if self.drawn else []
        options = sorted(self.options.items())
        headers += [(f"option {name}", json.dumps(value)) for name, value in options if name != POSITION]
        headers += [(POSITION, line) for line in self._position_lines()]
        headers += [(f"player {name}", who) for name, who in zip(self.seat_names, self.players, strict=True) if who]
        headers += sorted(self.extra.items())
        headers.append(("result", self.result))
        lines = [f"{key}: {value}".rstrip() for key, value in headers]
        lines.append("")
        for index, (seat, text) in enumerate(self.decisions):
            lines += [f"# {comment}".rstrip() for comment in self.comments.get(index, [])]
            lines.append(f"{self.seat_names[seat]}: {text}")
        lines += [f"# {comment}".rstrip() for comment in self.comments.get(len(self.decisions), [])]
        return "\n".join(lines) + "\n"

    def _position_lines(self) -> list[str]:
        if POSITION not in self.options:
            return []
        text = position_text.written(self.options[POSITION])
        return [line.strip() for line in text.splitlines() if line.strip()]

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all: a crash never leaves half a record behind."""
        target = Path(path)
        try:
            write_whole(target, self.dumps())
        except OSError as error:
            raise RecordError(f"The record cannot be written to {target}: {error.strerror}.") from error

    # Reading

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record file; raises RecordError for anything that is not one."""
        return cls.loads(read_text(Path(path), RecordError, str(path)), str(path))

    @classmethod
    def loads(cls, text: str, source: str = "record") -> Record:
        """Read a record from its text."""
        lines = [line.rstrip("\r") for line in text.split("\n")]
        headers: dict[str, str] = {}
        position: list[str] = []
        number = 0
        while number < len(lines) and lines[number].strip():
            line = lines[number]
            number += 1
            if line.startswith("#"):
                continue
            key, colon, value = line.partition(":")
            key = " ".join(key.split())
            if not colon or not key:
                raise RecordError(f'{source}: line {number} must be a header "name: value", not {shown(line)}.')
            if key == POSITION:
                position.append(value.strip())
                continue
            if key in headers:
                raise RecordError(f"{source}: {key} stands there twice, again in line {number}.")
            headers[key] = value.strip()
        record = cls._from_headers(Reader(headers, source, RecordError))
        if position:
            record.options[POSITION] = parsed_toml("\n".join(position), f"{source}: position", RecordError).data
        seat_of = {name: seat for seat, name in enumerate(record.seat_names)}
        for at in range(number, len(lines)):
            line = lines[at].strip()
            if not line:
                continue
            if line.startswith("#"):
                record.comments.setdefault(len(record.decisions), []).append(line[1:].strip())
                continue
            name, colon, notation = line.partition(":")
            if not colon or not notation.strip():
                raise RecordError(f'{source}: line {at + 1} must be a decision "seat: notation", not {shown(line)}.')
            if name.strip() not in seat_of:
                seats = one_of(name.strip(), record.seat_names)
                raise RecordError(f"{source}: line {at + 1}: the seat must be {seats}, not {shown(name.strip())}.")
            record._lines[len(record.decisions)] = at + 1
            record.add(seat_of[name.strip()], notation)
        return record

    @classmethod
    def _from_headers(cls, headers: Reader) -> Record:
        if headers.text("tafl", default=FORMAT) != FORMAT:
            raise headers.fail("tafl", f"is format {headers.data['tafl']}; this program reads format {FORMAT}")
        game_name, names = headers.text("game"), headers.text("names").split()
        seats = headers.written_number("seats", 1, 99)
        if len(set(names)) != seats:
            raise headers.wrong("names", f"{seats} different names")
        record = cls(
            game_name,
            seats,
            headers.written_number("seed", -MOST_SEEDS, MOST_SEEDS - 1),
            seat_names=names,
            rules=headers.data.get("rules", ""),
            content=headers.data.get("content", ""),
            result=headers.data.get("result", UNFINISHED),
        )
        record.commitment = headers.data.get("commitment", "").lower()
        for key, value in headers.data.items():
            if key not in HEADERS:
                record._add_header(headers, key, value)
        return record

    def _add_header(self, headers: Reader, key: str, value: str) -> None:
        kind, _, name = key.partition(" ")
        if kind == "option" and name:
            try:
                self.options[name] = json.loads(value)
            except (ValueError, RecursionError):
                raise headers.wrong(key, "a value of JSON") from None
        elif kind == "player" and name:
            if name not in self.seat_names:
                raise headers.fail(key, f"names no seat; there is: {', '.join(self.seat_names)}")
            self.players[self.seat_names.index(name)] = value
        else:
            self.extra[key] = value

    # Playing again

    def check_deal(self) -> None:
        """Raises RecordError for a record from before 0.2: its seed deals another game since."""
        ours = str(registry.game(self.game_name).rules_version)
        if self.rules == OLD_DEALS != ours:
            raise RecordError(
                f"The record was played with rules version {self.rules} of {self.game_name}; all deals changed with "
                "version 0.2, so this program cannot replay it."
            )

    def check_versions(self) -> None:
        """Raises RecordError, naming both versions, if the rules or the content are not those of the record."""
        self.check_deal()
        game = registry.game(self.game_name)
        for what, mine, theirs in (
            ("rules version", self.rules, str(game.rules_version)),
            ("content", self.content, game.content_hash),
        ):
            if mine and mine != theirs:
                raise RecordError(
                    f"The record was played with {what} {mine} of {self.game_name}, this program has {theirs}; "
                    "it may not replay (force tries all the same)."
                )

    def replay(self, upto: int | None = None, *, force: bool = False) -> State:
        """The position after the first `upto` decisions (all of them by default).

        Raises RecordError if the versions differ (unless `force`) or if a decision is refused.
        """
        if upto is not None and not 0 <= upto <= len(self.decisions):
            raise RecordError(f"The record has {len(self.decisions)} decisions; there is no position {upto}.")
        state = self._begin(force)
        end = len(self.decisions) if upto is None else upto
        for index in range(end):
            self.carry_out(state, index)
        if end == len(self.decisions) and state.over and self.result != UNFINISHED and not force:
            found = result_text(self.seat_names, state)
            if found != self.result:
                raise RecordError(f'The record says "{self.result}" but replays to "{found}".')
        return state

    def positions(self, *, force: bool = False) -> Iterator[tuple[int, State, int, str]]:
        """Every decision as (index, the position in which it was taken, seat, notation). Positions are copies."""
        state = self._begin(force)
        for index, (seat, text) in enumerate(self.decisions):
            yield index, state.clone(), seat, text
            self.carry_out(state, index)

    def _begin(self, force: bool) -> State:
        self.check_deal() if force else self.check_versions()
        game = registry.game(self.game_name)
        try:
            state = begin(game, self.seats, self.seed, self.options)
        except ScenarioError as error:
            raise RecordError(f"The record begins with a position that cannot be: {error}") from None
        names = game.seat_names(state)
        if names != self.seat_names:
            raise RecordError(f"The record has the seats {self.seat_names}, the game sets up {names}.")
        return state

    def carry_out(self, state: State, index: int) -> None:
        """Play the decision of this index in a position; raises RecordError, with line and reason, if it is refused."""
        seat, text = self.decisions[index]
        try:
            state.play(seat, state.parse(seat, text))
        except (IllegalAction, NotationError) as refusal:
            where = f"Line {self._lines[index]}" if index in self._lines else f"Decision {index + 1}"
            raise RecordError(f'{where}: "{self.seat_names[seat]}: {text}" is refused: {refusal}') from refusal


def result_text(seat_names: Sequence[str], state: State) -> str:
    """The result header: scores and winners, or won or lost and by which rule; "*" while the game goes on."""
    outcome = state.outcome
    if outcome is None:
        return UNFINISHED
    if outcome.won is not None:
        text = "won" if outcome.won else "lost"
        return " ".join(part for part in (text, f"({outcome.rule})" if outcome.rule else "", outcome.reason) if part)
    scores = ", ".join(f"{name} {score}" for name, score in zip(seat_names, outcome.scores, strict=True))
    return f"{scores}; won by {', '.join(seat_names[seat] for seat in outcome.winners)}"


def write_whole(target: Path, text: str) -> None:
    """Write a file whole or not at all: the text goes to a scratch file, which then takes the name."""
    handle, scratch = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(scratch, 0o644)
        os.replace(scratch, target)
    except BaseException:
        Path(scratch).unlink(missing_ok=True)
        raise


def _one_line(text: str) -> str:
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())


def _plain_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as they will be read back, so that a record equals its own copy on disk."""
    try:
        plain: dict[str, Any] = json.loads(json.dumps(dict(options)))
    except (TypeError, ValueError) as error:
        raise RecordError(f"The options of a record must be plain values: {error}.") from error
    return plain
