"""Claiming the rest, as players see it: a button, a reason, a word under the score."""

import pytest

from bot.i18n import words
from bot.tables.claims import Claims
from bot.tables.events import ClaimDenied, TricksClaimed
from cogs.ui.ids import ControlId
from engine.claims import LEAST_TRICKS, sure_line
from engine.state import Phase
from engine.view import view
from tests.cogs.auctions import in_play
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, offers, verbs
from tests.cogs.secrets import Watch
from tests.rig.screens import text_of

SAY = words("fr")


def certain(game: Game) -> int:
    """How many tricks are left to whoever is to play, if they can be certain of them."""
    table = game.evening.table()
    assert table.game is not None
    seen = view(table.rules, table.game, game.seat(game.turn)).deal
    line = sure_line(table.rules, seen) if seen else None
    return len(line or ())


async def until_certain(game: Game) -> None:
    """Play on until somebody can claim the rest."""
    while game.phase is not Phase.PLAY or certain(game) < LEAST_TRICKS:
        await game.step()


@pytest.mark.slow
async def test_a_certain_claim_ends_the_deal_and_is_shown(evening: Evening) -> None:
    async with at_table(evening) as game:
        game.after_each = Watch(evening).look
        await until_certain(game)
        player, tricks = game.turn, certain(game)
        await game.press(player, "claim")
        assert TricksClaimed(game.seat(player), tricks) in await evening.log()
        assert game.phase in {Phase.OVER, None}
        said = SAY("claim-made", player=f"<@{player.id}>", tricks=tricks)
        hands = map(game.hand, game.people.values())
        assert all(said in text_of(page) for page in (game.table, *hands))
        assert evening.table().game == await evening.replayed()
        await evening.restart()
        assert evening.table() == await evening.kept()
        assert Claims.of(evening.table()).made == TricksClaimed(game.seat(player), tricks)


@pytest.mark.slow
async def test_the_button_is_there_only_for_whoever_can_prove_it(evening: Evening) -> None:
    async with at_table(evening) as game:
        while game.phase is not Phase.PLAY or certain(game) < LEAST_TRICKS:
            if game.phase is Phase.PLAY:
                assert "claim" not in verbs(game.hand(game.turn))
            await game.step()
        (offered,) = offers(game.hand(game.turn), "claim")
        assert offered.label == SAY("claim-button")
        assert "claim" not in verbs(game.hand(game.after(game.turn)))


def claim_of(game: Game) -> str:
    """The button of a claim now, as an older message may still have it."""
    table = game.evening.table()
    return str(ControlId("claim", table.id, table.move))


async def test_an_uncertain_claim_of_an_older_message_is_refused_once_a_trick(
    evening: Evening,
) -> None:
    async with in_play(evening) as game:
        player, older = game.turn, evening.cafe.leftover(claim_of(game))
        assert not certain(game)
        state = evening.table().game
        again = evening.cafe.leftover(claim_of(game))
        await player.press(older, "claim")
        assert SAY("claim-denied") in text_of(player.newest_private())
        await player.press(again, "claim")
        assert (await evening.log())[-1] == ClaimDenied(game.seat(player))
        assert (await evening.log()).count(ClaimDenied(game.seat(player))) == 1
        assert SAY("refusal-claim-denied") in text_of(player.newest_private())
        assert evening.table().game == state
        await evening.restart()
        assert Claims.of(evening.table()).denied == {game.seat(player)}


async def test_a_claim_on_an_older_message_is_refused(evening: Evening) -> None:
    async with in_play(evening) as game:
        player, hand = game.turn, game.hand(game.turn)
        older = evening.cafe.leftover(claim_of(game))
        card = offers(hand, "card")[0].custom_id.argument
        await player.press(hand, "card", card)
        await player.press(older, "claim")
        assert SAY("refusal-stale-press") in text_of(player.newest_private())
        assert ClaimDenied(game.seat(player)) not in await evening.log()
