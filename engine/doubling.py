"""Doubling: who may double, when, and why a double is refused (rules.md 1.5)."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.actions import Double, IllegalAction, Refusal
from engine.contract import EVERY_TRICK, Bid, Contract, ContractKind
from engine.seats import Seat, Seating, Team


class Timing(StrEnum):
    """When a contre may be called."""

    IN_TURN = "in_turn"
    ANY_OPPONENT = "any_opponent_until_next_bid"
    AFTER_AUCTION = "after_auction"


@dataclass(frozen=True, slots=True, kw_only=True)
class Doubling:
    """The multiplier of each doubling level, and the effect of a contre on the auction.

    ``closes_bidding``: no bid may follow a contre; otherwise a higher bid cancels it (R-41).
    ``decisive`` is the level at which the deal decides the whole game, if there is one.
    ``closed_at``: the levels at which a contract with a trump suit is closed; ``chosen_at``: those
    at which whoever doubles chooses whether it is (R-61).
    ``over``: only numbers above it may be doubled; ``every_trick``: a capot and a générale too.
    """

    multipliers: tuple[int, ...]
    timing: Timing
    closes_bidding: bool
    decisive: int | None = None
    closed_at: tuple[int, ...] = ()
    chosen_at: tuple[int, ...] = ()
    over: int = 0
    every_trick: bool = True

    def spares(self, bid: Bid) -> bool:
        """Whether this bid may not be doubled at all."""
        if bid.kind in EVERY_TRICK:
            return not self.every_trick
        return bid.kind is ContractKind.POINTS and bid.value <= self.over

    def is_exhausted(self, contract: Contract) -> bool:
        """Whether this contract can be doubled no further."""
        return contract.doubles == len(self.multipliers)

    def calls(self, contract: Contract) -> tuple[Double, ...]:
        """Return the doubles that may be said of this contract next.

        Of two the first suits its side: a defence closes trumps, and an attack opens them.
        """
        level = contract.doubles + 1
        if level not in self.chosen_at or contract.trump.suit is None:
            return (Double(level),)
        closes = bool(level % 2)
        return Double(level, closed=closes), Double(level, closed=not closes)

    def raised(self, contract: Contract, call: Double) -> Contract:
        """Return the contract after this double."""
        level = call.level
        return replace(
            contract,
            doubles=level,
            multiplier=self.multipliers[level - 1],
            decides_game=level == self.decisive,
            closed=contract.trump.suit is not None and (call.closed or level in self.closed_at),
        )


def side_to_double(contract: Contract, seating: Seating) -> Team:
    """The side that may double this contract next: the defence first, then each in turn."""
    attack = seating.team(contract.declarer)
    return attack if contract.doubles % 2 else attack.other


def asked_to_double(
    doubling: Doubling | None, contract: Contract, declined: Collection[Seat], seating: Seating
) -> tuple[Seat, ...]:
    """Return the members of that side who have not declined; none once doubling is over."""
    if doubling is None or doubling.is_exhausted(contract) or doubling.spares(contract.bid):
        return ()
    # Both members are asked: the first double settles it, two refusals end it (rules.md 1.5).
    side = side_to_double(contract, seating)
    order = seating.starting_at(contract.declarer)
    return tuple(seat for seat in order if seating.team(seat) is side and seat not in declined)


def double_refused(
    doubling: Doubling | None,
    contract: Contract | None,
    seating: Seating,
    seat: Seat,
    call: Double,
) -> IllegalAction:
    """Return the reason why this illegal double is refused."""
    if contract is None or doubling is None or call.level > contract.doubles + 1:
        return IllegalAction(Refusal.NOTHING_TO_DOUBLE)
    if call.level <= contract.doubles:
        return IllegalAction(Refusal.ALREADY_DOUBLED)
    if doubling.is_exhausted(contract):
        return IllegalAction(Refusal.NOTHING_TO_DOUBLE)
    if doubling.spares(contract.bid):
        return IllegalAction(Refusal.BID_NOT_DOUBLED, bid=contract.bid)
    if call not in doubling.calls(contract):
        return IllegalAction(Refusal.NOTHING_TO_DOUBLE)
    theirs = seating.team(seat) is side_to_double(contract, seating)
    return IllegalAction(Refusal.NOT_YOUR_TURN if theirs else Refusal.DOUBLE_NOT_YOURS)
