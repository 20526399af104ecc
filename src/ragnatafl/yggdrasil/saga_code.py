"""The saga grammar (YG-21.8): effects and expressions of a saga file, checked and turned into code for a stack machine.

An instruction is its number in OPS and then its operands, all in one flat list of whole numbers. Values are pushed,
operations and effects pop what they need. Only `choose` waits for a player, and only between effects, when the stack
is empty; so a saga under way is one address and one chosen number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ..core.content import Table
from ..core.errors import ContentError
from .content import CAGE, ENEMIES, LEVELS, WORLDS

OPERANDS = {
    "end": 0,
    # values: push one number
    "push": 1,  # the number
    "counter": 1,  # counter
    "quantity": 1,  # number in QUANTITIES
    "enemy_place": 1,  # Enemy; a fallen one gives NOWHERE
    "opponent_place": 1,  # opponent; NOWHERE when not in play
    "in_play": 1,  # opponent
    "slain": 1,  # opponent
    "tokens": 2,  # 0 face down or 1 face up; kind, or -1 for any
    # values from values
    "level": 0,  # place -> level; the Cage and NOWHERE give 3
    "token_down_at": 0,  # World -> 0 or 1
    "add": 0,
    "subtract": 0,
    "floor": 0,
    "ceil": 0,
    "minimum": 0,
    "maximum": 0,
    "less": 0,
    "less_equal": 0,
    "equal": 0,
    "both": 0,
    "either": 0,
    "not": 0,
    "pick": 1,  # how many values; pops them, then the index below them, pushes that value
    # control
    "jump": 1,  # address
    "jump_if_zero": 1,  # address
    "choose": 4,  # number in CHOICES; candidates 0 .. n-1; address of the body; address after it (no candidate)
    # effects
    "life": 1,  # number in LIFE_OF; pops the amount (and, for gods_in, the World below it)
    "rotate": 0,  # pops steps
    "enemy_to": 1,  # Enemy; pops a place
    "enemy_above": 1,  # Enemy
    "enemy_island": 1,  # Enemy; pops the island
    "enemy_out": 1,  # Enemy
    "fire_giants": 1,  # manner; pops the amount
    "nameless": 1,  # manner; pops the amount
    "jotun": 1,  # manner; pops the amount
    "heroes": 1,  # manner; pops the amount
    "devastate": 0,  # pops a World
    "heal": 0,  # pops a World
    "pool": 3,  # number in POOL_OF, number in POOL_KINDS, manner; pops the amount
    "opponent_to": 1,  # opponent; pops a World
    "opponent_up": 1,  # opponent
    "opponent_out": 1,  # opponent
    "change": 1,  # counter; pops the amount, clamped to the counter's bounds
    "set": 1,  # counter; pops the value
    "token_deal": 0,
    "token_flip": 0,  # pops a World
    "token_flip_top": 0,
    "token_back": 1,  # kind; pops a World
    "token_out": 1,  # kind, or TOKENS_DOWN, or TOKENS_ALL
    "defeat": 0,
}
"""Every instruction and how many operands stand behind it."""
OPS = tuple(OPERANDS)

QUANTITIES = {
    "fire_giants": "number",
    "nameless": "number",
    "heroes": "number",
    "fire_giant_reserve": "number",
    "nameless_reserve": "number",
    "hero_reserve": "number",
    "devastated": "number",
    "fallen": "number",
    "here": "place",
    "mode": "number",
    "chosen": "number",
    "token": "token",
}
"""What can be asked of the game, and of which sort it is. "mode" is only used through ["mode", a, b, c]."""

CHOICES = ("world", "opponent", "number", "player_god")
LIFE_OF = ("active", "each_player_god", "gods_in", "chosen")
POOL_OF = ("active", "each_player")
POOL_KINDS = ("elves", "vanir_dice")
SOFT = 1
SILENT = 2
"""The manner of an effect: strict unless SOFT (YG-21.4); SILENT wakes no `on_nameless`."""
TOKENS_DOWN = -1
TOKENS_ALL = -2
NOWHERE = CAGE + 3
"""The place of what is not on the Tree, after the Cage, the Saga Book and the islands."""

MOST_CHOICES = {"world": len(WORLDS), "number": 14, "player_god": 5}

ARITHMETIC = {"+": "add", "-": "subtract", "floor": "floor", "ceil": "ceil", "min": "minimum", "max": "maximum"}
COMPARISONS = {
    "<": ("less", False),
    "<=": ("less_equal", False),
    ">": ("less", True),
    ">=": ("less_equal", True),
}
"""The instruction, and whether its two values are swapped."""

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


class Coder:
    """Writes one saga's code; every complaint names the file, the entry and the key."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.code: list[int] = []
        self.called: set[str] = set()
        self.where = Table({}, "")

    # What entries use.

    def effects(self, table: Table, key: str, scope: Scope) -> int:
        """The address of a list of effects."""
        self.where = table
        start = len(self.code)
        self.block(table.data.get(key), scope)
        self.emit("end")
        return start

    def truth(self, table: Table, key: str, scope: Scope) -> int:
        """The address of a condition, or -1 where there is none: it always holds."""
        if key not in table.data:
            return -1
        return self.expression(table, key, "truth", scope)

    def expression(self, table: Table, key: str, sort: str, scope: Scope) -> int:
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

    def fail(self, scope: Scope, why: str) -> ContentError:
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
        if isinstance(value, int) and not isinstance(value, bool):
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

    # Effects.

    def block(self, value: object, scope: Scope) -> None:
        if not isinstance(value, list):
            raise self.fail(scope, "must be a list of effects")
        for item in value:
            if isinstance(item, Mapping):
                self.control(Table(item, self.where.where), scope)
            elif isinstance(item, list) and item and isinstance(item[0], str):
                self.effect(item[0], item[1:], scope)
            else:
                raise self.fail(scope, f"has {item!r}, which is no effect")

    def control(self, table: Table, scope: Scope) -> None:
        if "if" in table.data:
            self.known(table, scope, "if", "then", "else")
            self.value(table.data["if"], "truth", scope)
            otherwise = self.hole("jump_if_zero")
            self.block(table.data.get("then"), scope)
            if "else" in table.data:
                after = self.hole("jump")
                self.fill(otherwise)
                self.block(table.data["else"], scope)
                self.fill(after)
            else:
                self.fill(otherwise)
        elif "each" in table.data:
            self.known(table, scope, "each", "do")
            for member in self.members(table.data["each"], scope):
                self.block(table.data.get("do"), replace(scope, it=member))
        elif "choose" in table.data:
            self.choice(table, scope)
        else:
            raise self.fail(scope, 'has a table without "if", "each" or "choose"')

    def known(self, table: Table, scope: Scope, *keys: str) -> None:
        for key in table.data:
            if key not in keys:
                raise self.fail(scope, f'has "{key}" beside "{keys[0]}", which knows only {", ".join(keys)}')

    def choice(self, table: Table, scope: Scope) -> None:
        """The candidates are told by a condition on "chosen"; without any, the body is skipped."""
        kind = table.data["choose"]
        if kind not in CHOICES:
            raise self.fail(scope, f"chooses {kind!r}, but knows only {', '.join(CHOICES)}")
        if scope.chosen:
            raise self.fail(scope, 'has a "choose" inside another')
        self.needs_active(scope, "choose")
        extra = {"world": ("where",), "opponent": ("among", "where"), "number": ("from", "to"), "player_god": ()}
        self.known(table, scope, "choose", *extra[kind], "do")
        inner = replace(scope, chosen=str(kind))
        members = self.members(table.data.get("among"), scope) if kind == "opponent" else []
        limit = len(self.names.opponents) if kind == "opponent" else MOST_CHOICES[kind]
        start = self.emit("choose", CHOICES.index(kind), limit, 0, 0) - 2
        self.candidates(table, str(kind), members, inner)
        self.emit("end")
        self.fill(start)
        if kind == "opponent":
            for member in members:
                self.is_chosen(member, inner)
                otherwise = self.hole("jump_if_zero")
                self.block(table.data.get("do"), replace(inner, it=member))
                self.fill(otherwise)
        else:
            self.block(table.data.get("do"), inner)
        self.fill(start + 1)

    def candidates(self, table: Table, kind: str, members: list[str], scope: Scope) -> None:
        if kind == "opponent":
            self.emit("push", 0)
            for member in members:
                self.is_chosen(member, scope)
                if "where" in table.data:
                    self.value(table.data["where"], "truth", replace(scope, it=member))
                    self.emit("both")
                self.emit("either")
        elif kind == "number":
            self.value(["<=", table.data.get("from", 0), "chosen"], "truth", scope)
            self.value(["<=", "chosen", table.data.get("to")], "truth", scope)
            self.emit("both")
        elif "where" in table.data:
            self.value(table.data["where"], "truth", scope)
        else:
            self.emit("push", 1)

    def is_chosen(self, member: str, scope: Scope) -> None:
        self.emit("quantity", list(QUANTITIES).index("chosen"))
        self.emit("push", self.opponent(member, scope))
        self.emit("equal")

    def needs_active(self, scope: Scope, name: str) -> None:
        if not scope.here:
            raise self.fail(scope, f'uses "{name}" with the active player, but nobody is active here')

    def manner(self, name: str, parts: list[object], scope: Scope, most: int) -> int:
        """Takes "soft" and "silent" from the end of an effect."""
        found = 0
        while len(parts) > most and parts[-1] in ("soft", "silent"):
            if parts[-1] == "silent" and name != "nameless":
                raise self.fail(scope, f'makes "{name}" silent, which only "nameless" can be')
            found |= SOFT if parts.pop() == "soft" else SILENT
        return found

    def effect(self, name: str, given: list[object], scope: Scope) -> None:
        parts = list(given)
        if name in ("fire_giants", "nameless", "jotun", "heroes"):
            manner = self.manner(name, parts, scope, 1)
            self.arity(name, parts, scope, 1, 1)
            self.value(parts[0], "number", scope)
            self.emit(name, manner)
        elif name in ("devastate", "heal"):
            self.arity(name, parts, scope, 1, 1)
            self.value(parts[0], "place", scope)
            self.emit(name)
        elif name == "rotate":
            self.arity(name, parts, scope, 1, 1)
            self.value(parts[0], "number", scope)
            self.emit(name)
        elif name == "life":
            self.life(parts, scope)
        elif name == "pool":
            manner = self.manner(name, parts, scope, 3)
            self.arity(name, parts, scope, 3, 3)
            if parts[0] not in POOL_OF or parts[1] not in POOL_KINDS:
                raise self.fail(scope, f'gives "pool" {parts[:2]!r}, but knows {POOL_OF} and {POOL_KINDS}')
            if parts[0] == "active":
                self.needs_active(scope, name)
            self.value(parts[2], "number", scope)
            self.emit(name, POOL_OF.index(str(parts[0])), POOL_KINDS.index(str(parts[1])), manner)
        elif name in ("enemy_to", "enemy_out"):
            self.move_enemy(name, parts, scope)
        elif name in ("opponent_to", "opponent_up", "opponent_out"):
            self.arity(name, parts, scope, 2 if name == "opponent_to" else 1, 2 if name == "opponent_to" else 1)
            number = self.opponent(parts[0], scope)
            if name == "opponent_to":
                self.value(parts[1], "place", scope)
            self.emit(name, number)
        elif name in ("counter", "set"):
            self.arity(name, parts, scope, 2, 2)
            number = self.counter(parts[0], scope)
            self.value(parts[1], "number", scope)
            self.emit("change" if name == "counter" else "set", number)
        elif name.startswith("token_"):
            self.token_effect(name, parts, scope)
        elif name == "defeat":
            self.arity(name, parts, scope, 0, 0)
            self.emit(name)
        elif name == "do":
            self.call(parts, scope)
        else:
            raise self.fail(scope, f'has "{name}", which is no effect (known: {", ".join(EFFECTS)})')

    def life(self, parts: list[object], scope: Scope) -> None:
        self.arity("life", parts, scope, 2, 2)
        who = parts[0]
        if isinstance(who, list) and len(who) == 2 and who[0] == "gods_in":
            self.value(who[1], "place", scope)
            who = "gods_in"
        elif who not in LIFE_OF or who == "gods_in" or (who == "chosen") != (scope.chosen == "player_god"):
            raise self.fail(
                scope,
                f'gives "life" to {who!r}, but knows active, each_player_god, ["gods_in", World] and, '
                f"where a player's god is chosen, chosen",
            )
        if who == "active":
            self.needs_active(scope, "life")
        self.value(parts[1], "number", scope)
        self.emit("life", LIFE_OF.index(str(who)))

    def move_enemy(self, name: str, parts: list[object], scope: Scope) -> None:
        self.arity(name, parts, scope, 2 if name == "enemy_to" else 1, 2 if name == "enemy_to" else 1)
        enemy = self.enemy(parts[0], scope)
        if name == "enemy_out":
            self.emit(name, enemy)
        elif isinstance(parts[1], list) and parts[1] and parts[1][0] == "island":
            self.arity("island", parts[1][1:], scope, 1, 1)
            if parts[0] != "jormungand":
                raise self.fail(scope, f"sends {parts[0]} to an island, where only jormungand can be")
            self.value(parts[1][1], "number", scope)
            self.emit("enemy_island", enemy)
        elif parts[0] == "jormungand":
            raise self.fail(scope, "moves jormungand, who never leaves his islands (YG-8.4)")
        elif parts[1] == "above":
            self.emit("enemy_above", enemy)
        else:
            self.value(parts[1], "place", scope)
            self.emit("enemy_to", enemy)

    def token_effect(self, name: str, parts: list[object], scope: Scope) -> None:
        if not self.names.tokens:
            raise self.fail(scope, f'uses "{name}", but this saga has no tokens')
        if name == "token_deal":
            self.arity(name, parts, scope, 0, 0)
            self.emit(name)
        elif name == "token_flip":
            self.arity(name, parts, scope, 1, 1)
            if self.names.token_place == "pile":
                if parts[0] != "top":
                    raise self.fail(scope, f'flips the token at {parts[0]!r}, but a pile has only its "top"')
                self.emit("token_flip_top")
            else:
                self.value(parts[0], "place", scope)
                self.emit(name)
        elif name == "token_back":
            self.arity(name, parts, scope, 2, 2)
            self.in_worlds(name, scope)
            kind = self.token(parts[1], scope)
            self.value(parts[0], "place", scope)
            self.emit(name, kind)
        elif name == "token_out":
            self.arity(name, parts, scope, 1, 1)
            which = {"down": TOKENS_DOWN, "all": TOKENS_ALL}.get(str(parts[0]))
            self.emit(name, self.token(parts[0], scope) if which is None else which)
        else:
            raise self.fail(scope, f'has "{name}", which is no effect (known: {", ".join(EFFECTS)})')

    def call(self, parts: list[object], scope: Scope) -> None:
        """A procedure's effects are written where it is called, with "it" as the call says."""
        self.arity("do", parts, scope, 1, 2)
        name = parts[0]
        if not isinstance(name, str) or name not in self.names.procedures:
            raise self.fail(scope, f"calls the procedure {name!r}, which this saga does not have")
        if name in scope.calls:
            raise self.fail(scope, f'calls the procedure "{name}" inside itself')
        self.called.add(name)
        it = scope.it
        if len(parts) == 2:
            it = self.names.opponents[self.opponent(parts[1], scope)]
        self.block(self.names.procedures[name], replace(scope, it=it, calls=(*scope.calls, name)))


def listing(code: Sequence[int]) -> list[str]:
    """The code as text, one instruction a line, with its address: for people."""
    lines = []
    at = 0
    while at < len(code):
        op = OPS[code[at]]
        operands = code[at + 1 : at + 1 + OPERANDS[op]]
        lines.append(" ".join([f"{at}:", op, *(str(operand) for operand in operands)]))
        at += 1 + OPERANDS[op]
    return lines
