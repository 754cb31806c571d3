"""What spectators and the players whom they ask do at random."""

from random import Random

from bot.tables.requests import Request
from bot.tables.table import Stage, Table
from bot.tables.watching import AnswerWatch, AskWatch, HideHand, Spectators, StopWatching
from engine.seats import Seat
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, DENIS, EMMA, STRANGER, owner

OFTEN = 0.1
"""How often somebody does something of the kind while a game goes on."""
WILD = 0.3
"""How often whoever does asks for what makes no sense."""
AGREES = 0.7

PEOPLE = (ANNA, BRUNO, CHLOE, DENIS, EMMA, STRANGER)
CROWD = tuple(range(200, 206))
"""Passers-by, more of them than can watch."""


def watches(table: Table, rng: Random) -> tuple[int, Request] | None:
    """Who asks for what, if anybody does."""
    if table.stage is not Stage.PLAYING or rng.random() > OFTEN:
        return None
    seat, now = rng.choice(list(Seat)), Spectators.of(table)
    if rng.random() < WILD:
        return rng.choice(_wild(table, rng, seat))
    if now.asking and rng.random() < AGREES:
        user, wanted = rng.choice(now.asking)
        return owner(table, wanted), AnswerWatch(user, agree=rng.random() < AGREES)
    if now.following and rng.random() < WILD:
        user, followed = rng.choice(now.following)
        ends: tuple[tuple[int, Request], ...] = (
            (user, StopWatching()),
            (owner(table, followed), HideHand()),
        )
        return rng.choice(ends)
    outside = [user for user in (*PEOPLE, *CROWD) if table.seat_of(user) is None]
    return rng.choice(outside), AskWatch(seat)


def _wild(table: Table, rng: Random, seat: Seat) -> list[tuple[int, Request]]:
    """What somebody asks for who should not."""
    now, user = Spectators.of(table), rng.choice((*PEOPLE, *CROWD))
    answered = (*sorted(now.refused), *now.asking, *now.following)
    again: list[tuple[int, Request]] = [(who, AskWatch(wanted)) for who, wanted in answered]
    meddling: list[tuple[int, Request]] = [
        (rng.choice(PEOPLE), AnswerWatch(who, agree=True)) for who, _ in now.asking
    ]
    stray = (AskWatch(seat), AnswerWatch(user, agree=True), StopWatching(), HideHand())
    return [*again, *meddling, *((user, each) for each in stray)]
