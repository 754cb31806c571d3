"""The settings of a server, for those who manage it."""

from dataclasses import dataclass

from discord import ButtonStyle, ChannelType, ui

from bot.i18n import LANGUAGES, Words, words
from bot.storage.preferences import GuildPreferences
from bot.tables.house_rules import HouseRules
from bot.tables.table_settings import Pictures
from cogs.clock.pages import clock_menu
from cogs.computers.pages import level_menu
from cogs.house_rules.pages import difference_text, game_menu
from cogs.take_back.pages import take_backs_button
from cogs.ui.control import Control, button, channel_menu, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import card, rows, rule, small, text, title, warning
from engine.players import Level

SHARED, APART = "shared", "apart"
"""Where games count: among all servers too, or on their own alone."""

KINDS = (ChannelType.text, ChannelType.news)
"""The channels in which a podium can be posted."""

OF_THE_HOST = "host"
"""No language of the server's own: a table speaks that of its host."""


@dataclass(frozen=True, slots=True)
class PodiumChannel:
    """Where podiums are posted, if anywhere, and in words why they cannot be, if they cannot."""

    channel: int | None = None
    trouble: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class NextTables:
    """What the next tables of a server have, chosen or not."""

    house: HouseRules
    clock: int
    level: Level
    pictures: Pictures


def settings(
    preferences: GuildPreferences, tables: NextTables, podium: PodiumChannel, say: Words
) -> ui.LayoutView:
    """What the server has chosen for its next tables; the rest is what a new one has."""
    language = preferences.language if preferences.language in LANGUAGES else None
    languages = {OF_THE_HOST: say("settings-language-host")}
    languages |= {key: words(key)("settings-language-own") for key in LANGUAGES}
    chosen = language or OF_THE_HOST
    control = ControlId(Verb.SETTINGS_LANGUAGE)
    may_take_back = preferences.take_backs
    rules = [
        button(ControlId(Verb.HOUSE_RULES), say("settings-button-house")),
        take_backs_button(ControlId(Verb.SETTINGS_TAKE_BACKS), say, allowed=may_take_back),
    ]
    reset = button(
        ControlId(Verb.SETTINGS_RESET),
        say("settings-button-reset"),
        style=ButtonStyle.danger,
        disabled=preferences == GuildPreferences() and podium == PodiumChannel(),
    )
    return card(
        text(title(say("settings-title")), say("settings-hint")),
        rule(),
        text(f"**{say('settings-language')}**"),
        *rows([menu(control, languages, chosen, state=chosen)]),
        text(f"**{say('settings-game')}**", small(difference_text(tables.house, say))),
        *rows([game_menu(ControlId(Verb.SETTINGS_GAME), tables.house, say)]),
        *rows(rules),
        text(f"**{say('settings-clock')}**"),
        *rows([clock_menu(ControlId(Verb.SETTINGS_CLOCK), tables.clock, say)]),
        text(f"**{say('settings-level')}**"),
        *rows([level_menu(ControlId(Verb.SETTINGS_LEVEL), tables.level, say)]),
        text(f"**{say('settings-pictures')}**"),
        *rows([_pictures_menu(tables.pictures, say)]),
        text(f"**{say('settings-ladders')}**"),
        *rows([_ladders_menu(preferences, say)]),
        *rows([button(ControlId(Verb.SETTINGS_RANKS), say("ranks-title"))]),
        text(f"**{say('settings-podium')}**"),
        *warning(podium.trouble),
        *rows([_podium_menu(podium, say)]),
        *rows([reset]),
    )


def _ladders_menu(preferences: GuildPreferences, say: Words) -> Control:
    """Whether games count among all servers too."""
    names = {each: say(f"settings-ladders-{each}") for each in (SHARED, APART)}
    notes = {each: say(f"settings-ladders-{each}-note") for each in (SHARED, APART)}
    chosen = APART if preferences.apart else SHARED
    return menu(ControlId(Verb.SETTINGS_LADDERS), names, chosen, notes, state=chosen)


def _podium_menu(podium: PodiumChannel, say: Words) -> Control:
    """The channel where podiums are posted; without one, nowhere."""
    control = ControlId(Verb.SETTINGS_PODIUM)
    return channel_menu(control, KINDS, podium.channel, say("settings-podium-none"))


def _pictures_menu(chosen: Pictures, say: Words) -> Control:
    """Whether tables are drawn too, and how often anew."""
    names = {each.value: say(f"settings-pictures-{each}") for each in Pictures}
    notes = {each.value: say(f"settings-pictures-{each}-note") for each in Pictures}
    return menu(ControlId(Verb.SETTINGS_PICTURES), names, chosen, notes, state=chosen)
