# The play of the cards: at the table, then in the hand.

play-contract = Contract: { $contract }, by { $seat }
play-tally =
    { $team }: { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-card = { $seat } { SHORT($card) }
play-card-winning = { $seat } { SHORT($card) } ◂
play-winning = winning
play-takes =
    takes the trick, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-last-trick = Last trick: { $plays }
play-past-trick =
    Trick { $number }: { $plays } · to { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-no-past-trick = No trick has been taken yet.
play-belote = { $seat } declares belote!
play-rebelote = { $seat } declares rebelote!

hand-suit = { SHORT($suit) } { $ranks }
hand-suit-trump = { SHORT($suit) } { $ranks } (trump)
hand-trick = On the table: { $plays }
hand-trump =
    { $trump ->
        [none] There is no trump suit.
        [all] All suits are trumps.
       *[other] Trumps: { $trump } (in green).
    }
hand-empty = You have no cards left.
hand-lead-first = You make the opening lead.
hand-lead = You won the trick: lead again.
hand-lead-free = Play any card.
hand-asked = Your turn. The lead is { $suit }.
hand-free = You may play any card.
hand-partner-winning = Your partner is winning: you do not have to ruff.
hand-cannot-win = You cannot win this trick: play what you like, a discard is fine.
hand-wait = It is not your turn yet: { $seat } is thinking.
hand-deal-over = The deal is over: the score is on the table.
hand-game-over = The game is over: the result is on the table.

# Why a card is greyed; the codes are the engine’s (Refusal).

duty-must-follow = The lead is { $suit } and you have some: you must follow suit.
duty-must-overtake-trump = Trumps were led: you must go higher, and you can.
duty-must-ruff = You have no { $suit }: you must ruff.
duty-must-overruff = The trick was ruffed and you hold a higher trump: you must overruff.
duty-ruff-too-low = Your partner has ruffed: if you ruff as well, go higher.
