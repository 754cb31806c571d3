# Une autre longueur pour la prochaine partie.

length-button = Autre longueur
length-title = Longueur de la prochaine partie
length-hint = Choisissez la longueur de la prochaine partie. Il faut l’accord de tous les joueurs présents.
length-placeholder = Quelle longueur ?
length-choice =
    { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
length-choice-deals =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
length-asked =
    { $player } propose de jouer la prochaine partie { $deals ->
        [0] en { $target ->
            [one] { $target } point
           *[other] { $target } points
        }
       *[other] en { $deals ->
            [one] { $deals } donne
           *[other] { $deals } donnes
        }
    }. Réponse attendue : { $awaited }.
length-refused = { $player } préfère garder la longueur de la partie.
length-button-yes = D’accord
length-button-no = Garder la longueur
length-button-withdraw = Retirer la proposition
length-next =
    La prochaine partie se joue { $deals ->
        [0] en { $target ->
            [one] { $target } point
           *[other] { $target } points
        }
       *[other] en { $deals ->
            [one] { $deals } donne
           *[other] { $deals } donnes
        }
    }.
length-sent = Proposition envoyée : les autres joueurs répondent sur la table.
length-done = C’est fait. « { game-button-rematch } », sur la table, lance la partie avec cette longueur.
