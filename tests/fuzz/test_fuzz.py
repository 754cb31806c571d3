"""A small slice of ``python -m tests.bench.fuzz``."""

from pathlib import Path

import pytest

from cogs.ui.command_group import contree
from tests.fuzz.crowd import crowd
from tests.fuzz.fuzzing import COMMANDS, Fuzz
from tests.rig.slow import slow_except


@pytest.mark.parametrize("presses", slow_except((300, 2000), {300}))
async def test_random_presses_are_answered_once_and_break_no_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, presses: int
) -> None:
    async with crowd(tmp_path, monkeypatch) as everybody:
        fuzz = Fuzz(everybody, presses, seed=1)
        await fuzz.run()
        assert await fuzz.findings() == []
        assert await fuzz.games() > 0


def test_its_commands_are_those_of_the_bot() -> None:
    """A name that is gone was missed only when chance had somebody type it."""
    assert {*COMMANDS} <= {command.name for command in contree.commands}
