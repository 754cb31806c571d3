# Les choix d’un joueur, pour lui seul.

me-title = Vos préférences
me-hint = Elles ne s’appliquent qu’à vous, à toutes les tables.
me-read = Lisez-moi tout
me-read-short = Pour écouter au lieu de regarder : des mots seuls.
me-read-hint = Pour qui écoute, avec un lecteur d’écran ou sans : ni images ni émojis, chaque mot en entier, les cartes jouables d’abord. Votre tour arrive comme un nouveau message.
me-button-notify = M’avertir d’une place libre
me-button-privacy = Ce qui est conservé sur moi
me-switch = { $name } : { $state }
me-on = oui
me-off = non
me-button-hints = Aide
me-hints-screens = Ce qu’on voit et entend
me-hints-play = Le jeu
me-hints-news = Nouvelles et analyse
me-button-back = Retour
me-forced = Carte forcée jouée d’office
me-forced-hint = Quand vous n’avez qu’une carte jouable et rien à annoncer, elle est posée pour vous après un instant. Les autres voient alors que vous n’aviez pas le choix.
me-colours = Carrés bleus et orange
me-colours-hint = Pour qui distingue mal le vert du rouge : bleu, blanc et orange au lieu de vert, jaune et rouge. Une forme est à côté de chacun dans les deux cas.
me-time = Plus de temps
me-time-1 = Réflexion : comme tous
me-time-2 = Réflexion : 2 fois plus
me-time-4 = Réflexion : 4 fois plus
me-time-hint = Le temps que la pendule d’une table vous laisse. Le bot vous appelle alors dès que c’est à vous. Pas dans les défis, où tous ont le même temps.
me-time-given =
    Vous avez maintenant { $factor ->
        [2] deux
       *[4] quatre
    } fois plus de temps que les autres, à toutes les tables à pendule. { help-command-me } pour le changer.
me-pack = Jeu de cartes
me-pack-hint = Les cartes des messages que vous seul voyez. Le changement se voit au coup suivant.
me-hand = Votre main
me-hand-hint = Le rangement de vos cartes et la taille de leurs boutons. Le changement se voit au coup suivant.
me-order-trumps = Atout d’abord, décroissant
me-order-trumps-rising = Atout d’abord, croissant
me-order-suits = Par couleur, décroissant
me-order-suits-rising = Par couleur, croissant
me-order-strength = Par force, décroissant
me-order-strength-rising = Par force, croissant
me-size-small = Petits boutons
me-size-words = Grands boutons, en mots
me-pings = Mentions
me-pings-hint = Le bot vous mentionne quand une table vous attend. Avec ou sans mention, la table dit à qui c’est de jouer.
me-pings-everywhere = Mentions : partout
me-pings-here = Mentions : ce serveur seul
me-pings-nowhere = Mentions : jamais
me-pings-elsewhere = Mentions : autre serveur
me-feats = Nouveaux exploits
me-feats-hint = À la fin d’une partie, un message que vous seul voyez vous dit ce qu’elle vous a valu. Sur les serveurs qui annoncent les exploits, si vous le coupez, les vôtres ne sont pas annoncés.
me-reacts = Réactions
me-reacts-hint = Sous « { table-button-more } », un mot à la table pendant un pli : « { reaction-well-played } », « { reaction-ouch } ». Désactivées, elles ne vous sont plus proposées.
me-reminded = Rappel des rendez-vous
me-reminded-hint = Deux mentions au plus par soirée où vous venez : une demi-heure avant, et à l’heure dite.
me-analysis = Analyse automatique de mes donnes
me-analysis-hint = Après chaque partie, derrière tout le reste, 40 donnes par jour au plus. S’active quand vous ouvrez une analyse pour la première fois ; vos erreurs deviennent alors des exercices.
