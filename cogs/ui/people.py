"""Who sits where, and what a table is called, as a text says it."""

from collections.abc import Iterable

from bot.i18n import Words, dotted
from bot.tables.occupants import Computer, Human
from bot.tables.table import Stage, Table
from cogs.ui.layout import title
from cogs.ui.replies import mention
from engine.ruleset import RuleSet
from engine.seats import Seat, Team


def player(table: Table, seat: Seat, say: Words) -> str:
    """The person or the computer player in a seat."""
    match table.occupant(seat):
        case Human(user, away=True):
            left = table.stage is Stage.FINISHED
            return say("table-left" if left else "table-replaced", player=mention(user, say))
        case Human(user):
            return mention(user, say)
        case Computer(level):
            return say("table-computer", seat=seat, level=say(f"level-{level}"))
        case None:
            return say("lobby-seat-free")


def name(table: Table, seat: Seat, say: Words) -> str:
    """The same without a computer's level: for a sentence that names several players."""
    if isinstance(table.occupant(seat), Computer):
        return say("table-computer-name", seat=seat)
    return player(table, seat, say)


def named_players(users: Iterable[int | None], say: Words) -> str:
    """People who have played, and how many computers: « @Alice et un ordinateur »."""
    known = tuple(users)
    names = [mention(user, say) for user in known if user is not None]
    if computers := known.count(None):
        names.append(say("stats-computers", count=computers))
    return say.every(names)


def team_scores(scores: tuple[int, int], say: Words) -> str:
    """Both sides with their points, on one line."""
    return dotted(say("table-team-score", team=team, points=scores[team]) for team in Team)


def table_heading(rules: RuleSet, say: Words) -> str:
    """« La Contrée · 2 000 points », or how many deals are played."""
    game, end = say.variant(rules), rules.end
    if end.deals is None:
        return title(say("table-title", game=game, target=end.target))
    return title(say("table-title-deals", game=game, deals=end.deals))
