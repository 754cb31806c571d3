# Une saison revue : celle d’un joueur, ou d’un serveur.

recap-button = Récap
recap-button-own = Ma saison
recap-button-server = La saison du serveur
recap-button-before = Saison précédente
recap-button-after = Saison suivante
recap-title = La saison de { $player }
recap-title-server = La saison du serveur
recap-running = La saison dure jusqu’au { DATETIME($ended, dateStyle: "short") }.
recap-few =
    { $games ->
        [0] Aucune partie finie ici cette saison
        [one] Seulement { $games } partie finie ici cette saison
       *[other] Seulement { $games } parties finies ici cette saison
    } : il en faut { $least } pour une rétrospective.
recap-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }

recap-line = **{ $what }** : { $value }
recap-line-noted = **{ $what }** : { $value } ({ $note })
recap-what =
    { $what ->
        [partner] Meilleur partenaire
        [pair] Meilleure équipe
        [boldest] Contrat le plus osé, réussi
        [costliest] Contre le plus cher
        [trump] Atout préféré
        [accuracy] Précision, avant et après
        [streak] Plus longue série gagnante
       *[deal] Donne de la saison
    }
recap-by = par { $player }
recap-swing = { history-ended } : { $points }
recap-swing-server =
    par { $player }, { $variant ->
        [coinche] coinché
       *[other] contré
    } par { $doubler }, { history-ended } : { $points }
recap-contracts =
    { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    }
recap-then-now = { $before } → { $now }
recap-wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
recap-usual = { $points }, tables moyennes { $usual }
recap-side = équipe de { $player } : { recap-usual }
