"""The controls on the hand of a deal that is played alone."""

from dataclasses import dataclass
from typing import Annotated

from cogs.ui.control_words import number_to, text_like
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import Presser


@dataclass(frozen=True)
class OfSharedDeal(WordedControl):
    """A control of a deal that many play."""

    shared_play: int
    deal: Annotated[int, number_to(999)]


@dataclass(frozen=True)
class OfHandAlone(OfSharedDeal):
    """A control on the hand, drawn at a move, with the call or card that is meant."""

    word: Annotated[str, text_like("[0-9A-Za-z]+", 12, "JH", "80S")] = ""


@control("alone", Presser.ANYBODY, counted=False)
class ActAloneControl(OfHandAlone):
    """Calls or plays; without a word it goes on."""


@control("alone-choose", Presser.ANYBODY, counted=False)
class ValueAloneControl(OfHandAlone):
    """Shows the bids of a value."""


@control("alone-kind", Presser.ANYBODY, counted=False)
class KindAloneControl(OfHandAlone):
    """Asks to confirm a capot or a redouble."""


@control("alone-first-page", Presser.ANYBODY, counted=False)
class FirstPageAloneControl(OfSharedDeal):
    """Shows the first page of the game; the hand stays."""
