"""The controls to the pages of an analysis beside its first."""

from cogs.ui.controls import control
from cogs.ui.deal_buttons import OfAnalysis
from cogs.ui.ids import Presser


@control("analysis-moment", Presser.ANYBODY)
class MomentControl(OfAnalysis):
    """A decision that mattered."""


@control("analysis-bids", Presser.ANYBODY)
class BidsControl(OfAnalysis):
    """What the bids promised."""
