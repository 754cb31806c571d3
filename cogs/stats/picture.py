"""A player's statistics as a picture, with the same in words."""

from collections.abc import Iterator, Sequence

from bot.i18n import Words
from bot.pictures.profile import MOST_BARS, Bar, ProfilePicture
from bot.storage.ratings.player_ratings import RatingCurve
from bot.storage.stats.deal_statistics import Undertaking
from bot.storage.stats.statistics import Statistics
from cogs.leaderboard import ladder_name
from cogs.stats.pages import undertaking_name
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
    # The most frequent ones, but from the lowest value up.
    every = numbers.deals.undertakings
    most_often = sorted(every, key=lambda each: each.tally.all, reverse=True)[:MOST_BARS]
    usual = tuple(each for each in every if each in most_often)
    bars = tuple(
        Bar(
            say("profile-bar", kind=each.kind.value, value=each.value),
            each.tally.made,
            each.tally.failed,
        )
        for each in usual
    )
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
        bars=bars,
        bars_title=say("profile-contracts"),
    )
    return Illustration(picture, FILE, in_words(_words(picture, usual, curve, say)))


def _words(
    picture: ProfilePicture,
    usual: Sequence[Undertaking],
    curve: RatingCurve | None,
    say: Words,
) -> Iterator[str]:
    """The picture in words, its bars by their full names."""
    won, drawn, lost = picture.outcomes
    yield f"{picture.name}. {picture.games}." if picture.name else f"{picture.games}."
    yield say("profile-outcomes", won=won, draws=drawn, losses=lost)
    if curve:
        first, now = curve.points[0], curve.now
        yield say("profile-curve-words", curve=picture.curve_title, before=first, points=now)
    for undertaken in usual:
        name, tally = undertaking_name(undertaken, say), undertaken.tally
        yield say("profile-bar-words", name=name, made=tally.made, failed=tally.failed)
