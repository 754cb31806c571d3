"""Where players announce by hand: they say so with the card, and by default they do not."""

from dataclasses import replace

import pytest

from engine.events import BeloteAnnounced, CardPlayed, MeldsAnnounced
from engine.ruleset import Announcing, RuleSet
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.house import play_by
from tests.cogs.mentions import ANNOUNCING
from tests.cogs.playing import Game, at_table, offers, verbs
from tests.cogs.refused import refused_on_leftover
from tests.cogs.secrets import Watch
from tests.rig.screens import text_of


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def changed(rules: RuleSet) -> RuleSet:
        return replace(rules, announcing=Announcing.BY_HAND)

    play_by(monkeypatch, changed)


async def until_an_announcement(game: Game) -> None:
    """Go on until somebody can announce something."""
    while not (game.phase is Phase.PLAY and offers(game.hand(game.turn), "announce")):
        before = game.evening.table().revision
        if game.phase is Phase.PLAY:
            card = offers(game.hand(game.turn), "card")[0]
            await game.press(game.turn, "card", card.custom_id.argument)
        else:
            await game.step()
        assert game.evening.table().revision > before


@pytest.mark.slow
async def test_by_default_a_card_is_played_without_an_announcement(evening: Evening) -> None:
    async with at_table(evening, game="belote") as game:
        await until_an_announcement(game)
        hand = game.hand(game.turn)
        assert not any(ANNOUNCING in card.custom_id.argument for card in offers(hand, "card"))
        before = len(await evening.log())
        await game.press(game.turn, "card", offers(hand, "card")[0].custom_id.argument)
        announced = (MeldsAnnounced, BeloteAnnounced)
        assert not any(isinstance(event, announced) for event in (await evening.log())[before:])


@pytest.mark.slow
async def test_an_announcement_is_made_with_the_card(evening: Evening) -> None:
    async with at_table(evening, game="belote") as game:
        game.after_each = Watch(evening).look
        await until_an_announcement(game)
        player, before = game.turn, len(await evening.log())
        await game.press(player, "announce")
        assert len(await evening.log()) == before
        hand = game.hand(player)
        aloud = [c for c in offers(hand, "card") if c.custom_id.argument.endswith(ANNOUNCING)]
        assert aloud
        assert all(card.label.endswith("!") for card in aloud)
        await game.press(player, "card", aloud[0].custom_id.argument)
        played, announced, *_ = (await evening.log())[before:]
        assert isinstance(played, CardPlayed)
        assert str(played.card) == aloud[0].custom_id.argument.removesuffix(ANNOUNCING)
        assert isinstance(announced, MeldsAnnounced | BeloteAnnounced)
        assert announced.seat is game.seat(player)


@pytest.mark.slow
async def test_an_announcement_can_be_switched_off_again(evening: Evening) -> None:
    async with at_table(evening, game="belote") as game:
        await until_an_announcement(game)
        player = game.turn
        silent = text_of(game.hand(player))
        await game.press(player, "announce")
        assert text_of(game.hand(player)) != silent
        assert "announce" not in verbs(game.hand(player))
        await game.press(player, "silent")
        assert text_of(game.hand(player)) == silent


@pytest.mark.slow
async def test_there_is_no_switch_where_announcements_are_automatic(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    async with at_table(evening, game="belote", target=300) as game:
        game.after_each = lambda: _never_offered(game)
        await game.play_until(None)
        assert any(isinstance(event, MeldsAnnounced) for event in await evening.log())


def _never_offered(game: Game) -> None:
    for person in game.people.values():
        for message in person.private():
            assert not offers(message, "announce")


async def test_an_impossible_announcement_is_refused_politely(evening: Evening) -> None:
    async with at_table(evening, game="belote") as game:
        await game.play_until(Phase.PLAY)
        while offers(game.hand(game.turn), "announce"):
            card = offers(game.hand(game.turn), "card")[0]
            await game.press(game.turn, "card", card.custom_id.argument)
        quiet = offers(game.hand(game.turn), "card")[0].custom_id
        forged = quiet.text + ANNOUNCING
        await refused_on_leftover(evening, game.turn, forged, "nothing-to-announce")
