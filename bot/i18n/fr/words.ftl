# Les mots d’un jeu : bot/rulebook/glossary.py choisit ceux qu’il faut à ses règles.

words-title = Les mots · { $game }
words-range = Mots { $first } à { $last } sur { $count }
words-deal = **Donne** : les cartes sont distribuées une fois, et jouées jusqu’à la dernière. Une partie en compte plusieurs.
words-hand = **Main** : les cartes que vous tenez.
words-pile = **Pile** : une carte visible sur une carte cachée. On ne joue que les visibles, et chacune découvre celle du dessous.
words-kitty =
    { $variant ->
        [croatian_bela] **Talon** : les deux dernières cartes de chaque main
        [tarabish] **Kitty** : les trois dernières cartes de chaque main
       *[other] **Talon** : les dernières cartes de chaque main
    }, cachées jusqu’à ce que l’atout soit nommé.
words-turned = **Retourne** : la carte que la donne retourne. Elle propose sa couleur comme atout.
words-trick = **Pli** : une carte de chacun. La plus forte le remporte, et celui qui le fait rejoue.
words-lead = **Entamer** : jouer la première carte d’un pli. Sa couleur est celle que les autres doivent fournir.
words-opening-lead = **Entame** : la première carte d’une donne.
words-follow = **Fournir** : jouer une carte de la couleur demandée.
words-void = **Chicane** : aucune carte d’une couleur.
words-trump = **Atout** : la couleur choisie aux enchères. Elle bat les trois autres, et ses cartes ont leur ordre à elles : le valet, puis le 9.
words-hokum = **Hokum** : un contrat avec une couleur d’atout.
words-sun = **Sun** : un contrat sans couleur d’atout. Il bat le hokum, et ses plis comptent double.
words-ashkal = **Ashkal** : un sun dont la retourne va au partenaire de l’acheteur.
words-pass = **Passe** (bas) : on laisse la parole au suivant.
words-no-trumps =
    { $variant ->
        [bulgarian_belot] **Bez koz** (rien d’atout)
       *[other] **Sans atout**
    } : rien ne coupe ; l’as est le plus fort de chaque couleur, puis le 10.
words-all-trumps =
    { $variant ->
        [bulgarian_belot] **Vsichko koz** (tout d’atout)
       *[other] **Tout atout**
    } : le valet est le plus fort de chaque couleur, puis le 9, et aucune n’en coupe une autre.
words-bid = **Enchère, contrat** : le nombre de points qu’un camp promet de faire, et l’atout ; la dernière enchère devient le contrat.
words-ladder = **Enchère, contrat** : ce qu’un joueur veut jouer, plus haut que la dernière enchère{ $variant ->
        [bulgarian_belot] { "" } : trèfle (spatiya), carreau (karo), cœur (kupa), pique (pika), bez koz, vsichko koz
       *[other] { "" }
    }. La dernière devient le contrat.
words-take =
    { $variant ->
        [clabber] **La jouer** (« play it ») : choisir pour atout la couleur de la retourne. Si tout le monde **passe**, on peut en nommer une autre.
       *[other] **Prendre** (« je prends ») : choisir pour atout la couleur de la retourne. Si tout le monde **passe**, on peut en nommer une autre.
    }
words-call =
    { $variant ->
        [croatian_bela] **Zovem** (j’appelle) : on nomme l’atout, **tref** (trèfle), **karo** (carreau), **herc** (cœur) ou **pik** (pique). **Dalje** (plus loin) : on passe.
        [tarabish] **Y aller** (« go ») : nommer l’atout. **Passer** laisse la parole au suivant.
       *[other] **Nommer l’atout** : choisir sa couleur. **Passer** laisse la parole au suivant.
    }
words-forced =
    { $variant ->
        [croatian_bela] **Na musu**
       *[other] **Forcé**
    } : le donneur, quand tous les autres ont passé : il doit nommer l’atout.
words-declarer =
    { $variant ->
        [baloot] **Acheteur** : le joueur dont on joue le hokum ou le sun.
       *[other] **Preneur** : le joueur qui a choisi l’atout.
    }
words-sides =
    { $variant ->
        [baloot] **Acheteurs, autres** : l’acheteur et son partenaire, l’**attaque** de la page du score ; les deux autres, la **défense**.
       *[other] **Attaque, défense** : le preneur et son partenaire ; les deux autres.
    }
words-double =
    { $variant ->
        [coinche] **Coincher**
        [contree_coinche] **Contrer, coincher**
        [bulgarian_belot] **Kontra**
        [baloot] **Double**
       *[other] **Contrer**
    } : parier que le contrat adverse chutera ; l’enjeu augmente.
words-redouble =
    { $variant ->
        [coinche] **Surcoincher**
        [bulgarian_belot] **Rekontra**
       *[other] **Surcontrer**
    } : le camp du preneur augmente encore l’enjeu.
words-triple = **Triple, quadruple** : après le double, chaque camp à son tour augmente l’enjeu.
words-match = **Match** : la dernière relance. Qui gagne la donne gagne la partie.
words-gahwa = **Gahwa** (café) : la dernière relance. Qui gagne la donne gagne la partie.
words-closed = **Fermé** (maqful) : un hokum doublé où personne ne peut entamer atout. Sinon, il est **ouvert**.
words-ruff = **Couper** : jouer atout quand on n’a pas la couleur demandée.
words-overruff = **Surcouper, monter** : poser un atout plus fort que celui qui est sur la table.
words-discard = **Se défausser** : jouer une carte d’une autre couleur, sans couper.
words-master = **Maître** : qui remporte le pli pour l’instant ; une carte est maîtresse si plus rien ne la bat dans sa couleur.
words-guarded = **Gardé, accompagné** : avec une autre carte de sa couleur, comme un 9 qui ne tombe pas sous le valet.
words-third = **Troisième, quatrième** : avec deux, avec trois autres cartes de sa couleur.
words-piece = **Pièce** : le valet ou le 9 d’atout.
words-side-ace = **As à côté** : un as hors atout.
words-renege =
    { $variant ->
        [tarabish] **Renonce** (« misplay »)
        [baloot] **Renonce** (qayd)
       *[other] **Renonce**
    } : une carte contraire aux règles. { $claimed ->
        [yes] L’autre camp peut la réclamer.
       *[no] Ici, elle ne peut pas être jouée.
    }
words-meld =
    { $variant ->
        [baloot] **Annonce** (projet)
        [croatian_bela] **Annonce** (zvanje)
       *[other] **Annonce**
    } : { $fours ->
        [yes] des cartes qui se suivent, ou quatre de même rang.
       *[no] des cartes qui se suivent.
    } Elle rapporte des points à elle seule.
words-sequence = **Suite** : des cartes d’une couleur qui se suivent. Trois font { play-meld-three }, quatre { play-meld-four-in-sequence }{ $five ->
        [yes] , cinq { play-meld-five }.
       *[no] .
    }{ $variant ->
        [clabber] { " " }Un dad qui contient le bell est un **40-dollar dad**.
       *[other] { "" }
    }
words-four =
    { $variant ->
        [baloot] **Quatre de même rang** : quatre as, rois, dames, valets ou 10 font { play-meld-five } ; quatre as au sun font { play-meld-four-hundred }.
        [clabber] **Carré** : quatre cartes de même rang ; quatre valets font { play-meld-mule }.
        [bulgarian_belot] **Kare** : quatre cartes de même rang.
       *[other] **Carré** : quatre cartes de même rang.
    }
words-winning-run =
    { $variant ->
        [croatian_bela] **Belot** : une couleur entière
       *[other] **Suite gagnante** : une longue suite
    } dans une même main. Elle gagne la partie aussitôt.
words-belote =
    { $variant ->
        [baloot] **Baloot**
        [pilotta] **Pilotta**
        [tarabish] **Bella** (bells)
        [clabber] **Bell**
        [bulgarian_belot] **Belot**
        [croatian_bela] **Bela**
       *[other] **Belote, rebelote**
    } : le roi et la dame d’atout dans une même main.
words-last-trick =
    { $variant ->
        [bulgarian_belot] **Dix derniers**
        [croatian_bela] **Zadnji štih** (dernier pli)
        [baloot] **La terre** (al-ard)
        [pilotta] **Piso** (derrière)
        [tarabish] **Dernier pli**
        [clabber] **Dernier pli**
       *[other] **Dix de der**
    } : 10 points de plus pour qui { $variant ->
        [tarabish] le fait.
        [clabber] le fait.
       *[other] fait le dernier pli.
    }
words-capot =
    { $variant ->
        [bulgarian_belot] **Kapo** (valat)
        [croatian_bela] **Štiglja**
        [baloot] **Kaboot**
       *[other] **Capot**
    } : tous les plis pour un même camp.
words-generale = **Générale** : tous les plis pour le preneur seul.
words-made =
    { $variant ->
        [bulgarian_belot] **Izkarana, vkarana** : le contrat est réussi (sorti) ; il chute (dedans)
        [croatian_bela] **Prolaz, pad** : le contrat est réussi (passage) ; il chute
        [baloot] **Les acheteurs gagnent, perdent** (khasran) : ils ont plus de points que les autres, ou non
        [pilotta] **Mesa** (dedans) : le contrat chute
        [tarabish] **Bait** (bate) : le camp du preneur a moins de points, et les autres prennent tout
        [clabber] **Set** : le camp du preneur échoue et ne marque rien : XX sur la feuille, les « turkey tracks »
        [belote] **Dedans** : le contrat chute
        [belote_501] **Dedans** : le contrat chute
        [bidding_belote] **Dedans** : le contrat chute
       *[other] **Réussi, chuté** (dedans) : le camp du preneur a ce qu’il lui faut, ou non
    }.
words-hanging =
    { $variant ->
        [bulgarian_belot] **Visi** (en suspens)
       *[other] **Litige**
    } : les deux camps sont à égalité. Des points attendent qui gagnera une donne suivante.
words-half =
    { $variant ->
        [tarabish] **Half-bait**
       *[other] **Demi-chute**
    } : les deux camps sont à égalité. La défense marque ses points, l’attaque rien.
