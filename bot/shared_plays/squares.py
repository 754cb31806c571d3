"""The quality of a player's card in each trick of a deal, as a row of letters."""

from collections.abc import Iterable
from enum import StrEnum

from engine.players.analysis import JudgedDecision, Verdict

TRICKS = 8
"""The tricks of a deal."""

GOOD_BELOW = 0.015
"""A loss, as a part of the game."""


class Square(StrEnum):
    """A trick: bad luck is good, as nobody could know better."""

    GOOD = "g"
    FAIR = "y"
    BAD = "r"
    FORCED = "f"


def squares_of(judged: Iterable[JudgedDecision]) -> str:
    """A letter for each trick; none of a deal that was not played."""
    by_trick = {one.trick: square_of(one) for one in judged if one.trick is not None}
    if not by_trick:
        return ""
    return "".join(by_trick.get(trick, Square.FORCED) for trick in range(1, TRICKS + 1))


def square_of(one: JudgedDecision) -> Square:
    """The grade of a card; it is an error only if both judges say so."""
    if one.fair is None or one.verdict in {Verdict.FORCED, Verdict.UNJUDGED}:
        return Square.FORCED
    if one.verdict is Verdict.ERROR:
        return Square.BAD
    return Square.GOOD if one.fair.loss < GOOD_BELOW else Square.FAIR
