"""A Ragnarök campaign in the terminal: where it stands, what the gods have, and the next game played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ragnatafl.arena.recorded import play_on
from ragnatafl.core.contract import State
from ragnatafl.core.record import UNFINISHED, Record
from ragnatafl.terminal.play import BOT, TerminalTable

from ..content import CONTENT
from ..sagas.content import SAGAS
from .campaign import Campaign, GamePlayed
from .experience import ROWS, Sheet

NAMES = {god.id: god.name for god in CONTENT.gods}
RESULT_STYLES = {"won": "green", "lost": "red", "unfinished": "yellow"}


def saga_text(saga: int) -> str:
    return f"saga {saga}, {SAGAS.sagas[saga - 1].title}"


def standing(campaign: Campaign) -> str:
    """A sentence about what is won and what comes next."""
    if campaign.next_saga is None:
        return f"The campaign is won, in {len(campaign.games)} games."
    coming = f"{saga_text(campaign.next_saga)}, is {'under way' if campaign.under_way else 'next'}."
    return f"{campaign.won} of {len(SAGAS.sagas)} sagas won; {coming}"


# Showing


def show_campaign(console: Console, campaign: Campaign) -> None:
    """Sagas won, games played, and every sheet with the prices of its next boxes."""
    console.print(Text(f"The Ragnarök campaign of {_and([NAMES[god] for god in campaign.gods])}", style="bold"))
    if campaign.supporting:
        console.print(f"supported by {_and([NAMES[god] for god in campaign.supporting])}")
    if campaign.seed is not None:
        console.print(f"with deals that were chosen, by the seed {campaign.seed}")
    console.print(standing(campaign))
    if campaign.games:
        console.print(games_table(campaign))
    console.print(sheets_table(campaign))
    console.print(Text('What a god has; after "+", the XP its next box of the row costs.', style="dim"))


def games_table(campaign: Campaign) -> Table:
    table = Table(header_style="dim")
    for heading in ("game", "saga", "result", "record"):
        table.add_column(heading)
    for number, game in enumerate(campaign.games, 1):
        result = Text(game.result, style=RESULT_STYLES[game.result])
        title = SAGAS.sagas[game.saga - 1].title
        table.add_row(str(number), Text(f"{game.saga} {title}"), result, Text(game.record))
    return table


def sheets_table(campaign: Campaign) -> Table:
    table = Table(header_style="dim")
    table.add_column("row")
    for god in campaign.gods:
        table.add_column(NAMES[god])
    table.add_row("xp", *(Text(str(sheet.xp), style="bold") for sheet in campaign.sheets.values()))
    for row in ROWS:
        table.add_row(row, *(_boxes(sheet, row, len(campaign.gods)) for sheet in campaign.sheets.values()))
    return table


def _boxes(sheet: Sheet, row: str, players: int) -> Text:
    """ "2 +3 XP": two boxes filled, the next one costs three; a relation names its gods instead."""
    price = sheet.price(row, players)
    has = " ".join(NAMES[god] for god in sheet.linked[row]) if row in sheet.linked else str(sheet.filled(row))
    text = Text(has or "-", style="" if sheet.filled(row) else "dim")
    if price is None:
        return text.append(" full", style="dim")
    return text.append(f" +{price}", style="bold green" if price <= sheet.xp else "dim")


def summary(campaign: Campaign) -> dict[str, Any]:
    """The campaign, JSON-ready, with prices."""
    players = len(campaign.gods)
    return {
        "file": campaign.path.name,
        "gods": campaign.gods,
        "supporting": campaign.supporting,
        "seed": campaign.seed,
        "seeded": campaign.seed is not None,
        "won": campaign.won,
        "next_saga": campaign.next_saga,
        "under_way": campaign.under_way is not None,
        "games": [vars(game) for game in campaign.games],
        "sheets": {
            god: {
                "xp": sheet.xp,
                **sheet.boxes,
                **sheet.linked,
                "next_prices": {row: sheet.price(row, players) for row in ROWS},
            }
            for god, sheet in campaign.sheets.items()
        },
    }


# Playing


def play_next(console: Console, campaign: Campaign, record: Record, force: bool = False, language: str = "en") -> bool:
    """Play the game under way to its end and book it; False if a player left before."""
    game = campaign.under_way
    assert game is not None
    path = campaign.record_path(game)
    number = len(campaign.games)
    seating = ", ".join(f"{name}: {who}" for name, who in zip(record.seat_names, record.players, strict=True))
    console.print(Text.assemble((f"Game {number}, {saga_text(game.saga)}", "bold"), f"  {seating}"))
    if len(record) and record.result == UNFINISHED:
        console.print(Text(f"Going on after {len(record)} decisions.", style="dim"))
    if record.result == UNFINISHED:
        bots = [player.removeprefix(BOT) for player in record.players if player.startswith(BOT)]
        if len(bots) == record.seats:
            play_on(record, bots, path, Rounds(console).tell, force)
        elif not TerminalTable(record, console, path, force=force, language=language).run():
            return False
    book(console, campaign, game, record, force)
    return True


class Rounds:
    """Tells a line when a round is over."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def tell(self, state: State) -> None:
        if state.over or any(event.name == "round_began" for event in state.events(None)):
            view = state.view(None)
            past = view["round"] if state.over else view["round"] - 1
            life = ", ".join(f"{NAMES[god]} {life}" for god, life in zip(view["gods"], view["life"], strict=False))
            end = len(view["way"]) - 1
            where = f"page {view['page'] + 1}, Nidhögg on space {view['nidhogg']} of {end}"
            self.console.print(f"round {past}: {where}; Life: {life}", style="dim", markup=False, soft_wrap=True)


def book(console: Console, campaign: Campaign, game: GamePlayed, record: Record, force: bool) -> None:
    before = {god: sheet.xp for god, sheet in campaign.sheets.items()}
    won = campaign.finish(record, force)
    console.print(Text(f"Saga {game.saga} is {record.result}.", style="bold green" if won else "bold red"))
    gained = [f"{NAMES[god]} {before[god]} -> {sheet.xp}" for god, sheet in campaign.sheets.items()]
    console.print(f"XP: {', '.join(gained)}", markup=False)
    console.print(standing(campaign), markup=False)
    if campaign.next_saga is not None and affordable(campaign):
        console.print(Text(f"Boxes can be bought: ragnatafl campaign spend {campaign.path} --auto", style="dim"))


def spend_for_bots(console: Console, campaign: Campaign, players: Sequence[str]) -> None:
    """Between games the gods that bots play buy what is sensible (YG-20.6)."""
    if not campaign.games or campaign.under_way is not None or campaign.next_saga is None:
        return
    gods = [god for god, player in zip(campaign.gods, players, strict=True) if player.startswith(BOT)]
    bought = [f"{box} ({price} XP)" for box, price in campaign.spend_sensibly(gods)]
    if bought:
        console.print(f"Bought: {', '.join(bought)}.", style="dim", markup=False, soft_wrap=True)


def affordable(campaign: Campaign) -> bool:
    prices = [(sheet.price(row, len(campaign.gods)), sheet.xp) for sheet in campaign.sheets.values() for row in ROWS]
    return any(price is not None and price <= xp for price, xp in prices)


def _and(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
