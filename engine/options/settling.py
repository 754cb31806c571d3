"""What the ways of settling a deal have in common, as far as house rules turn it."""

from dataclasses import replace

from engine.ruleset import RuleSet
from engine.scoring.cut_tens import CutTens
from engine.scoring.failure import OnFailure
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


def failed_melds(rules: RuleSet) -> OnFailure | None:
    """What becomes of the attack's melds when its contract fails; None where there are none."""
    scoring = settling(rules)
    if rules.melds is None:
        return None
    return scoring.failed_melds if isinstance(scoring, PointsAndBid) else scoring.failure.melds


def with_failed_melds(rules: RuleSet, fate: OnFailure) -> RuleSet:
    """The rule set where this becomes of them."""
    scoring = settling(rules)
    if isinstance(scoring, PointsAndBid):
        return replace(rules, scoring=replace(scoring, failed_melds=fate))
    failure = replace(scoring.failure, melds=fate)
    return replace(rules, scoring=replace(scoring, failure=failure))


def failed_belote(rules: RuleSet) -> OnFailure | None:
    """What becomes of the attack's belote then; None where nobody writes one."""
    scoring = settling(rules)
    if rules.belote is None or not scoring.belote_written:
        return None
    return scoring.failed_belote if isinstance(scoring, PointsAndBid) else scoring.failure.belote


def with_failed_belote(rules: RuleSet, fate: OnFailure) -> RuleSet:
    """The rule set where this becomes of it."""
    scoring = settling(rules)
    if isinstance(scoring, PointsAndBid):
        return replace(rules, scoring=replace(scoring, failed_belote=fate))
    failure = replace(scoring.failure, belote=fate)
    return replace(rules, scoring=replace(scoring, failure=failure))
