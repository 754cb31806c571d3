"""Nobody outside engine/variants compares with a variant: docs/architecture.md."""

import ast
from collections.abc import Iterable, Iterator

from tests.architecture.reading import Module, Violation

HOME = "engine.variants"
RULE = "5: outside engine/variants, no code compares a variant's key"


def no_variant_compared(modules: Iterable[Module]) -> Iterator[Violation]:
    """Rule 5: a game differs by its data, never by an ``if`` on which game it is."""
    everything = tuple(modules)
    names = frozenset(name for module in everything for name in _variant_names(module))
    for module in everything:
        if not _at_home(module):
            for node in ast.walk(module.tree):
                for compared in _compared(node):
                    if (name := _named(compared)) in names:
                        yield Violation(module.path, compared.lineno, f"compares {name}", RULE)


def _at_home(module: Module) -> bool:
    return module.name == HOME or module.name.startswith(HOME + ".")


def _variant_names(module: Module) -> Iterator[str]:
    """The keys that this module gives to rule sets, and the constants that hold them."""
    if not _at_home(module):
        return
    for node in ast.walk(module.tree):
        if isinstance(node, ast.keyword) and node.arg == "key" and _named(node.value):
            yield _named(node.value)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def _compared(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions that a node compares with something."""
    match node:
        case ast.Compare(left=left, comparators=others):
            yield from (part for side in (left, *others) for part in _parts(side))
        case ast.MatchValue(value=value):
            yield value
        case ast.Dict(keys=keys):
            yield from filter(None, keys)


def _parts(side: ast.expr) -> Iterable[ast.expr]:
    if isinstance(side, ast.Tuple | ast.List | ast.Set):
        return side.elts
    return (side,)


def _named(node: ast.expr) -> str:
    """A text, or a constant's name; a field that shares its name with a key is another thing."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.Name(id=name) | ast.Attribute(attr=name) if name.isupper():
            return name
        case _:
            return ""
