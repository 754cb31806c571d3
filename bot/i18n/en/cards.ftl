# The words of the game: suits, cards, seats, bids.
# The forms -the, -of and -short serve THE(), OF() and SHORT() inside sentences.

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
        [none] no trumps
       *[all] all trumps
    }
trump-short =
    { $trump ->
        [none] NT
        [all] AT
       *[other] { $symbol }
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
        [north_south] North–South
       *[east_west] East–West
    }

bid =
    { $kind ->
        [capot] capot in { $trump }
       *[points] { $value } in { $trump }
    }
bid-short =
    { $kind ->
        [capot] capot { SHORT($trump) }
       *[points] { $value } { SHORT($trump) }
    }
contract =
    { $doubles ->
        [0] { $bid }
        [1] { $bid }, doubled (×{ $multiplier })
       *[other] { $bid }, redoubled (×{ $multiplier })
    }
contract-short =
    { $doubles ->
        [0] { SHORT($bid) }
       *[other] { SHORT($bid) } ×{ $multiplier }
    }
