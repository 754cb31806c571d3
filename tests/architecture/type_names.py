"""A type's name has one meaning in the three packages."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator

from tests.architecture.reading import Module, Violation

RULE = "7: a type's name has one meaning in engine, bot and cogs"


def names_of_types(modules: Iterable[Module]) -> dict[str, list[tuple[Module, int]]]:
    """The module and the line of each class and each type alias, by its name.

    Type variables are left out: they mean something only in the lines below them.
    """
    places: defaultdict[str, list[tuple[Module, int]]] = defaultdict(list)
    for module in modules:
        for node in module.tree.body:
            match node:
                case ast.ClassDef(name=name):
                    places[name].append((module, node.lineno))
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    if _names_a_type(name) and not _is_variable(value):
                        places[name].append((module, node.lineno))
    return places


def one_meaning_each(modules: Iterable[Module]) -> Iterator[Violation]:
    """Rule 7: no two classes or type aliases have the same name."""
    for name, found in names_of_types(modules).items():
        if len(found) > 1:
            for module, line in found:
                others = {other.name for other, _ in found} - {module.name}
                what = f"defines {name}, as {', '.join(sorted(others)) or 'it does above'}"
                yield Violation(module.path, line, what, RULE)


def _names_a_type(name: str) -> bool:
    return name.lstrip("_")[:1].isupper() and not name.isupper()


def _is_variable(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) in ("TypeVar", "ParamSpec")
