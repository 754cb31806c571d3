"""Section ``game_end``: whether the game is over after a deal, and who has won."""

from engine.game_end import Finished
from engine.lab.vectors.answers import Answer
from engine.lab.vectors.records import Json, Record
from engine.ruleset import RuleSet
from engine.seats import Team

_NOBODY = ("draw", "tie")
"""What a finished game that nobody has won is called."""


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
    scores = (before[0] + scored[0], before[1] + scored[1])
    expected = dict(vector.expected())
    if expected.get("winner") in _NOBODY:
        expected["winner"] = None
    return Answer(expected, _told(rules.end.after(scores, last_deal, played=1)))


def _told(end: Finished | None) -> Json:
    if end is None:
        return {"finished": False, "winner": None}
    return {"finished": True, "winner": None if end.winner is None else int(end.winner)}
