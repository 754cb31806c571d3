# Les refus, au seul joueur qui a appuyé : pourquoi, et ce qu’il peut faire.
# D’abord les codes du moteur (Refusal), avec les faits que le moteur donne.

refusal-no-deal = Les cartes ne sont pas encore distribuées. La donne commence dans un instant.
refusal-game-over = Cette partie est finie. « { game-button-rematch } », sur la table, en lance une autre.
refusal-deal-over = Cette donne est finie. La suivante se lance depuis la table.
refusal-deal-running = Une donne est en cours : jouez-la jusqu’au bout d’abord.
refusal-auction-open = Les enchères ne sont pas finies. Votre main vous dit quand c’est à vous de parler.
refusal-auction-over = Les enchères sont finies : place au jeu.
refusal-not-your-turn =
    Ce n’est pas votre tour : { $count ->
        [one] on attend { $seat }
       *[other] on attend { $seat } ou son partenaire
    }. Dans votre main, les boutons s’activent d’eux-mêmes quand c’est à vous ; d’ici là, « { table-button-tricks } » vous rappelle ce qui s’est passé.
refusal-bid-too-low = Votre enchère doit dépasser { $standing } : montez, ou passez.
refusal-bid-not-offered = Cette enchère n’est pas possible ici. Choisissez-en une dans votre main.
refusal-bidding-closed = On ne peut plus enchérir. Vous pouvez encore passer, ou augmenter l’enjeu.
refusal-nothing-to-double = Il n’y a pas encore d’enchère adverse : attendez-en une.
refusal-double-not-yours = C’est à l’autre camp d’augmenter l’enjeu, pas au vôtre. À votre tour, enchérissez ou passez.
refusal-already-doubled = L’enjeu est déjà augmenté. Vous pouvez passer, ou l’augmenter encore si l’enchère est de votre camp.
refusal-bid-not-doubled = Ici, { $bid } ne se { auction-word-double } pas. À votre tour, enchérissez ou passez.
refusal-not-in-hand = Vous n’avez pas { THE($card) }. Votre main est à jour : choisissez une de ses cartes.
refusal-must-follow = Vous devez fournir : jouez { $cards }.
refusal-must-overtake-trump = Vous devez monter à l’atout : jouez { $cards }.
refusal-must-overtake = Vous devez monter dans la couleur demandée : jouez { $cards }.
refusal-must-ruff = Vous n’avez pas la couleur demandée : vous devez couper. Jouez { $cards }.
refusal-must-overruff = On a déjà coupé : vous devez surcouper. Jouez { $cards }.
refusal-ruff-too-low = Votre partenaire a coupé : si vous coupez aussi, vous devez monter. Jouez { $cards }.
refusal-no-trump-lead = Le contrat est fermé : n’entamez pas atout tant que vous avez autre chose. Jouez { $cards }.
refusal-no-underruff = Vous ne pouvez pas surcouper : pas d’atout plus bas tant que vous avez une autre carte. Jouez { $cards }.
refusal-must-name-trump = Tous les autres ont passé : vous devez nommer l’atout. Choisissez-le dans votre main.
refusal-suit-was-turned = Personne n’a voulu de la couleur { OF($turned) } : nommez-en une autre, ou passez.
refusal-trump-not-held = Vous n’avez aucune carte de cette couleur : nommez-en une que vous avez.
refusal-ashkal-barred = Ashkal n’est pas permis ici. Choisissez une autre enchère, ou passez.
refusal-double-barred-by-score = À ce score, un sun ne se double pas : passez.
refusal-nothing-to-announce = Vous n’avez rien à annoncer avec cette carte. Jouez-la sans annonce.
refusal-no-renege-to-claim = Il n’y a pas de renonce à réclamer pour l’instant : attendez que l’autre camp ait joué.

# Puis les règles de la maison (OptionRefusal).

refusal-unknown-option = Cette règle n’existe pas ici. Rien n’a changé : choisissez parmi celles de la page.
refusal-option-out-of-bounds = « { $value } » n’est pas possible ici. Choisissez une autre valeur.
refusal-number-out-of-bounds = « { $value } » n’est pas possible ici : choisissez un nombre de { $least } à { $most }.
refusal-option-does-not-apply = « { $option } » ne s’applique pas à ce jeu, tel qu’il est réglé. Rien n’a changé : choisissez une autre règle.
refusal-option-contradiction = « { $option } : { $value } » ne va pas avec « { $other } ». Rien n’a changé : changez d’abord l’autre.

# Puis ceux de la table (TableRefusal), avec les faits qu’elle donne.

refusal-channel-busy = Une table est déjà ouverte dans ce salon ; { help-command-table } la ramène en bas. Jouez-y, ou ouvrez la vôtre dans un autre salon ou dans un fil.
refusal-tables-elsewhere =
    { $channels ->
        [none] Il ne reste aucun salon où ouvrir une table. Un gestionnaire du serveur peut en choisir avec { help-command-setup }.
       *[other] Sur ce serveur, les tables et les défis s’ouvrent dans { $channels }.
    }
refusal-channels-full = { $count } salons sont déjà choisis : retirez-en un avec { help-command-setup }.
refusal-undone-before = Autre chose a changé depuis, ou c’est déjà annulé. Rouvrez les réglages : { help-command-setup }.
refusal-seat-taken = { $user } occupe déjà la place { OF($seat) }. Choisissez une autre place.
refusal-not-seated = Vous ne jouez pas à cette table. S’il y reste une place libre, prenez-la ; sinon, à la prochaine partie !
refusal-no-seat-free = Toutes les places sont prises : la partie peut commencer.
refusal-no-computer = Aucun ordinateur ne joue en { $seat } : la place a changé entre-temps. Rien n’a été fait.
refusal-too-many-people = Ce jeu se joue à { $count }, et vous êtes plus nombreux à table. Que quelqu’un se lève d’abord.
refusal-not-host = C’est à { $user }, l’hôte de la table, de le faire. En cas d’absence, les autres joueurs peuvent voter son remplacement par « { players-button } » (avant la partie, par le bouton de sa place).
refusal-not-manager = Pour arrêter la partie, demandez à { $user }, l’hôte de la table, ou à quelqu’un qui gère le serveur.
refusal-deal-given = Cette table joue la donne { $deal } : ses règles sont celles de la donne.
refusal-limit-kept = Jouer sans limite de temps demande l’accord de tous, et d’autres joueurs sont déjà assis. Choisissez-le tant que vous êtes seul à la table : ceux qui arrivent ensuite l’acceptent.
refusal-seats-empty =
    { $count ->
        [one] Il manque un joueur. Attendez-le, ou appuyez sur « { lobby-button-fill } ».
       *[other] Il manque { $count } joueurs. Attendez-les, ou appuyez sur « { lobby-button-fill } ».
    }
refusal-game-running = La partie a commencé : on n’y change plus rien avant la fin.
refusal-game-finished = Cette partie est finie. « { game-button-rematch } », sur la table, en lance une autre.
refusal-deal-finished = { refusal-deal-over }
refusal-no-game = La partie n’a pas encore commencé. L’hôte la lance avec « { lobby-button-start } » quand toutes les places sont prises, ou aussitôt avec « { lobby-button-fill } », qui donne les places libres à des ordinateurs.
refusal-already-ready = C’est noté : on attend les autres joueurs.
refusal-already-away = Vous avez déjà quitté la partie. « { table-button-hand } » vous rend votre place.
refusal-paused = La partie est en pause. « { pause-button-resume } », sur la table, la relance.
refusal-already-paused = La partie est déjà en pause. « { pause-button-resume } », sur la table, la relance.
refusal-not-paused = La partie n’est pas en pause.
refusal-pause-barred = Les autres tables de la soirée attendent celle-ci : pas de pause ici. Si vous devez vous absenter, quittez la table : un expert joue pour vous, et vous pourrez revenir.
refusal-already-seated = Vous avez déjà une place à cette table : on n’en change qu’entre deux parties.
refusal-saw-other-cards = Vous avez vu une autre main de cette donne : prenez cette place à la donne suivante, ou celle dont vous avez vu la main si un ordinateur la tient.
refusal-kick-self = Pour partir vous-même, appuyez sur « { table-button-leave } ».
refusal-not-absent =
    On ne retire un joueur que si la table l’attend depuis au moins { $count ->
        [one] une minute
       *[other] { $count } minutes
    } : ce n’est pas encore le cas de { $user }.
refusal-already-voted = Votre voix est déjà comptée : on attend celles des autres.
refusal-table-elsewhere = Vous avez déjà une table ouverte ici : { $channel }. Finissez-la, ou fermez-la avec { help-command-stop } ; si vous ne l’y voyez plus, { help-command-table } l’y ramène.
refusal-server-full =
    { $count ->
        [one] Une table est ouverte sur ce serveur, c’est sa limite. Rejoignez-la, ou revenez un peu plus tard.
       *[other] { $count } tables sont ouvertes sur ce serveur, c’est sa limite. Rejoignez-en une, ou revenez un peu plus tard.
    }
refusal-take-backs-barred = À cette table, une carte jouée est jouée. L’hôte peut permettre les reprises avant une partie.
refusal-take-back-late = Rien à reprendre : on ne reprend que son dernier coup, tant que personne d’autre n’a joué et qu’aucune carte cachée n’est apparue.
refusal-take-back-cards-known = Ce coup ne se reprend plus : il a montré des cartes aux autres.
refusal-take-back-deal-counted = Ce coup ne se reprend plus : la donne est comptée.
refusal-take-back-refused = L’autre camp a déjà dit non : ce coup reste.
refusal-take-backs-used-up =
    { $count ->
        [one] Vous avez déjà demandé une reprise dans cette donne : c’est la limite.
       *[other] Vous avez déjà demandé { $count } reprises dans cette donne : c’est la limite.
    }
refusal-already-asked = C’est déjà demandé : on attend la réponse des autres joueurs.
refusal-not-yours-to-answer = Ce n’est pas à vous d’en décider.
refusal-training-kept = C’est trop tard : l’entraînement se choisit avant la première donne, et pas pour une donne à rejouer.
refusal-no-coach = Il n’y a de coach qu’à une table d’entraînement.
refusal-coach-asked = Le coach est déjà demandé : on attend la réponse des autres joueurs.
refusal-coach-refused = Le coach a été refusé : vous pourrez le redemander à la prochaine donne.
refusal-claim-barred = À cette table, tous les plis se jouent : on peut encore réclamer une renonce.
refusal-claim-too-late = Il ne reste qu’un pli : jouez-le.
refusal-claim-denied = Vous l’avez déjà demandé à ce pli. Jouez-le d’abord.
refusal-stop-asked = L’arrêt de la partie est déjà demandé : on attend la réponse de l’autre camp.
refusal-deal-counts = Cette donne compte : elle se joue jusqu’au bout. Vous pouvez partir, un expert finit pour vous.
refusal-deal-begun = { $user } a déjà commencé cette donne ailleurs : chacun joue une fois chaque donne d’un défi.
refusal-swap-asked = Un échange de places est déjà demandé : on attend la réponse des autres joueurs.
refusal-swap-not-yours = Votre réponse n’est pas attendue : vous avez déjà dit oui, ou c’est vous qui demandez.
refusal-watch-seated = Vous jouez à cette table : vous ne pouvez pas y regarder une autre main.
refusal-watch-computer = La main d’un ordinateur reste cachée : elle se voit à la fin de la donne.
refusal-watch-absent = Ce joueur est absent : demandez-lui quand il sera revenu.
refusal-watch-asked = C’est déjà fait : choisissez un autre joueur, ou attendez la réponse.
refusal-watch-refused = Ce joueur préfère ne pas montrer sa main dans cette partie : demandez à un autre joueur, ou à la prochaine partie.
refusal-watch-saw-another = Vous avez vu une autre main de cette donne : demandez à la donne suivante.
refusal-watch-full =
    { $count ->
        [one] Quelqu’un regarde déjà une main à cette table ou le demande : c’est la limite. Réessayez plus tard.
       *[other] { $count } personnes regardent déjà une main à cette table ou le demandent : c’est la limite. Réessayez plus tard.
    }
refusal-watch-not-yours = C’est à { $seat } de répondre : chacun décide pour sa main.
refusal-cards-in-shared-play = D’autres doivent encore jouer ces cartes : elles s’ouvrent à tous quand ce sera fini.
refusal-cards-in-play = Ces cartes se jouent à une table où vous jouez ou regardez : on vous les montre une fois cette donne finie.
refusal-cards-seen = Vous avez déjà vu les cartes de cette donne : prenez place une fois qu’elle sera finie.
refusal-import-in-rated-game = Vous êtes dans une partie classée : jusqu’à sa fin, seules les donnes distribuées à une table d’ici sont analysées pour vous.
refusal-import-in-shared-play = Vous êtes au milieu d’une donne que d’autres jouent aussi : tant que vous ne l’avez pas finie, seules les donnes distribuées à une table d’ici sont analysées pour vous.
refusal-stale-press = Ce bouton n’est plus à jour : rien n’a changé. Servez-vous de ceux affichés maintenant.
refusal-table-closed = Cette table est fermée. Ouvrez-en une autre avec { help-command-start }.
refusal-unknown-table = Je ne connais plus cette table. Ouvrez-en une avec { help-command-start }.
refusal-table-lost = Ce qui a été joué à cette table n’est plus lisible : elle est fermée. Ouvrez-en une autre avec { help-command-start }.
refusal-table-waiting = Cette table vient d’une version plus récente du bot : elle attend sa mise à jour. Rien n’est perdu. Une personne qui gère le serveur peut la fermer avec { help-command-stop }.
refusal-closing = Le bot redémarre. Rien n’est perdu : réessayez dans un instant.
refusal-no-table-here = Aucune table dans ce salon. Ouvrez-en une avec { help-command-start }.
refusal-nothing-to-play =
    { $channels ->
        [none] Aucune de vos parties n’est en cours. Ouvrez une table avec { help-command-start }.
       *[other] Une table où vous jouez est ouverte dans { $channels }, et d’ici on ne peut l’atteindre : tapez-y la commande.
    }
refusal-not-your-move = Ce n’est pas à vous. Redemandez sans coup pour entendre où en est votre table.
refusal-unknown-move = Rien n’a été joué. Vous pouvez dire : { $moves }.
refusal-seated-elsewhere = Aucune table dans ce salon. Vous avez une place dans { $channels }.

# Enfin ceux des boutons et des commandes.

refusal-too-long = Ce texte compte { $count } caractères : au-delà de { $most }, rien n’est lu.
refusal-too-fast =
    { $seconds ->
        [one] Doucement ! Réessayez dans une seconde.
       *[other] Doucement ! Réessayez dans { $seconds } secondes.
    }
refusal-server-too-fast =
    { $seconds ->
        [one] Ce serveur envoie trop de demandes au bot. Réessayez dans une seconde.
       *[other] Ce serveur envoie trop de demandes au bot. Réessayez dans { $seconds } secondes.
    }
refusal-not-server-manager = Ces réglages concernent tout le serveur : il faut la permission « Gérer le serveur » pour les changer.
refusal-day-first = Jouez d’abord la donne du jour : son classement s’ouvre après votre dernière carte.
refusal-day-too-old = Cette donne est trop ancienne pour être jouée. Choisissez un jour plus récent.
refusal-day-outdated = Les règles de ce jeu ont changé depuis : cette donne ne peut plus être ni jouée ni revue.
refusal-day-watchers =
    { $count ->
        [one] { $count } personne est déjà prévenue ici
       *[other] { $count } personnes sont déjà prévenues ici
    }. Un message ne peut pas en mentionner plus.
refusal-no-daily-deal = Ce bot ne propose pas de donne du jour : son hébergeur l’a désactivée.
refusal-no-experts = Les experts ne répondent pas pour l’instant. Rien n’est perdu : appuyez sur Continuer dans un moment.
refusal-practice-outdated = Les règles de ce jeu ont changé depuis : commencez une autre donne d’entraînement.
refusal-unknown-zone =
    Il n’y a pas de fuseau horaire « { $zone } ». { $like ->
        [none] Écrivez le nom d’une grande ville, par exemple Paris.
       *[other] Peut-être : { $like }.
    }
refusal-hidden-player = { $user } ne montre pas ses statistiques. Pour voir les vôtres, ne choisissez personne.
refusal-not-yours = Ce bouton est celui d’un autre. Le vôtre vient avec { help-command-privacy }.
refusal-old-button = Ce bouton date d’une version précédente du bot. Appuyez sur ceux du dernier message de la table.
refusal-own-permissions = Vous n’avez pas vous-même le droit d’écrire dans ce salon (il manque { $permissions }) : je n’y publie donc rien pour vous.
refusal-bot-not-here = Je ne suis pas membre de ce serveur : vous seul m’y avez amené. Il faut que la personne qui gère le serveur m’ajoute avant qu’une table puisse s’ouvrir ici.
refusal-shared-lately =
    { $count ->
        [one] On vient déjà de le partager dans ce salon. Réessayez dans { $count } minute.
       *[other] On vient déjà de le partager dans ce salon. Réessayez dans { $count } minutes.
    }
refusal-missing-permissions = Il me manque des permissions dans ce salon : { $permissions }. Demandez-les à un administrateur, ou choisissez un autre salon.
refusal-post-channel = Je ne peux rien publier dans { $channel } : il m’y manque { $permissions }. Donnez-moi ces permissions, ou choisissez un autre salon.
refusal-post-not-writer = Vous ne pouvez pas écrire vous-même dans { $channel } : choisissez un salon où vous en avez le droit.
refusal-post-channel-gone = Le salon choisi n’existe plus, ou ce n’est pas un salon textuel. Choisissez-en un autre.
refusal-not-role-giver = Pour choisir ce rôle, il faut pouvoir le donner vous-même : la permission « Gérer les rôles », et un rôle au-dessus de lui.
refusal-no-rank-role = Choisissez d’abord un rôle pour l’un des niveaux.
refusal-discord-busy = Discord n’accepte pas le message de la table pour l’instant. Rien n’est perdu : réessayez dans un moment.
refusal-not-played = Je n’arrive pas à enregistrer la partie : rien n’a été joué. Réessayez dans un instant.
refusal-storage-unavailable = Je n’arrive ni à lire ni à enregistrer pour le moment. Rien n’a changé ; réessayez dans un instant.
refusal-damaged-row = Ce que vous demandez est abîmé dans mes données, et je n’arrive pas à le lire. Rien n’a changé.
refusal-discord-down = Discord ne me répond pas bien en ce moment. Ce que vous avez demandé est peut-être fait malgré tout : regardez dans un instant, par exemple avec { help-command-table }.
refusal-discord-forbidden = Discord ne me laisse pas faire cela ici : il me manque une permission. Qui gère le serveur peut me la donner.
refusal-discord-gone = Ce dont il s’agit n’existe plus sur Discord. Rouvrez-le, par exemple avec { help-command-table }.
refusal-unknown-error = Quelque chose s’est mal passé de mon côté. Rien n’est perdu : réessayez, ou remettez la table en bas avec { help-command-table }.
refusal-reference = -# Pour qui héberge le bot : c’est dans le journal sous { $reference }.

# Les permissions, comme Discord les nomme en français.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
refusal-no-such-game = Aucune partie de ce serveur ne porte ce numéro. Choisissez-en une dans la liste qui s’ouvre quand vous tapez.
refusal-already-voided = Cette partie est déjà annulée. Pour qu’elle compte de nouveau : { help-command-restore }.
refusal-own-game = Vous avez joué cette partie : c’est à quelqu’un d’autre qui gère le serveur de décider si elle compte.
refusal-not-voided = Cette partie n’est pas annulée : elle compte. Pour l’annuler : { help-command-void }.
refusal-no-server = On ne joue pas en message privé : tapez cette commande dans un salon d’un serveur où je suis.
refusal-two-people = Choisissez deux joueurs différents.
refusal-partner-or-opponent = Choisissez un partenaire ou un adversaire, pas les deux.
refusal-challenge-unknown = Aucun défi n’a ce code. Il ressemble à C-7K3Q2M.
refusal-challenge-first = Jouez d’abord cette donne : vous lirez ensuite ce que les autres en ont fait.
refusal-challenge-over = Ce défi est fini : ce qui se joue maintenant ne compte plus.
refusal-challenge-evening = C’est le défi d’une soirée : il se joue à ses tables.
refusal-challenge-too-old = Ce défi est fini depuis plus d’un mois : ses donnes ne se jouent plus.
refusal-challenge-outdated = Les règles de ce jeu ont changé depuis : ce défi ne se joue plus.
refusal-experts-play = Dans ce défi, les ordinateurs sont des experts, et ceux qui jouent contre une paire gardent leur place.
refusal-pair-plays = Ce défi se joue à deux : un ami prend la place libre en face de vous, puis vous commencez.
refusal-challenge-game = Cette partie n’est pas finie, ou aucune de ses donnes n’a été jouée : il n’y a rien à rejouer.
refusal-challenge-taken = Un défi sur une partie à la fois : { $code } est ouvert.
refusal-challenges-open =
    { $count ->
        [one] Vous avez déjà { $count } défi ouvert. Attendez sa fin.
       *[other] Vous avez déjà { $count } défis ouverts. Attendez que l’un d’eux finisse.
    }
