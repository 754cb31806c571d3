"""Doubling: the opponents' contract when it is likely to fail, one's own when it is made."""

from dataclasses import replace

from engine.actions import Double
from engine.contract import Contract
from engine.events import Called
from engine.players.choice import Choice, Reason
from engine.players.club.judge import Judge


def double_call(judge: Judge) -> Double | None:
    """The double that this seat may call, if any."""
    return next((call for call in judge.deal.legal if isinstance(call, Double)), None)


def doubled(judge: Judge, standing: Contract, double: Double) -> Contract:
    """The contract once this seat has doubled it."""
    auction = judge.deal.auction
    said = replace(auction, calls=(*auction.calls, Called(judge.seat, double)))
    return judge.rules.auction.standing(said, judge.rules.seating) or standing


def doubling(judge: Judge, standing: Contract) -> tuple[float, Choice] | None:
    """The double with its worth, when the chances are good enough for it.

    The first needs that the contract fails more often than not, each later one near certainty.
    """
    double = double_call(judge)
    if double is None:
        return None
    prospect = judge.prospect(standing)
    ours = judge.rules.seating.team(standing.declarer) is judge.team
    terms = judge.terms
    if ours:
        prospect = prospect.moved(terms.doubled * judge.scale(standing.trump))
    chance = judge.chance(standing, prospect)
    chance = chance if ours else 1.0 - chance
    if chance < (terms.redouble if standing.doubles else terms.double_from):
        return None
    worth = judge.worth(doubled(judge, standing, double), prospect)
    reason = Reason.WE_MAKE_IT if ours else Reason.THEY_FAIL
    return worth, Choice(double, reason, (("chance", round(100 * chance)),))
