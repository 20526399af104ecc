"""Fluent files to plain JSON: what the browser's small resolver understands.

A pattern is a string or a list of parts; a part is a string or an object:
`{"v": name}` a variable, `{"v": name, "f": form}` a form of a name (`$place-in` is the form `in` of `$place`),
`{"m": id, "a": attribute}` a message, `{"t": id, "a": attribute, "args": {...}}` a term,
`{"s": selector, "o": [[key, pattern], ...], "d": default}` a choice, `{"n": part, "opts": {...}}` a number.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn

from fluent.syntax import FluentParser, ast

from ragnatafl.core.errors import RagnataflError

Part = str | dict[str, Any]
Pattern = str | list[Part]
Message = str | list[Part] | dict[str, Any]
"""A pattern, or `{"value": pattern, "attrs": {name: pattern}}`."""

ID = "[a-zA-Z][a-zA-Z0-9_-]*"
PLACEABLE = re.compile(rf"\{{ *(\$?{ID}) *\}}")
INLINE = rf"(?:[^{{}}\s]|\{{ *\$?{ID} *\}})(?:[^{{}}\n\r]|\{{ *\$?{ID} *\}})*"
ATTRIBUTE = re.compile(rf"\n +\.({ID}) *= *({INLINE})")
PLAIN = re.compile(rf"^({ID}) *= *({INLINE})?((?:\n +\.{ID} *= *{INLINE})*)$(?=\n*(?:\n[^ \n]|\Z))|^#.*$", re.MULTILINE)
"""A message whose patterns have one line each and name nothing but variables and messages, or a comment. Most are such:
they are read here, since the parser goes from letter to letter."""


class LocaleError(RagnataflError, ValueError):
    """A Fluent file is malformed; the sentence names file and line."""


def compile_files(paths: Iterable[Path]) -> dict[str, Message]:
    """The messages of one language by id, terms by "-id"; raises LocaleError."""
    messages: dict[str, Message] = {}
    places: dict[str, str] = {}
    references: list[tuple[str, str, str]] = []
    for path in paths:
        file = _File(path)
        for entry_id, entry, place in file.entries():
            if entry_id in messages:
                raise LocaleError(f"{place}: {entry_id} is already written at {places[entry_id]}.")
            messages[entry_id] = entry
            places[entry_id] = place
        references += file.references
    for place, wanted, attribute in references:
        if not _has(messages, wanted, attribute):
            shown = f"{wanted}.{attribute}" if attribute else wanted
            raise LocaleError(f"{place}: there is no {shown} to refer to.")
    return messages


def _has(messages: dict[str, Message], wanted: str, attribute: str) -> bool:
    message = messages.get(wanted)
    if not attribute:
        return message is not None
    return isinstance(message, dict) and attribute in message["attrs"]


class _File:
    """One Fluent file while it is read; remembers what it refers to."""

    def __init__(self, path: Path) -> None:
        self.name = "/".join(path.parts[-4:] if path.parts[-3] == "locale" else path.parts[-2:])
        try:
            self.read(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise LocaleError(f"{self.name} cannot be read: {error}.") from None
        self.references: list[tuple[str, str, str]] = []
        self.at = 0

    def entries(self) -> Iterator[tuple[str, Message, str]]:
        for found in PLAIN.finditer(self.text):
            if found[1] and (found[2] or found[3]):
                self.at = found.start()
                yield found[1], self.plain_message(found[2] or "", found[3]), self.place()
        self.read(PLAIN.sub(self.without_plain, self.text))
        for entry in FluentParser().parse(self.text).body:
            self.at = entry.span.start if entry.span else 0
            if isinstance(entry, ast.Junk):
                note = entry.annotations[0]
                self.at = note.span.start if note.span else self.at
                raise LocaleError(f"{self.place()}: {note.message}.")
            if isinstance(entry, ast.Message):
                yield entry.id.name, self.message(entry), self.place()
            elif isinstance(entry, ast.Term):
                yield f"-{entry.id.name}", self.message(entry), self.place()

    def without_plain(self, found: re.Match[str]) -> str:
        """What the parser sees of an entry: nothing but its lines, unless it is empty and so a fault."""
        return found[0] if found[1] and not (found[2] or found[3]) else "\n" * found[0].count("\n")

    def plain_message(self, value: str, attributes: str) -> Message:
        if not attributes:
            return self.plain_pattern(value)
        found: dict[str, Pattern] = {}
        for name, text in ATTRIBUTE.findall(attributes):
            if name in found:
                self.fail(f"the attribute .{name} is written twice.")
            found[name] = self.plain_pattern(text)
        return {"value": self.plain_pattern(value), "attrs": found}

    def plain_pattern(self, text: str) -> Pattern:
        pieces: list[str] = PLACEABLE.split(text.rstrip(" "))
        parts: list[Part] = []
        for number, piece in enumerate(pieces):
            if number % 2:
                parts.append(self.plain_part(piece))
            elif piece:
                parts.append(piece)
        return pieces[0] if len(pieces) == 1 else parts

    def plain_part(self, name: str) -> Part:
        if not name.startswith("$"):
            return self.reference("m", name, None, None)
        name, _, form = name[1:].partition("-")
        return {"v": name, "f": form} if form else {"v": name}

    def read(self, text: str) -> None:
        self.text = text
        self.ends = [found.start() for found in re.finditer("\n", text)]

    def place(self) -> str:
        return f"{self.name}:{bisect_left(self.ends, self.at) + 1}"

    def fail(self, sentence: str) -> NoReturn:
        raise LocaleError(f"{self.place()}: {sentence}")

    def message(self, entry: ast.Message | ast.Term) -> Message:
        value = self.pattern(entry.value) if entry.value else ""
        if not entry.attributes:
            return value
        attributes: dict[str, Pattern] = {}
        for attribute in entry.attributes:
            if attribute.id.name in attributes:
                self.fail(f"the attribute .{attribute.id.name} is written twice.")
            attributes[attribute.id.name] = self.pattern(attribute.value)
        return {"value": value, "attrs": attributes}

    def pattern(self, pattern: ast.Pattern) -> Pattern:
        parts: list[Part] = []
        for element in pattern.elements:
            part = element.value if isinstance(element, ast.TextElement) else self.part(element.expression)
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            else:
                parts.append(part)
        return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts

    def part(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Part:
        self.at = expression.span.start if expression.span else self.at
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return str(expression.value)
        if isinstance(expression, ast.Placeable):
            return self.part(expression.expression)
        if isinstance(expression, ast.VariableReference):
            return self.plain_part(f"${expression.id.name}")
        if isinstance(expression, ast.MessageReference):
            return self.reference("m", expression.id.name, expression.attribute, None)
        if isinstance(expression, ast.TermReference):
            return self.reference("t", f"-{expression.id.name}", expression.attribute, expression.arguments)
        if isinstance(expression, ast.FunctionReference):
            return self.number(expression)
        if isinstance(expression, ast.SelectExpression):
            return self.choice(expression)
        self.fail(f"{type(expression).__name__} is not understood.")

    def reference(
        self, kind: str, wanted: str, attribute: ast.Identifier | None, arguments: ast.CallArguments | None
    ) -> Part:
        self.references.append((self.place(), wanted, attribute.name if attribute else ""))
        part: dict[str, Any] = {kind: wanted}
        if attribute:
            part["a"] = attribute.name
        if arguments and arguments.named:
            part["args"] = self.options(arguments)
        return part

    def number(self, call: ast.FunctionReference) -> Part:
        if call.id.name != "NUMBER" or len(call.arguments.positional) != 1:
            self.fail(f"{call.id.name}(...) is not understood; there is NUMBER($variable).")
        options = self.options(call.arguments)
        part: dict[str, Any] = {"n": self.part(call.arguments.positional[0])}
        return part | {"opts": options} if options else part

    def options(self, arguments: ast.CallArguments) -> dict[str, str | int | float]:
        return {named.name.name: _literal(named.value) for named in arguments.named}

    def choice(self, expression: ast.SelectExpression) -> Part:
        selector = self.part(expression.selector)
        options: list[list[Any]] = []
        default = 0
        for index, variant in enumerate(expression.variants):
            key = variant.key
            options.append([_number(key.value) if isinstance(key, ast.NumberLiteral) else key.name])
            options[-1].append(self.pattern(variant.value))
            if variant.default:
                default = index
        return {"s": selector, "o": options, "d": default}


def _literal(value: ast.NumberLiteral | ast.StringLiteral) -> str | int | float:
    return _number(value.value) if isinstance(value, ast.NumberLiteral) else str(value.parse()["value"])


def _number(text: str) -> int | float:
    return float(text) if "." in text else int(text)
