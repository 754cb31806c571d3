"""Choosing trumps without numbers: a turned-up card, two rounds, a forced dealer, a kitty."""

from collections.abc import Iterator

import pytest

from bot.i18n import Words, words
from bot.tables.table import Table
from cogs.hand.pages import hand
from cogs.table.pages import public
from engine.actions import Pass
from engine.cards import Trump
from engine.contract import Bid, ContractKind
from engine.game import legal_actions
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState, Phase
from engine.variants import VARIANTS, find_variant
from tests.cogs.drawing import drawn, labels, positions, short, texts
from tests.cogs.mentions import named

TAKING = ("belote", "belote_501", "decouverte", "clabber")
SEEDS = range(10)
TURNED = "Retourne"


def asked(rules: RuleSet, seed: int) -> Iterator[tuple[Table, GameState, Deal, Seat]]:
    """Positions of the auction, and who is asked."""
    for table, game in positions(seed, every=1, rules=short(rules)):
        if game.deal and game.deal.phase is Phase.AUCTION:
            yield table, game, game.deal, table.awaited[0]


def board(table: Table, say: Words) -> str:
    return texts(drawn(public(table, say)))


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_the_turned_up_card_is_shown_to_everyone(rules: RuleSet) -> None:
    say = words("fr")
    for table, game, deal, seat in asked(rules, seed=1):
        for shown in (public(table, say), hand(table, game, seat, say)):
            turned = [line for line in texts(drawn(shown)).splitlines() if TURNED in line]
            assert turned == ([say("auction-turned", card=deal.turned)] if deal.turned else [])


@pytest.mark.slow
@pytest.mark.parametrize("key", TAKING)
def test_the_first_round_offers_the_turned_up_suit_and_the_second_the_others(key: str) -> None:
    rules = find_variant(key)
    say, rounds = words("fr").playing(rules), set()
    for seed in SEEDS:
        for table, game, deal, seat in asked(rules, seed):
            assert deal.turned is not None
            trump = Trump.of(deal.turned.suit)
            second = len(deal.auction.calls) >= len(table.playing_seats)
            asks = "auction-asked-other" if second else "auction-asked-take"
            assert say(asks, trump=trump, sun="no") in board(table, say)
            offered = {
                bid.trump for bid in legal_actions(rules, game, seat) if isinstance(bid, Bid)
            }
            take = say("auction-button-take", trump=trump)
            names = {trump: say("auction-button-name", trump=trump) for trump in offered}
            expected = set(names.values()) if second else {take} if offered else set()
            assert expected <= labels(drawn(hand(table, game, seat, say)))
            assert (trump in offered) <= (not second)
            rounds.add(second)
    assert rounds == {False, True}


def test_a_dealer_who_must_name_trumps_cannot_pass() -> None:
    rules = find_variant("tarabish")
    say, forced = words("fr").playing(rules), 0
    for seed in range(12):
        for table, game, _, seat in asked(rules, seed):
            shown = drawn(hand(table, game, seat, say))
            must = Pass() not in legal_actions(rules, game, seat)
            assert (
                say("auction-asked-must-name", seat=seat, mine="no") in board(table, say)
            ) == must
            assert (say("auction-your-turn-forced") in texts(shown)) == must
            assert (say("auction-button-pass") in labels(shown)) == (not must)
            forced += must
    assert forced


def test_the_kitty_is_mentioned_but_stays_hidden() -> None:
    say = words("fr")
    rules = find_variant("tarabish")
    for table, game, deal, seat in asked(rules, seed=2):
        assert say("auction-kitty", count=3) in board(table, say)
        held = texts(drawn(hand(table, game, seat, say)))
        assert say("auction-hidden", count=3) in held
        assert named(held) == set(deal.holdings[seat].hand)
        assert len(named(held)) == 6


@pytest.mark.parametrize("key", ["belote", "belote_501", "bidding_belote", "baloot"])
def test_the_number_of_cards_still_to_come_is_shown(key: str) -> None:
    say = words("fr")
    rules = find_variant(key)
    for table, game, deal, seat in asked(rules, seed=2):
        held = texts(drawn(hand(table, game, seat, say)))
        assert (say("auction-to-come", count=3) in held) == bool(deal.talon)
        assert len(named(held) - {deal.turned}) >= (5 if deal.talon else 7)


def test_an_ashkal_is_explained_where_it_may_be_called_and_where_it_was_played() -> None:
    say, rules = words("fr").playing(find_variant("baloot")), find_variant("baloot")
    told, offered, played = say("auction-ashkal"), 0, 0
    for seed in (0, 2):
        for table, game in positions(seed, every=1, rules=short(rules)):
            if game.deal and game.deal.phase is Phase.OVER:
                line = game.sheet[-1].settlement
                ashkal = line is not None and line.tally.contract.bid.kind is ContractKind.ASHKAL
                assert (told in board(table, say)) == ashkal
                played += ashkal
            elif game.deal and game.deal.phase is Phase.AUCTION:
                (seat, *_) = table.awaited
                shown = drawn(hand(table, game, seat, say))
                may = say("auction-button-ashkal") in labels(shown)
                assert (told in texts(shown)) == may
                offered += may
    assert offered
    assert played


def test_sun_can_be_called_over_hokum_and_the_hokum_caller_confirms() -> None:
    say = words("fr").playing(find_variant("baloot"))
    told = set()
    for seed in range(10):
        for table, game, deal, seat in asked(find_variant("baloot"), seed):
            standing = table.rules.auction.standing(deal.auction, table.rules.seating)
            if standing is None or not deal.talon:
                continue
            own = standing.declarer is seat
            bid = standing.bid
            over = say("auction-asked-over", bid=bid, seat=standing.declarer)
            keep = say("auction-asked-keep", bid=bid, seat=seat, sun="yes")
            assert (keep if own else over) in board(table, say)
            offered = labels(drawn(hand(table, game, seat, say)))
            assert say("auction-button-name", trump=Trump.NONE) in offered
            assert (say("auction-button-keep", bid=bid) in offered) == own
            told.add(own)
    assert told == {False, True}
