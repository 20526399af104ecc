"""Puts the docstrings of the sources into the C that mypyc writes, which has signatures alone, for setup.py.

So `help(state.play)` has something to say. What the C is made into lies in a folder of
its own, because mypyc looks whether its files are as it left them. A method of a position that has no docstring of its
own gets the contract's.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CONTRACT = ROOT / "src" / "ragnatafl" / "core" / "contract.py"
POSITION = "Engine"
"""What every position derives from; the contract calls it State."""
DEEPEST = 4
"""How many classes may lie between it and one that derives from it."""

MODULE = re.compile(r'PyModuleDef_HEAD_INIT,\n\s*"(?P<module>[\w.]+)",\n\s*(?P<doc>NULL), /\* docstring \*/')
TABLE = re.compile(
    r"^static Py(?:MethodDef|GetSetDef) (?P<table>\w+?)(?:_methods|_getseters)\[\] = \{\n.*?^\};", re.M | re.S
)
METHOD = re.compile(r'\{"(?P<name>\w+)",\s+\(PyCFunction\)[^"{}]*?PyDoc_STR\("[^"]*?--\\n\\n(?P<doc>)"\)')
ATTRIBUTE = re.compile(r'\{"(?P<name>\w+)",\s+\(getter\)[^"{}]*?(?P<doc>NULL), NULL\}')
CLASS = re.compile(r'\.tp_doc = PyDoc_STR\("(?P<name>\w+)[^"]*?--\\n\\n(?P<doc>)"\)')

Docstrings = dict[str, str]
"""By name inside a module: "" is the module's own, "Rng", "Rng.below"."""


def module_docstrings(path: Path) -> Docstrings:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {"": ast.get_docstring(tree) or ""} | body_docstrings(tree.body, "")


def body_docstrings(body: list[ast.stmt], prefix: str) -> Docstrings:
    """Of functions and classes, and the text under a variable, which is its docstring to people."""
    found: Docstrings = {}
    for statement, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(statement, ast.ClassDef):
            found |= body_docstrings(statement.body, f"{statement.name}.")
        if isinstance(statement, ast.ClassDef | ast.FunctionDef):
            found.setdefault(prefix + statement.name, ast.get_docstring(statement) or "")
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            found[prefix + statement.target.id] = text_of(following)
    return found


def text_of(statement: ast.stmt | None) -> str:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return inspect.cleandoc(statement.value.value) if isinstance(statement.value.value, str) else ""
    return ""


def bases(path: Path) -> dict[str, set[str]]:
    """The classes of a module, each with what it derives from."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    classes = [statement for statement in tree.body if isinstance(statement, ast.ClassDef)]
    return {one.name: {ast.unparse(base) for base in one.bases} for one in classes}


class Documents:
    """The docstrings of all modules that are compiled."""

    def __init__(self, paths: list[Path]) -> None:
        self.paths = {".".join(path.relative_to(ROOT / "src").with_suffix("").parts): path for path in paths}
        self.classes = {module: bases(path) for module, path in self.paths.items()}
        self.contract = module_docstrings(CONTRACT)
        self.positions = {POSITION}
        for _ in range(DEEPEST):
            self.positions |= {
                name for found in self.classes.values() for name, above in found.items() if above & self.positions
            }

    def put_into(self, text: str) -> str:
        """The C of one module with its docstrings; C that is no module's stays as it is."""
        found = MODULE.search(text)
        if found is None or found["module"] not in self.paths:
            return text
        known = module_docstrings(self.paths[found["module"]])
        owners = sorted(self.classes[found["module"]], key=len, reverse=True)
        text = filled(MODULE, text, lambda one: quoted(known[""]))
        text = filled(CLASS, text, lambda one: escaped(known.get(one["name"], "")))
        return TABLE.sub(lambda table: self.table(table, owners, known), text)

    def table(self, table: re.Match[str], owners: list[str], known: Docstrings) -> str:
        """The methods or the attributes of one class, or the functions of the module."""
        owner = next((name for name in owners if table["table"].endswith(f"___{name}")), "")
        text = filled(METHOD, table[0], lambda one: escaped(self.told(owner, one["name"], known)))
        return filled(ATTRIBUTE, text, lambda one: quoted(self.told(owner, one["name"], known)))

    def told(self, owner: str, name: str, known: Docstrings) -> str:
        own = known.get(f"{owner}.{name}" if owner else name, "")
        return own or (self.contract.get(f"State.{name}", "") if owner in self.positions else "")


def filled(pattern: re.Pattern[str], text: str, tell: Callable[[re.Match[str]], str]) -> str:
    """With what is told in the place of each docstring."""

    def fill(found: re.Match[str]) -> str:
        start, end = (found.start("doc") - found.start(), found.end("doc") - found.start())
        return found[0][:start] + tell(found) + found[0][end:]

    return pattern.sub(fill, text)


def escaped(text: str) -> str:
    """As the inside of a C string, in UTF-8."""
    plain = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n"}
    return "".join(plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode())


def quoted(text: str) -> str:
    return f'"{escaped(text)}"' if text else "NULL"


def documented(sources: list[str], modules: list[str], folder: Path) -> list[str]:
    """The C files with the docstrings of the Python modules; those that change are written into the folder."""
    documents = Documents([ROOT / module for module in modules])
    folder.mkdir(parents=True, exist_ok=True)
    return [write(documents, Path(source), folder) for source in sources]


def write(documents: Documents, source: Path, folder: Path) -> str:
    before = source.read_text(encoding="utf-8")
    after = documents.put_into(before)
    if after == before:
        return str(source)
    (folder / source.name).write_text(after, encoding="utf-8")
    return str(folder / source.name)
