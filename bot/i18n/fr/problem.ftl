# Problèmes pour tous : quelle carte, quelle annonce.

problem-title = Problèmes
problem-head =
    Problème · { $game } · { $kind ->
        [bids] enchères
       *[cards] cartes
    } · niveau { NUMBER($points, useGrouping: 0) }
problem-found =
    { $count ->
        [one] Vous êtes la première personne à y répondre.
       *[other] { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de { $count } personnes ont trouvé.
    }
problem-rating = Votre niveau : ≈ { NUMBER($points, useGrouping: 0) }
problem-rating-later = Votre niveau s’affiche après { $least ->
        [one] { $least } réponse
       *[other] { $least } réponses
    } ({ $count } pour l’instant).
problem-none =
    { $count ->
        [0] Il n’y a pas encore de problèmes de ce jeu.
       *[other] Vous avez répondu à tous les problèmes : { $count } en tout. Ceux que vous avez manqués reviennent parmi vos erreurs.
    }
problem-why-title =
    { $kind ->
        [bids] Pourquoi cette enchère
       *[cards] Pourquoi cette carte
    }
problem-button-later = Revoir plus tard
problem-button-why = Pourquoi ?
problem-button-report = Signaler
problem-report-title = Qu’est-ce qui ne va pas ?
problem-report-label = En une phrase, pour qui héberge le bot
