"""The lobby's house rules, chosen by its host by pressing, and read by everybody else."""

import pytest
import simcord

from bot.i18n import Words, words
from bot.rulebook.options import option_name
from bot.tables.events import HouseRulesChanged
from bot.tables.house_rules import HouseRules
from cogs.ui import arguments
from cogs.ui.delivery.writer import TOKEN_LIFE
from cogs.ui.ids import ControlId
from engine.options import HIGHEST_TARGET, LOWEST_TARGET
from engine.options.game import MOST_DEALS
from engine.seats import Seat
from tests.bot.tables.head_to_head import FOR_TWO
from tests.cogs.evening import Evening
from tests.cogs.facts import numbers
from tests.cogs.playing import take_seats, verbs
from tests.cogs.refused import refused, refused_on_leftover
from tests.rig.people import Person
from tests.rig.screens import MessageLike, Select, buttons_of, message_of, selects_of, text_of

SAY = words("fr")


async def opened(
    evening: Evening, *names: str, **options: object
) -> tuple[list[Person], simcord.InteractionResult]:
    """A lobby with these people, and the page of its host."""
    people = evening.people(*names)
    await people[0].slash("contree start", channel=None, **options)
    for person, seat in zip(people[1:], ("north", "east", "west"), strict=False):
        await person.press(evening.cafe.newest(), "sit", seat)
    return people, await people[0].press(evening.cafe.newest(), "house-rules")


def menu(page: simcord.InteractionResult, name: str) -> Select:
    """The menu of a house rule, or of the games."""
    (found,) = [
        each for each in selects_of(page) if name in {each.custom_id.argument, each.custom_id.verb}
    ]
    return found


def told(page: simcord.InteractionResult, reason: str, **facts: str | int) -> bool:
    """Whether the page gives this reason."""
    return SAY(f"refusal-{reason}", **facts) in text_of(page)


async def to_the_deal(person: Person, page: MessageLike) -> None:
    await person.press(page, "house-rules", "deal-0")


async def test_the_host_sees_current_values_and_choices(evening: Evening) -> None:
    async with evening:
        (_, page) = await opened(evening, "Alice", target=730)
        assert message_of(page).flags.ephemeral
        assert menu(page, "choose-game").chosen == ("contree",)
        target = menu(page, "target")
        assert target.chosen == ("730",)
        assert ("2000", SAY("house-number", number=2000)) in target.options
        assert SAY("house-usually", choice=SAY("house-number", number=2000)) in text_of(page)


async def test_a_choice_is_stored_and_shown_to_everyone(evening: Evening) -> None:
    async with evening:
        (alice,), page = await opened(evening, "Alice")
        lobby = evening.cafe.newest()
        await to_the_deal(alice, page)
        await alice.choose(page, "4-4", verb="choose-option", argument="packets")
        changed = HouseRulesChanged(variant="contree", version=1, options=(("packets", "4-4"),))
        assert (await evening.log())[-1] == changed
        assert menu(page, "packets").chosen == ("4-4",)
        assert SAY("house-usually", choice="3-2-3") in text_of(page)
        shown = SAY("house-difference", option=option_name("packets", SAY), choice="4-4")
        assert shown in text_of(lobby)
        assert shown in text_of(await alice.slash("contree rules"))
        assert len(evening.cafe.posted()) == len(alice.private()) - 1 == 1

        await alice.press(page, "reset-options")
        assert evening.table().house == HouseRules("contree")
        assert shown not in text_of(lobby) + text_of(page)
        assert "reset-options" not in verbs(page)


@pytest.mark.parametrize("typed", ["1234", " 1 234 ", "1\N{NARROW NO-BREAK SPACE}234"])
async def test_another_number_can_be_typed(evening: Evening, typed: str) -> None:
    async with evening:
        (alice,), page = await opened(evening, "Alice")
        window = await alice.press(page, "type-option", "target")
        assert window.modal is not None
        assert window.modal["title"] == option_name("target", SAY)
        await alice.write(window, typed)
        assert evening.table().rules.end.target == 1234
        assert menu(page, "target").chosen == ("1234",)
        assert 1234 in numbers(text_of(evening.cafe.newest()))


async def test_a_table_is_described_by_what_ends_its_game(evening: Evening) -> None:
    async with evening:
        (alice,), page = await opened(evening, "Alice")
        lobby, game = evening.cafe.newest(), evening.table().rules
        assert SAY("table-title", game=SAY.variant(game), target=2000) in text_of(lobby)
        for typed in ("1", "12"):
            await alice.write(await alice.press(page, "type-option", "deals"), typed)
            called = SAY("table-title-deals", game=SAY.variant(game), deals=int(typed))
            assert called in text_of(lobby)
            assert "2000" not in text_of(lobby).replace("\N{NARROW NO-BREAK SPACE}", "")


@pytest.mark.slow
@pytest.mark.parametrize("typed", ["7", "99999", "deux mille", "-100", "1e3"])
async def test_an_invalid_choice_is_explained_on_the_page(evening: Evening, typed: str) -> None:
    async with evening:
        (alice,), page = await opened(evening, "Alice")
        before = len(await evening.log())
        answer = await alice.write(await alice.press(page, "type-option", "target"), typed)
        assert answer.followups == []
        bounds = {"least": LOWEST_TARGET, "most": HIGHEST_TARGET}
        assert told(page, "number-out-of-bounds", value=typed, **bounds)
        assert menu(page, "target").chosen == ("2000",)
        assert len(await evening.log()) == before
        await alice.choose(page, "1000", verb="choose-option", argument="target")
        assert not told(page, "number-out-of-bounds", value=typed, **bounds)


async def test_a_text_that_no_window_lets_through_is_answered_with_a_sentence(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = SAY("refusal-too-long", count=11, most=10)
    async with evening:
        # What is simulated keeps to the lengths that windows and commands were registered with.
        monkeypatch.setattr(arguments, "LONGEST_TEXT", 10)
        (alice,), page = await opened(evening, "Alice")
        before = len(await evening.log())
        window = await alice.press(page, "type-option", "target")
        await alice.write(window, "9" * 11)
        assert said in text_of(alice.newest_private())
        assert said in text_of(await alice.slash("belote deal", deal="9" * 11))
        assert len(await evening.log()) == before


@pytest.mark.parametrize("typed", ["abc", "100"])
async def test_an_invalid_number_of_deals_is_refused_with_its_bounds(
    evening: Evening, typed: str
) -> None:
    async with evening:
        (alice,), page = await opened(evening, "Alice", target=750)
        await alice.write(await alice.press(page, "type-option", "deals"), typed)
        assert told(page, "number-out-of-bounds", value=typed, least=1, most=MOST_DEALS)
        assert evening.table().house.options == (("target", "750"),)


async def test_house_rules_work_after_a_restart(evening: Evening) -> None:
    async with evening:
        (alice,), page = await opened(evening, "Alice")
        window = await alice.press(page, "type-option", "target")
        await evening.restart()
        await alice.write(window, "640")
        assert evening.table().rules.end.target == 640
        await evening.restart()
        assert evening.table().rules.end.target == 640
        await to_the_deal(alice, page)
        await evening.restart()
        await alice.choose(page, "4-4", verb="choose-option", argument="packets")
        assert evening.table() == await evening.kept()
        assert evening.table().rules.dealing.packets == (4, 4)


async def test_another_game_can_be_chosen(evening: Evening) -> None:
    async with evening:
        (alice,), page = await opened(evening, "Alice", target=1500)
        lobby = evening.cafe.newest()
        await alice.choose(page, "coinche", verb="choose-game")
        table = evening.table()
        assert (table.rules.key, table.rules.end.target) == ("coinche", 1500)
        assert SAY("variant-coinche") in text_of(lobby)
        assert SAY("house-title", game=SAY("variant-coinche")) in text_of(page)
        await alice.choose(page, "contree_701", verb="choose-game")
        await alice.press(page, "reset-options")
        assert evening.table().rules.end.target == 701


async def test_only_the_host_can_change_house_rules(evening: Evening) -> None:
    async with evening:
        (alice, bob), _ = await opened(evening, "Alice", "Bob", target=730)
        (eve,) = evening.people("Eve")
        host, lobby = f"<@{alice.id}>", evening.cafe.newest()
        for person in (bob, eve):
            choices = await person.press(lobby, "setup")
            text = await refused(evening, person.press(choices, "house-rules"))
            assert SAY("house-only-host", user=host) in text
            assert 730 in numbers(text)
            assert verbs(person.newest_private()) == {"setup", "house-rules"}
            assert selects_of(person.newest_private()) == ()
            await to_the_deal(person, person.newest_private())
            assert option_name("packets", SAY) in text_of(person.newest_private())
            await person.press(person.newest_private(), "setup")
            assert "house-rules" in verbs(person.newest_private())
            for verb in (
                "choose-game",
                "choose-preset",
                "choose-option",
                "type-option",
                "typed-option",
            ):
                forged = str(ControlId(verb, 1, argument="target"))
                await refused_on_leftover(evening, person, forged, "not-host", user=host)


async def test_a_host_who_left_cannot_change_house_rules(evening: Evening) -> None:
    async with evening:
        (alice, bob), page = await opened(evening, "Alice", "Bob")
        await alice.press(evening.cafe.newest(), "stand", "south")
        host = f"<@{bob.id}>"
        choosing = alice.choose(page, "1000", verb="choose-option", argument="target")
        await refused(evening, choosing, "not-host", user=host)
        await bob.press(evening.cafe.newest(), "house-rules")
        assert selects_of(bob.newest_private())


async def test_two_open_pages_do_not_undo_each_other(evening: Evening) -> None:
    async with evening:
        (alice,), first = await opened(evening, "Alice")
        await evening.skip(TOKEN_LIFE)  # nothing takes it away
        second = await alice.press(evening.cafe.newest(), "house-rules")
        await to_the_deal(alice, second)
        async with evening.cafe.at_once():
            await alice.choose(first, "1000", verb="choose-option", argument="target")
            await alice.choose(second, "4-4", verb="choose-option", argument="packets")
        assert evening.table().house.options == (("target", "1000"), ("packets", "4-4"))


async def test_an_option_never_offered_is_refused(evening: Evening) -> None:
    async with evening:
        (alice,), _ = await opened(evening, "Alice")
        before = len(await evening.log())
        for argument, verb in (
            ("weather", "choose-option"),
            ("", "choose-option"),
            ("packets", "type-option"),
            ("weather", "type-option"),
            ("deal-0", "choose-game"),
            ("target", "typed-option"),
        ):
            forged = str(ControlId(verb, 1, argument=argument))
            assert await refused_on_leftover(evening, alice, forged)
        for argument in ("", "nonsense", "deal-99", "scoring-0"):
            lost = str(ControlId("house-rules", 1, argument=argument))
            await refused_on_leftover(evening, alice, lost)
            assert selects_of(alice.newest_private())
        assert len(await evening.log()) == before


async def test_players_move_to_the_seats_of_a_game_for_two(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice, bob])
        lobby = evening.cafe.newest()
        assert evening.table().seat_of(bob.id) is Seat.WEST
        assert SAY("lobby-partners") in text_of(lobby)
        page = await alice.press(lobby, "house-rules")
        await alice.choose(page, FOR_TWO, verb="choose-game")
        assert evening.table().seat_of(bob.id) is Seat.NORTH
        assert SAY("lobby-partners") not in text_of(lobby)
        seats = {b.custom_id.argument for b in buttons_of(lobby) if b.custom_id.verb == "stand"}
        assert seats == {"north", "south"}
        assert "start" in verbs(lobby)


async def test_a_game_for_two_is_refused_to_three(evening: Evening) -> None:
    async with evening:
        (alice, *_), page = await opened(evening, "Alice", "Bob", "Chloe")
        before = len(await evening.log())
        await alice.choose(page, FOR_TWO, verb="choose-game")
        assert told(page, "too-many-people", count=2)
        assert menu(page, "choose-game").chosen == ("contree",)
        assert len(await evening.log()) == before


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-US", "en")])
async def test_each_player_reads_the_page_in_their_language(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        say: Words = words(language)
        alice = evening.cafe.person("Alice", locale=locale)
        await alice.slash("contree start")
        page = await alice.press(evening.cafe.newest(), "house-rules")
        assert say("house-title", game=say("variant-contree")) in text_of(page)
        assert say("house-of-table") in text_of(page)
        labels = {button.label for button in buttons_of(page)}
        assert say("house-button-type", option="target") in labels
        assert say("option-category-deal") in labels


async def test_menus_show_only_current_choices(evening: Evening) -> None:
    async with evening:
        (alice,), page = await opened(evening, "Alice")
        drawn = {menu(page, "target").id}
        window = await alice.press(page, "type-option", "target")
        await alice.write(window, "640")
        drawn.add(menu(page, "target").id)
        await alice.write(await alice.press(page, "type-option", "target"), "7")
        drawn.add(menu(page, "target").id)
        assert len(drawn) == 3
        await alice.press(page, "house-rules", "deal-0")
        await alice.press(page, "house-rules", "game-0")
        assert menu(page, "target").chosen == ("640",)
