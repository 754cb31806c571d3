"""The big moment of a deal that is over, put together for its picture."""

from bot.i18n import Words, capitalised
from bot.pictures.canvas import Style
from bot.pictures.moment import MomentPicture
from bot.pictures.packs import letters_of
from bot.tables.big_moments import Moment, big_moment
from bot.tables.table import Table
from cogs.ui.layout import Illustration, in_words
from cogs.ui.people import team_scores
from engine.state import GameState
from engine.tricks import best_play

FILE = "moment.png"


def moment_illustration(table: Table, game: GameState, say: Words) -> Illustration | None:
    """The big moment of the last deal; nothing after any other deal."""
    rules, settlement, deal = table.rules, game.sheet[-1].settlement, game.deal
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
    told = say(
        f"pictures-told-{moment.kind}", team=moment.team, contract=contract, points=moment.behind
    )
    score = team_scores(game.scores, say)
    picture = MomentPicture(
        headline=headline,
        told=capitalised(told),
        score=score,
        cards=() if moment.kind is Moment.COMEBACK else cards,
        style=Style(letters=letters_of(say)),
    )
    return Illustration(picture, FILE, in_words((headline, f"{capitalised(told)}.", f"{score}.")))
