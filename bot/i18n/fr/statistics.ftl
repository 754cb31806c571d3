# Les statistiques d’un joueur, d’une équipe de deux, et d’un joueur contre un autre.

stats-title = { $player }
stats-none = { $own ->
        [yes] Vous n’avez fini aucune partie ici.
       *[no] { $player } n’a fini aucune partie ici.
    } Ouvrez une table avec { help-command-start } : les parties en cours apparaissent dans { help-command-history } dès leur première donne.
stats-families-all = Tous les jeux
stats-button-summary = Bilan
stats-button-contracts = Contrats
stats-button-people = Partenaires
stats-button-accuracy = Précision
stats-button-luck = Erreurs
stats-button-achievements = Exploits
stats-button-pair = En équipe
stats-button-versus = Face à face
stats-scope = { $here ->
        [yes] sur ce serveur
       *[no] sur tous les serveurs
    }

stats-hidden = Masquées : vous seul voyez ces chiffres, et vous n’êtes dans aucun classement.
stats-games = **{ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }** : { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }), { $losses ->
        [one] { $losses } perdue
       *[other] { $losses } perdues
    }{ $draws ->
        [0] { "" }
        [one] , { $draws } nulle
       *[other] , { $draws } nulles
    }
stats-unfinished =
    { $games ->
        [one] Avec les donnes d’une partie sans résultat.
       *[other] Avec les donnes de { $games } parties sans résultat.
    }
stats-deals-so-far =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
stats-left =
    { $games ->
        [one] { $games } partie quittée en cours de route.
       *[other] { $games } parties quittées en cours de route.
    }
stats-deals = { stats-deals-so-far } · { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des points
stats-streak =
    Série en cours : { $kind ->
        [wins] { $count ->
            [one] { $count } victoire
           *[other] { $count } victoires
        }
       *[losses] { $count ->
            [one] { $count } défaite
           *[other] { $count } défaites
        }
    }
stats-longest =
    Plus longues séries : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    }
stats-declarer =
    Preneur : { $made ->
        [one] { $made } réussi
       *[other] { $made } réussis
    }, { $failed ->
        [one] { $failed } chuté
       *[other] { $failed } chutés
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-partner =
    Partenaire du preneur : { $made ->
        [one] { $made } réussi
       *[other] { $made } réussis
    }, { $failed ->
        [one] { $failed } chuté
       *[other] { $failed } chutés
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-defence =
    En défense : { $failed ->
        [one] { $failed } contrat chuté
       *[other] { $failed } contrats chutés
    } sur { $of } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-feats =
    { $capots ->
        [one] { $capots } capot annoncé et réussi
       *[other] { $capots } capots annoncés et réussis
    } · { $sweeps ->
        [one] { $sweeps } donne avec tous les plis
       *[other] { $sweeps } donnes avec tous les plis
    } · { $belotes ->
        [one] { $belotes } belote
       *[other] { $belotes } belotes
    }
stats-pace = Temps par coup : { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

stats-contracts-title = Contrats pris
stats-contracts-none = Aucun contrat pris.
stats-contracts-row-contract = Contrat
stats-contracts-row-made = Réussis
stats-contracts-row-failed = Chutés
stats-by-trump = Réussis / chutés par atout : { $list }
stats-contracts-row-others = Autres
stats-contract =
    { $kind ->
        [trump] Atout
        [ashkal] Ashkal
        [capot] Capot
        [generale] Générale
       *[other] { NUMBER($value, useGrouping: 0) }
    }
stats-trump = { SHORT($trump) }
stats-over =
    Contrats réussis : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de trop en moyenne
stats-under =
    Contrats chutés : il manque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne
stats-given =
    Contres donnés : { $count }, dont { $won ->
        [0] aucun gagnant
        [one] { $won } gagnant
       *[other] { $won } gagnants
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }){ $alike ->
        [no] { "" }
       *[yes] , { $sign }{ $each ->
            [one] { $each } point
           *[other] { $each } points
        } en moyenne
    }
stats-given-none = Contres donnés : aucun
stats-received =
    Contres reçus : { $count }, dont { $won ->
        [0] aucun contrat réussi
        [one] { $won } contrat réussi
       *[other] { $won } contrats réussis
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }){ $alike ->
        [no] { "" }
       *[yes] , { $sign }{ $each ->
            [one] { $each } point
           *[other] { $each } points
        } en moyenne
    }
stats-received-none = Contres reçus : aucun

stats-partners-title = Meilleurs partenaires (victoires)
stats-partners-none = Il faut { $games } parties avec le même partenaire.
stats-together =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } en { $games } parties
stats-met = { $player } : { $count } sur { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-opponents-title = Bêtes noires (défaites)
stats-opponents-none = Pas encore de bête noire : il faut { $games } parties contre le même joueur.
stats-last = Dernières parties
stats-game =
    { $day } · { $outcome ->
        [running] en cours
        [stopped] arrêtée
        [won] gagnée
        [lost] perdue
        [left] quittée
       *[drawn] nulle
    } { $score } à { $others } · { $company }
stats-company = avec { $partners }, contre { $opponents }
stats-company-alone = contre { $opponents }
stats-computers =
    { $count ->
        [1] un ordinateur
        [2] deux ordinateurs
       *[other] { $count } ordinateurs
    }

pair-title = { $one } et { $two }, en équipe
pair-none = { $one } et { $two } n’ont fini aucune partie ensemble ici.
pair-taken =
    Contrats de { $player } : { $made ->
        [one] { $made } réussi
       *[other] { $made } réussis
    }, { $failed ->
        [one] { $failed } chuté
       *[other] { $failed } chutés
    }
versus-title = { $one } contre { $two }
versus-none = { $one } et { $two } n’ont fini aucune partie l’un contre l’autre ici.
versus-games = **{ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }** l’un contre l’autre{ $draws ->
        [0] { "" }
        [one] , dont { $draws } nulle
       *[other] , dont { $draws } nulles
    }
versus-side =
    { $player } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } · { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des points · contrats : { $made ->
        [one] { $made } réussi
       *[other] { $made } réussis
    }, { $failed ->
        [one] { $failed } chuté
       *[other] { $failed } chutés
    }
versus-doubles =
    Contres de { $player } : { $count }, dont { $won ->
        [0] aucun gagnant
        [one] { $won } gagnant
       *[other] { $won } gagnants
    }
versus-together =
    { $games ->
        [0] Jamais partenaires.
        [one] Partenaires une fois.
       *[other] Partenaires { $games } fois.
    }

stats-rating =
    Cote : **{ NUMBER($points, useGrouping: 0) }** ({ $ladder }, { $games ->
        [one] { $games } partie comptée
       *[other] { $games } parties comptées
    })
stats-rating-provisional =
    Cote, que personne d’autre ne voit : entre { NUMBER($least, useGrouping: 0) } et { NUMBER($most, useGrouping: 0) } ({ $ladder }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $of })
profile-rating = Cote { NUMBER($points, useGrouping: 0) }
profile-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
profile-curve =
    Cote, { $ladder } ({ $games ->
        [one] { $games } partie comptée
       *[other] { $games } parties comptées
    })
profile-outcomes = Gagnées : { $won }, nulles : { $draws }, perdues : { $losses }.
profile-curve-words = { $curve } : de { NUMBER($before, useGrouping: 0) } à { NUMBER($points, useGrouping: 0) }.
