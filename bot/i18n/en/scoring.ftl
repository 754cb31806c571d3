# The score of a deal, line by line, then the end of the game.

score-title =
    Deal { $number }: { BY($contract) }, { $result ->
        [made] { score-made }
        [tie] { score-tied }
        [penalty] challenged
        [void] void
       *[failed] { score-failed }
    }{ $capot ->
        [attack] , { score-capot }
        [defence] , { score-capot } by the defence
       *[none] { "" }
    }
score-title-thrown-in = Deal { $number }: thrown in, nobody scores
score-made =
    { $variant ->
        [bulgarian_belot] izkarana
        [croatian_bela] prolaz
        [baloot] the buyers win
       *[other] made
    }
score-failed =
    { $variant ->
        [bulgarian_belot] vkarana
        [croatian_bela] pad
        [baloot] the buyers lose
        [tarabish] bait
        [clabber] set
        [belote] dedans
        [belote_501] dedans
        [bidding_belote] dedans
       *[other] failed
    }
score-tied =
    { $variant ->
        [bulgarian_belot] visi
        [belote_501] litige
        [bidding_belote] litige
        [tarabish] half-bait
       *[other] tied
    }
score-made-first =
    { $variant ->
        [bulgarian_belot] Izkarana
        [croatian_bela] Prolaz
        [baloot] The buyers win
       *[other] Contract made
    }
score-failed-first =
    { $variant ->
        [bulgarian_belot] Vkarana
        [croatian_bela] Pad
        [baloot] The buyers lose
        [tarabish] Bait
        [clabber] Set
        [belote] Dedans
        [belote_501] Dedans
        [bidding_belote] Dedans
       *[other] Contract failed
    }
score-tied-first =
    { $variant ->
        [bulgarian_belot] Visi
        [belote_501] Litige
        [bidding_belote] Litige
        [tarabish] Half-bait
       *[other] Tied
    }
score-capot =
    { $variant ->
        [bulgarian_belot] kapo
        [croatian_bela] štiglja
        [baloot] kaboot
       *[other] capot
    }
score-claimed = { $seat } challenged a renege.
score-breach = Trick { $number }: { $seat } played { SHORT($card) }, but { $duty }.
breach-must-follow = had to follow suit
breach-must-overtake-trump = had to go higher in trumps
breach-must-overtake = had to go higher in the suit led
breach-must-ruff = had to ruff
breach-must-overruff = had to overruff
breach-ruff-too-low = had to ruff higher
breach-no-underruff = might not ruff lower
breach-no-trump-lead = could not lead a trump
score-points = { $points }
score-awaited = Waiting for { $players }.
score-hands = The hands
score-total = Total: { $scores }
score-row-deal = deal
score-row-total = total

# The codes are the engine’s (LineCode).

score-side =
    { $side ->
        [attack] { $variant ->
            [baloot] Buyers
            [tarabish] Trump makers
            [clabber] Trump makers
           *[other] Attack
        }
       *[defence] { $variant ->
            [baloot] Others
            [tarabish] Others
            [clabber] Others
           *[other] Defence
        }
    }
score-the-side =
    { $side ->
        [attack] { $variant ->
            [baloot] The buyers’ side
            [tarabish] The trump makers’ side
            [clabber] The trump makers’ side
           *[other] The attack
        }
       *[defence] { $variant ->
            [baloot] The others’ side
            [tarabish] The others’ side
            [clabber] The others’ side
           *[other] The defence
        }
    }
score-side-cards =
    { $side ->
        [attack] { $variant ->
            [baloot] Buyers’ cards
            [tarabish] Trump makers’ cards
            [clabber] Trump makers’ cards
           *[other] Attack’s cards
        }
       *[defence] { $variant ->
            [baloot] Others’ cards
            [tarabish] Others’ cards
            [clabber] Others’ cards
           *[other] Defence’s cards
        }
    }

score-line-card-points =
    { score-side-cards }: { $points } ({ $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    })
score-line-card-points-untold = { score-side-cards }: { $points }
score-line-last-trick = Last trick: + { $points } = { $total }
score-line-melds-margin = Melds: + { $points } = { $total }
score-line-belote-margin =
    With { $points ->
        [40] two belotes
        [60] three belotes
        [80] four belotes
       *[other] { rules-belote-the }
    }: + { $points } = { $total }
score-apart =
    { $apart ->
        [melds] without melds
        [belote] without { rules-belote-the }
       *[both] without melds or { rules-belote-the }
    }
score-line-bid-reached =
    Contract made: { $total } ≥ { $bid }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-bid-missed =
    Contract failed: { $total } < { $bid }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-bid-and-more = Contract made: { $total } ≥ { $bid }, and more than the defence’s { $others }
score-line-bid-not-more = Contract failed: { $total } ≥ { $bid }, but the defence has { $others }
score-line-capot-reached = Capot made: every trick ({ $tricks })
score-line-capot-missed =
    Capot failed: { $tricks ->
        [one] only { $tricks } trick
       *[other] only { $tricks } tricks
    }
score-line-capot-missed-untold = Capot failed
score-line-defence-rounded =
    { $off ->
        [0] Defence: { $points }
       *[other] Defence: { $points }, rounded to { $rounded }
    }
score-rest = Attack: { $whole } − { $rounded } = { $points }
score-attack-rounded = Attack: { $points }, rounded to { $rounded }
score-belote-unscored = In the score { rules-belote-the } does not count: it only helped to make the contract.
score-lost =
    The attack loses { $part ->
        [melds] its melds
        [belote] { rules-belote-its }
       *[both] its melds and { rules-belote-its }
    } with the contract.
score-part-bid =
    { $bid } bid{ $whole ->
        [1] { "" }
       *[other] { $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }
    }
score-part-attack =
    { $points ->
        [0] { score-part-bid }
       *[other] { $points } made{ $bid ->
            [0] { "" }
           *[other] { " " }+ { score-part-bid }
        }
    }{ $theirs ->
        [0] { "" }
       *[other] { " " }+ { $theirs } from the other side
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } for every trick
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } for melds
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } for { play-belote-word }
    }
score-part-pot =
    { $points ->
        [0] { score-part-bid }
       *[other] { $points } for the failure{ $bid ->
            [0] { "" }
           *[other] { " " }+ { score-part-bid }
        }
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } for melds
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } for { play-belote-word }
    }

score-line-generale-reached = Générale made: every trick by the declarer ({ $tricks })
score-line-generale-missed =
    Générale failed: only { $tricks ->
        [one] { $tricks } trick by the declarer
       *[other] { $tricks } tricks by the declarer
    }
score-line-generale-missed-untold = Générale failed
score-sum-attack-points-and-bid =
    { $whole ->
        [1] ({ score-part-attack }) × { $multiplier }
       *[0] { score-part-attack }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-attack-points-and-bid =
    The attack { $result ->
        [0] scores nothing
       *[other] scores { score-sum-attack-points-and-bid }
    }
score-sum-pot-and-bid =
    { $whole ->
        [1] ({ score-part-pot }) × { $multiplier }
       *[0] { score-part-pot }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-pot-and-bid =
    The defence { $result ->
        [0] scores nothing
       *[other] scores { score-sum-pot-and-bid }
    }
score-line-defence-points =
    The defence scores { $rounded } in tricks{ $off ->
        [0] { "" }
       *[other] { " " }({ $points }, rounded)
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } for melds
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } for { play-belote-word }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-attack-after-failure =
    The attack { $result ->
        [0] scores nothing
       *[other] scores { $result }: { $melds ->
            [0] { rules-belote-its }
           *[other] { $belote ->
                [0] its melds
               *[other] its melds and { rules-belote-its }
            }
        }
    }
score-sum-forfeit =
    { $points ->
        [0] { $bid } bid
       *[other] ({ $points } for the forfeit{ $sweep ->
            [0] { "" }
           *[other] { " " }+ { $sweep } for every trick
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid } bid
        }{ $whole ->
            [1] { $bonus ->
                [0] { "" }
               *[other] { " " }+ { score-part-bonus }
            }
           *[0] { "" }
        })
    } × { $multiplier }{ $once ->
        [0] { "" }
       *[other] { " " }+ { $once } for every trick
    }{ $whole ->
        [1] { "" }
       *[0] { $bonus ->
            [0] { "" }
           *[other] { " " }+ { score-part-bonus }
        }
    } = { $result }
score-part-bonus =
    { $bonus } { $of ->
        [melds] for melds
        [belote] for belote
       *[both] for melds and belote
    }
score-line-forfeit = { score-the-side } scores { score-sum-forfeit }
score-sum-forfeit-and-bid =
    { $points ->
        [0] { $bid } bid × { $multiplier }
       *[other] { $points } for the forfeit{ $sweep ->
            [0] { "" }
           *[other] { " " }+ { $sweep } for every trick
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid } bid × { $multiplier }
        }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { score-part-bonus }
    } = { $result }
score-line-forfeit-and-bid = The attack scores { score-sum-forfeit-and-bid }
score-line-belote-kept = { score-the-side } scores { $result }: { rules-belote-its }

score-line-side-total =
    { score-side }: { $cards } in cards{ $last ->
        [0] { "" }
       *[other] { " " }+ { $last } for the last trick
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } for every trick
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } for melds
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } for { play-belote-word }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $total }
    }
score-line-counted-times = { score-side }: { $points } × { $factor } = { $total }
score-line-more-points =
    { score-made-first }: { $total } > { $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-fewer-points =
    { score-failed-first }: { $total } < { $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-equal-points =
    { score-tied-first }: { $total } to { $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-no-points = { score-the-side } has no card points: that is every trick to the other side
score-line-every-trick = { score-side }: + { $points } for every trick = { $total }
score-line-brought = { score-side-cards }: { $points } × { $to } / { $of } = { $total }
score-line-in-rounds = { score-side }: { $points }, that is { $total }
score-line-hanging =
    { $before ->
        [0] { $points } points carried over
       *[other] Carried over: { $before } + { $points } = { $carry }
    }
score-line-with-gains = { score-side }: { $own } + { $gained } from the other side = { $total }
score-line-bid-added =
    { score-side }: { $points } + { $bid }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    } for the bid = { $total }
score-line-written =
    { score-the-side } { $result ->
        [0] scores nothing
       *[other] scores { $extra ->
            [0] { $result }
           *[other] { $own }{ $gained ->
                [0] { "" }
               *[other] { " " }+ { $gained } from the other side
            }{ $carried ->
                [0] { "" }
               *[other] { " " }+ { $carried } carried over
            } = { $result }
        }
    }
score-line-match-points =
    { score-side }: { $extra ->
        [0] { $own }
       *[other] { $gained ->
            [0] { $own }
           *[other] { $multiplier ->
                [1] { $own } + { $gained } from the other side
               *[other] ({ $own } + { $gained })
            }
        }{ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } carried over
        } = { $raw }
    }, that is { $tens }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } for every trick = { $result }
    }
score-line-tens-cut =
    { score-side }: { $points ->
        [0] 0
       *[other] { $points }, that is { $tens }{ $unit ->
            [0] { "" }
           *[other] { " " }+ { $unit } (the lost ten) = { $result }
        }
    }
score-line-tens-rounded =
    { score-side }: { $points ->
        [0] 0
       *[other] { $points }, that is { $result }
    }
score-line-paired-tens =
    { score-side }: { $gained ->
        [0] { $own }
       *[other] { $own } + { $gained } from the other side = { $points }
    }, that is { $tens }{ $extra ->
        [0] { "" }
       *[other] { $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } carried over
        } = { $result }
    }
score-line-winning-run = { score-side }: a sequence that wins the game
score-line-stopped = { score-side }: { $before } + { $points } = { $total }, the target is reached and the deal stops
score-line-all-tricks = { score-side }: all the tricks together are worth { $points }
score-line-round-points =
    { score-side }: { $sweep ->
        [0] { $points }, that is { $rounded }
       *[other] { $bare ->
            [0] { "" }
           *[other] { $points }, that is { $bare } +{ " " }
        }{ $sweep } for every trick{ $ace ->
            [0] { "" }
            [1] { " " }(an ace was turned)
           *[other] { " " }(the first to speak held an ace)
        }{ $bare ->
            [0] { "" }
           *[other] { " " }= { $rounded }
        }
    }{ $extra ->
        [0] { "" }
       *[other] ; { $multiplier ->
            [1] { $rounded }{ $melds ->
                [0] { "" }
               *[other] { " " }+ { $melds } for melds
            }
           *[other] { $melds ->
                [0] { $rounded }
               *[other] ({ $rounded } + { $melds } for melds)
            } × { $multiplier }
        }{ $belote ->
            [0] { "" }
           *[other] { " " }+ { $belote } for { play-belote-word }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } carried over
        } = { $result }
    }
score-line-game-decided =
    { $side ->
        [attack] The attack wins the game
       *[defence] The defence wins the game
    }
score-line-claim-right = The challenge was right
score-line-claim-wrong = The challenge was wrong
score-line-every-point =
    { score-the-side } scores every point: { $cards }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } for melds
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } for { play-belote-word }
    }{ $carried ->
        [0] { "" }
       *[other] { " " }+ { $carried } carried over
    }{ $melds ->
        [0] { $belote ->
            [0] { $carried ->
                [0] { "" }
               *[other] { " " }= { $result }
            }
           *[other] { " " }= { $result }
        }
       *[other] { " " }= { $result }
    }
score-line-no-score = The deal is void, nobody scores

score-button-next = Next deal
score-button-details = Details
score-button-review = Review
score-review-title = Review of deal { $number }
score-review-auction = The auction
score-review-trick = Trick { $number } of { $count }
score-review-hands = Hands before this trick
score-review-hand = Your hand: { $cards }
score-review-so-far = Points in tricks so far: { $scores }
score-review-f = Start
score-review-p = Earlier
score-review-n = Later
score-review-l = End

game-won = { $team } wins the game, { $points } to { $others }!
game-drawn = The game is a draw: { $scores }.
game-winners = Well played, { $players }!
game-deals =
    { $deals ->
        [one] { $deals } deal played
       *[other] { $deals } deals played
    }{ $passed ->
        [0] .
       *[other] , { $passed } passed out.
    }
game-cards =
    { $points ->
        [0] With these cards average tables would be level.
        [one] With these cards average tables would put { $team } { $points } point ahead.
       *[other] With these cards average tables would put { $team } { $points } points ahead.
    }{ $against ->
        [yes] { " " }The cards were against the winners.
       *[no] { "" }
    }
game-records = Contracts, doubles and { play-belote-word }s
game-record = { $seat }: { $feats }
game-feat-made =
    { $count ->
        [one] { $count } contract made
       *[other] { $count } contracts made
    }
game-feat-failed =
    { $count ->
        [one] { $count } contract failed
       *[other] { $count } contracts failed
    }
game-feat-capots =
    { $count ->
        [one] { $count } { score-capot } made
       *[other] { $count } { score-capot }s made
    }
game-feat-doubles =
    { $count ->
        [one] { $count } double
       *[other] { $count } doubles
    } ({ $won ->
        [0] none paid off
       *[other] { $won } paid off
    })
game-feat-belotes =
    { $count ->
        [one] { $count } { play-belote-word }
       *[other] { $count } { play-belote-word }s
    }
game-sheet-title = Score sheet
game-sheet-hint = The score of the game after each deal.
game-sheet-empty = No deal has been finished yet.
game-rematch-without = The rematch will be played without { $players }.
game-button-rematch = Rematch
game-button-seats = Seats and settings
game-button-sheet = Score sheet
game-button-share = Show everyone
score-ratings = Ratings: { $players }.
score-rating = { $player } { NUMBER($points, useGrouping: 0) } ({ $change })
score-rating-provisional =
    { $player }: { $games } of { $of ->
        [one] { $of } game
       *[other] { $of } games
    } until a rating
score-rating-trial = { $players }: a try, which counts for nothing
score-unrated = Unrated: no rating moves.
