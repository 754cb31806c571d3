"""The auction of ranked contracts, a sentence of rules.md 2.7 a test."""

from dataclasses import replace

import pytest

from engine.actions import Refusal
from engine.auctions.rising import LadderAuction
from engine.cards import Trump
from engine.contract import Bid, naming
from engine.doubling import Doubling, Timing
from engine.ruleset import ImpossibleRuleSet
from tests.engine.auctions.games import CLIMBING, LADDER, Bidding
from tests.engine.table import refused

STEPS = ["C", "D", "H", "S", "NT", "AT"]
PASS_AND = {"-"}


def test_the_first_speaker_may_pass_or_bid_any_contract() -> None:
    assert Bidding(CLIMBING).may(0) == PASS_AND | set(STEPS)
    assert CLIMBING.auction.trumps == LADDER


def test_calls_go_to_the_right_from_the_dealers_right() -> None:
    bidding = Bidding(CLIMBING)
    spoken = []
    while not bidding.all_passed:
        spoken.append(bidding.seat(bidding.asked[0]))
        bidding.say(f"{bidding.asked[0]}-")
    assert spoken == [(bidding.deal.dealer - step) % 4 for step in (1, 2, 3, 4)]


@pytest.mark.parametrize("standing", STEPS)
def test_a_contract_must_be_higher_on_the_ladder(standing: str) -> None:
    higher = STEPS[STEPS.index(standing) + 1 :]
    bidding = Bidding(CLIMBING).say(f"0{standing}")
    assert bidding.may(1) == PASS_AND | {"x"} | set(higher)
    for lower in set(STEPS) - set(higher):
        code = Refusal.BID_TOO_LOW if higher else Refusal.BIDDING_CLOSED
        facts = {"standing": naming(Trump(standing))} if higher else {}
        with refused(code, **facts):
            bidding.say(f"1{lower}")


def test_another_ladder_has_another_order() -> None:
    short = LadderAuction(ladder=(Trump.SPADES, Trump.HEARTS))
    bidding = Bidding(replace(CLIMBING, auction=short)).say("0S")
    assert bidding.may(1) == {"-", "H"}
    with refused(Refusal.BID_NOT_OFFERED, bid=naming(Trump.CLUBS)):
        bidding.say("1C")
    with refused(Refusal.NOTHING_TO_DOUBLE):
        bidding.say("1x")


def test_a_pass_is_not_final() -> None:
    bidding = Bidding(CLIMBING).say("0-", "1C", "2-", "3-", "0D", "1-", "2-", "3-")
    assert bidding.fixed == (0, "D", 0)


def test_three_passes_after_a_bid_end_the_auction() -> None:
    bidding = Bidding(CLIMBING).say("0H", "1-", "2-")
    assert bidding.asked == [3]
    assert bidding.fixed is None
    assert bidding.say("3-").fixed == (0, "H", 0)


def test_four_opening_passes_pass_out_the_deal_and_three_do_not() -> None:
    bidding = Bidding(CLIMBING).say("0-", "1-", "2-")
    assert bidding.asked == [3]
    assert bidding.say("3-").all_passed


def test_only_opponents_double_and_only_in_turn() -> None:
    bidding = Bidding(CLIMBING).say("0H")
    with refused(Refusal.NOT_YOUR_TURN):
        bidding.say("3x")
    bidding.say("1-")
    with refused(Refusal.DOUBLE_NOT_YOURS):
        bidding.say("2x")
    bidding.say("2-")
    assert bidding.say("3x").standing == (0, "H", 1)


def test_the_doubled_side_redoubles_and_the_doubling_side_calls_match() -> None:
    bidding = Bidding(CLIMBING).say("0H", "1x")
    with refused(Refusal.ALREADY_DOUBLED):
        bidding.say("2x")
    assert bidding.say("2xx", "3xxx", "0-", "1-", "2-").fixed == (0, "H", 3)
    assert bidding.deal.contract is not None
    assert bidding.deal.contract.decides_game


def test_match_needs_a_redouble_first() -> None:
    with refused(Refusal.NOTHING_TO_DOUBLE):
        Bidding(CLIMBING).say("0H", "1x", "2-", "3xxx")


def test_no_call_is_above_match() -> None:
    bidding = Bidding(CLIMBING).say("0H", "1x", "2xx", "3xxx")
    assert bidding.may(0) == {"-", "S", "NT", "AT"}
    with refused(Refusal.NOTHING_TO_DOUBLE):
        bidding.say("0xxxx")


@pytest.mark.parametrize("doubles", [["1x"], ["1x", "2xx"], ["1x", "2xx", "3xxx"]])
def test_a_higher_contract_is_always_possible_and_cancels_doubles(doubles: list[str]) -> None:
    bidding = Bidding(CLIMBING).say("0H", *doubles)
    seat = bidding.asked[0]
    bidding.say(f"{seat}S")
    assert bidding.standing == (seat, "S", 0)
    following = [(seat + step) % 4 for step in (1, 2, 3)]
    assert bidding.say(*(f"{number}-" for number in following)).fixed == (seat, "S", 0)


def test_house_rules_can_end_the_auction_with_a_double() -> None:
    closing = Doubling(multipliers=(2, 4), timing=Timing.IN_TURN, closes_bidding=True)
    auction = LadderAuction(ladder=LADDER, doubling=closing)
    bidding = Bidding(replace(CLIMBING, auction=auction)).say("0H", "1x")
    assert bidding.may(2) == {"-", "xx"}
    with refused(Refusal.BIDDING_CLOSED):
        bidding.say("2S")


@pytest.mark.parametrize("ends", [False, True])
def test_house_rules_can_end_the_auction_with_the_last_doubling_level(ends: bool) -> None:
    doubling = Doubling(multipliers=(2,), timing=Timing.IN_TURN, closes_bidding=False)
    auction = LadderAuction(ladder=LADDER, doubling=doubling, last_double_ends=ends)
    bidding = Bidding(replace(CLIMBING, auction=auction)).say("0H", "1x")
    assert bidding.fixed == ((0, "H", 1) if ends else None)


def test_the_hands_are_completed_after_the_auction() -> None:
    bidding = Bidding(CLIMBING).say("0H", "1-", "2-")
    assert {len(bidding.deal.holdings[bidding.seat(number)].hand) for number in range(4)} == {5}
    bidding.say("3-")
    assert {len(bidding.deal.holdings[bidding.seat(number)].hand) for number in range(4)} == {8}


def test_a_doubling_phase_of_its_own_begins_once_the_hands_are_complete() -> None:
    own = Doubling(multipliers=(2, 4), timing=Timing.AFTER_AUCTION, closes_bidding=True)
    auction = LadderAuction(ladder=LADDER, doubling=own)
    bidding = Bidding(replace(CLIMBING, auction=auction)).say("0H", "1-", "2-", "3-")
    assert bidding.asked == [1, 3]
    assert len(bidding.deal.holdings[bidding.seat(0)].hand) == 8
    assert bidding.say("3x", "0xx").fixed == (0, "H", 2)


def test_bids_have_no_number() -> None:
    bidding = Bidding(CLIMBING)
    call = Bid(80, Trump.HEARTS)
    refusal = CLIMBING.auction.refuse(
        bidding.deal.auction, CLIMBING.seating, bidding.seat(0), (), call
    )
    assert (refusal.code, refusal.facts) == (Refusal.BID_NOT_OFFERED, {"bid": call})


@pytest.mark.parametrize("ladder", [(), (Trump.SPADES, Trump.SPADES)])
def test_an_invalid_ladder_is_refused(ladder: tuple[Trump, ...]) -> None:
    with pytest.raises(ImpossibleRuleSet):
        LadderAuction(ladder=ladder)
