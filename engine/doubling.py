"""How a contract is doubled: by whom, when, and why a double is refused (rules.md 1.5)."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.actions import Double, IllegalAction, Refusal
from engine.contract import Contract
from engine.seats import Seat, Seating, Team


class Timing(StrEnum):
    """When a contre may be called."""

    IN_TURN = "in_turn"
    ANY_OPPONENT = "any_opponent_until_next_bid"
    AFTER_AUCTION = "after_auction"


@dataclass(frozen=True, slots=True, kw_only=True)
class Doubling:
    """The multiplier of each level, and what a contre does to the auction.

    ``closes_bidding``: nobody may bid over a contre; otherwise a higher bid wipes it (R-41).
    ``decisive`` is the level at which the deal decides the whole game, if there is one.
    """

    multipliers: tuple[int, ...]
    timing: Timing
    closes_bidding: bool
    decisive: int | None = None

    def is_exhausted(self, contract: Contract) -> bool:
        """Whether nothing more can be said about this contract."""
        return contract.doubles == len(self.multipliers)

    def raised(self, contract: Contract, level: int) -> Contract:
        """The contract once it was doubled to this level."""
        return replace(
            contract,
            doubles=level,
            multiplier=self.multipliers[level - 1],
            decides_game=level == self.decisive,
        )


def side_to_double(contract: Contract, seating: Seating) -> Team:
    """The side that may double this contract next: the defence first, then each in turn."""
    attack = seating.team(contract.declarer)
    return attack if contract.doubles % 2 else attack.other


def asked_to_double(
    doubling: Doubling | None, contract: Contract, declined: Collection[Seat], seating: Seating
) -> tuple[Seat, ...]:
    """The members of that side who have not declined; nobody once nothing more can be said."""
    if doubling is None or doubling.is_exhausted(contract):
        return ()
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
    """Why this double, which is not legal, is refused."""
    if contract is None or doubling is None or call.level > contract.doubles + 1:
        return IllegalAction(Refusal.NOTHING_TO_DOUBLE)
    if call.level <= contract.doubles:
        return IllegalAction(Refusal.ALREADY_DOUBLED)
    if doubling.is_exhausted(contract):
        return IllegalAction(Refusal.NOTHING_TO_DOUBLE)
    theirs = seating.team(seat) is side_to_double(contract, seating)
    return IllegalAction(Refusal.NOT_YOUR_TURN if theirs else Refusal.DOUBLE_NOT_YOURS)
