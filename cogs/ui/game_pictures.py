"""The course of a game as a picture, with its words: the scores of both sides deal by deal."""

from collections.abc import Iterator

from bot.analysis.usual_games import UsualGame
from bot.i18n import Words
from bot.pictures.curve import CurveDeal, CurvePicture
from bot.tables.table import Table
from cogs.ui.layout import Illustration, in_words
from cogs.ui.people import team_scores
from engine.seats import Team
from engine.settlement import Result
from engine.state import GameState, SettledDeal

CURVE_FILE = "game.png"

MADE = {Result.MADE: True, Result.FAILED: False}


def curve_illustration(
    table: Table, game: GameState, say: Words, usual: UsualGame = ()
) -> Illustration:
    """The course of a game that is over, and what average tables make of its cards if known."""
    totals = tuple(totals_of(game.sheet))
    end = table.rules.end
    picture = CurvePicture(
        names=(say.team(Team.NORTH_SOUTH), say.team(Team.EAST_WEST)),
        target=end.target if end.deals is None else None,
        turns=tuple(turns_of(game, say)),
        usual=tuple(_usual_totals(usual)),
    )
    return Illustration(picture, CURVE_FILE, in_words(_curve_words(game, totals, say)))


def _usual_totals(usual: UsualGame) -> Iterator[tuple[int, int]]:
    """The scores after each deal at average tables."""
    ours = theirs = 0.0
    for first, second in usual:
        ours, theirs = ours + first, theirs + second
        yield round(ours), round(theirs)


def turns_of(game: GameState, say: Words) -> Iterator[CurveDeal]:
    """The deals of a game as pictures show them."""
    for line, total in zip(game.sheet, totals_of(game.sheet), strict=True):
        settlement = line.settlement
        if settlement is None:
            yield CurveDeal(total)
        else:
            short = say("pictures-contract-short", contract=settlement.tally.contract)
            made = MADE.get(settlement.result)
            yield CurveDeal(total, short, settlement.tally.attack, made)


def totals_of(sheet: tuple[SettledDeal, ...]) -> Iterator[tuple[int, int]]:
    """The scores of the game after each deal."""
    ours = theirs = 0
    for line in sheet:
        if line.settlement:
            ours += line.settlement.for_team(Team.NORTH_SOUTH)
            theirs += line.settlement.for_team(Team.EAST_WEST)
        yield ours, theirs


def _curve_words(game: GameState, totals: tuple[tuple[int, int], ...], say: Words) -> Iterator[str]:
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
