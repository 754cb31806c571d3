"""Deals as lines of text, written and read back through the rules.

``contree 3 N 310:470 | JS9SAS… / … / … / … | 80S - E:x - - | JS7STSQS KH…`` is, between bars:

- the rule set's key, the number of the deal in its game (left out when it is 1), the dealer, the
  scores before the deal, north and south's first (left out when both are 0), and the points that a
  tie left hanging: ``+85``;
- the hands as first laid out, those of N, E, S and W as far as they play, between slashes: a kitty
  behind its hand, ``JS9S+AS``, piles with what they cover, ``JS(9S)``. What is not dealt at once
  follows as one hand more, its top card first;
- the calls: ``80S`` or ``capotH`` bids, ``80`` is a number alone, ``H`` only names a trump, ``-``
  passes, ``x`` is a contre, ``xx`` a surcontre, and so on. Who follows the last speaker in the
  order of play speaks; any other seat is named: ``E:x``;
- the cards in the order played, one trick a word, though the spaces between them are free.
  ``JS*`` is announced with, if players announce by hand; ``E:!`` claims a renege.

Input may be written in other ways that are common: ``10S``, lower case, ♠, commas between cards,
a byte order mark.

What follows by itself (who is to play, who wins, the score) is not written. Calls and cards may
stop anywhere, and empty parts at the end are left out.

>>> from engine.variants import find_variant
>>> line = (
...     "contree 3 N 310:470 | JS9SASTSKSQS8S7S / JH9HAHTHKHQH8H7D / JD9DADTDKDQD8D7H"
...     " / JC9CACTCKCQC8C7C | 80H - - - | 7DJD"
... )
>>> deal = read(line, find_variant).deal
>>> str(deal.contract.bid), deal.contract.declarer.name, len(deal.trick.plays)
('80H', 'EAST', 2)
>>> write(find_variant("contree"), deal) == line
True
>>> read("contree N | JS9S", find_variant)
Traceback (most recent call last):
    ...
engine.notation.syntax.UnreadableDeal: hands 1: wrong-hands: JS9S
"""

from engine.notation.line import ParsedDeal, read, write
from engine.notation.syntax import NotationFault, NotationPart, UnreadableDeal

__all__ = ["NotationFault", "NotationPart", "ParsedDeal", "UnreadableDeal", "read", "write"]
