"""Auctions in which the first suit named is trump (rules.md 2.5, 2.6, 2.9, 2.12, 2.13)."""

from dataclasses import replace

import pytest

from engine.actions import Refusal
from engine.auctions.suits import SuitAuction
from engine.cards import SUIT_TRUMPS, Trump
from engine.contract import Bid, naming
from engine.options.doubling import ONCE_NAMED
from engine.ruleset import RuleSet
from tests.engine.auctions.games import FORCING, HOLDING, TAKING, TWO_PLAYERS, Bidding, with_hand
from tests.engine.table import cards, refused

PASSES = ["0-", "1-", "2-", "3-"]
SPADES = cards("9STSJSQSKSAS")
HEARTS_AND_SPADES = cards("9STSJSQSKSAH")


@pytest.mark.parametrize("turned", ["9H", "KS", "7C"])
def test_in_the_first_round_a_player_takes_the_turned_up_suit_or_passes(turned: str) -> None:
    bidding = Bidding(TAKING, turned)
    for number in range(4):
        assert bidding.asked == [number]
        assert bidding.may(number) == {"-", turned[1]}
        bidding.say(f"{number}-")


def test_the_player_at_the_dealers_right_calls_first_in_both_rounds() -> None:
    bidding = Bidding(TAKING)
    right = (bidding.deal.dealer - 1) % 4
    assert bidding.seat(bidding.asked[0]) == right
    bidding.say(*PASSES)
    assert bidding.seat(bidding.asked[0]) == right


def test_taking_ends_the_auction_in_the_turned_up_suit() -> None:
    bidding = Bidding(TAKING).say("0-", "1H")
    assert bidding.fixed == bidding.standing == (1, "H", 0)


def test_the_taker_gets_the_turned_up_card_whatever_the_suit() -> None:
    bidding = Bidding(TAKING).say(*PASSES, "0-", "1D")
    assert cards("9H")[0] in bidding.deal.dealt[bidding.seat(1)].hand


def test_another_suit_cannot_be_named_in_the_first_round() -> None:
    with refused(Refusal.BID_NOT_OFFERED, bid=naming(Trump.SPADES)):
        Bidding(TAKING).say("0S")


def test_the_second_round_has_the_same_first_caller_and_other_suits() -> None:
    bidding = Bidding(TAKING).say(*PASSES)
    assert bidding.standing is None
    for number in range(4):
        assert bidding.asked == [number]
        assert bidding.may(number) == {"-", "S", "D", "C"}
        bidding.say(f"{number}-")
    assert bidding.all_passed


def test_the_second_round_excludes_the_turned_up_suit() -> None:
    with refused(Refusal.SUIT_WAS_TURNED, turned=cards("9H")[0]):
        Bidding(TAKING).say(*PASSES, "0H")


def test_house_rules_can_allow_the_turned_up_suit_in_the_second_round() -> None:
    rules = replace(TAKING, auction=SuitAuction(turned=True, turned_again=True))
    bidding = Bidding(rules).say(*PASSES)
    assert bidding.may(0) == {"-", "S", "H", "D", "C"}
    assert bidding.say("0H").fixed == (0, "H", 0)


def test_a_suit_named_in_the_second_round_is_the_contract() -> None:
    assert Bidding(TAKING, "KS").say(*PASSES, "0-", "1D").fixed == (1, "D", 0)


def test_calls_out_of_turn_and_doubles_are_refused() -> None:
    for call in ("1-", "1H", "3S"):
        with refused(Refusal.NOT_YOUR_TURN):
            Bidding(TAKING).say(call)
    for call in ("0x", "1x"):
        with refused(Refusal.NOTHING_TO_DOUBLE):
            Bidding(TAKING).say(call)


def test_a_suit_that_is_named_is_doubled_by_the_opponents_and_redoubled() -> None:
    auction = SuitAuction(turned=True, doubling=ONCE_NAMED)
    bidding = Bidding(replace(TAKING, auction=auction)).say("0H")
    assert bidding.asked == [1, 3]
    assert bidding.may(1) == bidding.may(3) == {"-", "x"}
    assert not bidding.may(2)
    bidding.say("1x")
    assert bidding.asked == [0, 2]
    assert bidding.may(0) == {"-", "xx"}
    assert bidding.say("0-", "2-").fixed == (0, "H", 1)


def test_bids_are_suits_without_numbers() -> None:
    for call in (naming(Trump.NONE), naming(Trump.ALL), Bid(80, Trump.HEARTS)):
        bidding = Bidding(TAKING)
        auction = bidding.deal.auction
        refusal = TAKING.auction.refuse(auction, TAKING.seating, bidding.seat(0), (), call)
        assert (refusal.code, refusal.facts) == (Refusal.BID_NOT_OFFERED, {"bid": call})


@pytest.mark.parametrize("rules", [TAKING, TWO_PLAYERS, HOLDING, FORCING])
def test_the_suits_are_offered_in_the_usual_order(rules: RuleSet) -> None:
    assert rules.auction.trumps == SUIT_TRUMPS


def test_two_players_are_asked_twice_each() -> None:
    bidding = Bidding(TWO_PLAYERS, "KS")
    assert bidding.may(0) == {"-", "S"}
    bidding.say("0-")
    assert bidding.may(1) == {"-", "S"}
    bidding.say("1-")
    assert bidding.may(0) == {"-", "H", "D", "C"}
    bidding.say("0-")
    assert bidding.may(1) == {"-", "H", "D", "C"}
    bidding.say("1-")
    assert bidding.all_passed


def test_naming_a_suit_requires_holding_one_of_its_cards() -> None:
    bidding = Bidding(HOLDING)
    with_hand(bidding, 0, SPADES)
    assert bidding.may(0) == {"-"}
    with refused(Refusal.TRUMP_NOT_HELD, bid=naming(Trump.HEARTS)):
        bidding.say("0H")


def test_a_single_card_of_the_suit_is_enough() -> None:
    bidding = Bidding(HOLDING)
    with_hand(bidding, 0, HEARTS_AND_SPADES)
    assert bidding.say("0H").fixed == (0, "H", 0)


def test_holding_the_suit_is_required_in_the_second_round_too() -> None:
    bidding = Bidding(HOLDING).say(*PASSES)
    with_hand(bidding, 0, HEARTS_AND_SPADES)
    assert bidding.may(0) == {"-", "S"}
    with refused(Refusal.TRUMP_NOT_HELD, bid=naming(Trump.CLUBS)):
        bidding.say("0C")
    with refused(Refusal.SUIT_WAS_TURNED, turned=cards("9H")[0]):
        bidding.say("0H")


def test_the_turned_up_card_counts_as_the_dealers() -> None:
    bidding = Bidding(HOLDING).say("0-", "1-", "2-")
    hand = bidding.deal.holdings[bidding.seat(3)].hand
    assert bidding.deal.turned in hand
    with_hand(bidding, 3, (*SPADES[:5], *cards("9H")))
    assert bidding.may(3) == {"-", "H"}


def test_without_a_turned_up_card_any_suit_can_be_named() -> None:
    bidding = Bidding(FORCING)
    assert bidding.deal.turned is None
    for number in range(3):
        assert bidding.asked == [number]
        assert bidding.may(number) == {"-", "S", "H", "D", "C"}
        bidding.say(f"{number}-")


def test_the_dealer_must_name_a_suit_after_three_passes() -> None:
    bidding = Bidding(FORCING).say("0-", "1-", "2-")
    assert bidding.may(3) == {"S", "H", "D", "C"}
    with refused(Refusal.MUST_NAME_TRUMP):
        bidding.say("3-")
    assert bidding.say("3C").fixed == (3, "C", 0)


def test_four_passes_end_the_deal_where_the_dealer_may_pass() -> None:
    rules = replace(FORCING, auction=SuitAuction(turned=False))
    assert Bidding(rules).say(*PASSES).all_passed


def test_a_dealer_who_holds_no_nameable_suit_may_pass() -> None:
    forced = SuitAuction(turned=True, dealer_must_name=True, must_hold_trump=True)
    bidding = Bidding(replace(HOLDING, auction=forced)).say(*PASSES, "0-", "1-", "2-")
    with_hand(bidding, 3, cards("9HTHJHQHKHAH"))
    assert bidding.may(3) == {"-"}
    assert bidding.say("3-").all_passed
