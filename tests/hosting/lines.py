"""What becomes of every command line of docs/hosting/ when its page is tried in a bare Debian.

A line that stands on a page and not here fails tests/test_documents.py: say how it ends, or why it
cannot be tried. The lines of a page are tried in its order.
"""

from dataclasses import dataclass

from bot.failures import ExitCode
from tests.wire.server import TOKEN


@dataclass(frozen=True, slots=True)
class Run:
    """A line that is typed as it is printed, with words for those in capitals."""

    ends: int = 0
    """Its exit code."""
    says: str = ""
    """What stands in its output."""
    before: str = ""
    """What the page asks people to do by hand before it, as a command line."""
    after: str = ""
    """A command line that must succeed afterwards."""
    comes_in: bool = False
    """The bot runs until it is connected; then somebody presses Ctrl+C."""


@dataclass(frozen=True, slots=True)
class Excused:
    """A line that cannot be tried there."""

    because: str


Outcome = Run | Excused | tuple[Run, ...]
"""Several runs: the line is tried several times where the page has it first."""

NO_ENGINE = Excused("the bare Debian has no engine of Docker")
TRIED_WITH_SYSTEMD = Excused("it is tried with the page of systemd, which makes the user contree")
MEASURES = Excused("a measurement of minutes, with the packages of `make test`")
OF_THE_SERVER = Excused("it asks for a password; the lines before the next do the same")
A_LINK = Excused("an address for a browser")

BACKUP = "/srv/backup.sqlite3"
PORT = "$(psql --dbname=postgres --tuples-only --no-align --command='SHOW port')"
WHEEL = (
    "https://github.com/OWNER/contree/releases/download/vVERSION/contree-VERSION-py3-none-any.whl"
)
WORDS = {
    WHEEL: "file:///srv/contree-1.0.0-py3-none-any.whl",
    "ADDRESS": "file:///srv/contree.git",
    "FILE": BACKUP,
    "DATABASE": "contree",
    "PASSWORD": "secret",
    "HOST": f"127.0.0.1:{PORT}",
}
"""What stands for the words in capitals of the pages."""


def settings(file: str, token: str) -> str:
    """By hand: this token, and no other Discord than the little one, into a file of settings."""
    return f"sed -i 's|^DISCORD_TOKEN=.*|DISCORD_TOKEN={token}|' {file} && tell_address {file}"


FALSE_TOKEN = settings(".env", "not-a-token")
TRUE_TOKEN = settings(".env", TOKEN)
REFUSED = f"Error {ExitCode.REFUSED_TOKEN}"

SERVER = (
    "apt-get install --yes postgresql"
    " && runuser --user postgres -- createuser --superuser root"
    " && psql --dbname=postgres --command=\"CREATE ROLE contree LOGIN PASSWORD 'secret'\""
    " && createdb --owner=contree contree"
    f" && echo CONTREE_DATABASE_URL=postgresql://contree:secret@127.0.0.1:{PORT}/contree >> .env"
    " && { timeout --signal=INT 30 contree run || true; }"
)
NO_SERVER = "sed -i '/^CONTREE_DATABASE_URL/d' .env"
EMPTY_AGAIN = f"{NO_SERVER} && dropdb contree && createdb --owner=contree contree"
A_COPY = (
    "apt-get install --yes rsync && mkdir --parents /var/backups/contree /srv/other"
    " && touch /var/backups/contree/contree-20260504T120000Z.sqlite3.gz"
)

SYSTEMD = "/etc/contree.env"
UNTIL_IT_ENDED = "timeout 90 sh -c 'while systemctl --quiet is-active contree; do sleep 1; done'"
UNTIL_IT_PLAYS = (
    "timeout 240 sh -c 'until CONTREE_DATA_DIR=/var/lib/contree"
    " /opt/contree/bin/contree healthy; do sleep 1; done'"
)
BACKUPS = (
    "install --directory --owner=contree --mode=700 /var/backups/contree"
    f" && echo CONTREE_BACKUP_FOLDER=/var/backups/contree >> {SYSTEMD}"
)
UNTIL_THERE_IS_A_BACKUP = (
    "timeout 90 sh -c 'until ls /var/backups/contree/*.sqlite3.gz; do sleep 1; done'"
)

LINES: dict[str, dict[str, Outcome]] = {
    "install.md": {
        "https://discord.com/oauth2/authorize?client_id=CLIENT_ID&scope=bot+applications.commands"
        "&permissions=274877942784": A_LINK,
        "apt-get update": Run(),
        "apt-get install --yes libfribidi0 pipx": Run(),
        f"pipx install {WHEEL}": Run(),
        "pipx ensurepath": Run(),
        "contree run": (
            Run(ends=ExitCode.MISSING_TOKEN),
            Run(before=f"echo DISCORD_TOKEN={TOKEN} > .env && tell_address .env", comes_in=True),
        ),
        f"pipx install --force 'contree[demo] @ {WHEEL}'": Run(),
        "contree demo": Excused(
            "it runs until somebody presses Ctrl+C: tests/hosting/test_wheel.py"
        ),
        "apt-get install --yes git libfribidi0 make python3 python3-venv": Run(),
        "git clone ADDRESS contree": Run(),
        "cd contree": Run(),
        "cp .env.example .env": Run(),
        "make run": (
            Run(ends=2, says=f"Error {ExitCode.MISSING_TOKEN}"),
            Run(before=FALSE_TOKEN, ends=2, says=REFUSED),
            Run(before=TRUE_TOKEN, comes_in=True),
        ),
        "docker run -d --init --restart unless-stopped -e DISCORD_TOKEN=... -v contree:/data"
        " ghcr.io/OWNER/contree": NO_ENGINE,
        "docker exec NAME contree doctor": NO_ENGINE,
        "contree doctor": (
            Run(before=FALSE_TOKEN, ends=ExitCode.FAULTY_SETUP, says="fail  Token: refused."),
            Run(before=TRUE_TOKEN, says="ok    Token: accepted"),
        ),
        ".venv/bin/contree doctor": Run(says="ok    Token: accepted"),
        "docker compose exec bot contree doctor": NO_ENGINE,
    },
    "emojis.md": {"contree sync": Run()},
    "monitoring.md": {"contree healthy": Run(ends=ExitCode.UNHEALTHY)},
    "backups.md": {
        "install --directory --owner=contree --mode=700 /var/backups/contree": TRIED_WITH_SYSTEMD,
        "systemctl restart contree": TRIED_WITH_SYSTEMD,
        "contree backup FILE": Run(),
        "contree check FILE": Run(says="results match the logs"),
        "contree restore FILE": Run(says="is in place"),
        "contree move ADDRESS": Excused("it is tried with the page of PostgreSQL"),
        "contree rebuild": Run(),
        "rsync --archive --delete --exclude='*.part'"
        " /var/backups/contree/ /srv/other/contree/": Run(
            before=A_COPY, after="ls /srv/other/contree/contree-20260504T120000Z.sqlite3.gz"
        ),
        "mkdir --parents /srv/contree-backups": Run(),
        "chown 10001 /srv/contree-backups": Run(),
        "docker run -d --init --restart unless-stopped -e DISCORD_TOKEN=..."
        " -e CONTREE_BACKUP_FOLDER=/backups -v contree:/data -v /srv/contree-backups:/backups"
        " ghcr.io/OWNER/contree": NO_ENGINE,
        "docker exec NAME contree backup /backups/FILE": NO_ENGINE,
        "docker stop NAME": NO_ENGINE,
        "docker run --rm --volumes-from NAME ghcr.io/OWNER/contree"
        " contree restore /backups/FILE": NO_ENGINE,
        "docker start NAME": NO_ENGINE,
    },
    "postgresql.md": {
        f"pipx install --force 'contree[postgresql] @ {WHEEL}'": Run(),
        ".venv/bin/python -m pip install --editable '.[postgresql]'": Run(),
        "make run": Run(comes_in=True),
        "createuser --pwprompt contree": OF_THE_SERVER,
        "createdb --owner=contree contree": OF_THE_SERVER,
        "contree backup FILE": Run(before=SERVER, ends=ExitCode.NOT_SQLITE),
        "contree restore FILE": Run(ends=ExitCode.NOT_SQLITE),
        "contree check": Run(says="results match the logs"),
        "contree rebuild": Run(),
        "contree healthy": Run(ends=ExitCode.UNHEALTHY),
        "contree move postgresql://contree:PASSWORD@HOST/contree": Run(
            before=EMPTY_AGAIN, says="each compared with"
        ),
    },
    "upgrade.md": {
        "contree backup FILE": Run(before=f"rm {BACKUP}; {NO_SERVER}"),
        f"pipx install --force {WHEEL}": Run(),
        "git pull": Run(),
        "make run": Run(comes_in=True),
        "contree rebuild": Run(),
        "contree restore data/contree.sqlite3.before-v1_1": Run(
            before=f"cp {BACKUP} data/contree.sqlite3.before-v1_1", says="is in place"
        ),
        "docker pull ghcr.io/OWNER/contree:VERSION": NO_ENGINE,
        "docker stop NAME": NO_ENGINE,
        "docker rm NAME": NO_ENGINE,
        "docker run -d --init --restart unless-stopped -e DISCORD_TOKEN=... -v contree:/data"
        " ghcr.io/OWNER/contree:VERSION": NO_ENGINE,
        "docker compose pull": NO_ENGINE,
        "docker compose up --detach": NO_ENGINE,
        "docker run --rm -v contree:/data ghcr.io/OWNER/contree:VERSION"
        " contree restore /data/contree.sqlite3.before-v1_1": NO_ENGINE,
        "pg_dump --format=custom --file=before-upgrade.dump DATABASE": Run(),
        "pg_restore --clean --if-exists --dbname=DATABASE before-upgrade.dump": Run(),
        "contree check": Run(says="results match the logs"),
    },
    "troubleshooting.md": {"contree doctor": Run(says="ok    Token: accepted")},
    "several-machines.md": {
        "contree rebuild": Run(),
        "contree sync": Run(),
        "make drills": Excused("a quarter of an hour, which has its own place in CONTRIBUTING.md"),
    },
    "growth.md": {
        "make bench": MEASURES,
        ".venv/bin/python -m tests.bench.archive": MEASURES,
        ".venv/bin/python -m tests.bench.moves": MEASURES,
    },
    "load.md": {".venv/bin/python -m tests.bench.load --tables 100 --minutes 1": MEASURES},
    "containers.md": {
        "docker run -d --init --restart unless-stopped -e DISCORD_TOKEN=... -v contree:/data"
        " ghcr.io/OWNER/contree": NO_ENGINE,
        "mkdir --parents /srv/contree": Run(),
        "chown 10001 /srv/contree": Run(),
        "docker run -d --init --restart unless-stopped -e DISCORD_TOKEN=... -v /srv/contree:/data"
        " ghcr.io/OWNER/contree": NO_ENGINE,
        "docker build -t contree .": NO_ENGINE,
        "docker build -t contree:postgresql --build-arg EXTRAS=postgresql"
        " --build-arg VERSION=1.0.0 --build-arg REVISION=$(git rev-parse HEAD) .": NO_ENGINE,
        "docker pull python:3.13-slim": NO_ENGINE,
        'docker inspect --format "{{index .RepoDigests 0}}" python:3.13-slim': NO_ENGINE,
        "docker build -t contree --build-arg BASE=python:3.13-slim@sha256:... .": NO_ENGINE,
        "docker compose up --detach": NO_ENGINE,
        "docker compose exec bot contree doctor": NO_ENGINE,
        "docker compose logs --follow bot": NO_ENGINE,
        "docker compose --env-file .env --file deploy/compose.postgresql.yaml up --detach": (
            NO_ENGINE
        ),
        "docker compose --env-file .env --file deploy/compose.postgresql.yaml exec -T database"
        " pg_dump --username=contree --format=custom contree > contree.dump": NO_ENGINE,
        "apt-get update": Run(),
        "apt-get install --yes git libfribidi0 python3 python3-venv": Run(),
        "git clone ADDRESS contree": Run(),
        "cd contree": Run(),
        "python3 -m venv /opt/contree": Run(),
        "/opt/contree/bin/python -m pip install --require-hashes"
        " --requirement requirements/run.txt": Run(),
        "/opt/contree/bin/python -m pip install --no-deps --no-build-isolation .": Run(),
        "useradd --system --home-dir /var/lib/contree --shell /usr/sbin/nologin contree": Run(),
        "install --mode=600 .env.example /etc/contree.env": Run(),
        "install --mode=755 deploy/contree /usr/local/bin/": Run(),
        "install --mode=644 deploy/contree.service /etc/systemd/system/": Run(),
        "systemctl enable --now contree": Run(before=settings(SYSTEMD, "not-a-token")),
        "journalctl --unit contree": Run(before=UNTIL_IT_ENDED, says="Discord refuses the token"),
        "contree doctor": (
            Run(ends=ExitCode.FAULTY_SETUP, says="fail  Token: refused."),
            Run(before=settings(SYSTEMD, TOKEN), says="ok    Token: accepted"),
        ),
        "git pull": Run(),
        "/opt/contree/bin/python -m pip install --no-deps --no-build-isolation"
        " --force-reinstall .": Run(),
        "systemctl restart contree": Run(
            before=BACKUPS, after=f"{UNTIL_IT_PLAYS} && {UNTIL_THERE_IS_A_BACKUP}"
        ),
    },
}
