# Le compte d’une donne, ligne par ligne, puis la fin de la partie.

score-title =
    Donne { $number } : { $contract } par { $seat }, { $result ->
        [made] réussi
       *[failed] chuté
    }
score-title-thrown-in = Donne { $number } : tout le monde a passé, personne ne marque.
score-hands = Les mains
score-hand = { $seat } : { $ranks }
score-total = Total : { $scores }

# Les codes sont ceux du moteur (LineCode).

score-line-card-points =
    Cartes de l’attaque : { $points } ({ $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    })
score-line-last-trick = Dix de der : + { $points } = { $total }
score-line-belote-margin = Belote (marge) : + { $points } = { $total }
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
    { $multiplier ->
        [1] Attaque : { $whole } − { $rounded } + { $bid } = { $result }
       *[other] Attaque : { $whole } − { $rounded } + { $bid } × { $multiplier } = { $result }
    }
score-line-defence-after-failure =
    { $multiplier ->
        [1] Défense : { $whole } + { $bid } = { $result }
       *[other] Défense : { $whole } + { $bid } × { $multiplier } = { $result }
    }

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
        } + { $bid }){ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        } = { $result }
       *[0] Attaque : { $points }{ $bonus ->
            [0] { "" }
           *[other] { " " }+ { $bonus }
        } + { $bid }{ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        } = { $result }
    }
score-line-pot-and-bid =
    { $whole ->
        [1] Défense : ({ $points } + { $bid }){ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        } = { $result }
       *[0] Défense : { $points }{ $bonus ->
            [0] { "" }
           *[other] { " " }+ { $bonus }
        } + { $bid }{ $multiplier ->
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
       *[other] Attaque : { $result }, sa belote
    }

score-button-next = Donne suivante ({ $ready }/{ $players })
score-button-review = Revoir les plis

game-won = { $team } gagne la partie, { $points } à { $others } !
game-winners = Bravo { $players } !
game-deals =
    { $deals ->
        [one] Partie jouée en { $deals } donne.
       *[other] Partie jouée en { $deals } donnes.
    }
game-sheet-title = Feuille de marque
game-sheet-empty = Aucune donne n’est encore finie.
game-button-rematch = Revanche
game-button-seats = Changer de places
game-button-sheet = Feuille de marque
