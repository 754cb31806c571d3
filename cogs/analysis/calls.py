"""Calls of an analysed deal in words: their meaning, the cards held, and their cost."""

from collections.abc import Iterator

from bot.analysis.explanations import as_noun
from bot.i18n import Words
from bot.rulebook.bidding_system import promise_told
from cogs.ui.cards import hand_line
from cogs.ui.moves import raised, said
from cogs.ui.people import called_by
from engine.actions import Action, Double, PlayCard
from engine.cards import Rank, Trump
from engine.contract import Contract
from engine.deal_record import DealRecord
from engine.players.analysis import Analysis, JudgedDecision, Verdict
from engine.players.analysis.auction import JudgedCall, Lost, LostAuction, said_in
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView, deal_seen

FEWEST_POINTS = 0.5
"""A cost in game points is shown, rounded, if it is above this."""

MOST_UNTRUE = 3
"""The most calls against the convention that the first page names."""


def named(record: DealRecord, one: JudgedDecision, action: Action, say: Words) -> str:
    """A card in short, or a call as a noun, at this decision."""
    if isinstance(action, PlayCard):
        return say.card_sign(action.card)
    return as_noun(action, doubled(record, one, action), say)


def doubled(record: DealRecord, one: JudgedDecision, call: Action) -> Contract | None:
    """The contract that a double at this decision would raise."""
    if not isinstance(call, Double):
        return None
    standing = deal_before(record, one).standing
    return None if standing is None else raised(record.rules, standing, call)


def deal_before(record: DealRecord, one: JudgedDecision) -> DealView:
    """The deal as the player saw it before this decision. ValueError if nothing was dealt."""
    return deal_seen(record.rules, record.decision(one.number).state, one.seat)


def cost_in_points(one: JudgedDecision) -> tuple[int, int]:
    """The game points that a decision cost, and their standard error; none below a point."""
    if one.fair is None or one.fair.points <= FEWEST_POINTS:
        return 0, 0
    return round(one.fair.points), round(one.fair.points_error)


def lost_by(lost: LostAuction, found: Analysis, record: DealRecord, say: Words) -> Iterator[str]:
    """The way in which the auction lost the deal, and the call that did."""
    rules, one = record.rules, lost.call
    team = rules.seating.team(one.seat)
    contract = found.contract if lost.how is Lost.TOO_HIGH else found.par[0].contract
    if contract is None:
        return
    yield say(
        "analysis-lost",
        how=lost.how,
        team=team,
        others=team.other,
        contract=contract,
        seat=contract.declarer,
        bid=contract.bid,
    )
    points, error = cost_in_points(one)
    yield say(
        "analysis-lost-call",
        why=_why(record, lost),
        call=call_in_words(record, one.number, say),
        seat=one.seat,
        best=named(record, one, one.fair.best.action, say) if one.fair else "",
        points=points,
        error=error,
    )


def _why(record: DealRecord, lost: LostAuction) -> str:
    """Whether the call was an error, promised something untrue, was unlucky, or close."""
    if lost.call.verdict is Verdict.ERROR:
        return "error"
    if any(each.number == lost.call.number and not each.kept for each in said_in(record)):
        return "untrue"
    return "unlucky" if lost.call.verdict is Verdict.BAD_LUCK else "close"


def call_in_words(record: DealRecord, number: int, say: Words, reader: Seat | None = None) -> str:
    """The calls by the number of the decision."""
    calls = list(said(record.rules, record.deal.auction, say))
    seat, call = calls[number - 1]
    return called_by(seat, call, say, reader)


def untrue_calls(record: DealRecord, say: Words) -> Iterator[str]:
    """The calls whose promise the hand did not keep, with the cards held."""
    rules, named = record.rules, 0
    for each in said_in(record):
        told = promise_told(rules, each.promise, say)
        if each.kept or not told or named == MOST_UNTRUE:
            continue
        named += 1
        call = call_in_words(record, each.number, say)
        yield say("analysis-untrue", call=call, told=told, held=held(rules, each, say))


def held(rules: RuleSet, each: JudgedCall, say: Words) -> str:
    """The hand's cards in the trump of a call, and its side aces; otherwise all cards."""
    trump = each.trump
    if trump is None or trump.suit is None:
        return hand_line(each.hand, trump or Trump.NONE, rules.scales, say)
    own = [card for card in each.hand if trump.covers(card)]
    aces = sum(card.rank is Rank.ACE and not trump.covers(card) for card in each.hand)
    ranked = sorted(own, key=lambda card: -rules.scales.strength(card, trump))
    return say(
        "analysis-held",
        cards=" ".join(map(say.card_sign, ranked)),
        count=len(own),
        trump=trump,
        aces=aces,
    )
