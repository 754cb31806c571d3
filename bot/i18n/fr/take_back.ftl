# Reprendre une fausse manœuvre, avec l’accord d’en face ; réclamer les plis qui restent.

take-back-button = Reprendre { $what }
take-back-call = « { $call } »
take-back-asked = { $player } demande à reprendre { $what }. { $awaited } peut accepter ou refuser ; si le jeu continue avant, la demande tombe.
take-back-agreed = { $player } est d’accord.
take-back-asked-until = Sans réponse, la demande tombe { $time }.
take-back-question = { $player } demande à reprendre { $what }. Êtes-vous d’accord ?
take-back-waiting = Vous avez demandé à reprendre { $what }. On attend la réponse de { $awaited }.
take-back-agreed-waiting = Vous êtes d’accord pour que { $player } reprenne { $what }. On attend la réponse de { $awaited }.
take-back-button-yes = Accepter
take-back-button-no = Refuser
take-back-done = { $player } a repris { $what }.
take-back-refused = { $by } refuse : { $player } ne reprend pas { $what }.
take-back-lapsed = Tout le monde n’a pas accepté à temps : { $player } ne reprend pas { $what }.
take-back-overtaken = Le jeu a continué avant la réponse : { $player } ne reprend pas { $what }.
take-backs-button =
    { $allowed ->
        [yes] Reprendre un coup : permis
       *[other] Reprendre un coup : interdit
    }

claim-button =
    { $variant ->
        [baloot] Sawa : le reste est pour moi
       *[other] Le reste est pour moi
    }
claim-denied = Ce n’est pas certain : d’après ce que vous pouvez savoir, vous pourriez encore perdre un pli. Jouez celui-ci.
claim-made =
    { $player } abat son jeu : { $tricks ->
        [one] le dernier pli lui revient
       *[other] les { $tricks } derniers plis lui reviennent
    } à coup sûr.
