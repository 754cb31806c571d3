"""How far a match has come, on one line of a terminal."""

from collections.abc import Callable
from typing import TextIO

WIDTH = 24
CLEAR = "\r\x1b[K"


class Progress:
    """A bar that grows where somebody looks on; elsewhere nothing is written."""

    def __init__(self, whole: int, stream: TextIO) -> None:
        self._whole = whole
        self._stream = stream
        self._shown = stream.isatty()

    def show(self, done: int, told: Callable[[], str]) -> None:
        """So many are done; ``told`` gives what is known so far."""
        if not self._shown:
            return
        filled = WIDTH * done // self._whole
        bar = "#" * filled + "." * (WIDTH - filled)
        self._write(f"{CLEAR}[{bar}] {done}/{self._whole}  {told()}")

    def end(self) -> None:
        """Leave the line empty for what comes."""
        self._write(CLEAR)

    def _write(self, text: str) -> None:
        if self._shown:
            self._stream.write(text)
            self._stream.flush()
