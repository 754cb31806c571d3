"""``python -m engine problems``: positions with one right answer."""

from pathlib import Path
from random import Random

import pytest

from engine.__main__ import main
from engine.actions import Call, Pass, PlayCard
from engine.cards import Card, Trump
from engine.contract import Bid
from engine.game import awaited, begun
from engine.lab.problems import AskedDecision, best_lead, leads, right_call
from engine.players.analysis import Mistake
from engine.players.judgement import Judgement
from engine.players.problems import Problem
from engine.players.tried import Tried
from engine.seats import Seat
from engine.variants import find_variant

CONTREE = find_variant("contree")


def judged(*others: tuple[float, float]) -> Judgement:
    """A judgement of a card worth half the game beside others, each by its worth and gap error."""
    cards = [PlayCard(card) for card in CONTREE.pack.cards]
    tried = [Tried(action=cards[0], worth=0.5)]
    for card, (worth, error) in zip(cards[1:], others, strict=False):
        tried.append(Tried(action=card, worth=worth, gap_error=error))
    return Judgement.of(Seat.SOUTH, cards[0], tried, 100)


@pytest.mark.parametrize(
    ("others", "alone"),
    [
        ([(0.44, 0.01), (0.3, 0.1)], True),
        ([(0.46, 0.0)], False),
        ([(0.44, 0.04)], False),
        ([(0.55, 0.0), (0.1, 0.0)], False),
    ],
)
def test_a_card_is_right_where_it_leads_each_other_beyond_chance(
    others: list[tuple[float, float]], alone: bool
) -> None:
    assert leads(judged(*others)) is alone


def test_the_best_leads_the_next_best_and_nothing_if_it_was_tried_alone() -> None:
    assert best_lead(judged((0.3, 0.0), (0.44, 0.0))) == pytest.approx(0.06)
    assert best_lead(judged()) == 0


PASS, BID = Pass(), Bid(80, Trump.SPADES)
NOT_EASY = 2
"""A seed with which what everybody finds is kept."""


@pytest.mark.parametrize(
    ("deal", "best", "is_problem"),
    [(2, PASS, True), (2, BID, False), (4, PASS, False), (4, BID, False)],
    ids=["said by all", "said by none", "not said by all", "said by one"],
)
def test_a_call_is_a_problem_only_where_each_convention_says_it(
    monkeypatch: pytest.MonkeyPatch, deal: int, best: Call, is_problem: bool
) -> None:
    """By convention a hand with three pieces, of the deal of seed 4, says 80, 90 or nothing."""
    wrong = (Tried(action=call, worth=0.1) for call in (BID, PASS, Bid(90, Trump.SPADES)))
    tried = [Tried(action=best, worth=0.6), *(one for one in wrong if one.action != best)]
    sure = Judgement.of(Seat.SOUTH, best, tried, 100)
    monkeypatch.setattr(AskedDecision, "judged", lambda *_: sure)
    state = begun(CONTREE, Seat.NORTH, Random(deal))
    asked = AskedDecision(CONTREE, state, awaited(CONTREE, state)[0], budget=1)
    found = right_call(asked, Random(NOT_EASY))
    assert (found is not None and found.actions == (best,)) is is_problem


LINE = (
    "33\t1\t9C\tTS 9C 9C\ttrumps-late\t0.247\t0.000\t"
    "contree N | KHQH7CJDASQS7SAH / 8H9DTDQC9H8S8DKS"
    " / TSKC7HTH9CAD9STC / JCJSACKD7DQDJH8C | - 80C - 100C - - - | "
    "8DAD7DJD KCJC7CQC JSAS8S9S AH8H7HJH QH9HTH8C QDQSTDTC"
)


def test_a_problem_is_a_line() -> None:
    problem = Problem.read(LINE)
    assert str(problem) == LINE
    assert problem.theme == Mistake.TRUMPS_LATE
    assert problem.is_right(PlayCard(Card.parse("9C"), announcing=True))
    assert not problem.is_right(PlayCard(Card.parse("TS")))


@pytest.mark.slow
def test_problems_are_made_from_where_the_file_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "problems.txt"
    asked = ["problems", "--file", str(file), "--budget", "300000", "--count"]
    assert main([*asked, "1"]) == 0
    (first,) = file.read_text("utf-8").splitlines()
    assert main([*asked, "2"]) == 0
    again, second = map(Problem.read, file.read_text("utf-8").splitlines())
    assert str(again) == first
    assert second.number > again.number
    assert capsys.readouterr().err.count("2 of 2") == 1
