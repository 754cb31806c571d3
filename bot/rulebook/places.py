"""Where people sit, seen from the dealer."""

from engine.seats import CLOCKWISE, Seating

TWO = 2


def eldest(seating: Seating) -> str:
    """Who is first after the dealer."""
    if len(seating.order) == TWO:
        return "opponent"
    return "left" if seating == CLOCKWISE else "right"


def before_dealer(seating: Seating) -> str:
    """Who is last before the dealer."""
    if len(seating.order) == TWO:
        return "opponent"
    return "right" if seating == CLOCKWISE else "left"


def have_partners(seating: Seating) -> bool:
    """Whether anybody has a partner to spare."""
    return any(seating.partner(seat) is not None for seat in seating.order)
