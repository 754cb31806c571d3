"""Reactions to a trick: shown next to the player's name until the next trick, never stored."""

from dataclasses import dataclass

from bot.i18n import Words
from bot.tables.table import Stage, Table
from cogs.table.controls import Reaction
from cogs.ui.people import player
from cogs.ui.replies import Refused
from engine.seats import Seat
from engine.state import Phase

ShownReactions = tuple[tuple[Seat, Reaction], ...]
"""The current reaction of each seat, in the order of play."""

TrickPlace = tuple[int, int, int]
"""A trick: the number of the game, of the deal, and of the trick on the table."""


@dataclass(frozen=True, slots=True)
class SeatReaction:
    """The reaction of a seat, and the trick at which it came."""

    moment: TrickPlace
    reaction: Reaction


class Reactions:
    """The reactions at every table, in memory only."""

    def __init__(self) -> None:
        self._said: dict[int, dict[Seat, SeatReaction]] = {}

    def say(self, table: Table, seat: Seat, reaction: Reaction) -> None:
        """Record a reaction; Refused if this seat has reacted to this trick already."""
        moment = _moment(table)
        said = self._said.setdefault(table.id, {})
        if seat in said and said[seat].moment == moment:
            raise Refused("reaction-once")
        said[seat] = SeatReaction(moment, reaction)

    def at(self, table: Table) -> ShownReactions:
        """The reactions to the current trick."""
        said, moment = self._said.get(table.id, {}), _moment(table)
        return tuple(
            (seat, said[seat].reaction)
            for seat in table.playing_seats
            if seat in said and said[seat].moment == moment
        )

    def changed(self, table: Table) -> None:
        """Forget a table that is closed."""
        if table.stage is Stage.CLOSED:
            self._said.pop(table.id, None)


def reaction_lines(table: Table, said: ShownReactions, say: Words) -> list[str]:
    """A line for each reaction."""
    return [
        say("reaction-said", player=player(table, seat, say), reaction=word)
        for seat, word in sayings_of(said, say).items()
    ]


def sayings_of(said: ShownReactions, say: Words) -> dict[Seat, str]:
    """The reactions as a picture shows them."""
    return {seat: say(f"reaction-{reaction}") for seat, reaction in said}


def _moment(table: Table) -> TrickPlace:
    """The trick on the table, 0 in the auction: a full one lies there until the next card."""
    deal = table.game.deal if table.game else None
    if deal is None or deal.phase is Phase.AUCTION:
        return (table.games, deal.number if deal else 0, 0)
    begun = bool(deal.trick and deal.trick.plays)
    return (table.games, deal.number, max(1, len(deal.tricks) + begun))
