"""How the pack is shuffled and dealt, and who deals after everybody has passed."""

from dataclasses import replace
from random import Random

import pytest

from engine.actions import Pass
from engine.cards import Card
from engine.dealing import laid_out
from engine.game import awaited, deal
from engine.game_end import GameEnd
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.variants import find_variant
from engine.zones import Holding
from tests.engine.both_readings import running
from tests.engine.engine_walks import after, dealt, next_dealer
from tests.engine.options.houses import (
    CONTREES,
    EVERY_GAME,
    house,
    houses,
    offered_in,
    refusal,
    usual,
)
from tests.engine.random_play import steps
from tests.engine.table import N

OF_EIGHT = dict.fromkeys(
    (*CONTREES, "croatian_bela", "pilotta"), ("3-2-3", "3-3-2", "2-3-3", "4-4", "6-2")
)
OF_FIVE = dict.fromkeys(
    ("belote", "belote_501", "bidding_belote", "bulgarian_belot", "baloot"), ("3-2", "2-3")
)
NAMED_BY_THE_DEALER = ("tarabish", "croatian_bela")
PASSED_OUT = tuple(key for key in EVERY_GAME if key not in NAMED_BY_THE_DEALER)


def test_dealing_options_apply_to_these_games() -> None:
    packets = {**OF_EIGHT, **OF_FIVE, "decouverte": ("alternate", "rows")}
    assert dict(offered_in("packets")) == packets
    assert tuple(offered_in("shuffle")) == EVERY_GAME
    assert tuple(offered_in("all-pass")) == PASSED_OUT
    assert set(offered_in("dealer-names")) == set(NAMED_BY_THE_DEALER)


def test_defaults_of_each_game() -> None:
    assert dict(usual("packets")) == {
        **dict.fromkeys(OF_EIGHT, "3-2-3"),
        **dict.fromkeys(OF_FIVE, "3-2"),
        "croatian_bela": "3-3-2",
        "decouverte": "alternate",
    }
    assert dict(usual("shuffle")) == dict.fromkeys(EVERY_GAME, "every-deal")
    assert set(offered_in("shuffle").values()) == {("every-deal", "gathered")}
    assert dict(usual("dealer-names")) == dict.fromkeys(NAMED_BY_THE_DEALER, "must")
    assert dict(usual("all-pass")) == {**dict.fromkeys(PASSED_OUT, "next"), "clabber": "same"}


@pytest.mark.parametrize("key", offered_in("packets"))
def test_every_way_of_dealing_gives_different_hands_of_equal_size(key: str) -> None:
    ways = houses(key, "packets")
    pack = find_variant(key).pack.cards
    hands = {way: laid_out(rules, pack, Seat.NORTH).holdings for way, rules in ways.items()}
    assert len(set(hands.values())) == len(ways) > 1
    assert len({tuple(map(_size, holdings)) for holdings in hands.values()}) == 1


def _size(holding: Holding) -> int:
    return len(holding.cards)


@pytest.mark.parametrize(
    ("key", "packets", "cards"),
    [
        ("contree", "2-3-3", "7S 8S 7H 8H 9H JD QD KD"),
        ("contree", "4-4", "7S 8S 9S TS 7D 8D 9D TD"),
        ("belote", "2-3", "7S 8S 7H 8H 9H"),
    ],
)
def test_the_first_player_served_gets_these_cards(key: str, packets: str, cards: str) -> None:
    rules = house(key, packets=packets)
    dealer = rules.seating.before(N)
    holding = laid_out(rules, rules.pack.cards, dealer).holdings[N]
    assert " ".join(map(str, holding.hand)) == cards


def test_a_tableau_may_be_dealt_covered_cards_first() -> None:
    ways = houses("decouverte", "packets")
    pack = ways["rows"].pack.cards
    of_south = {
        way: laid_out(rules, pack, N).holdings[Seat.SOUTH].piles for way, rules in ways.items()
    }
    tops = {way: [pack.index(_card(pile.top)) for pile in piles] for way, piles in of_south.items()}
    unders = {
        way: [pack.index(_card(pile.under)) for pile in piles] for way, piles in of_south.items()
    }
    assert unders["rows"] == [0, 1, 2, 3, 8, 9, 10, 11]
    assert tops["rows"] == [16, 17, 18, 19, 24, 25, 26, 27]
    assert unders["alternate"] == [0, 1, 2, 3, 16, 17, 18, 19]
    assert tops["alternate"] == [8, 9, 10, 11, 24, 25, 26, 27]


def _card(card: Card | None) -> Card:
    assert card is not None
    return card


@pytest.mark.parametrize(
    ("key", "packets"),
    [("contree", "3-2"), ("contree", "8"), ("belote", "3-2-3"), ("decouverte", "4-4")],
)
def test_unknown_ways_of_dealing_are_refused(key: str, packets: str) -> None:
    assert refusal(key, packets=packets).code == "option-out-of-bounds"


@pytest.mark.parametrize("key", ["tarabish", "clabber"])
def test_fixed_packets_cannot_be_changed(key: str) -> None:
    assert refusal(key, packets="3-2-3").code == "option-does-not-apply"


class Counting:
    """Luck that counts how often it is asked."""

    def __init__(self) -> None:
        self.rng, self.asked = Random(1), 0

    def randrange(self, stop: int, /) -> int:
        """One more question."""
        self.asked += 1
        return self.rng.randrange(stop)


@pytest.mark.parametrize("key", EVERY_GAME)
def test_the_second_deals_pack_is_shuffled_or_gathered(key: str) -> None:
    asked = {}
    for way in ("every-deal", "gathered"):
        rules, chance = house(key, shuffle=way), Counting()
        state = _one_deal(rules)
        deal(rules, state, chance)
        asked[way] = chance.asked
    cards, tricks = len(rules.pack.cards), len(running(state).tricks)
    gathering = (tricks - 2) + (cards - tricks) + 1  # tricks of two piles, cards of each, the piles
    assert asked == {"every-deal": cards, "gathered": gathering + 1}


def _one_deal(rules: RuleSet) -> GameState:
    """A deal that was played, and in which both sides have won tricks."""
    for seed in range(50):
        state = next(
            step.state
            for step in steps(replace(rules, end=GameEnd(10_000)), Random(seed))
            if step.state.deal is not None and step.state.deal.phase is Phase.OVER
        )
        winners = {trick.winner for trick in running(state).tricks}
        if len({rules.seating.team(seat) for seat in winners if seat is not None}) > 1:
            return state
    raise AssertionError("one side always wins every trick")


@pytest.mark.parametrize("key", EVERY_GAME)
def test_after_a_passed_out_deal_the_next_or_the_same_player_deals(key: str) -> None:
    may_pass = {"dealer_names": "may-pass"} if key in NAMED_BY_THE_DEALER else {}
    for way, rules in houses(key, "all-pass", **may_pass).items():
        state = dealt(rules, Random(3))
        while running(state).phase is Phase.AUCTION:
            (seat,) = awaited(rules, state)
            state = after(rules, state, seat, Pass())
        assert next_dealer(rules, state, Random(4)) == way
