# La qualité du jeu d’une personne dans les donnes analysées.

accuracy-none = Aucune donne de { $player } n’a été analysée ici. Sous une donne finie, *Analyser* l’analyse.
accuracy-deals = **{ $deals ->
        [one] { $deals } donne analysée
       *[other] { $deals } donnes analysées
    }**
accuracy-what =
    { $what ->
        [cards] Cartes
        [calls] Enchères
        [declarer] Preneur
        [partner] Partenaire du preneur
       *[defence] En défense
    }
accuracy-line = { $name } : **{ $value }** ({ $count })
accuracy-few = Trop peu de décisions pour se prononcer (moins de { $least }) : { $names }
accuracy-few-one = { $name } ({ $count })
accuracy-about = Sur 100, avec le nombre de décisions. Les cartes forcées ou équivalentes ne comptent pas.

accuracy-periods =
    { $weekly ->
        [yes] Semaine par semaine
       *[no] Mois par mois
    }
accuracy-curve =
    Précision des cartes, { $weekly ->
        [yes] par semaine
       *[no] par mois
    }

accuracy-mistakes = Ce qui a coûté le plus cher
accuracy-mistake =
    { $kind ->
        [trumps-late] Atout joué trop tard
        [trumps-wasted] Atout joué pour rien
        [master-kept] Carte maîtresse encaissée trop tard
        [master-early] Carte maîtresse encaissée trop tôt
        [wrong-suit] Entame dans la mauvaise couleur
        [ruff-missed] Coupe manquée
        [ruff-wasted] Coupe inutile
        [trick-left] Pli laissé à tort
        [trick-taken] Pli pris à tort
        [points-kept] Pas chargé sur le pli du partenaire
        [points-given] Points donnés sur le pli adverse
        [wrong-discard] Mauvaise défausse
        [played-high] Carte trop forte dans la couleur
       *[played-low] Carte trop faible dans la couleur
    } : { $count ->
        [one] une fois
       *[other] { $count } fois
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [one] { "" }
       *[other] { " " }à chaque fois
    }
accuracy-mistakes-none = Aucune erreur dans ces donnes.
accuracy-mistakes-all =
    Points de chances de gagner ; { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    } en tout, d’au moins 5 points chacune

accuracy-luck = La chance aux cartes
accuracy-luck-held = Cartes sur table : **{ $points }**
accuracy-luck-usual = Une table moyenne : **{ $points }**
accuracy-luck-made = Votre table : **{ $points }**
accuracy-luck-balance = Chance : **{ $points }**, { $each } par donne
accuracy-luck-few = Trop peu de donnes pour se prononcer ({ $count } sur { $least })
accuracy-luck-mixed = Se dit quand toutes ces donnes sont du même jeu : chaque jeu compte ses points à sa manière.
accuracy-luck-about = L’avance du camp, en points. La chance, c’est ce que valaient ses cartes, cartes sur table, en plus de ce qu’en tirent des tables moyennes d’ordinateurs.

accuracy-button-analyse = Analyser mes donnes
accuracy-waiting =
    { $count ->
        [0] Toutes vos donnes d’ici sont analysées.
        [one] { $count } de vos donnes n’est pas encore analysée.
       *[other] { $count } de vos donnes ne sont pas encore analysées : { $most } à la fois, les plus récentes d’abord.
    }
accuracy-progress =
    { $of ->
        [one] Analyse de votre donne : { $done } sur { $of }
       *[other] Analyse de vos donnes : { $done } sur { $of }
    }
