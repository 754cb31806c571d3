"""/contree stats, of one and of two: sheets of numbers, turned in place."""

from dataclasses import replace

import pytest

from bot.i18n import words
from bot.i18n.game_values import AS_TEXT
from bot.ratings.ladders import Span
from bot.storage.preferences import change_guild_preferences
from bot.tables.table_settings import Pictures
from cogs.stats.selection import PeriodControl, StatsPage, StatsQuery
from cogs.ui.ids import LARGEST, ControlId
from engine.variants import FAMILIES
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned, numbers
from tests.cogs.past import four, hide, ids, keep, many_games, one_game
from tests.cogs.refused import refused
from tests.rig.screens import pictures_of, selects_of, text_of

LANGUAGES = [("fr", "fr"), ("en-GB", "en")]
FR = words("fr")

CODE_ON_A_PHONE = 25
"""Letters of a line in a block of code on a phone of 390 pixels: measured in a browser."""


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_without_games_every_page_says_so(
    evening: Evening, locale: str, language: str
) -> None:
    say = words(language)
    async with evening:
        ann, bob, *_ = four(evening, locale)
        one, two = f"<@{ann.id}>", f"<@{bob.id}>"
        page = await ann.slash("contree stats")
        assert page.ephemeral
        assert say("stats-none", player=one, own="yes") in text_of(page)
        for sheet in (StatsPage.CONTRACTS, StatsPage.PEOPLE):
            await ann.press(page, "stats", label=say(f"stats-button-{sheet.name.lower()}"))
        assert say("stats-last") not in text_of(page)
        page = await ann.slash("contree stats", member=bob)
        assert say("stats-none", player=two, own="no") in text_of(page)
        page = await ann.slash("contree stats", partner=bob)
        assert say("pair-none", one=one, two=two) in text_of(page)
        await ann.press(page, "stats", label=say("stats-button-versus"))
        assert say("versus-none", one=one, two=two) in text_of(page)
        assert say("versus-together", games=0) in text_of(page)


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_one_game_is_shown_on_every_page(
    evening: Evening, locale: str, language: str
) -> None:
    say = words(language)
    async with evening:
        ann, bob, cat, dan = people = four(evening, locale)
        await keep(evening, [one_game(evening, ids(people))])
        page = await bob.slash("contree stats", member=ann)
        told = text_of(page)
        assert say("stats-games", games=1, wins=1, losses=0, draws=0, rate=1.0) in told
        assert say("stats-declarer", made=1, failed=0, rate=1.0) in told
        assert say("stats-pace", seconds=5.0) in told
        await bob.press(page, "stats", label=say("stats-button-contracts"))
        assert numbers(text_of(page))[:3] == [100, 1, 0]
        assert say("stats-given-none") in text_of(page)
        await bob.press(page, "stats", label=say("stats-button-people"))
        assert mentioned(text_of(page)) == [ann.id, cat.id, bob.id, dan.id]
        versus = text_of(await ann.slash("contree stats", against=bob))
        assert mentioned(versus)[:4] == [ann.id, bob.id, ann.id, bob.id]
        assert say("versus-games", games=1, draws=0) in versus
        others = text_of(await ann.slash("contree stats", member=bob, against=dan))
        assert say("versus-together", games=1) in others
        assert len(bob.private()) == 1


async def test_players_who_left_the_server_are_found(evening: Evening) -> None:
    async with evening:
        ann, bob, cat, _ = people = four(evening)
        await keep(evening, [one_game(evening, ids(people))])
        gone = cat.leave_server()
        played = FR("stats-games", games=1, wins=1, losses=0, draws=0, rate=1.0)
        assert played in text_of(await ann.slash("contree stats", member=gone))
        pair = text_of(await ann.slash("contree stats", partner=gone))
        assert mentioned(pair)[:2] == [ann.id, cat.id]
        versus = text_of(await bob.slash("contree stats", against=gone))
        assert mentioned(versus)[:2] == [bob.id, cat.id]
        assert cat.id in mentioned(text_of(await ann.slash("contree history", member=gone)))


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_many_games_fit_in_a_message(evening: Evening, locale: str, language: str) -> None:
    say = words(language)
    async with evening:
        ann, bob, cat, _ = people = four(evening, locale)
        await keep(evening, many_games(evening, ids(people)))
        page = await ann.slash("contree stats")
        assert say("stats-streak", count=1, kind="losses") not in text_of(page)
        await ann.press(page, "stats", label=say("stats-button-contracts"))
        assert len(text_of(page)) < 4000
        tables = text_of(page).split("```")[1::2]
        assert tables
        rows = [row for each in tables for row in each.replace(AS_TEXT, "").splitlines()]
        assert max(map(len, rows)) <= CODE_ON_A_PHONE
        await ann.press(page, "stats", label=say("stats-button-people"))
        partner = say("stats-met", player=f"<@{cat.id}>", count=30, games=60, rate=0.5)
        assert partner in text_of(page)
        pair = text_of(await ann.slash("contree stats", partner=cat))
        assert say("stats-games", games=60, wins=30, losses=30, draws=0, rate=0.5) in pair
        duel = text_of(await ann.slash("contree stats", against=bob))
        assert say("versus-games", games=60, draws=0) in duel


async def choose_pictures(evening: Evening, pictures: Pictures) -> None:
    server = evening.cafe.server.id
    await evening.bot.services.database.write(
        lambda c: change_guild_preferences(c, server, lambda now: replace(now, pictures=pictures))
    )


async def test_only_the_summary_has_a_picture_if_the_server_wants_it(
    evening: Evening,
) -> None:
    async with evening:
        ann, bob, *_ = people = four(evening)
        await keep(evening, many_games(evening, ids(people)))
        await choose_pictures(evening, Pictures.TRICKS)
        page = await bob.slash("contree stats", member=ann)
        (told,) = pictures_of(page)
        assert "Ann" in told
        assert set(numbers(told)) >= {60, 30}
        games = FR("stats-games", games=60, wins=30, losses=30, draws=0, rate=0.5)
        assert games not in text_of(page)
        await bob.press(page, "stats", label=FR("stats-button-contracts"))
        assert pictures_of(page) == []
        await bob.press(page, "stats", label=FR("stats-button-summary"))
        assert pictures_of(page) == [told]
        await choose_pictures(evening, Pictures.NONE)
        bare = await bob.slash("contree stats", member=ann)
        assert pictures_of(bare) == []
        assert games in text_of(bare)


async def test_the_ladder_can_be_chosen_on_the_page(evening: Evening) -> None:
    async with evening:
        ann, *_ = people = four(evening)
        game = one_game(evening, ids(people))
        await keep(evening, [game, replace(game, number=2, family="belote", guild_id=1)])
        page = await ann.slash("contree stats")
        assert FR("stats-games", games=1, wins=1, losses=0, draws=0, rate=1.0) in text_of(page)
        await ann.press(page, "stats", label=FR("leaderboard-scope-all"))
        assert FR("stats-games", games=2, wins=2, losses=0, draws=0, rate=1.0) in text_of(page)
        await ann.choose(page, "belote", verb="stats-family")
        assert FR("stats-games", games=1, wins=1, losses=0, draws=0, rate=1.0) in text_of(page)
        await ann.choose(page, "baloot", verb="stats-family")
        assert FR("stats-none", player=f"<@{ann.id}>", own="yes") in text_of(page)
        await ann.choose(page, "all", verb="stats-family")
        await ann.choose(page, "week", verb="stats-period")
        assert [select.chosen for select in selects_of(page)] == [("week",), ("all",)]
        assert FR("stats-scope", here="no") in text_of(page)
        assert len(ann.private()) == 1


async def test_the_commands_choices_are_applied(evening: Evening) -> None:
    async with evening:
        ann, *_ = people = four(evening)
        old = many_games(evening, ids(people), 1)[0]
        await keep(evening, [replace(old, finished_at=old.finished_at.replace(year=2020))])
        month = await ann.slash("contree stats", period="month", game="contree")
        assert FR("stats-none", player=f"<@{ann.id}>", own="yes") in text_of(month)
        ever = await ann.slash("contree stats", game="contree")
        assert FR("stats-none", player=f"<@{ann.id}>", own="yes") not in text_of(ever)


async def test_hidden_players_see_only_their_own_statistics(evening: Evening) -> None:
    async with evening:
        ann, bob, cat, _ = people = four(evening)
        await keep(evening, many_games(evening, ids(people), 3))
        await hide(evening, ann)
        refusal = FR("refusal-hidden-player", user=f"<@{ann.id}>")
        for told in (
            await refused(evening, bob.slash("contree stats", member=ann)),
            await refused(evening, bob.slash("contree stats", partner=ann)),
            await refused(evening, bob.slash("contree stats", member=cat, against=ann)),
        ):
            assert refusal in told
        assert FR("stats-hidden") in text_of(await ann.slash("contree stats"))
        assert ann.id not in mentioned(text_of(await bob.slash("contree stats")))
        page = await cat.slash("contree stats")
        await cat.press(page, "stats", label=FR("stats-button-people"))
        assert FR("stats-partners-none", games=3) in text_of(page)


async def test_a_comparison_needs_two_players(evening: Evening) -> None:
    async with evening:
        ann, bob, cat, _ = four(evening)
        with_oneself = await refused(evening, ann.slash("contree stats", partner=ann))
        against_oneself = await refused(evening, ann.slash("contree stats", against=ann))
        assert FR("refusal-two-people") in with_oneself
        assert FR("refusal-two-people") in against_oneself
        both = ann.slash("contree stats", partner=bob, against=cat)
        assert FR("refusal-partner-or-opponent") in await refused(evening, both)


def test_the_longest_control_argument_is_read_back() -> None:
    longest = max(FAMILIES, key=len)
    asked = StatsQuery(
        sheet=StatsPage.PAIR,
        user=LARGEST,
        other=LARGEST - 1,
        period=Span.SEASON,
        here=False,
        family=longest,
    )
    control = PeriodControl(asked)
    assert len(str(control.id)) <= 100
    assert PeriodControl.read(ControlId.parse(str(control.id)).argument) == control
