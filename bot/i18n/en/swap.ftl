# Exchanging two seats between two games.

swap-button = Change partners
swap-title = Change partners
swap-hint = Choose the two players who swap seats. Every player at the table has to agree.
swap-hint-host = Choose the two players who swap seats. You are the host: they swap at once, for the next game.
swap-placeholder = Which seats?
swap-choice =
    { $first } and { $second }: { $partners ->
        [yes] other partners
       *[no] the same partners
    }
swap-asked = { $player } suggests that { $first } and { $second } swap seats for the next game. All other players have to agree.
swap-refused = { $player } prefers to keep the seats as they are.
swap-button-yes = Agree
swap-button-no = Keep the seats
swap-next = In the next game:
swap-sent = Request sent: the other players answer on the table.
swap-done = Done. “{ game-button-rematch }”, on the table, starts the game with these seats.
