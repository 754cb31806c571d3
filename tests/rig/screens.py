"""What a message shows: its words, its buttons, its selects."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

import discord
import simcord

MessageLike = simcord.ResponseMessage | simcord.InteractionResult | discord.Message

BUTTON = 2
TEXT_DISPLAY = 10
GALLERY = 12
SELECTS = {3, 5, 6, 7, 8}


@dataclass(frozen=True, slots=True)
class CustomId:
    """The id of a control, in the project's form: b1:<verb>:<table>:<revision>:<argument>."""

    text: str

    @property
    def _fields(self) -> list[str]:
        return [*self.text.split(":", 4), "", "", "", "", ""]

    @property
    def verb(self) -> str:
        """What the control does."""
        return self._fields[1]

    @property
    def table(self) -> str:
        """Which table it belongs to."""
        return self._fields[2]

    @property
    def revision(self) -> str:
        """Which state of the table it was drawn for."""
        return self._fields[3]

    @property
    def argument(self) -> str:
        """What it does it with."""
        return self._fields[4]


@dataclass(frozen=True, slots=True, kw_only=True)
class Control:
    """A button or a select, as a person sees it."""

    id: int
    custom_id: CustomId
    disabled: bool

    def means(self, verb: str | None, argument: str | None, starts: str | None) -> bool:
        """Whether this is the control that a test speaks of."""
        return (
            verb in {None, self.custom_id.verb}
            and argument in {None, self.custom_id.argument}
            and self.custom_id.text.startswith(starts or "")
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Button(Control):
    """A button."""

    label: str
    emoji: str
    style: discord.ButtonStyle

    def __str__(self) -> str:
        state = " (disabled)" if self.disabled else ""
        return f"[{self.emoji}{self.label}] {self.custom_id.text}{state}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Select(Control):
    """A select: `options` holds (value, label), `chosen` the values chosen beforehand.

    `notes` holds (value, what is written below its label) of those that have a note.
    """

    placeholder: str
    options: tuple[tuple[str, str], ...]
    notes: tuple[tuple[str, str], ...]
    chosen: tuple[str, ...]

    def __str__(self) -> str:
        labels = " | ".join(label for _, label in self.options)
        return f"[{self.placeholder} ▾ {labels}] {self.custom_id.text}"


Part = Mapping[str, object]


def text_of(message: MessageLike) -> str:
    """Join all that is written in a message, top to bottom."""
    own = message_of(message)
    texts = (str(part["content"]) for part in parts_of(own) if part["type"] == TEXT_DISPLAY)
    return "\n".join(filter(None, (own.content, *texts)))


def pictures_of(message: MessageLike) -> list[str]:
    """List what the pictures of a message show, in words."""
    galleries = (part for part in parts_of(message) if part["type"] == GALLERY)
    items = (item for each in galleries for item in cast("Sequence[Part]", each["items"]))
    return [str(item.get("description") or "") for item in items]


def buttons_of(message: MessageLike) -> tuple[Button, ...]:
    """List the buttons of a message that can be pressed, wherever they stand."""
    return tuple(
        Button(
            id=_number(part, "id"),
            custom_id=CustomId(str(part["custom_id"])),
            disabled=bool(part.get("disabled")),
            label=str(part.get("label") or ""),
            emoji=_emoji(part.get("emoji")),
            style=discord.ButtonStyle(_number(part, "style")),
        )
        for part in parts_of(message)
        if part["type"] == BUTTON and "custom_id" in part
    )


def selects_of(message: MessageLike) -> tuple[Select, ...]:
    """List the selects of a message."""
    return tuple(
        Select(
            id=_number(part, "id"),
            custom_id=CustomId(str(part["custom_id"])),
            disabled=bool(part.get("disabled")),
            placeholder=str(part.get("placeholder") or ""),
            options=tuple((str(o["value"]), str(o["label"])) for o in _options(part)),
            notes=tuple(
                (str(o["value"]), str(o["description"]))
                for o in _options(part)
                if o.get("description")
            ),
            chosen=tuple(_chosen(part)),
        )
        for part in parts_of(message)
        if part["type"] in SELECTS
    )


def message_of(message: MessageLike) -> simcord.ResponseMessage | discord.Message:
    """Take the message of an answer, or the message itself."""
    if isinstance(message, simcord.InteractionResult):
        assert message.response is not None, f"{message} brought no message"
        return message.response
    return message


def parts_of(message: MessageLike) -> Iterator[Part]:
    """Go through the components of a message as Discord stores them, the nested ones too."""
    own = message_of(message)
    if isinstance(own, discord.Message):
        yield from _walk([cast("Part", part.to_dict()) for part in own.components])
    else:
        yield from _walk(own.components)


def _walk(parts: Sequence[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        yield from _walk(cast("Sequence[Part]", part.get("components") or ()))
        yield from _walk([cast("Part", part["accessory"])] if part.get("accessory") else ())


def _options(part: Part) -> Sequence[Part]:
    return cast("Sequence[Part]", part.get("options") or ())


def _chosen(part: Part) -> Iterator[str]:
    yield from (str(option["value"]) for option in _options(part) if option.get("default"))
    channels_or_roles = cast("Sequence[Part]", part.get("default_values") or ())
    yield from (str(each["id"]) for each in channels_or_roles)


def _number(part: Part, key: str) -> int:
    return int(cast("int", part[key]))


def _emoji(emoji: object) -> str:
    return str(emoji.get("name") or "") if isinstance(emoji, Mapping) else ""
