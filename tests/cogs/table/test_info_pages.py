"""/contree rules and /contree help, the sheet and the tricks: read by whoever asks, alone."""

import pytest
from discord import app_commands

from bot.i18n import words
from bot.tables.table_settings import Pictures
from cogs.help import HelpPage
from cogs.ui.command_group import GROUPS
from cogs.ui.moves import calls_line, trick_line
from engine.seats import Team
from engine.state import Deal, Phase
from tests.cogs.auctions import all_pass, bid_and_passes, in_play
from tests.cogs.evening import Evening
from tests.cogs.facts import numbers
from tests.cogs.mentions import named
from tests.cogs.playing import NAMES, at_table, sit_down, verbs
from tests.cogs.refused import refused, refused_on_leftover
from tests.cogs.secrets import known
from tests.cogs.table.test_pictures import choose, description
from tests.rig.screens import text_of
from tests.rig.slow import slow_except

SAY = words("fr")
LANGUAGES = [("fr", "fr"), ("en-US", "en")]


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_the_rules_of_the_channels_table_open(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        eve = evening.cafe.person("Eve", locale=locale)
        usual = await refused(evening, eve.slash("contree rules"))
        assert 2000 in numbers(usual)
        await eve.slash("contree start", target=730)
        told = await refused(evening, eve.slash("contree rules"))
        assert 730 in numbers(told)
        assert 2000 not in numbers(told)
        assert await refused(evening, eve.press(evening.cafe.newest(), "rules")) == told
        assert words(language)("rules-aim-title") in told


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_help_lists_every_command_as_a_link(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        eve = evening.cafe.person("Eve", locale=locale)
        await eve.slash("contree help")
        page = eve.newest_private()
        pages = [text_of(page)]
        for other in (HelpPage.TABLE, HelpPage.ALONE, HelpPage.YOURS):
            pages.append(await refused(evening, eve.press(page, "help", other)))
        assert len(eve.private()) == 1  # the page is turned in place
        told = "\n".join(pages)
        assert "</contree-admin" not in "".join(pages[:3])
        for command in (each for group in GROUPS for each in group.walk_commands()):
            if isinstance(command, app_commands.Command):
                assert f"</{command.qualified_name}:" in told
                assert words(language)(f"command-{command.name}-description") in told


async def test_help_after_a_restart(evening: Evening) -> None:
    async with evening.with_people("Eve") as (eve,):
        before = await refused(evening, eve.slash("contree help"))
        await evening.restart()
        assert await refused(evening, eve.slash("contree help")) == before


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_calls_and_tricks_can_be_read_at_any_time(
    evening: Evening, locale: str, language: str
) -> None:
    say = words(language)
    async with evening:
        eve = evening.cafe.person("Eve", locale=locale)
        game = await sit_down(evening, *NAMES)
        told = await refused_on_leftover(evening, eve, "b1:tricks:1:0:")
        assert say("auction-line", calls=say("auction-empty")) in told
        await bid_and_passes(game)
        for phase in (Phase.PLAY, Phase.OVER):
            await game.play_until(phase)
            deal = deal_of(evening)
            told = await refused_on_leftover(evening, eve, "b1:tricks:1:0:")
            assert calls_line(evening.table().rules, deal.auction, say) in told
            assert deal.contract is not None
            assert say("play-contract", contract=deal.contract) in told
            assert all(trick_line(trick, say) in told for trick in deal.tricks)


@pytest.mark.slow
async def test_a_hand_has_a_button_to_them(evening: Evening) -> None:
    async with in_play(evening) as game:
        for phase in (Phase.PLAY, Phase.OVER):
            await game.play_until(phase)
            person = next(iter(game.people.values()))
            hand = next(m for m in reversed(person.private()) if "tricks" in verbs(m))
            told = await refused(evening, person.press(hand, "tricks"))
            assert calls_line(evening.table().rules, deal_of(evening).auction, SAY) in told
            assert person.sees(hand)  # it has not taken its place
            assert person.newest_private().id != hand.id


@pytest.mark.slow
@pytest.mark.parametrize("verb", ["tricks", "auction"])
async def test_a_page_of_a_deal_goes_when_the_next_one_is_dealt(
    evening: Evening, verb: str
) -> None:
    async with in_play(evening) as game:
        (alice, *_) = game.people.values()
        await alice.press(game.table, verb)
        page = alice.newest_private()
        await game.play_until(Phase.OVER)
        assert alice.sees(page)
        await game.go_on()
        assert not alice.sees(page)


def deal_of(evening: Evening) -> Deal:
    game = evening.table().game
    assert game is not None
    assert game.deal is not None
    return game.deal


@pytest.mark.slow
async def test_the_tricks_so_far_are_listed(evening: Evening) -> None:
    async with in_play(evening) as game:
        (alice, *_) = game.people.values()
        more = await alice.press(game.table, "more")
        assert named(await refused(evening, alice.press(more, "tricks"))) == set()
        for _ in range(4):
            await game.play()
        first = known(evening.table(), None)
        await game.play()
        more = await alice.press(game.table, "more")
        told = await refused(evening, alice.press(more, "tricks"))
        assert named(told) == first
        await game.play_until(Phase.OVER)
        told = await refused(evening, alice.press(game.hand(alice), "tricks"))
        assert named(told) == known(evening.table(), None)


@pytest.mark.slow
async def test_the_score_sheet_opens(evening: Evening) -> None:
    async with at_table(evening) as game:
        await all_pass(game)
        await game.go_on()
        await bid_and_passes(game)
        await game.play_until(Phase.OVER)
        table = evening.table()
        assert table.game is not None
        (eve,) = evening.people("Eve")
        told = await refused(evening, eve.press(game.table, "sheet"))
        assert {1, 2, *table.game.scores} <= set(numbers(told))


@pytest.mark.slow
@pytest.mark.parametrize("pictures", slow_except((False, True), {False}))
async def test_the_score_sheet_is_private_until_shared(evening: Evening, pictures: bool) -> None:
    async with evening:
        if pictures:
            await choose(evening, Pictures.CARDS)
        game = await sit_down(evening, *NAMES, target=100)
        await game.play_until(None)
        table, (alice, *_) = evening.table(), game.people.values()
        assert table.game is not None
        await alice.press(game.table, "sheet")
        page = alice.newest_private()
        told = description(page) if pictures else text_of(page)
        assert bool(description(page)) is pictures
        assert set(table.game.scores) <= set(numbers(told))
        assert (SAY("hand-us") in text_of(page)) is not pictures
        await alice.press(page, "share-sheet")
        shared = evening.cafe.newest()
        told = description(shared) if pictures else text_of(shared)
        named = SAY.team if pictures else SAY.team_short
        assert named(Team.NORTH_SOUTH) in told
        assert SAY("hand-us") not in told
        assert not verbs(shared)


async def test_the_score_sheet_of_a_new_game_is_empty(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        for verb in ("sheet", "tricks"):
            await refused_on_leftover(evening, alice, f"b1:{verb}:1:0:", "no-game")
