# Les règles de la maison : le nom de chacune (45 caractères au plus), ses choix et leurs familles.
# Un choix qui est un nombre n’a pas besoin de mots.

option-category-game = Partie
option-category-deal = Donne
option-category-auction = Enchères
option-category-play = Jeu
option-category-announcements = Annonces
option-category-scoring = Marque

option-target = Objectif de la partie
option-deals = Nombre de donnes
option-deals-none = Jusqu’à l’objectif
option-target-met =
    { $variant ->
        [croatian_bela] Fin de la partie
       *[other] Pour atteindre l’objectif
    }
option-target-met-reached =
    { $variant ->
        [croatian_bela] En fin de donne : le total le plus haut
       *[other] Y arriver suffit
    }
option-target-met-exceeded = Il faut le dépasser
option-target-met-prolaz =
    { $variant ->
        [croatian_bela] Prolaz : par un contrat à soi, réussi, et en tête
       *[other] Par un contrat à soi, réussi, et en tête (prolaz)
    }
option-target-met-at-once =
    { $variant ->
        [croatian_bela] Dosta : aussitôt, en pleine donne
       *[other] Aussitôt, en pleine donne
    }
option-target-met-without-belote = Pas par une { play-belote-word } seule
option-both-reach = Quand les deux camps arrivent à l’objectif
option-both-reach-play-on = Le plus haut ; à égalité, encore une donne
option-both-reach-last-deal = Le plus haut ; à égalité, la dernière donne
option-both-reach-draw-if-equal = Le plus haut ; à égalité, partie nulle
option-both-reach-draw = Partie nulle si les deux camps y arrivent ensemble
option-direction = Sens du jeu
option-direction-clockwise = Sens des aiguilles d’une montre
option-direction-counter-clockwise = Sens inverse des aiguilles d’une montre
option-enforcement = Fautes de jeu
option-enforcement-engine = Impossibles
option-enforcement-claims = Possibles, à réclamer, avec les annonces des deux camps
option-enforcement-claims-own = Possibles, à réclamer, avec ses propres annonces

option-packets = Paquets de la donne
option-packets-3-2-3 = 3-2-3
option-packets-3-3-2 = 3-3-2
option-packets-2-3-3 = 2-3-3
option-packets-4-4 = 4-4
option-packets-6-2 = 6-2
option-packets-3-2 = 3-2
option-packets-2-3 = 2-3
option-packets-alternate = Une rangée cachée, une visible, et ainsi de suite
option-packets-rows = Toutes les cartes cachées, puis les visibles
option-shuffle = Mélange du paquet
option-shuffle-every-deal = Battu et coupé à chaque donne
option-shuffle-gathered = Ramassé et coupé, comme à une vraie table (hors classement)
option-dealer-names = Si tous les autres ont passé, le donneur
option-dealer-names-must = Doit nommer l’atout
option-dealer-names-may-pass = Peut passer aussi
option-all-pass = Quand tout le monde passe
option-all-pass-next = Le joueur suivant donne
option-all-pass-same = Le même joueur redonne

option-no-trumps = Sans atout
option-no-trumps-no = Ne se joue pas
option-no-trumps-yes = Peut se demander
option-all-trumps =
    { $variant ->
        [bulgarian_belot] Vsichko koz
       *[other] Tout atout
    }
option-all-trumps-no = Ne se joue pas
option-all-trumps-yes = Peut se demander
option-all-trumps-with-belotes = Peut se demander, belotes à chaque couleur
option-ceiling = Enchère la plus haute à la couleur
option-eighty = Points pour réussir 80
option-generale = Générale
option-generale-none = Ne se demande pas
option-capot-worth = Valeur du capot annoncé
option-capot-worth-none = Ne se demande pas
option-capot-worth-250-flat = 250, et rien d’autre
option-capot-worth-500-flat = 500, et rien d’autre
option-capot-worth-250-tricks = 250, plus 250 pour les plis
option-capot-worth-270-tricks = 270, plus 250 pour les plis
option-capot-worth-250-failed-500 = 250, et 500 s’il chute
option-passing = Après avoir passé
option-passing-open = On peut reparler
option-passing-final = On ne parle plus
option-final-raise = Dernière surenchère du preneur
option-final-raise-none = Aucune
option-final-raise-same-trump = Une fois, dans le même atout
option-final-raise-any-trump = Une fois, dans n’importe quel atout
option-self-raise = Monter sur sa propre enchère
option-self-raise-no = Non : trois passes arrêtent les enchères
option-self-raise-other-suit = Après trois passes, dans un autre atout
option-contre =
    { $variant ->
        [coinche] Coinche
       *[other] Contre
    }
option-contre-none = Ne se joue pas
option-contre-x2 = ×2, sans { auction-word-redouble }
option-contre-x3 = ×2, puis ×3
option-contre-x4 = ×2, puis ×4
option-contre-match = ×2, ×4, puis match
option-contre-gahwa = ×2, ×3, ×4, puis gahwa
option-contre-four = ×2, ×3, ×4, sans gahwa
option-contre-sun-double-only = Comme d’habitude, mais le sun s’arrête à ×2
option-contre-sun-double-at-100 = De même, et dès 100 points au lieu d’au-delà
option-contre-timing =
    { $variant ->
        [coinche] Moment de la coinche
       *[other] Moment du contre
    }
option-contre-timing-out-of-turn = Même hors de son tour
option-contre-timing-in-turn = À son tour
option-contre-timing-after-auction = Après les enchères
option-contre-overbid =
    { $variant ->
        [coinche] Enchérir après une coinche
       *[other] Enchérir après un contre
    }
option-contre-overbid-closed = Non
option-contre-overbid-overbid = Oui : une enchère plus haute l’efface
option-contre-bids =
    { $variant ->
        [coinche] Enchères qu’on peut coincher
       *[other] Enchères qu’on peut contrer
    }
option-contre-bids-any = Toutes
option-contre-bids-over-80 = Toutes sauf 80
option-contre-bids-no-capot = Toutes sauf capot et générale
option-contre-bids-over-80-no-capot = Toutes sauf 80, capot et générale
option-second-round-suit = Couleurs du second tour
option-second-round-suit-other = Toutes sauf celle de la retourne
option-second-round-suit-any = Toutes
option-trump-named = Quand l’atout est nommé
option-trump-named-with-bid = Avec chaque enchère
option-trump-named-after-auction = Après les enchères, par celui qui les gagne
option-ashkal = Qui peut dire ashkal
option-ashkal-last-two = Les deux derniers à parler
option-ashkal-last-two-always = Les deux derniers à parler, aux deux tours
option-ashkal-anyone = Tout le monde
option-ashkal-none = Personne
option-sun-overcall = Surenchérir sur un sun
option-sun-overcall-once = Chacun le peut, une fois
option-sun-overcall-none = Non : le premier sun tient
option-kasho = Main de 7, 8 et 9 seulement (kasho)
option-kasho-no = Se joue
option-kasho-yes = Peut se jeter

option-first-lead = Entame
option-first-lead-eldest = Le premier à parler
option-first-lead-declarer = Le preneur
option-first-lead-generale = Le premier à parler ; à la générale, le preneur
option-trump-lead = Monter quand on joue atout
option-trump-lead-overtake = Toujours, si on peut
option-trump-lead-unless-partner = Sauf si le partenaire est maître
option-trump-lead-any = Jamais obligatoire
option-plain-lead = Monter quand on joue une autre couleur
option-plain-lead-overtake = Toujours, si on peut
option-plain-lead-any = Jamais obligatoire
option-partner-exempt = Partenaire maître : dispensé de couper
option-partner-exempt-yes = Oui
option-partner-exempt-no = Non : on coupe toujours
option-partner-exempt-until-ruffed = Oui, et tant qu’aucun adversaire ne coupe
option-partner-exempt-never = On n’est jamais tenu de couper
option-undertrump = Sur la coupe d’un adversaire
option-undertrump-required = On surcoupe, sinon on sous-coupe
option-undertrump-free = On surcoupe, sinon on joue ce qu’on veut
option-undertrump-plain-card = On surcoupe, sinon pas d’atout si on peut
option-undertrump-any-trump = N’importe quel atout, haut ou bas
option-trump-over-partner = Atout sur la coupe du partenaire
option-trump-over-partner-free = N’importe lequel
option-trump-over-partner-higher = Plus haut seulement, si on en a un
option-trump-over-partner-higher-only-trumps = Plus haut, si on n’a que de l’atout
option-trump-over-partner-higher-beside-others = Plus haut, si on a aussi autre chose
option-all-trumps-lead = Monter { trump-all-at }
option-all-trumps-lead-as-trump = Comme sur une entame d’atout
option-all-trumps-lead-follow = Non : fournir suffit
option-trump-lock = Hokum fermé : pas d’entame à l’atout
option-trump-lock-every-lead = À ×2 et ×4, à chaque pli
option-trump-lock-first-lead = À ×2 et ×4, au premier pli seulement
option-trump-lock-at-four = À ×4 seulement
option-trump-lock-chosen = Au choix de qui double (maftuh, maqful)
option-trump-lock-none = Jamais

option-declarations = Annonces (suites, carrés…)
option-declarations-off = Sans annonces
option-declarations-on = Avec annonces
option-declarations-count = Les annonces comptent
option-declarations-count-contract = Pour le contrat et à la marque
option-declarations-count-score = À la marque seulement
option-declarations-count-rounds = Pour le contrat, en points arrondis
option-announcing = Qui fait les annonces
option-announcing-automatic = Le bot, pour tout le monde
option-announcing-manual = Chaque joueur ; un oubli est perdu
option-king-first = Roi avant la dame ({ play-belote-word })
option-king-first-no = Dans l’ordre qu’on veut
option-king-first-yes = Oui, sinon rien ne compte
option-belote-counts = Pour quoi compte { rules-belote-the }
option-belote-counts-both = Pour le contrat et à la marque
option-belote-counts-contract = Pour le contrat, pas à la marque
option-belote-counts-score = À la marque seulement
option-belote-counts-none = Pas de { play-belote-word }
option-fours-of-eight-and-seven = Carrés de 8 et de 7
option-fours-of-eight-and-seven-no = Ne valent rien
option-fours-of-eight-and-seven-yes = Valent 100
option-meld-tie = Annonces égales
option-meld-tie-first = La plus haute, puis l’atout, puis le premier à jouer
option-meld-tie-dealer = La plus haute, puis l’atout, puis le donneur
option-meld-tie-cancel = La plus haute, puis l’atout, sinon personne
option-meld-tie-turn = À points égaux, le premier à jouer
option-meld-overlap = Une carte dans deux annonces
option-meld-overlap-once = Non
option-meld-overlap-shared = Oui, dans une suite et quatre cartes de même rang
option-long-runs = Suites de cinq cartes et plus
option-long-runs-split = Coupées en suites de quatre et de trois
option-long-runs-fifty = Un seul cinquante
option-long-runs-hundred = Un cent
option-run-order = Suite de trois, suite de quatre
option-run-order-longer = Celle de quatre l’emporte
option-run-order-twenty = Celle de trois l’emporte
option-melds-spoken = Annonces comparées à haute voix
option-melds-spoken-no = Non
option-melds-spoken-yes = Oui : « à quoi ? »
option-melds-shown = Cartes des annonces
option-melds-shown-second-trick = Montrées au deuxième pli
option-melds-shown-last-trick = Montrées après le dernier pli
option-melds-shown-never = Jamais montrées
option-melds-shown-at-once = Montrées dès l’annonce

option-contract-needs = Pour réussir un contrat
option-contract-needs-bid = Il suffit d’atteindre l’enchère
option-contract-needs-bid-and-more = Il faut aussi battre la défense
option-points-counted = Points marqués
option-points-counted-both = Points faits et contrat
option-points-counted-made = Points faits seulement
option-points-counted-announced = Contrat seul
option-points-counted-announced-belote = Contrat et { play-belote-word }
option-defence-points = { score-made-first } : points de la défense
option-defence-points-own = Elle marque les siens
option-defence-points-none = Elle ne marque rien
option-defence-points-to-attack = Ils vont à l’attaque
option-failure = { score-failed-first } : la défense marque
option-failure-160-and-bid = 160 et le contrat
option-failure-162-and-bid = 162 et le contrat
option-failure-bid = Le contrat seul
option-multiplied =
    { $variant ->
        [coinche] Ce que la coinche multiplie
        [baloot] Ce que le double multiplie
       *[other] Ce que le contre multiplie
    }
option-multiplied-bid = Le contrat seul
option-multiplied-whole = Tout ce que marque le gagnant
option-multiplied-whole-alone = Tout ; contrat réussi, rien à la défense
option-multiplied-forfeit = 160 et le contrat, au gagnant seul
option-multiplied-forfeit-whole = 160, annonces, { play-belote-word } et contrat, au gagnant seul
option-multiplied-forfeit-bid = Le contrat seul ; réussi, 160 et rien à la défense
option-multiplied-pot = Les points des deux camps, au gagnant
option-multiplied-own = Les points de chaque camp
option-rounding = Arrondi
option-rounding-complement = Défense à la dizaine, le reste à l’attaque
option-rounding-nearest = À la dizaine, 5 vers le haut
option-rounding-six-up = À la dizaine, 5 vers le bas
option-rounding-none = Aucun, au point près
option-rounding-fives-exact = { trump-none-at-first }, un 5 vaut la moitié d’un 10
option-rounding-fives-up = { trump-none-at-first }, 5 vers le haut
option-rounding-fives-down = { trump-none-at-first }, 5 vers le bas
option-rounding-paired = Les deux camps font toujours le même total
option-rounding-lost-unit = La dizaine perdue va au plus grand reste
option-rounding-cut = La dizaine perdue est perdue
option-rounding-six-attack = À partir de 6 ; de deux 6, celui de l’attaque seul
option-last-deal = La dernière donne
option-last-deal-rounded = Arrondie comme les autres
option-last-deal-exact = Au point près
option-all-tricks =
    { $variant ->
        [belote] Tous les plis
        [belote_501] Tous les plis
        [bidding_belote] Tous les plis
        [bulgarian_belot] Tous les plis
        [croatian_bela] Tous les plis
        [baloot] Tous les plis
        [tarabish] Tous les plis
        [clabber] Tous les plis
       *[other] Tous les plis, sans capot annoncé
    }
option-all-tricks-count = La prime de tous les plis compte
option-all-tricks-count-contract = Pour le contrat et à la marque
option-all-tricks-count-score = À la marque seulement
option-all-tricks-88-pointless = 88, même contre des plis sans points
option-all-tricks-90-either = 90, à la défense aussi
option-all-tricks-90-always = 90, même sur un capot annoncé
option-all-tricks-90-forfeit-100 = 90 ; 100 en plus d’un forfait de 160
option-all-tricks-150-in-all = 150 au lieu des points des plis
option-all-tricks-250-in-all = 250 au lieu des points des plis
option-all-tricks-44-added = 44 en plus des points des plis
option-all-tricks-25-hokum = 25 { trump-suit-at }, 44 { trump-none-at }
option-all-tricks-25-flat = 25 et 44, jamais multipliés, avec toutes les annonces
option-reverse-kaboot = Tous les plis d’un sun à la défense
option-reverse-kaboot-alike = Comme tout kaboot
option-reverse-kaboot-turned-ace = Le double si la retourne est un as
option-reverse-kaboot-eldest-ace = Le double si le premier à parler a pris avec un as
option-reverse-kaboot-none = Rien : le contrat a seulement chuté
option-belote-on-failure = { score-failed-first } : { play-belote-word } de l’attaque
option-belote-on-failure-lost = Ne compte pour personne
option-belote-on-failure-to-defence = Compte pour la défense
option-belote-on-failure-kept = Compte pour l’attaque
option-declarations-on-failure = { score-failed-first } : annonces de l’attaque
option-declarations-on-failure-lost = Perdues
option-declarations-on-failure-to-defence = À la défense
option-declarations-on-failure-kept = Gardées
option-declarations-on-capot = Tous les plis : annonces de l’autre camp
option-declarations-on-capot-own = Il les garde
option-declarations-on-capot-all = Au camp qui a tous les plis
option-tie = Égalité de points
option-tie-success = { score-made-first }
option-tie-failure = { score-failed-first }
option-tie-litige = Les points de l’attaque attendent
option-tie-half = La défense marque ses points, l’attaque rien
option-tie-hang-85 = 85 points attendent la donne suivante
option-tie-sun-split = { score-failed-first } ; { trump-none-at }, chacun les siens
option-no-trump-factor = { trump-none-at-first }, multiplier les points par
option-trumpless-points = Total { trump-none-at } et { trump-all-at }
option-trumpless-points-full = 130 et 258
option-trumpless-points-162-from-14 = 162 : as à 19 ; { trump-all-at } 14-9-6-5-3-1
option-trumpless-points-162-down-to-2 = 162 : as à 19 ; { trump-all-at } 13-9-6-5-3-2
option-trumpless-points-162-scaled = 162 : as à 19 ; { trump-all-at } × 162 / 258
option-trumpless-points-152-scaled = 152 par la règle de trois, puis le dix de der
option-hand-score = La donne rapporte
option-hand-score-points = À chacun ses points
option-hand-score-winner = Tous les points au gagnant
