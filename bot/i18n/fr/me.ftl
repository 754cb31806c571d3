# Les choix d’un joueur, pour lui seul.

me-title = Vos préférences
me-hint = Elles valent pour vous seul, à toutes les tables.
me-switch = { $name } : { $state }
me-on = oui
me-off = non
me-button-on = Activer
me-button-off = Désactiver
me-forced = Carte forcée jouée d’elle-même
me-forced-hint = Quand vous n’avez qu’une carte jouable et rien à annoncer, elle est posée pour vous après un instant.
me-pack = Jeu de cartes
me-pack-hint = Les cartes que vous voyez dans vos messages privés. Votre main en change dès qu’elle est redessinée.
