"""Somebody at the little Discord: what they see in their channel, and what they do there."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeVar, cast

from simcord import interactions
from simcord.backend import serializers
from simcord.backend.models import Channel, Message, User
from simcord.components import walk_components

from bot.demo.simulated_discord import Awaited
from tests.rig.screens import CustomId
from tests.wire.world import WireWorld

COMMAND, COMPONENT, MODAL = 2, 3, 5
BUTTON, SELECT, LABEL = 2, 3, 18
STRING, INTEGER, BOOLEAN = 3, 4, 5
TYPES: Mapping[type, int] = {str: STRING, int: INTEGER, bool: BOOLEAN}

T = TypeVar("T")

PATIENCE = 3.0
"""Seconds after which Discord says « This interaction failed »; a person may give up before."""


@dataclass(frozen=True, slots=True)
class Control:
    """A button or a menu that can be used now."""

    custom_id: CustomId
    component: int | None
    options: tuple[str, ...] = ()

    @property
    def verb(self) -> str:
        return self.custom_id.verb


def controls_of(message: Message) -> Iterator[Control]:
    """List what can be used on a message, top to bottom."""
    for part in walk_components(message.components):
        if part.get("type") in {BUTTON, SELECT} and not part.get("disabled"):
            options = tuple(str(each["value"]) for each in part.get("options") or ())
            yield Control(CustomId(str(part.get("custom_id", ""))), part.get("id"), options)


def words_of(message: Message) -> str:
    """Join all that is written in a message."""
    return "\n".join(
        str(p["content"]) for p in walk_components(message.components) if "content" in p
    )


def _fields(asked: Awaited) -> list[tuple[str, Mapping[str, object]]]:
    """The fields of the window that an answer has opened, by their custom_id."""
    assert asked.modal is not None, "no window was opened"
    labels = cast("Sequence[Mapping[str, Mapping[str, object]]]", asked.modal["components"])
    return [(str(each["component"]["custom_id"]), each["component"]) for each in labels]


class WirePerson:
    """A person in a channel; whatever they do, they wait for the answer as long as Discord does."""

    def __init__(self, world: WireWorld, user: User, channel: Channel) -> None:
        self.world = world
        self.user = user
        self.channel = channel
        self.patience = PATIENCE

    @property
    def id(self) -> int:
        return self.user.id

    async def slash(self, command: str, **options: str | int | bool) -> Awaited:
        """Use a command, such as ``contree start``."""
        guild = self.channel.guild_id
        name, *below = command.split()
        root = self.world.find_command(name, guild, type=1)
        assert root is not None, f"no command is called {name}"
        leaf = [
            {"name": option, "type": TYPES[type(value)], "value": value}
            for option, value in options.items()
        ]
        _, nesting = interactions.walk_to_subcommand(root, below)
        nested = interactions.nest_options(root, nesting, leaf)
        data = {"id": root["id"], "name": root["name"], "type": 1, "options": nested}
        return await self._do(COMMAND, data)

    async def press(self, message: Message, control: Control) -> Awaited:
        return await self._use(message, control, BUTTON, {})

    async def choose(self, message: Message, control: Control, *values: str) -> Awaited:
        """Choose in a menu."""
        return await self._use(message, control, SELECT, {"values": list(values)})

    async def write(self, asked: Awaited, text: str) -> Awaited:
        """Fill in the window of one line that an answer has opened."""
        ((name, _),) = _fields(asked)
        return await self.fill_in(asked, {name: text})

    async def fill_in(self, asked: Awaited, typed: Mapping[str, str]) -> Awaited:
        """Fill in the window that an answer has opened; what is not ``typed`` is left empty."""
        assert asked.modal is not None, "no window was opened"
        parts: list[dict[str, object]] = []
        for number, (name, part) in enumerate(_fields(asked), start=1):
            said = typed.get(name, "")
            value = {"values": [said] * bool(said)} if part["type"] == SELECT else {"value": said}
            field = {"type": part["type"], "custom_id": name, **value}
            parts.append({"type": LABEL, "id": number, "component": field})
        data = {"custom_id": asked.modal["custom_id"], "components": parts}
        return await self._do(MODAL, data, self.sees(asked.source_message_id))

    async def forge(self, message: Message, custom_id: str, *chosen: str) -> Awaited:
        """Use a control that the message does not have: a client may send what it likes."""
        kind = SELECT if chosen else BUTTON
        part: dict[str, object] = {"type": kind, "id": 2, "custom_id": custom_id}
        if chosen:
            part["options"] = [{"label": value, "value": value} for value in chosen]
        else:
            part |= {"style": 2, "label": "forged"}
        data: dict[str, object] = {"custom_id": custom_id, "component_type": kind, "id": 2}
        if chosen:
            data["values"] = list(chosen)
        row = {"type": 1, "id": 1, "components": [part]}
        return await self._do(COMPONENT, data, message, {"components": [row]})

    async def submit(self, custom_id: str, text: str) -> Awaited:
        """Send in a window that nobody has opened."""
        field = {"type": 4, "id": 2, "custom_id": "typed", "value": text}
        parts = [{"type": LABEL, "id": 1, "component": field}]
        return await self._do(MODAL, {"custom_id": custom_id, "components": parts})

    def public(self) -> list[Message]:
        """List the bot's public messages of the channel, oldest first."""
        return [m for m in self._messages() if not m.is_ephemeral]

    def private(self) -> list[Message]:
        """List the messages that they alone see, oldest first."""
        return [m for m in self._messages() if m.is_ephemeral and m.visible_to(self.id)]

    def sees(self, message_id: int | None) -> Message | None:
        """Find a message, if it is still there for them."""
        found = self.world.messages[self.channel.id].get(message_id or 0)
        return found if found and found.visible_to(self.id) else None

    async def until(self, find: Callable[[], T | None], seconds: float) -> T:
        """Wait until something is found in their channel; TimeoutError when it does not come."""
        with self.world.listening(self.channel.id) as news:
            async with asyncio.timeout(seconds):
                while not (found := find()):
                    news.clear()
                    await news.wait()
        return found

    def _messages(self) -> Iterator[Message]:
        own = self.world.bot_user.id
        listed = self.world.messages[self.channel.id].values()
        return (message for message in listed if message.author_id == own)

    async def _use(
        self, message: Message, control: Control, kind: int, more: Mapping[str, object]
    ) -> Awaited:
        data: dict[str, object] = {
            "custom_id": control.custom_id.text,
            "component_type": kind,
            **more,
        }
        if control.component is not None:
            data["id"] = control.component
        return await self._do(COMPONENT, data, message)

    async def _do(
        self,
        kind: int,
        data: dict[str, object],
        message: Message | None = None,
        forged: Mapping[str, object] = MappingProxyType({}),
    ) -> Awaited:
        record, payload = interactions.base_payload(
            self.world,
            type=kind,
            channel_id=self.channel.id,
            guild_id=self.channel.guild_id,
            user_id=self.id,
            data=data,
        )
        if message is not None:
            drawn = serializers.message_payload(self.world, message)
            payload["message"] = {**drawn, **forged}
            record.source_message_id = message.id
        self.world.emit("INTERACTION_CREATE", payload)
        asked = cast("Awaited", record)
        with suppress(TimeoutError):
            async with asyncio.timeout(self.patience):
                await asked.answered.wait()
        return asked
