"""Section ``melds``: whose announcements score, and how much."""

from engine.ruleset import RuleSet
from engine.vectors.answers import Answer
from engine.vectors.records import Record


def check_melds(rules: RuleSet, vector: Record) -> Answer:
    """Compare the melds that count: nobody's, as no rule set has any yet."""
    vector.only("id", "ruleset", "title", "why", "expected", "trump", "hands")
    nothing = [0 for _ in rules.seating.order[:2]]
    return Answer(vector.expected(), {"winner_team": None, "points": nothing})
