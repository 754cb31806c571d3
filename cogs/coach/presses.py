"""Presses that ask the coach, and the others' answers."""

import asyncio
from functools import partial

from bot.analysis.explanations import advised
from bot.tables.coach import AnswerCoach, AskCoach, is_advised
from bot.tables.session import Session
from bot.tables.table import Table
from cogs.coach.controls import AGREE_COACH, COACH, REFUSE_COACH
from cogs.ui.handlers import pressed
from cogs.ui.own_hand import ask, show_hand
from cogs.ui.page_state import HandPageState
from cogs.ui.press import Press
from engine.view import view

THINKING_SECONDS = 1.5
"""The seconds after which the player reads that the coach is thinking; Discord waits for 3."""


@pressed(COACH)
async def _ask(press: Press) -> None:
    """Advise the player on their hand, or say that the others were asked first."""
    await ask(press, AskCoach(press.control.move), partial(_answer, press))


async def _answer(press: Press, session: Session, table: Table) -> None:
    """Answer with advice unless others must agree first; the turn may pass meanwhile."""
    seat = table.seat_of(press.user)
    if seat is None or not is_advised(table, seat):
        await _tell(press, table, press.say("coach-sent"))
        return
    if table.game is None:
        raise ValueError("advice needs a game")
    seen = view(table.rules, table.game, seat)
    # Asked again at the same move, the coach says the same.
    seed = table.id << 32 | table.move
    advising = press.bot.ai_workers.advise(seen, table.rules, seed, table.understanding)
    # Not wait_for, which would cancel the thought: its answer comes after the notice.
    thought = asyncio.ensure_future(advising)
    await asyncio.wait((thought,), timeout=THINKING_SECONDS)
    if not thought.done():
        await _tell(press, table, press.say("coach-thinking"))
    advice = await thought
    if session.table.move != table.move:
        await show_hand(press.interaction, session.table, notice=press.say("coach-late"))
        return
    say = press.say.playing(table.rules)
    await _tell(press, session.table, *advised(table.rules, advice, say))


async def _tell(press: Press, table: Table, *lines: str) -> None:
    """Answer with the advice above the hand."""
    await show_hand(press.interaction, table, page_state=HandPageState(advice=lines))


@pressed(AGREE_COACH)
async def _agree(press: Press) -> None:
    await ask(press, AnswerCoach(agree=True))


@pressed(REFUSE_COACH)
async def _refuse(press: Press) -> None:
    await ask(press, AnswerCoach(agree=False))
