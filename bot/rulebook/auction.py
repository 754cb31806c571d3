"""How trumps are chosen."""

from bot.i18n import Words
from engine.auctions.points import PointsAuction
from engine.doubling import Doubling
from engine.ruleset import RuleSet
from engine.seats import CLOCKWISE
from engine.trumps import Trump


def auction(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """Who speaks, what may be said, and what ends it."""
    match rules.auction:
        case PointsAuction() as points:
            said = _points(points, say)
        case _:
            raise TypeError(f"no words for {type(rules.auction).__name__}")
    first = "left" if rules.seating == CLOCKWISE else "right"
    return (say("rules-auction-title"), *said, say("rules-auction-first", direction=first))


def auction_in_short(rules: RuleSet, say: Words) -> str:
    """What a lobby says of the auction."""
    match rules.auction:
        case PointsAuction() as points:
            return say(
                "rules-line-points",
                opening=points.opening,
                ceiling=max(points.ceilings.values()),
                trumps="all" if Trump.ALL in points.ceilings else "suits",
                timing=points.doubling.timing if points.doubling else "none",
            )
        case _:
            raise TypeError(f"no words for {type(rules.auction).__name__}")


def _points(points: PointsAuction, say: Words) -> tuple[str, ...]:
    suit = max(ceiling for trump, ceiling in points.ceilings.items() if trump.suit)
    lines = [
        say("rules-points-bids", opening=points.opening, step=points.step, ceiling=suit),
        *_modes(points, say),
    ]
    if points.capot is not None:
        lines.append(say("rules-points-capot", points=points.capot))
    if points.generale is not None:
        lines.append(say("rules-points-generale", points=points.generale))
    lines.append(say("rules-points-end", final="yes" if points.pass_is_final else "no"))
    if points.final_raise:
        lines.append(say("rules-points-raise"))
    if points.doubling:
        lines.append(_doubling(points.doubling, say))
    return tuple(lines)


def _modes(points: PointsAuction, say: Words) -> tuple[str, ...]:
    """No trumps and all trumps, with their own ceilings."""
    return tuple(
        say("rules-points-mode", trump=trump, ceiling=points.ceilings[trump])
        for trump in (Trump.NONE, Trump.ALL)
        if trump in points.ceilings
    )


def _doubling(doubling: Doubling, say: Words) -> str:
    once, twice = doubling.multipliers
    closes = "yes" if doubling.closes_bidding else "no"
    key = f"rules-double-{doubling.timing.value.replace('_', '-')}"
    return say(key, closes=closes, once=once, twice=twice)
