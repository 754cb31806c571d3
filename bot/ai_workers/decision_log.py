"""The log lines of computer players: each decision with its reason, then their counts."""

import logging
from dataclasses import dataclass

import structlog

from bot.ai_workers.questions import Thought
from bot.analysis.explanations import explained
from bot.i18n import words
from bot.monitoring.metrics import STOOD_IN
from engine.actions import Action, Double, Pass, PlayCard, RenegeClaim
from engine.players import Level
from engine.players.choice import Choice
from engine.ruleset import RuleSet
from engine.view import PlayerView

logger = structlog.stdlib.get_logger(__name__)

EVERY = 1000
"""The decisions after which the counts are written to the log."""


@dataclass(slots=True)
class DecisionTally:
    """Decisions, those among them in which somebody stood in, and what the others have cost.

    ``hurried``: too many waited for a thought. ``granted`` and ``used`` are processor milliseconds
    of those who have thought.
    """

    decisions: int = 0
    timeouts: int = 0
    errors: int = 0
    hurried: int = 0
    granted: float = 0.0
    used: float = 0.0

    @property
    def failures(self) -> dict[str, int]:
        """The number of decisions, and of those made by a stand-in for each reason."""
        return {
            "decisions": self.decisions,
            "timeouts": self.timeouts,
            "errors": self.errors,
            "hurried": self.hurried,
        }

    def thought(self, granted: float, used: float) -> None:
        """Count a decision that the player made itself."""
        self.granted += granted
        self.used += used
        self._decided()

    def timed_out(self) -> None:
        """Count a decision that took too long."""
        self.timeouts += 1
        self._stood_in("timeout")

    def failed(self) -> None:
        """Count a decision whose player failed."""
        self.errors += 1
        self._stood_in("error")

    def was_hurried(self) -> None:
        """Count a decision for which the expert was not asked: a long queue, or not ready yet."""
        self.hurried += 1
        self._stood_in("hurry")

    def write(self) -> None:
        """Write the counts to the log."""
        logger.info(
            "computer players",
            **self.failures,
            granted_ms=round(self.granted),
            used_ms=round(self.used),
        )

    def _stood_in(self, why: str) -> None:
        STOOD_IN.labels(why).inc()
        self._decided()

    def _decided(self) -> None:
        self.decisions += 1
        if self.decisions % EVERY == 0:
            self.write()


LANGUAGE = "en"
"""The language of the log."""


def is_read() -> bool:
    """Whether decisions are written to the log: only then are they explained."""
    return logging.getLogger(__name__).isEnabledFor(logging.DEBUG)


def reasons(rules: RuleSet, thought: Thought) -> dict[str, list[str]]:
    """The reasons in sentences; empty if the player was not asked for them."""
    if thought.explanation is None:
        return {}
    say = words(LANGUAGE).playing(rules)
    return {"why": list(explained(rules, thought.explanation, say))}


def sentence(level: Level, view: PlayerView, choice: Choice) -> str:
    """A decision: its player, action, thought and facts (worlds sampled, points expected)."""
    who = "nobody" if view.seat is None else view.seat.name.capitalize()
    facts = ", ".join(f"{name} {fact}" for name, fact in choice.facts)
    thought = f"{choice.reason} ({facts})" if facts else f"{choice.reason}"
    return f"{who}, {level}: {_named(choice.action)}, {thought}."


def _named(action: Action) -> str:
    match action:
        case PlayCard(card, announcing=announcing, other_melds=other):
            return f"{card}{' announcing' * announcing}{' (its other melds)' * other}"
        case Double(level, closed=closed):
            return f"double {level}{' closed' * closed}"
        case Pass():
            return "pass"
        case RenegeClaim():
            return "renege-claim"
        case _:
            return f"{action}"
