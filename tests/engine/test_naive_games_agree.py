"""The engine and the naive games agree wherever random deals lead, on every game of the engine."""

from random import Random

from engine.ruleset import RuleSet
from engine.state import GameState, Phase
from engine.variants import VARIANTS
from tests.engine import both_readings as engine
from tests.engine import engine_walks as walks
from tests.engine.naive_games import auction, play
from tests.engine.naive_games.cards import GAMES
from tests.engine.naive_games.declared import declared
from tests.engine.naive_games.settling import HOLD_OVER
from tests.rig.slow import every_game

DEALS = 40
SCORES = [(0, 0), (101, 99), (99, 101), (101, 100), (100, 60)]
"""Game scores at which deals begin: doubling a sun hangs on them."""

CARRIES = [0, 85, 81]
"""Points left hanging by a tie before."""


def test_every_game_has_naive_rules() -> None:
    assert {rules.key for rules in VARIANTS} <= set(GAMES)


@every_game
def test_both_readings_agree_on_random_deals(rules: RuleSet) -> None:
    rng = Random(rules.key)
    settled = 0
    for number in range(DEALS):
        carry = CARRIES[number % len(CARRIES)] if rules.key in HOLD_OVER else 0
        state = walks.dealt(rules, rng, SCORES[number % len(SCORES)], carry)
        while engine.running(state).phase is Phase.AUCTION:
            same_question(rules, state)
            state = walks.after(rules, state, *walks.likely(rules, state, rng))
        same_end(rules, state, rng)
        while engine.running(state).phase is Phase.PLAY:
            same_cards(rules, state)
            state = walks.after(rules, state, *walks.likely(rules, state, rng))
        if engine.running(state).contract:
            same_melds(rules, state)
            same_settlement(rules, state, carry)
            settled += 1
    assert settled > DEALS // 3


def same_question(rules: RuleSet, state: GameState) -> None:
    """What each seat may say, and which are asked."""
    facts, calls = engine.facts(rules, state), engine.said(rules, state)
    question, contract = auction.after(rules.key, facts, calls)
    assert contract is None
    assert engine.offered(rules, state) == question
    assert engine.waiting(rules, state) == auction.asked(question)


def same_end(rules: RuleSet, state: GameState, rng: Random) -> None:
    """How the auction ended; who deals next when all have passed."""
    facts, calls = engine.facts(rules, state), engine.said(rules, state)
    contract = engine.contract(rules, state)
    assert auction.after(rules.key, facts, calls) == ({}, contract)
    if contract is None:
        assert walks.next_dealer(rules, state, rng) == auction.next_dealer(rules.key)


def same_cards(rules: RuleSet, state: GameState) -> None:
    """Whose turn it is, and the cards that may be played."""
    contract = engine.contract(rules, state)
    assert contract is not None
    now = play.stands(rules.key, engine.laid(rules, state), contract, engine.played(state))
    assert engine.waiting(rules, state) == {now.turn}
    cards = play.may_play(rules.key, contract, now)
    assert engine.offered(rules, state) == {now.turn: cards}


def same_melds(rules: RuleSet, state: GameState) -> None:
    """Whose melds score, and which."""
    contract = engine.contract(rules, state)
    assert contract is not None
    scored = declared(rules.key, engine.laid(rules, state).hands, contract.mode)
    assert engine.melds(rules, state) == {
        seat: {" ".join(sorted(meld.cards)) for meld in plan}
        for seat, plan in scored.granted.items()
    }


def same_settlement(rules: RuleSet, state: GameState, carry: int) -> None:
    """Who took which trick with how many points, and the score."""
    contract, deal = engine.contract(rules, state), engine.running(state)
    found, seats = deal.settlement, engine.order(rules, state)
    laid, played = engine.laid(rules, state), engine.played(state)
    assert contract is not None
    assert found is not None
    assert play.stands(rules.key, laid, contract, played).won == [
        (seats.index(trick.winner), trick.points)
        for trick in deal.tricks
        if trick.winner is not None
    ]
    wanted = play.settled(rules.key, laid, contract, played, carry)
    assert engine.written(found) == wanted
