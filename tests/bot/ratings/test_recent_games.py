"""What one circle of people can give and take has an end, whoever wins."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from bot.ratings.rating import FIRST_POINTS, Contest, Contestant, Rating, rated
from bot.ratings.recent_games import (
    BY_ONE_PERSON,
    BY_UNKNOWN,
    ENOUGH_GAMES,
    MEMORY,
    RecentGames,
    Weight,
)

ME, PARTNER, ONE, OTHER = range(1, 5)
NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)


def contest(
    nth: int = 0, winner: int = 0, people: Sequence[int | None] = (ME, ONE, PARTNER, OTHER)
) -> Contest:
    """The nth game of these people, an hour after the one before."""
    seats = tuple(Contestant(seat % 2, user) for seat, user in enumerate(people))
    return Contest(NOON + timedelta(hours=nth), winner, seats, guild=1)


def known_to_all() -> dict[int, Rating]:
    """All four have played a lot with others."""
    return {user: Rating(25.0, 3.0, 500, NOON) for user in (ME, PARTNER, ONE, OTHER)}


def points_after(games: Sequence[Contest], known: dict[int, Rating], servers: int = 1) -> int:
    """My points after these games; I have been met on so many servers before."""
    recent_games = well_travelled() if servers > 1 else RecentGames()
    for game in games:
        weights = recent_games.weigh(game, known)
        after = rated(game, known, {user: each.weight for user, each in weights.items()})
        before = {user: known.get(user, Rating()).points for user in after}
        recent_games.note(
            game, {user: after[user].points - before[user] for user in after}, weights
        )
        known |= after
    return known[ME].points - FIRST_POINTS


def well_travelled() -> RecentGames:
    """All but me have played on another server too, with somebody else."""
    recent_games = RecentGames()
    for user in (PARTNER, ONE, OTHER, *range(10, 500)):
        elsewhere = Contest(NOON, 0, (Contestant(0, user), Contestant(1, 9999)), guild=2)
        recent_games.note(elsewhere, {user: 0}, {user: Weight()})
    return recent_games


def test_one_person_transfers_a_limited_number_of_points() -> None:
    for winner in (0, 1):
        games = [contest(nth, winner) for nth in range(200)]
        moved = points_after(games, known_to_all(), servers=2)
        assert 0 < abs(moved) <= BY_ONE_PERSON


def test_a_partner_transfers_no_more_than_an_opponent() -> None:
    known = known_to_all() | {user: Rating(25.0, 3.0, 500, NOON) for user in range(10, 500)}
    games = [contest(n, 0, (ME, 10 + 2 * n, PARTNER, 11 + 2 * n)) for n in range(200)]
    assert 0 < points_after(games, known, servers=2) <= BY_ONE_PERSON


def test_all_unknown_players_together_transfer_a_limited_number() -> None:
    games = [contest(n, 0, (ME, 10 + 3 * n, 11 + 3 * n, 12 + 3 * n)) for n in range(200)]
    assert BY_ONE_PERSON < points_after(games, {}) <= BY_UNKNOWN


def test_a_game_weighs_the_same_for_either_winner() -> None:
    weights = [RecentGames().weigh(contest(0, winner), {}) for winner in (0, 1)]
    assert weights[0] == weights[1]


def test_a_player_is_known_after_enough_games_with_others() -> None:
    for games, unknown in ((ENOUGH_GAMES - 1, True), (ENOUGH_GAMES, False)):
        known = {user: Rating(25.0, 3.0, games, NOON) for user in (PARTNER, ONE, OTHER)}
        recent_games = well_travelled()
        assert recent_games.weigh(contest(), known)[ME].unknown == unknown
    played = {user: Rating(25.0, 3.0, ENOUGH_GAMES, NOON) for user in (PARTNER, ONE, OTHER)}
    recent_games.note(contest(), {ME: 1}, {ME: Weight()})
    assert recent_games.weigh(contest(1), played)[ME].unknown


def test_a_player_is_known_after_games_on_two_servers() -> None:
    assert RecentGames().weigh(contest(), known_to_all())[ME].unknown
    assert not well_travelled().weigh(contest(), known_to_all())[ME].unknown


def test_old_games_are_forgotten() -> None:
    recent_games, known = RecentGames(), known_to_all()
    recent_games.note(contest(), {ME: BY_ONE_PERSON}, {ME: Weight()})
    assert recent_games.weigh(contest(1), known)[ME].weight == 0
    later = Contest(NOON + MEMORY + timedelta(days=1), 0, contest().contenders)
    assert recent_games.weigh(later, known)[ME].weight > 0


def test_games_alone_with_computers_have_full_weight() -> None:
    recent_games = RecentGames()
    assert recent_games.weigh(contest(0, 0, (ME, None, None, None)), {}) == {ME: Weight()}
