"""Golden playthroughs: readable random games that are compared word for word.

python -m tests.battery.golden [GAME ...]        writes them anew after a change that is meant
"""

from __future__ import annotations

import sys
from pathlib import Path

from ragnatafl.core import registry
from ragnatafl.core.contract import Event
from tests.battery import deals
from tests.battery.tables import OWN_GAMES, TABLES, GameSetup, random_walk

OWN = Path(__file__).parent.parent / "golden"
SEED = 2026
WHO = ("clan", "god")


def sentence(event: Event, names: list[str]) -> str:
    """Whose it is stands in front, so that it is left out of the facts."""
    who = "" if event.seat is None else names[event.seat]
    data = " ".join(f"{key}={value}" for key, value in event.data.items() if key not in WHO or value != who)
    who += " " if who else ""
    return f"    {who}{event.name} {data}".rstrip()


def playthrough(table: GameSetup) -> str:
    """Every decision with its number of choices, and what followed as a spectator saw it."""
    lines = [f"# {table}, seed {SEED}: a random game, every decision and what a spectator saw of it"]
    names: list[str] = []
    number = 0
    for state, seat, legal, rng in random_walk(table, SEED):
        names = table.game.seat_names(state)
        if number:
            lines += [sentence(event, names) for event in state.events(None)]
        action = legal[rng.clone().below(len(legal))]
        number += 1
        lines.append(f"{number}. {names[seat]}: {state.notation(seat, action)}  [1 of {len(legal)}]")
        final = state
    lines += [sentence(event, names) for event in final.events(None)]
    assert final.outcome is not None
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, final.outcome.scores, strict=True))
    lines.append(f"{scores}; won by {', '.join(names[seat] for seat in final.outcome.winners)}")
    return "\n".join(lines) + "\n"


def path(table: GameSetup) -> Path:
    """Beside the tests of the game's own project."""
    folder = OWN if table.game_name in OWN_GAMES else registry.folder(table.game_name).parents[1] / "tests" / "golden"
    return folder / f"{table}.txt"


def main(games: list[str]) -> None:
    deals.write()
    print(f"{deals.FILE.name} written")
    for each in TABLES:
        if not games or each.game_name in games:
            path(each).parent.mkdir(exist_ok=True)
            path(each).write_text(playthrough(each), "utf-8")
            print(f"{path(each).name} written")


if __name__ == "__main__":
    main(sys.argv[1:])
