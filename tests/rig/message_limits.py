"""Limits of messages that neither SimCord nor Discord's description checks, and the house's own."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

Part = Mapping[str, object]
Placed = tuple[str, Part]

MODAL = 9
BUTTON = 2
PREMIUM = 6
STRING_SELECT = 3
TEXT_DISPLAY = 10

MOST_COMPONENTS = 40
MOST_TEXT = 4000


def broken_message_limits(body: object) -> list[str]:
    """List the limits that a message or a modal breaks, one line each."""
    if not isinstance(body, Mapping):
        return []
    data = body.get("data")
    message, at = (data, "$.data") if isinstance(data, Mapping) else (body, "$")
    parts = list(_walk(message.get("components"), f"{at}.components"))
    problems = [line for placed in parts for line in _of_control(*placed)]
    if body.get("type") != MODAL:
        problems += _of_message(parts)
    return problems


def _walk(components: object, at: str) -> Iterator[Placed]:
    for index, part in enumerate(parts_of(components)):
        yield from _inside(part, f"{at}[{index}]")


def _inside(part: Part, at: str) -> Iterator[Placed]:
    yield at, part
    yield from _walk(part.get("components"), f"{at}.components")
    for name in ("accessory", "component"):
        inner = part.get(name)
        if isinstance(inner, Mapping):
            yield from _inside(inner, f"{at}.{name}")


def parts_of(value: object) -> Sequence[Part]:
    """Keep the objects of a JSON list, of anything else nothing."""
    return [part for part in value if isinstance(part, Mapping)] if isinstance(value, list) else []


def _of_control(at: str, part: Part) -> Iterator[str]:
    readable = part.get("label") or part.get("emoji") or part.get("style") == PREMIUM
    if part.get("type") == BUTTON and not readable:
        yield f"{at}: a button with neither label nor emoji"
    if part.get("type") == STRING_SELECT:
        most, offered = part.get("max_values"), len(parts_of(part.get("options")))
        if isinstance(most, int) and most > offered:
            yield f"{at}: max_values is {most}, but there are {offered} options"


def _of_message(parts: Sequence[Placed]) -> Iterator[str]:
    if len(parts) > MOST_COMPONENTS:
        yield f"$: {len(parts)} components, more than {MOST_COMPONENTS}"
    text = sum(len(str(part.get("content"))) for _, part in parts if _is_text(part))
    if text > MOST_TEXT:
        yield f"$: {text} characters of text, more than {MOST_TEXT}"
    for at, part in parts:
        if "custom_id" in part and not isinstance(part.get("id"), int):
            yield f"{at}: a control without an id (a press would find it by its place)"
    ids = Counter(part["id"] for _, part in parts if isinstance(part.get("id"), int))
    for number, times in ids.items():
        if times > 1:
            yield f"$: the id {number} is used {times} times"


def _is_text(part: Part) -> bool:
    return part.get("type") == TEXT_DISPLAY
