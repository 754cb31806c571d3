"""Look back at a season, and show everybody in the channel."""

import asyncio
from dataclasses import replace
from functools import partial

from bot.i18n import Words
from bot.pictures.typeface import writable
from bot.ratings.ladders import season_at
from bot.storage.stats.season_recap import season_recap
from bot.tables.occupants import is_erased
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table_settings import Pictures
from cogs.recap.pages import Recap, recap_illustration, recap_page, recap_post
from cogs.server_preferences import preferences_of, usual_pictures
from cogs.ui.access import require_place, require_shown
from cogs.ui.attachments import PictureAttachment
from cogs.ui.handlers import pressed
from cogs.ui.people import member_name
from cogs.ui.press import Press, acknowledged, answer_in_place
from cogs.ui.recap_query import READER, PostRecapControl, RecapControl, RecapQuery
from cogs.ui.replies import Refused, mention, new_answer
from cogs.ui.screens import TableScreens


@pressed(RecapControl)
async def _look(press: Press, shown: RecapControl) -> None:
    """Show a season to who asks for it."""
    recap = await _found(press, shown.asked)
    attachment = await acknowledged(press.interaction, _drawn(press, recap, press.say))
    own = recap.asked.user == press.user
    view = recap_page(recap, press.say, picture=attachment.illustration, own=own)
    await answer_in_place(press.interaction, view, attachment)


@pressed(PostRecapControl)
async def _post(press: Press, shown: PostRecapControl) -> None:
    """Show everybody in the channel the season of the server, or the presser's own; ping nobody."""
    say, interaction = press.say.public, press.interaction
    recap = await _found(press, shown.asked)
    if recap.asked.user not in {None, press.user} or not recap.is_enough:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if recap.hidden:
        raise Refused("refusal-hidden-player", user=mention(press.user, say))
    require_place(interaction, ("recap", str(recap.asked)))
    drawing = _drawn(press, recap, say, posted=True)
    attachment = await acknowledged(interaction, drawing)
    view = recap_post(recap, say, picture=attachment.illustration)
    await new_answer(interaction, view, attachment.files(None), ephemeral=False)


async def _drawn(
    press: Press, recap: Recap, say: Words, *, posted: bool = False
) -> PictureAttachment:
    """The picture of a season; none where it is told in words."""
    attachments, shown = TableScreens.of(press.bot).attachments, None
    illustrated = recap.is_enough and not attachments.leaves_out
    # Only what everybody reads needs the permission; an answer to one person may have any file.
    if posted and not press.interaction.app_permissions.attach_files:
        illustrated = False
    if illustrated:
        wanted = usual_pictures(press.interaction, await preferences_of(press.interaction))
        illustrated = wanted is not Pictures.NONE
    if illustrated:
        name, names = await _names(press, recap, say)

        def name_of(user: int | None) -> str:
            computer = say("stats-computers", count=1)
            return computer if user is None else names.get(user) or say("privacy-erased")

        shown = recap_illustration(recap, name, name_of, say)
    return await attachments.of_illustration(shown, say)


async def _found(press: Press, asked: RecapQuery) -> Recap:
    if asked.user == READER:
        asked = replace(asked, user=press.user)
    running = season_at(press.bot.clock.now())
    season = asked.season or running
    hidden = asked.user is not None and await require_shown(press.interaction, {asked.user})
    # What somebody played on other servers is theirs to read.
    here = asked.here or asked.user != press.user
    reading = partial(
        season_recap,
        season=season,
        guild_id=(press.interaction.guild_id or 0) if here else None,
        user_id=asked.user,
    )
    told = await press.bot.services.database.read(reading)
    asked = replace(asked, season=season, here=here)
    return Recap(asked, season, told, running=season == running, hidden=hidden)


async def _names(press: Press, recap: Recap, say: Words) -> tuple[str, dict[int, str]]:
    """The picture's title, and the known names of the people on it."""
    guild, told = press.interaction.guild_id or 0, recap.told
    people = {recap.asked.user, *(told.pair.users if told.pair else ())}
    if recap.asked.user is None:
        deals = [each.deal for each in (told.boldest, told.costliest) if each]
        people |= {user for deal in deals for user in (deal.declarer_id, deal.doubler_id)}
        people |= {each.user_id for each in (told.run, told.deal) if each}
    # Whoever has erased themselves has a stand-in instead of an id: Discord names nobody by it.
    known = sorted(user for user in people if user is not None and not is_erased(user))
    names = TableScreens.of(press.bot).attachments.names

    async def name_of(user: int) -> str:
        return writable(names.of(guild, user) or await member_name(press.bot, guild, user))

    found = dict(zip(known, await asyncio.gather(*map(name_of, known)), strict=True))
    if recap.asked.user is not None:
        return found[recap.asked.user], found
    server = press.bot.get_guild(guild)
    return writable(server.name if server else "") or say("recap-title-server"), found
