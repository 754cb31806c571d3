# Le cours : huit leçons, chacune de quelques coups, à l’image de la table.

lesson-title = La Contrée · leçon { $number } : { $name } ({ $move } sur { $moves })
lesson-private = Vous seul voyez cette page, rien n’est compté. Vous êtes en Sud ; votre partenaire, en face, en Nord. Ouest et Est sont vos adversaires.
lesson-lost = Je ne retrouve plus où vous en étiez : le cours a changé depuis. Le voici depuis le début.
lesson-button-hint = Que faire ?
lesson-button-continue = Continuer
lesson-button-again = Revoir cette leçon
lesson-button-next = Leçon suivante : { $name }
lesson-button-table = Ouvrir une table d’entraînement
lesson-button-join = La rejoindre
lesson-table-open = Une table est déjà ouverte dans ce salon. Rejoignez-la, ou jouez de votre côté :
lesson-finished = ✅ **Leçon { $number } terminée.** À retenir : { $learnt }
lesson-course-finished = C’était la dernière des huit leçons. À vous de jouer !
lesson-afterwards = Prêt pour de vraies cartes ? Une donne d’entraînement est pour vous seul : trois experts jouent avec vous, et rien ne compte. À une table d’entraînement, le coach vous conseille à votre tour.
lesson-no-table = Ici, je ne peux pas ouvrir de table : il faut le salon d’un serveur où je suis installé. Là, tapez { $command }, choisissez « { command-start-training-name } », puis appuyez sur « { lobby-button-fill } ».
lesson-good = ✅ { $told }
lesson-hint = Conseil : { $move }.
lesson-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lesson-opening = **{ $number }** : { $told }

# Leurs noms, et ce qu’il faut en retenir.

lesson-name-follow = Fournir et couper
lesson-name-overruff = Monter et surcouper
lesson-name-partner = Le partenaire est maître
lesson-name-belote = La belote et le dix de der
lesson-name-bids = Ce que disent 80, 90 et 100
lesson-name-contre = Contrer et défendre
lesson-name-count = Compter les atouts
lesson-name-end = La fin de la donne

lesson-learnt-follow = on fournit la couleur demandée. Si l’on n’en a pas et qu’un adversaire est maître, on coupe. Sans atout, on se défausse.
lesson-learnt-overruff = à l’atout, on monte quand on le peut ; après la coupe d’un adversaire, on surcoupe quand on le peut. Sinon, on garde ses grosses cartes.
lesson-learnt-partner = quand votre partenaire est maître et que vous jouez en dernier, ne coupez pas : chargez. À l’atout seulement, on monte même sur lui. Et votre première défausse sur son pli lui dit où est votre as.
lesson-learnt-belote = roi et dame d’atout font la belote et la rebelote. Et l’on garde de quoi faire le dernier pli, le dix de der.
lesson-learnt-bids = on ouvre selon ses pièces, le valet et le 9 d’atout ; le partenaire répond en ajoutant ce qu’il a. Passer, c’est aussi parler.
lesson-learnt-contre = on contre avec un pli d’atout sûr et des as. En défense, on encaisse ses as et l’on ne joue pas atout pour le preneur.
lesson-learnt-count = les vôtres, ceux qui sont tombés : le reste est dehors. Le preneur fait tomber les atouts, puis s’arrête quand il n’en reste plus.
lesson-learnt-end = suivez les cartes qui tombent, un 10 ou un roi devient maître. Et choisissez à temps la carte du dernier pli.

# Leçon 1 : l’ordre des cartes la précède.

lesson-at-follow-win = **Fournir.** On joue { $led } : vous en avez, il faut en fournir, et vos autres cartes sont grisées. Pour l’instant, { THE($best) } est maître ({ $winner }). Vous jouez en dernier : prenez ce pli.
lesson-done-follow-win = Vous faites le pli avec { THE($card) } : { $points } pour votre camp. Hors atout, l’as est la plus forte carte de sa couleur, et le 10 la deuxième.
lesson-at-follow-low = **Fournir sans prendre.** Ici, { THE($best) } est maître ({ $winner }). Vous jouez en dernier, et rien de ce que vous pouvez fournir ne bat cette carte : laquelle des vôtres sacrifiez-vous ?
lesson-done-follow-low = { $winner } fait le pli, qui ne vaut que { $points }. Sur un pli perdu, on donne la carte qui vaut le moins.
lesson-at-follow-ruff = **Couper.** On joue { $led }, vous n’en avez pas, et un adversaire est maître : il faut couper, c’est-à-dire jouer atout (ici { $trump }). Lequel ?
lesson-done-follow-ruff = Vous coupez avec { THE($card) } et faites le pli : { $points }. N’importe quel atout bat n’importe quelle carte d’une autre couleur.
lesson-at-follow-discard = **Se défausser.** Vous n’avez ni { $led } ni atout : vous pouvez jouer ce que vous voulez, mais vous ne pouvez pas prendre. { $winner } a coupé, le pli est perdu. Que jetez-vous ?
lesson-done-follow-discard = Bien vu : vos adversaires font le pli, mais n’y gagnent que { $points }.

# Leçon 2.

lesson-at-overruff-rise = **Monter à l’atout.** On joue atout : qui peut dépasser { THE($best) } doit le faire. Vos deux cartes permises le peuvent, et personne ne joue après vous. Laquelle met le plus de points sur ce pli ?
lesson-done-overruff-rise = Vous faites le pli avec { THE($card) } : { $points }. Plus tard, le valet, le 9 ou l’as d’atout auraient pu vous le prendre ; le voilà à l’abri.
lesson-at-overruff-must = **Surcouper.** On joue { $led }, que vous n’avez pas, et { $winner } a coupé avec { THE($best) }. Si l’un de vos atouts est plus fort, il faut le jouer : ici, un seul l’est.
lesson-done-overruff-must = Vous surcoupez avec { THE($card) } et reprenez le pli : { $points }.
lesson-at-overruff-over = **Surcouper juste assez.** { $winner } a coupé avec { THE($best) }, et vous n’avez pas de { $led }. Vous avez le choix entre plusieurs atouts plus forts : lequel garder pour plus tard ?
lesson-done-overruff-over = Vous reprenez le pli avec { THE($card) } : { $points }. Et le valet d’atout vous reste : rien ne le bat.
lesson-at-overruff-cannot = **Et si l’on ne peut pas ?** { $winner } a coupé avec { THE($best) }, et aucun de vos atouts n’est plus fort. À { variant-contree }, rien ne vous oblige alors à couper plus bas : jouez ce que vous voulez.
lesson-done-overruff-cannot = { $winner } fait le pli : { $points }. Mais vos atouts vous restent. Dans d’autres jeux, il faut « sous-couper » : les cartes grisées vous le diront.
lesson-at-overruff-under = **Atout, sans pouvoir monter.** On joue atout et { $winner } a posé { THE($best) }, que rien ne bat. Il faut quand même fournir atout : lequel ?
lesson-done-overruff-under = Vous n’avez donné que { $own }. Le valet d’atout tombé, votre 9 est maintenant le plus fort.

# Leçon 3.

lesson-at-partner-charge = **Charger.** Votre partenaire est maître avec { THE($best) } et vous jouez en dernier : ce pli est à votre camp. Que mettez-vous dessus ?
lesson-done-partner-charge = C’est ce qu’on appelle charger : le pli de votre partenaire vaut { $points }.
lesson-at-partner-void = **Ne pas couper son partenaire.** Vous n’avez pas de { $led }, mais votre partenaire est maître et vous jouez en dernier : rien ne vous oblige à couper. Que jouez-vous ?
lesson-done-partner-void = Vous chargez avec { THE($card) } : le pli vaut { $points }, et vous gardez vos atouts.
lesson-at-partner-ruffed = **Votre partenaire a coupé.** Vous n’avez pas de { $led } non plus, et { THE($best) } de votre partenaire est maître. Vous jouez en dernier : que jouez-vous ?
lesson-done-partner-ruffed = Le pli de votre partenaire vaut { $points }.
lesson-at-partner-rise = **À l’atout, on monte même sur lui.** On joue atout et votre partenaire est maître avec { THE($best) }. À { variant-contree }, il faut dépasser même son partenaire quand on le peut. Avec quoi ?
lesson-done-partner-rise = Vous faites le pli avec { THE($card) } : { $points }. Le 9, plus fort, vous servira encore.
lesson-at-partner-call = **Appeler.** Vous n’avez plus de { $led }, et votre partenaire est maître. Votre première défausse lui parle : un 7, un 8 ou un 9 appelle sa couleur, où vous avez l’as ou le 10 gardé ; un roi, une dame ou un valet la refuse. Que défaussez-vous ?
lesson-done-partner-call = { THE($card) } dit à votre partenaire où est votre as. Les ordinateurs appellent de même, et ils le pensent : vous pouvez les croire.
lesson-at-partner-answer = **Répondre à l’appel.** Sur vos atouts, votre partenaire a d’abord défaussé { THE($thrown) } : il a l’as de cette couleur, ou son 10 gardé. Vous avez fait tomber tous les atouts. Que jouez-vous ?
lesson-done-partner-answer = L’as de votre partenaire fait le pli : { $points }. On répond à l’appel tant que cet as n’est pas tombé.

# Leçon 4.

lesson-at-belote-belote = **« Belote ! »** Vous avez le roi et la dame d’atout : { $pair } de plus pour faire le contrat. On l’annonce en posant la première des deux cartes ; ici, le bot le dit pour vous. Vous devez couper : annoncez-la.
lesson-done-belote-belote = « Belote ! » Et vous faites le pli avec { THE($card) } : { $points }.
lesson-at-belote-last = **Le dix de der.** Il reste deux plis, et le dernier vaut { $last } de plus. Votre camp a { $ours } et a demandé { SHORT($bid) } : il lui faut ce dernier pli. Que jouez-vous d’abord ?
lesson-done-belote-last = Votre atout a fait le dernier pli et ses { $last } de plus : { $ours } pour { SHORT($bid) }, réussi au point près. Voici le compte.
lesson-at-belote-rebelote = **« Rebelote ! »** Vous avez déjà posé la dame d’atout. Quand le roi suivra, on dira « rebelote ». Vous devez couper, et vos deux atouts feront les deux derniers plis.
lesson-done-belote-rebelote = « Rebelote ! » Les cartes, le dix de der et la belote : voici comment on arrive au contrat, puis à la marque.

# Leçon 5 : ce que disent les annonces vient des ordinateurs.

lesson-at-bids-open80 = **Ouvrir.** Une enchère décrit votre main à votre partenaire. Dans sa couleur comptent d’abord les *pièces*, le valet et le 9 ; « troisième » : avec deux autres atouts.
    { $openings }
    Personne n’a encore parlé. Que dites-vous ?
lesson-done-bids-open80 = { SHORT($card) } a dit à votre partenaire : { $says }.
lesson-at-bids-open90 = **Les deux pièces.** Une autre main, vous parlez encore en premier.
    { $openings }
    Que dites-vous ?
lesson-done-bids-open90 = { SHORT($card) } a dit à votre partenaire : { $says }.
lesson-at-bids-open100 = **Et davantage.** Une autre main encore.
    { $openings }
    Que dites-vous ?
lesson-done-bids-open100 = { SHORT($card) } a dit à votre partenaire : { $says }.
lesson-at-bids-jack = **Répondre.** Votre partenaire a ouvert de { SHORT($bid) } : { $called }. Dites-lui ce que vous avez pour lui, en montant d’autant.
    { $answers }
lesson-done-bids-jack = Votre partenaire avait une pièce, vous apportez le valet : { SHORT($card) } dit { $says }.
lesson-at-bids-nine = **Répondre avec moins.** Votre partenaire a ouvert de { SHORT($bid) } : { $called }. Qu’avez-vous pour lui ?
    { $answers }
lesson-done-bids-nine = Le 9 avec un autre atout : { SHORT($card) } dit { $says }.
lesson-at-bids-aces = **Répondre par des as.** Votre partenaire a ouvert de { SHORT($bid) } : { $called }. Qu’avez-vous pour lui ?
    { $answers }
lesson-done-bids-aces = Vos deux as comptent aussi : { SHORT($card) } dit { $says }.
lesson-at-bids-nothing = **Ne rien avoir à dire.** Votre partenaire a ouvert de { SHORT($bid) } : { $called }. Qu’avez-vous pour lui ?
    { $answers }
lesson-done-bids-nothing = Passer parle aussi : { $says }. Votre partenaire jouera { SHORT($bid) }.

# Leçon 6.

lesson-at-contre-double = **Contrer.** { $declarer } demande { SHORT($bid) }. Si vous pensez que ce contrat va chuter, contrez : ce qu’il rapporte ou coûte est multiplié par { $times }. Il faut pour cela un pli d’atout sûr et des as. Que dites-vous ?
lesson-done-contre-double = Contré ! Vous avez promis { $says }, et le valet d’atout et deux as sont bien dans votre main.
lesson-at-contre-leave = **Ne pas contrer.** { $declarer } demande { SHORT($bid) }. Vous avez trois as, mais le preneur peut les couper. Que dites-vous ?
lesson-done-contre-leave = Sans pli d’atout, trois as suffisent pour contrer à partir de { $threshold } seulement. Gardez les vôtres pour la défense.
lesson-at-contre-lead = **Entamer en défense.** { $declarer } joue { SHORT($bid) }, et c’est à vous de poser la première carte. Toutes sont permises ; sa couleur est celle que les autres devront fournir.
lesson-done-contre-lead = Vous faites le pli avec { THE($card) } : { $points }. La défense encaisse ses as tôt, avant que le preneur ne puisse les couper.
lesson-at-contre-last = **Le dernier pli, en défense.** Il reste deux plis, et le dernier vaut { $last } de plus. Que jouez-vous d’abord ?
lesson-done-contre-last = Le dix de der est pour la défense : { $ours } pour vous, { $theirs } pour le preneur, qui avait demandé { SHORT($bid) }. C’est chuté ; voici le compte.

# Leçon 7.

lesson-at-count-first = **Faire tomber les atouts.** Chaque couleur a { $total } cartes. Vous avez { $mine } atouts : les trois autres en ont donc { $out }. Vous êtes preneur, et tant que l’adversaire a des atouts, il peut couper. Que jouez-vous ?
lesson-done-count-first = Vous faites le pli avec { THE($card) } : { $points }. Chacun a dû fournir atout, et { $left ->
        [0] il n’en reste plus dehors
        [one] il n’en reste qu’un dehors
       *[other] il n’en reste que { $left } dehors
    }.
lesson-at-count-second = **Combien en reste-t-il ?** Au premier pli sont tombés { $fallen }. Comptez vos atouts et ceux qui sont tombés : il doit y en avoir { $total } en tout. Que jouez-vous ?
lesson-done-count-second = { $out ->
        [one] Un seul était encore dehors
       *[other] Il en restait { $out } dehors
    } ; { $left ->
        [0] il vient de tomber, et vous seul avez encore des atouts
        [one] il en reste un
       *[other] il en reste { $left }
    }. Le pli vaut { $points }.
lesson-at-count-gone = **Quand s’arrêter ?** La même donne, au pli suivant : comptez encore. Que jouez-vous maintenant ?
lesson-done-count-gone = Plus personne d’autre n’a d’atout : { THE($card) } fait le pli sans risque, { $points }.
lesson-at-count-last = **Trois cartes.** Vous êtes preneur ; { $out ->
        [one] un atout est
       *[other] { $out } atouts sont
    } encore dehors. Que jouez-vous ?
lesson-done-count-last = Vous faites le pli avec { THE($card) } : { $points }. { $left ->
        [0] Plus personne d’autre n’a d’atout
        [one] Un atout reste dehors
       *[other] { $left } atouts restent dehors
    }.

# Leçon 8.

lesson-at-end-master = **Qui est maître ?** Il reste quatre cartes. Au premier pli sont tombés { $fallen }. L’une de vos cartes est devenue la plus forte de sa couleur : jouez-la.
lesson-done-end-master = Vous faites le pli avec { THE($card) } : { $points }. Retenez les as et les 10 qui tombent : cela suffit souvent.
lesson-at-end-keep = **Que garder ?** Il reste deux plis, et le dernier vaut { $last } de plus. Votre camp a { $ours } et a demandé { SHORT($bid) }. Que jouez-vous d’abord ?
lesson-done-end-keep = Votre atout a fait le dernier pli : { $ours } pour { SHORT($bid) }. Voici le compte.
lesson-at-end-out = **Trois cartes, un atout dehors.** Il ne manque que { $missing }. Que jouez-vous d’abord ?
lesson-done-end-out = Le valet a pris l’as ; le roi d’atout et votre 10, devenus maîtres, ont fait les deux derniers plis. Voici le compte.

# Ce que manque un coup (Fault).

lesson-fault-loses = { THE($card) } est plus faible que { THE($best) } : { $winner } garderait le pli. Vous pouvez le prendre avec { THE($right) }.
lesson-fault-wastes = { THE($card) } ferait aussi le pli, mais { THE($right) } suffit : gardez un atout plus fort pour plus tard.
lesson-fault-gives = { THE($card) } vaut { $own }, et ce pli est perdu. Donnez plutôt { THE($right) } : { $gain }.
lesson-fault-keeps = { THE($card) } vaut { $own }, et ce pli est à votre camp : mettez-y plutôt { THE($right) }, { $gain }.
lesson-fault-ruffs-partner = Ce pli est déjà à votre camp : avec { THE($card) }, vous perdriez un atout sans rien gagner. Chargez plutôt avec { THE($right) }.
lesson-fault-spends-trump = { THE($card) } ne bat pas { THE($best) } : vous perdriez un atout pour rien. Défaussez plutôt { THE($right) }.
lesson-fault-spends-master = { THE($card) } est la plus forte carte qui reste de sa couleur : elle fera un pli plus tard. Ici, { THE($right) } suffit.
lesson-fault-no-belote = { THE($card) } n’annonce rien : c’est en posant le roi ou la dame d’atout que l’on dit « belote », puis « rebelote ».
lesson-fault-last-trick = Après { THE($card) }, il ne vous resterait que { THE($right) } pour le dernier pli, et vous le perdriez. Faites l’inverse.
lesson-fault-leads-trump = Avec { THE($card) }, vous joueriez atout : c’est le preneur que cela aide, puisqu’il veut faire tomber les atouts de la défense. Plutôt { THE($right) }.
lesson-fault-beatable = { THE($card) } n’est pas la plus forte carte qui reste de sa couleur : un adversaire pourrait la prendre. Jouez plutôt { THE($right) }.
lesson-fault-trumps-out =
    Avec { THE($card) }, vous risquez la coupe : { $out ->
        [one] un atout est encore dehors
       *[other] { $out } atouts sont encore dehors
    }. Faites tomber les atouts d’abord, avec { THE($right) }.
lesson-fault-trumps-gone = Plus personne d’autre n’a d’atout : { THE($card) } ne ferait rien tomber. Gardez vos atouts pour reprendre la main, et jouez { THE($right) }.
lesson-fault-miscalls = { THE($card) } appellerait sa couleur, comme si vous en aviez l’as. Appelez avec { THE($right) } : là, vous avez l’as.
lesson-fault-says-nothing = { THE($card) } refuserait sa couleur : c’est vrai, mais votre partenaire ne saurait rien de votre as. Appelez avec { THE($right) }.
lesson-fault-throws-ace = { THE($card) } montrerait aussi le 10, que vous n’avez pas, et ne ferait plus de pli. Appelez-le avec { THE($right) }.
lesson-fault-ignores-call = Votre partenaire a appelé une couleur et l’attend. { THE($card) } peut venir plus tard ; jouez d’abord { THE($right) }.
lesson-fault-says-other =
    { $told ->
        [yes] { $call } dirait : { $says }. Ce n’est pas votre main.
       *[no] { $call } ne dirait rien de votre main.
    }
lesson-fault-says-less =
    { $told ->
        [yes] { $call } dirait : { $says }. Votre main dit davantage.
       *[no] { $call } ne trompe personne, mais ne dit rien non plus : votre main a mieux à dire.
    }
