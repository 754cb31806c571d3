"""The state of a hand's page: its selection, and the deal that it is of."""

from dataclasses import dataclass

from bot.preferences import USUAL, HandStyle
from bot.tables.table import Table
from cogs.ui.layout import Illustration, small, title
from engine.contract import ContractKind


@dataclass(frozen=True, slots=True)
class HandPageState:
    """The selection on the page of a hand; it is not stored.

    ``value`` and ``kind`` are those of the bid, ``redouble`` and ``renege_claim`` wait to be
    confirmed, ``announcing`` and ``other_melds`` go with the next card. ``hand_style`` is how they
    hold cards, ``picture`` what shows the deal, if one is drawn, ``advice`` what the coach says,
    ``compared`` what is said of a deal that is over and is played elsewhere too.
    ``newcomer``: they have finished no game yet; ``first_forced``: this is the first card that they
    cannot choose.
    """

    value: int | None = None
    kind: ContractKind = ContractKind.POINTS
    redouble: bool = False
    announcing: bool = False
    other_melds: bool = False
    renege_claim: bool = False
    hand_style: HandStyle = USUAL
    picture: Illustration | None = None
    advice: tuple[str, ...] = ()
    compared: tuple[str, ...] = ()
    newcomer: bool = False
    first_forced: bool = False


def asked(head: str, page_state: HandPageState) -> tuple[str, ...]:
    """What is asked, as a heading; with the coach's advice in two paragraphs, for they are long."""
    advice, *reasons = page_state.advice or ("",)
    if not advice:
        return (title(head),)
    return (f"**{head}** {advice}", *((small(" ".join(reasons)),) if reasons else ()))


INITIAL_STATE = HandPageState()


def deal_of(table: Table) -> tuple[int, int]:
    """The current game and deal of a table, by number."""
    deal = table.game.deal if table.game else None
    return (table.games, deal.number if deal else 0)
