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
from ragnatafl.locale.speech import speech
from ragnatafl.terminal.play import BOT, TerminalTable

from ..campaign.campaign import Campaign, GamePlayed
from ..campaign.experience import ROWS, Sheet
from ..content import RELATIONS
from ..sagas.content import SAGAS
from .words import Words

RESULT_STYLES = {"won": "green", "lost": "red", "unfinished": "yellow"}


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


class Pages:
    """A campaign on a console, in a player's language."""

    def __init__(self, console: Console, campaign: Campaign, language: str) -> None:
        self.console = console
        self.campaign = campaign
        self.language = language
        self.words = Words(speech(language))

    def tell(self, message: str, style: str = "", **args: Any) -> None:
        self.console.print(Text(self.words.t(message, **args), style=style), soft_wrap=True)

    def command(self, message: str, command: str) -> None:
        """A line that ends with what can be written next."""
        self.tell(message, command=f"ragnatafl campaign {command}")

    # Showing

    def show_begun(self) -> None:
        self.show()
        self.command("terminal-campaign-first", f"next {self.campaign.path}")

    def show(self) -> None:
        """Sagas won, games played, and every sheet with the prices of its next boxes."""
        campaign, words = self.campaign, self.words
        self.console.print(Text(f"{words.t('ui-campaign')}: {self.names(campaign.gods)}", style="bold"))
        if campaign.supporting:
            self.console.print(Text(f"{words.t('option-supporting')}: {self.names(campaign.supporting)}"))
        if campaign.seed is not None:
            self.console.print(Text(f"{words.t('ui-campaign-seeded')} ({campaign.seed})"), soft_wrap=True)
        self.standing()
        if campaign.games:
            self.console.print(self.games_table())
        self.console.print(self.sheets_table())
        self.tell("terminal-campaign-prices", "dim")

    def names(self, gods: Sequence[str]) -> str:
        return self.words.listed([self.words.name("god", god) for god in gods])

    def standing(self) -> None:
        """What is won and what comes next."""
        campaign = self.campaign
        if campaign.next_saga is None:
            self.tell("ui-campaign-won")
            return
        self.tell("ui-campaign-progress", won=campaign.won, all=len(SAGAS.sagas))
        coming = "terminal-campaign-under-way" if campaign.under_way else "terminal-campaign-next"
        self.tell(coming, saga=self.saga(campaign.next_saga))

    def saga(self, saga: int) -> str:
        return self.words.t("option-saga-value", number=saga, name=self.words.name("saga", saga))

    def games_table(self) -> Table:
        table = Table(show_header=False)
        for number, game in enumerate(self.campaign.games, 1):
            played = self.words.t("ui-campaign-game", number=number, result=game.result)
            table.add_row(Text(played, style=RESULT_STYLES[game.result]), self.saga(game.saga), Text(game.record))
        return table

    def sheets_table(self) -> Table:
        """A row has its name and, for `campaign spend`, its word."""
        sheets = self.campaign.sheets.values()
        table = Table("", *(self.words.plain("god", god) for god in self.campaign.gods), header_style="dim")
        table.columns[0].min_width = max(map(len, ROWS))
        table.add_row(self.words.t("ui-campaign-sheets"), *(Text(str(sheet.xp), style="bold") for sheet in sheets))
        for row in ROWS:
            name = self.words.plain("relation" if row in RELATIONS else "row", row)
            table.add_row(Text.assemble(name, (f"\n{row}", "dim")), *(self.boxes(sheet, row) for sheet in sheets))
        return table

    def boxes(self, sheet: Sheet, row: str) -> Text:
        """ "2 +3": two boxes filled, the next one costs three XP; a relation names its gods instead."""
        price = sheet.price(row, len(self.campaign.gods))
        linked = [self.words.plain("god", god) for god in sheet.linked.get(row, ())]
        has = ", ".join(linked) or ("-" if row in sheet.linked else str(sheet.filled(row)))
        text = Text(has, style="" if sheet.filled(row) else "dim")
        if price is None:
            return text.append(f" {self.words.t('terminal-campaign-full')}", style="dim")
        return text.append(f" +{price}", style="bold green" if price <= sheet.xp else "dim")

    # Playing

    def play(self, record: Record, force: bool = False) -> bool:
        """Play the game under way to its end and book it; False if a player left before."""
        game = self.campaign.under_way
        assert game is not None
        path = self.campaign.record_path(game)
        names = [self.words.plain("god", god) for god in self.campaign.gods]
        seating = ", ".join(f"{name}: {who}" for name, who in zip(names, record.players, strict=True))
        self.console.print(Text.assemble((self.saga(game.saga), "bold"), f"  {seating}"))
        if record.result == UNFINISHED:
            if len(record):
                self.tell("terminal-campaign-going-on", "dim", count=len(record))
            bots = [player.removeprefix(BOT) for player in record.players if player.startswith(BOT)]
            if len(bots) == record.seats:
                play_on(record, bots, path, self.round, force)
            elif not TerminalTable(record, self.console, path, force=force, language=self.language).run():
                self.command("terminal-campaign-book", f"next {self.campaign.path}")
                return False
        self.book(game, record, force)
        return True

    def round(self, state: State) -> None:
        """A line when a round is over."""
        if state.over or any(event.name == "round_began" for event in state.events(None)):
            view, words = state.view(None), self.words
            past = words.t("event-round_began", round=view["round"] if state.over else view["round"] - 1)
            number = view["page"] + 1
            page = words.t("ui-campaign-page", number=number, title=words.t(f"page-{view['saga']}_{number}"))
            way = words.t("ui-way", space=view["nidhogg"], most=len(view["way"]) - 1)
            lives = zip(view["gods"], view["life"], strict=False)
            life = ", ".join(f"{words.plain('god', god)} ♥{life}" for god, life in lives)
            self.console.print(Text(f"{past}. {page}. {way} {life}", style="dim"), soft_wrap=True)

    def book(self, game: GamePlayed, record: Record, force: bool) -> None:
        before = {god: sheet.xp for god, sheet in self.campaign.sheets.items()}
        won = self.campaign.finish(record, force)
        number, style = len(self.campaign.games), "bold green" if won else "bold red"
        self.tell("ui-campaign-game", style, number=number, result=game.result)
        gained = [(god, before[god], sheet.xp) for god, sheet in self.campaign.sheets.items()]
        told = [f"{self.words.plain('god', god)} {old} → {self.words.t('xp', xp=new)}" for god, old, new in gained]
        self.console.print(Text(", ".join(told)))
        self.standing()
        if self.campaign.next_saga is not None and self.affordable():
            self.command("terminal-campaign-spend", f"spend {self.campaign.path} --auto")

    # Buying

    def spend_for_bots(self, players: Sequence[str]) -> None:
        """Between games the gods that bots play buy what is sensible (YG-20.6)."""
        campaign = self.campaign
        if not campaign.games or campaign.under_way is not None or campaign.next_saga is None:
            return
        gods = [god for god, player in zip(campaign.gods, players, strict=True) if player.startswith(BOT)]
        bought = [f"{box} ({self.words.t('xp', xp=price)})" for box, price in campaign.spend_sensibly(gods)]
        if bought:
            self.tell("terminal-campaign-bought", "dim", boxes=", ".join(bought))

    def bought(self, boxes: Sequence[tuple[str, int]]) -> None:
        """What was bought, and what every god has left."""
        for box, price in boxes:
            self.console.print(Text(f"{box}: {self.words.t('xp', xp=price)}"))
        for god, sheet in self.campaign.sheets.items():
            self.tell("terminal-campaign-left", god=self.words.name("god", god), xp=self.words.t("xp", xp=sheet.xp))

    def affordable(self) -> bool:
        players, sheets = len(self.campaign.gods), self.campaign.sheets.values()
        prices = [(sheet.price(row, players), sheet.xp) for sheet in sheets for row in ROWS]
        return any(price is not None and price <= xp for price, xp in prices)
