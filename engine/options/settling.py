"""What the ways of settling a deal have in common, as far as house rules turn it."""

from dataclasses import replace

from engine.options.part import Part
from engine.ruleset import RuleSet
from engine.scoring.cut_tens import CutTens
from engine.scoring.failure import Failure
from engine.scoring.majority import Majority
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints

Settling = PointsAndBid | Majority | CutTens | RoundPoints


def settling(rules: RuleSet) -> Settling:
    """The settlement of this rule set; TypeError when house rules know nothing of its kind."""
    match rules.scoring:
        case PointsAndBid() | Majority() | CutTens() | RoundPoints() as scoring:
            return scoring
        case _:
            raise TypeError(f"no house rules for {type(rules.scoring).__name__}")


def is_belote_written(rules: RuleSet) -> bool:
    """Whether a belote is anything on the score sheet."""
    return rules.belote is not None and settling(rules).belote_written


def _failure(rules: RuleSet) -> Failure:
    scoring = settling(rules)
    if isinstance(scoring, PointsAndBid):
        return Failure(melds=scoring.failed_melds, belote=scoring.failed_belote)
    return scoring.failure


def _with_failure(rules: RuleSet, failure: Failure) -> RuleSet:
    scoring = settling(rules)
    if isinstance(scoring, PointsAndBid):
        fates = replace(scoring, failed_melds=failure.melds, failed_belote=failure.belote)
        return replace(rules, scoring=fates)
    return replace(rules, scoring=replace(scoring, failure=failure))


FATES: Part[Failure] = Part(_failure, _with_failure)
"""What becomes of what the attack has when its contract fails."""
