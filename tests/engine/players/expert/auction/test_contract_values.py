"""What the attack may expect depends on who leads first, where partners know a trump alone."""

import numpy as np
import pytest

from engine.cards import Trump
from engine.contract import Bid, Contract, naming
from engine.players.evaluation import whole
from engine.players.expert.auction.contract_values import ContractValues, GameWorth
from engine.players.expert.auction.sampled_deals import random_deals
from engine.players.expert.auction.settlement_cache import settlement_cache
from engine.players.prospects import stakes_of
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
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
        worlds=random_deals(rules, deal, Seat.NORTH, 8, np.random.default_rng(1)),
        game_worth=GameWorth(
            settlement_cache(rules),
            stakes_of(rules, seen, Team.NORTH_SOUTH),
            Team.NORTH_SOUTH,
        ),
    )
    return {seat: float(values.attack(Contract(seat, bid)).mean()) for seat in rules.seating.order}


def test_a_partner_who_leads_knows_least_and_the_declarer_knows_his_own_hand() -> None:
    points = expected(NAMING, NAMED)
    assert points[Seat.SOUTH] < points[Seat.NORTH] - 3
    assert points[Seat.EAST] == pytest.approx(points[Seat.WEST])


def test_the_lead_costs_the_attack_what_its_open_cards_would_have_shown() -> None:
    everything = whole(NAMING, Trump.HEARTS)
    named, bid = expected(NAMING, NAMED), expected(NAMING, Bid(0, Trump.HEARTS))
    assert named[Seat.NORTH] < bid[Seat.NORTH] < everything
    assert named[Seat.EAST] > bid[Seat.EAST] > 0


def test_partners_who_bid_numbers_share_enough_information() -> None:
    points = expected(BIDDING, NUMBER)
    assert points[Seat.NORTH] == pytest.approx(points[Seat.SOUTH])
