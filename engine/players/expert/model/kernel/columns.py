"""A card that was played, as a row of words: what everybody saw when it fell.

``LATER`` are the cards that its player has played since, this one included; ``GONE`` those of all
that had fallen before. ``ROLE`` is the part of its player. ``NAMED`` and ``LED_BY`` have a word for
each suit: who has bid it, and who has led it.
"""

SEAT, CARD, LED, BEST, WINNER, POINTS, PLACE, TRICK, LATER, GONE, ROLE = range(11)
NAMED = ROLE + 1
LED_BY = NAMED + 4
COLUMNS = LED_BY + 4

DECLARER, HELPER, DEFENDER = 0, 1, 2
ROLES = 3

ACROSS = 2
"""In which bit the numbers of partners differ."""

BY_PARTNER, BY_OTHERS = 1, 2
"""Who has bid a suit; and, summed, the sides that have led it."""
