"""Which screens have been drawn: the functions of cogs/ui/screens that were called."""

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType

SCREENS = Path(__file__).parents[2] / "cogs" / "ui" / "screens"


@contextmanager
def watching() -> Iterator[set[str]]:
    """Note each function of the screens that is called meanwhile, as ``file.function``."""
    seen: set[CodeType] = set()
    names: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code not in seen:
            seen.add(code)
            file = Path(code.co_filename)
            if file.is_relative_to(SCREENS):
                names.add(f"{_name(file)}.{code.co_name}")

    sys.setprofile(note)
    try:
        yield names
    finally:
        sys.setprofile(None)


def screens() -> frozenset[str]:
    """Every public function of the screens, as ``file.function``."""
    return frozenset(
        f"{_name(file)}.{node.name}"
        for file in SCREENS.rglob("*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    )


def _name(file: Path) -> str:
    """The file within the screens, without its ending."""
    return file.relative_to(SCREENS).with_suffix("").as_posix()
