"""A game that is over, put together for the curve of its scores."""

from collections.abc import Iterator

from bot.i18n import Words
from bot.pictures.curve import CurvePicture, Turn
from bot.tables.table import Table
from cogs.ui.layout import Illustration, in_words
from cogs.ui.people import team_scores
from engine.seats import Team
from engine.settlement import Result
from engine.state import GameState, SettledDeal

FILE = "game.png"

MADE = {Result.MADE: True, Result.FAILED: False}


def curve_illustration(table: Table, game: GameState, say: Words) -> Illustration:
    """The course of a game that is over."""
    totals = tuple(_totals(game.sheet))
    picture = CurvePicture(
        names=(say.team(Team.NORTH_SOUTH), say.team(Team.EAST_WEST)),
        target=table.rules.end.target,
        turns=tuple(
            _turn(line, total, say) for line, total in zip(game.sheet, totals, strict=True)
        ),
    )
    return Illustration(picture, FILE, in_words(_words(game, totals, say)))


def _totals(sheet: tuple[SettledDeal, ...]) -> Iterator[tuple[int, int]]:
    """The scores of the game after each deal."""
    ours = theirs = 0
    for line in sheet:
        if line.settlement:
            ours += line.settlement.for_team(Team.NORTH_SOUTH)
            theirs += line.settlement.for_team(Team.EAST_WEST)
        yield ours, theirs


def _turn(line: SettledDeal, total: tuple[int, int], say: Words) -> Turn:
    settlement = line.settlement
    if settlement is None:
        return Turn(total)
    contract = settlement.tally.contract
    short = say("pictures-contract-short", contract=contract)
    return Turn(total, short, settlement.tally.attack, MADE.get(settlement.result))


def _words(game: GameState, totals: tuple[tuple[int, int], ...], say: Words) -> Iterator[str]:
    scores = team_scores(game.scores, say)
    yield say("pictures-of-game", deals=len(game.sheet), scores=scores)
    for line, (ours, theirs) in zip(game.sheet, totals, strict=True):
        settlement = line.settlement
        facts = {"number": line.number, "first": ours, "second": theirs}
        if settlement is None:
            yield f"{say('pictures-turn-bare', **facts)}."
        else:
            contract = settlement.tally.contract
            turn = say("pictures-turn", contract=contract, result=settlement.result, **facts)
            yield f"{turn}."
