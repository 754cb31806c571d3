"""An evening whose tables play the same deals, on the clock of the café."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from random import Random

import pytest
import simcord
from discord.ext import tasks

from bot.shared_plays.alone import Alone, read_alone
from bot.storage.challenges import Challenge
from bot.storage.same_deals import challenge_tonight
from bot.storage.shared_plays import SoloPlay, all_plays
from bot.tables.occupants import Human
from bot.tables.refusals import TableRefused
from bot.tables.requests import Act
from bot.tables.session import Session
from bot.tables.table import Stage
from cogs.evenings.clock import evening_steps
from cogs.evenings.rounds import RoundNow
from engine.actions import Action, PlayCard
from engine.game import legal_actions
from engine.players import Level, choose
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState
from engine.view import view
from tests.cogs.evenings.gathering import HOUR, MINUTE, Gathering
from tests.rig.people import Person
from tests.rig.screens import buttons_of


def played(rules: RuleSet, game: GameState, seat: Seat, luck: Random) -> Action:
    """A beginner's call, or any card: tables make different things of the same deal."""
    action = choose(Level.BEGINNER, view(rules, game, seat), rules, luck)
    return luck.choice(legal_actions(rules, game, seat)) if isinstance(action, PlayCard) else action


def let_experts_play_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let beginners have the seats of experts, who think for seconds."""

    async def play_as_experts(_: object, line: str, seed: bytes) -> Alone:
        alone, luck = read_alone(line), Random(seed)
        while (seat := alone.awaited) is not None:
            alone = alone.after(played(alone.rules, alone.game, seat, luck))
        return alone

    monkeypatch.setattr("cogs.evenings.tables.TOGETHER_LEVEL", Level.BEGINNER)
    monkeypatch.setattr("bot.shared_plays.solo_deals.SoloDeals.play_as_experts", play_as_experts)


class Together(Gathering):
    """An evening of the café at which everybody plays the same deals."""

    def turn_to(self, at: datetime) -> None:
        """Its clock is the café's; what is due is looked for when a test says so alone."""
        for loop in vars(self.evening.bot.get_cog("EveningClock")).values():
            if isinstance(loop, tasks.Loop):
                loop.cancel()

    async def restart(self) -> None:
        """Close the bot and open it again at the same hour."""
        await super().restart()
        await self.evening.cafe.env.settle()  # its own looks end before one is asked for

    async def tick(self, at: datetime) -> None:
        """Let it be this hour, and the bot look what is due."""
        await self.wait(at - self.evening.bot.clock.now())

    async def wait(self, time: timedelta) -> None:
        """Let time pass, and the bot look what is due."""
        await self.evening.skip(time)
        with self.evening.cafe.bot_at_work():
            await evening_steps(self.evening.bot).look()
        await self.evening.cafe.env.settle()

    async def gather(
        self, people: Sequence[Person], present: int | None = None, **chosen: object
    ) -> None:
        """Let these people come, and the first of them say at the hour that they are there."""
        start = await self.invite(people, **chosen)
        await self.tick(start - 20 * MINUTE)
        await self.tick(start)
        await self.is_here(*people[:present])
        if present is not None:
            await self.wait(6 * MINUTE)

    async def invite(self, people: Sequence[Person], **chosen: object) -> datetime:
        """Post the card, and let these people say that they come; when it begins."""
        start = self.evening.bot.clock.now() + 3 * HOUR
        start = start.replace(minute=0, second=0, microsecond=0)
        local = start.astimezone(await evening_steps(self.evening.bot).zone_of(0))
        self.turn_to(start)
        await self.keep(day=local.date(), hour=local.time(), same_deals=True, **chosen)
        await self.tick(start - 2 * HOUR)
        for person in people:
            await self.answers(person)
        return start

    @property
    def sessions(self) -> list[Session]:
        """The open tables of the evening, in the order of their channels."""
        sessions = self.evening.bot.services.registry.sessions
        return sorted(sessions, key=lambda each: each.table.opened.channel)

    async def state(self) -> RoundNow:
        """The round as it stands."""
        state = await evening_steps(self.evening.bot).rounds.now(await self.stored())
        assert state is not None, "nothing was called out"
        return state

    async def challenge(self) -> Challenge:
        """The challenge of tonight."""
        read = partial(challenge_tonight, kept=await self.stored())
        challenge = await self.evening.bot.services.database.read(read)
        assert challenge is not None, "nothing was called out"
        return challenge

    async def plays(self, challenge: Challenge) -> tuple[SoloPlay, ...]:
        """What was played of a challenge."""
        read = partial(all_plays, shared_play=challenge.shared_play)
        return await self.evening.bot.services.database.read(read)

    def channel_of(self, session: Session) -> simcord.ChannelHandle:
        """Where a table is."""
        env, server = self.evening.cafe.env, self.evening.cafe.server
        found = env.backend.get_channel(session.table.opened.channel)
        return simcord.ChannelHandle(env, server, found)

    async def next_deal(self, person: Person, session: Session) -> simcord.InteractionResult:
        """Press *Next deal* at a table whose deal is over."""
        return await person.press(await self.finished(session), "evening-next")

    async def finished(self, session: Session) -> simcord.ResponseMessage:
        """The message of a table once it shows that its deal is over."""
        message = self.evening.cafe.newest(self.channel_of(session))
        while any(each.custom_id.verb == "hand" for each in buttons_of(message)):
            # So many edits at once wait for room in Discord's limits.
            await self.evening.cafe.env.advance_time(5)
        return message

    @staticmethod
    def sitting(session: Session, people: Sequence[Person]) -> list[Person]:
        """Those of these people who sit at a table and are there."""
        table = session.table
        seats = {person: table.seat_of(person.id) for person in people}
        return [person for person, seat in seats.items() if seat in table.present]

    async def play(self, session: Session, moves: int | None = None) -> None:
        """Let the people at a table play its deal to its end, or so many moves."""
        luck = Random(session.table.opened.channel + session.table.id)
        while session.table.stage is Stage.PLAYING and moves != 0:
            table = session.table
            who = table.occupant(seat := table.awaited[0])
            if not isinstance(who, Human) or who.away:
                await self.evening.cafe.env.settle()
                continue
            assert table.game is not None
            action = played(table.rules, table.game, seat, luck)
            with suppress(TableRefused):  # a card that is forced was played meanwhile
                await session.submit(who.user, Act(table.move, action))
            moves = None if moves is None else moves - 1
        await self.evening.cafe.env.settle()

    async def play_round(self, people: Sequence[Person], deals: int = 4) -> None:
        """Let every table play deals of its round, the first of which has begun."""
        for number in range(deals):
            for session in self.sessions:
                if number:
                    await self.next_deal(self.sitting(session, people)[0], session)
            for session in self.sessions:
                await self.play(session)

    async def go_on(self, number: int, people: Sequence[Person]) -> simcord.InteractionResult:
        """Let somebody at the table of this place press *Next deal*."""
        session = self.sessions[number]
        return await self.next_deal(self.sitting(session, people)[0], session)

    async def end_round(self) -> None:
        """Let the bot look after a round."""
        await self.wait(MINUTE)
