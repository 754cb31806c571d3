"""The controls to the pages of an analysis beside its first."""

from dataclasses import dataclass
from typing import Annotated

from cogs.ui.control import PageWay
from cogs.ui.control_words import number_to
from cogs.ui.controls import control
from cogs.ui.deal_buttons import OfAnalysis
from cogs.ui.ids import Presser


@control("analysis-moment", Presser.ANYBODY)
class MomentControl(OfAnalysis):
    """A decision that mattered."""


@dataclass(frozen=True)
class OfJudgedPage(OfAnalysis):
    """A page of marks; with its ``legend`` for who asks what they mean."""

    legend: bool = False


@control("analysis-tricks", Presser.ANYBODY)
class TricksControl(OfJudgedPage):
    """How the cards were played, trick by trick."""


@control("analysis-bids", Presser.ANYBODY)
class BidsControl(OfJudgedPage):
    """What the bids promised; ``part`` is a page of them, from 0, and the way to it."""

    part: Annotated[int, number_to(99)] = 0
    way: PageWay | None = None
