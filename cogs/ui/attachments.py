"""Draws what messages show, and knows which picture hangs on which of them."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO

import discord
from discord.utils import MISSING

from bot.i18n import Words
from bot.pictures.studio import Picture, Studio
from bot.signs.readers import pack_of
from bot.tables.pictures import Pictures
from bot.tables.table import Table
from bot.taste import USUAL, Taste
from cogs.hand.picture import hand_illustration
from cogs.table.picture import table_illustration
from cogs.table.score_curve import curve_illustration
from cogs.ui.discord_errors import FORBIDDEN
from cogs.ui.display_names import Names
from cogs.ui.illustration import Illustration
from engine.seats import Seat
from engine.state import GameState

KEPT = 2000
"""Messages whose picture is remembered; on any other it is simply hung anew."""

KEEP: list[discord.File] = MISSING
"""What an edit says of files that shall stay as they are: nothing."""


Drawn = Callable[[Illustration | None], discord.ui.LayoutView]
"""What a message says, beside a picture or without one."""


@dataclass(frozen=True, slots=True)
class Hanging:
    """An illustration that is drawn: the bytes of its file."""

    illustration: Illustration
    file: bytes


class Easel:
    """Draws for every table; each file is sent once to a message, and kept by its edits."""

    def __init__(self, studio: Studio) -> None:
        self.names = Names()
        self._studio = studio
        self._hung: OrderedDict[int, Picture | None] = OrderedDict()
        self._closed: set[int] = set()

    async def nail(
        self, table: Table, say: Words, hand: Seat | None = None, taste: Taste = USUAL
    ) -> "Nail":
        """What hangs the picture of a table, or of one hand, on a message; or none."""
        if table.opened.pictures is Pictures.NONE or table.game is None:
            return self.no_nail(table)
        pack, say = pack_of(say), say.plain.playing(table.rules)
        if hand is None:
            shown = self._of_table(table, table.game, say)
        else:
            shown = hand_illustration(table, table.game, hand, say, pack, taste.order)
        return await self.nail_for(shown)

    def no_nail(self, table: Table) -> "Nail":
        """What takes the picture of a message away."""
        return Nail(self, None, drawn=table.opened.pictures is not Pictures.NONE)

    async def nail_for(self, shown: Illustration | None) -> "Nail":
        """What hangs a picture that is of no table on a message, or takes the one there away."""
        file = await self._studio.draw(shown.picture) if shown else None
        return Nail(self, Hanging(shown, file) if shown and file else None)

    async def edit(
        self, message: discord.PartialMessage, table: Table, say: Words, drawn: Drawn
    ) -> None:
        """Edit a message of this table, with its picture if it has one."""
        nail = await self.nail(table, say)
        view, files = drawn(nail.illustration), nail.files(message.id)
        await message.edit(view=view, attachments=files)
        nail.hung(message.id)

    def refused(self, error: discord.HTTPException, table: Table) -> bool:
        """Whether it may be the file that was refused: then the table is told in words alone."""
        channel = table.opened.channel
        tried = table.opened.pictures is not Pictures.NONE and channel not in self._closed
        if not tried or error.status != FORBIDDEN:
            return False
        self._closed.add(channel)
        return True

    def may_attach(self, channel: int) -> None:
        """Files may be sent in this channel, if they may not have been before."""
        self._closed.discard(channel)

    def shows(self, message: int, hanging: Hanging | None) -> bool:
        """Whether this message is known to have this picture, or none."""
        wanted = hanging.illustration.picture if hanging else None
        return message in self._hung and self._hung[message] == wanted

    def hung(self, message: int, hanging: Hanging | None) -> None:
        """The message has this picture now, and no other."""
        self._hung[message] = hanging.illustration.picture if hanging else None
        self._hung.move_to_end(message)
        while len(self._hung) > KEPT:
            self._hung.popitem(last=False)

    def _of_table(self, table: Table, game: GameState, say: Words) -> Illustration | None:
        """What everybody sees of a table: its cloth, or its game once that is over."""
        if table.opened.channel in self._closed:
            return None
        if game.over:
            return curve_illustration(table, game, say)
        guild = table.opened.guild
        return table_illustration(table, game, say, lambda user: self.names.of(guild, user))


class Nail:
    """Hangs a picture, or none, on one message: its file is sent only if it is not there yet.

    Where nothing is ``drawn`` there never was a file, and nothing is said of any.
    """

    def __init__(self, easel: Easel, hanging: Hanging | None, *, drawn: bool = True) -> None:
        self._easel = easel
        self._drawn = drawn
        self._hanging = hanging
        self._changed = False

    @property
    def illustration(self) -> Illustration | None:
        """What the message shows."""
        return self._hanging.illustration if self._hanging else None

    def files(self, message: int | None) -> list[discord.File]:
        """What is to be said of the files of this message, or of a new one."""
        if not self._drawn:
            return KEEP
        if message is not None and self._easel.shows(message, self._hanging):
            return KEEP
        self._changed = True
        return [_file(self._hanging)] if self._hanging else []

    def hung(self, message: int) -> None:
        """What was said of the files of this message was heard."""
        # What an edit has left out may have been changed by another since.
        if self._changed:
            self._easel.hung(message, self._hanging)


def _file(hanging: Hanging) -> discord.File:
    """The file of a picture, to be sent once."""
    shown = hanging.illustration
    return discord.File(BytesIO(hanging.file), shown.name, description=shown.words)
