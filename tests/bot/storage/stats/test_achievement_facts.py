"""What achievements are computed from, read from the results that are kept."""

from dataclasses import replace
from datetime import timedelta

from bot.achievements import Achievement, newly_earned
from bot.storage.database.database import Database
from bot.storage.results.game_results import GameResult
from bot.storage.stats.achievement_facts import earned_since, facts_of, standings_of
from engine.contract import ContractKind
from engine.settlement import Result
from tests.bot.storage.made import NOON, PLAYERS, a_game, keep
from tests.bot.storage.made_deals import taken

ANN, BOB, CAT, DAN, *_ = PLAYERS


def games() -> list[GameResult]:
    """Two games, the second of which was recorded first."""
    late = replace(
        a_game(number=2, players=(ANN, BOB, CAT, DAN), at=NOON + timedelta(hours=3)),
        settled=(
            replace(taken(1, 0, ANN), kind=ContractKind.CAPOT, sweep=0),
            replace(taken(2, 1, BOB), doubler_id=ANN, doubles=1, result=Result.FAILED),
        ),
    )
    return [late, a_game(number=1, winner=1, players=(ANN, BOB, CAT, DAN))]


async def test_games_are_listed_in_order_from_the_players_side(database: Database) -> None:
    await keep(database, games())
    first, second = await database.read(lambda c: facts_of(c, BOB))
    assert (first.won, second.won) == (True, False)
    assert (second.score, second.others, second.partners) == (1200, 2010, (DAN,))
    capot, own = second.deals
    assert (capot.took, capot.attacked, capot.was_swept, capot.swept) == (False, False, True, False)
    assert (capot.score, capot.others) == (60, 200)
    assert (own.took, own.failed, own.doubled) == (True, True, False)


async def test_achievements_of_the_last_game_are_found(database: Database) -> None:
    await keep(database, games())
    facts = await database.read(lambda c: facts_of(c, ANN))
    brought = newly_earned(facts)
    assert {Achievement.FIRST_WIN, Achievement.CAPOT, Achievement.DOUBLE} <= set(brought)
    assert Achievement.FIRST_GAME not in brought
    reached = await database.read(lambda c: standings_of(c, ANN))
    assert {each.feat for each in reached if each.at == facts[-1].finished_at} == set(brought)


async def test_games_that_do_not_count_bring_no_achievements(database: Database) -> None:
    await keep(database, [replace(game, rated=False, counts=False) for game in games()])
    assert await database.read(lambda c: facts_of(c, ANN)) == ()
    assert await database.read(lambda c: earned_since(c, ANN, NOON)) == ()


async def test_achievements_of_the_last_game_are_news_for_a_while(database: Database) -> None:
    assert await database.read(lambda c: earned_since(c, ANN, NOON)) == ()
    await keep(database, games())
    facts = await database.read(lambda c: facts_of(c, ANN))
    ended = facts[-1].finished_at
    before = ended - timedelta(seconds=1)
    assert await database.read(lambda c: earned_since(c, ANN, before)) == newly_earned(facts)
    assert await database.read(lambda c: earned_since(c, ANN, ended)) == ()


async def test_a_substitute_gets_only_what_they_played(database: Database) -> None:
    late, _ = games()
    players = tuple(replace(player, replaced=True) for player in late.players)
    await keep(database, [replace(late, players=players)])
    (game,) = await database.read(lambda c: facts_of(c, ANN))
    assert [deal.took for deal in game.deals] == [True, False]
    assert not any(deal.swept for deal in game.deals)


async def test_an_erased_partner_is_a_different_partner_at_each_table(database: Database) -> None:
    gone = [a_game(number=n, players=(ANN, BOB, -100 - n, DAN)) for n in (1, 2)]
    await keep(database, gone)
    assert [game.partners for game in await database.read(lambda c: facts_of(c, ANN))] == [(), ()]


async def test_someone_who_never_played_has_no_facts(database: Database) -> None:
    assert await database.read(lambda c: facts_of(c, ANN)) == ()
