"""Which tests are run with a mutation, and what becomes of it."""

from pathlib import Path

import pytest

from tests.mutants.changes import Mutation, mutations_of
from tests.mutations import EVERY_CONTROL, Copy, near

MODULE = "bot/tables/lobby.py"
SOURCE = "def full(seats):\n    return seats > 3\n"
SLOW = "import pytest\nfrom bot.tables import lobby\n\n\n@pytest.mark.slow\n"
TREE = {
    MODULE: SOURCE,
    "bot/__init__.py": "",
    "bot/tables/__init__.py": "",
    "pyproject.toml": '[tool.pytest.ini_options]\nmarkers = [\n"slow: more",\n]\n',
    "tests/bot/tables/test_lobby.py": "def test_nothing():\n    pass\n",
    "tests/bot/tables/test_table.py": "",
    "tests/cogs/test_lobby_page.py": f"{SLOW}def test_it():\n    assert not lobby.full(3)\n",
    "tests/wire/test_lobby.py": "from bot.tables import lobby\n",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A module, one test beside it and one that imports it, which is slow; others do neither."""
    for name, text in TREE.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path


def mutation(before: str) -> Mutation:
    """The mutation that replaces this."""
    (found,) = (each for each in mutations_of(MODULE, SOURCE.encode()) if each.before == before)
    return found


def test_the_tests_of_a_module_come_first_then_those_that_import_it_then_its_neighbours(
    tree: Path,
) -> None:
    mirror, importing = "tests/bot/tables/test_lobby.py", "tests/cogs/test_lobby_page.py"
    assert near(tree, mutation("3")) == [mirror, importing]
    (tree / mirror).unlink()
    assert near(tree, mutation("3")) == [importing, "tests/bot/tables/test_table.py"]
    (tree / MODULE).write_text(f'FILL = ControlName("fill", Presser.HOST)\n{SOURCE}')
    assert near(tree, mutation("3"))[-1] == str(EVERY_CONTROL)


@pytest.mark.slow
def test_slow_tests_near_it_notice_what_fast_ones_do_not(tree: Path) -> None:
    copy = Copy(tree, workers="0")
    assert copy.judge(mutation("seats > 3"), "slow") == "caught near, slow"
    assert copy.judge(mutation("3"), "slow") == "survived"
    assert (tree / MODULE).read_text() == SOURCE
