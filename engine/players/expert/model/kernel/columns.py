"""The columns of a row that describes one played card as everybody saw it.

``LATER``: the cards that its player has played since, this one included. ``GONE``: all cards played
before it. ``ROLE``: declarer, declarer's partner or defender. ``NAMED`` and ``LED_BY`` have one
column for each suit: who bid it, and which sides have led it.
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
"""The side that has bid a suit; and, summed, the sides that have led it."""
