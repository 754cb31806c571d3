# Waiting for a free seat.

notify-title = A free seat?
notify-on = You will be told, once, as soon as a seat is free at a table of this server whose channel you can see; until tomorrow at { $time } at the latest.
notify-off = You will not be told any more.
notify-free-now = A seat is free already: { $channel }
notify-button-on = Tell me
notify-button-off = Do not tell me
notify-call = { $people }: a seat is free at this table ({ $game }). Who sits down first plays.
