"""Yggdrasil in a terminal: the Tree by levels and columns, the Enemies with their ladders and cards, the gods."""

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

from ..content import CONTENT, ENEMIES, WORLDS
from .answers import Answers
from .changes import changes
from .forecast import forecast, sign, threats
from .questions import Questions, is_part
from .saga import in_world, saga_lines, track
from .words import (
    ENEMY_STYLE,
    JOTUN_STYLE,
    Words,
    face_up,
    god_of,
    jotun_place,
    jotuns_of,
)

COLUMNS = (1, 0, 2)
"""The columns as one sees them from the front: clockwise is to the left (YG-2.1)."""
LEVELS = ("top", "mid", "bottom")
WIDE = 110
TALL = 32
"""From so many lines on there is room for what threatens; on a smaller screen its signs must do."""
LADDERS = ("hel", "surtur", "loki", "fenrir")
"""Enemies whose strength grows by what is on their ladder, or devastated."""


class YggdrasilScreen:
    def __init__(self, game: Game, speech: Speech) -> None:
        self.game = game
        self.words = Words(speech)
        self.questions = Questions(self.words)
        self.answers = Answers(self.words, self.questions)

    # The board

    def board(self, view: View, width: int, height: int) -> RenderableType:
        warned = threats(view, self.words) if height >= TALL else []
        drafts = [lambda: Group(self._roomy(view, width, True), *warned), lambda: self._roomy(view, width, False)]
        return first_that_fits([*drafts, lambda: self._close(view, min(width, 124))], width, height)

    def _roomy(self, view: View, width: int, full: bool) -> Group:
        wide = width >= WIDE
        return Group(
            self._heading(view),
            *saga_lines(view, self.words),
            self._tree(view, min(width, 124), wide),
            self._enemies(view, min(width, 124), wide),
            self._cage(view),
            self._gods(view, min(width, 124), full),
        )

    def _close(self, view: View, width: int) -> Group:
        """Without rules between the levels, everything about an Enemy together, two gods to a line."""
        cage, artifacts = self._cage(view).split("\n")
        fits = len(cage) + 3 + len(artifacts) <= width
        heading = [self._heading(view), *saga_lines(view, self.words)[:1]]
        for line in heading:
            line.truncate(width, overflow="ellipsis")
        return Group(
            *heading,
            self._tree(view, width, False, close=True),
            *packed([self._enemy_in_short(view, enemy) for enemy in ENEMIES], width, "  "),
            Text("   ").join([cage, artifacts]) if fits else cage,
            self._gods_in_pairs(view, width),
        )

    def _heading(self, view: View) -> Text:
        text = Text(self.place(view), style="bold")
        signs, numbers = track(view)
        text.append(f"   {self.words.of('nidhogg')} ", style="not bold")
        text.append(signs, style="not bold green")
        text.append(f" {numbers}", style="not bold")
        coming = view["order"][view["turns"] :]
        if coming and view["decision"] is not None:
            gods = " › ".join(self.words.of(god_of(view, seat)) for seat in coming)
            text.append(f"   {'› ' if view['turns'] else ''}{gods}", style="not bold dim")
        return text

    def _tree(self, view: View, width: int, wide: bool, close: bool = False) -> Table:
        table = Table(box=box.SQUARE, show_header=False, show_edge=False, show_lines=not close, pad_edge=False)
        widths = [(width - 6 + column) // 3 for column in range(3)]
        for size in widths:
            table.add_column(width=size)
        for level in range(3):
            here = {there["column"]: world for world, there in view["worlds"].items() if there["level"] == level}
            table.add_row(
                *(
                    self._world(view, here[column], wide, size, close)
                    for column, size in zip(COLUMNS, widths, strict=True)
                )
            )
        return table

    def _world(self, view: View, world: str, wide: bool, width: int, close: bool) -> Text:
        """Its name, what lies there, and below who is there."""
        there = view["worlds"][world]
        text = Text(self.words.of(world), style="bold red reverse" if there["devastated"] else "bold")
        if there["devastated"]:
            text.append(" ✗" if close else f" {self.words.t('devastated').upper()}", style="not reverse bold red")
        text.append(" " if close else "  ", style="not reverse")
        text.append(self._stores(view, world, wide), style="not reverse not bold default")
        lines = [text]
        gods = [self._god(view, god) for god in there["gods"]]
        enemies = [self._enemy(view, enemy) for enemy in there["enemies"]]
        others = in_world(view, world, self.words)
        if gods or enemies or others:
            lines += packed([*gods, *enemies, *others], width)
        blockers = [self.words.of(jotun) for jotun in jotuns_of(view, "blocker", world)]
        if blockers:
            lines.append(Text(f"{self.words.t('blocked')}: {', '.join(blockers)}", style=JOTUN_STYLE))
        if world == "jotunheim":
            for jotun in jotuns_of(view, "obstacle"):
                ban = (
                    f"⚔ {self.words.of(jotun)}"
                    if close
                    else f"{self.words.of(jotun)}: {self.words.text('jotun', jotun)}"
                )
                lines.append(Text(ban, style=JOTUN_STYLE))
        if wide and len(lines) < 2:
            lines.append(Text(""))
        return Text("\n").join(lines)

    def _god(self, view: View, god: str) -> Text:
        has_turn = view["turns"] > 0 and god == god_of(view, view["active"])
        return Text.assemble("►" if has_turn else "", self.words.god_text(god))

    def _enemy(self, view: View, enemy: str) -> Text:
        text = Text.assemble(self.words.enemy_text(enemy), (f" {view['strengths'][enemy]}", ENEMY_STYLE))
        for guard in jotuns_of(view, "guard", enemy):
            text.append(f" [{self.words.of(guard)}]", style=JOTUN_STYLE)
        return text

    def _stores(self, view: View, world: str, wide: bool) -> str:
        """What lies in a World: reserves, stacks, islands."""
        words, heroes = self.words, CONTENT.pieces.heroes - view["heroes"]
        islands = "".join("◉" if k == view["island"] else "·" for k in range(len(CONTENT.islands)))
        stores = {
            "asgard": f"{words.t('place-valhalla')} {view['heroes']}",
            "vanaheim": words.count(view["vanir"], "vanir_dice") if wide else f"⚄{view['vanir']}",
            "alfheim": words.count(view["elves"], "elves"),
            "midgard": islands if "midgard" in view["devastated"] else f"{islands} {words.count(heroes, 'heroes')}",
            "svartalfheim": words.count(len(view["creatures_left"]), "creatures") if wide else "",
        }
        return stores.get(world, "")

    def _enemies(self, view: View, width: int, wide: bool) -> Table:
        """The six Enemies side by side: strength, what feeds it, and their cards on the Wheel."""
        table = Table.grid(padding=(0, 1), expand=False)
        table.add_column(width=1)
        for _ in ENEMIES:
            table.add_column(width=(width - 8) // 6)
        names, ladders, cards = [Text("")], [Text("")], [Text("")]
        for enemy in ENEMIES:
            names.append(self._strength(view, enemy))
            ladders.append(self._ladder(view, enemy, wide))
            cards.append(self._on_wheel(view, enemy))
        for row in (names, ladders, cards):
            table.add_row(*row)
        return table

    def _strength(self, view: View, enemy: str) -> Text:
        strength = f" {view['strengths'][enemy]}" if enemy in view["strengths"] else ""
        return Text(self.words.of(enemy).upper() + strength, style=ENEMY_STYLE if strength else "bold green")

    def _enemy_in_short(self, view: View, enemy: str) -> Text:
        """ "HEL 3 2/8 Thor!": strength, ladder, cards on the Wheel."""
        parts = [self._strength(view, enemy)]
        if enemy in LADDERS:
            parts.append(self._ladder(view, enemy, False))
        if face_up(view, enemy) or sign(view, enemy)[0]:
            parts.append(self._on_wheel(view, enemy))
        return Text(" ").join(parts)

    def _ladder(self, view: View, enemy: str, wide: bool) -> Text:
        pieces = CONTENT.pieces
        now, most = {
            "hel": (view["nameless"], pieces.nameless),
            "surtur": (view["giants"], pieces.fire_giants),
            "loki": (pieces.jotun_pawns - view["pawns"], pieces.jotun_pawns),
            "jormungand": (view["island"] + 1, len(CONTENT.islands)),
            "fenrir": (pieces.markers - view["markers"], pieces.markers),
            "nidhogg": (view["nidhogg"], len(track(view)[0])),
        }[enemy]
        near = enemy != "nidhogg" and most - now <= (0 if enemy == "jormungand" else 1)
        text = Text(f"{now}/{most}", style="bold yellow" if near else "")
        if wide and enemy not in ("jormungand", "nidhogg"):
            text.append("\n" + "■" * now + "□" * (most - now), style="yellow")
        return text

    def _on_wheel(self, view: View, enemy: str) -> Text:
        gods = face_up(view, enemy)
        if not gods:
            return Text.assemble(("–", "dim"), sign(view, enemy))
        text = Text(", ").join([self.words.god_text(god) for god in gods])
        return Text.assemble(text, sign(view, enemy))

    def _cage(self, view: View) -> Text:
        """The Cage, the face-down cards and the Artifacts that can be taken."""
        text = Text.assemble((f"{self.words.t('place-cage')} ", "dim"))
        text.append("▣" * view["markers"] + "□" * (CONTENT.pieces.markers - view["markers"]))
        inside = [enemy for enemy, place in zip(ENEMIES, view["enemies"], strict=False) if place == "cage"]
        for enemy in inside:
            text.append(" ")
            text.append_text(self._enemy(view, enemy))
        laid = [(seat, player) for seat, player in enumerate(view["players"]) if player["laid_god"]]
        text.append(f"   {self.words.t('terminal-face-down')}: ", style="dim")
        for number, (seat, player) in enumerate(laid):
            text.append(", " if number else "", style="dim")
            text.append_text(self.words.god_text(god_of(view, seat)))
            if player["laid"]:
                text.append(f" ({self.words.of(player['laid'].partition('/')[0])})")
            elif player["laid_god"] != god_of(view, seat):
                text.append(f" ({self.words.of(player['laid_god'])})")
        if not laid:
            text.append("–", style="dim")
        tops = [self.words.of(stack["top"]) if stack["top"] else "–" for stack in view["stacks"]]
        text.append(f"\n{self.words.t('terminal-artifacts')} ", style="dim")
        text.append(" | ".join(tops))
        return text

    def _gods(self, view: View, width: int, full: bool) -> Table:
        """One line for each god: Life, pool, Artifacts."""
        table = Table.grid(padding=(0, 1))
        for size in (9, 15, 8, 12):
            table.add_column(width=size, no_wrap=True)
        table.add_column(width=max(10, width - 48), no_wrap=not full, overflow="fold" if full else "ellipsis")
        for figure, god in enumerate(view["gods"]):
            active = figure == view["active"] and view["turns"] > 0 and view["decision"] is not None
            life, most = view["life"][figure], view["max_life"][figure]
            hearts = Text("♥" * life, style="bold red" if life <= 2 else "red")
            hearts.append("♡" * (most - life) + f" {life}/{most}", style="default not bold")
            who = Text.assemble("►" if active else " ", self.words.god_text(god))
            if figure >= view["seats"]:
                table.add_row(who, hearts, Text(""), Text(""), Text(self.words.t("supporting"), style="dim"))
                continue
            player = view["players"][figure]
            names = ", ".join(self.words.of(artifact) for artifact in player["artifacts"])
            table.add_row(who, hearts, self._pieces(player, "elves"), self._pieces(player, "vanir"), Text(names))
        return table

    def _gods_in_pairs(self, view: View, width: int) -> Table:
        table = Table.grid(padding=(0, 1))
        for _ in range(2):
            table.add_column(width=(width - 1) // 2, no_wrap=True, overflow="ellipsis")
        cells = [self._god_in_short(view, figure) for figure in range(len(view["gods"]))]
        for first in range(0, len(cells), 2):
            table.add_row(*cells[first : first + 2])
        return table

    def _god_in_short(self, view: View, figure: int) -> Text:
        """ "►Thor ♥5/7, 2 Elves, 1 Vanir die, Draupnir"."""
        active = figure == view["active"] and view["turns"] > 0 and view["decision"] is not None
        life, most = view["life"][figure], view["max_life"][figure]
        text = Text.assemble("►" if active else " ", self.words.god_text(view["gods"][figure]), " ")
        text.append(f"♥{life}/{most}", style="bold red" if life <= 2 else "red")
        if figure >= view["seats"]:
            return text.append(f" {self.words.t('supporting')}", style="dim")
        player = view["players"][figure]
        held = [
            self.words.count(player[key], word)
            for key, word in (("elves", "elves"), ("vanir", "vanir_dice"))
            if player[key]
        ]
        return text.append(
            "".join(f", {one}" for one in [*held, *(self.words.of(artifact) for artifact in player["artifacts"])])
        )

    # More about everything

    def details(self, view: View) -> RenderableType:
        """All gods with what they have and can, all Artifacts to be taken, all Jötuns awake, all Creatures left."""
        words = self.words
        parts: list[RenderableType] = [self._about(view, figure) for figure in range(len(view["gods"]))]
        parts.append(Text(words.t("terminal-artifacts"), style="bold"))
        parts += [self._told("artifact", stack["top"]) for stack in view["stacks"] if stack["top"]]
        if view["jotuns"]:
            parts.append(Text(words.t("terminal-jotuns"), style="bold"))
        parts += [self._told("jotun", jotun, f" ({words.of(jotun_place(view, jotun))})") for jotun in view["jotuns"]]
        parts.append(Text(words.t("terminal-enemies"), style="bold"))
        parts += [self._told("enemy", enemy) for enemy in ENEMIES]
        parts += forecast(view, words, self.game)
        parts.append(Text(words.t("terminal-actions"), style="bold"))
        parts += [self._told("world", world) for world in WORLDS]
        left = ", ".join(words.of(creature) for creature in view["creatures_left"])
        parts.append(Text(words.t("terminal-creatures", creatures=left or "–"), style="dim"))
        return Group(*parts)

    def _told(self, kind: str, code: str, note: str = "") -> Text:
        return Text(f"  {self.words.of(code)}{note}: {self.words.text(kind, code)}")

    def _about(self, view: View, figure: int) -> Text:
        """A god with Life, place, pool, ability, power and Artifacts."""
        words, god = self.words, god_of(view, figure)
        life = words.t("ui-life-short", life=view["life"][figure], most=view["max_life"][figure])
        text = Text.assemble(words.god_text(god), f"  {life}, {words.of(view['places'][figure])}")
        if figure >= view["seats"]:
            return text.append(f", {words.t('supporting')}")
        player = view["players"][figure]
        text.append(f", {words.count(player['elves'], 'elves')}, {words.count(player['vanir'], 'vanir_dice')}")
        if view["powers"]:
            text.append(f"\n  {words.text('god', god)} {words.power(god)}")
        for artifact in player["artifacts"]:
            text.append(f"\n  {words.of(artifact)}: {words.text('artifact', artifact)}")
        return text

    def hand(self, view: View) -> RenderableType:
        """The Enemy decks as far as all know them (YG-1.12): nobody holds cards in this game."""
        table = Table.grid(padding=(0, 2))
        for _ in range(3):
            table.add_column()
        headings = ("terminal-deck-of", "terminal-deck-top", "terminal-deck-hidden")
        table.add_row(*(Text(self.words.t(heading), "dim") for heading in headings))
        for seat, player in enumerate(view["players"]):
            god = god_of(view, seat)
            places = [self._card(card, god) for card in player["deck"]]
            hidden = [self._card(card, god) for card in player["unplaced"]] + ["?"] * player["floating"]
            table.add_row(self.words.god_text(god), Text(" ".join(places) or "–"), Text(", ".join(hidden)))
        return table

    def _card(self, card: str | None, own: str) -> str:
        """A card of a deck: "?", "Hel", or with its god where decks are mixed."""
        if card is None:
            return "?"
        enemy, _, god = card.partition("/")
        return self.words.of(enemy) if god == own else f"{self.words.of(enemy)} ({self.words.of(god)})"

    def _pieces(self, player: Mapping[str, Any], piece: str) -> Text:
        amount = player[piece]
        told = self.words.count(amount, "elves" if piece == "elves" else "vanir_dice")
        return Text(told, style="" if amount else "dim")

    # Questions and answers

    def place(self, view: View) -> str:
        if view["decision"] is None:
            return self.words.t("ui-won" if view["result"] == "won" else "ui-lost")
        begun = self.words.t("event-round_began", round=view["round"])
        turn = self.words.of(god_of(view, view["active"])) if view["turns"] else self.words.t("ui-order").lower()
        return f"{begun}, {turn}"

    def is_step(self, view: View) -> bool:
        return is_part(view)

    def prompt(self, view: View) -> str:
        return self.questions.prompt(view)

    def choices(self, view: View, offers: Sequence[Offer]) -> list[Choices]:
        return self.answers.groups(view, offers)

    def changes(self, found: Mapping[str, Any]) -> list[str]:
        return changes(found, self.words)

    def seat_text(self, name: str) -> Text:
        return self.words.god_text(name)

    def final_note(self, view: View, seat: int) -> str:
        return self.words.t("ui-life-short", life=view["life"][seat], most=view["max_life"][seat])

    def legend(self) -> str:
        return self.words.t("terminal-legend")


def packed(items: Sequence[Text], width: int, gap: str = " ") -> list[Text]:
    """Lines of as many items as fit, none of them torn apart."""
    lines: list[Text] = []
    for item in items:
        if lines and len(lines[-1]) + len(gap) + len(item) <= width:
            lines[-1] = Text.assemble(lines[-1], gap, item)
        else:
            lines.append(item)
    return lines
