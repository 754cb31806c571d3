# La table d’entraînement et son coach.

training-button =
    { $training ->
        [yes] Entraînement : oui
       *[other] Entraînement : non
    }
coach-table = Table d’entraînement
coach-count =
    { $seat } a consulté le coach { $count ->
        [one] une fois
       *[other] { $count } fois
    }
coach-question = { $player } voudrait consulter le coach. D’accord pour cette partie ? Chacun pourra alors le faire, et tous verront combien de fois.
coach-awaited = On attend la réponse de { $awaited }.
coach-refused = { $player } refuse le coach pour cette donne.
coach-button-yes = D’accord
coach-button-no = Sans coach
coach-button =
    { $bidding ->
        [yes] Que dois-je dire ?
       *[no] Demander au coach
    }
coach-sent = Les autres joueurs doivent d’abord accepter. Ensuite, demandez de nouveau.
coach-thinking = Le coach réfléchit…
coach-late = Votre tour est passé pendant que le coach réfléchissait.
coach-advice = Le coach : **{ $move }**. { $why }
coach-forced = Rien d’autre n’est possible.
coach-chances =
    { $others ->
        [0] Chances de gagner la partie : { $best }.
       *[other] Chances de gagner la partie : { $best } ; sinon { $moves }.
    }
coach-chance = { $move } ({ $chance } %)
coach-made =
    { $calls ->
        [yes] { BY($contract) }, s’il est joué : { $chance } % de chances d’être réussi.
       *[no] { BY($contract) } : { $chance } % de chances d’être réussi.
    }
coach-equal = { $moves } se valent, à la marge d’erreur près : environ { $chance } % de chances de gagner la partie.
coach-otherwise = Sinon : { $moves }.
coach-thumb = Un conseil de bon sens : il n’y avait rien à calculer, ou pas le temps.

# Ces coups ont de meilleures chances que le conseil, dans les donnes que le coach a essayées.

coach-better-untrue = Dans les donnes essayées, { $moves } gagne plus souvent, mais annoncerait une autre main que la vôtre : cela tromperait votre partenaire.
coach-better-thumb = C’est un conseil de bon sens : dans les quelques donnes essayées, { $moves } gagne plus souvent.
coach-better-clear = Dans les donnes essayées, { $moves } gagne plus souvent : un autre expert pourrait le préférer.
