"""The engine and the naive games let the same cards be played in situations made at random.

Whole deals come too seldom to where a duty bites: here the trick and the hand are made of few
suits.
"""

from random import Random

from engine.ruleset import RuleSet
from engine.state import GameState
from tests.engine import both_readings as engine
from tests.engine import engine_walks as walks
from tests.engine.naive_games.calls import LEVELS
from tests.engine.naive_games.cards import SUITS, pack, players
from tests.engine.naive_games.legal import legal_cards
from tests.rig.slow import every_game

DEALS, TRICKS = 25, 20


@every_game
def test_both_readings_allow_the_same_cards(rules: RuleSet) -> None:
    rng = Random(rules.key)
    bound = 0
    for _ in range(DEALS):
        state = walks.in_play(rules, rng)
        for _ in range(TRICKS):
            bound += allowed_alike(rules, state, rng)
    assert bound > DEALS * TRICKS // 10


def allowed_alike(rules: RuleSet, state: GameState, rng: Random) -> bool:
    """Whether some of the cards were barred."""
    contract = engine.contract(rules, state)
    assert contract is not None
    doubles = rng.randrange(len(LEVELS.get(rules.key, [1])))
    suits = {*rng.sample(SUITS, 2), contract.mode}
    cards = [card for card in pack(rules.key) if card[1] in suits]
    dealt = rng.sample(cards, 8)
    trick, hand = dealt[: rng.randrange(players(rules.key))], dealt[4 : 4 + rng.randint(1, 4)]
    level = LEVELS.get(rules.key, [1])[doubles]
    expected = legal_cards(rules.key, hand, trick, contract.mode, level)
    posed = walks.before_a_trick(rules, state, hand, trick, doubles)
    assert engine.offered(rules, posed) == {len(trick): expected}
    return expected != set(hand)
