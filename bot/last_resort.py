"""Ending the process when it does not end by itself."""

import os
import threading

import structlog

log = structlog.stdlib.get_logger(__name__)

GRACE_SECONDS = 8.0
"""Docker and systemd kill what has not stopped after ten."""


def cut_short_after(seconds: float, code: int) -> None:
    """End the process with this code unless it has ended by then."""

    # Everything is stored before it is shown, so that an end without goodbyes loses nothing,
    # while a thread that hangs would keep the process until it is killed without a word.
    def end() -> None:
        log.error("not closed in time, cut short")
        os._exit(code)

    guard = threading.Timer(seconds, end)
    guard.daemon = True
    guard.start()
