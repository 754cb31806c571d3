"""Whoever starts the bot or the demo reads that experts compile their search."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from bot import app
from bot.command_line import subcommands
from bot.demo import demo
from bot.i18n import words
from bot.settings import Settings

SAY = words("fr")


class Compiled(Exception):
    """The bot has begun to compile, which is all that is asked here."""


def compiles(_settings: Settings, *, compiling: Callable[[], None]) -> NoReturn:
    compiling()
    raise Compiled


def test_the_bot_says_so_on_its_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app, "create_bot", compiles)
    settings = Settings.model_validate({"data_dir": tmp_path, "discord_token": "a.b.c"})
    with pytest.raises(Compiled):
        subcommands.run(settings, Namespace(say=SAY))
    assert SAY("startup-experts-compile") in capsys.readouterr().err


async def test_the_demo_says_so_on_its_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(demo, "create_bot", compiles)
    with pytest.raises(Compiled):
        await demo.serve(Settings.model_validate({"data_dir": tmp_path}), 0, SAY)
    assert SAY("startup-experts-compile") in capsys.readouterr().out
