"""The moments of a deal that cost most, each with how it would have gone on."""

from collections.abc import Iterator, Sequence
from itertools import chain

from engine.actions import PlayCard
from engine.cards import Card
from engine.deal_record import DealRecord, Decision
from engine.players.analysis import JudgedDecision, Moment, Verdict
from engine.players.expert.reasons import card_reason
from engine.solver import Position
from engine.solver.command import after, best_line
from engine.state import Trick
from engine.view import view

MOST = 3


def moments(record: DealRecord, decisions: Sequence[JudgedDecision]) -> Iterator[Moment]:
    """The errors in the play that cost most, the worst first."""
    every = record.decisions()
    errors = [
        one for one in decisions if one.verdict is Verdict.ERROR and isinstance(one.done, PlayCard)
    ]
    cost = {one.number: one.fair.loss for one in errors if one.fair is not None}
    for number in sorted(cost, key=lambda number: -cost[number])[:MOST]:
        yield from _moment(record, every[number - 1], decisions[number - 1])


def _moment(record: DealRecord, decision: Decision, one: JudgedDecision) -> Iterator[Moment]:
    rules, fair = record.rules, one.fair
    deal = view(rules, decision.state, one.seat).deal
    if fair is None or deal is None:
        return
    best, done = fair.best.action, fair.done
    if isinstance(best, PlayCard) and isinstance(done, PlayCard):
        why, _ = card_reason(rules, deal, one.seat, best.card)
        yield Moment(
            number=one.number,
            best=best,
            why=why,
            done=done,
            loss=fair.loss,
            points=fair.points,
            best_line=tuple(_line(record, decision, best.card)),
            done_line=tuple(_line(record, decision, done.card)),
        )


def _line(record: DealRecord, decision: Decision, card: Card) -> Iterator[Card]:
    """The cards from this one on to the end."""
    deal, rules = decision.state.deal, record.rules
    if deal is None or deal.contract is None or deal.trick is None:
        return
    trump, laid = deal.contract.trump, len(deal.trick.plays)
    position, trick = after(rules, trump, Position.of(deal), card)
    if trick is not None:
        yield card
    rest: Iterator[Trick] = best_line(rules, trump, position)
    played = chain.from_iterable(each.plays for each in rest)
    yield from (play.card for number, play in enumerate(played) if trick or number >= laid)
