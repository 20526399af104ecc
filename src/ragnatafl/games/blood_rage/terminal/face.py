"""Blood Rage in a terminal: the board as a ring of eight provinces around Yggdrasil, the clan sheets, the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ragnatafl.core.contract import Event, Game, View
from ragnatafl.terminal.face import Choices, first_that_fits

from .questions import STEPS, group_choices, question
from .story import tell
from .words import (
    CLAN_STYLES,
    CORNERS,
    PHASES,
    PROVINCES,
    TOKENS,
    TYPE_STYLES,
    card,
    card_kind,
    card_name,
    card_row,
    card_text,
    clan_text,
    figure_letters,
    figure_name,
    own_sheet,
    upgrade_codes,
)

RING = (("myrkulor", "elvagar", "angerboda"), ("gimle", "yggdrasil", "muspelheim"), ("andlang", "utgard", "horgr"))
"""The ring of BR-2.2 as it lies on the board, Elvagar at the top."""

WIDE = 110

LEGEND = (
    "A province shows its villages (● taken, ○ free) and the reward for pillaging it; below, its region, the fjord "
    "that supports it (~NE) and the Age in which Ragnarök takes it (†2). W:L2w=5 is Wolf: a leader, two warriors, "
    "strength 5 with the ships in the fjord (W:~=2: only ships). W Wolf, R Raven, S Serpent, B Bear; L leader, "
    "w warrior, S ship. Rage 4/7: 4 to spend, 7 at the start of an Age. Axes: glory for a won battle. Horns 2/4: "
    "2 figures on the board, 4 allowed. ► has the turn, * began the Age. Neighbours stand side by side on the ring; "
    "Yggdrasil in the middle is next to all."
)


class BloodRageFace:
    def __init__(self, game: Game) -> None:
        self.game = game

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
            *self._hand_line(view, 'Hand ("hand" tells more): '),
        )

    def _close(self, view: View, width: int, with_hand: bool) -> Group:
        """Without rules between the provinces, two clans to a line, the hand on one or not at all."""
        hand = self._hand_line(view, "Hand: ") if with_hand else []
        for line in hand:
            line.truncate(width, overflow="ellipsis")
        return Group(
            self._heading(view),
            self._ring(view, width, False, rules=False),
            self._fjords(view, False),
            self._sheets_in_pairs(view, width),
            *hand,
        )

    def _hand_line(self, view: View, title: str) -> list[Text]:
        sheet = own_sheet(view)
        if not sheet or not sheet["hand"] or view["phase"] == "gods_gifts":
            return []
        text, hand = Text(title, style="dim"), sheet["hand"]
        for number, code in enumerate(hand):
            text.append(", " if number else "", style="dim")
            text.append(card_name(code), style=TYPE_STYLES.get(card(code).type, "cyan"))
        return [text]

    def _heading(self, view: View) -> Text:
        text = Text(self.place(view), style="bold")
        doomed = sorted(
            (province["doomed"], PROVINCES[name])
            for name, province in view["provinces"].items()
            if province["doomed"] and not province["destroyed"]
        )
        if doomed:
            text.append(
                "   Ragnarök takes " + ", ".join(f"{name} †{age}" for age, name in doomed), style="not bold dim"
            )
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
            return Text.assemble((PROVINCES[name], "dim strike"), ("\ndestroyed", "dim"))
        text = Text.assemble((PROVINCES[name], "bold"))
        if province["villages"]:
            text.append(" " + "●" * (province["villages"] - province["free"]) + "○" * province["free"])
        if province["pillaged"]:
            text.append(" pillaged", style="dim")
        elif province["token"]:
            text.append(" " + TOKENS.get(province["token"], str(province["token"])), style="cyan")
        region = province["region"]
        text.append("\n" + (str(region).capitalize() if region else "next to all"), style="dim")
        if province["fjord"]:
            text.append(f" ~{CORNERS[province['fjord']]}", style="dim")
        if province["doomed"]:
            text.append(f" †{province['doomed']}", style="bold red" if province["doomed"] == view["age"] else "red")
        figures = self._figures(province["figures"], province["strength"], wide)
        return Text.assemble(text, "\n" if wide else "  ", figures) if figures else text

    def _figures(self, figures: Mapping[str, Mapping[str, int]], strength: Mapping[str, int], wide: bool) -> Text:
        """Every clan's figures in one place, in its colour: "W:L2w=5", or in words where there is room."""
        chunks = []
        for clan in dict.fromkeys((*figures, *strength)):
            there = {figure: count for figure, count in figures.get(clan, {}).items() if count}
            total = strength.get(clan)
            if wide:
                words = ", ".join(figure_name(figure, count) for figure, count in there.items()) or "ships only"
                label = f"{clan.capitalize()}: {words}" + ("" if total is None else f" ({total})")
            else:
                letters = "".join(figure_letters(figure, count) for figure, count in there.items()) or "~"
                label = f"{clan[0].upper()}:{letters}" + ("" if total is None else f"={total}")
            chunks.append(Text(label, style=CLAN_STYLES[clan]))
        return Text("\n" if wide else " ").join(chunks)

    def _fjords(self, view: View, wide: bool) -> Text:
        text = Text("Fjords", style="dim")
        for corner, fjord in view["fjords"].items():
            text.append(f"  {CORNERS[corner]} ", style="bold" if fjord["open"] else "dim")
            if wide and fjord["open"]:
                living = [name for name in fjord["supports"] if not view["provinces"][name]["destroyed"]]
                text.append(f"({', '.join(PROVINCES[name] for name in living)}) ", style="dim")
            ships = self._figures(fjord["figures"], {}, False)
            text.append_text(ships or Text("empty" if fjord["open"] else "closed", style="dim"))
        return text

    def _sheets(self, view: View, with_upgrades: bool) -> Table:
        """One line for each clan, and its upgrades below where there is room."""
        table = Table.grid()
        for sheet in view["clan_sheets"]:
            line = Table.grid(padding=(0, 1))
            for width in (9, 9, 10, 6, 10, 7, 8, 10):
                line.add_column(width=width, no_wrap=True)
            line.add_row(*self._sheet(view, sheet))
            table.add_row(line)
            names = [card_name(code) for code in upgrade_codes(sheet)]
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
            cells.append(Text("  ").join([name, glory, rage, hand]))
        for first in range(0, len(cells), 2):
            table.add_row(*cells[first : first + 2])
        return table

    def _sheet(self, view: View, sheet: Mapping[str, Any]) -> list[Text]:
        seat = view["clan_sheets"].index(sheet)
        stats = sheet["stats"]
        name = Text.assemble("►" if view["active"] == seat else " ", clan_text(sheet["clan"]))
        if view["first_player"] == seat:
            name.append("*")
        dead = sum(sheet["valhalla"].values())
        return [
            name,
            Text(f"{sheet['glory']} glory", style="bold"),
            Text("passed", style="dim") if sheet["passed"] else Text(f"rage {sheet['rage']}/{stats['rage']['value']}"),
            Text(f"axes {stats['axes']['value']}"),
            Text(f"horns {sheet['on_board']}/{stats['horns']['value']}"),
            Text(f"hand {sheet['hand_count']}"),
            Text(f"quests {sheet['quests_count']}", style="" if sheet["quests_count"] else "dim"),
            Text(f"Valhalla {dead}", style="" if dead else "dim"),
        ]

    def details(self, view: View) -> RenderableType:
        """The clan sheets in full."""
        parts: list[RenderableType] = []
        for sheet in view["clan_sheets"]:
            stats = ", ".join(f"{name} {stat['value']} (step {stat['step']})" for name, stat in sheet["stats"].items())
            text = Text.assemble(clan_text(sheet["clan"]), f"  {sheet['glory']} glory, {stats}")
            for title, figures in (("reserve", sheet["reserve"]), ("Valhalla", sheet["valhalla"])):
                words = ", ".join(figure_name(figure, count) for figure, count in figures.items() if count)
                text.append(f"\n  {title}: {words or 'nobody'}")
            for code in upgrade_codes(sheet):
                text.append(f"\n  {card_name(code)} ({card_kind(code)}): {card_text(code)}")
            if sheet.get("known"):
                text.append("\n  holds, as all know: " + ", ".join(card_name(code) for code in sheet["known"]))
            parts.append(text)
        if view.get("discard"):
            parts.append(Text("Discarded: " + ", ".join(card_name(code) for code in view["discard"]), style="dim"))
        return Group(*parts)

    def hand(self, view: View) -> RenderableType:
        """The own cards: hand, committed quests, kept card."""
        sheet = own_sheet(view)
        if sheet is None:
            return Text("A spectator has no hand.", style="dim")
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        rows = [(code, "") for code in sheet["hand"] or []]
        rows += [(code, " (committed)") for code in sheet["quests"] or []]
        kept = sheet["kept"] or []
        rows += [(code, " (kept)") for code in ([kept] if isinstance(kept, str) else kept)]
        for code, note in rows:
            name, kind, text = card_row(code)
            table.add_row(Text.assemble(name, (note, "dim")), kind, text)
        return table if rows else Text("You hold no cards.", style="dim")

    # Questions and answers

    def place(self, view: View) -> str:
        phase = PHASES.get(view["phase"])
        return f"Age {view['age']}, {phase}" if phase else "The game is over"

    def is_step(self, view: View) -> bool:
        name = (view["decision"] or {}).get("name")
        return name in STEPS or (name == "draft_pick" and bool((view["draft"] or {}).get("picks")))

    def prompt(self, view: View) -> str:
        return question(view)

    def choices(self, view: View, notations: Sequence[str]) -> list[Choices]:
        return group_choices(view, notations)

    def sentences(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        return list(tell(events, view))

    def seat_text(self, name: str) -> Text:
        return clan_text(name)

    def final_note(self, view: View, seat: int) -> str:
        stats = view["clan_sheets"][seat]["stats"]
        return ", ".join(f"{name} {stat['value']}" for name, stat in stats.items())

    def legend(self) -> str:
        return LEGEND
