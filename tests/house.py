"""How large the three packages are, and how they read: ``python -m tests.house`` prints a table.

Lines count blank ones, a function's length its docstring. A private function is called once if
its module names it once besides its ``def``.
"""

import ast
import io
import sys
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean

from tests.architecture.reading import ROOMS, Module, read_tree
from tests.architecture.type_names import names_of_types

Function = ast.FunctionDef | ast.AsyncFunctionDef

HEAD = ("", "lines", "files", "function", "called once", "of private", "", "comments", "", "types")
WIDTHS = (12, 8, 6, 9, 12, 11, 6, 9, 7, 6)


def functions(module: Module) -> Iterator[Function]:
    """Every function and method of a module, nested ones too."""
    return (node for node in ast.walk(module.tree) if isinstance(node, Function))


def private(module: Module) -> Iterator[str]:
    """The names of its private functions; a decorated one is called through its decorator."""
    for each in functions(module):
        if each.name.startswith("_") and not each.name.endswith("_") and not each.decorator_list:
            yield each.name


def mentions(module: Module) -> Counter[str]:
    """How often each name is read, alone or as an attribute."""
    nodes = tuple(ast.walk(module.tree))
    names = (node.id for node in nodes if isinstance(node, ast.Name))
    return Counter(names) + Counter(node.attr for node in nodes if isinstance(node, ast.Attribute))


def comments(module: Module) -> int:
    """The lines with a comment."""
    tokens = tokenize.generate_tokens(io.StringIO(module.text).readline)
    return sum(token.type == tokenize.COMMENT for token in tokens)


def figures(name: str, modules: Iterable[Module]) -> tuple[str, ...]:
    """A line of the table."""
    read = tuple(modules)
    lines = sum(len(module.text.splitlines()) for module in read)
    lengths = [(each.end_lineno or 0) - each.lineno + 1 for m in read for each in functions(m)]
    times = [mentions(module)[own] for module in read for own in private(module)]
    said = sum(map(comments, read))
    return (
        name,
        f"{lines:,}",
        str(len(read)),
        f"{fmean(lengths or [0]):.1f}",
        f"{times.count(1):,}",
        f"{len(times):,}",
        f"{times.count(1) / max(1, len(times)):.0%}",
        f"{said:,}",
        f"{said / max(1, lines):.1%}",
        str(sum(len(places) > 1 for places in names_of_types(read).values())),
    )


def main() -> None:
    """Print a line for each package, one for all three, and one for the tests."""
    root = Path(__file__).parents[1]
    house = read_tree(root)
    rows: list[tuple[str, ...]] = [HEAD]
    for room in ROOMS:
        rows.append(figures(room, (each for each in house if each.path.startswith(f"{room}/"))))
    rows += [figures("all three", house), figures("tests", read_tree(root, ("tests",)))]
    for row in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(row, WIDTHS, strict=True)]
        sys.stdout.write(f"{''.join(cells).rstrip()}\n")


if __name__ == "__main__":
    main()
