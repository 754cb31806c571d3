"""The auction in words: what may be bid, how it ends, and how contracts are doubled."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.i18n import Words, yes
from bot.i18n.game_values import Stake, stake_of
from bot.rulebook.phrases import eldest
from engine.actions import Double
from engine.auctions.points import PointsAuction
from engine.auctions.rising import FinalRaise, LadderAuction, RisingAuction
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.cards import SUIT_TRUMPS, Trump
from engine.contract import Bid, Contract, naming
from engine.doubling import Doubling, Timing
from engine.ruleset import AuctionRules, RuleSet
from engine.seats import Seat
from engine.settlement import Side


@dataclass(frozen=True, slots=True)
class DoublingLevel:
    """A level of doubling: its name, and its effect on the deal."""

    stake: Stake
    multiplier: int
    decides_game: bool


def doubling_of(auction: AuctionRules) -> Doubling | None:
    """The doubling of this auction, if there is any.

    TypeError for an unknown kind of auction.
    """
    match auction:
        case RisingAuction() | SunAuction() | SuitAuction():
            return auction.doubling
        case _:
            raise TypeError(f"no words for {type(auction).__name__}")


def levels(auction: AuctionRules) -> tuple[DoublingLevel, ...]:
    """Every level of doubling, the lowest first."""
    doubling = doubling_of(auction)
    if doubling is None:
        return ()
    bid = naming(Trump.SPADES)
    if isinstance(auction, PointsAuction):
        bid = Bid(auction.opening, Trump.SPADES)
    raised = (
        doubling.raised(Contract(Seat.NORTH, bid), Double(number + 1))
        for number in range(len(doubling.multipliers))
    )
    return tuple(
        DoublingLevel(stake_of(each), each.multiplier, each.decides_game) for each in raised
    )


def doubling_lines(auction: AuctionRules, say: Words) -> tuple[str, ...]:
    """The doubling: by whom, how high, and when."""
    doubling = doubling_of(auction)
    if doubling is None:
        return (say("rules-double-none"),)
    every = [
        say(
            "rules-double-level",
            # The sides take turns, the defence first.
            side=Side.ATTACK if number % 2 else Side.DEFENCE,
            double=level.stake,
            multiplier=level.multiplier,
        )
        for number, level in enumerate(levels(auction))
    ]
    return (
        say("rules-double-levels", levels=say.series(every)),
        say("rules-double-when", timing=doubling.timing),
        *_over(auction, doubling, say),
        *_spared(doubling, say),
    )


def _spared(doubling: Doubling, say: Words) -> Iterator[str]:
    """The contracts that may not be doubled."""
    if doubling.over:
        yield say("rules-double-spared", what="number", points=doubling.over)
    if not doubling.every_trick:
        yield say("rules-double-spared", what="every-trick", points=0)


def _over(auction: AuctionRules, doubling: Doubling, say: Words) -> tuple[str, ...]:
    """Whether players may bid over a double; empty if doubling comes after the auction."""
    if doubling.timing is Timing.AFTER_AUCTION:
        return ()
    last_ends = isinstance(auction, RisingAuction) and auction.last_double_ends
    every = levels(auction)
    over = "until-last" if last_ends else "always"
    if doubling.closes_bidding or (last_ends and len(every) == 1):
        over = "closed"
    return (say("rules-double-over", over=over, double=every[-1].stake),)


def auction(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The bids of this game, then its doubling. TypeError for an unknown kind of auction."""
    match rules.auction:
        case PointsAuction() as bids:
            lines = numbers(bids, say)
        case LadderAuction() as bids:
            lines = ladder(bids, say)
        case SuitAuction() as bids:
            lines = taking(bids, say)
        case SunAuction() as bids:
            lines = sun(bids, say)
        case _:
            raise TypeError(f"no words for {type(rules.auction).__name__}")
    return (
        say("rules-auction-title"),
        say("rules-auction-first", eldest=eldest(rules.seating)),
        *lines,
        *doubling_lines(rules.auction, say),
        *(sun_doubling(rules.auction, say) if isinstance(rules.auction, SunAuction) else ()),
    )


def numbers(bids: PointsAuction, say: Words) -> tuple[str, ...]:
    """The sentences on bids of points, from the opening to the ceilings, then on every trick."""
    named = "after" if bids.named_after else "with"
    lines = [
        say("rules-points-bids", opening=bids.opening, step=bids.step, named=named),
        say("rules-points-ceilings", ceilings=say.every(_ceilings(bids, say))),
    ]
    if bids.capot is not None:
        lines.append(say("rules-points-capot", points=bids.capot))
    if bids.generale is not None:
        capot = yes(bids.capot is not None)
        lines.append(say("rules-points-generale", points=bids.generale, capot=capot))
    name = (say("rules-points-named"),) if bids.named_after else ()
    return (*lines, *_end(bids, say), *name)


def ladder(bids: LadderAuction, say: Words) -> tuple[str, ...]:
    """The contracts from the lowest up."""
    steps = say.series(say.trump(trump) for trump in bids.ladder)
    return (say("rules-ladder-bids", ladder=steps), *_end(bids, say))


def _end(bids: RisingAuction, say: Words) -> tuple[str, ...]:
    final = "asked" if bids.self_raise else yes(bids.pass_is_final)
    end = say("rules-rising-end", final=final)
    if bids.final_raise is FinalRaise.NONE:
        return (end,)
    trump = "same" if bids.final_raise is FinalRaise.SAME_TRUMP else "any"
    return end, say("rules-rising-raise", trump=trump)


def _ceilings(bids: PointsAuction, say: Words) -> list[str]:
    """One for all suits if they have the same, then those that differ."""
    of_suits = {bids.ceilings.get(trump) for trump in SUIT_TRUMPS}
    ceilings = dict(bids.ceilings)
    lines = []
    if len(of_suits) == 1:
        only = yes(all(trump.suit for trump in ceilings))
        lines = [
            say("rules-points-ceiling-suits", ceiling=ceiling, only=only)
            for ceiling in of_suits
            if ceiling
        ]
        ceilings = {trump: each for trump, each in ceilings.items() if not trump.suit}
    return lines + [
        say("rules-points-ceiling", ceiling=ceiling, trump=trump)
        for trump, ceiling in ceilings.items()
    ]


def taking(bids: SuitAuction, say: Words) -> tuple[str, ...]:
    """The rounds, and what binds those who speak in them."""
    if bids.turned:
        second = say("rules-suits-second", again=yes(bids.turned_again))
        lines = [say("rules-suits-turned"), second, say("rules-suits-taker")]
    else:
        lines = [say("rules-suits-named"), say("rules-suits-taker")]
    if bids.dealer_must_name:
        lines.append(say("rules-suits-dealer"))
    if bids.must_hold_trump:
        lines.append(say("rules-suits-held"))
    if bids.trumpless:
        trumps = say.either(map(say.trump, bids.trumpless))
        second = yes(bids.turned)
        lines.append(say("rules-suits-trumpless", trumps=trumps, second=second))
    return tuple(lines)


def sun(bids: SunAuction, say: Words) -> tuple[str, ...]:
    """Both contracts, the first round, what may be said over them, the second round."""
    raised = yes(bids.raise_to_sun)
    lines = [say("rules-sun-contracts"), say("rules-sun-first")]
    if bids.ashkal:
        speakers = say.every(say("rules-sun-speaker", place=place) for place in sorted(bids.ashkal))
        ace, again = yes(bids.ashkal_on_ace), yes(bids.ashkal_again)
        lines.append(say("rules-sun-ashkal", speakers=speakers, ace=ace, again=again))
    lines += [
        say("rules-sun-over", raised=raised),
        say("rules-sun-overcall", overcall=yes(bids.overcall)),
        say("rules-sun-second", again=yes(bids.turned_again), raised=raised),
    ]
    if bids.kasho:
        lines.append(say("rules-sun-kasho"))
    return tuple(lines)


def sun_doubling(bids: SunAuction, say: Words) -> tuple[str, ...]:
    """The differences between doubling a sun and doubling a hokum."""
    if bids.doubling is None:
        return ()
    if bids.sun_levels == 0:
        return (say("rules-sun-never-doubled"),)
    lines = []
    every = levels(bids)
    if bids.sun_levels is not None and bids.sun_levels < len(every):
        highest = every[bids.sun_levels - 1]
        lines.append(say("rules-sun-doubled-up-to", double=highest.stake))
    if bids.sun_doubled_from is not None:
        at = yes(bids.sun_doubled_at)
        lines.append(say("rules-sun-doubled-from", points=bids.sun_doubled_from, at=at))
    return tuple(lines)
