"""Settings: where they come from, and what is said of bad ones."""

import os
import re
from pathlib import Path

import pytest

from bot.command_line.bad_settings import (
    TOKEN,
    BadSettings,
    UnreadableSettings,
    load_settings,
    unknown_settings,
)
from bot.failures import CannotStart, ExitCode
from bot.i18n import LANGUAGES, words
from bot.i18n.direction import unmarked
from bot.monitoring.heartbeat import folder_of
from bot.settings import Settings, variable
from bot.storage.database.database import file_of


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in os.environ:
        if name.startswith("CONTREE_") or name.startswith("DISCORD_"):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def said_of(failure: CannotStart, language: str = "en") -> tuple[str, ...]:
    return tuple(failure.sentences(words(language)))


def test_everything_but_the_token_has_a_default() -> None:
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.data_dir == Path("data")
    assert settings.database_url == "sqlite:///data/contree.sqlite3"
    assert (settings.log_level, settings.log_format) == ("info", "text")
    assert settings.default_language == "fr"
    assert (settings.pace_seconds, settings.trick_seconds) == (1.0, 2.0)
    assert settings.default_target is None
    assert (settings.computer_level, settings.thought_milliseconds) == ("expert", 150)
    assert settings.table_pictures == "tricks"
    assert (settings.backup_folder, settings.backup_hours, settings.backups_kept) == (None, 1, 48)


def test_every_setting_can_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = {
        "DISCORD_TOKEN": " abc ",
        "DISCORD_API": "http://127.0.0.1:8080/api/v10/",
        "CONTREE_DATA_DIR": "/srv/contree",
        "CONTREE_DATABASE_URL": "postgresql://me:hush@host/contree",
        "CONTREE_LOG_LEVEL": "DEBUG",
        "CONTREE_LOG_FORMAT": "json",
        "CONTREE_DEFAULT_LANGUAGE": "EN",
        "CONTREE_ZONE": "america/sao_paulo",
        "CONTREE_PACE_SECONDS": "0",
        "CONTREE_TRICK_SECONDS": "0.5",
        "CONTREE_REFRESH_SECONDS": "0.25",
        "CONTREE_DEFAULT_TARGET": "1000",
        "CONTREE_TURN_SECONDS": "120",
        "CONTREE_COMPUTER_LEVEL": "Beginner",
        "CONTREE_TABLE_PICTURES": "Cards",
        "CONTREE_THOUGHT_MILLISECONDS": "300",
        "CONTREE_PATIENCE_SECONDS": "9",
        "CONTREE_TABLES_PER_PERSON": "2",
        "CONTREE_TABLES_PER_SERVER": "7",
        "CONTREE_COMMANDS_PER_PERSON": "3",
        "CONTREE_COMMANDS_PER_SERVER": "4",
        "CONTREE_HAND_EDITS": "5",
        "CONTREE_DEAL_FOLLOW_UPS": "true",
        "CONTREE_COMMON_LADDER": "true",
        "CONTREE_DAILY_DEAL": "false",
        "CONTREE_GATEWAY_SECONDS": "0",
        "CONTREE_SHARD_COUNT": "8",
        "CONTREE_SHARDS": "0-2,6",
        "CONTREE_BACKUP_FOLDER": "/srv/backups",
        "CONTREE_BACKUP_HOURS": "6",
        "CONTREE_BACKUPS_KEPT": "10",
        "CONTREE_BACKUPS_DAILY": "0",
        "CONTREE_BACKUPS_WEEKLY": "2",
        "CONTREE_ARCHIVE_DAYS": "90",
        "CONTREE_DEALS_KEPT_DAYS": "0",
        "CONTREE_IMPORTS_KEPT_DAYS": "7",
        "CONTREE_ANALYSES_KEPT_DAYS": "90",
        "CONTREE_METRICS_PORT": "9090",
        "CONTREE_METRICS_HOST": "0.0.0.0",
        "CONTREE_COMMAND": "docker exec bot contree",
    }
    assert set(chosen) == {variable(setting) for setting in Settings.model_fields}
    for name, value in chosen.items():
        monkeypatch.setenv(name, value)
    settings = load_settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "abc"
    assert settings.model_dump(exclude={"discord_token"}) == {
        "discord_api": "http://127.0.0.1:8080/api/v10",
        "data_dir": Path("/srv/contree"),
        "database_url": "postgresql://me:hush@host/contree",
        "log_level": "debug",
        "log_format": "json",
        "default_language": "en",
        "zone": "America/Sao_Paulo",
        "pace_seconds": 0.0,
        "trick_seconds": 0.5,
        "refresh_seconds": 0.25,
        "default_target": 1000,
        "turn_seconds": 120,
        "computer_level": "beginner",
        "table_pictures": "cards",
        "thought_milliseconds": 300,
        "patience_seconds": 9,
        "tables_per_person": 2,
        "tables_per_server": 7,
        "commands_per_person": 3,
        "commands_per_server": 4,
        "hand_edits": 5,
        "deal_follow_ups": True,
        "common_ladder": True,
        "daily_deal": False,
        "gateway_seconds": 0,
        "shard_count": 8,
        "shards": (0, 1, 2, 6),
        "backup_folder": Path("/srv/backups"),
        "backup_hours": 6,
        "backups_kept": 10,
        "backups_daily": 0,
        "backups_weekly": 2,
        "command": "docker exec bot contree",
        "archive_days": 90,
        "deals_kept_days": 0,
        "imports_kept_days": 7,
        "analyses_kept_days": 90,
        "metrics_port": 9090,
        "metrics_host": "0.0.0.0",
    }


def test_the_default_database_is_in_the_data_folder() -> None:
    settings = Settings(data_dir=Path("/srv/contree"))
    assert settings.database_url == "sqlite:////srv/contree/contree.sqlite3"


def test_the_file_is_read_and_the_environment_takes_precedence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Path(".env").write_text(
        "CONTREE_PACE_SECONDS=3\nCONTREE_TRICK_SECONDS=3\nSOMETHING_ELSE=1\n", encoding="utf-8"
    )
    monkeypatch.setenv("CONTREE_TRICK_SECONDS", "4")
    settings = load_settings()
    assert (settings.pace_seconds, settings.trick_seconds) == (3.0, 4.0)


def test_the_file_may_begin_with_a_byte_order_mark() -> None:
    Path(".env").write_text("DISCORD_TOKEN=abc\n", encoding="utf-8-sig")
    assert load_settings().discord_token is not None


def test_an_empty_value_counts_as_unset() -> None:
    Path(".env").write_text("DISCORD_TOKEN=\nCONTREE_PACE_SECONDS=\n", encoding="utf-8")
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.pace_seconds == 1.0


def test_the_example_file_changes_no_default(request: pytest.FixtureRequest) -> None:
    example = (request.config.rootpath / ".env.example").read_text(encoding="utf-8")
    Path(".env").write_text(example, encoding="utf-8")
    assert load_settings() == Settings(_env_file=None)


def test_the_example_file_shows_the_defaults(request: pytest.FixtureRequest) -> None:
    example = (request.config.rootpath / ".env.example").read_text(encoding="utf-8")
    Path(".env").write_text(example.replace("#CONTREE_", "CONTREE_"), encoding="utf-8")
    assert load_settings() == Settings(_env_file=None)


def test_secrets_are_marked_and_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush-token")
    monkeypatch.setenv("CONTREE_DATABASE_URL", "postgresql://me:hush-password@host/contree")
    settings = load_settings()
    assert set(settings.secrets) == {"hush-token", "hush-password"}
    assert "hush" not in repr(settings)
    assert "hush" not in str(settings)


def test_no_secret_has_a_default() -> None:
    assert Settings().secrets == ()


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("LOG_LEVEL", "loud", "must be debug, info, warning, or error, not “loud”."),
        ("LOG_FORMAT", "xml", "must be text or json, not “xml”."),
        ("DEFAULT_LANGUAGE", "xx", f"must be {words('en').either(LANGUAGES)}, not “xx”."),
        ("PACE_SECONDS", "soon", "must be a number from 0 to 60, not “soon”."),
        ("PACE_SECONDS", "nan", "must be a number from 0 to 60, not “nan”."),
        ("TRICK_SECONDS", "-1", "must be a number from 0 to 60, not “-1”."),
        ("DEFAULT_TARGET", "99", "must be a whole number from 100 to 10,000, not “99”."),
        ("DEFAULT_TARGET", "1000.5", "must be a whole number from 100 to 10,000, not “1000.5”."),
        ("DEAL_FOLLOW_UPS", "maybe", "must be true or false, not “maybe”."),
        (
            "ZONE",
            "Paris",
            "must be the name of a time zone such as Europe/Paris or America/Montreal.",
        ),
        (
            "METRICS_HOST",
            "0.0.0.0:9100",
            "must be an address of this machine without a port, such as"
            " 127.0.0.1; 0.0.0.0 is all of them.",
        ),
        ("BACKUP_HOURS", "0", "must be a whole number from 1 to 168, not “0”."),
    ],
)
def test_a_bad_value_is_explained_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, rule: str
) -> None:
    monkeypatch.setenv(f"CONTREE_{name}", value)
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert caught.value.code is ExitCode.BAD_SETTING
    assert said_of(caught.value) == (f"CONTREE_{name} {rule}",)


NO_COUNTS = ("3", "0", "2048", "many")
NO_ADDRESSES = ("256.0.0.1", "0.0.0", "[::1]", "http://localhost", "*", "a b")


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        *(("CONTREE_SHARD_COUNT", count, "must be a power of two") for count in NO_COUNTS),
        *(
            ("CONTREE_METRICS_HOST", host, "must be an address of this machine")
            for host in NO_ADDRESSES
        ),
    ],
)
def test_what_is_no_number_of_shards_or_no_address_is_explained(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, rule: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as caught:
        load_settings()
    (sentence,) = said_of(caught.value)
    assert sentence.startswith(f"{name} {rule}")


@pytest.mark.parametrize(
    ("shards", "others"),
    [
        ("0,x", {}),
        ("1-", {}),
        ("3-1", {}),
        ("0,4", {}),
        ("0", {"CONTREE_SHARD_COUNT": ""}),
        ("0", {"CONTREE_DATABASE_URL": "sqlite:///data/contree.sqlite3"}),
    ],
    ids=["no number", "no end", "backwards", "too high", "no count", "no server"],
)
def test_shards_that_cannot_be_served_are_explained(
    monkeypatch: pytest.MonkeyPatch, shards: str, others: dict[str, str]
) -> None:
    chosen = {
        "CONTREE_DATABASE_URL": "postgresql://me:hush@host/contree",
        "CONTREE_SHARD_COUNT": "4",
        "CONTREE_SHARDS": shards,
        **others,
    }
    for name, value in chosen.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as caught:
        load_settings()
    (sentence,) = said_of(caught.value)
    assert sentence.startswith("CONTREE_SHARDS must list the shards of this process")
    assert "hush" not in sentence


def test_a_bad_database_address_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONTREE_DATABASE_URL", "mysql://me:hush@host/contree")
    with pytest.raises(BadSettings) as caught:
        load_settings()
    (sentence,) = said_of(caught.value)
    assert "CONTREE_DATABASE_URL" in sentence
    assert "hush" not in sentence


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1:8080", "http://localhost/api/v10", "https://[::1]:1/", "http://127.8.0.1"],
)
def test_a_simulated_discord_may_run_on_this_machine(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("DISCORD_API", address)
    assert load_settings().discord_api == address.rstrip("/")


@pytest.mark.parametrize(
    "address",
    [
        "https://discord.com.example/api/v10",
        "http://127.0.0.1@example.org/",
        "http://192.168.0.1:8080/",
        "ftp://127.0.0.1/",
        "localhost:8080",
        "http:///api/v10",
        "a-token-put-on-the-wrong-line",
    ],
)
def test_the_token_is_sent_to_no_other_machine(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("DISCORD_API", address)
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert caught.value.code is ExitCode.BAD_SETTING
    (sentence,) = said_of(caught.value)
    assert sentence.startswith("DISCORD_API must be an http address on this machine")
    assert address not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bad_value_has_a_sentence(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    names = ["CONTREE_LOG_FORMAT", "CONTREE_PACE_SECONDS", "CONTREE_DEFAULT_TARGET"]
    for name in names:
        monkeypatch.setenv(name, "?")
    with pytest.raises(BadSettings) as caught:
        load_settings()
    sentences = said_of(caught.value, language)
    assert len(sentences) == len(names)
    assert all(sum(name in sentence for sentence in sentences) == 1 for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_binary_settings_file_is_reported(language: str) -> None:
    Path(".env").write_text("DISCORD_TOKEN=abc\n", encoding="utf-16")
    with pytest.raises(UnreadableSettings) as caught:
        load_settings()
    (sentence,) = said_of(caught.value, language)
    assert ".env" in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_chosen(language: str) -> None:
    assert Settings(default_language=language.upper(), _env_file=None).default_language == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_setting_is_named_with_the_likely_one(language: str) -> None:
    environment = ["CONTREE_TURNSECONDS", "contree_pace_seconds", "CONTREE_XYZ", "PATH", "CONTREE"]
    mistyped, unknown = (each.sentence(words(language)) for each in unknown_settings(environment))
    assert "CONTREE_TURNSECONDS" in mistyped
    assert "CONTREE_TURN_SECONDS" in mistyped
    assert "CONTREE_XYZ" in unknown
    assert "docs/hosting/settings.md" in unknown


def test_every_setting_is_known() -> None:
    assert not list(unknown_settings(variable(setting) for setting in Settings.model_fields))


def test_the_short_postgresql_scheme_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONTREE_DATABASE_URL", " postgres://me:hush@host/contree")
    assert load_settings().database_url == "postgresql://me:hush@host/contree"


def test_the_hosting_page_lists_every_setting(request: pytest.FixtureRequest) -> None:
    page = (request.config.rootpath / "docs" / "hosting" / "settings.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    listed = [name for row in rows for name in re.findall("`([A-Z_]+)`", row)]
    assert sorted(listed) == sorted(variable(setting) for setting in Settings.model_fields)


@pytest.mark.parametrize("folder", ["Disk%20One", "what?", "a#b", "a b", "50%", "é+é"])
def test_the_database_is_in_the_folder_whatever_its_name(
    monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    monkeypatch.setenv("CONTREE_DATA_DIR", folder)
    assert file_of(load_settings().database_url) == Path(folder, "contree.sqlite3")


def test_a_tilde_is_the_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Path("/srv/somebody%20else")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("CONTREE_BACKUP_FOLDER", "~/copies")
    Path(".env").write_text("CONTREE_DATA_DIR=~/contree\n", encoding="utf-8")
    settings = load_settings()
    assert settings.data_dir == folder_of({}) == home / "contree"
    assert settings.backup_folder == home / "copies"
    assert file_of(settings.database_url) == home / "contree" / "contree.sqlite3"
    monkeypatch.setenv("CONTREE_DATABASE_URL", "sqlite:///~/here.sqlite3")
    assert file_of(load_settings().database_url) == home / "here.sqlite3"


def test_the_home_folder_of_nobody_is_one_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONTREE_DATA_DIR", "~nobody-of-that-name/contree")
    with pytest.raises(BadSettings) as caught:
        load_settings()
    (sentence,) = said_of(caught.value)
    assert sentence.startswith("CONTREE_DATA_DIR ")


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost", "bot.example.org", "my_host"]
)
def test_an_address_to_listen_on_may_have_a_name(
    monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setenv("CONTREE_METRICS_HOST", host)
    assert load_settings().metrics_host == host


@pytest.mark.parametrize("token", ["Bot a.b.c", '"a.b.c"', "<a.b.c>", "a.b.c,", "jéton"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_malformed_token_is_explained_and_not_shown(
    monkeypatch: pytest.MonkeyPatch, token: str, language: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(BadSettings) as caught:
        load_settings()
    (sentence,) = said_of(caught.value, language)
    assert "DISCORD_TOKEN" in unmarked(sentence).split()[:2]  # in Greek after its article
    assert "a.b.c" not in sentence


def test_a_misspelt_token_is_named() -> None:
    environment = ["DISCORD_TOKN", "DISCORD_BOT_TOKEN", "DISCORD_TOKEN", "DISCORD_WEBHOOK_URL"]
    found = [(each.name, each.meant) for each in unknown_settings(environment)]
    assert found == [("DISCORD_BOT_TOKEN", TOKEN), ("DISCORD_TOKN", TOKEN)]


def test_every_wrong_value_of_every_setting_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anything = {"data_dir", "backup_folder", "command"}
    for setting in Settings.model_fields.keys() - anything:
        with monkeypatch.context() as patched:
            patched.setenv(variable(setting), "?!")
            with pytest.raises(BadSettings) as caught:
                load_settings()
        (sentence,) = said_of(caught.value)
        assert sentence.startswith(f"{variable(setting)} ")
