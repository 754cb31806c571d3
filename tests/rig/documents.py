"""The documents, and what they show to be typed."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
)
HOSTING = tuple(page for page in PAGES if page.parent.name == "hosting")

FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", flags=re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
TOOLS = {
    "apt-get", "cd", "chown", "contree", "cp", "createdb", "createuser", "docker", "git", "install",
    "journalctl", "make", "mkdir", "pg_dump", "pg_restore", "pg_virtualenv", "pipx", "pre-commit",
    "python", "python3", "rsync", "runuser", "su", "sudo", "systemctl", "systemd-run", "taskset",
    "useradd", ".venv/bin/contree", ".venv/bin/python", ".venv/bin/pip", "/opt/contree/bin/python",
    ".ci/run",
    "https://discord.com/oauth2/authorize",
}  # fmt: skip
"""What a line to be typed may begin with."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Something on a page that can be tried."""

    page: str
    what: str


def page_name(page: Path) -> str:
    """Its path in the repository."""
    return str(page.relative_to(ROOT))


def begins_with(line: str) -> str:
    """The tool that a line to be typed calls."""
    return re.sub(r"^(?:[A-Z_]+=\S+ )+|[?].*", "", line).split()[0]


def lines_to_type(pages: Iterable[Path] = PAGES) -> Iterator[Shown]:
    """Every line of a block without a language, and every command in the midst of a text.

    In the order of the page.
    """
    for page in pages:
        text = page.read_text("utf-8")
        shown: list[tuple[int, str]] = []
        for block in FENCE.finditer(text):
            if block[2] in ("", "sh"):
                lines = filter(None, map(str.strip, block[3].splitlines()))
                shown += ((block.start(), line) for line in lines)
        prose = FENCE.sub(lambda block: " " * len(block[0]), text)
        for span in SPAN.finditer(prose):
            if " " in span[1].strip() and begins_with(span[1]) in TOOLS:
                shown.append((span.start(), span[1]))
        yield from (Shown(page_name(page), line) for _, line in sorted(shown, key=lambda at: at[0]))
