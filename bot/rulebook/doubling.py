"""How the stakes are raised: the levels, whose they are, and when they are called."""

from dataclasses import dataclass

from bot.i18n import Words
from bot.i18n.doubles import Stake, stake_of
from engine.auctions.points import PointsAuction
from engine.auctions.rising import RisingAuction
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.cards import Trump
from engine.contract import Bid, Contract, naming
from engine.doubling import Doubling, Timing
from engine.ruleset import AuctionRules
from engine.seats import Seat
from engine.settlement import Side


@dataclass(frozen=True, slots=True)
class Level:
    """How high a contract may be doubled: what it is called, and what it makes of the deal."""

    stake: Stake
    multiplier: int
    decides_game: bool


def doubling_of(auction: AuctionRules) -> Doubling | None:
    """How contracts are doubled in this auction, if they are."""
    match auction:
        case RisingAuction() | SunAuction():
            return auction.doubling
        case SuitAuction():
            return None
        case _:
            raise TypeError(f"no words for {type(auction).__name__}")


def levels(auction: AuctionRules) -> tuple[Level, ...]:
    """Every level of doubling, the lowest first."""
    doubling = doubling_of(auction)
    if doubling is None:
        return ()
    bid = naming(Trump.SPADES)
    if isinstance(auction, PointsAuction):
        bid = Bid(auction.opening, Trump.SPADES)
    raised = (
        doubling.raised(Contract(Seat.NORTH, bid), number + 1)
        for number in range(len(doubling.multipliers))
    )
    return tuple(Level(stake_of(each), each.multiplier, each.decides_game) for each in raised)


def doubling_lines(auction: AuctionRules, say: Words) -> tuple[str, ...]:
    """Who may double, how high, and when."""
    doubling = doubling_of(auction)
    if doubling is None:
        return (say("rules-double-none"),)
    return (
        say("rules-double-levels", levels=", ".join(_levels(auction, say))),
        say("rules-double-when", timing=doubling.timing),
        *_over(auction, doubling, say),
    )


def _levels(auction: AuctionRules, say: Words) -> list[str]:
    """The sides take turns, the defence first."""
    return [
        say(
            "rules-double-level",
            side=Side.ATTACK if number % 2 else Side.DEFENCE,
            double=level.stake,
            multiplier=level.multiplier,
        )
        for number, level in enumerate(levels(auction))
    ]


def _over(auction: AuctionRules, doubling: Doubling, say: Words) -> tuple[str, ...]:
    """Whether one may bid over a double; nobody would once the auction is over."""
    if doubling.timing is Timing.AFTER_AUCTION:
        return ()
    last_ends = isinstance(auction, RisingAuction) and auction.last_double_ends
    every = levels(auction)
    over = "until-last" if last_ends else "always"
    if doubling.closes_bidding or (last_ends and len(every) == 1):
        over = "closed"
    return (say("rules-double-over", over=over, double=every[-1].stake),)
