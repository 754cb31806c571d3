# Les règles d’une table, faites de ses paramètres : une phrase par règle, courte.
# Une enchère se dit « enchère » ou « contrat » ; « annonce » est gardé pour les tierces et carrés.

rules-title = Règles · { $game }
rules-button-deal = Cartes et donne
rules-button-auction = Enchères
rules-button-computers = { promise-button }
rules-button-play = Jeu et annonces
rules-button-score = Marque
rules-button-worked = Donnes comptées

# Une ligne pour le salon d’attente.

rules-line-cards =
    { $players ->
        [2] À deux · { $count } cartes
       *[other] { $count } cartes
    }
rules-line-points =
    enchères de { $opening } à { $ceiling }{ $capot ->
        [yes] { " " }ou capot
       *[no] { "" }
    }{ $trumps ->
        [all] , sans atout et tout atout compris
        [none] , sans atout compris
       *[suits] { "" }
    }
rules-line-ladder = contrats de { $lowest } à { $highest }
rules-line-turned = atout à la retourne, puis au choix
rules-line-named = atout au choix
rules-line-sun = hokum ou sun
rules-line-double =
    { $timing ->
        [any_opponent_until_next_bid] { auction-word-double } même hors de son tour
        [in_turn] { auction-word-double } à son tour
       *[after_auction] { auction-word-double } après les enchères
    }
rules-line-melds = avec annonces
rules-line-by-hand = on annonce soi-même
rules-line-belote = la belote compte pour le contrat, pas à la marque
rules-line-claims = renonces à réclamer
rules-line-direction =
    { $direction ->
        [clockwise] dans le sens horaire
       *[counter-clockwise] dans le sens antihoraire
    }

rules-aim-title = ### Le but
rules-aim-players =
    { $players ->
        [2] Deux joueurs, chacun pour soi.
       *[other] Quatre joueurs, deux équipes : votre partenaire est en face de vous. On joue { $direction ->
            [clockwise] dans le sens des aiguilles d’une montre.
           *[counter-clockwise] dans le sens inverse des aiguilles d’une montre.
        }
    }
rules-aim-target =
    Le premier camp à { $target } points gagne la partie. Si les deux y arrivent à la même donne, { $both ->
        [draw] la partie est nulle, quels que soient les totaux.
       *[higher] le plus haut total gagne ; à égalité, { $equal ->
            [last_deal_winner] c’est le gagnant de la dernière donne.
            [tie] la partie est nulle.
           *[play_on] on joue une donne de plus.
        }
    }
rules-aim-prolaz = On gagne dès qu’on a { $target } points, et plus que l’autre camp, après un contrat à soi qu’on a réussi.
rules-aim-met =
    { $met ->
        [at-once] Les points de la donne en cours comptent à mesure : dès qu’un camp y arrive, la donne et la partie sont finies.
        [exceeded] Il faut dépasser l’objectif : à ce nombre tout juste, la partie continue.
       *[without-belote] Une { play-belote-word } seule n’y suffit pas : la donne doit rapporter autre chose au camp qui y arrive.
    }
rules-aim-sweep = On ne finit pas sur un { score-capot } : après une donne où un camp a fait tous les plis, on en joue encore une.
rules-aim-deals =
    { $deals ->
        [one] La partie dure une donne.
       *[other] La partie dure { $deals } donnes.
    } Une donne où tout le monde passe ne compte pas. Le plus haut total gagne ; à égalité, { $equal ->
        [last_deal_winner] c’est le gagnant de la dernière donne.
        [tie] la partie est nulle.
       *[play_on] on joue une donne de plus.
    }
rules-aim-decisive =
    { $double ->
        [gahwa] Une donne jouée au gahwa décide de tout : qui la gagne gagne la partie.
       *[match] Une donne jouée au match décide de tout : qui la gagne gagne la partie.
    }
rules-words-bulgarian_belot = Mots de la table : « kontra » contre et « rekontra » surcontre ; « tertsa », « kvarta » et « kvinta » sont des suites de 3, 4 et 5 cartes, « kare » quatre cartes de même rang ; « kapo », tous les plis ; un contrat chuté est « vkarana » (dedans), un contrat à égalité « visi » (en suspens).
rules-words-croatian_bela = Mots de la table : « zovem » (j’appelle) nomme l’atout et « dalje » (plus loin) passe ; le donneur obligé d’appeler est « na musu ». Les annonces sont des « zvanja » : « terca », « kvarta » et « kvinta » sont des suites de 3, 4 et 5 cartes. Un contrat réussi est un « prolaz », un contrat chuté un « pad » ; tous les plis font une « štiglja », une couleur entière en main « belot », et « dosta » (assez) arrête à l’objectif.

rules-cards-title = ### Les cartes
rules-cards = { $count } cartes, du { $lowest } à l’as ; { $hand } par joueur. De la plus forte à la plus faible, avec leurs points :
rules-cards-trump = à l’atout : { $ranks } ;
rules-cards-plain = ailleurs : { $ranks }.
rules-cards-no-trumps-ranks = { trump-none-at } : { $ranks }.
rules-cards-all-trumps-ranks = { trump-all-at } : { $ranks }.
rules-cards-no-trumps = { trump-none-at-first }, toutes les couleurs suivent l’ordre hors atout.
rules-cards-all-trumps = { trump-all-at-first }, toutes les couleurs se comptent comme l’atout.
rules-cards-no-ruffs = { trump-all-at-first }, aucune couleur n’en coupe une autre.
rules-cards-last-trick =
    { $points ->
        [0] Le dernier pli ne rapporte rien de plus.
        [10] Le dernier pli rapporte 10 points de plus{ rules-last-trick-called }.
       *[other] Le dernier pli rapporte { $points } points de plus.
    } Une donne compte { $totals }.
rules-last-trick-called =
    { $variant ->
        [bulgarian_belot] , les « dix derniers »
        [croatian_bela] , le « zadnji štih »
        [baloot] , la « terre » (al-ard)
        [pilotta] , le « piso »
        [tarabish] { "" }
        [clabber] { "" }
       *[other] , le « dix de der »
    }
rules-cards-total =
    { $trump ->
        [none] { $total } { trump-none-at }
        [all] { $total } { trump-all-at }
       *[other] { $total } points
    }
rules-ranks = { $ranks } ({ $points })

rules-deal-title = ### La donne
rules-deal-first =
    { $found ->
        [lowest_draw] Pour commencer, chacun tire une carte : la plus basse donne. Si elles sont deux, on recommence.
        [suit_cut] Pour commencer, un joueur coupe et montre une carte. Sa couleur désigne le donneur : { $first }, lui-même ; { $then }, les suivants dans l’ordre du jeu.
        [first_jack] Pour commencer, on distribue des cartes découvertes, une à une : le premier valet désigne le donneur.
       *[random] Le premier donneur est tiré au sort.
    } Ensuite, chacun donne à son tour.
rules-deal-partners =
    { $found ->
        [first_jack] L’hôte peut faire tirer les partenaires avant la partie : le premier valet garde sa place et donne, le deuxième, à un autre joueur, vient en face.
        [lowest_draw] L’hôte peut faire tirer les partenaires avant la partie : les deux plus hautes cartes jouent contre les deux plus basses, et à égalité on recommence ; la plus basse donne.
       *[other] L’hôte peut faire tirer les partenaires avant la partie : les deux plus hautes cartes jouent contre les deux plus basses, et à égalité on recommence.
    }
rules-deal-thrown-in =
    Si tout le monde passe, { $again ->
        [yes] le même joueur redonne.
       *[no] c’est au suivant de donner.
    }
rules-deal-shuffle =
    { $shuffle ->
        [gathered_and_cut] Le paquet n’est battu qu’à la première donne. Ensuite on ramasse les plis comme à une vraie table : le hasard décide de l’ordre des plis, des cartes dans chaque pli et des deux tas. En notant les plis, on connaîtrait les mains suivantes : ces parties sont donc hors classement.
       *[every_hand] Le paquet est battu à chaque donne : sinon, en notant les plis, on connaîtrait les mains suivantes.
    }
rules-deal-cut =
    { $cutter ->
        [left] Le voisin de gauche du donneur coupe
        [right] Le voisin de droite du donneur coupe
        [opponent] L’adversaire du donneur coupe
       *[dealer] Le donneur coupe lui-même
    } et laisse au moins { $shortest } cartes de chaque côté.
rules-deal-packets =
    { $packets ->
        [one-by-one] On donne { $cards } cartes, une par une
       *[other] On donne { $packets }
    }, en commençant { rules-deal-from }.
rules-deal-from =
    { $eldest ->
        [left] à la gauche du donneur
        [right] à la droite du donneur
       *[opponent] par l’adversaire du donneur
    }
rules-deal-tableau =
    Personne ne prend ses cartes en main. On donne par rangées de { $row }, { $covered ->
        [yes] toutes les cachées d’abord
       *[no] tour à tour cachées et visibles
    }, en commençant { rules-deal-from }. Chacun a devant lui { $piles } piles : une carte visible sur une carte cachée.
rules-deal-turned = La carte suivante est retournée : elle propose l’atout.
rules-deal-dealer-last =
    La dernière carte du donneur est retournée : elle propose l’atout, et elle { $tableau ->
        [yes] reste à sa place.
       *[no] est à lui.
    }
rules-deal-after =
    L’atout choisi, chacun reçoit encore { $packets } cartes{ $turned ->
        [yes] . { $variant ->
            [baloot] L’acheteur
           *[other] Le preneur
        } en reçoit une de moins et garde la retourne, quel que soit l’atout.
       *[no] .
    }
rules-deal-kitty =
    { $variant ->
        [croatian_bela] Le talon
       *[other] Le kitty
    } : { $count ->
        [one] la dernière carte de chacun reste cachée jusqu’au choix de l’atout, même pour lui.
       *[other] les { $count } dernières cartes de chacun restent cachées jusqu’au choix de l’atout, même pour lui.
    }

rules-auction-title = ### Les enchères
rules-auction-first =
    { $eldest ->
        [left] Le joueur à la gauche du donneur parle le premier.
        [right] Le joueur à la droite du donneur parle le premier.
       *[opponent] L’adversaire du donneur parle le premier.
    }
rules-points-bids =
    On passe, ou on demande un nombre de points{ $named ->
        [after] { "" }
       *[with] { " " }et un atout
    } : à partir de { $opening }, de { $step } en { $step }, toujours plus haut que l’enchère précédente.
rules-points-named = L’atout se nomme à la fin : qui a enchéri le plus haut le choisit parmi les quatre couleurs, sans pouvoir passer.
rules-points-ceilings = On monte jusqu’à { $ceilings }.
rules-points-ceiling-suits =
    { $only ->
        [yes] { $ceiling }
       *[no] { $ceiling } à la couleur
    }
rules-points-ceiling =
    { $ceiling } { $trump ->
        [none] à sans atout
        [all] à tout atout
       *[other] à { $trump }
    }
rules-points-capot = Le capot (tous les plis) vaut { $points } et dépasse tous les nombres.
rules-points-generale =
    La générale (tous les plis par le preneur seul) vaut { $points } et dépasse { $capot ->
        [yes] le capot.
       *[no] tous les nombres.
    }
rules-ladder-bids = On passe, ou on nomme un contrat plus haut que le précédent. Du plus bas au plus haut : { $ladder }.
rules-rising-end =
    { $final ->
        [yes] Qui passe ne parle plus. Les enchères finissent quand il ne reste qu’un joueur.
        [asked] On peut reparler après avoir passé. Après trois passes de suite, celui qui a enchéri parle encore : il peut monter dans un autre atout ; une quatrième passe arrête les enchères.
       *[no] On peut reparler après avoir passé. Trois passes de suite après une enchère arrêtent les enchères.
    }
rules-rising-raise =
    { $trump ->
        [same] Le preneur peut alors monter une fois sur lui-même, dans le même atout.
       *[any] Le preneur peut alors monter une fois sur lui-même, même dans un autre atout.
    }

rules-suits-turned =
    { $variant ->
        [clabber] Premier tour : on la joue (« play it »), à la couleur de la retourne, ou on passe.
       *[other] Premier tour : on prend à la couleur de la retourne, ou on passe.
    }
rules-suits-second =
    Second tour, { $variant ->
        [clabber] si personne ne l’a jouée
       *[other] si personne n’a pris
    } : on nomme { $again ->
        [yes] n’importe quelle couleur
       *[no] une autre couleur
    }, ou on passe.
rules-suits-named =
    { $variant ->
        [croatian_bela] Chacun parle une fois : il appelle l’atout (« zovem ») ou dit « dalje ».
        [tarabish] Chacun parle une fois : il y va (« go »), en nommant l’atout, ou passe.
       *[other] Chacun parle une fois : il nomme l’atout ou passe.
    }
rules-suits-taker =
    { $variant ->
        [croatian_bela] Le premier qui appelle
        [tarabish] Le premier qui y va
        [clabber] Le premier qui la joue, ou nomme une couleur,
       *[other] Le premier qui prend
    } a le contrat ; les enchères s’arrêtent.
rules-suits-dealer =
    { $variant ->
        [croatian_bela] Si tous les autres disent « dalje », le donneur est « na musu » : il doit appeler.
        [tarabish] Si tous les autres passent, le donneur est forcé : il doit nommer l’atout.
       *[other] Si tous les autres passent, le donneur doit nommer l’atout.
    }
rules-suits-held = On ne nomme qu’une couleur qu’on a en main.
rules-suits-trumpless =
    Au lieu d’une couleur, on peut { $second ->
        [yes] alors nommer
       *[no] aussi nommer
    } { $trumps }.

rules-sun-contracts = Il y a deux contrats : le hokum, avec une couleur d’atout, et le sun, sans couleur d’atout.
rules-sun-first = Premier tour : on passe, on dit hokum à la couleur de la retourne, ou on dit sun.
rules-sun-ashkal =
    Ashkal est un sun dont la retourne va au partenaire. { $again ->
        [yes] Aux deux tours
       *[no] Au premier tour seulement
    }, { $speakers } peuvent le dire{ $ace ->
        [yes] .
       *[no]   ; jamais si la retourne est un as.
    }
rules-sun-speaker =
    { $place ->
        [0] le premier à parler
        [1] le deuxième
        [2] le troisième
       *[3] le quatrième
    }
rules-sun-over =
    Après un hokum, chacun des autres peut dire sun, même s’il a passé{ $raised ->
        [yes] . Si personne ne le dit, l’acheteur garde son hokum ou monte à sun.
       *[no] .
    }
rules-sun-overcall =
    { $overcall ->
        [yes] Après un sun du premier tour, ceux qui n’ont encore rien pris peuvent dire sun à leur tour : le premier qui le dit a le contrat.
       *[no] Le premier sun termine les enchères.
    }
rules-sun-second =
    Second tour, si tous ont passé : on passe, on dit sun, qui termine, ou hokum { $again ->
        [yes] dans n’importe quelle couleur
       *[no] dans une autre couleur
    }. Après ce hokum, seuls ceux qui n’ont pas encore parlé à ce tour peuvent dire sun{ $raised ->
        [yes] , et l’acheteur peut enfin y monter.
       *[no] .
    }
rules-sun-kasho = Kasho : tant que l’atout se choisit, un joueur qui n’a que des 7, des 8 et des 9 peut jeter la donne à son tour. Si personne n’avait rien demandé, le même joueur redonne ; sinon, la donne passe au suivant.
rules-sun-never-doubled = Un sun ne se double pas.
rules-sun-doubled-up-to =
    { $double ->
        [double] Un sun se double, mais ne monte pas plus haut.
        [redouble] Un sun ne monte pas plus haut que le surcontre.
        [triple] Un sun ne monte pas plus haut que le triple.
       *[four] Un sun ne monte pas plus haut que le quadruple.
    }
rules-sun-doubled-from =
    Un sun ne se double que si l’attaque a { $at ->
        [yes] au moins
       *[no] plus de
    } { $points } points à la marque et la défense moins de { $points }.

rules-double-none = On ne { auction-word-double } pas.
rules-double-levels = Pour faire monter l’enjeu : { $levels }.
rules-double-level =
    { $side ->
        [attack] l’attaque
       *[defence] la défense
    } { $double ->
        [double] { auction-double } (×{ $multiplier })
        [redouble] { auction-double } (×{ $multiplier })
        [triple] { auction-double } (×{ $multiplier })
        [four] { auction-double } (×{ $multiplier })
        [match] { auction-double }, qui décide de la partie
       *[gahwa] { auction-double }, qui décide de la partie
    }
rules-double-when =
    { $timing ->
        [any_opponent_until_next_bid] On { auction-word-double } dès l’enchère faite, même hors de son tour, jusqu’à la suivante.
        [in_turn] On { auction-word-double } à son tour.
       *[after_auction] On { auction-word-double } une fois l’atout choisi et toutes les cartes données, avant l’entame.
    }
rules-double-over =
    { $over ->
        [closed] Dès qu’on { auction-word-double }, les enchères sont finies : il ne reste qu’à répondre.
        [until-last] Une enchère plus haute efface { $variant ->
            [coinche] une coinche
           *[other] un contre
        }, sauf { $double ->
            [redouble] { $variant ->
                [coinche] la surcoinche
               *[other] le surcontre
            }
            [triple] le triple
            [four] le quadruple
            [match] le match
           *[gahwa] le gahwa
        }, qui arrête les enchères.
       *[always] { $variant ->
            [coinche] Une enchère plus haute est toujours possible et efface la coinche.
           *[other] Une enchère plus haute est toujours possible et efface le contre.
        }
    }
rules-double-spared =
    { $what ->
        [number] Une enchère de { $points } ne se { auction-word-double } pas.
       *[every-trick] Un capot ou une générale ne se { auction-word-double } pas.
    }

rules-play-title = ### Le jeu de la carte
rules-play-lead =
    { $leader ->
        [declarer] { $variant ->
            [baloot] L’acheteur
           *[other] Le preneur
        } entame
        [left] Le joueur à la gauche du donneur entame
        [right] Le joueur à la droite du donneur entame
       *[opponent] L’adversaire du donneur entame
    } ; ensuite, qui fait le pli rejoue.
rules-play-lead-generale = À la générale, c’est le preneur qui entame.
rules-play-open = On ne joue que ses cartes visibles ; elles seules obligent. Après le pli, on retourne les cartes qu’il a découvertes.
rules-play-winner = Le plus fort atout fait le pli ; si aucun n’est joué, c’est la plus forte carte de la couleur demandée.
rules-play-claim = Qui est sûr de tous les plis restants peut dire « { claim-button } ». Le bot l’accorde si aucune carte que les autres peuvent tenir n’en prendrait un ; sinon le jeu continue, sans rien montrer ni rien perdre.
rules-play-no-trumps = { trump-none-at-first }, il suffit de fournir.
rules-play-all-trumps =
    { trump-all-at-first }, on fournit{ $overtake ->
        [always] , et on monte dans la couleur demandée si on peut
        [unless-partner] , et on monte dans la couleur demandée si on peut, sauf si le partenaire est maître
       *[never] { "" }
    }. Si on n’en a pas, on joue ce qu’on veut.
rules-duty-follow = On fournit la couleur demandée.
rules-duty-overtake =
    { $overtake ->
        [always] Quand on joue atout, on monte si on peut, même sur son partenaire.
        [unless-partner] Quand on joue atout, on monte si on peut, sauf si le partenaire est maître.
        [alone] Quand on joue atout, on monte si on peut.
       *[never] Quand on joue atout, rien n’oblige à monter.
    }
rules-duty-overtake-every =
    { $overtake ->
        [unless-partner] On monte dans la couleur demandée si on peut, atout ou non, sauf si le partenaire est maître ; si le pli est coupé, il suffit de fournir.
        [alone] On monte dans la couleur demandée si on peut, atout ou non ; si le pli est coupé, il suffit de fournir.
       *[always] On monte dans la couleur demandée si on peut, atout ou non, même sur son partenaire ; si le pli est coupé, il suffit de fournir.
    }
rules-duty-ruff-to-win =
    { $ruff ->
        [once-ruffed] Si on n’a pas la couleur demandée et qu’un adversaire est maître en coupant, on surcoupe. Tant qu’il n’a pas coupé, si le partenaire est maître ou si on ne peut pas surcouper, on joue ce qu’on veut.
        [alone] Si on n’a pas la couleur demandée, on coupe, et on surcoupe si le pli est coupé. Si on ne peut pas surcouper, on joue ce qu’on veut.
        [always] Si on n’a pas la couleur demandée, on coupe pour faire le pli, même sur son partenaire, et on surcoupe s’il le faut. Si on ne peut pas, on joue ce qu’on veut.
       *[unless-partner] Si on n’a pas la couleur demandée et qu’un adversaire est maître, on coupe, et on surcoupe s’il a coupé. Si le partenaire est maître, ou si on ne peut pas surcouper, on joue ce qu’on veut.
    }
rules-duty-ruff =
    { $ruff ->
        [always] Si on n’a pas la couleur demandée, on coupe, même si le partenaire est maître.
        [unless-partner] Si on n’a pas la couleur demandée, on coupe, sauf si le partenaire est maître : alors on joue ce qu’on veut.
        [alone] Si on n’a pas la couleur demandée, on coupe.
        [once-ruffed] Si on n’a pas la couleur demandée et qu’un adversaire est maître en coupant, on coupe aussi. Tant qu’il n’a pas coupé, ou si le partenaire est maître, on joue ce qu’on veut.
       *[never] Si on n’a pas la couleur demandée, on joue ce qu’on veut.
    }
rules-duty-overruff =
    { $overruff ->
        [always] Si le pli est déjà coupé, même par le partenaire, on surcoupe si on peut ; sinon on sous-coupe.
        [unless-partner] Si un adversaire est maître à la coupe, on surcoupe si on peut ; sinon on sous-coupe.
       *[never] Si le pli est déjà coupé, on coupe plus haut ou plus bas, comme on veut.
    }
rules-duty-no-low-ruff =
    { $hands ->
        [only-trumps] Si le partenaire est maître à la coupe et qu’on n’a que de l’atout, on monte si on peut.
        [beside-others] Si le partenaire est maître à la coupe et qu’on coupe en ayant d’autres cartes, on monte si on peut.
       *[any-hand] Si le partenaire est maître à la coupe et qu’on coupe quand même, on monte si on peut.
    }
rules-duty-no-underruff = Qui ne peut surcouper se défausse : on ne sous-coupe qu’avec une main d’atouts.
rules-duty-no-trump-lead =
    { $opening ->
        [yes] Contrat { $levels } : on n’entame pas atout, sauf si on n’a rien d’autre ; ensuite, on peut.
       *[no] Contrat { $levels } : on ne joue jamais atout le premier, sauf si on n’a rien d’autre.
    }
rules-duty-chosen-lock = Qui rend un hokum { $levels } dit s’il est ouvert (« maftuh ») ou fermé (« maqful »). Fermé, personne n’entame atout, sauf s’il n’a rien d’autre.
rules-lock-level =
    { $double ->
        [none] non { $variant ->
            [coinche] coinché
            [baloot] doublé
           *[other] contré
        }
        [double] { $variant ->
            [coinche] coinché
            [baloot] doublé
           *[other] contré
        } (×{ $multiplier })
        [redouble] { $variant ->
            [coinche] surcoinché
           *[other] surcontré
        } (×{ $multiplier })
        [triple] triplé (×{ $multiplier })
        [four] quadruplé (×{ $multiplier })
        [match] joué au match
       *[gahwa] joué au gahwa
    }

rules-melds-title = ### Les annonces
rules-melds-when =
    { $hand ->
        [yes] On annonce en jouant sa première carte ; une annonce oubliée est perdue.
       *[no] Les annonces se font d’office, à la première carte de chacun.
    } { $shown ->
        [at-once] On les montre aussitôt.
        [second-trick] On ne dit que leur genre. Celles qui comptent se montrent au deuxième pli.
        [last-trick] On ne dit que leur genre. Celles qui comptent se montrent après le dernier pli.
       *[never] On ne dit que leur genre. Les cartes ne se montrent pas.
    }
rules-melds-values =
    { $trump ->
        [suit] { trump-suit-at-first }, de la plus forte à la plus faible, avec leurs points :
        [none] { trump-none-at-first } :
       *[any] De la plus forte à la plus faible, avec leurs points :
    }
rules-melds-no-trumps = { trump-none-at-first }, il n’y a pas d’annonces.
rules-melds-run =
    { $name }, { $kind ->
        [three] 3 cartes qui se suivent
        [four-in-sequence] 4 cartes qui se suivent
        [four-or-more] 4 cartes ou plus qui se suivent
       *[five] 5 cartes ou plus qui se suivent
    } : { $points }
rules-melds-four = { $name }, quatre cartes de même rang : { $ranks }
rules-melds-order =
    Les suites vont dans l’ordre { $ranks }. { $shared ->
        [yes] Une carte peut servir à un carré et à une suite.
       *[no] Une carte ne sert qu’à une annonce.
    }
rules-melds-most =
    { $count ->
        [one] Une annonce au plus par joueur : la meilleure.
       *[other] { $count } annonces au plus par joueur : les meilleures.
    }
rules-melds-longest = Une suite de plus de { $longest } cartes se découpe, du haut vers le bas, en suites de { $longest } ; le reste compte s’il fait encore une annonce.
rules-melds-shorter-first = Une suite de trois cartes l’emporte sur une suite de quatre.
rules-melds-spoken = On compare les annonces à haute voix, à mesure qu’elles se font : « À quoi ? » – « Dame. » – « Bon. » On ne dit que ce qui est demandé.
rules-melds-winning-run =
    { $count ->
        [one] Une suite de { $count } carte gagne
       *[other] Une suite de { $count } cartes gagne
    } la partie dès l’annonce.
rules-melds-scope =
    { $scope ->
        [best_player_scores_own] Seul le joueur qui a la meilleure annonce marque les siennes. Celles de son partenaire ne comptent pas.
        [each_team_scores_all] Chaque camp marque toutes ses annonces : on ne compare pas.
       *[best_team_scores_all] Seul le camp qui a la meilleure annonce marque, et il marque toutes les siennes.
    }
rules-melds-apart = Les suites se comparent entre elles, les carrés entre eux : chaque camp peut marquer les unes ou les autres.
rules-melds-compare-points = De deux annonces de même genre, celle qui vaut le plus l’emporte ; à égalité, c’est le premier à jouer.
rules-melds-compare =
    De deux suites de même genre, { $length ->
        [yes] la plus longue l’emporte, puis la plus haute{ $trump ->
            [yes] , puis celle d’atout.
           *[no] .
        }
       *[no] la plus haute l’emporte{ $trump ->
            [yes] , puis celle d’atout.
           *[no] .
        }
    } { $tie ->
        [eldest] Si elles sont égales, c’est le premier à jouer.
        [dealer_first] Si elles sont égales, c’est le donneur, puis les autres dans l’ordre du jeu.
       *[cancel] { $scope ->
            [best_player_scores_own] Si deux joueurs, même partenaires, ont la meilleure annonce à égalité, personne ne marque.
           *[best_team_scores_all] Si les meilleures annonces des deux camps sont égales, personne ne marque ; entre partenaires, elles ne s’annulent pas.
        }
    }

rules-belote-title = ### Roi et dame d’atout
rules-belote =
    Dans la même main, c’est « { play-belote-word } ». { $margin ->
        [yes] Rien ne se marque, mais l’attaque a { $points } points de moins à faire pour son contrat (sauf un capot).
        [help] Rien ne se marque, mais l’attaque a { $points } points de moins à faire pour son contrat.
        [unwritten] Rien ne se marque.
       *[no] C’est { $points } points, en attaque comme en défense.
    }
rules-belote-when =
    { $timing ->
        [first_and_second] On dit « { play-belote-word } » en jouant la première des deux cartes, « { play-rebelote-word } » en jouant la seconde.
        [first] On le dit en jouant la première des deux cartes.
        [shown] On le dit et on les montre en jouant la première des deux cartes.
       *[second] On le dit en jouant la seconde des deux cartes{ $run ->
            [yes] , ou en montrant une suite qui les contient.
           *[no] .
        }
    }
rules-belote-said =
    { $hand ->
        [yes] Si on oublie de le dire, on n’a rien.
       *[no] C’est dit d’office : on ne peut pas l’oublier.
    }
rules-belote-king-first = Le roi doit être joué avant la dame, sinon rien.
rules-belote-discard = On ne peut pas la dire avec une carte défaussée : elle est alors perdue.
rules-belote-barred = Rien pour qui a marqué { play-meld-five } avec les deux cartes, ou une annonce avec une seule des deux.
rules-belote-suits-only =
    { $variant ->
        [baloot] { trump-none-at-first }
       *[other] Sans couleur d’atout
    }, il n’y en a pas.
rules-belote-all-trumps = { trump-all-at-first }, on peut l’avoir dans chaque couleur, donc plusieurs fois dans une donne.
rules-belote-no-trumps = { trump-none-at-first }, il n’y en a pas.
rules-belote-the =
    { $variant ->
        [baloot] le { play-belote-word }
        [clabber] le { play-belote-word }
       *[other] la { play-belote-word }
    }
rules-belote-its =
    { $variant ->
        [baloot] son { play-belote-word }
        [clabber] son { play-belote-word }
       *[other] sa { play-belote-word }
    }

# La marque. L’attaque est le camp du preneur, la défense l’autre.

rules-score-title = ### La marque
rules-score-sides =
    { $variant ->
        [baloot] L’attaque, ce sont les acheteurs ; la défense, les autres.
       *[other] L’attaque est le camp du preneur ; la défense, l’autre.
    }
rules-score-bid =
    Pour réussir son contrat, l’attaque fait au moins autant de points qu’elle en a demandé, { rules-score-counted }.
rules-score-more =
    Pour réussir son contrat, l’attaque fait plus de points que la défense, { rules-score-counted }.
rules-score-rounds-compared = On compare les points qui se marquent, déjà divisés par dix ; à égalité, les points des cartes décident.
rules-score-level-sun = { trump-none-at-first }, en revanche, chaque camp marque alors les siens.
rules-score-level-doubled = Si le contrat a été doublé, le dernier camp à avoir monté perd à égalité.
rules-score-counted =
    { $melds ->
        [yes] { $belote ->
            [yes] en comptant ses annonces et { rules-belote-its }
           *[no] en comptant ses annonces
        }
       *[no] { $belote ->
            [yes] en comptant { rules-belote-its }
           *[no] avec ses plis seuls
        }
    }
rules-score-needed = Un contrat de { $bid } demande { $points } points.
rules-score-and-more =
    L’attaque doit aussi avoir plus de points que la défense. { $level ->
        [hangs] Si elle en a autant, la défense marque les siens et l’attaque rien ; ceux de l’attaque restent en suspens : ils iront à qui gagne une donne suivante.
        [fails-belote] Si elle en a autant, le contrat est chuté. La défense compte aussi { rules-belote-its }.
       *[fails] Si elle en a autant, le contrat est chuté.
    }
rules-score-brought =
    { $trump ->
        [none] { trump-none-at-first }
       *[all] { trump-all-at-first }
    }, les points des cartes sont multipliés par { $total } et divisés par { $of }, au point le plus proche{ $last ->
        [in] .
       *[after] , avant d’ajouter le dix de der.
    }
rules-score-capot-needs = Un capot demande tous les plis.
rules-score-generale-needs = Une générale demande tous les plis au preneur seul.
rules-score-level =
    { rules-score-if-level }, { $tie ->
        [success] le contrat est réussi.
        [failure] le contrat est chuté.
       *[other] la défense marque ses points, l’attaque rien.
    }
rules-score-if-level =
    { $variant ->
        [bulgarian_belot] À égalité (« visi »)
        [belote_501] À égalité (un « litige »)
        [bidding_belote] À égalité (un « litige »)
        [tarabish] À égalité (« half-bait »)
       *[other] À égalité
    }
rules-score-hanging =
    { $points ->
        [own] Ceux de l’attaque restent alors en suspens
       *[other] { $points } points restent alors en suspens
    } : ils iront à qui gagne une donne suivante.
rules-score-level-decisive = Si la donne décide de la partie, l’attaque perd à égalité.

rules-score-made =
    { score-made-first } : { $defence ->
        [nothing] la défense ne marque rien
       *[other] la défense marque { $defence }
    } ; l’attaque marque { $attack }.
rules-score-made-own = { score-made-first } : chaque camp marque { $own }.
rules-score-failed = { rules-score-if-failed } : { $defence ->
        [nothing] la défense ne marque rien
       *[other] la défense marque { $defence }
    } ; l’attaque ne marque { $attack ->
        [nothing] rien.
       *[other] que { $attack }.
    }
rules-score-if-failed =
    { score-failed-first }{ $variant ->
        [bulgarian_belot] { " " }(contrat chuté)
        [croatian_bela] { " " }(contrat chuté)
        [tarabish] { " " }(contrat chuté)
        [clabber] { " " }(contrat chuté, noté XX, les « turkey tracks »)
        [belote] { " " }(contrat chuté)
        [belote_501] { " " }(contrat chuté)
        [bidding_belote] { " " }(contrat chuté)
       *[other] { "" }
    }
rules-score-failed-belote = { score-failed-first } : { rules-belote-the } ne rapporte rien, à aucun camp.
rules-score-part =
    { $part ->
        [points] ses points
        [others] ceux de l’autre camp
        [attack] ceux de l’attaque
        [melds] ses annonces
        [melds-of-both] les annonces des deux camps
        [belote] { rules-belote-its }
        [belote-of-both] { rules-belote-the } de l’un ou l’autre camp
       *[bid] le contrat
    }
rules-score-rest = le reste de { $total }
rules-score-pot = { $points }
rules-score-total =
    { $trump ->
        [none] { $total } ({ trump-none-at })
        [all] { $total } ({ trump-all-at })
       *[other] { $total }
    }
rules-score-rounding =
    { $rounding ->
        [nearest] Les points s’arrondissent à la dizaine : 5 monte.
        [six-up] Les points s’arrondissent à la dizaine : 5 descend, 6 monte.
       *[complement] Les points de la défense s’arrondissent à la dizaine : 5 monte.
    }
rules-score-last-exact = La dernière donne de la partie se marque au point près, comme celle que seul l’arrondi rendrait la dernière.
rules-score-multiplied =
    { $variant ->
        [coinche] La coinche
       *[other] Le contre
    } { $what ->
        [whole] multiplie tout ce que marque le gagnant.
        [whole-alone] multiplie tout ce que marque le gagnant ; contrat réussi, la défense ne marque alors rien.
        [bid] multiplie le contrat seul.
       *[nothing] ne multiplie rien : les contrats ne se marquent pas.
    }
rules-score-forfeit =
    Si le contrat est { $variant ->
        [coinche] coinché
       *[other] contré
    }, le gagnant marque seul : { $pot }{ $bid ->
        [yes] { " " }et le contrat, multipliés
       *[no] { " " }multipliés
    }{ $extra ->
        [yes] , puis toutes les annonces et belotes.
        [own] , puis toutes les annonces et { rules-belote-its }.
       *[no] .
    }
rules-score-forfeit-whole =
    Si le contrat est { $variant ->
        [coinche] coinché
       *[other] contré
    }, le gagnant marque seul, le tout multiplié : { $parts }.
rules-score-forfeit-kept =
    Le camp qui perd une donne { $variant ->
        [coinche] coinchée
       *[other] contrée
    } garde { rules-belote-its }.
rules-score-forfeit-bid =
    Si un contrat { $variant ->
        [coinche] coinché
       *[other] contré
    } est réussi, { $pot } remplacent les points de l’attaque, et la défense ne marque rien.
rules-score-unbid-capot =
    Tous les plis à l’attaque{ $always ->
        [yes] , capot annoncé ou non
       *[no] { " " }sans capot annoncé
    } : { $points } points de plus.
rules-score-either = Tous les plis à la défense, contrat chuté : { $points } points de plus.
rules-score-forfeit-sweep =
    Tous les plis à l’attaque, capot non annoncé, dans une donne { $variant ->
        [coinche] coinchée
       *[other] contrée
    } : { $points } points de plus, non multipliés.
rules-score-every-trick-bid = Tous les plis à l’attaque sans capot annoncé : { $points } points de plus, pour l’enchère seulement.
rules-score-pointless =
    Un camp sans point de cartes compte comme un camp sans pli{ $capot ->
        [yes] , et le capot est réussi contre lui
       *[no] { "" }
    }.
rules-score-every-trick-helps = Ce que rapportent tous les plis compte pour l’enchère.
rules-score-swept-melds = Un camp qui a tous les plis a les annonces des deux camps.
rules-score-unbid-tricks = Tous les plis à l’attaque sans capot annoncé : ils comptent { $points } points.
rules-score-swallowed = Tous les plis à l’attaque : la défense ne marque même pas { rules-belote-its }.
rules-score-capot-made =
    Capot annoncé et réussi : { $points ->
        [0] les plis ne comptent pas.
       *[other] les plis comptent { $points } points.
    }
rules-score-capot-doubled =
    Capot annoncé et { $variant ->
        [coinche] coinché
       *[other] contré
    } : { $points ->
        [0] le contrat sans les { $pot }
       *[other] { $points } au lieu de { $pot }
    }{ $who ->
        [winner] , pour qui gagne.
        [attack] , pour l’attaque qui le réussit.
       *[defence] , pour la défense s’il est chuté.
    }
rules-score-capot-failed =
    Capot annoncé et chuté : { $points ->
        [0] la défense marque le contrat sans les { $pot }.
       *[other] la défense marque { $points } au lieu de { $pot }.
    }
rules-score-capot-failed-bid = Capot annoncé et chuté : la défense marque le contrat en plus.
rules-score-capot-made-bid = Capot annoncé et réussi : l’attaque marque aussi le contrat.

rules-score-all-tricks =
    { $variant ->
        [bulgarian_belot] Kapo (tous les plis)
        [croatian_bela] Štiglja (tous les plis)
       *[other] Capot (tous les plis)
    } : { $points } points de plus pour qui les fait, soit { $totals } en tout.{ $lost ->
        [yes] { " " }Si le contrat est chuté, l’attaque les perd, et personne ne les marque.
        [after] { " " }Ils n’aident pas à réussir le contrat : on les ajoute ensuite, si le camp qui a fait tous les plis a gagné la donne.
       *[no] { "" }
    }
rules-score-counted-times = { trump-none-at-first }, chaque point compte { $factor ->
        [2] double
       *[other] { $factor } fois
    }.
rules-score-tens =
    On marque un point par dizaine. { $goes ->
        [lost] Le reste est perdu.
       *[up] Le reste compte une dizaine à partir de { $rests }.
    }
rules-score-rest-from =
    { $trump ->
        [none] { $rest } { trump-none-at }
        [all] { $rest } { trump-all-at }
       *[other] { $rest } { trump-suit-at }
    }
rules-score-paired =
    Aucune dizaine ne se perd entre les deux camps : si l’arrondi l’ôte aux deux, elle va à celui qui a le moins de points, ou, à égalité, { $tie ->
        [hangs] à ce qui reste en suspens.
       *[other] à l’attaque.
    }
rules-score-paired-doubled =
    Si le contrat est { $variant ->
        [coinche] coinché
       *[other] contré
    }, le camp qui gagne la donne marque tout, multiplié{ $tie ->
        [hangs]  ; à égalité, tout reste en suspens, multiplié.
        [half]  ; à égalité, personne ne marque rien.
       *[other] .
    }
rules-score-tricks-doubled =
    Si le contrat est { $variant ->
        [coinche] coinché
       *[other] contré
    }, les plis que marque le gagnant comptent autant de fois, mais ni les annonces ni { rules-belote-the }{ $pot ->
        [yes]   ; l’attaque qui réussit prend aussi les points de la défense.
       *[no] .
    }
rules-score-tens-doubled =
    Si le contrat est { $variant ->
        [coinche] coinché
       *[other] contré
    }, tous les points sont multipliés{ $pot ->
        [yes] , et l’attaque qui réussit prend aussi ceux de la défense.
       *[no] .
    }
rules-score-every-trick = Tous les plis à qui gagne la donne : { $points } points de plus, jamais multipliés.
rules-score-cut = Chaque camp marque ses dizaines : le dernier chiffre tombe.
rules-score-lost-unit = Si une dizaine se perd ainsi entre les deux camps, elle va au plus grand dernier chiffre, puis au plus grand total.
rules-score-tens-bid =
    { $failed ->
        [yes] L’annonce s’ajoute à ce que marque le gagnant de la donne.
       *[no] L’attaque qui réussit ajoute son annonce à ses points.
    }
rules-score-tens-pot =
    Contré, seul le gagnant marque : les points des deux camps { $bid ->
        [yes] et l’annonce multipliée.
       *[no] multipliés.
    }
rules-score-tens-six = Chaque camp marque ses dizaines : un dernier chiffre de 6 ou plus monte, et si les deux ont un 6, seul celui de l’attaque.

rules-score-rate =
    { $trump ->
        [none] { trump-none-at-first }
       *[suit] { trump-suit-at-first }
    }, les plis valent { $ten ->
        [one] { $ten } point
       *[other] { $ten } points
    } par dizaine ; le reste compte une dizaine à partir de { $rest }{ $fives ->
        [yes] , et 5 tout juste compte pour une demi-dizaine.
       *[no] .
    }
rules-score-rate-all-tricks =
    { $trump ->
        [none] { trump-none-at-first }
       *[suit] { trump-suit-at-first }
    }, le { score-capot } (tous les plis) vaut { $points } points{ $ace ->
        [none] { "" }
       *[other] { " " }({ $ace } si la retourne est un as)
    }, { $added ->
        [yes] en plus des cartes.
       *[no] au lieu des cartes.
    }
rules-score-rate-multiplied = Le double multiplie tout, sauf { rules-belote-the }.
rules-score-rate-taken = Qui gagne une donne doublée marque les points des deux camps.
rules-score-rate-paired = Ensemble, les deux camps ont toujours les points de la donne entière : si l’arrondi en donne un de trop, il est ôté au plus grand dernier chiffre, puis au plus grand total.
rules-score-rate-flat = Tous les plis ne sont jamais multipliés et rapportent les annonces des deux camps.
rules-score-reverse-kaboot =
    { $way ->
        [turned-ace] { trump-none-at-first }, la défense marque { $points } pour tous les plis si la retourne est un as.
        [eldest-ace] { trump-none-at-first }, la défense marque { $points } pour tous les plis si le premier à parler avait pris et tenait un as (kaboot inversé).
       *[none] { trump-none-at-first }, la défense ne gagne rien de plus avec tous les plis : le contrat a seulement chuté.
    }

rules-worked-title = ### Trois donnes comptées
rules-worked-deal = **{ $bid }, { $result ->
        [made] { $tricks ->
            [all] tous les plis
           *[some] { score-made }
        }
       *[failed] { score-failed }
    }**
rules-worked-doubled = Contrat { rules-lock-level } : { $attack } pour l’attaque, { $defence } pour la défense.

rules-claims-title = ### Les renonces{ $variant ->
        [tarabish] { " " }(« misplay »)
        [baloot] { " " }(« qayd »)
       *[other] { "" }
    }
rules-claims = Rien n’empêche de jouer une carte contre les règles. Jusqu’à la fin de la donne, l’autre camp peut réclamer ; elle s’arrête alors aussitôt.
rules-claims-right =
    Réclamation fondée : le camp qui réclame marque tous les points de la donne, { $totals }, plus { $own ->
        [yes] ses annonces et { rules-belote-its }.
       *[no] les annonces des deux camps et { rules-belote-the }.
    }
rules-claims-wrong =
    { $void ->
        [yes] Réclamation non fondée : c’est l’autre camp qui marque tout. Mais si personne n’a fauté, la donne est nulle et le même joueur redonne.
       *[no] Réclamation non fondée : c’est l’autre camp qui marque tout.
    }
rules-claims-both =
    { $void ->
        [yes] Si les deux camps ont fauté, personne ne marque et le même joueur redonne.
       *[no] Si les deux camps ont fauté, le premier qui réclame a raison.
    }

rules-computers-title = ### Ce que promettent les enchères des ordinateurs
rules-computers-count =
    Comptez votre main à chaque atout : valet troisième, 80 ; chaque atout de plus, le 9, un as à côté, une coupe franche +10{ $belote ->
        [0] { "" }
       *[other] , { rules-belote-the } +{ $belote }
    } ; sans le valet −20.
rules-computers-open = On ne demande pas plus que son compte, et il faut trois atouts dont le valet ou le 9, sinon cinq. Par exemple :
rules-computers-row = { $bid } : { $hands }
rules-computers-hand =
    { $ranks } { $length ->
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] sixième
    }{ $aces ->
        [0] { "" }
        [1] { " " }avec un as
        [2] { " " }avec deux as
       *[other] { " " }avec trois as
    }
rules-computers-either = { $first }, ou { $second }
rules-computers-both = { $best }-{ $second }
rules-computers-hidden = On ouvre dès { $opens }, sans cacher plus de { $hidden }.
rules-computers-without-suit =
    { $trump ->
        [none] **{ trump-none-at-first }**{ rules-computers-out-of } : { $base }, +{ $best } par as, +{ $second } par 10 accompagné, +{ $lead } si l’on entame ; au moins deux as.
       *[all] **{ trump-all-at-first }**{ rules-computers-out-of } : { $base }, +{ $best } par valet, +{ $second } par 9 accompagné, +{ $lead } si l’on entame ; au moins deux valets.
    }
rules-computers-out-of =
    { $whole ->
        [0] { "" }
       *[other] , sur { $whole } points
    }
rules-computers-support-without =
    { $trump ->
        [none] **Soutenir sans atout** : { $best } par as, { $second } par 10 accompagné, moins { $less }. On monte d’autant.
       *[all] **Soutenir tout atout** : { $best } par valet, { $second } par 9 accompagné, moins { $less }. On monte d’autant.
    }
rules-computers-double-without = **{ $variant ->
        [coinche] Coincher
       *[other] Contrer
    }** sans atout ou tout atout annonce que le contrat chutera, avec ce qui l’arrête : des as à sans atout, des valets à tout atout.
rules-computers-raise =
    Soutien de l’atout du partenaire : valet +20, 9, troisième atout, as à côté et coupe +10{ $belote ->
        [0] { "" }
       *[other] , belote +{ $belote }
    } ; un seul atout −10, aucun −20. On monte d’autant ; au-dessus de { $kept } on ne passe pas, jusqu’à { $highest }.
rules-computers-change = Une autre couleur que celle du partenaire : le nombre, sans compter sur lui. Sa propre couleur de nouveau : le nombre, moins le soutien du partenaire.
rules-computers-contest = Par-dessus l’adversaire, { $less } de moins suffisent, avec trois atouts ou le valet second.
rules-computers-capot = Un capot : { $least } à deux, ou tous les plis en main.
rules-computers-double = { $variant ->
        [coinche] Une coinche
       *[other] Un contre
    } : { $tricks } plis jusqu’à { $first }, un de moins jusqu’à { $second }, deux de moins jusqu’à { $third }, aucun au-delà ; un de moins si le partenaire a enchéri. { rules-computers-against }
rules-computers-double-name =
    { $variant ->
        [bulgarian_belot] Kontra
        [baloot] Un double
       *[other] Un contre
    } : { $tricks } plis, un de moins si le partenaire a enchéri. { rules-computers-against }
rules-computers-against =
    Comptent le valet, le 9 gardé, un as, chaque atout après le deuxième{ $trumps ->
        [all] { "" } ; { trump-none-at } un as compte double, { trump-all-at } un valet.
        [none] { "" } ; { trump-none-at } un as compte double.
       *[suits] .
    }
rules-computers-redouble =
    { $variant ->
        [coinche] Une surcoinche
        [bulgarian_belot] Rekontra
       *[other] Un surcontre
    } : le contrat à deux.
rules-computers-name =
    Qui nomme l’atout compte au moins { $least }{ $turned ->
        [yes] , retourne comprise
       *[no] { "" }
    }, avec deux atouts.
rules-computers-take-without =
    { $trump ->
        [none] { trump-none-at-first } à partir de { $least }.
       *[all] { trump-all-at-first } à partir de { $least }.
    }
rules-computers-expert = Les experts choisissent parmi ces enchères selon ce qu’elles rapportent.

promise-own = { $counts }, par exemple { $hands }
promise-least = une main de { $least } ou plus, sans compter sur son partenaire
promise-turned = { $least } ou plus, retourne comprise
promise-between = une main de { $least } à { $most }, sans compter sur son partenaire
promise-with = une main de { $least } ou plus, sur les { $told } du partenaire
promise-own-hand = votre main compte { $count } ; les autres lisent : { $told }
promise-support =
    { $least ->
        [0] simple soutien (deux atouts, ou un et un as)
        [10] soutien de 10 : un as, une coupe, le 9 ou trois atouts
        [20] soutien de 20 : le valet, ou deux as
        [30] soutien de 30 : le valet et un as
       *[other] soutien de { $least } : le valet et deux as ou plus
    }
promise-masters =
    { $least } ou plus{ $support ->
        [yes] { " " }en soutien
       *[no] { "" }
    } : { $trump ->
        [none] { $masters ->
            [0] du jeu
            [1] un as
            [2] deux as
            [3] trois as
           *[other] quatre as
        }
       *[all] { $masters ->
            [0] du jeu
            [1] un valet
            [2] deux valets
            [3] trois valets
           *[other] quatre valets
        }
    } à peu près
promise-number = { $least } ou plus à son meilleur atout
promise-every-trick =
    { $least } ou plus{ $support ->
        [yes] { " " }en soutien
       *[no] { "" }
    }, ou tous les plis
promise-alone = tous les plis, sans compter sur son partenaire
promise-contre =
    { $tricks ->
        [0] rien de plus que les enchères
        [1] un pli contre cet atout
        [2] deux plis contre cet atout
        [3] trois plis contre cet atout
       *[other] quatre plis contre cet atout
    }
promise-contre-without =
    le contrat chutera : { $trump ->
        [none] { $masters ->
            [0] d’après les enchères
            [1] un as ou l’équivalent
            [2] deux as ou l’équivalent
            [3] trois as ou l’équivalent
           *[other] quatre as ou l’équivalent
        }
       *[all] { $masters ->
            [0] d’après les enchères
            [1] un valet ou l’équivalent
            [2] deux valets ou l’équivalent
            [3] trois valets ou l’équivalent
           *[other] quatre valets ou l’équivalent
        }
    }
promise-surcontre-without = le contrat passera, avec ce que le partenaire a annoncé
promise-pass = pas de quoi ouvrir ({ $most } au plus)
promise-leave = pas plus de { $most } de soutien
dialogue-opens =
    { $number ->
        [80] une pièce troisième, sinon une longue et un as
        [90] valet-9 troisième
        [100] valet-9 et un as ou atout de plus, sinon une belle longue et un as
       *[other] { rules-dialogue-opens }
    }
rules-dialogue-opens =
    { $number ->
        [80] valet troisième, 9 quatrième, 9 troisième avec un as ; ou un as à côté, et cinq atouts ou as-10 quatrième
        [90] valet-9 troisième
        [100] valet-9 et un as ou atout de plus ; ou un as, avec une pièce quatrième (as, 10) ou cinq atouts (pièce, belote)
        [110] valet-9, deux as ou atouts de plus
        [120] valet-9, trois as ou atouts de plus
       *[other] valet-9, { $extras } as ou atouts de plus
    }
dialogue-opens-last =
    { $number ->
        [80] une pièce seconde et un as à côté suffisent
       *[other] { dialogue-opens }
    }
rules-dialogue-opens-aces =
    { $number ->
        [80] deux as et trois atouts
        [90] une pièce quatrième ou valet-9 troisième, avec un as à côté
        [100] valet, 9 et as d’atout
        [110] valet, 9 et as d’atout, avec un as ou atout de plus
        [120] valet, 9 et as d’atout, avec deux as ou atouts de plus
       *[other] valet, 9 et as d’atout, avec { $extras } as ou atouts de plus
    }
dialogue-help =
    { $least ->
        [10] le 9 gardé, un as ou quatre atouts ; ou deux as sans atout en main
        [20] le valet, la belote ou deux petites aides (9 gardé, as, quatre atouts)
        [30] le valet ou la belote, et une petite aide ; ou trois petites aides
       *[other] { $least } d’aide : valet ou belote 20, 9 gardé, as, quatre atouts 10
    }
dialogue-help-more = { $help }, ou plus
dialogue-help-either = { $less } ; ou bien { $more }
dialogue-kept-back =
    { $least ->
        [10] au moins un as ou un atout de plus, pas encore annoncé
        [20] au moins deux as ou atouts de plus, ou la belote, pas encore annoncés
       *[other] { $least } pas encore annoncés : as et atouts de plus 10, belote 20
    }
dialogue-strength =
    { $more ->
        [yes] une main de { $least } ou plus, sans compter sur son partenaire
       *[no] une pièce troisième ou cinq atouts
    }
dialogue-jump = une main de { $least } ou plus, sans compter sur son partenaire (de { $both } avec valet-9)
dialogue-change = { $own } ; au plus un as pour le partenaire, ou chicane à son atout
dialogue-change-over = { $own } ; trop peu à l’atout du partenaire pour le soutenir, ou chicane
dialogue-tricks =
    { $aces ->
        [yes] un pli d’atout, ou trois as à côté
       *[no] un pli d’atout : le valet, le 9 gardé, l’as troisième ou quatre atouts
    }
dialogue-sure =
    { $alone ->
        [yes] valet-9 quatrième avec deux as à côté
       *[no] valet-9 quatrième avec deux as à côté, ou plus que le contrat à deux
    }
dialogue-untold = ni valet, ni 9 gardé, ni belote, ni deux as
dialogue-untold-over = ni valet, ni 9 gardé, ni belote, ni deux as ; ou moins de { $lacking } d’aide en tout
dialogue-stops = ne va pas plus loin ; des as ou des atouts peuvent rester non annoncés
dialogue-too-high = trop haut pour en dire plus ; de l’aide peut rester non annoncée
dialogue-theirs = rien de convenu : c’est la couleur adverse
dialogue-every-trick = valet, 9 et as quatrièmes, sans perdante { $aces ->
        [0] à côté
        [one] hormis un as du partenaire
       *[other] hormis { $aces } as du partenaire
    }, ou avec une couleur de quatre par l’as
rules-dialogue-pieces = D’abord les pièces (le valet et le 9 d’atout), puis le partenaire ajoute ce qu’il a ; chaque carte s’annonce une fois.
rules-dialogue-aces = D’abord les as (« petit jeu »), puis le partenaire ajoute ce qu’il a ; chaque carte s’annonce une fois.
rules-dialogue-opening = **Ouvrir** (en gardant au plus { $hidden }) :
rules-dialogue-pass = **Passer d’entrée** ne dit rien : nul n’est obligé d’ouvrir.
rules-dialogue-answer = **Répondre** : valet, belote +20 ; 9 gardé, as à côté, quatre atouts +10 ; aucun atout −10. Tout se dit (une fois { $forced } de plus sur l’adversaire). Jusqu’à { $highest }, ne pas passer avec pièce, belote, deux as.
rules-dialogue-again = **Reparler** : l’ouvreur ajoute ce qu’il n’a pas encore annoncé. Une autre couleur que celle du partenaire, avec une pièce troisième, dit qu’on n’a rien pour la sienne, sinon un as, ou qu’on y est chicane.
rules-dialogue-over = **Sur l’adversaire** : une pièce troisième ou cinq atouts. Valet 80, 9 70, sinon 60 ; pièce, as, atout de plus +10 ; belote +20. Au palier minimal, { $room } de plus que son compte ({ $forced } si le partenaire a passé), jamais leur couleur.
rules-dialogue-contre = **{ $variant ->
        [coinche] Coincher
       *[other] Contrer
    }** : valet, 9 gardé, as troisième, quatre atouts ; dès { $number }, trois as.
rules-dialogue-capot = **Capot** : valet, 9 et as quatrièmes, et aucune perdante que le partenaire n’ait couverte d’un as ; ou une couleur de quatre par l’as à côté.
promise-page-title = Sens des enchères
promise-button-convention = Convention
promise-convention = **{ promise-button-convention }** : { $name }
promise-call = { $call } : { $told }
promise-habit = **Pour vous seul** : sur { $count } de vos annonces vérifiées dans cette partie, { $fitted } en règle ; les ordinateurs { $relied ->
        [yes] s’y fient
       *[no] s’y fient moins
    }.
promise-habit-number = **Pour vous seul** : vos enchères disent d’ordinaire { $by } de { $higher ->
        [yes] plus
       *[no] moins
    } que le tableau ; les ordinateurs en tiennent compte.
promise-button = Sens des enchères

help-title = Aide · { $game }
help-course = Le cours de La Contrée : huit leçons de cinq minutes, que vous seul voyez.
help-finished = Leçons terminées : { $done } sur { $total }.
help-button-lesson = Leçon { $number }
help-choose = { $number }. { $name }
help-choose-done = Terminée
help-choose-placeholder = Choisir une leçon
help-evening = ### Votre première partie
help-start = { help-command-start } ouvre une table. « { lobby-button-fill } » donne les places libres à des ordinateurs.
help-hand = « { table-button-hand } » montre vos cartes à vous seul. Une carte grisée ne peut pas être jouée ; la raison est écrite.
help-bid =
    { $numbers ->
        [yes] À votre tour d’enchérir : un nombre de points, puis un atout ; ou passez.
       *[no] À votre tour d’enchérir : un des contrats proposés, ou passez.
    }
help-leave = Vous devez partir ? { help-command-leave } : un ordinateur garde votre place.
help-button-start = Débuter
help-button-words = Les mots du jeu
help-button-table = La table
help-button-alone = Seul
help-button-yours = Vous
help-commands-table = ### Les commandes de la table
help-commands-alone = ### Les commandes pour jouer et s’entraîner seul
help-commands-yours = ### Les commandes sur vous-même
help-managers = Pour ceux qui gèrent le serveur :
help-command = { $command } · { $description }
help-command-start = `/{ command-contree-name } { command-start-name }`
help-command-help = `/{ command-contree-name } { command-help-name }`
help-command-hand = `/{ command-contree-name } { command-hand-name }`
help-command-table = `/{ command-contree-name } { command-table-name }`
help-command-stop = `/{ command-contree-name } { command-stop-name }`
help-command-privacy = `/{ command-belote-name } { command-privacy-name }`
help-command-leave = `/{ command-contree-name } { command-leave-name }`
help-command-me = `/{ command-contree-name } { command-me-name }`
help-command-history = `/{ command-contree-name } { command-history-name }`
help-command-stats = `/{ command-contree-name } { command-stats-name }`
help-command-evening = `/{ command-contree-name } { command-evening-name }`
help-command-setup = `/{ command-contree-admin-name } { command-setup-name }`
help-command-restore = `/{ command-contree-admin-name } { command-restore-name }`
help-command-void = `/{ command-contree-admin-name } { command-void-name }`
