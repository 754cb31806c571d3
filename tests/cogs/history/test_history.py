"""/contree history: games that are over, deal by deal."""

from dataclasses import replace
from math import ceil

import pytest

from bot.i18n import words
from cogs.history import DEALS, PAGE, HistoryControl, HistoryPage, PastGameControl
from cogs.table.score import deal_title
from cogs.ui.ids import LAST_PAGE, ControlId
from engine.cards import PACK_32
from engine.variants import find_variant
from tests.bot.storage.made_deals import taken
from tests.cogs.arguments import as_argument
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned
from tests.cogs.mentions import named
from tests.cogs.past import MESSAGE, four, hide, ids, keep, many_games, one_game
from tests.cogs.playing import Game, at_table, offers, sit_down
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import MessageLike, selects_of, text_of

LANGUAGES = [("fr", "fr"), ("en-GB", "en")]
FR = words("fr")
LONG = 60


async def played(evening: Evening) -> tuple[Game, list[Person]]:
    game = await sit_down(evening, "Ann", "Bob", target=100)
    await game.play_until(None)
    return game, list(game.people.values())


def way(page: MessageLike, which: str) -> str:
    """Where the button to the next step, or to the last one, leads."""
    steps = [button.custom_id.argument for button in offers(page, "history-step")]
    (there,) = (each for each in steps if each.split("-")[3] == which)
    return there


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_the_history_of_no_one_and_many_games(
    evening: Evening, locale: str, language: str
) -> None:
    say = words(language)
    async with evening:
        ann, bob, cat, dan = people = four(evening, locale)
        page = await ann.slash("contree history")
        assert page.ephemeral
        assert say("stats-none", player=f"<@{ann.id}>", own="yes") in text_of(page)
        await keep(evening, [one_game(evening, ids(people)), *many_games(evening, ids(people))[1:]])
        page = await ann.slash("contree history")
        first = text_of(page)
        assert mentioned(first)[:4] == [ann.id, cat.id, bob.id, dan.id]
        assert f"/{evening.cafe.channel.id}/{MESSAGE}" in first
        assert len(selects_of(page)[0].options) == PAGE
        pages = ceil(60 / PAGE)
        for _ in range(pages - 1):
            await ann.press(page, "history", label=say("leaderboard-button-next"))
        assert say("leaderboard-page", page=pages, pages=pages) in text_of(page)
        assert len(selects_of(page)[0].options) == 60 - (pages - 1) * PAGE
        await ann.press(page, "history", label=say("leaderboard-button-previous"))
        assert say("leaderboard-page", page=pages - 1, pages=pages) in text_of(page)
        assert len(ann.private()) == 2


@pytest.mark.parametrize("page", [99, LAST_PAGE])
async def test_a_page_past_the_end_is_the_last_page(evening: Evening, page: int) -> None:
    async with evening:
        ann, *_ = people = four(evening, "fr")
        games = many_games(evening, ids(people))
        await keep(evening, games)
        beyond = evening.cafe.leftover(str(HistoryControl(HistoryPage(ann.id, page=page)).id))
        told = text_of(await ann.press(beyond))
        pages = -(-len(games) // PAGE)
        last = len(games) - (pages - 1) * PAGE
        assert FR("leaderboard-page", page=pages, pages=pages) in told
        assert told.count(FR.variant(find_variant(games[0].rules_key))) == last


async def test_games_on_other_servers_are_shown_only_to_oneself(evening: Evening) -> None:
    async with evening:
        ann, bob, *_ = people = four(evening)
        await keep(evening, [replace(one_game(evening, ids(people)), guild_id=1)])
        none = FR("stats-none", player=f"<@{ann.id}>", own="yes")
        page = await ann.slash("contree history")
        assert none in text_of(page)
        await ann.press(page, "history", label=FR("leaderboard-scope-all"))
        assert none not in text_of(page)
        everywhere = str(
            ControlId("history", argument=as_argument(HistoryPage(ann.id, here=False)))
        )
        nothing = FR("stats-none", player=f"<@{ann.id}>", own="no")
        assert nothing in text_of(await bob.press(evening.cafe.leftover(everywhere)))
        game = str(PastGameControl(1, HistoryPage(ann.id)).at(1))
        eve = evening.cafe.person("Eve")
        assert FR("refusal-unknown-table") in text_of(await eve.press(evening.cafe.leftover(game)))
        assert "100" in text_of(await ann.press(evening.cafe.leftover(game)))


@pytest.mark.slow
async def test_a_game_opens_and_then_a_deal_with_all_its_cards(evening: Evening) -> None:
    async with evening:
        _, (ann, *_) = await played(evening)
        page = await ann.slash("contree history")
        (option, _) = selects_of(page)[0].options[0]
        await ann.choose(page, option, verb="history-game")
        table = evening.table()
        assert table.game is not None
        assert f"{max(table.game.scores)}" in text_of(page)
        await ann.choose(page, "1", verb="history-deal")
        told = text_of(page)
        assert FR("history-deal-title", number=1, game=1) in told
        assert named(told) == set(PACK_32.cards)
        (later,) = (
            each for each in offers(page, "history-step") if "-n-" in each.custom_id.argument
        )
        await ann.press(page, "history-step", later.custom_id.argument)
        assert FR("score-review-trick", number=1, count=8) in text_of(page)
        assert len(named(text_of(page))) == 8 + 3  # their own hand, and what the others played
        (last,) = (
            each for each in offers(page, "history-step") if "-l-" in each.custom_id.argument
        )
        await ann.press(page, "history-step", last.custom_id.argument)
        assert deal_title(1, table.game.sheet[0].settlement, FR) in text_of(page)
        assert len(named(text_of(page))) == 4
        await ann.press(page, "history-back")
        await ann.press(page, "history", label=FR("history-button-back"))
        assert FR("history-title", player=f"<@{ann.id}>") in text_of(page)


async def test_every_deal_of_a_long_game_opens(evening: Evening) -> None:
    async with evening:
        ann, *_ = people = four(evening)
        game = one_game(evening, ids(people))
        settled = tuple(taken(number, 0, ann.id) for number in range(1, LONG + 1) if number != 30)
        await keep(evening, [replace(game, deals=LONG, settled=settled)])
        page = await ann.slash("contree history")
        (option, _) = selects_of(page)[0].options[0]
        await ann.choose(page, option, verb="history-game")
        offered: list[str] = []
        pages = ceil(LONG / DEALS)
        for number in range(pages, 0, -1):
            assert FR("leaderboard-page", page=number, pages=pages) in text_of(page)
            here = [int(value) for value, _ in selects_of(page)[0].options]
            assert len(here) <= DEALS
            told = [line for line in text_of(page).splitlines() if "100" in line and "♥" in line]
            assert len(told) == len(set(here) - {30})
            offered = [*map(str, here), *offered]
            if number > 1:
                await ann.press(page, "history-back", label=FR("leaderboard-button-previous"))
        assert offered == [str(number) for number in range(1, LONG + 1)]
        await ann.press(page, "history-back", label=FR("leaderboard-button-next"))
        assert FR("leaderboard-page", page=2, pages=pages) in text_of(page)
        await ann.press(page, "history", label=FR("history-button-back"))
        assert selects_of(page)[0].custom_id.argument == as_argument(HistoryPage(ann.id))
        beyond = str(PastGameControl(1, HistoryPage(ann.id, earlier=99)).at(1))
        answer = await ann.press(evening.cafe.leftover(beyond))
        assert FR("leaderboard-page", page=1, pages=pages) in text_of(answer)


@pytest.mark.slow
async def test_a_deal_leads_back_to_the_page_it_was_opened_from(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.history.DEALS", 1)
    async with at_table(evening, "Ann", "Bob", target=500) as game:
        await game.play_until(None)
        ann = game.people[min(game.people)]
        page = await ann.slash("contree history")
        (option, _) = selects_of(page)[0].options[0]
        await ann.choose(page, option, verb="history-game")
        await ann.press(page, "history-back", label=FR("leaderboard-button-previous"))
        shown = text_of(page)
        ((number, _),) = selects_of(page)[0].options
        await ann.choose(page, number, verb="history-deal")
        assert FR("history-deal-title", number=int(number), game=1) in text_of(page)
        await ann.press(page, "history-back")
        assert text_of(page) == shown


@pytest.mark.parametrize(("locale", "side"), [("fr", "Deux ordinateurs"), ("en-GB", "Two")])
async def test_a_side_of_computers_is_capitalised_at_the_start_of_a_line(
    evening: Evening, locale: str, side: str
) -> None:
    async with evening:
        ann, _, cat, _ = four(evening, locale)
        await keep(evening, [one_game(evening, [ann.id, None, cat.id, None])])
        page = await ann.slash("contree history")
        (option, _) = selects_of(page)[0].options[0]
        await ann.choose(page, option, verb="history-game")
        assert any(line.startswith(side) for line in text_of(page).splitlines())


@pytest.mark.slow
async def test_a_non_player_sees_only_what_was_public(evening: Evening) -> None:
    async with evening:
        _, (ann, *_) = await played(evening)
        eve = evening.cafe.person("Eve")
        page = await eve.slash("contree history", member=ann)
        (option, _) = selects_of(page)[0].options[0]
        await eve.choose(page, option, verb="history-game")
        await eve.choose(page, "1", verb="history-deal")
        told = text_of(page)
        assert FR("history-deal-title", number=1, game=1) in told
        assert named(told) == set()
        for step in range(1, 9):
            await eve.press(page, "history-step", way(page, "n"))
            assert FR("score-review-trick", number=step, count=8) in text_of(page)
            assert len(named(text_of(page))) == 4


async def test_missing_records_are_reported(evening: Evening) -> None:
    async with evening:
        ann, *_ = people = four(evening)
        await keep(evening, [one_game(evening, ids(people))])
        page = await ann.slash("contree history")
        (option, _) = selects_of(page)[0].options[0]
        await ann.choose(page, option, verb="history-game")
        told = await refused(evening, ann.choose(page, "1", verb="history-deal"))
        assert FR("history-untold") in told


async def test_a_hidden_player_is_named_to_nobody_but_themselves(evening: Evening) -> None:
    async with evening:
        ann, bob, cat, dan = people = four(evening, "fr")
        await keep(evening, [one_game(evening, ids(people))])
        await hide(evening, bob)
        for reader, commands in (
            (ann, ("history", "stats")),
            (cat, ("history", "stats")),
            (bob, ("history",)),
        ):
            for command in commands:
                page = await reader.slash(f"contree {command}", member=dan)
                assert (bob.id in mentioned(text_of(page))) is (reader is bob)
                if command == "history":
                    await reader.choose(page, "1-1", verb="history-game")
                    named = mentioned(text_of(page))
                    assert {ann.id, cat.id, dan.id} <= set(named)
                    assert (bob.id in named) is (reader is bob)
                    assert reader is bob or FR("privacy-erased") in text_of(page).lower()
