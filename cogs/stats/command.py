"""``/contree stats``, and the controls on its pages."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import discord
import structlog
from discord import app_commands

from bot.analysis.batches import AnalysisBatch
from bot.client import Interaction
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.i18n import Words
from bot.i18n.commands import command_text
from bot.ratings.ladders import Span
from bot.storage.ratings.player_ratings import rating_curve
from bot.storage.stats.history import Selection
from bot.storage.stats.player_accuracy import player_accuracy, waiting_deals
from bot.storage.stats.statistics import Statistics
from bot.storage.stats.statistics import versus as between
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table_settings import Pictures
from cogs.server_preferences import preferences_of, usual_pictures
from cogs.stats.accuracy_page import accuracy, accuracy_curve, luck, waiting_controls
from cogs.stats.pages import contracts, duel, pair, people, summary
from cogs.stats.picture import profile_illustration
from cogs.stats.selection import (
    ALL_FAMILIES,
    AnalyseOwnControl,
    FamilyControl,
    PeriodControl,
    StatsControl,
    StatsPage,
    StatsQuery,
)
from cogs.ui.access import require_shown
from cogs.ui.arguments import one_of
from cogs.ui.attachments import PictureAttachment
from cogs.ui.command_group import Person, contree
from cogs.ui.delivery.writer import TOKEN_LIFE
from cogs.ui.handlers import pressed
from cogs.ui.layout import Illustration, LayoutItem, illustrated, noted, text, with_items
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import Refused, words_for
from cogs.ui.screens import TableScreens
from engine.variants import FAMILIES

logger = structlog.stdlib.get_logger(__name__)

EDIT_SECONDS = 5
"""Between two edits of a page that tells how far an analysis has come."""

StatsScreen = Callable[[Statistics, StatsQuery, Words], discord.ui.LayoutView]

SCREENS: dict[StatsPage, StatsScreen] = {
    StatsPage.CONTRACTS: contracts,
    StatsPage.PEOPLE: people,
    StatsPage.PAIR: pair,
}

IllustratedPage = tuple[discord.ui.LayoutView, Illustration | None]
"""A page of statistics, and its picture if it has one."""


async def answer_stats(interaction: Interaction, asked: StatsQuery) -> None:
    """Answer with a page of statistics, in place of the page that was pressed."""
    # With whom somebody plays elsewhere is not for everybody to know.
    if _is_of_others(interaction, asked) and asked.sheet is StatsPage.PEOPLE:
        asked = replace(asked, here=True)
    view, attachment = await _page(interaction, asked)
    message = await answer_in_place(interaction, view, attachment)
    batch = interaction.client.services.batches.of_player(interaction.user.id)
    if batch is None or message is None:
        return
    # Another page stands on the message now: whoever edits it for the former one stops.
    batch.readers.pop(message, None)
    if asked.sheet is StatsPage.ACCURACY and asked.user == interaction.user.id:
        batch.readers[message] = interaction.id
        following = _follow(interaction, asked, batch, message)
        interaction.client.services.tasks.spawn(following, "progress of a player's analyses")


async def _page(
    interaction: Interaction, asked: StatsQuery
) -> tuple[discord.ui.LayoutView, PictureAttachment]:
    """A page of statistics with its picture, as it stands now."""
    say = words_for(interaction).plain
    hidden = await require_shown(interaction, {asked.user, asked.other})
    view, illustration = await _drawn(interaction, asked, say)
    attachments = TableScreens.of(interaction.client).attachments
    attachment = await attachments.of_illustration(illustration, say)
    view = illustrated(view, attachment.illustration)
    if illustration and say.heard:
        view = with_items(view, text(illustration.words))
    return noted(view, say("stats-hidden")) if hidden else view, attachment


async def _follow(
    interaction: Interaction, asked: StatsQuery, batch: AnalysisBatch, message: int
) -> None:
    """Edit the page while deals are analysed, until another is shown in its place."""
    clock = interaction.client.clock
    until, told, over = clock.now() + TOKEN_LIFE, batch.done, False
    while not over:
        await clock.sleep(EDIT_SECONDS)
        while batch.done == told and not batch.over:
            await batch.changed()
        told, over = batch.done, batch.over
        if batch.readers.get(message) != interaction.id or clock.now() > until:
            return
        view, attachment = await _page(interaction, asked)
        try:
            files = attachment.files(message)
            await interaction.edit_original_response(view=view, attachments=files)
        except REQUEST_ERRORS as error:
            logger.debug("a page of statistics is read no more", **log_facts(error))
            return
        attachment.attached(message)


def _is_of_others(interaction: Interaction, asked: StatsQuery) -> bool:
    """Whether the caller is not on it: games on other servers are left out then."""
    return interaction.user.id not in {asked.user, asked.other}


async def _drawn(interaction: Interaction, asked: StatsQuery, say: Words) -> IllustratedPage:
    database = interaction.client.services.database
    # A list of games would say with whom somebody plays elsewhere.
    silent = _is_of_others(interaction, asked) and not asked.here
    chosen = replace(
        asked.selection(interaction.guild_id or 0, interaction.client.clock.now()),
        reader=interaction.user.id,
    )
    if asked.sheet in (StatsPage.ACCURACY, StatsPage.LUCK):
        return await _accuracy(interaction, asked, chosen, say)
    if asked.sheet is StatsPage.VERSUS:
        duelling = partial(between, chosen=chosen, one=asked.user, two=asked.other)
        against = await database.read(duelling)
        return duel(replace(against, last_games=()) if silent else against, asked, say), None
    partner = asked.other if asked.sheet is StatsPage.PAIR else None
    games = interaction.client.services.unfinished_games
    numbers = await games.statistics(asked.user, chosen, partner=partner)
    if silent and asked.sheet is StatsPage.PAIR:
        numbers = replace(numbers, last_games=())
    if asked.sheet is not StatsPage.SUMMARY:
        return SCREENS[asked.sheet](numbers, asked, say), None
    curve = await database.read(partial(rating_curve, chosen=chosen, user_id=asked.user))
    own = asked.user == interaction.user.id
    if curve and curve.is_provisional and not own:  # until it has a place it is theirs alone
        curve = None
    profile = None
    if not await _without_pictures(interaction):
        profile = profile_illustration(numbers, curve, _name(interaction, asked.user), say)
    return summary(numbers, curve, asked, say, own=own, drawn=profile is not None), profile


async def _without_pictures(interaction: Interaction) -> bool:
    return usual_pictures(interaction, await preferences_of(interaction)) is Pictures.NONE


def _name(interaction: Interaction, user: int) -> str:
    """The name of a person on this server; nothing while it is not known."""
    names = TableScreens.of(interaction.client).attachments.names
    return names.of(interaction.guild_id or 0, user)


async def _accuracy(
    interaction: Interaction, asked: StatsQuery, chosen: Selection, say: Words
) -> IllustratedPage:
    """The accuracy of a player; their own page says what is not analysed yet."""
    services = interaction.client.services
    controls: tuple[LayoutItem, ...] = ()
    found = await services.database.read(
        partial(player_accuracy, chosen=chosen, user_id=asked.user)
    )
    if asked.sheet is StatsPage.LUCK:
        return luck(found, asked, say), None
    if interaction.user.id == asked.user:
        counting = partial(waiting_deals, chosen=chosen, user_id=asked.user, limit=0)
        waiting = await services.database.read(counting)
        batch = services.batches.of_player(asked.user)
        controls = waiting_controls(waiting, batch, asked, say)
    curve = None
    if not await _without_pictures(interaction):
        curve = accuracy_curve(found, _name(interaction, asked.user), say)
    return accuracy(found, asked, say, *controls, drawn=curve is not None), curve


PERIODS = [
    app_commands.Choice(name=command_text(f"leaderboard-span-{period}"), value=period.value)
    for period in Span
]
FAMILY_CHOICES = [
    app_commands.Choice(name=command_text(f"family-{family}"), value=family) for family in FAMILIES
]


@contree.command(
    name=command_text("command-stats-name"), description=command_text("command-stats-description")
)
@app_commands.rename(
    member=command_text("command-stats-member-name"),
    partner=command_text("command-stats-partner-name"),
    against=command_text("command-stats-against-name"),
    period=command_text("command-stats-period-name"),
    family=command_text("command-stats-family-name"),
)
@app_commands.describe(
    member=command_text("command-stats-member-description"),
    partner=command_text("command-stats-partner-description"),
    against=command_text("command-stats-against-description"),
    period=command_text("command-stats-period-description"),
    family=command_text("command-stats-family-description"),
)
@app_commands.choices(period=PERIODS, family=FAMILY_CHOICES)
async def stats(
    interaction: Interaction,
    member: Person | None = None,
    partner: Person | None = None,
    against: Person | None = None,
    period: str = Span.EVER,
    family: str | None = None,
) -> None:
    """Show the statistics of a player, with a partner, or against somebody.

    Refused if two of them are one, and for a partner and an opponent at once.
    """
    user = (member or interaction.user).id
    if partner is not None and against is not None:
        raise Refused("refusal-partner-or-opponent")
    other = partner or against
    if other is not None and other.id == user:
        raise Refused("refusal-two-people")
    if member is not None:
        names = TableScreens.of(interaction.client).attachments.names
        names.note_name(interaction.guild_id or 0, member)
    of_two = StatsPage.PAIR if partner else StatsPage.VERSUS
    asked = StatsQuery(
        sheet=of_two if other else StatsPage.SUMMARY,
        user=user,
        other=other.id if other else 0,
        period=Span(period),
        family=family,
    )
    await answer_stats(interaction, asked)


@pressed(StatsControl)
async def _turn(press: Press, shown: StatsControl) -> None:
    await answer_stats(press.interaction, shown.asked)


@pressed(AnalyseOwnControl)
async def _analyse(press: Press, shown: AnalyseOwnControl) -> None:
    """Analyse the presser's own deals that are not analysed yet, and show how far it comes."""
    asked = shown.asked
    if asked.user != press.user or asked.sheet is not StatsPage.ACCURACY:
        raise TableRefused(TableRefusal.STALE_PRESS)
    now = press.bot.clock.now()
    guild = press.interaction.guild_id or 0
    chosen = asked.selection(guild, now)
    await press.bot.services.batches.begin(press.user, chosen, guild)
    await answer_stats(press.interaction, asked)


@pressed(PeriodControl)
async def _period(press: Press, shown: PeriodControl) -> None:
    asked = replace(shown.asked, period=one_of(Span, press.value))
    await answer_stats(press.interaction, asked)


@pressed(FamilyControl)
async def _family(press: Press, shown: FamilyControl) -> None:
    if press.value not in (ALL_FAMILIES, *FAMILIES):
        raise TableRefused(TableRefusal.STALE_PRESS)
    family = None if press.value == ALL_FAMILIES else press.value
    await answer_stats(press.interaction, replace(shown.asked, family=family))
