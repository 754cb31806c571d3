## L’analyse d’une donne : ce qu’il y avait, ce que chaque carte a coûté, et pourquoi

analysis-button = Analyser
analysis-title = Analyse de la donne { $code }
analysis-progress =
    { $done ->
        [one] { $done } décision jugée
       *[other] { $done } décisions jugées
    } sur { $of }… Les tables où l’on joue passent d’abord.
analysis-waiting = On étale les cartes…
analysis-place = Place { $place } dans la file. Chacun son tour, et les tables où l’on joue passent d’abord.
analysis-failed = Les ordinateurs n’ont pas pu finir cette analyse. Réessayez dans une minute.
analysis-busy = Trop d’analyses sont en attente. Réessayez dans quelques minutes.
analysis-busy-own =
    Vous avez déjà { $count ->
        [one] { $count } analyse
       *[other] { $count } analyses
    } en attente. Demandez celle-ci quand l’une d’elles sera finie.
analysis-button-refresh = Actualiser
analysis-button-show = Voir
analysis-button-bids = Les enchères
analysis-button-deal = La donne
analysis-button-back = Retour à l’analyse
analysis-button-previous = Précédent
analysis-button-next = Suivant

analysis-par = Cartes sur table, il y avait { BY($contract) } : { $points } points.
analysis-par-also = Il y avait aussi { BY($contract) }.
analysis-par-none = Cartes sur table, personne ne pouvait réussir un contrat.
analysis-passed = Personne n’a pris.
analysis-played = Joué : { BY($contract) }, { $result ->
        [made] réussi
        [failed] chuté
        [tie] égalité
        [penalty] réclamation
        [void] donne nulle
       *[open] pas terminé
    }.
analysis-seen =
    { $seen ->
        [made] { $result ->
            [made] C’est le résultat normal si tout le monde joue au mieux.
           *[other] Cartes sur table, on pouvait le réussir.
        }
       *[failed] { $result ->
            [made] La meilleure défense le faisait chuter.
            [failed] C’est le résultat normal : contre la meilleure défense, rien ne le sauvait.
           *[other] La meilleure défense le faisait chuter.
        }
    }

analysis-accuracy-title = Précision au jeu de la carte
analysis-accuracy =
    { $you ->
        [yes] **{ $seat } (vous)**
       *[no] **{ $seat }**
    } : { $value } % sur { $count } cartes
analysis-accuracy-few =
    { $you ->
        [yes] **{ $seat } (vous)**
       *[no] **{ $seat }**
    } : { $count ->
        [0] aucun choix à juger
       *[other] { $count } choix
    }
analysis-accuracy-least = Un pourcentage se calcule à partir de { $least } choix.
analysis-errors =
    { $count ->
        [0] aucune erreur
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
analysis-bad-luck = malchance ×{ $count }
analysis-lucky = chance ×{ $count }

analysis-strip-title = Pli par pli
analysis-strip-legend =
    { $judged ->
        [yes] ✅ rien à dire · ❌ erreur · 🌧️ malchance · 🍀 chance.{ " " }
       *[no] { "" }
    }Le nombre : la marge en points sur le contrat, si tout le monde joue au mieux ensuite ({ $sign } : il chute).
analysis-turn-down = Le contrat a chuté au pli { $trick }.
analysis-turn-safe = Le contrat était assuré au pli { $trick }.
analysis-safe-throughout = Le contrat n’a jamais été en danger.
analysis-down-throughout = Le contrat n’a jamais été à portée.

analysis-moments-title = Ce qui a coûté le plus
analysis-moment = **Pli { $trick }, { $seat }** : { SHORT($card) } a coûté { $loss } % des chances de gagner{ $points ->
        [0] { "" }
        [one] { " " }et { $points } point
       *[other] { " " }et { $points } points
    }. { SHORT($best) } valait mieux.
analysis-no-error = **Aucune erreur.** Avec ce que chacun pouvait savoir, aucune carte n’était mauvaise : bien joué, tout le monde !
analysis-only-bad-luck =
    { $count ->
        [one] Une carte a mal tourné : malchance, personne ne pouvait le savoir.
       *[other] { $count } cartes ont mal tourné : malchance, personne ne pouvait le savoir.
    }

analysis-moment-title = { $number } sur { $count } · pli { $trick }, { $seat }
analysis-moment-hand = En main : { $cards }
analysis-moment-trick = Sur la table : { $plays }
analysis-moment-laid = { $seat } { SHORT($card) }
analysis-moment-lead = { $seat } entame le pli.
analysis-moment-why = **{ SHORT($card) } valait mieux.** { $why }
analysis-moment-cost = Avec { SHORT($card) }, les chances de gagner la partie sont passées de { $better } % à { $chosen } %.
analysis-moment-points = En points sur la donne : { $chosen } au lieu de { $better } en moyenne.
analysis-fact-needs =
    { $side ->
        [attack] { $points ->
            [one] Il manque encore { $points } point au contrat.
           *[other] Il manque encore { $points } points au contrat.
        }
       *[defence] { $points ->
            [one] Il manque { $points } point à l’attaque pour réussir.
           *[other] Il manque { $points } points à l’attaque pour réussir.
        }
    }
analysis-fact-made = Le contrat est déjà réussi.
analysis-fact-master = { SHORT($card) } est maître : personne n’a plus fort à { $suit }.
analysis-fact-trumps =
    { $count ->
        [0] Il n’y a plus d’atout chez les autres.
        [one] Il reste un atout dehors : { $cards }.
       *[other] Il reste { $count } atouts dehors : { $cards }.
    }
analysis-lines-title = Cartes sur table, la suite :
analysis-line-points = Après { SHORT($card) } ({ $lead } pour { $team }) : { $cards }

analysis-bids-title = Les enchères
analysis-bids-hint = Aux enchères, les bons joueurs ne sont pas toujours d’accord : c’est pour information, rien n’y compte comme une erreur.
analysis-bid = **{ $seat }** : { $call }
analysis-bid-made = { $chance } % de chances de réussir
analysis-bid-expert =
    { $bids ->
        [yes] l’expert dit { $call }
       *[no] l’expert { $call }
    }
analysis-bid-agrees = comme l’expert
analysis-bids-none = Aucune enchère.
