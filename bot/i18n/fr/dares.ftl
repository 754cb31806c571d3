# Les défis : les mêmes donnes pour tous, chacun seul ou à des tables, pendant quelques jours.

dare-call-title = Défi
dare-call =
    { $game } : { $way ->
        [pair] des paires jouent les mêmes donnes à une table, contre deux experts. Votre écart est la différence à la moyenne des autres paires.
        [table] quatre amis jouent les donnes à leur table ; à la fin, trois tables d’experts jouent les mêmes cartes. Votre écart est la différence à la moyenne des autres tables.
       *[alone] chacun joue les mêmes donnes, seul avec trois experts, quand il en a le temps. Votre écart est la différence à la moyenne des autres.
    }
dare-way =
    { $way ->
        [pair] par paires
        [table] à une table
       *[alone] chacun seul
    }
dare-again =
    { $count ->
        [one] La donne
       *[other] Les { $count } donnes
    } { $game ->
        [yes] d’une partie finie.
       *[no] d’un défi fini.
    } Qui les connaît est marqué † et hors classement.
dare-count =
    { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
dare-days =
    { $days ->
        [one] ouvert { $days } jour
       *[other] ouvert { $days } jours
    }
dare-button-call = Lancer le défi ici
dare-button-play = Jouer
dare-button-next = Donne { $number } sur { $count }
dare-button-ranking = Classement
dare-button-deals = Donnes
dare-button-dare = Défi
dare-button-post = Publier ici
dare-button-again = Rejouer ces donnes
dare-button-hands = Toutes les mains
dare-button-own = Revoir mon jeu
dare-own = Vos défis
dare-own-open = { $code } · { $played } sur { $count }
dare-own-over = { $code } · fini
dare-title = Défi de { $host }
dare-title-somebody = Défi d’un joueur
dare-what =
    { $count ->
        [one] { $game } · { $count } donne
       *[other] { $game } · { $count } donnes
    }, { $way ->
        [pair] par paires contre deux experts
        [table] une table comparée à trois tables d’experts
       *[alone] chacun seul avec trois experts
    }
dare-open = Code **{ $code }** · se termine { $ends }
dare-over = Code **{ $code }** · terminé { $ends }
dare-outdated = Les règles de ce jeu ont changé : le défi s’est terminé plus tôt, avec ce qui était joué.
dare-seal = Sceau { $seal }… : la graine des donnes sera montrée à la fin.
dare-seed = Graine des donnes `{ $seed }`.
dare-own-played = Vous : { $played } sur { $count }
dare-seen = † Vous aviez déjà vu une donne : vous figurez hors classement.
dare-nobody = Personne n’a relevé votre défi.
dare-nobody-coded = { $code } : personne n’a relevé votre défi.
dare-head = Défi { $code }, donne { $number } sur { $count }
dare-late = Le défi est fini : vous pouvez finir, hors classement.
dare-hands-at = Toutes les mains à la fin ({ $ends }).
dare-compared =
    écart { $mark } · { $rank ->
        [1] 1er
       *[other] { $rank }e
    } sur { $count }
dare-first = personne encore à qui se comparer
dare-unranked = hors classement
dare-empty = Personne n’a encore fini de donne.
dare-how = La moyenne des écarts { $way ->
        [pair] aux autres paires
        [table] aux autres tables, du même côté,
       *[alone] aux autres
    } sur chaque donne, de 300 points au plus, et ce que le hasard peut y changer (±). Une donne non jouée à la fin compte −40 ; sous la moitié des donnes, pas de rang.
dare-more =
    { $count ->
        [one] … et { $count } autre
       *[other] … et { $count } autres
    }
dare-line = **{ $rank }** · { $player }{ $known ->
        [yes] { " " }· { $mark }{ $sure ->
            [yes] { " " }± { $error }
           *[no] { "" }
        }
       *[no] { "" }
    }
dare-line-playing =
    { $player } · { $played } sur { $count }{ $few ->
        [yes] , hors classement
       *[no] { "" }
    }
dare-line-seen = † { $player } · { $played } sur { $count }, hors classement
dare-deals = Ce que les autres en ont fait
dare-deal = Donne { $number }
dare-deal-to-play = **{ $number }** · à jouer
dare-deal-played = **{ $number }** · { $result } · { $compared }
dare-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· écart { $mark }
       *[no] { "" }
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
dare-button-on = Donne suivante
dare-button-game = Défier
dare-unsealed = Ces donnes viennent d’une partie déjà jouée.
dare-experts-wait = Trois tables d’experts jouent les mêmes donnes : le classement suit.
dare-experts = Tables d’experts : { $leads } (Nord–Sud)
lobby-dare = Défi { $code }, donne { $number } : cette donne seule, hors classement.
