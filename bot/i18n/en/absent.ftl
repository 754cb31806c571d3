# So that a table is never stuck: the time a turn may take, the pause, seats that change hands.

clock-title = Time for a turn
clock-hint = When it is up, a computer plays that move. After two moves in a row it keeps the seat until the player is back.
clock-only-host = { $user }, the host, can change it before the game.
clock-off-hint = No limit is by everybody’s consent. Anybody seated can set one again before the game.
clock-next-title = Next deal
clock-next-hint = After the count the next deal begins once everybody has pressed. The host may also let it come by itself, without waiting for those who have gone.
clock-next-all = Once everybody has pressed
clock-next-after = { $clock } after the count at the latest
clock-off = no limit
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
clock-turn = Without an answer from { $player }, a computer plays this move { $time }.
clock-next-deal = The next deal begins { $time }, or as soon as everybody is ready.
clock-call = { $player }, the table is waiting for you: a computer will play this move for you { $time }.
clock-button = Time: { $clock }

pause-title = Game paused
pause-by = Asked for by { $player } ({ $seat }). Any player can resume it; if nobody ever does, the game is lost for whoever asked for the pause.
pause-button = Pause
pause-done = The game is paused. “{ pause-button-resume }”, on the table, lets it go on.
pause-button-resume = Go on with the game
pause-over = The game goes on.

players-button = Players
players-title = The players
players-hint = Somebody who does not play any more can be removed: by the host, or by a majority of the other players. A computer then plays those cards, and whoever wants the seat can take it.
players-button-kick = Remove
players-button-vote = Vote to remove
players-button-take = Take the seat

kick-confirm = Remove { $user }, who is absent? A computer will play those cards, and somebody else can take the seat. Unless { $user } takes it back, the game is lost for their rating; for yours, the score after the last deal that everybody played decides.
kick-confirm-lobby = Remove { $user } from the table? The seat will be free.
kick-confirm-vote = Vote to remove { $user }, who is absent? It takes a majority of the other players; a computer then plays those cards. Unless { $user } takes the seat back, the game is lost for their rating; for yours, the score after the last deal that everybody played decides.
kick-confirm-vote-lobby = Vote to replace { $user }, the host? It takes a majority of the other players; the seat will be free, and the table will have another host.
kick-button-confirm = Remove
kick-button-vote = Vote
kick-button-keep = Change nothing
kick-done = Done: { $user } has no seat at the table any more.
kick-voted =
    { $missing ->
        [one] Your vote counts. One more is needed.
       *[other] Your vote counts. { $missing } more are needed.
    }
kick-told = You have no seat at this table any more: a computer plays your cards. If the seat is still free, “{ players-button }”, on the table, gives it back to you.
