"""Events as they lie on disk: their form is pinned, since the log outlives the code."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from enum import StrEnum
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.storage.log import codec
from bot.storage.log.codec import KINDS, LaterEvent, UnreadableEvent, decode, encode
from bot.storage.log.event_log import Entry
from bot.tables.events import (
    Closing,
    DealGiven,
    SeatTaken,
    TableEvent,
)
from bot.tables.occupants import Occupant
from engine.actions import Call
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.events import (
    Called,
    CardPlayed,
    ContractFixed,
    DealSettled,
    Dealt,
    HandsCompleted,
    MeldsAnnounced,
)
from engine.meld import Meld, MeldKind
from engine.seats import Seat, Team
from engine.settlement import LineCode, Result, Settlement, Side, Tally
from engine.zones import Holding, Pile
from tests.bot.storage.made import NOON
from tests.bot.storage.pinned import STORED_FORMS

KIND_NAMES = {
    *("TableOpened", "SeatTaken", "SeatLeft", "HostChanged", "PlayerAway", "PlayerBack"),
    "PartnersDrawn",
    *("PlayerReady", "LobbyReopened", "TableClosed", "GameStarted", "Dealt", "Called"),
    *("ContractFixed", "ThrownIn", "CardPlayed", "BeloteAnnounced", "TrickTaken"),
    *("DealSettled", "GameEnded", "HouseRulesChanged", "HandsCompleted", "MeldsAnnounced"),
    *("MeldsCompared", "MeldsShown", "CardsUncovered", "RenegeClaimed", "DealSealed"),
    *("RatedAloneSet", "TermsFixed"),
    *("DealGiven", "TrainingSet", "AdviceGiven", "Asked", "Answered", "Lapsed", "Granted"),
    *("TurnLapsed", "ClockSet", "TablePaused", "TableResumed", "VoteCast"),
    *("NextDealSet", "GameGivenUp"),
    *("LevelSet", "ConventionSet", "SignalsSet", "TempoSet", "TakeBacksAllowed"),
    *("TakenBack", "TricksClaimed", "ClaimDenied"),
}
"""What is written beside each payload. A name that was ever written is read for ever."""


LINE_CODES = {
    *("all-tricks", "attack-after-failure", "attack-made", "attack-points-and-bid"),
    *("belote-kept", "bid-added", "bid-and-more", "bid-not-more", "brought", "in-rounds"),
    *("belote-margin", "bid-missed", "bid-reached", "capot-missed", "capot-reached"),
    *("card-points", "claim-right", "claim-wrong", "counted-times", "defence-points"),
    *("defence-rounded", "equal-points", "every-point", "every-trick", "fewer-points"),
    *(
        "forfeit",
        "forfeit-and-bid",
        "game-decided",
        "generale-missed",
        "generale-reached",
        "hanging",
    ),
    *("last-trick", "match-points", "melds-margin", "more-points", "no-score"),
    *("paired-tens", "pot-and-bid", "round-points", "side-total", "stopped", "tens-cut"),
    *("tens-rounded", "winning-run", "with-gains", "written"),
}
"""The steps of the arithmetic; one that was ever written stays here."""


def on_disk(event: TableEvent) -> Entry:
    """The entry of an event, as it comes back from its text."""
    kind, payload = encode(event)
    return Entry(kind, json.loads(json.dumps(payload, allow_nan=False)), NOON)


def entry(kind: str, text: str) -> Entry:
    """An entry with this text on disk."""
    return Entry(kind, json.loads(text), NOON)


@pytest.mark.parametrize(("event", "text"), STORED_FORMS, ids=lambda part: type(part).__name__)
def test_the_stored_form_is_fixed(event: TableEvent, text: str) -> None:
    assert on_disk(event) == entry(type(event).__name__, text)
    assert decode(entry(type(event).__name__, text)) == event


def test_the_stored_event_names_are_fixed() -> None:
    assert set(KINDS) >= KIND_NAMES
    assert {kind.__name__ for kind in get_args(TableEvent)} == KIND_NAMES


def test_every_event_type_has_a_fixed_example() -> None:
    assert {type(event) for event, _ in STORED_FORMS} == set(get_args(TableEvent))
    calls = {type(event.call) for event, _ in STORED_FORMS if isinstance(event, Called)}
    assert calls == set(get_args(Call))
    occupants = {type(event.occupant) for event, _ in STORED_FORMS if isinstance(event, SeatTaken)}
    assert occupants == set(get_args(Occupant))


@pytest.mark.parametrize(
    ("words", "written"),
    [
        (Seat, {"NORTH": 0, "EAST": 1, "SOUTH": 2, "WEST": 3}),
        (Team, {"NORTH_SOUTH": 0, "EAST_WEST": 1}),
        (
            Trump,
            {
                "SPADES": "S",
                "HEARTS": "H",
                "DIAMONDS": "D",
                "CLUBS": "C",
                "NONE": "NT",
                "ALL": "AT",
            },
        ),
    ],
)
def test_the_stored_enum_values_are_fixed(words: type[Seat], written: dict[str, object]) -> None:
    assert {word.name: word.value for word in words} == written


@pytest.mark.parametrize(
    ("words", "written"),
    [
        (ContractKind, "number trump ashkal kasho points capot generale"),
        (MeldKind, "three four-in-sequence five four-of-a-kind four-hundred mule"),
        (Closing, "cancelled stopped agreed ended replaced idle lost waiting"),
        (Side, "attack defence"),
        (Result, "made failed tie penalty void"),
    ],
)
def test_the_stored_words_of_an_enum_are_fixed(words: type[StrEnum], written: str) -> None:
    assert {word.name: word.value for word in words} == {
        word.upper().replace("-", "_"): word for word in written.split()
    }


def test_every_step_of_the_arithmetic_that_was_ever_stored_is_read() -> None:
    assert set(LineCode) >= LINE_CODES


def test_a_card_is_stored_as_two_letters() -> None:
    for card in ("7S", "8H", "9D", "TC", "JS", "QH", "KD", "AC", "6C"):
        assert on_disk(CardPlayed(Seat.NORTH, Card.parse(card))).payload["card"] == card


def some_value(kind: type, most: int) -> st.SearchStrategy[tuple[Any, ...]]:
    """A few of a kind, none of their fields left to its default."""
    return st.lists(made_value(kind), max_size=most).map(tuple)


def made_value(kind: type, **given: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Anything of this kind, none of its fields left to its default."""
    assert is_dataclass(kind)
    rest = {field.name: ... for field in fields(kind) if field.name not in given}
    return st.builds(kind, **given, **rest)


CONTRACT = made_value(Contract, bid=made_value(Bid))
HOLDING = made_value(
    Holding, hand=some_value(Card, 4), piles=some_value(Pile, 2), kitty=some_value(Card, 2)
)
ANY_EVENT = st.one_of(
    *(
        made_value(kind)
        for kind in KINDS.values()
        if kind not in (Dealt, HandsCompleted, DealSettled)
    ),
    made_value(Dealt, holdings=st.lists(HOLDING, max_size=4).map(tuple)),
    made_value(HandsCompleted, holdings=st.lists(HOLDING, max_size=4).map(tuple)),
    made_value(MeldsAnnounced, melds=some_value(Meld, 2)),
    made_value(
        DealSettled, settlement=made_value(Settlement, tally=made_value(Tally, contract=CONTRACT))
    ),
    made_value(Called, call=st.one_of(*(made_value(kind) for kind in get_args(Call)))),
    made_value(ContractFixed, contract=CONTRACT),
)


@given(ANY_EVENT)
def test_every_event_round_trips(event: TableEvent) -> None:
    assert decode(on_disk(event)) == event


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("Renamed", "{}"),
        ("", "{}"),
        ("HandDealt", '{"dealer": 0, "seat": 1, "hand": []}'),
        ("SeatLeft", "{}"),
        ("SeatLeft", '{"seat": 4}'),
        ("SeatLeft", '{"seat": null}'),
        ("SeatLeft", '{"seat": "north"}'),
        ("SeatLeft", '{"seat": [1]}'),
        ("SeatTaken", '{"seat": 1}'),
        ("SeatTaken", '{"seat": 1, "occupant": null}'),
        ("SeatTaken", '{"seat": 1, "occupant": {"user": {"_person": 7}}}'),
        ("SeatTaken", '{"seat": 1, "occupant": {"user": {"_person": 7}, "_type": "Robot"}}'),
        ("SeatTaken", '{"seat": 1, "occupant": {"_type": "Human"}}'),
        ("SeatTaken", '{"seat": 1, "occupant": {"level": "genius", "_type": "Computer"}}'),
        ("HostChanged", '{"user": "Anna"}'),
        ("HostChanged", '{"user": null}'),
        ("HostChanged", '{"user": 7}'),
        ("HostChanged", '{"user": {"_person": true}}'),
        ("HostChanged", '{"user": {"_person": 7, "away": false}}'),
        ("TableClosed", '{"reason": "boredom"}'),
        ("TableOpened", '{"guild": 1}'),
        ("CardPlayed", '{"seat": 0, "card": "1H"}'),
        ("CardPlayed", '{"seat": 0, "card": "JHH"}'),
        ("CardPlayed", '{"seat": 0, "card": ""}'),
        ("CardPlayed", '{"seat": 0, "card": 7}'),
        ("CardPlayed", '{"seat": 0, "card": null}'),
        ("CardPlayed", '{"seat": 0, "card": {"rank": "J", "suit": "H"}}'),
        ("Called", '{"seat": 0, "call": "Pass"}'),
        ("Called", '{"seat": 0, "call": {"_type": "PlayCard", "card": "JH"}}'),
        ("Called", '{"seat": 0, "call": {"_type": "Bid", "value": 80, "trump": "X"}}'),
        ("Dealt", '{"dealer": 0, "holdings": 5}'),
        ("Dealt", '{"dealer": 0, "holdings": [], "turned": "ZZ"}'),
        ("GameStarted", '{"dealer": 0, "drawn": [[0, "1H"]]}'),
        ("GameStarted", '{"dealer": 0, "drawn": [[0]]}'),
        ("HandsCompleted", "{}"),
        ("MeldsAnnounced", '{"seat": 0, "melds": [{"kind": "six", "cards": [], "points": 0}]}'),
        ("MeldsNamed", '{"seat": 0, "kinds": []}'),
        ("CardsUncovered", '{"cards": [["JH", 0]]}'),
        ("Dealt", '{"dealer": 0, "holdings": [{"hand": ["ZZ"]}]}'),
        ("DealSettled", '{"settlement": {"result": "made"}}'),
        ("GameEnded", '{"winner": 2}'),
        ("GameEnded", "{}"),
    ],
)
def test_an_invalid_payload_is_refused(kind: str, text: str) -> None:
    with pytest.raises(UnreadableEvent) as caught:
        decode(entry(kind, text))
    assert str(caught.value) == kind


@pytest.mark.parametrize(("event", "text"), STORED_FORMS, ids=lambda part: type(part).__name__)
def test_an_entry_without_one_of_its_fields_is_refused(event: TableEvent, text: str) -> None:
    """A default in the code says nothing of a log: it is read only for fields added later."""
    whole = entry(type(event).__name__, text)
    for shorter in lacking_one(whole.payload):
        with pytest.raises(UnreadableEvent) as caught:
            decode(replace(whole, payload=shorter))
        assert not isinstance(caught.value, LaterEvent)


def test_only_a_field_added_later_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    event, text = next(form for form in STORED_FORMS if isinstance(form[0], DealGiven))
    whole = entry("DealGiven", text)
    monkeypatch.setattr(codec, "LATER_FIELDS", {DealGiven: frozenset({"evening"})})
    # The reader is made once, with the fields of this version: here it is made anew.
    monkeypatch.setattr(codec, "_converter", codec._converter.__wrapped__)
    for shorter in lacking_one(whole.payload):
        before = replace(whole, payload=shorter)
        if "evening" not in shorter:
            assert decode(before) == event
        else:
            with pytest.raises(UnreadableEvent):
                decode(before)


def lacking_one(payload: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The payload without one of its fields, or without one of those within them."""
    for name, value in payload.items():
        yield {key: other for key, other in payload.items() if key != name}
        inner = value[0] if isinstance(value, list) and value else value
        for less in lacking_one(inner) if isinstance(inner, dict) else ():
            yield {**payload, name: [less, *value[1:]] if isinstance(value, list) else less}


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("SeatPraised", '{"seat": 1}'),
        ("SeatLeft", '{"seat": 1, "v": 2}'),
        ("SeatTaken", '{"seat": 1, "occupant": {"user": {"_person": 7}, "_type": "Robot"}}'),
        (
            "SeatTaken",
            '{"seat": 1, "occupant": {"user": {"_person": 7}, "hat": "red", "_type": "Human"}}',
        ),
        ("LevelSet", '{"level": "genius"}'),
        ("ConventionSet", '{"convention": "esperanto"}'),
        ("TableClosed", '{"reason": "boredom"}'),
        ("Called", '{"seat": 0, "call": {"level": 1, "in": "blind", "_type": "Double"}}'),
    ],
)
def test_payloads_of_a_later_version_are_recognised(kind: str, text: str) -> None:
    with pytest.raises(LaterEvent):
        decode(entry(kind, text))


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("", "{}"),
        ("seat left", "{}"),
        ("SeatLeft", "{}"),
        ("SeatLeft", '{"seat": 4}'),
        ("TableClosed", '{"reason": 3}'),
        ("CardPlayed", '{"seat": 0, "card": "1H"}'),
    ],
)
def test_damaged_payloads_are_not_taken_for_a_later_version(kind: str, text: str) -> None:
    with pytest.raises(UnreadableEvent) as caught:
        decode(entry(kind, text))
    assert not isinstance(caught.value, LaterEvent)


@given(
    st.sampled_from(sorted(KINDS)),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
        max_leaves=8,
    ),
    st.data(),
)
def test_random_payloads_are_read_or_refused(kind: str, value: object, data: st.DataObject) -> None:
    names = [field.name for field in fields(KINDS[kind])]
    payload = {name: value for name in names if data.draw(st.booleans())}
    try:
        event = decode(Entry(kind, payload, NOON))
    except UnreadableEvent:
        return
    assert type(event) is KINDS[kind]
