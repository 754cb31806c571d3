"""What a table of a challenge refuses, whoever asks: others play the same deal."""

from dataclasses import replace

import pytest

from bot.tables.deals import rules_of_given
from bot.tables.events import DealGiven
from bot.tables.refusals import TableRefusal
from bot.tables.requests import ChangeSeats, Rematch, Request, SetLevel, Start
from bot.tables.table import Stage, Table
from bot.tables.take_back import TakeBack
from bot.tables.watching import AskWatch
from engine.players import Level
from engine.seats import Seat
from engine.variants import find_variant
from tests.bot.tables.evening import ANNA, STRANGER, Evening, opening
from tests.bot.tables.test_deals import CODE, some_record


def table_of(given: DealGiven) -> Evening:
    """A table with this deal: Anna against computers, dealt."""
    house = rules_of_given(some_record(find_variant("contree")))
    event = replace(opening(), variant=house.variant, options=house.options)
    evening = Evening(event, given=given)
    evening.ask(ANNA, Start(fill=True))
    return evening


LINE = str(some_record(find_variant("contree")))
SHARED = DealGiven(CODE, LINE)
CHALLENGED = DealGiven(CODE, LINE, challenge="C-7K3Q2M", number=2, count=4)


def in_turn(evening: Evening) -> Evening:
    """Anna has just called."""
    evening.until(lambda table: table.awaited == (Seat.SOUTH,))
    evening.move(lambda legal: legal[1])
    return evening


@pytest.mark.parametrize(("given", "closed"), [(SHARED, False), (CHALLENGED, True)])
def test_only_a_deal_of_a_challenge_closes_a_room(given: DealGiven, *, closed: bool) -> None:
    table = table_of(given).table
    assert table.is_closed_room is closed
    assert not replace(table, given=None).is_closed_room


def test_nobody_watches_a_hand_in_a_closed_room() -> None:
    assert table_of(SHARED).ask(STRANGER, AskWatch(Seat.SOUTH))
    refused = table_of(CHALLENGED).refused(STRANGER, AskWatch(Seat.SOUTH))
    assert refused.code is TableRefusal.CARDS_IN_SHARED_PLAY


def test_nothing_is_taken_back_in_a_closed_room() -> None:
    evening = in_turn(table_of(SHARED))
    assert evening.ask(ANNA, TakeBack(evening.table.move))
    evening = in_turn(table_of(CHALLENGED))
    refused = evening.refused(ANNA, TakeBack(evening.table.move))
    assert refused.code is TableRefusal.TAKE_BACKS_BARRED


@pytest.mark.secrecy
def test_the_computers_of_a_closed_room_keep_their_level() -> None:
    def lobby(given: DealGiven) -> Evening:
        return Evening(replace(table_of(given).table.opened, level=Level.EXPERT), given=given)

    assert lobby(SHARED).ask(ANNA, SetLevel(Level.BEGINNER))
    refused = lobby(CHALLENGED).refused(ANNA, SetLevel(Level.BEGINNER))
    assert refused.code is TableRefusal.EXPERTS_PLAY


@pytest.mark.parametrize(
    "request_", [Rematch(), ChangeSeats()], ids=lambda each: type(each).__name__
)
def test_a_closed_room_has_one_deal(request_: Request) -> None:
    def over(table: Table) -> bool:
        return table.stage is Stage.FINISHED

    assert table_of(SHARED).until(over).ask(ANNA, request_)
    refused = table_of(CHALLENGED).until(over).refused(ANNA, request_)
    assert refused.code is TableRefusal.STALE_PRESS
