# Les parties d’un joueur, une par une, et leurs donnes.

history-title = Parties de { $player }
history-link = la table
history-choose = Ouvrir une partie
history-select-game =
    { $number }. { $outcome ->
        [won] Gagnée
        [lost] Perdue
        [left] Quittée
       *[drawn] Nulle
    } { $score } à { $others }
history-no-deals = Aucune donne jouée jusqu’au bout.
history-side =
    { $players } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $won ->
        [yes] , victoire
       *[no] { "" }
    }
history-deal =
    { $number }. { SHORT($bid) } par { $player }{ $doubles ->
        [0] { "" }
        [1] , contré
       *[other] , { $variant ->
            [baloot] { $doubles ->
                [2] triplé
                [3] quadruplé
               *[other] gahwa
            }
           *[other] { $doubles ->
                [2] surcontré
               *[other] match
            }
        }
    } : { $result ->
        [made] réussi
        [failed] chuté
        [tie] égalité
        [penalty] réclamation
       *[void] donne nulle
    }, { $score } à { $others }
history-choose-deal = Revoir une donne
history-select-deal = Donne { $number }
history-button-back = Toutes les parties
history-button-game = Revenir à la partie
history-deal-title = Donne { $number } de la partie { $game }
history-other-rules = Cette partie s’est jouée avec une autre version des règles : on ne peut plus la relire.
history-later-version = Cette table a servi avec une version plus récente du bot : on pourra la relire quand le bot sera mis à jour.
history-untold = Le récit de cette donne n’est pas conservé.
