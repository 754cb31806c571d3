"""The controls of analyses."""

from dataclasses import dataclass
from typing import Annotated

from cogs.deals.controls import DealCode
from cogs.ui.control_words import choice, maybe, number_to
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import Presser
from engine.seats import Seat

ReaderSeat = Seat | None
"""The seat of who reads an analysis; None for who did not play the deal."""


@dataclass(frozen=True, slots=True)
class AnalysisPage:
    """The deal's id, the reader's seat, and a moment (from 1)."""

    code: DealCode
    reader: Annotated[
        ReaderSeat, maybe(choice({seat.name[0].lower(): seat for seat in Seat}), none="x")
    ] = None
    moment: Annotated[int, number_to(999)] = 0


@dataclass(frozen=True)
class OfAnalysis(WordedControl):
    """A page of an analysis."""

    page: AnalysisPage


@control("analysis", Presser.ANYBODY)
class AnalysisControl(OfAnalysis):
    """What came of it."""


@control("analysis-moment", Presser.ANYBODY)
class MomentControl(OfAnalysis):
    """A decision that mattered."""


@control("analysis-bids", Presser.ANYBODY)
class BidsControl(OfAnalysis):
    """What the bids promised."""
