"""/belote play: a deal by commands alone, from anywhere, and of one's own hand alone."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.i18n import words
from bot.tables.registry import Registry
from engine.cards import Card
from engine.events import CardPlayed
from engine.ruleset import Enforcement
from engine.seats import Seat
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.house import play_by
from tests.cogs.mentions import named
from tests.cogs.playing import NAMES, Game, sit_down
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import text_of

SAY = words("fr")


async def choices(evening: Evening, person: Person, typed: str = "") -> list[dict[str, str]]:
    return await person.actor.autocomplete(evening.cafe.channel, "belote play", "move", typed)


async def test_a_whole_deal_is_played_by_commands_alone(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        while game.phase is not Phase.OVER:
            person = game.turn
            offered = await choices(evening, person)
            chosen = offered[0 if game.phase is Phase.PLAY else -1]
            answer = await person.slash("belote play", move=chosen["value"])
            assert answer.ephemeral
            assert SAY("keyboard-done", move=chosen["name"]) in text_of(answer)
        for person in game.people.values():
            (going_on,) = await choices(evening, person)
            await person.slash("belote play", move=going_on["value"])
        assert game.phase is Phase.AUCTION


async def in_play(evening: Evening, *names: str) -> Game:
    game = await sit_down(evening, *(names or NAMES))
    while game.phase is Phase.AUCTION:
        await game.speak()
    return game


@pytest.mark.secrecy
async def test_nobody_is_offered_the_cards_of_another(evening: Evening) -> None:
    async with evening:
        game = await in_play(evening)
        stranger = evening.people("Eve")[0]
        while game.phase is Phase.PLAY:
            table = evening.table()
            assert table.game is not None
            assert table.game.deal is not None
            for person in game.people.values():
                offered = "\n".join(each["name"] for each in await choices(evening, person))
                own = set(table.game.deal.holdings[game.seat(person)].playable)
                assert named(offered) <= own
                assert bool(offered) == (person is game.turn)
            assert await choices(evening, stranger) == []
            await game.play()


async def test_who_types_where_another_process_answers_hears_in_which_channel_their_table_is(
    evening: Evening,
) -> None:
    async with evening:
        game, (eve,) = await in_play(evening), evening.people("Eve")
        held = SimpleNamespace(holds=lambda _: False)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(evening.bot, "cluster", SimpleNamespace(held=held))
            patch.setattr(Registry, "tables_of", lambda *_: ())
            for person, table in ((game.turn, f"<#{evening.cafe.channel.id}>"), (eve, "none")):
                answer = await person.slash("belote play")
                assert text_of(answer) == SAY("refusal-nothing-to-play", channels=table)


@pytest.mark.secrecy
async def test_the_hand_of_another_is_told_to_nobody(evening: Evening) -> None:
    async with evening:
        game = await in_play(evening)
        await refused(
            evening,
            evening.people("Eve")[0].slash("belote play"),
            "nothing-to-play",
            channels="none",
        )
        for person in game.people.values():
            table = evening.table()
            assert table.game is not None
            assert table.game.deal is not None
            answer = await person.slash("belote play")
            assert answer.ephemeral
            own = set(table.game.deal.holdings[game.seat(person)].playable)
            assert named(text_of(answer)) <= own


@pytest.mark.secrecy
async def test_what_cannot_be_played_changes_nothing(evening: Evening) -> None:
    async with evening:
        game = await in_play(evening)
        person, other = game.turn, game.after(game.turn)
        table, (old, *_) = evening.table(), await choices(evening, person)
        theirs = next(iter(_held(evening, game.seat(other))))
        # The last is part of the names of all their cards: which one is meant, nobody knows.
        for typed in ("schtroumpf", "", "1.1.AS", str(theirs), SAY.card(theirs), "x" * 50, " de "):
            answer = await person.slash("belote play", move=typed)
            assert answer.ephemeral
            assert evening.table().revision == table.revision
        await refused(evening, other.slash("belote play", move=str(theirs)), "not-your-move")
        await person.slash("belote play", move=old["value"])
        assert evening.table().revision > table.revision
        after = evening.table().revision
        await person.slash("belote play", move=old["value"])
        assert evening.table().revision == after, "a choice that comes too late plays nothing"


@pytest.mark.secrecy
async def test_a_call_that_was_chosen_for_one_turn_is_not_said_in_the_next(
    evening: Evening,
) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        person = game.turn
        passing = value_of(SAY("auction-button-pass"), await choices(evening, person))
        await person.slash("belote play", move=passing)
        await game.press(game.turn, "bid", "80S")
        for _ in range(2):
            await game.press(game.turn, "pass")
        assert game.turn is person
        before = evening.table().revision
        await person.slash("belote play", move=passing)
        assert evening.table().revision == before


def value_of(name: str, offered: list[dict[str, str]]) -> str:
    """What is sent for a choice of this name."""
    (value,) = (each["value"] for each in offered if each["name"] == name)
    return value


@pytest.mark.secrecy
async def test_what_ends_a_deal_is_not_typed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A claim that somebody broke a rule is asked twice by its button."""
    play_by(monkeypatch, lambda rules: replace(rules, enforcement=Enforcement.CLAIMED))
    async with evening:
        game = await sit_down(evening, *NAMES, game="tarabish")
        await game.play_until(Phase.PLAY)
        await game.play()
        for person in game.people.values():
            offered = await choices(evening, person)
            held = _held(evening, game.seat(person)) if person is game.turn else set()
            cards = {each["value"].rpartition(".")[2].rstrip("!+") for each in offered}
            assert cards == {*map(str, held)}


def _held(evening: Evening, seat: Seat) -> set[Card]:
    game = evening.table().game
    assert game is not None
    assert game.deal is not None
    return set(game.deal.holdings[seat].playable)


async def test_a_card_is_typed_as_people_write_it(evening: Evening) -> None:
    async with evening:
        game = await in_play(evening)
        ways = (SAY.card, SAY.card_short, str)
        for way in ways:
            person, seat = game.turn, game.seat(game.turn)
            offered = {each["value"].rpartition(".")[2] for each in await choices(evening, person)}
            card = next(each for each in _held(evening, seat) if str(each) in offered)
            await person.slash("belote play", move=f" {way(card).upper()} ")
            played = [each for each in await evening.log() if isinstance(each, CardPlayed)]
            assert played[-1].card == card


async def test_of_two_tables_each_choice_names_its_own(evening: Evening) -> None:
    async with evening:
        here = await in_play(evening)
        alice = next(iter(here.people.values()))
        channel = evening.cafe.server.create_text_channel("ailleurs")
        await alice.slash("contree start", channel=channel)
        await alice.press(evening.cafe.newest(channel), "fill")
        while here.turn is alice:
            await here.play()
        assert not any("(" in each["name"] for each in await choices(evening, alice))
        while here.turn is not alice:
            await here.play()
        offered = await choices(evening, alice)
        assert {each["name"].partition(" (")[2] for each in offered} == {
            f"{channel.name})",
            f"{evening.cafe.channel.name})",
        }
        before = evening.table().revision, evening.table(channel).revision
        there = next(each for each in offered if each["name"].endswith(f"({channel.name})"))
        await alice.slash("belote play", move=there["value"])
        assert evening.table().revision == before[0]
        assert evening.table(channel).revision > before[1]
