"""``/contree stats`` and ``/contree versus``, and the controls on their pages."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

from bot.client import Interaction
from bot.i18n import Words
from bot.i18n.commands import command_text
from bot.ratings.ladders import Span
from bot.storage.ratings.player_ratings import RatingCurve, rating_curve
from bot.storage.stats.statistics import Statistics, player_statistics
from bot.storage.stats.statistics import versus as between
from bot.tables.table_settings import Pictures
from cogs.server_preferences import preferences_of, usual_pictures
from cogs.stats.pages import contracts, duel, pair, people, summary
from cogs.stats.picture import profile_illustration
from cogs.stats.selection import EVERYWHERE, HERE, StatsPage, StatsQuery
from cogs.table.screens import screens_of
from cogs.ui.access import require_shown
from cogs.ui.arguments import one_of
from cogs.ui.command_group import Person, contree
from cogs.ui.ids import Verb
from cogs.ui.layout import Illustration, illustrated, noted
from cogs.ui.press import Handler, Press, answer_in_place
from cogs.ui.replies import Refused, words_for
from engine.variants import FAMILIES

Screen = Callable[[Statistics, StatsQuery, Words], discord.ui.LayoutView]

SCREENS: dict[StatsPage, Screen] = {
    StatsPage.CONTRACTS: contracts,
    StatsPage.PEOPLE: people,
    StatsPage.PAIR: pair,
}

Drawn = tuple[discord.ui.LayoutView, Illustration | None]
"""A page of statistics, and its picture if it has one."""


async def answer_stats(interaction: Interaction, asked: StatsQuery) -> None:
    """Answer with a page of statistics, in place of the page that was pressed."""
    say = words_for(interaction).plain
    if _is_of_others(interaction, asked) and asked.sheet is StatsPage.PEOPLE:
        asked = replace(asked, here=True)
    hidden = await require_shown(interaction, {asked.user, asked.other})
    view, illustration = await _drawn(interaction, asked, say)
    attachment = await screens_of(interaction.client).hands.attachments.of_illustration(
        illustration
    )
    view = illustrated(view, attachment.illustration)
    await answer_in_place(
        interaction, noted(view, say("stats-hidden")) if hidden else view, attachment
    )


def _is_of_others(interaction: Interaction, asked: StatsQuery) -> bool:
    """Whether the caller is not on it: games on other servers are left out then."""
    return interaction.user.id not in {asked.user, asked.other}


async def _drawn(interaction: Interaction, asked: StatsQuery, say: Words) -> Drawn:
    database = interaction.client.services.database
    silent = _is_of_others(interaction, asked) and not asked.here
    chosen = asked.selection(interaction.guild_id or 0, interaction.client.clock.now())
    if asked.sheet is StatsPage.VERSUS:
        duelling = partial(between, chosen=chosen, one=asked.user, two=asked.other)
        against = await database.read(duelling)
        return duel(replace(against, last_games=()) if silent else against, asked, say), None
    partner = asked.other if asked.sheet is StatsPage.PAIR else None
    counting = partial(player_statistics, chosen=chosen, user_id=asked.user, partner=partner)
    numbers = await database.read(counting)
    if silent and asked.sheet is StatsPage.PAIR:
        numbers = replace(numbers, last_games=())
    if asked.sheet is not StatsPage.SUMMARY:
        return SCREENS[asked.sheet](numbers, asked, say), None
    curve = await database.read(partial(rating_curve, chosen=chosen, user_id=asked.user))
    return summary(numbers, curve, asked, say), await _profile(interaction, numbers, curve, say)


async def _profile(
    interaction: Interaction, numbers: Statistics, curve: RatingCurve | None, say: Words
) -> Illustration | None:
    """The picture of a player, on a server that wants pictures."""
    if usual_pictures(interaction, await preferences_of(interaction)) is Pictures.NONE:
        return None
    names = screens_of(interaction.client).hands.attachments.names
    name = names.of(interaction.guild_id or 0, numbers.user_id)
    return profile_illustration(numbers, curve, name, say)


PERIODS = [
    app_commands.Choice(name=command_text(f"leaderboard-span-{period}"), value=period.value)
    for period in Span
]
FAMILY_CHOICES = [
    app_commands.Choice(name=command_text(f"family-{family}"), value=family) for family in FAMILIES
]
SCOPES = [
    app_commands.Choice(name=command_text("leaderboard-scope-here"), value=HERE),
    app_commands.Choice(name=command_text("leaderboard-scope-all"), value=EVERYWHERE),
]


@contree.command(
    name=command_text("command-stats-name"), description=command_text("command-stats-description")
)
@app_commands.rename(
    member=command_text("command-stats-member-name"),
    partner=command_text("command-stats-partner-name"),
    period=command_text("command-stats-period-name"),
    family=command_text("command-stats-family-name"),
    scope=command_text("command-stats-scope-name"),
)
@app_commands.describe(
    member=command_text("command-stats-member-description"),
    partner=command_text("command-stats-partner-description"),
    period=command_text("command-stats-period-description"),
    family=command_text("command-stats-family-description"),
    scope=command_text("command-stats-scope-description"),
)
@app_commands.choices(period=PERIODS, family=FAMILY_CHOICES, scope=SCOPES)
async def stats(
    interaction: Interaction,
    member: Person | None = None,
    partner: Person | None = None,
    period: str = Span.EVER,
    family: str | None = None,
    scope: str = HERE,
) -> None:
    """Show the statistics of a player, or of a player and a partner."""
    user = (member or interaction.user).id
    if partner is not None and partner.id == user:
        raise Refused("refusal-two-people")
    if member is not None:
        names = screens_of(interaction.client).hands.attachments.names
        names.heard(interaction.guild_id or 0, member)
    asked = StatsQuery(
        sheet=StatsPage.SUMMARY if partner is None else StatsPage.PAIR,
        user=user,
        other=partner.id if partner else 0,
        period=Span(period),
        here=scope != EVERYWHERE,
        family=family,
    )
    await answer_stats(interaction, asked)


@contree.command(
    name=command_text("command-versus-name"),
    description=command_text("command-versus-description"),
)
@app_commands.rename(
    member=command_text("command-versus-member-name"),
    other=command_text("command-versus-other-name"),
)
@app_commands.describe(
    member=command_text("command-versus-member-description"),
    other=command_text("command-versus-other-description"),
)
async def versus(interaction: Interaction, member: Person, other: Person | None = None) -> None:
    """Show how two have fared against each other: oneself and a member, or two members."""
    one, two = (interaction.user.id, member.id) if other is None else (member.id, other.id)
    if one == two:
        raise Refused("refusal-two-people")
    await answer_stats(interaction, StatsQuery(sheet=StatsPage.VERSUS, user=one, other=two))


async def _turn(press: Press) -> None:
    await answer_stats(press.interaction, StatsQuery.read(press.control.argument))


async def _period(press: Press) -> None:
    asked = StatsQuery.read(press.control.argument)
    period = one_of(Span, press.value)
    await answer_stats(press.interaction, replace(asked, period=period))


async def _family(press: Press) -> None:
    asked = StatsQuery.read(press.control.argument)
    await answer_stats(press.interaction, asked.of_family(press.value))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.STATS: _turn,
    Verb.STATS_PERIOD: _period,
    Verb.STATS_FAMILY: _family,
}

COUNTED = frozenset(HANDLERS)
