# Les jeux de cartes que l’on peut choisir, et le mot de chacun dans le nom de ses emojis.

packs-french = Français, deux couleurs
packs-four-colours = Français, quatre couleurs
packs-large = Grands index, 4 couleurs
packs-german = Enseignes allemandes
packs-traditional = Traditionnel (D. Bellot)

# Sans espace et court : « valet_coeur_2couleurs_1f3a » est lu à voix haute.
packs-sign-french = 2couleurs
packs-sign-four-colours = 4couleurs
packs-sign-large = grand
packs-sign-german = allemand
