"""What every trick is worth in games with numbers, bid or not."""

from bot.i18n import Words
from bot.rulebook.flags import yes
from bot.rulebook.settlements import points_are_written
from engine.auctions.points import PointsAuction
from engine.ruleset import RuleSet
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.written import Multiplied, Written


def needs(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """What a capot and a générale ask of those who bid them."""
    capot, generale = _offered(rules)
    return (
        *((say("rules-score-capot-needs"),) if capot else ()),
        *((say("rules-score-generale-needs"),) if generale else ()),
    )


def capot_is_bid(rules: RuleSet) -> bool:
    """Whether every trick can be bid, by the side or by one of it."""
    return any(_offered(rules))


def every_trick(rules: RuleSet, scores: PointsAndBid, say: Words) -> tuple[str, ...]:
    """What is written for every trick, and for a capot that failed."""
    offered = capot_is_bid(rules)
    return (
        *(_unbid(scores, say, offered=offered) if points_are_written(scores) else ()),
        *(_bid(scores, say) if offered else ()),
    )


def _unbid(scores: PointsAndBid, say: Words, *, offered: bool) -> tuple[str, ...]:
    lines = []
    if scores.unbid_capot:
        always = yes(scores.always and offered)
        lines.append(say("rules-score-unbid-capot", points=scores.unbid_capot, always=always))
    if scores.unbid_capot_points is not None:
        lines.append(say("rules-score-unbid-tricks", points=scores.unbid_capot_points))
    return tuple(lines)


def _bid(scores: PointsAndBid, say: Words) -> tuple[str, ...]:
    lines = []
    made, pot = _of_capot(scores, scores.capot_points), _of_capot(scores, scores.capot_pot)
    if made is not None and points_are_written(scores):
        lines.append(say("rules-score-capot-made", points=made))
    if pot is not None and points_are_written(scores) and scores.failed_points:
        lines.append(say("rules-score-capot-failed", points=pot, pot=scores.pot))
    if pot is not None and scores.multiplied is Multiplied.FORFEIT:
        lines.append(say("rules-score-capot-doubled", points=pot, pot=scores.pot))
    return tuple(lines)


def _of_capot(scores: PointsAndBid, points: int | None) -> int | None:
    """What a capot has of its own: not nothing, where no bid is written either."""
    return None if points == 0 and scores.written is Written.MADE else points


def _offered(rules: RuleSet) -> tuple[bool, bool]:
    """Whether a capot and a générale can be bid."""
    bids = rules.auction
    if not isinstance(bids, PointsAuction):
        return False, False
    return bids.capot is not None, bids.generale is not None
