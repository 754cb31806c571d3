"""What the attack may expect, from the value of solved deals and from how deals are played."""

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.cards import Trump
from engine.contract import Bid, Contract, naming
from engine.players.expert.auction.contract_values import ContractValues, GameWorth
from engine.players.expert.auction.sampled_deals import likely_deals
from engine.players.expert.auction.settlement_cache import settlement_cache
from engine.players.expert.model.deal_kinds import card_order
from engine.players.expert.model.play_model import usual_points
from engine.players.prospects import stakes_of
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.tally import whole
from engine.variants import find_variant
from engine.view import view
from tests.engine.players.positions import Laid

NAMING, BIDDING = find_variant("tarabish"), find_variant("contree")
NAMED, NUMBER = naming(Trump.HEARTS), Bid(90, Trump.HEARTS)


def expected(rules: RuleSet, bid: Bid) -> dict[Seat, float]:
    """The mean points of the attack by who has the contract; north leads."""
    table = Laid(rules)
    seen, deal = view(rules, table.state, Seat.NORTH), table.sees(Seat.NORTH)
    values = ContractValues(
        rules=rules,
        deal=deal,
        worlds=likely_deals(rules, deal, Seat.NORTH, 8, np.random.default_rng(1)),
        game_worth=GameWorth(
            settlement_cache(rules),
            stakes_of(rules, seen, Team.NORTH_SOUTH),
            Team.NORTH_SOUTH,
        ),
        seed=1,
    )
    return {seat: float(values.attack(Contract(seat, bid)).mean()) for seat in rules.seating.order}


def test_who_declares_matters_to_how_a_deal_is_played() -> None:
    points = expected(BIDDING, NUMBER)
    assert len(set(points.values())) == len(points)


def test_a_bid_of_a_trump_alone_is_worth_what_a_number_in_it_is() -> None:
    assert expected(NAMING, NAMED) == expected(NAMING, Bid(0, Trump.HEARTS))


def test_without_a_trump_suit_a_leader_who_was_told_only_that_finds_less() -> None:
    points = expected(find_variant("bidding_belote"), naming(Trump.NONE))
    assert points[Seat.SOUTH] < points[Seat.NORTH] - 3
    assert points[Seat.EAST] == pytest.approx(points[Seat.WEST])


def test_partners_who_bid_numbers_without_a_trump_suit_share_enough_information() -> None:
    points = expected(find_variant("coinche"), Bid(90, Trump.NONE))
    assert points[Seat.NORTH] == pytest.approx(points[Seat.SOUTH])


def test_the_hand_with_every_trump_takes_all_points_as_usual() -> None:
    deals = holders(S="JH 9H AH TH KH QH 8H 7H")
    everything = whole(BIDDING, Trump.HEARTS)
    alone = usual_points(BIDDING, Contract(Seat.SOUTH, NUMBER), Seat.NORTH, deals, 1)[0]
    against = usual_points(BIDDING, Contract(Seat.WEST, NUMBER), Seat.NORTH, deals, 1)[0]
    assert alone > 0.75 * everything
    assert against < 0.25 * everything


def test_the_same_seed_plays_the_same() -> None:
    held = {"N": "JH 9H AS TS KC QC 8D 7D", "S": "AH TH KS QS 8C 7C AD TD"}
    contract, deals = Contract(Seat.SOUTH, NUMBER), holders(**held).repeat(20, axis=0)
    first, again, other = (
        usual_points(BIDDING, contract, Seat.NORTH, deals, seed).tolist() for seed in (1, 1, 2)
    )
    assert first == again != other
    assert len(set(first)) > 1


def holders(**held: str) -> NDArray[np.uint8]:
    """A deal as the network reads it; north leads, hearts are trumps."""
    state = Laid(BIDDING, **held).state
    assert state.deal is not None
    hands = [state.deal.holdings[seat].cards for seat in BIDDING.seating.starting_at(Seat.NORTH)]
    turns = {card: turn for turn, hand in enumerate(hands) for card in hand}
    return np.array([[turns[card] for card in card_order(BIDDING, Trump.HEARTS)]], np.uint8)


def test_hands_of_different_lengths_are_not_played_out() -> None:
    deals = holders(S="JH 9H AH TH KH QH 8H 7H")
    deals[0, int(np.flatnonzero(deals[0] == 0)[0])] = 1
    with pytest.raises(ValueError, match="different lengths"):
        usual_points(BIDDING, Contract(Seat.SOUTH, NUMBER), Seat.NORTH, deals, 1)
