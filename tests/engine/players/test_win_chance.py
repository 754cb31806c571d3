"""What a deal is worth in the game, by the score, the deals left and how it would be settled."""

from dataclasses import replace

import pytest

from engine.cards import Trump
from engine.contract import Bid, Contract, naming
from engine.players.prospects import Hypothetical, Prospect, Stakes, stakes_of
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.state import GameState
from engine.variants import VARIANTS, find_variant
from engine.view import view
from tests.engine.table import CONTREE, E, N

EVEN = Stakes(ours=0, theirs=0, target=1000, usual=100.0)
TAKING, CLIMBING = find_variant("belote"), find_variant("bidding_belote")


def needed(key: str, bid: Bid, **extras: tuple[int, int]) -> int:
    """The fewest card points that make a bid."""
    prospect = Prospect(mean=0.0, spread=1.0, **extras)
    return Hypothetical(find_variant(key)).needed(Contract(N, bid), prospect)


def test_points_matter_more_near_the_end() -> None:
    near = replace(EVEN, ours=900, theirs=900)
    assert near.after(60, 0) - near.after(0, 0) > EVEN.after(60, 0) - EVEN.after(0, 0) > 0


def test_the_last_of_a_fixed_number_of_deals_decides() -> None:
    last = replace(EVEN, ours=300, theirs=250, deals=1)
    assert (last.chance(0, 0), last.chance(0, 50), last.chance(0, 60)) == (1.0, 0.5, 0.0)
    assert 0.5 < replace(last, deals=3).chance(0, 0) < 1.0


def test_points_matter_even_when_the_game_seems_won() -> None:
    ahead = replace(EVEN, ours=990, theirs=100)
    assert ahead.after(30, 0) > ahead.after(20, 0)


@pytest.mark.parametrize(
    ("key", "bid", "fewest"),
    [
        ("contree", Bid(100, Trump.HEARTS), 100),
        ("coinche", Bid(80, Trump.HEARTS), 82),
        ("belote", naming(Trump.HEARTS), 81),
        ("belote_501", naming(Trump.HEARTS), 82),
        ("bidding_belote", naming(Trump.ALL), 130),
        ("baloot", naming(Trump.NONE), 66),
    ],
)
def test_the_points_a_contract_needs_are_found_by_settling_it(
    key: str, bid: Bid, fewest: int
) -> None:
    assert needed(key, bid) == fewest


def test_belote_and_melds_lower_the_points_needed_only_where_they_count() -> None:
    for key, bid, fewer in (
        ("contree", Bid(100, Trump.HEARTS), 20),
        ("pilotta", Bid(100, Trump.HEARTS), 0),
    ):
        assert needed(key, bid) - needed(key, bid, belote=(20, 0)) == fewer
    assert needed("belote", naming(Trump.HEARTS), melds=(20, 0)) == 71


def test_an_impossible_contract_is_never_made() -> None:
    imagined = Hypothetical(CONTREE)
    contract = Contract(N, Bid(240, Trump.HEARTS))
    assert imagined.chance(contract, Prospect(mean=160.0, spread=20.0)) == 0.0


def test_a_contract_is_worth_to_one_side_what_it_costs_the_other() -> None:
    for rules in (CONTREE, TAKING, CLIMBING):
        bid = Bid(90, Trump.HEARTS) if rules is CONTREE else naming(Trump.HEARTS)
        prospect = Prospect(mean=100.0, spread=25.0)
        worth = [Hypothetical(rules).worth(EVEN, Contract(N, bid), prospect, team) for team in Team]
        assert sum(worth) == pytest.approx(1.0)


def test_a_deal_that_decides_the_game_is_worth_its_chance() -> None:
    contract = replace(
        Contract(E, naming(Trump.HEARTS)), doubles=3, multiplier=4, decides_game=True
    )
    imagined, prospect = Hypothetical(CLIMBING), Prospect(mean=90.0, spread=20.0)
    team = CLIMBING.seating.team(E)
    assert imagined.worth(EVEN, contract, prospect, team) == pytest.approx(
        imagined.chance(contract, prospect), abs=0.01
    )


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_an_average_deal_neither_decides_the_game_nor_means_nothing(rules: RuleSet) -> None:
    seen = view(rules, GameState(dealer=N), None)
    usual = stakes_of(rules, seen, Team.NORTH_SOUTH).usual
    assert rules.end.target / 25 < usual < rules.end.target / 3
