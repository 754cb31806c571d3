# Les enchères : à la table, puis dans la main de celui qui parle.

auction-empty = personne n’a encore parlé.
auction-word-double =
    { $variant ->
        [coinche] coinche
        [baloot] double
       *[other] contre
    }
auction-word-redouble =
    { $variant ->
        [coinche] surcoinche
       *[other] surcontre
    }
auction-call = { $seat } { $call }
auction-pass =
    { $variant ->
        [croatian_bela] dit dalje
       *[other] passe
    }
auction-keeps = confirme
auction-takes =
    { $variant ->
        [baloot] hokum { SHORT($trump) }
        [croatian_bela] appelle { $trump }
        [tarabish] y va à { $trump }
        [clabber] la joue à { $trump }
       *[other] prend à { $trump }
    }
auction-takes-aloud =
    { $variant ->
        [baloot] hokum { $trump }
        [croatian_bela] appelle { $trump }
        [tarabish] y va à { $trump }
        [clabber] la joue à { $trump }
       *[other] prend à { $trump }
    }
auction-double =
    { $double ->
        [double] { $variant ->
            [bulgarian_belot] annonce kontra
           *[other] { auction-word-double }
        }
        [redouble] { $variant ->
            [bulgarian_belot] annonce rekontra
           *[other] { auction-word-redouble }
        }
        [triple] triple
        [four] quadruple
        [match] annonce le match
       *[gahwa] annonce gahwa
    }
auction-double-chosen =
    { $double }, { $closed ->
        [yes] fermé
       *[no] ouvert
    }
auction-doubled-aloud-contree =
    { $seat } tape du poing sur la table : { $double ->
        [double] « Contre ! »
       *[redouble] « Surcontre ! »
    }
auction-line = Enchères : { $calls }
auction-may-double =
    Contrat : { $contract }. { $team } peut { $double ->
        [double] { $variant ->
            [bulgarian_belot] dire kontra
           *[other] { auction-word-double }r
        }
        [redouble] { $variant ->
            [bulgarian_belot] dire rekontra
           *[other] { auction-word-redouble }r
        }
        [triple] tripler
        [four] quadrupler
        [match] annoncer le match
       *[gahwa] annoncer gahwa
    }.

# Ce qui est demandé à la table, quand une enchère ne dépasse pas simplement la précédente.

auction-turned = Retourne : { SHORT($card) }
auction-asked-take =
    { $sun ->
        [yes] Premier tour : hokum à { $trump }, sun ou passe.
       *[no] Premier tour, { $trump } : { $variant ->
            [clabber] la jouer (« play it »)
           *[other] prendre
        } ou passer.
    }
auction-ashkal = Ashkal est un sun dont la retourne va au partenaire de l’acheteur.
auction-asked-other =
    { $sun ->
        [yes] Second tour : sun, hokum dans une autre couleur que { $trump }, ou passe.
       *[no] Second tour : une autre couleur que { $trump }, ou passer.
    }
auction-asked-any =
    { $sun ->
        [yes] Second tour : sun, hokum dans n’importe quelle couleur, ou passe.
       *[no] Second tour : n’importe quelle couleur, ou passer.
    }
auction-asked-name =
    { $variant ->
        [croatian_bela] Appeler (zovem) ou dire dalje : le premier qui appelle prend.
        [tarabish] Y aller (« go »), en nommant l’atout, ou passer : le premier qui y va prend.
       *[other] Nommer l’atout ou passer : le premier qui nomme prend.
    }
auction-asked-must-name =
    { $variant ->
        [croatian_bela] Tous les autres ont dit dalje
       *[other] Tous les autres ont passé
    }{ $mine ->
        [yes] .
       *[no] { "" } : { $seat } { $variant ->
            [croatian_bela] est na musu.
            [tarabish] est forcé.
           *[other] doit nommer l’atout.
        }
    }
auction-asked-name-after =
    Enchère remportée à { $bid }{ $mine ->
        [yes] .
       *[no]  : { $seat } nomme l’atout.
    }
auction-asked-over = Enchère : { $bid } par { $seat }. Les autres peuvent encore dire sun.
auction-asked-keep =
    { $sun ->
        [yes] { $seat } garde { $bid } ou monte à sun.
       *[no] { $seat } garde { $bid } ou monte une dernière fois.
    }
auction-kitty =
    { $variant ->
        [croatian_bela] Le talon
       *[other] Le kitty
    } : { $count ->
        [3] trois cartes de chaque main restent cachées jusqu’au choix de l’atout.
       *[other] { $count } cartes de chaque main restent cachées jusqu’au choix de l’atout.
    }

auction-your-turn = À vous de parler.
auction-your-turn-forced =
    { $variant ->
        [croatian_bela] Vous êtes na musu : à vous d’appeler.
        [tarabish] Vous êtes forcé : à vous de nommer l’atout.
       *[other] À vous de nommer l’atout : vous ne pouvez pas passer.
    }
auction-standing =
    { $relation ->
        [partner] { COUNTED($bid) } par { $seat }, votre partenaire.
        [opponent] { COUNTED($bid) } par { $seat }, votre adversaire.
       *[self] { COUNTED($bid) } par vous.
    }
auction-you-may-double =
    Vous pouvez { $double ->
        [double] { $variant ->
            [bulgarian_belot] dire kontra
           *[other] { auction-word-double }r
        }
        [redouble] { $variant ->
            [bulgarian_belot] dire rekontra
           *[other] { auction-word-redouble }r
        }
        [triple] tripler
        [four] quadrupler
        [match] annoncer le match
       *[gahwa] annoncer gahwa
    } ou passer.
auction-wait-may-double = Vous pouvez déjà { auction-word-double }r.
auction-hidden =
    { $count ->
        [3] Vos trois autres cartes sont encore cachées.
       *[other] Vos { $count } autres cartes sont encore cachées.
    }
auction-to-come =
    { $count ->
        [3] Trois autres cartes vous attendent.
       *[other] { $count } autres cartes vous attendent.
    }

auction-button-pass =
    { $variant ->
        [croatian_bela] Dalje
       *[other] Passer
    }
auction-button-keep = Garder { COUNTED_SHORT($bid) }
auction-button-double =
    { $double ->
        [double] { $variant ->
            [coinche] Coincher
            [bulgarian_belot] Kontra
            [baloot] Doubler
           *[other] Contrer
        }
        [redouble] { $variant ->
            [coinche] Surcoincher
            [bulgarian_belot] Rekontra
           *[other] Surcontrer
        }
        [triple] Tripler
        [four] Quadrupler
        [match] Match
       *[gahwa] Gahwa
    }
auction-button-bid = { COUNTED_SHORT($bid) }
auction-button-take =
    { $variant ->
        [baloot] Hokum { SHORT($trump) }
        [clabber] Je la joue
       *[other] Je prends
    }
auction-button-name =
    { $variant ->
        [baloot] { $trump ->
            [none] Sun
           *[other] Hokum { SHORT($trump) }
        }
       *[other] { $trump ->
            [none] { $variant ->
                [bulgarian_belot] Bez koz
               *[other] Sans atout
            }
            [all] { $variant ->
                [bulgarian_belot] Vsichko koz
               *[other] Tout atout
            }
           *[other] { SHORT($trump) } { $trump }
        }
    }
auction-button-ashkal = Ashkal
auction-button-kasho = Kasho
auction-button-capot = Capot…
auction-button-generale = Générale…
auction-button-value = { $value }
auction-select-bid = De { $first } à { $last }

auction-confirm-capot = Capot : il faudra faire tous les plis. Choisissez l’atout, ou revenez en arrière.
auction-confirm-generale = Générale : vous devrez faire tous les plis vous-même. Choisissez l’atout, ou revenez en arrière.
auction-confirm-double =
    { $double ->
        [match] Contrat : { COUNTED($bid) }. Annoncer le match ? Qui gagne cette donne gagne la partie.
        [gahwa] Contrat : { COUNTED($bid) }. Annoncer gahwa ? Qui gagne cette donne gagne la partie.
       *[other] { $variant ->
            [coinche] Surcoincher
            [bulgarian_belot] Rekontra sur
           *[other] Surcontrer
        } { COUNTED($bid) } ? L’enjeu monte encore.
    }
auction-button-confirm =
    { $double ->
        [match] Oui, le match
        [gahwa] Oui, gahwa
       *[other] { $variant ->
            [bulgarian_belot] Oui, rekontra
           *[other] Oui, je { auction-word-redouble }
        }
    }
auction-button-reconsider = Non, revenir
