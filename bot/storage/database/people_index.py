"""Which events name people, as the index of the log has them: a change needs a migration."""

from sqlalchemy import text

NAMES_SOMEBODY = text(
    "kind IN ('HostChanged', 'SeatTaken', 'TableOpened',"
    " 'WatchAgreed', 'WatchAsked', 'WatchEnded', 'WatchRefused')"
)
