"""Blood Rage in a terminal: the board as a ring of eight provinces around Yggdrasil, the clan sheets, the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ragnatafl.core.contract import Game, View
from ragnatafl.core.offers import Offer
from ragnatafl.locale.speech import Speech
from ragnatafl.terminal.screen import Choices, first_that_fits

from .changes import changes
from .questions import STEPS, Questions
from .words import CLAN_STYLES, TYPE_STYLES, Words, card, figure_letters, own_sheet, upgrade_codes

RING = (("myrkulor", "elvagar", "angerboda"), ("gimle", "yggdrasil", "muspelheim"), ("andlang", "utgard", "horgr"))
"""The ring of BR-2.2 as it lies on the board, Elvagar at the top."""

WIDE = 110


class BloodRageScreen:
    def __init__(self, game: Game, speech: Speech) -> None:
        self.game = game
        self.words = Words(speech)
        self.questions = Questions(self.words)

    # The board

    def board(self, view: View, width: int, height: int) -> RenderableType:
        drafts = [lambda: self._roomy(view, width, True), lambda: self._roomy(view, width, False)]
        drafts += [lambda: self._close(view, min(width, 126), True), lambda: self._close(view, min(width, 126), False)]
        return first_that_fits(drafts, width, height)

    def _roomy(self, view: View, width: int, with_upgrades: bool) -> Group:
        wide = width >= WIDE
        return Group(
            self._heading(view),
            self._ring(view, min(width, 126), wide),
            self._fjords(view, wide),
            self._sheets(view, with_upgrades),
            *self._hand_line(view),
        )

    def _close(self, view: View, width: int, with_hand: bool) -> Group:
        """Without rules between the provinces, two clans to a line, the hand on one or not at all."""
        hand = self._hand_line(view) if with_hand else []
        for line in hand:
            line.truncate(width, overflow="ellipsis")
        return Group(
            self._heading(view),
            self._ring(view, width, False, rules=False),
            self._fjords(view, False),
            self._sheets_in_pairs(view, width),
            *hand,
        )

    def _hand_line(self, view: View) -> list[Text]:
        sheet = own_sheet(view)
        if not sheet or not sheet["hand"] or view["phase"] == "gods_gifts":
            return []
        text, hand = Text(f"{self.words.t('terminal-hand')}: ", style="dim"), sheet["hand"]
        for number, code in enumerate(hand):
            text.append(", " if number else "", style="dim")
            text.append(self.words.card_name(code), style=TYPE_STYLES.get(card(code).type, "cyan"))
        return [text]

    def _heading(self, view: View) -> Text:
        text = Text(self.place(view), style="bold")
        doomed = sorted(
            (province["doomed"], self.words.place_name(name))
            for name, province in view["provinces"].items()
            if province["doomed"] and not province["destroyed"]
        )
        if doomed:
            places = ", ".join(f"{name} †{age}" for age, name in doomed)
            text.append(f"   {self.words.t('terminal-doomed', places=places)}", style="not bold dim")
        return text

    def _ring(self, view: View, width: int, wide: bool, rules: bool = True) -> Table:
        table = Table(box=box.SQUARE, show_header=False, show_edge=False, show_lines=rules, pad_edge=False)
        for column in range(3):
            table.add_column(width=(width - 6 + column) // 3)
        for row in RING:
            table.add_row(*(self._province(view, name, wide) for name in row))
        return table

    def _province(self, view: View, name: str, wide: bool) -> Text:
        province = view["provinces"][name]
        if province["destroyed"]:
            return Text.assemble((self.words.place_name(name), "dim strike"), (f"\n{self.words.t('destroyed')}", "dim"))
        text = Text.assemble((self.words.place_name(name), "bold"))
        if province["villages"]:
            text.append(" " + "●" * (province["villages"] - province["free"]) + "○" * province["free"])
        reward = Text(self._reward(province), style="dim" if province["pillaged"] else "cyan")
        if province["region"]:
            text = Text.assemble(text, " ", reward, ("\n" + self.words.plain("region", province["region"]), "dim"))
        else:
            text = Text.assemble(text, "\n", reward)
        if province["fjord"]:
            text.append(f" ~{self.words.corner(province['fjord'])}", style="dim")
        if province["doomed"]:
            text.append(f" †{province['doomed']}", style="bold red" if province["doomed"] == view["age"] else "red")
        figures = self._figures(province["figures"], province["strength"], wide)
        return Text.assemble(text, "\n" if wide else "  ", figures) if figures else text

    def _reward(self, province: Mapping[str, Any]) -> str:
        if province["pillaged"]:
            return self.words.t("pillaged").lower()
        return self.words.plain("token", province["token"]) if province["token"] else ""

    def _figures(self, figures: Mapping[str, Mapping[str, int]], strength: Mapping[str, int], wide: bool) -> Text:
        """Every clan's figures in one place, in its colour: "W:L2w=5", or in words where there is room."""
        chunks = []
        for clan in dict.fromkeys((*figures, *strength)):
            there = {figure: count for figure, count in figures.get(clan, {}).items() if count}
            total = strength.get(clan)
            if wide:
                told = ", ".join(self.words.figures(figure, count) for figure, count in there.items()) or "~"
                label = f"{self.words.plain('clan', clan)}: {told}" + ("" if total is None else f" ({total})")
            else:
                letters = "".join(figure_letters(figure, count) for figure, count in there.items()) or "~"
                label = f"{self.words.clan_letter(clan)}:{letters}" + ("" if total is None else f"={total}")
            chunks.append(Text(label, style=CLAN_STYLES[clan]))
        return Text("\n" if wide else " ").join(chunks)

    def _fjords(self, view: View, wide: bool) -> Text:
        text = Text(self.words.t("terminal-fjords"), style="dim")
        for corner, fjord in view["fjords"].items():
            text.append(f"  {self.words.corner(corner)} ", style="bold" if fjord["open"] else "dim")
            if wide and fjord["open"]:
                living = [name for name in fjord["supports"] if not view["provinces"][name]["destroyed"]]
                text.append(f"({', '.join(self.words.place_name(name) for name in living)}) ", style="dim")
            ships = self._figures(fjord["figures"], {}, False)
            text.append_text(ships or Text("–" if fjord["open"] else self.words.t("closed").lower(), style="dim"))
        return text

    def _sheets(self, view: View, with_upgrades: bool) -> Table:
        """One line for each clan, and its upgrades below where there is room."""
        table = Table.grid()
        cells = [self._sheet(view, sheet) for sheet in view["clan_sheets"]]
        widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
        for number, sheet in enumerate(view["clan_sheets"]):
            for column, width in enumerate(widths):
                cells[number][column].pad_right(width - len(cells[number][column]))
            table.add_row(Text(" ").join(cells[number]))
            names = [self.words.card_name(code) for code in upgrade_codes(sheet)]
            if with_upgrades and names:
                table.add_row(Text("          " + ", ".join(names), style="dim"))
        return table

    def _sheets_in_pairs(self, view: View, width: int) -> Table:
        """Glory, rage and cards; the rest by "clans"."""
        table = Table.grid(padding=(0, 1))
        for _ in range(2):
            table.add_column(width=(width - 1) // 2, no_wrap=True, overflow="ellipsis")
        cells = []
        for sheet in view["clan_sheets"]:
            name, glory, rage, _, _, hand, *_ = self._sheet(view, sheet)
            cells.append(Text(" ").join([name, glory, rage, hand]))
        for first in range(0, len(cells), 2):
            table.add_row(*cells[first : first + 2])
        return table

    def _sheet(self, view: View, sheet: Mapping[str, Any]) -> list[Text]:
        seat = view["clan_sheets"].index(sheet)
        stats = sheet["stats"]
        name = Text.assemble("►" if view["active"] == seat else " ", self.words.clan_text(sheet["clan"]))
        if view["first_player"] == seat:
            name.append("*")
        dead = sum(sheet["valhalla"].values())
        return [
            name,
            Text(f"{self.words.t('glory')} {sheet['glory']}", style="bold"),
            Text(
                f"{self._stat('rage')} {sheet['rage']}/{stats['rage']['value']}", style="dim" if sheet["passed"] else ""
            ),
            Text(f"{self._stat('axes')} {stats['axes']['value']}"),
            Text(f"{self._stat('horns')} {sheet['on_board']}/{stats['horns']['value']}"),
            Text(f"{self.words.t('terminal-hand')} {sheet['hand_count']}"),
            Text(f"{self.words.t('terminal-quests')} {sheet['quests_count']}", "" if sheet["quests_count"] else "dim"),
            Text(f"{self.words.plain('place', 'valhalla')} {dead}", style="" if dead else "dim"),
        ]

    def _stat(self, stat: str) -> str:
        return self.words.plain("stat", stat)

    def details(self, view: View) -> RenderableType:
        """The clan sheets in full."""
        parts: list[RenderableType] = []
        for sheet in view["clan_sheets"]:
            stats = ", ".join(f"{self._stat(name)} {stat['value']}" for name, stat in sheet["stats"].items())
            glory = f"{self.words.t('glory')} {sheet['glory']}"
            text = Text.assemble(self.words.clan_text(sheet["clan"]), f"  {glory}, {stats}")
            for place in ("reserve", "valhalla"):
                there = (self.words.figures(figure, count) for figure, count in sheet[place].items() if count)
                text.append(f"\n  {self.words.plain('place', place)}: {', '.join(there) or '–'}")
            for code in upgrade_codes(sheet):
                text.append(
                    f"\n  {self.words.card_name(code)} ({self.words.card_kind(code)}): {self.words.card_text(code)}"
                )
            if sheet.get("known"):
                known = ", ".join(self.words.card_name(code) for code in sheet["known"])
                text.append(f"\n  {self.words.t('terminal-known', cards=known)}")
            parts.append(text)
        if view.get("discard"):
            cards = ", ".join(self.words.card_name(code) for code in view["discard"])
            parts.append(Text(self.words.t("terminal-discarded", cards=cards), style="dim"))
        return Group(*parts)

    def hand(self, view: View) -> RenderableType:
        """The own cards: hand, committed quests, kept card."""
        sheet = own_sheet(view)
        if sheet is None:
            return Text(self.words.t("no-card"), style="dim")
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        rows = [(code, "") for code in sheet["hand"] or []]
        rows += [(code, f" ({self.words.t('note-committed')})") for code in sheet["quests"] or []]
        kept = sheet["kept"] or []
        rows += [(code, f" ({self.words.t('note-kept')})") for code in ([kept] if isinstance(kept, str) else kept)]
        for code, note in rows:
            name, kind, text = self.words.card_row(code)
            table.add_row(Text.assemble(name, (note, "dim")), kind, text)
        return table if rows else Text(self.words.t("no-card"), style="dim")

    # Questions and answers

    def place(self, view: View) -> str:
        return self.words.phase(view)

    def is_step(self, view: View) -> bool:
        name = (view["decision"] or {}).get("name")
        return name in STEPS or (name == "draft_pick" and bool((view["draft"] or {}).get("picks")))

    def prompt(self, view: View) -> str:
        return self.questions.prompt(view)

    def choices(self, view: View, offers: Sequence[Offer]) -> list[Choices]:
        return self.questions.choices(view, offers)

    def changes(self, found: Mapping[str, Any]) -> list[str]:
        return changes(found, self.words)

    def seat_text(self, name: str) -> Text:
        return self.words.clan_text(name)

    def final_note(self, view: View, seat: int) -> str:
        stats = view["clan_sheets"][seat]["stats"]
        return ", ".join(f"{self._stat(name)} {stat['value']}" for name, stat in stats.items())

    def legend(self) -> str:
        return self.words.t("terminal-legend")
