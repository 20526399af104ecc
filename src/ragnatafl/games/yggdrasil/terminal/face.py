"""Yggdrasil in a terminal: the Tree by levels and columns, the Enemies with their ladders and cards, the gods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ragnatafl.core.contract import Game, View
from ragnatafl.locale.speech import Speech
from ragnatafl.terminal.face import Choices, first_that_fits

from ..content import CONTENT, ENEMIES, WORLDS
from .questions import group_choices, is_part, question
from .saga import in_world, saga_lines, track
from .words import (
    ENEMY_STYLE,
    JOTUN_STYLE,
    TEXTS,
    artifact_text,
    count,
    enemy_text,
    face_up,
    god_of,
    god_text,
    jotun_place,
    jotun_text,
    jotuns_of,
    name,
    power_text,
    would_activate,
)

COLUMNS = (1, 0, 2)
"""The columns as one sees them from the front: clockwise is to the left (YG-2.1)."""
LEVELS = ("top", "mid", "bottom")
WIDE = 110
LADDERS = ("hel", "surtur", "loki", "fenrir")
"""Enemies whose strength grows by what is on their ladder, or devastated."""
BANS = {
    "elves": "no Elves",
    "heroes": "no Heroes",
    "artifacts": "no Artifacts",
    "vanir_dice": "no Vanir dice",
    "god_dice": "no god dice",
}

LEGEND = (
    "The Tree has three levels; from a World you move to another one of its level or of its column. The mid level "
    "turns: each step takes its Worlds one column to the left, the leftmost to the right. Gods are written small, "
    "ENEMIES in capitals with their strength. Two Enemies in a World make it DEVASTATED (✗ where there is little "
    "room): then only healing is possible. A Jötun blocks a World, guards an Enemy, or stands on the Sword in "
    "Jötunheim and forbids something. Another god in your World supports your action, an Enemy penalises it. On the "
    "Wheel lie face-up cards: one more card of that Enemy, marked !, activates it. Ladders give strength; when a "
    "reserve is used up, all is lost. ▣ markers in the Cage, ♥ Life, ► has the turn. You win when Nidhögg reaches the "
    'Tree. Write "gods" for all gods, Artifacts and Jötuns, "decks" for the Enemy decks.'
)


class YggdrasilFace:
    def __init__(self, game: Game, speech: Speech) -> None:
        self.game = game

    # The board

    def board(self, view: View, width: int, height: int) -> RenderableType:
        drafts = [lambda: self._roomy(view, width, True), lambda: self._roomy(view, width, False)]
        return first_that_fits([*drafts, lambda: self._close(view, min(width, 124))], width, height)

    def _roomy(self, view: View, width: int, full: bool) -> Group:
        wide = width >= WIDE
        return Group(
            self._heading(view, wide),
            *saga_lines(view),
            self._tree(view, min(width, 124), wide),
            self._enemies(view, min(width, 124), wide),
            self._cage(view),
            self._gods(view, min(width, 124), full),
        )

    def _close(self, view: View, width: int) -> Group:
        """Without rules between the levels, everything about an Enemy together, two gods to a line."""
        cage, artifacts = self._cage(view).split("\n")
        fits = len(cage) + 3 + len(artifacts) <= width
        heading = [self._heading(view, False), *saga_lines(view)[:1]]
        for line in heading:
            line.truncate(width, overflow="ellipsis")
        return Group(
            *heading,
            self._tree(view, width, False, close=True),
            *packed([self._enemy_in_short(view, enemy) for enemy in ENEMIES], width, "  "),
            Text("   ").join([cage, artifacts]) if fits else cage,
            self._gods_in_pairs(view, width),
        )

    def _heading(self, view: View, wide: bool) -> Text:
        text = Text(self.place(view), style="bold")
        signs, words = track(view, wide)
        text.append("   Nidhögg ", style="not bold")
        text.append(signs, style="not bold green")
        text.append(f" {words}", style="not bold")
        coming = view["order"][view["turns"] :]
        if coming and view["decision"] is not None:
            text.append("   then " if view["turns"] else "   ", style="not bold dim")
            text.append(" › ".join(name(god_of(view, seat)) for seat in coming), style="not bold dim")
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
        text = Text(name(world), style="bold red reverse" if there["devastated"] else "bold")
        if there["devastated"]:
            text.append(" ✗" if close else " DEVASTATED", style="not reverse bold red")
        text.append(" " if close else "  ", style="not reverse")
        text.append(self._stores(view, world, wide), style="not reverse not bold default")
        lines = [text]
        gods = [self._god(view, god) for god in there["gods"]]
        enemies = [self._enemy(view, enemy) for enemy in there["enemies"]]
        others = in_world(view, world)
        if gods or enemies or others:
            lines += packed([*gods, *enemies, *others], width)
        blockers = [name(jotun) for jotun in jotuns_of(view, "blocker", world)]
        if blockers:
            lines.append(Text(f"blocked by {', '.join(blockers)}", style=JOTUN_STYLE))
        if world == "jotunheim":
            sword = jotuns_of(view, "obstacle")
            for jotun in sword:
                ban = next(BANS[one.target] for one in CONTENT.jotuns if one.id == jotun)
                sentence = f"{name(jotun)}: {ban}" if close else f"Sword: {name(jotun)}, {ban}"
                lines.append(Text(sentence, style=JOTUN_STYLE))
        if wide and len(lines) < 2:
            lines.append(Text(""))
        return Text("\n").join(lines)

    def _god(self, view: View, god: str) -> Text:
        has_turn = view["turns"] > 0 and god == god_of(view, view["active"])
        return Text.assemble("►" if has_turn else "", god_text(god))

    def _enemy(self, view: View, enemy: str) -> Text:
        text = Text.assemble(enemy_text(enemy), (f" {view['strengths'][enemy]}", ENEMY_STYLE))
        for guard in jotuns_of(view, "guard", enemy):
            text.append(f" guard {name(guard)}", style=JOTUN_STYLE)
        return text

    def _stores(self, view: View, world: str, wide: bool) -> str:
        """What lies in a World: reserves, stacks, islands."""
        pieces = CONTENT.pieces
        heroes = pieces.heroes - view["heroes"]
        islands = "".join("◉" if k == view["island"] else "·" for k in range(len(CONTENT.islands)))
        stores = {
            "asgard": f"Valhalla {view['heroes']}" if not wide else f"Valhalla: {count(view['heroes'], 'heroes')}",
            "vanaheim": f"{view['vanir']} {'die' if view['vanir'] == 1 else 'dice'}"
            if not wide
            else count(view["vanir"], "vanir_dice"),
            "alfheim": count(view["elves"], "elves"),
            "midgard": islands if "midgard" in view["devastated"] else f"{islands} {count(heroes, 'heroes')}",
            "nidavellir": "",
            "svartalfheim": f"{len(view['creatures_left'])} card{'s' * (len(view['creatures_left']) != 1)}",
            "jotunheim": "Runestones",
            "niflheim": "",
            "muspelheim": "",
        }
        if wide:
            word = "" if "midgard" in view["devastated"] else "islands "
            stores["midgard"] = f"{word}{islands}  {count(heroes, 'heroes')}"
            stores["svartalfheim"] = count(len(view["creatures_left"]), "creatures")
            stores["nidavellir"] = f"{sum(6 - taken for taken in view['taken'])} Artifacts"
            stores["niflheim"] = "Hel's ladder"
            stores["muspelheim"] = "Surtur's ladder"
        return stores.get(world, "")

    def _enemies(self, view: View, width: int, wide: bool) -> Table:
        """The six Enemies side by side: strength, what feeds it, and their cards on the Wheel."""
        table = Table.grid(padding=(0, 1), expand=False)
        table.add_column(width=6)
        for enemy in ENEMIES:
            smallest = {"hel": 12, "jormungand": 12, "nidhogg": 10}.get(enemy, 11)
            table.add_column(width=(width - 14) // 6 if wide else smallest - (enemy in ("surtur", "loki")))
        names, ladders, cards = [Text("Enemy", "dim")], [Text("Ladder", "dim")], [Text("Wheel", "dim")]
        for enemy in ENEMIES:
            names.append(self._strength(view, enemy))
            ladders.append(self._ladder(view, enemy, wide))
            cards.append(self._on_wheel(view, enemy))
        for row in (names, ladders, cards):
            table.add_row(*row)
        return table

    def _strength(self, view: View, enemy: str) -> Text:
        strength = f" {view['strengths'][enemy]}" if enemy in view["strengths"] else ""
        return Text(name(enemy).upper() + strength, style=ENEMY_STYLE if strength else "bold green")

    def _enemy_in_short(self, view: View, enemy: str) -> Text:
        """ "HEL 3 2/8 Thor!": strength, ladder, cards on the Wheel."""
        parts = [self._strength(view, enemy)]
        if enemy in LADDERS:
            ladder = self._ladder(view, enemy, False)
            parts.append(ladder[ladder.plain.index(" ") + 1 :])
        if face_up(view, enemy):
            parts.append(self._on_wheel(view, enemy))
        return Text(" ").join(parts)

    def _ladder(self, view: View, enemy: str, wide: bool) -> Text:
        pieces = CONTENT.pieces
        now, most, word = {
            "hel": (view["nameless"], pieces.nameless, "Nameless"),
            "surtur": (view["giants"], pieces.fire_giants, "Giants"),
            "loki": (pieces.jotun_pawns - view["pawns"], pieces.jotun_pawns, "Jötuns"),
            "jormungand": (view["island"] + 1, len(CONTENT.islands), "island"),
            "fenrir": (pieces.markers - view["markers"], pieces.markers, "Worlds"),
            "nidhogg": (view["nidhogg"], len(track(view, False)[0]), "space"),
        }[enemy]
        near = enemy != "nidhogg" and most - now <= (0 if enemy == "jormungand" else 1)
        text = Text(f"{word} {now}/{most}", style="bold yellow" if near else "")
        if wide and enemy not in ("jormungand", "nidhogg"):
            text.append("\n" + "■" * now + "□" * (most - now), style="yellow")
        return text

    def _on_wheel(self, view: View, enemy: str) -> Text:
        gods = face_up(view, enemy)
        if not gods:
            return Text("–", style="dim")
        text = Text(", ").join([god_text(god) for god in gods])
        return Text.assemble(text, ("!", "bold red")) if would_activate(view, enemy) else text

    def _cage(self, view: View) -> Text:
        """The Cage, the face-down cards and the Artifacts that can be taken."""
        text = Text.assemble(("Cage ", "dim"))
        text.append("▣" * view["markers"] + "□" * (CONTENT.pieces.markers - view["markers"]))
        inside = [enemy for enemy, place in zip(ENEMIES, view["enemies"], strict=False) if place == "cage"]
        for enemy in inside:
            text.append(" ")
            text.append_text(self._enemy(view, enemy))
        laid = [(seat, player) for seat, player in enumerate(view["players"]) if player["laid_god"]]
        text.append("   face down: ", style="dim")
        for number, (seat, player) in enumerate(laid):
            text.append(", " if number else "", style="dim")
            text.append_text(god_text(god_of(view, seat)))
            if player["laid"]:
                text.append(f" ({name(player['laid'].partition('/')[0])})")
            elif player["laid_god"] != god_of(view, seat):
                text.append(f" ({name(player['laid_god'])}'s)")
        if not laid:
            text.append("none", style="dim")
        tops = [name(stack["top"]) if stack["top"] else "–" for stack in view["stacks"]]
        text.append("\nArtifacts ", style="dim")
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
            who = Text.assemble("►" if active else " ", god_text(god))
            if figure >= view["seats"]:
                table.add_row(who, hearts, Text(""), Text(""), Text("supporting god", style="dim"))
                continue
            player = view["players"][figure]
            names = ", ".join(name(artifact) for artifact in player["artifacts"])
            table.add_row(who, hearts, _pieces(player, "elves"), _pieces(player, "vanir"), Text(names))
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
        text = Text.assemble("►" if active else " ", god_text(view["gods"][figure]), " ")
        text.append(f"♥{life}/{most}", style="bold red" if life <= 2 else "red")
        if figure >= view["seats"]:
            return text.append(" supporting", style="dim")
        player = view["players"][figure]
        held = [count(player[key], word) for key, word in (("elves", "elves"), ("vanir", "vanir_dice")) if player[key]]
        return text.append(
            "".join(f", {one}" for one in [*held, *(name(artifact) for artifact in player["artifacts"])])
        )

    # More about everything

    def details(self, view: View) -> RenderableType:
        """All gods with what they have and can, all Artifacts to be taken, all Jötuns awake, all Creatures left."""
        parts: list[RenderableType] = []
        for figure, god in enumerate(view["gods"]):
            text = Text.assemble(god_text(god), f"  Life {view['life'][figure]} of {view['max_life'][figure]}")
            text.append(f", in {name(view['places'][figure])}")
            if figure < view["seats"]:
                player = view["players"][figure]
                text.append(f", {count(player['elves'], 'elves')}, {count(player['vanir'], 'vanir_dice')}")
                if view["powers"]:
                    text.append(f"\n  Ability: {TEXTS['abilities'].get(god, '')} Power: {power_text(god)}")
                for artifact in player["artifacts"]:
                    text.append(f"\n  {name(artifact)}: {artifact_text(artifact)}")
            else:
                text.append(", supporting god")
            parts.append(text)
        tops = [stack["top"] for stack in view["stacks"] if stack["top"]]
        parts.append(Text("Artifacts in Nidavellir", style="bold"))
        parts += [Text(f"  {name(top)}: {artifact_text(top)}") for top in tops]
        if view["jotuns"]:
            parts.append(Text("Jötuns awake", style="bold"))
        for jotun in view["jotuns"]:
            where = name(jotun_place(view, jotun))
            parts.append(Text(f"  {name(jotun)} (fought in {where}): {jotun_text(jotun)}"))
        parts.append(Text("Enemies, when activated", style="bold"))
        parts += [Text(f"  {name(enemy)} {TEXTS['enemies'][enemy]}.") for enemy in ENEMIES]
        parts.append(Text("Actions", style="bold"))
        parts += [Text(f"  {name(world)}: {TEXTS['worlds'][world]}") for world in WORLDS]
        creatures = ", ".join(name(creature) for creature in view["creatures_left"])
        parts.append(Text(f"Creatures not yet drawn: {creatures or 'none'}", style="dim"))
        return Group(*parts)

    def hand(self, view: View) -> RenderableType:
        """The Enemy decks as far as all know them (YG-1.12): nobody holds cards in this game."""
        table = Table.grid(padding=(0, 2))
        for _ in range(3):
            table.add_column()
        table.add_row(Text("Deck", "dim"), Text("from the top", "dim"), Text("somewhere in it or face down", "dim"))
        for seat, player in enumerate(view["players"]):
            places = [_card(card, god_of(view, seat)) for card in player["deck"]]
            hidden = [_card(card, god_of(view, seat)) for card in player["unplaced"]]
            if player["floating"]:
                hidden.append(f"{player['floating']} unseen")
            table.add_row(god_text(god_of(view, seat)), Text(" ".join(places) or "empty"), Text(", ".join(hidden)))
        return table

    # Questions and answers

    def place(self, view: View) -> str:
        if view["decision"] is None:
            return "You have won" if view["result"] == "won" else "You have lost"
        if not view["turns"]:
            return f"Round {view['round']}, order of turns"
        return f"Round {view['round']}, {name(god_of(view, view['active']))}'s turn"

    def is_step(self, view: View) -> bool:
        return is_part(view)

    def prompt(self, view: View) -> str:
        return question(view)

    def choices(self, view: View, notations: Sequence[str]) -> list[Choices]:
        return group_choices(view, notations)

    def seat_text(self, name: str) -> Text:
        return god_text(name)

    def final_note(self, view: View, seat: int) -> str:
        return f"Life {view['life'][seat]} of {view['max_life'][seat]}"

    def legend(self) -> str:
        return LEGEND


def packed(items: Sequence[Text], width: int, gap: str = " ") -> list[Text]:
    """Lines of as many items as fit, none of them torn apart."""
    lines: list[Text] = []
    for item in items:
        if lines and len(lines[-1]) + len(gap) + len(item) <= width:
            lines[-1] = Text.assemble(lines[-1], gap, item)
        else:
            lines.append(item)
    return lines


def _pieces(player: Mapping[str, Any], piece: str) -> Text:
    amount = player[piece]
    return Text(count(amount, "elves" if piece == "elves" else "vanir_dice"), style="" if amount else "dim")


def _card(card: str | None, own: str) -> str:
    """A card of a deck: "?", "Hel", or with its god where decks are mixed."""
    if card is None:
        return "?"
    enemy, _, god = card.partition("/")
    return name(enemy) if god == own else f"{name(enemy)} ({name(god)})"
