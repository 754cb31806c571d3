# The score of a deal, line by line, then the end of the game.

score-title =
    Deal { $number }: { $contract } by { $seat }, { $result ->
        [made] made
       *[failed] failed
    }
score-title-thrown-in = Deal { $number }: everybody passed, nobody scores.
score-hands = The hands
score-hand = { $seat }: { $ranks }
score-total = Total: { $scores }

# The codes are the engine’s (LineCode).

score-line-card-points =
    Attack’s cards: { $points } ({ $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    })
score-line-last-trick = Last trick: + { $points } = { $total }
score-line-belote-margin = Belote (margin): + { $points } = { $total }
score-line-bid-reached = Contract made: { $total } ≥ { $bid }
score-line-bid-missed = Contract failed: { $total } < { $bid }
score-line-capot-reached = Capot made: every trick ({ $tricks })
score-line-capot-missed =
    Capot failed: { $tricks ->
        [one] only { $tricks } trick
       *[other] only { $tricks } tricks
    }
score-line-defence-rounded =
    { $points ->
        [0] Defence: 0
       *[other] Defence: { $points }, rounded to { $rounded }
    }
score-line-attack-made =
    { $multiplier ->
        [1] Attack: { $whole } − { $rounded } + { $bid } = { $result }
       *[other] Attack: { $whole } − { $rounded } + { $bid } × { $multiplier } = { $result }
    }
score-line-defence-after-failure =
    { $multiplier ->
        [1] Defence: { $whole } + { $bid } = { $result }
       *[other] Defence: { $whole } + { $bid } × { $multiplier } = { $result }
    }

score-button-next = Next deal ({ $ready }/{ $players })
score-button-review = Review the tricks

game-won = { $team } wins the game, { $points } to { $others }!
game-winners = Well played, { $players }!
game-deals =
    { $deals ->
        [one] The game took { $deals } deal.
       *[other] The game took { $deals } deals.
    }
game-sheet-title = Score sheet
game-sheet-empty = No deal is finished yet.
game-button-rematch = Rematch
game-button-seats = Change seats
game-button-sheet = Score sheet
