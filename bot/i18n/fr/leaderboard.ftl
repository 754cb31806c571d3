# Le classement du serveur et les statistiques d’un joueur.

leaderboard-title = Classement
leaderboard-empty = Aucune partie finie sur ce serveur. Ouvrez une table avec { help-command-start }.
leaderboard-line =
    { $rank }. { $player } · { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
leaderboard-contracts =
    { $made ->
        [one] { $made } contrat réussi
       *[other] { $made } contrats réussis
    }, { $failed ->
        [one] { $failed } chuté
       *[other] { $failed } chutés
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
leaderboard-own = Votre rang : { $rank } sur { $of }.
leaderboard-unranked = Vous n’êtes pas au classement : il faut avoir fini une partie sur ce serveur, et ne pas s’être masqué.
leaderboard-page = Page { $page } sur { $pages }
leaderboard-button-previous = Précédents
leaderboard-button-next = Suivants
leaderboard-button-own = Mon rang

stats-title = Statistiques : { $player }
stats-none = { $player } n’a pas encore fini de partie sur ce serveur.
stats-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-contracts =
    Contrats pris : { $made ->
        [one] { $made } réussi
       *[other] { $made } réussis
    }, { $failed ->
        [one] { $failed } chuté
       *[other] { $failed } chutés
    }
stats-points = Points marqués par son équipe : { $points }
stats-feats =
    { $capots ->
        [one] { $capots } capot
       *[other] { $capots } capots
    }, { $belotes ->
        [one] { $belotes } belote
       *[other] { $belotes } belotes
    }
stats-streak =
    Série en cours : { $kind ->
        [wins] { $count ->
            [one] { $count } victoire
           *[other] { $count } victoires
        }
       *[losses] { $count ->
            [one] { $count } défaite
           *[other] { $count } défaites
        }
    }
stats-partner =
    Meilleur partenaire : { $player }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
stats-rank = Rang : { $rank }
stats-hidden = Masquées : vous seul voyez ces nombres, et vous n’êtes pas au classement.
stats-last = Dernières parties
stats-game =
    { $day } · { $outcome ->
        [won] gagnée
        [lost] perdue
       *[drawn] nulle
    }, { $score } à { $others }
