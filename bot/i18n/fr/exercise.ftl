# Ses propres erreurs, à rejouer.

exercise-title = Vos erreurs, à rejouer
exercise-about = Des positions de vos propres donnes où une carte ou une enchère vous a coûté cher. Trouvez mieux : ce que vous manquez revient demain, ce que vous trouvez dans quelques jours, puis quelques semaines. Personne d’autre ne le voit, et rien ne compte.
exercise-done = { $found } sur { $count } trouvées du premier coup.
exercise-due = **{ $count }** à rejouer maintenant
exercise-new =
    { $count ->
        [one] **{ $count }** nouvelle
       *[other] **{ $count }** nouvelles
    }
exercise-learnt =
    { $count ->
        [one] **{ $count }** acquise
       *[other] **{ $count }** acquises
    }
exercise-none = Aucune erreur trouvée pour l’instant. Elles se trouvent en analysant vos donnes : *Analyser*, sous une donne finie.
exercise-next-due = La prochaine revient { $when }.
exercise-waiting =
    { $count ->
        [0] Aucune de vos donnes n’attend d’être analysée : jouez, et il en viendra d’autres.
        [one] { $count } de vos donnes n’est pas encore analysée.
       *[other] { $count } de vos donnes ne sont pas encore analysées : { $most } à la fois, une minute ou deux chaque fois.
    }
exercise-head = Vos erreurs · { $number } sur { $count }
exercise-head-again = Vos erreurs · encore une fois
exercise-right = ✅ { $answer } : c’est ça.
exercise-as-good = { $best } vaut autant.
exercise-wrong = ❌ Non : { $answer }.
exercise-loss = Cela coûte { $loss } % des chances de gagner.
exercise-before = À la table : { $done } (−{ $loss } %).
exercise-same = Comme à la table (−{ $loss } %).
exercise-comes-back = La position revient { $when }.
exercise-again = La position revient à la fin de cette séance, et { $when }.
exercise-retired = Elle ne vous sera plus demandée.
exercise-button-open = Mes erreurs à rejouer
exercise-button-begin = Commencer
exercise-button-next = Suivant
exercise-button-drop = Ne plus demander
exercise-button-deal = Toute la donne
