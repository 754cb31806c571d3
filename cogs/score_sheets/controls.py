"""The controls of score sheets."""

from dataclasses import dataclass
from typing import Annotated

from cogs.ui.control_words import BREAK, Word, maybe, number_to
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser
from engine.seats import Team


@dataclass(frozen=True, slots=True)
class ChosenGame:
    """A game and how it is played: by a preset, by the server's rules, or as usual."""

    game: str
    how: str


# Two breaks, since a game and a preset have breaks of their own.
_BETWEEN = BREAK * 2
_NAME = "[a-z0-9]+(?:-[a-z0-9]+)*"


def _read_game(written: str) -> ChosenGame:
    game, _, how = written.partition(_BETWEEN)
    return ChosenGame(game.replace(BREAK, "_"), how)


GAME = Word(
    f"{_NAME}{_BETWEEN}{_NAME}",
    46,
    (ChosenGame("contree", "usual"), ChosenGame("belote_501", "server")),
    lambda chosen: f"{chosen.game.replace('_', BREAK)}{_BETWEEN}{chosen.how}",
    _read_game,
)
"""Whether there is such a game, the rules decide."""

DealPlaceWord = Annotated[int | None, maybe(number_to(999), none="next")]
"""The place of a deal on a sheet; None for the one that comes next."""

Changes = Annotated[int, number_to(99999)]
"""How often a sheet had changed when a control was drawn."""


@dataclass(frozen=True)
class OfChoice(WordedControl):
    """A control of a sheet that is not begun yet."""

    chosen: Annotated[ChosenGame, GAME]


@dataclass(frozen=True)
class OfSheet(WordedControl):
    """A control of a sheet."""

    sheet: int


SHEET_OPEN = ControlName("score-sheet-open", Presser.ANYBODY, bursts=True)
"""A menu of one's sheets."""


@control("score-sheet", Presser.ANYBODY, bursts=True)
class SheetControl(WordedControl):
    """One's sheets, or one of them; ``text``: in words."""

    sheet: int | None = None
    text: bool = False


@control("score-sheet-game", Presser.ANYBODY)
class SheetGameControl(OfChoice):
    """A menu of games."""


@control("score-sheet-preset", Presser.ANYBODY)
class SheetPresetControl(OfChoice):
    """A menu of ways to play one."""


@control("score-sheet-names", Presser.ANYBODY)
class SheetNamesControl(OfChoice):
    """Opens the window in which a sheet is begun."""


@control("score-sheet-begin", Presser.ANYBODY)
class BeginSheetControl(OfChoice):
    """That window."""


@control("score-sheet-people", Presser.ANYBODY)
class SheetPeopleControl(OfSheet):
    """Opens the window in which names are mended, or somebody takes another's place."""


@control("score-sheet-named", Presser.ANYBODY)
class NamedSheetControl(OfSheet):
    """That window."""

    changes: Changes


@control("score-sheet-deal", Presser.ANYBODY, counted=False)
class WriteDealControl(OfSheet):
    """Opens the window of a deal; ``again``: as it was typed last.

    Not counted, as all that is done after each deal: who writes the score is not to wait.
    """

    place: DealPlaceWord
    taker: Team
    again: bool = False


@control("score-sheet-typed", Presser.ANYBODY, counted=False)
class TypedDealControl(OfSheet):
    """That window."""

    changes: Changes
    place: DealPlaceWord
    taker: Team


@control("score-sheet-passed", Presser.ANYBODY, counted=False)
class PassedControl(OfSheet):
    """Nobody bid."""

    changes: Changes
    place: DealPlaceWord


@control("score-sheet-undo", Presser.ANYBODY, counted=False)
class UndoControl(OfSheet):
    """Takes the last deal away."""

    changes: Changes


@control("score-sheet-correct", Presser.ANYBODY)
class CorrectControl(OfSheet):
    """A menu of deals."""


@control("score-sheet-show", Presser.ANYBODY)
class ShowSheetControl(OfSheet):
    """Posts it."""


@control("score-sheet-export", Presser.ANYBODY)
class ExportSheetControl(OfSheet):
    """It as a file."""


@control("score-sheet-again", Presser.ANYBODY)
class SheetAgainControl(OfSheet):
    """A new one with the same people."""


@control("score-sheet-delete", Presser.OWNER)
class DeleteSheetControl(OfSheet):
    """Deletes it; asked twice."""

    sure: bool = False
