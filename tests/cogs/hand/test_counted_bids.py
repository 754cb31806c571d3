"""Bids without a trump suit say out of how many points they are, wherever they are read."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.i18n import LANGUAGES, words
from bot.i18n.direction import unmarked
from bot.tables.house_rules import HouseRules
from cogs.hand.pages import hand
from cogs.table.pages import public
from engine.actions import Pass
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind
from engine.game import after_action, awaited, begun
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState
from tests.cogs.drawing import drawn, labels, table_of, texts

TO_258 = HouseRules("coinche")
TO_162 = HouseRules("coinche", (("trumpless-points", "162-from-14"),))

TOTALS = ((TO_258, {Trump.NONE: "130", Trump.ALL: "258"}), (TO_162, dict.fromkeys(Trump, "162")))

HALF_A_ROW = 2
MOST_CHARACTERS = 17
"""Half a row of a phone holds so many."""


def games(rules: RuleSet, bid: Bid) -> Iterator[tuple[Seat, GameState]]:
    """A deal before anybody bids, after this bid, and as its contract; and who is to move."""
    state = begun(rules, Seat.NORTH, Random(5416))
    for call in (bid, Pass(), Pass(), Pass()):
        seat = awaited(rules, state)[0]
        yield seat, state
        state = after_action(rules, state, seat, call)
    yield awaited(rules, state)[0], state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("house", "totals"), TOTALS, ids=["258", "162"])
def test_buttons_of_no_trumps_and_all_trumps_say_their_points(
    house: HouseRules, totals: dict[Trump, str], language: str
) -> None:
    say = words(language).playing(house.rules)
    seat, game = next(games(house.rules, Bid(80, Trump.ALL)))
    page = drawn(hand(table_of(game, house=house), game, seat, say))
    offered = labels(page)
    for trump in (Trump.NONE, Trump.ALL):
        short = say.bid_short(Bid(80, trump))
        (label,) = (each for each in offered if short.strip() in each)
        assert totals[trump] in label.replace(short, "")
        assert len(unmarked(label)) <= MOST_CHARACTERS
        assert len(row_of(page, label)) == HALF_A_ROW
    assert all(say.bid_short(Bid(80, trump)) in offered for trump in Trump if trump.suit)


def row_of(page: object, label: str) -> list[object]:
    """The buttons that stand beside this one, and itself."""
    if isinstance(page, dict):
        inside = page.get("components", [])
        if any(isinstance(each, dict) and each.get("label") == label for each in inside):
            return list(inside)
        page = inside
    found = [row_of(each, label) for each in page] if isinstance(page, list) else []
    return next(filter(None, found), [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("house", "totals"), TOTALS, ids=["258", "162"])
@pytest.mark.parametrize("trump", [Trump.NONE, Trump.ALL, Trump.HEARTS])
def test_the_hand_and_the_table_say_what_a_contract_is_out_of(
    trump: Trump, house: HouseRules, totals: dict[Trump, str], language: str
) -> None:
    say, bid = words(language).playing(house.rules), Bid(110, trump)
    _, (after, bidden), *_, (player, playing) = games(house.rules, bid)
    told = {
        "over it": texts(drawn(hand(table_of(bidden, house=house), bidden, after, say))),
        "in the hand": texts(drawn(hand(table_of(playing, house=house), playing, player, say))),
        "at the table": texts(drawn(public(table_of(playing, house=house), say))),
    }
    total = totals.get(trump, "162")
    assert {at: total in said for at, said in told.items()} == dict.fromkeys(
        told, trump is not Trump.HEARTS
    ), told


def test_other_games_and_a_capot_say_no_points() -> None:
    say = words("fr")
    contract = Contract(Seat.NORTH, Bid(110, Trump.ALL))
    for variant in ("contree", "belote", "bidding_belote"):
        rules = HouseRules(variant).rules
        assert say.playing(rules).contract(contract) == "110 tout atout"
    of_coinche = say.playing(TO_258.rules)
    assert of_coinche.contract(contract) == "110 tout atout sur 258"
    assert of_coinche.bid(contract.bid) == "110 tout atout"
    capot = Bid(250, Trump.ALL, ContractKind.CAPOT)
    assert "258" not in of_coinche("auction-button-bid", bid=capot)
    in_full = of_coinche.in_full("auction-button-bid", bid=contract.bid)
    assert in_full == "110 tout atout sur 258"
