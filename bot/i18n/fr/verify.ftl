# Les donnes scellées : chacun peut vérifier que les cartes suivaient d’une graine choisie d’avance.

verify-title = Vérifier la donne { $number } de la partie { $game }
verify-title-none = Vérifier les donnes
verify-none = Aucune donne à vérifier pour l’instant : la graine d’une donne se montre quand la donne est finie.
verify-no-table = Aucune partie n’a encore été jouée dans ce salon. Ouvrez une table avec { help-command-start }.
verify-running = Donne { $number } (en cours), scellée par `{ $seal }`. Notez-le : la graine sera montrée à la fin.
verify-withheld = La graine de la donne { $number } reste cachée jusqu’à la fin d’une autre donne : ici, le paquet est seulement ramassé et coupé, et elle révélerait les mains suivantes.
verify-unsealed = Cette donne a été distribuée avant que le bot ne scelle les donnes : elle ne peut pas être vérifiée.
verify-seal = Sceau, montré pendant la donne : `{ $seal }`
verify-seed = Graine, tirée avant la donne : `{ $seed }`
verify-equal = **Recalculée : identique.** Le paquet et toutes les mains découlent de la graine.
verify-equal-first = **Recalculée : identique.** Le premier donneur, le paquet et toutes les mains découlent de la graine.
verify-different = **Recalculée : différente.** La donne enregistrée ne découle pas de sa graine.
verify-yourself = Pour vérifier vous-même, avec le code du bot :
verify-choose = Choisir une autre donne
verify-choice = Partie { $game }, donne { $number }
verify-other-rules = Cette table a été jouée avec une autre version des règles : ses donnes ne se recalculent plus ici.
verify-given = Cette donne a été choisie : elle ne vient pas d’une graine.
verify-button-here = Vérifier les donnes jouées ici
verify-button = Vérifier la donne
