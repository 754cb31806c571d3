# La table pendant la partie : ce que tout le monde voit, à chaque phase.

table-title = { $game } · { $target } points
table-title-deals =
    { $game } · { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
table-contract = { BY($contract) }
table-deal = Donne { $number } · donneur : { $dealer }
table-terms =
    { $rated ->
        [yes] Partie classée.
       *[no] Partie hors classement.
    }
table-carry =
    { $points ->
        [one] { $points } point en suspens
       *[other] { $points } points en suspens
    }
table-drawn-lowest-draw = Tirage : { $draws }. La carte la plus basse donne : { $dealer }.
table-drawn-suit-cut = Coupe : { $draws }. { $dealer } donne.
table-drawn-first-jack = Premier valet : { $draws }. { $dealer } donne.
table-team-score = { $team } { $points }
table-seat = { $seat } : { $player }
table-computer = { table-computer-name }, ordinateur ({ $level })
table-computer-name =
    { $seat ->
        [north] Nestor
        [east] Estelle
        [south] Suzanne
       *[west] Colette
    }
table-deserted = Il n’y a plus personne : la partie attend le retour d’un de ses joueurs.
table-experts-come = Les experts arrivent. En attendant, des joueurs de club les remplacent.
table-replaced = { $player } (un ordinateur joue)
table-left = { $player } (a quitté la table)
table-turn-bid = À { $seat } de parler : { $player }.
table-turn-play = À { $seat } de jouer : { $player }.
table-closed = Cette table est fermée. Ouvrez-en une autre avec { help-command-start }.
table-restarting = Le bot redémarre : la partie reprend dans un instant, là où elle en était.
table-closed-lost = Ce qui a été joué ici n’est plus lisible : la table est fermée. Rien n’est effacé : qui héberge le bot pourra l’examiner.
table-waiting = Cette table vient d’une version plus récente du bot : elle attend sa mise à jour. Rien n’est perdu, la partie reprendra alors. Une personne qui gère le serveur peut la fermer avec { help-command-stop }.
table-closed-other-rules = Une mise à jour du bot a changé les règles de ce jeu. Plutôt que d’en changer en pleine partie, on s’arrête là.
table-moved = La table continue plus bas : { $link }
table-unshown = C’est noté, mais je ne peux pas le montrer sur la table : il me manque { $permissions } dans ce salon. Quand un administrateur y aura remédié, n’importe quel bouton mettra la table à jour. En attendant, jouez vos cartes avec { help-command-hand }.
table-unshown-refused = C’est noté, mais Discord ne me laisse pas le montrer sur la table : ce salon ou ce fil est peut-être verrouillé. Quand un administrateur y aura remédié, n’importe quel bouton mettra la table à jour. En attendant, jouez vos cartes avec { help-command-hand }.
table-closed-idle = Personne n’a joué ici depuis un jour : la table est fermée, son score est gardé.

table-button-go = Aller à la table
table-button-hand = Ma main
table-button-rules = Règles
table-button-tricks = Enchères et plis
table-button-more = Plus…
table-button-leave = Quitter
side-button-close =
    { $seated ->
        [yes] Revenir à ma main
       *[no] Fermer
    }
table-more-title = Cette table

# Les confirmations, que seul le joueur voit.

leave-confirm =
    { $playing ->
        [yes] Quitter la table ? { $last ->
            [yes] Personne d’autre n’y joue : elle vous attend, et se ferme au bout d’un jour.
           *[no] Un ordinateur jouera à votre place ; vous pouvez revenir à tout moment.
        }{ $counts ->
            [yes] { " " }Si vous n’êtes pas là à la fin, ou si l’ordinateur a joué la plupart de vos coups, vous perdez la partie au classement.
            [free] { " " }Cela ne coûte rien.
           *[no] { "" }
        }
       *[other] Quitter la table ? La prochaine partie se jouera sans vous.
    }
leave-confirm-challenge = Cette donne compte. Si vous n’êtes pas là à la fin, ou si l’expert a joué la plupart de vos coups, elle vaut pour vous ce que des experts en font, 0 au mieux, moins 40.
leave-confirm-free =
    Quitter votre place ? Personne n’a encore parlé : cela ne coûte rien, et { $last ->
        [yes] la table se ferme
       *[no] la place est de nouveau libre
    }.
leave-done =
    { $playing ->
        [yes] Vous avez quitté la table. « { table-button-hand } » vous rend votre place.
       *[other] Vous avez quitté la table : la prochaine partie se fera sans vous. Si vous changez d’avis, « { game-button-rematch } », sur la table, vous rend votre place.
    }
leave-stood = Vous avez quitté votre place.
leave-button-confirm = Quitter la table
leave-button-keep = Rester
stop-confirm =
    { $playing ->
        [yes] Arrêter la partie pour tout le monde ? Elle ne compte pas : personne ne la perd.
       *[other] Fermer cette table ? Pour jouer, il faudra en ouvrir une autre.
    }
stop-confirm-challenge = Fermer la table ? Cette donne compte : à la fin du défi { $code }, des experts la finissent, et elle vaut pour ceux qui la jouent ce qu’ils en font, 0 au mieux, moins 40.
stop-confirm-free =
    Arrêter la partie ? Cela ne coûte rien.{ $others ->
        [yes] { " " }Pour les autres, le score décide.
       *[no] { "" }
    }
stop-confirm-ask = Arrêter la partie pour tout le monde ? Si l’autre camp est d’accord, elle ne compte pas. Si vous l’arrêtez sans demander, elle compte comme perdue pour vous au classement « { $ladder } » et dans vos statistiques ; pour les autres, c’est le score qui décide.
stop-confirm-lost = Arrêter la partie ? Elle comptera comme perdue pour vous au classement « { $ladder } » et dans vos statistiques.
stop-confirm-stands = Arrêter la partie pour tout le monde ? Au classement « { $ladder } » et dans les statistiques, c’est le score qui décide.
stop-sent = La question est posée à l’autre camp. La partie continue jusqu’à ce que tous aient dit oui.
stop-asked = { $player } voudrait arrêter la partie sans résultat. On attend la réponse de { $awaited }.
stop-refused = { $player } veut continuer : on joue.
stop-button-ask = Demander à l’autre camp
stop-button-lose = Arrêter et perdre
stop-button-agree = Arrêter sans résultat
stop-button-refuse = Continuer
stop-done =
    { $playing ->
        [yes] La partie est arrêtée.
       *[other] La table est fermée.
    }
stop-waiting-confirm = Cette table attend la mise à jour du bot ; sa partie reprendrait alors. Si vous la fermez, elle ne reprendra jamais ; ce qui a été joué est gardé, sans résultat.
stop-waiting-close = Fermer la table
stop-waiting-keep = Attendre la mise à jour
stop-waiting-done = La table est fermée : le salon est libre.
stop-button-confirm =
    { $playing ->
        [yes] Arrêter la partie
       *[other] { stop-waiting-close }
    }
stop-button-keep =
    { $playing ->
        [yes] Continuer à jouer
       *[other] La garder ouverte
    }
keep-done = Rien n’a changé.

# Les jeux, par la clef de leurs règles.

variant-contree = La Contrée
variant-contree_generale = Contrée avec générale
variant-contree_701 = Contrée en 701
variant-contree_coinche = Contrée ou coinche
variant-coinche = La Coinche, sans atout et tout atout
variant-belote = Belote
variant-belote_501 = Belote en 501
variant-bidding_belote = Belote bridgée
variant-bulgarian_belot = Belot bulgare
variant-croatian_bela = Bela croate
variant-decouverte = Belote découverte, à deux
variant-baloot = Baloot
variant-pilotta = Pilotta
variant-tarabish = Tarabish
variant-clabber = Clabber
