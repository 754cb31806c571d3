"""The auction of hokum and sun, a sentence of rules.md 2.10 a test; doubling has its own file."""

from dataclasses import replace

import pytest

from engine.actions import Refusal
from engine.auctions.sun import ASHKAL, SunAuction
from engine.cards import SUIT_TRUMPS, Trump
from engine.contract import Bid, naming
from engine.ruleset import RuleSet
from tests.engine.auctions.games import SUNNY, SUNNY_AUCTION, Bidding
from tests.engine.table import cards, refused

PASSES = ["0-", "1-", "2-", "3-"]


def with_auction(auction: SunAuction) -> RuleSet:
    """The same game with other choices of the table."""
    return replace(SUNNY, auction=auction)


def test_contracts_are_suits_and_sun() -> None:
    assert SUNNY.auction.trumps == (*SUIT_TRUMPS, Trump.NONE)


@pytest.mark.parametrize(("number", "ashkal"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_first_round_offers_pass_hokum_sun_and_ashkal_to_the_last_two(
    number: int, ashkal: bool
) -> None:
    bidding = Bidding(SUNNY).say(*PASSES[:number])
    assert bidding.asked == [number]
    assert bidding.may(number) == {"-", "H", "NT"} | ({"ashkal"} if ashkal else set())


@pytest.mark.parametrize("number", [0, 1])
def test_the_first_two_callers_cannot_call_ashkal(number: int) -> None:
    with refused(Refusal.ASHKAL_BARRED):
        Bidding(SUNNY).say(*PASSES[:number], f"{number}ashkal")


@pytest.mark.parametrize("number", [2, 3])
def test_ashkal_is_refused_over_an_ace(number: int) -> None:
    with refused(Refusal.ASHKAL_BARRED):
        Bidding(SUNNY, "AH").say(*PASSES[:number], f"{number}ashkal")


def test_house_rules_can_widen_or_forbid_ashkal() -> None:
    assert "ashkal" in Bidding(with_auction(replace(SUNNY_AUCTION, ashkal_on_ace=True)), "AH").say(
        "0-", "1-"
    ).may(2)
    assert "ashkal" in Bidding(with_auction(replace(SUNNY_AUCTION, ashkal=(0,)))).may(0)
    without = Bidding(with_auction(replace(SUNNY_AUCTION, ashkal=()))).say("0-", "1-")
    assert "ashkal" not in without.may(2)
    with refused(Refusal.BID_NOT_OFFERED, bid=ASHKAL):
        without.say("2ashkal")


def test_hokum_in_the_first_round_is_the_turned_up_suit() -> None:
    with refused(Refusal.BID_NOT_OFFERED, bid=naming(Trump.SPADES)):
        Bidding(SUNNY).say("0S")


def test_after_hokum_every_other_player_is_asked_once_for_sun() -> None:
    bidding = Bidding(SUNNY).say("0-", "1-", "2H")
    for number in (3, 0, 1):
        assert bidding.asked == [number]
        assert bidding.may(number) == {"-", "NT"} | ({"ashkal"} if number == 3 else set())
        bidding.say(f"{number}-")
    assert bidding.asked == [2]


def test_no_suit_is_called_over_hokum() -> None:
    with refused(Refusal.BID_TOO_LOW, standing=naming(Trump.HEARTS)):
        Bidding(SUNNY).say("0H", "1S")


def test_the_hokum_caller_confirms_or_raises_to_sun() -> None:
    bidding = Bidding(SUNNY).say("0H", "1-", "2-", "3-")
    assert bidding.asked == [0]
    assert bidding.may(0) == {"-", "NT"}
    assert Bidding(SUNNY).say("0H", "1-", "2-", "3-", "0-").standing == (0, "H", 0)
    assert bidding.say("0NT").fixed == (0, "NT", 0)


def test_house_rules_can_skip_the_confirmation_of_hokum() -> None:
    bidding = Bidding(with_auction(replace(SUNNY_AUCTION, raise_to_sun=False))).say(
        "0H", "1-", "2-", "3-"
    )
    assert bidding.asked == [1, 3]
    assert bidding.may(1) == {"-", "x"}


@pytest.mark.parametrize(("opening", "asked"), [("0NT", [1, 2, 3]), ("3ashkal", [0, 1, 2])])
def test_after_sun_or_ashkal_players_who_have_not_bid_are_asked_for_sun(
    opening: str, asked: list[int]
) -> None:
    bidding = Bidding(SUNNY).say(*PASSES[: int(opening[0])], opening)
    for number in asked:
        assert bidding.asked == [number]
        assert bidding.may(number) == {"-", "NT"}
        bidding.say(f"{number}-")
    assert bidding.fixed == (int(opening[0]), opening[1:], 0)


def test_a_hokum_caller_is_not_asked_again_after_sun() -> None:
    bidding = Bidding(SUNNY).say("0H", "1NT", "2-")
    assert bidding.asked == [3]
    assert bidding.say("3-").fixed == (1, "NT", 0)


def test_a_player_who_passed_over_hokum_is_asked_again_after_sun() -> None:
    bidding = Bidding(SUNNY).say("0H", "1-", "2-", "3ashkal")
    assert bidding.asked == [1]
    assert bidding.say("1-").asked == [2]
    assert bidding.say("2-").fixed == (3, "ashkal", 0)


def test_the_first_sun_over_sun_takes_the_contract_and_ends_the_bidding() -> None:
    bidding = Bidding(SUNNY).say("0NT", "1-", "2NT")
    assert bidding.fixed == (2, "NT", 0)


def test_ashkal_cannot_overcall_sun() -> None:
    with refused(Refusal.ASHKAL_BARRED):
        Bidding(SUNNY).say("0NT", "1-", "2ashkal")


def test_house_rules_can_give_sun_to_its_first_caller() -> None:
    assert Bidding(with_auction(replace(SUNNY_AUCTION, overcall=False))).say("0NT").fixed == (
        0,
        "NT",
        0,
    )
    assert Bidding(with_auction(replace(SUNNY_AUCTION, overcall=False))).say("0H", "1NT").fixed == (
        1,
        "NT",
        0,
    )


def test_the_second_round_has_the_same_first_caller() -> None:
    bidding = Bidding(SUNNY).say(*PASSES)
    for number in range(4):
        assert bidding.asked == [number]
        assert bidding.may(number) == {"-", "S", "D", "C", "NT"}
        bidding.say(f"{number}-")
    assert bidding.all_passed


def test_ashkal_cannot_be_called_in_the_second_round() -> None:
    with refused(Refusal.ASHKAL_BARRED):
        Bidding(SUNNY).say(*PASSES, "0-", "1-", "2ashkal")
    over = Bidding(SUNNY).say(*PASSES, "0S", "1-")
    assert over.may(2) == {"-", "NT"}


def test_hokum_in_the_second_round_is_another_suit() -> None:
    with refused(Refusal.SUIT_WAS_TURNED, turned=cards("9H")[0]):
        Bidding(SUNNY).say(*PASSES, "0H")
    assert "H" in Bidding(with_auction(replace(SUNNY_AUCTION, turned_again=True))).say(*PASSES).may(
        0
    )


@pytest.mark.parametrize("number", range(4))
def test_sun_in_the_second_round_ends_the_bidding_at_once(number: int) -> None:
    second = PASSES[:number]
    assert Bidding(SUNNY).say(*PASSES, *second, f"{number}NT").fixed == (number, "NT", 0)


def test_after_hokum_in_the_second_round_only_later_callers_may_call_sun() -> None:
    bidding = Bidding(SUNNY).say(*PASSES, "0-", "1S")
    assert bidding.asked == [2]
    bidding.say("2-")
    assert bidding.asked == [3]
    bidding.say("3-")
    assert bidding.asked == [1]
    assert bidding.may(1) == {"-", "NT"}
    assert bidding.say("1NT").fixed == (1, "NT", 0)


def test_sun_over_hokum_in_the_second_round_ends_the_bidding_at_once() -> None:
    assert Bidding(SUNNY).say(*PASSES, "0S", "1-", "2NT").fixed == (2, "NT", 0)


def test_a_dealer_who_calls_hokum_last_confirms_it_at_once() -> None:
    bidding = Bidding(SUNNY).say(*PASSES, "0-", "1-", "2-", "3C")
    assert bidding.asked == [3]
    assert bidding.say("3-").standing == (3, "C", 0)


def test_calls_out_of_turn_and_numbers_are_refused() -> None:
    for call in ("1-", "1NT", "2ashkal"):
        with refused(Refusal.NOT_YOUR_TURN):
            Bidding(SUNNY).say(call)
    bidding, call_80 = Bidding(SUNNY), Bid(80, Trump.HEARTS)
    refusal = SUNNY.auction.refuse(
        bidding.deal.auction, SUNNY.seating, bidding.seat(0), (), call_80
    )
    assert (refusal.code, refusal.facts) == (Refusal.BID_NOT_OFFERED, {"bid": call_80})


@pytest.mark.parametrize(
    ("calls", "taker"),
    [
        (["0NT", "1-", "2-", "3-"], 0),
        (["0-", "1-", "2ashkal", "3-", "0-", "1-"], 0),
        (["0H", "1-", "2-", "3ashkal", "1-", "2-"], 1),
        ([*PASSES, "0-", "1D", "2-", "3-", "1-"], 1),
    ],
)
def test_the_turned_up_card_goes_to_the_caller_or_after_ashkal_to_the_partner(
    calls: list[str], taker: int
) -> None:
    bidding = Bidding(SUNNY).say(*calls)
    holders = [
        number
        for number in range(4)
        if bidding.deal.turned in bidding.deal.holdings[bidding.seat(number)].hand
    ]
    assert holders == [taker]
