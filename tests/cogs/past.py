"""Games that were played before a test begins: none, one, or a great many."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from sqlalchemy import Connection

from bot.storage.log.open_tables import StoredMessage, open_table, set_message
from bot.storage.preferences import change_player_preferences
from bot.storage.results import game_results
from bot.storage.results.game_results import GameResult
from engine.cards import Trump
from engine.contract import ContractKind
from engine.settlement import Result
from tests.bot.storage.made import a_game
from tests.bot.storage.made_deals import taken
from tests.cogs.evening import Evening
from tests.rig.people import Person

MESSAGE = 700_000_000_000_000_001

VALUES = (80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180)


def four(evening: Evening, locale: str = "fr") -> list[Person]:
    """Those who played, and read one language."""
    return [evening.cafe.person(name, locale=locale) for name in ("Ann", "Bob", "Cat", "Dan")]


def ids(people: Sequence[Person]) -> list[int]:
    """By what they are kept."""
    return [person.id for person in people]


async def hide(evening: Evening, person: Person) -> None:
    """Let nobody but themselves be told of somebody."""
    await evening.bot.services.database.write(
        lambda c: change_player_preferences(
            c, person.id, lambda preferences: replace(preferences, hidden=True)
        )
    )


async def keep(evening: Evening, games: Sequence[GameResult]) -> None:
    """Keep games, all of one table of the café that has a message."""

    def work(connection: Connection) -> None:
        channel = evening.cafe.channel.id
        number = open_table(connection, games[0].guild_id, channel, games[0].started_at)
        set_message(connection, number, StoredMessage(channel, MESSAGE, 1, 1))
        for game in games:
            assert game_results.record(connection, replace(game, table_id=number))

    await evening.bot.services.database.write(work)


def one_game(evening: Evening, seated: Sequence[int | None]) -> GameResult:
    """A game with a deal, played a while ago by these."""
    game = a_game(guild_id=evening.cafe.server.id, players=seated, at=_now(evening))
    players = tuple(replace(player, deals=1, moves=9, thinking=45_000) for player in game.players)
    return replace(game, players=players, settled=(taken(1, 0, seated[0]),))


def many_games(evening: Evening, seated: Sequence[int | None], count: int = 60) -> list[GameResult]:
    """So many games of the same four, with contracts of every value and all kinds of ends."""
    return [_one_of_many(evening, seated, number) for number in range(1, count + 1)]


def _one_of_many(evening: Evening, seated: Sequence[int | None], number: int) -> GameResult:
    usual = one_game(evening, seated)
    deals = tuple(
        replace(
            taken(place + 1, place % 4, seated[place % 4]),
            value=value,
            kind=ContractKind.CAPOT if value == VALUES[-1] else ContractKind.POINTS,
            trump=list(Trump)[(number + place) % 6],
            result=Result.FAILED if (number + place) % 3 == 0 else Result.MADE,
            margin=-20 if (number + place) % 3 == 0 else 15,
            doubles=int(place == number % 11),
            doubler_id=seated[(place + 1) % 4] if place == number % 11 else None,
        )
        for place, value in enumerate(VALUES)
    )
    winner = number % 2
    return replace(
        usual,
        number=number,
        winner_team=winner,
        players=tuple(replace(p, won=p.team == winner, deals=11) for p in usual.players),
        settled=deals,
        deals=11,
        finished_at=usual.finished_at - timedelta(days=number),
        started_at=usual.started_at - timedelta(days=number),
    )


def _now(evening: Evening) -> datetime:
    return evening.bot.clock.now() - timedelta(seconds=1)
