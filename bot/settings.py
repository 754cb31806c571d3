"""The admin's settings, read from the environment and from ``.env``."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import quote, urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationInfo
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.i18n.catalogue import LANGUAGES
from bot.local_time import zone_named

PREFIX = "CONTREE_"
ENV_FILE = ".env"


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _with_the_usual_scheme(value: object) -> object:
    # Many providers give addresses with this old scheme, which SQLAlchemy does not know.
    return re.sub(r"^\s*postgres://", "postgresql://", value) if isinstance(value, str) else value


def _at_home(path: Path) -> Path:
    """The path with the home folder for ``~``: no shell has read what stands in a file."""
    try:
        return path.expanduser()
    except RuntimeError as error:
        raise ValueError(path) from error


def _address_at_home(url: str) -> str:
    scheme, slashes, path = url.partition(":///")
    return f"{scheme}{slashes}{quote(str(_at_home(Path(path))))}" if path[:1] == "~" else url


@dataclass(frozen=True, slots=True)
class OneOf:
    """The valid values of a setting that are only known at run time."""

    choices: tuple[str, ...]

    def check(self, value: str) -> str:
        """The value unchanged; ValueError when it is not one of them."""
        if value not in self.choices:
            raise ValueError(value)
        return value


SPOKEN = OneOf(LANGUAGES)


def _beside_the_rest(known: Mapping[str, Path]) -> str:
    return f"sqlite:///{quote(str(known['data_dir'] / 'contree.sqlite3'))}"


def _as_discord_writes_it(token: SecretStr) -> SecretStr:
    # Others cannot be sent, or are the word “Bot”, quotes and brackets around a token.
    if re.fullmatch(r"[\w.-]+", token.get_secret_value(), re.ASCII) is None:
        raise ValueError("not a token")
    return token


def _zone(name: str) -> str:
    """The name of a zone as its database writes it; ValueError if it has none."""
    zone = zone_named(name)
    if zone is None:
        raise ValueError(name)
    return zone.key


_HOST = re.compile(r"[\w-]+(\.[\w-]+)*\.?", re.ASCII)


def _host(value: str) -> str:
    """An address or a name; ValueError for a port behind it, and for what only looks like one."""
    if _HOST.fullmatch(value) and not value.replace(".", "").isdecimal():
        return value
    return str(ip_address(value))


def _on_this_machine(address: str) -> str:
    # The token is sent there: whoever mistypes it must not send it to a stranger.
    parts = urlsplit(address)
    host = parts.hostname or ""
    if parts.scheme not in {"http", "https"} or (
        host != "localhost" and not ip_address(host).is_loopback
    ):
        raise ValueError(address)
    return address.rstrip("/")


SHARD_COUNTS = tuple(1 << power for power in range(11))
"""The numbers of shards that divide the slots, so that each slot of servers is of one shard."""

_RANGE = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")


def _listed(value: object) -> object:
    """The shards that a text such as ``0,2`` or ``0-3`` lists."""
    if not isinstance(value, str):
        return value
    found: set[int] = set()
    for part in value.split(","):
        match = _RANGE.fullmatch(part.strip())
        if match is None:
            raise ValueError(value)
        first, last = int(match[1]), int(match[2] or match[1])
        found.update(range(first, last + 1))
    return tuple(sorted(found))


def _of_shard_count(count: int) -> int:
    if count not in SHARD_COUNTS:
        raise ValueError(count)
    return count


def _among_shards(shards: tuple[int, ...] | None, info: ValidationInfo) -> tuple[int, ...] | None:
    if shards is None:
        return None
    known = info.data
    on_server = str(known.get("database_url", "postgresql")).startswith("postgresql")
    # Where the number of shards is itself invalid, it alone is reported.
    count = known.get("shard_count", SHARD_COUNTS[-1])
    if not shards or count is None or max(shards) >= count or not on_server:
        raise ValueError(shards)
    return shards


LogLevel = Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(_lower)]
LogFormat = Annotated[Literal["text", "json"], BeforeValidator(_lower)]
Language = Annotated[str, BeforeValidator(_lower), AfterValidator(SPOKEN.check), SPOKEN]
Zone = Annotated[str, AfterValidator(_zone)]
Seconds = Annotated[float, Field(ge=0, le=60)]
ComputerLevel = Annotated[Literal["expert", "club", "beginner"], BeforeValidator(_lower)]
TablePictures = Annotated[Literal["none", "tricks", "cards"], BeforeValidator(_lower)]
Milliseconds = Annotated[int, Field(ge=10, le=5000)]
Patience = Annotated[int, Field(ge=1, le=60)]
TurnSeconds = Annotated[int, Field(ge=0, le=3600)]
PerMinute = Annotated[int, Field(ge=1, le=10_000)]
Patient = Annotated[int, Field(ge=0, le=3600)]
Tables = Annotated[int, Field(ge=1, le=1000)]
OptionalPoints = Annotated[int | None, Field(ge=100, le=10_000)]
Hours = Annotated[int, Field(ge=1, le=168)]
OptionalDays = Annotated[int | None, Field(ge=1, le=3650)]
KeptDays = Annotated[int, Field(ge=0, le=3650)]
Copies = Annotated[int, Field(ge=1, le=10_000)]
OlderCopies = Annotated[int, Field(ge=0, le=10_000)]
BotToken = Annotated[SecretStr, AfterValidator(_as_discord_writes_it)]
Folder = Annotated[Path, AfterValidator(_at_home)]
Host = Annotated[str, AfterValidator(_host)]
Port = Annotated[int | None, Field(ge=1, le=65535)]
ShardCount = Annotated[int, AfterValidator(_of_shard_count)]
Shards = Annotated[
    tuple[int, ...] | None, NoDecode, BeforeValidator(_listed), AfterValidator(_among_shards)
]
OwnAddress = Annotated[str, AfterValidator(_on_this_machine)]
DatabaseUrl = Annotated[
    str,
    BeforeValidator(_with_the_usual_scheme),
    Field(pattern=r"^(sqlite|postgresql)(\+[a-z0-9]+)?://.+", repr=False),
    AfterValidator(_address_at_home),
]


class Settings(BaseSettings):
    """The settings, validated once at start."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=ENV_FILE,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",  # the same .env may serve other programmes
        frozen=True,
        populate_by_name=True,
        str_strip_whitespace=True,
    )

    discord_token: BotToken | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    data_dir: Folder = Path("data")
    database_url: DatabaseUrl = Field(default_factory=_beside_the_rest)
    log_level: LogLevel = "info"
    log_format: LogFormat = "text"
    default_language: Language = "fr"
    zone: Zone = "Europe/Paris"
    pace_seconds: Seconds = 1.0
    trick_seconds: Seconds = 2.0
    refresh_seconds: Seconds = 1.0
    default_target: OptionalPoints = None
    turn_seconds: TurnSeconds = 60
    computer_level: ComputerLevel = "expert"
    table_pictures: TablePictures = "tricks"
    thought_milliseconds: Milliseconds = 150
    patience_seconds: Patience = 5
    tables_per_person: Tables = 1
    tables_per_server: Tables = 25
    commands_per_person: PerMinute = 20
    commands_per_server: PerMinute = 200
    hand_edits: PerMinute = 30
    deal_follow_ups: bool = False
    common_ladder: bool = False
    daily_deal: bool = True
    gateway_seconds: Patient = 300
    shard_count: ShardCount | None = None
    shards: Shards = None
    backup_folder: Folder | None = None
    backup_hours: Hours = 1
    backups_kept: Copies = 48
    backups_daily: OlderCopies = 7
    backups_weekly: OlderCopies = 4
    archive_days: OptionalDays = None
    deals_kept_days: KeptDays = 365
    imports_kept_days: KeptDays = 30
    analyses_kept_days: KeptDays = 30
    metrics_port: Port = None
    metrics_host: Host = "127.0.0.1"
    command: str = ""
    discord_api: OwnAddress | None = Field(default=None, validation_alias="DISCORD_API")

    @property
    def secrets(self) -> tuple[str, ...]:
        """Values that must never be logged."""
        token = self.discord_token.get_secret_value() if self.discord_token else ""
        password = urlsplit(self.database_url).password or ""
        return tuple(secret for secret in (token, password) if secret)


def variable(setting: str) -> str:
    """The environment variable of a setting."""
    alias = Settings.model_fields[setting].validation_alias
    return alias if isinstance(alias, str) else PREFIX + setting.upper()
