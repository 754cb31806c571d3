"""Words at the beginning of a line."""


def capitalised(words: str) -> str:
    """The same with a large first letter, and the others as they are."""
    return words[:1].upper() + words[1:]
