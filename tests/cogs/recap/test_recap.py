"""Below a podium everybody can look back at the season: their own, and the server's."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import Connection

from bot.i18n import words
from bot.ratings.ladders import Season, season_at
from bot.ratings.rating import PLACEMENT
from bot.storage import analyses
from bot.storage.analyses import DealPlace
from bot.storage.results.game_results import GameResult
from bot.storage.shared_deals import share
from bot.tables.table_settings import Pictures
from cogs.recap.pages import LEAST_GAMES
from cogs.ui.ids import ControlId
from cogs.ui.recap_query import RecapQuery
from engine.variants import find_variant
from tests.bot.tables.test_deals import some_record
from tests.cogs.arguments import as_argument
from tests.cogs.evening import Evening
from tests.cogs.past import four, hide, ids, keep, many_games
from tests.cogs.refused import refused
from tests.cogs.seasons.test_seasons import posted, season_over, seasons_of
from tests.cogs.stats.analysed import analysed, deal_of
from tests.cogs.stats.test_stats import choose_pictures
from tests.cogs.table.test_screens import allowed_mentions
from tests.rig.screens import MessageLike, buttons_of, pictures_of, text_of

FR = words("fr")
POST = "recap-post"


def last_season(evening: Evening) -> Season:
    return season_at(evening.bot.clock.now()).before


def in_last_season(evening: Evening, games: list[GameResult]) -> list[GameResult]:
    """The games, a day apart, in the season that is over."""
    ends = last_season(evening).ends
    return [
        replace(
            game,
            started_at=ends - timedelta(days=game.number, hours=1),
            finished_at=ends - timedelta(days=game.number),
        )
        for game in games
    ]


async def surprise(evening: Evening, user: int) -> str:
    """Let somebody lead by far more than average tables would; the id of the deal."""
    at = last_season(evening).ends - timedelta(days=1)

    def work(connection: Connection) -> str:
        code = share(connection, str(some_record(find_variant("contree"))), at).code
        analyses.keep(connection, code, "{}", at)
        told = replace(deal_of(user, 1, errs=False), lead=900)
        analyses.count(connection, DealPlace(1, 1, 2), code, at, [told])
        return code

    return await evening.bot.services.database.write(work)


def verbs(page: MessageLike) -> set[str]:
    return {button.custom_id.verb for button in buttons_of(page)}


def looking_at(evening: Evening, asked: RecapQuery, verb: str = "recap") -> MessageLike:
    """A button to a season, as a message that was shared may have it."""
    return evening.cafe.leftover(str(ControlId(verb, argument=as_argument(asked))))


async def test_a_podium_leads_to_ones_own_season_and_to_the_servers(evening: Evening) -> None:
    async with evening:
        alice, bob, *_ = await season_over(evening)
        await choose_pictures(evening, Pictures.TRICKS)
        await seasons_of(evening).look()
        podium = next(each for each in evening.cafe.posted() if FR("podium-next") in text_of(each))
        await alice.press(podium, "recap", label=FR("recap-button-own"))
        page = alice.newest_private()
        assert FR("recap-title", player=f"<@{alice.id}>") in text_of(page)
        (told,) = pictures_of(page)
        together = plain(FR("stats-together", wins=PLACEMENT, games=PLACEMENT))
        assert f"{FR('recap-what', what='partner')} : Chloe ({together})" in plain(told)
        await alice.press(page, "recap", label=FR("recap-button-server"))
        (told,) = pictures_of(page)
        pair = FR.every(["Alice", "Chloe"])
        assert f"{FR('recap-what', what='pair')} : {pair} ({together})" in plain(told)
        assert len(posted(evening)) == 1
        await alice.press(page, "recap-post")
        post = evening.cafe.newest()
        assert FR("recap-title-server") in text_of(post)
        assert pictures_of(post) == [told]
        assert allowed_mentions(evening) == []
        again = await refused(evening, bob.press(looking_at(evening, servers(evening), POST)))
        assert FR("refusal-shared-lately", count=10)[:20] in again
        await bob.press(post, "recap", label=FR("recap-button-own"))
        assert FR("recap-title", player=f"<@{bob.id}>") in text_of(bob.newest_private())


def servers(evening: Evening) -> RecapQuery:
    return RecapQuery(season=last_season(evening), user=None)


def plain(told: str) -> str:
    return told.replace("\xa0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en")])
async def test_a_season_in_words_leads_to_its_deal_and_to_others(
    evening: Evening, locale: str, language: str
) -> None:
    say = words(language)
    async with evening:
        ann, bob, *_ = people = four(evening, locale)
        games = many_games(evening, ids(people), 12)
        await keep(evening, in_last_season(evening, games))
        await analysed(evening, [ann.id])
        code = await surprise(evening, ann.id)
        await choose_pictures(evening, Pictures.NONE)
        page = await ann.slash("contree stats")
        await ann.press(page, "recap")
        few = say("recap-few", games=0, least=LEAST_GAMES)
        assert few in text_of(page)
        await ann.press(page, "recap", label=say("recap-button-before"))
        assert pictures_of(page) == []
        told = text_of(page)
        for fact in ("partner", "boldest", "costliest", "trump", "accuracy", "deal"):
            assert f"**{say('recap-what', what=fact)}**" in told
        assert code in told
        await ann.press(page, "deal", code)
        assert say("shared-deal-button-look") in {each.label for each in buttons_of(page)}
        await bob.press(looking_at(evening, RecapQuery(season=last_season(evening), user=ann.id)))
        theirs = bob.newest_private()
        assert say("recap-title", player=f"<@{ann.id}>") in text_of(theirs)
        assert "recap-post" not in verbs(theirs)
        own = RecapQuery(season=last_season(evening), user=ann.id)
        await refused(evening, bob.press(looking_at(evening, own, POST)))


async def test_hidden_people_see_their_own_alone(
    evening: Evening,
) -> None:
    async with evening:
        ann, bob, *_ = people = four(evening)
        games = in_last_season(evening, many_games(evening, ids(people), 12))
        await keep(evening, games)
        await analysed(evening, [ann.id])
        await choose_pictures(evening, Pictures.NONE)
        await hide(evening, ann)
        own = RecapQuery(season=last_season(evening), user=ann.id)
        told = await refused(evening, bob.press(looking_at(evening, own)))
        assert FR("refusal-hidden-player", user=f"<@{ann.id}>") in told
        await ann.press(looking_at(evening, own))
        page = ann.newest_private()
        assert FR("stats-hidden") in text_of(page)
        assert "recap-post" not in verbs(page)
        await refused(evening, ann.press(looking_at(evening, own, POST)))
        for reader in (bob, ann):
            await reader.press(looking_at(evening, servers(evening)))
            told = text_of(reader.newest_private())
            assert f"<@{ann.id}>" not in told
            assert FR("recap-games", games=12, deals=132, players=3) in told
