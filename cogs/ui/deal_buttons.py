"""Buttons by which deals, their analyses and the exercises from them lead to each other."""

from dataclasses import dataclass
from typing import Annotated

from bot.i18n import Words
from cogs.ui.control import Control, button
from cogs.ui.control_words import choice, maybe, number_to, text_like
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser
from engine.seats import Seat

EXERCISES = ControlName("exercises", Presser.ANYBODY, bursts=True)

DealCode = Annotated[str, text_like("D-[0-9A-Z]{6}", 8, "D-7K3Q2M")]
"""The id of a deal, which whoever reads it looks up."""

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


def exercises_button(say: Words) -> Control:
    """The button to one's own errors, asked again."""
    return button(EXERCISES, say("exercise-button-open"))
