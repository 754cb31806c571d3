"""A robot that plays as people do: it looks at its hand and presses what may be pressed."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from simcord.backend.models import Message

from bot.demo.simulated_discord import Awaited
from tests.wire.people import Control, WirePerson, controls_of
from tests.wire.world import WARNING_SIGN

MOVES = frozenset({"card", "bid", "pass", "next", "evening-next"})
"""What brings a deal on; the rest of a hand is for those who read it."""

OVER = "rematch"
DEFERRED, NEW_MESSAGE = 6, 4
BIDS = 0.5
TRIES = 5


@dataclass(frozen=True, slots=True)
class Deed:
    """A press on a control of the hand, and what became of it."""

    at: float
    control: Control
    asked: Awaited


@dataclass
class Player:
    """A person who plays by themselves, until told to stop or the game is over."""

    person: WirePerson
    rng: Random
    pause: float = 0.0
    """Seconds that they think before each press."""
    looks_again: float = 1.0
    """Seconds without news after which they ask for their hand: the bot may have forgotten them."""
    deeds: list[Deed] = field(default_factory=list)
    pressed: list[Control] = field(default_factory=list)
    """What they have pressed, also what they wait for still."""

    @property
    def table(self) -> Message:
        """The public message of their table."""
        return self.person.public()[-1]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        public = self.person.public()
        return bool(public) and any(control.verb == OVER for control in controls_of(public[-1]))

    async def play(self) -> None:
        """Press whatever brings the game on, until it is over."""
        while not self.over:
            with self.person.world.listening(self.person.channel.id) as news:
                await self._look(news)
            if self.moves() is not None:
                await self._think()
            # While they thought, the hand may have been drawn anew: they press what is there.
            if (found := self.moves()) is not None:
                await self.do(*found)

    async def turn(self, seconds: float = 30.0) -> tuple[Message, Control]:
        """Wait until there is something to do, asking for their hand anew, and choose it."""
        with self.person.world.listening(self.person.channel.id) as news:
            async with asyncio.timeout(seconds):
                while (found := self.moves()) is None:
                    await self._look(news)
        return found

    async def move(self) -> Awaited:
        """Wait for something to do and do it, again if another was quicker; it must be answered."""
        for _ in range(TRIES):
            found = await self.turn()
            asked = await self.do(*found)
            assert asked.responded, f"{found[1].custom_id.text} was not answered"
            if self._was_accepted(asked):
                return asked
        raise AssertionError(f"{found[1].custom_id.text} was not accepted, nor were others")

    async def do(self, message: Message, control: Control) -> Awaited:
        at = perf_counter()
        self.pressed.append(control)
        asked = await self.person.press(message, control)
        self.deeds.append(Deed(at, control, asked))
        return asked

    async def ask_for_hand(self) -> None:
        """Press « Ma main » on the table, where it is to be found."""
        public = self.person.public()
        if not public:
            return
        for control in controls_of(public[-1]):
            if control.verb in {"hand", "next", "evening-next"}:
                await self.person.press(public[-1], control)
                return

    def accepted(self) -> list[Control]:
        """List the moves that the bot answered as done."""
        return [deed.control for deed in self.deeds if self._was_accepted(deed.asked)]

    def unanswered(self) -> list[Control]:
        """List the presses that the bot has not answered."""
        return [deed.control for deed in self.deeds if not deed.asked.responded]

    def moves(self) -> tuple[Message, Control] | None:
        """Choose one of the moves on the newest hand that has any."""
        for message in reversed(self.person.private()):
            moves = [control for control in controls_of(message) if control.verb in MOVES]
            if moves:
                return message, self._choice(moves)
        return None

    def _choice(self, moves: list[Control]) -> Control:
        bids = [control for control in moves if control.verb == "bid"]
        passes = [control for control in moves if control.verb == "pass"]
        if bids and passes:
            return self.rng.choice(bids if self.rng.random() < BIDS else passes)
        return self.rng.choice(moves)

    async def _look(self, news: asyncio.Event) -> None:
        """Wait for news while there is nothing to do, and ask for the hand when none comes."""
        news.clear()
        if self.moves() is None and not await self._news(news):
            await self.ask_for_hand()

    async def _think(self) -> None:
        if self.pause:
            await asyncio.sleep(self.pause * self.rng.uniform(0.5, 1.5))

    async def _news(self, news: asyncio.Event) -> bool:
        # Not wait_for, which may swallow that somebody ends the game.
        with suppress(TimeoutError):
            async with asyncio.timeout(self.looks_again + self.pause):
                await news.wait()
        return news.is_set()

    def _was_accepted(self, asked: Awaited) -> bool:
        world = self.person.world
        body = world.answers.get(asked.id)
        if body is None or not asked.responded or body["type"] == NEW_MESSAGE:
            return False
        # A hand that was not pressed in time is answered with a word of warning on the hand; one
        # that had to wait for its turn is told so later.
        if body["type"] == DEFERRED:
            return asked.id not in world.refused_later
        return WARNING_SIGN not in str(body)
