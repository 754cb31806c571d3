# Les règles d’une table, faites de ses paramètres : une phrase par règle.

rules-title = Règles · { $game }

rules-line-cards = { $count } cartes ;
rules-line-points =
    annonces de { $opening } à { $ceiling } ou capot{ $trumps ->
        [all] , sans atout et tout atout compris
       *[suits] { "" }
    } ; { $timing ->
        [any_opponent_until_next_bid] on contre même hors de son tour.
        [in_turn] on contre à son tour.
        [after_auction] on contre après les enchères.
       *[none] on ne contre pas.
    }

rules-aim-title = ### Le but
rules-aim =
    { $players ->
        [2] Deux joueurs, chacun pour soi.
       *[other] Quatre joueurs, deux équipes : votre partenaire est en face de vous.
    } Le premier camp à { $target } points gagne. Si les deux y arrivent à la même donne, le plus riche l’emporte ; à égalité, { $equal ->
        [last_deal_winner] c’est le gagnant de la dernière donne.
       *[play_on] on joue une donne de plus.
    }

rules-cards-title = ### Les cartes
rules-cards = { $count } cartes, { $hand } par joueur. De la plus forte à la plus faible, avec leurs points :
rules-cards-trump = - à l’atout : { $ranks } ;
rules-cards-plain = - ailleurs : { $ranks }.
rules-cards-no-trumps = Sans atout, toutes les couleurs se comptent comme « ailleurs ».
rules-cards-all-trumps = À tout atout, toutes les couleurs se comptent comme l’atout, mais aucune ne coupe.
rules-cards-last-trick = Le dernier pli rapporte { $points } points de plus, le « dix de der » : avec un atout, une donne en compte { $total }.
rules-ranks = { $ranks } ({ $points })

rules-deal-title = ### La donne
rules-deal =
    On donne { $packets } cartes, en commençant { $direction ->
        [left] à la gauche
       *[right] à la droite
    } du donneur. { $shuffle ->
        [first_hand_only] Le paquet n’est battu qu’à la première donne ; ensuite on rassemble les plis et on coupe.
       *[every_hand] Le paquet est battu et coupé à chaque donne.
    }

rules-auction-title = ### Les enchères
rules-auction-first =
    Le joueur { $direction ->
        [left] à la gauche
       *[right] à la droite
    } du donneur parle le premier. Si tout le monde passe, on redonne.
rules-points-bids = On passe, ou on annonce des points et un atout : de { $opening } à { $ceiling }, de { $step } en { $step }. Chaque annonce dépasse la précédente.
rules-points-mode =
    On peut aussi annoncer { $trump ->
        [none] sans atout
       *[all] tout atout
    }, jusqu’à { $ceiling }.
rules-points-capot = Le capot, tous les plis, vaut { $points } et dépasse tous les nombres.
rules-points-generale = La générale, tous les plis faits par le seul preneur, vaut { $points } et dépasse le capot.
rules-points-end =
    { $final ->
        [yes] Qui passe ne parle plus ; le dernier qui reste a le contrat.
       *[no] Qui a passé peut reparler ; trois passes de suite après une annonce fixent le contrat.
    }
rules-points-raise = Le preneur peut alors monter une fois sa propre annonce, dans le même atout.
rules-double-any-opponent-until-next-bid =
    Tant qu’aucune annonce plus haute n’est venue, l’adversaire peut contrer (×{ $once }), même hors de son tour. { $closes ->
        [yes] Les annonces s’arrêtent là ; le camp contré peut encore surcontrer (×{ $twice }).
       *[no] Une annonce plus haute efface le contre ; le camp contré peut surcontrer (×{ $twice }).
    }
rules-double-in-turn =
    À son tour, l’adversaire peut contrer (×{ $once }). { $closes ->
        [yes] Les annonces s’arrêtent là ; le camp contré peut encore surcontrer (×{ $twice }), ce qui termine les enchères.
       *[no] Une annonce plus haute efface le contre ; le camp contré peut surcontrer (×{ $twice }), ce qui termine les enchères.
    }
rules-double-after-auction = Une fois le contrat fixé, la défense peut contrer (×{ $once }), puis l’attaque surcontrer (×{ $twice }).

rules-play-title = ### Le jeu de la carte
rules-play-lead =
    Le joueur { $direction ->
        [left] à la gauche
       *[right] à la droite
    } du donneur entame, puis celui qui fait le pli rejoue.
rules-play-winner = Le plus fort atout fait le pli ; s’il n’y en a pas, c’est la plus forte carte de la couleur demandée.
rules-duty-follow = On fournit la couleur demandée.
rules-duty-overtake =
    À l’atout, on monte si on le peut{ $exempt ->
        [yes] , sauf si le partenaire est maître.
       *[no] , même sur son partenaire.
    }
rules-duty-ruff-to-win = Sans carte de cette couleur, si l’adversaire est maître, on coupe, et on surcoupe s’il a coupé. Si le partenaire est maître, ou si l’on ne peut pas surcouper, on joue ce qu’on veut : on peut pisser.
rules-duty-ruff =
    Sans carte de cette couleur, on coupe{ $exempt ->
        [yes] , sauf si le partenaire est maître : alors on joue ce qu’on veut.
       *[no] , même si le partenaire est maître.
    }
rules-duty-overruff =
    Si l’on doit couper un pli déjà coupé, on surcoupe si on le peut{ $exempt ->
        [yes] { "" }, sinon on coupe plus bas.
       *[no] , même le partenaire ; sinon on coupe plus bas.
    }
rules-duty-no-low-ruff = Qui coupe de son plein gré par-dessus la coupe de son partenaire monte, s’il le peut.

rules-belote-title = ### Belote et rebelote
rules-belote =
    Le roi et la dame d’atout dans une même main s’annoncent en les jouant. { $margin ->
        [yes] Ils ne se marquent pas : ils donnent à l’attaque { $points } points de marge pour remplir son contrat, sauf un capot.
       *[no] Ils valent { $points } points, qui comptent pour remplir le contrat.
    }

rules-score-title = ### La marque
rules-score-complement =
    - Contrat rempli : la défense marque ses points, arrondis à la dizaine (5 vers le haut) ; l’attaque marque le reste de { $whole }, plus son annonce.
    - Contrat chuté : l’attaque ne marque rien, la défense marque { $whole } plus l’annonce.
    - Le contre et le surcontre multiplient l’annonce seule.
rules-score-made =
    - Contrat rempli : l’attaque marque ses points et son annonce, la défense ses points{ $rounded ->
        [yes] , arrondis à la dizaine.
       *[no] .
    } { $whole ->
        [yes] Le contre et le surcontre multiplient tout ce que marque le gagnant.
       *[no] Le contre et le surcontre multiplient l’annonce seule.
    }
rules-score-failed =
    - Contrat chuté : la défense marque { $pot } plus l’annonce{ $belote ->
        [to_defence] , et les belotes des deux camps.
        [kept]  ; chaque camp garde sa belote.
       *[forfeited]  ; la belote ne rapporte rien.
    }
rules-score-needed = - Une annonce de { $bid } demande { $points } points.
rules-score-unbid-capot = - Tous les plis sans avoir annoncé capot : { $points } points de plus.
rules-score-unbid-tricks = - Tous les plis sans avoir annoncé capot : les plis comptent { $points } points.
rules-score-capot = - Un capot annoncé rapporte { $made } s’il est réussi, { $failed } à la défense s’il est chuté.

help-title = Jouer à la contrée
help-start = Ouvrez une table avec { help-command-start } et choisissez votre place. « { lobby-button-fill } » donne les places libres à des ordinateurs : vous jouez tout de suite, sans attendre personne.
help-hand = « { table-button-hand } » montre vos cartes, que personne d’autre ne voit. Appuyez sur une carte pour la jouer. Une carte grisée ne peut pas être jouée, et la raison est écrite.
help-double = « Contrer » apparaît sur la table dès que vous en avez le droit, même hors de votre tour.
help-leave = Vous devez partir ? { help-command-leave } : un ordinateur garde votre place jusqu’à votre retour.
help-commands = ### Les commandes
help-command = `{ $command }` : { $description }
help-command-start = `/{ command-contree-name } { command-start-name }`
help-command-table = `/{ command-contree-name } { command-table-name }`
help-command-leave = `/{ command-contree-name } { command-leave-name }`
