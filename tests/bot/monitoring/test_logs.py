"""Logs: both formats, the libraries' as well as ours, and never a secret."""

import json
import logging
import re
from io import StringIO
from typing import Literal, cast

import pytest
import structlog
from pydantic import SecretStr

from bot.monitoring.logs import HIDDEN, configure_logs, log_handler
from bot.settings import Settings
from tests.rig.documents import ROOT

# Shaped like a bot's token, and made up of nothing.
TOKEN = ".".join(("A" * 26, "B" * 6, "C" * 38))
PASSWORD = "open-sesame"
WEBHOOK_TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5" * 4

SETTINGS = Settings(
    _env_file=None,
    discord_token=SecretStr("a-token-of-another-shape"),
    database_url=f"postgresql://me:{PASSWORD}@host/contree",
)


class Log:
    """A logger of a library, and what its records come to."""

    def __init__(self, log_format: Literal["text", "json"]) -> None:
        self._stream = StringIO()
        settings = SETTINGS.model_copy(update={"log_format": log_format})
        self.logger = logging.Logger("library")
        self.logger.addHandler(log_handler(settings, self._stream))

    @property
    def text(self) -> str:
        return self._stream.getvalue()

    @property
    def event(self) -> dict[str, object]:
        return cast("dict[str, object]", json.loads(self.text))


@pytest.fixture(params=["text", "json"])
def log(request: pytest.FixtureRequest) -> Log:
    return Log(request.param)


def test_a_library_record_becomes_json() -> None:
    log = Log("json")
    log.logger.warning("shard %s is slow", 3, extra={"latency": 2.5})
    assert log.event["event"] == "shard 3 is slow"
    assert (log.event["level"], log.event["logger"]) == ("warning", "library")
    assert log.event["latency"] == 2.5
    assert "timestamp" in log.event


def test_tracebacks_are_kept() -> None:
    log = Log("json")
    try:
        raise KeyError("lost")
    except KeyError:
        log.logger.exception("failed")
    assert "KeyError: 'lost'" in str(log.event["exception"])


def test_text_logs_are_one_plain_line(log: Log) -> None:
    log.logger.info("ready, équipe Nord–Sud")
    assert "ready, équipe Nord–Sud" in log.text
    assert log.text.count("\n") == 1
    assert "\x1b" not in log.text


@pytest.mark.parametrize(
    "secret", [TOKEN, "a-token-of-another-shape", PASSWORD], ids=["shape", "token", "password"]
)
def test_secrets_are_hidden_everywhere(log: Log, secret: str) -> None:
    log.logger.info("in the message: %s", secret)
    log.logger.info("beside it", extra={"header": f"Bot {secret}", "nested": {"list": [secret]}})
    try:
        raise ValueError(f"Bot {secret}")
    except ValueError:
        log.logger.exception("in a traceback")
    assert secret not in log.text
    assert log.text.count(HIDDEN) >= 4
    assert "in the message" in log.text


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/webhooks/1234/{}", "/webhooks/1234/[hidden]"),
        ("/webhooks/1234/{}/messages/5678", "/webhooks/1234/[hidden]/messages/5678"),
        ("/interactions/1234/{}/callback", "/interactions/1234/[hidden]/callback"),
    ],
)
def test_tokens_in_urls_are_hidden(log: Log, path: str, shown: str) -> None:
    log.logger.info("POST https://discord.com/api/v10%s has returned 404", path.format("t0k_en-x"))
    log.logger.info("again", extra={"url": path.format(WEBHOOK_TOKEN)})
    assert "t0k_en-x" not in log.text
    assert WEBHOOK_TOKEN not in log.text
    assert log.text.count(shown) == 2


def test_people_in_urls_are_hidden(log: Log) -> None:
    log.logger.warning("We are being rate limited. PUT /guilds/1/members/123456/roles/7")
    log.logger.warning("GET /users/123456 has returned 404")
    assert "123456" not in log.text
    assert "/guilds/1/members/[hidden]/roles/7" in log.text


def test_other_text_is_not_hidden(log: Log) -> None:
    harmless = "b1:play:1234:56:JH /channels/1234/messages/5678 engine.scoring.points_and_bid"
    log.logger.info(harmless)
    assert harmless in log.text


def test_the_missing_voice_library_is_not_mentioned(log: Log) -> None:
    log.logger.warning("PyNaCl is not installed, voice will NOT be supported")
    log.logger.warning("voice")
    assert "PyNaCl" not in log.text
    assert "voice" in log.text


def test_a_very_short_secret_is_not_hidden_inside_words() -> None:
    stream = StringIO()
    handler = log_handler(Settings(_env_file=None, discord_token=SecretStr("x")), stream)
    handler.handle(logging.makeLogRecord({"name": "library", "msg": "next extra"}))
    assert "next extra" in stream.getvalue()


@pytest.mark.usefixtures("own_logging")
def test_our_own_events_are_formatted_alike(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(SETTINGS.model_copy(update={"log_format": "json"}))
    logger = structlog.stdlib.get_logger("bot.tables")
    logger.debug("too quiet")
    with structlog.contextvars.bound_contextvars(table=12):
        logger.info("started", token=TOKEN)
    captured = capsys.readouterr()
    event = json.loads(captured.err)
    assert captured.out == ""
    assert (event["event"], event["table"], event["token"]) == ("started", 12, HIDDEN)
    assert (event["level"], event["logger"]) == ("info", "bot.tables")


@pytest.mark.usefixtures("own_logging")
@pytest.mark.parametrize("name", ["discord.http", "discord.gateway", "aiosqlite", "asyncio"])
def test_libraries_never_log_payloads(capsys: pytest.CaptureFixture[str], name: str) -> None:
    configure_logs(SETTINGS.model_copy(update={"log_level": "debug"}))
    logging.getLogger(name).debug("a payload with a hand in it")
    logging.getLogger(name).info("connected")
    logging.getLogger("bot").debug("our own detail")
    written = capsys.readouterr().err
    assert "payload" not in written
    assert "connected" in written
    assert "our own detail" in written


@pytest.mark.usefixtures("own_logging")
def test_the_log_level_applies_to_libraries_too(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(SETTINGS.model_copy(update={"log_level": "error"}))
    logging.getLogger("discord.http").warning("slow")
    assert capsys.readouterr().err == ""


def test_no_line_calls_a_fact_as_the_log_calls_its_own() -> None:
    own = r"\.(debug|info|warning|error|exception)\([^()]*\b(level|logger|timestamp)="
    named = [
        path
        for folder in ("bot", "cogs")
        for path in (ROOT / folder).rglob("*.py")
        if re.search(own, path.read_text("utf-8"))
    ]
    assert named == []
