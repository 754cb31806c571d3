"""The expert weighs its calls in deals that fit the auction."""

from random import Random

import numpy as np
import pytest

from engine.actions import Double, Pass
from engine.cards import Trump
from engine.contract import Bid, ContractKind, naming
from engine.game import awaited, begun
from engine.options import with_options
from engine.players import Level, choose
from engine.players.choice import Choice, Reason
from engine.players.expert import think
from engine.players.expert.auction.call_choice import FEWEST, MOST
from engine.players.expert.auction.call_meanings import likelihoods
from engine.players.hand_value_tables import hand_value_tables
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits
from engine.variants import find_variant
from engine.view import view
from tests.engine.players.positions import Laid
from tests.engine.table import cards
from tests.rig.slow import every_game

CONTREE = find_variant("contree")
QUICK = Limits(nodes=1)


def called(table: Laid, seed: int = 1, limits: Limits = QUICK) -> Choice:
    seat = table.waits_for[0]
    return think(view(table.rules, table.state, seat), table.rules, Random(seed), limits)


def worlds(choice: Choice) -> int:
    facts = dict(choice.facts)
    assert isinstance(facts["worlds"], int)
    return facts["worlds"]


@every_game
def test_the_call_is_legal(rules: RuleSet) -> None:
    state = begun(rules, rules.seating.order[-1], Random(rules.key))
    seen = view(rules, state, awaited(rules, state)[0])
    assert seen.deal is not None
    assert think(seen, rules, Random(1), QUICK).action in seen.deal.legal


def test_the_same_seed_and_limits_give_the_same_call_and_thought() -> None:
    table = Laid(CONTREE, N="JH9HAHASTS7C8D9D")
    assert called(table) == called(table)
    assert called(table).facts != called(table, seed=2).facts


def test_the_explanation_has_the_deals_and_the_calls_weighed() -> None:
    choice = called(Laid(CONTREE, N="JH9HAHASTS7C8D9D"))
    assert choice.reason is Reason.WEIGHED
    assert {"worlds", str(choice.action)} < set(dict(choice.facts))


def test_larger_limits_weigh_more_deals() -> None:
    table = Laid(CONTREE, N="JH9HAHASTS7C8D9D")
    assert worlds(called(table)) == FEWEST
    assert worlds(called(table, limits=Limits(nodes=3_000_000))) == MOST


@pytest.mark.slow
def test_a_strong_hand_is_opened_in_its_suit_and_a_weak_one_passes() -> None:
    strong = called(Laid(CONTREE, N="JH9HAHTHASTSAC7D"), limits=Limits(nodes=1_000_000)).action
    assert isinstance(strong, Bid)
    assert strong.trump is Trump.HEARTS
    assert strong.value >= 100
    assert called(Laid(CONTREE, N="7H8HQH7S8SQD7C8D")).action == Pass()


def test_a_hand_that_wins_every_trick_bids_them_all() -> None:
    said = called(Laid(CONTREE, N="JH9HAHTHKHQH8HAS")).action
    assert isinstance(said, Bid)
    assert said.kind is ContractKind.CAPOT


def test_a_hand_that_wins_every_trick_in_nearly_all_deals_bids_them_all() -> None:
    table = Laid(CONTREE, N="JH9HAHTH8HASADAC")
    said = called(table, limits=Limits(nodes=2_000_000)).action
    assert isinstance(said, Bid)
    assert said.kind is ContractKind.CAPOT


def test_a_hopeless_contract_is_doubled() -> None:
    table = Laid(CONTREE, W="JH9HAHTHKHASACAD")
    table.say("120S", "-", "130S")
    assert called(table, limits=Limits(nodes=1_000_000)).action != Pass()
    lost = Laid(CONTREE, E="JHASTSACTC9DADTD", N="9HAHTHKHQH8H7HKS")
    lost.say("160H")
    assert isinstance(called(lost, limits=Limits(nodes=1_000_000)).action, Double)


UNNAMED = with_options(find_variant("pilotta"), {"trump-named": "after-auction"})


def test_with_all_cards_open_it_calls_like_the_club_player() -> None:
    table = Laid(find_variant("decouverte"), turned="7H")
    seen = view(table.rules, table.state, table.waits_for[0])
    assert called(table).action == choose(Level.CLUB, seen, table.rules, Random(1))
    assert called(table).reason is not Reason.WEIGHED


def test_bids_without_trumps_are_weighed_with_the_best_suit() -> None:
    table = Laid(UNNAMED, N="JH9HAHTHKHASACAD")
    choice = called(table, limits=Limits(nodes=500_000))
    assert choice.reason is Reason.WEIGHED
    assert isinstance(choice.action, Bid)
    assert choice.action.kind is ContractKind.NUMBER
    assert choice.action.value >= 100
    table.say(str(choice.action.value), "-", "-", "-")
    named = called(table, limits=Limits(nodes=500_000))
    assert named.action == naming(Trump.HEARTS)
    assert {"C", "D", "H", "S"} < dict(named.facts).keys()
    assert called(Laid(UNNAMED, N="7S8S7H8H7D8D7C8C")).action == Pass()


def test_a_bid_without_trumps_is_read_as_the_best_fitting_suit() -> None:
    table = Laid(UNNAMED)
    table.say("-", "-", "100")
    heard = likelihoods(UNNAMED, table.sees(Seat.NORTH), 0.02)[Seat.SOUTH]
    hands = ("JH9HAHKHASTS7D7C", "7H7SJD9DADKDACTC", "7H8H7S8SQSKDTD9C")
    masks = hand_value_tables(UNNAMED).masks
    strong, also, weak = heard(np.array([masks(cards(hand)) for hand in hands]).T)
    assert strong == pytest.approx(also, rel=0.2)
    assert strong > 20 * weak
