"""Deals imagined in an auction are those in which the calls that were made make sense."""

from math import log
from random import Random
from statistics import fmean

import numpy as np
import pytest

from engine.cards import Trump
from engine.dealing import taker
from engine.game import after_action, awaited, begun
from engine.players.expert.auction.call_meanings import LITTLE_DOUBT, likelihoods
from engine.players.expert.auction.sampled_deals import likely_deals
from engine.players.hand_value_tables import Masks, hand_value_tables, suit_number
from engine.seats import Seat
from engine.state import Phase
from engine.variants import find_variant
from engine.view import view
from tests.engine.players.positions import Laid

CONTREE = find_variant("contree")
NUMBER = 60


def random_deals(table: Laid, seat: Seat, whose: Seat) -> list[Masks]:
    """The hands of another seat, as this one imagines them."""
    deal = table.sees(seat)
    worlds = likely_deals(CONTREE, deal, seat, NUMBER, np.random.default_rng(1))
    assert len(worlds) == NUMBER
    for world in worlds:
        assert set(world.hand(seat)) == set(deal.hand)
        assert {card for hand in world.hands() for card in hand} == set(CONTREE.pack.cards)
    return [hand_value_tables(CONTREE).masks(world.hand(whose)) for world in worlds]


def points(masks: Masks, trump: Trump) -> float:
    """What the hand is worth to its side by the convention."""
    return hand_value_tables(CONTREE).at[trump].own.weigh(masks, suit_number(trump))


@pytest.mark.parametrize("bid", ["100H", "110H"])
def test_a_high_bidder_almost_always_has_the_hand(bid: str) -> None:
    table = Laid(CONTREE, E="7S8SKS7C8C7D8DKD")
    table.say(bid)
    found = [points(hand, Trump.HEARTS) for hand in random_deals(table, Seat.EAST, Seat.NORTH)]
    asked = int(bid[:-1])
    assert sum(mean >= asked for mean in found) > 0.85 * NUMBER


def test_an_overcaller_has_the_points_without_a_reserve() -> None:
    table = Laid(CONTREE, S="7S8SKS7C8C7D8DKD")
    table.say("110H", "120D")
    found = [points(hand, Trump.DIAMONDS) for hand in random_deals(table, Seat.SOUTH, Seat.EAST)]
    assert sum(mean >= 105 for mean in found) > 0.7 * NUMBER


def test_few_deals_are_as_likely_as_many_would_be() -> None:
    table = Laid(CONTREE, W="JS8S7SKSAC8C7DAD")
    table.say("80H", "90S", "100H", "110S", "120H", "-", "-")
    deal, tables = table.sees(Seat.WEST), hand_value_tables(CONTREE)
    heard = likelihoods(CONTREE, deal, LITTLE_DOUBT)
    found = [
        sum(log(each(np.array([tables.masks(world.hand(s))]).T)[0]) for s, each in heard.items())
        for seed in range(8)
        for world in likely_deals(CONTREE, deal, Seat.WEST, 8, np.random.default_rng(seed))
    ]
    assert fmean(found) > -4.6


def test_before_any_call_every_deal_is_equally_likely() -> None:
    table = Laid(CONTREE, N="7S8SKS7C8C7D8DKD")
    found = [points(hand, Trump.HEARTS) for hand in random_deals(table, Seat.NORTH, Seat.EAST)]
    assert min(found) < 70
    assert max(found) > 110


def test_once_hands_are_complete_the_taker_holds_the_turned_up_card() -> None:
    baloot, rng, checked = find_variant("baloot"), Random(1), 0
    while checked < 5:
        state = begun(baloot, Seat.SOUTH, rng)
        while state.deal is not None and state.deal.phase is Phase.AUCTION:
            (seat, *_) = awaited(baloot, state)
            deal = view(baloot, state, seat).deal
            assert deal is not None
            if deal.standing is not None and not state.deal.talon:
                checked += 1
                for world in likely_deals(baloot, deal, seat, 8, np.random.default_rng(1)):
                    assert [len(hand) for hand in world.hands()] == [8, 8, 8, 8]
                    assert deal.turned in world.hand(taker(baloot, deal.standing))
                    assert not world.talon
            state = after_action(baloot, state, seat, rng.choice(deal.legal))
