"""Whose past is looked at, and where in it one is: what its controls carry."""

from dataclasses import dataclass, replace

from bot.tables.refusals import TableRefusal, TableRefused
from cogs.stats.selection import EVERYWHERE, HERE
from cogs.ui.ids import LAST_PAGE, base36, from_base36

PAGE = 8
"""Games on a page."""


@dataclass(frozen=True, slots=True)
class Past:
    """A page of a player's games: of this server, or of all.

    In one of them, so many pages before that of its latest deals.
    """

    user: int
    page: int = 0
    here: bool = True
    earlier: int = 0

    def __str__(self) -> str:
        scope = HERE if self.here else EVERYWHERE
        earlier = f"-{base36(self.earlier)}" if self.earlier else ""
        return f"{base36(self.user)}-{base36(self.page)}-{scope}{earlier}"

    @classmethod
    def read(cls, argument: str) -> "Past":
        """What a control carries; TableRefused when it carries nothing of the kind."""
        try:
            user, page, scope, *earlier = argument.split("-")
            here = {HERE: True, EVERYWHERE: False}[scope]
            (back,) = earlier or ("0",)
            page_at, back_at = (min(from_base36(number), LAST_PAGE) for number in (page, back))
            return cls(from_base36(user), page_at, here, back_at)
        except (ValueError, KeyError) as error:
            raise TableRefused(TableRefusal.STALE_PRESS) from error

    def at(self, page: int) -> "Past":
        """Another page of the same."""
        return replace(self, page=page, earlier=0)

    def in_a_game(self, earlier: int) -> "Past":
        """Other deals of a game on the same page."""
        return replace(self, earlier=earlier)
