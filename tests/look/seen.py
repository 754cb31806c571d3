"""Which screens have been drawn: the functions of cogs that return a view and were called."""

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType

COGS = Path(__file__).parents[2] / "cogs"
KIT = COGS / "ui"


@contextmanager
def watching() -> Iterator[set[str]]:
    """Note each function of cogs that is called meanwhile, as ``file.function``."""
    seen: set[CodeType] = set()
    names: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code not in seen:
            seen.add(code)
            file = Path(code.co_filename)
            if file.is_relative_to(COGS):
                names.add(f"{_name(file)}.{code.co_name}")

    sys.setprofile(note)
    try:
        yield names
    finally:
        sys.setprofile(None)


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
