## L’analyse d’une donne : ce qu’il y avait, ce que chaque enchère et chaque carte a coûté, et pourquoi

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
analysis-button-show = Voir { $number }
analysis-button-verdict = Verdict
analysis-button-legend = Sens des signes
analysis-button-bids = Les enchères
analysis-button-deal = La donne
analysis-button-back = Retour à l’analyse
analysis-button-previous = Précédent
analysis-button-next = Suivant

analysis-lost = **{ $team } a perdu cette donne aux enchères** : { $how ->
        [too-high] { BY($contract) } ne pouvait pas se faire.
        [left] { $seat } pouvait faire { $bid }, et le contrat est resté à { $others }.
       *[passed-out] { $seat } pouvait faire { $bid }, et personne n’a parlé.
    }
analysis-lost-call =
    L’enchère en cause : **{ $call }**{ $why ->
        [error] , quand { $best } valait { analysis-cost } points de plus.
        [untrue] , qui ne disait pas ce qu’il y avait en main.
        [unlucky] . Vu ce que pouvait savoir { $seat }, elle était bonne : malchance.
       *[close] . Vu ce que pouvait savoir { $seat }, le choix était serré.
    }
analysis-could = { $seat } pouvait faire { $bid } ({ $points })
analysis-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } d’annonces
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } de belote
    }
analysis-par = Cartes sur table, { $contracts }.
analysis-par-played = Cartes sur table, aucun contrat n’était meilleur : { $points }.
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
           *[other] En jouant au mieux, il était réussi.
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
analysis-bad-luck = malchance ×{ $count }
analysis-lucky = chance ×{ $count }

analysis-strip-title = Pli par pli
analysis-strip-legend =
    { $judged ->
        [yes] ✅ rien à dire · ❌ erreur · 🌧️ malchance · 🍀 chance.{ " " }
       *[no] { "" }
    }Le nombre : la marge en points sur le contrat, si tout le monde joue ensuite au mieux en voyant toutes les cartes ({ $sign } : il chute).
analysis-turn-down = À partir du pli { $trick }, il ne pouvait plus être réussi.
analysis-turn-safe = Le contrat était assuré au pli { $trick }.
analysis-safe-throughout = Le contrat n’a jamais été en danger.
analysis-down-throughout = Le contrat n’a jamais été à portée.

analysis-moments-title = Ce qui a coûté le plus
analysis-measures = Un coût ne compte que ce que le joueur pouvait savoir ; la liste des plis voit toutes les cartes.
analysis-moment = **{ $trick ->
        [0] Enchères
       *[other] Pli { $trick }
    }, { $seat }** : { $done } { $you ->
        [yes] vous a coûté
       *[no] a coûté à son camp
    } { $loss } { $loss ->
        [one] point
       *[other] points
    } de chances de gagner{ $points ->
        [0] { "" }
        [one] { " " }et { analysis-cost } point de partie
       *[other] { " " }et { analysis-cost } points de partie
    }. { $best } valait mieux.
analysis-cost =
    { $points }{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    }
analysis-no-error = **Aucune erreur.** Avec ce que chacun pouvait savoir, aucune carte n’était mauvaise : bien joué, tout le monde !
analysis-no-error-in-play = **Aucune carte n’était mauvaise**, avec ce que chacun pouvait savoir.{ $bids ->
        [0] { "" }
       *[other] { " " }Enchères qui ont coûté des points : { $bids } (**{ analysis-button-bids }**).
    }
analysis-only-bad-luck =
    { $count ->
        [one] Une carte a mal tourné : malchance, personne ne pouvait le savoir.
       *[other] { $count } cartes ont mal tourné : malchance, personne ne pouvait le savoir.
    }

analysis-moment-title =
    { $number } sur { $count } · { $trick ->
        [0] enchères
       *[other] pli { $trick }
    }, { $seat }
analysis-moment-hand = En main : { $cards }
analysis-moment-trick = Sur la table : { $plays }
analysis-moment-laid = { $seat } { SHORT($card) }
analysis-moment-lead = { $seat } entame le pli.
analysis-moment-why = **{ $best } valait mieux.** { $why }
analysis-moment-right = **{ $best } : c’est ça.** { $why }
analysis-moment-worth = Choix : { $done }. Il y a { $chosen } % de chances de gagner la partie.
analysis-moment-brings = En points pour la donne : { $chosen } en moyenne.
analysis-moment-cost = Choix : { $done }. Les chances de gagner la partie sont passées de { $better } % à { $chosen } %.
analysis-moment-points =
    En points sur la donne : { $chosen } au lieu de { $better } en moyenne{ $error ->
        [0] { "" }
       *[other] { " " }(± { $error })
    }.
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
analysis-line-points =
    Après { SHORT($card) } ({ $lead } pour { $own ->
        [yes] votre camp
       *[no] { $team }
    }) : { $cards }

analysis-calls-points =
    Cartes sur table : { $done } rapporte { $points } à { $own ->
        [yes] votre camp
       *[no] { $team }
    }, { $best } { $better }.
analysis-call-points =
    Cartes sur table : { $done } rapporte { $points } à { $own ->
        [yes] votre camp
       *[no] { $team }
    }.

analysis-untrue-title = Hors de la convention de la table
analysis-told = { $call }, ce qui dit : { $told }. En main : { $held }.
analysis-told-nothing = rien de précis
analysis-untrue = **{ $call }**, ce qui dit : { $told }. En main : { $held }.
analysis-held =
    { $count ->
        [0] pas de { $trump }
       *[other] { $cards }
    }{ $aces ->
        [0] , pas d’as à côté
        [one] , un as à côté
       *[other] , { $aces } as à côté
    }
analysis-bids-title = Les enchères
analysis-bids-hint = Aux enchères, les bons joueurs ne sont pas toujours d’accord. Un coût est dit quand il est sûr ; c’est une erreur dès { $blame ->
        [one] { $blame } point
       *[other] { $blame } points
    } de chances de gagner, si c’en est une aussi cartes sur table.
analysis-bid-untrue = hors convention : en main { $held }
analysis-bid-cost = a coûté { analysis-cost } points, { $best } valait mieux
analysis-bid-made = { $chance } % de chances de réussir
analysis-bid-expert =
    { $bids ->
        [yes] l’expert dit { $call }
       *[no] l’expert { $call }
    }
analysis-bid-agrees = comme l’expert
analysis-bid-exact = exactement ce que demande la convention
analysis-bids-none = Aucune enchère.
