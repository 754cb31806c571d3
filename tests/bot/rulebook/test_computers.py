"""What the computers' calls say is told with the numbers by which they call."""

import pytest

from bot.i18n import LANGUAGES, words
from bot.rulebook import rulebook
from bot.rulebook.computers import computers
from engine.players.convention import CONVENTION
from engine.players.evaluation import OWN, PARTNERS
from engine.variants import VARIANTS, find_variant

everywhere = pytest.mark.parametrize("language", LANGUAGES)


@everywhere
def test_an_opening_a_raise_and_a_double_are_told_with_their_numbers(language: str) -> None:
    _, count, opens, margin, raises, _, doubles, _ = computers(
        find_variant("contree"), words(language)
    )
    assert all(str(round(points)) in count for points in (OWN.base, *OWN.honours[:3], OWN.ace))
    assert f"80 {'avec' if language == 'fr' else 'with'} {CONVENTION.opening:.0f}" in opens
    assert str(round(100 + CONVENTION.margin)) in margin
    assert all(str(round(points)) in raises for points in PARTNERS.honours[:3])
    assert str(round(100 * CONVENTION.double_from)) in doubles


@everywhere
def test_where_nothing_can_be_doubled_no_double_is_told(language: str) -> None:
    with_it, without = (
        computers(find_variant(key), words(language)) for key in ("contree", "pilotta")
    )
    assert len(with_it) == len(without) + 1


@everywhere
def test_where_a_trump_is_named_alone_it_is_told_what_that_promises(language: str) -> None:
    _, promise, _ = computers(find_variant("belote"), words(language))
    assert str(round(CONVENTION.names)) in promise


@everywhere
def test_it_is_told_with_the_auction_wherever_there_are_partners(language: str) -> None:
    say = words(language)
    for rules in VARIANTS:
        told = [chapter for page in rulebook(rules, say) for chapter in page.chapters]
        title = say("rules-computers-title")
        alone = rules.seating.partner(rules.seating.order[0]) is None
        assert any(chapter.startswith(title) for chapter in told) is not alone
