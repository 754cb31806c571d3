"""The threads in which computer players think."""

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

THREADS = 1
"""How many think at once: two take turns with each other, and the event loop waits for both."""

NICE = 10
"""By how much they step back: as long as the event loop has work, they wait."""


def thinking_threads() -> ThreadPoolExecutor:
    """A few threads of a lower priority, where the system has one for each thread."""
    return ThreadPoolExecutor(THREADS, thread_name_prefix="brain", initializer=_step_back)


def standing_in() -> ThreadPoolExecutor:
    """One more, for answers that are wanted at once when the others give none."""
    return ThreadPoolExecutor(1, thread_name_prefix="stand-in")


def _step_back() -> None:
    if sys.platform == "linux":  # elsewhere a priority belongs to the whole process
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
