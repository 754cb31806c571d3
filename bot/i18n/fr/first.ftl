# La première page d’un jeu : trois phrases faites des règles de la table, et ses cartes.

first-button = { "?" }
first-button-words = Le jeu en bref

# Comment naît un contrat.

first-points =
    Demandez les points que fera votre camp, dès { $opening }{ $named ->
        [yes]  ; le plus haut nomme ensuite l’atout
       *[no] , et { $suits }
    }{ $generale ->
        [0] { "" }
       *[other] , ou tous les plis : { $capot ->
            [0] *générale* ({ $generale }) si vous les faites tous seul
           *[other] *capot* ({ $capot }), ou *générale* ({ $generale }) si vous les faites tous seul
        }
    } ; { $end ->
        [final] qui passe ne parle plus.
        [raise] le plus haut peut monter encore une fois.
       *[highest] le plus haut joue.
    }
first-ladder =
    { $variant ->
        [bulgarian_belot] Nommez un jeu
       *[other] Nommez un contrat
    } au-dessus du dernier : { $ladder }{ $end ->
        [final]  ; qui passe ne parle plus.
       *[other] .
    }
first-step =
    { $variant ->
        [bulgarian_belot] { $trump ->
            [clubs] spatiya
            [diamonds] karo
            [hearts] kupa
           *[spades] pika
        }
       *[other] { trump }
    } { $symbol }
first-turned =
    { $variant ->
        [clabber] *Play it* fait de la couleur de la retourne l’atout ; si personne ne le dit, nommez
       *[other] Une carte est retournée : prenez à sa couleur, ou passez ; si tous passent, nommez
    } { $suits }, ou passez{ $must ->
        [yes]  ; le donneur, s’il reste le dernier, doit nommer.
       *[no] .
    }
first-named =
    { $variant ->
        [croatian_bela] Dites *zovem* et { $suits }, ou *dalje*
        [tarabish] Dites *go* et { $suits }, ou passez
       *[other] Nommez { $suits }, ou passez
    }{ $must ->
        [yes]  : le donneur, s’il reste le dernier, { $variant ->
            [croatian_bela] est *na musu* et doit nommer.
            [tarabish] est *forced* : il doit nommer.
           *[other] doit nommer.
        }
       *[no] .
    }
first-suit =
    { $which ->
        [trump] une couleur d’atout
        [any] n’importe quelle couleur
        [another] une autre couleur
       *[suit] une couleur
    }{ $held ->
        [yes] { " " }que vous avez
       *[no] { "" }
    }
first-sun =
    Une carte est retournée : *hokum* en fait l’atout ; *sun*, sans couleur d’atout,{ $times ->
        [1] { "" }
        [2] { " " }compte double et
       *[other] { " " }compte ×{ $times } et
    } passe avant. { $ashkal ->
        [nobody] Si tous passent, on peut nommer une couleur.
        [anyone] Chacun peut dire *ashkal* : sun, la carte au partenaire.
       *[some] { $speakers } peuvent dire *ashkal* : sun, la carte au partenaire.
    }

# Ce qu’il demande, et ce que coûte un échec.

first-bid =
    Votre camp doit faire ce qu’il a demandé{ $total ->
        [0] { "" }
       *[other] , sur { $total }
    }{ $more ->
        [yes] { " " }et plus que l’autre
       *[no] { "" }
    }{ $bid ->
        [0] { "" }
       *[other] { " " }({ $needed } pour { $bid })
    }{ $helps ->
        [both] , annonces comprises (roi et dame d’atout, { $belote })
        [melds] , annonces comprises
        [belote] , roi et dame d’atout comptant { $belote }
        [tricks] , avec ses plis seuls
       *[nothing] { "" }
    }, sinon { $fails ->
        [pot-and-bid] l’autre marque { $pot } et votre contrat.
        [pot] l’autre marque { $pot }.
        [bid] l’autre marque votre contrat.
        [all] l’autre marque tout.
        [all-and-bid] l’autre marque tout, et votre contrat.
        [cards] l’autre marque les points de toutes les cartes.
        [cards-and-bid] l’autre marque les points de toutes les cartes, et votre contrat.
       *[other] il ne marque rien.
    }
first-more =
    { $partners ->
        [no] Si vous prenez, faites
       *[yes] { $variant ->
            [baloot] Le camp acheteur doit faire
           *[other] Le camp qui a pris doit faire
        }
    } { $tie ->
        [success] au moins autant de points que l’autre
       *[other] { $partners ->
            [no] plus de points que l’adversaire
           *[yes] plus de points que l’autre
        }
    }{ $helps ->
        [both] , annonces et { play-belote-word } comprises
        [melds] , annonces comprises
        [belote] , { play-belote-word } comprise
        [tricks] , avec les plis seuls
       *[nothing] { "" }
    }, sinon { $variant ->
        [bulgarian_belot] il est *vkarana* : { first-fails }
        [croatian_bela] c’est *pad* : { first-fails }
        [tarabish] il est *bait* : { first-fails }
        [clabber] il est *set* : { first-fails }
        [belote] il est *dedans* : { first-fails }
        [belote_501] il est *dedans* : { first-fails }
        [bidding_belote] il est *dedans* : { first-fails }
       *[other] { first-fails }
    }{ $tie ->
        [hangs] { " " }{ $variant ->
            [bulgarian_belot] Égalité, *visi* : points remis.
            [belote_501] Égalité, *litige* : points remis.
            [bidding_belote] Égalité, *litige* : points remis.
           *[other] À égalité, points remis.
        }
        [half] { " " }{ $variant ->
            [tarabish] Égalité, *half-bait* : seul l’autre marque.
           *[other] À égalité, seul l’autre marque.
        }
       *[other] { "" }
    }
first-fails =
    { $fails ->
        [all] l’autre marque tout
        [cards] l’autre marque les points de toutes les cartes
       *[own] { $partners ->
            [no] vous ne marquez rien
           *[yes] il ne marque rien
        }
    }{ $kept ->
        [both] , mais annonces et { play-belote-word } restent à qui les a.
        [melds] , mais les annonces restent à qui les a.
        [belote] , mais { play-belote-word } reste à qui l’a.
       *[nothing] .
    }

# Ce qu’il a de particulier : les contres, les cartes visibles, un devoir, les annonces ou la belote.

first-double =
    { $timing ->
        [any_opponent_until_next_bid] Un doute sur leur enchère{ $over ->
            [0] { "" }
           *[other] { " " }au-dessus de { $over }
        } ? { $variant ->
            [coinche] Coinchez
            [bulgarian_belot] Dites kontra
           *[other] Contrez
        } aussitôt, même hors de votre tour : { $levels }.
        [in_turn] Un doute sur leur enchère{ $over ->
            [0] { "" }
           *[other] { " " }au-dessus de { $over }
        } ? { $variant ->
            [coinche] Coinchez
            [bulgarian_belot] Dites kontra
           *[other] Contrez
        } à votre tour : { $levels }.
       *[after_auction] Ensuite { $what ->
            [hokum] un hokum peut être doublé : { $levels }.
           *[bid] les autres peuvent { $variant ->
                [coinche] coincher
                [bulgarian_belot] dire kontra
               *[other] contrer
            }{ $over ->
                [0] { "" }
               *[other] { " " }au-dessus de { $over }
            } : { $levels }.
        }
    }
first-level =
    { $double ->
        [double] { $variant ->
            [coinche] *coinche* ×{ $multiplier }
            [bulgarian_belot] *kontra* ×{ $multiplier }
            [baloot] *double* ×{ $multiplier }
           *[other] *contre* ×{ $multiplier }
        }
        [redouble] { $variant ->
            [coinche] *surcoinche* ×{ $multiplier }
            [bulgarian_belot] *rekontra* ×{ $multiplier }
           *[other] *surcontre* ×{ $multiplier }
        }
        [triple] *triple* ×{ $multiplier }
        [four] *quadruple* ×{ $multiplier }
        [match] *match* (partie)
       *[gahwa] *gahwa* (partie)
    }
first-open =
    { $partners ->
        [no] Deux joueurs, chacun pour soi, cartes sur table
       *[yes] Les cartes sont sur la table
    } : vous jouez celles qui sont visibles, et chacune en découvre une autre.
first-over = Fournissez, et montez toujours si vous le pouvez, même sur votre partenaire.
first-kitty =
    { $variant ->
        [tarabish] Vous voyez { $seen } de vos cartes ; les autres, la *kitty* ({ $count }), viennent une fois l’atout nommé.
       *[other] Vous voyez { $seen } de vos cartes ; les autres ({ $count }) viennent une fois l’atout nommé.
    }
first-melds =
    Les annonces comptent aussi : { $melds }{ $pair ->
        [0] .
       *[other]  ; de même le roi et la dame d’atout, *{ play-belote-word }* ({ $pair }).
    }
first-meld =
    { $name }{ $points ->
        [0] { "" }
       *[other] { " " }({ $least ->
            [yes] dès { $points }
           *[no] { $points }
        })
    }
first-belote = Le roi et la dame d’atout dans la même main sont *{ play-belote-word }* ({ $points }).
first-last-trick =
    { $points ->
        [10] Dernier pli : +10{ rules-last-trick-called }
       *[other] Dernier pli : +{ $points }
    }
first-whole = Donne : { $totals }
first-tens = En dizaines
first-target =
    { $deals ->
        [0] { $met ->
            [exceeded] Partie : plus de { $target }
           *[other] Partie : { $target }
        }
        [1] Partie : une donne
       *[other] Partie : { $deals } donnes
    }

# La bande : les cartes dans l’ordre, avec leurs points.

first-row = { $name } : { $ranks }
first-trumps = Atouts, le plus fort d’abord
first-plain = Autres couleurs
first-every-plain = { $contract } : comme « autres couleurs »
first-every-trump =
    { $usual ->
        [yes] { $contract } : comme l’atout, sans coupe
       *[no] { $contract } : aucune couleur n’en coupe une autre
    }
