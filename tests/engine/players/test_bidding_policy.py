"""The calls of somebody who bids by the system alone."""

from random import Random

import pytest

from engine.cards import Card
from engine.contract import Bid
from engine.game import after_action, awaited, begun
from engine.players.auction_talk import Speaker
from engine.players.bidding_policy import BiddingPolicy
from engine.players.bidding_system import allowed, heard
from engine.players.hand_value_tables import hand_value_tables
from engine.players.understanding import Convention, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Auction, Phase
from engine.variants import VARIANTS, find_variant
from engine.view import view
from tests.engine.players.test_bidding_system import after, hand, named

CONTREE = find_variant("contree")
NATURAL = Understanding(Convention.NATURAL)
NUMBERS = [
    rules
    for rules in VARIANTS
    if any(
        isinstance(call, Bid) and call.value and call.kind == "points"
        for call in rules.auction.legal_calls(
            Auction(rules.seating.order[0]), rules.seating, rules.seating.order[0], ()
        )
    )
]


def policy(rules: RuleSet, auction: Auction, seat: Seat) -> BiddingPolicy:
    speaker = Speaker.of(rules, auction, seat, heard(rules, auction, NATURAL))
    return BiddingPolicy.of(rules, hand_value_tables(rules), speaker)


def called(rules: RuleSet, auction: Auction, seat: Seat, held: tuple[Card, ...]) -> str:
    return named(policy(rules, auction, seat).call(hand_value_tables(rules).masks(held)))


@pytest.mark.parametrize(
    ("held", "calls", "call"),
    [
        ("QHTH7S8S9S7D8D7C", (), "-"),
        ("JH8H7H8S9S7D8D7C", (), "80H"),
        ("JH9H8H7HAS8S7D8C", (), "90H"),
        ("7HAS8STS7D8D7C8C", ("80H", "-"), "-"),
        ("JH7HASTS7D8D7C8C", ("80H", "-"), "100H"),
        ("JS8S7S8HAD8D7C8C", ("80H",), "90S"),
        ("JS8SAD8HKD8D7CAC", ("80H",), "-"),
        ("JS9S8S7SADACTC8D", ("80H",), "120S"),
        ("7H8HAS8STS7DAD7C", ("80H", "90S"), "100H"),
        ("JS9SAS8SAD8D7CAC", ("80H", "100S"), "x"),
    ],
)
def test_a_hand_bids_what_both_hands_count(held: str, calls: tuple[str, ...], call: str) -> None:
    assert called(CONTREE, *after(*calls), hand(held)) == call


@pytest.mark.slow
@pytest.mark.parametrize("rules", NUMBERS, ids=lambda rules: rules.key)
def test_most_of_its_calls_are_within_the_system(rules: RuleSet) -> None:
    luck, calls, inside = Random(f"{rules.key} policy"), 0, 0
    tables = hand_value_tables(rules)
    for _ in range(20):
        state = begun(rules, rules.seating.order[0], luck)
        while state.deal is not None and state.deal.phase is Phase.AUCTION:
            seat, auction = awaited(rules, state)[0], state.deal.auction
            deal = view(rules, state, seat).deal
            assert deal is not None
            said = policy(rules, auction, seat).call(tables.masks(deal.hand))
            assert said in deal.legal
            calls += 1
            inside += said in allowed(rules, auction, seat, deal.hand, deal.legal, NATURAL)
            state = after_action(rules, state, seat, said)
    assert inside >= 0.8 * calls
