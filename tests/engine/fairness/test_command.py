"""``python -m engine verify``: what it prints and the codes it ends with."""

import io
import subprocess
import sys
from random import Random

import pytest

from engine.__main__ import main
from tests.engine.fairness.sealed_games import Played, sealed_game


def a_game(key: str = "contree") -> list[Played]:
    return list(sealed_game(key, Random(5), (("shuffle", "gathered"),), most=3))


def test_the_command_verifies_a_deal_line() -> None:
    line = str(a_game()[1].sealed)
    ended = subprocess.run(
        [sys.executable, "-m", "engine", "verify", line],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.endswith("the seal that was shown: equal\nthe deal: equal\n")


def test_the_pack_and_the_hands_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    played = a_game()[0]
    assert main(["verify", str(played.sealed)]) == 0
    told = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert told["seal"] == played.sealed.shown
    assert told["pack"].split() == [str(card) for card in played.sealed.reckoning.pack]
    for seat in played.rules.seating.order:
        cards = played.deal.laid_out.holdings[seat].cards
        assert told[seat.name.lower()].split() == [str(card) for card in cards]
    assert told["first"] == f"dealer {played.deal.dealer.name.lower()}"


def test_drawn_and_undealt_cards_are_printed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    played = a_game("belote")[0]
    assert main(["verify", str(played.sealed)]) == 0
    told = capsys.readouterr().out
    assert played.sealed.reckoning.started is not None
    drawn = played.sealed.reckoning.started.drawn
    assert all(f"{seat.name.lower()} {card}" in told for seat, card in drawn)
    assert f"talon {' '.join(map(str, played.deal.laid_out.talon))}\n" in told


def test_a_deal_line_can_be_read_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{a_game()[2].sealed}\n"))
    assert main(["verify", "-"]) == 0
    assert "the deal: equal" in capsys.readouterr().out


def test_a_deal_that_does_not_match_its_seed_has_its_own_exit_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    played = a_game()[0]
    assert main(["verify", str(played.sealed).replace(played.seed.hex(), "0f" * 32)]) == 1
    told = capsys.readouterr().out
    assert "the seal that was shown: NOT EQUAL\n" in told
    assert "the deal: NOT EQUAL\n" in told


def test_an_invalid_deal_line_is_explained_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["verify", "contree N | JS"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("This is not a sealed deal: ")
