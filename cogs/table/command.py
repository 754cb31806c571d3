"""The commands of a table: open it, play at it, leave it."""

from dataclasses import replace

from discord import app_commands, ui

from bot.client import Interaction
from bot.i18n import language_of, words
from bot.i18n.commands import command_text, language_read
from bot.tables.checks import require_authority, require_open_room, require_seat
from bot.tables.house_rules import HouseRules
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ALONE, Leave, Open, Pause, Resume
from bot.tables.session import Session
from bot.tables.table import Stage
from cogs.server_preferences import (
    opening_rules,
    preferences_of,
    usual_level,
    usual_opening,
    usual_pictures,
)
from cogs.table.channel import lacking
from cogs.table.info_pages import (
    confirm_leave,
    confirm_stop,
    confirm_stop_waiting,
    left,
    same_stage,
    still_gone,
    still_there,
)
from cogs.table.pages import public
from cogs.table.screens import Screens
from cogs.ui.access import require_bot_here, require_own_permissions, require_permissions
from cogs.ui.arguments import one_of
from cogs.ui.command_group import GAMES, LEVELS, contree
from cogs.ui.layout import card, notice, rows, text
from cogs.ui.own_hand import open_hand
from cogs.ui.press import after_presses, answer_in_place, answer_while
from cogs.ui.replies import Refused, channel_link, may_manage, words_for
from engine.options import HIGHEST_TARGET, LOWEST_TARGET
from engine.players import Level

Target = app_commands.Range[int, LOWEST_TARGET, HIGHEST_TARGET]


def _session(interaction: Interaction) -> Session:
    """The table of this channel; a person with a seat only in others reads in which."""
    registry, channel = interaction.client.services.registry, interaction.channel_id or 0
    if registry.find_in_channel(channel) is None and registry.waiting_in(channel) is None:
        say = words_for(interaction)
        elsewhere = registry.channels_of(interaction.guild_id or 0, interaction.user.id)
        if links := say.every(channel_link(each, say) for each in elsewhere):
            raise Refused("refusal-seated-elsewhere", channels=links)
    return registry.in_channel(channel)


async def _session_in_turn(interaction: Interaction) -> Session:
    """The table of this channel, once what was pressed there before the command is done."""
    session = _session(interaction)
    await after_presses(interaction, session.table)
    return session


@contree.command(
    name=command_text("command-start-name"), description=command_text("command-start-description")
)
@app_commands.rename(
    rules=command_text("command-start-rules-name"),
    target=command_text("command-start-target-name"),
    computers=command_text("command-start-computers-name"),
    training=command_text("command-start-training-name"),
    level=command_text("command-start-level-name"),
)
@app_commands.describe(
    rules=command_text("command-start-rules-description"),
    target=command_text("command-start-target-description"),
    computers=command_text("command-start-computers-description"),
    training=command_text("command-start-training-description"),
    level=command_text("command-start-level-description"),
)
@app_commands.choices(rules=GAMES, level=LEVELS)
async def start(
    interaction: Interaction,
    rules: str | None = None,
    target: Target | None = None,
    computers: bool = False,
    training: bool = False,
    level: str | None = None,
) -> None:
    """Open a table; its lobby is the answer."""
    require_permissions(interaction)
    # Whoever types the command again after that finds the table, not a refusal.
    if lost := _lost_here(interaction):
        await _put_below(interaction, lost)
        return
    house = opening_rules(interaction.client, await preferences_of(interaction), rules, target)
    chosen = None if level is None else one_of(Level, level)
    request = Open(computers=computers, training=training)
    await open_table(interaction, house, request, level=chosen)


async def open_table(
    interaction: Interaction,
    house: HouseRules,
    request: Open = ALONE,
    *,
    level: Level | None = None,
    host: int | None = None,
) -> Session | None:
    """Open a table with these rules; its lobby is the answer. None if the channel has one.

    Without a ``level`` its computers play as they usually do here; without a ``host`` whoever asks
    is that.
    """
    require_bot_here(interaction)
    # What the bot posts for them would be a way around their permissions.
    require_own_permissions(interaction)
    preferences = await preferences_of(interaction)
    bot = interaction.client
    of_the_host = language_read(interaction.locale.value, bot.settings.default_language)
    opening = replace(
        usual_opening(
            bot,
            preferences,
            house,
            guild=interaction.guild_id or 0,
            channel=interaction.channel_id or 0,
            host=host or interaction.user.id,
        ),
        language=language_of(preferences.language, of_the_host),
        level=level or usual_level(bot, preferences, training=request.training),
        pictures=usual_pictures(interaction, preferences),
    )
    registry = bot.services.registry
    here = (session.table for session in registry.sessions)
    unseen = {
        table.opened.channel
        for table in here
        if table.host == opening.host and "view_channel" in lacking(interaction.client, table)
    }
    try:
        session = await registry.open(opening, request, unseen=unseen)
    except TableRefused as error:
        await _answer_busy(interaction, error)
        return None
    table = session.table
    public_message = Screens.of(interaction.client).message_of(table)
    # The answer to the command becomes the public message: nothing may be posted before it.
    public_message.hold()
    message = None
    try:
        say = words(table.opened.language)
        say = interaction.client.readers.publicly(say, table.opened.guild)
        attachment = await Screens.of(interaction.client).attachments.of_table(table, say)
        view = public(table, say, picture=attachment.illustration)
        files = attachment.files(None)
        message = (await interaction.response.send_message(view=view, files=files)).message_id
        if message is not None:
            attachment.attached(message)
    finally:
        await public_message.adopt(message, table, interaction)
    Screens.of(interaction.client).opened(table)
    return session


async def _answer_busy(interaction: Interaction, error: TableRefused) -> None:
    """Answer that the channel has a table, with a way to it; any other error is raised again."""
    there = interaction.client.services.registry.find_in_channel(interaction.channel_id or 0)
    link = Screens.of(interaction.client).message_of(there.table).link if there else ""
    if error.code is not TableRefusal.CHANNEL_BUSY or not link:
        raise error
    say = words_for(interaction)
    way = ui.Button[ui.LayoutView](label=say("table-button-go"), url=link)
    told = text(say(f"refusal-{error.code}"))
    await interaction.response.send_message(view=card(told, *rows([way])), ephemeral=True)


def _lost_here(interaction: Interaction) -> Session | None:
    """The table of this channel, if the bot died before it had answered whoever opened it."""
    session = interaction.client.services.registry.find_in_channel(interaction.channel_id or 0)
    if session is None or session.table.stage is Stage.FINISHED:
        return None
    return session if Screens.of(interaction.client).message_of(session.table).lost else None


@contree.command(
    name=command_text("command-hand-name"), description=command_text("command-hand-description")
)
async def hand(interaction: Interaction) -> None:
    """Open one's hand; whoever left is back."""
    await open_hand(interaction, _session(interaction))


@contree.command(
    name=command_text("command-table-name"), description=command_text("command-table-description")
)
async def table(interaction: Interaction) -> None:
    """Put the table at the bottom of the channel."""
    require_permissions(interaction)
    await _put_below(interaction, _session(interaction))


async def _put_below(interaction: Interaction, session: Session) -> None:
    # Discord wants an answer; it is taken back once the table is there.
    await interaction.response.defer(ephemeral=True)
    await Screens.of(interaction.client).message_of(session.table).repost()
    await interaction.delete_original_response()


@contree.command(
    name=command_text("command-leave-name"), description=command_text("command-leave-description")
)
async def leave(interaction: Interaction) -> None:
    """Leave the table; during a game, by asking first."""
    session = await _session_in_turn(interaction)
    say = words_for(interaction)
    require_seat(session.table, interaction.user.id)
    # Before a game leaving costs nothing, so nobody is asked.
    if session.table.stage is Stage.LOBBY:
        table = await session.submit(interaction.user.id, Leave())
        gone = still_gone(interaction.user.id)
        await answer_while(interaction, notice(left(table, interaction.user.id, say)), table, gone)
    else:
        there = still_there(session.table, interaction.user.id)
        view = confirm_leave(session.table, interaction.user.id, say)
        await answer_while(interaction, view, session.table, there)


@contree.command(
    name=command_text("command-pause-name"), description=command_text("command-pause-description")
)
async def pause(interaction: Interaction) -> None:
    """Pause the game, or go on with a paused one; any of its players may."""
    session = await _session_in_turn(interaction)
    paused = session.table.paused is not None
    await session.submit(interaction.user.id, Resume() if paused else Pause())
    told = words_for(interaction)("pause-over" if paused else "pause-done")
    await answer_in_place(interaction, notice(told))


@contree.command(
    name=command_text("command-stop-name"), description=command_text("command-stop-description")
)
async def stop(interaction: Interaction) -> None:
    """Stop the table, by asking first."""
    waiting = interaction.client.services.registry.waiting_in(interaction.channel_id or 0)
    if waiting and may_manage(interaction):
        say = words_for(interaction)
        await answer_in_place(interaction, confirm_stop_waiting(waiting.id, say))
        return
    session = _session(interaction)
    table = session.table
    if table.stage is Stage.PLAYING and table.seat_of(interaction.user.id) is not None:
        require_open_room(table, TableRefusal.DEAL_COUNTS)
    require_authority(table, interaction.user.id, manager=may_manage(interaction))
    view = confirm_stop(table, interaction.user.id, words_for(interaction))
    await answer_while(interaction, view, table, same_stage(table))
