"""A person's own choices, which hold wherever he plays; only he sees them."""

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.pictures.packs import Pack
from bot.signs.readers import pack_of
from bot.storage.habits import Habits
from cogs.ui.control import button, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, card, rows, rule, small, text, title
from engine.cards import Card, Rank, Suit

ON, OFF = "on", "off"

SAMPLE = tuple(
    Card(rank, suit)
    for rank, suit in zip((Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK), Suit, strict=True)
)
"""Cards that show what a pack looks like in a text."""


def habits_page(habits: Habits, say: Words) -> ui.LayoutView:
    """All that one may choose for oneself, one switch below the other."""
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


def _switch(verb: Verb, name: str, hint: str, say: Words, *, on: bool) -> Item:
    """What is chosen and what it does, and the button that chooses otherwise."""
    label = say("me-button-off") if on else say("me-button-on")
    style = ButtonStyle.secondary if on else ButtonStyle.success
    control = button(ControlId(verb, argument=OFF if on else ON), label, style=style)
    state = say("me-on") if on else say("me-off")
    what = text(f"**{say('me-switch', name=name, state=state)}**", small(hint))
    return ui.Section(what, accessory=control)
