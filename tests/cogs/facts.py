"""What a text tells, whatever its wording: the numbers in it, the people, the order of both."""

import re

MENTION = re.compile(r"<@(\d+)>")
NUMBER = re.compile(r"\d{1,3}(?:[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE},]\d{3})+|\d+")


def numbers(text: str) -> list[int]:
    """The numbers of a text in order, mentions left out; thousands may be set apart."""
    found = NUMBER.findall(MENTION.sub("", text))
    return [int(re.sub(r"\D", "", number)) for number in found]


def mentioned(text: str) -> list[int]:
    """The people of a text, in order."""
    return [int(user) for user in MENTION.findall(text)]
