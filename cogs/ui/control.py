"""The controls of every page: dynamic items, so that they outlive the bot that drew them."""

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Protocol, Self, cast

import discord
from discord import ButtonStyle, ui
from discord.ext import commands

from bot.client import Interaction
from bot.i18n import Words
from bot.i18n.direction import directed
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui.ids import PREFIX, ControlId
from cogs.ui.replies import Refused, answer_error

NO_NOTES: Mapping[str, str] = MappingProxyType({})

LONGEST_LABEL, LONGEST_CHOICE, LONGEST_PLACEHOLDER = 80, 100, 150
"""Characters that Discord allows on a button, in a line of a menu, and in one without a choice."""

MOST_CHOICES = 25
"""The choices that Discord allows in a menu, and offers to who types."""

ANSWERED = "press_answered"
"""The event that a press on a control has its answer."""


class PageWay(StrEnum):
    """The ways from one page of a list to another."""

    PREVIOUS = "previous"
    NEXT = "next"
    OWN = "own"
    """To the page on which the reader stands."""


class Pressable(Protocol):
    """What a button, a menu or a window asks when it is used."""

    @property
    def id(self) -> ControlId:
        """Its ``custom_id``."""


class PressReceiver(commands.Cog):
    """The cog that all presses go to."""

    NAME = "Presses"

    @abstractmethod
    async def receive(self, interaction: Interaction, control: ControlId, value: str) -> None:
        """Do what is asked, and answer; ``value`` is what was chosen in a menu."""

    @abstractmethod
    async def refuse(self, interaction: Interaction, error: Exception) -> None:
        """Answer a press of which nothing came."""


class Control(ui.DynamicItem[ui.Item[Any]], template=rf"(?s){PREFIX}:.*"):
    """A button or a menu of a table."""

    # A message has no other controls: a view with plain items beside these takes this class from
    # the registry of the whole bot once it times out, and no button anywhere answers any more
    # (discord.py 2.7).

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The control that was used, read back from its message."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Deliver the press to its cog, and answer whatever happens."""
        # Discord's library only logs what a dynamic item raises, and the presser would read
        # "This interaction failed": this is the boundary where an error becomes an answer.
        receiver = interaction.client.get_cog(PressReceiver.NAME)
        if not isinstance(receiver, PressReceiver):
            # A bot that stops loses its cogs before it hears its last press.
            await answer_error(interaction, TableRefused(TableRefusal.CLOSING))
            return
        try:
            # The first choice of a menu: of a channel or a role, its id; empty if there is none.
            chosen = cast("Mapping[str, object]", interaction.data or {}).get("values")
            value = str(chosen[0]) if isinstance(chosen, list) and chosen else ""
            await receiver.receive(interaction, read_control(self.custom_id), value)
        except Exception as error:  # noqa: BLE001 - see above
            await receiver.refuse(interaction, error)
        interaction.client.dispatch(ANSWERED, interaction)

    def disable(self) -> None:
        """Show it, and let nobody press it."""
        if isinstance(self.item, ui.Button | ui.Select):
            self.item.disabled = True


def read_control(custom_id: str) -> ControlId:
    """The control of this id; Refused when it is from another version."""
    try:
        return ControlId.parse(custom_id)
    except ValueError as error:  # not written by this version
        raise Refused("refusal-old-button") from error


def drawn_on(parts: Iterable[discord.Component]) -> Iterator[str | None]:
    """The ids of all controls in these parts of a message."""
    for part in parts:
        yield getattr(part, "custom_id", None)
        yield from drawn_on(getattr(part, "children", ()))
        if isinstance(part, discord.SectionComponent):
            yield from drawn_on((part.accessory,))


def button(
    control: Pressable,
    label: str,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    disabled: bool = False,
    emoji: str = "",
) -> Control:
    """A button; its component number follows from what it does, not from where it stands.

    With an emoji it may do without a label: the name of the emoji is read aloud in its place.
    """
    asked = control.id
    return Control(
        ui.Button(
            label=_directed(label, LONGEST_LABEL) or None,
            emoji=emoji or None,
            style=style,
            disabled=disabled,
            custom_id=str(asked),
            id=asked.component,
        )
    )


def answer_buttons(agree: Pressable, agreed: str, refuse: Pressable, refused: str) -> list[Control]:
    """The two answers to what a player asks of others, with their labels."""
    return [
        button(agree, agreed, style=ButtonStyle.success),
        button(refuse, refused, style=ButtonStyle.danger),
    ]


def _directed(label: str, most: int) -> str:
    """The label kept from right to left where it runs so, if there is room for the marks."""
    marked = directed(label)
    return marked if len(marked) <= most else label


def menu(
    control: Pressable,
    choices: Mapping[str, str],
    chosen: str,
    notes: Mapping[str, str] = NO_NOTES,
    *,
    placeholder: str | None = None,
    state: str = "",
) -> Control:
    """A menu of one choice: the values with their labels, and a note below some of them.

    The placeholder is read while nothing that it offers is chosen. ``state``: what else changes
    while the same is chosen.
    """
    options = [
        discord.SelectOption(
            label=_directed(label, LONGEST_CHOICE),
            value=value,
            description=_directed(notes.get(value, ""), LONGEST_CHOICE) or None,
            default=value == chosen,
        )
        for value, label in choices.items()
    ]
    asked = control.id
    # Discord goes on showing what a reader chose until the number changes, whatever holds.
    number = asked.component_for(chosen + state)
    shown = _directed(placeholder or "", LONGEST_PLACEHOLDER) or None
    return Control(ui.Select(options=options, custom_id=str(asked), id=number, placeholder=shown))


def channel_menu(
    control: Pressable,
    kinds: Sequence[discord.ChannelType],
    chosen: Sequence[int],
    placeholder: str,
    *,
    most: int = 1,
) -> Control:
    """A menu of the server's channels of these kinds.

    Something is chosen in it always: who only looks into it must not turn anything off.
    """
    more = {"channel_types": list(kinds), "max_values": most}
    of = discord.SelectDefaultValueType.channel
    return _menu_of_the_server(ui.ChannelSelect, of, control, chosen, placeholder, **more)


def role_menu(control: Pressable, chosen: int | None, placeholder: str) -> Control:
    """A menu of the server's roles; something is chosen in it always, as in one of channels."""
    of, roles = discord.SelectDefaultValueType.role, [chosen] if chosen else []
    return _menu_of_the_server(ui.RoleSelect, of, control, roles, placeholder)


def person_menu(control: Pressable, chosen: int | None, placeholder: str) -> Control:
    """A menu of the server's people, in which nobody may be chosen too."""
    of, people = discord.SelectDefaultValueType.user, [chosen] if chosen else []
    return _menu_of_the_server(ui.UserSelect, of, control, people, placeholder, min_values=0)


def _menu_of_the_server(
    kind: Callable[..., ui.Item[Any]],
    of: discord.SelectDefaultValueType,
    control: Pressable,
    chosen: Sequence[int],
    placeholder: str,
    **more: object,
) -> Control:
    """A menu that Discord fills itself."""
    asked = control.id
    return Control(
        kind(
            custom_id=str(asked),
            id=asked.component_for("-".join(map(str, chosen))),
            placeholder=placeholder,
            default_values=[discord.SelectDefaultValue(id=each, type=of) for each in chosen],
            **more,
        )
    )


PAGES = "leaderboard-button-previous", "leaderboard-button-next"
"""The words of the buttons that turn pages."""


def page_turns(
    page: int,
    pages: int,
    to: Callable[[int, PageWay], Pressable],
    say: Words,
    labels: tuple[str, str] = PAGES,
) -> list[Control]:
    """To the page before and the one after, if there are several.

    ``to`` is told the page, counted from 0, and the way, which tells the button from any other that
    leads there.
    """
    if pages <= 1:
        return []
    before, after = map(say, labels)
    ways = ((page - 1, PageWay.PREVIOUS, before), (page + 1, PageWay.NEXT, after))
    return [
        button(to(max(there, 0), way), label, disabled=not 0 <= there < pages)
        for there, way, label in ways
    ]
