"""Which small changes are made to a piece of code, and which of them are marked."""

from pathlib import Path

import pytest

from tests.mutants.changes import all_mutations, mutations_of


def made_of(source: str, path: str = "bot/tables/lobby.py") -> dict[str, tuple[str, bool]]:
    """The changes to a file: by what is replaced the text instead, and whether it is marked."""
    found = mutations_of(path, source.encode())
    return {each.before: (each.after, each.permits) for each in found}


def test_what_a_function_answers_and_the_flags_it_passes_become_their_contraries() -> None:
    made = made_of("def f():\n    send(page, again=True)\n    return False\n")
    assert made["True"] == ("False", False)
    assert made["return False"] == ("return True", False)


def test_what_a_declaration_says_is_left_out() -> None:
    made = made_of(
        '@control("deal", counted=False)\nclass Deal(Of, sheet=True):\n    one: int = 1\n'
    )
    assert made["counted=False"][0] == "**{}"
    assert made["sheet=True"][0] == "**{}"
    assert made["False"][0] == "True"


def test_who_may_press_becomes_whoever_likes() -> None:
    made = made_of('PAUSE = ControlName("pause", Presser.SEATED)\n')
    assert made == {"Presser.SEATED": ("Presser.ANYBODY", True)}
    assert made_of('LOOK = ControlName("look", Presser.ANYBODY)\n') == {}


@pytest.mark.parametrize(
    "source",
    [
        "def f():\n    if seats > 3:\n        raise Refused(FULL)\n",
        "def may_sit(seats):\n    return seats > 3\n",
        "def f():\n    send(page, ephemeral=True)\n",
        '@control("deal", by=Presser.OWNER)\nclass Deal: ...\n',
    ],
)
def test_what_permits_or_hides_is_marked(source: str) -> None:
    assert all(marked for _, marked in made_of(source).values())


def test_what_does_neither_is_not_marked() -> None:
    source = "def f():\n    if seats > 3:\n        full += 1\n    raise Refused(FULL)\n"
    assert not any(marked for _, marked in made_of(source).values())


def test_a_mutation_is_found_again_in_a_tree_whose_modules_have_moved(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for file in (one / "bot/sums.py", other / "engine/sums/adding.py"):
        file.parent.mkdir(parents=True)
        file.write_text("def added(a, b):\n    return a + b\n")
    assert [*all_mutations(one)] == [*all_mutations(other)] == [("added", "return", 1)]
