"""The statistics of a player, of a pair, and of two against each other."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from itertools import permutations

import pytest

from bot.storage.database.database import Database
from bot.storage.results.game_results import GameResult, Leaver
from bot.storage.stats.deal_statistics import ContractTally, DoubledContracts, Role
from bot.storage.stats.history import GameOutcome, Selection, history_of
from bot.storage.stats.statistics import (
    MetPlayers,
    Statistics,
    Streaks,
    player_statistics,
    versus,
)
from engine.settlement import Result
from tests.bot.storage import naive_people
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS, a_game, keep
from tests.bot.storage.made_deals import games_with_deals, taken

ANN, BOB, CAT, DAN, EVE, *_ = PLAYERS
HERE = Selection(guild_id=GUILD)

SELECTIONS = (
    Selection(),
    HERE,
    Selection(guild_id=OTHER_GUILD, family="belote"),
    Selection(family="contree", since=NOON + timedelta(days=3)),
    Selection(guild_id=GUILD, since=NOON + timedelta(days=4)),
)


async def of(database: Database, user: int, chosen: Selection = HERE) -> Statistics:
    return await database.read(lambda c: player_statistics(c, chosen, user))


async def test_someone_who_never_played_has_no_statistics(database: Database) -> None:
    await keep(database, [a_game(guild_id=OTHER_GUILD)])
    found = await of(database, ANN)
    assert found == naive_people.statistics((), HERE, ANN)
    assert found.totals.games == 0
    assert found.deals.over is None


async def test_games_that_do_not_count_are_in_the_history_alone(database: Database) -> None:
    counted = a_game(number=1, players=(ANN, BOB, CAT, DAN))
    farmed = replace(
        a_game(number=2, players=(ANN, BOB, CAT, DAN), at=NOON + timedelta(hours=1)),
        settled=(taken(1, 0, ANN),),
        leavers=(Leaver(EVE, 1, 1),),
        rated=False,
        counts=False,
    )
    await keep(database, [counted, farmed])
    assert await of(database, ANN) == naive_people.statistics((counted,), HERE, ANN)
    assert (await of(database, EVE)).totals.left == 0
    duel = await database.read(partial(versus, chosen=HERE, one=ANN, two=BOB))
    assert duel == naive_people.versus((counted,), HERE, ANN, BOB)
    told = await database.read(partial(history_of, chosen=HERE, user_id=ANN, offset=0, limit=9))
    assert [(game.number, game.counts) for game in told.games] == [(2, False), (1, True)]


async def test_deals_count_alike_before_and_after_their_game_has_a_result(
    database: Database,
) -> None:
    games = games_with_deals(0)
    assert {each.user_id for game in games for each in game.leavers} & {*PLAYERS[:4]}
    await keep(database, games)
    for user in PLAYERS[:4]:
        own = [game for game in games if user in {each.user_id for each in game.players}]
        assert own
        asked = partial(player_statistics, chosen=Selection(guild_id=1), user_id=user)
        so_far = await database.read(partial(asked, unfinished=own))
        after = await of(database, user, Selection())
        assert so_far.deals == after.deals
        assert replace(so_far.totals, games=0, wins=0, draws=0, left=0, share=0) == replace(
            after.totals, games=0, wins=0, draws=0, left=0, share=0
        )
        assert (so_far.totals.games, so_far.unfinished, after.unfinished) == (0, len(own), 0)
        assert so_far.met_players == MetPlayers()
        training = [replace(game, counts=False) for game in own]
        nothing = await database.read(partial(asked, unfinished=training))
        assert nothing == await database.read(asked)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
async def test_statistics_equal_a_naive_count(database: Database, seed: int) -> None:
    games = games_with_deals(seed)
    await keep(database, games)

    for chosen in SELECTIONS:
        for user in PLAYERS:
            for enough in (1, 2):
                asked = partial(player_statistics, enough=enough)
                found = await database.read(partial(asked, chosen=chosen, user_id=user))
                expected = naive_people.statistics(games, chosen, user, enough=enough)
                assert found == expected


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
async def test_pairs_and_duels_equal_a_naive_count(database: Database, seed: int) -> None:
    games = games_with_deals(seed)
    await keep(database, games)
    for chosen in SELECTIONS[:2]:
        for one, two in permutations(PLAYERS[:4], 2):
            asked = partial(player_statistics, chosen=chosen, user_id=one, partner=two)
            pair = await database.read(asked)
            assert pair == naive_people.statistics(games, chosen, one, partner=two)
            duel = await database.read(partial(versus, chosen=chosen, one=one, two=two))
            assert duel == naive_people.versus(games, chosen, one, two)


@pytest.mark.parametrize(
    ("winners", "streaks"),
    [
        ((0,), (1, 1, 0)),
        ((1,), (-1, 0, 1)),
        ((None,), (0, 0, 0)),
        ((1, 0, 0, 0), (3, 3, 1)),
        ((0, 0, 1, 1), (-2, 2, 2)),
        ((0, 0, None), (0, 2, 0)),
        ((0, None, 0, 0), (2, 2, 0)),
        ((0, 0, 0, 1, 0), (1, 3, 1)),
    ],
)
async def test_streaks_of_wins_and_losses(
    database: Database, winners: Sequence[int | None], streaks: tuple[int, int, int]
) -> None:
    games = [
        a_game(number=number, winner=winner, at=NOON + timedelta(hours=number))
        for number, winner in enumerate(winners, start=1)
    ]
    await keep(database, games)
    current, wins, losses = streaks
    found = (await of(database, ANN)).streaks
    assert found == Streaks(current=current, wins=wins, losses=losses)


async def test_contracts_are_counted_by_role(database: Database) -> None:
    game = replace(
        a_game(players=(ANN, BOB, CAT, DAN)),
        settled=(
            taken(1, 0, ANN),
            replace(taken(2, 2, CAT), result=Result.FAILED, margin=-8),
            replace(taken(3, 1, BOB), result=Result.TIE),
        ),
    )
    await keep(database, [game])
    ann, dan = (await of(database, ANN)).deals, (await of(database, DAN)).deals
    assert ann.roles[Role.DECLARER] == ContractTally(made=1)
    assert ann.roles[Role.PARTNER] == ContractTally(failed=1)
    assert ann.roles[Role.DEFENCE] == ContractTally(neither=1)
    assert (dan.roles[Role.PARTNER], dan.roles[Role.DEFENCE]) == (
        ContractTally(0, 0, 1),
        ContractTally(1, 1),
    )
    assert (ann.over, ann.under) == (12, None)


async def test_contracts_taken_by_a_substitute_are_not_counted(database: Database) -> None:
    whole = a_game(players=(ANN, BOB, CAT, DAN))
    late = tuple(replace(player, replaced=player.user_id == ANN) for player in whole.players)
    deals = (
        taken(1, 0, None),  # a computer sat there then
        taken(2, 0, ANN),
        taken(3, 1, BOB),
    )
    await keep(database, [replace(whole, players=late, settled=deals)])
    roles = (await of(database, ANN)).deals.roles
    assert roles == {
        Role.DECLARER: ContractTally(made=1),
        Role.PARTNER: ContractTally(),
        Role.DEFENCE: ContractTally(),
    }


async def test_contracts_played_by_a_computer_are_not_counted(database: Database) -> None:
    deals = (replace(taken(1, 1, BOB), present=15), replace(taken(2, 1, BOB), present=14))
    await keep(database, [replace(a_game(players=(ANN, BOB, CAT, DAN)), settled=deals)])
    assert (await of(database, ANN)).deals.roles[Role.DEFENCE] == ContractTally(made=1)
    assert (await of(database, CAT)).deals.roles[Role.DEFENCE] == ContractTally(made=2)


async def test_a_game_the_player_left_is_not_counted_as_won(
    database: Database,
) -> None:
    whole = a_game(players=(ANN, BOB, CAT, DAN))
    away = tuple(replace(player, replaced=player.user_id == ANN) for player in whole.players)
    await keep(database, [replace(whole, players=away, leavers=(Leaver(ANN, 0, 0),))])
    ann, cat = await of(database, ANN), await of(database, CAT)
    assert (ann.totals.games, ann.totals.wins, ann.totals.left) == (0, 0, 1)
    assert (cat.totals.games, cat.totals.wins, cat.totals.left) == (1, 1, 0)
    told = await database.read(lambda c: history_of(c, HERE, ANN, offset=0, limit=8))
    assert (told.total, [game.outcome for game in told.games]) == (1, [GameOutcome.LEFT])


async def test_doubles_are_counted_by_whether_they_paid(database: Database) -> None:
    doubled = replace(taken(1, 1, BOB), doubles=1, doubler_id=ANN)
    game = replace(
        a_game(players=(ANN, BOB, CAT, DAN)),
        settled=(
            replace(doubled, result=Result.FAILED, scores=(320, 0)),
            replace(doubled, number=2, scores=(0, 400)),
        ),
    )
    await keep(database, [game])
    ann, bob = (await of(database, ANN)).deals, (await of(database, BOB)).deals
    cat, dan = (await of(database, CAT)).deals, (await of(database, DAN)).deals
    assert ann.given == DoubledContracts(count=2, won=1, balance=-80)
    assert cat.given == DoubledContracts()
    assert bob.received == dan.received == DoubledContracts(count=2, won=1, balance=80)


async def test_points_of_games_that_count_differently_are_never_added_up(
    database: Database,
) -> None:
    doubled = replace(taken(1, 0, ANN), doubles=1, doubler_id=ANN, scores=(0, 160))
    people, later = (ANN, BOB, CAT, DAN), NOON + timedelta(hours=1)
    large = a_game(number=1, points=(500, 1500), players=people)
    small = replace(a_game(number=2, points=(15, 5), players=people, at=later), rules_key="small")
    large, small = (replace(each, settled=(doubled,)) for each in (large, small))
    await keep(database, [large, small])
    ann = await of(database, ANN, Selection(until=later))
    assert (ann.totals.share, ann.deals.given.balance, ann.deals.over) == (0.25, -160, 12)
    ann = await of(database, ANN)
    assert (ann.totals.share, ann.deals.given.balance, ann.deals.over) == (0.5, None, None)
    duel = await database.read(partial(versus, chosen=HERE, one=BOB, two=ANN))
    assert [side.share for side in duel.sides] == [0.5, 0.5]


async def test_a_best_partner_needs_enough_games(database: Database) -> None:
    games: list[GameResult] = [
        a_game(number=number, winner=number % 2, players=(EVE, BOB, ANN, DAN))
        for number in range(1, 4)
    ]
    games += [a_game(number=4, winner=0, players=(ANN, BOB, CAT, DAN))]
    await keep(database, games)
    met_players = (await of(database, ANN)).met_players
    assert [(c.user_id, c.games, c.wins) for c in met_players.partners] == [(EVE, 3, 1)]
    assert [(c.user_id, c.games, c.losses) for c in met_players.opponents] == [
        (BOB, 4, 2),
        (DAN, 4, 2),
    ]


async def test_the_latest_games_are_shown_from_the_players_side(database: Database) -> None:
    await keep(
        database,
        [
            a_game(number=1, winner=0, points=(2010, 900), at=NOON + timedelta(hours=2)),
            a_game(number=2, winner=1, points=(700, 2050), at=NOON + timedelta(hours=1)),
        ],
    )
    latest, before = (await of(database, BOB)).last_games
    assert (latest.outcome, latest.score, latest.others) == (GameOutcome.LOST, 900, 2010)
    assert (before.outcome, before.score, before.others) == (GameOutcome.WON, 2050, 700)
    assert (latest.partners, latest.opponents) == ((DAN,), (ANN, CAT))
