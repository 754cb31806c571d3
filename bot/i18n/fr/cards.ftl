# Les mots du jeu : enseignes, cartes, places, annonces.
# Les formes -the, -of et -short servent à THE(), OF() et SHORT() dans les phrases.

suit =
    { $suit ->
        [spades] pique
        [hearts] cœur
        [diamonds] carreau
       *[clubs] trèfle
    }
suit-short = { $symbol }

rank =
    { $rank ->
        [ace] as
        [king] roi
        [queen] dame
        [jack] valet
        [ten] 10
        [nine] 9
        [eight] 8
        [seven] 7
       *[six] 6
    }
rank-the =
    { $rank ->
        [ace] l’as
        [queen] la dame
       *[other] le { $rank }
    }
rank-of =
    { $rank ->
        [ace] de l’as
        [queen] de la dame
       *[other] du { $rank }
    }
rank-short =
    { $rank ->
        [ace] A
        [king] R
        [queen] D
        [jack] V
       *[other] { $rank }
    }

card = { $rank } de { $suit }
card-the = { THE($rank) } de { $suit }
card-of = { OF($rank) } de { $suit }
card-short = { SHORT($rank) } { SHORT($suit) }

trump =
    { $trump ->
        [spades] pique
        [hearts] cœur
        [diamonds] carreau
        [clubs] trèfle
        [none] sans atout
       *[all] tout atout
    }
trump-short =
    { $trump ->
        [none] SA
        [all] TA
       *[other] { $symbol }
    }

seat =
    { $seat ->
        [north] Nord
        [east] Est
        [south] Sud
       *[west] Ouest
    }
seat-of =
    { $seat ->
        [east] d’Est
        [west] d’Ouest
       *[other] de { $seat }
    }
team =
    { $team ->
        [north_south] Nord–Sud
       *[east_west] Est–Ouest
    }

bid =
    { $kind ->
        [capot] capot { $trump }
       *[points] { $value } { $trump }
    }
bid-short =
    { $kind ->
        [capot] capot { SHORT($trump) }
       *[points] { $value } { SHORT($trump) }
    }
contract =
    { $doubles ->
        [0] { $bid }
        [1] { $bid }, contré (×{ $multiplier })
       *[other] { $bid }, surcontré (×{ $multiplier })
    }
contract-short =
    { $doubles ->
        [0] { SHORT($bid) }
       *[other] { SHORT($bid) } ×{ $multiplier }
    }
