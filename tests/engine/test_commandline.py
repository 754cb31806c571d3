"""``python -m engine``: what it prints and the codes it ends with."""

import io
import sys

import pytest

from engine.__main__ import main

DEAL = (
    "contree 3 S | JC8D7CAD9D7S9SKH / JDQH7DQCAHKSJH8H / QDJS8SKC8CQSKDTD / 9HTH7H9CASTCACTS"
    " | capotS x - W:- | 9HKHQHJS TDTS9D7D TCJCQCKC 7H7SJHQS 8SAS9SKS ADJDQDAC 7CAH8C9C TH8D8HKD"
)


def test_a_deal_is_replayed_with_its_score(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", DEAL]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == DEAL
    assert "contract capotS by west x2" in told
    assert "trick 1: west leads 9H KH QH JS, south +27" in told
    assert told[-1] == "score: failed, attack 0, defence 660"


def test_a_deal_is_read_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(DEAL + "\n"))
    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out.startswith(DEAL)


def test_an_unfinished_deal_has_no_score(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", DEAL.rpartition("|")[0]]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "score: none (play)"


def test_an_illegal_deal_is_explained_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", DEAL.replace("TDTS9D7D", "TDTSJC7D")]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "This is not a legal deal: cards 7: illegal (must-follow): JC.\n"


@pytest.mark.parametrize("arguments", [[], ["solve"], ["whist"], ["replay"]])
def test_without_a_command_usage_is_printed(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: python -m engine" in capsys.readouterr().err


def test_a_deal_with_house_rules_is_replayed_as_it_is_exported(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = f"packets=4-4 {DEAL}"
    assert main(["replay", line]) == 0
    assert capsys.readouterr().out.splitlines()[0] == line
    assert main(["replay", f"packets=9-9 {DEAL}"]) == 2
    reason = "option-out-of-bounds: packets=9-9"
    assert capsys.readouterr().err == f"This is not a legal deal: {reason}.\n"
