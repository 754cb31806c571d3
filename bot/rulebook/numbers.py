"""The settlement of contracts with a number: points, bid, and what a double makes of them."""

from bot.i18n import Words
from bot.rulebook.cards import kinds_of_trumps, whole_deal
from bot.rulebook.doubling import doubling_of
from bot.rulebook.every_trick import every_trick, needs
from bot.rulebook.flags import yes
from bot.rulebook.parts import failed, listed, part
from bot.rulebook.settlements import belote_is_written, points_are_written, what_helps
from engine.ruleset import RuleSet
from engine.scoring.failure import OnFailure
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.rounding import Rounding, nearest_ten
from engine.scoring.written import DefencePoints, Multiplied, Written


def points_and_bid(rules: RuleSet, scores: PointsAndBid, say: Words) -> tuple[str, ...]:
    """When the contract is made, what is written, what is multiplied, what every trick brings."""
    return (
        what_helps("rules-score-bid", rules, say),
        *(say("rules-score-needed", bid=bid, points=points) for bid, points in scores.needed),
        *needs(rules, say),
        _made(rules, scores, say),
        *_failed(rules, scores, say),
        *_rounding(scores, say),
        *_multiplied(rules, scores, say),
        *every_trick(rules, scores, say),
    )


def _has_melds(rules: RuleSet, scores: PointsAndBid) -> bool:
    return rules.melds is not None and points_are_written(scores)


def _made(rules: RuleSet, scores: PointsAndBid, say: Words) -> str:
    attack = _attack_points(rules, scores, say) if points_are_written(scores) else []
    others = [part("melds", say)] if _has_melds(rules, scores) else []
    others += [part("belote", say)] if belote_is_written(rules) else []
    bid = [] if scores.written is Written.MADE else [part("bid", say)]
    own = scores.defence_points is DefencePoints.OWN and points_are_written(scores)
    defence = [part("points", say), *others] if own else []
    return say(
        "rules-score-made",
        attack=listed(attack + others + bid, say),
        defence=listed(defence, say),
    )


def _attack_points(rules: RuleSet, scores: PointsAndBid, say: Words) -> list[str]:
    points = [part("points", say)]
    if scores.rounding is Rounding.COMPLEMENT:
        totals = say.either(
            say("rules-score-total", trump=trump, total=nearest_ten(whole_deal(rules, trump)))
            for trump in kinds_of_trumps(rules)
        )
        points = [say("rules-score-rest", total=totals)]
    theirs = scores.defence_points is DefencePoints.TO_ATTACK
    return [*points, part("others", say)] if theirs else points


def _failed(rules: RuleSet, scores: PointsAndBid, say: Words) -> tuple[str, ...]:
    pot = points_are_written(scores) and scores.failed_points
    defence = [say("rules-score-pot", points=scores.pot)] if pot else []
    if scores.failed_bid and scores.written is not Written.MADE:
        defence.append(part("bid", say))
    kept: list[str] = []
    lost: tuple[str, ...] = ()
    if _has_melds(rules, scores):
        both = scores.failed_melds is OnFailure.TO_DEFENCE
        defence.append(part("melds-of-both" if both else "melds", say))
        kept += [part("melds", say)] if scores.failed_melds is OnFailure.KEPT else []
    if belote_is_written(rules):
        match scores.failed_belote:
            case OnFailure.TO_DEFENCE:
                defence.append(part("belote-of-both", say))
            case OnFailure.KEPT:
                defence.append(part("belote", say))
                kept.append(part("belote", say))
            case OnFailure.FORFEITED:
                lost = (say("rules-score-failed-belote"),)
    return (failed(defence, kept, say), *lost)


def _rounding(scores: PointsAndBid, say: Words) -> tuple[str, ...]:
    if scores.rounding is Rounding.NONE or not points_are_written(scores):
        return ()
    return (say("rules-score-rounding", rounding=scores.rounding),)


def _multiplied(rules: RuleSet, scores: PointsAndBid, say: Words) -> tuple[str, ...]:
    if doubling_of(rules.auction) is None:
        return ()
    bid = scores.written is not Written.MADE
    match scores.multiplied:
        case Multiplied.WHOLE:
            return (say("rules-score-multiplied", what="whole"),)
        case Multiplied.BID:
            return (say("rules-score-multiplied", what="bid" if bid else "nothing"),)
        case Multiplied.FORFEIT:
            extra = _has_melds(rules, scores) or belote_is_written(rules)
            pot = scores.pot
            return (say("rules-score-forfeit", pot=pot, bid=yes(bid), extra=yes(extra)),)
