"""A bot that joins a table over the network by an invitation and plays to the end.

    python examples/network_bot.py 'http://127.0.0.1:8765/t/TABLE#i=INVITATION' --bot greedy

It shows all that a program needs: the link, the view, the offers, and `decide`. Put your own `choose` in.
"""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

import ragnatafl as rt
from ragnatafl.bots import bot, usual_bot
from ragnatafl.client import TableError, join
from ragnatafl.core.actions import Action


def choose(name: str, game: str, view: dict[str, Any], offers: list[dict[str, Any]], seed: int) -> str:
    """The text of one of the offers, by a bot of this package: it works with numbers, so they are translated."""
    actions = {rt.game(game).number(Action(offer["verb"], tuple(offer["args"]))): offer["text"] for offer in offers}
    return str(actions[bot(game, name).choose(view, sorted(actions), rt.Rng(seed))])


async def play(link: str, name: str | None) -> None:
    async with await join(link) as table:
        name = name or usual_bot(table.game)
        print(f"{table.game}, seat {table.seat}: {table.seats[table.seat or 0]['code']}")
        print(f"to come back, as the invitation is spent: {table.link}")
        while await table.asked():
            decision = choose(name, table.game, table.view, table.offers, table.seq)
            await table.decide(decision)
            print(decision)
        print(f"over: {table.outcome}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Join a table by an invitation and play.")
    parser.add_argument("link", help="the invitation's link, or the link to come back that was printed before")
    parser.add_argument("--bot", help="who chooses; the game's best bot if nobody is named")
    asked = parser.parse_args()
    try:
        asyncio.run(play(asked.link, asked.bot))
    except (TableError, rt.RagnataflError) as error:
        parser.exit(2, f"{error}\n")
    except KeyboardInterrupt:
        print("The seat waits; the link to come back leads to it.")


if __name__ == "__main__":
    main()
