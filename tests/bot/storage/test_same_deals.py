"""The season of an evening with the same deals, read from what was played."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from functools import partial
from random import Random
from statistics import fmean

import pytest
from sqlalchemy import Connection, insert, select, update

from bot.local_time import instant
from bot.ratings.ladders import Season
from bot.shared_plays.choice import candidate
from bot.shared_plays.kinds import ChallengeWay
from bot.shared_plays.marks import season_ranking
from bot.shared_plays.rounds import DEALS, ROUNDS
from bot.storage import challenges, evenings
from bot.storage.challenges import NewChallenge, challenge_coded, end_early, new_code
from bot.storage.database.database import Database
from bot.storage.database.schema import played_deals, shared_plays
from bot.storage.same_deals import challenge_tonight, deal_compared, note_missed, season_of
from engine.seats import Seat
from engine.variants import find_variant
from tests.bot.storage.made import GUILD
from tests.bot.test_evenings import PARIS, WEEKLY

NINE = WEEKLY.hour
SPRING, AUTUMN = Season(2026, 1), Season(2026, 4)
WEEKS = {
    # Six Mondays and six Thursdays over the changes of the hour, on 29 March and on 25 October.
    SPRING: [date(2026, 2, 23) + timedelta(weeks=n) for n in range(6)],
    AUTUMN: [date(2026, 10, 1) + timedelta(weeks=n) for n in range(6)],
}
LATER = [date(2026, 4, 2)]
PEOPLE = range(1, 9)
PLACES = (Seat.SOUTH, Seat.NORTH, Seat.EAST, Seat.WEST)
COUNT = ROUNDS * DEALS


@dataclass(frozen=True)
class Line:
    """What somebody made of a deal: which table, which side, by how much it led."""

    deal: int
    user: int
    table: int
    north_south: bool
    points: int


def drawn(chance: Random, absent: int) -> list[Line]:
    """An evening of two tables without one person, in whose place an expert plays."""
    lines = []
    for deal in range(1, COUNT + 1):
        seated = [u for u in PEOPLE if u != absent]
        chance.shuffle(seated)
        leads = {table: chance.randrange(-250, 250) for table in (1, 2)}
        for place, user in enumerate(seated):
            table, side = 1 + place // 4, PLACES[place % 4] in {Seat.SOUTH, Seat.NORTH}
            lead = leads[table] if side else -leads[table]
            lines.append(Line(deal, user, table, side, lead))
    return lines


def keep(connection: Connection, evening: int, start: datetime, lines: list[Line]) -> int:
    """Store an evening as its tables have played it; who is seventh left after the second round."""
    rules, seed = find_variant("contree"), bytes(32)
    new = NewChallenge(
        code=new_code(),
        guild=GUILD,
        host=1,
        rules_key=rules.key,
        seed=seed,
        opens_at=start,
        closes_at=start + timedelta(hours=2),
        way=ChallengeWay.TABLE,
        evening=evening,
    )
    deal = candidate(rules, seed, 0)
    challenges.call_out(connection, new, [deal] * COUNT)
    challenge = challenge_coded(connection, new.code)
    assert challenge is not None
    for line in lines:
        seat = Seat.SOUTH if line.north_south else Seat.EAST
        first, second = (line.points, 0) if line.north_south else (0, line.points)
        row: dict[str, object] = {"shared_play_id": challenge.shared_play, "deal": line.deal}
        row |= {"user_id": line.user}
        row |= {"guild_id": GUILD, "line": deal.line, "moves": 40, "at_table": line.table}
        row |= {"seat": seat, "score_0": first, "score_1": second}
        at = start + line.deal * timedelta(minutes=5)
        row |= {"started_at": at, "done_at": at + timedelta(minutes=4)}
        connection.execute(insert(played_deals), row)
    gone = {line.deal for line in lines if line.user == 7} ^ set(range(1, COUNT + 1))
    if len(gone) < COUNT:
        note_missed(connection, challenge.shared_play, [(deal, 7) for deal in gone])
    return challenge.shared_play


def without_the_last_round(lines: list[Line]) -> list[Line]:
    return [line for line in lines if line.user != 7 or line.deal <= 2 * DEALS]


def naive_marks(lines: list[Line]) -> Iterator[tuple[int, float]]:
    """The mean of each person's marks, counted line by line."""
    marks = defaultdict[int, list[float]](list)
    for line in lines:
        others = {
            other.table: other.points
            for other in lines
            if other.deal == line.deal
            and other.north_south == line.north_south
            and other.table != line.table
        }
        if others:
            gap = line.points - sum(others.values()) / len(others)
            marks[line.user].append(min(300, max(-300, gap)))
    for user, own in marks.items():
        mean = fmean(own)
        missed = [min(-40.0, mean)] * (DEALS if user == 7 else 0)
        yield user, fmean(own + missed)


@pytest.mark.parametrize("season", [SPRING, AUTUMN])
async def test_a_season_over_a_change_of_the_hour_is_the_naive_mean(
    sqlite: Database, season: Season
) -> None:
    chance, naive = Random(season.number), defaultdict[int, list[float]](list)
    weekly = replace(WEEKLY, id=0, guild_id=GUILD, day=WEEKS[season][0], same_deals=True)
    number = await sqlite.write(partial(evenings.keep, kept=weekly))
    days = {day: week % 8 + 1 for week, day in enumerate(WEEKS[season])}
    for day, absent in days.items():
        lines = without_the_last_round(drawn(chance, absent))
        start = instant(day, NINE, PARIS)
        await sqlite.write(partial(keep, evening=number, start=start, lines=lines))
        for user, mark in naive_marks(lines):
            naive[user].append(mark)
    # Neither of another season, nor of another evening, nor what is still played.
    others = [(number, instant(day, NINE, PARIS)) for day in LATER]
    others.append((number + 1, instant(WEEKS[season][1], NINE, PARIS)))
    for evening, start in others:
        lines = drawn(chance, 8)
        await sqlite.write(partial(keep, evening=evening, start=start, lines=lines))
    read = partial(season_of, evening=number, season=season, now=season.ends)
    results = await sqlite.read(read)
    assert len(results) == len(days)
    ranked = season_ranking(results)
    assert {each.user: each.evenings for each in ranked} == {u: len(m) for u, m in naive.items()}
    assert {each.user: each.mark for each in ranked} == pytest.approx(
        {user: fmean(marks) for user, marks in naive.items()}
    )
    last = instant(WEEKS[season][-1], NINE, PARIS)
    running = partial(season_of, evening=number, season=season, now=last + timedelta(hours=1))
    assert len(await sqlite.read(running)) == len(days) - 1


@pytest.mark.secrecy
async def test_a_deal_is_compared_for_who_has_played_it_to_its_end(sqlite: Database) -> None:
    ann, bob, seen = 1, 2, 3
    lines = [Line(deal, ann, 1, north_south=True, points=100) for deal in (1, 2)]
    lines += [Line(deal, bob, 2, north_south=True, points=40) for deal in (1, 2)]
    lines += [Line(2, seen, 3, north_south=True, points=300)]
    start = instant(WEEKS[SPRING][0], NINE, PARIS)
    await sqlite.write(partial(keep, evening=1, start=start, lines=lines))
    of_play = select(shared_plays.c.name)
    code = str(await sqlite.read(lambda c: c.execute(of_play).scalar_one()))

    async def mark(deal: int, user: int) -> float | None:
        read = partial(deal_compared, code=code, deal=deal, user=user)
        found = await sqlite.read(read)
        return found and found[0].marks_of(deal).get(user)

    def change(user: int, number: int, **values: object) -> Callable[[Connection], object]:
        played = played_deals.c.user_id == user, played_deals.c.deal == number
        return lambda c: c.execute(update(played_deals).where(*played).values(values))

    assert (await mark(1, ann), await mark(1, bob)) == (60, -60)
    assert await mark(2, ann) == -70
    # Who had seen one deal is compared with nobody on any.
    await sqlite.write(change(seen, 2, seen=True, deal=3))
    assert await mark(2, ann) == 60
    await sqlite.write(change(bob, 1, seen=True))
    assert await mark(2, ann) is None
    await sqlite.write(change(bob, 1, seen=False))
    # One's own deal is in play: nothing is said of it, however many have played it.
    await sqlite.write(change(bob, 1, done_at=None))
    assert (await mark(1, ann), await mark(1, bob)) == (None, None)
    assert await mark(1, 9) is None


LAST = timedelta(minutes=5 * COUNT + 4)
"""From the start of an evening to its last card, as ``keep`` stores it."""


@pytest.mark.parametrize(
    ("shown", "ends"),
    [
        (LAST + timedelta(minutes=1), LAST + timedelta(minutes=1)),
        # The same instant as at the last card, and a clock that was set back since.
        (LAST, LAST + timedelta.resolution),
        (LAST - timedelta(hours=1), LAST + timedelta.resolution),
        (timedelta(hours=3), timedelta(hours=2)),
    ],
)
async def test_an_end_keeps_all_that_was_played_whatever_the_clock_shows(
    sqlite: Database, shown: timedelta, ends: timedelta
) -> None:
    start = instant(WEEKS[SPRING][0], NINE, PARIS)
    lines = drawn(Random(1), absent=8)
    number = await sqlite.write(partial(keep, evening=1, start=start, lines=lines))
    end = partial(end_early, shared_play=number, now=start + shown, outdated=False)
    await sqlite.write(end)
    read = partial(season_of, evening=1, season=SPRING, now=SPRING.ends)
    (results,) = await sqlite.read(read)
    assert {each.played for each in results.entrants(over=True)} == {COUNT}
    closes = select(shared_plays.c.closes_at).where(shared_plays.c.id == number)
    assert await sqlite.read(lambda c: c.execute(closes).scalar_one()) == start + ends


async def test_tonights_challenge_is_the_one_called_out_since_the_evening_began(
    sqlite: Database,
) -> None:
    first, second = (instant(day, NINE, PARIS) for day in WEEKS[SPRING][:2])
    kept = replace(WEEKLY, guild_id=GUILD, day=WEEKS[SPRING][1], starts_at=second)
    await sqlite.write(partial(keep, evening=1, start=first, lines=[]))
    assert await sqlite.read(partial(challenge_tonight, kept=kept)) is None
    await sqlite.write(partial(keep, evening=1, start=second, lines=[]))
    challenge = await sqlite.read(partial(challenge_tonight, kept=kept))
    assert challenge is not None
    assert challenge.opens_at == second
