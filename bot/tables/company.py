"""The company of a table decides whether its games are rated, and how free its players are.

What a game is worth is fixed in the event before its start (`TermsFixed`), so that nothing that
happens later, to its seats or to anybody's other games, changes it.
"""

from bot.tables.events import TermsFixed
from bot.tables.occupants import Human
from bot.tables.requests import NewPeople
from bot.tables.table import Stage, Table
from engine.seats import Seat
from engine.state import Phase


def terms_of(table: Table, new: NewPeople) -> TermsFixed:
    """The terms of the game that begins at this table, whose seats are all taken."""
    # Where a deal is compared it counts once it is dealt: nobody is new there.
    new = NewPeople() if table.given else new
    rated = table.why_unrated is None
    return TermsFixed(
        rated=rated,
        trials=_seats_of(table, new.trying) if rated else (),
        unplaced=_seats_of(table, new.unplaced),
    )


def terms_without(table: Table, seat: Seat) -> TermsFixed:
    """The terms of a game whose seat was left before its first call, and is a computer's now."""
    before = table.terms or TermsFixed(rated=table.is_rated)
    rated = before.rated and table.why_unrated is None
    trials, unplaced = (
        tuple(each for each in seats if each is not seat)
        for seats in (before.trials, before.unplaced)
    )
    return TermsFixed(rated=rated, trials=trials if rated else (), unplaced=unplaced)


def is_trial(table: Table, seat: Seat) -> bool:
    """Whether the game moves no rating of whoever has this seat, as they are new to the rules."""
    return table.terms is not None and seat in table.terms.trials and seat not in table.joined


def may_leave_freely(table: Table, seat: Seat) -> bool:
    """Whether the owner of this seat may leave without a word: nobody has called yet."""
    unplaced = table.terms is not None and seat in table.terms.unplaced
    return unplaced and seat not in table.joined and is_before_first_call(table)


def is_before_first_call(table: Table) -> bool:
    """Whether a game has been dealt, and nobody has called in it."""
    deal = table.game.deal if table.game and not table.game.sheet else None
    before = deal is not None and deal.phase is Phase.AUCTION and not deal.auction.calls
    return table.stage is Stage.PLAYING and before


def _seats_of(table: Table, people: tuple[int, ...]) -> tuple[Seat, ...]:
    held = ((seat, table.occupant(seat)) for seat in table.playing_seats)
    return tuple(seat for seat, who in held if isinstance(who, Human) and who.user in people)
