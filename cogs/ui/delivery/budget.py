"""The room for requests to Discord at this moment, and for whom it is kept."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from bot.client import ContreeBot
from bot.discord_api.rate_limits import KeyedLimit
from bot.monitoring.overload import Shed, Work

KEPT_FOR_TURNS = 12
"""Edits of each minute that are reserved for the players whom the table waits for."""

KEPT_WHERE_CROWDED = 4
"""Edits reserved if tables queue for the limit of the whole bot, which tokens are outside of."""

KEPT_FOR_TRICKS = 5
"""Edits of each minute that are reserved for each open hand: its turns and full tricks."""

LATER_SECONDS = 2
"""The wait of the other hands while there is little room."""

BY_TOKEN_SECONDS = 3.0
"""The shortest time between two edits of a table by a token; hands share its rate limit."""

SELDOM_SECONDS: Mapping[Shed, float] = {Shed.HANDS: 5.0, Shed.THOUGHT: 15.0}
"""The shortest time between two edits of a table while the bot has too much to do."""

LOOK_SECONDS = 1.0
"""The time between two looks whether a longer rest is over."""


class DeliveryBudget:
    """The one budget of all that is written to Discord, apart from answers to interactions.

    Discord takes so many requests by tokens a minute in each channel, which hands, side pages and
    the table's message share. What no token writes waits for its turn among all tables
    (``Allowance``). While Discord refuses too much, nothing is written but answers.
    """

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        # No answer of Discord tells this limit: about 30 a minute (ADR 21).
        self.by_tokens = KeyedLimit(bot.settings.hand_edits, bot.clock)
        """The requests by tokens that each channel still has room for."""

    @property
    def only_answers(self) -> bool:
        """Whether so much was refused that nothing but answers may be sent."""
        return self._bot.invalid_requests.too_many

    def seconds_until_room(self, channel: int, *, awaited: bool) -> int:
        """Use one request by a token if there is room; else return the seconds to wait.

        The last few requests are kept for whoever is awaited.
        """
        wait = self.by_tokens.wait(channel)
        if not wait and not awaited and self.by_tokens.left(channel) <= KEPT_FOR_TURNS:
            wait = LATER_SECONDS
        if not wait:
            self.by_tokens.note(channel)
        return wait

    def has_plenty_of_room(self, channel: int, open_hands: int) -> bool:
        """Whether there is room for edits that no turn and no full trick needs."""
        return self.by_tokens.left(channel) > KEPT_FOR_TURNS + KEPT_FOR_TRICKS * open_hands

    def has_room_for_table(self, channel: int) -> bool:
        """Whether there is room for the message of the table: more where tables queue."""
        kept = KEPT_WHERE_CROWDED if self._bot.allowance.crowded else KEPT_FOR_TURNS
        return self.by_tokens.left(channel) > kept

    @asynccontextmanager
    async def turn(
        self, is_new: Callable[[], bool], has_token: Callable[[], bool]
    ) -> AsyncIterator[None]:
        """The turn in which a table is drawn, a new message of it first.

        A token needs none among all tables: what it writes does not count towards their limit.
        """
        await self._bot.admission.enter(Work.HAND if is_new() else Work.TABLE)
        if has_token():
            yield
        else:
            async with self._bot.allowance.turn(first=is_new()):
                yield

    async def rest(self, is_new: Callable[[], bool], by_token: Callable[[], bool]) -> None:
        """Rest after an edit of a table's message; a new one does not wait for a longer rest."""
        rested = self._bot.settings.refresh_seconds
        await self._bot.clock.sleep(rested)
        # Looked at again and again: an overload ends, or a token, before the rest would.
        while not is_new():
            seldom = SELDOM_SECONDS.get(self._bot.shedding.level, 0.0)
            if rested >= max(BY_TOKEN_SECONDS if by_token() else 0.0, seldom):
                return
            await self._bot.clock.sleep(LOOK_SECONDS)
            rested += LOOK_SECONDS
