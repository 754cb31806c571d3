"""The controls of a deal that has an id, and of those that get one."""

from dataclasses import dataclass
from typing import Annotated

from cogs.table.controls import ReviewWay
from cogs.ui.control_words import number_to
from cogs.ui.controls import WordedControl, control
from cogs.ui.deal_buttons import DealCode
from cogs.ui.ids import ControlName, Presser

DEAL_IMPORT = ControlName("deal-import", Presser.ANYBODY)
"""A window in which a deal is typed."""


@dataclass(frozen=True)
class OfSharedCode(WordedControl):
    """A control of a deal."""

    code: DealCode


@control("deal", Presser.ANYBODY)
class DealControl(OfSharedCode):
    """The page of a deal for who has not seen its cards."""


@control("deal-look", Presser.ANYBODY)
class ReplayControl(OfSharedCode):
    """A step of its replay."""

    step: Annotated[int, number_to(99)]
    way: ReviewWay


@control("deal-export", Presser.ANYBODY)
class ExportDealControl(OfSharedCode):
    """Its line, to be copied."""


@control("deal-share", Presser.ANYBODY)
class ShareDealControl(OfSharedCode):
    """Posts it in the channel."""


@control("deal-play", Presser.ANYBODY)
class PlayDealControl(OfSharedCode):
    """Opens a table for it; ``close``: in place of the channel's table."""

    close: bool = False


@control("deal-clip", Presser.ANYBODY)
class ClipControl(OfSharedCode):
    """Shows it as a moving picture."""


@control("deal-clip-share", Presser.ANYBODY)
class ShareClipControl(OfSharedCode):
    """Posts that picture behind a spoiler."""
