# Ce qui est écrit sur les images, et les mêmes choses en toutes lettres pour qui ne les voit pas.

pictures-bid = Enchères : { $contract }
pictures-called = Contrat : { $contract }
pictures-no-bid = Enchères
pictures-contract-short = { SHORT($contract) }
pictures-deal = Donne { $number }
pictures-problem = Problème { $number }
pictures-lesson = Leçon { $number }
pictures-reading = Lecture
pictures-dealer = donneur : { $dealer }
pictures-dealer-mark = D
pictures-last-trick = Dernier pli
pictures-team =
    { $team ->
        [north_south] N–S
       *[east_west] E–O
    }

pictures-of-table = Image de la table. { $deal }.
pictures-of-lobby = Image de la table avant la partie : { $game }.
pictures-computer = { $called } · ordi
pictures-computer-short = { $seat } ⚙
pictures-said = { $seat } dit : « { $word } ».
pictures-seat = { $seat } : { $player }.
pictures-awaited = À { $seat } de jouer.
pictures-awaited-call = À { $seat } de parler.
pictures-your-turn = À vous de jouer.
pictures-your-call = À vous de parler.
pictures-calls = Dernières enchères : { $calls }.
pictures-turned = Carte retournée : { $card }.
pictures-laid = { $seat } { $card }
pictures-laid-best = { $seat } { $card } (maître)
pictures-trick = Sur la table : { $plays }.
pictures-past-trick = Dernier pli : { $plays }.
pictures-piles = Devant { $seat } (+1 : une carte cachée dessous) : { $cards }.
pictures-pile-covering = { $card } +1
pictures-pile-bare = une carte cachée
pictures-scores = Score : { $scores }.
pictures-held = Main : { $cards }.
pictures-playable = Vous pouvez jouer : { $cards }.

pictures-not-playable = Pas pour l’instant : { $cards }.

pictures-of-game =
    Image : le score après chaque donne. { $deals ->
        [one] Une donne
       *[other] { $deals } donnes
    }, { $scores }.
pictures-turn = { $number } : { BY($contract) }, { $result ->
        [made] réussi
        [failed] chuté
       *[other] ni réussi ni chuté
    }, { $first } à { $second }
pictures-turn-bare = { $number } : sans contrat, { $first } à { $second }

pictures-moment-capot = Capot !
pictures-moment-double = Chuté !
pictures-moment-comeback = Remontée !
pictures-told-capot = { $team } fait tous les plis
pictures-told-double =
    { $team } avait { $variant ->
        [coinche] coinché
       *[other] contré
    }
pictures-told-comeback =
    { $team } passe devant, après { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard
