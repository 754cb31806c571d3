"""The settlements that have words, and what all of them say of the belote."""

from bot.i18n import Words
from bot.rulebook.flags import yes
from engine.ruleset import RuleSet, ScoringRules
from engine.scoring.cut_tens import CutTens
from engine.scoring.majority import Majority
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints
from engine.scoring.written import Written

Settling = PointsAndBid | Majority | CutTens | RoundPoints


def known(scoring: ScoringRules) -> Settling:
    """The settlement as one that can be put into words."""
    match scoring:
        case PointsAndBid() | Majority() | CutTens() | RoundPoints():
            return scoring
        case _:
            raise TypeError(f"no words for {type(scoring).__name__}")


def what_helps(sentence: str, rules: RuleSet, say: Words) -> str:
    """A sentence that says whether melds and the belote help to make the contract."""
    scores = known(rules.scoring)
    return say(
        sentence,
        melds=yes(rules.melds is not None and scores.melds_help),
        belote=yes(rules.belote is not None and scores.belote_helps),
    )


def points_are_written(scores: PointsAndBid) -> bool:
    """Whether points are written at all, and not only contracts."""
    return scores.written is not Written.ANNOUNCED


def belote_is_written(rules: RuleSet) -> bool:
    """Whether there is a belote that somebody writes down."""
    scores = known(rules.scoring)
    if isinstance(scores, PointsAndBid) and not points_are_written(scores):
        return False
    return rules.belote is not None and scores.belote_written
