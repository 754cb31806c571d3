"""Calls are heard: hands with which they are usual are likelier than others."""

from collections.abc import Callable, Sequence
from math import log, prod
from random import Random
from statistics import fmean

import numpy as np
import pytest

from engine.cards import Card
from engine.game import after_action, awaited, begun
from engine.players import Level, choose
from engine.players.expert.auction.call_likelihood import (
    OPPONENT_STRAYS,
    PARTNER_STRAYS,
    BySystem,
)
from engine.players.expert.auction.call_meanings import DOUBT, heard_calls, likelihoods
from engine.players.habits import COMPUTER, UNKNOWN, Habit
from engine.players.hand_value_tables import hand_value_tables
from engine.players.understanding import Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.variants import find_variant
from engine.view import DealView, view
from tests.engine.both_readings import running
from tests.engine.players.positions import Laid

DEALS, OTHERWISE = 12, 40

Hands = Sequence[Sequence[Card]]


def auctioned(rules: RuleSet, rng: Random) -> GameState:
    """A deal after the calls of the club."""
    state = begun(rules, rules.seating.order[0], rng)
    while (waiting := awaited(rules, state)) and running(state).phase is Phase.AUCTION:
        action = choose(Level.CLUB, view(rules, state, waiting[0]), rules, rng)
        state = after_action(rules, state, waiting[0], action)
    return state


def likelihood(rules: RuleSet, deal: DealView) -> Callable[[Hands], float]:
    """How likely all calls are with the hands of all seats."""
    tables, heard = hand_value_tables(rules), likelihoods(rules, deal, DOUBT)

    def likely(hands: Hands) -> float:
        each = {seat: np.array([tables.masks(hands[seat])]).T for seat in heard}
        return prod(float(chances(each[seat])[0]) for seat, chances in heard.items())

    return likely


def otherwise(state: GameState, seat: Seat, rng: Random) -> list[tuple[Card, ...]]:
    """The cards of the others dealt again."""
    hands = [holding.cards for holding in running(state).holdings]
    cards = [card for each in Seat if each is not seat for card in hands[each]]
    rng.shuffle(cards)
    for each in Seat:
        if each is not seat:
            hands[each] = tuple(cards.pop() for _ in hands[each])
    return hands


def test_the_true_hands_are_likelier_than_random_ones() -> None:
    rules, rng, gains = find_variant("contree"), Random(5), list[float]()
    for _ in range(DEALS):
        state = auctioned(rules, rng)
        seen = view(rules, state, Seat.NORTH).deal
        assert seen is not None
        likely = likelihood(rules, seen)
        others = fmean(likely(otherwise(state, Seat.NORTH, rng)) for _ in range(OTHERWISE))
        gains.append(log(likely([holding.cards for holding in running(state).holdings]) / others))
    assert fmean(gains) > 2.0


def test_an_opening_bid_suggests_strength_in_its_suit() -> None:
    table = Laid(find_variant("contree"))
    table.say("90H")
    likely = likelihood(table.rules, table.sees(Seat.EAST))
    rest = list(table.rules.pack.cards)

    def with_north(held: str) -> float:
        hand = tuple(Card.parse(held[at : at + 2]) for at in range(0, len(held), 2))
        others = [card for card in rest if card not in hand]
        return likely([hand, tuple(others[:8]), tuple(others[8:16]), tuple(others[16:])])

    strong, weak = with_north("JH9HAHTHAS7D7C8C"), with_north("7H8HQHKSQS7C8C9C")
    assert strong > 5 * weak > 0


@pytest.mark.parametrize("key", ["contree", "belote"])
def test_ones_own_calls_carry_no_information(key: str) -> None:
    table = Laid(find_variant(key), turned="7H" if key == "belote" else None)
    table.say("-")
    cards = table.rules.pack.cards
    hands = [cards[:8], cards[8:16], cards[16:24], cards[24:]]
    assert likelihood(table.rules, table.sees(Seat.NORTH))(hands) == 1.0
    assert likelihood(table.rules, table.sees(Seat.WEST))(hands) < 1.0


@pytest.mark.parametrize(
    ("listener", "strays"), [(Seat.EAST, OPPONENT_STRAYS), (Seat.SOUTH, PARTNER_STRAYS)]
)
def test_a_hand_outside_the_system_is_less_likely_of_a_partner_but_never_ruled_out(
    listener: Seat, strays: float
) -> None:
    table = Laid(find_variant("contree"))
    table.say("90H")
    (call,) = heard_calls(table.rules, table.sees(listener))[Seat.NORTH]
    assert isinstance(call, BySystem)
    assert call.usual is not None
    masks = hand_value_tables(table.rules).masks
    hands = [
        masks(Card.parse(held[at : at + 2]) for at in range(0, len(held), 2))
        for held in ("JH9H7HAS8S7D8D7C", "JH8HTHQS8S7D8D7C")
    ]
    inside, outside = call.chances(np.array(hands).T)
    usual, strange = call.usual.chances(np.array(hands).T)
    assert inside == usual
    assert outside == pytest.approx(strays * strange)
    assert outside > 0


@pytest.mark.parametrize("calls", [("80H",), ("80S", "90H")])
@pytest.mark.parametrize(
    ("across", "seat_is", "as_likely"),
    [
        (True, UNKNOWN, True),
        (False, COMPUTER, True),
        (False, UNKNOWN, False),
        (True, Habit(fitted=2, missed=6), False),
    ],
)
def test_a_lowest_bid_is_no_less_likely_of_many_points_from_who_keeps_to_the_dialogue(
    calls: tuple[str, ...], seat_is: Habit, *, across: bool, as_likely: bool
) -> None:
    table = Laid(find_variant("contree"))
    table.say(*calls)
    bidder = Seat(len(calls) - 1)
    listener = Seat((bidder + (2 if across else 1)) % len(Seat))
    said = heard_calls(table.rules, table.sees(listener), Understanding(habits=(seat_is,) * 4))
    (call,) = said[bidder]
    masks = hand_value_tables(table.rules).masks
    hands = [
        masks(Card.parse(held[at : at + 2]) for at in range(0, len(held), 2))
        for held in ("JHAHTHKHQHTD9DJC", "JH8H7HKS8SQD9D7C")
    ]
    much, little = call.chances(np.array(hands).T)
    assert bool(much >= little) is as_likely


def test_who_strays_seldom_calls_seldom_outside_the_convention_whatever_the_hand() -> None:
    table = Laid(find_variant("contree"))
    table.say("80H")
    deal, masks = table.sees(Seat.EAST), hand_value_tables(table.rules).masks
    hand = masks(map(Card.parse, ("7S", "8S", "KS", "7C", "8C", "7D", "8D", "KD")))
    chances = {}
    for habit in (UNKNOWN, COMPUTER, Habit(fitted=2, missed=6)):
        understanding = Understanding(habits=(habit,) * len(Seat))
        said = likelihoods(table.rules, deal, DOUBT, understanding.of_strangers)
        known = likelihoods(table.rules, deal, DOUBT, understanding)
        chances[habit] = float(known[Seat.NORTH](np.array([hand]).T)[0])
        stranger = float(said[Seat.NORTH](np.array([hand]).T)[0])
        assert stranger == pytest.approx(DOUBT, rel=0.1)
    assert chances[COMPUTER] == pytest.approx(DOUBT * COMPUTER.straying, rel=0.1)
    assert chances[Habit(fitted=2, missed=6)] > chances[UNKNOWN] == stranger


def test_partner_bids_less_often_what_the_hand_is_hardly_worth() -> None:
    table = Laid(find_variant("contree"))
    table.say("80H")
    (call,) = heard_calls(table.rules, table.sees(Seat.SOUTH))[Seat.NORTH]
    masks = hand_value_tables(table.rules).masks
    hands = [
        masks(Card.parse(held[at : at + 2]) for at in range(0, len(held), 2))
        for held in ("JH8H7HAS8STD9D7C", "JH8H7HKS8SQD9D7C")
    ]
    more, hardly = call.chances(np.array(hands).T)
    assert more > 1.2 * hardly
