# Les mots du jeu : enseignes, cartes, places, annonces.
# Les formes -the, -of, -short et -by servent à THE(), OF(), SHORT() et BY() dans les phrases.

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
        [none] { $variant ->
            [baloot] sun
            [bulgarian_belot] bez koz
           *[other] sans atout
        }
       *[all] { $variant ->
            [bulgarian_belot] vsichko koz
           *[other] tout atout
        }
    }
trump-short =
    { $trump ->
        [none] { $variant ->
            [baloot] sun
            [bulgarian_belot] BK
           *[other] SA
        }
        [all] { $variant ->
            [bulgarian_belot] VK
           *[other] TA
        }
       *[other] { $symbol }
    }
trump-none-at =
    { $variant ->
        [baloot] au sun
        [bulgarian_belot] à bez koz
       *[other] à sans atout
    }
trump-none-at-first =
    { $variant ->
        [baloot] Au sun
        [bulgarian_belot] À bez koz
       *[other] À sans atout
    }
trump-all-at =
    { $variant ->
        [bulgarian_belot] à vsichko koz
       *[other] à tout atout
    }
trump-all-at-first =
    { $variant ->
        [bulgarian_belot] À vsichko koz
       *[other] À tout atout
    }
trump-suit-at =
    { $variant ->
        [baloot] au hokum
       *[other] avec un atout
    }
trump-suit-at-first =
    { $variant ->
        [baloot] Au hokum
       *[other] Avec un atout
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
        [north_south] Nord‑Sud
       *[east_west] Est‑Ouest
    }
team-short =
    { $team ->
        [north_south] N‑S
       *[east_west] E‑O
    }

bid =
    { $kind ->
        [trump] { $variant ->
            [baloot] { $trump ->
                [none] sun
               *[other] hokum { $trump }
            }
           *[other] { $trump }
        }
        [ashkal] ashkal
        [kasho] kasho
        [capot] capot { $trump }
        [generale] générale { $trump }
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
       *[other] { $bid } sur { $total }
    }
bid-counted-short =
    { $total ->
        [0] { SHORT($bid) }
       *[other] { SHORT($bid) } sur { $total }
    }
contract =
    { $double ->
        [none] { COUNTED($bid) }
        [double] { COUNTED($bid) }, { $variant ->
            [coinche] coinché
            [bulgarian_belot] kontra
            [baloot] doublé
           *[other] contré
        } (×{ $multiplier })
        [redouble] { COUNTED($bid) }, { $variant ->
            [coinche] surcoinché
            [bulgarian_belot] rekontra
           *[other] surcontré
        } (×{ $multiplier })
        [triple] { COUNTED($bid) }, triplé (×{ $multiplier })
        [four] { COUNTED($bid) }, quadruplé (×{ $multiplier })
        [match] { COUNTED($bid) }, match (pour la partie)
       *[gahwa] { COUNTED($bid) }, gahwa (pour la partie)
    }{ $closed ->
        [yes] , fermé
       *[no] { "" }
    }
contract-by =
    { $double ->
        [none] { COUNTED($bid) } par { $seat }
        [double] { COUNTED($bid) } par { $seat }, { $variant ->
            [coinche] coinché
            [bulgarian_belot] kontra
            [baloot] doublé
           *[other] contré
        } (×{ $multiplier })
        [redouble] { COUNTED($bid) } par { $seat }, { $variant ->
            [coinche] surcoinché
            [bulgarian_belot] rekontra
           *[other] surcontré
        } (×{ $multiplier })
        [triple] { COUNTED($bid) } par { $seat }, triplé (×{ $multiplier })
        [four] { COUNTED($bid) } par { $seat }, quadruplé (×{ $multiplier })
        [match] { COUNTED($bid) } par { $seat }, match (pour la partie)
       *[gahwa] { COUNTED($bid) } par { $seat }, gahwa (pour la partie)
    }{ $closed ->
        [yes] , fermé
       *[no] { "" }
    }
contract-short =
    { $double ->
        [none] { SHORT($bid) }
        [match] { SHORT($bid) } match
        [gahwa] { SHORT($bid) } gahwa
       *[other] { SHORT($bid) } ×{ $multiplier }
    }
