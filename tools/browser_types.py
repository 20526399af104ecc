"""Writes the browser's types from the shapes of views and messages: python -m tools.browser_types

The house's go to `web/js/types.d.ts`, those of each game beside its face. With `--check` nothing is written, and the
files that are out of step are named.
"""

from __future__ import annotations

import ast
import dataclasses
import importlib
import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import ragnatafl
from ragnatafl.core import registry
from ragnatafl.server import messages

HEAD = """// Written by `python -m tools.browser_types` from {module}: change it there.
"""
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "any",
    object: "unknown",
}


def is_shape(found: Any) -> bool:
    """A typed dictionary, or a record that is sent as one."""
    return isinstance(found, type) and (is_typeddict(found) or dataclasses.is_dataclass(found))


# -- one type ------------------------------------------------------------------------------------------------------
def written(hint: Any) -> str:
    """A type of Python in TypeScript's words."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_shape(hint):
        return str(hint.__name__)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " | ".join(written(one) for one in args)
    if origin is Literal:
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in args)
    if origin in (list, Sequence) or (origin is tuple and args[1:] == (...,)):
        inside = written(args[0])
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if origin is tuple:
        return f"[{', '.join(written(one) for one in args)}]"
    if origin in (dict, Mapping):
        return f"Record<string, {written(args[1])}>"
    raise TypeError(f"There is no type of the browser for {hint!r}.")


def inside(hint: Any) -> Iterator[type]:
    """The shapes that a type speaks of."""
    if is_shape(hint):
        yield hint
    for one in get_args(hint):
        yield from inside(one)


# -- one shape -----------------------------------------------------------------------------------------------------
def bases(shape: type) -> list[type]:
    return [one for one in getattr(shape, "__orig_bases__", shape.__bases__) if is_shape(one)]


def fields(shape: type) -> dict[str, Any]:
    """What it has beyond its bases."""
    known = {key for base in bases(shape) for key in get_type_hints(base)}
    return {key: hint for key, hint in get_type_hints(shape, include_extras=True).items() if key not in known}


@cache
def classes(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module as they are written."""
    source = inspect.getsource(importlib.import_module(module))
    return {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}


def notes(node: ast.ClassDef | None) -> dict[str, str]:
    """The sentence that stands under a field in the source."""
    body = node.body if node else []
    return {
        field.target.id: str(note.value.value)
        for field, note in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant)
    }


def comment(text: str | None, indent: str = "") -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


def interface(shape: type) -> list[str]:
    node = classes(shape.__module__).get(shape.__name__)
    said = notes(node)
    more = f" extends {', '.join(base.__name__ for base in bases(shape))}" if bases(shape) else ""
    lines = [*comment(ast.get_docstring(node) if node else None), f"export interface {shape.__name__}{more} {{"]
    for key, hint in fields(shape).items():
        optional = get_origin(hint) is NotRequired
        kind = written(get_args(hint)[0] if optional else hint)
        lines += [*comment(said.get(key), "  "), f"  {key}{'?' if optional else ''}: {kind};"]
    return [*lines, "}", ""]


# -- a file --------------------------------------------------------------------------------------------------------
def shapes(module: ModuleType) -> list[type]:
    """Those of a module and all that they speak of, each after what it needs."""
    found: dict[str, type] = {}

    def add(shape: type) -> None:
        if shape.__name__ in found:
            assert found[shape.__name__] is shape, f"Two shapes are called {shape.__name__}."
            return
        for base in bases(shape):
            add(base)
        for hint in fields(shape).values():
            for one in inside(hint):
                if one is not shape:
                    add(one)
        found[shape.__name__] = shape

    for one in vars(module).values():
        for shape in inside(one):
            add(shape)
    return list(found.values())


def unions(module: ModuleType) -> Iterator[str]:
    for name, hint in vars(module).items():
        if isinstance(hint, UnionType):
            yield f"export type {name} = {written(hint)};\n"


def types_of(module: ModuleType) -> str:
    lines = [line for shape in shapes(module) for line in interface(shape)]
    return "\n".join([HEAD.format(module=module.__name__), *lines, *unions(module)])


def wanted() -> dict[Path, str]:
    """Every file of types, and what is to stand in it."""
    found = {Path(ragnatafl.__file__).parent / "web" / "js" / "types.d.ts": types_of(messages)}
    for manifest in registry.manifests():
        if manifest.shape:
            module = importlib.import_module(manifest.shape.partition(":")[0])
            found[registry.folder(manifest.name) / "web" / "types.d.ts"] = types_of(module)
    return found


def out_of_step() -> dict[Path, str]:
    return {path: text for path, text in wanted().items() if not path.exists() or path.read_text("utf-8") != text}


def main(arguments: Sequence[str]) -> int:
    changed = out_of_step()
    for path, text in changed.items():
        print(f"{path} is out of step." if "--check" in arguments else f"{path} is written.")
        if "--check" not in arguments:
            path.write_text(text, "utf-8")
    return int("--check" in arguments and bool(changed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
