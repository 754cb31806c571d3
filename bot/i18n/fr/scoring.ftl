# Le compte d’une donne, ligne par ligne, puis la fin de la partie.

score-title =
    Donne { $number } : { BY($contract) }, { $result ->
        [made] réussi
        [tie] égalité
        [penalty] réclamation
        [void] donne nulle
       *[failed] chuté
    }
score-title-thrown-in = Donne { $number } : tout le monde a passé, personne ne marque
score-claimed = { $seat } a réclamé une renonce.
score-hands = Les mains
score-hand = { $seat } : { $ranks }
score-total = Total : { $scores }
score-seed = Graine de la donne : `{ $seed }`. Pour la vérifier : { help-command-verify }.

# Les codes sont ceux du moteur (LineCode).

score-line-card-points =
    { $side ->
        [attack] Cartes de l’attaque
       *[defence] Cartes de la défense
    } : { $points } ({ $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    })
score-line-last-trick = Dix de der : + { $points } = { $total }
score-line-melds-margin = Annonces : + { $points } = { $total }
score-line-belote-margin = Avec la belote : + { $points } = { $total }
score-line-bid-reached = Contrat rempli : { $total } ≥ { $bid }
score-line-bid-missed = Contrat chuté : { $total } < { $bid }
score-line-capot-reached = Capot réussi : tous les plis ({ $tricks })
score-line-capot-missed =
    Capot chuté : { $tricks ->
        [one] { $tricks } pli seulement
       *[other] { $tricks } plis seulement
    }
score-line-defence-rounded =
    { $points ->
        [0] Défense : 0
       *[other] Défense : { $points }, arrondi à { $rounded }
    }
score-line-attack-made =
    Attaque : { $whole } − { $rounded }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid }
        }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    } = { $result }

score-line-generale-reached = Générale réussie : tous les plis par le preneur ({ $tricks })
score-line-generale-missed =
    Générale chutée : { $tricks ->
        [one] { $tricks } pli seulement par le preneur
       *[other] { $tricks } plis seulement par le preneur
    }
score-line-attack-points-and-bid =
    { $whole ->
        [1] Attaque : ({ $points }{ $bonus ->
            [0] { "" }
           *[other] { " " }+ { $bonus }
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid }
        }){ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        } = { $result }
       *[0] Attaque : { $points }{ $bonus ->
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
        [1] Défense : ({ $points }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid }
        }){ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        } = { $result }
       *[0] Défense : { $points }{ $bonus ->
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
        [0] Défense : { $points }
       *[other] Défense : { $points } + { $belote }
    }, marque { $result }
score-line-attack-after-failure =
    { $result ->
        [0] Attaque : 0
       *[other] Attaque : { $result }, { $melds ->
            [0] sa belote
           *[other] ses annonces et sa belote
        }
    }
score-line-forfeit =
    { $side ->
        [attack] Attaque
       *[defence] Défense
    } : ({ $points }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid }
        }) × { $multiplier }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    } = { $result }

score-line-side-total =
    { $side ->
        [attack] Attaque
       *[defence] Défense
    } : { $cards } de cartes{ $last ->
        [0] { "" }
       *[other] { " " }+ { $last } de der
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } pour tous les plis
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } d’annonces
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } de { play-belote-word }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $total }
    }
score-line-counted-times =
    { $side ->
        [attack] Attaque
       *[defence] Défense
    } : { $points } × { $factor } = { $total }
score-line-more-points = Contrat rempli : { $total } > { $others }
score-line-fewer-points = Contrat chuté : { $total } < { $others }
score-line-equal-points = Égalité : { $total } à { $others }
score-line-hanging = Restent en suspens : { $points }, { $carry } en tout
score-line-written =
    { $side ->
        [attack] Attaque
       *[defence] Défense
    } : { $extra ->
        [0] { $result }
       *[other] { $own }{ $gained ->
            [0] { "" }
           *[other] { " " }+ { $gained } de l’autre camp
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } en suspens
        } = { $result }
    }
score-line-match-points =
    { $side ->
        [attack] Attaque
       *[defence] Défense
    } : { $extra ->
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
           *[other] { " " }+ { $carried } en suspens
        } = { $raw }
    }, soit { $tens }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } pour tous les plis = { $result }
    }
score-line-tens-cut =
    { $side ->
        [attack] Attaque
       *[defence] Défense
    } : { $points ->
        [0] 0
       *[other] { $points }, soit { $tens }{ $unit ->
            [0] { "" }
           *[other] { " " }+ { $unit } (dizaine perdue) = { $result }
        }
    }
score-line-all-tricks =
    { $side ->
        [attack] Attaque
       *[defence] Défense
    } : tous les plis valent { $points }
score-line-round-points =
    { $side ->
        [attack] Attaque
       *[defence] Défense
    } : { $points }, soit { $rounded }{ $extra ->
        [0] { "" }
       *[other]   ; { $multiplier ->
            [1] { $rounded }{ $melds ->
                [0] { "" }
               *[other] { " " }+ { $melds } d’annonces
            }
           *[other] { $melds ->
                [0] { $rounded }
               *[other] ({ $rounded } + { $melds } d’annonces)
            } × { $multiplier }
        }{ $belote ->
            [0] { "" }
           *[other] { " " }+ { $belote } de { play-belote-word }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } en suspens
        } = { $result }
    }
score-line-game-decided =
    { $side ->
        [attack] L’attaque gagne la partie
       *[defence] La défense gagne la partie
    }
score-line-claim-right = Réclamation fondée
score-line-claim-wrong = Réclamation non fondée
score-line-every-point =
    { $side ->
        [attack] L’attaque
       *[defence] La défense
    } marque tous les points : { $cards }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } d’annonces
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } de { play-belote-word }
    }{ $carried ->
        [0] { "" }
       *[other] { " " }+ { $carried } en suspens
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
score-line-no-score = Donne nulle, personne ne marque

score-button-next = Donne suivante ({ $ready }/{ $players })
score-button-review = Revoir les plis

game-won = { $team } gagne la partie, { $points } à { $others } !
game-drawn = Partie nulle : { $scores }.
game-winners = Bravo { $players } !
game-deals =
    { $deals ->
        [one] Partie jouée en { $deals } donne.
       *[other] Partie jouée en { $deals } donnes.
    }
game-sheet-title = Feuille de marque
game-sheet-hint = Après chaque donne, le total de la partie.
game-sheet-empty = Aucune donne n’est encore finie.
game-button-rematch = Revanche
game-button-seats = Changer de places
game-button-sheet = Feuille de marque
