"""The parts of a message as SimCord's page draws them: texts as tokens, files by their names."""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass

from tests.rig.screens import TEXT_DISPLAY
from tests.rig.seams import markdown

Node = dict[str, object]


@dataclass(frozen=True, slots=True)
class Names:
    """What a text may mention, each by its number."""

    users: Mapping[str, str]
    emojis: Mapping[str, str]
    commands: Mapping[str, str]
    channels: Mapping[str, str]


def drawn(components: Sequence[object], names: Names) -> list[object]:
    """A copy of these parts with all that the page needs to draw them."""
    own = deepcopy(list(components))
    context = {
        "users": dict(names.users),
        "commands": dict(names.commands),
        "channels": dict(names.channels),
        "emojis": {
            number: {"id": number, "name": name, "animated": False, "custom": True}
            for number, name in names.emojis.items()
        },
    }
    for node in _nodes(own):
        if node.get("type") == TEXT_DISPLAY:
            tokens = markdown(str(node["content"]), context)
            node["markdown_tokens"] = tokens
            for token in _nodes(tokens):
                _hang_emoji(token)
        _hang_emoji(node)
        media = node.get("media")
        if isinstance(media, dict):
            name = str(media["url"]).partition("?")[0].rpartition("/")[2]
            media.update(asset_id=name, available=True, content_type="image/png")
    return own


def _hang_emoji(node: Node) -> None:
    emoji = node.get("emoji")
    if isinstance(emoji, dict) and emoji.get("id"):
        emoji.update(custom=True, available=True, asset_id=f"emoji-{emoji['id']}")


def _nodes(value: object) -> Iterator[Node]:
    """Every object in a tree of JSON."""
    if isinstance(value, dict):
        yield value
        for inner in list(value.values()):
            yield from _nodes(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _nodes(inner)
