# Pourquoi un ordinateur a joué ou annoncé ainsi : ce qui a décidé, et ce qu’il croit savoir.

explain-choice = { $seat } : { $move }. { $why }
explain-renege-claim = réclame une renonce
explain-made = { BY($contract) } : { $chance } % de chances d’être réussi.
explain-deals =
    { $deals ->
        [1] la seule donne possible
       *[other] sur { $deals } donnes possibles
    }
explain-worth =
    { $clear ->
        [equal] Ce choix vaut { $worth } % de la partie, { $move } aussi ({ explain-deals }).
        [close] Ce choix vaut { $worth } % de la partie ; { $move } se vaut, à la marge d’erreur près ({ $sign }{ $gap } ± { $error }, { explain-deals }).
        [clear] Ce choix vaut { $worth } % de la partie ; ensuite vient { $move }, { $gap } ± { $error } % derrière ({ explain-deals }).
       *[usual] Ce choix vaut { $worth } % de la partie ; { $move } fait { $gap } ± { $error } % de mieux ({ explain-deals }), trop peu pour quitter le choix habituel.
    }
explain-guess = Peu de donnes essayées ({ $deals }), et elles ne départagent pas ces choix : on devine.
explain-other-pass = passer
explain-other-double =
    { $double ->
        [double] { $variant ->
            [coinche] une coinche
           *[other] un contre
        }
        [redouble] { $variant ->
            [coinche] une surcoinche
           *[other] un surcontre
        }
        [triple] un triple
        [four] un quadruple
        [match] le match
       *[gahwa] un gahwa
    }
explain-holds =
    { $sure ->
        [sure] { $seat } a { THE($card) }.
        [likely] { $seat } a sans doute { THE($card) } ({ $chance } %).
       *[perhaps] { $seat } a peut-être { THE($card) } ({ $chance } %).
    }
explain-void =
    { $sure ->
        [sure] { $seat } n’a plus de { $suit }.
        [likely] { $seat } n’a sans doute pas de { $suit } ({ $chance } %).
       *[perhaps] { $seat } n’a peut-être pas de { $suit } ({ $chance } %).
    }

explain-why-forced = Rien d’autre n’était possible.
explain-why-too-weak = Jeu trop faible pour parler.
explain-why-opening = Assez de jeu à cet atout pour parler.
explain-why-raise = On monte : le camp a plus de jeu à cet atout qu’il n’en a montré.
explain-why-change-suit = Changement d’atout : celui-ci promet plus que celui du partenaire.
explain-why-overcall = Surenchère : cet atout rapporte plus que la défense.
explain-why-all-tricks = Tous les plis semblent faisables.
explain-why-content = Rien à ajouter à l’enchère de son camp.
explain-why-leave-them = Pas de quoi monter : mieux vaut défendre.
explain-why-high-enough = Pas assez sûr de réussir pour faire monter encore l’enjeu.
explain-why-they-fail = Leur contrat devrait chuter.
explain-why-we-make-it =
    Le contrat devrait être réussi malgré { $variant ->
        [coinche] la coinche
        [baloot] le double
       *[other] le contre
    }.
explain-why-draw-trumps = Pour faire tomber les atouts adverses avec un atout maître.
explain-why-force-trump = Atout : les adversaires doivent y laisser les leurs.
explain-why-stop-ruffs = Atout en défense : autant de coupes en moins pour l’attaque.
explain-why-cash-master = Carte maîtresse : personne d’autre n’a plus fort dans cette couleur.
explain-why-partners-suit = C’est la couleur du partenaire.
explain-why-short-suit = Carte sèche : ensuite, on pourra couper.
explain-why-safe-lead = Sortie prudente : aucune carte de la main ne vaut moins.
explain-why-force-out = Pour faire tomber { THE($card) } : ensuite, la carte suivante est maîtresse.
explain-why-least-bad = Ici, toute carte donne quelque chose : celle-ci a le mieux réussi dans les donnes essayées.
explain-points =
    { $points ->
        [one] { $points } point avec cette carte
       *[other] { $points } points avec cette carte
    }
explain-why-take =
    { $points ->
        [0] Pour prendre le pli.
       *[other] Pour prendre le pli : { explain-points }.
    }
explain-why-ruff =
    { $points ->
        [0] Pour couper.
       *[other] Pour couper : { explain-points }.
    }
explain-why-give-points =
    { $chance ->
        [100] Pour charger : le pli revient à son camp.
       *[other] Pour charger : le pli devrait revenir à son camp ({ $chance } %).
    }
explain-why-low = Pour fournir sans prendre : aucune carte possible ne vaut moins de points.
explain-why-save-points =
    { $chance ->
        [0] Le pli va à l’autre camp : on y met le moins de points possible.
       *[other] Le pli devrait aller à l’autre camp : on y met le moins de points possible.
    }
explain-why-keep-back =
    { $chance ->
        [100] Le pli revient à son camp, mais on ne charge pas { THE($card) } : cette carte rapportera plus dans un autre pli.
       *[other] Le pli devrait revenir à son camp ({ $chance } %), mais on ne charge pas { THE($card) } : cette carte rapportera plus dans un autre pli.
    }
explain-why-duck =
    On pourrait prendre avec { SHORT($card) }, mais garder cette carte vaut mieux que { $points ->
        [0] ce pli
        [one] le point du pli
       *[other] les { $points } points du pli
    }.
explain-why-let-go = On lâche cette carte : les moins chères serviront mieux plus tard.
explain-why-discard = Pour se défausser : ici, aucune autre carte ne vaut moins.
explain-why-signal =
    { $told ->
        [calls] Pour appeler cette couleur, sans rien perdre.
        [refuses] Pour demander une autre couleur, sans rien perdre.
        [has-ten] Pour montrer que le 10 est là aussi, sans rien perdre.
        [no-ace] Pour dire que l’as est ailleurs, sans rien perdre.
        [was-bare] Pour montrer que la main n’a plus de cette couleur, sans rien perdre.
        [more-trumps] La dame d’abord : il reste un atout en plus du roi.
       *[queen-alone] Le roi d’abord : il ne reste que la dame d’atout.
    }
explain-why-asked = Le partenaire a demandé cette couleur, et cela ne coûte rien.
explain-why-look-ahead =
    { $tricks ->
        [0] Toutes les mains se voient : jusqu’au dernier pli, aucune carte ne rapporte plus.
       *[other] Sur les { $tricks } plis qui viennent, d’après les cartes visibles, aucune ne rapporte plus.
    }
explain-why-caught = L’autre camp a fait une renonce, une carte le prouve.
