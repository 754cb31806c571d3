"""Deals that are worth more than a line of the score, and their pictures."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.i18n import Words, capitalised
from bot.pictures.canvas import Style
from bot.pictures.moment import MomentPicture
from bot.pictures.packs import letters_of
from bot.tables.table import Table
from cogs.ui.layout import Illustration, in_words
from cogs.ui.people import team_scores
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.settlement import Result, Settlement
from engine.state import GameState
from engine.tricks import best_play

COMEBACK = 3
"""A comeback: the side was behind by the target divided by this."""


class MomentKind(StrEnum):
    """The kinds of big moments."""

    CAPOT = "capot"
    DOUBLE = "double"
    COMEBACK = "comeback"


@dataclass(frozen=True, slots=True)
class BigMoment:
    """A side's feat in a deal; ``behind`` is its gap in game points before a comeback."""

    kind: MomentKind
    team: Team
    behind: int = 0


def big_moment(rules: RuleSet, game: GameState) -> BigMoment | None:
    """The big moment of the deal that was settled last, if it had one; the rarest first."""
    settlement = game.sheet[-1].settlement if game.sheet else None
    deal = game.deal
    if settlement is None or deal is None:
        return None
    winners = {rules.seating.team(t.winner) for t in deal.tricks if t.winner is not None}
    complete = len(deal.tricks) == rules.hand_size
    if complete and len(winners) == 1:
        return BigMoment(MomentKind.CAPOT, winners.pop())
    if settlement.tally.contract.doubles and settlement.result is Result.FAILED:
        return BigMoment(MomentKind.DOUBLE, settlement.tally.attack.other)
    # A side takes the lead that was far behind.
    # Without a target nothing says how far behind is far.
    if rules.end.deals is not None:
        return None
    *before, now = leads(tuple(line.settlement for line in game.sheet))
    for team, sign in ((Team.NORTH_SOUTH, 1), (Team.EAST_WEST, -1)):
        behind = -min((sign * lead for lead in before), default=0)
        if sign * now > 0 >= sign * before[-1] and behind * COMEBACK >= rules.end.target:
            return BigMoment(MomentKind.COMEBACK, team, behind)
    return None


def leads(settlements: tuple[Settlement | None, ...]) -> Iterator[int]:
    """By how much north and south lead after the start and after each deal."""
    lead = 0
    yield lead
    for settlement in settlements:
        if settlement is not None:
            ours, theirs = map(settlement.for_team, (Team.NORTH_SOUTH, Team.EAST_WEST))
            lead += ours - theirs
        yield lead


FILE = "moment.png"


def moment_illustration(table: Table, game: GameState, say: Words) -> Illustration | None:
    """The big moment of the last deal; nothing after any other deal."""
    rules, say, deal = table.rules, say.playing(table.rules), game.deal
    settlement = game.sheet[-1].settlement
    moment = big_moment(rules, game)
    if moment is None or settlement is None or deal is None:
        return None
    contract = settlement.tally.contract
    cards = tuple(
        best_play(trick.plays, contract.trump, rules.scales).card
        for trick in deal.tricks
        if trick.winner is not None and rules.seating.team(trick.winner) is moment.team
    )
    headline = say(f"pictures-moment-{moment.kind}")
    told = capitalised(say(f"pictures-told-{moment.kind}", team=moment.team, points=moment.behind))
    number, result = game.sheet[-1].number, settlement.result
    ended = say("score-title", number=number, contract=contract, result=result, capot="none")
    score = team_scores(game.scores, say)
    picture = MomentPicture(
        headline=headline,
        told=told,
        deal=ended,
        score=score,
        cards=() if moment.kind is MomentKind.COMEBACK else cards,
        style=Style(letters=letters_of(say)),
    )
    words = in_words((headline, *(f"{line}." for line in (told, ended, score))))
    return Illustration(picture, FILE, words)
