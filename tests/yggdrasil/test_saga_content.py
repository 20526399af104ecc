"""The sagas: every rule of the law's section 22 is there, does what the law says, and a fault is named with its key."""

from __future__ import annotations

import math
import operator
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from ragnatafl import ContentError
from ragnatafl.games.yggdrasil.content import CAGE, ENEMIES, GODS, MODES, WORLDS
from ragnatafl.games.yggdrasil.sagas import content as saga_content
from ragnatafl.games.yggdrasil.sagas.content import SAGA_FOLDER, SAGAS, Saga, SagaAction, SagaFight, read_saga
from ragnatafl.games.yggdrasil.sagas.instructions import (
    CHOICES,
    LIFE_OF,
    NOWHERE,
    OPERANDS,
    OPS,
    POOL_KINDS,
    POOL_OF,
    QUANTITIES,
    SILENT,
    SOFT,
    TOKENS_ALL,
    TOKENS_DOWN,
    listing,
)
from tests.damage import damaged

from .small_saga import SMALL_SAGA

LAW = (Path(__file__).parents[2] / "docs" / "rules" / "yggdrasil.md").read_text("utf-8")

BINARY: dict[str, Callable[[int, int], int]] = {
    "add": operator.add,
    "subtract": operator.sub,
    "floor": operator.floordiv,
    "ceil": lambda a, b: math.ceil(a / b),
    "minimum": min,
    "maximum": max,
    "less": operator.lt,
    "less_equal": operator.le,
    "equal": operator.eq,
    "both": operator.and_,
    "either": operator.or_,
}
LEVEL_OF = [0, 0, 0, 1, 1, 1, 2, 2, 2]


@dataclass
class Table:
    """A saga on a bare table: counters, opponents and tokens move, everything else is told in `done`."""

    saga: Saga
    counters: dict[str, int] = field(default_factory=dict)
    quantities: dict[str, int] = field(default_factory=dict)
    enemies: dict[str, str] = field(default_factory=dict)
    opponents: dict[str, str] = field(default_factory=dict)
    down: dict[str, str] = field(default_factory=dict)
    """World (or place in the pile) -> kind."""
    up: list[str] = field(default_factory=list)
    slain: set[str] = field(default_factory=set)
    offered: list[int] = field(default_factory=list)
    done: list[str] = field(default_factory=list)

    def number(self, name: str) -> int:
        counter = next(counter for counter in self.saga.counters if counter.name == name)
        return self.counters.get(name, counter.low)

    def place(self, where: str | None) -> int:
        return CAGE if where == "cage" else WORLDS.index(where) if where else NOWHERE

    def run(self, address: int, answer: int | None = None, here: str = "asgard", mode: str = "normal") -> int:
        """Runs to the end; returns what is left on the stack."""
        quantity = {"here": WORLDS.index(here), "mode": MODES.index(mode), "chosen": -1, "token": -1, **self.quantities}
        code, at, stack = self.saga.code, address, list[int]()
        while OPS[code[at]] != "end":
            op = OPS[code[at]]
            operands = code[at + 1 : at + 1 + OPERANDS[op]]
            at += 1 + OPERANDS[op]
            if op == "jump":
                at = operands[0]
            elif op == "jump_if_zero":
                at = at if stack.pop() else operands[0]
            elif op == "choose":
                assert not stack
                self.offered = []
                for candidate in range(operands[1]):
                    self.quantities["chosen"] = candidate
                    if self.run(at, here=here, mode=mode):
                        self.offered.append(candidate)
                del self.quantities["chosen"]
                if self.offered:
                    assert answer in self.offered
                    quantity["chosen"] = answer if answer is not None else -1
                at = operands[2] if self.offered else operands[3]
            elif op == "quantity":
                stack.append(quantity[list(QUANTITIES)[operands[0]]])
            elif op == "token_flip":
                kind = self.down.pop(WORLDS[stack.pop()])
                self.up.append(kind)
                quantity["token"] = self.saga.tokens.kinds.index(kind)
            elif not self.value(op, operands, stack):
                self.effect(op, operands, stack)
        return stack.pop() if stack else 0

    def value(self, op: str, operands: tuple[int, ...], stack: list[int]) -> bool:
        if op == "push":
            stack.append(operands[0])
        elif op == "counter":
            stack.append(self.number(self.saga.counters[operands[0]].name))
        elif op == "enemy_place":
            stack.append(self.place(self.enemies.get(ENEMIES[operands[0]])))
        elif op in ("opponent_place", "in_play", "slain"):
            id = self.saga.opponents[operands[0]].id
            place = self.place(self.opponents.get(id))
            stack.append(place if op == "opponent_place" else place < CAGE if op == "in_play" else id in self.slain)
        elif op == "tokens":
            tokens = list(self.up if operands[0] else self.down.values())
            stack.append(len(tokens) if operands[1] < 0 else tokens.count(self.saga.tokens.kinds[operands[1]]))
        elif op == "level":
            place = stack.pop()
            stack.append(LEVEL_OF[place] if place < CAGE else 3)
        elif op == "token_down_at":
            stack.append(WORLDS[stack.pop()] in self.down)
        elif op == "not":
            stack.append(not stack.pop())
        elif op == "pick":
            values = [stack.pop() for _ in range(operands[0])][::-1]
            stack.append(values[stack.pop()])
        elif op in BINARY:
            b, a = stack.pop(), stack.pop()
            stack.append(BINARY[op](a, b))
        else:
            return False
        return True

    def effect(self, op: str, operands: tuple[int, ...], stack: list[int]) -> None:
        if op in ("change", "set"):
            counter = self.saga.counters[operands[0]]
            amount = stack.pop() + (self.number(counter.name) if op == "change" else 0)
            self.counters[counter.name] = max(counter.low, min(counter.high, amount))
        elif op == "opponent_to":
            self.opponents[self.saga.opponents[operands[0]].id] = WORLDS[stack.pop()]
        elif op == "opponent_out":
            id = self.saga.opponents[operands[0]].id
            del self.opponents[id]
            self.slain.add(id)
        elif op == "opponent_up":
            self.done.append(f"{self.saga.opponents[operands[0]].id} up")
        elif op == "token_flip_top":
            self.up.append(self.down.pop(next(iter(self.down))))
        elif op == "token_back":
            kind = self.saga.tokens.kinds[operands[0]]
            self.up.remove(kind)
            self.down[WORLDS[stack.pop()]] = kind
        elif op == "token_out":
            kind = self.saga.tokens.kinds[operands[0]] if operands[0] >= 0 else ""
            if operands[0] == TOKENS_ALL:
                self.up = []
            if operands[0] in (TOKENS_ALL, TOKENS_DOWN):
                self.down = {}
            self.up = [token for token in self.up if token != kind]
            self.down = {world: token for world, token in self.down.items() if token != kind}
        else:
            self.done.append(self.telling(op, operands, stack))
        assert not stack

    def telling(self, op: str, operands: tuple[int, ...], stack: list[int]) -> str:
        manner = {0: "", SOFT: " soft", SILENT: " silent"}
        if op in ("fire_giants", "nameless", "jotun", "heroes"):
            return f"{op} {stack.pop()}{manner[operands[0]]}"
        if op == "life":
            amount, who = stack.pop(), LIFE_OF[operands[0]]
            return f"life {who} {WORLDS[stack.pop()] + ' ' if who == 'gods_in' else ''}{amount}"
        if op == "pool":
            return f"pool {POOL_OF[operands[0]]} {POOL_KINDS[operands[1]]} {stack.pop()}{manner[operands[2]]}"
        if op in ("devastate", "heal"):
            return f"{op} {WORLDS[stack.pop()]}"
        if op == "enemy_to":
            return f"{ENEMIES[operands[0]]} to {(*WORLDS, 'cage')[stack.pop()]}"
        if op == "enemy_island":
            return f"{ENEMIES[operands[0]]} to island {stack.pop()}"
        if op in ("enemy_above", "enemy_out"):
            return f"{op} {ENEMIES[operands[0]]}"
        return f"{op} {stack.pop()}" if op == "rotate" else op

    # The entries, by name.

    def setup(self, page: int) -> Table:
        self.run(self.saga.pages[page - 1].setup)
        return self

    def space(self, page: int, number: int) -> Table:
        self.run(self.saga.pages[page - 1].spaces[number].effect)
        return self

    def reveal(self, page: int, enemy: str, answer: int | None = None) -> Table:
        entry = self.saga.pages[page - 1].reveals[ENEMIES.index(enemy)]
        if entry >= 0:
            assert self.saga.reveals[entry].enemy == ENEMIES.index(enemy)
            self.run(self.saga.reveals[entry].effect, answer)
        return self

    def action(self, id: str) -> SagaAction:
        return next(action for action in self.saga.actions if action.id == id)

    def open(self, id: str, here: str = "asgard") -> bool:
        action = self.action(id)
        return WORLDS.index(here) in action.worlds and (action.when < 0 or bool(self.run(action.when, here=here)))

    def act(self, id: str, answer: int | None = None, here: str = "asgard", mode: str = "normal") -> Table:
        self.run(self.action(id).effect, answer, here, mode)
        return self

    def risks(self, id: str) -> list[int]:
        """Normal, supported, penalised, as the law has them."""
        penalised, normal, supported = (self.run(address) if address >= 0 else 0 for address in self.action(id).risks)
        return [normal, supported, penalised]

    def fight(self, page: int, opponent: str) -> SagaFight:
        number = [one.id for one in self.saga.opponents].index(opponent)
        fights = [one for one in self.saga.fights if one.opponent == number and page - 1 in one.pages]
        assert len(fights) == 1
        return fights[0]

    def strength(self, page: int, opponent: str) -> int:
        return self.run(self.fight(page, opponent).strength)

    def beat(self, page: int, opponent: str) -> Table:
        self.run(self.fight(page, opponent).flight)
        return self

    def rules(self, page: int, rule: str, here: str = "asgard") -> list[saga_content.SagaRule]:
        """Those in force."""
        named = [one for one in self.saga.rules if one.rule == rule and page - 1 in one.pages]
        return [one for one in named if one.when < 0 or self.run(one.when, here=here)]

    def lost(self, page: int, at: str = "once") -> bool:
        defeats = [one for one in self.saga.defeats if page - 1 in one.pages and one.at_tree == (at == "tree")]
        return any(self.run(one.when) for one in defeats)


def on_table(number: int, **facts: int) -> Table:
    """With these counters; the quantities of the game are given under their names."""
    counters = {name: value for name, value in facts.items() if name not in QUANTITIES}
    quantities = {name: value for name, value in facts.items() if name in QUANTITIES}
    return Table(SAGAS.sagas[number - 1], counters, quantities)


# The whole.


def test_there_are_the_sagas_of_the_law() -> None:
    titles = re.findall(r"^### 22\.\d Saga (\d): (.+)$", LAW, re.MULTILINE)
    assert [(str(saga.number), saga.title) for saga in SAGAS.sagas] == titles


def test_pages_have_the_laws_titles_and_tracks() -> None:
    kinds = {"-": "plain", "`EFFECT`": "effect", "`EFFECT_TURN`": "effect_turn", "`TREE`": "tree", "`-`": "plain"}
    law = re.findall(r'^\*\*Page \d, "(.+)"\.\*\* Track: (.+)\.$', LAW, re.MULTILINE)
    pages = [page for saga in SAGAS.sagas for page in saga.pages]
    assert [(page.title, [space.kind for space in page.spaces]) for page in pages] == [
        (title, [kinds[space] for space in track.split(", ")]) for title, track in law
    ]


def test_every_rule_of_the_law_is_an_entry() -> None:
    law = set(re.findall(r"\*\*(YG-22\.\d+\.\d+)\*\*", LAW))
    cited = set()
    for path in SAGA_FOLDER.glob("*.toml"):
        cited |= set(re.findall(r"YG-22\.\d+\.\d+", path.read_text("utf-8")))
    # The voyage of Naglfar is the procedure "anchor".
    assert law - cited == {"YG-22.4.9"}
    assert cited <= law


def test_every_table_of_our_own_says_why() -> None:
    assert [origin.source for origin in SAGAS.origins] == ["original"] * len(SAGAS.sagas)
    assert all(origin.why for origin in SAGAS.origins)


def test_the_code_reads_as_instructions() -> None:
    for saga in SAGAS.sagas:
        lines = listing(saga.code)
        assert lines[-1].split()[1] == "end"
        starts = {int(line.split(":")[0]) for line in lines}
        for line in lines:
            words = line.split()
            targets = words[2:] if words[1].startswith("jump") else words[4:] if words[1] == "choose" else []
            assert {int(target) for target in targets} <= starts


# Saga 1.


def test_saga_1_oaths_and_lies() -> None:
    """YG-22.1.2, EX-25."""
    table = on_table(1)
    table.down = {"nidavellir": "lie", "asgard": "oath"}
    assert table.open("ask_for_the_oath", "nidavellir")
    assert not table.open("ask_for_the_oath", "midgard")
    assert table.risks("ask_for_the_oath") == [0, 0, 0]
    table.act("ask_for_the_oath", here="asgard")
    assert (table.number("oaths"), table.done) == (1, [])
    table.act("ask_for_the_oath", here="nidavellir")
    assert (table.number("oaths"), table.done) == (1, ["loki to nidavellir"])
    assert table.up == ["oath", "lie"]


def test_saga_1_a_secured_oath_goes_back() -> None:
    """YG-22.1.3."""
    assert on_table(1).reveal(1, "loki").down == {}
    table = on_table(1, oaths=2)
    table.up = ["oath", "oath"]
    table.down = {"asgard": "lie", "midgard": "oath"}
    table.reveal(1, "loki", answer=WORLDS.index("alfheim"))
    assert table.offered == [1, 2, 4, 5, 6, 7, 8]
    assert table.down["alfheim"] == "oath"
    assert (table.up, table.number("oaths")) == (["oath"], 1)


def test_saga_1_dreams_and_mistletoe() -> None:
    """YG-22.1.4, YG-22.1.5."""
    assert on_table(1, oaths=1).space(1, 1).done == ["life active -1"]
    assert on_table(1, oaths=2).space(1, 1).done == []
    table = on_table(1, oaths=2)
    table.up = ["oath", "lie", "oath"]
    table.down = {"asgard": "lie", "midgard": "oath", "alfheim": "lie"}
    table.space(1, 2)
    assert table.done == ["nameless 2 soft", "jotun 1"]
    assert (table.up, table.down) == (["oath", "oath"], {})


def test_saga_1_the_plea() -> None:
    """YG-22.1.6 to YG-22.1.9, EX-25."""
    assert on_table(1, oaths=4).risks("plead_with_hel") == [2, 1, 3]
    assert on_table(1, oaths=6).risks("plead_with_hel") == [1, 1, 1]
    assert on_table(1, oaths=0).risks("plead_with_hel") == [6, 5, 7]
    table = on_table(1, baldr=1)
    assert table.open("plead_with_hel", "niflheim")
    assert not table.open("plead_with_hel", "asgard")
    table.enemies["loki"] = "cage"
    assert table.reveal(2, "loki").number("baldr") == 1
    table.enemies["loki"] = "asgard"
    assert table.reveal(2, "loki").number("baldr") == 0
    assert table.lost(2, "tree")
    assert table.act("plead_with_hel").act("plead_with_hel").number("baldr") == 2
    assert not table.open("plead_with_hel", "niflheim")
    assert not table.lost(2, "tree")
    assert on_table(1, oaths=3, baldr=2).setup(2).counters == {"oaths": 3, "baldr": 0}
    assert on_table(1).setup(1).done == ["token_deal"]


# Saga 2.


def test_saga_2_the_sons_climb() -> None:
    """YG-22.2.1, YG-22.2.3."""
    table = on_table(2).setup(1)
    assert table.opponents == {"son_1": "jotunheim", "son_2": "niflheim", "son_3": "midgard"}
    assert table.reveal(1, "hel").done == ["son_1 up", "son_2 up", "son_3 up"]
    table.opponents = {"son_1": "asgard", "son_3": "midgard"}
    table.done = []
    assert table.reveal(2, "hel").done == ["life gods_in asgard -1", "son_3 up"]


def test_saga_2_a_son_lowers_the_mode() -> None:
    """YG-22.2.2."""
    table = on_table(2).setup(1)
    for page in (1, 2):
        assert table.rules(page, "mode_down", here="niflheim")
        assert not table.rules(page, "mode_down", here="asgard")


def test_saga_2_embers() -> None:
    """YG-22.2.4, YG-22.2.8, YG-22.2.9."""
    table = on_table(2).setup(1)
    assert table.risks("carry_an_ember") == [2, 1, 3]
    assert table.open("carry_an_ember", "muspelheim")
    assert not table.open("carry_an_ember", "asgard")
    table.act("carry_an_ember", answer=1)
    assert table.offered == [0, 1, 2]
    assert [table.number(f"son_{n}.ember") for n in (1, 2, 3)] == [0, 1, 0]
    assert [table.strength(1, f"son_{n}") for n in (1, 2, 3)] == [2, 2, 2]
    assert [table.strength(2, f"son_{n}") for n in (1, 2, 3)] == [3, 2, 3]
    assert table.beat(1, "son_2").opponents["son_2"] == "jotunheim"
    assert table.number("son_2.ember") == 1
    assert table.beat(2, "son_3").opponents["son_3"] == "jotunheim"
    table.beat(2, "son_2")
    assert (table.slain, "son_2" in table.opponents) == ({"son_2"}, False)
    table.act("carry_an_ember", answer=0)
    assert table.offered == [0, 2]
    table.act("carry_an_ember", answer=2)
    assert not table.open("carry_an_ember", "muspelheim")
    assert table.lost(2, "tree")
    assert not table.beat(2, "son_1").lost(2, "tree")


def test_saga_2_winters_and_the_crown() -> None:
    """YG-22.2.5, YG-22.2.6, YG-22.2.10, YG-22.2.11."""
    assert on_table(2).space(1, 1).done == ["heroes -2 soft"]
    assert on_table(2).space(1, 2).done == ["pool each_player elves -1 soft"]
    assert on_table(2).space(2, 1).done == ["devastate midgard"]
    assert on_table(2).reveal(2, "jormungand").done == ["rotate 1"]
    assert on_table(2).reveal(1, "jormungand").done == []
    table = on_table(2)
    table.opponents = {"son_1": "asgard", "son_2": "vanaheim", "son_3": "midgard"}
    assert not table.lost(1)
    table.opponents["son_3"] = "alfheim"
    assert table.lost(1) and table.lost(2)


# Saga 3.


def test_saga_3_the_chase() -> None:
    """YG-22.3.1, YG-22.3.2, YG-22.3.4, YG-22.3.6, EX-31."""
    table = on_table(3).setup(1)
    assert table.reveal(1, "surtur").reveal(2, "surtur").number("skoll.chase") == 2
    assert table.reveal(1, "hel").number("hati.chase") == 1
    assert table.space(1, 1).number("hati.chase") == 2
    assert table.space(1, 2).number("skoll.chase") == 3
    assert table.done == ["jotun 1", "jotun 1"]
    table.counters["skoll.chase"] = 1
    assert table.reveal(1, "fenrir").number("hati.chase") == 2
    assert table.reveal(2, "fenrir").number("skoll.chase") == 2
    assert table.reveal(2, "fenrir").number("hati.chase") == 3
    assert on_table(3).space(2, 1).done == ["rotate 1", "jotun 1"]


def test_saga_3_fetters() -> None:
    """YG-22.3.7."""
    table = on_table(3).setup(1)
    assert table.risks("fetters_in_the_ironwood") == [2, 1, 3]
    assert table.open("fetters_in_the_ironwood", "jotunheim")
    table.act("fetters_in_the_ironwood", answer=1)
    assert table.reveal(2, "hel").number("hati.chase") == 0
    assert table.reveal(2, "hel").number("hati.chase") == 1
    table.act("fetters_in_the_ironwood", answer=0).act("fetters_in_the_ironwood", answer=1)
    assert table.offered == [1]
    assert not table.open("fetters_in_the_ironwood", "jotunheim")


def test_saga_3_the_wolves_are_fought_from_their_worlds() -> None:
    """YG-22.3.3, YG-22.3.5, YG-22.3.9."""
    table = on_table(3).setup(1)
    for wolf, world in (("skoll", "vanaheim"), ("hati", "alfheim")):
        fight = table.fight(2, wolf)
        assert fight.world == WORLDS.index(world)
        for chase, strength, after in ((1, 2, 0), (2, 3, 0)):
            table.counters[f"{wolf}.chase"] = chase
            assert table.run(fight.when)
            assert table.lost(2, "tree") == (chase >= 2)
            assert table.strength(1, wolf) == strength
            assert table.beat(1, wolf).number(f"{wolf}.chase") == after
        table.counters[f"{wolf}.chase"] = 0
        assert not table.run(fight.when)
        table.counters[f"{wolf}.chase"] = 2
        assert not table.lost(1)
        table.counters[f"{wolf}.chase"] = 3
        assert table.lost(1) and table.lost(2)
        table.counters[f"{wolf}.chase"] = 0


# Saga 4.


def test_saga_4_nails() -> None:
    """YG-22.4.1, YG-22.4.2, YG-22.4.6 to YG-22.4.8."""
    table = on_table(4).setup(1)
    assert (table.number("nails"), table.done) == (2, ["nameless 2 silent", "token_deal"])
    for page in (1, 2):
        (rule,) = table.rules(page, "on_nameless")
        table.run(rule.effect)
    assert table.number("nails") == 4
    assert table.risks("pare_the_nails") == [2, 1, 3]
    assert table.act("pare_the_nails").number("nails") == 1
    assert table.act("pare_the_nails").number("nails") == 0
    assert not table.open("pare_the_nails", "niflheim")
    assert table.space(1, 1).number("nails") == 1
    table.counters["nails"] = 8
    assert table.lost(1)
    assert not table.lost(2)


def test_saga_4_servants() -> None:
    """YG-22.4.3 to YG-22.4.5."""
    table = on_table(4)
    table.down = {"first": "garm", "second": "modgud"}
    assert not table.rules(1, "extra_risk")
    table.reveal(1, "hel")
    assert table.up == ["garm"]
    (rule,) = table.rules(1, "extra_risk")
    assert (rule.amount, rule.enemies) == (2, (ENEMIES.index("hel"),))
    assert not table.rules(1, "action_cap")
    table.reveal(1, "hel").reveal(1, "hel")
    assert (table.up, table.number("nails")) == (["garm", "modgud"], 1)
    (rule,) = table.rules(1, "action_cap")
    assert (rule.amount, rule.world) == (1, WORLDS.index("niflheim"))
    fight = table.fight(1, "garm")
    assert (fight.world, table.run(fight.when), table.strength(1, "garm")) == (WORLDS.index("niflheim"), 1, 2)
    assert not table.run(table.fight(1, "ganglati").when)
    assert table.beat(1, "garm").up == ["modgud"]
    assert not table.rules(1, "extra_risk")
    table.up = ["ganglati", "ganglot"]
    assert table.rules(1, "ignore_other_gods", here="niflheim")
    assert not table.rules(1, "ignore_other_gods", here="asgard")
    (rule,) = table.rules(1, "on_activation")
    table.run(rule.effect)
    assert (rule.enemies, table.done) == ((ENEMIES.index("jormungand"),), ["nameless 1 soft"])


def test_saga_4_the_ship() -> None:
    """YG-22.4.7, YG-22.4.9 to YG-22.4.13, EX-26."""
    table = on_table(4)
    table.up, table.down = ["garm", "modgud"], {"first": "ganglot"}
    table.space(1, 2)
    assert (table.number("crew"), table.number("stage"), table.opponents) == (2, 0, {"naglfar": "niflheim"})
    assert (table.up, table.down) == ([], {})
    table = on_table(4, stage=2, nails=5, crew=1)
    assert table.lost(2, "tree")
    assert table.strength(2, "naglfar") == 3
    table.beat(2, "naglfar")
    assert table.counters == {"stage": 0, "nails": 3, "crew": 0}
    assert table.opponents == {"naglfar": "niflheim"}
    assert table.strength(2, "naglfar") == 2
    assert not table.lost(2, "tree")
    assert table.reveal(2, "jormungand").opponents == {"naglfar": "midgard"}
    assert table.done == []
    assert table.reveal(2, "jormungand").done[0] == "defeat"
    table = on_table(4, stage=1)
    assert table.space(2, 1).done == ["life gods_in midgard -1", "jotun 1"]
    assert on_table(4).space(2, 2).opponents == {"naglfar": "jotunheim"}
    assert on_table(4).space(2, 3).done == ["jotun 1"]


# Saga 5.


def test_saga_5_the_bridge() -> None:
    """YG-22.5.1 to YG-22.5.6, YG-22.5.8, YG-22.5.10, YG-22.5.11."""
    table = on_table(5).setup(1)
    assert (table.number("bridge"), table.done) == (6, ["fire_giants 1"])
    (rule,) = table.rules(1, "adjacent")
    assert set(rule.worlds) == {WORLDS.index("midgard"), WORLDS.index("asgard")}
    assert not table.rules(2, "adjacent")
    for giants, first, second in ((0, 4, 4), (3, 4, 4), (4, 3, 4), (6, 3, 3), (7, 3, 2), (8, 3, 2)):
        assert on_table(5, bridge=6, fire_giants=giants).reveal(1, "surtur").number("bridge") == first
        assert on_table(5, bridge=6, fire_giants=giants).reveal(2, "surtur").number("bridge") == second
    assert not table.open("mend_the_bridge", "asgard")
    table.counters["bridge"] = 3
    for world in WORLDS:
        assert table.open("mend_the_bridge", world) == (world in ("asgard", "midgard"))
    for players, risks in ((1, [1, 0, 2]), (2, [2, 1, 3]), (5, [2, 1, 3])):
        table.quantities["players"] = players
        assert table.risks("mend_the_bridge") == risks
    assert table.act("mend_the_bridge").act("mend_the_bridge").number("bridge") == 5
    assert table.space(2, 2).number("bridge") == 4
    assert not table.lost(1)
    table.counters["bridge"] = 0
    assert table.lost(1) and table.lost(2)


def test_saga_5_the_sons_of_muspell() -> None:
    """YG-22.5.5, YG-22.5.12."""
    assert on_table(5).space(1, 1).done == ["fire_giants 1", "jotun 1"]
    for players, dice, jotuns in ((1, 1, 1), (2, 2, 2), (5, 2, 2)):
        heat = ["pool each_player elves -2 soft", f"pool each_player vanir_dice -{dice} soft", f"jotun {jotuns}"]
        for space in (1, 2, 3):
            assert on_table(5, bridge=4, players=players).space(2, space).done == heat
    for world, done, lost in (
        ("muspelheim", ["enemy_above surtur", "jotun 1"], False),
        ("midgard", ["jotun 1"], False),
        ("alfheim", ["jotun 1"], True),
    ):
        table = on_table(5, bridge=4)
        table.enemies["surtur"] = world
        assert table.space(1, 2).done == done
        assert table.number("bridge") == 3
        assert table.lost(2, "tree") == lost


def test_saga_5_hold_the_bridge() -> None:
    """YG-22.5.7, YG-22.5.9."""
    for giants, most, here, bridge in ((5, 2, "asgard", 4), (1, 1, "midgard", 4), (0, 0, "muspelheim", 3)):
        table = on_table(5, bridge=3, fire_giants=giants)
        (rule,) = table.rules(2, "after_fight")
        assert rule.enemies == (ENEMIES.index("surtur"),)
        table.run(rule.effect, answer=most, here=here)
        assert table.offered == list(range(most + 1))
        assert (table.done, table.number("bridge")) == ([f"fire_giants {-most}"], bridge)
    assert not on_table(5, bridge=3).rules(2, "no_entry")
    (rule,) = on_table(5, bridge=2).rules(2, "no_entry")
    assert (rule.world, rule.worlds) == (0, (WORLDS.index("vanaheim"), WORLDS.index("alfheim")))
    assert not on_table(5, bridge=2).rules(1, "no_entry")


# Saga 6.


def test_saga_6_the_muster() -> None:
    """YG-22.6.1 to YG-22.6.4."""
    assert on_table(6).setup(1).done == ["fire_giants 2", "nameless 2", "jormungand to island 1", "jotun 1"]
    assert on_table(6).reveal(1, "fenrir").done == ["heroes -1 soft"]
    assert on_table(6).reveal(2, "fenrir").done == []
    for space in (1, 2, 3):
        assert on_table(6).space(1, space).done == ["fire_giants 2", "nameless 2", "jotun 1"]
    for place, done in (("cage", ["fenrir to asgard", "loki to midgard"]), ("asgard", ["loki to midgard"])):
        table = on_table(6)
        table.enemies["fenrir"] = place
        lost = ["pool each_player elves -2 soft", "pool each_player vanir_dice -2 soft", "heroes -4 soft"]
        assert table.space(1, 4).done == done + lost
    for mode, heroes in (("penalised", 1), ("normal", 2), ("supported", 3)):
        assert on_table(6).act("call_the_einherjar", mode=mode).done == [f"heroes {heroes} soft"]
    assert on_table(6, hero_reserve=1).open("call_the_einherjar", "asgard")
    assert not on_table(6, hero_reserve=0).open("call_the_einherjar", "asgard")
    assert on_table(6).risks("call_the_einherjar") == [0, 0, 0]


def test_saga_6_vigrid() -> None:
    """YG-22.6.5 to YG-22.6.10."""
    assert on_table(6).setup(2).done == []
    (duel,) = on_table(6).rules(2, "duel")
    assert not on_table(6).rules(1, "duel")
    assert duel.enemies == (0, 1, 2, 3, 4)
    assert duel.amount == 4
    assert [GODS[god] for god in duel.spared] == ["freyia", "frigg"]
    fated = {GODS[god]: ENEMIES[enemy] for god, enemy in enumerate(duel.fated) if enemy >= 0}
    law = re.search(r"Fated pairs: (.+?) \(for her", LAW)
    assert law and fated == dict(pair.lower().split(" and ") for pair in law[1].split(", "))
    table = on_table(6)
    assert table.reveal(2, "surtur").done == []
    table.enemies["surtur"] = "midgard"
    assert table.reveal(2, "surtur").done == ["devastate midgard"]
    assert on_table(6, fallen=0).space(2, 1).done == ["life each_player_god -1", "jotun 1"]
    assert on_table(6, fallen=1).space(2, 1).done == ["jotun 1"]
    assert on_table(6, fallen=1).space(2, 2).done == ["devastate asgard", "jotun 1"]
    assert on_table(6, fallen=2).space(2, 2).done == ["jotun 1"]
    for devastated, lost in ((5, False), (6, True)):
        assert on_table(6, devastated=devastated).lost(2) == lost
        assert not on_table(6, devastated=devastated).lost(1)
    assert on_table(6, fallen=4).lost(2, "tree")
    assert not on_table(6, fallen=5).lost(2, "tree")


# What the shipped sagas do not use.


def small(tmp_path: Path, effect: str) -> Table:
    path = tmp_path / "saga_1.toml"
    path.write_text(SMALL_SAGA.format(number=1, effect=effect), "utf-8")
    return Table(read_saga(path))


def test_a_track_may_end_at_a_dead_tree(tmp_path: Path) -> None:
    """YG-21.10."""
    assert small(tmp_path, "").saga.pages[0].spaces[-1].kind == "dead_tree"


@pytest.mark.parametrize(
    ("effect", "done"),
    [
        ('["enemy_out", "loki"]', ["enemy_out loki"]),
        ('["heal", "asgard"], ["pool", "active", "vanir_dice", 1]', ["heal asgard", "pool active vanir_dice 1"]),
        ('{ choose = "player_god", do = [["life", "chosen", 1]] }', ["life chosen 1"]),
        ('{ choose = "number", from = 3, to = 2, do = [["defeat"]] }, ["rotate", 2]', ["rotate 2"]),
        ('{ each = ["asgard", "midgard"], do = [["devastate", "it"]] }', ["devastate asgard", "devastate midgard"]),
        ('["jotun", ["pick", 1, 5, ["+", 1, 1, 1]]]', ["jotun 3"]),
        ('{ if = ["or", ["on_tree", "hel"], [">", 1, 2]], then = [], else = [["rotate", 1]] }', ["rotate 1"]),
        ('{ if = ["not", ["and", ["<", 1, 2], ["!=", "asgard", "cage"]]], then = [["defeat"]] }', []),
    ],
)
def test_the_other_words_of_the_grammar(tmp_path: Path, effect: str, done: list[str]) -> None:
    table = small(tmp_path, effect)
    table.run(table.saga.pages[0].spaces[1].effect, answer=0)
    assert table.done == done


@pytest.mark.parametrize(
    ("effect", "named"),
    [
        ('["fly"]', '"fly", which is no effect'),
        ('["token_burn"]', "has no tokens"),
        ('["rotate"]', "it needs 1"),
        ('["rotate", "asgard"]', "which is a place, where a number is needed"),
        ('["rotate", 1, "soft"]', "it needs 1"),
        ('["heroes", 1, "silent"]', "silent"),
        ('["devastate", 3]', "where a place is needed"),
        ('["counter", "fate", 1]', "'fate'"),
        ('["counter", "it.luck", 1]', "'it.luck'"),
        ('["opponent_up", "three"]', "'three'"),
        ('["opponent_up", "it"]', "'it'"),
        ('["enemy_to", "nidhogg", "asgard"]', "'nidhogg'"),
        ('["enemy_to", "hel", ["island", 1]]', "only jormungand"),
        ('["enemy_to", "jormungand", "asgard"]', "never leaves"),
        ('["life", "everyone", 1]', "'everyone'"),
        ('["life", "chosen", 1]', "'chosen'"),
        ('["pool", "active", "heroes", 1]', "heroes"),
        ('["do", "dance"]', "'dance'"),
        ('["rotate", "chosen"]', '"chosen"'),
        ('["rotate", "mode"]', '"mode"'),
        ('["rotate", ["mode", 1, 2, 3]]', "only the effect of an action"),
        ('["rotate", ["floor", 3, "luck"]]', "divides by"),
        ('["rotate", ["twice", 3]]', '"twice", which is no operation'),
        ('["rotate", true]', "True, which is no value"),
        ('["rotate", 5000]', "5000, which is no value"),
        ("{ if = 1, then = [] }", "where a truth is needed"),
        ('{ if = ["=", "asgard", "top"], then = [] }', "where a place is needed"),
        ('{ if = ["<", 1, 2] }', "must be a list of effects"),
        ('{ if = ["<", 1, 2], then = [], otherwise = [] }', '"otherwise"'),
        ('{ each = "trio", do = [] }', "'trio'"),
        ('{ choose = "card", do = [] }', "'card'"),
        ('{ choose = "world", do = [{ choose = "world", do = [] }] }', "inside another"),
        ("{ while = 1 }", 'without "if"'),
        ('"defeat"', "which is no effect"),
    ],
)
def test_a_wrong_effect_is_named(tmp_path: Path, effect: str, named: str) -> None:
    with pytest.raises(ContentError) as caught:
        small(tmp_path, effect)
    assert str(caught.value).startswith("saga_1.toml: pages.1.spaces.1.do ")
    assert named in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "old", "new", "named"),
    [
        ("saga_1.toml", "saga = 1", "saga = 2", "saga must be 1"),
        ("saga_1.toml", 'why = "', 'reason = "', "why is missing"),
        ("saga_1.toml", "oath = 6", "oath = 5", "one for each of the nine"),
        ("saga_1.toml", "lie = 3", "heroes = 3", "heroes cannot be a name"),
        ("saga_1.toml", "oaths = [0, 6]", "oaths = [6, 0]", "oaths must be a low and a higher bound"),
        ("saga_1.toml", 'worlds = ["niflheim"]', 'worlds = ["hel"]', "actions.2.worlds"),
        ("saga_1.toml", 'normal = ["max"', 'usual = ["max"', "usual is not a known key"),
        ("saga_1.toml", 'enemy = "loki"', 'enemy = "garm"', "reveals.1.enemy"),
        ("saga_1.toml", "pages = [2]", "pages = [3]", "pages.1 must be a whole number from 1 to 2"),
        ("saga_1.toml", 'at = "tree"', 'at = "end"', "defeats.1.at"),
        ("saga_1.toml", '"effect_turn"]', '"tree"]', "pages.1.track"),
        ("saga_1.toml", '"plain", "tree"]', '"effect_turn", "tree"]', "pages.2.track"),
        ("saga_1.toml", "[pages.spaces.2]", "[pages.spaces.3]", "pages.1.spaces"),
        ("saga_1.toml", '[["token_deal"]', '[["life", "active", 1], ["token_deal"]', "nobody is active"),
        ("saga_1.toml", 'law = "YG-22.1.1"', 'law = "22.1.1"', "law"),
        ("saga_2.toml", "pages = [1]\nstrength", "pages = [1, 2]\nforce", "force is not a known key"),
        ("saga_2.toml", "counters = { ember", "counters = { embers", "'it.ember'"),
        ("saga_3.toml", '"advance", "skoll"]', '"advance"]', "'it.fetter'"),
        ("saga_3.toml", 'enemy = "hel"', 'enemy = "surtur"', "second entry for surtur"),
        ("saga_4.toml", "[procedures]", '[procedures]\nsink = [["defeat"]]', "procedures.sink is never called"),
        ("saga_4.toml", '["do", "anchor"]] }', '["do", "sail"]] }', "inside itself"),
        ("saga_4.toml", '["token_flip", "top"]', '["token_flip", "niflheim"]', "only its"),
        ("saga_4.toml", 'rule = "action_cap"', 'rule = "extra_risk"', "world is not a known key"),
        ("saga_5.toml", 'worlds = ["midgard", "asgard"]', 'worlds = ["midgard"]', "rules.1.worlds"),
        ("saga_6.toml", 'odin = "fenrir"', 'loki = "fenrir"', "loki is not a known key"),
        ("saga_6.toml", "[[defeats]]", "[defeats]", "saga_6.toml is not valid TOML"),
        ("saga_1.toml", "price = [3.5, ", 'price = ["oaths", ', "price has"),
        ("saga_1.toml", "price = [3.5, ", "turns = 2\nprice = [3.5, ", "turns goes with one price for each piece"),
        ("saga_1.toml", "price = 4", "price = -4", "price must be a number from 0 to 100"),
        ("saga_2.toml", "turns = 2.5", 'turns = "asgard"', "a place, where a number is needed"),
        ("saga_3.toml", "price = [10, 5", "price = [true, 5", "price must be a number from 0 to 100"),
        ("saga_4.toml", 'left = ["-", 8, "nails"]\n', "", "dangers.1.left is missing"),
        ("saga_2.toml", 'enemy = "hel"\ncard', 'enemy = "loki"\ncard', "whose reveal does nothing on page 1"),
        ("saga_5.toml", 'card = "reveal"', 'card = "reveal"\nleft = 2', "found out by the engine"),
        ("saga_5.toml", 'worlds = ["asgard", "midgard"]\nrisks', "worlds = []\nrisks", "worlds must be a list"),
        ("saga_6.toml", 'left = ["-", 5, "fallen"]', 'left = ["-", 5, "felled"]', "goals.1.left"),
    ],
)
def test_a_damaged_saga_is_named_with_its_key(tmp_path: Path, name: str, old: str, new: str, named: str) -> None:
    with pytest.raises(ContentError) as caught:
        saga_content.load(damaged(SAGA_FOLDER, tmp_path, name, old, new))
    assert str(caught.value).startswith(name)
    assert named in str(caught.value)


def test_a_missing_saga_is_missed(tmp_path: Path) -> None:
    folder = damaged(SAGA_FOLDER, tmp_path, "saga_1.toml", "saga", "saga")
    (folder / "saga_3.toml").unlink()
    with pytest.raises(ContentError, match=r"saga_4\.toml: saga must be 3"):
        saga_content.load(folder)
    with pytest.raises(ContentError, match=r"no saga_1\.toml"):
        saga_content.load(tmp_path / "nowhere")


def test_the_hash_changes_with_a_number(tmp_path: Path) -> None:
    changed = damaged(SAGA_FOLDER, tmp_path, "saga_4.toml", "nails = [0, 8]", "nails = [0, 9]")
    assert saga_content.load(changed).hash != SAGAS.hash
    assert saga_content.load().hash == SAGAS.hash


def test_what_a_bot_is_told_does_not_change_the_hash(tmp_path: Path) -> None:
    changed = damaged(SAGA_FOLDER, tmp_path, "saga_2.toml", "turns = 2.5", "turns = 4")
    found = saga_content.load(changed)
    assert found.sagas[1].goals != SAGAS.sagas[1].goals
    assert found.hash == SAGAS.hash


def test_choices_name_what_is_chosen() -> None:
    found = {
        CHOICES[saga.code[int(line.split(":")[0]) + 1]]
        for saga in SAGAS.sagas
        for line in listing(saga.code)
        if line.split()[1] == "choose"
    }
    assert found == {"world", "opponent", "number"}
