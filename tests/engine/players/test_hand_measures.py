"""The measures of a hand by which promises are read."""

import pytest

from engine.cards import Rank
from engine.players.hand_measures import FUNCTIONS, Measure, Trumps

VOID, GUARDED = Trumps(frozenset()), Trumps(frozenset({Rank.NINE, Rank.SEVEN}))


@pytest.mark.parametrize("measure", [Measure.HIDDEN, Measure.HIDDEN_ACES, Measure.PIECES])
def test_naming_another_suit_hides_strength_but_none_of_a_void(measure: Measure) -> None:
    assert FUNCTIONS[measure](VOID, 2, 10) == 0
    assert FUNCTIONS[measure](GUARDED, 2, 10) == 40
