"""Expressions of a saga file (YG-21.8): values and conditions, checked and turned into code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ragnatafl.core.errors import ContentError, RagnataflError
from ragnatafl.core.reading import Reader

from ..content import CAGE, ENEMIES, LEVELS, WORLDS
from .instructions import OPERANDS, OPS, QUANTITIES

ARITHMETIC = {"+": "add", "-": "subtract", "floor": "floor", "ceil": "ceil", "min": "minimum", "max": "maximum"}
COMPARISONS = {
    "<": ("less", False),
    "<=": ("less_equal", False),
    ">": ("less", True),
    ">=": ("less_equal", True),
}
"""The instruction, and whether its two values are swapped."""

MOST = 1000
"""No number of a saga is larger."""
EXPRESSIONS = (
    *ARITHMETIC,
    *COMPARISONS,
    *("=", "!=", "in", "and", "or", "not", "if", "pick", "mode", "count"),
    *("place", "level", "in_play", "on_tree", "slain", "tokens", "token_down_at"),
)
EFFECTS = (
    *("life", "rotate", "enemy_to", "enemy_out", "fire_giants", "nameless", "jotun", "heroes", "devastate", "heal"),
    *("pool", "opponent_to", "opponent_up", "opponent_out", "counter", "set"),
    *("token_deal", "token_flip", "token_back", "token_out", "defeat", "do"),
)
RESERVED = frozenset(
    (*QUANTITIES, *WORLDS, *LEVELS, *ENEMIES, *EXPRESSIONS, *EFFECTS, "cage", "it", "all", "down", "up", "above")
)
"""Words a saga cannot give to a counter, an opponent or a token of its own."""


@dataclass
class Names:
    """What a saga declares, in its numbering."""

    counters: list[str] = field(default_factory=list)
    opponents: list[str] = field(default_factory=list)
    groups: dict[str, list[str]] = field(default_factory=dict)
    tokens: list[str] = field(default_factory=list)
    token_place: str = ""
    procedures: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Scope:
    """Where an expression stands: who "it" is, what was chosen, whether there is an active god (and so a "here")
    and a mode."""

    key: str
    it: str = ""
    chosen: str = ""
    here: bool = True
    mode: bool = False
    calls: tuple[str, ...] = ()


class ExpressionCoder:
    """Writes values and conditions of one saga; every complaint names the file, the entry and the key."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.code: list[int] = []
        self.called: set[str] = set()
        self.where = Reader({}, "", ContentError)

    def truth(self, table: Reader, key: str, scope: Scope) -> int:
        """The address of a condition, or -1 where there is none: it always holds."""
        if key not in table.data:
            return -1
        return self.expression(table, key, "truth", scope)

    def expression(self, table: Reader, key: str, sort: str, scope: Scope) -> int:
        self.where = table
        if key not in table.data:
            raise table.fail(key, "is missing")
        start = len(self.code)
        self.value(table.data[key], sort, scope)
        self.emit("end")
        return start

    # Writing.

    def emit(self, op: str, *operands: int) -> int:
        """The address after the instruction."""
        assert len(operands) == OPERANDS[op]
        self.code.extend((OPS.index(op), *operands))
        return len(self.code)

    def hole(self, op: str) -> int:
        """An instruction whose last operand, an address, is not known yet: the place to fill."""
        return self.emit(op, 0) - 1

    def fill(self, hole: int) -> None:
        self.code[hole] = len(self.code)

    def fail(self, scope: Scope, why: str) -> RagnataflError:
        return self.where.fail(scope.key, why)

    # Names.

    def opponent(self, value: object, scope: Scope) -> int:
        name = scope.it if value == "it" else value
        if not isinstance(name, str) or name not in self.names.opponents:
            raise self.fail(scope, f"names the opponent {value!r}, which this saga does not have here")
        return self.names.opponents.index(name)

    def enemy(self, value: object, scope: Scope) -> int:
        if value not in ENEMIES[:5]:
            raise self.fail(scope, f"names the Enemy {value!r}, but knows only {', '.join(ENEMIES[:5])}")
        return ENEMIES.index(str(value))

    def counter(self, value: object, scope: Scope) -> int:
        name = f"{scope.it}.{value[3:]}" if isinstance(value, str) and value.startswith("it.") else value
        if not isinstance(name, str) or name not in self.names.counters:
            raise self.fail(scope, f"names the counter {value!r}, which this saga does not have here")
        return self.names.counters.index(name)

    def token(self, value: object, scope: Scope) -> int:
        name = scope.it if value == "it" else value
        if not isinstance(name, str) or name not in self.names.tokens:
            raise self.fail(scope, f"names the token {value!r}, which this saga does not have here")
        return self.names.tokens.index(name)

    def members(self, value: object, scope: Scope) -> list[str]:
        """A group of opponents by its name, or a list of opponents or of Worlds."""
        if isinstance(value, str) and value in self.names.groups:
            return self.names.groups[value]
        if isinstance(value, list) and value and all(name in self.names.opponents for name in value):
            return [str(name) for name in value]
        if isinstance(value, list) and value and all(name in WORLDS for name in value):
            return [str(name) for name in value]
        raise self.fail(scope, f"needs a group or a list of opponents or Worlds, not {value!r}")

    # Expressions.

    def value(self, value: object, sort: str, scope: Scope) -> None:
        """Code that pushes a value of this sort: number, truth, place, level or token."""
        found = self.any_value(value, scope)
        if found != sort:
            raise self.fail(scope, f"has {value!r}, which is a {found}, where a {sort} is needed")

    def any_value(self, value: object, scope: Scope) -> str:
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST:
            self.emit("push", value)
            return "number"
        if isinstance(value, str):
            return self.word(value, scope)
        if isinstance(value, list) and value and isinstance(value[0], str):
            return self.operation(value[0], value[1:], scope)
        raise self.fail(scope, f"has {value!r}, which is no value")

    def word(self, value: str, scope: Scope) -> str:
        if value in WORLDS or (value == "it" and scope.it in WORLDS):
            self.emit("push", WORLDS.index(scope.it if value == "it" else value))
            return "place"
        if value == "cage":
            self.emit("push", CAGE)
            return "place"
        if value in LEVELS:
            self.emit("push", LEVELS.index(value))
            return "level"
        if value in self.names.tokens:
            self.emit("push", self.names.tokens.index(value))
            return "token"
        if value in QUANTITIES:
            return self.quantity(value, scope)
        self.emit("counter", self.counter(value, scope))
        return "number"

    def quantity(self, value: str, scope: Scope) -> str:
        if value == "mode" or (value == "here" and not scope.here) or (value == "token" and not self.names.tokens):
            raise self.fail(scope, f'cannot use "{value}" here')
        if value == "chosen" and scope.chosen not in ("world", "number"):
            raise self.fail(scope, 'cannot use "chosen" as a value here')
        self.emit("quantity", list(QUANTITIES).index(value))
        return "place" if value == "chosen" and scope.chosen == "world" else QUANTITIES[value]

    def operation(self, name: str, parts: list[object], scope: Scope) -> str:
        if name in ARITHMETIC:
            self.arity(name, parts, scope, 2, 2 if name in ("-", "floor", "ceil") else 9)
            self.value(parts[0], "number", scope)
            for part in parts[1:]:
                self.value(part, "number", scope)
                self.emit(ARITHMETIC[name])
            if name in ("floor", "ceil") and not (isinstance(parts[1], int) and parts[1] > 0):
                raise self.fail(scope, f'divides by {parts[1]!r} in "{name}", but needs a whole number above 0')
            return "number"
        if name in COMPARISONS:
            self.arity(name, parts, scope, 2, 2)
            op, swapped = COMPARISONS[name]
            for part in reversed(parts) if swapped else parts:
                self.value(part, "number", scope)
            self.emit(op)
            return "truth"
        if name in ("=", "!=", "in"):
            return self.equality(name, parts, scope)
        if name in ("and", "or"):
            self.arity(name, parts, scope, 2, 9)
            self.value(parts[0], "truth", scope)
            for part in parts[1:]:
                self.value(part, "truth", scope)
                self.emit("both" if name == "and" else "either")
            return "truth"
        if name == "not":
            self.arity(name, parts, scope, 1, 1)
            self.value(parts[0], "truth", scope)
            self.emit("not")
            return "truth"
        if name in ("if", "pick", "mode"):
            return self.selection(name, parts, scope)
        if name == "count":
            self.arity(name, parts, scope, 2, 2)
            self.emit("push", 0)
            for member in self.members(parts[0], scope):
                self.value(parts[1], "truth", replace(scope, it=member))
                self.emit("add")
            return "number"
        return self.question(name, parts, scope)

    def arity(self, name: str, parts: Sequence[object], scope: Scope, least: int, most: int) -> None:
        if not least <= len(parts) <= most:
            needed = str(least) if least == most else f"{least} to {most}"
            raise self.fail(scope, f'gives "{name}" {len(parts)} values, but it needs {needed}')

    def equality(self, name: str, parts: list[object], scope: Scope) -> str:
        """= and != compare two values of one sort; "in" compares the first with each of the others."""
        self.arity(name, parts, scope, 2, 9 if name == "in" else 2)
        for number, part in enumerate(parts[1:]):
            sort = self.any_value(parts[0], scope)
            self.value(part, sort, scope)
            self.emit("equal")
            if number:
                self.emit("either")
        if name == "!=":
            self.emit("not")
        return "truth"

    def selection(self, name: str, parts: list[object], scope: Scope) -> str:
        if name == "if":
            self.arity(name, parts, scope, 3, 3)
            self.value(parts[0], "truth", scope)
            otherwise = self.hole("jump_if_zero")
            sort = self.any_value(parts[1], scope)
            after = self.hole("jump")
            self.fill(otherwise)
            self.value(parts[2], sort, scope)
            self.fill(after)
            return sort
        if name == "mode":
            self.arity(name, parts, scope, 3, 3)
            if not scope.mode:
                raise self.fail(scope, 'cannot use "mode" here: only the effect of an action has one')
            self.emit("quantity", list(QUANTITIES).index("mode"))
            values = parts
        else:
            self.arity(name, parts, scope, 2, 10)
            self.value(parts[0], "number", scope)
            values = parts[1:]
        sort = self.any_value(values[0], scope)
        for part in values[1:]:
            self.value(part, sort, scope)
        self.emit("pick", len(values))
        return sort

    def question(self, name: str, parts: list[object], scope: Scope) -> str:
        """What can be asked about figures and tokens."""
        if name in ("place", "on_tree"):
            self.arity(name, parts, scope, 1, 1)
            if parts[0] in ENEMIES:
                self.emit("enemy_place", self.enemy(parts[0], scope))
            else:
                self.emit("opponent_place", self.opponent(parts[0], scope))
            if name == "place":
                return "place"
            self.emit("push", CAGE)
            self.emit("less")
            return "truth"
        if name == "level":
            self.arity(name, parts, scope, 1, 1)
            self.value(parts[0], "place", scope)
            self.emit("level")
            return "level"
        if name in ("in_play", "slain"):
            self.arity(name, parts, scope, 1, 1)
            self.emit(name, self.opponent(parts[0], scope))
            return "truth"
        if name == "tokens":
            self.arity(name, parts, scope, 1, 2)
            if parts[0] not in ("down", "up") or not self.names.tokens:
                raise self.fail(scope, 'asks for "tokens", but needs tokens and "down" or "up"')
            kind = self.token(parts[1], scope) if len(parts) == 2 else -1
            self.emit("tokens", 0 if parts[0] == "down" else 1, kind)
            return "number"
        if name == "token_down_at":
            self.arity(name, parts, scope, 1, 1)
            self.in_worlds(name, scope)
            self.value(parts[0], "place", scope)
            self.emit("token_down_at")
            return "truth"
        raise self.fail(scope, f'has "{name}", which is no operation (known: {", ".join(EXPRESSIONS)})')

    def in_worlds(self, name: str, scope: Scope) -> None:
        if self.names.token_place != "worlds":
            raise self.fail(scope, f'uses "{name}", but this saga has no tokens in the Worlds')
