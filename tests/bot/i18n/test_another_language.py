"""Another language is a file or more of words in a folder beside the others, and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.i18n import LANGUAGES
from bot.i18n.catalogue import FOLDER, sources
from bot.i18n.typography import FluentSource

ROOT = FOLDER.parents[1]
CODE = "sv"

ASKED = f"""
import asyncio
from discord import Locale
from discord.app_commands import TranslationContext, TranslationContextLocation
from bot.i18n import LANGUAGES, language_of, words
from bot.i18n.commands import CommandTranslator, command_text
from bot.settings import Settings
from engine.cards import Card

assert LANGUAGES == {tuple(sorted((*LANGUAGES, CODE)))}, LANGUAGES
assert language_of("sv-SE", "fr") == "{CODE}"
say = words("{CODE}")
print(say("table-button-rules"))
print(say("refusal-must-follow", cards=(Card.parse("JH"),)))
print(say("settings-language-own"))
print(Settings(default_language="{CODE}", _env_file=None).default_language)
here = TranslationContext(TranslationContextLocation.other, None)
print(asyncio.run(CommandTranslator().translate(
    command_text("command-table-name"), Locale("sv-SE"), here)))
"""


def invented(english: str) -> str:
    """A language that differs from English in one letter."""
    return english.replace("e", "ë")


@pytest.fixture(params=["as many files", "one file"])
def copy(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The program with a language more."""
    for room in ("engine", "cogs"):
        (tmp_path / room).symlink_to(ROOT / room)
    for there in (tmp_path / "bot", tmp_path / "bot" / "i18n"):
        there.mkdir()
        for file in (ROOT / there.relative_to(tmp_path)).iterdir():
            if file.name not in {"i18n", "__pycache__"}:
                (there / file.name).symlink_to(file)
    new = tmp_path / "bot" / "i18n" / CODE
    new.mkdir()
    texts = {name: FluentSource(source).mended(invented) for name, source in sources("en").items()}
    if request.param == "one file":
        texts = {f"{CODE}.ftl": "".join(texts.values())}
    for name, text in texts.items():
        (new / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.slow
def test_a_new_language_is_offered_and_can_be_the_default(copy: Path) -> None:
    asked = subprocess.run(
        [sys.executable, "-c", ASKED], cwd=copy, capture_output=True, text=True, check=False
    )
    assert asked.returncode == 0, asked.stderr
    button, refusal, name, default, command = asked.stdout.splitlines()
    assert button == "Rulës"
    assert refusal.startswith("You must follow suit: play J")
    assert name == "English"
    assert (default, command) == (CODE, "tablë")
