"""What a deal is worth."""

from bot.i18n import Words
from engine.auctions.points import PointsAuction
from engine.ruleset import RuleSet
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.rounded_complement import WHOLE, RoundedComplement
from engine.scoring.rounding import nearest_ten


def scoring(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """What each side writes down when the contract is made, and when it is not."""
    match rules.scoring:
        case RoundedComplement():
            lines: tuple[str, ...] = (say("rules-score-complement", whole=WHOLE),)
        case PointsAndBid() as points:
            lines = _points_and_bid(rules, points, say)
        case _:
            raise TypeError(f"no words for {type(rules.scoring).__name__}")
    return (say("rules-score-title"), *lines)


def _points_and_bid(rules: RuleSet, scores: PointsAndBid, say: Words) -> tuple[str, ...]:
    whole = "yes" if scores.whole else "no"
    rounded = "yes" if scores.rounded is nearest_ten else "no"
    lines = [
        say("rules-score-made", whole=whole, rounded=rounded),
        say("rules-score-failed", pot=scores.pot, belote=scores.failed_belote),
        *(say("rules-score-needed", bid=bid, points=points) for bid, points in scores.needed),
    ]
    if scores.unbid_capot:
        lines.append(say("rules-score-unbid-capot", points=scores.unbid_capot))
    if scores.unbid_capot_points is not None:
        lines.append(say("rules-score-unbid-tricks", points=scores.unbid_capot_points))
    bids = rules.auction
    if isinstance(bids, PointsAuction) and scores.capot_points is not None and bids.capot:
        lines.append(
            say(
                "rules-score-capot",
                made=scores.capot_points + bids.capot,
                failed=(scores.pot if scores.capot_pot is None else scores.capot_pot) + bids.capot,
            )
        )
    return tuple(lines)
