"""The auction of a deal: what each call meant, and whether the auction lost the deal.

Both follow from an analysis without a search.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.actions import Call
from engine.cards import Card, Trump
from engine.contract import Bid
from engine.deal_record import DealRecord
from engine.players.agreements import understanding_of
from engine.players.analysis import Analysis, JudgedDecision, Verdict
from engine.players.analysis.verdict import BLAME, DOUBTFUL, SURE
from engine.players.auction_talk import Promise
from engine.players.bidding_system import promises, tells_all, within_system
from engine.players.hand_count import count
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.settlement import Result
from engine.view import deal_seen


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedCall:
    """A call, by the number of its decision: what it promised, and whether the hand kept that.

    ``kept`` too where no call would have been true. ``exact``: an answer that told the partner what
    the hand had, which the convention asks for. ``trump`` is what the promise is about, first of
    all what was not kept; None if it is about nothing.
    """

    number: int
    seat: Seat
    call: Call
    promise: Promise
    hand: tuple[Card, ...]
    kept: bool
    exact: bool
    trump: Trump | None

    def cost(self, one: JudgedDecision) -> bool:
        """Whether it surely cost some points, and more of the game than nobody could know.

        ``one`` is how it was judged. An exact answer is nobody's fault, whatever it cost.
        """
        fair = one.fair
        if fair is None or self.exact:
            return False
        return fair.loss >= DOUBTFUL and fair.points >= max(1.0, SURE * fair.points_error)


def said_in(record: DealRecord) -> Iterator[JudgedCall]:
    """Each call of a deal, as the table understood it."""
    rules, understanding = record.rules, understanding_of(record)
    meant = promises(rules, record.deal.auction, understanding)
    calls = (one for one in enumerate(record.decisions(), 1) if isinstance(one[1].action, Call))
    for (number, decision), (seat, call, promise) in zip(calls, meant, strict=False):
        deal = deal_seen(rules, decision.state, seat)
        yield JudgedCall(
            number=number,
            seat=seat,
            call=call,
            promise=promise,
            hand=deal.hand,
            kept=call in within_system(rules, deal, seat, understanding).legal,
            exact=tells_all(rules, deal.auction, seat, deal.hand, call, understanding),
            trump=_about(rules, deal.hand, promise),
        )


def judged_calls(
    record: DealRecord, found: Analysis
) -> tuple[tuple[JudgedCall, JudgedDecision], ...]:
    """Each call that was judged with its judgement: what every page says of the auction."""
    # The decisions begin with the calls; those of the play come after them.
    return tuple(zip(said_in(record), found.decisions, strict=False))


def _about(rules: RuleSet, hand: tuple[Card, ...], promise: Promise) -> Trump | None:
    """The trump in which a promise is not kept, else the best one that it names."""
    broken = (term.trump for term in promise.terms if not term.holds(hand))
    counted = {trump: count(rules, hand, trump, promise.count) for trump in promise.trumps}
    return next(broken, max(counted, key=lambda trump: counted[trump], default=None))


class Lost(StrEnum):
    """The ways in which an auction loses a deal.

    ``TOO_HIGH``: the contract failed and could not be made. ``LEFT``: the others made theirs,
    where this side had a better one. ``PASSED_OUT``: nobody bid what could be made.
    """

    TOO_HIGH = "too-high"
    LEFT = "left"
    PASSED_OUT = "passed-out"


@dataclass(frozen=True, slots=True)
class LostAuction:
    """An auction that lost the deal: the way, and the call of the losing side that cost most."""

    how: Lost
    call: JudgedDecision


def lost_auction(rules: RuleSet, found: Analysis) -> LostAuction | None:
    """Whether the auction lost the deal by a call; None if another would not have saved it.

    With all cards seen the call cost as much as an error does: that is hindsight, and who is to
    blame for it is another question.
    """
    lost = _lost(rules, found)
    if lost is None:
        return None
    how, team = lost
    # Whoever went too high did so by a bid; the others should have bid in place of what they said.
    costly = [
        one
        for one in found.decisions
        if one.trick is None
        and rules.seating.team(one.seat) is team
        and one.seen is not None
        and one.seen.loss >= BLAME
        and isinstance(one.done if how is Lost.TOO_HIGH else one.seen.best.action, Bid)
    ]
    call = max(costly, key=_blame, default=None)
    return None if call is None else LostAuction(how, call)


def _blame(one: JudgedDecision) -> tuple[bool, float]:
    """Errors first, each by what it cost."""
    if one.verdict is Verdict.ERROR and one.fair is not None:
        return True, one.fair.loss
    return False, 0.0 if one.seen is None else one.seen.loss


def _lost(rules: RuleSet, found: Analysis) -> tuple[Lost, Team] | None:
    """In which way the auction lost the deal, and which side's; None if it did not."""
    team, contract, par = rules.seating.team, found.contract, found.par
    best = team(par[0].contract.declarer) if par else None
    if contract is None:
        is_over = any(one.trick is None for one in found.decisions)
        return None if best is None or not is_over else (Lost.PASSED_OUT, best)
    attack, safe = team(contract.declarer), (found.margin or 0) >= 0
    if found.result is Result.FAILED and not safe:
        return Lost.TOO_HIGH, attack
    if found.result is Result.MADE and safe and best is attack.other:
        return Lost.LEFT, attack.other
    return None
