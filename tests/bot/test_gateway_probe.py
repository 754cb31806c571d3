"""A gateway that has said nothing for a while is asked for a word before anybody pays for it."""

import asyncio

import pytest

from bot import gateway_probe
from bot.gateway_probe import FRESH_SECONDS, GatewayProbe
from bot.watchdog import Watchdog


class Gateway:
    """A gateway that answers, or does not."""

    def __init__(self, *, answers: bool, error: Exception | None = None) -> None:
        self.seconds = 0.0
        self.asked = 0
        self._answers = answers
        self._error = error
        self.probe = GatewayProbe(Watchdog(300, lambda: self.seconds), self._ask)
        self.probe.heard()

    async def _ask(self) -> None:
        self.asked += 1
        if self._error:
            raise self._error
        if self._answers:
            asyncio.get_running_loop().call_soon(self.probe.heard)


@pytest.mark.parametrize("answers", [True, False])
async def test_who_has_just_spoken_is_not_asked(*, answers: bool) -> None:
    gateway = Gateway(answers=answers)
    gateway.seconds += FRESH_SECONDS
    assert await gateway.probe.is_there()
    assert gateway.asked == 0


@pytest.mark.parametrize("answers", [True, False])
async def test_who_has_been_silent_is_there_if_he_answers(
    monkeypatch: pytest.MonkeyPatch, *, answers: bool
) -> None:
    monkeypatch.setattr(gateway_probe, "ANSWER_SECONDS", 0.05)
    gateway = Gateway(answers=answers)
    gateway.seconds += FRESH_SECONDS + 1
    assert await gateway.probe.is_there() is answers
    assert gateway.asked == 1


async def test_where_there_is_no_connection_nobody_is_there() -> None:
    gateway = Gateway(answers=True, error=ConnectionResetError())
    gateway.seconds += FRESH_SECONDS + 1
    assert not await gateway.probe.is_there()
