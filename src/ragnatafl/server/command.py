"""`ragnatafl serve`: light to import; the server itself is loaded when it is started."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

import ragnatafl
from ragnatafl.core.built import why_interpreted
from ragnatafl.core.changed import named_content
from ragnatafl.core.errors import OptionError

WHAT = {"server": "The web table needs", "push": "Push messages need"}


@contextmanager
def needs_the_extra(extra: str = "server") -> Iterator[None]:
    """Around the imports of a command: where the libraries of an extra are not installed it says so. What is loaded
    stays; the collector of cycles would only walk over it again and again."""
    gc.disable()
    try:
        yield
    except ModuleNotFoundError as error:
        raise OptionError(
            f"{WHAT[extra]} the extra {extra} ({error.name} is missing): pip install 'ragnatafl[{extra}]'."
        ) from None
    finally:
        gc.enable()


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others on your network in.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help="Which port; 8765, or a free one if it is taken, if not given.")
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            help="A file, sqlite:///FILE or postgresql://...; a file in your data folder if not given.",
            envvar="RAGNATAFL_DATABASE",
        ),
    ] = "",
    bot_pace: Annotated[float, typer.Option(help="Seconds a bot waits after a person's decision.", min=0)] = 0.7,
    bot_workers: Annotated[int, typer.Option(help="Processes for bots; 0: one less than cores.", min=0)] = 0,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=run:PROGRAM",
            help="A bot of yours to choose at the tables, as [cyan]raider=run:node raider.mjs@0.5[/] (half a second "
            "for a decision); may be repeated.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Processes that serve; tables are spread over them.", min=1, max=256)
    ] = 1,
    internal: Annotated[
        str, typer.Option(help="Where other servers on the same database reach this one, as 10.0.0.5:9765.")
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address whose pages may play here, as https://tafl.example.org.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="A proxy whose X-Forwarded-For is believed, as 10.0.0.7 or 10.0.0.0/24; this machine's if not given."
        ),
    ] = None,
    connections: Annotated[
        int | None, typer.Option(help="Connections at once; as many as fit, up to 10000, if not given.", min=1)
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(
            help="A secret for whoever reads /metrics from another machine.", envvar="RAGNATAFL_METRICS_TOKEN"
        ),
    ] = "",
    limits: Annotated[bool, typer.Option(help="Hold addresses and sockets to a number of requests.")] = True,
    leave_after: Annotated[
        float, typer.Option(help="Seconds away after which others may put a bot on a seat.", min=0)
    ] = 60.0,
    keep_finished: Annotated[
        float, typer.Option(help="Days; then finished tables nobody comes to end. 0: never.", min=0)
    ] = 0,
    keep_unfinished: Annotated[
        float, typer.Option(help="Days; then other tables and campaigns nobody comes to end.", min=0)
    ] = 0,
    keep_chats: Annotated[float, typer.Option(help="Days; then what was said at tables ends. 0: never.", min=0)] = 0,
    keep_replays: Annotated[float, typer.Option(help="Days; then uploaded replays end. 0: never.", min=0)] = 0,
    tables_a_day: Annotated[int, typer.Option(help="New tables from one address in a day.", min=1)] = 500,
    replays_a_day: Annotated[int, typer.Option(help="New replays from one address in a day.", min=1)] = 100,
    most_tables: Annotated[int, typer.Option(help="Tables kept at most; then no new ones. 0: any number.", min=0)] = 0,
    most_replays: Annotated[int, typer.Option(help="Replays kept at most. 0: any number.", min=0)] = 0,
    most_megabytes: Annotated[
        int, typer.Option(help="Size of the database from which on nothing new is begun. 0: any.", min=0)
    ] = 0,
    sweep_every: Annotated[float, typer.Option(help="Seconds between two looks for what is too old.", min=1)] = 600.0,
    positions: Annotated[
        bool | None,
        typer.Option(
            help="Let games begin with positions that visitors set up; else only where strangers cannot come.",
            show_default=False,
        ),
    ] = None,
    push_keys: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Tell players whose page is closed that it is their turn (push-keys)."),
    ] = None,
    push_contact: Annotated[
        str, typer.Option(help="Where push services reach you, as mailto:me@example.org; needed with --push-keys.")
    ] = "",
    push_host: Annotated[
        list[str] | None,
        typer.Option(help="A push service beside those of the browsers, as push.example.org or 10.0.0.7:8443."),
    ] = None,
    push_after: Annotated[float, typer.Option(help="Seconds away after which players are told.", min=0)] = 10.0,
    content: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            callback=named_content,
            help="Play with other numbers: a changed copy of a game's content folder.",
        ),
    ] = None,
    log_format: Annotated[str, typer.Option(help="human or json.")] = "human",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser where there is one.")] = True,
) -> None:
    """Start the web table: play in a browser, alone, with friends or against bots."""
    if log_format not in ("human", "json"):
        raise OptionError(f'Logs are written for a human or as json, not "{log_format}".')
    with needs_the_extra():
        from .contents import load_all

        load_all()
        from . import run
        from .programs import host_bots
        from .settings import PushSettings, Settings, database_url, origin_of, proxy_of
    push = None
    if push_keys is not None:
        with needs_the_extra("push"):
            from .push import Push
        push = PushSettings(str(push_keys), push_contact, tuple(one.lower() for one in push_host or ()), push_after)
        Push(push)
    if not ragnatafl.COMPILED:
        typer.echo(why_interpreted(), err=True)
    chosen: dict[str, Any] = {"bot_workers": bot_workers} if bot_workers else {}
    settings = Settings(
        host=host,
        database=database_url(database),
        origins=tuple(origin_of(one) for one in origin or ()),
        bot_pace=bot_pace,
        bots=host_bots(bot or ()),
        proxies=tuple(proxy_of(one) for one in proxy or ()) or Settings.proxies,
        connections=connections,
        metrics_token=metrics_token,
        limits=limits,
        leave_after=leave_after,
        keep_finished=keep_finished,
        keep_unfinished=keep_unfinished,
        keep_chats=keep_chats,
        keep_replays=keep_replays,
        sweep_every=sweep_every,
        tables_a_day=tables_a_day,
        replays_a_day=replays_a_day,
        most_tables=most_tables,
        most_replays=most_replays,
        most_megabytes=most_megabytes,
        positions=positions,
        log_format=log_format,
        workers=workers,
        internal=internal,
        push=push,
        **chosen,
    )
    run.serve(settings, port, open_browser, lambda address: typer.echo(f"Ragnatafl is at {address}  (Ctrl-C stops it)"))
