"""Logging as text or JSON: one handler for the bot and its libraries, with secrets hidden."""

import logging
import re
import sys
from collections.abc import Iterable
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.settings import Settings

HIDDEN = "[hidden]"

SECRET_SHAPES = re.compile(
    r"(?P<before>/(?:webhooks|interactions)/\d+/)[^\s/?\"'\\]+"  # bearer tokens, by their place
    r"|(?P<of>/(?:members|users)/)\d+"  # people, in the addresses of requests that libraries log
    r"|\b[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}"  # a bot's token, by its shape
)

OWN = ("bot", "cogs", "engine", "__main__")
"""The loggers of the program itself, which alone may say more than ``info``.

At ``debug`` libraries log whole payloads and the values of every SQL statement: hidden cards, and
the ids of people.
"""

CHATTY = ("alembic", "discord.client")
"""Loggers that repeat the same information at each start."""

SHORTEST_SECRET = 8
"""Shorter secrets are not hidden: that would garble ordinary words and reveal them by the gaps."""

Renderer = structlog.dev.ConsoleRenderer | structlog.processors.JSONRenderer


class Redacted:
    """A renderer that hides secrets anywhere in its output."""

    def __init__(self, renderer: Renderer, secrets: Iterable[str]) -> None:
        self._renderer = renderer
        known = (secret for secret in secrets if len(secret) >= SHORTEST_SECRET)
        self._secrets = tuple(sorted(known, key=len, reverse=True))

    def __call__(self, logger: WrappedLogger, name: str, event: EventDict) -> str:
        """Render the event, then hide the secrets."""
        text = str(self._renderer(logger, name, event))
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return SECRET_SHAPES.sub(_hidden, text)


def _hidden(found: re.Match[str]) -> str:
    return (found["before"] or found["of"] or "") + HIDDEN


def log_handler(settings: Settings, stream: TextIO) -> logging.Handler:
    """A log handler configured by the settings."""
    handler = logging.StreamHandler(stream)
    handler.addFilter(_is_news)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_shared(),
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                Redacted(_renderer(settings, stream), settings.secrets),
            ],
        )
    )
    return handler


def configure_logs(settings: Settings) -> None:
    """Send every log of this process to stderr; called once, at start."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_shared(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    capped = max(level, logging.INFO)
    logging.basicConfig(handlers=[log_handler(settings, sys.stderr)], level=capped, force=True)
    logging.captureWarnings(capture=True)
    for name in OWN:
        logging.getLogger(name).setLevel(level)
    for name in CHATTY:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))


def bind_interaction(interaction: int, guild: int | None, verb: str, table: int = 0) -> None:
    """Name what is being answered in every later line of this task."""
    about = {"interaction": interaction, "guild": guild, "verb": verb, "table": table}
    structlog.contextvars.bind_contextvars(**{key: each for key, each in about.items() if each})


def _is_news(record: logging.LogRecord) -> bool:
    """Drop discord.py's warning that voice, which is not used, is unsupported."""
    return not record.getMessage().endswith("voice will NOT be supported")


def _shared() -> list[Processor]:
    """The processors for events of the bot and of its libraries."""
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
    ]


def _renderer(settings: Settings, stream: TextIO) -> Renderer:
    if settings.log_format == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(colors=stream.isatty())
