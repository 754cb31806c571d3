"""Pictures as files of messages: drawn once, sent once to each message."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from io import BytesIO

import discord
from discord.utils import MISSING

from bot.analysis.usual_games import UsualGame
from bot.client import Interaction
from bot.discord_api.card_emojis import pack_of
from bot.discord_api.requests import FORBIDDEN
from bot.discord_api.taken_away import TakenAway, note_taken_away
from bot.i18n import Words
from bot.monitoring.overload import LoadShedding, Shed
from bot.pictures.packs import PicturePack
from bot.pictures.picture_cache import Picture, PictureCache
from bot.preferences import HandOrder
from bot.tables.table import Stage, Table
from bot.tables.table_settings import Pictures
from cogs.ui.big_moment import moment_illustration
from cogs.ui.first_page import strip_illustration
from cogs.ui.game_pictures import curve_illustration
from cogs.ui.layout import Illustration
from cogs.ui.table_pictures import (
    HandShown,
    NameOf,
    Sayings,
    hand_illustration,
    lobby_illustration,
    step_illustration,
    table_illustration,
)
from engine.seats import Seat
from engine.view import DealView

NAMES_KEPT = 10_000
"""The most names remembered; a player whose name is unknown is called by their seat."""


class DisplayNames:
    """Learns the names from what people do: Discord tells them with each press."""

    def __init__(self) -> None:
        # In memory alone: the database holds ids and no names (ADR 10).
        self._names: OrderedDict[tuple[int, int], str] = OrderedDict()

    def note_name(self, guild: int, user: discord.abc.User) -> None:
        """A person has done something on this server."""
        self._names[guild, user.id] = user.display_name
        self._names.move_to_end((guild, user.id))
        while len(self._names) > NAMES_KEPT:
            self._names.popitem(last=False)

    def forget(self, user: int) -> None:
        """Forget the names of this person."""
        for key in [known for known in self._names if known[1] == user]:
            del self._names[key]

    def of(self, guild: int, user: int) -> str:
        """The name of a person on this server; nothing while it is not known."""
        return self._names.get((guild, user), "")


MAX_REMEMBERED_MESSAGES = 2000
"""The most messages remembered; to any other a picture is sent again."""

KEEP: list[discord.File] = MISSING
"""Leaves the files of a message as they are."""


MOST_WAITING = 16
"""The pictures in the queue from which tables and hands are shown in words for a while."""


@dataclass(frozen=True, slots=True)
class DrawnPicture:
    """An illustration with the bytes of its file."""

    illustration: Illustration
    file: bytes


class Attachments:
    """Draws pictures, and remembers which message has which: a file is sent to it only once."""

    def __init__(
        self,
        picture_cache: PictureCache,
        shedding: LoadShedding,
        usual_of: Callable[[int, int], UsualGame],
    ) -> None:
        self.names = DisplayNames()
        self._picture_cache = picture_cache
        self._shedding = shedding
        self._usual_of = usual_of
        self._attached: OrderedDict[int, Picture | None] = OrderedDict()
        self._closed: set[int] = set()

    async def of_table(
        self, table: Table, say: Words, sayings: Sayings | None = None
    ) -> "PictureAttachment":
        """The picture of a table, to be attached to its public message."""
        lobby = table.stage is Stage.LOBBY
        if table.opened.pictures is Pictures.NONE or (table.game is None and not lobby):
            return self.without_picture(table)
        if table.is_closed_room and not lobby:
            return self.without_picture(table)
        if self.leaves_out:
            return PictureAttachment(self, None, left_out=True)
        shown = self._of_table(table, say.plain.playing(table.rules), pack_of(say), sayings)
        return await self.of_illustration(shown)

    async def of_hand(
        self,
        table: Table,
        seat: Seat,
        say: Words,
        order: HandOrder,
        *,
        owner: bool,
        called: str = "",
    ) -> "PictureAttachment":
        """The picture of a table from a seat, with its hand, for its owner or who watches it.

        ``called`` is what the deal is called if it is not known by its number in a game.
        """
        if (none := self._in_words(table, say)) is not None:
            return none
        say, name_of = say.playing(table.rules), self._name_of(table)
        return await self.of_illustration(
            hand_illustration(table, seat, say, name_of, HandShown(order, owner, called))
        )

    async def of_strip(self, table: Table, say: Words) -> "PictureAttachment":
        """The strip of a table's cards, to be attached to a private message."""
        if (none := self._in_words(table, say)) is not None:
            return none
        return await self.of_illustration(strip_illustration(table.rules, say))

    def _in_words(self, table: Table, say: Words) -> "PictureAttachment | None":
        """No picture, where what is private at this table is shown in words."""
        if table.opened.pictures is Pictures.NONE or say.heard:
            return self.without_picture(table)
        return PictureAttachment(self, None, left_out=True) if self.leaves_out else None

    async def of_step(
        self, table: Table, deal: DealView, scores: tuple[int, int], say: Words
    ) -> "PictureAttachment":
        """The picture of a moment of a past deal, to be attached to a private message."""
        say, name_of = say.playing(table.rules), self._name_of(table)
        shown = step_illustration(table, deal, scores, say.plain, name_of)
        return await self.of_illustration(shown, say)

    def without_picture(self, table: Table) -> "PictureAttachment":
        """No picture: removes the one that the message has."""
        return PictureAttachment(self, None, drawn=table.opened.pictures is not Pictures.NONE)

    async def of_illustration(
        self, shown: Illustration | None, reader: Words | None = None
    ) -> "PictureAttachment":
        """A picture of something else, to be attached to a message; None removes the one there.

        There is none for a ``reader`` who listens.
        """
        if reader is not None and reader.heard:
            shown = None
        file = await self._picture_cache.draw(shown.picture) if shown else None
        return PictureAttachment(self, DrawnPicture(shown, file) if shown and file else None)

    @property
    def leaves_out(self) -> bool:
        """Whether everything is shown in words, because too much is asked of the bot."""
        if self._picture_cache.waiting >= MOST_WAITING:
            self._shedding.reach(Shed.PICTURES)
        return self._shedding.sheds(Shed.PICTURES)

    def refused(self, error: discord.HTTPException, table: Table) -> bool:
        """Whether the file may be why Discord refused: from then on the table is shown in words."""
        channel = table.opened.channel
        tried = table.opened.pictures is not Pictures.NONE and channel not in self._closed
        # Discord does not say what it refused: the next try goes without a file, and tells.
        if not tried or error.status != FORBIDDEN:
            return False
        self._closed.add(channel)
        note_taken_away(TakenAway.PICTURE)
        return True

    def note_interaction(self, interaction: Interaction) -> None:
        """Learn a name from whatever somebody does, and whether files may be sent there."""
        self.names.note_name(interaction.guild_id or 0, interaction.user)
        if interaction.app_permissions.attach_files:
            self._closed.discard(interaction.channel_id or 0)

    def shows(self, message: int, picture: DrawnPicture | None) -> bool:
        """Whether this message is known to have this picture, or none."""
        wanted = picture.illustration.picture if picture else None
        return message in self._attached and self._attached[message] == wanted

    def attached(self, message: int, picture: DrawnPicture | None) -> None:
        """The message has this picture now, and no other."""
        self._attached[message] = picture.illustration.picture if picture else None
        self._attached.move_to_end(message)
        while len(self._attached) > MAX_REMEMBERED_MESSAGES:
            self._attached.popitem(last=False)

    def _of_table(
        self, table: Table, say: Words, pack: PicturePack, sayings: Sayings | None
    ) -> Illustration | None:
        """The public picture of a table: its cloth, or its game once that is over."""
        if table.opened.channel in self._closed:
            return None
        name_of = self._name_of(table)
        if table.game is None:
            return lobby_illustration(table, say, name_of, pack)
        if table.game.over:
            usual = self._usual_of(table.id, table.games)
            return curve_illustration(table, table.game, say, usual)
        if table.between_deals and table.game.sheet:
            return moment_illustration(table, table.game, say)
        return table_illustration(table, table.game, say, name_of, sayings, pack)

    def _name_of(self, table: Table) -> NameOf:
        return partial(self.names.of, table.opened.guild)


class PictureAttachment:
    """A picture for one message, or none: its file is sent only if the message lacks it.

    Where nothing is ``drawn`` there never was a file, and nothing is said of any. One that is
    ``left_out`` is to be drawn later: the bot has too much to do.
    """

    def __init__(
        self,
        attachments: Attachments,
        picture: DrawnPicture | None,
        *,
        drawn: bool = True,
        left_out: bool = False,
    ) -> None:
        self._attachments = attachments
        self.left_out = left_out
        self._drawn = drawn
        self._picture = picture
        self._changed = False

    @property
    def illustration(self) -> Illustration | None:
        """The illustration of the message."""
        return self._picture.illustration if self._picture else None

    def files(self, message: int | None) -> list[discord.File]:
        """The files to send with this message, or with a new one."""
        if not self._drawn:
            return KEEP
        if message is not None and self._attachments.shows(message, self._picture):
            return KEEP
        self._changed = True
        return [_file(self._picture)] if self._picture else []

    def attached(self, message: int) -> None:
        """Note that Discord has accepted the files of this message."""
        # What an edit has left out may have been changed by another since.
        if self._changed:
            self._attachments.attached(message, self._picture)


def _file(picture: DrawnPicture) -> discord.File:
    """The file of a picture, to be sent once."""
    shown = picture.illustration
    return discord.File(BytesIO(picture.file), shown.name, description=shown.words)
