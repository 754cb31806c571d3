"""When the steps of an evening are due, and who sits with whom."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from itertools import combinations
from random import Random
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.evenings import (
    FOUR,
    GATHERS_FOR,
    LATE,
    DueStep,
    Evening,
    EveningStage,
    Guest,
    Past,
    Sat,
    is_over,
    seated,
    tables_for,
    wanted_pairs,
)
from bot.i18n import words
from bot.i18n.typed_days import TypedDay, typed_day, typed_hour

PARIS = ZoneInfo("Europe/Paris")
THURSDAY = date(2026, 3, 19)
TODAY = date(2026, 11, 26)
MINUTE = timedelta(minutes=1)

WEEKLY = Evening(
    id=1,
    guild_id=1,
    channel_id=1,
    host_id=1,
    title="Belote",
    weekly=True,
    day=THURSDAY,
    hour=time(21),
)


@pytest.mark.parametrize(
    ("day", "hour"),
    [
        (date(2026, 3, 26), 20),
        (date(2026, 4, 2), 19),
        (date(2026, 10, 22), 19),
        (date(2026, 10, 29), 20),
    ],
)
def test_the_hour_holds_over_both_changes(day: date, hour: int) -> None:
    start = datetime.combine(day, time(hour), UTC)
    assert replace(WEEKLY, day=day).start(PARIS) == start
    before = replace(WEEKLY, day=day - timedelta(days=7))
    assert before.next_day(start - timedelta(days=6), PARIS) == day


def test_each_step_is_due_once_and_at_its_time() -> None:
    start = WEEKLY.start(PARIS)
    announced = replace(WEEKLY, stage=EveningStage.ANNOUNCED, starts_at=start)
    reminded = replace(announced, stage=EveningStage.REMINDED)
    gathering = replace(reminded, stage=EveningStage.GATHERING, gathered_at=start + 9 * MINUTE)
    signup = start - timedelta(hours=48)
    until = start + 9 * MINUTE + GATHERS_FOR
    due = {
        (WEEKLY, signup - MINUTE): None,
        (WEEKLY, signup): DueStep.ANNOUNCE,
        (WEEKLY, start - MINUTE): DueStep.ANNOUNCE,
        (WEEKLY, start): DueStep.SKIP,
        (announced, start - 31 * MINUTE): None,
        (announced, start - 30 * MINUTE): DueStep.REMIND,
        (reminded, start - MINUTE): None,
        (announced, start): DueStep.GATHER,
        (reminded, start + 10 * MINUTE): DueStep.GATHER,
        (reminded, start + LATE): DueStep.APOLOGISE,
        (reminded, start + timedelta(hours=2)): DueStep.APOLOGISE,
        (gathering, until - MINUTE): None,
        (gathering, until): DueStep.SEAT,
        (gathering, until + LATE): DueStep.APOLOGISE,
        (replace(gathering, stage=EveningStage.SEATED), until): None,
    }
    assert {moment: moment[0].due(moment[1], PARIS) for moment in due} == due


def test_a_changed_zone_moves_only_what_was_not_announced() -> None:
    start = WEEKLY.start(PARIS)
    elsewhere = ZoneInfo("America/Montreal")
    announced = replace(WEEKLY, stage=EveningStage.ANNOUNCED, starts_at=start)
    assert announced.start(elsewhere) == start
    assert WEEKLY.start(elsewhere) == start + timedelta(hours=5)


def test_an_evening_is_over_when_nobody_plays_any_more() -> None:
    start = WEEKLY.start(PARIS)
    ended, later = start + 60 * MINUTE, start + 80 * MINUTE
    assert is_over(start, ended, later, playing=False, open_tables=True)
    assert not is_over(start, ended, later, playing=True, open_tables=True)
    assert not is_over(start, ended, later - MINUTE, playing=False, open_tables=True)
    assert not is_over(start, None, later, playing=False, open_tables=True)
    assert is_over(start, None, later, playing=False, open_tables=False)
    assert is_over(start, None, start + timedelta(hours=12), playing=True, open_tables=True)


@pytest.mark.parametrize(
    ("people", "tables"),
    [
        (0, (0, 0, 0)),
        (1, (0, 0, 1)),
        (2, (0, 2, 0)),
        (3, (0, 3, 0)),
        (4, (1, 0, 0)),
        (5, (1, 0, 1)),
        (6, (1, 2, 0)),
        (7, (1, 3, 0)),
        (9, (2, 0, 1)),
        (12, (3, 0, 0)),
    ],
)
def test_odd_numbers_play_with_computers_or_wait(people: int, tables: tuple[int, int, int]) -> None:
    count = tables_for(people)
    assert (count.full, count.with_computers, count.waiting) == tables
    made, waiting = seated(range(1, people + 1), (), Past())
    held = [user for places in made for user in places if user is not None]
    assert sorted([*held, *waiting]) == [*range(1, people + 1)]
    assert len(made) == count.full + bool(count.with_computers)
    assert len(waiting) == count.waiting
    assert all(None not in places for places in made[: count.full])


def evenings(people: int, count: int) -> list[Sat]:
    """So many evenings of the same people, each seated after those before."""
    sat: list[Sat] = []
    for week in range(count):
        made, waiting = seated(range(1, people + 1), (), Past.of(sat))
        sat += kept_seats(THURSDAY + timedelta(weeks=week), (waiting, *made))
    return sat


def kept_seats(day: date, tables: Iterable[Sequence[int | None]]) -> list[Sat]:
    """Who sat where on an evening; the first table is of those who wait."""
    return [
        Sat(user, day, 1, number, place)
        for number, places in enumerate(tables)
        for place, user in enumerate(places)
        if user is not None
    ]


def test_eight_regulars_have_all_partners_before_one_three_times() -> None:
    sat, seen = evenings(8, 10), Counter[frozenset[int]]()
    for week in range(10):
        day = THURSDAY + timedelta(weeks=week)
        seen += Past.of(each for each in sat if each.day == day).partners
        if max(seen.values()) > 2:
            assert len(seen) == len([*combinations(range(8), 2)])
    assert Past.of(each for each in sat if each.day < THURSDAY + timedelta(weeks=7)).partners == {
        frozenset(pair): 1 for pair in combinations(range(1, 9), 2)
    }


@pytest.mark.parametrize("people", [5, 7, 9])
def test_waiting_and_computers_go_round(people: int) -> None:
    past = Past.of(evenings(people, people))
    for counted in (past.waited, past.with_computers):
        times = [counted[user] for user in range(1, people + 1)]
        assert max(times) - min(times) <= 1


@pytest.mark.parametrize("people", [5, 9, 13])
def test_all_wait_a_round_of_an_evening_before_anybody_waits_twice(people: int) -> None:
    chance, waits = Random(people), list[int]()
    # All but the first, who is new, have waited often before.
    before = [Sat(u, THURSDAY, n, 0) for u in range(2, people + 1) for n in range(3)]
    sat, today = before, THURSDAY + timedelta(weeks=1)
    for turn in range(people):
        # In any order, as tables are found after a restart: who has waited is stored.
        found = chance.sample(range(1, people + 1), people)
        made, waiting = seated(found, (), Past.of(sat, today))
        sat += [replace(each, round=turn) for each in kept_seats(today, (waiting, *made))]
        waits += waiting
    assert sorted(waits) == [*range(1, people + 1)]


def done(kept: Evening, step: DueStep, now: datetime) -> Evening:
    """An evening once this step was done."""
    match step:
        case DueStep.ANNOUNCE:
            start = kept.start(PARIS)
            return replace(kept, stage=EveningStage.ANNOUNCED, starts_at=start)
        case DueStep.REMIND:
            return replace(kept, stage=EveningStage.REMINDED)
        case DueStep.GATHER:
            return replace(kept, stage=EveningStage.GATHERING, gathered_at=now)
        case _:
            assert step is DueStep.SEAT
            return replace(kept, stage=EveningStage.SEATED)


@given(
    st.sampled_from([date(2026, 3, 5), date(2026, 10, 1)]),
    st.lists(st.integers(3, 12), min_size=6, max_size=6),
    st.integers(9, 29),
    st.randoms(use_true_random=False),
)
@settings(max_examples=5, deadline=None)
def test_six_weeks_over_a_change_of_the_hour(
    first: date, sizes: list[int], minutes: int, chance: Random
) -> None:
    """However seldom the bot looks, and whoever comes: each step once, at nine by the clock."""
    kept, sat = replace(WEEKLY, day=first), list[Sat]()
    now = kept.start(PARIS) - timedelta(hours=50)
    for size in sizes:
        steps = list[DueStep]()
        while kept.stage is not EveningStage.SEATED:
            now += minutes * MINUTE
            if step := kept.due(now, PARIS):
                steps.append(step)
                kept = done(kept, step, now)
        assert steps == [DueStep.ANNOUNCE, DueStep.REMIND, DueStep.GATHER, DueStep.SEAT]
        assert kept.start(PARIS).astimezone(PARIS) == datetime.combine(kept.day, time(21), PARIS)
        came = chance.sample(range(1, 13), size)
        made, waiting = seated(came, (), Past.of(sat))
        held = [user for places in made for user in places if user is not None]
        assert sorted([*held, *waiting]) == sorted(came)
        assert len(waiting) == tables_for(size).waiting
        assert sum(None in places for places in made) <= 1
        sat += kept_seats(kept.day, (waiting, *made))
        day = kept.next_day(now, PARIS)
        assert day == kept.day + timedelta(weeks=1)
        kept = replace(WEEKLY, day=day)


@given(st.integers(4, 13), st.data())
@settings(max_examples=15, deadline=None)
def test_two_who_ask_for_each_other_play_together(people: int, data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(1, people + 1)))
    one, other = order[:2]
    past = Past(partners=Counter({frozenset((one, other)): 5}))
    wanted = wanted_pairs([Guest(one, partner=other), Guest(other, partner=one)])
    made, waiting = seated(order, wanted, past)
    partners = {frozenset(places[n : n + 2]) for places in made for n in range(0, FOUR, 2)}
    assert frozenset((one, other)) in partners or {one, other} & {*waiting}


def test_only_what_both_ask_for_makes_a_pair() -> None:
    guests = [Guest(1, partner=2), Guest(2, partner=3), Guest(3, partner=2), Guest(4, partner=4)]
    assert wanted_pairs(guests) == {frozenset((2, 3))}


def once(year: int, month: int, day: int) -> TypedDay:
    return TypedDay(date(year, month, day), weekly=False)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("jeudi", TypedDay(date(2026, 11, 26), weekly=True)),
        ("tous les mardis", TypedDay(date(2026, 12, 1), weekly=True)),
        ("every Wed", TypedDay(date(2026, 12, 2), weekly=True)),
        ("24/12/2026", TypedDay(date(2026, 12, 24), weekly=False)),
        ("24.12.26", TypedDay(date(2026, 12, 24), weekly=False)),
        ("3/2", TypedDay(date(2027, 2, 3), weekly=False)),
        ("2025-12-24", TypedDay(date(2025, 12, 24), weekly=False)),
        ("1er janvier", TypedDay(date(2027, 1, 1), weekly=False)),
        ("24th December 2027", TypedDay(date(2027, 12, 24), weekly=False)),
        ("четвъртък", TypedDay(date(2026, 11, 26), weekly=True)),
        ("всеки вт", TypedDay(date(2026, 12, 1), weekly=True)),
        ("24.12.2026 \N{CYRILLIC SMALL LETTER GHE}.", TypedDay(date(2026, 12, 24), weekly=False)),
        ("24-ти дек. 2027", TypedDay(date(2027, 12, 24), weekly=False)),
        ("24. prosinca 2026.", TypedDay(date(2026, 12, 24), weekly=False)),
        ("كل خميس", TypedDay(date(2026, 11, 26), weekly=True)),
        ("يوم الأربعاء", TypedDay(date(2026, 12, 2), weekly=True)),
        ("u srijedu", TypedDay(date(2026, 12, 2), weekly=True)),
        ("24. 12.", TypedDay(date(2026, 12, 24), weekly=False)),
        ("24 decembre", TypedDay(date(2026, 12, 24), weekly=False)),
        ("Dec 5", once(2026, 12, 5)),
        ("Dec. 5", once(2026, 12, 5)),
        ("December 5th", once(2026, 12, 5)),
        ("Sat, Dec 5, 2026", once(2026, 12, 5)),
        ("5th of December", once(2026, 12, 5)),
        ("March 3", once(2027, 3, 3)),
        ("12/5", once(2027, 5, 12)),
        ("today", once(2026, 11, 26)),
        ("ce soir", once(2026, 11, 26)),
        ("довечера", once(2026, 11, 26)),
        ("tomorrow", once(2026, 11, 27)),
        ("Demain", once(2026, 11, 27)),
        ("утре", once(2026, 11, 27)),
        ("sutra", once(2026, 11, 27)),
        ("αύριο", once(2026, 11, 27)),
        ("غدًا", once(2026, 11, 27)),
        ("غدا", once(2026, 11, 27)),
        ("après-demain", once(2026, 11, 28)),
        ("the day after tomorrow", once(2026, 11, 28)),
        ("prekosutra", once(2026, 11, 28)),
        ("next Friday", once(2026, 11, 27)),
        ("next Thursday", once(2026, 12, 3)),
        ("this Thursday", once(2026, 11, 26)),
        ("vendredi prochain", once(2026, 11, 27)),
        ("ce jeudi", once(2026, 11, 26)),
        ("следващия петък", once(2026, 11, 27)),
        ("sljedeći petak", once(2026, 11, 27)),
        ("sljedeće srijede", once(2026, 12, 2)),
        ("επόμενη Παρασκευή", once(2026, 11, 27)),
        ("الجمعة القادمة", once(2026, 11, 27)),
        ("petkom", TypedDay(date(2026, 11, 27), weekly=True)),
        ("srijedom", TypedDay(date(2026, 12, 2), weekly=True)),
        ("subotom", TypedDay(date(2026, 11, 28), weekly=True)),
        ("utorkom", TypedDay(date(2026, 12, 1), weekly=True)),
        ("svakog petka", TypedDay(date(2026, 11, 27), weekly=True)),
        ("0001-01-01", once(1, 1, 1)),
        ("9999-12-31", once(9999, 12, 31)),
        ("31/6", None),
        ("tomorrow 8", None),
        ("lundi ou mardi", None),
        ("mardi 3", None),
        ("ju", None),
        ("", None),
    ],
)
def test_days_are_read_as_people_type_them(typed: str, day: TypedDay | None) -> None:
    assert typed_day(typed, TODAY) == day


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("12/5", once(2026, 12, 5)),
        ("12/5/2027", once(2027, 12, 5)),
        ("24/12", once(2026, 12, 24)),
        ("12.5.", once(2027, 5, 12)),
        ("5 December", once(2026, 12, 5)),
    ],
)
def test_in_the_united_states_the_month_is_typed_first(typed: str, day: TypedDay) -> None:
    assert typed_day(typed, TODAY, month_first=True) == day


@pytest.mark.parametrize(
    ("typed", "hour"),
    [
        ("21:00", time(21)),
        ("21h", time(21)),
        ("21 h 30", time(21, 30)),
        ("9 pm", time(21)),
        ("12am", time(0)),
        ("0:15", time(0, 15)),
        ("21 ч.", time(21)),
        ("21:30 ч.", time(21, 30)),
        ("21 heures", time(21)),
        ("20 sati", time(20)),
        ("9 م", time(21)),
        ("٩:٣٠ مساءً", time(21, 30)),
        ("9 صباحًا", time(9)),
        ("9:30 p.m.", time(21, 30)),
        ("9:30 P.M.", time(21, 30)),
        ("at 8 pm", time(20)),
        ("8 a.m.", time(8)),
        ("noon", time(12)),
        ("midnight", time(0)),
        ("minuit", time(0)),
        ("midi", time(12)),
        ("à 20h", time(20)),
        ("9 heures du soir", time(21)),
        ("8 вечерта", time(20)),
        ("в 20 ч", time(20)),
        ("полунощ", time(0)),
        ("8 navečer", time(20)),
        ("u 20h", time(20)),
        ("ponoć", time(0)),
        ("9 το βράδυ", time(21)),
        ("στις 9 μ.μ.", time(21)),
        ("الساعة 9 مساءً", time(21)),
        ("منتصف الليل", time(0)),
        ("25:00", None),
        ("13pm", None),
        ("soir", None),
    ],
)
def test_hours_are_read_as_people_type_them(typed: str, hour: time | None) -> None:
    assert typed_hour(typed) == hour


@pytest.mark.parametrize(
    ("language", "weekday"), [("fr", "jeudi"), ("en", "Thursday"), ("bg", "четвъртък")]
)
def test_a_weekday_is_written_in_full_and_read_again(language: str, weekday: str) -> None:
    assert words(language).weekday(THURSDAY) == weekday
    assert typed_day(weekday, THURSDAY) == TypedDay(THURSDAY, weekly=True)


def test_who_came_last_waits_where_all_have_waited_equally_often() -> None:
    came = [3, 1, 5, 2, 4]
    assert seated(came, (), Past())[1] == (4,)
    assert seated(came, (), Past(waited=Counter({4: 1})))[1] == (2,)
    assert seated(came, (), Past(waited=Counter(dict.fromkeys(came, 2))))[1] == (4,)
