"""Which roles people have, as Discord tells with each thing that they do: nobody is asked for."""

from collections import OrderedDict
from collections.abc import Collection

import discord

KEPT = 10_000
"""People who are remembered; of the others it is not known."""


class SeenRoles:
    """Remembers who was last seen with which roles on which server."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[int, int], frozenset[int]] = OrderedDict()

    def saw(self, person: discord.Member | discord.User) -> None:
        """Somebody does something."""
        if isinstance(person, discord.Member):
            key = (person.guild.id, person.id)
            self._seen[key] = frozenset(role.id for role in person.roles)
            self._seen.move_to_end(key)
            if len(self._seen) > KEPT:
                self._seen.popitem(last=False)

    def among(self, guild: int, users: Collection[int]) -> dict[int, frozenset[int]]:
        """The roles of those of these people who were seen."""
        keys = {user: (guild, user) for user in users}
        return {user: self._seen[key] for user, key in keys.items() if key in self._seen}

    def forget(self, guild: int, user: int) -> None:
        """What was seen is not so any more."""
        self._seen.pop((guild, user), None)
