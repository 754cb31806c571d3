"""Reads the modules of a tree and what each of them imports, without running anything."""

import ast
import gc
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOMS = ("engine", "bot", "cogs")


@dataclass(frozen=True, slots=True)
class Import:
    """One imported module, and the line that imports it."""

    target: str
    line: int

    def is_of(self, *packages: str) -> bool:
        """Whether it is one of these packages, or something inside one."""
        return any(self.target == name or self.target.startswith(name + ".") for name in packages)


@dataclass(frozen=True, slots=True)
class Module:
    """A file of the tree."""

    name: str
    path: str
    text: str
    tree: ast.Module
    imports: tuple[Import, ...]


@dataclass(frozen=True, slots=True)
class Violation:
    """A line that breaks a rule."""

    path: str
    line: int
    what: str
    rule: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what} ({self.rule})"


def read_tree(root: Path, rooms: tuple[str, ...] = ROOMS) -> tuple[Module, ...]:
    """Every module of these rooms under ``root``."""
    files = sorted(file for room in rooms for file in (root / room).rglob("*.py"))
    names = {_name(file.relative_to(root)): file for file in files}
    return tuple(_read(name, file, root, frozenset(names)) for name, file in names.items())


@cache
def own_tree() -> tuple[Module, ...]:
    """Every module of this repository, read once: walking all the syntax trees takes seconds."""
    gc.disable()  # all that is read stays: to look for garbage in it takes longer than to read it
    try:
        return read_tree(Path(__file__).parents[2])
    finally:
        gc.freeze()  # nor is garbage looked for in it later: each time that takes a second
        gc.enable()


def _name(file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _read(name: str, file: Path, root: Path, known: frozenset[str]) -> Module:
    text = file.read_text(encoding="utf-8")
    tree = ast.parse(text)
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    imports = tuple(
        Import(_most_exact(target, known), line) for target, line in _imported(tree, package)
    )
    return Module(name, str(file.relative_to(root)), text, tree, imports)


def _imported(tree: ast.Module, package: str) -> Iterator[tuple[str, int]]:
    """Every imported thing with its line; ``from a import b`` is ``a.b``."""
    for node in _statements(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level]
            base = [*above, *filter(None, [node.module])] if node.level else [node.module or ""]
            for alias in node.names:
                yield ".".join([*base, alias.name]), node.lineno


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """Every statement below a node; most of a tree are expressions, which import nothing."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.excepthandler | ast.match_case):
            yield child
            yield from _statements(child)


def _most_exact(target: str, known: frozenset[str]) -> str:
    """The module that a dotted name means: ``engine.cards.Card`` is of ``engine.cards``."""
    parts = target.split(".")
    if parts[0] not in ROOMS:
        return target
    for length in range(len(parts), 0, -1):
        if (name := ".".join(parts[:length])) in known:
            return name
    return target
