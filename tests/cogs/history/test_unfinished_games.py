"""Games without a result in /contree history: those that go on, and those broken off."""

from datetime import timedelta

import pytest
from sqlalchemy import update

from bot.i18n import words
from bot.server_choices import GuildPreferences
from bot.storage.database.schema import games, ratings, tables
from bot.storage.preferences import change_guild_preferences
from bot.storage.stats.history import GameOutcome
from cogs.history import HistoryPage, PastGameControl
from engine.cards import PACK_32
from engine.seats import Seat
from engine.state import Phase
from engine.variants import FAMILIES, VARIANTS
from tests.bot.storage.made import count
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned
from tests.cogs.mentions import named
from tests.cogs.past import hide
from tests.cogs.playing import HOST_SEAT, Game, at_table, offers, sit_down
from tests.cogs.refused import refused
from tests.rig.screens import MessageLike, selects_of, text_of

FR = words("fr")


async def after_a_deal(evening: Evening, *, target: int = 2000) -> Game:
    """Ann and Bob against each other, once their first deal is over."""
    game = await sit_down(evening, "Ann", "Bob", target=target)
    await game.play_until(Phase.OVER)
    return game


async def a_settled_deal(game: Game) -> None:
    """Play until a deal is over that somebody took."""
    await game.play_until(Phase.OVER)
    state = game.evening.table(game.channel).game
    if state is None or state.sheet[-1].settlement is None:
        await game.go_on()
        await a_settled_deal(game)


def offered(page: MessageLike) -> list[tuple[str, str]]:
    """The games that can be opened."""
    menus = [each for each in selects_of(page) if each.custom_id.verb == "history-game"]
    return [option for menu in menus for option in menu.options]


def opening(outcome: GameOutcome, ours: int, theirs: int) -> str:
    return FR("history-select-unfinished", outcome=outcome, score=ours, others=theirs)


async def test_a_game_is_listed_from_its_first_deal_on_and_changes_no_rating(
    evening: Evening,
) -> None:
    async with at_table(evening, "Ann", "Bob") as game:
        ann, bob = game.people.values()
        assert FR("stats-none", player=f"<@{ann.id}>", own="yes") in text_of(
            await ann.slash("contree history")
        )
        await game.play_until(Phase.OVER)
        state = evening.table().game
        assert state is not None
        ours, theirs = state.scores
        page = await bob.slash("contree history")
        assert offered(page) == [("1-1", opening(GameOutcome.RUNNING, theirs, ours))]
        assert mentioned(text_of(page)).count(ann.id) == 1
        page = await ann.slash("contree history")
        assert offered(page) == [("1-1", opening(GameOutcome.RUNNING, ours, theirs))]
        await ann.choose(page, "1-1", verb="history-game")
        assert FR("history-running") in text_of(page)
        await ann.choose(page, "1", verb="history-deal")
        assert FR("history-deal-title", number=1, game=1) in text_of(page)
        assert named(text_of(page)) == set(PACK_32.cards)
        database = evening.bot.services.database
        assert await count(database, games) == await count(database, ratings) == 0


async def test_a_game_stopped_by_consent_stays_in_the_history(evening: Evening) -> None:
    async with evening:
        game = await after_a_deal(evening)
        ann, bob = game.people.values()
        await ann.press(await ann.slash("contree stop"), "ask-stop")
        await bob.press(game.table, "agree-stop")
        page = await ann.slash("contree history")
        state = (await evening.kept()).game
        assert state is not None
        assert offered(page) == [("1-1", opening(GameOutcome.STOPPED, *state.scores))]
        await ann.choose(page, "1-1", verb="history-game")
        assert FR("history-stopped") in text_of(page)
        await ann.choose(page, "1", verb="history-deal")
        assert FR("history-deal-title", number=1, game=1) in text_of(page)
        then = evening.bot.clock.now() - timedelta(days=400)
        long_ago = update(tables).values(closed_at=then)
        await evening.bot.services.database.write(lambda c: c.execute(long_ago))
        assert len(offered(await ann.slash("contree history"))) == 1


async def test_no_game_of_nine_that_go_on_is_left_out_of_history_or_statistics(
    evening: Evening,
) -> None:
    kinds = [rules for rules in VARIANTS if rules.seating.partner(Seat.SOUTH) is not None][:9]
    async with evening:
        ann = evening.cafe.person("Ann")
        for rules in kinds:
            channel = evening.cafe.server.create_text_channel(rules.key)
            host = evening.cafe.person(rules.key)
            await host.slash("contree start", channel=channel, game=rules.key)
            await ann.press(evening.cafe.newest(channel), "sit", "east")
            await host.press(evening.cafe.newest(channel), "fill")
            seats = {HOST_SEAT: host, Seat.EAST: ann}
            await a_settled_deal(Game(evening, seats, channel=channel))
        listed, page = list[str](), await ann.slash("contree history")
        while True:
            listed += [which for which, _ in offered(page)]
            label = FR("leaderboard-button-next")
            later = [each for each in offers(page, "history") if each.label == label]
            if not later:
                break
            await ann.press(page, "history", later[0].custom_id.argument)
        assert sorted(listed) == [f"{number}-1" for number in range(1, 10)]
        stats = await ann.slash("contree stats")
        assert FR("stats-deals-so-far", deals=9) in text_of(stats)
        assert FR("stats-unfinished", games=9) in text_of(stats)
        for family in FAMILIES:
            own = sum(rules.family == family for rules in kinds)
            if own:
                await ann.choose(stats, family, verb="stats-family")
                assert FR("stats-deals-so-far", deals=own) in text_of(stats)


@pytest.mark.slow
async def test_a_game_with_a_result_is_listed_once(evening: Evening) -> None:
    async with evening:
        game = await after_a_deal(evening, target=500)
        ann, _ = game.people.values()
        await game.play_until(None)
        page = await ann.slash("contree history")
        assert [which for which, _ in offered(page)] == ["1-1"]
        await ann.choose(page, "1-1", verb="history-game")
        assert FR("history-running") not in text_of(page)


@pytest.mark.slow
async def test_a_running_game_hides_who_is_hidden_and_is_of_its_server_alone(
    evening: Evening,
) -> None:
    async with evening:
        game = await after_a_deal(evening)
        ann, bob = game.people.values()
        await hide(evening, bob)
        eve = evening.cafe.person("Eve")
        page = await eve.slash("contree history", member=ann)
        assert bob.id not in mentioned(text_of(page))
        await eve.choose(page, "1-1", verb="history-game")
        assert bob.id not in mentioned(text_of(page))
        await eve.choose(page, "1", verb="history-deal")
        assert named(text_of(page)) == set()
        assert offered(await eve.slash("contree history")) == []
        unknown = str(PastGameControl(2, HistoryPage(ann.id)).at(1))
        told = await ann.press(evening.cafe.leftover(unknown))
        assert FR("refusal-unknown-table") in text_of(told)


async def test_a_deal_that_tells_of_a_later_one_is_refused_until_that_is_played(
    evening: Evening,
) -> None:
    gathering = GuildPreferences(options=(("shuffle", "gathered"),), rules_key="contree")
    async with evening:
        await evening.bot.services.database.write(
            lambda c: change_guild_preferences(c, evening.cafe.server.id, lambda _: gathering)
        )
        game = await sit_down(evening, "Ann", "Bob", "Cat", "Dan")
        await game.open_hands()
        await game.play_until(Phase.OVER)
        await game.go_on()
        while game.phase is Phase.AUCTION:
            await game.press(game.turn, "pass")
        ann = game.people[min(game.people)]
        page = await ann.slash("contree history")
        await ann.choose(page, "1-1", verb="history-game")
        told = await refused(evening, ann.choose(page, "2", verb="history-deal"))
        assert FR("history-not-yet") in told
