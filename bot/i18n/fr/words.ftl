# Les mots du jeu, chacun défini une fois.

words-title = ### Les mots du jeu
words-deal = **Donne** : les cartes sont distribuées une fois, et jouées jusqu’à la dernière. Une partie en compte plusieurs.
words-hand = **Main** : les cartes que vous tenez.
words-lead = **Entamer** : jouer la première carte d’un pli. Sa couleur est celle que les autres doivent fournir.
words-trick = **Pli** : une carte de chacun. La plus forte le remporte, et celui qui le fait rejoue.
words-follow = **Fournir** : jouer une carte de la couleur demandée.
words-trump = **Atout** : la couleur choisie aux enchères. Elle bat les trois autres, et ses cartes ont leur ordre à elles : le valet, puis le 9.
words-ruff = **Couper** : jouer atout quand on n’a pas la couleur demandée.
words-overruff = **Surcouper, monter** : poser un atout plus fort que celui qui est sur la table.
words-discard = **Se défausser** : jouer une carte d’une autre couleur, sans couper.
words-master = **Maître** : qui remporte le pli pour l’instant ; une carte est maîtresse si plus rien ne la bat dans sa couleur.
words-bid = **Enchère, contrat** : le nombre de points qu’un camp promet de faire, et l’atout ; la dernière enchère devient le contrat.
words-declarer = **Preneur** : le joueur qui a choisi l’atout.
words-sides = **Attaque, défense** : le preneur et son partenaire ; les deux autres.
words-double = **Contrer, coincher** : parier que le contrat adverse chutera ; l’enjeu augmente.
words-meld = **Annonce** : des cartes qui se suivent ou quatre semblables. Elle rapporte des points à elle seule, dans les jeux qui en ont.
words-belote = **Belote** : le roi et la dame d’atout dans une même main.
words-last-trick = **Dernier pli** : il rapporte 10 points de plus, le « dix de der » des jeux français, la « terre » du baloot, le « piso » de la pilotta.
words-capot = **Capot** : tous les plis pour un même camp.
