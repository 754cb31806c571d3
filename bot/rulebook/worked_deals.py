"""Worked deals: one made, one failed and one with every trick, settled by the table's own rules."""

from collections.abc import Iterator
from dataclasses import replace

from bot.i18n import Words, capitalised
from bot.i18n.game_values import stake_of
from bot.rulebook.arithmetic import score_lines
from bot.rulebook.auction import doubling_of
from bot.rulebook.cards import whole_deal
from bot.rulebook.phrases import below
from engine.auctions.points import PointsAuction
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, ContractKind, naming
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.settlement import Result, Settlement, Side, Tally

TRUMP = Trump.SPADES
BID = 100
TIERCE = tuple(map(Card.parse, ("AD", "KD", "QD")))

MARGIN = 9
"""By how many points the contract is made or missed: no round number, and nobody's lucky one."""


def worked_deals(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The title, then each deal with its arithmetic line by line."""
    deals = (_made(rules), _failed(rules), _every_trick(rules))
    return (
        say("rules-worked-title"),
        *(line for deal in deals for line in _told(deal, rules, say)),
    )


def _told(deal: Settlement, rules: RuleSet, say: Words) -> Iterator[str]:
    bid, result = deal.tally.contract.bid, deal.result
    tricks = "all" if deal.tally.tricks[1] == 0 else "some"
    yield say("rules-worked-deal", bid=capitalised(say.bid(bid)), result=result, tricks=tricks)
    yield from below(score_lines(deal, say))
    doubling = doubling_of(rules.auction)
    if doubling and tricks == "some":
        contract = doubling.raised(deal.tally.contract, 1)
        attack, defence = rules.scoring.settle(replace(deal.tally, contract=contract)).scores
        line = say(
            "rules-worked-doubled",
            double=stake_of(contract),
            multiplier=contract.multiplier,
            attack=attack,
            defence=defence,
        )
        yield from below([line])


def _made(rules: RuleSet) -> Settlement:
    points = _least(rules) + MARGIN
    return rules.scoring.settle(_tally(rules, points, rules.hand_size * 5 // 8, Side.ATTACK))


def _failed(rules: RuleSet) -> Settlement:
    points = _least(rules) - MARGIN
    return rules.scoring.settle(_tally(rules, points, rules.hand_size * 3 // 8, Side.DEFENCE))


def _every_trick(rules: RuleSet) -> Settlement:
    tally = _tally(rules, whole_deal(rules, TRUMP), rules.hand_size, Side.ATTACK)
    auction = rules.auction
    if isinstance(auction, PointsAuction) and auction.capot is not None:
        capot = Bid(auction.capot, TRUMP, ContractKind.CAPOT)
        tally = replace(tally, contract=replace(tally.contract, bid=capot))
    return rules.scoring.settle(tally)


def _least(rules: RuleSet) -> int:
    """The fewest points of cards with which the attack makes its contract."""
    whole = whole_deal(rules, TRUMP)
    return next(
        points
        for points in range(MARGIN, whole)
        if rules.scoring.settle(_tally(rules, points, rules.hand_size // 2, None)).result
        is Result.MADE
    )


def _tally(rules: RuleSet, points: int, tricks: int, last_trick: Side | None) -> Tally:
    """The attack has the belote and a tierce, where there are any: what they do is then seen."""
    melds = rules.melds.plan(TIERCE, TRUMP) if rules.melds else ()
    return Tally(
        contract=Contract(rules.seating.order[0], _bid(rules)),
        attack=Team.NORTH_SOUTH,
        card_points=(points, whole_deal(rules, TRUMP) - points),
        tricks=(tricks, rules.hand_size - tricks),
        belote=(rules.belote.points if rules.belote else 0, 0),
        melds=(sum(meld.points for meld in melds), 0),
        last_trick=last_trick,
    )


def _bid(rules: RuleSet) -> Bid:
    if isinstance(rules.auction, PointsAuction):
        return Bid(max(BID, rules.auction.opening), TRUMP)
    return naming(TRUMP)
