# Regarder la main d’un joueur, s’il veut bien : pour qui n’a pas de place à la table.

watch-button = Regarder
watch-title = Regarder une main
watch-hint = Choisissez un joueur. S’il est d’accord, vous voyez sa main jusqu’à la fin de la partie, et toute la table le sait.
watch-hint-after = Après chaque donne, tout le monde voit toutes les mains avec le compte.
watch-hint-player = Une personne sans place peut demander à voir une main. Vous décidez pour la vôtre, et pour cette partie seulement.
watch-nobody = Personne ne voit votre main.
watch-button-ask = Demander ({ $seat })
watch-button-withdraw = Retirer la demande
watch-waiting = Vous avez demandé à voir la main de { $player }. La réponse s’affichera ici ; sans réponse, la demande tombe à la donne suivante.
watch-asked =
    { $watcher } aimerait voir la main de { $player }.{ $others ->
        [0] { "" }
        [one] { " " }Une autre demande attend.
       *[other] { " " }{ $others } autres demandes attendent.
    }
watch-asked-you = { $watcher } aimerait voir votre main.
watch-question = { $watcher } aimerait voir votre main jusqu’à la fin de la partie. Êtes-vous d’accord ?
watch-button-answer = Répondre
watch-button-show = Accepter
watch-button-keep = Refuser
watch-shown-to = Votre main est montrée à { $watchers }.
watch-shown-you = Vous voyez la main de { $player }.
watch-button-hide = Ne plus la montrer
watch-following = La main de { $player } est montrée à { $watchers }.
watch-hand = Main { OF($seat) } : { $player }
watch-hand-empty = Toutes les cartes sont jouées.
watch-kept-fresh = Cette main reste à jour pendant un quart d’heure ; « { watch-button-again } » en ajoute un.
watch-button-again = Actualiser
watch-button-stop = Ne plus regarder
watch-deal-over = La donne est finie : toutes les mains sont sur la table.
watch-not-granted = Vous ne verrez pas cette main : le joueur a refusé ou est parti, ou la donne a fini sans réponse.
watch-over = Vous ne voyez plus cette main : son joueur l’a voulu ou est parti, ou la partie est finie.
watch-stopped = Vous ne regardez plus cette main.
watch-withdrawn = Votre demande est retirée.
