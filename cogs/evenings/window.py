"""The window in which an evening is made or changed, and the evening that was typed into it."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import timedelta

import discord
from discord import ui

from bot.evenings import WEEK, Evening
from bot.i18n import Words
from bot.i18n.typed_days import typed_day, typed_hour
from bot.local_time import day_of
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.challenges.controls import is_played_alone
from cogs.evenings.controls import SetEveningControl
from cogs.evenings.pages import LONGEST_TITLE
from cogs.evenings.steps import EveningSteps
from cogs.server_preferences import (
    preferences_of,
    require_tables_in,
    table_channels,
    usual_rules,
)
from cogs.ui.access import post_channel, require_post_channel
from cogs.ui.arguments import LIFE_SECONDS, all_chosen, filled_in, number
from cogs.ui.press import Press
from cogs.ui.replies import Refused
from engine.seats import CLOCKWISE
from engine.variants import VARIANTS

TITLE, DAY, HOUR, CHANNEL, GAME = "title", "day", "hour", "channel", "game"
"""The fields of the window."""

LONGEST_DAY = 40

USUAL, SAME = "usual", "same"
"""No game of its own: what the server usually plays; and beside a game: the same deals for all."""

KINDS = [discord.ChannelType.text, discord.ChannelType.news]

FURTHEST = timedelta(days=366)
"""The time ahead within which an evening can be made."""


async def evening_window(press: Press, kept: Evening | None, typed: Mapping[str, str]) -> ui.Modal:
    """The window, with what was ``typed`` into it before, else with the evening as it is."""
    say = press.say
    asked = str(SetEveningControl(kept.id if kept else None).id)
    window = ui.Modal(title=say("evening-window"), custom_id=asked, timeout=LIFE_SECONDS)
    day = hour = usual = None
    if kept:
        day = say.weekday(kept.day) if kept.weekly else kept.day.isoformat()
        hour, usual = f"{kept.hour:%H:%M}", kept.title
    channel = kept.channel_id if kept else press.interaction.channel_id
    usual, day, hour = (typed.get(*each) for each in ((TITLE, usual), (DAY, day), (HOUR, hour)))
    chosen = number(typed[CHANNEL]) if typed.get(CHANNEL) else channel
    title: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=TITLE,
        max_length=LONGEST_TITLE,
        default=usual or say("evening-usual-title"),
    )
    window.add_item(ui.Label(text=say("evening-field-title"), component=title))
    for field, label, default in ((DAY, "day", day), (HOUR, "hour", hour)):
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=field,
            max_length=LONGEST_DAY,
            default=default,
            placeholder=say(f"evening-example-{label}"),
        )
        window.add_item(ui.Label(text=say(f"evening-field-{label}"), component=line))
    where = await _channels(press, chosen or 0)
    window.add_item(ui.Label(text=say("evening-field-channel"), component=where))
    usual_game = ((kept and kept.rules_key) or USUAL, *([SAME] if kept and kept.same_deals else []))
    options = _games(typed[GAME].split() if typed.get(GAME) else usual_game, say)
    # The five rows of a window are full: that all tables play the same is chosen beside the game.
    game: ui.Select[ui.Modal] = ui.Select(custom_id=GAME, options=options, max_values=3)
    window.add_item(ui.Label(text=say("evening-field-game"), component=game))
    return window


async def _channels(press: Press, chosen: int) -> ui.Item[ui.Modal]:
    """A menu of channels: of those where tables may open, if the server has chosen some."""
    bot, guild = press.bot, press.interaction.guild_id or 0
    offered = table_channels(bot, guild, await preferences_of(press.interaction))
    there = [post_channel(bot, guild, each) for each in offered or ()]
    if found := [(each.id, each.name) for each in there if each]:
        options = [
            discord.SelectOption(label=f"#{name}", value=str(each), default=each == chosen)
            for each, name in found
        ]
        return ui.Select(custom_id=CHANNEL, options=options)
    kind = discord.SelectDefaultValueType.channel
    return ui.ChannelSelect(
        custom_id=CHANNEL,
        channel_types=KINDS,
        default_values=[discord.SelectDefaultValue(id=chosen, type=kind)],
    )


def _games(chosen: Collection[str], say: Words) -> list[discord.SelectOption]:
    """The games for four, whatever the server usually plays, and that all play the same deals."""
    names = {USUAL: say("evening-game-usual"), SAME: say("evening-game-same")}
    names |= {
        rules.key: say.variant(rules)
        for rules in VARIANTS
        if len(rules.seating.order) == len(CLOCKWISE.order)
    }
    return [
        discord.SelectOption(label=label, value=value, default=value in chosen)
        for value, label in names.items()
    ]


async def typed_evening(press: Press, steps: EveningSteps, before: Evening | None) -> Evening:
    """The evening entered in the window; raises Refused with the fault."""
    fields, guild = filled_in(press.interaction), press.interaction.guild_id or 0
    zone, now = await steps.zone_of(guild), steps.clock.now()
    today, written = day_of(now, zone), fields.get(DAY, "")
    month_first = press.interaction.locale is discord.Locale.american_english
    day = typed_day(written, today, month_first=month_first)
    hour = typed_hour(fields.get(HOUR, ""))
    if day is None:
        raise Refused("evening-refused-day", typed=_quoted(written))
    if hour is None:
        raise Refused("evening-refused-hour", typed=_quoted(fields.get(HOUR, "")))
    if day.day < today:
        raise Refused("evening-refused-past", when=_quoted(written))
    if day.day > today + FURTHEST:
        raise Refused("evening-refused-far", typed=_quoted(written))
    channel = number(fields.get(CHANNEL, ""))
    require_post_channel(press.interaction, channel)
    await require_tables_in(press.interaction, channel)
    game, same = await _typed_game(press)
    # On one line, whatever was pasted: the title stands in headings and in sentences.
    title = " ".join(fields.get(TITLE, "").split())[:LONGEST_TITLE]
    evening = Evening(
        id=0,
        guild_id=guild,
        channel_id=channel,
        host_id=press.user,
        title=title or press.say("evening-usual-title"),
        weekly=day.weekly,
        day=day.day,
        hour=hour,
        rules_key=game,
        same_deals=same,
    )
    if evening.start(zone) <= now:
        if not day.weekly:
            raise Refused("evening-refused-past", when=discord.utils.format_dt(evening.start(zone)))
        evening = replace(evening, day=evening.day + WEEK)
    if before is None:
        return evening
    # Its next evening stays on the day that it has, unless the weekday is another.
    both = before.weekly and evening.weekly
    stays = both and before.day.weekday() == evening.day.weekday() and before.day >= evening.day
    return replace(
        before,
        channel_id=evening.channel_id,
        title=evening.title,
        weekly=evening.weekly,
        day=before.day if stays else evening.day,
        hour=evening.hour,
        rules_key=evening.rules_key,
        same_deals=evening.same_deals,
    )


async def _typed_game(press: Press) -> tuple[str | None, bool]:
    """The game that was chosen, None for the usual one, and whether all play the same deals."""
    chosen = set(all_chosen(press.interaction).get(GAME, ()))
    games = chosen - {USUAL, SAME}
    if games - {rules.key for rules in VARIANTS}:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if len(games) > 1:
        raise Refused("evening-refused-games")
    game = next(iter(games), None)
    if SAME in chosen:
        of_server = await preferences_of(press.interaction)
        if not is_played_alone(usual_rules(press.bot, of_server, game).variant):
            raise Refused("evening-refused-same")
    return game, SAME in chosen


def _quoted(typed: str) -> str:
    return discord.utils.escape_markdown(typed)
