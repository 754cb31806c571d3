"""Who can sit down in the arena besides the levels."""

from functools import partial

import pytest

from engine.lab.arena.contenders import CONTENDERS, ByView
from engine.players.understanding import DEFAULT_UNDERSTANDING, Convention, Signals, Understanding

NAMED = {
    **{f"expert:{each}": Understanding(each) for each in Convention},
    **{f"expert:signals-{each}": Understanding(signals=each) for each in Signals},
}


@pytest.mark.parametrize("name", NAMED)
def test_an_expert_of_another_understanding_can_be_named(name: str) -> None:
    entrant = CONTENDERS[name]
    assert isinstance(entrant, ByView)
    assert isinstance(entrant.contender, partial)
    assert entrant.contender.keywords == {"understanding": NAMED[name]}


def test_an_expert_makes_and_reads_signals_where_nothing_is_said() -> None:
    assert DEFAULT_UNDERSTANDING.signals.are_made
    assert DEFAULT_UNDERSTANDING.signals.are_read
    assert not Signals.READ.are_made
    assert not Signals.MADE.are_read
