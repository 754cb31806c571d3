# The score of a deal, line by line, then the end of the game.

score-title =
    Deal { $number }: { BY($contract) }, { $result ->
        [made] made
        [tie] level
        [penalty] claimed
        [void] void
       *[failed] failed
    }
score-title-thrown-in = Deal { $number }: everybody passed, nobody scores
score-claimed = { $seat } has claimed a renege.
score-hands = The hands
score-hand = { $seat }: { $ranks }
score-total = Total: { $scores }
score-seed = Seed of the deal: `{ $seed }`. To check it: { help-command-verify }.

# The codes are the engine’s (LineCode).

score-line-card-points =
    { $side ->
        [attack] Attack’s cards
       *[defence] Defence’s cards
    }: { $points } ({ $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    })
score-line-last-trick = Last trick: + { $points } = { $total }
score-line-melds-margin = Melds: + { $points } = { $total }
score-line-belote-margin = With the belote: + { $points } = { $total }
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
    Attack: { $whole } − { $rounded }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid }
        }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    } = { $result }

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
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid }
        }){ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        } = { $result }
       *[0] Attack: { $points }{ $bonus ->
            [0] { "" }
           *[other] { " " }+ { $bonus }
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid }
        }{ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        } = { $result }
    }
score-line-pot-and-bid =
    { $whole ->
        [1] Defence: ({ $points }{ $bonus ->
            [0] { "" }
           *[other] { " " }+ { $bonus }
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid }
        }){ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        } = { $result }
       *[0] Defence: { $points }{ $bonus ->
            [0] { "" }
           *[other] { " " }+ { $bonus }
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid }
        }{ $multiplier ->
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
       *[other] Attack: { $result }, { $melds ->
            [0] its belote
           *[other] its melds and belote
        }
    }
score-line-forfeit =
    { $side ->
        [attack] Attack
       *[defence] Defence
    }: ({ $points }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid }
        }) × { $multiplier }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    } = { $result }

score-line-side-total =
    { $side ->
        [attack] Attack
       *[defence] Defence
    }: { $cards } in cards{ $last ->
        [0] { "" }
       *[other] { " " }+ { $last } for the last trick
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } for every trick
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } for melds
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } for { play-belote-word }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $total }
    }
score-line-counted-times =
    { $side ->
        [attack] Attack
       *[defence] Defence
    }: { $points } × { $factor } = { $total }
score-line-more-points = Contract made: { $total } > { $others }
score-line-fewer-points = Contract failed: { $total } < { $others }
score-line-equal-points = Level: { $total } to { $others }
score-line-hanging = Left hanging: { $points }, { $carry } in all
score-line-written =
    { $side ->
        [attack] Attack
       *[defence] Defence
    }: { $extra ->
        [0] { $result }
       *[other] { $own }{ $gained ->
            [0] { "" }
           *[other] { " " }+ { $gained } from the other side
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } that hung
        } = { $result }
    }
score-line-match-points =
    { $side ->
        [attack] Attack
       *[defence] Defence
    }: { $extra ->
        [0] { $own }
       *[other] { $gained ->
            [0] { $own }
           *[other] { $multiplier ->
                [1] { $own } + { $gained }
               *[other] ({ $own } + { $gained })
            }
        }{ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } that hung
        } = { $raw }
    }, that is { $tens }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } for every trick = { $result }
    }
score-line-tens-cut =
    { $side ->
        [attack] Attack
       *[defence] Defence
    }: { $points ->
        [0] 0
       *[other] { $points }, that is { $tens }{ $unit ->
            [0] { "" }
           *[other] { " " }+ { $unit } (the lost ten) = { $result }
        }
    }
score-line-all-tricks =
    { $side ->
        [attack] Attack
       *[defence] Defence
    }: every trick is worth { $points }
score-line-round-points =
    { $side ->
        [attack] Attack
       *[defence] Defence
    }: { $points }, that is { $rounded }{ $extra ->
        [0] { "" }
       *[other] ; { $multiplier ->
            [1] { $rounded }{ $melds ->
                [0] { "" }
               *[other] { " " }+ { $melds } for melds
            }
           *[other] { $melds ->
                [0] { $rounded }
               *[other] ({ $rounded } + { $melds } for melds)
            } × { $multiplier }
        }{ $belote ->
            [0] { "" }
           *[other] { " " }+ { $belote } for { play-belote-word }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } that hung
        } = { $result }
    }
score-line-game-decided =
    { $side ->
        [attack] The attack wins the game
       *[defence] The defence wins the game
    }
score-line-claim-right = The claim was right
score-line-claim-wrong = The claim was wrong
score-line-every-point =
    { $side ->
        [attack] The attack
       *[defence] The defence
    } writes down every point: { $cards }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } for melds
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } for { play-belote-word }
    }{ $carried ->
        [0] { "" }
       *[other] { " " }+ { $carried } that hung
    }{ $melds ->
        [0] { $belote ->
            [0] { $carried ->
                [0] { "" }
               *[other] { " " }= { $result }
            }
           *[other] { " " }= { $result }
        }
       *[other] { " " }= { $result }
    }
score-line-no-score = The deal is void, nobody scores

score-button-next = Next deal ({ $ready }/{ $players })
score-button-review = Review the tricks

game-won = { $team } wins the game, { $points } to { $others }!
game-drawn = The game is a draw: { $scores }.
game-winners = Well played, { $players }!
game-deals =
    { $deals ->
        [one] The game took { $deals } deal.
       *[other] The game took { $deals } deals.
    }
game-sheet-title = Score sheet
game-sheet-hint = After each deal, the total of the game.
game-sheet-empty = No deal is finished yet.
game-button-rematch = Rematch
game-button-seats = Change seats
game-button-sheet = Score sheet
