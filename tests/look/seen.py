"""Which screens have been drawn: the functions of cogs that return a view and were called."""

import ast
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from cProfile import Profile
from pathlib import Path
from types import CodeType

COGS = Path(__file__).parents[2] / "cogs"
KIT = COGS / "ui"

NOWHERE = "none"
"""The key of the screens that no scene draws."""

LISTED = Path(__file__).parents[1] / "data" / "scenes.toml"
DRAWN_IN: Mapping[str, list[str]] = tomllib.loads(LISTED.read_text(encoding="utf-8"))
"""The screens of each scene."""


@contextmanager
def watching() -> Iterator[set[str]]:
    """Note each function of cogs that is called meanwhile, as ``file.function``, at the end."""
    names: set[str] = set()
    profile = Profile(subcalls=False, builtins=False)
    profile.enable()
    try:
        yield names
    finally:
        profile.disable()
        codes = (entry.code for entry in profile.getstats())
        names.update(
            f"{_name(Path(code.co_filename))}.{code.co_name}"
            for code in codes
            if isinstance(code, CodeType) and Path(code.co_filename).is_relative_to(COGS)
        )


def screens() -> frozenset[str]:
    """Every public function that returns a view, as ``file.function``; the kit's are no screens."""
    return frozenset(
        f"{_name(file)}.{node.name}"
        for file in COGS.rglob("*.py")
        if not file.is_relative_to(KIT)
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
        if node.returns and ast.unparse(node.returns).endswith("LayoutView")
    )


def _name(file: Path) -> str:
    """The file within cogs, without its ending."""
    return file.relative_to(COGS).with_suffix("").as_posix()
