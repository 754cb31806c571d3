"""Every control that the tests of a room draw, as a file: a ``custom_id`` changes by intent alone.

``RECORD_CONTROLS=1 pytest tests/cogs -n 0`` writes it anew for the rooms whose tests are run.
"""

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from cogs.ui.control import Control
from cogs.ui.ids import PREFIX

FILE = Path(__file__).parents[1] / "data" / "drawn_controls.json"

BY_CHANCE = (
    (re.compile(r"(?<![0-9A-Za-z])[0-9A-Z]{6}(?![0-9A-Za-z])"), "AAAAAA"),
    (re.compile(r"(?<![0-9A-Za-z])[0-9a-z]{12}(?![0-9A-Za-z])"), "b293b94y3uo8"),
    (re.compile(r"(?<![0-9])[0-9]{19}(?![0-9])"), "1456074443980800008"),
    (re.compile(r"(?<![0-9A-Za-z])t(?=[0-9a-z]*[0-9])[0-9a-z]{5}(?![0-9A-Za-z])"), "t85s20"),
    (re.compile(r"(?<=^reading:)[0-9a-z]+(?=-)"), "0"),
)
"""What differs from run to run, and what stands for it: codes, ids of people, moments, a seed."""


def recorded_controls() -> dict[str, list[str]]:
    """The ids that the tests of each room drew when they were recorded."""
    recorded: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return recorded


def keep_controls(drawn: Mapping[str, set[str]]) -> None:
    """Write what the tests of these rooms have drawn in place of what they drew before."""
    every = (recorded_controls() if FILE.exists() else {}) | {
        room: without_chance(ids) for room, ids in drawn.items()
    }
    FILE.write_text(json.dumps(dict(sorted(every.items())), indent=0) + "\n", encoding="utf-8")


def without_chance(ids: set[str]) -> list[str]:
    """Ids in order; of those that differ in a table, a move or by chance alone, one is kept."""
    kept = dict[tuple[str, bool, bool], str]()
    for each in sorted(ids):
        _, verb, table, move, argument = each.split(":", 4)
        said = f"{verb}:{argument}"
        for pattern, instead in BY_CHANCE:
            said = pattern.sub(instead, said)
        told = ":".join((PREFIX, verb, table, move, said.partition(":")[2]))
        kept[said, table != "0", move != "0"] = told
    return sorted(kept.values())


@contextmanager
def recording(into: set[str]) -> Iterator[None]:
    """Note the id of each button, menu and window that is drawn inside, not of what is pressed."""
    with pytest.MonkeyPatch.context() as patched:
        draw, open_window = Control.__init__, ui.Modal.__init__
        read = Control.from_custom_id.__func__  # type: ignore[attr-defined]

        def drawn(self: Control, item: ui.Item[Any]) -> None:
            into.add(str(getattr(item, "custom_id", "")))
            draw(self, item)

        async def pressed(kind: type[Control], *told: object) -> Control:
            patched.setattr(Control, "__init__", draw)
            try:
                return await read(kind, *told)  # type: ignore[no-any-return]
            finally:
                patched.setattr(Control, "__init__", drawn)

        def opened(self: ui.Modal, **named: Any) -> None:  # noqa: ANN401 - as it is called
            open_window(self, **named)
            if self.custom_id.startswith(f"{PREFIX}:"):
                into.add(self.custom_id)

        patched.setattr(Control, "__init__", drawn)
        patched.setattr(Control, "from_custom_id", classmethod(pressed))
        patched.setattr(ui.Modal, "__init__", opened)
        yield
