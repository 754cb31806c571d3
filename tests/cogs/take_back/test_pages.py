"""What is drawn of a request to take something back, and of a claim: in every game, and no more."""

from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random

import pytest

from bot.i18n import words
from bot.tables.claims import Claims
from bot.tables.events import (
    Asked,
    ClaimDenied,
    Lapsed,
    TakenBack,
    TricksClaimed,
)
from bot.tables.fold import after
from bot.tables.table import Table
from bot.tables.take_back import TakingBack
from cogs.hand.pages import hand
from cogs.table.pages import public
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Phase
from engine.variants import VARIANTS
from tests.bot.tables.evening import owner, with_part
from tests.cogs.drawing import (
    custom_ids,
    drawn,
    house_of,
    positions,
    short,
    table_of,
    texts,
)
from tests.engine.random_play import steps
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits

SOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)
EVERY = 9


def regretted(rules: RuleSet) -> Iterator[tuple[Table, Seat]]:
    """Positions in which somebody has done something that they may take back."""
    table = table_of(None, house=house_of(rules))
    for number, step in enumerate(steps(short(rules), Random(3))):
        for event in step.events:
            table = after(table, event)
        last = TakingBack.of(table).last
        if last is not None and last.final is None and number % EVERY == 0:
            yield table, last.done.seat


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
@pytest.mark.parametrize("language", DRAWN)
def test_every_take_back_page_fits_in_a_message(language: str, rules: RuleSet) -> None:
    say = words(language)
    seen = 0
    for table, seat in regretted(rules):
        asked = after(table, Asked("take-back", owner(table, seat)))
        lapsed, done = (
            after(asked, Lapsed("take-back", owner(table, seat))),
            after(asked, TakenBack(seat)),
        )
        denied = after(table, ClaimDenied(seat))
        for each in (table, asked, lapsed, done, denied):
            assert each.game is not None
            views = [public(each, say, SOON)]
            notice = say("refusal-storage-unavailable")
            views += [hand(each, each.game, s, say, notice=notice) for s in each.playing_seats]
            for view in views:
                assert broken_message_limits({"components": drawn(view)}) == []
        seen += 1
    assert seen


def test_each_player_sees_their_own_button() -> None:
    say = words("fr")
    for table, seat in regretted(VARIANTS[0]):
        asked = after(table, Asked("take-back", owner(table, seat)))
        assert table.game is not None
        for other in table.playing_seats:
            before, during = (
                {text.split(":")[1] for text in custom_ids(drawn(hand(t, table.game, other, say)))}
                for t in (table, asked)
            )
            assert ("take-back" in before) is (other is seat)
            assert "take-back" not in during
            opponent = table.rules.seating.team(other) is not table.rules.seating.team(seat)
            assert ("consent" in during) is ("object" in during) is opponent
        verbs = {text.split(":")[1] for text in custom_ids(drawn(public(asked, say)))}
        assert {"consent", "object"} <= verbs


@pytest.mark.parametrize("language", DRAWN)
def test_the_score_says_who_claimed(language: str) -> None:
    say = words(language)
    ended = next(
        with_part(table, Claims(made=TricksClaimed(Seat.EAST, 4)))
        for table, game in positions(5, every=10_000)
        if game.deal is not None and game.deal.phase is Phase.OVER
    )
    assert "4" in say("claim-made", player="", tricks=4)
    said = say("claim-made", player="|", tricks=4).partition("|")[2]
    assert said in texts(drawn(public(ended, say)))
