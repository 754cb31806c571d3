"""A message as it stood at one moment, and what takes it down."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bot.tables.ports import Clock
from tests.cogs.evening import Evening
from tests.look.drawn import Names, drawn
from tests.rig.cafe import Cafe
from tests.rig.screens import (
    TEXT_DISPLAY,
    MessageLike,
    Part,
    buttons_of,
    message_of,
    parts_of,
    pictures_of,
    selects_of,
)

_EMOJI = re.compile(r"<:(\w+):(\d+)>")


@dataclass(frozen=True, slots=True, kw_only=True)
class Shot:
    """A message: what a browser draws of it, the files beside it, and all that can be read."""

    name: str
    private: bool
    now: str
    """When it was taken, as an ISO date."""
    components: tuple[object, ...]
    files: Mapping[str, bytes]
    parts: tuple[Part, ...]
    words: tuple[str, ...]
    """Every text, label, placeholder, option and description, one after the other."""


@dataclass(slots=True)
class Camera:
    """Takes shots of an evening; two of one name are one shot too many."""

    evening: Evening
    pictures: Mapping[str, bytes]
    """The signs of cards, by the names of their emojis."""
    shots: dict[str, Shot] = field(default_factory=dict)
    clock: Clock | None = None
    """What tells the time of a shot, where it is not the evening's own."""

    def take(self, name: str, message: MessageLike) -> None:
        """Keep a message as it is now."""
        assert name not in self.shots, f"two shots are called {name}"
        cafe = self.evening.cafe
        own = message_of(message)
        stored = cafe.env.backend.get_message(
            own.channel_id if not hasattr(own, "channel") else own.channel.id, own.id
        )
        parts = tuple(parts_of(message))
        files = {
            str(each["filename"]): _file(cafe, str(each["url"])) for each in stored.attachments
        }
        signs = {emoji: self.pictures[sign] for part in parts for sign, emoji in _signs(part)}
        self.shots[name] = Shot(
            name=name,
            private=bool(own.flags.ephemeral),
            now=(self.clock or cafe.env).now().isoformat(),
            components=tuple(drawn(stored.components, _names(cafe))),
            files={**files, **{f"emoji-{emoji}": file for emoji, file in signs.items()}},
            parts=parts,
            words=tuple(_words(message)),
        )


def _names(cafe: Cafe) -> Names:
    backend = cafe.env.backend
    commands = (entry for scope in backend.commands.values() for entry in scope.values())
    return Names(
        users={str(user.id): user.global_name or user.name for user in backend.users.values()},
        emojis={str(emoji.id): emoji.name for emoji in backend.application_emojis.values()},
        channels={str(each.id): each.name or "" for each in backend.channels.values()},
        commands={str(entry["id"]): str(entry["name"]) for entry in commands},
    )


def _file(cafe: Cafe, url: str) -> bytes:
    file = cafe.env.backend.cdn.get(url)
    assert file is not None, f"{url} is not kept"
    return bytes(file)


def _signs(part: Part) -> Iterator[tuple[str, str]]:
    """The emojis of the application in a part, by name and number."""
    yield from _EMOJI.findall(str(part.get("content", "")))
    emoji = part.get("emoji")
    if isinstance(emoji, Mapping) and emoji.get("id"):
        yield str(emoji["name"]), str(emoji["id"])


def _words(message: MessageLike) -> Iterator[str]:
    for part in parts_of(message):
        if part["type"] == TEXT_DISPLAY:
            yield str(part["content"])
        options = part.get("options")
        if isinstance(options, list):
            yield from (str(option.get("description") or "") for option in options)
    yield from pictures_of(message)
    yield from (button.label for button in buttons_of(message))
    for select in selects_of(message):
        yield select.placeholder
        yield from (label for _, label in select.options)
