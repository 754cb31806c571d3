"""The engine and the naive reading write the same scores under house rules drawn at random."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from engine.contract import ContractKind
from engine.options import OptionName, with_options
from engine.ruleset import RuleSet
from engine.settlement import Side, Tally
from engine.variants import find_variant
from engine.variants.presets import PRESETS
from tests.engine.both_readings import written
from tests.engine.naive_games.house_rounds import baloot
from tests.engine.naive_games.house_scores import contree
from tests.engine.naive_games.scores import Counted, Kind, Score
from tests.engine.naive_games.scores import Side as Winner
from tests.engine.options.houses import CONTREES, option_of
from tests.engine.options.random_houses import random_house, random_tally

HOUSES, TALLIES, EVEN = 20, 20, 0.6
KINDS: dict[ContractKind, Kind] = {ContractKind.CAPOT: "capot", ContractKind.GENERALE: "generale"}


def houses(game: RuleSet, rng: Random) -> list[RuleSet]:
    """The presets of a game, then what tables may choose."""
    presets = [with_options(game, dict(each.choices)) for each in PRESETS if each.game == game.key]
    return presets + [random_house(game, rng) for _ in range(HOUSES)]


def counted(tally: Tally) -> Counted:
    """A deal in naive words."""
    bid = tally.contract.bid
    return Counted(
        kind=KINDS.get(bid.kind, "number"),
        mode=str(bid.trump),
        value=bid.value,
        level=tally.contract.multiplier,
        cards=tally.card_points,
        tricks=tally.tricks,
        declarer_tricks=tally.declarer_tricks,
        belote=tally.belote,
        melds=tally.melds,
        carry=tally.carry,
        turned_ace=tally.exposed_ace,
        eldest_ace=tally.eldest_ace,
    )


def close(tally: Tally, rng: Random) -> Tally:
    """The deal, often with nearly as many points for both sides."""
    whole = sum(tally.card_points)
    ours = whole // 2 + rng.randint(-3, 3)
    if rng.random() < EVEN or 0 in tally.tricks:
        return tally
    return replace(tally, card_points=(ours, whole - ours))


def naive(rules: RuleSet) -> Callable[[Tally], Score]:
    """What the naive reading writes of a deal by these rules."""
    held = {str(name): option_of(name).current(rules) for name in OptionName}

    def written_down(tally: Tally) -> Score:
        last: Winner = "attack" if tally.last_trick is Side.ATTACK else "defence"
        if rules.key == "baloot":
            return baloot(held.__getitem__, counted(tally))
        return contree(held.__getitem__, rules.key, counted(tally), last)

    return written_down


@pytest.mark.parametrize("key", [*CONTREES, "baloot"])
def test_both_readings_write_the_same_under_house_rules(key: str) -> None:
    rng = Random(f"house scores of {key}")
    for rules in houses(find_variant(key), rng):
        read_otherwise = naive(rules)
        for _ in range(TALLIES):
            drawn = random_tally(rules, rng)
            contract = replace(drawn.contract, decides_game=False)
            tally = replace(close(drawn, rng), contract=contract, carry=rng.choice((0, 80)))
            assert written(rules.scoring.settle(tally)) == read_otherwise(tally)
