# Pour qu’une table ne reste jamais bloquée : le temps par tour, la pause, les places reprises.

clock-hint = Passé ce temps, un ordinateur joue ; après deux coups, jusqu’au retour
clock-only-host = { $user }, l’hôte, peut le changer avant la partie.
clock-off-hint = Sans limite, il faut l’accord de tous ; chaque joueur assis peut en remettre une
clock-next-hint = Elle commence quand tous sont prêts, ou d’office, sans les absents
clock-next-all = tous prêts
clock-next-after = { $clock } au plus
clock-off = illimité
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
clock-turn = Si { $player } ne joue pas, un ordinateur joue à sa place { $time }.
clock-next-deal = La donne suivante commence { $time }, ou dès que tout le monde est prêt.
clock-call = { $player }, c’est à vous : un ordinateur jouera ce coup à votre place { $time }.
clock-call-now = { $player }, c’est à vous.
clock-call-unheard = Sa main ne peut plus lui être renvoyée avant un appui sur « { $button } » : rien n’a été pressé depuis un quart d’heure.

pause-title = Partie en pause
pause-by =
    En pause, à la demande de { $player } ({ $seat }). Chaque joueur peut reprendre{ $counts ->
        [yes]   ; si personne ne le fait jamais, { $player } perd la partie.
       *[no] .
    }
pause-button = Pause
pause-done = La partie est en pause. « { pause-button-resume } », sur la table, la relance.
pause-button-resume = Reprendre la partie
pause-over = La partie reprend.

players-button = Joueurs
players-title = Les joueurs
players-hint = L’hôte, ou la majorité des autres joueurs, peut retirer quelqu’un qui ne joue plus. Un ordinateur joue alors ses cartes, et la place est à prendre.
players-button-kick = Retirer ({ $seat })
players-button-vote = Voter le retrait ({ $seat })
players-button-take = Prendre la place ({ $seat })

kick-confirm =
    Retirer { $user } pour absence ? Un ordinateur jouera ses cartes, et la place sera à prendre.{ $counts ->
        [yes] { " " }Si { $user } ne la reprend pas, la partie compte comme perdue ; pour vous compte le score après la dernière donne jouée par tous.
       *[no] { "" }
    }
kick-confirm-lobby = Retirer { $user } de la table ? Sa place sera libre.
kick-confirm-vote =
    Voter le retrait de { $user } pour absence ? Il faut la majorité des autres joueurs ; un ordinateur jouera alors ses cartes.{ $counts ->
        [yes] { " " }Si { $user } ne reprend pas sa place, la partie compte comme perdue ; pour vous compte le score après la dernière donne jouée par tous.
       *[no] { "" }
    }
kick-confirm-vote-lobby = Voter le remplacement de { $user }, l’hôte ? Il faut la majorité des autres joueurs ; sa place sera libre, et la table changera d’hôte.
kick-button-confirm = Retirer
kick-button-vote = Voter
kick-button-keep = Annuler
kick-done = { $user } n’est plus à la table.
kick-voted =
    { $missing ->
        [one] Votre voix est comptée. Il en faut encore une.
       *[other] Votre voix est comptée. Il en faut encore { $missing }.
    }
kick-told = Vous n’êtes plus à cette table : un ordinateur joue vos cartes. Si la place est encore libre, « { players-button } », sur la table, vous la rend.
