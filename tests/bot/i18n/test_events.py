"""Whatever can happen at a table is told in words, in every language."""

from typing import get_args

import pytest

from bot.i18n import LANGUAGES, words
from bot.tables import events as house
from bot.tables.events import TableEvent
from engine import events as game

TOLD: dict[type, tuple[str, ...]] = {
    house.TableOpened: ("table-title", "lobby-waiting"),
    house.SeatTaken: ("lobby-seat", "table-computer"),
    house.SeatLeft: ("lobby-seat-free",),
    house.PartnersDrawn: ("partners-drawn", "partners-deals"),
    house.HostChanged: ("lobby-host",),
    house.PlayerAway: ("table-replaced", "table-left", "game-rematch-without"),
    house.PlayerBack: ("table-seat",),
    house.PlayerReady: ("score-awaited",),
    house.TurnLapsed: ("clock-turn",),
    house.ClockSet: ("lobby-choice",),
    house.NextDealSet: ("clock-next-after", "clock-next-all"),
    house.Asked: ("take-back-asked", "swap-asked", "stop-asked", "coach-question", "watch-asked"),
    house.Answered: (
        *("take-back-agreed", "take-back-refused", "swap-refused", "stop-refused"),
        *("coach-awaited", "coach-refused", "watch-following", "watch-not-granted"),
    ),
    house.Lapsed: ("take-back-lapsed", "watch-over", "watch-stopped", "watch-withdrawn"),
    house.Granted: ("swap-next",),
    house.LevelSet: ("computers-title",),
    house.ConventionSet: ("convention-title",),
    house.SignalsSet: ("signals-button",),
    house.TempoSet: ("lobby-choice",),
    house.TablePaused: ("pause-by",),
    house.TableResumed: ("pause-over",),
    house.VoteCast: ("kick-voted",),
    house.HouseRulesChanged: ("house-differences",),
    house.DealGiven: ("lobby-given",),
    house.DealSealed: ("verify-running",),
    house.TrainingSet: ("lobby-training", "training-button"),
    house.RatedAloneSet: ("lobby-button-rated",),
    house.TermsFixed: ("table-terms", "newcomer-trial", "leave-confirm-free"),
    house.AdviceGiven: ("coach-count",),
    house.TakeBacksAllowed: ("take-backs-button",),
    house.TakenBack: ("take-back-done",),
    house.TricksClaimed: ("claim-made",),
    house.ClaimDenied: ("claim-denied",),
    house.GameGivenUp: ("stop-confirm-lost", "stop-confirm-ask"),
    house.LobbyReopened: ("lobby-ready",),
    house.TableClosed: ("table-closed", "table-closed-idle", "table-closed-lost"),
    game.GameStarted: ("table-deal",),
    game.Dealt: ("table-deal", "auction-turned"),
    game.HandsCompleted: ("auction-to-come",),
    game.Called: ("auction-call", "auction-pass", "auction-double"),
    game.ContractFixed: ("play-contract",),
    game.ThrownIn: ("score-title-thrown-in",),
    game.CardPlayed: ("play-card",),
    game.BeloteAnnounced: ("play-belote", "play-rebelote-word"),
    game.MeldsAnnounced: ("play-melds-named",),
    game.MeldsCompared: ("play-melds-count", "play-melds-cancelled"),
    game.MeldsShown: ("play-melds-shown",),
    game.CardsUncovered: ("play-uncovered",),
    game.RenegeClaimed: ("score-claimed", "score-line-claim-right", "score-line-claim-wrong"),
    game.TrickTaken: ("play-last-trick", "play-past-trick"),
    game.DealSettled: ("score-total",),
    game.GameEnded: ("game-won", "game-drawn"),
}
"""The sentences that tell each event, whoever is concerned by it."""


def every_event() -> set[type]:
    """All that a log can hold."""
    return set(get_args(TableEvent))


def test_every_event_has_a_sentence() -> None:
    assert {event.__name__ for event in every_event() ^ TOLD.keys()} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_key_exists(language: str) -> None:
    needed = {(event.__name__, key) for event, keys in TOLD.items() for key in keys}
    known = words(language).catalogue.keys()
    assert {(event, key) for event, key in needed if key not in known} == set()
