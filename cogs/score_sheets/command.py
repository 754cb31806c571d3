"""The command of score sheets, and how its pages are answered and kept up to date."""

import asyncio
from collections import OrderedDict
from functools import partial

import structlog
from discord.ext import commands

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.i18n import Words
from bot.i18n.commands import command_text
from bot.score_sheets.asked import asked_of
from bot.score_sheets.sheets import ScoreSheet
from bot.storage.score_sheets import StoredSheet, sheet_numbered, sheets_of
from bot.tables.house_rules import ChooseGame, ChoosePreset, HouseRules, ResetOptions
from cogs.alone.playing import answer_without_picture
from cogs.house_rules.pages import SERVER, USUAL
from cogs.score_sheets.controls import ChosenGame
from cogs.score_sheets.pages import MOST_LISTED, sheet_page, start_page, unreadable_page
from cogs.score_sheets.rows import sheet_picture
from cogs.server_preferences import preferences_of, usual_rules, words_of_server
from cogs.ui.attachments import PictureAttachment
from cogs.ui.background import loaded
from cogs.ui.bursts import bursts
from cogs.ui.command_group import belote
from cogs.ui.delivery.writer import PressedMessage, Token, write
from cogs.ui.press import answer_in_place, is_private
from cogs.ui.replies import Refused, words_for
from cogs.ui.screens import TableScreens
from engine.variants.presets import presets_of

logger = structlog.stdlib.get_logger(__name__)

MOST_POSTS = 500
"""Sheets whose post is remembered: of any other it is drawn again when somebody presses there."""


class SheetPosts(commands.Cog):
    """The posts of sheets that a token can still write: what is typed elsewhere shows there too."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._posts: OrderedDict[int, tuple[int, Token, Words]] = OrderedDict()

    def note(self, number: int, message: int, interaction: Interaction, say: Words) -> None:
        """Remember that an interaction has written the post of a sheet, in these words."""
        # A new sheet may be begun where a former one was shown: that one stands there no more.
        for former in [each for each, (there, *_) in self._posts.items() if there == message]:
            del self._posts[former]
        self._posts[number] = message, Token(interaction), say
        while len(self._posts) > MOST_POSTS:
            self._posts.popitem(last=False)

    async def redraw(self, stored: StoredSheet, sheet: ScoreSheet) -> None:
        """Draw the post of a sheet again, while that can be done without a press on it."""
        message, token, say = self._posts.get(stored.number, (0, None, None))
        if token is None or say is None or not token.lives:
            return
        drawn = await drawn_sheet(self._bot, sheet, say)
        view = sheet_page(stored, sheet, say, picture=drawn.illustration)
        try:
            await write(token.message(message), view, drawn)
        except REQUEST_ERRORS as error:
            logger.info("the post of a score sheet was not drawn", **log_facts(error))


@belote.command(
    name=command_text("command-score-name"),
    description=command_text("command-score-description"),
)
@bursts
async def score(interaction: Interaction) -> None:
    """Go on with the sheet that was written last, or begin one."""
    latest = await _own(interaction, 1)
    sheet = await ready(latest[0]) if latest else None
    if sheet is not None and sheet.end is None:
        await answer_sheet(interaction, latest[0])
    else:
        await answer_start(interaction)


async def _own(interaction: Interaction, most: int) -> tuple[StoredSheet, ...]:
    read = partial(sheets_of, owner=interaction.user.id, most=most)
    return await interaction.client.services.database.read(read)


async def ready(stored: StoredSheet) -> ScoreSheet | None:
    """The sheet, once it is known what its rules ask; None if it can only be read."""
    if stored.sheet is not None:
        # The first time for some rules every auction is bid out: too long for the event loop.
        await asyncio.to_thread(asked_of, stored.sheet.house)
    return stored.sheet


async def find_sheet(bot: ContreeBot, number: int) -> StoredSheet:
    """The sheet of this number; Refused if it is gone."""
    sheet = await bot.services.database.read(partial(sheet_numbered, number=number))
    if sheet is None:
        raise Refused("score-sheet-refused-gone")
    return sheet


async def answer_start(interaction: Interaction, chosen: ChosenGame | None = None) -> None:
    """Answer with what can be begun, and the sheets of who asks."""
    usual = usual_rules(interaction.client, await preferences_of(interaction))
    own_rules = bool(usual.besides_the_end) and usual.preset is None
    if chosen is None:
        how = SERVER if own_rules else usual.preset.name if usual.preset else USUAL
        chosen = ChosenGame(usual.variant, how)
    house = await chosen_house(interaction, chosen)
    sheets = await _own(interaction, MOST_LISTED)
    server = usual if own_rules and usual.variant == house.variant else None
    in_server = interaction.guild_id is not None
    view = start_page(house, chosen, sheets, words_for(interaction), server, in_server=in_server)
    await answer_without_picture(interaction, view)


async def chosen_house(interaction: Interaction, chosen: ChosenGame) -> HouseRules:
    """The rules that a control carries; TableRefused if this version has none such."""
    usual = usual_rules(interaction.client, await preferences_of(interaction))
    house, how = HouseRules(usual.variant).after(ChooseGame(chosen.game)), chosen.how
    if how == SERVER and usual.variant == house.variant:
        return usual
    if how in {preset.name for preset in presets_of(house.variant)}:
        return house.after(ChoosePreset(how))
    return house.after(ResetOptions())


async def drawn_sheet(bot: ContreeBot, sheet: ScoreSheet, say: Words) -> PictureAttachment:
    """The picture of a sheet as a file; none while pictures are left out."""
    attachments = TableScreens.of(bot).attachments
    shown = sheet_picture(sheet, say.plain.playing(sheet.house.rules))
    return await attachments.of_illustration(None if attachments.leaves_out else shown, say)


async def answer_sheet(
    interaction: Interaction, stored: StoredSheet, *, notice: str = "", in_words: bool = False
) -> None:
    """Show a sheet: on the post that was pressed, or to who asks; its post is drawn again too."""
    bot, sheet = interaction.client, await ready(stored)
    if sheet is None:
        await answer_without_picture(interaction, unreadable_page(stored, words_for(interaction)))
        return
    pressed = interaction.message
    # Of a post everybody sees the answer: in the words of the server, not of who presses.
    if pressed is not None and not is_private(interaction):
        say = await public_words(interaction)
        drawn = await drawn_sheet(bot, sheet, say)
        view = sheet_page(stored, sheet, say, picture=drawn.illustration)
        await write(PressedMessage(interaction, pressed.id), view, drawn)
        loaded(bot, SheetPosts).note(stored.number, pressed.id, interaction, say)
        return
    say = words_for(interaction)
    attachments = TableScreens.of(bot).attachments
    drawn = (
        await attachments.of_illustration(None) if in_words else await drawn_sheet(bot, sheet, say)
    )
    view = sheet_page(
        stored,
        sheet,
        say,
        picture=drawn.illustration,
        notice=notice,
        reader=interaction.user.id,
    )
    await answer_in_place(interaction, view, drawn)
    await loaded(bot, SheetPosts).redraw(stored, sheet)


async def public_words(interaction: Interaction) -> Words:
    """The words of what everybody sees here."""
    guild = interaction.guild_id
    if guild is None:
        return words_for(interaction).public
    return await words_of_server(interaction.client, guild)
