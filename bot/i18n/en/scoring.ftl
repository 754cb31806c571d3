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

score-line-generale-reached = Générale made: every trick by the declarer ({ $tricks })
score-line-generale-missed =
    Générale failed: only { $tricks ->
        [one] { $tricks } trick by the declarer
       *[other] { $tricks } tricks by the declarer
    }
score-line-attack-points-and-bid =
    { $whole ->
        [1] Attack: ({ $points }{ $bonus ->
            [0] { "" }
           *[other] { " " }+ { $bonus }
        } + { $bid }){ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        } = { $result }
       *[0] Attack: { $points }{ $bonus ->
            [0] { "" }
           *[other] { " " }+ { $bonus }
        } + { $bid }{ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        } = { $result }
    }
score-line-pot-and-bid =
    { $whole ->
        [1] Defence: ({ $points } + { $bid }){ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        } = { $result }
       *[0] Defence: { $points }{ $bonus ->
            [0] { "" }
           *[other] { " " }+ { $bonus }
        } + { $bid }{ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        } = { $result }
    }
score-line-defence-points =
    { $belote ->
        [0] Defence: { $points }
       *[other] Defence: { $points } + { $belote }
    }, writes down { $result }
score-line-attack-after-failure =
    { $result ->
        [0] Attack: 0
       *[other] Attack: { $result }, its belote
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
