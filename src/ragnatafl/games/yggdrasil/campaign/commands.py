"""`ragnatafl campaign`: the sagas in a file. The engine is imported when a command needs it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ragnatafl.bots import bot, check_partner, usual_bot
from ragnatafl.core.errors import OptionError
from ragnatafl.terminal.commands import JsonFlag, LanguageOption, SeatsOption, names_of, out, print_json
from ragnatafl.terminal.play import parse_players

from ..manifest import MANIFEST

GAME = MANIFEST.name

app = typer.Typer(
    name="campaign", help="The Ragnarök campaign of Yggdrasil: its sagas, kept in one file.", no_args_is_help=True
)
CampaignFile = Annotated[Path, typer.Argument(metavar="FILE", help="The campaign file, as ragnarok.campaign.")]


@app.command("new")
def campaign_new(
    file: CampaignFile,
    seats: SeatsOption = None,
    gods: Annotated[str | None, typer.Option(help="The players' gods: thor,freyia; drawn if not given.")] = None,
    supporting: Annotated[str | None, typer.Option(help="The supporting gods, for one or two players.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same campaign; drawn if not given.")] = None,
    language: LanguageOption = "",
) -> None:
    """Begin a campaign: [cyan]campaign new ragnarok.campaign --gods thor,freyia,odin[/]."""
    from ..terminal.campaign import Pages
    from .campaign import Campaign

    if file.exists():
        raise OptionError(f"{file} is there already; a campaign is not begun over another file.")
    named, helpers = names_of(gods), names_of(supporting)
    count = seats if seats is not None else len(named) if named else MANIFEST.usual_seats
    begun = Campaign.new(file, count, named, helpers, seed)
    begun.save()
    Pages(out, begun, language).show_begun()


@app.command("next")
def campaign_next(
    file: CampaignFile,
    bots: Annotated[
        str | None, typer.Option(help="Who plays: one bot for all, or one for each god; jarl at first.")
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Your god (thor), to play here; several: thor,odin.")] = None,
    spend: Annotated[bool, typer.Option("--spend", help="Buy boxes for the gods that bots play.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Go on with a record of another version too.")] = False,
    language: LanguageOption = "",
) -> None:
    """Play the next saga, or go on with the game under way; without --seat bots play for all gods."""
    from ..terminal.campaign import Pages
    from .campaign import Campaign

    found = Campaign.load(file)
    pages, players = Pages(out, found, language), None
    if bots is not None or seat is not None or found.under_way is None:
        others = names_of(bots) or [usual_bot(GAME)]
        for name in others:
            (check_partner if seat is not None else bot)(GAME, name)
        players = parse_players(found.gods, names_of(seat) or [], others)
    if spend and players is not None:
        pages.spend_for_bots(players)
    record = found.next_record(players)
    if pages.play(record, force) and spend:
        pages.spend_for_bots(record.players)


@app.command("show")
def campaign_show(file: CampaignFile, as_json: JsonFlag = False, language: LanguageOption = "") -> None:
    """Show what is won, the games, and the gods' sheets with the prices of their next boxes."""
    from ..terminal.campaign import Pages, summary
    from .campaign import Campaign

    found = Campaign.load(file)
    if as_json:
        print_json(summary(found))
    else:
        Pages(out, found, language).show()


@app.command("spend")
def campaign_spend(
    file: CampaignFile,
    god: Annotated[str | None, typer.Argument(help="Whose sheet.", show_default=False)] = None,
    row: Annotated[str | None, typer.Argument(help="The row, as god_faces.", show_default=False)] = None,
    linked: Annotated[str | None, typer.Argument(help="For a relation: the other god.", show_default=False)] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Buy sensibly for all gods: faces of dice first.")] = False,
    language: LanguageOption = "",
) -> None:
    """Buy a box: [cyan]campaign spend ragnarok.campaign thor god_faces[/]."""
    from ..terminal.campaign import Pages
    from .campaign import Campaign

    found = Campaign.load(file)
    if auto == (god is not None) or (god is not None and row is None):
        raise OptionError("Name a god and a row (and for a relation another god), or use --auto for all gods.")
    if god is not None and row is not None:
        price = found.spend(god.lower(), row.lower(), linked.lower() if linked else None)
        bought = [(found.games[-1].bought[-1], price)]
    else:
        bought = found.spend_sensibly()
    Pages(out, found, language).bought(bought)
