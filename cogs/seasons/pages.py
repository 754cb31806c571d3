"""The podium of a season that is over, as it is posted."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import timedelta

from discord import ui

from bot.i18n import Words
from bot.pictures.podium import NAMES, PodiumPicture, Step
from bot.ratings.periods import Season
from bot.storage.ratings.leaderboard import Line
from bot.storage.ratings.podiums import Podium
from cogs.leaderboard.pages import ladder_name
from cogs.ui.layout import GOLD, Illustration, card, in_words, shown, small, text, title
from cogs.ui.replies import mention

FILE = "podium.png"

NAMED = 8
"""Of those who share a rank, so many are told; of the others, how many they are."""


def podium(
    of_season: Podium, season: Season, say: Words, picture: Illustration | None
) -> ui.LayoutView:
    """Who stands on it, with the picture if it was drawn."""
    last_day = season.ends - timedelta(days=1)
    return card(
        text(
            title(say("podium-title", ladder=ladder_name(of_season.ladder, say))),
            small(say("podium-season", began=season.begins, ended=last_day)),
        ),
        *shown(picture),
        text(*(line for shared in of_season.steps for line in _told(shared, say))),
        text(small(say("podium-next"))),
        colour=GOLD,
    )


def _told(shared: Sequence[Line], say: Words) -> Iterator[str]:
    for line in shared[:NAMED]:
        yield say(
            "podium-line",
            rank=line.rank,
            player=mention(line.user_id, say),
            points=line.value,
            games=line.games,
        )
    if len(shared) > NAMED:
        yield say("podium-others", count=len(shared) - NAMED)


def drawn_on(shared: Sequence[Line]) -> Sequence[Line]:
    """Those of a step whose names have room in the picture."""
    return shared if len(shared) <= NAMES else shared[: NAMES - 1]


def podium_illustration(of_season: Podium, names: Mapping[int, str], say: Words) -> Illustration:
    """The picture of it; whose name is not known stands there without one."""
    ladder = ladder_name(of_season.ladder, say)
    steps = tuple(_step(shared, names, say) for shared in of_season.steps)
    return Illustration(PodiumPicture(ladder, steps), FILE, in_words(_words(of_season, steps, say)))


def _words(of_season: Podium, steps: Sequence[Step], say: Words) -> Iterator[str]:
    """The same in words; who stands there without a name is a player."""
    yield say("podium-words", ladder=ladder_name(of_season.ladder, say))
    for step in steps:
        players = ", ".join(name or say("privacy-erased") for name in step.names)
        yield say("podium-step-words", rank=step.rank, players=players, points=step.points)


def _step(shared: Sequence[Line], names: Mapping[int, str], say: Words) -> Step:
    drawn = drawn_on(shared)
    told = [names.get(line.user_id, "") for line in drawn]
    if more := len(shared) - len(drawn):
        told.append(say("podium-others", count=more))
    return Step(shared[0].rank, tuple(told), shared[0].value)
