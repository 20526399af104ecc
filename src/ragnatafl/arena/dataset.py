"""Games as examples to learn from: Parquet with a row for each decision, and the same as NumPy arrays.

A row has what the seat observed, what it could do, what its bot chose, and how the game ended for it. What the numbers
mean is kept in the file's metadata: names of features and texts of actions go with it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ragnatafl.arena.simulate import Plan, in_batches
from ragnatafl.arena.tables import opened, parquet
from ragnatafl.arena.together import Uncounted, play_together
from ragnatafl.arena.workers import started
from ragnatafl.core import registry
from ragnatafl.core.actions import action_names
from ragnatafl.core.errors import OptionError
from ragnatafl.core.features import features_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ragnatafl.core.batch import Rows

ABOUT = b"ragnatafl"
AT_ONCE = 50
"""So many games are one group of rows."""


def schema(arrow: Any, about: dict[str, Any] | None = None) -> Any:
    """The columns, with what they mean."""
    number = arrow.int16()
    columns = [
        ("seed", arrow.string()),
        ("number", arrow.int32()),
        ("seat", arrow.int8()),
        ("bot", arrow.string()),
        ("observation", arrow.list_(number)),
        ("legal", arrow.list_(number)),
        ("action", number),
        ("score", arrow.int32()),
        ("share", arrow.float32()),
        ("decisions", arrow.int32()),
    ]
    return arrow.schema(columns, {ABOUT: json.dumps(about or {}).encode()})


def about(plan: Plan) -> dict[str, Any]:
    """What a reader must know to use the numbers."""
    game = registry.game(plan.game)
    features = features_of(game)
    return {
        "game": plan.game,
        "rules": str(game.rules_version),
        "content": game.content_hash,
        "seats": plan.seats,
        "options": dict(plan.options),
        "features_version": features.version,
        "features": features.names,
        "actions": action_names(game),
    }


class Watched(Uncounted):
    """A table whose decisions are kept; those without alternative are not."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.kept: list[dict[str, Any]] = []
        super().__init__(plan, number)

    def play(self, action: int) -> None:
        if len(self.legal) > 1:
            seen = list(self.state.observe(self.seat))
            chosen = {"number": self.decisions, "seat": self.seat, "bot": self.plan.bots[self.entry]}
            self.kept.append({**chosen, "observation": seen, "legal": self.legal, "action": action})
        super().play(action)

    def row(self) -> dict[str, Any]:
        """All rows of this game."""
        outcome = self.state.outcome
        whole = {"seed": str(self.seed), "decisions": self.decisions}
        scores, shares = outcome.scores, outcome.shares
        return {"rows": [{**whole, **one, **ending(one["seat"], scores, shares)} for one in self.kept]}


def ending(seat: int, scores: tuple[int, ...], shares: tuple[float, ...]) -> dict[str, Any]:
    return {"score": scores[seat], "share": shares[seat]}


# -- writing -----------------------------------------------------------------------------------------------------------
def write(plan: Plan, path: Path, workers: int = 1, told: Callable[[int], None] | None = None) -> int:
    """Plays a plan and writes its decisions, game after game; gives how many there are."""
    arrow, _ = parquet()
    rows = 0
    with opened(path, schema(arrow, about(plan))) as writer:
        for games, batch in played(plan, workers or os.cpu_count() or 1):
            writer.write_table(batch.cast(writer.schema))
            rows += batch.num_rows
            if told is not None:
                told(games)
    return rows


def played(plan: Plan, workers: int) -> Iterator[tuple[int, Any]]:
    """The decisions of so many games at a time, in order."""
    batches = list(in_batches(plan.games, AT_ONCE))
    if workers == 1 or len(batches) == 1:
        for first, end in batches:
            yield end - first, decisions_of(plan, first, end)
        return
    with started(min(workers, len(batches)), plan.game) as pool:
        jobs = [pool.submit(decisions_of, plan, first, end) for first, end in batches]
        try:
            for job, (first, end) in zip(jobs, batches, strict=True):
                yield end - first, job.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def decisions_of(plan: Plan, first: int, end: int) -> Any:
    arrow, _ = parquet()
    games = play_together(plan, first, end, lay=Watched)
    rows = [row for game in games if game.row is not None for row in game.row["rows"]]
    return arrow.Table.from_pylist(rows, schema(arrow).remove_metadata())


# -- reading -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Decisions:
    """What is in a file, as arrays: row k of `observations` and `legal` belongs to `actions[k]` and the others."""

    about: dict[str, Any]
    observations: Rows
    legal: Rows
    actions: NDArray[np.int16]
    seats: NDArray[np.int8]
    scores: NDArray[np.int32]
    shares: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.actions)


def read(path: Path | str) -> Decisions:
    """A whole file; raises OptionError for one that holds no decisions."""
    arrow, parts = parquet()
    try:
        table = parts.read_table(path).combine_chunks()
        known = json.loads(table.schema.metadata[ABOUT])
        columns = {name: table.column(name).combine_chunks() for name in schema(arrow).names}
    except (OSError, KeyError, TypeError, ValueError, arrow.ArrowInvalid):
        raise OptionError(f"{path} holds no decisions; `ragnatafl dataset` writes such a file.") from None
    numbers = [columns[name].to_numpy() for name in ("action", "seat", "score", "share")]
    return Decisions(known, rows_of(columns["observation"]), rows_of(columns["legal"]), *numbers)


def rows_of(lists: Any) -> Rows:
    from ragnatafl.core.batch import Rows  # NumPy is loaded when somebody needs it

    return Rows(lists.values.to_numpy(), lists.offsets.to_numpy().astype("i8"))
