"""/belote privacy: what is kept about oneself, read, hidden, taken away and erased."""

import gzip
import json
from typing import Any

import pytest
import simcord
from discord import ui

from bot.i18n import words
from bot.storage.preferences import NOWHERE, PlayerPreferences, player_preferences
from bot.storage.privacy.export import FORMAT
from bot.tables.occupants import Human, is_erased
from cogs.privacy import exported
from cogs.ui.ids import ControlId
from tests.bot.storage.privacy.sweeping import columns_with
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned
from tests.cogs.playing import at_table, sit_down
from tests.engine.players.analysis.played_deals import played
from tests.rig.people import Person
from tests.rig.screens import buttons_of, message_of, text_of
from tests.rig.ways import wait_for_a_seat

LOCALES = [("fr", "fr"), ("en-GB", "en")]
SAY = words("fr")


async def there(evening: Evening, person: Person) -> set[str]:
    """Where their id stands."""
    return await evening.bot.services.database.read(lambda c: columns_with(c, person.id))


async def play_a_game(evening: Evening) -> tuple[Person, Person]:
    """A short game of two people and two computers, and its table is closed."""
    game = await sit_down(evening, "Alice", "Bob", target=100)
    await game.play_until(None)
    alice, bob = game.people.values()
    stop = await alice.slash("contree stop")
    await alice.press(stop, "stop")
    return alice, bob


async def taken_away(person: Person, page: simcord.InteractionResult) -> list[dict[str, Any]]:
    """The files that they are sent, read."""
    before = {message.id for message in person.private()}
    await person.press(page, "privacy-export")
    sent = [message for message in person.private() if message.id not in before]
    files = [attachment for message in sent for attachment in message.attachments]
    read = [(each.filename, await each.read()) for each in files]
    return [json.loads(gzip.decompress(raw) if name.endswith("gz") else raw) for name, raw in read]


def texts_of_part(part: int, parts: int, name: str = "data.json.gz") -> list[str]:
    view = exported(name, part, parts, SAY)
    return [each.content for each in view.walk_children() if isinstance(each, ui.TextDisplay)]


def test_the_first_file_says_what_it_is_and_each_of_several_its_number() -> None:
    assert texts_of_part(1, 1) == [SAY("privacy-exported", count=1, packed="yes")]
    (plain,) = texts_of_part(1, 1, "data.json")
    assert plain == SAY("privacy-exported", count=1, packed="no")
    assert "gz" not in plain
    first, second = texts_of_part(1, 2), texts_of_part(2, 2)
    assert first[0] == SAY("privacy-exported", count=2, packed="yes")
    assert SAY("privacy-export-part", part=1, parts=2) in first[1]
    assert len(second) == 1
    assert SAY("privacy-export-part", part=2, parts=2) in second[0]


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_nothing_is_stored_about_someone_who_never_played(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        eve = evening.cafe.person("Eve", locale=locale)
        page = await eve.slash("belote privacy")
        assert page.ephemeral
        assert words(language)("privacy-none") in text_of(page)
        off = {button.custom_id.verb for button in buttons_of(page) if button.disabled}
        assert off == {"privacy-export", "privacy-ask-erase"}


async def test_a_waiting_player_can_read_and_erase_their_request(evening: Evening) -> None:
    async with evening:
        eve = evening.cafe.person("Eve")
        await wait_for_a_seat(eve)
        page = await eve.slash("belote privacy")
        assert SAY("privacy-waits", count=1) in text_of(page)
        (told,) = await taken_away(eve, page)
        assert [each["server"] for each in told["waits"]] == [str(evening.cafe.server.id)]
        evening.bot.learn_preferences(eve.id, PlayerPreferences(pinged_in=NOWHERE))
        assert not evening.bot.preference_cache.may_ping(eve.id, evening.cafe.server.id)
        await eve.press(page, "privacy-ask-erase")
        await eve.press(page, "privacy-erase")
        assert await there(evening, eve) == set()
        assert evening.bot.preference_cache.may_ping(eve.id, evening.cafe.server.id)
        assert SAY("privacy-none") in text_of(await eve.slash("belote privacy"))


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_the_page_lists_what_is_stored(evening: Evening, locale: str, language: str) -> None:
    async with evening:
        alice, bob = await play_a_game(evening)
        evening.cafe.env.backend.locales[alice.id] = locale
        say = words(language)
        told = text_of(await alice.slash("belote privacy"))
        assert f"- {say('privacy-tables', count=1)}\n- {say('privacy-games', count=1)}" in told
        assert say("privacy-why") in told
        assert say("privacy-how-long") in told
        assert f"- {say('privacy-choices')}" not in told
        assert mentioned(told) == []
        assert bob.id not in mentioned(told)


@pytest.mark.slow
async def test_one_press_hides_and_shows_a_player(evening: Evening) -> None:
    async with evening:
        alice, bob = await play_a_game(evening)
        page = await alice.slash("belote privacy")
        await alice.press(page, "privacy-hide")
        assert SAY("me-switch", name=SAY("privacy-hidden"), state=SAY("me-on")) in text_of(page)
        database = evening.bot.services.database
        assert await database.read(lambda c: player_preferences(c, alice.id)) == PlayerPreferences(
            hidden=True
        )
        board = text_of(await bob.slash("contree leaderboard"))
        assert alice.id not in mentioned(board)
        refused = text_of(await bob.slash("contree stats", member=alice))
        assert SAY("refusal-hidden-player", user=f"<@{alice.id}>") in refused
        await alice.press(page, "privacy-show")
        assert await database.read(lambda c: player_preferences(c, alice.id)) == PlayerPreferences()


@pytest.mark.slow
async def test_erasing_deletes_one_players_data_only(evening: Evening) -> None:
    async with evening:
        alice, bob = await play_a_game(evening)
        page = await alice.slash("belote privacy")
        (told,) = await taken_away(alice, page)
        assert (told["format"], told["version"], told["id"]) == (FORMAT, 1, str(alice.id))
        assert str(bob.id) not in json.dumps(told)
        (table,) = told["tables"]
        (game,) = table["games"]
        seats = [each["player"] for each in game["players"]]
        assert sorted(map(str, seats)) == ["None", "None", "player 1", "you"]
        log = await evening.log()
        own = [event for event in table["did"] if event["event"] in ("Called", "CardPlayed")]
        seat = next(each["seat"] for each in game["players"] if each["player"] == "you")
        done = [event for event in log if getattr(event, "seat", None) == seat]
        assert len(own) == sum(type(e).__name__ in ("Called", "CardPlayed") for e in done) > 5
        assert len(message_of(page).attachments) == 0


async def test_a_seated_player_is_told_how_to_leave_first(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob") as game:
        alice = next(iter(game.people.values()))
        kept = await there(evening, alice)
        page = await alice.slash("belote privacy")
        await alice.press(page, "privacy-ask-erase")
        await alice.press(page, "privacy-erase")
        link = f"https://discord.com/channels/{evening.cafe.server.id}/{evening.cafe.channel.id}"
        told = SAY("privacy-still-seated", count=1, links=link)
        assert told in text_of(alice.newest_private())
        assert await there(evening, alice) == kept


@pytest.mark.slow
async def test_an_erased_player_is_anonymous_to_others_after_two_confirmations(
    evening: Evening,
) -> None:
    async with evening:
        alice, bob = await play_a_game(evening)
        page = await alice.slash("belote privacy")
        await alice.press(page, "privacy-ask-erase")
        assert SAY("privacy-confirm-final") in text_of(page)
        assert await there(evening, alice)
        await alice.press(page, "privacy-keep")
        assert await there(evening, alice)
        page = await alice.slash("belote privacy")
        await alice.press(page, "privacy-ask-erase")
        again = alice.newest_private()
        await alice.press(page, "privacy-erase")
        assert SAY("privacy-done") in text_of(again)
        assert await there(evening, alice) == set()
        seats = [held for held in (await evening.kept()).seats if isinstance(held, Human)]
        assert sorted(is_erased(held.user) for held in seats) == [False, True]
        board = text_of(await bob.slash("contree leaderboard"))
        assert alice.id not in mentioned(board)
        told = text_of(await alice.slash("belote privacy"))
        assert SAY("privacy-none") in told


@pytest.mark.slow
async def test_two_simultaneous_erasures_erase_once_and_answer_both(evening: Evening) -> None:
    async with evening:
        alice, _ = await play_a_game(evening)
        pages = [await alice.slash("belote privacy") for _ in range(2)]
        for page in pages:
            await alice.press(page, "privacy-ask-erase")
        async with evening.cafe.at_once():
            for page in pages:
                await alice.press(page, "privacy-erase")
        told = {text_of(page) for page in pages}
        assert told == {SAY("privacy-done"), SAY("privacy-none")}
        assert await there(evening, alice) == set()


@pytest.mark.slow
@pytest.mark.parametrize(
    "verb",
    [
        "privacy-hide",
        "privacy-show",
        "privacy-export",
        "privacy-ask-erase",
        "privacy-erase",
    ],
)
async def test_another_players_button_is_refused(evening: Evening, verb: str) -> None:
    async with evening:
        alice, bob = await play_a_game(evening)
        kept = await there(evening, alice), await there(evening, bob)
        forged = evening.cafe.leftover(str(ControlId(verb, argument=str(alice.id))))
        told = text_of(await bob.press(forged))
        assert SAY("refusal-not-yours") in told
        assert (await there(evening, alice), await there(evening, bob)) == kept


async def test_somebody_on_no_server_reads_takes_away_and_erases_what_is_kept(
    evening: Evening,
) -> None:
    async with evening:
        account = evening.cafe.env.create_user("eve", global_name="Eve")
        evening.cafe.env.backend.locales[account.id] = "fr"
        await account.slash("belote deal", deal=str(played("contree", 1)))
        page = await account.slash("belote privacy")
        assert SAY("privacy-seen-deals", count=1) in text_of(page)
        await in_private(account, page, "privacy-hide")
        assert SAY("me-switch", name=SAY("privacy-hidden"), state=SAY("me-on")) in text_of(page)
        export = await in_private(account, page, "privacy-export")
        assert export.response is not None
        (file,) = export.response.attachments
        told = json.loads(await file.read())
        assert len(told["seen_deals"]) == 1
        assert told["choices"]["hidden"]
        await in_private(account, page, "privacy-ask-erase")
        await in_private(account, page, "privacy-erase")
        gone = await evening.bot.services.database.read(lambda c: columns_with(c, account.id))
        assert gone == set()
        assert SAY("privacy-done") in text_of(page)


async def test_somebody_who_has_left_every_server_erases_their_games(evening: Evening) -> None:
    async with evening:
        alice, _ = await play_a_game(evening)
        account = alice.leave_server()
        page = await account.slash("belote privacy")
        assert SAY("privacy-games", count=1) in text_of(page)
        await in_private(account, page, "privacy-ask-erase")
        await in_private(account, page, "privacy-erase")
        assert SAY("privacy-done") in text_of(page)
        assert await there(evening, alice) == set()


async def in_private(
    account: simcord.UserHandle, page: simcord.InteractionResult, verb: str
) -> simcord.InteractionResult:
    """Press a button of a page in a direct message."""
    custom_id = str(ControlId(verb, argument=str(account.id)))
    answer: simcord.InteractionResult = await account.click(message_of(page), custom_id=custom_id)
    return answer
