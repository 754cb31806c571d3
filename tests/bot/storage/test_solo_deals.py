"""Equal moves meet equal replies, however often the bot dies while it answers."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TypeVar, cast

from sqlalchemy import Connection

from bot.ai_workers import AiWorkers
from bot.ai_workers.questions import AnswerAlone, LongAnswer, LongQuestion, Reply
from bot.shared_plays.alone import read_alone, word_of
from bot.shared_plays.solo_deals import SoloDeals
from bot.storage.database.database import Database
from bot.storage.shared_plays import OpenDeal, SoloPlay, play_of
from engine.players import Level, choose
from engine.view import view
from tests.bot.shared_plays.made_days import some_day
from tests.bot.tables.passing_time import PassingClock

MOST_TRIES = 400
MOVES = 30
"""A deal that was played has more of them."""


T = TypeVar("T")


class Killed(BaseException):
    """The bot has died."""


@dataclass
class DyingDatabase:
    """A database whose bot dies at its first write: before that is stored, or just after."""

    database: Database
    stored: bool

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.database.read(work)

    async def write(self, work: Callable[[Connection], T], *, exclusive: bool) -> T:
        if self.stored:
            await self.database.write(work, exclusive=exclusive)
        raise Killed


@dataclass
class Versions:
    """Experts who play otherwise in each version of the bot."""

    seed: int
    asked: list[LongQuestion] = field(default_factory=list)

    async def piece(self, question: LongQuestion) -> LongAnswer:
        self.asked.append(question)
        await asyncio.sleep(0)
        assert isinstance(question, AnswerAlone)
        alone = read_alone(question.line)
        assert alone.awaited is not None
        seen = view(alone.rules, alone.game, alone.awaited)
        return Reply(choose(Level.CLUB, seen, alone.rules, Random(self.seed)))


@dataclass
class Clicker:
    """Somebody who presses the same again until they are answered; ``pressed`` at which move."""

    user: int
    deal: OpenDeal
    pressed: tuple[int, str] | None = None
    play: SoloPlay | None = None
    tries: list[int] = field(default_factory=list)

    async def try_once(self, database: Database, chance: Random) -> None:
        """Press once, on a bot that dies at its first write."""
        dying = cast("Database", DyingDatabase(database, stored=chance.random() < 0.75))
        experts = cast("AiWorkers", Versions(chance.randrange(1000)))
        solo = SoloDeals(dying, experts, PassingClock())
        self.tries.append(1)
        try:
            self.play = await self._answered(database, solo)
        except Killed:
            return
        seen = read_alone(self.play.line).seen
        if seen.legal:
            legal = seen.legal[self.play.moves % len(seen.legal)]
            self.pressed = (self.play.moves, word_of(legal))

    async def _answered(self, database: Database, solo: SoloDeals) -> SoloPlay:
        kept = await database.read(
            partial(play_of, shared_play=self.deal.shared_play, deal=1, user=self.user)
        )
        if kept is None:
            return await solo.begin(self.deal, self.user, 0)
        moves, word = self.pressed or (0, "")
        if not word or kept.moves != moves or kept.done_at is not None:
            return await solo.go_on(self.deal, kept)
        return await solo.act(self.deal, kept, read_alone(kept.line).action(word))


async def test_two_people_whose_bot_dies_at_every_write_come_to_the_same_line(
    database: Database,
) -> None:
    deal, chance = await database.write(partial(some_day, drawn=3)), Random(7)
    ann, bob = people = (Clicker(1, deal), Clicker(2, deal))
    while not all(each.play and each.play.done_at for each in people):
        for each in people:
            await each.try_once(database, chance)
            assert len(each.tries) < MOST_TRIES
    assert ann.play is not None
    assert bob.play is not None
    assert ann.play.line == bob.play.line
    assert ann.play.moves > MOVES
    assert len(ann.tries) > MOVES


async def test_who_presses_again_while_experts_think_makes_them_think_once(
    database: Database,
) -> None:
    experts = Versions(0)
    solo = SoloDeals(database, cast("AiWorkers", experts), PassingClock())
    deal = await database.write(partial(some_day, drawn=3))
    plays = await asyncio.gather(*(solo.begin(deal, 1, 0) for _ in range(5)))
    assert len(set(plays)) == 1
    assert experts.asked
    assert len(experts.asked) == len(set(experts.asked))
