"""Whether, when and how high contracts are doubled."""

import pytest

from engine.contract import Contract
from engine.ruleset import RuleSet
from tests.engine.auctions.games import Bidding
from tests.engine.options.houses import CONTREES, house, houses, offered_in, usual

TIMINGS = ("out-of-turn", "in-turn", "after-auction")
HOKUM, SUN = ("0H", "1-", "2-", "3-", "0-"), ("0NT", "1-", "2-", "3-")
AHEAD = (101, 0)
"""A sun is doubled only where its side leads in points."""


def contract(bidding: Bidding) -> Contract:
    """What the auction ended in."""
    assert bidding.deal.contract is not None
    return bidding.deal.contract


def multipliers(rules: RuleSet, *calls: str, scores: tuple[int, int] = (0, 0)) -> list[int]:
    """What a contract is multiplied by, doubled as often as it can be after these calls."""
    bidding, found = Bidding(rules, scores=scores).say(*calls), list[int]()
    while bidding.deal.contract is None:
        level = "x" * (len(found) + 1)
        speakers = [number for number in range(4) if level in bidding.may(number)]
        if not speakers:
            break
        bidding.say(f"{speakers[0]}{level}")
        standing = rules.auction.standing(bidding.deal.auction, rules.seating)
        assert standing is not None
        found.append(standing.multiplier)
    return found


def test_doubling_options_apply_to_these_games() -> None:
    assert dict(offered_in("contre")) == {
        **dict.fromkeys((*CONTREES, "pilotta"), ("none", "x2", "x3", "x4")),
        **dict.fromkeys(("bidding_belote", "bulgarian_belot"), ("match", "x4", "none")),
        "baloot": ("gahwa", "four", "sun-double-only", "sun-double-at-100", "none"),
        "croatian_bela": ("none", "x4"),
    }
    assert dict(offered_in("contre-timing")) == dict.fromkeys(CONTREES, TIMINGS)
    assert set(offered_in("contre-overbid")) == {*CONTREES, "bidding_belote", "bulgarian_belot"}
    assert set(offered_in("contre-bids")) == set(CONTREES)


def test_a_kontra_is_said_once_the_suit_is_named() -> None:
    rules = house("croatian_bela", contre="x4")
    bidding = Bidding(rules).say("0-", "1H")
    assert [bidding.may(number) for number in range(4)] == [{"-", "x"}, set(), {"-", "x"}, set()]
    assert multipliers(rules, "0-", "1H") == [2, 4]
    assert contract(Bidding(rules).say("0-", "1H", "0-", "2-")).multiplier == 1
    assert contract(Bidding(rules).say("0H", "1x", "0-", "2-")).multiplier == 2
    assert multipliers(house("croatian_bela"), "0-", "1H") == []


def test_a_sun_is_doubled_from_a_score_or_beyond_it() -> None:
    for value, found in (("sun-double-only", []), ("sun-double-at-100", [2])):
        assert multipliers(house("baloot", contre=value), *SUN, scores=(100, 99)) == found
        assert multipliers(house("baloot", contre=value), *SUN, scores=(100, 100)) == []


@pytest.mark.parametrize(
    ("bids", "doubled"),
    [
        ("any", {"80H", "90H", "capotH"}),
        ("over-80", {"90H", "capotH"}),
        ("no-capot", {"80H", "90H"}),
        ("over-80-no-capot", {"90H"}),
    ],
)
@pytest.mark.parametrize("timing", TIMINGS)
def test_some_bids_are_not_doubled(bids: str, doubled: set[str], timing: str) -> None:
    rules = house("contree", contre_bids=bids, contre_timing=timing)
    after = ("1-", "2-", "3-") if timing == "after-auction" else ()
    found = {bid for bid in ("80H", "90H", "capotH") if multipliers(rules, f"0{bid}", *after)}
    assert found == doubled


def test_defaults_of_each_game() -> None:
    assert set(dict(usual("contre-bids")).values()) == {"any"}
    assert dict(usual("contre")) == {
        **dict.fromkeys((*CONTREES, "bulgarian_belot"), "x4"),
        "contree_coinche": "x3",
        "bidding_belote": "match",
        "baloot": "gahwa",
        "pilotta": "none",
        "croatian_bela": "none",
    }
    assert dict(usual("contre-timing")) == {
        **dict.fromkeys(CONTREES, "out-of-turn"),
        "contree_701": "after-auction",
        "contree_coinche": "in-turn",
        "coinche": "in-turn",
    }
    assert dict(usual("contre-overbid")) == {
        **dict.fromkeys(CONTREES, "closed"),
        "coinche": "overbid",
        "bidding_belote": "overbid",
        "bulgarian_belot": "overbid",
    }


@pytest.mark.parametrize("key", CONTREES)
@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize(("contre", "levels"), [("x2", [2]), ("x3", [2, 3]), ("x4", [2, 4])])
def test_a_numbered_bid_can_be_doubled_up_to_the_chosen_level(
    key: str, timing: str, contre: str, levels: list[int]
) -> None:
    rules = house(
        key, contre=contre, contre_timing=timing, contre_overbid="closed", final_raise="none"
    )
    said = ("080S", "1-", "2-", "3-") if timing == "after-auction" else ("080S",)
    assert multipliers(rules, *said) == levels


@pytest.mark.parametrize("key", CONTREES)
def test_without_doubling_the_auction_ends_with_the_bidding(key: str) -> None:
    bidding = Bidding(house(key, contre="none")).say("080S")
    assert all("x" not in bidding.may(number) for number in range(4))
    bidding.say("1-", "2-", "3-")
    if bidding.deal.contract is None:  # the declarer may raise their own bid
        bidding.say("0-")
    assert (contract(bidding).multiplier, contract(bidding).bid.value) == (1, 80)


def test_a_ladder_bid_can_be_doubled_up_to_match_or_less() -> None:
    ways = houses("bidding_belote", "contre")
    found = {way: multipliers(rules, "0S") for way, rules in ways.items()}
    assert found == {"match": [2, 4, 4], "x4": [2, 4], "none": []}
    decisive = Bidding(ways["match"]).say("0S", "1x", "2xx", "3xxx", "0-", "1-", "2-")
    assert contract(decisive).decides_game
    twice = Bidding(ways["x4"]).say("0S", "1x", "2xx", "3-", "0-", "1-")
    assert not contract(twice).decides_game


def test_hokum_and_sun_can_be_doubled_up_to_the_chosen_level() -> None:
    ways = houses("baloot", "contre")
    hokum = {way: multipliers(rules, *HOKUM) for way, rules in ways.items()}
    assert hokum == {
        "gahwa": [2, 3, 4, 4],
        "four": [2, 3, 4],
        "sun-double-only": [2, 3, 4, 4],
        "sun-double-at-100": [2, 3, 4, 4],
        "none": [],
    }
    sun = {way: multipliers(rules, *SUN, scores=AHEAD) for way, rules in ways.items()}
    assert sun == {
        "gahwa": [2, 3, 4, 4],
        "four": [2, 3, 4],
        "sun-double-only": [2],
        "sun-double-at-100": [2],
        "none": [],
    }


@pytest.mark.parametrize("key", CONTREES)
def test_players_who_may_double_and_when(key: str) -> None:
    found = {}
    for timing in TIMINGS:
        rules = house(key, contre_timing=timing, contre_overbid="closed", final_raise="none")
        bidding = Bidding(rules).say("080S")
        at_once = _doublers(bidding)
        bidding.say("1-", "2-")
        later = _doublers(bidding)
        found[timing] = (at_once, later, _doublers(bidding.say("3-")))
    assert found == {
        "out-of-turn": ({1, 3}, {1, 3}, set()),
        "in-turn": ({1}, {3}, set()),
        "after-auction": (set(), set(), {1, 3}),
    }


def _doublers(bidding: Bidding) -> set[int]:
    return {number for number in range(4) if "x" in bidding.may(number)}


@pytest.mark.parametrize("key", [*CONTREES, "bidding_belote"])
@pytest.mark.parametrize("timing", ["out-of-turn", "in-turn"])
def test_a_double_can_be_outbid_or_not(key: str, timing: str) -> None:
    when = {} if key == "bidding_belote" else {"contre_timing": timing, "final_raise": "none"}
    low, high = ("C", "S") if key == "bidding_belote" else ("80S", "90H")
    closed = Bidding(house(key, contre_overbid="closed", **when)).say(f"0{low}", "1x")
    assert all(high not in closed.may(number) for number in range(4))
    over = Bidding(house(key, contre_overbid="overbid", **when)).say(f"0{low}", "1x")
    assert high in over.may(2)
    over.say(f"2{high}", "3-", "0-", "1-")
    assert (contract(over).doubles, str(contract(over).bid)) == (0, high)


@pytest.mark.parametrize("key", CONTREES)
def test_a_double_out_of_turn_keeps_the_next_callers_bid_and_the_sides_answer(
    key: str,
) -> None:
    rules = house(key, contre_timing="out-of-turn", contre_overbid="overbid", final_raise="none")
    bidding = Bidding(rules).say("080S", "3x")
    assert bidding.asked == [0]
    assert {number for number in range(4) if "xx" in bidding.may(number)} == {0, 2}
    bidding.say("0-", "1-", "2-")
    assert contract(bidding).doubles == 1
    again = Bidding(rules).say("080S", "3x", "0-", "1-", "2xx")
    assert contract(again).doubles == 2


@pytest.mark.parametrize("key", CONTREES)
@pytest.mark.parametrize("timing", ["out-of-turn", "in-turn"])
def test_a_single_double_that_can_be_outbid_does_not_end_the_auction(key: str, timing: str) -> None:
    rules = house(
        key, contre="x2", contre_timing=timing, contre_overbid="overbid", final_raise="none"
    )
    bidding = Bidding(rules).say("080S", "1x", "290S", "3-", "0-", "1-")
    assert str(contract(bidding).bid) == "90S"
    closed = house(
        key, contre="x2", contre_timing=timing, contre_overbid="closed", final_raise="none"
    )
    assert contract(Bidding(closed).say("080S", "1x")).doubles == 1
