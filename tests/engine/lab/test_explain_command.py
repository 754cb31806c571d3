"""``python -m engine explain``: a decision of a deal, told in short lines."""

import io

import pytest

from engine.__main__ import main

DEAL = (
    "contree N | 7HQSTDQCKH8DTC7S / 7C9SJSJD9C9DJCQD / ACJHADQHKS8CTH7D / TS8HAH9HKDAS8SKC"
    " | 90C 120H x S:- N:- | 7CACKCTC JH8HKH9S 8C9HQCJC AH7HQDQH"
)
LITTLE = ["--budget", "200000"]


def lines(capsys: pytest.CaptureFixture[str], *said: str) -> list[str]:
    assert main(["explain", *said, *LITTLE]) == 0
    return capsys.readouterr().out.splitlines()


def test_a_card_is_explained_beside_what_was_done(capsys: pytest.CaptureFixture[str]) -> None:
    first, contract, *rest = lines(capsys, DEAL, "--at", "18")
    assert first == "west: AH (stop-ruffs)"
    assert contract == "contract: 120H by south"
    assert rest[0].startswith("       AH  worth ")
    assert rest[0].endswith("% <- done")
    assert ", contract made " in rest[0]
    tried = [line.split()[0] for line in rest if line.startswith("  ")]
    assert sorted(tried) == ["8S", "AH", "AS", "KD", "TS"]
    assert any(line.startswith("gap: +") and " ± " in line for line in rest)
    assert any(line.startswith("believes: east out of H, ") for line in rest)


def test_the_decision_that_waits_is_explained_when_none_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(DEAL))
    told = lines(capsys, "-")
    assert told[0].startswith("west: ")
    assert not any("<- done" in line for line in told)


def test_a_call_that_was_made_is_among_those_tried(capsys: pytest.CaptureFixture[str]) -> None:
    told = lines(capsys, DEAL, "--at", "2")
    assert any(line.split()[0] == "120H" and line.endswith("<- done") for line in told)


def test_a_line_may_name_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    told = lines(capsys, f"packets=4-4 {DEAL}", "--at", "16")
    assert told == ["north: QC (forced)", "contract: 120H by south"]


def test_a_card_without_a_choice_is_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert lines(capsys, DEAL, "--at", "16")[0] == "north: QC (forced)"


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (["contree N | JS"], "This is not a legal deal: hands 1: wrong-hands: JS.\n"),
        ([f"moon=full {DEAL}"], "This is not a legal deal: unknown-option: moon=full.\n"),
        ([DEAL, "--at", "0"], "This deal has decisions 1 to 22, not 0.\n"),
        ([DEAL, "--at", "23"], "This deal has decisions 1 to 22, not 23.\n"),
    ],
)
def test_what_cannot_be_explained_is_refused_in_a_sentence(
    said: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", *said]) == 2
    assert capsys.readouterr().err == reason
