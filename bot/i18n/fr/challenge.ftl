# Les défis : les mêmes donnes pour tous, chacun seul ou à des tables, pendant quelques jours.

challenge-call-title = Défi
challenge-call =
    { $game } : { $way ->
        [pair] des paires jouent les mêmes donnes à une table, contre deux experts. Votre écart : l’avance sur la moyenne des autres paires.
        [table] quatre amis jouent les donnes à leur table ; à la fin, trois tables d’experts jouent les mêmes cartes. Votre écart : l’avance sur la moyenne des autres tables.
       *[alone] chacun joue les mêmes donnes, seul avec trois experts, quand il en a le temps. Votre écart : l’avance sur la moyenne des autres.
    }
challenge-way =
    { $way ->
        [pair] par paires
        [table] à une table
       *[alone] chacun seul
    }
challenge-again =
    { $count ->
        [one] La donne
       *[other] Les { $count } donnes
    } { $game ->
        [yes] d’une partie finie.
       *[no] d’un défi fini.
    } Ceux qui les connaissent sont marqués † et hors classement.
challenge-count =
    { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
challenge-days =
    { $days ->
        [one] ouvert { $days } jour
       *[other] ouvert { $days } jours
    }
challenge-button-call = Lancer le défi ici
challenge-button-play = Jouer
challenge-button-next = Donne { $number } sur { $count }
challenge-button-ranking = Classement
challenge-button-deals = Donnes
challenge-button-challenge = Défi
challenge-button-evening = Soirée
challenge-button-post = Publier ici
challenge-button-again = Rejouer ces donnes
challenge-button-hands = Toutes les mains
challenge-button-own = Revoir mon jeu
challenge-button-table = Table { $number }
challenge-own = Vos défis
challenge-own-open = { $code } · { $played } sur { $count }
challenge-own-over = { $code } · fini
challenge-title = Défi de { $host }
challenge-title-somebody = Défi d’un joueur
challenge-title-evening =
    { $named ->
        [yes] { $title } : mêmes donnes
       *[no] Une soirée aux mêmes donnes
    }
challenge-what =
    { $count ->
        [one] { $game } · { $count } donne
       *[other] { $game } · { $count } donnes
    }, { $way ->
        [evening] les mêmes donnes aux tables d’une soirée
        [pair] par paires contre deux experts
        [table] une table comparée à trois tables d’experts
       *[alone] chacun seul avec trois experts
    }
challenge-open = Code **{ $code }** · se termine { $ends }
challenge-over = Code **{ $code }** · terminé { $ends }
challenge-outdated = Les règles de ce jeu ont changé : le défi s’est terminé plus tôt, avec ce qui était joué.
challenge-seal = Sceau { $seal }… : à la fin, « { challenge-button-deals } » montre la graine des donnes.
challenge-seed = Graine des donnes `{ $seed }`.
challenge-own-played = Vous : { $played } sur { $count }
challenge-seen = † Vous aviez déjà vu une donne : vous figurez hors classement.
challenge-nobody = Personne n’a relevé votre défi.
challenge-nobody-coded = { $code } : personne n’a relevé votre défi.
challenge-head = Défi { $code }, donne { $number } sur { $count }
challenge-late = Le défi est fini : vous pouvez finir, hors classement.
challenge-hands-at = Toutes les mains à la fin ({ $ends }).
challenge-hands-evening = Toutes les mains à la fin de la soirée.
challenge-compared =
    écart { $mark } · { $rank ->
        [1] 1er
       *[other] { $rank }e
    } sur { $count }
challenge-first = pas encore de comparaison
challenge-here = Écart avec les autres : **{ $mark }**
challenge-unranked = hors classement
challenge-empty = Personne n’a encore fini de donne.
challenge-how = L’écart moyen avec { $way ->
        [pair] les autres paires
        [table] le même camp des autres tables
       *[alone] les autres
    }, 300 points au plus par donne ; ± : la marge d’erreur. Une donne commencée compte : celle que vous quittez, des experts la finissent à la fin, et elle vaut ce qu’ils en font, 0 au mieux, moins 40. Une donne jamais commencée compte −40, ou votre moyenne si elle est plus basse ; il faut en jouer la moitié pour être classé.
challenge-how-evening = L’écart moyen avec le même camp des autres tables, 300 points au plus par donne ; ± : la marge d’erreur. Une donne pour laquelle vous n’aviez pas de place ne compte pas ; celle que votre table n’a pas commencée à temps compte 0, ou votre moyenne si elle est plus basse. Celle que vous quittez, des experts la finissent à la fin, et elle vaut ce qu’ils en font, 0 au mieux, moins 40. Ce que vous manquez après votre départ compte −40, ou votre moyenne si elle est plus basse ; il faut jouer la moitié des donnes pour être classé.
challenge-more =
    { $count ->
        [one] … et { $count } autre
       *[other] … et { $count } autres
    }
challenge-line = **{ $rank }** · { $player }{ $known ->
        [yes] { " " }· { $mark }{ $sure ->
            [yes] { " " }± { $error }
           *[no] { "" }
        }
       *[no] { "" }
    }
challenge-line-playing =
    { $player } · { $played } sur { $count }{ $few ->
        [yes] , hors classement
       *[no] { "" }
    }
challenge-line-seen = † { $player } · { $played } sur { $count }, hors classement
challenge-deals = Ce que les autres en ont fait
challenge-deal = Donne { $number }
challenge-deal-to-play = **{ $number }** · à jouer
challenge-deal-missed = **{ $number }** · jamais commencée
challenge-deal-played = **{ $number }** · { $result } · { $compared }
challenge-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· écart { $mark }
       *[no] { "" }
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
challenge-stood = ° Quelqu’un d’autre a joué une partie de la donne de ce côté.
challenge-button-before = Donne précédente
challenge-button-on = Donne suivante
challenge-button-game = Défier
challenge-unsealed = Ces donnes viennent d’une partie déjà jouée.
challenge-experts-wait = Trois tables d’experts jouent les mêmes donnes : le classement suit.
challenge-experts = Tables d’experts : { $leads } (Nord–Sud)
challenge-deal-of-evening = La donne de la soirée : la { $number }, de { $most } à { $least }
closed-room-elsewhere = Vous jouez à une autre table : { $channel }
closed-room-over = Donne { $number } jouée
closed-room-evening = Donne { $number } sur { $count }, la même à toutes les tables
closed-room-why =
    D’autres joueront aussi cette donne : ce qui se joue ne se lit que sur les mains, jusqu’à la fin { $evening ->
        [yes] de la soirée
       *[no] du défi
    }.
challenge-begun-wait = Des experts finissent les donnes commencées : le classement suit.
challenge-soon =
    Une donne commencée compte ; il reste { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
challenge-left = quittée, finie par des experts · écart { $mark }
challenge-deal-begun = **{ $number }** · commencée : des experts la finissent à la fin
