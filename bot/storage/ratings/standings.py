"""Sums of what players did in each period, added up as games end."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import BigInteger, Connection, case, cast, insert, select

from bot.ratings.ladders import Ladder, Span, is_over, periods, span_of
from bot.storage.database.dialects import Upsert, insert_into
from bot.storage.database.schema import leaderboards, standings
from bot.storage.ratings.generations import Generation, of_ladder
from bot.storage.ratings.rated_games import RatedGame
from bot.tables.occupants import is_erased

HUNDREDTHS = 100


@dataclass(frozen=True, slots=True)
class PlayerSums:
    """The sums of a player; ``points`` are their side's in games played from start to end."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    deals: int = 0
    points: int = 0
    contracts_made: int = 0
    contracts_failed: int = 0

    def __add__(self, other: "PlayerSums") -> "PlayerSums":
        # Field by field; astuple copies, and a rebuild adds up millions.
        return PlayerSums(
            self.games + other.games,
            self.wins + other.wins,
            self.draws + other.draws,
            self.deals + other.deals,
            self.points + other.points,
            self.contracts_made + other.contracts_made,
            self.contracts_failed + other.contracts_failed,
        )

    @property
    def numbers(self) -> tuple[int, ...]:
        """The sums in the order of the fields."""
        return tuple(getattr(self, name) for name in PlayerSums.__slots__)

    @property
    def average(self) -> int:
        """Points per deal in hundredths, rounded towards zero as databases divide."""
        if not self.deals:
            return 0
        size = abs(self.points) * HUNDREDTHS // self.deals
        return size if self.points >= 0 else -size


Sums = Mapping[str, Mapping[int, PlayerSums]]
"""The sums by the period as it is stored, then by player."""


def tallies(game: RatedGame) -> dict[int, PlayerSums]:
    """The sums that a game adds for each of its players.

    It counts as a game for the people who began it, and as lost for those who left; a trial counts
    for nothing. People who joined later get only the contracts that they played themselves.
    """
    left = {each.user_id for each in game.leavers}
    sums = {each.user_id: PlayerSums(games=1) for each in game.leavers if not each.trial}
    for each in game.seats:
        if each.user_id is None or each.user_id in left or each.trial:
            continue
        contracts = PlayerSums(
            contracts_made=each.contracts_made, contracts_failed=each.contracts_failed
        )
        whole = PlayerSums(
            games=1,
            wins=int(game.winner == each.team),
            draws=int(game.winner is None),
            deals=each.deals,
            points=each.points,
        )
        sums[each.user_id] = contracts if each.replaced else contracts + whole
    counted = (each for each in sums.items() if each[1] != PlayerSums())
    return {user: tally for user, tally in counted if not is_erased(user)}


def sums_of(rated: Iterable[RatedGame]) -> dict[str, dict[int, PlayerSums]]:
    """The sums that these games add to each period."""
    sums: defaultdict[str, defaultdict[int, PlayerSums]] = defaultdict(
        lambda: defaultdict(PlayerSums)
    )
    for game in rated:
        of_game = tallies(game)
        for period in periods(game.place.at):
            for user, tally in of_game.items():
                sums[period][user] += tally
    return {period: dict(of_leaderboard) for period, of_leaderboard in sums.items()}


def add(connection: Connection, generation: Generation, sums: Sums) -> None:
    """Add this to the sums of a generation."""
    rows = []
    for period, of_leaderboard in sums.items():
        number = _number_of(connection, generation, period)
        for user, tally in of_leaderboard.items():
            numbers = dict(zip(PlayerSums.__slots__, tally.numbers, strict=True))
            rows.append(
                {"leaderboard_id": number, "user_id": user, "average": tally.average, **numbers}
            )
    if rows:
        connection.execute(_adding(connection), rows)


def copy_sums(connection: Connection, generation: Generation, before: datetime) -> None:
    """Let the live sums of the seasons that were over by then be those of a generation too.

    ``before`` is the first moment of a season. With them come the weeks and months before it, and
    what all time has of them. A week that lasts beyond it is left out.
    """
    of_live = of_ladder(leaderboards, generation.scope, generation.ladder)
    live_leaderboards = connection.execute(
        select(leaderboards.c.id, leaderboards.c.period).where(of_live)
    ).all()
    ever: defaultdict[int, PlayerSums] = defaultdict(PlayerSums)
    for leaderboard in live_leaderboards:
        if not is_over(leaderboard.period, before):
            continue
        chosen = select(standings).where(standings.c.leaderboard_id == leaderboard.id)
        kept = {
            row.user_id: PlayerSums(*(getattr(row, name) for name in PlayerSums.__slots__))
            for row in connection.execute(chosen)
        }
        add(connection, generation, {leaderboard.period: kept})
        if span_of(leaderboard.period) is Span.SEASON:
            for user, tally in kept.items():
                ever[user] += tally
    add(connection, generation, {Span.EVER.value: ever})


def leaderboard_number(
    connection: Connection, scope: int, ladder: Ladder, period: str
) -> int | None:
    """The number under which the live sums of a period are kept, if anything was counted in it."""
    of_live = of_ladder(leaderboards, scope, ladder)
    chosen = select(leaderboards.c.id).where(of_live, leaderboards.c.period == period)
    return connection.execute(chosen).scalar()


def _number_of(connection: Connection, generation: Generation, period: str) -> int:
    """The number of a leaderboard, which is made if there is none yet."""
    row = {
        "guild_id": generation.scope,
        "ladder": str(generation.ladder),
        "generation": generation.number,
        "period": period,
    }
    known = select(leaderboards.c.id).where(
        *(leaderboards.c[name] == value for name, value in row.items())
    )
    number: int | None = connection.execute(known).scalar()
    if number is None:
        new = insert(leaderboards).values(row).returning(leaderboards.c.id)
        number = connection.execute(new).scalar_one()
    return number


def _adding(connection: Connection) -> Upsert:
    """An insert that adds to the row that there is."""
    statement = insert_into(connection, standings)
    new = statement.excluded
    sums = {name: standings.c[name] + new[name] for name in PlayerSums.__slots__}
    points = cast(sums["points"], BigInteger)  # so many hundredths do not always go into 32 bits
    average = case((sums["deals"] == 0, 0), else_=points * HUNDREDTHS // sums["deals"])
    return statement.on_conflict_do_update(
        index_elements=["leaderboard_id", "user_id"], set_={**sums, "average": average}
    )
