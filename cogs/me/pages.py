"""A person's own choices, which hold wherever he plays; only he sees them."""

from enum import StrEnum

from discord import ButtonStyle, ui

from bot.card_emojis.book import pack_of
from bot.i18n import Words
from bot.pictures.packs import Pack
from bot.preferences import HandOrder, HandSize, Taste, taste_of
from bot.storage.preferences import NOWHERE, PlayerPreferences
from cogs.ui.control import button, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, card, rows, rule, small, text, title
from engine.cards import Card, Rank, Suit

ON, OFF = "on", "off"


class Pinged(StrEnum):
    """Where somebody wants to be called."""

    EVERYWHERE = "everywhere"
    HERE = "here"
    NOWHERE = "nowhere"


SAMPLE = tuple(
    Card(rank, suit)
    for rank, suit in zip((Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK), Suit, strict=True)
)
"""Cards that show what a pack looks like in a text."""


def habits_page(habits: PlayerPreferences, say: Words, guild: int) -> ui.LayoutView:
    """All that one may choose for oneself, one switch below the other, on this server."""
    return card(
        text(title(say("me-title")), say("me-hint")),
        rule(),
        _switch(
            Verb.ME_FORCED,
            say("me-forced"),
            say("me-forced-hint"),
            say,
            on=habits.plays_forced,
        ),
        rule(),
        *_packs(say),
        rule(),
        *_hand(taste_of(habits), say),
        rule(),
        *_pings(habits.pinged_in, guild, say),
        rule(),
        _switch(Verb.ME_FEATS, say("me-feats"), say("me-feats-hint"), say, on=habits.tells_feats),
    )


def _packs(say: Words) -> tuple[Item, ...]:
    """The packs of cards to choose among, and a few cards of the one that is chosen."""
    chosen = pack_of(say)
    packs = {str(pack): say(f"packs-{pack}") for pack in Pack}
    sample = " ".join(map(say.card_sign, SAMPLE))
    return (
        text(f"**{say('me-pack')}**", sample, small(say("me-pack-hint"))),
        *rows([menu(ControlId(Verb.ME_PACK), packs, chosen, state=chosen)]),
    )


def _hand(taste: Taste, say: Words) -> tuple[Item, ...]:
    """How the cards are sorted, and how large their buttons are."""
    orders = {str(order): say(f"me-order-{order}") for order in HandOrder}
    sizes = {str(size): say(f"me-size-{size}") for size in HandSize}
    return (
        text(f"**{say('me-hand')}**", small(say("me-hand-hint"))),
        *rows([menu(ControlId(Verb.ME_ORDER), orders, taste.order, state=taste.order)]),
        *rows([menu(ControlId(Verb.ME_SIZE), sizes, taste.size, state=taste.size)]),
    )


def _pings(pinged_in: int | None, guild: int, say: Words) -> tuple[Item, ...]:
    """Where one is called when a table waits for one."""
    chosen = {None: Pinged.EVERYWHERE, NOWHERE: Pinged.NOWHERE, guild: Pinged.HERE}.get(pinged_in)
    names = {str(pinged): say(f"me-pings-{pinged}") for pinged in Pinged}
    # Whoever is called on another server alone has chosen none of what is offered here.
    elsewhere = say("me-pings-elsewhere") if chosen is None else None
    where = menu(
        ControlId(Verb.ME_PINGS), names, chosen or "", state=chosen or "", placeholder=elsewhere
    )
    return (text(f"**{say('me-pings')}**", small(say("me-pings-hint"))), *rows([where]))


def _switch(verb: Verb, name: str, hint: str, say: Words, *, on: bool) -> Item:
    """What is chosen and what it does, and the button that chooses otherwise."""
    label = say("me-button-off") if on else say("me-button-on")
    style = ButtonStyle.secondary if on else ButtonStyle.success
    control = button(ControlId(verb, argument=OFF if on else ON), label, style=style)
    state = say("me-on") if on else say("me-off")
    what = text(f"**{say('me-switch', name=name, state=state)}**", small(hint))
    return ui.Section(what, accessory=control)
