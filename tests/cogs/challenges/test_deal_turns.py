"""The page of a deal of a challenge turns to other deals, as far as its reader may know them."""

from collections.abc import Collection
from datetime import UTC, datetime

import pytest

from bot.i18n import words
from bot.shared_plays.kinds import ChallengeWay
from bot.shared_plays.marks import ChallengeResults
from bot.storage.challenges import Challenge
from bot.storage.shared_plays import SoloPlay
from cogs.challenges.controls import ChallengeDealControl
from cogs.challenges.deal_pages import deal_page
from cogs.challenges.shown import ChallengeShown
from cogs.ui.control import read_control
from tests.cogs.drawing import custom_ids, drawn

CHALLENGE, READER, NOON = 5, 7, datetime(2026, 1, 1, 12, tzinfo=UTC)


def turns(number: int, played: Collection[int], *, now_open: bool) -> set[int]:
    """The deals to which the page of one turns, for a reader who has played these of four."""
    plays = [
        SoloPlay(
            shared_play=CHALLENGE,
            deal=deal,
            user=READER,
            guild=1,
            line="",
            moves=32,
            started_at=NOON,
            done_at=NOON,
            scores=(100, 62),
            at_table=None,
            stood_in=False,
        )
        for deal in played
    ]
    shown = ChallengeShown(
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
            count=4, points={deal: {READER: 38} for deal in played}, users={READER}
        ),
        plays=plays,
        named=frozenset({READER}),
        now_open=now_open,
        reader=READER,
    )
    ids = map(read_control, custom_ids(drawn(deal_page(shown, number, words("en")))))
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
