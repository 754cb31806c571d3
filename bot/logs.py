"""Logs as text or JSON, ours and the libraries' through one handler, without any secret."""

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
    r"|\b[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}"  # a bot's token, by its shape
)

CAPPED = ("discord",)
"""Libraries that write whole payloads, with what players must not see, when they debug."""

CHATTY = ("alembic.runtime.plugins",)
"""Loggers that tell at each start, as news, what never changes."""

SHORTEST_SECRET = 8
"""Hiding a shorter one would tear ordinary words apart, and it could be guessed from the gaps."""

Renderer = structlog.dev.ConsoleRenderer | structlog.processors.JSONRenderer


class Redacted:
    """A renderer whose text holds no secret, wherever in the event the secret was."""

    def __init__(self, renderer: Renderer, secrets: Iterable[str]) -> None:
        self._renderer = renderer
        known = (secret for secret in secrets if len(secret) >= SHORTEST_SECRET)
        self._secrets = tuple(sorted(known, key=len, reverse=True))

    def __call__(self, logger: WrappedLogger, name: str, event: EventDict) -> str:
        """Render the event, then hide."""
        text = str(self._renderer(logger, name, event))
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return SECRET_SHAPES.sub(lambda found: (found["before"] or "") + HIDDEN, text)


def log_handler(settings: Settings, stream: TextIO) -> logging.Handler:
    """A handler that writes as the settings say."""
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
    """Send every log of this process to stderr; called once, by the programme itself."""
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
    logging.basicConfig(handlers=[log_handler(settings, sys.stderr)], level=level, force=True)
    logging.captureWarnings(capture=True)
    for name in CAPPED:
        logging.getLogger(name).setLevel(max(level, logging.INFO))
    for name in CHATTY:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))


def _is_news(record: logging.LogRecord) -> bool:
    """Discord's library warns at each start that it lacks what only voice would need."""
    return not record.getMessage().endswith("voice will NOT be supported")


def _shared() -> list[Processor]:
    """What is added to an event whether it is ours or a library's."""
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
