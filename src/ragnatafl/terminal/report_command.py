"""`ragnatafl report`: light to import; what reads and draws is loaded when a report is written."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ragnatafl.core.errors import OptionError
from ragnatafl.locale.speech import speech
from ragnatafl.terminal.commands import LanguageOption, out


def report(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="What [cyan]simulate --facts FILE[/] has written.")
    ],
    output: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where to write; beside the first file if not given.")
    ] = None,
    language: LanguageOption = "",
) -> None:
    """Show what many games tell, as one page with charts: who wins from where, with which cards, and how."""
    from ragnatafl.report.page import Page
    from ragnatafl.report.study import Study

    study = Study(*files)
    path = output or files[0].with_suffix(".html")
    try:
        path.write_text(Page(study, speech(language)).html(), encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{path} cannot be written: {error.strerror}.") from None
    out.print(f"{study.games} games: {path}", soft_wrap=True)
