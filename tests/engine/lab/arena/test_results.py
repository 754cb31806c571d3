"""What is summed up of deals: leads, contracts by value, doubles, times."""

import pytest

from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind
from engine.lab.arena import Contracts, DealOutcome, DealPair, Times, measured
from engine.seats import Seat
from engine.settlement import Result

TIMES = Times((), ())


def played(
    lead: int,
    bid: Bid,
    result: Result,
    *,
    attacks: bool = True,
    doubles: int = 0,
) -> DealOutcome:
    contract = Contract(Seat.NORTH, bid, doubles)
    return DealOutcome(lead=lead, card_points=7, attacks=attacks, contract=contract, result=result)


def pair(first: DealOutcome, second: DealOutcome) -> DealPair:
    return DealPair((first, second), TIMES, TIMES)


EIGHTY, NINETY = Bid(80, Trump.SPADES), Bid(90, Trump.HEARTS)
CAPOT = Bid(250, Trump.CLUBS, ContractKind.CAPOT)
THROWN_IN = DealOutcome(lead=0)


def test_the_confidence_interval_is_over_pairs_of_deals() -> None:
    pairs = [
        pair(played(lead + 5, EIGHTY, Result.MADE), played(lead - 5, EIGHTY, Result.MADE))
        for lead in (10, 20, 30, 40)
    ]
    found = measured(pairs)
    assert found.pairs == 4
    assert found.mean_game_points_per_deal == 25.0
    # Of 10, 20, 30 and 40: the deviation is 12.91, half of it the error of the mean.
    assert found.ci95 == pytest.approx(1.96 * 12.90994 / 2, abs=1e-4)
    assert (found.card_points, found.card_points_ci95) == (7.0, 0.0)


def test_contracts_are_counted_by_value_in_ascending_order() -> None:
    pairs = [
        pair(played(1, CAPOT, Result.FAILED), played(1, NINETY, Result.MADE, doubles=1)),
        pair(played(1, NINETY, Result.TIE, doubles=2), played(1, EIGHTY, Result.MADE)),
        pair(played(1, EIGHTY, Result.MADE), played(1, EIGHTY, Result.FAILED)),
    ]
    conduct = measured(pairs).first
    assert (conduct.contracts_made, conduct.contracts_failed) == (3, 3)
    assert conduct.contracts == (
        Contracts("80", made=2, failed=1),
        Contracts("90", made=1, failed=1, doubled_made=1, doubled_failed=1),
        Contracts("capot", made=0, failed=1),
    )


def test_the_opponents_contracts_and_our_doubles_are_counted_separately() -> None:
    lost = played(-160, EIGHTY, Result.MADE, attacks=False, doubles=1)
    won = played(320, EIGHTY, Result.FAILED, attacks=False, doubles=1)
    found = measured([pair(lost, won), pair(won, won)])
    assert found.first.contracts == ()
    assert (found.first.doubles_given, found.first.doubles_won) == (4, 3)
    assert (found.second.contracts_made, found.second.contracts_failed) == (1, 3)
    assert found.second.doubles_given == 0


def test_passed_out_deals_win_nothing() -> None:
    found = measured([pair(THROWN_IN, played(100, EIGHTY, Result.MADE))])
    assert found.thrown_in == 1
    assert found.mean_game_points_per_deal == 50.0
    assert found.card_points == 3.5


def test_decision_times_are_percentiles() -> None:
    times = Times(calls=tuple(range(1, 51)), cards=tuple(range(51, 101)))
    found = measured([DealPair((THROWN_IN, THROWN_IN), times, TIMES)])
    first = found.first
    assert (first.decision_ms_p50, first.decision_ms_p99, first.decision_ms_mean) == (50, 99, 50.5)
    assert (first.call_ms_mean, first.card_ms_mean) == (25.5, 75.5)
    assert found.second.decision_ms_p99 == 0.0
