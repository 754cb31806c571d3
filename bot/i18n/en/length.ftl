# Another length for the next game.

length-button = Another length
length-title = Length of the next game
length-hint = Choose the score that wins the next game. Every player at the table has to agree.
length-placeholder = To how many points?
length-choice =
    { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
length-asked =
    { $player } suggests playing the next game to { $target ->
        [one] { $target } point
       *[other] { $target } points
    }. Still to answer: { $awaited }.
length-refused = { $player } prefers to keep the length of the game.
length-button-yes = Agree
length-button-no = Keep the length
length-button-withdraw = Withdraw
length-next =
    The next game is played to { $target ->
        [one] { $target } point
       *[other] { $target } points
    }.
length-sent = Suggestion sent: the other players answer on the table.
length-done = Done. “{ game-button-rematch }”, on the table, starts the game with this length.
