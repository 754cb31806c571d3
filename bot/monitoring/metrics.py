"""The counters and histograms for Prometheus, kept even if nobody scrapes them.

Gauges are read from the bot when they are scraped: see `bot.monitoring.endpoints`.
"""

from collections.abc import Iterable, Mapping

from prometheus_client import Counter, Histogram, disable_created_metrics

from bot.evenings import DueStep, WhyPaused
from bot.storage.errors import Cause
from engine.players import Level

# Else the library adds a series to each of these, with the time at which it began.
disable_created_metrics()  # type: ignore[no-untyped-call]

_SHORT = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_LONG = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 10.0, 30.0, 60.0)

INTERACTIONS = Counter(
    "contree_interactions", "Presses, commands and other interactions that Discord sent"
)
ANSWER_SECONDS = Histogram(
    "contree_press_answer_seconds",
    "From the moment at which Discord made an interaction until it has taken the answer",
    buckets=_LONG,
)
FAULTS = Counter("contree_faults", "Presses and commands that failed for a reason nobody foresaw")
PICTURE_AGE_SECONDS = Histogram(
    "contree_picture_age_seconds",
    "From a change of a table until its public message shows it",
    buckets=_LONG,
)
STORE_SECONDS = Histogram(
    "contree_store_seconds",
    "Writes to the database, the time in the queue included",
    buckets=_SHORT,
)
STORE_FAILURES = Counter(
    "contree_store_failures", "Work that the database could not do", ("cause",)
)
BACKUP_FAILURES = Counter("contree_backup_failures", "Backups that could not be taken")
FENCED = Counter(
    "contree_fenced", "Writes that were refused, because another process owns the server"
)
TAKEOVER_SECONDS = Histogram(
    "contree_takeover_seconds",
    "From the moment at which servers were taken over until all their tables were restored",
    buckets=_LONG,
)
ALLOWANCE_SECONDS = Histogram(
    "contree_allowance_wait_seconds",
    "Time that requests waited for Discord's global limit",
    buckets=_LONG,
)
REQUESTS = Counter(
    "contree_requests", "Requests to Discord by their answer; status 0: none", ("route", "status")
)
THOUGHT_SECONDS = Histogram(
    "contree_thought_seconds", "Decisions of computer players, the time in the queue included",
    ("level",), buckets=_SHORT,
)  # fmt: skip
STOOD_IN = Counter(
    "contree_stood_in", "Decisions that a club player made for one that could not", ("why",)
)
ALONE_REPLY_SECONDS = Histogram(
    "contree_alone_reply_seconds",
    "Replies that experts had to find in a deal played alone, the time in the queue included",
    buckets=_LONG,
)
DAYS_CHOSEN = Counter(
    "contree_days_chosen",
    "Deals of the day by how they were chosen: by the rule, as the best that was tried, unseen",
    ("how",),
)
ALONE_PLAYS = Counter(
    "contree_alone_plays", "Deals that people have begun alone, and played to the end", ("what",)
)
EVENING_STEPS = Counter("contree_evening_steps", "Steps of game evenings that were done", ("step",))
EVENINGS_PAUSED = Counter(
    "contree_evenings_paused", "Game evenings that the bot has paused by itself", ("why",)
)
LOOP_LAG_SECONDS = Histogram(
    "contree_loop_lag_seconds", "How late the event loop does what is due", buckets=_SHORT
)

KNOWN_LABELS: Mapping[Counter | Histogram, Iterable[str]] = {
    STORE_FAILURES: Cause,
    THOUGHT_SECONDS: Level,
    STOOD_IN: ("timeout", "error", "hurry"),
    DAYS_CHOSEN: ("rule", "best", "unseen"),
    ALONE_PLAYS: ("begun", "ended"),
    EVENING_STEPS: DueStep,
    EVENINGS_PAUSED: (WhyPaused.CHANNEL, WhyPaused.EMPTY),
}
"""What is shown from the start: to Prometheus a figure that begins at 1 has never increased."""

for _metric, _labels in KNOWN_LABELS.items():
    for _label in _labels:
        _metric.labels(_label)
