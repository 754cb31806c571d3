"""How long a test waits for something that must happen: only a test that hangs waits so long."""

import os
from time import process_time

REFERENCE_SECONDS = 0.05
"""Processor time of the work below on the machine on which the bounds were chosen."""


def _slowness() -> float:
    """How much slower this machine is: its processor, and how many processes wait for a core."""
    began = process_time()
    sum(number * number for number in range(1_000_000))
    processor = (process_time() - began) / REFERENCE_SECONDS
    waiting = os.getloadavg()[0] / (os.cpu_count() or 1)
    return max(1.0, processor) * max(1.0, waiting)


PATIENCE = 60.0 * _slowness()
"""Seconds after which a test that still waits has failed."""
