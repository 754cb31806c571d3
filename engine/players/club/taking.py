"""Speaking where a bid names the trump alone: whichever call wins the game most often."""

from engine.actions import Call, Pass
from engine.contract import Bid, Contract, naming
from engine.players.choice import Choice, Reason
from engine.players.club.doubling import doubling
from engine.players.club.judge import Judge
from engine.trumps import Trump

PRUDENCE = 0.1
"""How much better than a pass a contract must be, in usual deals."""

IMPATIENCE = 0.1
"""And how much less for each deal thrown in, as nobody comes nearer to the end by waiting."""

LATER = 0.4
"""How often a suit may still be named in the round to come."""


def take(judge: Judge) -> Choice:
    """The call of a seat that may name a trump, raise, double or pass."""
    standing = judge.deal.standing
    options = [_named(judge, call) for call in judge.deal.legal if isinstance(call, Bid)]
    if standing is not None:
        double = doubling(judge, standing)
        options += [] if double is None else [double]
    if Pass() in judge.deal.legal:
        options.insert(0, _passed(judge, standing))
    return max(options, key=lambda option: option[0])[1]


def _named(judge: Judge, call: Bid) -> tuple[float, Choice]:
    contract = Contract(judge.seat, call)
    prospect = judge.prospect(contract)
    reason = Reason.OPENING if judge.deal.standing is None else Reason.OVERCALL
    expected = (("expected", round(prospect.mean)),)
    return judge.worth(contract, prospect), Choice(call, reason, expected)


def _passed(judge: Judge, standing: Contract | None) -> tuple[float, Choice]:
    if standing is None:
        return _left_open(judge), Choice(Pass(), Reason.TOO_WEAK, _best(judge))
    ours = judge.rules.seating.team(standing.declarer) is judge.team
    prospect = judge.prospect(standing)
    reason = Reason.CONTENT if ours else Reason.LEAVE_THEM
    expected = (("expected", round(prospect.mean)),)
    return judge.worth(standing, prospect), Choice(Pass(), reason, expected)


def _left_open(judge: Judge) -> float:
    """What it is worth to name nothing yet."""
    spoken = len(judge.deal.auction.calls)
    turns = len(judge.rules.seating.order)
    rounds = 2 if judge.deal.turned is not None else 1
    stakes = judge.stakes
    kept = (PRUDENCE - IMPATIENCE * stakes.thrown_in) * stakes.usual
    passed = stakes.after(kept, 0) if kept > 0 else stakes.after(0, -kept)
    if spoken >= turns or rounds == 1:
        return passed
    later = [_later(judge, trump) for trump in _not_yet(judge)]
    return passed + LATER * max(0.0, max(later, default=passed) - passed)


def _not_yet(judge: Judge) -> list[Trump]:
    """The trumps that may be named in the next round only."""
    now = {call.trump for call in judge.deal.legal if isinstance(call, Bid)}
    return [trump for trump in judge.rules.auction.trumps if trump not in now]


def _later(judge: Judge, trump: Trump) -> float:
    contract = Contract(judge.seat, naming(trump))
    return judge.worth(contract, judge.prospect(contract))


def _best(judge: Judge) -> tuple[tuple[str, int], ...]:
    """What the best trump that may be named is expected to bring."""
    bids: list[Call] = [call for call in judge.deal.legal if isinstance(call, Bid)]
    means = [
        judge.prospect(Contract(judge.seat, call)).mean for call in bids if isinstance(call, Bid)
    ]
    return (("expected", round(max(means))),) if means else ()
