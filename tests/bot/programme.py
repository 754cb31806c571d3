"""The bot as a process of its own, and what stands in for Discord behind it."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from tests.rig.patience import PATIENCE

ROOT = Path(__file__).parents[2]
TOKEN = "a-token-that-nobody-ever-had"


@dataclass
class Programme:
    """The bot as a process in an empty folder, with an environment of its own."""

    folder: Path

    @contextmanager
    def start(
        self, *arguments: str, before: str = "", **settings: str
    ) -> Iterator[subprocess.Popen[str]]:
        inherited = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("CONTREE_", "DISCORD_", "LC_", "LANG"))
        }
        code = f"import sys\n{before}\nfrom bot.__main__ import main\nsys.exit(main())"
        with subprocess.Popen(
            (sys.executable, "-c", code, *arguments),
            cwd=self.folder,
            env={**inherited, "LANG": "en_GB.UTF-8", "PYTHONPATH": str(ROOT), **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            try:
                yield process
            finally:
                process.kill()

    def run(self, *arguments: str, before: str = "", **settings: str) -> tuple[int, str]:
        with self.start(*arguments, before=before, **settings) as process:
            _, written = process.communicate(timeout=PATIENCE)
        return process.returncode, written


@contextmanager
def api(answers: dict[str, object]) -> Iterator[str]:
    """A stand-in for Discord's HTTP API: 401 for whatever it has no answer to."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = json.dumps(answers.get(self.path, {"message": "401: Unauthorized"})).encode()
            self.send_response(200 if self.path in answers else 401)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    thread = Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def at(address: str) -> str:
    return f"import discord.http\ndiscord.http.Route.BASE = {address!r}"


USER = {"id": "1", "username": "contree", "discriminator": "0", "avatar": None}
WELCOME = {
    "/users/@me": USER,
    "/oauth2/applications/@me": {
        "id": "1",
        "name": "contree",
        "icon": None,
        "owner": USER,
        "description": "",
        "verify_key": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "summary": "",
        "flags": 0,
    },
}


def starting(body: str) -> str:
    """Code that puts a bot of three methods in the place of the real one."""
    return f"""
import asyncio, discord, bot.app, bot.process
class Fake:
    async def __aenter__(self):
        return self
    async def __aexit__(self, *error):
        print("closed", flush=True)
    async def start(self, token):
        {body}
bot.app.create_bot = lambda settings, compiling: Fake()
"""
