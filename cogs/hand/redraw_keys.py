"""When a hand must be redrawn: keys that change with what its owner can do, and with news."""

from bot.tables.claims import Claims
from bot.tables.coach import Coach
from bot.tables.refusals import TableRefusal
from bot.tables.table import Table
from bot.tables.table_settings import Pictures
from bot.tables.take_back import TakingBack, why_not
from bot.tables.watching import Spectators
from engine.actions import RenegeClaim
from engine.game import legal_actions
from engine.seats import Seat
from engine.state import Phase

PageKey = tuple[object, ...]

ASKING, WATCHING = "asking", "watching"
"""The doings of a person without a seat: the first part of their key."""


def has_a_part(table: Table, user: int) -> bool:
    """Whether this person plays, watches a hand, or has asked to."""
    now = Spectators.of(table)
    sees = table.seat_of(user), now.followed_by(user), now.asked_by(user)
    return any(seat is not None for seat in sees)


def redraw_key(table: Table, user: int) -> PageKey:
    """The key of this person's hand: while it stays the same, the hand need not be redrawn."""
    seat = table.seat_of(user)
    if seat is not None:
        game = table.game
        deal = game.deal if game else None
        if game is None or deal is None:
            return ()
        legal = legal_actions(table.rules, game, seat)
        # A claim can be made at any time: it is no reason to draw a hand at every move.
        can_act = any(action != RenegeClaim() for action in legal)
        shows_all = table.rules.dealing.tableau
        now = Spectators.of(table)
        asked = TakingBack.to_answer(table)
        taking_back, advice = TakingBack.of(table), Coach.of(table)
        # Who has asked or agreed reads for whom they wait; anybody else only what they are asked.
        told_who = seat is taking_back.asker or seat in taking_back.agreed
        return (
            deal.phase,
            table.move if can_act or shows_all else 0,
            RenegeClaim() in legal,
            len(deal.dealt[seat].playable),
            len(deal.tricks),
            table.ready,
            table.stage,
            table.paused,
            _barred(table, seat),
            taking_back.asker,
            asked if told_who else seat in asked,
            seat in Claims.of(table).denied,
            (advice.asked, Coach.to_answer(table), advice.refused_by),
            now.askers_of(seat),
            now.followers_of(seat),
        )
    followed = Spectators.of(table).followed_by(user)
    if followed is None:
        return (ASKING, Spectators.of(table).asked_by(user))
    return (WATCHING, *_of_a_spectator(table, followed))


def news_key(table: Table) -> PageKey:
    """The news on a hand, for which it is redrawn only if there is plenty of room.

    Each call and each card; if pictures are drawn once a trick, so are those of hands.
    """
    deal = table.game.deal if table.game else None
    by_trick = table.opened.pictures is Pictures.TRICKS
    if by_trick and deal is not None and deal.phase is Phase.PLAY:
        return (deal.phase, len(deal.tricks))
    return (table.move,)


def asks(key: PageKey) -> bool:
    """Whether it was drawn for a question that waits for its answer."""
    return key[:1] == (ASKING,)


def _barred(table: Table, seat: Seat) -> TableRefusal | None:
    """Why a card is not to be taken back, if the hand says so or its button must go.

    That another person has acted is no reason to draw a hand at each card of theirs: the button
    goes when the hand is drawn next, and says so when it is pressed before.
    """
    last, why = TakingBack.of(table).last, why_not(table, seat)
    is_own = last is not None and last.done.seat is seat
    return None if why is TableRefusal.TAKE_BACK_LATE and not is_own else why


def _of_a_spectator(table: Table, seat: Seat) -> PageKey:
    """As often as the hand of its player changes: when its turn comes, and when it has passed."""
    deal = table.game.deal if table.game else None
    if deal is None:
        return ()
    is_awaited = seat in table.awaited
    return (
        deal.phase,
        deal.holdings[seat].playable,
        deal.contract,
        len(deal.tricks),
        table.move if is_awaited else 0,
        table.paused,
    )
