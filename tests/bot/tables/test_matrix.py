"""Every request at every stage by everyone: what happens, or why it is refused."""

import pytest

from bot.tables.actions import REQUESTS
from bot.tables.events import TableEvent
from bot.tables.refusals import TableRefused
from engine.actions import IllegalAction
from tests.bot.tables.evening import NUMBER, PEOPLE, Evening
from tests.bot.tables.named_requests import request_of
from tests.bot.tables.room import Room
from tests.bot.tables.stages import between_deals, closed, finished, lobby, playing

STAGES = {
    "lobby": lobby,
    "playing": playing,
    "between": between_deals,
    "finished": finished,
    "closed": closed,
}

DONE, NOTHING = "done", "nothing"

WHAT_HAPPENS = """
request    who              lobby        playing        between        finished       closed

sit        host,seated,away done         already-seated already-seated game-finished  table-closed
sit        stranger         done         seat-taken     seat-taken     game-finished  table-closed

stand      host,seated      done         game-running   game-running   game-finished  table-closed
stand      away,stranger    not-seated   game-running   game-running   game-finished  table-closed

computer   host,seated,away done         game-running   game-running   game-finished  table-closed
computer   stranger         not-seated   not-seated     not-seated     not-seated     table-closed

remove     host,seated,away done         game-running   game-running   game-finished  table-closed
remove     stranger         not-seated   not-seated     not-seated     not-seated     table-closed

level      host,seated,away done         game-running   game-running   game-finished  table-closed
level      stranger         not-seated   not-seated     not-seated     not-seated     table-closed

level-of   host,seated,away done         game-running   game-running   game-finished  table-closed
level-of   stranger         not-seated   not-seated     not-seated     not-seated     table-closed

convention host,seated,away done         game-running   game-running   game-finished  table-closed
signals    host,seated,away done         game-running   game-running   game-finished  table-closed
convention stranger         not-seated   not-seated     not-seated     not-seated     table-closed
signals    stranger         not-seated   not-seated     not-seated     not-seated     table-closed

tempo      host             done         game-running   game-running   game-finished  table-closed
tempo      others           not-host     game-running   game-running   game-finished  table-closed

start      host             seats-empty  game-running   game-running   game-finished  table-closed
start      others           not-host     game-running   game-running   game-finished  table-closed

fill       host             done         game-running   game-running   game-finished  table-closed
fill       others           not-host     game-running   game-running   game-finished  table-closed

rules      host             done         game-running   game-running   game-finished  table-closed
rules      others           not-host     game-running   game-running   game-finished  table-closed

clock      host,seated,away done         game-running   game-running   game-finished  table-closed
clock      stranger         not-host     game-running   game-running   game-finished  table-closed

between    host             done         game-running   game-running   game-finished  table-closed
between    others           not-host     game-running   game-running   game-finished  table-closed

partners   host             seats-empty  game-running   game-running   game-finished  table-closed
partners   others           not-host     game-running   game-running   game-finished  table-closed

swap       host             no-game      game-running   game-running   done           table-closed
swap       seated,away      no-game      game-running   game-running   done           table-closed
swap       stranger         no-game      game-running   game-running   not-seated     table-closed
swap-yes   host,seated,away no-game      game-running   game-running   stale-press    table-closed
swap-yes   stranger         no-game      game-running   game-running   not-seated     table-closed

length     host,seated,away no-game      game-running   game-running   done           table-closed
length     stranger         no-game      game-running   game-running   not-seated     table-closed
length-yes host,seated,away no-game      game-running   game-running   stale-press    table-closed
length-yes stranger         no-game      game-running   game-running   not-seated     table-closed
length-off host,seated,away no-game      game-running   game-running   stale-press    table-closed
length-off stranger         no-game      game-running   game-running   not-seated     table-closed

watch      host,seated,away no-game      watch-seated   watch-seated   game-finished  table-closed
watch      stranger         no-game      done           done           game-finished  table-closed
show       host,seated,away no-game      stale-press    stale-press    game-finished  table-closed
show       stranger         not-seated   not-seated     not-seated     not-seated     table-closed
look-away  everyone         no-game      stale-press    stale-press    game-finished  table-closed
hide       host,seated,away no-game      stale-press    stale-press    game-finished  table-closed
hide       stranger         not-seated   not-seated     not-seated     not-seated     table-closed

act        host             no-game      done           deal-over      game-finished  table-closed
act        seated,away      no-game      not-your-turn  deal-over      game-finished  table-closed
act        stranger         not-seated   not-seated     not-seated     not-seated     table-closed

old-act    host,seated,away no-game      stale-press    stale-press    game-finished  table-closed
old-act    stranger         not-seated   not-seated     not-seated     not-seated     table-closed

think      everyone         no-game      stale-press    stale-press    game-finished  table-closed

forced     everyone         no-game      auction-open   deal-over      game-finished  table-closed
old-forced everyone         no-game      stale-press    stale-press    game-finished  table-closed

lapse      everyone         no-game      stale-press    stale-press    game-finished  table-closed

next-deal  everyone         no-game      stale-press    stale-press    game-finished  table-closed

take-back  host,seated,away no-game      take-back-late take-back-late game-finished  table-closed
take-back  stranger         not-seated   not-seated     not-seated     not-seated     table-closed

consent    host,seated,away no-game      stale-press    stale-press    game-finished  table-closed
consent    stranger         not-seated   not-seated     not-seated     not-seated     table-closed

no-answer  everyone         no-game      stale-press    stale-press    game-finished  table-closed

allow      host             done         game-running   game-running   game-finished  table-closed
allow      others           not-host     game-running   game-running   game-finished  table-closed

training   host             done         game-running   game-running   game-finished  table-closed
training   others           not-host     game-running   game-running   game-finished  table-closed

rated      host             stale-press  game-running   game-running   game-finished  table-closed
rated      others           not-host     game-running   game-running   game-finished  table-closed

coach      host,seated,away no-game      no-coach       no-coach       game-finished  table-closed
coach      stranger         not-seated   not-seated     not-seated     not-seated     table-closed
coach-yes  host,seated,away no-game      stale-press    stale-press    game-finished  table-closed
coach-yes  stranger         not-seated   not-seated     not-seated     not-seated     table-closed

claim      host,seated,away no-game      auction-open   deal-over      game-finished  table-closed
claim      stranger         not-seated   not-seated     not-seated     not-seated     table-closed

ready      host,seated,away no-game      deal-running   done           game-finished  table-closed
ready      stranger         not-seated   not-seated     not-seated     not-seated     table-closed

leave      host,seated      done         done           done           done           table-closed
leave      away             -            already-away   already-away   nothing        table-closed
leave      stranger         not-seated   not-seated     not-seated     not-seated     table-closed

return     host,seated      no-game      nothing        nothing        nothing        table-closed
return     away             no-game      done           done           done           table-closed
return     stranger         no-game      not-seated     not-seated     not-seated     table-closed

pause      host,seated,away no-game      done           done           game-finished  table-closed
pause      stranger         not-seated   not-seated     not-seated     not-seated     table-closed

resume     host,seated,away no-game      not-paused     not-paused     game-finished  table-closed
resume     stranger         not-seated   not-seated     not-seated     not-seated     table-closed

kick       host             done         not-absent     not-absent     game-finished  table-closed
kick       seated           not-absent   not-absent     not-absent     game-finished  table-closed
kick       away             -            not-absent     not-absent     game-finished  table-closed
kick       stranger         not-seated   not-seated     not-seated     game-finished  table-closed

kick-late  host             done         done           done           game-finished  table-closed
kick-late  seated           done         done           done           game-finished  table-closed
kick-late  away             -            done           done           game-finished  table-closed
kick-late  stranger         not-seated   not-seated     not-seated     game-finished  table-closed

rematch    host,seated,away no-game      game-running   game-running   done           table-closed
rematch    stranger         no-game      game-running   game-running   not-seated     table-closed

seats      host,seated,away no-game      game-running   game-running   done           table-closed
seats      stranger         no-game      game-running   game-running   not-seated     table-closed

cancel     host             done         game-running   game-running   game-finished  table-closed
cancel     others           not-host     game-running   game-running   game-finished  table-closed

stop       host             done         done           done           done           table-closed
stop       others           not-manager  not-manager    not-manager    not-manager    table-closed
stop-any   everyone         done         done           done           done           table-closed

stop-ask   host             done         stale-press    stale-press    done           table-closed
stop-ask   others           not-manager  not-manager    not-manager    not-manager    table-closed

stop-yes   host,seated,away no-game      stale-press    stale-press    game-finished  table-closed
stop-yes   stranger         no-game      not-seated     not-seated     game-finished  table-closed

replace    everyone         no-game      game-running   game-running   done           table-closed

expire     everyone         done         done           done           done           table-closed
expire-old everyone         stale-press  stale-press    stale-press    stale-press    table-closed
"""
"""At the table of ``evening.lobby`` and what follows it; in the lobby nobody is away."""

GROUPS = {"everyone": tuple(PEOPLE), "others": ("seated", "away", "stranger")}


def cells() -> list[tuple[str, str, str, str]]:
    """Request, person, stage and what happens."""
    head, *lines = (line.split() for line in WHAT_HAPPENS.splitlines() if line)
    return [
        (request, who, stage, outcome)
        for request, people, *outcomes in lines
        for who in GROUPS.get(people, people.split(","))
        for stage, outcome in zip(head[2:], outcomes, strict=True)
        if (who, stage) != ("away", "lobby")
    ]


def test_the_matrix_covers_every_request_and_phase() -> None:
    requests = {request for request, *_ in cells()}
    wanted = {(r, who, stage) for r in requests for who in PEOPLE for stage in STAGES}
    wanted -= {(r, "away", "lobby") for r in requests}
    assert sorted(cell[:3] for cell in cells()) == sorted(wanted)
    table = lobby().table
    kinds = {type(request_of(name, table, 0)) for name in requests}
    assert kinds == set(REQUESTS)


@pytest.mark.parametrize("stage", STAGES)
async def test_every_request_has_the_expected_outcome_in_every_phase(stage: str) -> None:
    evening = STAGES[stage]()
    wanted = {(request, who): outcome for request, who, at, outcome in cells() if at == stage}
    assert {asked: await outcome_of(evening, *asked) for asked in wanted} == wanted


async def outcome_of(evening: Evening, request_name: str, who: str) -> str:
    """What becomes of a request of this person; the table and its log are as they then must be."""
    async with Room() as room:
        session = room.session(evening)
        before, log = session.table, tuple(evening.log)
        request = request_of(request_name, before, PEOPLE[who])
        happened = DONE
        try:
            table = await session.submit(PEOPLE[who], request)
        except (TableRefused, IllegalAction) as refused:
            happened = refused.code
        else:
            assert table is session.table
        added = _added(log, room.log.logs[NUMBER])
        if not added and happened == DONE:
            happened = NOTHING
        if happened == DONE:
            assert room.screen.shown == [session.table]
            assert session.table.revision == before.revision + len(added)
        else:
            assert session.table is before
            assert not added
            assert room.screen.shown == []
        return happened


def _added(before: tuple[TableEvent, ...], log: list[TableEvent]) -> tuple[TableEvent, ...]:
    assert tuple(log[: len(before)]) == before
    return tuple(log[len(before) :])
