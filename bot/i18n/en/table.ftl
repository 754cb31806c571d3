# The table during the game: what everybody sees, in every phase.

table-title = { $game } · { $target } points
table-deal = Deal { $number } · dealer: { $dealer }
table-team-score = { $team } { $points }
table-seat = { $seat }: { $player }
table-computer =
    { $seat ->
        [north] Nestor
        [east] Estelle
        [south] Suzanne
       *[west] Colette
    }, computer ({ $level })
table-replaced = { $player } (a computer is playing)
table-turn-bid = { $seat } to bid: { $player }.
table-turn-play = { $seat } to play: { $player }.
table-closed = This table is closed. Open another with { help-command-start }.

table-button-hand = My hand
table-button-rules = Rules
table-button-tricks = Previous tricks
table-button-leave = Leave

# Confirmations, which only the player sees.

leave-confirm = Leave the table? A computer will play for you; you can come back whenever you like.
leave-done = You have left the table. “{ table-button-hand }” gives you your seat again.
leave-stood = You have left your seat.
leave-button-confirm = Leave the table
leave-button-keep = Stay
stop-confirm = Stop the game for everybody? It will not count for the leaderboard.
stop-done = The game is stopped.
stop-button-confirm = Stop the game
stop-button-keep = Keep playing
keep-done = Nothing has changed: the game goes on.

# The games, by the key of their rules, the house rules and the strength of computer players.

variant-contree = La Contrée
variant-contree_generale = Contrée with générale
variant-contree_701 = Contrée to 701
variant-contree_coinche = Contrée or coinche
variant-coinche = La Coinche, with no trumps and all trumps
level-club = club
