"""The actions that are a module each: what a table remembers of them, and their requests.

The table, the log and the inbox know them by this list alone.
"""

from dataclasses import dataclass
from typing import get_args

from bot.tables import claims, coach, length, partners, stop, swap, take_back, watching
from bot.tables.requests import ActionRequest, Request
from bot.tables.table import Part


@dataclass(frozen=True, slots=True)
class TableAction:
    """A part of the table and the requests about it; ``consent`` is its name in events."""

    part: type[Part]
    requests: tuple[type[ActionRequest], ...]
    consent: str | None = None


ACTIONS = (
    TableAction(partners.PartnersSeated, ()),
    TableAction(claims.Claims, (claims.ClaimRest,)),
    TableAction(
        take_back.TakingBack,
        (
            take_back.AllowTakeBacks,
            take_back.TakeBack,
            take_back.AnswerTakeBack,
            take_back.LapseTakeBack,
        ),
        take_back.TakingBack.KIND,
    ),
    TableAction(swap.SeatSwap, (swap.AskSwap, swap.AnswerSwap), swap.SeatSwap.KIND),
    TableAction(
        length.NextLength,
        (length.ProposeLength, length.AnswerLength, length.WithdrawLength),
        length.NextLength.KIND,
    ),
    TableAction(stop.StopVote, (stop.Stop, stop.AnswerStop), stop.StopVote.KIND),
    TableAction(coach.Coach, (coach.AskCoach, coach.AnswerCoach), coach.Coach.KIND),
    TableAction(
        watching.Spectators,
        (watching.AskWatch, watching.AnswerWatch, watching.StopWatching, watching.HideHand),
        watching.KIND,
    ),
)

REQUESTS: tuple[type, ...] = (
    *(kind for kind in get_args(Request) if kind is not ActionRequest),
    *(kind for action in ACTIONS for kind in action.requests),
)
"""Every request that a table answers."""

KINDS = frozenset(action.consent for action in ACTIONS)
"""The subjects for which consent is asked."""
