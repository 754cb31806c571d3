# Les règles de la contrée et l’aide.

rules-title = Règles · { $game }
rules-line-contree = 32 cartes, deux équipes ; annonces de 80 à 160 ou capot ; on contre même hors de son tour ; la belote aide à remplir le contrat.
rules-contree-aim =
    ### Le but
    Quatre joueurs, deux équipes : votre partenaire est en face de vous. La première équipe à { $target } points gagne. Si les deux y arrivent à la même donne, la plus riche l’emporte ; à égalité, on joue une donne de plus.
rules-contree-cards =
    ### Les cartes
    32 cartes, huit par joueur. De la plus forte à la plus faible :
    - à l’atout : V (20 points), 9 (14), A (11), 10 (10), R (4), D (3), 8 et 7 (0) ;
    - ailleurs : A (11), 10 (10), R (4), D (3), V (2), 9, 8 et 7 (0).
    Le dernier pli rapporte 10 points de plus, le « dix de der » : une donne en compte 162.
rules-contree-auction =
    ### Les enchères
    Le joueur à gauche du donneur parle le premier. On passe, ou on annonce des points et un atout : de 80 à 160 de dix en dix, ou capot (tous les plis). Chaque annonce dépasse la précédente ; qui a passé peut reparler. Trois passes de suite après une annonce fixent le contrat. Si tout le monde passe, on redonne.
    Tant qu’aucune annonce plus haute n’est venue, l’adversaire peut contrer (×2), même hors de son tour. Les annonces s’arrêtent là ; le camp contré peut encore surcontrer (×4).
rules-contree-play =
    ### Le jeu de la carte
    Le joueur à gauche du donneur entame, puis celui qui fait le pli rejoue.
    - On fournit la couleur demandée.
    - À l’atout, on monte si on le peut, même sur son partenaire.
    - Sans carte de cette couleur, si l’adversaire est maître, on coupe, et on surcoupe s’il a coupé.
    - Si le partenaire est maître, ou si l’on ne peut pas surcouper, on joue ce qu’on veut : on peut pisser.
    Le plus fort atout fait le pli, ou à défaut la plus forte carte de la couleur demandée.
rules-contree-belote =
    ### Belote et rebelote
    Le roi et la dame d’atout dans une même main s’annoncent en les jouant. Ils ne se marquent pas : ils donnent à l’attaque 20 points de marge pour remplir son contrat, sauf un capot.
rules-contree-score =
    ### La marque
    - Contrat rempli : la défense marque ses points, arrondis à la dizaine (5 vers le haut) ; l’attaque marque le reste de 160, plus son annonce.
    - Contrat chuté : l’attaque ne marque rien, la défense marque 160 plus l’annonce.
    - Le contre multiplie l’annonce par 2, le surcontre par 4. Un capot vaut 250.

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
