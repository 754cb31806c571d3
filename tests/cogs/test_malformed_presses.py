"""Controls that this version never drew: each press gets one kind answer, and changes nothing."""

import json

import pytest
import simcord

from bot.i18n import Fact, words
from cogs.ui.ids import ControlId
from tests.cogs.auctions import in_play
from tests.cogs.evening import Evening
from tests.cogs.house import play_by
from tests.cogs.playing import Game, at_table
from tests.cogs.refused import refused, refused_on_leftover
from tests.cogs.secrets import held
from tests.engine.options.houses import house
from tests.rig.people import Person
from tests.rig.screens import text_of

OLD = "old-button"
STALE = "stale-press"
UNKNOWN = "unknown-table"

UNREADABLE = (
    "hello",
    "b0:card:1:1:JH",
    "b2:card:1:1:JH",
    "B1:card:1:1:JH",
    "b1:",
    "b1:nonsense",
    "b1:card",
    "b1:card:1:1",
    "b1:card:1:1:JH:",
    "b1:card:-1:1:JH",
    "b1:card:1:1:J♥",
    "b1:card:1:1:JH\n",
    "b1:CARD:1:1:JH",
    "b1:nonsense:1:1:",
    "b1:card:1:1:" + "J" * 51,
    "b1:card:" + "z" * 13 + ":1:JH",
    "b1:card:1::JH",
)

AT_UNKNOWN_TABLES = ("b1:card:0:1:JH", "b1:card:z:1:JH", "b1:hand:" + "z" * 12 + ":0:")


NEVER_OFFERED_IN_THE_AUCTION = (
    ("bid", "", STALE),
    ("bid", "85S", STALE),
    ("bid", "70S", STALE),
    ("bid", "170S", STALE),
    ("bid", "90Z", STALE),
    ("bid", "capotX", STALE),
    ("bid", "9" * 39 + "S", STALE),
    ("double", "", STALE),
    ("double", "x", STALE),
    ("double", "1", "nothing-to-double"),
    ("double", "9", "nothing-to-double"),
    ("card", "JH", "auction-open"),
    ("card", "JH-say", "auction-open"),
    ("card", "JH-say-say", STALE),
    ("card", "pile-3", STALE),
    ("renege-claim", "1-1", "no-renege-to-claim"),
    ("renege-claim", "1-2", STALE),
    ("renege-claim", "", STALE),
    ("ask-renege-claim", "2-1", STALE),
    ("card", "XX", STALE),
    ("card", "", STALE),
    ("card", "JHJH", STALE),
    ("next", "", "deal-running"),
    ("sit", "middle", STALE),
    ("sit", "", STALE),
    ("stand", "x", STALE),
    ("sit", "north", "already-seated"),
    ("take-seat", "north", "already-seated"),
    ("take-seat", "middle", STALE),
    ("kick", "", STALE),
    ("kick", "x", STALE),
    ("kick", "1", STALE),
    ("ask-kick", "", STALE),
    ("choose-clock", "", STALE),
    ("resume", "", "not-paused"),
    ("start", "", "game-running"),
    ("add-computer", "", "game-running"),
    ("remove-computer", "north", "game-running"),
    ("cancel", "", "game-running"),
    ("rematch", "", "game-running"),
    ("seats", "", "game-running"),
)

NEVER_OFFERED_IN_THE_PLAY = (
    ("pass", "", "auction-over"),
    ("double", "1", "auction-over"),
    ("bid", "90S", STALE),
    ("card", "", STALE),
    ("card", "1", STALE),
)


async def press_strange(game: Game, custom_id: str, reason: str) -> None:
    strange = game.evening.cafe.leftover(custom_id)
    await refused(game.evening, game.turn.press(strange, starts=custom_id), reason)


async def press_forged(game: Game, custom_id: str, reason: str) -> None:
    await refused_on_leftover(game.evening, game.turn, custom_id, reason)


def waited_for(game: Game, person: Person) -> dict[str, Fact]:
    """Who is named to somebody who presses out of turn."""
    return {"seat": game.seat(person), "count": 1}


async def test_malformed_controls_are_refused(evening: Evening) -> None:
    async with at_table(evening) as game:
        for custom_id in UNREADABLE:
            await press_strange(game, custom_id, OLD)


async def test_controls_of_unknown_tables_are_refused(evening: Evening) -> None:
    async with at_table(evening) as game:
        for custom_id in AT_UNKNOWN_TABLES:
            await press_strange(game, custom_id, UNKNOWN)


async def test_a_refusal_takes_the_place_of_the_former_and_of_nothing_else(
    evening: Evening,
) -> None:
    async with at_table(evening) as game:
        player = game.after(game.turn)
        await player.press(game.table, "more")
        hand_and_page = [each.id for each in player.private()]
        for custom_id in AT_UNKNOWN_TABLES:
            await refused(evening, player.press(evening.cafe.leftover(custom_id)), UNKNOWN)
            *others, told = player.private()
            assert [each.id for each in others] == hand_and_page
            assert text_of(told) == words("fr")(f"refusal-{UNKNOWN}")


@pytest.mark.slow
async def test_calls_never_offered_are_refused(evening: Evening) -> None:
    async with at_table(evening) as game:
        move = evening.table().move
        for verb, argument, reason in NEVER_OFFERED_IN_THE_AUCTION:
            await press_forged(game, str(ControlId(verb, 1, move, argument)), reason)
        await press_forged(game, "b1:pass:1:zzzzzzzzzzzz:", STALE)


async def test_actions_never_offered_in_play_are_refused(evening: Evening) -> None:
    async with in_play(evening) as game:
        move = evening.table().move
        for verb, argument, reason in NEVER_OFFERED_IN_THE_PLAY:
            await press_forged(game, str(ControlId(verb, 1, move, argument)), reason)


async def test_illegal_cards_are_refused(evening: Evening) -> None:
    async with in_play(evening) as game:
        leader = game.turn
        elsewhere = next(iter(held(evening.table(), game.seat(game.after(leader)))))
        move = evening.table().move
        control = str(ControlId("card", 1, move, str(elsewhere)))
        await refused_on_leftover(evening, leader, control, "not-in-hand", card=elsewhere)
        await refused_on_leftover(
            evening, game.after(leader), control, "not-your-turn", **waited_for(game, leader)
        )


@pytest.mark.slow
async def test_calls_out_of_turn_are_refused(evening: Evening) -> None:
    async with at_table(evening) as game:
        await game.press(game.turn, "bid", "80S")
        hasty, partner = game.after(game.turn), game.after(game.turn, 3)
        table = game.table
        move = evening.table().move
        passing, bidding = ControlId("pass", 1, move), ControlId("bid", 1, move, "90H")
        waited = waited_for(game, game.turn)
        await refused_on_leftover(evening, hasty, str(passing), "not-your-turn", **waited)
        await refused_on_leftover(evening, hasty, str(bidding))
        await refused(evening, partner.press(table, "double"), "double-not-yours")


async def test_a_number_not_in_the_menu_is_refused(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    named_after = house("pilotta", trump_named="after-auction")
    play_by(monkeypatch, lambda rules: named_after if rules.key == named_after.key else rules)
    async with at_table(evening, game="pilotta") as game:
        for value in ("75", "-80", "9" * 100, "JH", "170Z", " "):
            hand, log = game.hand(game.turn), await evening.log()
            tamper(evening, hand, "170", value)
            await refused(evening, game.turn.choose(hand, value, verb="bid", argument="higher"))
            assert await evening.log() == log


def tamper(evening: Evening, message: simcord.ResponseMessage, old: str, new: str) -> None:
    """Let a client write something else into the controls of a message."""
    told = json.dumps(message.components).replace(json.dumps(old), json.dumps(new))
    fields: dict[str, object] = {"components": json.loads(told)}
    evening.cafe.env.backend.edit_message(message.channel_id, message.id, fields)
