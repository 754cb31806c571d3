"""Which leaderboard a control leads to, as its ``custom_id`` can hold it."""

from dataclasses import dataclass
from typing import Self

from bot.ratings.ladder import LADDERS, Ladder
from bot.ratings.periods import Span
from bot.storage.ratings.leaderboard import Measure
from cogs.ui.ids import LAST_PAGE

_HERE, _ALL = "here", "all"
_PEOPLE, _COMPUTERS = "p", "c"


@dataclass(frozen=True, slots=True, kw_only=True)
class WantedBoard:
    """A leaderboard and a page of it; ``here`` is the reader's server, else it is all of them.

    ValueError when there is no such ladder: controls can be forged.
    """

    ladder: Ladder
    here: bool = True
    span: Span = Span.SEASON
    measure: Measure = Measure.RATING
    page: int = 0

    def __post_init__(self) -> None:
        if self.ladder not in LADDERS:
            raise ValueError(f"no ladder is {self.ladder}")

    @classmethod
    def parse(cls, text: str) -> Self:
        """What was written so, whatever follows it; ValueError when it is none."""
        scope, span, family, company, measure, page, *_ = text.split("-")
        return cls(
            ladder=Ladder(family, people=company == _PEOPLE),
            here=scope == _HERE,
            span=Span(span),
            measure=Measure(measure),
            page=min(int(page), LAST_PAGE) if page.isdecimal() else 0,
        )

    def __str__(self) -> str:
        scope = _HERE if self.here else _ALL
        company = _PEOPLE if self.ladder.people else _COMPUTERS
        return f"{scope}-{self.span}-{self.ladder.family}-{company}-{self.measure}-{self.page}"
