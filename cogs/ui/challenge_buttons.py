"""Buttons that lead to challenges, from a table and from a finished game."""

from dataclasses import dataclass
from typing import Annotated

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table
from cogs.ui.control import Control, button
from cogs.ui.control_words import Word
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser


@dataclass(frozen=True, slots=True)
class GameAgain:
    """A game of a table whose deals are to be played again."""

    table: int
    game: int


def _read_again(written: str) -> int | GameAgain:
    table, of_game, game = written.partition("x")
    return GameAgain(int(table), int(game)) if of_game else int(table)


Again = int | GameAgain

PLAYED_BEFORE: Word[Again] = Word(
    "[1-9][0-9]{0,8}(?:x[1-9][0-9]{0,3})?",
    14,
    (1, GameAgain(1, 2)),
    lambda before: (
        f"{before.table}x{before.game}" if isinstance(before, GameAgain) else str(before)
    ),
    _read_again,
)
"""Where deals were played before: in a shared play, or in a game of a table."""


@control("challenge", Presser.ANYBODY)
class ChallengeControl(WordedControl):
    """Plans one; ``again``: with deals that were played before."""

    again: Annotated[Again | None, PLAYED_BEFORE] = None


@control("challenge-next", Presser.SEATED)
class NextChallengeDealControl(WordedControl):
    """The next deal at this table; ``look``: the challenge instead."""

    look: bool = False


NEXT_TOGETHER = ControlName("evening-next", Presser.SEATED)
"""The next deal of an evening on which every table plays the same."""


def ways_on(table: Table, say: Words) -> list[Control]:
    """On to the next deal of the challenge that a table plays for, or to the challenge.

    After its last deal only to the challenge, which offers one that was passed over. An evening
    says for whom it waits.
    """
    on, look = (
        NextChallengeDealControl(look=look).at(table.id, table.move) for look in (False, True)
    )
    of_evening = table.given is not None and table.given.evening is not None
    key = "evening-button-compare" if of_evening else "challenge-button-challenge"
    challenge = button(look, say(key))
    if of_evening:  # who has played the last one reads at which tables others are still playing
        on = NEXT_TOGETHER.at(table.id, table.move)
    elif table.given is not None and table.given.number == table.given.count:
        return [challenge]
    return [button(on, say("challenge-button-on"), style=ButtonStyle.success), challenge]
