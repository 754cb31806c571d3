"""Worked deals: one made, one failed and one with every trick, settled by the table's own rules."""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace

from bot.i18n import Words, capitalised
from bot.i18n.game_values import stake_of
from bot.rulebook.arithmetic import score_lines
from bot.rulebook.auction import doubling_of
from bot.rulebook.phrases import below
from engine.actions import Double
from engine.auctions.points import PointsAuction
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, ContractKind, naming
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.settlement import Result, Settlement, Side, Tally
from engine.tally import whole

TRUMP = Trump.SPADES
BID = 100
TIERCE = tuple(map(Card.parse, ("AD", "KD", "QD")))

MARGIN = 9
"""The points by which the contract is made or missed; on purpose no round number."""


def worked_deals(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The title, then each deal with its arithmetic line by line."""
    least, eighth = _least_to_make(rules), rules.hand_size / 8
    deals = (
        _tally(rules, least + MARGIN, int(5 * eighth), Side.ATTACK),
        _tally(rules, least - MARGIN, int(3 * eighth), Side.DEFENCE),
        _every_trick(rules),
    )
    lines = (line for deal in deals for line in _told(rules.scoring.settle(deal), rules, say))
    return (say("rules-worked-title"), *lines)


def _told(deal: Settlement, rules: RuleSet, say: Words) -> Iterator[str]:
    bid, result = deal.tally.contract.bid, deal.result
    tricks = "all" if deal.tally.tricks[1] == 0 else "some"
    yield say("rules-worked-deal", bid=capitalised(say.bid(bid)), result=result, tricks=tricks)
    yield from below(score_lines(deal, say))
    doubling = doubling_of(rules.auction)
    if doubling and tricks == "some":
        contract = doubling.raised(deal.tally.contract, Double())
        attack, defence = rules.scoring.settle(replace(deal.tally, contract=contract)).scores
        line = say(
            "rules-worked-doubled",
            double=stake_of(contract),
            multiplier=contract.multiplier,
            attack=attack,
            defence=defence,
        )
        yield from below([line])


def _least_to_make(rules: RuleSet) -> int:
    """The fewest points of cards with which the attack makes its contract."""

    def is_made(points: int) -> bool:
        tally = _tally(rules, points, rules.hand_size // 2, None)
        return rules.scoring.settle(tally).result is Result.MADE

    return bisect_left(range(whole(rules, TRUMP)), True, key=is_made)


def _every_trick(rules: RuleSet) -> Tally:
    """A capot if one can be bid."""
    tally = _tally(rules, whole(rules, TRUMP), rules.hand_size, Side.ATTACK)
    if not isinstance(rules.auction, PointsAuction) or rules.auction.capot is None:
        return tally
    capot = Bid(rules.auction.capot, TRUMP, ContractKind.CAPOT)
    return replace(tally, contract=replace(tally.contract, bid=capot))


def _tally(rules: RuleSet, points: int, tricks: int, last_trick: Side | None) -> Tally:
    """The attack has the belote and a tierce, if there are any: what they do is then seen."""
    melds = rules.melds.plan(TIERCE, TRUMP) if rules.melds else ()
    bid = naming(TRUMP)
    if isinstance(rules.auction, PointsAuction):
        bid = Bid(max(BID, rules.auction.opening), TRUMP)
    return Tally(
        contract=Contract(rules.seating.order[0], bid),
        attack=Team.NORTH_SOUTH,
        card_points=(points, whole(rules, TRUMP) - points),
        tricks=(tricks, rules.hand_size - tricks),
        belote=(rules.belote.points if rules.belote else 0, 0),
        melds=(sum(meld.points for meld in melds), 0),
        last_trick=last_trick,
    )
