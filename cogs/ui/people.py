"""The names of a table, its players and its sides: for everyone, or for one of the players."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.client import ContreeBot
from bot.discord_api.requests import REQUEST_ERRORS
from bot.i18n import Words, dotted
from bot.i18n.game_values import contract_facts
from bot.tables.consent import ConsentQuestion
from bot.tables.occupants import Computer, Human
from bot.tables.table import Stage, Table
from cogs.ui.layout import title
from cogs.ui.replies import mention
from engine.contract import Contract
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.state import Phase
from engine.view import DealView


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
    """A player without a computer's level, for a sentence that names several players."""
    if isinstance(table.occupant(seat), Computer):
        return say("table-computer-name", seat=seat)
    return player(table, seat, say)


def asker(table: Table, user: int, say: Words) -> str:
    """The person who asks others for something."""
    seat = table.seat_of(user)
    return mention(user, say) if seat is None else name(table, seat, say)


def awaited_names(question: type[ConsentQuestion], table: Table, say: Words) -> str:
    """The players who have yet to answer a question: all of them must agree."""
    return say.every(name(table, seat, say) for seat in sorted(question.to_answer(table)))


def named_players(users: Iterable[int | None], say: Words) -> str:
    """People who have played, and how many computers: « @Alice et un ordinateur »."""
    known = tuple(users)
    names = [mention(user, say) for user in known if user is not None]
    if computers := known.count(None):
        names.append(say("stats-computers", count=computers))
    return say.every(names)


async def member_name(bot: ContreeBot, guild: int, user: int) -> str:
    """A member's name on a server, which is asked of Discord; empty if it does not say."""
    server = bot.get_guild(guild)
    try:
        return (await server.fetch_member(user)).display_name if server else ""
    except REQUEST_ERRORS:
        return ""


def team_scores(scores: tuple[int, int], say: Words) -> str:
    """Both sides with their points, on one line."""
    return dotted(say("table-team-score", team=team, points=scores[team]) for team in Team)


def table_heading(rules: RuleSet, say: Words) -> str:
    """What is played, as a heading."""
    return title(what_is_played(rules, say))


def what_is_played(rules: RuleSet, say: Words) -> str:
    """« La Contrée · 2 000 points », or how many deals are played."""
    game, end = say.variant(rules), rules.end
    if end.deals is None:
        return say("table-title", game=game, target=end.target)
    return say("table-title-deals", game=game, deals=end.deals)


def sides_in_order(us: Team | None) -> tuple[Team, Team]:
    """Both sides, the reader's own first."""
    first = Team.NORTH_SOUTH if us is None else us
    return first, first.other


def called_by(seat: Seat, call: str, say: Words, reader: Seat | None = None) -> str:
    """« Nord passe », « Vous : passe » to its reader."""
    if seat is reader:
        return say("hand-call-own", call=call)
    return say("auction-call", seat=seat, call=call)


@dataclass(frozen=True, slots=True)
class PointOfView:
    """The seat of the reader, and what seats and sides are called from there."""

    table: Table
    say: Words
    reader: Seat | None = None

    def seat(self, seat: Seat) -> str:
        """« Nord », or « Vous » for the reader."""
        return self.say("hand-you") if seat is self.reader else self.say.seat(seat)

    def to(self, seat: Seat) -> str:
        """The player after a preposition: « nord », « vous »."""
        return self.say("hand-to-you") if seat is self.reader else self.say.seat(seat)

    def side(self, team: Team) -> str:
        """« Nous » and « Eux » to a player with a partner; else as everybody says it."""
        seating = self.table.rules.seating
        if self.reader is None:
            return self.say.team(team)
        if seating.partner(self.reader) is None:
            return self.seat(seating.members(team)[0])
        return self.say("hand-us" if seating.team(self.reader) is team else "hand-them")

    def sides(self) -> tuple[Team, Team]:
        """Both sides, the reader's first."""
        team = self.table.rules.seating.team
        return sides_in_order(None if self.reader is None else team(self.reader))

    def contract(self, contract: Contract) -> str:
        """« 100 pique par vous, contré (×2) »."""
        facts = {**contract_facts(contract), "seat": self.to(contract.declarer)}
        return self.say("contract-by", **facts)

    def call(self, seat: Seat, call: str) -> str:
        """« Nord passe », « Vous : passe »."""
        return called_by(seat, call, self.say, self.reader)

    def turn(self, deal: DealView) -> str:
        """« À Nestor de jouer. »."""
        who = name(self.table, deal.awaited[0], self.say)
        return self.say("hand-turn-play" if deal.phase is Phase.PLAY else "hand-turn-bid", who=who)
