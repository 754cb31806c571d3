"""A database with a row in every table, none of which a check finds anything wrong with.

Games were played at random, and the rest is added by what the bot itself stores with.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta
from functools import partial
from random import Random

from sqlalchemy import Connection, insert, select

from bot.evenings import Coming, Evening, Sat
from bot.exercises import Exercise, PositionId
from bot.problems import SETS
from bot.ratings.ladders import LADDERS, Season, Tier
from bot.score_sheets.kept import Draft
from bot.score_sheets.real_deals import RealDeal
from bot.score_sheets.sheets import ScoreSheet
from bot.score_sheets.typed import TypedDeal
from bot.shared_plays.alone import Alone, read_alone
from bot.shared_plays.choice import candidate
from bot.shared_plays.chosen import Par
from bot.shared_plays.kinds import SharedPlayKind
from bot.storage import analyses, challenge_experts, challenges, evenings, shared_plays
from bot.storage.analyses import DealOfPlayer, DealPlace, PlayerError
from bot.storage.database.database import Database
from bot.storage.database.schema import games, request_turns, slots, uncounted_games
from bot.storage.day_posts import choose_day_post, watch
from bot.storage.exercises import keep_answer
from bot.storage.finished_lessons import finish_lesson
from bot.storage.log.archive import archive_closed
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.storage.posts import KeptPost, keep_post
from bot.storage.practice import practice_for
from bot.storage.preferences import (
    change_guild_preferences,
    change_player_preferences,
    watch_seats,
)
from bot.storage.privacy.erasure import erase, note_departure
from bot.storage.problems import GivenAnswer, keep_first, report
from bot.storage.ratings.podiums import choose_channel
from bot.storage.ratings.rank_roles import RankChange, choose_ranks, choose_tier_role, note_change
from bot.storage.results.rebuild import keep_common_ladder, mark_all_counted
from bot.storage.results.voiding import VoidedGame, Voiding
from bot.storage.same_deals import note_missed
from bot.storage.score_sheets import begin_sheet, keep_draft, sheet_numbered, write_sheet
from bot.storage.setting_changes import change_choices
from bot.storage.shared_deals import give, share
from bot.storage.stats.deal_statistics import Role
from bot.storage.welcomes import note_welcomed, owe_welcome
from bot.tables.house_rules import HouseRules
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind
from engine.game import legal_actions
from engine.seats import Seat, Team
from engine.variants import find_variant
from tests.bot.storage.files import SEEDS
from tests.bot.storage.ladders_kept import ladder_job
from tests.bot.storage.made import NOON
from tests.bot.storage.played import Ticking, keep_at_random
from tests.bot.tables.evening import DENIS

SEED = bytes(range(32))
HOUR = timedelta(hours=1)


@dataclass(frozen=True)
class Corner:
    """A server that the bot keeps something of: its number, its people, one of its tables."""

    n: int
    guild: int
    people: tuple[int, ...]
    table: int = 0
    now: datetime = NOON


CAFE = Corner(1, 700_000_000_000_000_001, (812_345_678_901_234_501, 812_345_678_901_234_502))
CLUB = Corner(2, 700_000_000_000_000_002, (812_345_678_901_234_503, 812_345_678_901_234_504))
OPEN_SEED, *CLOSED_SEEDS = SEEDS


async def whole(url: str) -> None:
    """Make such a database."""
    database = await Database.open(url)
    await database.write(mark_all_counted)  # as the bot does at its first start
    await add_servers(database)
    await database.close()


async def add_servers(database: Database) -> None:
    """Play on both servers, and keep everything of them that the bot keeps."""
    await database.write(partial(keep_common_ladder, kept=True))
    await add_server(database, CAFE, CLOSED_SEEDS)
    # Somebody who played there, and whose games are in the archive.
    await database.write(lambda connection: erase(connection, DENIS))
    await archive_closed(database, NOON + timedelta(days=1), _no_rest, _is_cafe)
    await add_server(database, CLUB, [OPEN_SEED])


async def add_server(database: Database, corner: Corner, seeds: Sequence[int]) -> None:
    """Play on a server, and keep everything of it that the bot keeps."""
    log = SqlTableLog(SqlEventStore(database), Ticking(corner.now))
    for seed in seeds:
        channel = 100 * corner.n + seed
        kept = await keep_at_random(log, seed, guild=corner.guild, channel=channel, closes=False)
        if seed != OPEN_SEED:
            await log.abandon(kept.number)
    await database.write(
        lambda connection: complete(connection, replace(corner, table=kept.number))
    )
    games_here = select(games.c.table_id, games.c.number).where(games.c.guild_id == corner.guild)
    first = await database.read(lambda c: c.execute(games_here.order_by(games.c.id)).first())
    assert first is not None
    voided = VoidedGame(
        table_id=first.table_id, number=first.number, guild_id=corner.guild,
        by_id=corner.people[0], at=corner.now, reason="They knew the cards.",
    )  # fmt: skip
    assert await Voiding(database, ladder_job(database)).void(voided)


async def _no_rest() -> None:
    pass


def _is_cafe(guild: int) -> bool:
    return guild == CAFE.guild


def complete(connection: Connection, at: Corner) -> None:
    """Add to a server's games whatever else the bot keeps."""
    ann, ben = at.people
    _add_choices(connection, at)
    _add_evening(connection, at)
    _add_analysis(connection, at)
    _add_shared_plays(connection, at)
    finish_lesson(connection, ann, "trumps")
    watch_seats(connection, at.guild, ben, at.now)
    note_departure(connection, 900 + at.n, at.now)
    for problems in SETS[:2]:
        number, problem = next(iter(problems.problems.items()))
        place = PositionId(problems.code, number)
        for user, word, found in ((ann, problem.right[0], True), (ben, "p", False)):
            keep_first(connection, user, GivenAnswer(place, problem, word, found, at.now))
        report(connection, ben, place, "Two cards are as good.")
    house = HouseRules("contree")
    sheet = ScoreSheet(house=house, names=("Anne", "Ben"))
    number = begin_sheet(connection, ann, sheet, at.now)
    begun = sheet_numbered(connection, number)
    assert begun is not None
    write_sheet(connection, begun, sheet.with_deal(RealDeal()), at.now)
    keep_draft(connection, number, Draft(TypedDeal(attack=Team.EAST_WEST), 2))
    # As on a server of PostgreSQL: a game that is to be counted, leases, and turns to ask Discord.
    connection.execute(insert(uncounted_games), {"table_id": at.table, "number": 99})
    if at.n == CAFE.n:
        lease = {"slot": 1, "owner": None, "epoch": 1, "until": at.now, "version": "1.0.0"}
        connection.execute(insert(slots), lease)
        connection.execute(insert(request_turns), {"what": "requests", "next_at": at.now})


def _add_choices(connection: Connection, at: Corner) -> None:
    ann, ben = at.people
    change_guild_preferences(
        connection,
        at.guild,
        lambda usual: replace(
            usual, language="en", rules_key="contree", options=(("target", "1000"),), clock=60,
            level="club", zone="Europe/Paris", length="short", signals=False,
        ),
    )  # fmt: skip
    for user in (ann, ben):
        change_player_preferences(
            connection, user, lambda usual: replace(usual, plays_forced=True, self_analysis=True)
        )
    change_choices(
        connection,
        at.guild,
        lambda usual: replace(usual, preferences=replace(usual.preferences, reactions=False)),
        at.now,
        at.now.date(),
    )
    owe_welcome(connection, at.guild)
    if at.n == CAFE.n:
        note_welcomed(connection, at.guild, at.now)
    choose_channel(connection, at.guild, 41, Season(2026, 2))
    choose_day_post(connection, at.guild, 42, 9, at.now.date())
    watch(connection, at.guild, ann, watches=True)
    choose_ranks(connection, at.guild, LADDERS[0], is_on=True)
    choose_tier_role(connection, at.guild, Tier.ACE, 43)
    note_change(connection, at.guild, RankChange(ann, 43, give=True))


def _add_evening(connection: Connection, at: Corner) -> None:
    ann, ben = at.people
    evening = Evening(
        id=0, guild_id=at.guild, channel_id=51, host_id=ann, title="Thursday", weekly=True,
        day=at.now.date(), hour=time(20, 30), rules_key="contree",
    )  # fmt: skip
    evening = replace(evening, id=evenings.keep(connection, evening))
    held = evenings.EveningId.of(evening)
    evenings.answer(connection, held, ann, Coming.YES, at.now)
    evenings.ask_for(connection, held, ben, ann, at.now)
    evenings.note_here(connection, held, ann, at.now)
    sat = Sat(ann, evening.day, 1, 1, 0)
    evenings.put(connection, held, evenings.EveningSeat(sat, 52, at.table))


def _add_analysis(connection: Connection, at: Corner) -> None:
    ann, _ = at.people
    line = candidate(find_variant("contree"), SEED, 7 + at.n).line
    code = share(connection, line, at.now, at.people).code
    give(connection, code, at.table)
    analyses.keep(connection, code, "{}", at.now)
    error = PlayerError(number=3, kind="wasted-trump", loss=0.125, points=12.5)
    told = DealOfPlayer(
        user_id=ann, role=Role.DECLARER, cards=5, card_accuracy=440.5, calls=2,
        call_accuracy=180.0, held=90, usual=40.5, lead=-20, errors=(error,),
    )  # fmt: skip
    analyses.count(connection, DealPlace(at.table, 1, 1), code, at.now, [told])
    asked = Exercise(place=PositionId(code, 3), due=at.now)
    keep_answer(
        connection, ann, None, replace(asked, due=at.now).answered("7H", at.now, right=True)
    )


def _add_shared_plays(connection: Connection, at: Corner) -> None:
    ann, ben = at.people
    contree = find_variant("contree")
    par = Par(Contract(Seat.SOUTH, Bid(90, Trump.HEARTS, ContractKind.NUMBER)), 90)
    midnight = at.now.replace(hour=0, minute=0, second=0, microsecond=0)
    chosen = [replace(candidate(contree, SEED, n), par=par) for n in (at.n, at.n + 10, at.n + 20)]
    day = midnight + timedelta(days=at.n)
    shared_plays.add_day(connection, day.date(), (day, day + timedelta(days=1)), SEED, chosen[0])
    of_day = shared_plays.day_at(connection, day + HOUR)
    assert of_day is not None
    done = shared_plays.begin(connection, of_day, ann, at.guild, day + HOUR)
    played = played_at_random(of_day.line)
    scores = played.record.scores
    shared_plays.advance(connection, done, played.line, played.moves, day + 2 * HOUR, scores)
    shared_plays.judge(connection, done, "gyr", 88.5)
    half = shared_plays.begin(connection, of_day, ben, at.guild, day + HOUR)
    some = played_at_random(of_day.line, most=3)
    shared_plays.advance(connection, half, some.line, some.moves)
    shared_plays.keep_reply(connection, half, some.position, "7H")
    shared_plays.note_presence(connection, of_day, day + 3 * HOUR)
    code = challenges.new_code()
    called = challenges.NewChallenge(
        code=code, guild=at.guild, host=ann, rules_key="contree", seed=SEED,
        opens_at=at.now, closes_at=at.now + timedelta(days=3),
    )  # fmt: skip
    assert challenges.call_out(connection, called, chosen[1:])
    challenge = challenges.challenge_coded(connection, code)
    assert challenge is not None
    post = KeptPost(SharedPlayKind.CHALLENGE, challenge.shared_play, at.guild, 61, 600 + at.n)
    keep_post(connection, replace(post, due_at=at.now))
    deal = shared_plays.deal_of(connection, challenge.shared_play, 1)
    assert deal is not None
    experts = played_at_random(deal.line, seed=5)
    told = challenge_experts.ExpertPlay(
        shared_play=challenge.shared_play, deal=1, number=1, line=experts.line,
        scores=experts.record.scores,
    )  # fmt: skip
    challenge_experts.keep_experts(connection, told, at.now)
    note_missed(connection, challenge.shared_play, [(2, ben)])
    practice_for(connection, ben, at.guild, SEED, chosen[0], at.now)


def played_at_random(line: str, *, seed: int = 1, most: int = 1000) -> Alone:
    """A deal played at random, to its end unless that is more than so many moves away."""
    alone, luck = read_alone(line), Random(seed)
    while alone.awaited is not None and alone.moves < most:
        alone = alone.after(luck.choice(legal_actions(alone.rules, alone.game, alone.awaited)))
    return alone
