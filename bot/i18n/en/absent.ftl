# What keeps a table from getting stuck: time limits, pauses, seats that change hands.

clock-hint = When time is up, a computer plays; after two in a row, until they return
clock-only-host = { $user }, the host, can change it before the game.
clock-off-hint = No limit needs everyone’s consent; any seated player can set one again
clock-next-hint = It starts when all are ready, or by itself, without the absent
clock-next-all = all ready
clock-next-after = { $clock } at most
clock-off = no limit
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
clock-turn = If { $player } doesn’t move, a computer plays for them { $time }.
clock-next-deal = The next deal starts { $time }, or as soon as everyone is ready.
clock-call = { $player }, it’s your turn: a computer will play this move for you { $time }.
clock-call-now = { $player }, it’s your turn.
clock-call-unheard = Their hand cannot be sent again until they press “{ $button }”: nothing was pressed for a quarter of an hour.

pause-title = Game paused
pause-by =
    Paused by { $player } ({ $seat }). Any player can resume{ $counts ->
        [yes] ; if nobody ever does, { $player } loses the game.
       *[no] .
    }
pause-button = Pause
pause-done = The game is paused. “{ pause-button-resume }”, on the table, continues it.
pause-button-resume = Resume game
pause-over = The game has resumed.

players-button = Players
players-title = The players
players-hint = The host, or a majority of the other players, can remove someone who has stopped playing. A computer then plays their cards, and anyone can take the seat.
players-button-kick = Remove ({ $seat })
players-button-vote = Vote to remove ({ $seat })
players-button-take = Take the seat ({ $seat })

kick-confirm =
    Remove { $user }, who is absent? A computer will play their cards, and anyone can take the seat.{ $counts ->
        [yes] { " " }Unless { $user } takes it back, they lose the game; for your rating, the score after the last deal that everyone played decides.
       *[no] { "" }
    }
kick-confirm-lobby = Remove { $user } from the table? Their seat will be free.
kick-confirm-vote =
    Vote to remove { $user }, who is absent? It takes a majority of the other players; a computer then plays their cards.{ $counts ->
        [yes] { " " }Unless { $user } takes the seat back, they lose the game; for your rating, the score after the last deal that everyone played decides.
       *[no] { "" }
    }
kick-confirm-vote-lobby = Vote to replace { $user } as host? It takes a majority of the other players; their seat will be free, and the table will have another host.
kick-button-confirm = Remove
kick-button-vote = Vote
kick-button-keep = Cancel
kick-done = { $user } is no longer at the table.
kick-voted =
    { $missing ->
        [one] Your vote counts. One more is needed.
       *[other] Your vote counts. { $missing } more are needed.
    }
kick-told = You are no longer at this table: a computer plays your cards. If your seat is still free, “{ players-button }”, on the table, gives it back to you.
