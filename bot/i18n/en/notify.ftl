# Waiting for a free seat.

notify-title = A free seat?
notify-on = You will get one message, as soon as a seat is free in a channel of this server that you can see. The request lapses tomorrow at { $time }.
notify-off = You will get no message.
notify-free-now = A seat is free already: { $channel }
notify-button-on = Tell me
notify-button-off = Stop telling me
notify-call = { $people }: a seat is free at this table ({ $game }). First come, first served.
