# La donne guidée : on apprend en jouant, chaque obligation expliquée quand elle se présente.

lesson-title = Donne guidée { $number } sur { $count }
lesson-private = Vous seul la voyez, rien n’est compté. Vous êtes en Sud, votre partenaire en Nord ; les ordinateurs jouent aussitôt.
lesson-lost = Je ne retrouve plus où vous en étiez : le bot a changé depuis. La donne recommence, rien d’autre n’est perdu.
lesson-button-hint = Que jouer ?
lesson-button-undo = Reprendre mon dernier coup
lesson-button-again = Recommencer
lesson-button-next = Une autre donne ({ $number } sur { $count })
lesson-met = Vu dans cette donne : { $lessons }.
lesson-to-meet = Encore à voir : { $lessons }.
lesson-afterwards = Prêt pour une vraie table ? { $command } : des ordinateurs la complètent si vous voulez.

# Ce qui s’apprend ; les codes sont ceux de LessonName.

lesson-note-auction = **Les enchères.** À son tour, chacun passe ou dit combien de points son camp fera, et à quel atout ; il faut dépasser l’enchère précédente. Après trois passes de suite, le dernier qui a parlé prend : son camp devra faire ce nombre de points.
lesson-note-contract = **Le contrat.** Le camp du preneur attaque, l’autre défend. Le joueur après le donneur entame ; chacun pose une carte, la meilleure fait le pli, et qui fait le pli rejoue.
lesson-note-lead = **À vous d’entamer.** La carte que vous posez choisit la couleur que les autres devront fournir. Ici, toutes les cartes sont permises.
lesson-note-must-follow = **Fournir.** On joue { $suit } et vous en avez : il faut en jouer. C’est la première règle, les autres viennent après.
lesson-note-must-ruff = **Couper.** On joue { $suit }, vous n’en avez pas, et un adversaire est maître : il faut couper, c’est-à-dire jouer atout ({ $trump }).
lesson-note-must-overruff = **Surcouper.** Un adversaire a déjà coupé, et vous avez un atout plus fort que le sien : il faut le jouer.
lesson-note-must-overtake-trump = **Monter à l’atout.** On joue atout : il faut poser un atout plus fort que le meilleur de la table, si vous en avez un.
lesson-note-partner = **Votre partenaire est maître.** Vous n’avez pas de { $suit }, mais le pli est à lui pour l’instant : rien ne vous oblige à couper. Défaussez-vous ; une carte qui vaut cher ajoute des points à votre pli.
lesson-note-free = **Se défausser.** Vous n’avez pas de { $suit } et aucun de vos atouts ne prendrait ce pli : jouez ce que vous voulez, plutôt une carte qui vaut peu.
lesson-note-belote = **« Belote ! »** Le roi et la dame d’atout sont dans la même main. On l’annonce en posant le premier des deux ; ici, le bot le dit pour vous. L’attaque a ainsi 20 points de moins à faire.
lesson-note-rebelote = **« Rebelote ! »** C’est la seconde des deux cartes : les 20 points de la belote sont acquis.
lesson-note-last-trick = **Le dix de der.** Voici le dernier pli : il compte 10 points de plus. C’est pourquoi on garde volontiers un atout pour la fin.
lesson-note-thrown-in = **Tout le monde a passé.** Personne ne marque, et c’est au suivant de donner. Votre main méritait une enchère : reprenez votre dernier coup et suivez le conseil.
lesson-note-count = **Le compte.** L’attaque additionne ses cartes, avec le dix de der et la belote si elle les a, et compare à son contrat. S’il est réussi, elle marque ses points et ceux du contrat ; s’il est chuté, c’est la défense qui marque. Voici le calcul, ligne par ligne.

# Leurs noms, dans une liste.

lesson-name-must-follow = fournir
lesson-name-must-ruff = couper
lesson-name-must-overruff = surcouper
lesson-name-must-overtake-trump = monter à l’atout
lesson-name-partner = le partenaire maître
lesson-name-belote = la belote
lesson-name-rebelote = la rebelote

# Le conseil : une enchère, une carte et sa raison (Reason, chez les ordinateurs).

lesson-hint-bid =
    Conseil : { SHORT($bid) }. Dans cette couleur vous avez { $count ->
        [one] un atout
       *[other] { $count } atouts
    }{ $jack ->
        [yes] { " " }dont le valet
       *[no] { "" }
    }{ $belote ->
        [yes] { $aces ->
            [0] { " " }et la belote
           *[other] , la belote
        }
       *[no] { "" }
    }{ $aces ->
        [0] .
        [1] { " " }et un as à côté.
       *[other] { " " }et { $aces } as à côté.
    }
lesson-hint-raise = Conseil : { SHORT($bid) }. Votre camp peut monter à cet atout.
lesson-hint-pass = Conseil : passer. Votre main ne vaut pas plus pour l’instant.
lesson-hint-double = Conseil : contrer. Leur contrat devrait chuter.
lesson-hint-card = Conseil : { SHORT($card) }. { $why }
lesson-only-card = C’est la seule carte que vous pouvez jouer.
lesson-why-forced = C’est votre seule bonne carte ici.
lesson-why-draw-trumps = Faites tomber les atouts des adversaires.
lesson-why-force-trump = Obligez les adversaires à jouer leurs gros atouts.
lesson-why-cash-master = C’est la plus forte qui reste dans sa couleur : elle fait le pli.
lesson-why-partners-suit = C’est la couleur de votre partenaire.
lesson-why-short-suit = Vous videz cette couleur : vous pourrez ensuite la couper.
lesson-why-safe-lead = C’est la carte qui risque le moins.
lesson-why-take = Elle fait le pli.
lesson-why-ruff = Coupez : le pli est à vous.
lesson-why-give-points = Votre camp a de bonnes chances de faire ce pli : mettez-y des points.
lesson-why-low = Le pli est sans doute perdu : mettez une carte qui vaut peu.
