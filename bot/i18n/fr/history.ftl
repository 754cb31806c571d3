# Les parties d’un joueur, une par une, et leurs donnes.

history-title = Parties de { $player }
history-link = la table
history-uncounted = hors statistiques
history-choose = Ouvrir une partie
history-select-game =
    { $number }. { $outcome ->
        [won] Gagnée
        [lost] Perdue
        [left] Quittée
        [stopped] Arrêtée
       *[drawn] Nulle
    } { $score } à { $others }
history-select-unfinished =
    { $outcome ->
        [running] En cours
       *[other] Arrêtée
    } : { $score } à { $others }
history-running = Partie en cours : elle compte dans les statistiques et le classement quand elle finit.
history-stopped = Partie interrompue sans résultat : elle ne compte pour personne.
history-no-deals = Aucune donne n’a été finie.
history-side =
    { $players } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $won ->
        [yes] , victoire
       *[no] { "" }
    }
history-contract =
    { SHORT($bid) }{ $doubles ->
        [0] { "" }
        [1] , { $variant ->
            [coinche] coinché
            [bulgarian_belot] kontra
            [baloot] doublé
           *[other] contré
        }
       *[other] , { $variant ->
            [baloot] { $doubles ->
                [2] triplé
                [3] quadruplé
               *[other] gahwa
            }
            [coinche] surcoinché
            [bulgarian_belot] rekontra
           *[other] { $doubles ->
                [2] surcontré
               *[other] match
            }
        }
    }
history-ended =
    { $result ->
        [made] { score-made }
        [failed] { score-failed }
        [tie] { score-tied }
        [penalty] réclamation
       *[void] donne nulle
    }
history-deal = { $number }. { $player } : { history-contract }, { history-ended }, { $score } à { $others }
history-choose-deal = Revoir une donne
history-select-deal = Donne { $number }
history-button-back = Toutes les parties
history-button-game = Revenir à la partie
history-deal-title = Donne { $number } de la partie { $game }
history-other-rules = Cette partie s’est jouée avec une autre version des règles : elle n’est plus lisible.
history-later-version = Cette table vient d’une version plus récente du bot : elle sera lisible une fois le bot mis à jour.
history-untold = Le détail de cette donne n’est pas conservé.
history-not-yet = Cette donne se revoit quand la partie est finie.
