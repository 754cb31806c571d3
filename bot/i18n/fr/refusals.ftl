# Les refus, au seul joueur qui a appuyé : pourquoi, et ce qu’il peut faire.
# D’abord les codes du moteur (Refusal), avec les faits que le moteur donne.

refusal-no-deal = Les cartes ne sont pas encore distribuées. La donne commence dans un instant.
refusal-game-over = Cette partie est finie. « { game-button-rematch } », sur la table, en lance une autre.
refusal-deal-over = Cette donne est finie. La suivante se lance depuis la table.
refusal-deal-running = Une donne est en cours : jouez-la jusqu’au bout d’abord.
refusal-auction-open = Les enchères ne sont pas finies : on jouera ensuite. Votre main vous dit si c’est à vous de parler.
refusal-auction-over = Les enchères sont finies : le contrat est fixé, place au jeu.
refusal-not-your-turn =
    Ce n’est pas votre tour : { $count ->
        [one] on attend { $seat }
       *[other] on attend { $seat } ou son partenaire
    }. Dans votre main, les boutons s’activent d’eux-mêmes quand c’est à vous ; d’ici là, « { table-button-tricks } » vous rappelle ce qui s’est passé.
refusal-bid-too-low = Votre enchère doit dépasser { $standing } : montez, ou passez.
refusal-bid-not-offered = Cette enchère n’existe pas à cette table. Choisissez-en une parmi celles de votre main.
refusal-bidding-closed = Plus personne ne peut surenchérir. Il reste à passer, à contrer ou à surcontrer.
refusal-nothing-to-double = Il n’y a rien à contrer : attendez une enchère de l’adversaire.
refusal-double-not-yours = Ce n’est pas à votre camp de le dire : on contre une enchère de l’adversaire, et on surcontre la sienne. À votre tour, enchérissez ou passez.
refusal-already-doubled = C’est déjà fait : l’enchère est contrée. Il reste à passer, ou à surcontrer si elle est de votre camp.
refusal-not-in-hand = Vous n’avez pas { THE($card) }. Votre main est à jour : choisissez une de ses cartes.
refusal-must-follow = Vous devez fournir la couleur demandée : jouez { $cards }.
refusal-must-overtake-trump = Vous devez monter à l’atout : jouez { $cards }.
refusal-must-ruff = Vous n’avez pas la couleur demandée : vous devez couper. Jouez { $cards }.
refusal-must-overruff = On a déjà coupé : vous devez surcouper. Jouez { $cards }.
refusal-ruff-too-low = Votre partenaire a coupé : si vous coupez aussi, vous devez monter. Jouez { $cards }.
refusal-no-trump-lead = Le contrat est contré : n’entamez pas d’atout tant que vous avez autre chose. Jouez { $cards }.
refusal-must-name-trump = Tous les autres ont passé : vous devez nommer l’atout. Choisissez-le dans votre main.
refusal-suit-was-turned = Personne n’a voulu de la couleur { OF($turned) } : nommez-en une autre, ou passez.
refusal-trump-not-held = Vous n’avez aucune carte de cette couleur : on ne nomme qu’un atout dont on a une carte.
refusal-ashkal-barred = Ashkal n’est pas permis ici. Choisissez une autre enchère, ou passez.
refusal-double-barred-by-score = Au score où en est la partie, un sun ne se contre pas : passez, ou attendez la donne suivante.
refusal-nothing-to-announce = Vous n’avez rien à annoncer avec cette carte. Jouez-la sans annonce.
refusal-nothing-to-challenge = Il n’y a pas de renonce à réclamer pour l’instant : attendez que l’autre camp ait joué.

# Puis les règles de la maison (OptionRefusal).

refusal-unknown-option = Cette règle n’existe pas ici. Rien n’a changé : choisissez parmi celles de la page.
refusal-option-out-of-bounds = « { $value } » n’est pas possible ici. Choisissez une autre valeur.
refusal-number-out-of-bounds = « { $value } » n’est pas possible ici : choisissez un nombre de { $least } à { $most }.
refusal-option-does-not-apply = « { $option } » n’a pas de sens dans ce jeu, tel qu’il est réglé. Rien n’a changé : choisissez une autre règle.
refusal-option-contradiction = « { $option } : { $value } » ne va pas avec « { $other } ». Rien n’a changé : réglez d’abord l’autre.

# Puis ceux de la table (TableRefusal), avec les faits qu’elle donne.

refusal-channel-busy = Une table est déjà ouverte dans ce salon ; { help-command-table } la ramène en bas. Jouez-y, ou ouvrez la vôtre dans un autre salon ou dans un fil.
refusal-seat-taken = { $user } occupe déjà la place { OF($seat) }. Choisissez une autre place.
refusal-not-seated = Vous ne jouez pas à cette table. S’il y reste une place libre, prenez-la ; sinon, à la prochaine partie !
refusal-no-seat-free = Il n’y a plus de place libre : la partie peut commencer.
refusal-no-computer = Aucun ordinateur ne joue en { $seat } : la place a changé entre-temps. Rien n’a été fait.
refusal-too-many-people = Ce jeu se joue à { $count } : il y a trop de monde à la table. Que quelqu’un se lève d’abord.
refusal-not-host = C’est à { $user }, l’hôte de la table, de le faire. En cas d’absence, les autres joueurs peuvent voter un remplacement avec { help-command-kick }.
refusal-not-manager = Pour arrêter la partie, demandez à { $user }, l’hôte de la table, ou à quelqu’un qui gère le serveur.
refusal-limit-kept = Jouer sans limite de temps demande l’accord de tous, et d’autres joueurs sont déjà assis. Ce choix se fait quand vous êtes la seule personne assise : en prenant place ensuite, chacun l’accepte.
refusal-seats-empty =
    { $count ->
        [one] Il manque un joueur. Attendez-le, ou appuyez sur « { lobby-button-fill } ».
       *[other] Il manque { $count } joueurs. Attendez-les, ou appuyez sur « { lobby-button-fill } ».
    }
refusal-game-running = La partie a commencé : cela ne se change plus avant la fin.
refusal-game-finished = Cette partie est finie. « { game-button-rematch } », sur la table, en lance une autre.
refusal-no-game = La partie n’a pas encore commencé. L’hôte la lance avec « { lobby-button-start } » quand toutes les places sont prises, ou aussitôt avec « { lobby-button-fill } » : des ordinateurs prennent alors les places libres.
refusal-already-ready = C’est noté : on attend les autres joueurs.
refusal-already-away = Vous avez déjà quitté la partie. « { table-button-hand } » vous rend votre place.
refusal-paused = La partie est en pause. « { pause-button-resume } », sur la table, la fait repartir.
refusal-already-paused = La partie est déjà en pause. « { pause-button-resume } », sur la table, la fait repartir.
refusal-not-paused = La partie n’est pas en pause : elle continue.
refusal-already-seated = Vous avez déjà une place à cette table : on n’en change qu’entre deux parties.
refusal-saw-other-cards = Vous connaissez une autre main de cette donne : prenez cette place à la donne suivante, ou dès maintenant celle dont vous connaissez la main, si un ordinateur la tient.
refusal-kick-self = Pour partir vous-même, appuyez sur « { table-button-leave } ».
refusal-not-absent =
    On ne retire qu’un joueur absent, que la table attend depuis au moins { $count ->
        [one] une minute
       *[other] { $count } minutes
    } : ce n’est pas encore le cas de { $user }.
refusal-already-voted = Votre voix est déjà comptée : on attend celles des autres.
refusal-table-elsewhere = Vous avez déjà une table ouverte ici : { $channel }. Finissez-la ou fermez-la d’abord avec { help-command-stop } ; si elle ne s’y voit plus, { help-command-table } l’y ramène.
refusal-server-full =
    { $count ->
        [one] Une table est déjà ouverte sur ce serveur, et c’est le plus qu’il puisse avoir. Rejoignez-la, ou revenez un peu plus tard.
       *[other] { $count } tables sont ouvertes sur ce serveur, et c’est le plus qu’il puisse avoir. Rejoignez-en une, ou revenez un peu plus tard.
    }
refusal-no-person = { $user } n’a pas de place à cette table. Choisissez quelqu’un qui y joue.
refusal-take-backs-barred = À cette table, une carte jouée est jouée : rien ne se reprend. Avant une partie, l’hôte peut en décider autrement.
refusal-take-back-late = Il n’y a plus rien à reprendre : on ne reprend que son propre coup, tant que personne d’autre n’a joué et qu’aucune carte cachée n’est apparue.
refusal-take-back-cards-known = Ce coup ne se reprend plus : il a fait connaître des cartes, et cela ne s’oublie pas.
refusal-take-back-deal-counted = Ce coup ne se reprend plus : la donne est comptée.
refusal-take-back-refused = L’autre camp a déjà dit non : ce coup reste.
refusal-take-backs-used-up =
    { $count ->
        [one] Vous avez déjà demandé une reprise dans cette donne ; c’est le plus qu’on puisse.
       *[other] Vous avez déjà demandé { $count } reprises dans cette donne ; c’est le plus qu’on puisse.
    }
refusal-already-asked = C’est déjà demandé : l’autre camp répond.
refusal-not-yours-to-answer = Ce n’est pas à vous de répondre : l’autre camp décide.
refusal-claim-barred = À cette table, tous les plis se jouent : une renonce peut encore se réclamer.
refusal-claim-too-late = Il ne reste qu’un pli : jouez-le.
refusal-claim-denied = Vous l’avez déjà demandé pendant ce pli. Jouez-le d’abord.
refusal-stop-asked = L’arrêt de la partie est déjà demandé : on attend la réponse de l’autre camp.
refusal-swap-asked = Un échange de places est déjà demandé : on attend la réponse des autres joueurs.
refusal-swap-not-yours = Votre réponse n’est pas attendue : vous avez déjà dit oui, ou c’est vous qui demandez.
refusal-watch-seated = Vous jouez à cette table : on n’y regarde pas la main des autres.
refusal-watch-computer = La main d’un ordinateur reste cachée : elle se voit à la fin de la donne.
refusal-watch-absent = Ce joueur est absent : demandez-lui quand il sera revenu.
refusal-watch-asked = C’est déjà fait : choisissez un autre joueur, ou attendez la réponse.
refusal-watch-refused = Ce joueur préfère ne pas montrer sa main dans cette partie : demandez à un autre joueur, ou à la prochaine partie.
refusal-watch-saw-another = Vous connaissez une autre main de cette donne : demandez à la donne suivante.
refusal-watch-full =
    { $count ->
        [one] Quelqu’un regarde déjà une main à cette table ou le demande, et il n’y a pas de place pour deux. Réessayez plus tard.
       *[other] { $count } personnes regardent déjà une main à cette table ou le demandent : c’est le plus qu’il puisse y en avoir. Réessayez plus tard.
    }
refusal-watch-not-yours = C’est à { $seat } de répondre : chacun décide pour sa main.
refusal-stale-press = Ce bouton date d’un instant plus tôt : rien n’a changé. Regardez où l’on en est, puis appuyez sur ce qui est affiché maintenant.
refusal-table-closed = Cette table est fermée. Ouvrez-en une autre avec { help-command-start }.
refusal-unknown-table = Je ne connais plus cette table. Ouvrez-en une avec { help-command-start }.
refusal-table-lost = Ce qui a été joué à cette table ne peut plus être relu : elle est fermée. Ouvrez-en une autre avec { help-command-start }.
refusal-table-waiting = Cette table attend que le bot soit mis à jour : on y a joué avec une version plus récente. Rien n’est perdu. Une personne qui gère le serveur peut la fermer avec { help-command-stop }.
refusal-closing = Le bot redémarre. Rien n’est perdu : réessayez dans un instant.
refusal-no-table-here = Aucune table dans ce salon. Ouvrez-en une avec { help-command-start }.
refusal-seated-elsewhere = Aucune table dans ce salon. Vous avez une place dans { $channels }.

# Enfin ceux des boutons et des commandes.

refusal-too-fast =
    { $seconds ->
        [one] Doucement : cela fait beaucoup de demandes en une minute. Réessayez dans une seconde.
       *[other] Doucement : cela fait beaucoup de demandes en une minute. Réessayez dans { $seconds } secondes.
    }
refusal-server-too-fast =
    { $seconds ->
        [one] Ce serveur demande beaucoup au bot en ce moment. Réessayez dans une seconde.
       *[other] Ce serveur demande beaucoup au bot en ce moment. Réessayez dans { $seconds } secondes.
    }
refusal-not-server-manager = Ces réglages valent pour tout le serveur : seuls ceux qui ont la permission « Gérer le serveur » les changent.
refusal-hidden-player = { $user } ne montre ses statistiques à personne. Sans choisir de joueur, vous voyez les vôtres.
refusal-not-yours = Ce bouton est celui d’un autre. Le vôtre vient avec { help-command-privacy }.
refusal-old-button = Ce bouton date d’une version précédente du bot. Appuyez sur ceux du dernier message de la table.
refusal-missing-permissions = Il me manque des permissions dans ce salon : { $permissions }. Demandez-les à un administrateur, ou choisissez un autre salon.
refusal-podium-channel = Je ne peux pas publier le podium dans { $channel } : il m’y manque { $permissions }. Donnez-moi ces permissions dans ce salon, ou choisissez-en un autre.
refusal-podium-channel-gone = Le salon choisi pour le podium n’existe plus, ou ce n’est pas un salon textuel. Choisissez-en un autre.
refusal-not-role-giver = Pour qu’un niveau donne ce rôle, il faut pouvoir le donner vous-même : la permission « Gérer les rôles », et un rôle au-dessus de celui-là.
refusal-no-rank-role = Choisissez d’abord un rôle pour l’un des niveaux.
refusal-discord-busy = Discord n’accepte pas le message de la table pour l’instant. Rien n’est perdu : réessayez dans un moment.
refusal-not-played = Je n’arrive pas à enregistrer la partie. Rien n’a été joué ; réessayez dans un instant.
refusal-storage-unavailable = Je n’arrive ni à lire ni à enregistrer pour le moment. Rien n’a changé ; réessayez dans un instant.
refusal-unknown-error = Quelque chose s’est mal passé de mon côté. Rien n’est perdu ; réessayez, ou rouvrez la table avec { help-command-table }.

# Les permissions, comme Discord les nomme en français.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
refusal-no-such-game = Aucune partie de ce serveur ne porte ce numéro. Choisissez-en une dans la liste qui s’ouvre quand vous tapez.
refusal-already-voided = Cette partie est déjà annulée : elle ne compte plus. Pour qu’elle compte de nouveau : `/contree admin rétablir`.
refusal-own-game = Vous avez joué cette partie : un autre de ceux qui gèrent le serveur doit décider si elle compte.
refusal-not-voided = Cette partie n’est pas annulée : elle compte. Pour qu’elle ne compte plus : `/contree admin annuler`.
refusal-no-server = On ne joue pas en message privé : tapez cette commande dans un salon d’un serveur où je suis.
refusal-two-people = Choisissez deux joueurs différents.
