"""Where an error becomes an answer: every refusal has words, and a fault has some too."""

import re
from types import SimpleNamespace

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot.discord_api.requests import Code, NotServed, Undoing, undoing
from bot.i18n import LANGUAGES, words
from bot.storage.errors import (
    Cause,
    DamagedRow,
    StorageError,
    StorageUnavailable,
    UnreplayableLog,
)
from bot.storage.log.table_log import SqlEventStore
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.session import Session
from cogs.ui.replies import Refused, answer_error, refusal
from engine.actions import IllegalAction, Refusal, RefusalFact
from engine.cards import Card, Trump
from engine.contract import Bid
from engine.options import OptionName, OptionRefusal, OptionRefused
from engine.seats import Seat
from tests.cogs.auctions import in_play
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, offers
from tests.cogs.refused import refused
from tests.rig.screens import MessageLike, text_of

SOMEBODY = 123456789012345678
SOMEWHERE = 765_432_109
CARD = Card.parse("JH")
FACTS: dict[str, RefusalFact] = {
    "card": CARD,
    "cards": (CARD, Card.parse("9H")),
    "seat": Seat.WEST,
    "bid": Bid(90, Trump.SPADES),
    "standing": Bid(80, Trump.HEARTS),
    "turned": CARD,
    "count": 2,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engines_refusals_have_words(language: str) -> None:
    say = words(language)
    for code in Refusal:
        assert refusal(say, IllegalAction(code, **FACTS)) == say(f"refusal-{code}", **FACTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_refusals_have_words_and_name_players(language: str) -> None:
    for code in TableRefusal:
        error = TableRefused(
            code, user=SOMEBODY, seat=Seat.WEST, count=2, channel=SOMEWHERE, deal="D-7K3Q2M"
        )
        told = refusal(words(language), error)
        assert told, code
        assert (str(SOMEBODY) in told) == (f"<@{SOMEBODY}>" in told), code
        assert (str(SOMEWHERE) in told) == (f"<#{SOMEWHERE}>" in told), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rule_refusals_have_words(language: str) -> None:
    say = words(language)
    facts = {
        "option": say("option-packets"),
        "value": say("option-packets-4-4"),
        "other": say("option-target"),
    }
    for code in OptionRefusal:
        error = OptionRefused(code, OptionName.PACKETS, "4-4", OptionName.TARGET)
        assert refusal(say, error) == say(f"refusal-{code}", **facts)


@pytest.mark.parametrize("value", ["8", "2000", "9" * 100, "x", "", "a-b", "{ $other }", "٨٠"])
@pytest.mark.parametrize("name", ["packets", "weather", ""])
def test_every_refusal_has_words(name: str, value: str) -> None:
    for code in OptionRefusal:
        told = refusal(words("fr"), OptionRefused(code, name, value))
        assert told
        assert "weather" not in told or name == "weather"


def test_a_refused_command_is_answered_in_words() -> None:
    assert refusal(words("fr"), Refused("refusal-old-button")) == words("fr")("refusal-old-button")


def test_an_error_is_not_a_refusal() -> None:
    assert refusal(words("fr"), RuntimeError("toy")) is None


REFERENCE = re.compile(r"reference=(\w+)")


def first_card(hand: MessageLike) -> str:
    return offers(hand, "card")[0].custom_id.argument


async def test_a_press_that_cannot_be_stored_is_not_shown(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object, **__: object) -> None:
        raise StorageUnavailable(Cause.FULL)

    async with in_play(evening) as game:
        table, shown = evening.table(), text_of(game.table)
        player, hand = game.turn, game.hand(game.turn)
        with monkeypatch.context() as broken:
            broken.setattr(SqlEventStore, "append", full)
            told = await refused(evening, game.press(player, "card", first_card(hand)))
            assert words("fr")("refusal-not-played") in told
        assert evening.table() == table
        assert text_of(game.table) == shown
        await game.press(player, "card", first_card(hand))
        assert evening.table().move > table.move


async def test_an_error_is_reported_once_and_logged(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("toy")

    async with at_table(evening) as game:
        (alice, *_) = game.people.values()
        monkeypatch.setattr(Session, "submit", broken)
        for pressing in (alice.press(game.table, "hand"), alice.slash("contree hand")):
            told = await refused(evening, pressing)
            assert words("fr")("refusal-unknown-error") in told
            assert "ZeroDivisionError" not in told
            (complaint,) = evening.cafe.forgive()
            assert "ZeroDivisionError: toy" in complaint
            (reference,) = REFERENCE.findall(complaint)
            assert words("fr")("refusal-reference", reference=reference) in told


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (UnreplayableLog(7, 12), "refusal-storage-unavailable"),
        (DamagedRow("evenings", "7", "day"), "refusal-damaged-row"),
    ],
)
async def test_what_cannot_be_read_is_reported_with_a_reference(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, error: StorageError, key: str
) -> None:
    async def broken(*_: object) -> None:
        raise error

    async with at_table(evening) as game:
        monkeypatch.setattr(Session, "submit", broken)
        told = await refused(evening, game.press(game.turn, "pass"))
        (complaint,) = evening.cafe.forgive()
        (reference,) = REFERENCE.findall(complaint)
        assert words("fr")(key) in told
        assert words("fr")("refusal-reference", reference=reference) in told


async def test_an_error_after_deferring_is_reported_too(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("toy")

    async with at_table(evening) as game:
        (alice, *_) = game.people.values()
        monkeypatch.setattr("cogs.table.screens.PublicMessage.repost", broken)
        answer = await alice.slash("contree table")
        assert answer.ephemeral
        assert words("fr")("refusal-unknown-error") in text_of(answer)
        assert evening.cafe.forgive()


async def test_an_answer_that_fails_breaks_nothing(evening: Evening) -> None:
    async with at_table(evening) as game:
        (eve,) = evening.people("Eve")
        evening.cafe.env.inject_error("POST", "/interactions/*", status=404, code=10062)
        with pytest.raises(AssertionError, match="did not answer"):
            await eve.press(game.table, "hand")
        evening.cafe.env.backend.faults.clear()
        await refused(evening, eve.press(game.table, "hand"), "not-seated")


async def test_an_answer_that_is_too_late_is_not_an_error_and_not_repeated(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    async with in_play(evening) as game:
        before, sent = evening.table(), len(evening.cafe.env.http_requests)
        evening.cafe.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=None)
        with pytest.raises(AssertionError, match="did not answer"):
            await game.play()
        assert evening.table().move > before.move  # what was done is kept
        asked = evening.cafe.env.http_requests[sent:]
        assert sum(request.path.startswith("/interactions/") for request in asked) == 1
        (told,) = [each for each in caplog.records if "too late" in each.getMessage()]
        assert told.levelname == "WARNING"
        assert "Traceback" not in told.getMessage()
        assert evening.cafe.complaints() == []


def refused_by_discord(kind: type[discord.HTTPException], status: int, code: int = 0) -> Exception:
    answer = SimpleNamespace(status=status, reason="toy")
    return kind(answer, {"code": code, "message": "toy"})


FORESEEN = [
    (refused_by_discord(discord.DiscordServerError, 503), Undoing.DOWN),
    (refused_by_discord(discord.HTTPException, 429), Undoing.DOWN),
    (ConnectionResetError(), Undoing.DOWN),
    (TimeoutError(), Undoing.DOWN),
    (aiohttp.ServerDisconnectedError(), Undoing.DOWN),
    (refused_by_discord(discord.Forbidden, 403, 50013), Undoing.FORBIDDEN),
    (refused_by_discord(discord.NotFound, 404, 10008), Undoing.GONE),
]


@pytest.mark.parametrize(("error", "kind"), FORESEEN, ids=repr)
async def test_what_discord_does_not_do_is_told_in_words_without_a_reference(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, error: Exception, kind: Undoing
) -> None:
    async def failing(*_: object) -> None:
        raise error

    async with at_table(evening) as game:
        (alice, *_) = game.people.values()
        monkeypatch.setattr(Session, "submit", failing)
        with capture_logs() as logs:
            told = await refused(evening, alice.press(game.table, "hand"))
        assert told == words("fr")(f"refusal-discord-{kind}")
        (line,) = (line for line in logs if line["log_level"] not in {"debug", "info"})
        assert line["log_level"] == "warning"
        assert "exc_info" not in line


@pytest.mark.parametrize(
    "error",
    [
        NotServed(),
        refused_by_discord(discord.NotFound, 404, Code.UNKNOWN_INTERACTION),
        refused_by_discord(discord.HTTPException, 400, Code.ACKNOWLEDGED_BEFORE),
        refused_by_discord(discord.HTTPException, 401, Code.INVALID_TOKEN),
    ],
    ids=repr,
)
async def test_what_can_be_answered_no_more_is_no_fault(error: Exception) -> None:
    with capture_logs() as logs:
        await answer_error(SimpleNamespace(client=SimpleNamespace()), error)  # type: ignore[arg-type]
    (line,) = logs
    assert line["log_level"] in {"info", "warning"}
    assert "exc_info" not in line


@pytest.mark.parametrize(
    "error",
    [refused_by_discord(discord.HTTPException, 400, 50035), FileNotFoundError("toy")],
    ids=repr,
)
def test_a_fault_of_the_bot_itself_is_not_put_down_to_discord(error: Exception) -> None:
    assert undoing(error) is None
    assert refusal(words("fr"), error) is None
