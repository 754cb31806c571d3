"""Section ``game_end``: whether the game is over after a deal, and who has won."""

from engine.ruleset import RuleSet
from engine.seats import Team
from engine.vectors.answers import Answer
from engine.vectors.records import Record


def check_game_end(rules: RuleSet, vector: Record) -> Answer:
    """Compare whether the game is finished, and the side that won it."""
    vector.only(
        "id",
        "ruleset",
        "title",
        "why",
        "expected",
        "totals_before",
        "hand_scores",
        "last_deal_winner",
    )
    before, scored = vector.pair("totals_before"), vector.pair("hand_scores")
    last = vector.fields.get("last_deal_winner")
    last_deal = Team(last) if isinstance(last, int) else None
    winner = rules.end.winner((before[0] + scored[0], before[1] + scored[1]), last_deal)
    came = {"finished": winner is not None, "winner": None if winner is None else int(winner)}
    return Answer(vector.expected(), came)
