"""The club player's calls: a number where numbers are bid, otherwise a trump or a pass."""

from engine.actions import Call, Pass
from engine.contract import Bid, Contract, ContractKind, naming
from engine.dealing import Chance
from engine.players.choice import Choice, Reason
from engine.players.club.judge import Judge, doubling, hands_with_turned, whole_hands
from engine.players.club.number_bids import as_if_named, bid, name, without_trump
from engine.players.convention import CONVENTION, read
from engine.players.prospects import Hypothetical, lowest_bid, stakes_of
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.trumps import Trump
from engine.view import DealView, PlayerView


def speak(rules: RuleSet, view: PlayerView, deal: DealView, seat: Seat, luck: Chance) -> Choice:
    """The call of this seat: a number where numbers are bid, otherwise a trump."""
    if len(deal.legal) == 1:
        return Choice(deal.legal[0], Reason.FORCED)
    kind = lowest_bid(rules).kind
    if kind is ContractKind.NUMBER:
        rules, deal = as_if_named(rules, deal, seat)
    judge = Judge(
        rules=rules,
        deal=deal,
        seat=seat,
        terms=CONVENTION,
        reading=read(rules, deal.auction, CONVENTION),
        stakes=stakes_of(rules, view, rules.seating.team(seat)),
        imagined=Hypothetical(rules, view.carry),
        hands=whole_hands(rules, deal, luck),
        taking=hands_with_turned(rules, deal, luck),
    )
    match kind:
        case ContractKind.NUMBER if deal.standing and Pass() not in deal.legal:
            return name(judge, deal.standing)
        case ContractKind.NUMBER:
            return without_trump(bid(judge))
        case ContractKind.POINTS:
            return bid(judge)
        case _:
            return take(judge)


PRUDENCE = 0.1
"""How much better than a pass a contract must be, as a share of a usual deal."""

IMPATIENCE = 0.1
"""How much of that is dropped for each deal thrown in."""

LATER = 0.4
"""The chance that a suit may still be named in the second round."""


def take(judge: Judge) -> Choice:
    """The call of a seat that may name a trump, raise, double or pass: the one worth most."""
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
    """What it is worth to pass before anybody has named a trump."""
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
