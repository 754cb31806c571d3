"""What people call themselves on a server, as far as they have done something there."""

from collections import OrderedDict

import discord

KEPT = 10_000
"""Names that are remembered: a few bytes each. Whose is not known has his seat's name alone."""


class Names:
    """Learns the names from what people do: Discord tells them with each press."""

    def __init__(self) -> None:
        self._names: OrderedDict[tuple[int, int], str] = OrderedDict()

    def heard(self, guild: int, user: discord.abc.User) -> None:
        """A person has done something on this server."""
        self._names[guild, user.id] = user.display_name
        self._names.move_to_end((guild, user.id))
        while len(self._names) > KEPT:
            self._names.popitem(last=False)

    def forget(self, user: int) -> None:
        """Nobody goes by these names any more."""
        for key in [known for known in self._names if known[1] == user]:
            del self._names[key]

    def of(self, guild: int, user: int) -> str:
        """The name of a person on this server; nothing while it is not known."""
        return self._names.get((guild, user), "")
