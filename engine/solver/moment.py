"""A moment of the play as the compiled search hands it on from card to card."""

from typing import NamedTuple


class Moment(NamedTuple):
    """Sets of cards, seats and points (memory_layout.py), all of them words.

    ``alive`` are the cards to come, ``hidden`` those of them that are covered, ``whole`` the cards
    in play when the trick began; ``ply`` cards were played since the trick in which the search
    begins was led. ``best`` wins the trick for ``winner`` so far; ``points`` lie on the table, and
    ``rest`` are all that are to be had from here on, those included.
    """

    alive: int
    hidden: int
    whole: int
    ply: int
    seat: int
    led: int
    best: int
    winner: int
    points: int
    rest: int
