"""House rules in words: their names, what may be chosen, what differs from the game."""

from collections.abc import Iterable

from bot.i18n import Fact, Words, dotted
from engine.options import OPTIONS, OptionName, OptionRefusal, OptionRefused

LONGEST_LINE = 220
"""Characters of a line of differences: what a phone shows in about five lines of small print."""

LONGEST_NUMBER = 9


def option_name(name: str, say: Words) -> str:
    """The option's name, such as « Points to win »."""
    return say(f"option-{name}")


def choice_name(name: str, value: str, say: Words) -> str:
    """The name of a choice: numbers are written as such, all else has words of its own."""
    if _is_number(value):
        return say("house-number", number=int(value))
    return say(f"option-{name}-{value}")


def difference_line(differences: Iterable[tuple[OptionName, str]], say: Words) -> str:
    """The first few differences from the game's own rules, on one line; empty if there are none."""
    parts = [
        say("house-difference", option=option_name(name, say), choice=choice_name(name, value, say))
        for name, value in differences
    ]
    if not parts:
        return ""
    shown, length = parts[:1], len(parts[0])
    for part in parts[1:]:
        length += len(part)
        if length > LONGEST_LINE:
            break
        shown.append(part)
    if rest := len(parts) - len(shown):
        shown.append(say("house-others", count=rest))
    return say("house-differences", list=dotted(shown))


def refused_line(error: OptionRefused, say: Words) -> str:
    """Why a choice is refused; a number, with its bounds.

    A value that nobody offers has no words, and is quoted as it was typed.
    """
    bounds = next((option.bounds for option in OPTIONS if option.name == error.name), None)
    if error.code is OptionRefusal.OUT_OF_BOUNDS and bounds:
        least, most = bounds
        return say("refusal-number-out-of-bounds", value=error.value, least=least, most=most)
    known = set(OptionName)
    has_words = f"option-{error.name}-{error.value}" in say.catalogue
    spoken = error.name in known and (_is_number(error.value) or has_words)
    facts: dict[str, Fact] = {
        "option": option_name(error.name, say) if error.name in known else error.name,
        "value": choice_name(error.name, error.value, say) if spoken else error.value,
        "other": option_name(error.other, say) if error.other else say("house-rules"),
    }
    return say(f"refusal-{error.code}", **facts)


def _is_number(value: str) -> bool:
    return value.isascii() and value.isdecimal() and len(value) <= LONGEST_NUMBER
