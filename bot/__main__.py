"""``contree``, or ``python -m bot``.

A health check is answered at once, everything else by the command line.
"""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bot.monitoring.heartbeat import folder_of, is_alive


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if list(given) == ["healthy"] and is_alive(folder_of(os.environ), time.time()):
        return 0  # containers ask this all the time: nothing else is loaded

    from bot.command_line.main import main as run

    return run(given)


def contree() -> int:
    """The command ``contree``, which is ours beside whatever other programs have installed."""
    # Another program's cogs or engine may come first: in PYTHONPATH, or in the folder of `-m`.
    sys.path.insert(0, str(Path(__file__).parents[1]))

    from engine.console import code_of

    return code_of(main)


if __name__ == "__main__":
    sys.exit(contree())
