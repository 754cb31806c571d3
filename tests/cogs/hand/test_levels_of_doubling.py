"""What each level of doubling is called, and which of them are asked twice."""

from dataclasses import replace

import pytest

from bot.i18n import Words, words
from bot.i18n.game_values import ASKED_TWICE, Stake, stake_of
from bot.rulebook.auction import doubling_of
from bot.tables.table import Table
from cogs.hand.pages import hand
from cogs.table.pages import public
from cogs.ui.moves import raised
from cogs.ui.page_state import HandPageState
from engine.actions import Double, Pass
from engine.auctions.points import PointsAuction
from engine.cards import Trump
from engine.contract import Bid, Contract, naming
from engine.events import Called
from engine.game import legal_actions
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.settlement import Result
from engine.state import Deal, GameState, Phase
from engine.variants import VARIANTS, find_variant
from tests.cogs.drawing import Components, drawn, positions, short, texts
from tests.rig.languages import DRAWN

NUMBER, NAME = Bid(100, Trump.HEARTS), naming(Trump.HEARTS)


@pytest.mark.parametrize(
    ("key", "bid", "stakes"),
    [
        ("contree", NUMBER, [Stake.DOUBLE, Stake.REDOUBLE]),
        ("contree_coinche", NUMBER, [Stake.DOUBLE, Stake.REDOUBLE]),
        ("coinche", NUMBER, [Stake.DOUBLE, Stake.REDOUBLE]),
        ("bidding_belote", NAME, [Stake.DOUBLE, Stake.REDOUBLE, Stake.MATCH]),
        ("baloot", NAME, [Stake.DOUBLE, Stake.TRIPLE, Stake.FOUR, Stake.GAHWA]),
    ],
)
def test_the_rules_page_names_the_games_doubling_levels(
    key: str, bid: Bid, stakes: list[Stake]
) -> None:
    contract = Contract(Seat.NORTH, bid)
    rules = find_variant(key)
    levels = range(1, len(stakes) + 1)
    assert [stake_of(raised(rules, contract, Double(level))) for level in levels] == stakes
    assert stake_of(contract) is Stake.NONE
    for level in levels:
        high = raised(rules, contract, Double(level))
        assert high.decides_game == (stake_of(high) in {Stake.MATCH, Stake.GAHWA})


def in_history(contract: Contract, say: Words, result: Result = Result.MADE) -> str:
    return say(
        "history-deal",
        number=1,
        bid=contract.bid,
        player="Ann",
        doubles=contract.doubles,
        result=result,
        score=100,
        others=60,
    )


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_a_past_deal_uses_its_games_doubling_levels(rules: RuleSet, language: str) -> None:
    say = words(language).playing(rules)
    doubling = doubling_of(rules.auction)
    bid = NUMBER if isinstance(rules.auction, PointsAuction) else NAME
    for level in range(1, len(doubling.multipliers) + 1 if doubling else 1):
        contract = raised(rules, Contract(Seat.NORTH, bid), Double(level))
        called = say.contract(contract).removeprefix(f"{say.bid(bid)}, ").partition(" (")[0]
        assert f", {called}, " in in_history(contract, say)


@pytest.mark.parametrize("language", DRAWN)
def test_a_past_deals_result_equals_its_score_sheet(language: str) -> None:
    say = words(language)
    contract = Contract(Seat.NORTH, NAME)
    for result in Result:
        title = say("score-title", number=1, contract=contract, result=result, capot="none")
        assert f"{title.rpartition(', ')[2]}, 100" in in_history(contract, say, result)


def test_no_double_is_offered_where_it_is_impossible() -> None:
    with pytest.raises(ValueError, match="nothing is doubled"):
        raised(find_variant("belote"), Contract(Seat.NORTH, NAME), Double())


def test_every_doubling_level_has_its_own_word() -> None:
    for language in ("fr", "en"):
        say = words(language)
        levels = [stake for stake in Stake if stake is not Stake.NONE]
        for key in ("auction-double", "auction-button-double"):
            said = [say(key, double=stake) for stake in levels]
            assert len(set(said)) == len(levels)


def asked_to_double(key: str, level: int) -> tuple[Table, GameState, Deal, Seat]:
    """A position in which somebody may double to this level, and who."""
    rules = find_variant(key)
    for seed in range(200):
        for table, game in positions(seed, every=1, rules=short(rules)):
            if game.deal and game.deal.phase is Phase.AUCTION:
                for seat in rules.seating.order:
                    if Double(level) in legal_actions(rules, game, seat):
                        return table, game, game.deal, seat
    raise AssertionError("nobody doubles so high")


def controls(components: Components, verb: str) -> list[str]:
    """The arguments of the buttons of this verb."""
    found = str(components).split(f":{verb}:")[1:]
    return [rest.split("'", 1)[0].split(":")[2] for rest in found]


@pytest.mark.parametrize(("key", "levels"), [("bidding_belote", 2), ("baloot", 3)])
def test_a_doubling_level_is_one_press_or_needs_confirmation(key: str, levels: int) -> None:
    rules = find_variant(key)
    say = words("fr").playing(rules)
    for level in range(1, levels + 1):
        table, game, deal, seat = asked_to_double(key, level)
        standing = rules.auction.standing(deal.auction, rules.seating)
        assert standing is not None
        stake = stake_of(raised(rules, standing, Double(level)))
        first = drawn(hand(table, game, seat, say))
        again = drawn(hand(table, game, seat, say, page_state=HandPageState(redouble=True)))
        asks_twice = stake in ASKED_TWICE
        assert controls(first, "ask-redouble") == [""] * asks_twice
        assert controls(first, "double") == [str(level)] * (not asks_twice)
        assert controls(again, "double") == [str(level)]
        question = say("auction-confirm-double", double=stake, bid=standing.bid)
        assert (question in texts(again)) == asks_twice


def test_an_auctions_calls_show_their_doubling_levels() -> None:
    say = words("fr").playing(find_variant("baloot"))
    table, _, deal, _ = asked_to_double("baloot", 3)
    doubles = [called.call for called in deal.auction.calls if isinstance(called.call, Double)]
    assert doubles == [Double(1), Double(2)]
    shown = texts(drawn(public(table, say)))
    for stake in (Stake.DOUBLE, Stake.TRIPLE):
        assert say("auction-double", double=stake) in shown


def test_not_raising_ones_own_bid_is_shown_as_keeping_it() -> None:
    rules = find_variant("contree_701")
    say = words("fr")
    table, game = next(positions(1, every=1, rules=rules))
    assert game.deal is not None
    order = rules.seating.starting_at(game.deal.auction.first)
    passed = tuple(Called(seat, Pass()) for seat in (*order[1:], order[0]))
    calls = (Called(order[0], NUMBER), *passed)
    auction = replace(game.deal.auction, calls=calls)
    keeping = replace(game, deal=replace(game.deal, auction=auction))
    shown = texts(drawn(public(replace(table, game=keeping), say)))
    assert f", {say('auction-keeps')}" in shown
    assert shown.count(say("auction-pass")) == len(order) - 1


@pytest.mark.parametrize("language", DRAWN)
def test_who_may_only_redouble_reads_the_contract_once(language: str) -> None:
    table, game, deal, seat = asked_to_double("contree", 2)
    say = words(language).playing(table.rules)
    standing = table.rules.auction.standing(deal.auction, table.rules.seating)
    assert standing is not None
    heading, _, _ = say("play-contract", contract=standing).partition(":")
    assert texts(drawn(hand(table, game, seat, say))).count(heading) == 1
