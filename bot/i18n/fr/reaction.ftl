# Un mot d’un joueur, à côté de son nom, le temps d’un pli.

reaction-hint = Un mot à la table, le temps d’un pli :
reaction-done = Un mot par pli : le vôtre est sur la table.
reaction-once = Vous avez déjà dit un mot pendant ce pli.
reaction-off = Les réactions sont désactivées, sur ce serveur ou dans vos préférences.
reaction-said = { $player } : « { $reaction } »
reaction-well-played = Bien joué
reaction-bravo = Bravo
reaction-thanks = Merci partenaire
reaction-ouch = Aïe
reaction-sorry = Désolé
reaction-lucky = Quelle chance
