# Le jeu de la carte : à la table, puis dans la main.

play-contract = Contrat : { BY($contract) }
play-taken =
    { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-tally = { $team } : { play-taken }
play-card = { $seat } { SHORT($card) }
play-card-winning = **{ play-card }**
play-last-trick = Dernier pli, pour { $seat } : { $plays }
play-past-trick =
    Pli { $number }, pour { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $plays }
play-no-past-trick = Pas encore de pli.
play-belote = { $seat } annonce { $called } !
play-belote-in = { $word } à { $suit }
play-belote-word =
    { $variant ->
        [baloot] baloot
        [pilotta] pilotta
        [tarabish] bella
        [clabber] bell
        [bulgarian_belot] belot
        [croatian_bela] bela
       *[other] belote
    }
play-rebelote-word =
    { $variant ->
        [baloot] baloot
        [pilotta] pilotta
        [tarabish] bella
        [clabber] bell
        [bulgarian_belot] belot
        [croatian_bela] bela
       *[other] rebelote
    }

# Les annonces : ce que chacun nomme avec sa première carte, ce qui compte, ce qui se montre.

play-meld-three =
    { $variant ->
        [baloot] { $count ->
            [1] une sira
           *[other] { $count } siras
        }
        [tarabish] { $count ->
            [1] un vingt
           *[other] { $count } vingts
        }
        [pilotta] { $count ->
            [1] un vingt
           *[other] { $count } vingts
        }
        [clabber] { $count ->
            [1] un dad
           *[other] { $count } dads
        }
        [bulgarian_belot] { $count ->
            [1] une tertsa
           *[other] { $count } tertsas
        }
        [croatian_bela] { $count ->
            [1] une terca
           *[other] { $count } tercas
        }
       *[other] { $count ->
            [1] une tierce
           *[other] { $count } tierces
        }
    }
play-meld-four-in-sequence =
    { $variant ->
        [bulgarian_belot] { $count ->
            [1] une kvarta
           *[other] { $count } kvartas
        }
        [croatian_bela] { $count ->
            [1] une kvarta
           *[other] { $count } kvartas
        }
       *[other] { $count ->
            [1] un cinquante
           *[other] { $count } cinquantes
        }
    }
play-meld-five =
    { $variant ->
        [bulgarian_belot] { $count ->
            [1] une kvinta
           *[other] { $count } kvintas
        }
        [croatian_bela] { $count ->
            [1] une kvinta
           *[other] { $count } kvintas
        }
       *[other] { $count ->
            [1] un cent
           *[other] { $count } cents
        }
    }
play-meld-four-of-a-kind =
    { $variant ->
        [baloot] { play-meld-five }
        [bulgarian_belot] { $count ->
            [1] une kare
           *[other] { $count } kares
        }
       *[other] { $count ->
            [1] un carré
           *[other] { $count } carrés
        }
    }
play-meld-four-hundred =
    { $count ->
        [1] un quatre-cents
       *[other] { $count } quatre-cents
    }
play-meld-mule =
    { $count ->
        [1] un mulet
       *[other] { $count } mulets
    }
play-meld-shown = { $meld } ({ $cards })
play-melds-named = { $seat } annonce { $melds }
play-melds-shown = { $seat } montre { $melds }
play-melds-had = { $seat } avait { $melds }
play-melds-lost =
    { $melds } (ne compte pas : { $level ->
        [yes] les meilleures sont à égalité
       *[no] { $owners } passe devant
    })
play-melds-count =
    Les annonces comptent pour { $owners } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
play-melds-count-of = Ce qui compte pour { $owners } : { $melds }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
play-melds-spoken =
    { $answer ->
        [lower] { $seat } : « { $meld }. » – { $holder } : « Pas bon. »
        [higher] { $seat } : « { $meld }. » – { $holder } : « Bon. »
        [good] { $seat } : « { $meld } : à quoi ? » – { $holder } : « { $standing }. » – { $seat } : « Bon. »
        [over] { $seat } : « { $meld } : à quoi ? » – { $holder } : « { $standing }. » – { $seat } : « { $raised }. »
        [level] { $seat } : « { $meld } : à quoi ? » – { $holder } : « { $standing }. » – { $seat } : « Égal. »
        [in-trumps] { $seat } : « { $meld } : à quoi ? » – { $holder } : « { $standing }. » – { $seat } : « Égal, à l’atout. »
       *[against-trumps] { $seat } : « { $meld } : à quoi ? » – { $holder } : « { $standing }. » – { $seat } : « Égal. » – { $holder } : « À l’atout. »
    }
play-melds-height =
    { $length ->
        [0] { $top }
       *[other] { $length } cartes, { $top }
    }
play-melds-cancelled = Annonces à égalité : personne ne les marque.

# Les cartes étalées devant chacun (jeu à deux).

play-pile-covering = { SHORT($card) }▾
play-pile-bare = ▾
play-pile-empty = –
play-piles-legend = ▾ : une carte cachée dessous.
play-uncovered = { $seat } retourne { SHORT($card) }

hand-as-dealt = { $seat } : { $held }
hand-suit = { SHORT($suit) } { $ranks }
hand-suit-trump = { SHORT($suit) } { $ranks } (atout)
hand-suit-words =
    { $ranks } de { $suit }{ $trumps ->
        [yes] { " " }(atout)
       *[no] { "" }
    }
hand-signs-trump = { $signs } (atout)
hand-trick = Sur la table, { $seat } maître : { $plays }
hand-you = Vous
hand-to-you = vous
hand-us = Nous
hand-them = Eux
hand-turn-play = À { $who } de jouer.
hand-turn-bid = À { $who } de parler.
hand-call-own = { hand-you } : { $call }
hand-tally =
    { $side } { $points } ({ $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    })
hand-score = partie { $points }–{ $others }
hand-gain =
    { $side } { $points ->
        [0] 0
       *[other] +{ $points }
    }
hand-belote = { $word } : { $seat }
hand-belote-own = Vous annoncez { $called } !
hand-melds-own = Vous annoncez { $melds }
hand-winning = maître
hand-laid-best = **{ play-card }** ({ hand-winning })
hand-heard-best = { $seat } tient le pli : { $card }.
hand-heard-any = Toutes vos cartes sont jouables.
hand-lead-first = À vous d’entamer.
hand-lead = À vous de rejouer.
hand-asked =
    À vous : on joue { $trumps ->
        [yes] atout
       *[no] { $suit }
    }.
hand-last-card = Votre dernière carte se pose toute seule.
hand-button-forced = Jouer mes cartes forcées
hand-free =
    { $held ->
        [none] Ni { $suit } ni atout : défaussez-vous.
        [some] Pas de { $suit } : carte au choix.
        [all] Il ne vous reste que de l’atout.
        [led] Vous n’avez pas d’atout : défaussez.
       *[unknown] Pas de { $suit } : défaussez-vous.
    }
hand-partner-winning = Partenaire maître : carte au choix.
hand-cannot-win = Vous ne pouvez pas prendre : carte au choix.
hand-opponent =
    { $covered ->
        [0] Devant { $seat } : { $cards }
        [1] Devant { $seat }, avec une carte cachée : { $cards }
       *[other] Devant { $seat }, avec { $covered } cartes cachées : { $cards }
    }
hand-own = Devant vous : { $cards }
hand-covered =
    { $count ->
        [0] Toutes vos cartes sont visibles.
        [1] Il vous reste une carte cachée.
       *[other] Il vous reste { $count } cartes cachées.
    }
hand-announce-silent = Vous pouvez annoncer { $announcements }. Une annonce oubliée est perdue.
hand-announce-aloud = Vous annoncerez { $announcements } si vous jouez une carte marquée « ! ».
hand-choose-melds = Une carte ne sert qu’à une annonce : votre prochaine carte annonce { $melds }. Vous pouvez choisir plutôt { $other }.
hand-card-announcing = { SHORT($card) } !
keyboard-announcing = { $card }, en annonçant
keyboard-other-melds = { $card }, en annonçant l’autre
keyboard-at = { $move } ({ $place })
keyboard-table = table { $number }
keyboard-done = C’est fait : { $move }.
hand-button-announce = Annoncer
hand-button-other-melds = Annoncer l’autre
hand-button-silent = Ne rien annoncer
hand-button-renege-claim = Réclamer une renonce
hand-confirm-renege-claim = Réclamer une renonce ? La donne s’arrête aussitôt. Si l’autre camp a fauté, les points sont pour vous ; sinon, ils sont pour lui.
hand-button-renege-claim-sure = Oui, je réclame
hand-result =
    { $contract } : { $result ->
        [made] { score-made }
        [tie] { score-tied }
        [penalty] réclamation
        [void] donne nulle
       *[failed] { score-failed }
    }
hand-thrown-in = Tout le monde a passé.
hand-game-won = Vous avez gagné, { $points } à { $others } !
hand-game-lost = Vous avez perdu, { $points } à { $others }.
hand-game-drawn = Partie nulle, { $points } partout.
hand-ready = C’est noté. On attend { $awaited } pour la donne suivante.

# Pourquoi une carte est grisée ; les codes sont ceux du moteur (Refusal).

duty-must-follow = Vous en avez : il faut fournir.
duty-must-overtake-trump = Il faut monter à l’atout.
duty-must-overtake = Il faut monter dans la couleur demandée.
duty-must-ruff = Vous n’en avez pas : il faut couper.
duty-must-overruff = Pli coupé : il faut surcouper.
duty-ruff-too-low = Si vous coupez aussi, il faut monter.
duty-no-trump-lead = Contrat fermé : pas d’entame atout.
duty-no-underruff = Pas de surcoupe possible : défaussez-vous.
