"""A day at the café: its deal, experts that answer at once, and people who play it."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import date, timedelta
from functools import partial
from random import Random

import simcord
from sqlalchemy import case, update

from bot.ai_workers.questions import (
    AnswerAlone,
    ChooseDeal,
    JudgeDecision,
    LongAnswer,
    LongQuestion,
    Reply,
)
from bot.ai_workers.supervisor import CannotThink
from bot.settings import Settings
from bot.shared_plays.alone import read_alone
from bot.shared_plays.choice import candidate
from bot.storage.database.schema import day_posts, played_deals, shared_plays
from bot.storage.day_posts import choose_day_post
from bot.storage.shared_plays import OpenDeal, SoloPlay, day_at, play_of
from engine.players import PLAYERS, Level, choose
from engine.players.analysis import JudgedDecision, Verdict
from engine.players.judgement import Judgement
from engine.players.tried import Tried
from engine.variants import find_variant
from engine.view import view
from tests.bot.ai_workers.asking import InThread
from tests.cogs.evening import Evening
from tests.cogs.playing import offers
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import MessageLike


class QuickExperts(InThread):
    """Club players for experts, who judge in no time; ``seed`` is what they would play by."""

    def __init__(self, seed: int = 0, *, compiling: Callable[[], None] | None = None) -> None:
        super().__init__(PLAYERS)
        self.seed = seed
        self.compiling = compiling  # never called: nothing is compiled for it
        self.silent = False
        self.asked_alone = 0

    def ask_piece(self, question: LongQuestion) -> LongAnswer:
        if self.silent:
            raise CannotThink("silent")
        match question:
            case AnswerAlone(line, _):
                self.asked_alone += 1
                alone = read_alone(line)
                assert alone.awaited is not None
                seen = view(alone.rules, alone.game, alone.awaited)
                return Reply(choose(Level.CLUB, seen, alone.rules, Random(self.seed)))
            case ChooseDeal(key, seed):
                return candidate(find_variant(key), seed, 0)
            case JudgeDecision(line, number):
                decision = read_alone(line).record.decisions()[number - 1]
                assert decision.action is not None
                return judged(line, number)
            case _:
                return super().ask_piece(question)


def judged(line: str, number: int) -> JudgedDecision:
    """A decision that cost nothing."""
    decision = read_alone(line).record.decisions()[number - 1]
    deal, action = decision.state.deal, decision.action
    assert deal is not None
    assert action is not None
    best = Tried(action=action, equal=(), worth=0.5, error=0.0, points=0.0, made=None)
    fair = Judgement.of(decision.seat, action, (best,), 1)
    return JudgedDecision(
        number=number,
        seat=decision.seat,
        done=action,
        trick=None if deal.trick is None else len(deal.tricks) + 1,
        verdict=Verdict.FINE,
        fair=fair,
        seen=fair,
    )


def daily(open_cafe: OpenCafe, settings: Settings, **changes: object) -> Evening:
    """An evening of a bot that has a deal of the day; it is chosen once the experts answer."""
    return Evening(open_cafe, settings.model_copy(update={"daily_deal": True, **changes}))


def with_experts(evening: Evening, seed: int = 0) -> QuickExperts:
    """Let experts answer at once; a new bot needs new ones."""
    experts = QuickExperts(seed)
    evening.bot.ai_workers.supervisor = experts
    return experts


async def look(evening: Evening) -> None:
    """Let the bot see to what is due."""
    await evening.bot.get_cog("Days").look()  # type: ignore[union-attr]


async def running(evening: Evening) -> OpenDeal:
    """The deal of the day."""
    now = evening.bot.clock.now()
    deal = await evening.bot.services.database.read(lambda c: day_at(c, now))
    assert deal is not None
    return deal


async def kept(evening: Evening, user: int) -> SoloPlay:
    """How somebody plays it, as it is stored."""
    deal = await running(evening)
    play = await evening.bot.services.database.read(lambda c: play_of(c, deal.shared_play, 1, user))
    assert play is not None
    return play


def moves_on(page: MessageLike) -> list[str]:
    """What the page lets one do: words of calls and cards."""
    return [
        button.custom_id.argument
        for button in offers(page, "alone")
        if button.custom_id.argument.count("-") > 1
    ]


async def end_day(evening: Evening) -> None:
    """Let the day be yesterday's, and the next one begin."""
    deal = await running(evening)
    before = deal.opens_at - timedelta(days=1)
    moved = (
        update(shared_plays)
        .where(shared_plays.c.id == deal.shared_play)
        .values(
            name=(deal.day - timedelta(days=1)).isoformat(),
            opens_at=before,
            closes_at=deal.opens_at,
        )
    )
    await evening.bot.services.database.write(lambda c: c.execute(moved))
    moved_plays = update(played_deals).values(
        started_at=before + timedelta(hours=1),
        done_at=case((played_deals.c.done_at.is_(None), None), else_=before + timedelta(hours=2)),
    )
    await evening.bot.services.database.write(lambda c: c.execute(moved_plays))
    await look(evening)


async def want_posts(evening: Evening) -> None:
    """Let the café want its post at midnight, and wait for today's."""
    cafe, long_ago = evening.cafe, date(2000, 1, 1)
    wanted = partial(choose_day_post, guild=cafe.server.id, channel=cafe.channel.id, hour=0)
    await evening.bot.services.database.write(partial(wanted, today=long_ago))
    due = update(day_posts).values(posted=long_ago)  # where it was chosen before, too
    await evening.bot.services.database.write(lambda c: c.execute(due))


@asynccontextmanager
async def open_day(evening: Evening, *names: str) -> AsyncIterator[list[Person]]:
    """The open café with these people in it, and a deal of the day."""
    async with evening:
        await look(evening)
        yield evening.people(*names)


@asynccontextmanager
async def begun(evening: Evening) -> AsyncIterator[tuple[Person, simcord.InteractionResult]]:
    """The same with Alice, who has begun the deal on her page."""
    async with open_day(evening, "Alice") as (alice,):
        page = await alice.slash("belote today")
        await alice.press(page, "today-play")
        yield alice, page
