"""The screens of every game: each position can be drawn, in each language, and hides what it must.

Beside the games as they are offered there are those in which players announce by hand, and those
in which breaches of the rules are for the others to claim.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.i18n import Words, words
from cogs.hand.pages import hand
from cogs.table.pages import public
from cogs.table.sheet import sheet
from cogs.ui.page_state import HandPageState
from engine.ruleset import Announcing, Enforcement, RuleSet
from engine.seats import Team
from engine.state import Phase
from engine.variants import VARIANTS
from tests.cogs.drawing import PEOPLE, drawn, positions, short, texts
from tests.cogs.facts import numbers
from tests.cogs.mentions import named
from tests.cogs.secrets import known
from tests.engine.options.houses import house
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits
from tests.rig.slow import FAST_GAMES, slow_except

ON_EVERY_HAND = (
    HandPageState(),
    HandPageState(redouble=True),
    HandPageState(announcing=True),
    HandPageState(renege_claim=True),
)


def by_hand_or_claimed() -> Iterator[RuleSet]:
    """Games as they can be played with less help."""
    for rules in VARIANTS:
        if rules.melds:
            yield replace(rules, announcing=Announcing.BY_HAND)
        if rules.penalty:
            yield replace(rules, enforcement=Enforcement.CLAIMED)
    yield house("pilotta", trump_named="after-auction", announcing="manual")
    yield house("coinche", all_trumps="with-belotes", announcing="manual")


def name_of(rules: RuleSet) -> str:
    """Which of them it is."""
    return f"{rules.key}-{rules.announcing}-{rules.enforcement}"


EVERY_GAME = (*VARIANTS, *by_hand_or_claimed())
FAST = [rules for rules in EVERY_GAME if rules.key in {game.key for game in FAST_GAMES}]

each_game = pytest.mark.parametrize("rules", slow_except(EVERY_GAME, FAST), ids=name_of)


@each_game
def test_every_position_fits_in_a_message_and_reveals_nothing(
    rules: RuleSet,
) -> None:
    for number, (table, game) in enumerate(positions(seed=3, every=11, rules=short(rules))):
        say = words(DRAWN[number % len(DRAWN)])
        board = drawn(public(table, say))
        assert broken_message_limits({"components": board}) == []
        assert named(texts(board)) <= known(table, None)
        for seat in table.playing_seats:
            for page_state in ON_EVERY_HAND:
                held = drawn(hand(table, game, seat, say, page_state=page_state))
                assert broken_message_limits({"components": held}) == []
                assert named(texts(held)) <= known(table, PEOPLE[seat].user)
    assert game.over


@each_game
def test_both_sides_have_the_games_names(rules: RuleSet) -> None:
    say = words("fr")
    own, pairs = (both_ways(each) for each in (say.playing(rules), say))
    assert (own == pairs) == (len(rules.seating.order) > 2)
    for table, game in positions(seed=4, every=11, rules=short(rules)):
        shown = texts(drawn(public(table, say)))
        if game.over:
            # The page of a game that is over names who has won it; the sheet names both.
            assert game.winner is not None
            assert say.playing(rules).team(game.winner) in shown.splitlines()[0]
            shown = texts(drawn(sheet(table, game, say)))
        assert any(all(name in shown for name in way) for way in own)
        assert own == pairs or not any(name in shown for way in pairs for name in way)


def both_ways(say: Words) -> tuple[list[str], list[str]]:
    """How both sides are called in a line, and at the head of a table."""
    return [say.team(team) for team in Team], [say.team_short(team) for team in Team]


@each_game
def test_every_deal_ends_with_its_arithmetic(rules: RuleSet) -> None:
    say, settled = words("fr"), 0
    for table, game in positions(seed=5, every=10_000, rules=short(rules)):
        if game.deal and game.deal.phase is Phase.OVER and game.sheet[-1].settlement:
            settled += 1
            assert set(game.scores) <= set(numbers(texts(drawn(public(table, say)))))
    assert settled
