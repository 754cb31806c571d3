"""Numbers with a suit where a pass is final, a sentence of rules.md 2.11 a test."""

import pytest

from engine.actions import Refusal
from engine.cards import Trump
from engine.contract import Bid
from tests.engine.auctions.games import FINAL, Bidding
from tests.engine.table import bid, refused

NUMBERS = range(80, 260, 10)
SUITS = ["S", "H", "D", "C"]


def test_bids_go_from_80_to_250_in_tens_with_a_suit() -> None:
    assert Bidding(FINAL).may(0) == {"-"} | {f"{number}{s}" for number in NUMBERS for s in SUITS}


@pytest.mark.parametrize("word", ["260S", "70S", "85H", "80NT", "80AT", "capotS"])
def test_other_numbers_capot_and_no_trumps_are_refused(word: str) -> None:
    with refused(Refusal.BID_NOT_OFFERED, bid=bid(word)):
        Bidding(FINAL).say(f"0{word}")


def test_a_bid_must_be_higher_than_the_last() -> None:
    with refused(Refusal.BID_TOO_LOW, standing=Bid(90, Trump.SPADES)):
        Bidding(FINAL).say("090S", "190H")


def test_a_pass_is_final() -> None:
    bidding = Bidding(FINAL).say("0-", "180C", "2-", "390D")
    assert bidding.asked == [1]
    for number in (0, 2):
        with refused(Refusal.NOT_YOUR_TURN):
            bidding.say(f"{number}100S")


def test_the_auction_ends_when_everyone_else_is_out() -> None:
    bidding = Bidding(FINAL).say("080S", "190H", "2-", "3-", "0100S")
    assert bidding.asked == [1]
    assert bidding.say("1-").fixed == (0, "100S", 0)


def test_the_last_player_who_has_not_passed_may_open() -> None:
    bidding = Bidding(FINAL).say("0-", "1-", "2-")
    assert bidding.asked == [3]
    assert bidding.say("380C").fixed == (3, "80C", 0)


def test_nobody_can_double() -> None:
    with refused(Refusal.NOTHING_TO_DOUBLE):
        Bidding(FINAL).say("080S", "1x")


def test_the_deal_is_passed_out_when_everyone_passes() -> None:
    assert Bidding(FINAL).say("0-", "1-", "2-", "3-").all_passed


@pytest.mark.parametrize("declarer", range(4))
def test_the_player_at_the_dealers_right_speaks_first_and_leads(declarer: int) -> None:
    bidding = Bidding(FINAL)
    right = (bidding.deal.dealer - 1) % 4
    assert bidding.deal.auction.first == bidding.seat(0) == right
    passes = [f"{number}-" for number in range(declarer)]
    others = [f"{number}-" for number in range(declarer + 1, 4)]
    bidding.say(*passes, f"{declarer}80H", *others)
    assert bidding.asked == [0]
