"""What is stored about the reader, and what they can do about it; only they see it."""

from collections.abc import Iterable, Sequence

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.storage.privacy.erasure import Seated
from bot.storage.privacy.export import DataSummary
from bot.tables.table import Table
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, card, message, notice, rows, rule, small, text, title
from cogs.watch.watchers import own_following_lines

LINK = "https://discord.com/channels/{guild}/{channel}"


def privacy_page(held: DataSummary, user: int, live: Iterable[Table], say: Words) -> ui.LayoutView:
    """How much is stored, why and until when, who sees whose hand just now, and the buttons."""
    told: tuple[Item, ...] = (text(title(say("privacy-title")), say("privacy-none")),)
    if held:
        told = (
            text(title(say("privacy-title")), say("privacy-kept"), *_lines(held, say)),
            text(small(say("privacy-why")), small(say("privacy-how-long"))),
        )
    return card(
        *told,
        rule(),
        *_hands(live, user, say),
        _switch(held, user, say),
        rule(),
        *rows(_buttons(held, user, say)),
    )


def confirm_erasing(held: DataSummary, user: int, say: Words) -> ui.LayoutView:
    """What would go, and that it does not come back."""
    sure = _button(Verb.PRIVACY_ERASE, user, say("privacy-button-confirm"), ButtonStyle.danger)
    keep = _button(Verb.PRIVACY_KEEP, user, say("privacy-button-keep"))
    export = _button(Verb.PRIVACY_EXPORT, user, say("privacy-button-export"))
    return card(
        text(title(say("privacy-confirm-title")), *_lines(held, say)),
        text(say("privacy-confirm-what"), f"**{say('privacy-confirm-final')}**"),
        *rows([sure, keep, export]),
    )


def still_seated(seated: tuple[Seated, ...], say: Words) -> ui.LayoutView:
    """At which tables they still have a seat, and how to leave."""
    links = (_link(each.guild_id, each.channel_id) for each in seated)
    return notice(say("privacy-still-seated", count=len(seated), links=say.every(links)))


def erased_but_for_roles(done: str, left: Sequence[str], say: Words) -> ui.LayoutView:
    """Which roles could not be taken back, and who can take them."""
    remain = say("privacy-roles-left", count=len(left), roles=say.every(left))
    return card(text(done), text(remain))


def exported(name: str, part: int, parts: int, say: Words) -> ui.LayoutView:
    """A file of the export."""
    which = (text(small(say("privacy-export-part", part=part, parts=parts))),) if parts > 1 else ()
    told = (text(say("privacy-exported", count=parts)),) if part == 1 else ()
    return message([*told, *which, ui.File(f"attachment://{name}")])


def _lines(held: DataSummary, say: Words) -> list[str]:
    numbers = {
        "privacy-tables": held.tables,
        "privacy-games": held.games,
        "privacy-ratings": held.ratings,
        "privacy-sums": held.sums,
        "privacy-voided": held.voided,
        "privacy-rank-roles": held.rank_roles,
        "privacy-waits": held.waits,
    }
    told = [say(key, count=count) for key, count in numbers.items() if count]
    if held.choices:
        told.append(say("privacy-choices"))
    return [f"- {line}" for line in told]


def _hands(live: Iterable[Table], user: int, say: Words) -> tuple[Item, ...]:
    """Who sees the reader's hands, and whose hands the reader sees; often nothing."""
    lines = [
        say("privacy-hand", what=line, link=_link(table.opened.guild, table.opened.channel))
        for table in live
        for line in own_following_lines(table, user, say)
    ]
    return (text(f"**{say('privacy-hands')}**", *lines), rule()) if lines else ()


def _link(guild: int, channel: int) -> str:
    return LINK.format(guild=guild, channel=channel)


def _switch(held: DataSummary, user: int, say: Words) -> Item:
    state = say("me-on") if held.hidden else say("me-off")
    label = say("privacy-button-show") if held.hidden else say("privacy-button-hide")
    verb = Verb.PRIVACY_SHOW if held.hidden else Verb.PRIVACY_HIDE
    named = f"**{say('me-switch', name=say('privacy-hidden'), state=state)}**"
    what = text(named, small(say("privacy-hidden-hint")))
    return ui.Section(what, accessory=_button(verb, user, label))


def _buttons(held: DataSummary, user: int, say: Words) -> list[Control]:
    export, erase = say("privacy-button-export"), say("privacy-button-erase")
    return [
        _button(Verb.PRIVACY_EXPORT, user, export, disabled=not held),
        _button(Verb.PRIVACY_ASK_ERASE, user, erase, ButtonStyle.danger, disabled=not held),
    ]


def _button(
    verb: Verb,
    user: int,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Control:
    return button(ControlId(verb, argument=str(user)), label, style=style, disabled=disabled)
