"""A season looked back at says what statistics say, of one person or of a server."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest
from sqlalchemy import Connection

from bot.ratings.ladders import Season, season_at
from bot.storage.database.database import Database
from bot.storage.privacy.erasure import erase
from bot.storage.results import game_results
from bot.storage.results.game_record import DealResult
from bot.storage.results.game_results import GameResult
from bot.storage.stats.history import Selection
from bot.storage.stats.player_accuracy import MeanAccuracy
from bot.storage.stats.season_recap import (
    BestPair,
    LongestRun,
    SeasonRecap,
    season_recap,
)
from bot.storage.stats.statistics import player_statistics
from bot.tables.occupants import NOBODY_KNOWN
from engine.cards import Trump
from engine.contract import ContractKind
from engine.settlement import Result
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS, a_game, keep
from tests.bot.storage.made_deals import games_with_deals, taken
from tests.bot.storage.preferences.test_hidden_players import hide
from tests.bot.storage.stats.test_player_accuracy import analysed, played

ANN, BOB, CAT, DAN, EVE, *_ = PLAYERS
SEASON = season_at(NOON)


def won(winners: Sequence[int | None], *, players: Sequence[int] = PLAYERS[:4]) -> list[GameResult]:
    """Games of these four an hour apart from the season's second day on, with their winners."""
    begins = SEASON.begins + timedelta(days=1)
    return [
        a_game(number=n, winner=winner, players=players, at=begins + timedelta(hours=n))
        for n, winner in enumerate(winners, start=1)
    ]


def with_deals(game: GameResult, *deals: DealResult) -> GameResult:
    return replace(game, settled=deals, deals=len(deals))


async def recap(
    database: Database,
    user: int | None = ANN,
    guild: int | None = GUILD,
    season: Season = SEASON,
) -> SeasonRecap:
    asked = partial(season_recap, season=season, guild_id=guild, user_id=user)
    return await database.read(asked)


async def test_a_season_counts_its_own_games_alone(database: Database) -> None:
    last, first = SEASON.ends - timedelta(seconds=1), SEASON.begins
    games = [
        a_game(number=n, guild_id=guild, at=at)
        for n, (guild, at) in enumerate(
            [
                (GUILD, first - timedelta(seconds=1)),
                *[(GUILD, first), (GUILD, last), (OTHER_GUILD, NOON)],
                (GUILD, SEASON.ends),
            ],
            start=1,
        )
    ]
    await keep(database, games)
    assert (await recap(database)).games == 2
    assert (await recap(database, guild=None)).games == 3
    assert (await recap(database, None)).games == 2
    assert (await recap(database, season=SEASON.before)).games == 1
    assert (await recap(database, EVE)).games == 0


async def test_partners_and_runs_of_wins(database: Database) -> None:
    others = won([0, 0, 0], players=(ANN, BOB, DAN, CAT))
    apart = [replace(game, number=20 + n) for n, game in enumerate(others)]
    await keep(database, [*won([0, 1, 1, 1, None, 0]), *apart])
    found = await recap(database)
    assert (found.games, found.wins, found.draws, found.players) == (9, 5, 1, 1)
    assert found.pair == BestPair((ANN, DAN), 3, 3)
    assert found.run == LongestRun(ANN, 2)
    every = await recap(database, None)
    assert (every.games, every.deals, every.players) == (9, 81, 4)
    assert every.pair == BestPair((ANN, DAN), 3, 3)
    assert every.run == LongestRun(DAN, 6)


async def test_the_boldest_and_the_costliest_contract(database: Database) -> None:
    usual = taken(1, 0, ANN)
    capot = replace(usual, number=2, kind=ContractKind.CAPOT, value=250, trump=Trump.SPADES)
    missed = replace(capot, number=3, kind=ContractKind.GENERALE, result=Result.FAILED)
    doubled = replace(
        taken(4, 1, BOB), doubles=1, doubler_id=ANN, result=Result.FAILED, scores=(480, 0)
    )
    against = replace(taken(5, 3, DAN), doubles=1, doubler_id=CAT, scores=(0, 320))
    await keep(
        database, [with_deals(each, usual, capot, missed, doubled, against) for each in won([0])]
    )
    found = await recap(database)
    assert found.boldest is not None
    assert found.costliest is not None
    assert (found.boldest.deal.number, found.costliest.deal.number) == (2, 4)
    assert (found.costliest.lead, found.trump) == (480, (Trump.SPADES, 2))
    of_bob = await recap(database, BOB)
    assert of_bob.costliest is not None
    assert (of_bob.boldest, of_bob.costliest.lead) == (None, -480)
    await hide(database, ANN)
    every = await recap(database, None)
    assert every.boldest is not None
    assert every.costliest is not None
    assert every.boldest.deal.declarer_id == DAN
    assert every.costliest.deal.doubler_id == NOBODY_KNOWN
    assert abs(every.costliest.lead) == 480


async def test_naming_a_trump_is_bold_only_when_doubled(database: Database) -> None:
    named = replace(taken(1, 0, ANN), kind=ContractKind.TRUMP, value=0, margin=None)
    (game,) = won([0])
    await keep(database, [with_deals(game, named)])
    assert (await recap(database)).boldest is None
    doubled = replace(named, doubles=1, doubler_id=BOB)
    await keep_another(database, with_deals(replace(game, number=2), doubled))
    bold = (await recap(database)).boldest
    assert bold is not None
    assert bold.deal == doubled


async def keep_another(database: Database, game: GameResult) -> None:
    await database.write(lambda c: game_results.record(c, game))


async def test_accuracy_by_month_and_the_deal_of_the_season(database: Database) -> None:
    months = [SEASON.begins + timedelta(days=days) for days in (3, 35, 65)]
    games = [
        with_deals(a_game(number=n, at=at), *(taken(deal, 0, ANN) for deal in (1, 2, 3)))
        for n, at in enumerate(months, start=1)
    ]
    await keep(database, games)

    def work(c: Connection) -> None:
        mild, wild = played(accuracy=60.0), replace(played(accuracy=90.0), lead=500)
        analysed(c, 1, 1, NOON, mild, replace(played(BOB, accuracy=10.0), lead=800))
        analysed(c, 3, 1, NOON, wild)
        analysed(c, 3, 2, NOON, replace(wild, lead=9000, role=None))  # nobody bid

    await database.write(work)
    found = await recap(database)
    begins = SEASON.begins
    assert [(each.began, each.cards) for each in found.months] == [
        (begins, MeanAccuracy(360.0, 6)),
        (begins.replace(month=begins.month + 2), MeanAccuracy(1080.0, 12)),
    ]
    assert found.deal is not None
    assert (found.deal.user_id, found.deal.lead, found.deal.usual) == (ANN, 500, 60.5)
    every = await recap(database, None)
    assert every.deal is not None
    assert (every.deal.user_id, every.deal.lead) == (BOB, 800)
    assert every.months[0].cards == MeanAccuracy(420.0, 12)
    await hide(database, BOB)
    assert (await recap(database, None)).deal == found.deal
    await database.write(lambda c: erase(c, ANN))
    gone = await recap(database, None)
    assert (gone.deal, gone.months) == (None, ())
    assert (await recap(database)).games == 0


async def test_an_erased_partner_is_no_best_partner(database: Database) -> None:
    await keep(database, won([0, 0, 0]))
    await database.write(lambda c: erase(c, CAT))
    assert (await recap(database)).pair is None
    every = await recap(database, None)
    assert (every.pair, every.players, every.run) == (None, 3, LongestRun(ANN, 3))


@pytest.mark.slow
async def test_a_person_reads_what_their_statistics_say(database: Database) -> None:
    games = [undoubled(game) for game in games_with_deals(11)]
    await keep(database, games)
    chosen = Selection(guild_id=GUILD, since=SEASON.begins, until=SEASON.ends)
    longest = []
    for user in PLAYERS:
        found = await recap(database, user)
        kept = await database.read(partial(player_statistics, chosen=chosen, user_id=user))
        totals = kept.totals
        assert (found.games, found.wins, found.draws) == (totals.games, totals.wins, totals.draws)
        best = kept.met_players.partners[:1]
        partner = [found.pair.users[1]] if found.pair else []
        assert partner == [each.user_id for each in best]
        run = found.run.length if found.run else 0
        assert run == kept.streaks.wins
        longest.append(run)
        made = [each for each in kept.deals.undertakings if each.tally.made]
        assert (found.boldest is None) == (not any(bold(each.kind, each.value) for each in made))
        if found.trump:
            trump, count = found.trump
            assert count == kept.deals.trumps[trump].all
            assert count == max(each.all for each in kept.deals.trumps.values())
    every = await recap(database, None)
    assert every.run is not None
    assert every.run.length == max(longest)


def bold(kind: ContractKind, value: int) -> bool:
    return bool(value) or kind in {ContractKind.CAPOT, ContractKind.GENERALE}


def undoubled(game: GameResult) -> GameResult:
    """The game, in which nobody doubled: what is bold is seen by the contract alone."""
    deals = (replace(deal, doubles=0, doubler_id=None) for deal in game.settled)
    return replace(game, settled=tuple(deals))
