"""Days and hours of a place: zones that change the hour at midnight, at two, or not at all."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.local_time import bounds, day_of, instant, zone_named, zone_of_place, zone_or, zones_like

ZONES = ("Europe/Paris", "America/Sao_Paulo", "Africa/Cairo", "Asia/Beirut", "Pacific/Apia")
PARIS = ZoneInfo("Europe/Paris")
FIRST = date(2025, 6, 1)
DAYS = 800


@pytest.mark.parametrize("name", ZONES)
def test_800_days_follow_each_other_without_a_gap(name: str) -> None:
    zone = ZoneInfo(name)
    _, end = bounds(FIRST - timedelta(days=1), zone)
    for each in range(DAYS):
        day = FIRST + timedelta(days=each)
        start, next_start = bounds(day, zone)
        assert start == end
        assert day_of(start, zone) == day == day_of(next_start - timedelta(seconds=1), zone)
        assert day_of(start - timedelta(seconds=1), zone) < day
        assert next_start - start in {timedelta(hours=hours) for hours in (23, 24, 25)}
        end = next_start


@given(
    st.sampled_from(ZONES),
    st.dates(FIRST, FIRST + timedelta(days=DAYS)),
    st.times().map(lambda at: at.replace(second=0, microsecond=0)),
)
def test_an_hour_is_the_first_moment_at_which_clocks_show_it_or_more(
    name: str, day: date, hour: time
) -> None:
    zone = ZoneInfo(name)
    at = instant(day, hour, zone)
    wanted = datetime.combine(day, hour)
    assert at.tzinfo is UTC
    assert at.astimezone(zone).replace(tzinfo=None) >= wanted
    assert (at - timedelta(seconds=1)).astimezone(zone).replace(tzinfo=None) < wanted


def test_the_changes_of_the_hour_in_paris() -> None:
    spring, autumn = date(2026, 3, 29), date(2026, 10, 25)
    lengths = [end - start for start, end in (bounds(spring, PARIS), bounds(autumn, PARIS))]
    assert lengths == [timedelta(hours=23), timedelta(hours=25)]
    assert instant(spring, time(2, 30), PARIS) == datetime(2026, 3, 29, 1, tzinfo=UTC)
    assert instant(autumn, time(2, 30), PARIS) == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    thursdays = [instant(date(2026, *day), time(21), PARIS).hour for day in ((3, 26), (4, 2))]
    assert thursdays == [20, 19]


def test_a_midnight_that_clocks_leave_out_is_the_next_hour() -> None:
    cairo = ZoneInfo("Africa/Cairo")
    start, end = bounds(date(2026, 4, 24), cairo)
    assert start.astimezone(cairo).time() == time(1)
    assert end - start == timedelta(hours=23)


def test_a_day_that_an_island_left_out_is_empty() -> None:
    start, end = bounds(date(2011, 12, 30), ZoneInfo("Pacific/Apia"))
    assert start == end == datetime(2011, 12, 30, 10, tzinfo=UTC)


def test_zones_are_found_as_people_write_them() -> None:
    assert zone_named("europe/paris") == PARIS == zone_named(" Europe/Paris ")
    assert zone_named("America/Sao Paulo") == ZoneInfo("America/Sao_Paulo")
    for nonsense in ("", "Paris", "../etc/passwd", "Europe", "UTC+2", "\0"):
        assert zone_named(nonsense) is None
    assert zone_or(None, "Europe/Paris") == PARIS == zone_or("Europe/Gone", "Europe/Paris")
    assert zone_or("Asia/Beirut", "Europe/Paris") == ZoneInfo("Asia/Beirut")


def test_a_town_is_a_zone_where_one_alone_has_it() -> None:
    for typed, zone in (("Paris", "Europe/Paris"), ("sofia", "Europe/Sofia"),
                        ("Zagreb", "Europe/Zagreb"), ("new york", "America/New_York"),
                        ("Asia/Beirut", "Asia/Beirut")):  # fmt: skip
        assert zone_of_place(typed) == ZoneInfo(zone)
    for other in ("Louisville", "par", "Etc", "UTC+2", "+02:00", "", "/", "../etc/passwd"):
        assert zone_of_place(other) is None


def test_zones_are_offered_by_the_beginning_of_their_town() -> None:
    assert zones_like("par", 25)[0] == "America/Paramaribo"
    assert "Europe/Paris" in zones_like("par", 25)
    assert "America/Sao_Paulo" in zones_like("sao p", 25)
    assert len(zones_like("", 25)) == 25
    assert zones_like("nowhere", 25) == []
