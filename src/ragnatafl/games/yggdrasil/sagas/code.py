"""Effects of a saga file (YG-21.8), checked and turned into code; values and conditions are `saga_expressions.py`'s."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ragnatafl.core.reading import Reader

from ..content import WORLDS
from .expressions import EFFECTS, ExpressionCoder, Scope
from .instructions import CHOICES, LIFE_OF, POOL_KINDS, POOL_OF, QUANTITIES, SILENT, SOFT, TOKENS_ALL, TOKENS_DOWN

MOST_CHOICES = {"world": len(WORLDS), "number": 14, "player_god": 5}


class Coder(ExpressionCoder):
    """Writes one saga's code."""

    def effects(self, table: Reader, key: str, scope: Scope) -> int:
        """The address of a list of effects."""
        self.where = table
        start = len(self.code)
        self.block(table.data.get(key), scope)
        self.emit("end")
        return start

    def block(self, value: object, scope: Scope) -> None:
        if not isinstance(value, list):
            raise self.fail(scope, "must be a list of effects")
        for item in value:
            if isinstance(item, Mapping):
                self.control(item, scope)
            elif isinstance(item, list) and item and isinstance(item[0], str):
                self.effect(item[0], item[1:], scope)
            else:
                raise self.fail(scope, f"has {item!r}, which is no effect")

    def control(self, table: Mapping[str, object], scope: Scope) -> None:
        if "if" in table:
            self.known(table, scope, "if", "then", "else")
            self.value(table["if"], "truth", scope)
            otherwise = self.hole("jump_if_zero")
            self.block(table.get("then"), scope)
            if "else" in table:
                after = self.hole("jump")
                self.fill(otherwise)
                self.block(table["else"], scope)
                self.fill(after)
            else:
                self.fill(otherwise)
        elif "each" in table:
            self.known(table, scope, "each", "do")
            for member in self.members(table["each"], scope):
                self.block(table.get("do"), replace(scope, it=member))
        elif "choose" in table:
            self.choice(table, scope)
        else:
            raise self.fail(scope, 'has a table without "if", "each" or "choose"')

    def known(self, table: Mapping[str, object], scope: Scope, *keys: str) -> None:
        for key in table:
            if key not in keys:
                raise self.fail(scope, f'has "{key}" beside "{keys[0]}", which knows only {", ".join(keys)}')

    def choice(self, table: Mapping[str, object], scope: Scope) -> None:
        """The candidates are told by a condition on "chosen"; without any, the body is skipped."""
        kind = table["choose"]
        if kind not in CHOICES:
            raise self.fail(scope, f"chooses {kind!r}, but knows only {', '.join(CHOICES)}")
        if scope.chosen:
            raise self.fail(scope, 'has a "choose" inside another')
        self.needs_active(scope, "choose")
        extra = {"world": ("where",), "opponent": ("among", "where"), "number": ("from", "to"), "player_god": ()}
        self.known(table, scope, "choose", *extra[kind], "do")
        inner = replace(scope, chosen=str(kind))
        members = self.members(table.get("among"), scope) if kind == "opponent" else []
        limit = len(self.names.opponents) if kind == "opponent" else MOST_CHOICES[kind]
        start = self.emit("choose", CHOICES.index(kind), limit, 0, 0) - 2
        self.candidates(table, str(kind), members, inner)
        self.emit("end")
        self.fill(start)
        if kind == "opponent":
            for member in members:
                self.is_chosen(member, inner)
                otherwise = self.hole("jump_if_zero")
                self.block(table.get("do"), replace(inner, it=member))
                self.fill(otherwise)
        else:
            self.block(table.get("do"), inner)
        self.fill(start + 1)

    def candidates(self, table: Mapping[str, object], kind: str, members: list[str], scope: Scope) -> None:
        if kind == "opponent":
            self.emit("push", 0)
            for member in members:
                self.is_chosen(member, scope)
                if "where" in table:
                    self.value(table["where"], "truth", replace(scope, it=member))
                    self.emit("both")
                self.emit("either")
        elif kind == "number":
            self.value(["<=", table.get("from", 0), "chosen"], "truth", scope)
            self.value(["<=", "chosen", table.get("to")], "truth", scope)
            self.emit("both")
        elif "where" in table:
            self.value(table["where"], "truth", scope)
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
