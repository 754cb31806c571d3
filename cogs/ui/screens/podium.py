"""The podium of a season that is over, as it is posted."""

from collections.abc import Mapping
from datetime import timedelta

from discord import ui

from bot.i18n import Words
from bot.ladders.periods import Season
from bot.pictures.podium import Placed, PodiumPicture
from bot.storage.seasons import STEPS, Podium
from cogs._replies import mention
from cogs.ui.layout import GOLD, card, small, text, title
from cogs.ui.pictures.illustration import Illustration, in_words, shown
from cogs.ui.screens.leaderboard import ladder_name

FILE = "podium.png"


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
        text(
            *(
                say(
                    "podium-line",
                    rank=line.rank,
                    player=mention(line.user_id, say),
                    points=line.value,
                    games=line.games,
                )
                for line in of_season.lines
            )
        ),
        text(small(say("podium-next"))),
        colour=GOLD,
    )


def podium_illustration(of_season: Podium, names: Mapping[int, str], say: Words) -> Illustration:
    """The picture of it; whose name is not known stands there without one."""
    ladder = ladder_name(of_season.ladder, say)
    placed = [
        Placed(line.rank, names.get(line.user_id, ""), line.value)
        for line in of_season.lines[:STEPS]
    ]
    lines = (f"{each.rank}. {each.name} {each.points}." for each in placed)
    return Illustration(PodiumPicture(ladder, tuple(placed)), FILE, in_words((ladder, *lines)))
