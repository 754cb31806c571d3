"""No sentence of a player stands outside the catalogues."""

from pathlib import Path

import pytest

from bot.demo.simulated_discord import DRAWN_AGAIN, DRAWN_ONCE, LINKS, VIEWER, WITHOUT_SECRET
from tests.bot.i18n.literals import literals

ROOT = Path(__file__).parents[3]

NO_WORDS_OF_A_PLAYER = {
    # What the log says of a full queue.
    "bot/analysis/jobs.py": {" of the same person", "of everybody"},
    # What the demo types for its visitor.
    "bot/demo/demo.py": {"contree start"},
    # What the demo adds to SimCord's page: the sentence in it is from the catalogue.
    "bot/demo/simulated_discord.py": {
        *('<template id="address">', '<script src="', WITHOUT_SECRET, LINKS, VIEWER),
        *(DRAWN_ONCE, DRAWN_AGAIN.removesuffix(DRAWN_ONCE), "const DRAWINGS = new Map();\n"),
        *("Strict", "shown channel"),
    },
    # What discord.py logs.
    "bot/monitoring/logs.py": {"voice will NOT be supported"},
    # Letters that the names of emojis cannot hold.
    "bot/discord_api/card_emojis.py": {"æ", "œ"},
    # Details of a database that cannot be used, for its log.
    "bot/storage/errors.py": {
        *(": played by version ", ": of a later version (", "unknown revisions: "),
        *(" does not end at ", "; differs in "),
    },
    # What a developer reads in a terminal, and in the file that it writes.
    "bot/storage/database/freeze.py": {
        "# The file and the shape of each revision: a database is known by them. Written by\n"
        "# python -m bot.storage.database.freeze until its version is tagged, and never after.\n",
        " is released: write the next revision",
    },
    # How a host types the commands of this installation.
    "bot/installation.py": {
        *("docker exec NAME", "docker compose exec", "docker compose run --rm", "None"),
        "docker run --rm --volumes-from NAME IMAGE",
    },
    # What is typed after a slash.
    "cogs/help.py": {
        *(f"contree {name}" for name in ("leaderboard", "stats", "history", "me")),
        *("belote privacy", "belote score"),
    },
    "cogs/lessons.py": {"contree start"},
    # What a developer reads in a terminal.
    "bot/i18n/typography.py": {
        "change nothing, print the faults",
        "ends in a space",
        "has a straight quotation mark",
        "has quotation marks of another language",
        "has two spaces in a row",
        "has unpaired ",
        "spaces or apostrophes are not set: run make format",
        " in this file",
    },
    # What is to be typed into a shell.
    "cogs/verify.py": {"```sh\npython -m engine verify '"},
    # A mark on a field, for whoever forgets a person.
    "bot/tables/occupants.py": {"whose id it is"},
    # Names of cogs, and of what is at work, for the log of its failure.
    "cogs/ranks/roles.py": {
        "Ranks",
        "rank roles after a game at table ",
        "rank roles of a person on server ",
        "rank roles of a person who was erased",
        "rank roles of server ",
    },
    "cogs/table/turn_pings.py": {"calls in channel "},
    "cogs/ui/control.py": {"Presses"},
    # Unicode's classes of what is invisible.
    "cogs/score_sheets/rows.py": {"Cf", "Zs"},
    "cogs/today/presses.py": {"squares of a deal of the day"},
    "cogs/challenges/presses.py": {"the best contract of a deal"},
    # Zones that are no place, by the names of their files.
    "bot/local_time.py": {"Etc/"},
    # Names of types.
    "bot/storage/preferences.py": {"Preferences"},
    "bot/storage/privacy/export.py": {"Granted"},
    "bot/tables/table.py": {"Part"},
    "bot/tables/clock.py": {"clock of table "},
    "bot/tables/computer_moves.py": {"forced card", " at table "},
    "cogs/achievements.py": {"achievements at table "},
    "cogs/table/public_message.py": {
        "message of table ",
        "joined moves of table ",
    },
    "cogs/hand/hands.py": {"hands of table "},
    "cogs/ui/side_pages.py": {"pages of table "},
    "cogs/ui/screens.py": {"Screens"},
    "cogs/notify.py": {"free seat", "free seats of table "},
    "bot/analysis/batches.py": {"analyses of a player"},
    "bot/client.py": {"what other processes tell"},
    "bot/cluster.py": {"interaction held", "tables taken over", "tables that others play"},
    "cogs/stats/command.py": {"progress of a player's analyses"},
    "cogs/table/screens.py": {
        "end of a game at ",
        "the cards of a game at table ",
        "what was left out",
    },
    "cogs/upkeep/own_analyses.py": {
        "analyses after a game at table ",
        "somebody's deals could not be analysed",
    },
    # What the log says of one of many that failed.
    "cogs/evenings/steps.py": {"an evening could not be seen to"},
    "cogs/welcome.py": {"a server could not be welcomed"},
    "cogs/upkeep/restored.py": {"messages of before a restore"},
    "cogs/seasons.py": {"a podium could not be posted"},
    "cogs/upkeep/days.py": {
        "a deal of the day could not be judged",
        "a deal of the day could not be posted",
    },
    "cogs/upkeep/posts.py": {"a post could not be drawn again"},
    "bot/discord_api/emoji_reading.py": {"emojis of the cards"},
    # What people type of days and hours, in their language.
    "bot/i18n/languages.py": {
        "(?:the )?day after tomorrow",
        "a\\.?m\\.?|in the morning",
        "aujourd.hui|ce soir",
        "du matin",
        "du soir|de l.apres-midi",
        "p\\.?m\\.?|in the evening",
    },
    "cogs/upkeep/takeover.py": {
        "languages of servers",
        "tables that go on",
        "tables that wait for an update",
    },
    # A choice of a computer, in the log.
    "bot/ai_workers/decision_log.py": {" (its other melds)"},
    # The name of a header.
    "bot/command_line/doctor.py": {"Date"},
    "cogs/upkeep/upkeep.py": {"tables that are open no more", "tables that wait for an update"},
}
"""By file, each with its reason; one that is not needed any more fails too."""

WITHOUT_WORDS = {
    # What whoever runs the bot reads of its metrics and its state.
    *("bot/monitoring/metrics.py", "bot/monitoring/endpoints.py"),
    # SQL alone.
    *("bot/storage/database/cluster.py", "bot/storage/database/dialects.py"),
    *("bot/storage/database/lock.py", "bot/storage/database/shape.py"),
    # Names of columns, and why no check compares some of them.
    "bot/storage/backup/values.py",
}


def found() -> dict[str, set[str]]:
    """What looks like words, by file; of migrations nothing, which hold SQL alone."""
    files = [
        file
        for room in ("bot", "cogs")
        for file in (ROOT / room).rglob("*.py")
        if "migrations" not in file.parts
    ]
    texts: dict[str, set[str]] = {}
    for file in files:
        path = str(file.relative_to(ROOT))
        if path in WITHOUT_WORDS:
            continue
        for literal in literals(path, file.read_text(encoding="utf-8")):
            texts.setdefault(path, set()).add(literal.text)
    return texts


def test_no_player_facing_sentence_is_outside_the_catalogues() -> None:
    assert found() == NO_WORDS_OF_A_PLAYER


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("send('Ce bouton est trop vieux')", "Ce bouton est trop vieux"),
        ("answer = f'{name} a gagné la partie'", " a gagné la partie"),
        ("title = 'Contrée'", "Contrée"),
        ("title = 'Leaderboard'", "Leaderboard"),
        ("said = 'à vous'", "à vous"),
        ("text('passe')", "passe"),
        ("button(control, label='pass')", "pass"),
        ("text(f'**{name}** joue')", "** joue"),
        ("ui.TextDisplay('x' if late else say('y'))", "x"),
        ("raise Refused('Not your turn')", "Not your turn"),
    ],
)
def test_sentences_are_found_wherever_they_occur(source: str, text: str) -> None:
    assert text in [literal.text for literal in literals("module.py", source)]


@pytest.mark.parametrize(
    "source",
    [
        'def show() -> None:\n    """Shows the table."""',
        "raise ValueError('a deal needs a contract')",
        "logger.info('a player could not be called', code=error.code)",
        "def of(cls) -> 'Table': ...",
        "__all__ = ['Words', 'words']",
        "connection.execute('SELECT count(*) FROM tables')",
        "text(say('table-title', game=game))",
        "small(f'-# {say(key)}')",
        "image = Image.new('RGBA', size)",
    ],
)
def test_text_that_no_player_reads_is_ignored(source: str) -> None:
    assert list(literals("module.py", source)) == []
