# Les réglages d’un serveur.

settings-title = Réglages du serveur
settings-hint = Ils valent pour les prochaines tables. Qui ouvre une table peut en choisir d’autres.
settings-language = Langue des tables
settings-language-host = Celle de l’hôte de la table
# Le nom de cette langue même.
settings-language-own = Français
settings-game = Jeu et règles maison
settings-clock = Temps par tour
settings-level = Niveau des ordinateurs
settings-pictures = Images
settings-pictures-none = Aucune
settings-pictures-none-note = tout est dit en mots
settings-pictures-tricks = À chaque pli
settings-pictures-tricks-note = la table et les mains dessinées, sans scintiller
settings-pictures-cards = À chaque carte
settings-pictures-cards-note = toujours à jour, au prix d’un clignement
settings-button-back = Réglages du serveur
settings-button-house = Règles maison
settings-button-reset = Tout remettre à zéro
settings-ladders = Classements
settings-ladders-shared = Ce serveur et tous les serveurs
settings-ladders-shared-note = les parties comptent aussi dans les classements communs
settings-ladders-apart = Ce serveur seul
settings-ladders-apart-note = rien n’en paraît dans les classements communs
settings-recounting = Je recalcule les cotes et les classements…
settings-podium = Podium de fin de saison
settings-podium-none = Publié nulle part
