"""Under any house rules the explained score is the score, and every deal comes to an end."""

from dataclasses import replace
from random import Random

import pytest

from engine.ruleset import RuleSet
from engine.scoring.round_points import RoundPoints
from engine.state import Phase
from engine.variants import VARIANTS
from tests.engine.options.arithmetic import last_words, miscounted
from tests.engine.options.random_houses import random_house, random_tally
from tests.engine.random_play import shortened, steps
from tests.rig.slow import FAST_GAMES, slow_except

HOUSES, TALLIES, GAMES = 50, 12, 4

every_game = pytest.mark.parametrize(
    "game", slow_except(VARIANTS, FAST_GAMES), ids=lambda rules: rules.key
)


@every_game
def test_the_lines_add_up_to_the_scores(game: RuleSet) -> None:
    rng = Random(f"lines of {game.key}")
    for _ in range(HOUSES):
        rules = random_house(game, rng)
        for _ in range(TALLIES):
            settlement = rules.scoring.settle(random_tally(rules, rng))
            assert miscounted(settlement) == []
            assert last_words(settlement) == settlement.scores
            assert min(settlement.scores) >= 0


@every_game
def test_no_double_makes_a_contract_and_none_breaks_it(game: RuleSet) -> None:
    rng = Random(f"success of {game.key}")
    for _ in range(HOUSES):
        rules = random_house(game, rng)
        tally = random_tally(rules, rng)
        if isinstance(rules.scoring, RoundPoints) and rules.scoring.takes_all:
            continue  # there a level deal is lost by who doubled last
        results = {
            rules.scoring.settle(
                replace(tally, contract=replace(tally.contract, doubles=level, multiplier=times))
            ).result
            for level, times in enumerate((1, 2, 4))
        }
        assert len(results) == 1


@every_game
def test_deals_by_any_house_rules_are_played_to_their_end(game: RuleSet) -> None:
    rng = Random(f"deals of {game.key}")
    for _ in range(GAMES):
        rules = shortened(random_house(game, rng), 1)
        settled = 0
        for step in steps(rules, rng):
            deal = step.state.deal
            if deal and deal.phase is Phase.OVER and deal.settlement:
                assert miscounted(deal.settlement) == []
                settled += 1
        assert settled
