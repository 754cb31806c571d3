"""What is kept of a score sheet: its deals with what they brought, and an entry to be corrected."""

from dataclasses import dataclass

from bot.score_sheets.real_deals import RealDeal
from bot.score_sheets.typed import TypedDeal


@dataclass(frozen=True, slots=True)
class WrittenDeal:
    """A deal, and the game points that it brought both sides by the rules of then."""

    deal: RealDeal
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True)
class FormerNames:
    """The names of a sheet in its first ``deals`` deals, before somebody took another's place."""

    deals: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is not written yet; ``place`` is the number of the deal that it corrects."""

    typed: TypedDeal
    place: int | None = None
