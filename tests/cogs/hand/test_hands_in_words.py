"""Whoever likes their buttons in words reads an auction without a symbol."""

import pytest

from bot.i18n import capitalised, words
from bot.i18n.game_values import SUIT_SYMBOLS
from bot.preferences import HandSize, HandStyle
from cogs.hand.pages import hand
from cogs.ui.cards import hand_line
from cogs.ui.page_state import HandPageState
from engine.cards import Trump
from engine.contract import ContractKind
from engine.ruleset import RuleSet
from engine.state import Phase
from tests.cogs.drawing import drawn, labels, positions, table_of, texts
from tests.engine.table import cards
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits
from tests.rig.slow import every_game, slow_except

HAND_STYLE = HandStyle(size=HandSize.WORDS)
WISHES = (
    HandPageState(hand_style=HAND_STYLE),
    HandPageState(hand_style=HAND_STYLE, redouble=True),
    *(HandPageState(hand_style=HAND_STYLE, kind=kind) for kind in ContractKind),
)
SYMBOLS = set("".join(SUIT_SYMBOLS.values()))


@pytest.mark.slow
@pytest.mark.parametrize("language", slow_except(DRAWN, ("fr",)))
@every_game
def test_auction_labels_contain_no_symbols(rules: RuleSet, language: str) -> None:
    say = words(language).playing(rules)
    seen = 0
    for table, game in positions(seed=7, every=1, rules=rules):
        if seen == 40:
            break
        if game.deal is None or game.deal.phase is not Phase.AUCTION:
            continue
        seen += 1
        for seat in table.playing_seats:
            for page_state in WISHES:
                shown = drawn(hand(table, game, seat, say, page_state=page_state))
                assert not SYMBOLS & set(texts(shown))
                assert not SYMBOLS & set("".join(labels(shown)))
                assert broken_message_limits({"components": shown}) == []
    assert seen


@pytest.mark.parametrize(
    ("language", "label", "spades"),
    [
        ("fr", "80 pique", "As et 10 de pique"),
        ("en", "80 spades", "Ace and 10 of spades"),
    ],
)
def test_bids_and_cards_are_spelled_out(language: str, label: str, spades: str) -> None:
    table = table_of(None)
    say = words(language).playing(table.rules)
    held = hand_line(cards("ASTS"), Trump.NONE, table.rules.scales, say.in_full)
    assert capitalised(held) == spades
    (_, game), *_ = positions(seed=7, every=1)
    assert game.deal is not None
    seat = game.deal.auction.first
    shown = labels(drawn(hand(table_of(game), game, seat, say, page_state=WISHES[0])))
    assert label in {each.replace("\xa0", " ") for each in shown}
