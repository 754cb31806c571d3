"""A hand for a listener: what there is to choose first, in words, each turn on a new message."""

from datetime import timedelta

import pytest

from bot.discord_api.card_emojis import all_emojis
from bot.i18n import words
from bot.i18n.game_values import SUIT_SYMBOLS
from bot.settings import Settings
from cogs.hand.pages import hand
from engine.actions import PlayCard
from engine.ruleset import RuleSet
from engine.state import Phase
from engine.view import view
from tests.cogs.drawing import drawn, positions
from tests.cogs.evening import Evening
from tests.cogs.mentions import coded, named
from tests.cogs.playing import NAMES, Game, sit_down
from tests.cogs.secrets import known
from tests.rig.aloud import EMOJI, heard_parts, read_aloud
from tests.rig.languages import DRAWN
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import message_of, pictures_of, text_of
from tests.rig.slow import every_game, slow_except

MOST_WORDS = 60
SYMBOLS = set("".join(SUIT_SYMBOLS.values()))


@pytest.mark.parametrize("language", slow_except(DRAWN, ("fr",)))
@every_game
def test_the_choice_comes_first_and_only_what_may_be_played_is_a_button(
    rules: RuleSet, language: str
) -> None:
    say, asked = words(language).aloud, 0
    for table, game in positions(seed=5, every=3, rules=rules):
        if asked == 12 or game.deal is None:
            break
        for seat in table.awaited if game.deal.phase is Phase.PLAY else ():
            asked += 1
            seen = view(rules, game, seat).deal
            assert seen is not None
            parts = list(heard_parts(flat(drawn(hand(table, game, seat, say)))))
            cards = [part for part in parts if part.verb == "card"]
            allowed = {PlayCard(card) for card in seen.hand} & set(seen.legal)
            barred = set(dict(seen.barred))
            assert len(cards) == len({each for each in allowed if each.card not in barred})
            assert not any(card.disabled or card.emoji for card in cards)
            before = parts[: parts.index(cards[0])] if cards else parts
            assert sum(part.words for part in before) <= MOST_WORDS
            assert not SYMBOLS & set("".join(part.text for part in parts))
    assert asked


def flat(value: object) -> list[dict[str, object]]:
    """The parts of a message in the order in which they are read."""
    found: list[dict[str, object]] = []
    if isinstance(value, dict):
        found.append(value)
        for inner in value.values():
            found += flat(inner)
    elif isinstance(value, list):
        for inner in value:
            found += flat(inner)
    return [part for part in found if "type" in part and isinstance(part["type"], int)]


async def listening(evening: Evening, *names: str) -> tuple[Game, Person]:
    """A table in play at which the first person listens."""
    game = await sit_down(evening, *(names or NAMES))
    alice = next(iter(game.people.values()))
    await alice.press(await alice.slash("contree me"), "me-switch", "read-to-me-on")
    await game.press(alice, "hand", on=game.table)
    return game, alice


async def test_each_turn_of_a_listener_is_a_new_message_in_place_of_the_old(
    evening: Evening,
) -> None:
    async with evening:
        game, alice = await listening(evening)
        bob = game.after(alice)
        await game.press(bob, "hand", on=game.table)
        heard = [game.hand(alice).id]
        seen = {game.hand(bob).id}
        while game.phase is not Phase.OVER:
            turn = game.turn
            if turn is alice and game.hand(alice).id != heard[-1]:
                old = heard[-1]
                heard.append(game.hand(alice).id)
                assert old not in {message.id for message in alice.private()}
            await game.step()
            seen.add(game.hand(bob).id)
        deal = evening.table().game
        assert deal is not None
        assert len(heard) >= 8
        assert len(seen) == 1, "who looks keeps one message"


async def test_a_listener_has_neither_pictures_nor_emojis(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"table_pictures": "cards"}))
    for key in all_emojis():
        evening.cafe.env.backend.create_application_emoji(key.name)
    async with evening:
        game, alice = await listening(evening)
        assert pictures_of(game.hand(game.after(alice)))
        while game.phase is not Phase.OVER:
            page = game.hand(alice)
            assert pictures_of(page) == []
            assert not EMOJI.search(str(message_of(page)))
            assert not SYMBOLS & set(text_of(page))
            await game.step()


@pytest.mark.secrecy
async def test_a_listener_hears_no_card_of_another(evening: Evening) -> None:
    async with evening:
        game, alice = await listening(evening)
        while game.phase is not Phase.OVER:
            table = evening.table()
            for page in alice.private():
                told = "\n".join(each.text for each in read_aloud(page))
                assert (named(told) | coded(told)) <= known(table, alice.id)
            await game.step()


@pytest.mark.secrecy
async def test_a_listener_who_cannot_be_written_to_is_called_in_the_channel(
    evening: Evening,
) -> None:
    async with evening:
        game, alice = await listening(evening)
        while game.turn is alice:
            await game.step()
        await evening.skip(timedelta(minutes=20))
        for person in game.people.values():
            if person is not alice:
                await game.press(person, "hand", on=game.table)
        while game.turn is not alice:
            await game.step()
        *_, call = evening.cafe.posted()
        told = words("fr")("clock-call-unheard", button=words("fr")("table-button-hand"))
        assert told in text_of(call)
        assert f"<@{alice.id}>" in text_of(call)
        page = await game.press(alice, "hand", on=call)
        assert page.ephemeral
        await game.step()
        assert call.id not in {message.id for message in evening.cafe.posted()}
