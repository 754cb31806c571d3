# Exchanging two seats between two games.

swap-button = Change partners
swap-title = Change partners
swap-hint = Choose the two players who exchange their seats. It is done if all players who are here agree.
swap-hint-host = Choose the two players who exchange their seats. You are the host: it is done at once, for the next game.
swap-placeholder = Which seats to exchange?
swap-choice =
    { $first } and { $second }: { $partners ->
        [yes] other partners
       *[no] the same partners
    }
swap-asked = { $player } suggests that { $first } and { $second } exchange their seats for the next game. All other players have to agree.
swap-refused = { $player } would rather keep the seats as they are.
swap-button-yes = Agreed
swap-button-no = Keep the seats
swap-next = In the next game:
swap-sent = It is asked: the other players answer on the table.
swap-done = Done. “{ game-button-rematch }”, on the table, begins the game with these seats.
