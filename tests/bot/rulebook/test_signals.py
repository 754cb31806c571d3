"""What cards say is told in the words of the trump, and not where they say nothing."""

import pytest

from bot.i18n import words
from bot.rulebook.signals import discards_told, signals_told
from engine.cards import Trump
from engine.variants import find_variant
from tests.engine.players.positions import Laid
from tests.engine.table import S, cards

SAY = words("en")
DISCARD, BELOTE, LEAD = map(SAY, ("signals-discard", "signals-belote", "signals-lead"))
TITLE = f"**{SAY('signals-title')}**"


@pytest.mark.parametrize(
    ("game", "trump", "told"),
    [
        ("contree", Trump.SPADES, [TITLE, DISCARD, BELOTE, LEAD]),
        ("coinche", Trump.NONE, [TITLE, DISCARD, LEAD]),
        ("coinche", Trump.ALL, []),
        ("decouverte", Trump.SPADES, []),
    ],
)
def test_cards_say_what_the_trump_lets_them(game: str, trump: Trump, told: list[str]) -> None:
    assert list(signals_told(find_variant(game), trump, SAY)) == told


def test_each_discard_says_what_it_said() -> None:
    table = Laid(
        find_variant("contree"),
        N="JS 9S AS TS 7H 8H 7D 7C",
        E="8S KS",
        S="AH 9H KH TD 8D QD KC 8C",
        W="7S QS",
    )
    assert list(discards_told(table.rules, table.deal, SAY)) == []
    table.say("80S", "-", "-", "-")
    table.play("JS 8S 9H 7S")
    calls = SAY("signals-told", told="calls")
    assert list(discards_told(table.rules, table.deal, SAY)) == [(S, cards("9H")[0], calls)]
