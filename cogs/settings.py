"""A server's settings: the command, its page and its controls."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Any

from discord import ButtonStyle, ChannelType, ui
from discord.utils import escape_markdown

from bot.client import Interaction
from bot.evenings import WhyPaused
from bot.i18n import LANGUAGES, Words, words, yes
from bot.i18n.commands import command_text
from bot.local_time import zone_of_place, zone_or, zones_like
from bot.server_choices import GuildPreferences
from bot.storage.day_posts import day_post_of
from bot.storage.errors import StorageError
from bot.storage.evenings import of_guild as evenings_of
from bot.storage.preferences import guild_preferences
from bot.storage.ratings.podiums import channel_of_podiums
from bot.tables.clock import CLOCKS
from bot.tables.house_rules import ChooseGame, HouseRules
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table_settings import Pictures
from cogs.clock import clock_menu
from cogs.evenings.controls import EVENINGS
from cogs.house_rules.controls import HouseRulesControl
from cogs.house_rules.pages import difference_text, game_menu
from cogs.ranks.controls import SETTINGS_RANKS
from cogs.seasons import (
    ServerFeatsControl,
    choose_podium_channel,
    feats_answered,
)
from cogs.server_preferences import (
    SETTINGS,
    Change,
    change_house,
    change_preferences,
    chosen_pictures,
    require_manager,
    usual_clock,
    usual_convention,
    usual_level,
    usual_rules,
    words_of_server,
)
from cogs.setup import convention_menu, level_menu, signals_button
from cogs.take_back import take_backs_button
from cogs.today.controls import SETTINGS_DAY
from cogs.ui.access import post_channel, post_trouble
from cogs.ui.arguments import chose, line_modal, number, one_of
from cogs.ui.command_group import contree_admin
from cogs.ui.control import Control, button, channel_menu, menu
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import card, notice, rows, small, text, title, with_items
from cogs.ui.press import Handler, Press, answer_in_place, is_private
from cogs.ui.replies import Refused, refusal, words_for
from engine.players import Level
from engine.players.understanding import Convention

SETTINGS_LANGUAGE = ControlName("settings-language", Presser.MANAGER)
SETTINGS_GAME = ControlName("settings-game", Presser.MANAGER)
SETTINGS_CLOCK = ControlName("settings-clock", Presser.MANAGER)
SETTINGS_LEVEL = ControlName("settings-level", Presser.MANAGER)
SETTINGS_CONVENTION = ControlName("settings-convention", Presser.MANAGER)
SETTINGS_PICTURES = ControlName("settings-pictures", Presser.MANAGER)
SETTINGS_LADDERS = ControlName("settings-ladders", Presser.MANAGER)
SETTINGS_PODIUM = ControlName("settings-podium", Presser.MANAGER)
SETTINGS_RESET = ControlName("settings-reset", Presser.MANAGER)
SETTINGS_ZONE = ControlName("settings-zone", Presser.MANAGER)
SETTINGS_ZONE_TYPED = ControlName("settings-zone-typed", Presser.MANAGER)


@dataclass(frozen=True)
class ServerSwitch(WordedControl):
    """Turns a choice of the server on or off."""

    on: bool


@control("settings-signals", Presser.MANAGER)
class ServerSignalsControl(ServerSwitch):
    """Whether computers signal."""


@control("settings-take-backs", Presser.MANAGER)
class ServerTakeBacksControl(ServerSwitch):
    """Whether misclicks may be taken back."""


@control("settings-reactions", Presser.MANAGER)
class ServerReactionsControl(ServerSwitch):
    """Whether players may react to a trick."""


SHARED, APART = "shared", "apart"
"""The scopes in which games count: among all servers too, or on their own alone."""

KINDS = (ChannelType.text, ChannelType.news)
"""The channels in which a podium can be posted."""

LONGEST_ZONE = 50
"""The longest name of a time zone that is read; the longest there is has 32 characters."""

MOST_ZONES = 5
"""The most names of zones that are told to who typed none of them."""

OF_THE_HOST = "host"
"""No language of the server's own: a table speaks that of its host."""


@dataclass(frozen=True, slots=True)
class PodiumChannel:
    """The channel for podiums, if any, and in words why they cannot be posted, if so."""

    channel: int | None = None
    trouble: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class NextTables:
    """The settings of a server's next tables, chosen or usual."""

    house: HouseRules
    clock: int
    level: Level
    convention: Convention
    pictures: Pictures


def settings_page(
    preferences: GuildPreferences,
    tables: NextTables,
    podium: PodiumChannel,
    here: datetime,
    say: Words,
    *,
    common: bool,
) -> ui.LayoutView:
    """The server's settings for its next tables.

    ``here``: what time it is in the server's zone. ``common``: the host keeps leaderboards over all
    servers, so that it can stay out of them.
    """
    language = preferences.language if preferences.language in LANGUAGES else None
    languages = {OF_THE_HOST: say("settings-language-host")}
    languages |= {key: words(key)("settings-language-own") for key in LANGUAGES}
    chosen = language or OF_THE_HOST
    posted_in = SETTINGS_PODIUM
    may_take_back = preferences.take_backs
    zone = say("settings-zone", zone=str(here.tzinfo), now=f"{here:%H:%M}")
    rules = [
        button(HouseRulesControl(), say("settings-button-house")),
        take_backs_button(ServerTakeBacksControl(not may_take_back), say, allowed=may_take_back),
        _reactions_button(preferences, say),
        signals_button(
            ServerSignalsControl(not preferences.signals), say, signals=preferences.signals
        ),
        _feats_button(preferences, say),
    ]
    reset = button(
        SETTINGS_RESET,
        say("settings-button-reset"),
        style=ButtonStyle.danger,
        disabled=preferences == GuildPreferences() and podium == PodiumChannel(),
    )
    return card(
        text(title(say("settings-title")), say("settings-hint"), small(zone)),
        text(f"**{say('settings-language')}**"),
        *rows([menu(SETTINGS_LANGUAGE, languages, chosen, state=chosen)]),
        text(f"**{say('settings-game')}**", small(difference_text(tables.house, say))),
        *rows([game_menu(SETTINGS_GAME, tables.house, say)]),
        *rows(rules),
        text(f"**{say('settings-clock')}**"),
        *rows([clock_menu(SETTINGS_CLOCK, tables.clock, say)]),
        text(f"**{say('settings-level')}**"),
        *rows([level_menu(SETTINGS_LEVEL, tables.level, say)]),
        text(f"**{say('convention-title')}**"),
        *rows([convention_menu(SETTINGS_CONVENTION, tables.convention, say)]),
        text(f"**{say('settings-pictures')}**"),
        *rows([_pictures_menu(tables.pictures, say)]),
        text(f"**{say('settings-ladders')}**"),
        *rows([_ladders_menu(preferences, say)] if common else []),
        *rows(
            [
                button(SETTINGS_RANKS, say("ranks-title")),
                button(SETTINGS_DAY, say("today-settings-title")),
                button(SETTINGS_ZONE, say("settings-zone-title")),
            ]
        ),
        text(f"**{say('settings-podium')}**", podium.trouble and _warning(podium.trouble)),
        *rows([channel_menu(posted_in, KINDS, podium.channel, say("settings-podium-none"))]),
        *rows([button(EVENINGS, say("evening-title")), reset]),
    )


def _reactions_button(preferences: GuildPreferences, say: Words) -> Control:
    """Whether players may react to a trick; a press on it asks for the contrary."""
    allowed = preferences.reactions
    return button(
        ServerReactionsControl(not allowed), say("settings-reactions", allowed=yes(allowed))
    )


def _feats_button(preferences: GuildPreferences, say: Words) -> Control:
    """Whether tables announce achievements; a press on it asks for the contrary."""
    announced = preferences.announces_feats
    return button(
        ServerFeatsControl(not announced), say("settings-feats", announced=yes(announced))
    )


def _ladders_menu(preferences: GuildPreferences, say: Words) -> Control:
    """Whether games count among all servers too."""
    names = {each: say(f"settings-ladders-{each}") for each in (SHARED, APART)}
    notes = {each: say(f"settings-ladders-{each}-note") for each in (SHARED, APART)}
    chosen = APART if preferences.apart else SHARED
    return menu(SETTINGS_LADDERS, names, chosen, notes, state=chosen)


def _pictures_menu(chosen: Pictures, say: Words) -> Control:
    """Whether tables are drawn too, and how often."""
    names = {each.value: say(f"settings-pictures-{each}") for each in Pictures}
    notes = {each.value: say(f"settings-pictures-{each}-note") for each in Pictures}
    return menu(SETTINGS_PICTURES, names, chosen, notes, state=chosen)


def with_troubles(view: ui.LayoutView, troubles: Sequence[str]) -> ui.LayoutView:
    """The settings, with what keeps the bot from posting below all else."""
    # In one text: the page has 39 of the 40 components that Discord takes.
    return with_items(view, text(*map(_warning, troubles))) if troubles else view


def _warning(line: str) -> str:
    return f"\N{WARNING SIGN} {line}"


async def answer_settings(interaction: Interaction) -> None:
    """Answer with the settings of the server, in the caller's language."""
    require_manager(interaction)
    guild, say = interaction.guild_id or 0, words_for(interaction)
    preferences, channel, evenings, day = await interaction.client.services.database.read(
        lambda connection: (
            guild_preferences(connection, guild),
            channel_of_podiums(connection, guild),
            evenings_of(connection, guild),
            day_post_of(connection, guild),
        )
    )
    tables = NextTables(
        house=usual_rules(interaction.client, preferences),
        clock=usual_clock(interaction.client, preferences),
        level=usual_level(interaction.client, preferences),
        convention=usual_convention(preferences),
        pictures=chosen_pictures(interaction.client, preferences),
    )
    zone = zone_or(preferences.zone, interaction.client.settings.zone)
    troubles = list[str]()
    if any(each.paused is WhyPaused.CHANNEL for each in evenings):
        troubles.append(say("settings-evenings-paused"))
    if day and day.channel and post_trouble(interaction.client, guild, day.channel, say):
        troubles.append(say("settings-day-silent"))
    view = settings_page(
        preferences,
        tables,
        _chosen_podium_channel(interaction, channel),
        interaction.client.clock.now().astimezone(zone),
        say,
        common=interaction.client.settings.common_ladder,
    )
    view = with_troubles(view, troubles)
    # After games are counted again the settings take the place of the notice that says so.
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view)
    else:
        await answer_in_place(interaction, view)


def _chosen_podium_channel(interaction: Interaction, channel: int | None) -> PodiumChannel:
    """A channel that there is no more cannot be shown as the one that is chosen."""
    say, bot, guild = words_for(interaction), interaction.client, interaction.guild_id or 0
    if channel is None:
        return PodiumChannel()
    trouble = post_trouble(bot, guild, channel, say)
    there = post_channel(bot, guild, channel) is not None
    return PodiumChannel(channel if there else None, refusal(say, trouble) or "" if trouble else "")


@contree_admin.command(
    name=command_text("command-setup-name"), description=command_text("command-setup-description")
)
async def setup(interaction: Interaction) -> None:
    """Show the server's settings to those who may change them."""
    await answer_settings(interaction)


@pressed(SETTINGS_ZONE)
async def _ask_zone(press: Press) -> None:
    require_manager(press.interaction)
    heading, label = press.say("settings-zone-title"), press.say("settings-zone-label")
    window = line_modal(SETTINGS_ZONE_TYPED, heading, label, LONGEST_ZONE)
    await press.interaction.response.send_modal(window)


@pressed(SETTINGS_ZONE_TYPED)
async def _zone(press: Press) -> None:
    require_manager(press.interaction)
    named = zone_of_place(press.value)
    if named is None:
        like = press.say.series(zones_like(press.value, MOST_ZONES)) or "none"
        raise Refused("refusal-unknown-zone", zone=escape_markdown(press.value), like=like)
    await _change(press, lambda now: replace(now, zone=named.key))


@pressed(SETTINGS)
async def _look(press: Press) -> None:
    await answer_settings(press.interaction)


@pressed(SETTINGS_LANGUAGE)
async def _language(press: Press) -> None:
    language = press.value if press.value in LANGUAGES else None
    await _change(press, lambda now: replace(now, language=language))


@pressed(SETTINGS_GAME)
async def _game(press: Press) -> None:
    await change_house(press.interaction, ChooseGame(press.value))
    await _look(press)


@pressed(SETTINGS_CLOCK)
async def _clock(press: Press) -> None:
    require_manager(press.interaction)
    if press.value not in map(str, CLOCKS):
        raise TableRefused(TableRefusal.STALE_PRESS)
    await _change(press, lambda now: replace(now, clock=int(press.value)))


def _menu(field: str, kind: type[StrEnum]) -> Handler:
    """A handler that chooses one of these for a field of the server's preferences."""

    async def choose(press: Press) -> None:
        require_manager(press.interaction)
        changed: dict[str, Any] = {field: one_of(kind, press.value)}
        await _change(press, lambda now: replace(now, **changed))

    return choose


def _switch(field: str) -> Callable[[Press, ServerSwitch], Awaitable[None]]:
    """A handler that turns a field of the server's preferences on or off."""

    async def flip(press: Press, asked: ServerSwitch) -> None:
        require_manager(press.interaction)
        changed: dict[str, Any] = {field: asked.on}
        await _change(press, lambda now: replace(now, **changed))

    return flip


@pressed(SETTINGS_LADDERS)
async def _ladders(press: Press) -> None:
    require_manager(press.interaction)
    await _keep_apart(press, apart=chose(press.value, APART, SHARED))
    await _look(press)


@pressed(SETTINGS_PODIUM)
async def _podium(press: Press) -> None:
    channel = number(press.value) if press.value else None
    await choose_podium_channel(press.interaction, channel)
    await _look(press)


@pressed(ServerFeatsControl)
async def _feats(press: Press, asked: ServerFeatsControl) -> None:
    """Choose it on the page of settings, or in answer to the question below a podium."""
    require_manager(press.interaction)
    announced = asked.on
    await change_preferences(press.interaction, lambda now: replace(now, announces_feats=announced))
    if is_private(press.interaction):
        await _look(press)
        return
    # Below a podium everybody reads the answer, in the words of the server.
    say = await words_of_server(press.bot, press.interaction.guild_id or 0)
    answered = feats_answered(press.user, say, announced=announced)
    await press.interaction.response.edit_message(view=answered)


@pressed(SETTINGS_RESET)
async def _reset(press: Press) -> None:
    require_manager(press.interaction)
    await _keep_apart(press, apart=False)
    await choose_podium_channel(press.interaction, None)
    await _change(press, lambda _: GuildPreferences())


async def _keep_apart(press: Press, *, apart: bool) -> None:
    """Let the games of the server count where they are to; the settings are to be shown then.

    It may count many of them again, and take longer than Discord waits for an answer.
    """
    await press.answer(notice(press.say("settings-recounting")))
    try:
        await press.bot.services.voiding.keep_apart(press.interaction.guild_id or 0, apart=apart)
    except StorageError:
        await _look(press)
        raise


async def _change(press: Press, change: Change) -> None:
    await change_preferences(press.interaction, change)
    await _look(press)


pressed(SETTINGS_LEVEL)(_menu("level", Level))
pressed(SETTINGS_CONVENTION)(_menu("convention", Convention))
pressed(SETTINGS_PICTURES)(_menu("pictures", Pictures))
pressed(ServerSignalsControl)(_switch("signals"))
pressed(ServerTakeBacksControl)(_switch("take_backs"))
pressed(ServerReactionsControl)(_switch("reactions"))
