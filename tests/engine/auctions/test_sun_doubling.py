"""Doubling a hokum or a sun once the hands are complete (rules.md 2.10)."""

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from engine.actions import IllegalAction, Refusal
from engine.auctions.sun import SunAuction
from engine.cards import Trump
from engine.contract import naming
from engine.doubling import Timing
from engine.ruleset import ImpossibleRuleSet, StillOpen
from tests.engine.auctions.games import SUN_DOUBLING, SUNNY, SUNNY_AUCTION, WORDS, Bidding
from tests.engine.table import refused

if TYPE_CHECKING:
    from engine.state import Auction

HOKUM = ["0H", "1-", "2-", "3-", "0-"]
SUN = ["0NT", "1-", "2-", "3-"]
DOUBLED = ["1x", "0xx", "1xxx", "0xxxx"]
AHEAD = (101, 99)


def test_in_the_doubling_phase_the_contract_is_settled_and_hands_are_complete() -> None:
    bidding = Bidding(SUNNY).say(*HOKUM)
    outcome = SUNNY.auction.outcome(bidding.deal.auction, SUNNY.seating)
    assert isinstance(outcome, StillOpen)
    assert outcome.settled is not None
    assert (outcome.settled.bid, outcome.settled.doubles) == (naming(Trump.HEARTS), 0)
    assert {len(bidding.deal.holdings[bidding.seat(number)].hand) for number in range(4)} == {8}
    assert bidding.fixed is None


def test_doubling_is_impossible_before_the_bidding_ends() -> None:
    with refused(Refusal.NOTHING_TO_DOUBLE):
        Bidding(SUNNY).say("0x")
    with refused(Refusal.NOT_YOUR_TURN):
        Bidding(SUNNY).say("0H", "1x")


def test_the_levels_alternate_double_triple_four_gahwa() -> None:
    bidding = Bidding(SUNNY).say(*HOKUM)
    for level, asked in enumerate([[1, 3], [0, 2], [1, 3], [0, 2]], start=1):
        assert bidding.asked == asked
        for number in range(4):
            assert bidding.may(number) == ({"-", "x" * level} if number in asked else set())
        bidding.say(f"{asked[1]}{'x' * level}")
        assert bidding.standing == (0, "H", level)
    assert bidding.fixed == (0, "H", 4)


@pytest.mark.parametrize(
    ("levels", "multiplier", "decides"), [(1, 2, False), (2, 3, False), (3, 4, False), (4, 4, True)]
)
def test_each_level_has_its_multiplier_and_gahwa_decides_the_game(
    levels: int, multiplier: int, decides: bool
) -> None:
    bidding = Bidding(SUNNY).say(*HOKUM, *DOUBLED[:levels])
    if levels < len(DOUBLED):
        bidding.say(*(f"{number}-" for number in bidding.asked))
    assert bidding.deal.contract is not None
    assert bidding.deal.contract.multiplier == multiplier
    assert bidding.deal.contract.decides_game == decides


@pytest.mark.parametrize("first", [1, 3])
def test_the_partner_may_double_after_one_declines(first: int) -> None:
    bidding = Bidding(SUNNY).say(*HOKUM, f"{first}-")
    other = 4 - first
    assert bidding.asked == [other]
    with refused(Refusal.NOT_YOUR_TURN):
        bidding.say(f"{first}x")
    with refused(Refusal.NOT_YOUR_TURN):
        bidding.say(f"{first}-")
    assert bidding.say(f"{other}x").standing == (0, "H", 1)


def test_a_player_who_declined_one_level_is_asked_at_their_sides_next() -> None:
    bidding = Bidding(SUNNY).say(*HOKUM, "1-", "3x", "0-", "2xx")
    assert bidding.asked == [1, 3]
    assert bidding.say("1xxx").asked == [0, 2]


@pytest.mark.parametrize("levels", [0, 1, 2, 3])
def test_doubling_ends_when_both_decline(levels: int) -> None:
    bidding = Bidding(SUNNY).say(*HOKUM, *DOUBLED[:levels])
    first, second = bidding.asked
    assert bidding.say(f"{first}-").fixed is None
    assert bidding.say(f"{second}-").fixed == (0, "H", levels)


def test_the_wrong_side_and_other_levels_are_refused() -> None:
    bidding = Bidding(SUNNY).say(*HOKUM)
    for call, code in (
        ("0x", Refusal.DOUBLE_NOT_YOURS),
        ("1xx", Refusal.NOTHING_TO_DOUBLE),
        ("1NT", Refusal.BIDDING_CLOSED),
    ):
        with refused(code):
            bidding.say(call)
    bidding.say("1x")
    with refused(Refusal.ALREADY_DOUBLED):
        bidding.say("0x")


def test_a_sun_can_be_doubled_if_its_side_is_above_100_and_the_other_below() -> None:
    bidding = Bidding(SUNNY, scores=AHEAD).say(*SUN)
    assert bidding.asked == [1, 3]
    assert bidding.say(*DOUBLED).fixed == (0, "NT", 4)


@pytest.mark.parametrize("scores", [(0, 0), (90, 60), (100, 60), (101, 100), (60, 101)])
def test_otherwise_a_sun_cannot_be_doubled_and_play_begins(scores: tuple[int, int]) -> None:
    assert Bidding(SUNNY, scores=scores).say(*SUN).fixed == (0, "NT", 0)


def test_the_declarers_sides_score_decides() -> None:
    swapped = (AHEAD[1], AHEAD[0])
    theirs = ["0-", "1NT", "2-", "3-", "0-"]
    assert Bidding(SUNNY, scores=swapped).say(*theirs).asked == [2, 0]
    assert Bidding(SUNNY, scores=AHEAD).say(*theirs).fixed == (1, "NT", 0)


def test_ashkal_is_doubled_like_sun_and_hokum_at_any_score() -> None:
    ashkal = ["0-", "1-", "2ashkal", "3-", "0-", "1-"]
    assert Bidding(SUNNY, scores=AHEAD).say(*ashkal).asked == [3, 1]
    assert Bidding(SUNNY).say(*ashkal).fixed == (2, "ashkal", 0)
    for scores in ((0, 0), AHEAD, (60, 101)):
        assert Bidding(SUNNY, scores=scores).say(*HOKUM).asked == [1, 3]


def test_a_sun_doubled_against_the_score_is_refused_with_its_reason() -> None:
    with refused(Refusal.DOUBLE_BARRED_BY_SCORE):
        Bidding(SUNNY, scores=(90, 60)).say("0NT", "1x")
    with refused(Refusal.NOT_YOUR_TURN):
        Bidding(SUNNY, scores=AHEAD).say("0NT", "1x")


def test_house_rules_can_allow_doubling_a_sun_at_any_score() -> None:
    rules = replace(SUNNY, auction=replace(SUNNY_AUCTION, sun_doubled_from=None))
    assert Bidding(rules).say(*SUN).asked == [1, 3]


def test_house_rules_can_limit_a_sun_to_one_double() -> None:
    once = replace(SUNNY, auction=replace(SUNNY_AUCTION, sun_levels=1))
    assert Bidding(once, scores=AHEAD).say(*SUN, "1x").fixed == (0, "NT", 1)
    assert Bidding(once, scores=AHEAD).say(*HOKUM, "1x").asked == [0, 2]
    never = replace(SUNNY, auction=replace(SUNNY_AUCTION, sun_levels=0))
    assert Bidding(never, scores=AHEAD).say(*SUN).fixed == (0, "NT", 0)
    with refused(Refusal.NOTHING_TO_DOUBLE):
        Bidding(never, scores=AHEAD).say("0NT", "1x")


def test_without_doubling_the_auction_ends_with_the_bidding() -> None:
    rules = replace(SUNNY, auction=SunAuction(doubling=None))
    assert Bidding(rules).say(*HOKUM).fixed == (0, "H", 0)
    with refused(Refusal.NOTHING_TO_DOUBLE):
        Bidding(rules).say("0H", "1x")


@pytest.mark.parametrize("timing", [Timing.IN_TURN, Timing.ANY_OPPONENT])
def test_doubling_during_the_bidding_is_refused(timing: Timing) -> None:
    with pytest.raises(ImpossibleRuleSet):
        SunAuction(doubling=replace(SUN_DOUBLING, timing=timing))


def test_actions_after_the_auction_are_refused() -> None:
    bidding = Bidding(SUNNY, scores=AHEAD).say(*SUN, "1-", "3-")
    auction: Auction = bidding.deal.auction
    for word in ("-", "NT", "H", "ashkal", "x"):
        refusal = SUNNY.auction.refuse(auction, SUNNY.seating, bidding.seat(1), (), WORDS[word])
        assert isinstance(refusal, IllegalAction)
        assert refusal.code is Refusal.NOT_YOUR_TURN
