"""Numbers bid without a suit: first the numbers alone, then the suits alone (R-70)."""

from collections.abc import Iterator

import pytest

from bot.i18n import words
from bot.tables.table import Table
from cogs.hand.pages import hand
from cogs.table.pages import public
from cogs.ui.page_state import HandPageState
from engine.cards import SUIT_TRUMPS
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase
from tests.cogs.drawing import drawn, labels, positions, texts
from tests.cogs.evening import Evening
from tests.cogs.house import play_by
from tests.cogs.playing import at_table, offers
from tests.engine.options.houses import house
from tests.rig.languages import DRAWN
from tests.rig.screens import selects_of, text_of

AFTER = house("pilotta", trump_named="after-auction")


def auctions() -> Iterator[tuple[Table, GameState, Seat, bool]]:
    """Positions of the auction, who speaks, and whether a trump is to be named."""
    for table, game in positions(3, every=1, rules=AFTER):
        deal = game.deal
        if deal is None or deal.phase is not Phase.AUCTION:
            continue
        naming = AFTER.auction.legal_calls(deal.auction, AFTER.seating, table.awaited[0], ())
        yield table, game, table.awaited[0], len(naming) == len(SUIT_TRUMPS)


@pytest.mark.parametrize("language", DRAWN)
def test_numbers_are_bid_first_and_then_the_suit(language: str) -> None:
    say, seen = words(language), set[bool]()
    for table, game, seat, naming in auctions():
        shown = drawn(hand(table, game, seat, say, page_state=HandPageState(value=120)))
        names = {say("auction-button-name", trump=trump) for trump in SUIT_TRUMPS}
        if naming:
            assert labels(shown) == {*names, say("promise-button"), say("first-button")}
            assert say("auction-your-turn-forced") in texts(shown)
        else:
            assert not labels(shown) & names
            assert say("auction-button-pass") in labels(shown)
        seen.add(naming)
    assert seen == {True, False}


def test_the_table_says_who_names_trumps_for_which_number() -> None:
    say, named = words("fr"), 0
    for table, game, seat, naming in auctions():
        board = texts(drawn(public(table, say)))
        assert ("nomme l’atout" in board) is naming
        if naming and game.deal:
            standing = AFTER.auction.standing(game.deal.auction, AFTER.seating)
            assert standing is not None
            of_another, own = (
                say("auction-asked-name-after", bid=standing.bid, seat=seat, mine=mine)
                for mine in ("no", "yes")
            )
            assert of_another in board
            assert own in texts(drawn(hand(table, game, seat, say)))
            named += 1
    assert named


async def test_a_game_is_played_with_trumps_named_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def after(rules: RuleSet) -> RuleSet:
        return AFTER if rules.key == AFTER.key else rules

    play_by(monkeypatch, after)
    async with at_table(evening, game="pilotta") as game:
        declarer = game.turn
        numbers = [each.label for each in offers(game.hand(declarer), "bid")]
        assert numbers == [str(value) for value in range(80, 170, 10)]
        (higher,) = selects_of(game.hand(declarer))
        assert [bid for bid, _ in higher.options][-1] == "250"
        await game.press(declarer, "bid", "100")
        for _ in range(3):
            await game.press(game.turn, "pass")
        assert game.turn is declarer
        await game.press(declarer, "bid", "H")
        assert "100 cœur par" in text_of(game.table)
