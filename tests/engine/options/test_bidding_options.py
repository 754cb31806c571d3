"""Who may speak again, raise, name the turned suit, say ashkal or take a sun over."""

from dataclasses import replace
from random import Random

import pytest

from engine.auctions.points import PointsAuction
from engine.cards import Trump
from engine.events import Dealt
from engine.game import deal
from engine.options import with_options
from engine.state import Phase
from engine.variants import find_variant
from tests.engine.auctions.games import Bidding, with_hand
from tests.engine.options.houses import CONTREES, house, houses, offered_in, usual
from tests.engine.table import cards

TURNED = ("belote", "belote_501", "decouverte", "baloot", "clabber")
CLIMBING = (*CONTREES, "bidding_belote", "bulgarian_belot", "pilotta")
RAISES = ("none", "same-trump", "any-trump")


def test_bidding_options_apply_to_these_games() -> None:
    assert set(offered_in("passing")) == set(CLIMBING)
    assert dict(offered_in("final-raise")) == dict.fromkeys(CONTREES, RAISES)
    assert dict(offered_in("self-raise")) == dict.fromkeys(CONTREES, ("no", "other-suit"))
    assert set(offered_in("second-round-suit")) == set(TURNED)
    assert dict(offered_in("ashkal")) == {
        "baloot": ("last-two", "last-two-always", "anyone", "none")
    }
    assert dict(offered_in("sun-overcall")) == {"baloot": ("once", "none")}
    assert dict(offered_in("kasho")) == {"baloot": ("no", "yes")}


def test_defaults_of_each_game() -> None:
    assert dict(usual("passing")) == {**dict.fromkeys(CLIMBING, "open"), "pilotta": "final"}
    assert dict(usual("final-raise")) == {
        **dict.fromkeys(CONTREES, "none"),
        "contree_701": "same-trump",
    }
    assert set(dict(usual("self-raise")).values()) == {"no"}
    assert set(usual("second-round-suit")) == {(key, "other") for key in TURNED}
    assert dict(usual("ashkal")) == {"baloot": "last-two"}
    assert dict(usual("sun-overcall")) == {"baloot": "once"}
    assert dict(usual("kasho")) == {"baloot": "no"}


@pytest.mark.parametrize(
    ("before", "same"), [((), True), (("0-",), True), (("0H",), False)], ids=str
)
def test_a_hand_of_sevens_eights_and_nines_may_be_thrown_in(
    before: tuple[str, ...], same: bool
) -> None:
    rules, place = house("baloot", kasho="yes"), len(before)
    bidding = Bidding(rules).say(*before)
    for hand, may in (("7S8S9S7DTD", False), ("7S8S9S7D8D", True)):
        with_hand(bidding, place, cards(hand))
        assert ("kasho" in bidding.may(place)) is may
    dealer = bidding.deal.dealer
    bidding.say(f"{place}kasho")
    assert bidding.deal.phase is Phase.OVER
    assert bidding.deal.settlement is None
    (dealt,) = deal(rules, bidding.state, Random(1))
    assert isinstance(dealt, Dealt)
    assert dealt.dealer is (dealer if same else rules.seating.after(dealer))


def test_ashkal_may_be_open_in_both_rounds() -> None:
    passed = ("0-", "1-", "2-", "3-")
    for value, found in (("last-two", set()), ("last-two-always", {2, 3})):
        bidding = Bidding(house("baloot", ashkal=value)).say(*passed)
        speakers = set()
        for seat in range(4):
            speakers |= {seat} if "ashkal" in bidding.may(seat) else set()
            if seat < 3:
                bidding.say(f"{seat}-")
        assert speakers == found


def test_a_bidder_may_be_asked_once_more_after_three_passes() -> None:
    rules = house("contree", self_raise="other-suit")
    bidding = Bidding(rules).say("0-", "1100H", "2-", "3-", "0-")
    assert bidding.asked == [1]
    assert {"110S", "capotS"} <= set(bidding.may(1))
    assert not {"110H", "capotH"} & set(bidding.may(1))
    bidding.say("1110S", "2-", "3-", "0-", "1-")
    assert bidding.fixed == (1, "110S", 0)


@pytest.mark.parametrize("key", CLIMBING)
def test_a_pass_is_final_or_not(key: str) -> None:
    named = key in {"bidding_belote", "bulgarian_belot"}
    low, high = ("C", "S") if named else ("80C", "90S")
    when = {"contre": "none"} if key in CONTREES else {}
    if key in CONTREES:
        when["final_raise"] = "none"
    again = Bidding(house(key, passing="open", **when)).say("0-", f"1{low}", "2-", "3-")
    assert again.asked == [0]
    assert high in again.may(0)
    out = Bidding(house(key, passing="final", **when)).say("0-", f"1{low}", "2-")
    assert out.asked == [3]
    out.say("3-")
    assert out.fixed == (1, low, 0)
    climbing = Bidding(house(key, passing="final", **when)).say("0-", f"1{low}", "2-", f"3{high}")
    assert climbing.asked == [1]


@pytest.mark.parametrize("key", CONTREES)
@pytest.mark.parametrize("contre", ["none", "x4"])
def test_the_declarer_may_raise_last(key: str, contre: str) -> None:
    doubles = {"contre": contre}
    if contre != "none":
        doubles |= {"contre_timing": "after-auction", "contre_overbid": "closed"}
    said = ("080S", "1-", "2-", "3-")
    none = Bidding(house(key, final_raise="none", **doubles)).say(*said)
    assert asked(none) == ([] if contre == "none" else [1, 3])
    same = Bidding(house(key, final_raise="same-trump", **doubles)).say(*said)
    assert same.asked == [0]
    assert {"90S", "160S"} <= same.may(0)
    assert not {"90H", "90D", "80S"} & same.may(0)
    anything = Bidding(house(key, final_raise="any-trump", **doubles)).say(*said)
    assert {"90S", "90H", "160D"} <= anything.may(0)
    assert not {"80H", "80S"} & anything.may(0)
    anything.say("090H")
    assert asked(anything) == ([] if contre == "none" else [1, 3])
    same.say("0-")
    assert asked(same) == ([] if contre == "none" else [1, 3])


def asked(bidding: Bidding) -> list[int]:
    """Who is asked to speak, nobody once the auction is over."""
    return bidding.asked if bidding.fixed is None else []


@pytest.mark.parametrize("key", TURNED)
def test_the_second_round_includes_the_turned_up_suit_or_not(key: str) -> None:
    offered = {}
    for value, rules in houses(key, "second-round-suit").items():
        bidding = Bidding(rules)
        players = len(rules.seating.order)
        bidding.say(*(f"{number}-" for number in range(players)))
        speaker = bidding.asked[0]
        assert bidding.deal.auction.turned is not None
        offered[value] = bidding.may(speaker)
    assert offered["any"] - offered["other"] == {"H"}
    assert offered["other"] < offered["any"]


def test_players_who_may_call_ashkal() -> None:
    found = {}
    for value, rules in houses("baloot", "ashkal").items():
        bidding, may = Bidding(rules), set[int]()
        for number in range(4):
            if "ashkal" in bidding.may(number):
                may.add(number)
            bidding.say(f"{number}-")
        found[value] = may
    last_two = {each: {2, 3} for each in ("last-two", "last-two-always")}
    assert found == last_two | {"anyone": {0, 1, 2, 3}, "none": set()}
    ace = Bidding(house("baloot", ashkal="anyone"), "AH")
    assert "ashkal" not in ace.may(0)


def test_a_sun_can_be_overcalled_or_ends_the_bidding() -> None:
    ways = houses("baloot", "sun-overcall")
    once = Bidding(ways["once"]).say("0NT")
    assert once.asked == [1]
    assert "NT" in once.may(1)
    assert once.say("1NT").fixed == (1, "NT", 0)
    ended = Bidding(ways["none"]).say("0NT")
    assert ended.fixed == (0, "NT", 0)
    over_hokum = Bidding(ways["none"]).say("0H")
    assert over_hokum.asked == [1]
    assert "NT" in over_hokum.may(1)


def test_no_trumps_is_bid_up_to_the_last_number_that_the_steps_reach() -> None:
    contree = find_variant("contree")
    assert isinstance(contree.auction, PointsAuction)
    by_twenties = replace(contree, auction=replace(contree.auction, opening=80, step=20))
    auction = with_options(by_twenties, {"no-trumps": "yes"}).auction
    assert isinstance(auction, PointsAuction)
    assert auction.ceilings[Trump.NONE] == 120
