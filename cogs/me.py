"""A player's own preferences: the command, its page and its controls."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import StrEnum
from itertools import pairwise
from typing import Annotated, Any

from discord import ButtonStyle, ui

from bot.client import Interaction
from bot.i18n import Words
from bot.i18n.commands import command_text
from bot.pictures.packs import DEFAULT, PicturePack
from bot.preferences import TIME_FACTORS, HandOrder, HandSize, hand_style_of, time_factor_of
from bot.storage.preferences import (
    NOWHERE,
    PlayerPreferences,
    change_player_preferences,
    player_preferences,
)
from bot.tables.checks import require_seat
from bot.tables.clock import gives_more_time
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.notify import NotifyControl
from cogs.ui.arguments import one_of
from cogs.ui.command_group import contree
from cogs.ui.control import Control, button, menu
from cogs.ui.control_words import choice
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import LayoutItem, card, notice, rows, small, text, title
from cogs.ui.own_hand import show_hand
from cogs.ui.press import Handler, Press, answer_in_place, played_here
from cogs.ui.replies import words_for
from engine.cards import Card, Rank, Suit

ME_PACK = ControlName("me-pack", Presser.ANYBODY)
ME_ORDER = ControlName("me-order", Presser.ANYBODY)
ME_SIZE = ControlName("me-size", Presser.ANYBODY)
ME_PINGS = ControlName("me-pings", Presser.ANYBODY)
ME_TIME = ControlName("me-time", Presser.ANYBODY)
ME_BACK = ControlName("me-back", Presser.ANYBODY)

PRIVACY = ControlName("privacy", Presser.ANYBODY)
"""To what is kept of who presses it."""

MORE_TIME = ControlName("more-time", Presser.SEATED)
"""Twice as long as until now to think, from this turn on."""

READ_TO_ME = "read_to_me"

SWITCHES: Mapping[str, str] = {
    READ_TO_ME: "read",
    "plays_forced": "forced",
    "safe_colours": "colours",
    "tells_feats": "feats",
    "reacts": "reacts",
    "reminded": "reminded",
    "self_analysis": "analysis",
}
"""The preferences that are on or off: the name of each, by its field."""


@control("me-switch", Presser.ANYBODY)
class MeSwitchControl(WordedControl):
    """Turns a preference on or off."""

    preference: Annotated[str, choice({field.replace("_", "-"): field for field in SWITCHES})]
    on: Annotated[bool, choice({"on": True, "off": False})]


class Hints(StrEnum):
    """A page of hints: on one, all would be higher than a phone."""

    SCREENS = "screens"
    PLAY = "play"
    NEWS = "news"


HINTS: Mapping[Hints, tuple[str, ...]] = {
    Hints.SCREENS: ("read", "colours", "pack", "hand"),
    Hints.PLAY: ("forced", "time", "pings", "reacts"),
    Hints.NEWS: ("feats", "reminded", "analysis"),
}
"""The names of the preferences that each page explains."""


@control("me-hints", Presser.ANYBODY)
class MeHintsControl(WordedControl):
    """Says what each of these preferences does."""

    which: Hints


class Pinged(StrEnum):
    """The places in which a person wants to be pinged."""

    EVERYWHERE = "everywhere"
    HERE = "here"
    NOWHERE = "nowhere"


SAMPLE = tuple(
    Card(rank, suit)
    for rank, suit in zip((Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK), Suit, strict=True)
)
"""Cards that show what a pack looks like in a text."""


def preferences_page(preferences: PlayerPreferences, say: Words, guild: int) -> ui.LayoutView:
    """A player's own preferences on this server: it fits a phone, and tells no more than names."""
    first, *others = (_switch(field, name, preferences, say) for field, name in SWITCHES.items())
    style = hand_style_of(preferences)
    orders = {str(order): say(f"me-order-{order}") for order in HandOrder}
    sizes = {str(size): say(f"me-size-{size}") for size in HandSize}
    times = {str(factor): say(f"me-time-{factor}") for factor in TIME_FACTORS}
    chosen = str(time_factor_of(preferences))
    return card(
        text(title(say("me-title")), small(say("me-read-short"))),
        *rows([first, button(MeHintsControl(Hints.SCREENS), say("me-button-hints"))]),
        *_pack(preferences, say),
        *rows([menu(ME_ORDER, orders, style.order)]),
        *rows([menu(ME_SIZE, sizes, style.size)]),
        *rows([menu(ME_TIME, times, chosen)]),
        *rows([_pings(preferences.pinged_in, guild, say)]),
        *rows(
            [
                *others,
                button(NotifyControl(on=True), say("me-button-notify")),
                button(PRIVACY, say("me-button-privacy")),
            ],
            width=3,
        ),
    )


def hints_page(which: Hints, say: Words) -> ui.LayoutView:
    """What each of these preferences does."""
    lines = (f"**{say(f'me-{name}')}** · {say(f'me-{name}-hint')}" for name in HINTS[which])
    tabs = [
        button(MeHintsControl(each), say(f"me-hints-{each}"), disabled=each is which)
        for each in Hints
    ]
    back = button(ME_BACK, say("me-button-back"), style=ButtonStyle.primary)
    head = title(say("me-title")), small(say("me-hint"))
    return card(text(*head, *lines), *rows([*tabs, back]))


def _pack(preferences: PlayerPreferences, say: Words) -> list[LayoutItem]:
    """The packs of cards to choose among, and a few cards of the one that is chosen."""
    packs = {str(pack): say(f"packs-{pack}") for pack in PicturePack}
    chosen = preferences.pack if preferences.pack in packs else str(DEFAULT)
    sample = "" if say.heard else " ".join(map(say.card_sign, SAMPLE))
    named = text(f"**{say('me-pack')}** {sample}".strip())
    return [named, *rows([menu(ME_PACK, packs, chosen)])]


def _pings(pinged_in: int | None, guild: int, say: Words) -> Control:
    """The places in which a player is pinged on their turn."""
    chosen = {None: Pinged.EVERYWHERE, NOWHERE: Pinged.NOWHERE, guild: Pinged.HERE}.get(pinged_in)
    names = {str(pinged): say(f"me-pings-{pinged}") for pinged in Pinged}
    # Whoever is called on another server alone has chosen none of what is offered here.
    elsewhere = say("me-pings-elsewhere") if chosen is None else None
    return menu(ME_PINGS, names, chosen or "", placeholder=elsewhere)


def _switch(field: str, name: str, preferences: PlayerPreferences, say: Words) -> Control:
    """A preference that is on or off, as the button that changes it: no two are called alike."""
    on = bool(getattr(preferences, field))
    state = say("me-on") if on else say("me-off")
    style = ButtonStyle.success if on else ButtonStyle.secondary
    label = say("me-switch", name=say(f"me-{name}"), state=state)
    return button(MeSwitchControl(field, on=not on), label, style=style)


def read_to_me_button(table: int, say: Words) -> Control:
    """The button that has everything read to who presses it from now on."""
    return button(MeSwitchControl(READ_TO_ME, on=True).at(table), say("me-read"))


async def change_own_preferences(
    interaction: Interaction, change: Callable[[PlayerPreferences], PlayerPreferences]
) -> PlayerPreferences:
    """Update the caller's own preferences."""
    user = interaction.user.id
    bot = interaction.client
    chosen = await bot.services.database.write(
        lambda connection: change_player_preferences(connection, user, change),
        guild=interaction.guild_id or 0,
    )
    bot.learn_preferences(user, chosen)
    return chosen


async def answer_preferences(interaction: Interaction) -> None:
    """Answer with the page of the caller's preferences."""
    user = interaction.user.id
    database = interaction.client.services.database
    preferences = await database.read(lambda connection: player_preferences(connection, user))
    view = preferences_page(preferences, words_for(interaction), interaction.guild_id or 0)
    await answer_in_place(interaction, view)


@contree.command(
    name=command_text("command-me-name"), description=command_text("command-me-description")
)
async def me(interaction: Interaction) -> None:
    """Show the caller's own preferences."""
    await answer_preferences(interaction)


@pressed(MeSwitchControl)
async def _flip(press: Press, asked: MeSwitchControl) -> None:
    changed: dict[str, Any] = {asked.preference: asked.on}
    table = played_here(press.interaction, press.control.table)
    if asked.preference == READ_TO_ME and table is not None and press.on_hand:
        # Asked for on a hand: it is read from now on.
        await change_own_preferences(press.interaction, lambda now: replace(now, **changed))
        await show_hand(press.interaction, table)
        return
    await _change(press, lambda now: replace(now, **changed))


@pressed(MeHintsControl)
async def _hints(press: Press, asked: MeHintsControl) -> None:
    await press.answer(hints_page(asked.which, press.say))


@pressed(ME_BACK)
async def _back(press: Press) -> None:
    await answer_preferences(press.interaction)


@pressed(ME_TIME)
async def _choose_time(press: Press) -> None:
    factors = {str(factor): factor for factor in TIME_FACTORS}
    if press.value not in factors:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await _change(press, lambda now: replace(now, time_factor=factors[press.value]))
    _stretch_clocks(press)


@pressed(MORE_TIME)
async def _more_time(press: Press) -> None:
    """Give whoever is called the next longer time; it is a preference, and stays."""
    session = await press.session()
    require_seat(session.table, press.user)
    if not gives_more_time(session.table):
        raise TableRefused(TableRefusal.STALE_PRESS)
    longer = dict(pairwise(TIME_FACTORS))

    def change(now: PlayerPreferences) -> PlayerPreferences:
        factor = time_factor_of(now)
        return replace(now, time_factor=longer.get(factor, factor))

    chosen = await change_own_preferences(press.interaction, change)
    _stretch_clocks(press)
    told = press.say("me-time-given", factor=chosen.time_factor)
    await press.answer_beside(notice(told))


def _stretch_clocks(press: Press) -> None:
    for session in press.bot.services.registry.tables_of(press.user):
        session.stretch_clock()


def _menu(field: str, kind: type[StrEnum]) -> Handler:
    """A handler that chooses one of these for a field of a player's preferences."""

    async def choose(press: Press) -> None:
        changed: dict[str, Any] = {field: one_of(kind, press.value)}
        await _change(press, lambda now: replace(now, **changed))

    return choose


@pressed(ME_PINGS)
async def _choose_pings(press: Press) -> None:
    pinged = one_of(Pinged, press.value)
    where = {Pinged.HERE: press.interaction.guild_id, Pinged.NOWHERE: NOWHERE}
    pinged_in = where.get(pinged)
    await _change(press, lambda now: replace(now, pinged_in=pinged_in))


async def _change(press: Press, change: Callable[[PlayerPreferences], PlayerPreferences]) -> None:
    chosen = await change_own_preferences(press.interaction, change)
    view = preferences_page(chosen, press.say, press.interaction.guild_id or 0)
    # A switch on a hand has the number of its table: there, the page opens beside.
    await (press.answer_beside(view) if press.control.table else press.answer(view))


pressed(ME_PACK)(_menu("pack", PicturePack))
pressed(ME_ORDER)(_menu("hand_order", HandOrder))
pressed(ME_SIZE)(_menu("hand_size", HandSize))
