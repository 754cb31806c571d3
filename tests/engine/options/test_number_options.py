"""What can be bid in contrée and its sisters, and what it takes to make it."""

import pytest

from engine.cards import SUIT_TRUMPS, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.events import Called
from engine.options import OptionRefusal, OptionRefused
from engine.seats import Seat
from engine.settlement import Result, Tally
from engine.state import Auction
from engine.variants import find_variant
from tests.engine.auctions.games import Bidding
from tests.engine.options.houses import (
    BELOTES,
    CONTREES,
    house,
    houses,
    offered_in,
    refusal,
    usual,
)
from tests.engine.scoring.games import settle


def bids(key: str, **choices: str) -> set[str]:
    """What the first to speak may bid."""
    rules = house(key, **choices)
    first = rules.seating.order[0]
    legal = rules.auction.legal_calls(Auction(first), rules.seating, first, ())
    return {str(call) for call in legal if isinstance(call, Bid)}


def test_bidding_number_options_apply_to_these_games() -> None:
    for name in ("eighty", "generale"):
        assert tuple(offered_in(name)) == CONTREES
    assert set(offered_in("no-trumps")) == {*CONTREES, *BELOTES, "tarabish"}
    of_numbers, of_the_ladder = ("no", "yes", "with-belotes"), ("yes", "with-belotes")
    assert dict(offered_in("all-trumps")) == {
        **dict.fromkeys((*CONTREES, *BELOTES), of_numbers),
        "bidding_belote": of_the_ladder,
        "bulgarian_belot": of_the_ladder,
    }
    assert set(offered_in("ceiling")) == {*CONTREES, "pilotta"}


def test_defaults_of_each_game() -> None:
    trumpless = {**dict.fromkeys((*CONTREES, *BELOTES), "no"), "coinche": "yes"}
    assert dict(usual("no-trumps")) == trumpless | {"tarabish": "no"}
    assert dict(usual("all-trumps")) == {
        **trumpless,
        "bidding_belote": "yes",
        "bulgarian_belot": "with-belotes",
    }
    assert dict(usual("ceiling")) == {
        **dict.fromkeys(CONTREES, "160"),
        "coinche": "180",
        "pilotta": "250",
    }
    assert dict(usual("eighty")) == {**dict.fromkeys(CONTREES, "80"), "coinche": "82"}
    assert dict(usual("generale")) == {
        **dict.fromkeys(CONTREES, "none"),
        "contree_generale": "500",
    }


@pytest.mark.parametrize("key", CONTREES)
def test_no_trumps_bids_go_up_to_130_and_capot(key: str) -> None:
    without, with_it = bids(key, no_trumps="no"), bids(key, no_trumps="yes")
    numbers = {f"{number}NT" for number in range(80, 131, 10)}
    assert numbers | {"capotNT"} <= with_it - without
    assert {bid.removesuffix("NT") for bid in with_it - without} <= {
        *(number.removesuffix("NT") for number in numbers),
        "capot",
        "generale",
    }
    assert not any(bid.endswith("NT") for bid in without)


@pytest.mark.parametrize("key", CONTREES)
def test_all_trumps_bids_go_up_to_250_and_capot(key: str) -> None:
    without, with_it = bids(key, all_trumps="no"), bids(key, all_trumps="yes")
    numbers = {f"{number}AT" for number in range(80, 251, 10)}
    assert numbers | {"capotAT"} <= with_it - without
    assert "260AT" not in with_it
    assert not any(bid.endswith("AT") for bid in without)


def test_with_both_enabled_bids_are_offered_in_the_usual_order() -> None:
    rules = house("contree", all_trumps="yes", no_trumps="yes")
    assert rules.auction.trumps == tuple(Trump)
    assert house("contree", no_trumps="no", all_trumps="no") == find_variant("contree")


@pytest.mark.parametrize("key", [*CONTREES, "pilotta"])
@pytest.mark.parametrize("ceiling", [160, 180, 250, 260, 400])
def test_suit_bids_go_up_to_the_ceiling(key: str, ceiling: int) -> None:
    room = {"declarations": "on"} if key in CONTREES else {}
    said = bids(key, ceiling=str(ceiling), **room)
    for trump in SUIT_TRUMPS:
        assert f"{ceiling}{trump}" in said
        assert f"{ceiling + 10}{trump}" not in said


def test_the_ceiling_applies_to_suits_only() -> None:
    said = bids("coinche", ceiling="160")
    assert {"160S", "130NT", "250AT"} <= said
    assert not {"170S", "140NT", "260AT"} & said
    assert "140NT" not in bids("coinche", ceiling="250", declarations="on")


@pytest.mark.parametrize("ceiling", ["170", "130", "", "high"])
def test_other_ceilings_are_refused(ceiling: str) -> None:
    assert refusal("contree", ceiling=ceiling).code == "option-out-of-bounds"


@pytest.mark.parametrize("key", CONTREES)
@pytest.mark.parametrize(
    ("asked", "points", "result"),
    [
        ("80", 80, Result.MADE),
        ("80", 79, Result.FAILED),
        ("82", 82, Result.MADE),
        ("82", 81, Result.FAILED),
    ],
)
def test_a_bid_of_80_needs_the_chosen_points(
    key: str, asked: str, points: int, result: Result
) -> None:
    rules = house(key, eighty=asked)
    for bid, expected in ((80, result), (90, Result.FAILED)):
        found = settle(rules.scoring, points, 162 - points, said=f"{bid}S", tricks=(4, 4))
        assert found.result is expected


@pytest.mark.parametrize("key", CONTREES)
def test_a_generale_can_be_bid_only_if_enabled(key: str) -> None:
    for value in houses(key, "generale"):
        played = any(bid.startswith("generale") for bid in bids(key, generale=value))
        assert played == (value != "none")


def test_a_generale_has_the_chosen_value() -> None:
    for worth in ("500", "1000"):
        rules = house("contree", generale=worth)
        first, second, *_ = rules.seating.order
        said = Bid(250, Trump.SPADES, ContractKind.CAPOT)
        auction = Auction(first, (Called(first, said),))
        over = rules.auction.legal_calls(auction, rules.seating, second, ())
        assert {call.value for call in over if isinstance(call, Bid)} == {int(worth)}
        declared = Tally(
            contract=Contract(Seat.NORTH, Bid(int(worth), Trump.SPADES, ContractKind.GENERALE)),
            attack=rules.seating.team(Seat.NORTH),
            card_points=(162, 0),
            tricks=(8, 0),
            declarer_tricks=8,
        )
        assert rules.scoring.settle(declared).scores == (160 + int(worth), 0)


def test_games_without_numbers_have_no_such_options() -> None:
    trumpless = {"belote": (), "tarabish": ("all_trumps",)}
    for key in ("belote", "baloot", "decouverte", "tarabish", "clabber"):
        others = trumpless.get(key, ("no_trumps", "all_trumps"))
        for name in (*others, "eighty", "generale", "capot_worth", "ceiling"):
            assert refusal(key, **{name: "yes"}).code == "option-does-not-apply"


def test_no_trumps_and_all_trumps_are_named_in_the_second_round_of_a_belote() -> None:
    rules = house("belote_501", no_trumps="yes", all_trumps="with-belotes")
    bidding = Bidding(rules)
    assert not {"NT", "AT"} & set(bidding.may(0))
    assert {"NT", "AT"} <= set(bidding.say("0-", "1-", "2-", "3-").may(0))
    assert bidding.say("0AT").fixed == (0, "AT", 0)


def test_more_than_180_needs_melds_or_a_bonus_that_counts() -> None:
    for key, others in (("contree", {}), ("contree_generale", {"all_tricks_count": "score"})):
        with pytest.raises(OptionRefused) as refused:
            house(key, ceiling="250", **others)
        assert refused.value.code is OptionRefusal.CONTRADICTION
    assert "250S" in bids("contree_generale", ceiling="250", all_tricks_count="contract")
    for name in ("no_trumps", "eighty", "generale", "capot_worth", "ceiling"):
        assert refusal("bidding_belote", **{name: "yes"}).code == "option-does-not-apply"
    assert refusal("bidding_belote", all_trumps="no").code == "option-out-of-bounds"
