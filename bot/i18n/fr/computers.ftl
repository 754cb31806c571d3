# Les ordinateurs : leur niveau et leur rythme.

level-expert = expert
level-expert-note = imagine les cartes cachées et cherche le meilleur coup
level-club = club
level-club-note = de bons réflexes et des enchères classiques
level-beginner = débutant
level-beginner-note = joue simplement, se trompe volontiers

computers-button = Ordinateurs : { $level }
computers-title = Niveau des ordinateurs
computers-all = Pour tous, et pour ceux qui viendront s’asseoir ou remplacer un absent :
computers-usual = Ceux qui s’assoiront ou joueront pour un absent : { $level }
computers-hint = Qui est assis à la table choisit le niveau des ordinateurs avant la partie.
computers-level = Niveau { $level } : { $note }.
tempo-button = Rythme : { $tempo }
tempo-title = Rythme des ordinateurs
tempo-hint = La pause avant chaque coup d’un ordinateur, et le temps de lire un pli complet.
tempo-slow = lent
tempo-normal = normal
tempo-fast = rapide
