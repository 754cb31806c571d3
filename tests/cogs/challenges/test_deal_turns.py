"""The page of a deal of a challenge turns to other deals, as far as its reader may know them."""

from collections.abc import Collection, Mapping
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import NoReturn

import pytest

from bot.ai_workers.supervisor import CannotThink
from bot.i18n import words
from bot.shared_plays.kinds import ChallengeWay
from bot.shared_plays.marks import ChallengeResults
from bot.storage.challenges import Challenge
from bot.storage.shared_plays import SoloPlay
from cogs.challenges.controls import ChallengeDealControl
from cogs.challenges.deal_pages import deal_page, deals_page
from cogs.challenges.shown import ChallengeShown
from cogs.ui.control import read_control
from tests.cogs.challenges.called import call_out, finish
from tests.cogs.drawing import custom_ids, drawn, texts
from tests.cogs.evening import Evening
from tests.cogs.playing import verbs
from tests.rig.screens import text_of

BEST = "cartes sur table"
"""What the sentence about the best contract of a deal says."""

CHALLENGE, READER, NOON = 5, 7, datetime(2026, 1, 1, 12, tzinfo=UTC)


def shown(
    played: Collection[int],
    *,
    now_open: bool,
    count: int = 4,
    tables: Mapping[int, int | None] = MappingProxyType({READER: None}),
    sat_at: Mapping[tuple[int, int], int] = MappingProxyType({}),
) -> ChallengeShown:
    """A challenge of so many deals, for a reader who has played these; others at tables too."""
    plays = [
        SoloPlay(
            shared_play=CHALLENGE,
            deal=deal,
            user=user,
            guild=1,
            line="",
            moves=32,
            started_at=NOON,
            done_at=NOON,
            scores=(100, 62),
            at_table=table,
            stood_in=False,
        )
        for deal in played
        for user, table in tables.items()
    ]
    return ChallengeShown(
        challenge=Challenge(
            shared_play=CHALLENGE,
            code="C-WWWWWW",
            seed=bytes(32),
            opens_at=NOON,
            closes_at=NOON,
            guild=1,
            host=READER,
            rules_key="contree",
            rules_version=1,
            way=ChallengeWay.ALONE,
        ),
        results=ChallengeResults(
            count=count, points={deal: {READER: 38} for deal in played}, users={READER}
        ),
        plays=plays,
        named=frozenset({READER}),
        now_open=now_open,
        reader=READER,
        sat_at=sat_at,
    )


def turns(number: int, played: Collection[int], *, now_open: bool) -> set[int]:
    """The deals to which the page of one turns, for a reader who has played these of four."""
    page = deal_page(shown(played, now_open=now_open), number, words("en"))
    ids = map(read_control, custom_ids(drawn(page)))
    asked = (
        ChallengeDealControl.read(each.argument) for each in ids if each.verb == "challenge-deal"
    )
    return {each.of.deal for each in asked if each.of}


@pytest.mark.secrecy
def test_who_has_played_some_deals_turns_among_those_alone() -> None:
    assert turns(1, (1, 3), now_open=True) == {3, 1}
    assert turns(2, (1, 2, 3), now_open=True) == {1, 3}


def test_once_it_is_over_its_pages_turn_through_all_deals() -> None:
    assert turns(3, (1,), now_open=False) == {2, 4}


@pytest.mark.secrecy
async def test_the_best_contract_of_a_deal_is_told_once_all_of_it_is_over(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        post, challenge = await call_out(evening, alice)
        guild = evening.cafe.server.id
        await finish(evening, challenge, alice.id, 1, 2, 3, 4, guild=guild)
        told = list[bool]()
        for days in (0, 3):
            await evening.skip(timedelta(days=days))
            page = await alice.press(post, "challenge-deals")
            await alice.choose(page, f"{challenge.shared_play}-1", verb="challenge-deal")
            told.append(BEST in text_of(page))
        assert told == [False, True]


async def test_the_page_of_a_deal_needs_no_worker(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> NoReturn:
        raise CannotThink("no worker has time")

    async with evening.with_people("Alice") as (alice,):
        post, challenge = await call_out(evening, alice)
        await finish(evening, challenge, alice.id, 1, 2, 3, 4, guild=evening.cafe.server.id)
        await evening.skip(timedelta(days=3))
        monkeypatch.setattr("bot.shared_plays.solo_deals.whole_answer", away)
        page = await alice.press(post, "challenge-deals")
        await alice.choose(page, f"{challenge.shared_play}-1", verb="challenge-deal")
        assert "challenge-hands" in verbs(page)
        assert BEST not in text_of(page)


@pytest.mark.parametrize(
    ("played", "now_open", "listed"),
    [((), True, 1), ((1, 2, 3, 4), True, 1), ((1, 2, 3, 4, 5), True, 5), ((1,), False, 9)],
)
def test_deals_open_on_the_newest_sheet_that_tells_something(
    played: Collection[int], now_open: bool, listed: int
) -> None:
    page = deals_page(shown(played, now_open=now_open, count=12), words("en"))
    told = texts(drawn(page))
    assert next(number for number in range(1, 13) if f"**{number}**" in told) == listed


def test_tables_have_the_numbers_at_which_people_sat_while_the_evening_knows_them() -> None:
    at = {READER: 31, 8: 30, 9: 30}
    sat = {(2, READER): 1, (2, 8): 2, (2, 9): 2, (1, READER): 2, (1, 8): 1}
    assert shown((5,), now_open=False, tables=at, sat_at=sat).tables(5) == {31: 1, 30: 2}
    assert shown((1,), now_open=False, tables=at, sat_at={}).tables(1) == {30: 1, 31: 2}
