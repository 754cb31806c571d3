"""``python -m engine analyse``: deals in text and in JSON."""

import io
import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.players.analysis.json_form import read

DEAL = (
    "contree N | 7HQSTDQCKH8DTC7S / 7C9SJSJD9C9DJCQD / ACJHADQHKS8CTH7D / TS8HAH9HKDAS8SKC"
    " | 90C 120H x S:- N:- | 7CACKCTC JH8HKH9S"
)
LITTLE = ["--budget", "50000"]


@pytest.mark.slow
def test_a_deal_is_analysed_in_short_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", DEAL, *LITTLE]) == 0
    first, par, *rest = capsys.readouterr().out.splitlines()
    assert first == DEAL
    assert par.startswith("par: ")
    assert any(line.startswith("played: 120H by south doubled") for line in rest)
    assert sum(" accuracy " in line or line.endswith("no decision") for line in rest) == 4
    assert any(line.startswith("tricks: ") for line in rest)
    assert any(line.startswith("call 2: south 120H") for line in rest)


@pytest.mark.slow
def test_lines_of_a_file_are_objects_and_what_is_no_deal_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "deals.txt"
    file.write_text(f"# two deals\n{DEAL} # the first\ncontree N | JS\n", "utf-8")
    assert main(["analyse", "--json", str(file), *LITTLE]) == 2
    told = capsys.readouterr()
    (line,) = told.out.splitlines()
    assert read(json.loads(line)).deal == DEAL
    assert told.err == "Line 3 is not a legal deal: hands 1: wrong-hands: JS.\n"


@pytest.mark.slow
def test_deals_are_read_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(DEAL))
    assert main(["analyse", "--json", "-", "--seed", "2", *LITTLE]) == 0
    assert json.loads(capsys.readouterr().out)["version"] == 1


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("contree N | JS", "hands 1: wrong-hands: JS"),
        ("no-such-file.txt", "head 1: not-a-head: no-such-file.txt"),
        ("belotte N", "head 1: unknown-rules: belotte"),
        ("packets=9-9 " + DEAL, "option-out-of-bounds: packets=9-9"),
    ],
)
def test_what_is_no_deal_is_refused_in_a_sentence(
    said: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", said]) == 2
    assert capsys.readouterr().err == f"This is neither a file nor a legal deal: {reason}.\n"


def test_a_file_that_is_no_text_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "deals.bin"
    file.write_bytes(b"\xff\xfe\xff")
    assert main(["analyse", str(file)]) == 2
    assert capsys.readouterr().err.startswith("This file cannot be read: ")
