"""A token that Discord has refused is not used again, neither to draw nor to take away."""

import pytest

from bot.client import Interaction
from bot.tables.table import Table
from cogs.hand.hands import Hands
from tests.cogs.auctions import all_pass, in_play
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, offers, take_seats


def by_token(evening: Evening) -> int:
    """How often something was asked with somebody's token, answers left out."""
    sent = evening.cafe.env.http_requests
    return sum(request.path.startswith("/webhooks/") for request in sent)


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (401, 0), (404, 10015)])
async def test_a_refused_token_is_forgotten_until_its_owner_presses(
    evening: Evening, status: int, code: int
) -> None:
    async with in_play(evening) as game:
        players = [game.after(game.turn, places) for places in range(4)]
        await game.open_hands()
        before = by_token(evening)
        evening.cafe.env.inject_error("*", "/webhooks/*", status=status, code=code, times=None)
        await game.play()
        refused = by_token(evening)
        # Once for each hand but the one that was pressed.
        assert refused == before + len(players) - 1
        await game.press(players[1], "hand", on=game.table)
        assert by_token(evening) == refused  # nor is the old one taken away with it
        evening.cafe.env.backend.faults.clear()
        await game.press(players[2], "hand", on=game.table)
        await game.play()
        assert by_token(evening) > refused
        assert offers(game.hand(players[2]), "card")


async def test_a_new_deal_does_not_use_a_refused_token(evening: Evening) -> None:
    async with at_table(evening) as game:
        await all_pass(game)
        since = len(evening.cafe.env.http_requests)
        evening.cafe.env.inject_error("*", "/webhooks/*", status=401, code=50027, times=None)
        await game.go_on()
        asked = evening.cafe.env.http_requests[since:]
        refused = [each.path.split("/")[3] for each in asked if each.path.startswith("/webhooks/")]
        # Each hand is to be taken away and sent anew: the first refusal tells of the second.
        assert refused
        assert len(refused) == len(set(refused)), "a token was used again"


async def test_a_deleted_hand_is_not_drawn_again(evening: Evening) -> None:
    async with in_play(evening) as game:
        second = game.after(game.turn)
        await game.open_hands()
        evening.cafe.env.inject_error("*", "/webhooks/*", status=404, code=10008, times=1)
        await game.play()
        before = by_token(evening)
        await game.press(second, "hand", on=game.table)
        assert by_token(evening) == before  # there is nothing to take away
        await game.play()


async def test_an_unanswered_press_gets_no_follow_up(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses that, and whose token was refused would have to ask for their hand."""
    answered: list[bool] = []
    note = Hands.note_interaction

    def watched(hands: Hands, interaction: Interaction, before: Table, table: Table) -> None:
        answered.append(interaction.response.is_done())
        note(hands, interaction, before, table)

    monkeypatch.setattr(Hands, "note_interaction", watched)
    async with evening.with_people("Alice") as (alice,):
        await take_seats(evening, [alice])
        lobby = evening.cafe.newest()
        for way, verb, value in (
            ("setup", "choose-clock", "120"),
            ("computers", "choose-level", "beginner"),
            ("setup", "choose-tempo", "fast"),
            ("house-rules", "choose-game", "belote"),
        ):
            answered.clear()
            page = await alice.press(lobby, way)
            await alice.choose(page, value, verb=verb)
            assert answered == [True], verb
