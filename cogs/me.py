"""A player's own preferences: the command, its page and its controls."""

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from typing import Annotated, Any

from discord import ButtonStyle, ui

from bot.client import Interaction
from bot.discord_api.card_emojis import pack_of
from bot.i18n import Words
from bot.i18n.commands import command_text
from bot.pictures.packs import PicturePack
from bot.preferences import HandOrder, HandSize, HandStyle, hand_style_of
from bot.storage.preferences import (
    NOWHERE,
    PlayerPreferences,
    change_player_preferences,
    player_preferences,
)
from cogs.ui.arguments import one_of
from cogs.ui.command_group import contree
from cogs.ui.control import button, menu
from cogs.ui.control_words import choice
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import LayoutItem, card, rows, rule, small, text, title
from cogs.ui.press import Handler, Press
from cogs.ui.replies import words_for
from engine.cards import Card, Rank, Suit

ME_PACK = ControlName("me-pack", Presser.ANYBODY)
ME_ORDER = ControlName("me-order", Presser.ANYBODY)
ME_SIZE = ControlName("me-size", Presser.ANYBODY)
ME_PINGS = ControlName("me-pings", Presser.ANYBODY)

SWITCHES = ("plays_forced", "tells_feats", "reacts", "reminded", "self_analysis")
"""The preferences that are on or off, by their fields."""


@control("me-switch", Presser.ANYBODY)
class MeSwitchControl(WordedControl):
    """Turns a preference on or off."""

    preference: Annotated[str, choice({field.replace("_", "-"): field for field in SWITCHES})]
    on: Annotated[bool, choice({"on": True, "off": False})]


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
    """A player's own preferences on this server, one switch below the other."""
    return card(
        text(title(say("me-title")), say("me-hint")),
        rule(),
        _switch("plays_forced", say("me-forced"), say("me-forced-hint"), preferences, say),
        rule(),
        *_packs(say),
        rule(),
        *_hand(hand_style_of(preferences), say),
        rule(),
        *_pings(preferences.pinged_in, guild, say),
        rule(),
        _switch("tells_feats", say("me-feats"), say("me-feats-hint"), preferences, say),
        rule(),
        _switch("reacts", say("me-reacts"), say("me-reacts-hint"), preferences, say),
        rule(),
        _switch("reminded", say("me-reminded"), say("me-reminded-hint"), preferences, say),
        rule(),
        _switch("self_analysis", say("me-analysis"), say("me-analysis-hint"), preferences, say),
    )


def _packs(say: Words) -> tuple[LayoutItem, ...]:
    """The packs of cards to choose among, and a few cards of the one that is chosen."""
    chosen = pack_of(say)
    packs = {str(pack): say(f"packs-{pack}") for pack in PicturePack}
    sample = " ".join(map(say.card_sign, SAMPLE))
    return (
        text(f"**{say('me-pack')}**", sample, small(say("me-pack-hint"))),
        *rows([menu(ME_PACK, packs, chosen, state=chosen)]),
    )


def _hand(hand_style: HandStyle, say: Words) -> tuple[LayoutItem, ...]:
    """The menus for the order of cards and the size of their buttons."""
    orders = {str(order): say(f"me-order-{order}") for order in HandOrder}
    sizes = {str(size): say(f"me-size-{size}") for size in HandSize}
    return (
        text(f"**{say('me-hand')}**", small(say("me-hand-hint"))),
        *rows([menu(ME_ORDER, orders, hand_style.order, state=hand_style.order)]),
        *rows([menu(ME_SIZE, sizes, hand_style.size, state=hand_style.size)]),
    )


def _pings(pinged_in: int | None, guild: int, say: Words) -> tuple[LayoutItem, ...]:
    """The choice of places in which a player is pinged on their turn."""
    chosen = {None: Pinged.EVERYWHERE, NOWHERE: Pinged.NOWHERE, guild: Pinged.HERE}.get(pinged_in)
    names = {str(pinged): say(f"me-pings-{pinged}") for pinged in Pinged}
    # Whoever is called on another server alone has chosen none of what is offered here.
    elsewhere = say("me-pings-elsewhere") if chosen is None else None
    where = menu(ME_PINGS, names, chosen or "", state=chosen or "", placeholder=elsewhere)
    return (text(f"**{say('me-pings')}**", small(say("me-pings-hint"))), *rows([where]))


def _switch(
    field: str, name: str, hint: str, preferences: PlayerPreferences, say: Words
) -> LayoutItem:
    """A preference that is on or off, what it does, and the button that changes it."""
    on = getattr(preferences, field)
    label = say("me-button-off") if on else say("me-button-on")
    style = ButtonStyle.secondary if on else ButtonStyle.success
    turn = button(MeSwitchControl(field, on=not on), label, style=style)
    state = say("me-on") if on else say("me-off")
    what = text(f"**{say('me-switch', name=name, state=state)}**", small(hint))
    return ui.Section(what, accessory=turn)


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
    await interaction.response.send_message(view=view, ephemeral=True)


@contree.command(
    name=command_text("command-me-name"), description=command_text("command-me-description")
)
async def me(interaction: Interaction) -> None:
    """Show the caller's own preferences."""
    await answer_preferences(interaction)


@pressed(MeSwitchControl)
async def _flip(press: Press, asked: MeSwitchControl) -> None:
    changed: dict[str, Any] = {asked.preference: asked.on}
    await _change(press, lambda now: replace(now, **changed))


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
