"""What the bot complains of in its log while a test runs."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from bot.monitoring.logs import CHATTY, OWN

LISTENED = ("bot", "cogs", "discord")


class Ear(logging.Handler):
    """Keeps what was logged as an error: an exception in a button reaches nobody else."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(f"{record.name} logged: {self.format(record)}")


@contextmanager
def own_logging() -> Iterator[None]:
    """Leave the log as it was, whatever a program that runs in this process makes of it."""
    root, before = logging.getLogger(), structlog.get_config()
    handlers, level, root.handlers = root.handlers[:], root.level, []
    levels = {name: logging.getLogger(name).level for name in OWN + CHATTY}
    try:
        yield
    finally:
        structlog.configure(**before)
        root.handlers, root.level = handlers, level
        for name, former in levels.items():
            logging.getLogger(name).setLevel(former)
        logging.captureWarnings(capture=False)


@contextmanager
def listening() -> Iterator[Ear]:
    """Listen to the bot, its cogs and discord.py."""
    ear = Ear()
    loggers = [logging.getLogger(name) for name in LISTENED]
    for logger in loggers:
        logger.addHandler(ear)
    before = structlog.get_config()
    _through_logging()
    try:
        yield ear
    finally:
        structlog.configure(**before)
        for logger in loggers:
            logger.removeHandler(ear)


def _through_logging() -> None:
    # The bot's program does this when it starts; a test begins at the bot itself.
    structlog.configure(
        processors=[
            structlog.dev.ConsoleRenderer(
                colors=False, exception_formatter=structlog.dev.plain_traceback
            )
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
