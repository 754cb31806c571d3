"""A deal is settled as the table has chosen: every choice of every house rule, by hand."""

import pytest

from engine.cards import PACK_32, Trump
from engine.contract import Bid, ContractKind
from engine.options import OptionName
from engine.options.scoring import SCORING_OPTIONS
from tests.engine.options.deals import DEALS, Deal
from tests.engine.options.houses import house, offered_in, option_of, settled
from tests.engine.scoring.games import settle


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_a_deal_is_scored_under_every_choice(deal: Deal) -> None:
    assert deal.written() == deal.brings


def test_every_choice_of_every_option_is_scored_here() -> None:
    settled = {(deal.option, value) for deal in DEALS for value in deal.brings}
    scored = (
        str(option.name)
        for option in (*SCORING_OPTIONS, option_of("belote-counts"))
        if option.name is not OptionName.TRUMPLESS_POINTS
    )
    for name in (*scored, "declarations-count"):
        offered = {value for choices in offered_in(name).values() for value in choices}
        offered |= set(option_of(name).choices(house("contree", declarations="on")))
        offered |= set(option_of(name).choices(house("contree", multiplied="forfeit")))
        offered |= set(option_of(name).choices(house("baloot", all_tricks="25-flat")))
        assert {value for option, value in settled if option == name} == offered


def whole(key: str, trump: Trump, **choices: str) -> int:
    """The points of a deal with this trump."""
    rules = house(key, **choices)
    cards = sum(rules.scales.worth(card, trump) for card in PACK_32.cards)
    return cards + rules.scoring.last_trick


def test_without_a_trump_suit_a_deal_can_have_the_same_total() -> None:
    full, level = {"trumpless_points": "full"}, {"trumpless_points": "162"}
    assert [whole("coinche", trump, **full) for trump in (Trump.NONE, Trump.ALL)] == [130, 258]
    assert [whole("coinche", trump, **level) for trump in (Trump.NONE, Trump.ALL)] == [162, 162]
    assert whole("coinche", Trump.HEARTS, **level) == 162
    for way in ("162-from-14", "162-down-to-2"):
        assert whole("coinche", Trump.ALL, trumpless_points=way) == 162


@pytest.mark.parametrize(
    ("key", "way", "trump", "cards", "written"),
    [
        ("belote_501", "162-scaled", Trump.ALL, (198, 60), (124, 38)),
        ("belote_501", "162-scaled", Trump.NONE, (100, 62), (100, 62)),
        ("belote_501", "152-scaled", Trump.NONE, (90, 40), (111, 51)),
        ("belote_501", "full", Trump.ALL, (198, 60), (198, 60)),
    ],
)
def test_a_deal_without_a_trump_suit_is_brought_to_a_total(
    key: str, way: str, trump: Trump, cards: tuple[int, int], written: tuple[int, int]
) -> None:
    rules = house(key, no_trumps="yes", all_trumps="yes", trumpless_points=way)
    settlement = settle(rules.scoring, *cards, trump=trump)
    assert settlement.scores == written
    assert settlement.tally.card_points == cards


@pytest.mark.parametrize(("ceiling", "highest"), [("160", 160), ("180", 160), ("250", 160)])
def test_with_such_totals_bids_go_up_to_160(ceiling: str, highest: int) -> None:
    rules = house("coinche", ceiling=ceiling, declarations="on", trumpless_points="162")
    bids = rules.auction
    ceilings = getattr(bids, "ceilings", {})
    assert ceilings[Trump.NONE] == ceilings[Trump.ALL] == highest
    assert ceilings[Trump.HEARTS] == int(ceiling)


def test_games_with_no_trumps_can_choose_its_points() -> None:
    rules = house("contree", no_trumps="yes", trumpless_points="162")
    assert sum(rules.scales.worth(card, Trump.NONE) for card in PACK_32.cards) == 152


def test_a_doubled_flat_capot_takes_the_other_sides_belote() -> None:
    federation = house(
        "contree",
        belote_counts="both",
        belote_on_failure="to-defence",
        rounding="nearest",
        capot_worth="500-flat",
        multiplied="forfeit",
    )
    bid = Bid(500, Trump.SPADES, ContractKind.CAPOT)

    def written(doubles: int, belote: tuple[int, int], *, made: bool = True) -> tuple[int, int]:
        points, tricks = ((162, 0), (8, 0)) if made else ((140, 22), (7, 1))
        return settled(
            federation, bid, points=points, tricks=tricks, doubles=doubles, belote=belote
        )

    assert [written(doubles, (0, 20)) for doubles in range(3)] == [(500, 20), (1020, 0), (2020, 0)]
    assert written(0, (20, 0), made=False) == (0, 520)
    assert written(1, (20, 0), made=False) == (0, 1020)


def test_counting_both_again_is_read_as_both() -> None:
    counted = option_of("points-counted")
    assert counted.current(counted.put(house("contree", points_counted="made"), "both")) == "both"


def test_moved_scoring_values_can_be_changed_again() -> None:
    made = {"points_counted": "made"}
    assert option_of("multiplied").current(house("contree", **made)) == "whole"
    assert option_of("failure").current(house("contree_701", **made)) == "162"
    other = house("contree_701", **made, failure="160", multiplied="forfeit")
    assert option_of("failure").current(other) == "160"
    assert option_of("multiplied").current(other) == "forfeit"
    bare = house("contree_coinche", points_counted="announced")
    now = {name: option_of(name).current(bare) for name in ("failure", "rounding", "multiplied")}
    assert now == {"failure": "bid", "rounding": "none", "multiplied": "bid"}
