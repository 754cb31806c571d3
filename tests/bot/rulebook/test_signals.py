"""What cards say is told in the words of the trump, and not where they say nothing."""

import pytest

from bot.i18n import words
from bot.rulebook.signals import signals_told
from engine.cards import Trump
from engine.variants import find_variant

SAY = words("en")
DISCARD, BELOTE, LEAD = map(SAY, ("signals-discard", "signals-belote", "signals-lead"))


@pytest.mark.parametrize(
    ("game", "trump", "told"),
    [
        ("contree", Trump.SPADES, [DISCARD, BELOTE, LEAD]),
        ("coinche", Trump.NONE, [DISCARD, LEAD]),
        ("coinche", Trump.ALL, []),
        ("decouverte", Trump.SPADES, []),
    ],
)
def test_cards_say_what_the_trump_lets_them(game: str, trump: Trump, told: list[str]) -> None:
    assert list(signals_told(find_variant(game), trump, SAY)) == told
