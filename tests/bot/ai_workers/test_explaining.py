"""Each decision can be read in the log, in one sentence; and how it goes, now and then."""

from random import Random

import pytest
import structlog

from bot.ai_workers import AiWorkers
from bot.ai_workers.decision_log import EVERY, Tally, sentence
from engine.actions import Action, Challenge, Double, Pass, PlayCard
from engine.cards import Card, Trump
from engine.contract import Bid
from engine.players import Level
from engine.players.choice import Choice, Reason
from tests.bot.ai_workers.asking import RULES, seen

JACK = Card.parse("JS")


def test_an_explanation_names_the_facts_behind_a_decision() -> None:
    choice = Choice(PlayCard(JACK), Reason.TAKE, (("worlds", 24), ("JS", 92), ("9S", 80)))
    watched = seen(1)
    assert watched.seat is not None
    seat = watched.seat.name.capitalize()
    said = sentence(Level.EXPERT, watched, choice)
    assert said == f"{seat}, expert: JS, take (worlds 24, JS 92, 9S 80)."


@pytest.mark.parametrize(
    ("action", "named"),
    [
        (Pass(), "pass"),
        (Double(2), "double 2"),
        (Bid(80, Trump.HEARTS), "80H"),
        (PlayCard(JACK, announcing=True), "JS announcing"),
        (Challenge(), "challenge"),
    ],
)
def test_an_explanation_names_the_action(action: Action, named: str) -> None:
    said = sentence(Level.CLUB, seen(1), Choice(action, Reason.FORCED))
    assert said.endswith(f", club: {named}, forced.")


async def test_explanations_are_logged_at_debug_level() -> None:
    ai_workers = AiWorkers(Random(1))
    with structlog.testing.capture_logs() as lines:
        await ai_workers.choose(seen(1), RULES, Level.CLUB)
        ai_workers.close()
    thought, announce_closing = lines
    assert (thought["log_level"], announce_closing["log_level"]) == ("debug", "info")
    assert ", club: " in thought["thought"]
    assert (
        announce_closing["decisions"],
        announce_closing["timeouts"],
        announce_closing["errors"],
    ) == (1, 0, 0)


def test_thinking_statistics_are_logged_periodically() -> None:
    tally = Tally()
    tally.timed_out()
    tally.failed()
    with structlog.testing.capture_logs() as lines:
        for _ in range(EVERY - 2):
            tally.thought(granted=150.0, used=10.0)
    (line,) = lines
    assert (line["decisions"], line["timeouts"], line["errors"]) == (EVERY, 1, 1)
    assert line["used_ms"] == 10 * (EVERY - 2)
