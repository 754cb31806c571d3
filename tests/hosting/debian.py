"""A bare Debian, booted in a container of systemd, in which command lines are typed.

Packages come from where this machine gets its own: its sources of apt, its certificates, its
configuration of pip and its proxies are copied in when it is made.
"""

import asyncio
import os
import shlex
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Self

from tests.hosting.wheel import build_wheel
from tests.rig.documents import ROOT
from tests.wire.server import LittleDiscord

TOOLS = ("debootstrap", "systemd-nspawn", "nsenter")
UNPACKED = "UNPACKED_DEBIAN"
"""The variable that names the folder of an unpacked Debian, in place of a new one."""

RELEASE = "bookworm"
BARE = ("ca-certificates", "dbus", "systemd-sysv")
"""What a Debian that boots has beside the smallest one that can be made."""

SOURCES = (
    *("sources.list", "sources.list.d", "auth.conf.d", "apt.conf.d"),
    *("keyrings", "trusted.gpg.d"),
)
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
ENVIRONMENT = ("PIP_", "SSL_CERT_", "REQUESTS_CA_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
"""How the names of variables begin that say how to reach packages."""

BOOT_SECONDS = 120.0
BOOTED = "until systemctl is-system-running --wait | grep -E 'running|degraded'; do sleep 1; done"
LINE_SECONDS = 600.0
LEFT_OFF = Path("root/where")


def why_not() -> str:
    """Why no Debian can be made here; nothing if one can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "only root on Linux can boot a Debian"
    needed = [tool for tool in TOOLS if tool != "debootstrap" or UNPACKED not in os.environ]
    missing = [tool for tool in needed if shutil.which(tool) is None]
    return f"not installed here: {', '.join(missing)}" if missing else ""


def release_here() -> dict[str, str]:
    """What this machine says of its own system."""
    lines = Path("/etc/os-release").read_text("utf-8").splitlines()
    return {name: value.strip('"') for name, _, value in (line.partition("=") for line in lines)}


def mirror_here() -> list[str]:
    """The mirror of Debian that this machine uses; none if it is not one: debootstrap knows one."""
    if release_here().get("ID") != "debian":
        return []
    told = subprocess.run(
        ("apt-get", "indextargets", "--format", "$(SITE)", "Created-By: Packages"),
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    return told.stdout.split()[:1]


def make_bare(folder: Path) -> None:
    """Put a bare Debian into a folder: the unpacked one that is named, or a new one.

    A new one is of this machine's release, if it is a Debian.
    """
    command: tuple[str | Path, ...]
    if unpacked := os.environ.get(UNPACKED):
        command = ("cp", "-a", unpacked, folder)
    else:
        here = release_here()
        release = here["VERSION_CODENAME"] if here.get("ID") == "debian" else RELEASE
        included = f"--include={','.join(BARE)}"
        command = ("debootstrap", "--variant=minbase", included, release, folder, *mirror_here())
    subprocess.run(command, check=True, timeout=LINE_SECONDS, stdout=subprocess.DEVNULL)
    if mirror_here():
        (folder / "etc/apt/sources.list").unlink(missing_ok=True)
        for name in SOURCES:
            _copy(Path("etc/apt") / name, folder)
    for name in (CERTIFICATES, "etc/pip.conf", "etc/xdg/pip", "root/.config/pip", "root/.pip"):
        _copy(Path(name), folder)


def _copy(name: Path, folder: Path) -> None:
    here, there = Path("/") / name, folder / name
    there.parent.mkdir(parents=True, exist_ok=True)
    if here.is_dir():
        shutil.copytree(here, there, dirs_exist_ok=True)
    elif here.exists():
        shutil.copyfile(here, there)


def packages_here() -> set[str]:
    """The folders of this machine from which its pip takes packages.

    Each with what lies beside it: an index names files that stand elsewhere.
    """
    told = subprocess.run(
        (sys.executable, "-m", "pip", "config", "list"), check=True, capture_output=True, text=True
    )
    words = told.stdout.replace("'", " ").replace("=", " ").split()
    paths = (Path(word.removeprefix("file://")) for word in words)
    return {str(Path(*path.parts[:3])) for path in paths if path.is_absolute() and path.is_dir()}


def unregistered() -> tuple[str, ...]:
    """What systemd-nspawn is told where no systemd runs that it could tell of the container."""
    return () if Path("/run/systemd/system").exists() else ("--register=no", "--keep-unit")


def environment() -> dict[str, str]:
    """The variables of a fresh login, and those that say how to reach packages."""
    kept = {name: each for name, each in os.environ.items() if name.upper().startswith(ENVIRONMENT)}
    home = "/root"
    path = f"{home}/.local/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    return {**kept, "HOME": home, "PATH": path, "LANG": "C.UTF-8"}


@dataclass(frozen=True, slots=True)
class Ended:
    """How a line ended."""

    code: int
    said: str
    seconds: float


def _apart(number: int) -> bool:
    """Whether this process sees neither our processes nor our files."""
    with suppress(OSError):
        return all(
            Path(f"/proc/{number}/ns/{kind}").readlink() != Path(f"/proc/self/ns/{kind}").readlink()
            for kind in ("pid", "mnt")
        )
    return False


class Debian:
    """A running Debian; `async with` boots it and ends it. The bot's Discord is this one."""

    def __init__(self, bare: Path, root: Path, discord: LittleDiscord) -> None:
        self._bare = bare
        self._root = root
        self._discord = discord
        self._leader = 0
        self._where = "/root"

    async def __aenter__(self) -> Self:
        """Copy the bare one, give it the repository, and boot."""
        await asyncio.to_thread(self._furnish)
        self._log = (self._root.parent / f"{self._root.name}.log").open("wb")
        self._container = await asyncio.create_subprocess_exec(
            *("systemd-nspawn", "--quiet", "--boot", f"--directory={self._root}"),
            *("--resolv-conf=copy-host", "--link-journal=no", "--console=read-only"),
            *(*unregistered(), *(f"--bind-ro={folder}" for folder in packages_here())),
            stdin=asyncio.subprocess.DEVNULL, stdout=self._log, stderr=self._log,
        )  # fmt: skip
        try:
            async with asyncio.timeout(BOOT_SECONDS):
                await self._booted()
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    def _furnish(self) -> None:
        subprocess.run(("cp", "-a", "--reflink=auto", self._bare, self._root), check=True)
        origin = self._root / "srv" / "contree.git"
        copy = ("git", "clone", "--quiet", "--bare", "--depth=1", ROOT.as_uri(), origin)
        subprocess.run(copy, check=True)
        build_wheel(self._root / "srv")
        tool = self._root / "usr/local/bin/tell_address"
        tool.write_text(f'#!/bin/sh\necho "DISCORD_API={self._discord.address}" >> "$1"\n')
        tool.chmod(0o755)

    async def _booted(self) -> None:
        while not (self._leader and (await self.type(BOOTED)).code == 0):
            assert self._container.returncode is None, "it did not boot"
            self._leader = self._first_process()
            await asyncio.sleep(0.1)

    def _first_process(self) -> int:
        """The number that its first process has outside; 0 while there is none."""
        known = Path(f"/proc/{self._container.pid}/task/{self._container.pid}/children")
        numbers = map(int, known.read_text("ascii").split())
        # At first there is one that only makes the other, and still lives among our processes.
        return next((number for number in numbers if _apart(number)), 0)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Take its power away, and remove all of it."""
        with suppress(ProcessLookupError):
            self._container.kill()
        await self._container.wait()
        self._log.close()
        shutil.rmtree(self._root, ignore_errors=True)

    async def type(self, line: str, *, until_it_comes_in: bool = False) -> Ended:
        """Type a line where the one before it has left off, and wait for its end.

        ``until_it_comes_in``: press Ctrl+C once a bot is connected.
        """
        script = f"cd {shlex.quote(self._where)}\n{line}\ncode=$?\npwd > /{LEFT_OFF}\nexit $code"
        inside = ("nsenter", f"--target={self._leader}", "--mount", "--uts", "--ipc", "--pid")
        cleared = ("env", "-i", *(f"{name}={each}" for name, each in environment().items()))
        began = monotonic()
        process = await asyncio.create_subprocess_exec(
            *(*inside, "--root", "--", *cleared, "bash", "-c", script),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
        )
        said = asyncio.ensure_future(process.communicate())
        try:
            async with asyncio.timeout(LINE_SECONDS):
                if until_it_comes_in:
                    with suppress(TimeoutError):
                        await self._discord.gateway.arrival(0)  # of a bot that ran before
                    arrival = asyncio.ensure_future(self._discord.gateway.arrival(LINE_SECONDS))
                    await asyncio.wait((arrival, said), return_when=asyncio.FIRST_COMPLETED)
                    arrival.cancel()
                    with suppress(ProcessLookupError):
                        os.killpg(process.pid, signal.SIGINT)
                output, _ = await asyncio.shield(said)
        except TimeoutError:
            os.killpg(process.pid, signal.SIGKILL)
            output, _ = await said
        self._where = self._left_off()
        said_by_it = output.decode("utf-8", "replace")
        return Ended(process.returncode or 0, said_by_it, monotonic() - began)

    def _left_off(self) -> str:
        told = self._root / LEFT_OFF
        return told.read_text("utf-8").strip() if told.exists() else self._where
