"""What the picture of a player shows is told with the whole name of each bar."""

import pytest

from bot.i18n import words
from bot.pictures.profile import ProfilePicture
from bot.storage.stats.deal_statistics import (
    ContractTally,
    DealStatistics,
    DoubledContracts,
    Undertaking,
)
from bot.storage.stats.statistics import MetPlayers, Statistics, Streaks, Totals
from cogs.stats.picture import profile_illustration
from engine.contract import ContractKind
from tests.rig.languages import DRAWN

TAKEN = (
    Undertaking(kind=ContractKind.TRUMP, value=0, tally=ContractTally(made=3, failed=1)),
    Undertaking(kind=ContractKind.POINTS, value=90, tally=ContractTally(made=2, failed=2)),
    Undertaking(kind=ContractKind.CAPOT, value=250, tally=ContractTally(made=1, failed=0)),
)


def numbers() -> Statistics:
    none = dict.fromkeys(("draws", "left", "points", "capots", "belotes", "moves", "thinking"), 0)
    return Statistics(
        user_id=1,
        totals=Totals(games=1, wins=1, deals=9, **none),
        deals=DealStatistics(
            roles={},
            undertakings=TAKEN,
            trumps={},
            given=DoubledContracts(),
            received=DoubledContracts(),
            over=None,
            under=None,
            sweeps=0,
        ),
        streaks=Streaks(),
        met_players=MetPlayers(),
        last_games=(),
    )


@pytest.mark.parametrize("language", DRAWN)
def test_every_bar_has_a_full_label(language: str) -> None:
    say = words(language)
    shown = profile_illustration(numbers(), None, "Ann", say)
    assert shown is not None
    assert isinstance(shown.picture, ProfilePicture)
    for taken, bar in zip(TAKEN, shown.picture.bars, strict=True):
        name = say("stats-contract", kind=taken.kind.value, value=taken.value)
        told = say("profile-bar-words", name=name, made=bar.made, failed=bar.failed)
        assert told in shown.words
        assert taken.kind is ContractKind.POINTS or bar.label not in shown.words
