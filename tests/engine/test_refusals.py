"""What is refused, whatever it is, leaves the game as it was; every code can be met."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from engine.actions import Action, Double, IllegalAction, Pass, PlayCard, Refusal, RenegeClaim
from engine.auctions.points import PointsAuction
from engine.auctions.sun import ASHKAL
from engine.cards import PACK_32, PACK_36, Card, Trump
from engine.contract import Bid, ContractKind, naming
from engine.events import GameStarted
from engine.evolve import replay
from engine.game import deal, decide, legal_actions
from engine.obligations import NoTrumpLead, NoUnderruff, OvertakeLead
from engine.options import with_options
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.variants import find_variant
from tests.engine.auctions.games import FORCING, HOLDING, SUNNY, TAKING, Bidding, with_hand
from tests.engine.random_play import position
from tests.engine.table import CONTREE, E, N, S, Table, W, call, cards, refused
from tests.rig.slow import slow_except

EVERYTHING: tuple[Action, ...] = (
    Pass(),
    *(Double(level) for level in range(-1, 4)),
    *(Bid(value, trump) for value in (0, 75, *range(80, 260, 10)) for trump in Trump),
    *(Bid(value, trump, ContractKind.CAPOT) for value in (250, 160, 0) for trump in Trump),
    *(PlayCard(card) for card in PACK_36.cards),
)


def in_play() -> Table:
    """North has bid 80 hearts, which east holds."""
    table = Table()
    table.say("80H", "-", "-", "-")
    return table


def test_actions_before_the_deal_are_refused() -> None:
    state = replay(CONTREE, [GameStarted(N)])
    for action in (Pass(), PlayCard(*cards("7S"))):
        with refused(Refusal.NO_DEAL):
            decide(CONTREE, state, E, action)
    assert all(legal_actions(CONTREE, state, seat) == () for seat in Seat)


def test_cards_during_the_auction_are_refused() -> None:
    with refused(Refusal.AUCTION_OPEN):
        Table().play("7S")


def test_calls_during_play_are_refused() -> None:
    for word in ("-", "90H", "x", "xx"):
        with refused(Refusal.AUCTION_OVER):
            in_play().act(E, call(word))


def test_actions_between_deals_are_refused() -> None:
    table = in_play()
    table.play_out(Random(1))
    for action in (Pass(), PlayCard(*cards("7S"))):
        with refused(Refusal.DEAL_OVER):
            table.act(W, action)


def _ended() -> Table:
    table = Table(scores=(1990, 1990))
    table.say("80H", "-", "-", "-")
    table.play_out(Random(1))
    return table


def _after(*words: str) -> Callable[[], Table]:
    def table() -> Table:
        table = Table()
        table.say(*words)
        return table

    return table


HOLDING_TWO_SUITS = "9STSJSQSKSAS7HJH / 7S7D8H9HTHQHKHAH / 8S8D9DTDJDQDKDAD / 7C8C9CTCJCQCKCAC"


def _led(play: str) -> Callable[[], Table]:
    def table() -> Table:
        table = Table(HOLDING_TWO_SUITS)
        table.say("80H", "-", "-", "-")
        table.play(play)
        return table

    return table


def _finished() -> Table:
    table = in_play()
    table.play_out(Random(1))
    return table


def _ruffed() -> Table:
    table = Table("7S8S9STSJSQSKSAS / 7H7D8DTDJDQDKDAD / 8H9H9DTHJHQHKHAH / 7C8C9CTCJCQCKCAC")
    table.say("-", "80H", "-", "-", "-")
    table.play("7S 7H")
    return table


def _ruffed_by_partner() -> Table:
    table = Table(
        "7S8HJH7C8C9CTCJC / ASKSQSADKDQDKCAC / 8S9HTHQHKHAH7HQC / 9STSJS7D8D9DTDJD",
        rules=find_variant("contree_generale"),
    )
    table.say("80H", "-", "-", "-")
    table.play("7S AS 8S 9S AD 9H 7D")
    return table


def _ruffed_by_opponent() -> Table:
    """South holds a lower trump than east's, and other cards."""
    duties = (*CONTREE.obligations, NoUnderruff())
    hands = "7S8S9STSJSQSKSAS / 8H9HTHJHQHKHAH7D / 7H8D9DTDJDQDKDAD / 7C8C9CTCJCQCKCAC"
    table = Table(hands, rules=replace(CONTREE, obligations=duties))
    table.say("-", "80H", "-", "-", "-")
    table.play("7S 8H")
    return table


def _bidding(
    rules: RuleSet, *said: str, hand: tuple[Card, ...] | None = None
) -> Callable[[], Table]:
    """An auction in which the nine of hearts was turned up; the first speaker has this hand."""

    def table() -> Table:
        bidding = Bidding(rules).say(*said)
        if hand is not None:
            with_hand(bidding, 0, hand)
        table = Table(rules=rules)
        table.state = bidding.state
        return table

    return table


NOT_OVER_80 = with_options(CONTREE, {"contre-bids": "over-80"})


def _locked() -> Table:
    """North, doubled, may lead no trump."""
    bids = CONTREE.auction
    assert isinstance(bids, PointsAuction)
    assert bids.doubling is not None
    closing = replace(bids, doubling=replace(bids.doubling, closed_at=(1,)))
    duties = (NoTrumpLead(), *CONTREE.obligations)
    rules = replace(CONTREE, auction=closing, obligations=duties)
    hands = "9STSJSQSKSAS7H8H / 7S8S9HTHJHQHKHAH / 7D8D9DTDJDQDKDAD / 7C8C9CTCJCQCKCAC"
    table = Table(hands, rules=rules)
    table.say("80S", "x", "-", "-")
    return table


def _plain_suit_led() -> Table:
    """North has led a spade, and east may not go below it with more of them."""
    duties = tuple(
        replace(duty, every_suit=True) if isinstance(duty, OvertakeLead) else duty
        for duty in CONTREE.obligations
    )
    hands = "9STSJSQSKS7DJH7H / 7S8SASJD9HTHQHKH / AH8H8D9DTDQDKDAD / 7C8C9CTCJCQCKCAC"
    table = Table(hands, rules=replace(CONTREE, obligations=duties))
    table.say("80H", "-", "-", "-")
    table.play("9S")
    return table


MET: dict[Refusal, tuple[Callable[[], Table], Seat, Action]] = {
    Refusal.GAME_OVER: (_ended, N, Pass()),
    Refusal.DEAL_OVER: (_finished, N, Pass()),
    Refusal.AUCTION_OPEN: (Table, N, PlayCard(*cards("7S"))),
    Refusal.AUCTION_OVER: (in_play, N, Pass()),
    Refusal.NOT_YOUR_TURN: (Table, E, Pass()),
    Refusal.BID_TOO_LOW: (_after("90S"), E, call("90H")),
    Refusal.BID_NOT_OFFERED: (Table, N, call("170S")),
    Refusal.BIDDING_CLOSED: (_after("capotS"), E, call("160H")),
    Refusal.NOTHING_TO_DOUBLE: (Table, N, call("x")),
    Refusal.DOUBLE_NOT_YOURS: (_after("80S"), N, call("x")),
    Refusal.ALREADY_DOUBLED: (_after("80S", "x"), W, call("x")),
    Refusal.BID_NOT_DOUBLED: (_bidding(NOT_OVER_80, "080S"), E, Double()),
    Refusal.NOT_IN_HAND: (in_play, N, PlayCard(*cards("7H"))),
    Refusal.MUST_FOLLOW: (_led("9S"), E, PlayCard(*cards("AH"))),
    Refusal.MUST_RUFF: (_led("9S7S8S7CTS"), E, PlayCard(*cards("7D"))),
    Refusal.MUST_OVERTAKE_TRUMP: (_led("9S7S8S7CTS8H8D8CTH9D9C"), N, PlayCard(*cards("7H"))),
    Refusal.MUST_OVERTAKE: (_plain_suit_led, E, PlayCard(*cards("7S"))),
    Refusal.MUST_OVERRUFF: (_ruffed, S, PlayCard(*cards("9D"))),
    Refusal.RUFF_TOO_LOW: (_ruffed_by_partner, N, PlayCard(*cards("8H"))),
    Refusal.NO_UNDERRUFF: (_ruffed_by_opponent, S, PlayCard(*cards("7H"))),
    Refusal.MUST_NAME_TRUMP: (_bidding(FORCING, "0-", "1-", "2-"), W, Pass()),
    Refusal.SUIT_WAS_TURNED: (
        _bidding(TAKING, "0-", "1-", "2-", "3-"),
        N,
        naming(Trump.HEARTS),
    ),
    Refusal.TRUMP_NOT_HELD: (
        _bidding(HOLDING, hand=cards("9STSJSQSKSAS")),
        N,
        naming(Trump.HEARTS),
    ),
    Refusal.ASHKAL_BARRED: (_bidding(SUNNY), N, ASHKAL),
    Refusal.DOUBLE_BARRED_BY_SCORE: (_bidding(SUNNY, "0NT"), W, Double()),
    Refusal.NO_TRUMP_LEAD: (_locked, N, PlayCard(*cards("9S"))),
    Refusal.NOTHING_TO_ANNOUNCE: (in_play, N, PlayCard(*cards("7S"), announcing=True)),
    Refusal.NO_RENEGE_TO_CLAIM: (in_play, E, RenegeClaim()),
}


def test_every_refusal_code_is_tested_here() -> None:
    tried_by_themselves = {Refusal.NO_DEAL, Refusal.DEAL_RUNNING}
    assert set(MET) | tried_by_themselves == set(Refusal)


@pytest.mark.parametrize("code", MET)
def test_every_refusal_can_occur_and_changes_nothing(code: Refusal) -> None:
    make, seat, action = MET[code]
    table = make()
    before = table.state
    with pytest.raises(IllegalAction) as refusal:
        table.act(seat, action)
    assert refusal.value.code is code
    assert str(refusal.value) == code
    assert table.state == before


@pytest.mark.parametrize("seed", slow_except(range(12), {0, 1, 2}))
def test_exactly_the_illegal_actions_are_refused(seed: int) -> None:
    for length in range(0, 60, 4):
        state = position(CONTREE, seed, length)
        for seat in Seat:
            legal = set(legal_actions(CONTREE, state, seat))
            assert legal <= set(EVERYTHING)
            for action in EVERYTHING:
                if action in legal:
                    assert decide(CONTREE, state, seat, action)
                else:
                    with pytest.raises(IllegalAction):
                        decide(CONTREE, state, seat, action)


def test_a_card_outside_the_games_pack_is_not_held() -> None:
    six = next(card for card in PACK_36.cards if card not in PACK_32.cards)
    with refused(Refusal.NOT_IN_HAND, card=six):
        in_play().act(N, PlayCard(six))


def test_dealing_too_early_is_refused_and_changes_nothing() -> None:
    table = Table()
    before = table.state
    with refused(Refusal.DEAL_RUNNING):
        deal(CONTREE, table.state, Random(1))
    assert table.state == before
