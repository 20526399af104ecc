"""The sagas of the Ragnarök campaign (YG-21, YG-22): each is a file of content/sagas, read, validated and coded."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ragnatafl.core.changed import content_folder
from ragnatafl.core.content import content_hash, read_toml
from ragnatafl.core.errors import ContentError
from ragnatafl.core.reading import Reader

from ..content import ENEMIES, FOLDER, GODS, MODES, NOTES, WORLDS, Origin, read_origins
from ..content import load as load_numbers
from .advice import ADVICE, AdviceReader, Danger, Goal
from .code import Coder
from .expressions import RESERVED, Names, Scope

SAGA_FOLDER = FOLDER / "sagas"

SPACES = ("plain", "effect", "effect_turn", "tree", "dead_tree")
TOKEN_PLACES = ("worlds", "pile")
RULE_KEYS = {
    "mode_down": ("when",),
    "ignore_other_gods": ("when",),
    "extra_risk": ("enemy", "amount", "when"),
    "action_cap": ("world", "amount", "when"),
    "adjacent": ("worlds", "when"),
    "no_entry": ("world", "except", "when"),
    "on_nameless": ("do", "when"),
    "on_activation": ("enemy", "do", "when"),
    "after_fight": ("enemy", "do", "when"),
    "duel": ("enemies", "amount", "spared", "fated", "when"),
}
"""The lasting modifiers of YG-21.8; a changed strength or flight is a fight's own."""
RULES = tuple(RULE_KEYS)


@dataclass(frozen=True)
class Counter:
    """A number of the saga, or with the name "opponent.counter" of one of its opponents; it starts at its low."""

    name: str
    low: int
    high: int


@dataclass(frozen=True)
class Opponent:
    id: str
    name: str
    group: str
    token: int
    """The token kind of the same name, or -1."""


@dataclass(frozen=True)
class Tokens:
    place: str
    kinds: tuple[str, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True)
class Space:
    kind: str
    name: str
    law: tuple[str, ...]
    effect: int
    """Addresses in the saga's code, here and below; -1 where there is nothing."""


@dataclass(frozen=True)
class Page:
    title: str
    spaces: tuple[Space, ...]
    setup: int
    setup_law: tuple[str, ...]
    reveals: tuple[int, ...]
    """For each Enemy the number of its entry in the saga's reveals, or -1."""


@dataclass(frozen=True)
class Reveal:
    enemy: int
    name: str
    law: tuple[str, ...]
    effect: int


@dataclass(frozen=True)
class SagaAction:
    id: str
    name: str
    law: tuple[str, ...]
    pages: tuple[int, ...]
    """From 0, here and below."""
    worlds: tuple[int, ...]
    risks: tuple[int, ...]
    """The address of the number of risks, for each mode."""
    when: int
    effect: int


@dataclass(frozen=True)
class SagaFight:
    opponent: int
    law: tuple[str, ...]
    pages: tuple[int, ...]
    world: int
    """Where it is fought; -1: in the World where the opponent stands."""
    when: int
    strength: int
    flight: int


@dataclass(frozen=True)
class SagaRule:
    rule: str
    name: str
    law: tuple[str, ...]
    pages: tuple[int, ...]
    when: int
    world: int
    worlds: tuple[int, ...]
    """The two Worlds of "adjacent"; those "no_entry" excepts."""
    enemies: tuple[int, ...]
    amount: int
    effect: int
    spared: tuple[int, ...]
    """Gods who take no extra risk in a duel."""
    fated: tuple[int, ...]
    """For each god the Enemy it always fells in a duel, or -1."""


@dataclass(frozen=True)
class SpecialDefeat:
    name: str
    law: tuple[str, ...]
    pages: tuple[int, ...]
    at_tree: bool
    when: int


@dataclass(frozen=True)
class Saga:
    number: int
    title: str
    tokens: Tokens
    counters: tuple[Counter, ...]
    opponents: tuple[Opponent, ...]
    pages: tuple[Page, ...]
    reveals: tuple[Reveal, ...]
    actions: tuple[SagaAction, ...]
    fights: tuple[SagaFight, ...]
    rules: tuple[SagaRule, ...]
    defeats: tuple[SpecialDefeat, ...]
    goals: tuple[Goal, ...]
    dangers: tuple[Danger, ...]
    code: tuple[int, ...]


@dataclass(frozen=True)
class Sagas:
    sagas: tuple[Saga, ...]
    origins: tuple[Origin, ...]
    hash: str


def laws(table: Reader) -> tuple[str, ...]:
    """The rules an entry carries out: one id or several."""
    found = tuple(table.names("law"))
    if not found or not all(id.startswith("YG-") for id in found):
        raise table.fail("law", "must name rules as YG-22.1.1")
    return found


def worlds_of(table: Reader, key: str, count: int | None = None) -> tuple[int, ...]:
    return tuple(WORLDS.index(world) for world in table.texts(key, WORLDS, count))


class SagaReader:
    """Reads one saga file."""

    def __init__(self, file: Reader) -> None:
        self.file = file
        self.counters: list[Counter] = []
        self.opponents: list[Opponent] = []
        self.names = Names()
        self.coder = Coder(self.names)
        self.page_count = 0
        self.reveals: list[Reveal] = []

    def read(self) -> Saga:
        file = self.file
        file.only(
            *("saga", "title", *NOTES, "tokens", "counters", "opponents", "procedures"),
            *("pages", "actions", "reveals", "fights", "rules", "defeats", *ADVICE),
        )
        tokens = self.read_tokens()
        self.read_counters()
        self.read_opponents()
        if "procedures" in file.data:
            self.names.procedures.update(file.table("procedures").data)
        pages = self.read_pages()
        actions = tuple(self.read_action(table) for table in file.rows("actions", optional=True))
        if len({action.id for action in actions}) != len(actions):
            raise file.fail("actions", "has an id twice")
        fights = tuple(fight for table in file.rows("fights", optional=True) for fight in self.read_fights(table))
        rules = tuple(self.read_rule(table) for table in file.rows("rules", optional=True))
        defeats = tuple(self.read_defeat(table) for table in file.rows("defeats", optional=True))
        advice = AdviceReader(self.coder)
        goals = tuple(advice.goal(table, self.pages(table)) for table in file.rows("goals", optional=True))
        entries = [page.reveals for page in pages]
        dangers = tuple(
            advice.danger(table, self.pages(table), entries) for table in file.rows("dangers", optional=True)
        )
        for name in self.names.procedures:
            if name not in self.coder.called:
                raise file.fail(f"procedures.{name}", "is never called")
        return Saga(
            number=file.number("saga", least=1, most=99),
            title=file.text("title"),
            tokens=tokens,
            counters=tuple(self.counters),
            opponents=tuple(self.opponents),
            pages=pages,
            reveals=tuple(self.reveals),
            actions=actions,
            fights=fights,
            rules=rules,
            defeats=defeats,
            goals=goals,
            dangers=dangers,
            code=tuple(self.coder.code),
        )

    def fresh(self, table: Reader, name: str) -> str:
        """A name of the saga's own must not be a word of the grammar."""
        if name in RESERVED or not name.replace("_", "").isalnum() or name != name.lower():
            raise table.fail(name, "cannot be a name: it is a word of the grammar or not in lower case")
        return name

    def read_tokens(self) -> Tokens:
        if "tokens" not in self.file.data:
            return Tokens("", (), ())
        table = self.file.table("tokens")
        table.only("place", "kinds", *NOTES)
        place = table.text("place", TOKEN_PLACES)
        kinds = table.table("kinds")
        counts = {self.fresh(kinds, kind): kinds.number(kind, least=1, most=9) for kind in kinds.data}
        if not counts or (place == "worlds" and sum(counts.values()) != len(WORLDS)):
            raise table.fail("kinds", "must give tokens, and for the Worlds one for each of the nine")
        self.names.tokens.extend(counts)
        self.names.token_place = place
        return Tokens(place, tuple(counts), tuple(counts.values()))

    def bounds(self, table: Reader, key: str, name: str) -> None:
        low, high = table.numbers(key, count=2, most=99)
        if low >= high:
            raise table.fail(key, "must be a low and a higher bound")
        self.counters.append(Counter(name, low, high))
        self.names.counters.append(name)

    def read_counters(self) -> None:
        if "counters" in self.file.data:
            table = self.file.table("counters")
            for name in table.data:
                if name not in NOTES:
                    self.fresh(table, name)
                    if name in self.names.tokens:
                        raise table.fail(name, "is already a token")
                    self.bounds(table, name, name)

    def read_opponents(self) -> None:
        if "opponents" not in self.file.data:
            return
        for group, table in self.file.table("opponents").tables(skip=NOTES):
            table.only("members", "counters", *NOTES)
            members = table.table("members")
            self.fresh(self.file.table("opponents"), group)
            self.names.groups[group] = list(members.data)
            for id in members.data:
                self.fresh(members, id)
                if id in self.names.opponents or id in self.names.counters:
                    raise members.fail(id, "is already a counter or an opponent")
                token = self.names.tokens.index(id) if id in self.names.tokens else -1
                self.opponents.append(Opponent(id, members.text(id), group, token))
                self.names.opponents.append(id)
            if not members.data:
                raise table.fail("members", "must name an opponent")
            if "counters" in table.data:
                counters = table.table("counters")
                for counter in counters.data:
                    for id in members.data:
                        self.bounds(counters, self.fresh(counters, counter), f"{id}.{counter}")

    def read_pages(self) -> tuple[Page, ...]:
        tables = self.file.rows("pages", optional=True)
        self.page_count = len(tables)
        if not tables:
            raise self.file.fail("pages", "must have a page")
        reveals = self.read_reveals()
        pages = []
        for number, table in enumerate(tables):
            table.only("title", "track", "setup", "spaces", *NOTES)
            setup = -1
            setup_law: tuple[str, ...] = ()
            if "setup" in table.data:
                inner = table.table("setup")
                inner.only("law", "do", *NOTES)
                setup_law = laws(inner)
                setup = self.coder.effects(inner, "do", Scope("do", here=number > 0))
            spaces = self.read_spaces(table, last=number == len(tables) - 1)
            pages.append(Page(table.text("title"), spaces, setup, setup_law, tuple(reveals[number])))
        return tuple(pages)

    def read_spaces(self, table: Reader, last: bool) -> tuple[Space, ...]:
        """YG-21.1: a page ends by turning to the next, the last one at a Tree."""
        track = table.texts("track", SPACES)
        ends = ("tree", "dead_tree") if last else ("effect_turn",)
        if len(track) < 2 or track[0] != "plain" or track[-1] not in ends:
            raise table.fail("track", f"must begin with a plain space and end with {' or '.join(ends)}")
        if any(kind not in ("plain", "effect") for kind in track[:-1]):
            raise table.fail("track", "has a space in the middle that ends the page")
        effects = table.table("spaces", optional=True)
        needed = [str(number) for number, kind in enumerate(track) if kind in ("effect", "effect_turn")]
        if sorted(effects.data) != sorted(needed):
            raise table.fail("spaces", f"must give the effects of the spaces {', '.join(needed)} and no others")
        spaces = []
        for number, kind in enumerate(track):
            name, effect = "", -1
            law: tuple[str, ...] = ()
            if str(number) in needed:
                inner = effects.table(str(number))
                inner.only("name", "law", "do", *NOTES)
                name, law = inner.text("name"), laws(inner)
                effect = self.coder.effects(inner, "do", Scope("do"))
            spaces.append(Space(kind, name, law, effect))
        return tuple(spaces)

    def pages(self, table: Reader) -> tuple[int, ...]:
        found = table.numbers("pages", least=1, most=self.page_count)
        if not found or len(set(found)) != len(found):
            raise table.fail("pages", "must name each page once, and at least one")
        return tuple(number - 1 for number in found)

    def read_reveals(self) -> list[list[int]]:
        """One entry for an Enemy and a page (YG-21.3)."""
        found = [[-1] * len(ENEMIES) for _ in range(self.page_count)]
        for table in self.file.rows("reveals", optional=True):
            table.only("enemy", "name", "law", "pages", "do", *NOTES)
            enemy = ENEMIES.index(table.text("enemy", ENEMIES))
            for page in self.pages(table):
                if found[page][enemy] >= 0:
                    raise table.fail("enemy", f"has a second entry for {ENEMIES[enemy]} on page {page + 1}")
                found[page][enemy] = len(self.reveals)
            effect = self.coder.effects(table, "do", Scope("do"))
            self.reveals.append(Reveal(enemy, table.text("name"), laws(table), effect))
        return found

    def read_action(self, table: Reader) -> SagaAction:
        table.only("id", "name", "law", "pages", "worlds", "risk", "when", "do", *NOTES)
        everywhere = table.data.get("worlds") == "all"
        risks: tuple[int, ...] = (-1,) * len(MODES)
        if "risk" in table.data:
            risk = table.table("risk")
            risk.only(*MODES)
            risks = tuple(self.coder.expression(risk, mode, "number", Scope(mode)) for mode in MODES)
        return SagaAction(
            id=self.fresh(table, table.text("id")),
            name=table.text("name"),
            law=laws(table),
            pages=self.pages(table),
            worlds=tuple(range(len(WORLDS))) if everywhere else worlds_of(table, "worlds"),
            risks=risks,
            when=self.coder.truth(table, "when", Scope("when")),
            effect=self.coder.effects(table, "do", Scope("do", mode=True)),
        )

    def read_fights(self, table: Reader) -> list[SagaFight]:
        """One for each of the opponents named; without a World the opponent is fought where it stands."""
        table.only("opponents", "law", "pages", "world", "when", "strength", "flight", *NOTES)
        self.coder.where = table
        found = []
        for id in self.coder.members(table.data.get("opponents"), Scope("opponents")):
            found.append(
                SagaFight(
                    opponent=self.coder.opponent(id, Scope("opponents")),
                    law=laws(table),
                    pages=self.pages(table),
                    world=WORLDS.index(table.text("world", WORLDS)) if "world" in table.data else -1,
                    when=self.coder.truth(table, "when", Scope("when", it=id)),
                    strength=self.coder.expression(table, "strength", "number", Scope("strength", it=id)),
                    flight=self.coder.effects(table, "flight", Scope("flight", it=id)),
                )
            )
        return found

    def read_rule(self, table: Reader) -> SagaRule:
        rule = table.text("rule", RULES)
        keys = RULE_KEYS[rule]
        table.only("rule", "name", "law", "pages", *keys, *NOTES)
        enemies: tuple[int, ...] = ()
        if "enemy" in keys:
            enemies = (ENEMIES.index(table.text("enemy", ENEMIES[:5])),)
        elif "enemies" in keys:
            enemies = tuple(ENEMIES.index(enemy) for enemy in table.texts("enemies", ENEMIES[:5]))
        worlds: tuple[int, ...] = ()
        if "worlds" in keys:
            worlds = worlds_of(table, "worlds", count=2)
        elif "except" in keys:
            worlds = worlds_of(table, "except")
        fated = [-1] * len(GODS)
        if "fated" in keys:
            pairs = table.table("fated")
            pairs.only(*GODS)
            for god in pairs.data:
                fated[GODS.index(god)] = ENEMIES.index(pairs.text(god, ENEMIES[:5]))
        return SagaRule(
            rule=rule,
            name=table.text("name"),
            law=laws(table),
            pages=self.pages(table),
            when=self.coder.truth(table, "when", Scope("when")),
            world=WORLDS.index(table.text("world", WORLDS)) if "world" in keys else -1,
            worlds=worlds,
            enemies=enemies,
            amount=table.number("amount", most=20) if "amount" in keys else 0,
            effect=self.coder.effects(table, "do", Scope("do")) if "do" in keys else -1,
            spared=tuple(GODS.index(god) for god in table.texts("spared", GODS)) if "spared" in keys else (),
            fated=tuple(fated),
        )

    def read_defeat(self, table: Reader) -> SpecialDefeat:
        table.only("name", "law", "pages", "at", "when", *NOTES)
        at_tree = table.text("at", ("once", "tree")) == "tree"
        when = self.coder.expression(table, "when", "truth", Scope("when", here=False))
        return SpecialDefeat(table.text("name"), laws(table), self.pages(table), at_tree, when)


def read_saga(path: Path) -> Saga:
    return SagaReader(read_toml(path)).read()


def load(folder: Path = SAGA_FOLDER) -> Sagas:
    """Every saga of the folder in order; a ContentError names file and key."""
    paths = sorted(folder.glob("saga_*.toml"), key=lambda path: (len(path.name), path.name))
    if not paths:
        raise ContentError("There is no saga_1.toml among the sagas.")
    files = [read_toml(path) for path in paths]
    origins: list[Origin] = []
    for file in files:
        read_origins(file, origins)
    sagas = tuple(SagaReader(file).read() for file in files)
    for number, (file, saga) in enumerate(zip(files, sagas, strict=True), start=1):
        if saga.number != number or file.where != f"saga_{number}.toml":
            raise file.fail("saga", f"must be {number}: the files are numbered from 1 without a gap")
    return Sagas(sagas, tuple(origins), content_hash([without_advice(file) for file in files]))


def without_advice(file: Reader) -> Reader:
    """The rules alone: what a saga tells a bot changes no game."""
    return file.holding({key: value for key, value in file.data.items() if key not in ADVICE})


SAGAS = load(content_folder("yggdrasil", FOLDER) / "sagas")


def check(folder: Path) -> Path:
    """Raises ContentError for a folder that the game could not use; gives the shipped one."""
    load_numbers(folder)
    load(folder / "sagas")
    return FOLDER
