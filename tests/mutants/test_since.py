"""What counts as changed since a commit."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.mutants.since import mutations_since

FIRST = """
def full(seats):
    return seats > 3


def played(dare):
    return len(dare.plays) > 2
"""


@dataclass
class Checkout:
    """A tree of a few files, and its history."""

    folder: Path

    def git(self, *command: str) -> None:
        named = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        subprocess.run(("git", *named, *command), cwd=self.folder, check=True, capture_output=True)

    def commit(self, **files: str) -> None:
        """Write Python files, by their paths with two lines for a slash, and commit them."""
        for name, text in files.items():
            file = self.folder / f"{name.replace('__', '/')}.py"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        self.git("add", ".")
        self.git("commit", "-m", "Change something")

    def changed(self) -> set[str]:
        """What can be mutated of what has changed since the first commit."""
        return {f"{each.path}: {each.before}" for each in mutations_since(self.folder, "first")}


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A repository whose first commit has a module and its test."""
    made = Checkout(tmp_path)
    made.git("init")
    made.commit(bot__dares=FIRST, tests__bot__test_dares="def test_it():\n    assert 1 < 2\n")
    made.git("tag", "first")
    return made


def test_only_changed_lines_of_the_packages_are_changed(checkout: Checkout) -> None:
    checkout.commit(
        bot__dares=FIRST.replace("seats > 3", "seats > 4"),
        tests__bot__test_dares="def test_it():\n    assert 1 < 3\n",
    )
    assert checkout.changed() == {
        "bot/dares.py: return seats > 4",
        "bot/dares.py: seats > 4",
        "bot/dares.py: 4",
    }


def test_what_is_not_committed_has_changed_too(checkout: Checkout) -> None:
    (checkout.folder / "bot/dares.py").write_text(FIRST.replace("> 3", "> 5"))
    assert "bot/dares.py: 5" in checkout.changed()


def test_a_new_file_has_changed_from_its_first_line_to_its_last(checkout: Checkout) -> None:
    checkout.commit(cogs__dares="def none(page):\n    page.clear()\n    page.send()\n")
    assert checkout.changed() == {"cogs/dares.py: page.clear()", "cogs/dares.py: page.send()"}


def test_what_only_moves_and_takes_another_name_has_not_changed(checkout: Checkout) -> None:
    checkout.git("rm", "bot/dares.py")
    checkout.commit(bot__games__challenges=FIRST.replace("dare", "challenge"))
    assert checkout.changed() == set()


def test_a_name_in_place_of_one_that_is_still_there_is_a_change(checkout: Checkout) -> None:
    checkout.commit(bot__dares=FIRST.replace("return seats", "return plays"))
    assert "bot/dares.py: plays > 3" in checkout.changed()
