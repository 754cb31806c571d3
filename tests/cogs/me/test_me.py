"""/contree me: what a person chooses for themselves, and forced cards that play themselves."""

import pytest

from bot.i18n import words
from bot.storage.preferences import PlayerPreferences, player_preferences
from bot.tables.play import forced_card, is_last_trick
from cogs.me import HINTS, SWITCHES
from engine.events import CardPlayed
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes, in_play
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, Game, at_table, offers, sit_down
from tests.rig.people import Person
from tests.rig.screens import MessageLike, buttons_of, text_of

SAY = words("fr")


async def kept(evening: Evening, person: Person) -> PlayerPreferences:
    return await evening.bot.services.database.read(lambda c: player_preferences(c, person.id))


def labels(page: MessageLike) -> list[str]:
    return [button.label for button in buttons_of(page)]


def first_label(page: MessageLike) -> str:
    return labels(page)[0]


def forced(state: str) -> str:
    return SAY("me-switch", name=SAY("me-forced"), state=SAY(state))


async def switched(person: Person, *arguments: str) -> None:
    page = await person.slash("contree me")
    for argument in arguments:
        await person.press(page, "me-switch", f"plays-forced-{argument}")


async def test_preferences_start_empty(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        page = await alice.slash("contree me")
        assert page.ephemeral
        assert first_label(page) == SAY("me-switch", name=SAY("me-read"), state=SAY("me-off"))
        assert forced("me-off") in labels(page)
        assert await kept(evening, alice) == PlayerPreferences()
        await alice.press(page, "me-switch", "plays-forced-on")
        assert forced("me-on") in labels(page)
        assert await kept(evening, alice) == PlayerPreferences(plays_forced=True)
        assert await kept(evening, bob) == PlayerPreferences()


async def test_what_each_preference_does_is_a_press_away(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        page = await alice.slash("contree me")
        assert SAY("me-forced-hint") not in text_of(page)
        for which, names in HINTS.items():
            await alice.press(page, "me-hints", which)
            for name in names:
                assert SAY(f"me-{name}-hint") in text_of(page)
        assert {*SWITCHES.values()} < {name for names in HINTS.values() for name in names}
        await alice.press(page, "me-back")
        assert forced("me-off") in labels(page)


async def test_who_listens_reads_the_page_in_full_from_the_press_on(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        page = await alice.slash("contree help")
        await alice.press(page, "me-switch", "read-to-me-on")
        assert first_label(page) == SAY("me-switch", name=SAY("me-read"), state=SAY("me-on"))
        assert await kept(evening, alice) == PlayerPreferences(read_to_me=True)
        assert "read-to-me-on" not in text_of(await alice.slash("contree help"))
        assert evening.bot.readers.listens(alice.id)
        await evening.restart()
        assert evening.bot.readers.listens(alice.id)
        assert not evening.bot.readers.listens(bob.id)


async def test_a_newcomer_is_offered_to_listen_on_their_first_hand(
    evening: Evening, newcomers: None
) -> None:
    async with at_table(evening) as game:
        alice = game.turn
        await game.press(alice, "hand", on=game.table)
        hand = game.hand(alice)
        assert SAY("me-read") in labels(hand)
        await alice.press(hand, "me-switch", "read-to-me-on")
        heard = game.hand(alice)
        assert SAY("pictures-held", cards="@").partition("@")[0] in text_of(heard)
        assert SAY("me-read") not in labels(heard)


async def test_a_choice_survives_a_restart_and_can_be_reset(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        page = await alice.slash("contree me")
        await alice.press(page, "me-switch", "plays-forced-on")
        await evening.restart()
        assert await kept(evening, alice) == PlayerPreferences(plays_forced=True)
        await alice.press(page, "me-switch", "plays-forced-off")
        assert await kept(evening, alice) == PlayerPreferences()


async def test_a_switch_pressed_twice_keeps_its_value(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        page = await alice.slash("contree me")
        async with evening.cafe.at_once():
            await alice.press(page, "me-switch", "plays-forced-on")
            await alice.press(page, "me-switch", "plays-forced-on")
        assert await kept(evening, alice) == PlayerPreferences(plays_forced=True)


async def a_deal(evening: Evening, *habit: str) -> tuple[Game, Person, list[str]]:
    """Play a deal in which the first player switches so, and note the cards that they press."""
    game = await sit_down(evening, *NAMES)
    alice = next(iter(game.people.values()))
    await switched(alice, *habit)
    await bid_and_passes(game)
    pressed: list[str] = []
    while game.phase is Phase.PLAY:
        forced = forced_card(evening.table())
        if game.turn is alice:
            pressed.append("forced" if forced else "free")
        await game.play()
    return game, alice, pressed


async def test_the_first_forced_card_offers_once_to_play_the_others(
    evening: Evening,
) -> None:
    async with in_play(evening) as game:
        told: list[Person] = []
        switching = 0
        while game.phase is Phase.PLAY:
            table, person = evening.table(), game.turn
            is_forced = forced_card(table) is not None and not is_last_trick(table)
            hand = game.hand(person)
            label = SAY("hand-button-forced")
            says = label in [each.label for each in buttons_of(hand)]
            assert says == (is_forced and person not in told)
            if says:
                told.append(person)
                page = await person.press(hand, "me-switch", "plays-forced-on")
                assert forced("me-on") in labels(page)
                assert offers(hand, "card")  # the hand stays as it was
                await person.press(page, "me-switch", "plays-forced-off")
                switching += 1
            await game.play()
        assert switching == len(told) > 0


async def played_by(evening: Evening, game: Game, person: Person) -> int:
    cards = (event for event in await evening.log() if isinstance(event, CardPlayed))
    return sum(event.seat is game.seat(person) for event in cards)


@pytest.mark.slow
@pytest.mark.parametrize("habit", [(), ("on", "off")], ids=["never chosen", "taken back"])
async def test_without_automatic_play_every_card_but_the_last_is_pressed(
    evening: Evening, habit: tuple[str, ...]
) -> None:
    async with evening:
        game, alice, pressed = await a_deal(evening, *habit)
        assert len(pressed) == await played_by(evening, game, alice) - 1 == 7
        assert "forced" in pressed


@pytest.mark.slow
async def test_a_forced_card_is_played_automatically(evening: Evening) -> None:
    async with evening:
        game, alice, pressed = await a_deal(evening, "on")
        assert await played_by(evening, game, alice) == 8
        assert 0 < len(pressed) < 8
        assert "forced" not in pressed
        assert evening.table().game == await evening.replayed()


@pytest.mark.slow
async def test_the_hand_shows_the_automatic_card(evening: Evening) -> None:
    async with at_table(evening) as game:
        alice = next(iter(game.people.values()))
        await bid_and_passes(game)
        while len(offers(game.hand(alice), "card")) != 1 or game.turn is not alice:
            await game.play()
        (card,) = offers(game.hand(alice), "card")
        await switched(alice, "on")
        while game.phase is Phase.PLAY and game.turn is not alice:
            await game.play()
        await game.play()
        shown = {button.custom_id.argument for button in buttons_of(game.hand(alice))}
        assert card.custom_id.argument not in shown
