"""The rest of the fault table: what needs a process, sockets, or a start of the bot."""

from collections.abc import Iterator

from bot.discord_api.taken_away import TakenAway
from tests.cogs.faults.table import Elsewhere

TABLE = """
tests/cogs/faults/test_calls.py
  test_a_refused_notification_blocks_no_one
    429, 500, 403 and 404 on calling a player, or on taking the call away
    no call, or one that stays; his time as it was
tests/wire/test_storms.py
  test_a_storm_of_429_slows_pictures_but_not_play
    a storm of 429
    play at its usual pace, pictures late
tests/wire/test_faults.py
  test_play_goes_on_while_the_table_cannot_be_drawn
    500 and 403 on every public route, over the wire
    play goes on in the hands
  test_a_hand_whose_token_expired_early_is_opened_again
    a token that expired early, over the wire
    his hand again, when he presses « Ma main »
tests/wire/test_lost_gateways.py
  test_a_game_survives_every_way_of_losing_the_gateway
    the gateway is cut, asks to reconnect, forgets the session, has an outage
    an answer, once the gateway is there again
  test_a_gateway_that_was_down_is_found_again
    a session that cannot be resumed: its host is down
    an answer, in a session begun anew
tests/wire/test_watchdog.py
  test_a_bot_that_hears_nothing_exits_and_continues_after_a_restart
    a dead gateway: nothing comes any more
    that the bot is away; the process ends with a code and is started again
  test_no_turn_times_out_while_the_gateway_is_silent
    the gateway says nothing, for less than that, when a turn is up
    no clock running out; all his time again, once it is heard
tests/cogs/upkeep/test_connection.py
  test_a_silent_gateway_stops_the_clocks_before_it_is_given_up
    the gateway says nothing for a minute
    no clock running out
  test_an_unavailable_server_stops_its_clocks
    an outage (guild_unavailable), or the bot is kicked
    no clock running out; the table as it was, when the server is there again
tests/cogs/hand/test_refused_requests.py
  test_play_continues_without_further_requests
    Discord has refused a thousand requests in ten minutes
    answers and his hand when he asks for it; the table, once that is over
tests/cogs/upkeep/test_lost_channels.py
  test_a_table_closes_when_its_channel_is_deleted
    the channel or thread of the table is deleted: its channel
    that he may open a table elsewhere; this one is closed
  test_a_table_closes_when_its_thread_is_deleted
    the channel or thread of the table is deleted: its thread
    that he may open a table elsewhere; this one is closed
  test_a_table_closes_when_its_threads_channel_is_deleted
    the channel or thread of the table is deleted: the channel of its thread
    that he may open a table elsewhere; this one is closed
  test_a_table_closes_when_its_channel_is_deleted_during_downtime
    the channel or thread of the table is deleted: while the bot is down
    that he may open a table elsewhere; this one is closed
  test_a_table_closes_when_its_channel_is_deleted_without_an_event
    the channel or thread of the table is deleted: the bot is told nothing
    that he may open a table elsewhere; this one is closed
  test_an_unreachable_channel_is_not_lost
    50001, 50013 or an outage where the channel of the table is looked for
    his table as it was
tests/cogs/table/test_visibility.py
  test_a_press_is_shown_on_its_message_whatever_is_forbidden
    the bot may not see the channel any more when somebody sits down
    the lobby: it is drawn in answer
  test_a_press_is_shown_on_its_message_whatever_discord_refuses
    160005 or 50001 on editing the table when somebody sits down, and nothing is missing
    the lobby: it is drawn in answer
  test_who_begins_a_game_reads_which_permission_is_missing_and_plays
    the bot may not write any more when the game begins
    that it is noted, what is missing, who gives it back, and how he plays on
tests/cogs/table/test_pictures.py
  test_when_files_are_refused_the_table_continues_as_text
    the bot may attach no files any more
    the table and his hand in words
tests/cogs/table/test_orphans.py
  test_a_duplicate_message_loses_its_buttons_at_a_press
    the bot may not read what was written before it came
    the table twice; the older one loses its buttons when it is pressed
tests/wire/test_orphans.py
  test_a_bot_killed_while_it_posts_leaves_one_table
    kill -9 between posting a table and remembering its message
    one table
tests/cogs/faults/test_by_itself.py
  test_an_undrawn_end_of_a_game_is_drawn_after_a_restart
    kill -9 between the end of a game and showing it
    its score and « Revanche », when the bot is there again
  test_a_table_closed_just_before_a_crash_is_shown_closed_after_the_restart
    kill -9 between closing a table and showing it
    that it is closed, when the bot is there again
tests/cogs/upkeep/test_closing.py
  test_the_bot_closes_even_if_it_cannot_post_the_notice
    the connection breaks, and the bot is told to stop
    no word; his table as it was, when the bot is there again
tests/bot/storage/database/test_damaged_files.py
  test_a_truncated_database_is_refused_and_left_alone
    a half-written database
    nothing: the bot does not start, and says why
  test_a_newer_schema_is_refused_and_left_alone
    a database of a later version
    nothing: the bot does not start, and says why
  test_a_table_that_cannot_be_replayed_is_given_up_and_its_log_kept
    a damaged log of one table
    that his table is closed; all others go on
tests/cogs/kills/test_every_event.py
  test_a_game_with_many_crashes_ends_like_one_without
    kill -9 at any event
    his table as it was, when the bot is there again
"""
"""By file: a test, the fault that it brings about, and what the player sees. Nothing is lost."""


TAKES = {
    "the bot may attach no files any more": TakenAway.PICTURE,
    "the bot may not read what was written before it came": TakenAway.HISTORY,
}
"""The faults by which Discord takes something away."""


def _read() -> Iterator[Elsewhere]:
    file = ""
    lines = iter(TABLE.strip().splitlines())
    for line in lines:
        if line.startswith(" "):
            fault, sees = next(lines).strip(), next(lines).strip()
            yield Elsewhere(fault, sees, f"{file}::{line.strip()}", TAKES.get(fault))
        else:
            file = line


ELSEWHERE = tuple(_read())
