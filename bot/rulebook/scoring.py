"""What a deal is worth: when a contract is made, and what each side writes."""

from bot.i18n import Words
from bot.rulebook.comparing import majority
from bot.rulebook.cut import cut_tens
from bot.rulebook.numbers import points_and_bid
from bot.rulebook.rounds import round_points
from engine.ruleset import RuleSet
from engine.scoring.cut_tens import CutTens
from engine.scoring.majority import Majority
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints


def scoring(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The settlement of this game, line by line."""
    return (say("rules-score-title"), say("rules-score-sides"), *_settlement(rules, say))


def _settlement(rules: RuleSet, say: Words) -> tuple[str, ...]:
    match rules.scoring:
        case PointsAndBid() as scores:
            return points_and_bid(rules, scores, say)
        case Majority() as scores:
            return majority(rules, scores, say)
        case CutTens() as scores:
            return cut_tens(rules, scores, say)
        case RoundPoints() as scores:
            return round_points(rules, scores, say)
        case _:
            raise TypeError(f"no words for {type(rules.scoring).__name__}")
