"""The bot as a process of its own, which speaks to the little Discord."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.wire.server import TOKEN, LittleDiscord

ROOT = Path(__file__).parents[2]
START = ("-m", "bot", "run")
AT_ONCE: Mapping[str, str] = {
    "CONTREE_PACE_SECONDS": "0",
    "CONTREE_TRICK_SECONDS": "0",
    "CONTREE_REFRESH_SECONDS": "0",
    "CONTREE_COMPUTER_LEVEL": "club",
    "CONTREE_TABLE_PICTURES": "none",
    "CONTREE_HAND_EDITS": "10000",
}
"""Settings under which nothing waits."""

START_SECONDS = 90.0
"""How long a start may take: the first one ever compiles what computers think with."""

GRAVE = frozenset({"error", "critical"})


@dataclass
class Programme:
    """The bot, started and ended as often as a test wants, on one data folder."""

    discord: LittleDiscord
    folder: Path
    settings: Mapping[str, str] = field(default_factory=lambda: AT_ONCE)
    command: Sequence[str] = START
    forgiven: tuple[str, ...] = ()
    """What an error may say that a test brings about."""
    installed: Path | None = None
    """The ``contree`` of an installation, which knows nothing of this tree."""
    _process: asyncio.subprocess.Process | None = None

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def log(self) -> Path:
        """What it has written, a line of JSON for each event."""
        return self.folder / "bot.log"

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None, "the bot was not started"
        return self._process.pid

    async def launch(self) -> None:
        inherited = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("CONTREE_", "DISCORD_", "LC_", "LANG"))
        }
        with self.log.open("ab") as log:
            ours = (sys.executable, *self.command)
            self._process = await asyncio.create_subprocess_exec(
                *((self.installed, "run") if self.installed else ours),
                cwd=self.folder,
                stdout=log,
                stderr=log,
                env={
                    **inherited,
                    "LANG": "en_GB.UTF-8",
                    **({} if self.installed else {"PYTHONPATH": str(ROOT)}),
                    "DISCORD_TOKEN": TOKEN,
                    "DISCORD_API": self.discord.address,
                    "CONTREE_DATA_DIR": str(self.data),
                    "CONTREE_LOG_FORMAT": "json",
                    **self.settings,
                },
            )

    async def start(self) -> None:
        """Start it and wait until it has come in."""
        await self.launch()
        assert self._process is not None
        arrived = asyncio.ensure_future(self.discord.gateway.arrival(START_SECONDS))
        ended = asyncio.ensure_future(self._process.wait())
        await asyncio.wait((arrived, ended), return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not arrived.done():
            arrived.cancel()
            raise AssertionError(f"the bot did not start:\n{self.log.read_text()}")
        await arrived

    async def end(self) -> int:
        """Wait until it ends by itself; its exit code."""
        assert self._process is not None, "the bot was not started"
        return await self._process.wait()

    async def kill(self) -> None:
        """End it at once, wherever it is: kill -9."""
        await self.signal(signal.SIGKILL)

    async def signal(self, number: int) -> int:
        """Send it a signal and wait for its end; its exit code."""
        self.send(number)
        return await self.end()

    def send(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        assert self._process is not None, "the bot was not started"
        if self._process.returncode is None:
            self._process.send_signal(number)

    def grave(self) -> list[str]:
        """List the errors that it has logged."""
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        return [
            line
            for line in lines
            if _level(line) in GRAVE and not any(words in line for words in self.forgiven)
        ]


def _level(line: str) -> str:
    try:
        return str(json.loads(line).get("level", ""))
    except (ValueError, AttributeError):
        return "error"  # a traceback that no log has caught


@asynccontextmanager
async def serving(
    discord: LittleDiscord,
    folder: Path,
    *,
    settings: Mapping[str, str] = AT_ONCE,
    command: Sequence[str] = START,
    forgiven: tuple[str, ...] = (),
    installed: Path | None = None,
) -> AsyncIterator[Programme]:
    """Run the bot; it is killed at the end, and must have logged no error."""
    programme = Programme(discord, folder, settings, command, forgiven, installed)
    try:
        await programme.start()
        yield programme
    except BaseException as error:
        error.add_note(f"The bot logged:\n{_tail(programme.log)}")
        raise
    finally:
        await programme.kill()
    assert not programme.grave(), "\n".join(programme.grave())


def _tail(log: Path, lines: int = 40) -> str:
    return "\n".join(log.read_text(encoding="utf-8").splitlines()[-lines:]) if log.exists() else ""
