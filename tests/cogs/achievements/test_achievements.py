"""Achievements: what one has, and how far one is with the rest."""

from dataclasses import replace
from functools import partial

import pytest

from bot.achievements import ACHIEVEMENTS, Achievement
from bot.i18n import words
from bot.server_choices import GuildPreferences
from bot.storage.results.game_results import record
from cogs.achievements import AchievementNews
from cogs.table.screens import Screens
from tests.cogs.evening import Evening
from tests.cogs.past import four, hide, ids, keep, many_games, one_game
from tests.cogs.playing import at_table
from tests.cogs.refused import refused
from tests.cogs.settings.test_settings import store
from tests.rig.people import Person
from tests.rig.screens import buttons_of, text_of
from tests.rig.ways import achievements

LANGUAGES = [("fr", "fr"), ("en-GB", "en")]
FR = words("fr")


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_without_with_few_and_with_many_achievements(
    evening: Evening, locale: str, language: str
) -> None:
    say = words(language)
    async with evening:
        ann, bob, *_ = people = four(evening, locale)
        page = await achievements(ann)
        assert say("feats-none") in text_of(page)
        await keep(evening, [one_game(evening, ids(people)), *many_games(evening, ids(people))[1:]])
        page = await achievements(bob, member=ann)
        assert say("feat-first-win") in text_of(page)
        assert say("feat-hundred-games") not in text_of(page)
        await bob.press(page, "feats", label=say("feats-button-missing"))
        assert len(text_of(page)) < 4000
        name, what = say("feat-hundred-games"), say("feat-hundred-games-what")
        line = say("feats-missing", name=name, what=what, reached=60, goal=100)
        assert line in text_of(page)
        await bob.press(page, "feats", label=say("leaderboard-button-next"))
        assert line not in text_of(page)
        assert len(bob.private()) == 1  # statistics turned to achievements, and back again
        await bob.press(page, "stats", label=say("stats-button-summary"))
        assert say("stats-button-achievements") in {each.label for each in buttons_of(page)}


@pytest.mark.slow
async def test_every_achievement_is_on_some_page(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        page = await achievements(ann)
        await ann.press(page, "feats", label=FR("feats-button-missing"))
        seen = text_of(page)
        for _ in range((len(ACHIEVEMENTS) - 1) // 12):
            await ann.press(page, "feats", label=FR("leaderboard-button-next"))
            seen += text_of(page)
        assert [feat for feat in Achievement if f"**{FR(f'feat-{feat}')}**" not in seen] == []


async def test_hidden_players_show_their_achievements_to_no_one(evening: Evening) -> None:
    async with evening:
        ann, bob, *_ = four(evening)
        await hide(evening, ann)
        refusal = FR("refusal-hidden-player", user=f"<@{ann.id}>")
        for command in ("stats", "history"):
            told = await refused(evening, bob.slash(f"contree {command}", member=ann))
            assert refusal in told


NAME, WHAT = FR("feat-first-game"), FR("feat-first-game-what")
TOLD = FR("feats-told", name=NAME, what=WHAT)


def announced(person: Person) -> str:
    return FR("feats-announced", player=f"<@{person.id}>", name=NAME, what=WHAT)


@pytest.mark.slow
async def test_players_are_told_privately_after_the_game_unless_they_refuse(
    evening: Evening,
) -> None:
    async with at_table(evening, "Ann", "Bob", target=100) as game:
        ann, bob = game.people.values()
        page = await ann.slash("contree me")
        await ann.press(page, "me-switch", "tells-feats-off")
        await game.play_until(None)
        assert not any(TOLD in text_of(message) for message in ann.private())
        (told,) = (text_of(each) for each in bob.private() if TOLD in text_of(each))
        assert FR("feats-hint") in told
        assert announced(bob) not in "".join(map(text_of, evening.cafe.channel.history()))


async def test_where_the_server_announces_them_everyone_reads_those_of_who_is_no_secret(
    evening: Evening,
) -> None:
    async with at_table(evening, "Ann", "Bob", "Cat", "Dan") as game:
        ann, bob, cat, dan = game.people.values()
        await store(evening, GuildPreferences(announces_feats=True))
        played = replace(one_game(evening, ids((ann, bob, cat, dan))), table_id=evening.table().id)
        await evening.bot.services.database.write(partial(record, result=played))
        await hide(evening, cat)
        page = await dan.slash("contree me")
        await dan.press(page, "me-switch", "tells-feats-off")
        news = AchievementNews(evening.bot, Screens.of(evening.bot).hands)
        await news.tell(evening.table())
        (told,) = (
            text_of(each)
            for each in evening.cafe.channel.history()
            if announced(ann) in text_of(each)
        )
        assert announced(bob) in told
        assert announced(cat) not in told
        assert announced(dan) not in told
        for person, number in ((ann, 0), (bob, 0), (cat, 1), (dan, 0)):
            assert sum(TOLD in text_of(each) for each in person.private()) == number
