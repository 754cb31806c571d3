"""A recap says the same on its picture, in the description of that, and in words."""

from dataclasses import replace

import pytest

from bot.i18n import Words, words
from bot.pictures.recap import RecapPicture
from bot.ratings.ladders import Season
from bot.storage.stats.player_accuracy import MeanAccuracy, Period
from bot.storage.stats.season_recap import (
    BestPair,
    LongestRun,
    SeasonRecap,
    SurprisingDeal,
    ToldContract,
)
from cogs.recap.pages import LEAST_GAMES, Recap, recap_illustration, recap_page, recap_post
from cogs.ui.recap_query import RecapQuery
from cogs.ui.replies import mention
from engine.cards import Trump
from engine.contract import ContractKind
from engine.settlement import Result
from tests.bot.storage.made import NOON, PLAYERS
from tests.bot.storage.made_deals import taken
from tests.cogs.drawing import drawn, texts
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits

ANN, BOB, CAT, *_ = PLAYERS
SEASON = Season(2026, 2)
LONGEST = "Wolfeschlegelsteinhausenbergerdo"
CAPOT = replace(taken(3, 0, ANN), kind=ContractKind.CAPOT, value=250, doubles=1, doubler_id=BOB)
DOUBLED = replace(
    taken(4, 1, None), doubles=2, doubler_id=ANN, result=Result.FAILED, scores=(640, 0)
)
FULL = SeasonRecap(
    games=60,
    wins=31,
    draws=2,
    deals=612,
    players=14,
    pair=BestPair((ANN, CAT), 15, 12),
    boldest=ToldContract(CAPOT, "contree", NOON, 0),
    costliest=ToldContract(DOUBLED, "contree", NOON, 0),
    trump=(Trump.HEARTS, 21),
    months=tuple(
        Period(SEASON.begins.replace(month=month), MeanAccuracy(value * 40.0, 40))
        for month, value in ((4, 71), (5, 80), (6, 78))
    ),
    run=LongestRun(CAT, 7),
    deal=SurprisingDeal("D-7K3Q2M", ANN, 500, -90.4),
)
OWN = Recap(RecapQuery(season=SEASON, user=ANN), SEASON, FULL)
SERVERS = Recap(RecapQuery(season=SEASON, user=None), SEASON, FULL)


def named(user: int | None) -> str:
    return "computer" if user is None else LONGEST


def unnamed(told: str, say: Words) -> str:
    """What a page says, with the names that its picture has in place of mentions."""
    for user in PLAYERS:
        told = told.replace(mention(user, say), LONGEST)
    return told.replace(say("stats-computers", count=1), "computer").replace("**", "")


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("recap", [OWN, SERVERS], ids=["own", "server"])
def test_words_and_picture_say_the_same(language: str, recap: Recap) -> None:
    say = words(language)
    picture = recap_illustration(recap, LONGEST, named, say)
    assert isinstance(picture.picture, RecapPicture)
    facts = picture.picture.facts
    assert len(facts) == 7
    told = unnamed(texts(drawn(recap_page(recap, say, picture=None, own=True))), say)
    for fact in facts:
        line = next(line for line in told.splitlines() if line.startswith(fact.label))
        assert fact.value in line
        assert fact.note in line
        assert f"{line}." in picture.words
    for view in (
        recap_page(replace(recap, running=True, hidden=True), say, picture=None, own=True),
        recap_page(recap, say, picture=picture, own=True),
        recap_post(recap, say, picture=picture),
    ):
        assert broken_message_limits({"components": drawn(view)}) == []


def test_what_stands_out_is_told_from_the_persons_side() -> None:
    say = words("en")
    told = texts(drawn(recap_page(OWN, say, picture=None, own=True))).replace("\xa0", " ")
    for line in (
        f"**Best partner**: <@{CAT}> (12 wins in 15 games)",
        "**Boldest contract made**: capot ♥︎, doubled (May 4)",
        "**Costliest double**: 100 ♥︎, redoubled (failed: +640)",
        "**Favourite trump**: Hearts (21 contracts)",
        "**Accuracy, then and now**: 71 → 78 (Apr → Jun)",
        "**Longest run of wins**: 7 wins",
        "**Deal of the season**: D-7K3Q2M (+500, average tables \N{MINUS SIGN}90)",
    ):
        assert line in told
    of_server = texts(drawn(recap_page(SERVERS, say, picture=None, own=False)))
    for line in (
        f"**Best pair**: <@{ANN}> and <@{CAT}> (12 wins in 15 games)",
        f"(by a computer, doubled by <@{ANN}>, failed: 640)",
        f"(side of <@{ANN}>: +500",
    ):
        assert line in of_server.replace("\xa0", " ")


def test_a_season_with_too_few_games_says_so() -> None:
    say = words("en")
    few = replace(OWN, told=replace(FULL, games=LEAST_GAMES - 1))
    view = recap_page(few, say, picture=None, own=True)
    assert say("recap-few", games=LEAST_GAMES - 1, least=LEAST_GAMES) in texts(drawn(view))
    assert "recap-post" not in str(drawn(view))
    assert "D-7K3Q2M" not in str(drawn(view))


def test_months_with_too_few_decisions_are_no_then_and_now() -> None:
    say = words("en")
    label = say("recap-what", what="accuracy")
    first, *_ = FULL.months
    few = replace(first, cards=MeanAccuracy(100.0, 1))
    for months, told in (((few, first), f"**{label}**: 71 (Apr)"), ((few,), "")):
        recap = replace(OWN, told=replace(FULL, months=months))
        lines = texts(drawn(recap_page(recap, say, picture=None, own=True))).splitlines()
        assert [line for line in lines if label in line] == [told][: bool(told)]
