# The words of the game: suits, cards, seats, bids.
# The forms -the, -of, -short and -by serve THE(), OF(), SHORT() and BY() inside sentences.

suit =
    { $suit ->
        [spades] spades
        [hearts] hearts
        [diamonds] diamonds
       *[clubs] clubs
    }
suit-short = { $symbol }

rank =
    { $rank ->
        [ace] ace
        [king] king
        [queen] queen
        [jack] jack
        [ten] 10
        [nine] 9
        [eight] 8
        [seven] 7
       *[six] 6
    }
rank-the = the { $rank }
rank-of = of the { $rank }
rank-short =
    { $rank ->
        [ace] A
        [king] K
        [queen] Q
        [jack] J
       *[other] { $rank }
    }

card = { $rank } of { $suit }
card-the = { THE($rank) } of { $suit }
card-of = { OF($rank) } of { $suit }
card-short = { SHORT($rank) } { SHORT($suit) }

trump =
    { $trump ->
        [spades] spades
        [hearts] hearts
        [diamonds] diamonds
        [clubs] clubs
        [none] { $variant ->
            [baloot] sun
            [bulgarian_belot] bez koz
           *[other] no trumps
        }
       *[all] { $variant ->
            [bulgarian_belot] vsichko koz
           *[other] all trumps
        }
    }
trump-short =
    { $trump ->
        [none] { $variant ->
            [baloot] sun
            [bulgarian_belot] BK
           *[other] NT
        }
        [all] { $variant ->
            [bulgarian_belot] VK
           *[other] AT
        }
       *[other] { $symbol }
    }
trump-none-at =
    { $variant ->
        [baloot] in sun
        [bulgarian_belot] at bez koz
       *[other] at no trumps
    }
trump-none-at-first =
    { $variant ->
        [baloot] In sun
        [bulgarian_belot] At bez koz
       *[other] At no trumps
    }
trump-all-at =
    { $variant ->
        [bulgarian_belot] at vsichko koz
       *[other] at all trumps
    }
trump-all-at-first =
    { $variant ->
        [bulgarian_belot] At vsichko koz
       *[other] At all trumps
    }
trump-suit-at =
    { $variant ->
        [baloot] in hokum
       *[other] with a trump suit
    }
trump-suit-at-first =
    { $variant ->
        [baloot] In hokum
       *[other] With a trump suit
    }

seat =
    { $seat ->
        [north] North
        [east] East
        [south] South
       *[west] West
    }
seat-of = of { $seat }
team =
    { $team ->
        [north_south] North‑South
       *[east_west] East‑West
    }
team-short =
    { $team ->
        [north_south] N‑S
       *[east_west] E‑W
    }

bid =
    { $kind ->
        [trump] { $variant ->
            [baloot] { $trump ->
                [none] sun
               *[other] hokum in { $trump }
            }
           *[other] { $trump }
        }
        [ashkal] ashkal
        [kasho] kasho
        [capot] capot in { $trump }
        [generale] générale in { $trump }
        [number] { $value }
       *[points] { $value } { $trump }
    }
bid-short =
    { $kind ->
        [trump] { $variant ->
            [baloot] { $trump ->
                [none] sun
               *[other] hokum { SHORT($trump) }
            }
           *[other] { SHORT($trump) }
        }
        [ashkal] ashkal
        [kasho] kasho
        [capot] capot { SHORT($trump) }
        [generale] générale { SHORT($trump) }
        [number] { $value }
       *[points] { $value } { SHORT($trump) }
    }
bid-counted =
    { $total ->
        [0] { $bid }
       *[other] { $bid } (of { $total })
    }
bid-counted-short =
    { $total ->
        [0] { SHORT($bid) }
       *[other] { SHORT($bid) } of { $total }
    }
contract =
    { $double ->
        [none] { COUNTED($bid) }
        [double] { COUNTED($bid) }, { $variant ->
            [coinche] coinche
            [bulgarian_belot] kontra
           *[other] doubled
        } (×{ $multiplier })
        [redouble] { COUNTED($bid) }, { $variant ->
            [coinche] surcoinche
            [bulgarian_belot] rekontra
           *[other] redoubled
        } (×{ $multiplier })
        [triple] { COUNTED($bid) }, tripled (×{ $multiplier })
        [four] { COUNTED($bid) }, quadrupled (×{ $multiplier })
        [match] { COUNTED($bid) }, match (for the game)
       *[gahwa] { COUNTED($bid) }, gahwa (for the game)
    }{ $closed ->
        [yes] , closed
       *[no] { "" }
    }
contract-by =
    { $double ->
        [none] { COUNTED($bid) } by { $seat }
        [double] { COUNTED($bid) } by { $seat }, { $variant ->
            [coinche] coinche
            [bulgarian_belot] kontra
           *[other] doubled
        } (×{ $multiplier })
        [redouble] { COUNTED($bid) } by { $seat }, { $variant ->
            [coinche] surcoinche
            [bulgarian_belot] rekontra
           *[other] redoubled
        } (×{ $multiplier })
        [triple] { COUNTED($bid) } by { $seat }, tripled (×{ $multiplier })
        [four] { COUNTED($bid) } by { $seat }, quadrupled (×{ $multiplier })
        [match] { COUNTED($bid) } by { $seat }, match (for the game)
       *[gahwa] { COUNTED($bid) } by { $seat }, gahwa (for the game)
    }{ $closed ->
        [yes] , closed
       *[no] { "" }
    }
contract-short =
    { $double ->
        [none] { SHORT($bid) }
        [match] { SHORT($bid) } match
        [gahwa] { SHORT($bid) } gahwa
       *[other] { SHORT($bid) } ×{ $multiplier }
    }
