"""Sums of what players did in each period, added up as games end."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import BigInteger, Connection, Select, and_, case, cast, delete, insert, select

from bot.ratings.ladders import Ladder, periods
from bot.storage.database.dialects import Upsert, batches, insert_into
from bot.storage.database.schema import boards, standings
from bot.storage.ratings.played_games import PlayedGame
from bot.tables.occupants import is_erased

HUNDREDTHS = 100


@dataclass(frozen=True, slots=True)
class Tally:
    """The sums of a player; ``points`` are their side's in games played from start to end."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    deals: int = 0
    points: int = 0
    contracts_made: int = 0
    contracts_failed: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        # Field by field; astuple copies, and a rebuild adds up millions.
        return Tally(
            self.games + other.games,
            self.wins + other.wins,
            self.draws + other.draws,
            self.deals + other.deals,
            self.points + other.points,
            self.contracts_made + other.contracts_made,
            self.contracts_failed + other.contracts_failed,
        )

    def __neg__(self) -> "Tally":
        return Tally(*(-each for each in self.numbers))

    @property
    def numbers(self) -> tuple[int, ...]:
        """All of them, in their order."""
        return tuple(getattr(self, name) for name in Tally.__slots__)

    @property
    def average(self) -> int:
        """Points per deal in hundredths, rounded towards zero as databases divide."""
        if not self.deals:
            return 0
        size = abs(self.points) * HUNDREDTHS // self.deals
        return size if self.points >= 0 else -size


@dataclass(frozen=True, slots=True)
class Board:
    """Whose sums are compared: a scope, a ladder, a period as it is kept."""

    scope: int
    ladder: Ladder
    period: str


Sums = Mapping[Board, Mapping[int, Tally]]
"""By board, then by player."""


def tallies(game: PlayedGame) -> dict[int, Tally]:
    """What a game adds to the sums of each of its players.

    It counts as a game for the people who began it, and as lost for those who left. People who
    joined later get only the contracts that they played themselves.
    """
    left = {each.user_id for each in game.leavers}
    told: dict[int, Tally] = {user: Tally(games=1) for user in left}
    for each in game.seats:
        if each.user_id is None or each.user_id in left:
            continue
        contracts = Tally(
            contracts_made=each.contracts_made, contracts_failed=each.contracts_failed
        )
        whole = Tally(
            games=1,
            wins=int(game.winner == each.team),
            draws=int(game.winner is None),
            deals=each.deals,
            points=each.points,
        )
        told[each.user_id] = contracts if each.replaced else contracts + whole
    counted = (each for each in told.items() if each[1] != Tally())
    return {user: tally for user, tally in counted if not is_erased(user)}


def add(connection: Connection, game: PlayedGame, scopes: Iterable[int]) -> None:
    """Count a game in each of its periods."""
    told = tallies(game)
    shift(connection, dict.fromkeys(boards_of(game, scopes), told))


def shift(connection: Connection, sums: Sums) -> None:
    """Add this to the stored sums; players with nothing left are deleted."""
    for board, told in sums.items():
        number = _number_of(connection, board)
        rows = [_row(number, user, tally) for user, tally in told.items()]
        if rows:
            connection.execute(_adding(connection), rows)
        nothing = and_(*(standings.c[name] == 0 for name in Tally.__slots__))
        if any(min(tally.numbers) < 0 for tally in told.values()):
            of_board = standings.c.board_id == number
            connection.execute(delete(standings).where(of_board, nothing))


def sums_of(
    told: Iterable[PlayedGame], scopes: Iterable[int], *, off: bool = False
) -> dict[Board, dict[int, Tally]]:
    """What these games add to each board, or with ``off`` subtract."""
    scopes = tuple(scopes)
    sums: defaultdict[Board, defaultdict[int, Tally]] = defaultdict(lambda: defaultdict(Tally))
    for game in told:
        of_game = tallies(game)
        for board in boards_of(game, scopes):
            for user, tally in of_game.items():
                sums[board][user] += -tally if off else tally
    return {board: dict(of_board) for board, of_board in sums.items()}


def replace(connection: Connection, board: Board, sums: Mapping[int, Tally]) -> None:
    """Store these sums of a board in place of the former ones."""
    number = _number_of(connection, board)
    connection.execute(delete(standings).where(standings.c.board_id == number))
    rows = [_row(number, user, tally) for user, tally in sums.items()]
    if rows:
        connection.execute(insert(standings), rows)


def forget_others(
    connection: Connection, scope: int, ladder: Ladder, kept: Collection[Board]
) -> None:
    """Delete the boards of a ladder but these."""
    of_ladder = (boards.c.guild_id == scope, boards.c.ladder == str(ladder))
    stored = connection.execute(select(boards.c.id, boards.c.period).where(*of_ladder))
    others = [row.id for row in stored if Board(scope, ladder, row.period) not in kept]
    for some in batches(others):
        connection.execute(delete(standings).where(standings.c.board_id.in_(some)))
        connection.execute(delete(boards).where(boards.c.id.in_(some)))


def boards_of(game: PlayedGame, scopes: Iterable[int]) -> tuple[Board, ...]:
    """Every board on which a game counts."""
    return tuple(
        Board(scope, game.ladder, period) for scope in scopes for period in periods(game.place.at)
    )


def board_number(connection: Connection, board: Board) -> int | None:
    """The number under which a board is kept, if anything was counted on it."""
    return connection.execute(_numbered(board)).scalar()


def _number_of(connection: Connection, board: Board) -> int:
    """The number of a board, which is made if there is none yet."""
    number = board_number(connection, board)
    if number is not None:
        return number
    new = insert_into(connection, boards).on_conflict_do_nothing()
    connection.execute(new, _board_row(board))
    return connection.execute(_numbered(board)).scalar_one()


def _numbered(board: Board) -> Select[int]:
    return select(boards.c.id).where(
        *(boards.c[name] == value for name, value in _board_row(board).items())
    )


def _board_row(board: Board) -> dict[str, object]:
    return {"guild_id": board.scope, "ladder": str(board.ladder), "period": board.period}


def _adding(connection: Connection) -> Upsert:
    """An insert that adds to the row that there is."""
    statement = insert_into(connection, standings)
    new = statement.excluded
    sums = {name: standings.c[name] + new[name] for name in Tally.__slots__}
    points = cast(sums["points"], BigInteger)  # so many hundredths do not always go into 32 bits
    average = case((sums["deals"] == 0, 0), else_=points * HUNDREDTHS // sums["deals"])
    return statement.on_conflict_do_update(
        index_elements=["board_id", "user_id"], set_={**sums, "average": average}
    )


def _row(number: int, user: int, tally: Tally) -> dict[str, int]:
    told = dict(zip(Tally.__slots__, tally.numbers, strict=True))
    return {"board_id": number, "user_id": user, "average": tally.average, **told}
