"""``python -m engine solve``: a deal, a file of deals, lines that are none."""

from pathlib import Path

import pytest

from engine.__main__ import main
from tests.engine.solver.table import SLAM

CLUBS_LEAD = SLAM.replace("contree S 0", "contree C 2")
"""Hand 2 has all diamonds, and leads them against hand 3's trumps."""


def test_a_deal_is_solved_with_its_best_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", SLAM]) == 0
    points, *tricks = capsys.readouterr().out.splitlines()
    assert points == "162"
    assert len(tricks) == 8
    assert all(
        trick.startswith(f"trick {number}: 0 leads ") for number, trick in enumerate(tricks, 1)
    )
    assert sum(int(trick.rpartition("+")[2]) for trick in tricks) == 162


def test_a_deal_line_needs_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *SLAM.split()]) == 0
    assert capsys.readouterr().out.startswith("162\n")


def test_an_open_card_may_cover_another(capsys: pytest.CaptureFixture[str]) -> None:
    ranks = "789TJQKA"
    first = ",".join(f"{rank}S/{rank}H" for rank in ranks)
    second = ",".join(f"{rank}D/{rank}C" for rank in ranks)
    assert main(["solve", f"decouverte S 0 {first} {second}"]) == 0
    assert capsys.readouterr().out.startswith("162\n")


def test_a_file_gives_one_number_a_line_and_names_invalid_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deals.txt"
    lines = ["# deals", SLAM, "nonsense", "", CLUBS_LEAD + " # 0", SLAM + ",7S"]
    file.write_text("\n".join(lines), encoding="utf-8")
    assert main(["solve", str(file)]) == 1
    told = capsys.readouterr()
    assert told.out == "162\n0\n"
    assert [line.partition(":")[0] for line in told.err.splitlines()] == ["Line 3", "Line 6"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("nonsense", "a rule set, a trump, a leader and the hands are needed"),
        (SLAM.replace("contree", "whist"), "no rule set 'whist'"),
        (SLAM.replace(" S ", " X "), "'X' is no trump of contree"),
        (SLAM.replace(" S ", " NT "), "'NT' is no trump of contree"),
        (SLAM.replace(" 0 ", " 4 "), "from 0 to 3, not '4'"),
        (SLAM.rpartition(" ")[0], "4 hands, not 3"),
        (SLAM.replace("7S", "1S"), "'1S' is no card"),
        (SLAM.replace("7S", "7H"), "7H is there twice"),
        (SLAM.replace("7S", "6S"), "6S is not in the pack"),
        (SLAM.replace("7S,", ""), "hand 0 has 7 cards, not 8"),
    ],
)
def test_invalid_input_is_explained(
    wrong: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", wrong]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err


def test_a_deal_may_be_written_as_public_files_write_it(capsys: pytest.CaptureFixture[str]) -> None:
    other = SLAM.replace("TS", "10♠").lower()
    assert main(["solve", other]) == 0
    assert capsys.readouterr().out.startswith("162\n")
