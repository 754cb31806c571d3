"""Several belotes in a deal at all trumps: each is said with its suit, and told afterwards."""

import pytest

from bot.i18n import words
from cogs.hand.pages import hand
from cogs.table.pages import public
from cogs.ui.page_state import HandPageState
from engine.actions import PlayCard
from engine.cards import Trump
from engine.game import legal_actions
from engine.state import Phase
from tests.cogs.drawing import drawn, positions, texts
from tests.engine.options.houses import house
from tests.rig.languages import DRAWN

RULES = house("bidding_belote", all_trumps="with-belotes", target="302")


@pytest.mark.parametrize("language", DRAWN)
def test_each_belote_is_shown_with_its_suit(language: str) -> None:
    say, at_the_table, afterwards = words(language), set[int](), 0
    for table, game in positions(11, every=1, rules=RULES):
        deal = game.deal
        if deal is None or deal.contract is None or deal.contract.trump is not Trump.ALL:
            continue
        shown = texts(drawn(public(table, say)))
        said = [held for held in deal.belotes if held.calls]
        word = say("play-belote-word")
        if deal.phase is Phase.PLAY:
            for held in said:
                called = say("play-belote-in", word=word, suit=held.suit)
                assert say("play-belote", seat=held.seat, called=called) in shown
            at_the_table.add(len(said))
        else:
            for held in said:
                assert say("play-belote-in", word=word, suit=held.suit) in shown
            afterwards += len(said) > 1
    assert len(at_the_table) > 2
    assert afterwards


def test_manual_announcements_name_the_suit() -> None:
    rules = house("bidding_belote", all_trumps="with-belotes", announcing="manual", target="302")
    say, offered = words("fr"), set[str]()
    for table, game in positions(4, every=1, rules=rules):
        deal = game.deal
        if deal is None or deal.phase is not Phase.PLAY or not deal.tricks:
            continue
        assert deal.contract is not None
        if deal.contract.trump is not Trump.ALL:
            continue
        seat = table.awaited[0]
        cards = [
            action.card
            for action in legal_actions(rules, game, seat)
            if isinstance(action, PlayCard) and action.announcing
        ]
        shown = texts(
            drawn(hand(table, game, seat, say, page_state=HandPageState(announcing=True)))
        )
        for card in cards:
            assert f"belote à {say.suit(card.suit)}" in shown
            offered.add(str(card.suit))
    assert offered
