"""Who did what in a game: counted on its score sheet, told by player."""

from dataclasses import replace

import pytest

from bot.i18n import words
from cogs.table.player_records import PlayerRecord, record_lines, record_of, whole_record
from engine.cards import Suit, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.seats import Seat, Team
from engine.settlement import Result, Settlement, Tally
from engine.state import Belote, GameState, SettledDeal
from tests.cogs.drawing import table_of
from tests.rig.languages import DRAWN

SPADES = Bid(100, Trump.SPADES)
CAPOT = Bid(250, Trump.HEARTS, ContractKind.CAPOT)


def dealt(
    contract: Contract | None,
    result: Result = Result.MADE,
    belote: Seat | None = None,
    doubler: Seat | None = None,
) -> SettledDeal:
    """A deal that ended so; nobody has bid where there is no contract."""
    settlement = None
    if contract is not None:
        attack = Team(contract.declarer % 2)
        tally = Tally(contract=contract, attack=attack, card_points=(100, 62), tricks=(5, 3))
        settlement = Settlement(tally=tally, result=result, scores=(100, 60), lines=())
    belotes = () if belote is None else (Belote(belote, Suit.SPADES, 2),)
    return SettledDeal(
        number=1, dealer=Seat.NORTH, settlement=settlement, belotes=belotes, doubler=doubler
    )


GAME = GameState(
    dealer=Seat.NORTH,
    over=True,
    winner=Team.NORTH_SOUTH,
    sheet=(
        dealt(Contract(Seat.NORTH, SPADES), belote=Seat.NORTH),
        dealt(Contract(Seat.NORTH, CAPOT)),
        dealt(
            Contract(Seat.NORTH, CAPOT, doubles=1, multiplier=2), Result.FAILED, doubler=Seat.EAST
        ),
        dealt(Contract(Seat.EAST, SPADES, doubles=2, multiplier=4), doubler=Seat.SOUTH),
        dealt(Contract(Seat.NORTH, SPADES), Result.TIE),
        dealt(None, belote=None),
    ),
)


def record(**told: int) -> PlayerRecord:
    nothing = PlayerRecord(made=0, failed=0, capots=0, doubles=0, doubles_won=0, belotes=0)
    return replace(nothing, **told)


def test_the_score_page_lists_who_did_what() -> None:
    assert record_of(GAME, Seat.NORTH) == record(made=2, failed=1, capots=1, belotes=1)
    assert record_of(GAME, Seat.EAST) == record(made=1, doubles=1, doubles_won=1)
    assert record_of(GAME, Seat.SOUTH) == record(doubles=1)
    assert record_of(GAME, Seat.WEST) == record()


@pytest.mark.parametrize("language", DRAWN)
def test_every_record_has_words(language: str) -> None:
    say = words(language)
    north, east, south = record_lines(table_of(GAME), GAME, say)
    for feat, count in (("made", 2), ("failed", 1), ("capots", 1), ("belotes", 1)):
        assert say(f"game-feat-{feat}", count=count) in north
    assert say("game-feat-made", count=1) in east
    assert say("game-feat-doubles", count=1, won=1) in east
    doubled = say("game-feat-doubles", count=1, won=0)
    assert south == say("game-record", seat=Seat.SOUTH, feats=doubled)


def test_without_records_nothing_is_shown() -> None:
    nothing = replace(GAME, sheet=(dealt(None),))
    assert whole_record(table_of(nothing), nothing, words("fr")) == ""
