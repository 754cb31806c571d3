"""A player's statistics as a picture, with the same in words."""

from collections.abc import Iterator

from bot.i18n import Words
from bot.pictures.profile import ProfilePicture
from bot.storage.ratings.player_ratings import RatingCurve
from bot.storage.stats.statistics import Statistics
from cogs.leaderboard import ladder_name
from cogs.ui.layout import Illustration, in_words

FILE = "profile.png"


def profile_illustration(
    numbers: Statistics, curve: RatingCurve | None, name: str, say: Words
) -> Illustration | None:
    """The picture of a player, without a provisional rating; nothing without a finished game."""
    totals = numbers.totals
    if not totals.games:
        return None
    if curve and curve.is_provisional:
        curve = None
    rate = totals.wins / totals.games
    curve_title = ""
    if curve:
        ladder = ladder_name(curve.ladder, say)
        curve_title = say("profile-curve", ladder=ladder, games=curve.games)
    picture = ProfilePicture(
        name=name,
        games=say("profile-games", games=totals.games, wins=totals.wins, rate=rate),
        rating=say("profile-rating", points=curve.now) if curve else "",
        outcomes=(totals.wins, totals.draws, totals.losses),
        curve=curve.points if curve else (),
        curve_title=curve_title,
    )
    return Illustration(picture, FILE, in_words(_words(picture, curve, say)))


def _words(picture: ProfilePicture, curve: RatingCurve | None, say: Words) -> Iterator[str]:
    """The picture in words."""
    won, drawn, lost = picture.outcomes
    yield f"{picture.name}. {picture.games}." if picture.name else f"{picture.games}."
    yield say("profile-outcomes", won=won, draws=drawn, losses=lost)
    if curve:
        first, now = curve.points[0], curve.now
        yield say("profile-curve-words", curve=picture.curve_title, before=first, points=now)
