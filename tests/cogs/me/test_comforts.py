"""/contree me: how a hand is held, and where one is called."""

import pytest

from bot.i18n import words
from bot.storage.preferences import NOWHERE, PlayerPreferences
from cogs.ui.ids import ControlId
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes
from tests.cogs.clock.test_clock import pings
from tests.cogs.evening import Evening
from tests.cogs.me.test_me import kept
from tests.cogs.playing import NAMES, Game, at_table, sit_down
from tests.rig.people import Person
from tests.rig.screens import MessageLike, buttons_of, selects_of, text_of

SAY = words("fr")
LANGUAGES = [("fr", "fr"), ("en-US", "en")]


async def chosen(person: Person, verb: str, value: str) -> MessageLike:
    page = await person.slash("contree me")
    await person.choose(page, value, verb=verb)
    return page


def cards_of(hand: MessageLike) -> list[str]:
    return [b.custom_id.argument for b in buttons_of(hand) if b.custom_id.verb == "card"]


async def dealt(evening: Evening) -> tuple[Game, Person]:
    game = await sit_down(evening, *NAMES)
    await bid_and_passes(game)
    await game.open_hands()
    return game, game.turn


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_the_page_shows_the_choices(evening: Evening, locale: str, language: str) -> None:
    say = words(language)
    async with evening:
        eve = evening.cafe.person("Eve", locale=locale)
        page = await chosen(eve, "me-order", "strength")
        await eve.choose(page, "words", verb="me-size")
        await eve.choose(page, "nowhere", verb="me-pings")
        picked = {select.custom_id.verb: select.chosen for select in selects_of(page)}
        assert picked["me-order"] == ("strength",)
        assert picked["me-size"] == ("words",)
        assert picked["me-pings"] == ("nowhere",)
        assert say("me-title") in text_of(page)
        assert await kept(evening, eve) == PlayerPreferences(
            hand_order="strength", hand_size="words", pinged_in=NOWHERE
        )


async def test_a_hand_keeps_its_owners_card_order_after_a_restart(
    evening: Evening,
) -> None:
    async with evening:
        game, player = await dealt(evening)
        usual = cards_of(game.hand(player))
        await chosen(player, "me-order", "strength-rising")
        await evening.restart()
        await game.press(player, "hand", on=game.table)
        sorted_anew = cards_of(game.hand(player))
        assert sorted_anew != usual
        assert sorted(sorted_anew) == sorted(usual)
        other = game.after(player)
        await game.press(other, "hand", on=game.table)
        assert game.hand(other) != game.hand(player)


@pytest.mark.parametrize(("size", "label"), [("words", "Valet de "), ("small", "V ")])
async def test_card_buttons_have_the_chosen_size(evening: Evening, size: str, label: str) -> None:
    async with evening:
        game, player = await dealt(evening)
        await chosen(player, "me-size", size)
        await game.press(player, "hand", on=game.table)
        rows = [b for b in buttons_of(game.hand(player)) if b.custom_id.verb == "card"]
        assert len(rows) == 8
        if size == "words":
            names = {SAY.card(card) for card in evening.table().rules.pack.cards}
            assert {b.label[0].lower() + b.label[1:] for b in rows} <= names
        else:
            assert all(len(b.label) < len(label) + 4 for b in rows)


@pytest.mark.slow
async def test_players_who_opted_out_are_never_pinged(evening: Evening) -> None:
    async with at_table(evening) as game:
        for person in game.people.values():
            await chosen(person, "me-pings", "nowhere")
        before = len(pings(evening))
        await bid_and_passes(game)
        await game.play_until(Phase.OVER)
        await game.go_on()
        new = pings(evening)[before:]
        assert new
        assert not any(new)


@pytest.mark.slow
async def test_pings_can_be_limited_to_one_server(evening: Evening) -> None:
    async with at_table(evening) as game:
        for person in game.people.values():
            await chosen(person, "me-pings", "here")
            assert (await kept(evening, person)).pinged_in == evening.cafe.server.id
        before = len(pings(evening))
        await bid_and_passes(game)
        await game.play_until(Phase.OVER)
        await game.go_on()
        assert [users for users in pings(evening)[before:] if users] == [[game.turn.id]]


@pytest.mark.parametrize("verb", ["me-order", "me-size", "me-pings", "me-time"])
async def test_an_unknown_choice_is_refused(evening: Evening, verb: str) -> None:
    async with evening.with_people("Eve") as (eve,):
        forged = evening.cafe.leftover(str(ControlId(verb)))
        assert SAY("refusal-stale-press") in text_of(await eve.press(forged))
        assert await kept(evening, eve) == PlayerPreferences()
