"""Plays, replies and days as they are kept: nothing counts twice, nobody is late by mistake."""

from datetime import date, timedelta
from functools import partial

import pytest

from bot.storage import day_posts, shared_plays
from bot.storage.database.database import Database
from bot.storage.privacy.erasure import forget_the_rest
from bot.storage.shared_plays import OpenDeal, SoloPlay
from tests.bot.shared_plays.made_days import some_day
from tests.bot.storage.made import NOON

ANN, BOB, CHLOE, DAVID, EVE = PEOPLE = range(1, 6)
CAFE = 50
HOUR = timedelta(hours=1)


async def begun(database: Database, deal: OpenDeal, user: int, guild: int = 0) -> SoloPlay:
    return await database.write(
        partial(shared_plays.begin, deal=deal, user=user, guild=guild, now=NOON)
    )


async def test_who_is_done_at_midnight_is_late(database: Database) -> None:
    deal = await database.write(some_day)
    for user, at in ((ANN, deal.closes_at - timedelta(microseconds=1)), (BOB, deal.closes_at)):
        play = await begun(database, deal, user)
        ended = partial(shared_plays.advance, line=play.line, moves=1, done_at=at, scores=(90, 0))
        assert await database.write(partial(ended, play=play))
    ranked = await database.read(partial(shared_plays.ranked_plays, deals=(deal.shared_play,)))
    assert [each.user for each in ranked] == [ANN]


async def test_a_deal_begun_before_midnight_and_done_after_it_keeps_the_streak_alone(
    database: Database,
) -> None:
    deal = await database.write(some_day)
    midnight = deal.closes_at
    done = {
        ANN: (NOON, midnight - HOUR),
        BOB: (midnight - HOUR, midnight + 2 * HOUR),
        CHLOE: (midnight - HOUR, midnight + 24 * HOUR),  # another day has passed
        DAVID: (midnight, midnight + HOUR),  # begun too late
        EVE: (NOON, None),
    }
    for user, (at, until) in done.items():
        new = partial(shared_plays.begin, deal=deal, user=user, guild=CAFE, now=at)
        play = await database.write(new)
        ended = partial(shared_plays.advance, line=play.line, moves=1, done_at=until)
        assert await database.write(partial(ended, play=play, scores=(90, 0)))
    own = {user: await database.read(partial(shared_plays.days_of, user=user)) for user in PEOPLE}
    assert [user for user, (days, _) in own.items() if days == {deal.day}] == [ANN, BOB]
    ranked = await database.read(partial(shared_plays.ranked_plays, deals=(deal.shared_play,)))
    assert [each.user for each in ranked] == [ANN]


async def test_there_is_one_try_and_one_action_at_each_move(database: Database) -> None:
    deal = await database.write(some_day)
    play = await begun(database, deal, ANN)
    longer = partial(shared_plays.advance, play=play, moves=1)
    assert await database.write(partial(longer, line="first"))
    assert not await database.write(partial(longer, line="second"))
    assert (await begun(database, deal, ANN)).line == "first"


async def test_the_first_reply_at_a_position_is_kept(database: Database) -> None:
    deal = await database.write(some_day)
    ann, bob = await begun(database, deal, ANN), await begun(database, deal, BOB)
    keep = partial(shared_plays.keep_reply, position="here")
    assert await database.write(partial(keep, play=ann, action="80H")) == "80H"
    assert await database.write(partial(keep, play=bob, action="p")) == "80H"


@pytest.mark.parametrize(("hours", "is_away"), [(1 / 6, False), (2, False), (6, True)])
async def test_a_day_counts_for_all_where_the_bot_was_down_for_long(
    database: Database, hours: float, *, is_away: bool
) -> None:
    deal = await database.write(some_day)
    at, until = deal.opens_at, deal.closes_at
    while at < until:
        await database.write(partial(shared_plays.note_presence, deal=deal, now=at))
        at += hours * HOUR if at == NOON else HOUR / 2
    _, away = await database.read(partial(shared_plays.days_of, user=ANN))
    assert away == ({deal.day} if is_away else set())


async def test_a_server_that_is_left_takes_its_posts_and_leaves_people_their_plays(
    database: Database,
) -> None:
    deal = await database.write(some_day)
    await begun(database, deal, ANN, CAFE)
    today = date(2000, 1, 1)
    chosen = partial(day_posts.choose_day_post, guild=CAFE, channel=1, hour=9, today=today)
    await database.write(chosen)
    await database.write(partial(day_posts.watch, guild=CAFE, user=ANN, watches=True))
    await database.write(partial(forget_the_rest, guild=CAFE))
    assert await database.read(partial(day_posts.day_posts_due, today=deal.day)) == ()
    assert await database.read(partial(day_posts.watchers_of, guild=CAFE)) == ()
    assert await database.read(partial(shared_plays.players_of, guild=CAFE)) == frozenset()
    (play,) = await database.read(shared_plays.every_solo_play)
    assert play.guild == 0


async def test_people_are_named_to_each_other_who_have_begun_on_the_same_server(
    database: Database,
) -> None:
    """A direct message is no server: whoever plays in one meets nobody."""
    deal = await database.write(some_day)
    for user, guild in ((ANN, CAFE), (BOB, CAFE), (CHLOE, 0), (DAVID, 0), (EVE, CAFE + 1)):
        await begun(database, deal, user, guild)
    met = {user: await database.read(partial(shared_plays.met_by, user=user)) for user in PEOPLE}
    assert met == {ANN: {ANN, BOB}, BOB: {ANN, BOB}, CHLOE: set(), DAVID: set(), EVE: {EVE}}
