"""A player's accuracy by month and role, what cost them most, luck, and what is not analysed."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from sqlalchemy import Connection

from bot.storage import analyses
from bot.storage.analyses import DealOfPlayer, DealPlace, PlayerError, count
from bot.storage.database.database import Database
from bot.storage.shared_deals import share
from bot.storage.stats.deal_statistics import Role
from bot.storage.stats.history import Selection
from bot.storage.stats.player_accuracy import (
    CardLuck,
    MeanAccuracy,
    PlayerAccuracy,
    player_accuracy,
    waiting_deals,
)
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS, a_game, keep
from tests.bot.storage.made_deals import taken

ANN, BOB, CAT, DAN, *_ = PLAYERS
HERE = Selection(guild_id=GUILD)
EVERYWHERE = Selection()


def played(
    user: int = ANN,
    role: Role = Role.DECLARER,
    accuracy: float = 80.0,
    cards: int = 6,
    errors: tuple[PlayerError, ...] = (),
) -> DealOfPlayer:
    """A deal of a player, of this accuracy in cards and bids."""
    return DealOfPlayer(
        user_id=user,
        role=role,
        cards=cards,
        card_accuracy=accuracy * cards,
        calls=2,
        call_accuracy=2 * accuracy,
        held=100,
        usual=60.5,
        lead=-40,
        errors=errors,
    )


def error(kind: str, loss: float, number: int) -> PlayerError:
    return PlayerError(number=number, kind=kind, loss=loss, points=100 * loss)


def analysed(
    connection: Connection, game: int, deal: int, at: datetime, *who: DealOfPlayer
) -> None:
    """Analyse a deal of the first table for these players."""
    code = share(connection, f"contree N {game} {deal}", NOON).code
    analyses.keep(connection, code, "{}", NOON)
    count(connection, DealPlace(1, game, deal), code, at, who)


async def with_games(database: Database, *guilds: int) -> None:
    """A game on each of these servers, with three deals."""
    await keep(
        database,
        [
            replace(
                a_game(number=number, guild_id=guild, at=NOON + timedelta(hours=number)),
                settled=tuple(taken(deal, 0, ANN) for deal in (1, 2, 3)),
            )
            for number, guild in enumerate(guilds, start=1)
        ],
    )


async def of_ann(database: Database, chosen: Selection = HERE) -> PlayerAccuracy:
    return await database.read(lambda c: player_accuracy(c, chosen, ANN))


async def test_nothing_is_known_of_somebody_without_analyses(database: Database) -> None:
    await with_games(database, GUILD)
    found = await of_ann(database)
    assert (found.luck, found.cards, found.periods, found.mistakes) == (
        CardLuck(),
        MeanAccuracy(),
        (),
        (),
    )


async def test_cards_and_calls_are_added_up_by_role(database: Database) -> None:
    await with_games(database, GUILD)

    def work(c: Connection) -> None:
        analysed(c, 1, 1, NOON, played(accuracy=90.0, cards=4), played(BOB, Role.DEFENCE, 10.0))
        analysed(c, 1, 2, NOON, played(accuracy=60.0, cards=2))
        analysed(c, 1, 3, NOON, played(role=Role.DEFENCE, accuracy=50.0, cards=4))

    await database.write(work)
    found = await of_ann(database)
    assert found.cards == MeanAccuracy(680.0, 10)
    assert found.roles == {
        Role.DECLARER: MeanAccuracy(480.0, 6),
        Role.PARTNER: MeanAccuracy(),
        Role.DEFENCE: MeanAccuracy(200.0, 4),
    }
    assert (found.calls.decisions, found.calls.mean) == (6, pytest.approx(200 / 3))
    assert found.luck == CardLuck(deals=3, held=300, usual=181.5, made=-120)
    assert found.luck.balance == 118.5


@pytest.mark.parametrize(
    ("days", "weekly", "began"),
    [
        ((0, 6, 7, 80), True, ["2026-05-04", "2026-05-11", "2026-07-20"]),
        ((0, 27, 28, 95), False, ["2026-05-01", "2026-06-01", "2026-08-01"]),
    ],
)
async def test_weeks_are_told_below_three_months_and_months_from_then_on(
    database: Database, days: tuple[int, ...], weekly: bool, began: list[str]
) -> None:
    await with_games(database, GUILD, GUILD)
    places = ((1, 1), (1, 2), (1, 3), (2, 1))

    def work(c: Connection) -> None:
        for (game, deal), day in zip(places, days, strict=True):
            analysed(c, game, deal, NOON + timedelta(days=day), played(cards=day % 7 + 1))

    await database.write(work)
    found = await of_ann(database)
    assert found.weekly is weekly
    assert [f"{period.began:%Y-%m-%d}" for period in found.periods] == began
    assert sum(period.cards.decisions for period in found.periods) == found.cards.decisions


async def test_the_kinds_of_errors_that_cost_most_come_first(database: Database) -> None:
    await with_games(database, GUILD)
    rare, often = (
        error("ruff-wasted", 0.3, 9),
        [error("master-kept", 0.11, n) for n in (10, 11, 12)],
    )
    least = (error("wrong-discard", 0.06, 20), error("played-low", 0.05, 21))

    def work(c: Connection) -> None:
        analysed(
            c,
            1,
            1,
            NOON,
            played(errors=(rare, *least)),
            played(BOB, errors=(error("played-high", 0.9, 5),)),
        )
        analysed(c, 1, 2, NOON, played(errors=tuple(often)))

    await database.write(work)
    found = await of_ann(database)
    assert found.errors == 6
    assert [each.kind for each in found.mistakes] == ["master-kept", "ruff-wasted", "wrong-discard"]
    most = found.mistakes[0]
    assert (most.count, most.loss, most.points) == (3, pytest.approx(0.33), pytest.approx(33.0))


async def test_games_of_other_servers_voided_games_and_old_analyses_do_not_count(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_games(database, GUILD, OTHER_GUILD)

    def work(c: Connection) -> None:
        analysed(c, 1, 1, NOON, played(errors=(error("played-low", 0.2, 9),)))
        analysed(c, 2, 1, NOON, played(errors=(error("played-high", 0.2, 9),)))

    await database.write(work)
    assert ((await of_ann(database)).luck.deals, (await of_ann(database)).errors) == (1, 1)
    everywhere = await of_ann(database, EVERYWHERE)
    assert (everywhere.luck.deals, everywhere.errors) == (2, 2)
    monkeypatch.setattr(analyses, "VERSION", analyses.VERSION + 1)
    assert (await of_ann(database, EVERYWHERE)).luck.deals == 0


async def test_the_latest_deals_that_are_not_analysed_wait(database: Database) -> None:
    await with_games(database, GUILD, OTHER_GUILD)
    await database.write(lambda c: analysed(c, 2, 3, NOON, played(BOB)))
    waiting = await database.read(lambda c: waiting_deals(c, EVERYWHERE, ANN, 3))
    assert waiting.total == 5
    assert waiting.latest == (DealPlace(1, 2, 2), DealPlace(1, 2, 1), DealPlace(1, 1, 3))
    here = await database.read(lambda c: waiting_deals(c, HERE, ANN, 0))
    assert (here.total, here.latest) == (3, ())


async def test_deals_that_somebody_else_played_for_them_do_not_wait(database: Database) -> None:
    absent = replace(taken(1, 0, None), present=0b1110)
    await keep(database, [replace(a_game(), settled=(absent, taken(2, 0, ANN)))])
    waiting = await database.read(lambda c: waiting_deals(c, HERE, ANN, 9))
    assert waiting.latest == (DealPlace(1, 1, 2),)
