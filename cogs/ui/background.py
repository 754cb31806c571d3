"""Background work at intervals."""

from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import ClassVar, TypeVar

import structlog
from discord.ext import commands, tasks

from bot.client import ContreeBot
from bot.storage.errors import DamagedRow, StorageError, StorageUnavailable

logger = structlog.stdlib.get_logger(__name__)


SERVERS_TAKEN = "servers_taken"
"""The event that this process has taken servers over from another one."""


@contextmanager
def contained(what: str, **facts: object) -> Iterator[None]:
    """Do something for one of many: a fault in it is logged as this, and the others go on.

    An outage of the database goes through: it is everybody's.
    """
    try:
        yield
    except StorageUnavailable:
        raise
    except DamagedRow as damage:
        logger.warning(what, why=str(damage), **facts)
    except Exception:
        logger.exception(what, **facts)


C = TypeVar("C", bound=commands.Cog)


def loaded(bot: ContreeBot, kind: type[C]) -> C:
    """The bot's cog of this class. TypeError if it is not loaded."""
    cog = bot.get_cog(kind.__cog_name__)
    if not isinstance(cog, kind):
        raise TypeError(f"{kind.__cog_name__} is not loaded")
    return cog


class PeriodicTask(commands.Cog):
    """Calls ``look`` as soon as Discord is ready, and then at intervals; never twice at once.

    When servers are taken over from another process, it looks at once.

    An error ends nothing: the next call comes all the same.
    """

    every: ClassVar[timedelta]
    """The time between two looks."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._looks = tasks.loop(seconds=self.every.total_seconds())(self._look_once)
        self.looks = self.failures = 0
        """The looks since the last report, and those that failed."""

    async def cog_unload(self) -> None:
        """Stop."""
        self._looks.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start; Discord may say ready more than once."""
        if not self._looks.is_running():
            self._looks.start()

    @commands.Cog.listener()
    async def on_servers_taken(self) -> None:
        """Look at what this process did not serve before."""
        if self._looks.is_running():
            self._looks.restart()
        else:
            self._looks.start()

    @abstractmethod
    async def look(self) -> None:
        """Do the work that is due."""

    async def _look_once(self) -> None:
        self.looks += 1
        try:
            await self.look()
        except StorageError as error:
            self.failures += 1
            what = {"cog": self.qualified_name, "why": str(error)}
            logger.log(error.log_level, "a periodic check was skipped", **what)
        except Exception:  # such as a damaged row: the next call may get further
            self.failures += 1
            logger.exception("a periodic check failed", cog=self.qualified_name)
