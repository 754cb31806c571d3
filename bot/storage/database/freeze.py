"""Freeze the revisions of the schema: what each is stands in ``frozen.toml``, for good.

``python -m bot.storage.database.freeze`` writes it anew while the newest revision is not released;
once there is a tag of its version, it refuses.
"""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from alembic import command
from alembic.script import Script, ScriptDirectory
from sqlalchemy import create_engine

from bot.storage.database.migrate import MIGRATIONS, configured
from bot.storage.database.shape import FROZEN, shape_of

_HEAD = """\
# The file and the shape of each revision: a database is known by them. Written by
# python -m bot.storage.database.freeze until its version is tagged, and never after.
"""


def as_frozen() -> str:
    """What the file has to say of the revisions that there are."""
    config = configured(MIGRATIONS)
    parts = [_HEAD]
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        for script in reversed([*ScriptDirectory.from_config(config).walk_revisions()]):
            command.upgrade(config, script.revision)
            lines = (f'{name} = "{made}"\n' for name, made in shape_of(connection).items())
            parts += [f'\n[{script.revision}]\nfile = "{_sum_of(script)}"\n']
            parts += [f"\n[{script.revision}.tables]\n", *lines]
    engine.dispose()
    return "".join(parts)


def tag_of(revision: str) -> str:
    """The tag of the version with which a revision is released: v1.0.0 of v1_0."""
    numbers = revision.removeprefix("v").split("_")
    return "v" + ".".join((*numbers, "0", "0")[:3])


def is_released(revision: str) -> bool:
    """Whether git knows the tag of its version."""
    asked = ("git", "rev-parse", "--quiet", "--verify", f"refs/tags/{tag_of(revision)}")
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def _sum_of(script: Script) -> str:
    return sha256(Path(script.path).read_text("utf-8").encode()).hexdigest()


def main() -> None:
    """Write the file. SystemExit if the newest revision is released."""
    newest = ScriptDirectory.from_config(configured(MIGRATIONS)).get_current_head() or ""
    if is_released(newest):
        sys.exit(f"{newest} is released: write the next revision")
    Path(str(FROZEN)).write_text(as_frozen(), "utf-8")


if __name__ == "__main__":
    main()
