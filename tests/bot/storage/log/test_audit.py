"""Every event of a log is decided again: what nobody could have brought about is named."""

from dataclasses import replace
from typing import Any, cast

import pytest

from bot.storage.errors import LaterLog, UnreplayableLog
from bot.storage.log.audit import Fault, FaultyEntry, first_faulty_entry
from bot.storage.log.event_log import Entry
from bot.storage.log.people import person
from bot.storage.log.replay import Step, replayed
from bot.tables.requests import Kick, Leave, Rematch, Sit
from bot.tables.take_back import AnswerTakeBack, TakeBack, TakingBack
from engine.variants import VARIANTS
from tests.bot.storage.altered import EVENINGS, TIMES, Log, altered_logs, evening_of, on_disk
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, NUMBER, STRANGER, E, Evening, N, S, W
from tests.bot.tables.stages import alone, between_deals, finished, four_people, playing
from tests.rig.slow import FAST_GAMES, slow_except

STILL_LEGAL = (
    (1, "removed", "a player had not asked the coach before a card"),
    (1, "removed", "a player had not asked the coach after a take-back"),
    (2, "exchanged with the next", "a stranger asked to see a hand after a card, not before"),
    (2, "removed", "a stranger still looked into a hand; the next deal came all the same"),
    (4, "exchanged with the next", "a swap was refused before a player left, not after"),
    (5, "removed", "a stranger was refused a hand; nobody had to answer"),
    (7, "exchanged with the next", "the lobby was set in the other order"),
    (9, "exchanged with the next", "a stranger asked to see a hand before a call, not after"),
    (10, "removed", "the coach was refused; nobody had to answer"),
    (11, "exchanged with the next", "a stranger asked to see a hand after a card, not before"),
    (11, "exchanged with the next", "a game was resumed before a stranger looked away, not after"),
    (14, "exchanged with the next", "a stranger asked to see a hand before a card, not after"),
)
"""Alterations that make another log which could have been played just so: evening, how, why."""


def steps_of(log: Log) -> tuple[Step, ...]:
    return tuple(replayed(NUMBER, log))


def fault_of(log: Log) -> FaultyEntry | None:
    return first_faulty_entry(steps_of(log))


def at(log: Log, kind: str, which: int = 0) -> int:
    """The place of an entry, from 0."""
    return [place for place, entry in enumerate(log) if entry.kind == kind][which]


def with_payload(log: Log, place: int, **facts: object) -> Log:
    entry = log[place]
    new = replace(entry, payload={**entry.payload, **facts})
    return [*log[:place], new, *log[place + 1 :]]


def with_cause(log: Log, place: int, *cause: object) -> Log:
    return [*log[:place], replace(log[place], cause=cause), *log[place + 1 :]]


def cause_at(log: Log, place: int) -> list[Any]:
    return list(log[place].cause or ())


def settlement_of(log: Log, place: int) -> dict[str, Any]:
    return dict(cast("dict[str, Any]", log[place].payload["settlement"]))


def holdings_of(dealt: Entry) -> list[dict[str, Any]]:
    return [dict(holding) for holding in cast("list[dict[str, Any]]", dealt.payload["holdings"])]


@pytest.mark.parametrize(
    "variant",
    slow_except([rules.key for rules in VARIANTS], {rules.key for rules in FAST_GAMES}),
)
def test_evenings_of_every_game_pass(variant: str) -> None:
    for seed in range(3):
        assert fault_of(on_disk(evening_of(variant, seed, 300))) is None


def test_a_take_back_through_computer_calls_passes() -> None:
    evening = alone().until(lambda table: table.awaited == (S,))
    evening.move(lambda legal: legal[1])
    evening.move()
    evening.ask(ANNA, TakeBack(evening.table.move))
    evening.play_deal()
    assert fault_of(on_disk(evening)) is None


@pytest.mark.parametrize("agree", [True, False])
def test_a_take_back_that_is_answered_is_sound(agree: bool) -> None:
    evening = four_people().bid()
    seat = evening.table.awaited[0]
    evening.move()
    evening.ask(evening.owner(seat), TakeBack(evening.table.move))
    for other in TakingBack.to_answer(evening.table) if agree else (evening.table.awaited[0],):
        evening.ask(evening.owner(other), AnswerTakeBack(evening.table.move, agree=agree))
    log = on_disk(evening)
    assert log[-1].kind == ("TakenBack" if agree else "Answered")
    assert fault_of(log) is None


def test_a_take_back_is_asked_for_by_whoever_has_just_moved() -> None:
    evening = four_people().bid()
    seat = evening.table.awaited[0]
    evening.move()
    evening.ask(evening.owner(seat), TakeBack(evening.table.move))
    log = on_disk(evening)
    assert fault_of(log) is None
    another = evening.table.awaited[0]
    other = with_payload(log, len(log) - 1, by=person(evening.owner(another)))
    assert fault_of(other) == FaultyEntry(len(log), Fault.NOT_FOLLOWING)
    forged = with_cause(other, len(log) - 1, int(another), *cause_at(log, len(log) - 1)[1:])
    assert fault_of(forged) == FaultyEntry(len(log), Fault.IMPOSSIBLE)


@pytest.mark.slow
def test_altered_logs_are_detected() -> None:
    altered = altered_logs()
    assert len(altered) == EVENINGS * TIMES * 7
    unnamed = []
    for each in altered:
        try:
            if fault_of(each.log) is None:
                unnamed.append((each.evening, each.how))
        except UnreplayableLog:
            continue
    assert sorted(unnamed) == [(evening, how) for evening, how, _ in STILL_LEGAL]


def test_a_fault_names_its_entry_and_reason() -> None:
    log = on_disk(finished())
    card, trick, scored = at(log, "CardPlayed"), at(log, "TrickTaken", 3), at(log, "DealSettled")
    settlement = settlement_of(log, scored)
    altered = {
        FaultyEntry(card + 1, Fault.NOT_FOLLOWING): with_payload(log, card, card="6S"),
        FaultyEntry(trick + 1, Fault.NOT_FOLLOWING): with_payload(log, trick, points=99),
        FaultyEntry(scored + 1, Fault.NOT_FOLLOWING): with_payload(
            log, scored, settlement={**settlement, "scores": [170, 2]}
        ),
        FaultyEntry(len(log), Fault.CUT_SHORT): log[:-1],
        FaultyEntry(2, Fault.NOT_FOLLOWING): [log[0], *log[2:]],
    }
    for fault, changed in altered.items():
        assert fault_of(changed) == fault


def test_a_card_that_the_rules_refuse_is_illegal_though_its_cause_says_the_same() -> None:
    log = on_disk(finished())
    card = at(log, "CardPlayed")
    who, request, move, (play, _, *announced) = cause_at(log, card)
    other = [who, request, move, [play, "6S", *announced]]
    forged = with_cause(with_payload(log, card, card="6S"), card, *other)
    assert fault_of(forged) == FaultyEntry(card + 1, Fault.ILLEGAL)


def test_events_without_a_cause_or_with_another_are_named() -> None:
    log = on_disk(finished())
    acts = (place for place in range(len(log)) if cause_at(log, place)[1:2] == ["Act"])
    card = next(place for place in acts if log[place].kind == "CardPlayed")
    unasked = [*log[:card], replace(log[card], cause=None), *log[card + 1 :]]
    assert fault_of(unasked) == FaultyEntry(card + 1, Fault.NOT_FOLLOWING)
    mine, *what = cause_at(log, card)
    others = [seat for seat in range(4) if seat != mine]
    forged = [[who, *what] for who in (*others, person(STRANGER), None, "me", {}, 4)]
    forged += [[], [mine], [mine, "Act"], [mine, "Act", what[1]], [mine, "Act", what[1], []]]
    forged += [[mine, "Act", what[1], {}], [mine, None], [mine, [], *what]]
    for cause in forged:
        found = fault_of(with_cause(log, card, *cause))
        assert found is not None
        assert found.entry == card + 1
    for place, entry in enumerate(log):
        if entry.cause is not None and place:
            assert fault_of(with_cause(log, place, entry.cause[0], "Pause")) is not None


def test_a_log_begins_with_the_opening_of_its_table_and_holds_no_other() -> None:
    log = on_disk(finished())
    opening = cause_at(log, 0)
    for place, entry in enumerate(log):
        if entry.cause is not None and place:
            fault = FaultyEntry(place + 1, Fault.IMPOSSIBLE)
            assert fault_of(with_cause(log, place, *opening)) == fault
    # The table as it stands at the end would grant this.
    reopened = with_cause(log, 0, int(S), "ChangeSeats")
    assert fault_of(reopened) == FaultyEntry(1, Fault.IMPOSSIBLE)


def test_a_request_of_a_later_version_is_left_to_it() -> None:
    log = on_disk(finished())
    card = at(log, "CardPlayed")
    who, request, move, action = cause_at(log, card)
    later = ([who, "Applaud"], [who, request, move, action, "slowly"])
    for cause in (*later, [who, request, move, ["Sing", "JH"]]):
        with pytest.raises(LaterLog):
            fault_of(with_cause(log, card, *cause))


def test_a_changed_line_of_arithmetic_is_detected() -> None:
    log = on_disk(finished())
    scored = at(log, "DealSettled")
    settlement = settlement_of(log, scored)
    lines = [dict(line) for line in settlement["lines"]]
    name, number = lines[0]["facts"][0]
    lines[0]["facts"] = [[name, number + 10], *lines[0]["facts"][1:]]
    changed = with_payload(log, scored, settlement={**settlement, "lines": lines})
    assert fault_of(changed) == FaultyEntry(scored + 1, Fault.NOT_FOLLOWING)


def test_a_deal_that_does_not_match_its_seed_is_detected() -> None:
    log = on_disk(playing())
    dealt = at(log, "Dealt")
    holdings = holdings_of(log[dealt])
    one, other = holdings[0]["hand"], holdings[1]["hand"]
    one[0], other[0] = other[0], one[0]
    changed = with_payload(log, dealt, holdings=holdings)
    assert fault_of(changed) == FaultyEntry(dealt + 1, Fault.NOT_DEALT)
    other_seed = with_payload(log, at(log, "DealSealed"), seed="00" * 32)
    assert fault_of(other_seed) is not None


def test_a_deal_without_its_seed_is_detected() -> None:
    log = on_disk(between_deals())
    unsealed = [entry for entry in log if entry.kind != "DealSealed"]
    started = FaultyEntry(at(unsealed, "GameStarted") + 1, Fault.NOT_DEALT)
    assert fault_of(unsealed) == started


def in_lobby() -> Evening:
    evening = Evening()
    evening.ask(BRUNO, Sit(N))
    evening.ask(CHLOE, Sit(E))
    return evening


def test_a_host_who_left_hands_over_the_table() -> None:
    evening = in_lobby()
    evening.ask(ANNA, Leave())
    log = on_disk(evening)
    assert (fault_of(log), log[-1].kind) == (None, "HostChanged")
    assert fault_of(log[:-1]) == FaultyEntry(len(log), Fault.CUT_SHORT)


def test_a_host_may_free_a_seat_in_the_lobby() -> None:
    evening = in_lobby()
    evening.ask(ANNA, Kick(BRUNO))
    assert fault_of(on_disk(evening)) is None


def test_entries_after_closing_are_detected() -> None:
    log = on_disk(finished())
    cause = [None, "Expire", len(log)]
    closed = Entry("TableClosed", {"reason": "idle"}, log[-1].at, cause)
    assert fault_of([*log, closed]) is None
    away = Entry("PlayerAway", {"seat": int(W)}, log[-1].at)
    assert fault_of([*log, closed, away]) == FaultyEntry(len(log) + 2, Fault.NOT_FOLLOWING)
    left = replace(away, cause=[int(W), "Leave"])
    assert fault_of([*log, closed, left]) == FaultyEntry(len(log) + 2, Fault.IMPOSSIBLE)


def test_a_rematch_needs_every_seat_filled() -> None:
    evening = finished()
    evening.ask(ANNA, Rematch())
    log = on_disk(evening)
    assert fault_of(log) is None
    assert fault_of(log[:-1]) == FaultyEntry(len(log), Fault.CUT_SHORT)
