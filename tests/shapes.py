"""Whether data are what a typed dictionary says, to the last key."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfits(value: Any, hint: Any, where: str = "") -> Iterator[str]:
    """Sentences about whatever in JSON data does not fit the type; none if all does."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any:
        return
    if is_typeddict(hint) or dataclasses.is_dataclass(hint):
        yield from misfits_of_keys(value, hint, where)
    elif origin in (Union, UnionType):
        if all(any(True for _ in misfits(value, one, where)) for one in args):
            yield f"{where} is {value!r:.60}, which is none of {hint}"
    elif origin is Literal:
        if value not in args:
            yield f"{where} is {value!r:.60}, not one of {args}"
    elif origin in (list, Sequence, tuple):
        if not isinstance(value, list):
            yield f"{where} is {value!r:.60}, not a list"
        else:
            for number, one in enumerate(value):
                yield from misfits(one, args[0], f"{where}[{number}]")
    elif origin in (dict, Mapping):
        if not isinstance(value, dict):
            yield f"{where} is {value!r:.60}, not a table"
        else:
            for key, one in value.items():
                yield from misfits(one, args[1], f"{where}.{key}")
    elif type(value) is not hint and value is not hint and not (hint is type(None) and value is None):
        if not (hint is float and type(value) is int):
            yield f"{where} is {value!r:.60}, not {hint}"


def misfits_of_keys(value: Any, shape: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where} is {value!r:.60}, not {shape.__name__}"
        return
    hints = get_type_hints(shape, include_extras=True)
    for key in value.keys() - hints.keys():
        yield f"{where} has {key}, which {shape.__name__} does not know"
    for key, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        if key in value:
            yield from misfits(value[key], get_args(hint)[0] if optional else hint, f"{where}.{key}")
        elif not optional:
            yield f"{where} has no {key}"
