"""Numbers in short, for what a control carries."""

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

LARGEST = 2**63 - 1
"""The largest number that Discord gives anything, and that a database keeps."""

LAST_PAGE = 10**6
"""Further than anything goes that has pages, and nothing that a database chokes on."""


def base36(number: int) -> str:
    """A number in digits and letters."""
    written = ""
    while number >= len(DIGITS):
        number, rest = divmod(number, len(DIGITS))
        written = DIGITS[rest] + written
    return DIGITS[number] + written


def from_base36(written: str) -> int:
    """The number written so; ValueError when there is none."""
    number = int(written, len(DIGITS))
    if not 0 <= number <= LARGEST:
        raise ValueError(written)
    return number
