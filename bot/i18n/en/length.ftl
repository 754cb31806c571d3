# Another length for the next game.

length-button = Another length
length-title = Length of the next game
length-hint = Choose how long the next game is. Every player at the table has to agree.
length-placeholder = How long?
length-choice =
    { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
length-choice-deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
length-asked =
    { $player } suggests playing the next game { $deals ->
        [0] to { $target ->
            [one] { $target } point
           *[other] { $target } points
        }
       *[other] over { $deals ->
            [one] { $deals } deal
           *[other] { $deals } deals
        }
    }. Still to answer: { $awaited }.
length-refused = { $player } prefers to keep the length of the game.
length-button-yes = Agree
length-button-no = Keep the length
length-button-withdraw = Withdraw
length-next =
    The next game is played { $deals ->
        [0] to { $target ->
            [one] { $target } point
           *[other] { $target } points
        }
       *[other] over { $deals ->
            [one] { $deals } deal
           *[other] { $deals } deals
        }
    }.
length-sent = Suggestion sent: the other players answer on the table.
length-done = Done. “{ game-button-rematch }”, on the table, starts the game with this length.
