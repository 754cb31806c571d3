# Pour qu’une table ne reste jamais bloquée : le temps par tour, la pause, les places reprises.

clock-title = Temps par tour
clock-hint = Passé ce temps, un ordinateur joue ce coup-là. Après deux coups de suite, il garde la place jusqu’au retour du joueur.
clock-only-host = { $user }, l’hôte, peut le changer avant la partie.
clock-off-hint = Sans limite, c’est avec l’accord de tous : avant la partie, toute personne assise peut en remettre une.
clock-next-title = Donne suivante
clock-next-hint = Après le compte, la donne suivante commence dès que tout le monde a appuyé. L’hôte peut aussi la faire venir d’elle-même, sans attendre les absents.
clock-next-all = Quand tout le monde a appuyé
clock-next-after = Au plus tard { $clock } après le compte
clock-off = illimité
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
clock-turn = Sans réponse de { $player }, un ordinateur joue ce coup { $time }.
clock-next-deal = La donne suivante commence { $time }, ou dès que tout le monde est prêt.
clock-call = { $player }, la table vous attend : un ordinateur jouera ce coup à votre place { $time }.
clock-button = Temps : { $clock }

pause-title = Partie en pause
pause-by = Demandée par { $player } ({ $seat }). Chaque joueur peut reprendre la partie ; si personne ne le fait jamais, elle est perdue pour qui a demandé la pause.
pause-button = Pause
pause-done = La partie est en pause. « { pause-button-resume } », sur la table, la fait repartir.
pause-button-resume = Reprendre la partie
pause-over = La partie reprend.

players-button = Joueurs
players-title = Les joueurs
players-hint = Quelqu’un qui ne joue plus peut être retiré : par l’hôte, ou par la majorité des autres joueurs. Un ordinateur joue alors ses cartes, et sa place est à qui veut la prendre.
players-button-kick = Retirer
players-button-vote = Voter son retrait
players-button-take = Prendre la place

kick-confirm = Retirer { $user }, qui est absent ? Un ordinateur jouera ses cartes, et quelqu’un d’autre pourra prendre la place. Si { $user } ne la reprend pas, la partie est perdue pour sa cote ; pour la vôtre, c’est le score après la dernière donne jouée par tous qui décide.
kick-confirm-lobby = Retirer { $user } de la table ? Sa place sera libre.
kick-confirm-vote = Voter le retrait de { $user }, qui est absent ? Il faut la majorité des autres joueurs ; un ordinateur jouera ensuite ses cartes. Si { $user } ne reprend pas sa place, la partie est perdue pour sa cote ; pour la vôtre, c’est le score après la dernière donne jouée par tous qui décide.
kick-confirm-vote-lobby = Voter le remplacement de { $user }, l’hôte ? Il faut la majorité des autres joueurs ; sa place sera libre, et la table aura un autre hôte.
kick-button-confirm = Retirer
kick-button-vote = Voter
kick-button-keep = Ne rien changer
kick-done = C’est fait : { $user } n’a plus de place à la table.
kick-voted =
    { $missing ->
        [one] Votre voix est comptée. Il en faut encore une.
       *[other] Votre voix est comptée. Il en faut encore { $missing }.
    }
kick-told = Vous n’avez plus de place à cette table : un ordinateur joue vos cartes. Si la place est encore libre, « { players-button } », sur la table, vous la rend.
