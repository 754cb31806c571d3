"""Yes and no, as sentences ask for them."""


def yes(flag: object) -> str:
    """What a sentence is told of a parameter that may hold or be there."""
    return "yes" if flag else "no"
