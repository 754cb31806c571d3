"""The first page of a game: its three sentences, and the strip of its cards."""

from bot.i18n import Words
from bot.pictures.strip import PicturedScale, StripPicture
from bot.rulebook.first_page import count_line, first_page
from bot.rulebook.strip import strip
from cogs.ui.layout import Illustration, LayoutItem, in_words, shown, small, text, title
from engine.ruleset import RuleSet

STRIP_FILE = "cards.png"


def strip_illustration(rules: RuleSet, say: Words) -> Illustration:
    """The strip of a game's cards as a picture."""
    told = strip(rules, say)
    picture = StripPicture(
        tuple(
            PicturedScale(
                row.name, tuple((say.rank_short(rank), points) for rank, points in row.ranks)
            )
            for row in told.rows
        ),
        told.notes,
        leftwards=say.catalogue.runs_left,
    )
    return Illustration(picture, STRIP_FILE, in_words(told.lines(say.in_full)))


def first_page_items(
    rules: RuleSet, say: Words, picture: Illustration | None = None
) -> tuple[LayoutItem, ...]:
    """The page; without a picture its strip is in words."""
    say = say.playing(rules)
    in_letters = () if picture else strip(rules, say).lines(say)
    return (
        text(title(say.variant(rules)), *first_page(rules, say)),
        *shown(picture),
        text(*in_letters, small(count_line(rules, say))),
    )
