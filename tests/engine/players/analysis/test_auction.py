"""What the auction of a deal told, and whether it lost the deal."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.actions import Call, Pass
from engine.cards import Card, Trump
from engine.contract import Bid
from engine.lab.analyse import lines
from engine.players.analysis import Analysis, Verdict
from engine.players.analysis.auction import Lost, lost_auction, said_in
from engine.players.analysis.verdict import BLAME
from engine.players.analysis.whole_deal import judge_one
from engine.seats import Seat
from engine.settlement import Result
from engine.solver import Limits
from tests.engine.players.analysis.kept_analyses import CLEAN, ERRING, OVERBID, UNTRUE, kept
from tests.engine.players.analysis.played_deals import record_of

SOME = Limits(nodes=600_000)


def test_an_auction_that_lost_its_deal_names_the_call() -> None:
    found, record = kept(OVERBID)
    lost = lost_auction(record.rules, found)
    assert lost is not None
    assert (lost.how, lost.call.seat) == (Lost.TOO_HIGH, Seat.SOUTH)
    assert lost.call.done == Bid(110, Trump.HEARTS)
    (moment,) = found.moments
    assert (moment.number, moment.best) == (lost.call.number, Pass())
    assert moment.loss >= BLAME
    assert (moment.best_line, moment.done_line) == ((), ())
    told = list(lines(found))
    assert any(line.startswith("auction, south: 110H costs 24 % of the game") for line in told)
    assert "  then " not in told
    untrue = {each.number: each for each in said_in(record) if not each.kept}
    assert untrue[moment.number].trump is Trump.HEARTS
    assert Card.parse("AH") in untrue[moment.number].hand


def test_a_call_is_judged_in_game_points_with_their_error() -> None:
    _, record = kept(OVERBID)
    one = judge_one(record, record.decisions()[3], 4, 1, SOME)
    assert one.verdict is Verdict.ERROR
    assert one.fair is not None
    assert one.fair.best.action == Pass()
    assert 2 * one.fair.points_error < one.fair.points
    assert one.fair.points_error == one.fair.best.points_gap_error > 0.0


def test_a_sound_auction_is_not_mentioned() -> None:
    found, record = kept(CLEAN)
    assert lost_auction(record.rules, found) is None
    assert all(each.kept for each in said_in(record))


def test_who_broke_the_convention_is_named_even_where_it_won() -> None:
    found, record = kept(UNTRUE)
    assert found.result is Result.MADE
    assert found.contract is not None
    assert lost_auction(record.rules, found) is None
    untrue = [(each.seat, str(each.call)) for each in said_in(record) if not each.kept]
    assert untrue == [(Seat.NORTH, "100D"), (Seat.EAST, "110S")]
    assert found.contract.declarer is Seat.EAST


def test_a_call_is_true_by_the_convention_of_its_table() -> None:
    deal = "| TC8DQH8SKDJCQD7D / ACQCJSADTD7CQSAH / JH7HKCKH9S9C8C7S / TH9H8HTSASKS9DJD"
    calls = {
        named: [each.kept for each in said_in(record_of(f"{named}contree S {deal} | 80H - - -"))]
        for named in ("", "convention=aces ")
    }
    assert calls[""][0] is True
    assert calls["convention=aces "][0] is False


EXACT = "contree S | TC8DQH8SKDJCQD7D / ACQCJSADTD7CQSAH / JH7HKCKH9S9C8C7S / TH9H8HTSASKS9DJD"


def test_an_exact_answer_is_nobodys_fault_whatever_it_cost() -> None:
    """The first page said « No error », and the page of the auction that it cost 43 points."""
    answers = {
        bid: list(said_in(record_of(f"{EXACT} | 80H - {bid} -")))[2] for bid in ("90H", "100H")
    }
    exact = [bid for bid, each in answers.items() if each.exact]
    assert exact == ["100H"]
    judged = kept(OVERBID)[0].decisions[3]
    assert judged.verdict is Verdict.ERROR
    assert answers["90H"].cost(judged)
    assert not answers["100H"].cost(judged)


def left(found: Analysis, seat: Seat) -> Analysis:
    """The same as if others of the side of this seat had the best contract."""
    best = replace(found.par[0].contract, declarer=seat)
    return replace(found, par=(replace(found.par[0], contract=best), *found.par[1:]))


@pytest.mark.parametrize("passes", [True, False])
def test_a_contract_left_to_the_others_was_left_by_a_pass(passes: bool) -> None:
    """South's pass over 130 clubs left it to East, who made it."""
    found, record = kept(ERRING)
    numbers = [one.number for one in found.decisions if one.seat is Seat.NORTH and not one.trick]
    first, other = numbers[0], found.decisions[numbers[1] - 1]
    assert other.seen is not None
    better = other.seen.best if passes else replace(other.seen.best, action=Pass())
    seen = replace(other.seen, loss=0.2, tried=(better, *other.seen.tried[1:]))
    decisions = tuple(
        replace(one, seen=seen) if one.number == other.number else one for one in found.decisions
    )
    lost = lost_auction(record.rules, replace(found, decisions=decisions))
    assert first < other.number
    assert (lost.how if lost else None) == (Lost.LEFT if passes else None)


def test_an_auction_in_which_nobody_bid_is_lost_by_who_had_the_best_contract() -> None:
    found, record = kept(OVERBID)
    passed = replace(found, contract=None, result=None, margin=None)
    one = passed.decisions[3]
    assert one.seen is not None
    bid = replace(one.seen.best, action=Bid(80, Trump.HEARTS))
    seen = replace(one.seen, tried=(bid, *one.seen.tried[1:]))
    decisions = (*passed.decisions[:3], replace(one, seen=seen), *passed.decisions[4:])
    lost = lost_auction(record.rules, left(replace(passed, decisions=decisions), Seat.SOUTH))
    assert lost is not None
    assert (lost.how, lost.call.seat) == (Lost.PASSED_OUT, Seat.SOUTH)
    assert lost_auction(record.rules, left(passed, Seat.EAST)) is None


def test_calls_are_told_in_their_order() -> None:
    _, record = kept(UNTRUE)
    every = list(said_in(record))
    assert [each.call for each in every] == [
        one.action for one in record.decisions() if isinstance(one.action, Call)
    ]
    assert all(one.number + 1 == other.number for one, other in pairwise(every))
