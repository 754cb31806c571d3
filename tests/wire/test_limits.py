"""The limits of the little Discord, at times of our choosing."""

import pytest

from tests.wire.limits import Limit, Limits, Turnstile, Verdict

EDIT = ("PATCH", ("channels", "1", "messages", "2"))
EDIT_ELSEWHERE = ("PATCH", ("channels", "3", "messages", "4"))
POST = ("POST", ("channels", "1", "messages"))
ANSWER = ("POST", ("interactions", "1", "token", "callback"))
EDIT_BY_TOKEN = ("webhooks", "1", "token", "messages", "2")
FOLLOW_UP = ("POST", ("webhooks", "1", "token"))


def judged(turnstile: Turnstile, request: tuple[str, tuple[str, ...]], at: float) -> Verdict:
    return turnstile.judge(*request, at, 1_800_000_000.0 + at)


def passing(turnstile: Turnstile, request: tuple[str, tuple[str, ...]], at: float) -> int:
    """How many requests of this kind may still pass at this time."""
    for number in range(100):
        if not judged(turnstile, request, at).passes:
            return number
    return 100


def test_five_edits_per_five_seconds_and_channel_pass() -> None:
    turnstile = Turnstile(Limits())
    assert passing(turnstile, EDIT, 0.0) == 5
    assert passing(turnstile, EDIT_ELSEWHERE, 0.0) == 5
    assert passing(turnstile, POST, 0.0) == 5
    assert passing(turnstile, EDIT, 4.9) == 0
    assert passing(turnstile, EDIT, 5.0) == 5


def test_thirty_requests_by_tokens_a_minute_and_channel_pass() -> None:
    turnstile = Turnstile(Limits(webhooks=Limit(1000, 1.0)))

    def pass_in(channel: int, at: float) -> int:
        asked = (turnstile.judge("PATCH", EDIT_BY_TOKEN, at, at, channel) for _ in range(40))
        return sum(verdict.passes for verdict in asked)

    assert pass_in(1, 0.0) == 30
    assert pass_in(2, 0.0) == 30
    assert pass_in(1, 59.0) == 0
    assert pass_in(1, 60.0) == 30


def test_a_refusal_gives_the_wait_and_ignoring_it_is_noticed() -> None:
    turnstile = Turnstile(Limits())
    passing(turnstile, EDIT, 1.0)
    refusal = judged(turnstile, EDIT, 3.0)
    assert not refusal.passes
    assert refusal.retry_after == pytest.approx(3.0)
    assert refusal.impatient
    assert not judged(turnstile, EDIT, 6.0).impatient


def test_fifty_requests_a_second_pass_besides_interaction_answers() -> None:
    turnstile = Turnstile(Limits(edits=Limit(1000, 1.0)))
    assert passing(turnstile, EDIT, 0.0) == 50
    refusal = judged(turnstile, EDIT, 0.5)
    assert refusal.for_all
    assert refusal.headers["X-RateLimit-Global"] == "true"
    assert passing(turnstile, ANSWER, 0.5) == 100
    assert passing(turnstile, FOLLOW_UP, 0.5) == 5
    assert passing(turnstile, EDIT, 1.0) == 50
