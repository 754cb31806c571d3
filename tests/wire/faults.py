"""What goes wrong at Discord when a test says so."""

import asyncio
import fnmatch
from collections.abc import Mapping
from dataclasses import dataclass, field

NAMES: Mapping[int, str] = {
    401: "401: Unauthorized",
    403: "Missing Permissions",
    404: "Unknown Message",
    429: "You are being rate limited.",
    500: "500: Internal Server Error",
    502: "502: Bad Gateway",
    503: "503: Service Unavailable",
}


@dataclass
class Fault:
    """A route that fails; ``done`` if what was asked is done all the same."""

    method: str
    path: str
    status: int
    code: int = 0
    times: int | None = None
    done: bool = False
    met: int = 0

    def fits(self, method: str, path: str) -> bool:
        """Whether a request meets it."""
        return (
            self.times != 0
            and self.method in {"*", method}
            and fnmatch.fnmatchcase(path, self.path)
        )

    def meet(self) -> None:
        """Count a request that met it."""
        self.met += 1
        if self.times is not None:
            self.times -= 1

    @property
    def body(self) -> dict[str, object]:
        said: dict[str, object] = {"code": self.code, "message": NAMES.get(self.status, "")}
        if self.status == 429:
            said |= {"retry_after": 0.2, "global": False}
        return said


@dataclass
class Hold:
    """The next request of a route waits: before it is done, or ``done`` and not yet answered."""

    method: str
    path: str
    done: bool
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    async def meet(self, method: str, path: str, *, done: bool) -> None:
        """Let the first request that fits wait until it is released."""
        fits = self.method == method and fnmatch.fnmatchcase(path, self.path)
        if fits and self.done is done and not self.reached.is_set():
            self.reached.set()
            await self.released.wait()


@dataclass
class Faults:
    """All that goes wrong now."""

    slow: float = 0.0
    """Seconds that each answer is late."""
    _standing: list[Fault] = field(default_factory=list)
    _holds: list[Hold] = field(default_factory=list)

    def add(self, fault: Fault) -> Fault:
        """Let a route fail from now on."""
        self._standing.append(fault)
        return fault

    def end(self) -> None:
        """Let everything work again."""
        self._standing.clear()
        self.slow = 0.0

    def meeting(self, method: str, path: str) -> Fault | None:
        """The fault that a request meets, if it meets one."""
        for fault in self._standing:
            if fault.fits(method, path):
                fault.meet()
                return fault
        return None

    def hold(self, method: str, path: str, *, done: bool) -> Hold:
        """Let the next request of a route wait."""
        self._holds.append(Hold(method, path, done))
        return self._holds[-1]

    async def wait(self, method: str, path: str, *, done: bool) -> None:
        """Wait where a test holds the request."""
        for hold in self._holds:
            await hold.meet(method, path, done=done)

    async def delay(self) -> None:
        """Wait as long as Discord is slow."""
        if self.slow:
            await asyncio.sleep(self.slow)
