"""Situations in which searching finds what rules of thumb do not."""

from random import Random

import pytest

from engine.actions import PlayCard
from engine.players import PLAYERS, Level
from engine.seats import Seat
from engine.solver import Limits
from engine.view import view
from tests.engine.table import Table

LIMITS = Limits(nodes=300_000)


def played(table: Table, level: Level, seed: int) -> str:
    """The card that a player of this level plays."""
    seat = table.waits_for[0]
    seen = view(table.rules, table.state, seat)
    action = PLAYERS[level](seen, table.rules, Random(seed), LIMITS).action
    assert isinstance(action, PlayCard)
    return str(action.card)


@pytest.mark.parametrize("seed", range(3))
def test_an_ace_does_not_draw_the_partners_last_trump(seed: int) -> None:
    # One trump is out against south, and north has the ten: hearts are led for it to ruff.
    table = Table(
        "8DKC9C8HTS7S9DJS / ACQDKH9H7DJDAHTC / QSQC9SKSQHAS7HJH / 8S8CJCTDKD7CTHAD",
        dealer=Seat.NORTH,
    )
    table.say("90D", "100S", "110D", "120S", "-", "-", "130D", "-", "-", "140S", "-", "-", "-")
    table.play("AC QC JC 9C AH 7H TH 8H TC 9S 7C KC QS 8S JS 7D 8D QD KS KD")
    assert played(table, Level.CLUB, seed) == "AS"
    assert played(table, Level.EXPERT, seed) in {"QH", "JH"}


@pytest.mark.parametrize("seed", range(3))
def test_a_ten_goes_to_the_partners_last_trick(seed: int) -> None:
    # South's ten of hearts takes this trick; whatever north keeps, the last one is not theirs.
    table = Table(
        "JDQDKS7STDAS8D9C / QC8STC7H9H7C9DAH / 7D8HKHKDACTHQSJS / TSJH9S8CKCQHADJC",
        dealer=Seat.EAST,
    )
    table.say("-", "80C", "90D", "100C", "-", "-", "110D", "120C", "-", "-", "-")
    table.play("7D AD 8D 9D JC 9C QC AC 8C 7S TC 8H AH KH QH JD 8S QS TS AS KS 7C JS 9S 7H TH JH")
    assert played(table, Level.CLUB, seed) == "QD"
    assert played(table, Level.EXPERT, seed) == "TD"
