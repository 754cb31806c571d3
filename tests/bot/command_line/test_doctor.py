"""``contree doctor``: what it finds on this machine and at Discord, and its exit code."""

import json
import shutil
import sqlite3
import time
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, date, datetime
from datetime import time as time_of_day
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import pytest
from discord.http import Route
from pydantic import SecretStr

from bot.ai_workers.supervisor import Supervisor
from bot.command_line import doctor, subcommands
from bot.command_line.doctor import LITTLE_ROOM, NO_ROOM, CheckResult, CheckVerdict, examine
from bot.discord_api.application_commands import FILE
from bot.discord_api.card_emojis import all_emojis
from bot.evenings import Evening
from bot.failures import CannotStart, ExitCode
from bot.i18n import LANGUAGES, words
from bot.ratings.ladders import Tier
from bot.settings import Settings
from bot.storage import evenings
from bot.storage.database.database import Database
from bot.storage.database.sqlite_file import shared_file_system
from bot.storage.day_posts import choose_day_post
from tests.bot.programme import TOKEN, USER, WELCOME, api
from tests.bot.storage.database.test_migrations import MAKES_TABLES_ANEW, with_one_more
from tests.bot.storage.files import change

COMMANDS = [{"id": "21", "name": "contree"}, {"id": "22", "name": "belote"}]
APPLICATION = "/applications/1"
MAY_WRITE = (1 << 10) | (1 << 11) | (1 << 38)
MAY_ATTACH = 1 << 15
GUILDS = "/users/@me/guilds?limit=200&with_counts=0"


CHANNELS = "/guilds/5/channels"


def guild(permissions: int) -> list[dict[str, str]]:
    return [{"id": "5", "name": "Café", "permissions": str(permissions)}]


def role(number: int, position: int, permissions: int = 0) -> dict[str, object]:
    return {
        "id": str(number),
        "name": f"role {number}",
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def channel(number: int, *denied: int) -> dict[str, object]:
    """A text channel in which some permissions are taken from everybody."""
    taken = [{"id": "5", "type": 0, "allow": "0", "deny": str(sum(denied))}] if denied else []
    return {
        "id": str(number),
        "type": 0,
        "name": f"room-{number}",
        "position": number,
        "guild_id": "5",
        "permission_overwrites": taken,
    }


CAFE: dict[str, object] = {
    "id": "5",
    "name": "Café",
    "owner_id": "99",
    "roles": [role(5, 0, 1 << 10 | 1 << 11), role(50, 1), role(51, 2), role(52, 3)],
    "emojis": [],
    "features": [],
}
ME: dict[str, object] = {"user": USER, "roles": ["51"], "flags": 0}


def gateway(remaining: int) -> dict[str, object]:
    limit = {"total": 1000, "remaining": remaining, "reset_after": 0, "max_concurrency": 1}
    return {"url": "wss://gateway", "shards": 1, "session_start_limit": limit}


EVERYTHING: dict[str, object] = {
    **WELCOME,
    "/gateway/bot": gateway(990),
    f"{APPLICATION}/commands": COMMANDS,
    GUILDS: guild(MAY_WRITE | MAY_ATTACH),
    "/guilds/5?with_counts=0": CAFE,
    "/guilds/5/members/1": ME,
    CHANNELS: [channel(60)],
}
"""What Discord answers where all is well, but for the emojis."""


@cache
def emojis() -> dict[str, object]:
    """The emojis that are there where all is well; their pictures are drawn for their names."""
    return {
        "items": [{"id": str(100 + nth), "name": key.name} for nth, key in enumerate(all_emojis())]
    }


class Line(NamedTuple):
    """A finding without its facts."""

    verdict: CheckVerdict
    key: str


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Settings:
    shutil.copy(empty_database, tmp_path)
    ids = {each["name"]: each["id"] for each in COMMANDS}
    (tmp_path / FILE).write_text(json.dumps({"sha256": "", "ids": ids}), encoding="utf-8")
    backups = tmp_path / "backups"
    backups.mkdir()
    (backups / f"contree-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.sqlite3").touch()
    return Settings(
        data_dir=tmp_path,
        backup_folder=backups,
        discord_token=SecretStr(TOKEN),
        _env_file=None,
    )


@pytest.fixture(autouse=True)
def _experts_that_start_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    class Worker(Supervisor):
        def start(self) -> None:
            """Need no process."""

    monkeypatch.setattr(doctor, "Supervisor", Worker)


@pytest.fixture(autouse=True)
def _addresses_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(
        doctor, "use_api_address", lambda api: monkeypatch.setattr(Route, "BASE", api)
    )


async def findings(settings: Settings, now: Callable[[], float] = time.time) -> list[CheckResult]:
    """What is found, once all of it was read in every language."""
    there = [each async for each in examine(settings, now)]
    for each in there:
        for language in LANGUAGES:
            assert words(language)(each.key, **dict(each.facts))
    return there


async def found(settings: Settings) -> list[Line]:
    return [Line(each.verdict, each.key) for each in await findings(settings)]


def faults(there: Iterable[CheckResult]) -> list[Line]:
    return [Line(each.verdict, each.key) for each in there if each.verdict is not CheckVerdict.OK]


async def wrong(settings: Settings) -> list[Line]:
    return faults(await findings(settings))


async def asked(
    settings: Settings,
    changed: Mapping[str, object] = EVERYTHING,
    now: Callable[[], float] = time.time,
) -> list[CheckResult]:
    """What is found where Discord gives some answers of its own."""
    given = {**EVERYTHING, f"{APPLICATION}/emojis": emojis(), **changed}
    answers = {f"/api/v10{path}": each for path, each in given.items()}
    with api(answers) as address:
        told = settings.model_copy(update={"discord_api": f"{address}/api/v10"})
        return await findings(told, now)


async def with_discord(
    settings: Settings,
    changed: Mapping[str, object] = EVERYTHING,
    now: Callable[[], float] = time.time,
) -> list[Line]:
    """What is wrong there."""
    return faults(await asked(settings, changed, now))


async def test_where_all_is_well_every_line_is_ok(settings: Settings) -> None:
    assert await with_discord(settings) == []


async def test_without_a_token_discord_is_not_asked(settings: Settings) -> None:
    told = settings.model_copy(update={"discord_token": None})
    assert await wrong(told) == [(CheckVerdict.FAIL, "doctor-no-token")]


async def test_a_refused_token_ends_the_questions(settings: Settings) -> None:
    with api({}) as address:
        told = settings.model_copy(update={"discord_api": address})
        assert await wrong(told) == [(CheckVerdict.FAIL, "doctor-token-refused")]


async def test_a_discord_out_of_reach_is_said(settings: Settings) -> None:
    told = settings.model_copy(update={"discord_api": "http://127.0.0.1:1"})
    assert await wrong(told) == [(CheckVerdict.FAIL, "doctor-unreachable")]


def application(**changed: object) -> dict[str, object]:
    path = "/oauth2/applications/@me"
    usual = WELCOME[path]
    assert isinstance(usual, dict)
    return {path: {**usual, **changed}}


@pytest.mark.parametrize(
    ("changed", "line"),
    [
        (
            application(interactions_endpoint_url="https://example.org"),
            (CheckVerdict.FAIL, "doctor-endpoint"),
        ),
        (application(bot_require_code_grant=True), (CheckVerdict.WARN, "doctor-code-grant")),
        ({"/gateway/bot": gateway(3)}, (CheckVerdict.WARN, "doctor-starts-few")),
        ({f"{APPLICATION}/commands": []}, (CheckVerdict.WARN, "doctor-commands-missing")),
        (
            {f"{APPLICATION}/commands": [{"id": "77", "name": "contree"}, COMMANDS[1]]},
            (CheckVerdict.WARN, "doctor-commands-missing"),
        ),
        ({f"{APPLICATION}/emojis": {"items": []}}, (CheckVerdict.WARN, "doctor-emojis-missing")),
        ({GUILDS: []}, (CheckVerdict.WARN, "doctor-no-server")),
        ({GUILDS: guild(1 << 10)}, (CheckVerdict.WARN, "doctor-server-silent")),
        (
            {GUILDS: guild(MAY_WRITE)},
            (CheckVerdict.WARN, "doctor-server-plain"),
        ),
    ],
)
async def test_each_fault_at_discord_has_its_line(
    settings: Settings, changed: dict[str, object], line: Line
) -> None:
    assert await with_discord(settings, changed) == [line]


async def test_a_first_doctor_gives_no_advice_to_delete_what_is_not_there(
    settings: Settings,
) -> None:
    (settings.data_dir / FILE).unlink()
    (finding,) = [each for each in await asked(settings, {}) if "commands" in each.key]
    assert (finding.verdict, finding.key) == (CheckVerdict.OK, "doctor-commands-first")


async def test_an_administrator_lacks_no_permission(settings: Settings) -> None:
    assert await with_discord(settings, {GUILDS: guild(1 << 3)}) == []


async def test_a_server_without_a_channel_to_play_in_is_told(settings: Settings) -> None:
    closed = {CHANNELS: [channel(60, 1 << 10), channel(61, 1 << 11)]}
    assert await with_discord(settings, closed) == [(CheckVerdict.WARN, "doctor-channels-closed")]


async def test_channels_where_the_bot_cannot_write_are_named(settings: Settings) -> None:
    some = {CHANNELS: [channel(60), channel(61, 1 << 10), channel(62, 1 << 11)]}
    (finding,) = [each for each in await asked(settings, some) if "channels" in each.key]
    assert finding.verdict is CheckVerdict.OK
    assert words("en")(finding.key, **dict(finding.facts)) == (
        "Server “Café”: tables can be opened in 1 of 3 channels, not in #room-61, #room-62."
    )


@pytest.mark.parametrize(("number", "told"), [(50, False), (51, True), (52, True), (59, False)])
async def test_a_rank_role_above_the_bot_is_told(
    settings: Settings, number: int, told: bool
) -> None:
    database = sqlite3.connect(settings.data_dir / "contree.sqlite3")
    with database:
        database.execute("INSERT INTO ranks (guild_id, ladder, is_on) VALUES (5, 'contree', 1)")
        database.execute(
            "INSERT INTO rank_roles (guild_id, tier, role_id, refused) VALUES (5, ?, ?, 0)",
            (Tier.ACE, number),
        )
    database.close()
    lines = [(CheckVerdict.WARN, "doctor-role-too-high")]
    assert await with_discord(settings) == (lines if told else [])


NO_THREADS, NO_VIEW, NO_HISTORY = 1 << 35, 1 << 10, 1 << 16


@pytest.mark.parametrize(
    ("denied", "lines"),
    [
        ((), []),
        ((NO_THREADS,), ["doctor-no-threads"]),
        ((NO_VIEW,), ["doctor-post-closed", "doctor-no-threads"]),
        ((NO_HISTORY,), ["doctor-no-history"]),
        (None, ["doctor-post-closed"]),
    ],
)
async def test_a_channel_of_evenings_that_the_bot_cannot_use_is_told(
    settings: Settings, denied: tuple[int, ...] | None, lines: list[str]
) -> None:
    database = await Database.open(settings.database_url)
    kept = Evening(
        id=0,
        guild_id=5,
        channel_id=61,
        host_id=1,
        title="Belote",
        weekly=True,
        day=date(2026, 3, 12),
        hour=time_of_day(21),
    )
    await database.write(partial(evenings.keep, kept=kept))
    today = date(2026, 3, 1)
    await database.write(partial(choose_day_post, guild=5, channel=61, hour=9, today=today))
    await database.close()
    allowed = {
        **CAFE,
        "roles": [role(5, 0, 1 << 10 | 1 << 11 | 1 << 16 | 1 << 35 | 1 << 38), role(51, 2)],
    }
    there = [channel(60)] if denied is None else [channel(60), channel(61, *denied)]
    found = await asked(settings, {"/guilds/5?with_counts=0": allowed, CHANNELS: there})
    told = [
        each
        for each in found
        if each.key.startswith(("doctor-post", "doctor-no-thr", "doctor-no-h"))
    ]
    assert [each.key for each in told] == lines
    assert {each.verdict for each in told} <= {CheckVerdict.WARN}


@pytest.mark.parametrize(
    ("seconds", "line"),
    [
        (5, (CheckVerdict.WARN, "doctor-clock-late")),
        (-5, (CheckVerdict.WARN, "doctor-clock-late")),
        (3600, (CheckVerdict.FAIL, "doctor-clock-wrong")),
        (-3600, (CheckVerdict.FAIL, "doctor-clock-wrong")),
    ],
)
async def test_a_wrong_clock_is_noticed(settings: Settings, seconds: int, line: Line) -> None:
    assert await with_discord(settings, now=lambda: time.time() + seconds) == [line]


def local(lines: list[Line]) -> list[Line]:
    return [line for line in lines if line.key != "doctor-no-token"]


@pytest.fixture
def alone(settings: Settings) -> Settings:
    """Settings with which nothing is asked of Discord."""
    return settings.model_copy(update={"discord_token": None})


async def test_a_new_database_is_no_fault_and_is_not_created(alone: Settings) -> None:
    file = alone.data_dir / "contree.sqlite3"
    file.unlink()
    lines = await found(alone)
    assert (CheckVerdict.OK, "doctor-database-new") in lines
    assert not file.exists()


@pytest.mark.parametrize(
    ("hours", "line"),
    [
        (0, (CheckVerdict.OK, "doctor-backups")),
        (1, (CheckVerdict.OK, "doctor-backups")),
        (4, (CheckVerdict.WARN, "doctor-backups-old")),
        (400, (CheckVerdict.WARN, "doctor-backups-old")),
    ],
)
async def test_the_age_of_the_newest_backup_has_a_line(
    alone: Settings, hours: int, line: Line
) -> None:
    there = await findings(alone, now=lambda: time.time() + 3600 * hours)
    assert line in [Line(each.verdict, each.key) for each in there]


async def test_without_backups_a_line_says_so(alone: Settings) -> None:
    assert alone.backup_folder is not None
    shutil.rmtree(alone.backup_folder)
    assert (CheckVerdict.OK, "doctor-backups-begin") in await found(alone)
    told = alone.model_copy(update={"backup_folder": None})
    assert local(await wrong(told)) == [(CheckVerdict.WARN, "doctor-backups-none")]
    alone.backup_folder.touch()
    assert local(await wrong(alone)) == [(CheckVerdict.WARN, "doctor-backups-unwritable")]


async def test_a_database_whose_tables_are_in_a_copy_alone_fails(alone: Settings) -> None:
    database = alone.data_dir / "contree.sqlite3"
    change(database, "INSERT INTO tables (guild_id, channel_id, opened_at) VALUES (1, 1, '')")
    database.rename(f"{database}.before-0002")
    assert local(await wrong(alone)) == [(CheckVerdict.FAIL, "doctor-database-lost")]


async def test_a_database_on_a_disk_of_other_machines_is_warned_of(
    alone: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mounts = tmp_path / "mountinfo"
    shared = partial(shared_file_system, mounts=mounts)
    monkeypatch.setattr(doctor, "shared_file_system", shared)
    root = "22 1 8:1 / / rw,relatime - ext4 /dev/sda1 rw\n"
    for kind, lines in (("nfs4", [(CheckVerdict.WARN, "doctor-database-shared")]), ("xfs", [])):
        here = f"36 22 0:51 / {tmp_path} rw shared:1 - {kind} nas:/games rw\n"
        mounts.write_text(root + here)
        assert local(await wrong(alone)) == lines
    mounts.unlink()
    assert local(await wrong(alone)) == []


async def test_an_older_schema_is_left_to_the_bot(
    alone: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    location = with_one_more(tmp_path, MAKES_TABLES_ANEW)
    monkeypatch.setattr("bot.storage.database.migrate.MIGRATIONS", location)
    assert local(await wrong(alone)) == [(CheckVerdict.WARN, "doctor-database-old")]


async def test_a_newer_schema_fails(alone: Settings) -> None:
    database = sqlite3.connect(alone.data_dir / "contree.sqlite3")
    with database:
        database.execute("UPDATE alembic_version SET version_num = 'v9_9'")
    database.close()
    assert local(await wrong(alone)) == [(CheckVerdict.FAIL, "doctor-database-newer")]


@pytest.mark.parametrize(
    ("harm", "facts"),
    [
        ("UPDATE alembic_version SET version_num = '0001'", {"how": "before"}),
        ("DROP TABLE posts", {"how": "lacks", "names": "posts", "more": 0}),
        ("DROP TABLE alembic_version", {"how": "lacks", "names": "alembic_version"}),
    ],
)
async def test_a_schema_of_no_release_fails(
    alone: Settings, harm: str, facts: dict[str, object]
) -> None:
    change(alone.data_dir / "contree.sqlite3", harm)
    (line,) = [each for each in await findings(alone) if each.key.startswith("doctor-database")]
    assert (line.verdict, line.key) == (CheckVerdict.FAIL, "doctor-database-other")
    assert facts.items() <= dict(line.facts).items()


async def test_a_file_of_another_program_fails_and_an_empty_one_is_new(alone: Settings) -> None:
    file = alone.data_dir / "contree.sqlite3"
    file.write_bytes(b"")
    assert (CheckVerdict.OK, "doctor-database-empty") in await found(alone)
    change(file, "CREATE TABLE recipes (id)")
    assert local(await wrong(alone)) == [(CheckVerdict.FAIL, "doctor-database-other")]


async def test_a_file_that_is_no_database_fails(alone: Settings) -> None:
    (alone.data_dir / "contree.sqlite3").write_text("a shopping list\n" * 99)
    assert local(await wrong(alone)) == [(CheckVerdict.FAIL, "doctor-database-unreachable")]


@pytest.mark.slow
async def test_a_database_that_cannot_be_written_fails(alone: Settings) -> None:
    other = sqlite3.connect(alone.data_dir / "contree.sqlite3", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    lines = local(await wrong(alone))
    other.close()
    assert lines == [(CheckVerdict.FAIL, "doctor-database-unwritable")]


@pytest.mark.parametrize(
    ("free", "line"),
    [
        (LITTLE_ROOM - 1, (CheckVerdict.WARN, "doctor-disk-low")),
        (NO_ROOM - 1, (CheckVerdict.FAIL, "doctor-disk-full")),
    ],
)
async def test_a_disk_that_fills_up_is_noticed(
    alone: Settings, monkeypatch: pytest.MonkeyPatch, free: int, line: Line
) -> None:
    usage = shutil.disk_usage(alone.data_dir)._replace(free=free)
    monkeypatch.setattr("bot.command_line.doctor.shutil.disk_usage", lambda _: usage)
    assert local(await wrong(alone)) == [line]


async def test_a_folder_that_cannot_be_written_fails(alone: Settings) -> None:
    file = alone.data_dir / "a-file"
    file.touch()
    url = alone.database_url
    told = alone.model_copy(update={"data_dir": file, "database_url": url})
    assert local(await wrong(told)) == [(CheckVerdict.FAIL, "doctor-folder-unwritable")]


async def test_without_a_folder_for_compiled_code_each_start_compiles(
    alone: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "kept_in", lambda: None)
    assert local(await wrong(alone)) == [(CheckVerdict.WARN, "doctor-code-unkept")]


@pytest.mark.slow
async def test_experts_that_cannot_think_are_told(
    alone: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = partial(Supervisor, "tests.bot.ai_workers.workers.broken")
    monkeypatch.setattr(doctor, "Supervisor", broken)
    assert local(await wrong(alone)) == [(CheckVerdict.WARN, "doctor-experts-broken")]


@pytest.mark.slow
async def test_an_expert_bids_and_plays_a_card(
    alone: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "Supervisor", Supervisor)
    assert (CheckVerdict.OK, "doctor-code") in await found(alone)


def test_the_command_prints_a_line_each_and_fails_with_its_code(
    alone: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    say = words("en")
    with pytest.raises(CannotStart) as caught:
        subcommands.doctor(alone.model_copy(update={"log_level": "error"}), Namespace(say=say))
    assert caught.value.code is ExitCode.FAULTY_SETUP
    *lines, last = capsys.readouterr().out.splitlines()
    assert last == f"fail  {say('doctor-no-token')}"
    assert len(lines) >= 4
    assert all(line.startswith("ok    ") for line in lines)
