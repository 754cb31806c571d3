"""What one cannot see cannot be told from a screen: other hidden cards draw the same picture."""

from random import Random

import pytest

from bot.i18n import words
from cogs.hand.pages import hand
from cogs.table.info_pages import tricks
from cogs.table.pages import public
from cogs.table.sheet import sheet
from engine.state import Phase
from tests.cogs.drawing import drawn, positions, table_of
from tests.engine.unseen import reshuffled, with_other_cards


@pytest.mark.parametrize("seed", range(3))
def test_the_public_table_reveals_no_hidden_card(seed: int) -> None:
    say, rng = words("fr"), Random(seed)
    changed = 0
    for table, game in positions(seed, every=7):
        assert game.deal is not None
        if game.deal.phase is not Phase.OVER:
            other = with_other_cards(
                table.rules, game, reshuffled(table.rules, game.deal, None, rng)
            )
            assert other.deal is not None
            changed += other != game
            assert drawn(public(table, say)) == drawn(public(table_of(other, move=table.move), say))
            assert drawn(tricks(table, game.deal, say)) == drawn(tricks(table, other.deal, say))
            assert drawn(sheet(table, game, say)) == drawn(sheet(table, other, say))
    assert changed


@pytest.mark.parametrize("seed", range(3))
def test_a_hand_shows_only_its_own_cards(seed: int) -> None:
    say, rng = words("fr"), Random(seed)
    for table, game in positions(seed, every=13):
        assert game.deal is not None
        if game.deal.phase is not Phase.OVER:
            for seat in table.playing_seats:
                other = with_other_cards(
                    table.rules, game, reshuffled(table.rules, game.deal, seat, rng)
                )
                moved = table_of(other, move=table.move)
                assert drawn(hand(table, game, seat, say)) == drawn(hand(moved, other, seat, say))
