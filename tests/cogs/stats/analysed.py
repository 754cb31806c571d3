"""Deals that were analysed, made up for people of the café."""

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import Connection

from bot.storage import analyses
from bot.storage.analyses import DealOfPlayer, DealPlace, PlayerError, count
from bot.storage.shared_deals import share
from bot.storage.stats.deal_statistics import Role
from tests.cogs.evening import Evening

GAMES = 12


KINDS = ("trumps-late", "points-given", "trumps-late", "master-kept", "trumps-late")


def deal_of(user: int, number: int, *, errs: bool) -> DealOfPlayer:
    """A deal of somebody, whose accuracy rises."""
    kind = KINDS[number % len(KINDS)]
    error = PlayerError(number=9, kind=kind, loss=0.12, points=30.0)
    return DealOfPlayer(
        user_id=user,
        role=list(Role)[number % 3],
        cards=6,
        card_accuracy=6 * (60.0 + 7 * number % 33),
        calls=2,
        call_accuracy=2 * 60.0,
        held=50,
        usual=20.5,
        lead=-10,
        errors=(error,) if errs else (),
    )


async def analysed(
    evening: Evening, users: Sequence[int], games: int = GAMES, *, days: int = 30, errors: int = 5
) -> None:
    """The first deal of each game was analysed for these, a game every so many days."""
    now = evening.bot.clock.now()

    def work(connection: Connection) -> None:
        for number in range(1, games + 1):
            code = share(connection, f"contree N {number}", now).code
            analyses.keep(connection, code, "{}", now)
            at = now - timedelta(days=days * (games - number))
            deals = [deal_of(user, number, errs=number <= errors) for user in users]
            count(connection, DealPlace(1, number, 1), code, at, deals)

    await evening.bot.services.database.write(work)
