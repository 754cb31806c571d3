"""Controls, each declared once in its room: what it is called, and who may press it.

    PAUSE = ControlName("pause", Presser.SEATED)

    @control("today-look", Presser.ANYBODY)
    class LookAtHands(WordedControl):
        deal: int
        played: bool = False

A page draws ``button(PAUSE.at(table.id), …)`` or ``button(LookAtHands(5, played=True), …)``, whose
``custom_id`` is ``b1:today-look:0:0:5-played``. ``cogs/ui/handlers.py`` says what takes it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Self, TypeVar, dataclass_transform

from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui.control_words import Fields
from cogs.ui.ids import LONGEST_ARGUMENT, LONGEST_ID, ControlId, ControlName, Presser

LARGEST_PLACE = 36**12 - 1
"""The largest number of a table or a move that a ``custom_id`` has room for."""


@dataclass(frozen=True)
class WordedControl:
    """A control that carries words: its fields."""

    name: ClassVar[ControlName]
    words: ClassVar[Fields]

    @property
    def id(self) -> ControlId:
        """The ``custom_id`` of one that belongs to no table."""
        return self.at(0)

    def at(self, table: int, move: int = 0) -> ControlId:
        """The ``custom_id`` of one that was drawn for a table, at a move."""
        return ControlId(self.name, table, move, self.words.write(self))

    @classmethod
    def read(cls, argument: str) -> Self:
        """What an argument says. STALE_PRESS for what this version never writes."""
        try:
            control = cls(**cls.words.read(argument))
        except ValueError as error:
            raise TableRefused(TableRefusal.STALE_PRESS) from error
        # Each has one way to be written: what reads alike, but is written otherwise, is forged.
        if cls.words.write(control) != argument:
            raise TableRefused(TableRefusal.STALE_PRESS)
        return control


C = TypeVar("C", bound=WordedControl)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def control(
    name: str,
    presser: Presser,
    *,
    counted: bool = True,
    bursts: bool = False,
    plays: bool = False,
) -> Callable[[type[C]], type[C]]:
    """Declare a control that carries words, as ``ControlName`` does.

    TypeError if they may not fit into its ``custom_id``.
    """

    def declare(kind: type[C]) -> type[C]:
        declared: type[C] = dataclass(frozen=True)(kind)
        declared.name = ControlName(name, presser, counted=counted, bursts=bursts, plays=plays)
        declared.words = Fields(declared)
        declared.name.carries = declared
        whole = len(str(ControlId(name, LARGEST_PLACE, LARGEST_PLACE))) + declared.words.longest
        if declared.words.longest > LONGEST_ARGUMENT or whole > LONGEST_ID:
            raise TypeError(
                f"{name} takes {declared.words.longest} characters of words, {whole} in all"
            )
        return declared

    return declare
