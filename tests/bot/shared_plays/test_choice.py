"""The choice of a deal from a list: what passes, what is taken where nothing does, what is told."""

from datetime import date
from random import Random

import pytest

from bot.i18n import words
from bot.shared_plays import choice
from bot.shared_plays.alone import Alone
from bot.shared_plays.choice import LEAST_PAR, MOST_PAR, choose_in_steps
from bot.shared_plays.rehearsal import GAME, rehearse
from engine.actions import Action
from engine.deal_record import DealRecord
from engine.players import Level, choose
from engine.players.steps import Steps, finished
from engine.view import view

SEED = bytes(range(32))
SAY = words("en")

Judged = list[tuple[list[float], bool]]

DECIDED: Judged = [([0.5, 0.45], False), ([0.5, 0.4], True)]
"""Two calls that are close, and a card that could cost much."""


@pytest.fixture(autouse=True)
def _quick_experts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Club players for experts, and two who try a candidate."""
    monkeypatch.setattr(choice, "PLAYERS", (Level.BEGINNER, Level.CLUB))
    monkeypatch.setattr(choice, "DIFFERENT", 1)

    def reply(alone: Alone, seed: bytes) -> Steps[Action]:
        yield
        assert alone.awaited is not None
        seen = view(alone.rules, alone.game, alone.awaited)
        return choose(Level.CLUB, seen, alone.rules, Random(seed))

    monkeypatch.setattr(choice, "expert_reply", reply)


def judge_all_as(monkeypatch: pytest.MonkeyPatch, judged: Judged) -> None:
    def found(_: DealRecord) -> Steps[Judged]:
        yield
        return judged

    monkeypatch.setattr(choice, "_judged", found)


def test_the_first_that_passes_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    judge_all_as(monkeypatch, DECIDED)
    found = finished(choose_in_steps(GAME, SEED))
    assert (found.passed, found.tried) == (True, 1)
    assert len(found.results) == len(choice.PLAYERS)
    assert found.par is not None
    assert LEAST_PAR <= found.par.contract.bid.value <= MOST_PAR
    assert finished(choose_in_steps(GAME, SEED)) == found


@pytest.mark.parametrize("judged", [DECIDED[:1], DECIDED[1:]])
def test_where_none_passes_the_best_of_those_that_were_played_is_taken(
    monkeypatch: pytest.MonkeyPatch, judged: Judged
) -> None:
    judge_all_as(monkeypatch, judged)
    monkeypatch.setattr(choice, "TRIED", 2)
    found = finished(choose_in_steps(GAME, SEED))
    assert (found.passed, found.tried) == (False, 2)
    assert found.results
    monkeypatch.setattr(choice, "CANDIDATES", 0)
    unseen = finished(choose_in_steps(GAME, SEED))
    assert (unseen.tried, unseen.par) == (0, None)


def test_days_are_rehearsed_the_same_each_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    judge_all_as(monkeypatch, [])
    monkeypatch.setattr(choice, "TRIED", 1)
    rehearse(date(2026, 2, 28), 2, SAY)
    rehearse(date(2026, 3, 1), 1, SAY)
    first, second, again = capsys.readouterr().out.splitlines()
    assert first.startswith("2026-02-28: ")
    assert "the best of 1 that were played" in first
    assert second.rpartition(";")[0] == again.rpartition(";")[0]
