"""Plays deals alone with somebody: keeps every action before it is shown, and answers with experts.

A computer's reply is kept the first time that it is found. Whoever comes to the same line later
meets the same reply: under load, after a crash, in another process and with a later version.
"""

import asyncio
from functools import partial

import structlog

from bot.ai_workers import AiWorkers
from bot.ai_workers.questions import (
    AnswerAlone,
    ChooseDeal,
    JudgeDecision,
    PutTogether,
    Reply,
    whole_answer,
)
from bot.ai_workers.supervisor import CannotThink
from bot.monitoring.metrics import ALONE_PLAYS, ALONE_REPLY_SECONDS
from bot.shared_plays.alone import PLAYER, Alone, read_alone, word_of
from bot.shared_plays.chosen import Chosen, Par
from bot.shared_plays.squares import squares_of
from bot.storage import shared_plays
from bot.storage.database.database import Database
from bot.storage.shared_plays import OpenDeal, SoloPlay
from bot.tables.ports import Clock
from engine.actions import Action
from engine.game import legal_actions
from engine.players.analysis import Analysis, JudgedDecision
from engine.players.analysis.accuracy import accuracy

logger = structlog.stdlib.get_logger(__name__)


class SoloDeals:
    """The deals that people play alone; each press continues whatever is stored.

    ``shown``: the messages that wait for their squares, each with the press that it answers.
    """

    def __init__(self, database: Database, computers: AiWorkers, clock: Clock) -> None:
        self._database = database
        self._computers = computers
        self._clock = clock
        self.shown: dict[int, int] = {}
        self._sought: dict[tuple[int, int, str], asyncio.Task[str]] = {}

    async def begin(self, deal: OpenDeal, user: int, guild: int) -> SoloPlay:
        """Begin a deal, or go on with it; CannotThink while no expert answers."""
        now = self._clock.now()
        play = await self._database.write(
            partial(shared_plays.begin, deal=deal, user=user, guild=guild, now=now), exclusive=False
        )
        return await self.go_on(deal, play)

    async def act(self, deal: OpenDeal, play: SoloPlay, action: Action) -> SoloPlay:
        """Do this for the person, let the others reply, and return the play as it is stored.

        IllegalAction if the rules forbid it, NotPossible if the deal is over.
        """
        return await self.go_on(deal, await self._keep(play, read_alone(play.line).after(action)))

    async def go_on(self, deal: OpenDeal, play: SoloPlay) -> SoloPlay:
        """Let the computers act, and what is not to be chosen happen, until the person decides."""
        alone = read_alone(play.line)
        while not alone.over:
            if (forced := alone.forced) is not None:
                alone = alone.after(forced)
            elif alone.awaited is PLAYER:
                break
            else:
                alone = alone.after(await self._reply(deal, play, alone))
        return play if alone.line == play.line else await self._keep(play, alone)

    async def judge(self, play: SoloPlay) -> SoloPlay:
        """Find what the person's decisions were worth; CannotThink while no expert answers."""
        record, judged = read_alone(play.line).record, list[JudgedDecision]()
        for number, decision in enumerate(record.decisions(), start=1):
            if decision.seat is PLAYER:
                question = JudgeDecision(play.line, number)
                answer = await whole_answer(self._computers, question)
                if isinstance(answer, JudgedDecision):
                    judged.append(answer)
        fair = [one.fair for one in judged if one.fair is not None]
        value = accuracy([(each.best.worth, each.chosen.worth) for each in fair]).value
        squares = squares_of(judged)
        await self._database.write(
            partial(shared_plays.judge, play=play, squares=squares, accuracy=value), exclusive=False
        )
        return await self._read_again(play)

    async def choose(self, key: str, seed: bytes) -> Chosen:
        """A deal worth playing from the list of a seed; CannotThink while nobody can choose."""
        answer = await whole_answer(self._computers, ChooseDeal(key, seed))
        if isinstance(answer, Chosen):
            return answer
        raise CannotThink(f"{type(answer).__name__} is no deal")

    async def par(self, deal: OpenDeal) -> Par | None:
        """The best contract of a deal, solved once; None if nobody makes one, or can answer now."""
        if deal.par is not None:
            return deal.par
        try:
            answer = await whole_answer(self._computers, PutTogether(deal.line))
        except CannotThink as error:  # no fault of the page: its next reader asks again
            logger.warning("the best contract of a deal was not found", why=str(error))
            return None
        if not isinstance(answer, Analysis):
            raise TypeError(f"{type(answer).__name__} is no analysis")
        if not answer.par:
            return None
        par = Par(answer.par[0].contract, answer.par[0].lead)
        keep = partial(shared_plays.keep_par, deal=deal, par=par)
        await self._database.write(keep, exclusive=False)
        return par

    async def play_as_experts(self, line: str, seed: bytes) -> Alone:
        """Let four experts play a deal, from a line before the first call to its end.

        CannotThink while nobody can answer.
        """
        alone = read_alone(line)
        while not alone.over:
            alone = alone.after(await self._expert_action(alone, seed))
        return alone

    async def _expert_action(self, alone: Alone, seed: bytes) -> Action:
        """The action of the expert to move. CannotThink if there is none."""
        answer = await whole_answer(self._computers, AnswerAlone(alone.line, seed))
        if not isinstance(answer, Reply):
            raise CannotThink(f"{type(answer).__name__} is no reply")
        return answer.action

    async def _reply(self, deal: OpenDeal, play: SoloPlay, alone: Alone) -> Action:
        """The stored action of the computer to move."""
        # Whoever presses again while experts think waits for the same reply: were it found anew
        # for each press, impatience would make the queue longer than it is worked off.
        place = play.shared_play, play.deal, alone.position
        sought = self._sought.get(place)
        if sought is None:
            sought = self._sought[place] = asyncio.ensure_future(self._kept(deal, play, alone))
            sought.add_done_callback(lambda _: self._sought.pop(place))
        # Shielded: the press that began it may be cancelled while others wait for it.
        kept, seat = await asyncio.shield(sought), alone.awaited
        if seat is None:
            raise ValueError("somebody is to act")
        legal = legal_actions(alone.rules, alone.game, seat)
        return next(action for action in legal if word_of(action) == kept)

    async def _kept(self, deal: OpenDeal, play: SoloPlay, alone: Alone) -> str:
        """The reply as it is kept: the first that was found."""
        position = alone.position
        kept = await self._database.read(
            partial(shared_plays.kept_reply, play=play, position=position)
        )
        if kept is not None:
            return kept
        asked = self._clock.monotonic()
        found = word_of(await self._expert_action(alone, deal.seed))
        ALONE_REPLY_SECONDS.observe(self._clock.monotonic() - asked)
        # Another process may have kept a reply meanwhile: the first holds, and is read back
        # (ADR 27).
        return await self._database.write(
            partial(shared_plays.keep_reply, play=play, position=position, action=found),
            exclusive=False,
        )

    async def _keep(self, play: SoloPlay, alone: Alone) -> SoloPlay:
        """Store how far the deal has come unless another press was first; return what is stored."""
        if not play.moves:
            ALONE_PLAYS.labels("begun").inc()
        if alone.over:
            ALONE_PLAYS.labels("ended").inc()
        done_at = self._clock.now() if alone.over else None
        longer = partial(
            shared_plays.advance,
            play=play,
            line=alone.line,
            moves=alone.moves,
            done_at=done_at,
            scores=alone.record.scores,
        )
        await self._database.write(longer, exclusive=False)
        return await self._read_again(play)

    async def _read_again(self, play: SoloPlay) -> SoloPlay:
        found = await self._database.read(
            partial(
                shared_plays.play_of, shared_play=play.shared_play, deal=play.deal, user=play.user
            )
        )
        return play if found is None else found
