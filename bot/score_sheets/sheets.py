"""A score sheet of games with real cards: rules, names and deals, and what they come to."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bot.score_sheets.asked import AskedOfDeal, asked_of
from bot.score_sheets.kept import FormerNames
from bot.score_sheets.real_deals import RealDeal, settle
from bot.tables.house_rules import HouseRules
from engine.consequences import end_after
from engine.game_end import Finished
from engine.seats import Team
from engine.settlement import Settlement

MOST_DEALS = 60
"""Deals on a sheet: no game is as long."""

LONGEST_NAME = 20
"""Characters of a name; more are cut off."""

_LEFT_OUT = str.maketrans("", "", "@<>`|\\*_~#\n\r\t")
"""Characters that a name loses: in a message they mention somebody or format the text."""

_COMMA = re.compile("[,\N{ARABIC COMMA}]")

_FORMULAS = "=+- "
"""Characters that no name begins with: a spreadsheet takes what follows them for a formula."""


def read_names(typed: str, usual: tuple[str, ...]) -> tuple[str, ...]:
    """Names of two sides, or of all players in order of play; the usual ones if some lack.

    >>> read_names("Ann, Ben", ("Us", "Them")), read_names("Ann", ("Us", "Them"))
    (('Ann', 'Ben'), ('Ann', 'Them'))
    """
    plain = (" ".join(name.translate(_LEFT_OUT).split()) for name in _COMMA.split(typed))
    names = [name for each in plain if (name := each.lstrip(_FORMULAS)[:LONGEST_NAME])]
    players = 2 * len(Team)
    if len(names) >= players:
        return tuple(names[:players])
    # Two names are those of sides, whoever was named before.
    count = len(Team) if len(names) == len(Team) else len(usual)
    return tuple((names[:count] + list(usual[len(names) :]))[:count])


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedDeal:
    """A deal of a sheet with what came of it; ``totals`` and ``carry`` are those after it.

    ``settlement`` is None if nobody bid.
    """

    number: int
    deal: RealDeal
    settlement: Settlement | None
    totals: tuple[int, int]
    carry: int

    @property
    def scores(self) -> tuple[int, int]:
        """The game points of each side in this deal."""
        if self.settlement is None:
            return 0, 0
        north_south, east_west = (self.settlement.for_team(team) for team in Team)
        return north_south, east_west


@dataclass(frozen=True, kw_only=True)
class ScoreSheet:
    """A sheet; ``names`` are those of both sides, or of all players in order of play.

    The first of all players deals first. ``former`` names are those of earlier deals, the oldest
    first, if somebody has taken another's place since.
    """

    house: HouseRules
    names: tuple[str, ...]
    deals: tuple[RealDeal, ...] = ()
    former: tuple[FormerNames, ...] = ()

    @property
    def asked(self) -> AskedOfDeal:
        """The questions about each deal."""
        return asked_of(self.house)

    @cached_property
    def played(self) -> tuple[PlayedDeal, ...]:
        """Each deal with what came of it; KeyError or IndexError if the rules have changed."""
        found: list[PlayedDeal] = []
        totals, carry, count = (0, 0), 0, 0
        asked = self.asked
        for number, deal in enumerate(self.deals, start=1):
            settlement = settle(asked.rules, asked.contracts, deal, carry, totals, count)
            if settlement is not None:
                count += 1
                north_south, east_west = (settlement.for_team(team) for team in Team)
                totals = totals[0] + north_south, totals[1] + east_west
                carry = settlement.carry
            found.append(
                PlayedDeal(
                    number=number, deal=deal, settlement=settlement, totals=totals, carry=carry
                )
            )
        return tuple(found)

    @property
    def totals(self) -> tuple[int, int]:
        """The scores of the game so far."""
        return self.played[-1].totals if self.played else (0, 0)

    @property
    def end(self) -> Finished | None:
        """The end of the game with the last deal; None while it goes on."""
        if not self.played:
            return None
        count = sum(each.settlement is not None for each in self.played)
        return end_after(self.asked.rules, self.played[-1].settlement, self.totals, count)

    def sides(self, place: int | None = None) -> tuple[Sequence[str], Sequence[str]]:
        """The names of both sides, now or in a deal: one, or those of two partners."""
        then = (each.names for each in self.former if place is not None and place < each.deals)
        names = next(then, self.names)
        return names[::2], names[1::2]

    @property
    def dealer(self) -> str | None:
        """The next dealer; None if the players have no names of their own."""
        rules = self.asked.rules
        if len(self.names) != len(rules.seating.order):
            return None
        stays = rules.dealing.deals_again
        turns = sum(not stays or deal.attack is not None for deal in self.deals)
        return self.names[turns % len(self.names)]

    def with_deal(self, deal: RealDeal, place: int | None = None) -> "ScoreSheet":
        """The sheet with one more deal, or with another in the place of one."""
        if place is None:
            return replace(self, deals=(*self.deals, deal))
        return replace(self, deals=(*self.deals[:place], deal, *self.deals[place + 1 :]))

    def without_last(self) -> "ScoreSheet":
        """The sheet without its last deal."""
        return replace(self, deals=self.deals[:-1])

    def renamed(self, names: tuple[str, ...]) -> "ScoreSheet":
        """The sheet with other names, since these were wrong."""
        return replace(self, names=names)

    def with_people(self, names: tuple[str, ...]) -> "ScoreSheet":
        """The sheet with other people from the next deal on."""
        played = len(self.deals)
        known = played == 0 or any(each.deals == played for each in self.former)
        if known or names == self.names:
            return replace(self, names=names)
        return replace(self, names=names, former=(*self.former, FormerNames(played, self.names)))

    def again(self) -> "ScoreSheet":
        """A new sheet of the same people by the same rules."""
        return replace(self, deals=(), former=())
