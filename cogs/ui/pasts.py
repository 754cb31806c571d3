"""Whose past is looked at, and where in it one is: what its controls carry."""

from dataclasses import dataclass, replace

from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui.numbers import base36, from_base36
from cogs.ui.sheets import EVERYWHERE, HERE

PAGE = 8
"""Games on a page."""


@dataclass(frozen=True, slots=True)
class Past:
    """A page of a player's games: of this server, or of all."""

    user: int
    page: int = 0
    here: bool = True

    def __str__(self) -> str:
        scope = HERE if self.here else EVERYWHERE
        return f"{base36(self.user)}-{base36(self.page)}-{scope}"

    @classmethod
    def read(cls, argument: str) -> "Past":
        """What a control carries; TableRefused when it carries nothing of the kind."""
        try:
            user, page, scope = argument.split("-")
            here = {HERE: True, EVERYWHERE: False}[scope]
            return cls(from_base36(user), from_base36(page), here)
        except (ValueError, KeyError) as error:
            raise TableRefused(TableRefusal.STALE_PRESS) from error

    def at(self, page: int) -> "Past":
        """Another page of the same."""
        return replace(self, page=page)
