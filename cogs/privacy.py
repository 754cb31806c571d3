"""The stored data about a person: shown, exported and erased at their own request alone."""

import io
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord
import structlog
from discord import ButtonStyle, ui
from discord.utils import escape_markdown

from bot.client import Interaction
from bot.i18n import Words, yes
from bot.i18n.commands import command_text
from bot.storage.errors import StorageError
from bot.storage.privacy.erasure import Erased, OccupiedTable, StillSeated, erase
from bot.storage.privacy.export import PACKED, DataSummary, data_summary, export
from bot.tables.table import Table
from cogs.me import PRIVACY, change_own_preferences
from cogs.ranks.roles import ranks_of
from cogs.ui.command_group import belote
from cogs.ui.control import Control, button
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import Presser
from cogs.ui.layout import LayoutItem, card, message, notice, rows, rule, small, text, title
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import Refused, words_for
from cogs.watch.pages import own_following_lines


@dataclass(frozen=True)
class OwnDataControl(WordedControl):
    """Names its reader: others can only forge it."""

    reader: int


@control("privacy-hide", Presser.OWNER)
class HideNameControl(OwnDataControl):
    """Names them nowhere."""


@control("privacy-show", Presser.OWNER)
class ShowNameControl(OwnDataControl):
    """Names them again."""


@control("privacy-export", Presser.OWNER)
class ExportOwnControl(OwnDataControl):
    """All that is stored of them, as a file."""


@control("privacy-ask-erase", Presser.OWNER)
class AskEraseControl(OwnDataControl):
    """Asks whether to erase all of it."""


@control("privacy-erase", Presser.OWNER)
class EraseControl(OwnDataControl):
    """Erases it."""


@control("privacy-keep", Presser.ANYBODY)
class KeepAllControl(OwnDataControl):
    """Keeps it after all."""


LINK = "https://discord.com/channels/{guild}/{channel}"


def privacy_page(held: DataSummary, user: int, live: Iterable[Table], say: Words) -> ui.LayoutView:
    """The amount stored, why and until when, the hands watched just now, and the buttons."""
    told: tuple[LayoutItem, ...] = (text(title(say("privacy-title")), say("privacy-none")),)
    if held:
        told = (
            text(title(say("privacy-title")), say("privacy-kept"), *_lines(held, say)),
            text(small(say("privacy-why")), small(say("privacy-how-long"))),
        )
    export = _button(ExportOwnControl(user), say("privacy-button-export"), disabled=not held)
    erase = _button(
        AskEraseControl(user),
        say("privacy-button-erase"),
        ButtonStyle.danger,
        disabled=not held,
    )
    return card(
        *told,
        rule(),
        *_hands(live, user, say),
        _switch(held, user, say),
        rule(),
        *rows([export, erase]),
    )


def confirm_erasing(held: DataSummary, user: int, say: Words) -> ui.LayoutView:
    """Ask to confirm the erasure: what it deletes, and that it is final."""
    sure = _button(EraseControl(user), say("privacy-button-confirm"), ButtonStyle.danger)
    keep = _button(KeepAllControl(user), say("privacy-button-keep"))
    export = _button(ExportOwnControl(user), say("privacy-button-export"))
    return card(
        text(title(say("privacy-confirm-title")), *_lines(held, say)),
        text(say("privacy-confirm-what"), f"**{say('privacy-confirm-final')}**"),
        *rows([sure, keep, export]),
    )


def still_seated(seated: tuple[OccupiedTable, ...], say: Words) -> ui.LayoutView:
    """At which tables they still have a seat, and how to leave."""
    links = (_link(each.guild_id, each.channel_id) for each in seated)
    return notice(say("privacy-still-seated", count=len(seated), links=say.every(links)))


def erased_but_for_roles(done: str, left: Sequence[str], say: Words) -> ui.LayoutView:
    """The page that lists roles that could not be removed, and who can remove them."""
    remain = say("privacy-roles-left", count=len(left), roles=say.every(left))
    return card(text(done), text(remain))


def exported(name: str, part: int, parts: int, say: Words) -> ui.LayoutView:
    """A file of the export."""
    which = (text(small(say("privacy-export-part", part=part, parts=parts))),) if parts > 1 else ()
    packed = yes(name.endswith(PACKED))
    told = (text(say("privacy-exported", count=parts, packed=packed)),) if part == 1 else ()
    return message([*told, *which, ui.File(f"attachment://{name}")])


def _lines(held: DataSummary, say: Words) -> list[str]:
    counts = {name.replace("_", "-"): count for name, count in held.counts.items() if count}
    told = [say(f"privacy-{name}", count=count) for name, count in counts.items()]
    if held.choices:
        told.append(say("privacy-choices"))
    return [f"- {line}" for line in told]


def _hands(live: Iterable[Table], user: int, say: Words) -> tuple[LayoutItem, ...]:
    """The people who watch the reader's hands, and whose they watch; often empty."""
    lines = [
        say("privacy-hand", what=line, link=_link(table.opened.guild, table.opened.channel))
        for table in live
        for line in own_following_lines(table, user, say)
    ]
    return (text(f"**{say('privacy-hands')}**", *lines), rule()) if lines else ()


def _link(guild: int, channel: int) -> str:
    return LINK.format(guild=guild, channel=channel)


def _switch(held: DataSummary, user: int, say: Words) -> LayoutItem:
    state = say("me-on") if held.hidden else say("me-off")
    label = say("privacy-button-show") if held.hidden else say("privacy-button-hide")
    control: OwnDataControl = ShowNameControl(user) if held.hidden else HideNameControl(user)
    named = f"**{say('me-switch', name=say('privacy-hidden'), state=state)}**"
    what = text(named, small(say("privacy-hidden-hint")))
    return ui.Section(what, accessory=_button(control, label))


def _button(
    control: OwnDataControl,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Control:
    return button(control, label, style=style, disabled=disabled)


logger = structlog.stdlib.get_logger(__name__)


async def stored_data(interaction: Interaction) -> DataSummary:
    """The amount stored about the caller."""
    user = interaction.user.id
    database = interaction.client.services.database
    return await database.read(lambda connection: data_summary(connection, user))


async def answer_privacy(interaction: Interaction) -> None:
    """Answer with the page of what is stored about the caller."""
    held = await stored_data(interaction)
    live = [session.table for session in interaction.client.services.registry.sessions]
    view = privacy_page(held, interaction.user.id, live, words_for(interaction))
    await answer_in_place(interaction, view)


Left = Sequence[tuple[int, int]]
"""Rank roles that could not be taken back, as pairs of server and role."""


async def erase_caller(interaction: Interaction) -> tuple[Erased, Awaitable[Left]]:
    """Erase the caller from the database and from memory; StillSeated while they play.

    Also return what waits until their rank roles are taken back, as far as that is possible.
    """
    user, bot = interaction.user.id, interaction.client
    database = bot.services.database
    asked_in = interaction.guild_id or 0
    erased = await database.write(partial(erase, user=user), guild=asked_in)
    await bot.forget(user, erased.open_tables)
    taking_back = ranks_of(bot).person_erased(user, erased.roles)
    try:
        await database.forget()
    except StorageError as error:
        # They are erased all the same; the file is rewritten at the next start at the latest.
        logger.warning("the database file may still contain erased data", why=str(error))
    return erased, taking_back


def names_of_roles(interaction: Interaction, left: Left) -> list[str]:
    """The names of the rank roles that the caller still has, each with its server."""
    say, bot = words_for(interaction), interaction.client
    told = []
    for guild, role in left:
        server = bot.get_guild(guild)
        named = server.get_role(role) if server else None
        if server is None or named is None:
            told.append(say("privacy-role-unseen"))
        else:
            names = {"role": escape_markdown(named.name), "server": escape_markdown(server.name)}
            told.append(say("privacy-role", **names))
    return told


async def send_export(interaction: Interaction) -> None:
    """Send the caller what is stored about them, in private."""
    say, bot = words_for(interaction), interaction.client
    # Everything stored about a person is read: that may take longer than Discord waits.
    await interaction.response.defer(ephemeral=True, thinking=True)
    files = await export(
        bot.services.database,
        interaction.user.id,
        bot.clock.now(),
        say("privacy-export-about"),
        interaction.filesize_limit,
    )
    for part, file in enumerate(files, start=1):
        view = exported(file.name, part, len(files), say)
        await interaction.followup.send(
            view=view, file=discord.File(io.BytesIO(file.content), file.name), ephemeral=True
        )


@belote.command(
    name=command_text("command-privacy-name"),
    description=command_text("command-privacy-description"),
)
async def privacy(interaction: Interaction) -> None:
    """Show what is stored about the caller, who may be on no server of the bot any more."""
    await answer_privacy(interaction)


@pressed(PRIVACY)
async def _look(press: Press) -> None:
    await answer_privacy(press.interaction)


@pressed(HideNameControl)
async def _hide(press: Press, asked: HideNameControl) -> None:
    await _choose_hidden(press, asked, hidden=True)


@pressed(ShowNameControl)
async def _show(press: Press, asked: ShowNameControl) -> None:
    await _choose_hidden(press, asked, hidden=False)


async def _choose_hidden(press: Press, asked: OwnDataControl, *, hidden: bool) -> None:
    _require_own(press, asked)
    await change_own_preferences(press.interaction, lambda now: replace(now, hidden=hidden))
    await ranks_of(press.bot).person_changed(press.user)
    await answer_privacy(press.interaction)


@pressed(ExportOwnControl)
async def _export(press: Press, asked: ExportOwnControl) -> None:
    _require_own(press, asked)
    await send_export(press.interaction)


@pressed(AskEraseControl)
async def _ask_erase(press: Press, asked: AskEraseControl) -> None:
    _require_own(press, asked)
    held = await stored_data(press.interaction)
    if held:
        await press.answer(confirm_erasing(held, press.user, press.say))
    else:
        await press.answer(notice(press.say("privacy-none")))


@pressed(EraseControl)
async def _erase(press: Press, asked: EraseControl) -> None:
    _require_own(press, asked)
    # A long history takes longer than Discord waits for an answer.
    await press.answer(notice(press.say("privacy-erasing")))
    try:
        erased, taking_back = await erase_caller(press.interaction)
    except StillSeated as refusal:
        told = still_seated(refusal.seated, press.say)
        await press.interaction.edit_original_response(view=told)
        return
    except StorageError as error:
        logger.log(error.log_level, "erasing failed", exc_info=error)
        told = notice(press.say("privacy-not-erased"))
        await press.interaction.edit_original_response(view=told)
        return
    done = press.say("privacy-done") if erased else press.say("privacy-none")
    await press.interaction.edit_original_response(view=notice(done))
    if left := await taking_back:
        named = names_of_roles(press.interaction, left)
        told = erased_but_for_roles(done, named, press.say)
        await press.interaction.edit_original_response(view=told)


@pressed(KeepAllControl)
async def _keep(press: Press, _: KeepAllControl) -> None:
    await press.answer(notice(press.say("privacy-kept-after-all")))


def _require_own(press: Press, asked: OwnDataControl) -> None:
    # Only its reader sees a private page, but a control can be forged.
    if asked.reader != press.user:
        raise Refused("refusal-not-yours")
