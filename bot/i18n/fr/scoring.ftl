# Le compte d’une donne, ligne par ligne, puis la fin de la partie.

score-title =
    Donne { $number } : { BY($contract) }, { $result ->
        [made] { score-made }
        [tie] { score-tied }
        [penalty] réclamation
        [void] donne nulle
       *[failed] { score-failed }
    }{ $capot ->
        [attack] , { score-capot }
        [defence] , { score-capot } de la défense
       *[none] { "" }
    }
score-title-thrown-in = Donne { $number } : pas de contrat, personne ne marque
score-made =
    { $variant ->
        [bulgarian_belot] izkarana
        [croatian_bela] prolaz
        [baloot] les acheteurs gagnent
       *[other] réussi
    }
score-failed =
    { $variant ->
        [bulgarian_belot] vkarana
        [croatian_bela] pad
        [baloot] les acheteurs perdent
        [tarabish] bait
        [clabber] set
        [belote] dedans
        [belote_501] dedans
        [bidding_belote] dedans
       *[other] chuté
    }
score-tied =
    { $variant ->
        [bulgarian_belot] visi
        [belote_501] litige
        [bidding_belote] litige
        [tarabish] half-bait
       *[other] égalité
    }
score-made-first =
    { $variant ->
        [bulgarian_belot] Izkarana
        [croatian_bela] Prolaz
        [baloot] Les acheteurs gagnent
       *[other] Contrat réussi
    }
score-failed-first =
    { $variant ->
        [bulgarian_belot] Vkarana
        [croatian_bela] Pad
        [baloot] Les acheteurs perdent
        [tarabish] Bait
        [clabber] Set
        [belote] Dedans
        [belote_501] Dedans
        [bidding_belote] Dedans
       *[other] Contrat chuté
    }
score-tied-first =
    { $variant ->
        [bulgarian_belot] Visi
        [belote_501] Litige
        [bidding_belote] Litige
        [tarabish] Half-bait
       *[other] Égalité
    }
score-capot =
    { $variant ->
        [bulgarian_belot] kapo
        [croatian_bela] štiglja
        [baloot] kaboot
       *[other] capot
    }
score-claimed = { $seat } a réclamé une renonce.
score-breach = Pli { $number } : { $seat } a joué { SHORT($card) }, mais { $duty }.
breach-must-follow = il fallait fournir
breach-must-overtake-trump = il fallait monter à l’atout
breach-must-overtake = il fallait monter dans la couleur demandée
breach-must-ruff = il fallait couper
breach-must-overruff = il fallait surcouper
breach-ruff-too-low = il fallait monter en coupant
breach-no-underruff = il ne fallait pas sous-couper
breach-no-trump-lead = il ne fallait pas entamer atout
score-points = { $points }
score-awaited = On attend { $players }.
score-hands = Les mains
score-total = Total : { $scores }
score-row-deal = donne
score-row-total = total

# Les codes sont ceux du moteur (LineCode).

score-side =
    { $side ->
        [attack] Attaque
       *[defence] Défense
    }
score-the-side =
    { $side ->
        [attack] L’attaque
       *[defence] La défense
    }
score-side-cards =
    { $side ->
        [attack] Cartes de l’attaque
       *[defence] Cartes de la défense
    }

score-line-card-points =
    { score-side-cards } : { $points } ({ $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    })
score-line-card-points-untold = { score-side-cards } : { $points }
score-line-last-trick =
    { $variant ->
        [bulgarian_belot] Dix derniers
        [croatian_bela] Zadnji štih
        [baloot] Terre
        [pilotta] Piso
        [tarabish] Dernier pli
        [clabber] Dernier pli
       *[other] Dix de der
    } : + { $points } = { $total }
score-line-melds-margin = Annonces : + { $points } = { $total }
score-line-belote-margin =
    Avec { $points ->
        [40] deux belotes
        [60] trois belotes
        [80] quatre belotes
       *[other] { rules-belote-the }
    } : + { $points } = { $total }
score-apart =
    { $apart ->
        [melds] sans les annonces
        [belote] sans { rules-belote-the }
       *[both] sans les annonces ni { rules-belote-the }
    }
score-line-bid-reached =
    Contrat réussi : { $total } ≥ { $bid }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-bid-missed =
    Contrat chuté : { $total } < { $bid }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-bid-and-more = Contrat réussi : { $total } ≥ { $bid }, et plus que les { $others } de la défense
score-line-bid-not-more = Contrat chuté : { $total } ≥ { $bid }, mais la défense en a { $others }
score-line-capot-reached = Capot réussi : tous les plis ({ $tricks })
score-line-capot-missed =
    Capot chuté : { $tricks ->
        [one] { $tricks } pli seulement
       *[other] { $tricks } plis seulement
    }
score-line-capot-missed-untold = Capot chuté
score-line-defence-rounded =
    { $off ->
        [0] Défense : { $points }
       *[other] Défense : { $points }, arrondi à { $rounded }
    }
score-rest = Attaque : { $whole } − { $rounded } = { $points }
score-attack-rounded = Attaque : { $points }, arrondi à { $rounded }
score-belote-unscored = À la marque, { rules-belote-the } ne compte pas : elle n’a servi qu’à réussir le contrat.
score-lost =
    L’attaque perd { $part ->
        [melds] ses annonces
        [belote] { rules-belote-its }
       *[both] ses annonces et { rules-belote-its }
    } avec le contrat.
score-part-bid =
    { $bid } demandés{ $whole ->
        [1] { "" }
       *[other] { $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }
    }
score-part-attack =
    { $points ->
        [0] { score-part-bid }
       *[other] { $points } faits{ $bid ->
            [0] { "" }
           *[other] { " " }+ { score-part-bid }
        }
    }{ $theirs ->
        [0] { "" }
       *[other] { " " }+ { $theirs } de l’autre camp
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } pour tous les plis
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } d’annonces
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } de { play-belote-word }
    }
score-part-pot =
    { $points ->
        [0] { score-part-bid }
       *[other] { $points } pour la chute{ $bid ->
            [0] { "" }
           *[other] { " " }+ { score-part-bid }
        }
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } d’annonces
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } de { play-belote-word }
    }

score-line-generale-reached = Générale réussie : tous les plis par le preneur ({ $tricks })
score-line-generale-missed =
    Générale chutée : { $tricks ->
        [one] { $tricks } pli seulement par le preneur
       *[other] { $tricks } plis seulement par le preneur
    }
score-line-generale-missed-untold = Générale chutée
score-sum-attack-points-and-bid =
    { $whole ->
        [1] ({ score-part-attack }) × { $multiplier }
       *[0] { score-part-attack }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-attack-points-and-bid =
    L’attaque { $result ->
        [0] ne marque rien
       *[other] marque { score-sum-attack-points-and-bid }
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
    La défense { $result ->
        [0] ne marque rien
       *[other] marque { score-sum-pot-and-bid }
    }
score-line-defence-points =
    La défense marque { $rounded } de plis{ $off ->
        [0] { "" }
       *[other] { " " }({ $points }, arrondi)
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } d’annonces
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } de { play-belote-word }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-attack-after-failure =
    L’attaque { $result ->
        [0] ne marque rien
       *[other] marque { $result } : { $melds ->
            [0] { rules-belote-its }
           *[other] { $belote ->
                [0] ses annonces
               *[other] ses annonces et { rules-belote-its }
            }
        }
    }
score-sum-forfeit =
    { $points ->
        [0] { $bid } demandés
       *[other] ({ $points } de forfait{ $sweep ->
            [0] { "" }
           *[other] { " " }+ { $sweep } pour tous les plis
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid } demandés
        }{ $whole ->
            [1] { $bonus ->
                [0] { "" }
               *[other] { " " }+ { score-part-bonus }
            }
           *[0] { "" }
        })
    } × { $multiplier }{ $once ->
        [0] { "" }
       *[other] { " " }+ { $once } pour tous les plis
    }{ $whole ->
        [1] { "" }
       *[0] { $bonus ->
            [0] { "" }
           *[other] { " " }+ { score-part-bonus }
        }
    } = { $result }
score-part-bonus =
    { $bonus } { $of ->
        [melds] d’annonces
        [belote] de belote
       *[both] d’annonces et de belote
    }
score-line-forfeit = { score-the-side } marque { score-sum-forfeit }
score-sum-forfeit-and-bid =
    { $points ->
        [0] { $bid } demandés × { $multiplier }
       *[other] { $points } de forfait{ $sweep ->
            [0] { "" }
           *[other] { " " }+ { $sweep } pour tous les plis
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid } demandés × { $multiplier }
        }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { score-part-bonus }
    } = { $result }
score-line-forfeit-and-bid = L’attaque marque { score-sum-forfeit-and-bid }
score-line-belote-kept = { score-the-side } marque { $result } : { rules-belote-its }

score-line-side-total =
    { score-side } : { $cards } de cartes{ $last ->
        [0] { "" }
       *[other] { " " }+ { $last } de der
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } pour tous les plis
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } d’annonces
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } de { play-belote-word }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $total }
    }
score-line-counted-times = { score-side } : { $points } × { $factor } = { $total }
score-line-more-points =
    { score-made-first } : { $total } > { $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-fewer-points =
    { score-failed-first } : { $total } < { $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-equal-points =
    { score-tied-first } : { $total } à { $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-no-points = { score-the-side } n’a aucun point de cartes : c’est comme si l’autre camp avait tous les plis
score-line-every-trick = { score-side } : + { $points } pour tous les plis = { $total }
score-line-brought = { score-side-cards } : { $points } × { $to } / { $of } = { $total }
score-line-in-rounds = { score-side } : { $points }, soit { $total }
score-line-hanging =
    { $before ->
        [0] { $points } points en suspens
       *[other] En suspens : { $before } + { $points } = { $carry }
    }
score-line-with-gains = { score-side } : { $own } + { $gained } de l’autre camp = { $total }
score-line-bid-added =
    { score-side } : { $points } + { $bid }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    } pour l’annonce = { $total }
score-line-written =
    { score-the-side } { $result ->
        [0] ne marque rien
       *[other] marque { $extra ->
            [0] { $result }
           *[other] { $own }{ $gained ->
                [0] { "" }
               *[other] { " " }+ { $gained } de l’autre camp
            }{ $carried ->
                [0] { "" }
               *[other] { " " }+ { $carried } en suspens
            } = { $result }
        }
    }
score-line-match-points =
    { score-side } : { $extra ->
        [0] { $own }
       *[other] { $gained ->
            [0] { $own }
           *[other] { $multiplier ->
                [1] { $own } + { $gained } de l’autre camp
               *[other] ({ $own } + { $gained })
            }
        }{ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } en suspens
        } = { $raw }
    }, soit { $tens }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } pour tous les plis = { $result }
    }
score-line-tens-cut =
    { score-side } : { $points ->
        [0] 0
       *[other] { $points }, soit { $tens }{ $unit ->
            [0] { "" }
           *[other] { " " }+ { $unit } (dizaine perdue) = { $result }
        }
    }
score-line-tens-rounded =
    { score-side } : { $points ->
        [0] 0
       *[other] { $points }, soit { $result }
    }
score-line-paired-tens =
    { score-side } : { $gained ->
        [0] { $own }
       *[other] { $own } + { $gained } de l’autre camp = { $points }
    }, soit { $tens }{ $extra ->
        [0] { "" }
       *[other] { $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } en suspens
        } = { $result }
    }
score-line-winning-run = { score-side } : une suite qui gagne la partie
score-line-stopped = { score-side } : { $before } + { $points } = { $total }, l’objectif est atteint et la donne s’arrête
score-line-all-tricks = { score-side } : tous les plis ensemble valent { $points }
score-line-round-points =
    { score-side } : { $sweep ->
        [0] { $points }, soit { $rounded }
       *[other] { $bare ->
            [0] { "" }
           *[other] { $points }, soit { $bare } +{ " " }
        }{ $sweep } pour tous les plis{ $ace ->
            [0] { "" }
            [1] { " " }(as retourné)
           *[other] { " " }(le premier à parler avait un as)
        }{ $bare ->
            [0] { "" }
           *[other] { " " }= { $rounded }
        }
    }{ $extra ->
        [0] { "" }
       *[other]   ; { $multiplier ->
            [1] { $rounded }{ $melds ->
                [0] { "" }
               *[other] { " " }+ { $melds } d’annonces
            }
           *[other] { $melds ->
                [0] { $rounded }
               *[other] ({ $rounded } + { $melds } d’annonces)
            } × { $multiplier }
        }{ $belote ->
            [0] { "" }
           *[other] { " " }+ { $belote } de { play-belote-word }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } en suspens
        } = { $result }
    }
score-line-game-decided =
    { $side ->
        [attack] L’attaque gagne la partie
       *[defence] La défense gagne la partie
    }
score-line-claim-right = Réclamation fondée
score-line-claim-wrong = Réclamation non fondée
score-line-every-point =
    { score-the-side } marque tous les points : { $cards }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } d’annonces
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } de { play-belote-word }
    }{ $carried ->
        [0] { "" }
       *[other] { " " }+ { $carried } en suspens
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
score-line-no-score = Donne nulle, personne ne marque

score-button-next = Donne suivante
score-button-details = Détails
score-button-review = Revoir
score-review-title = Revoir la donne { $number }
score-review-auction = Les enchères
score-review-trick = Pli { $number } sur { $count }
score-review-hands = Les mains avant ce pli
score-review-hand = Votre main : { $cards }
score-review-so-far = Points des plis jusque-là : { $scores }
score-review-f = Début
score-review-p = Avant
score-review-n = Après
score-review-l = Fin

game-won = { $team } gagne la partie, { $points } à { $others } !
game-drawn = Partie nulle : { $scores }.
game-winners = Bravo { $players } !
game-deals =
    { $deals ->
        [one] { $deals } donne jouée
       *[other] { $deals } donnes jouées
    }{ $passed ->
        [0] .
        [one] , { $passed } passée.
       *[other] , { $passed } passées.
    }
game-cards =
    { $points ->
        [0] Avec ces cartes, des tables moyennes feraient jeu égal.
        [one] Avec ces cartes, des tables moyennes donneraient { $points } point d’avance à { $team }.
       *[other] Avec ces cartes, des tables moyennes donneraient { $points } points d’avance à { $team }.
    }{ $against ->
        [yes] { " " }Les cartes étaient contre les vainqueurs.
       *[no] { "" }
    }
game-records = Contrats, { auction-word-double }s et { play-belote-word }s
game-record = { $seat } : { $feats }
game-feat-made =
    { $count ->
        [one] { $count } contrat réussi
       *[other] { $count } contrats réussis
    }
game-feat-failed =
    { $count ->
        [one] { $count } contrat chuté
       *[other] { $count } contrats chutés
    }
game-feat-capots =
    { $count ->
        [one] { $count } capot réussi
       *[other] { $count } capots réussis
    }
game-feat-doubles =
    { $count ->
        [one] { $count } { auction-word-double }
       *[other] { $count } { auction-word-double }s
    } ({ $won ->
        [0] sans succès
       *[other] { $won } avec succès
    })
game-feat-belotes =
    { $count ->
        [one] { $count } { play-belote-word }
       *[other] { $count } { play-belote-word }s
    }
game-sheet-title = Feuille de marque
game-sheet-hint = Le score de la partie après chaque donne.
game-sheet-empty = Aucune donne n’est encore finie.
game-rematch-without = La revanche se jouera sans { $players }.
game-button-rematch = Revanche
game-button-seats = Places et réglages
game-button-sheet = Feuille de marque
game-button-share = Montrer à tous
score-ratings = Cotes : { $players }.
score-rating = { $player } { NUMBER($points, useGrouping: 0) } ({ $change })
score-rating-provisional =
    { $player } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $of } avant une cote
score-rating-trial = { $players } : un essai, qui ne compte pas
score-unrated = Hors classement : aucune cote ne bouge.
