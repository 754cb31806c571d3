"""A message as it is read aloud: its texts, alt texts and controls, in their order."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.i18n.direction import unmarked
from tests.rig.screens import BUTTON, GALLERY, SELECTS, TEXT_DISPLAY, MessageLike, Part, parts_of

EMOJI = re.compile(r"<a?:\w+:\d+>")
MARKS = re.compile(r"\*\*|^-# |^#+ |[`_~|]|\N{VARIATION SELECTOR-15}", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Heard:
    """Something that is read aloud: a text, or a control with its verb."""

    text: str
    verb: str = ""
    disabled: bool = False
    alt: bool = False
    emoji: str = ""
    menu: bool = False

    @property
    def name(self) -> str:
        """What a control is called: its emoji by name, then its label."""
        return f"{self.emoji} {self.text}".strip()

    @property
    def words(self) -> int:
        """How many words it is."""
        return len(re.findall(r"\w[\w'’.-]*", self.text))


def read_aloud(message: MessageLike) -> list[Heard]:
    """All that a screen reader reads of a message, top to bottom."""
    return list(heard_parts(parts_of(message)))


def heard_parts(parts: Iterable[Part]) -> Iterator[Heard]:
    """The same of these parts of one, each after what stands before it."""
    for part in parts:
        kind = part["type"]
        if kind == TEXT_DISPLAY:
            yield Heard(spoken(str(part["content"])))
        elif kind == GALLERY:
            items = part["items"]
            assert isinstance(items, list)
            for item in items:
                yield Heard(spoken(str(item.get("description") or "")), alt=True)
        elif kind == BUTTON:
            emoji = part.get("emoji")
            yield Heard(
                spoken(str(part.get("label") or "")),
                verb=str(part.get("custom_id") or "link:").split(":")[1],
                disabled=bool(part.get("disabled")),
                emoji=str(emoji.get("name") or "") if isinstance(emoji, Mapping) else "",
            )
        elif kind in SELECTS:
            yield Heard(
                spoken(_of_menu(part)),
                verb=str(part["custom_id"]).split(":")[1],
                disabled=bool(part.get("disabled")),
                menu=True,
            )


def _of_menu(part: Part) -> str:
    options = part.get("options") or []
    assert isinstance(options, list)
    chosen = [str(option["label"]) for option in options if option.get("default")]
    return " ".join(chosen) or str(part.get("placeholder") or "")


def spoken(markdown: str) -> str:
    """A text without its marks."""
    return MARKS.sub("", unmarked(markdown)).strip()


def transcript(message: MessageLike) -> str:
    """A message as it is heard, a line each; controls in brackets."""
    lines = []
    for each in read_aloud(message):
        dimmed = " (dimmed)" if each.disabled else ""
        lines.append(f"[{each.text}]{dimmed}" if each.verb else each.text)
    return "\n".join(lines)
