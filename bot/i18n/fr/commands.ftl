# Les commandes telles que Discord les montre : noms de 32 caractères au plus, sans espace ni
# majuscule, descriptions de 100 caractères au plus. Le nom anglais est celui que le code connaît.

command-contree-name = contree
command-contree-description = Jouer à la belote contrée dans ce salon
command-start-name = start
command-start-description = Ouvrir une table dans ce salon
command-start-rules-name = jeu
command-start-rules-description = Le jeu, avec ses règles
command-start-target-name = objectif
command-start-target-description = Points à atteindre pour gagner la partie
command-start-computers-name = ordinateurs
command-start-computers-description = Donner les places libres à des ordinateurs
command-hand-name = main
command-hand-description = Voir vos cartes, que personne d’autre ne verra
command-table-name = table
command-table-description = Remettre la table en bas du salon
command-leave-name = quitter
command-leave-description = Quitter la table : un ordinateur prend votre place, vous pourrez revenir
command-stop-name = arrêter
command-stop-description = Arrêter la partie (pour l’hôte et ceux qui gèrent le serveur)
command-rules-name = règles
command-rules-description = Lire les règles du jeu
command-help-name = aide
command-help-description = Apprendre à jouer ici et voir les commandes
command-leaderboard-name = classement
command-leaderboard-description = Voir le classement du serveur
command-stats-name = stats
command-stats-description = Voir les statistiques d’un joueur
command-stats-member-name = joueur
command-stats-member-description = Le joueur ; vous-même si vous ne choisissez personne
