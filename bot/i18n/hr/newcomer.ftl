# Stranica za one koji još nisu završili nijednu partiju.

newcomer-button = Prvi put ovdje?
newcomer-partner =
    { $taken ->
        [no] Vaš će **partner** biti tko sjedne na mjesto { $seat }
       *[yes] Vaš je **partner** { $player } ({ $seat })
    }: „**mi**” ste vas dvoje, „**oni**” drugi.
newcomer-button-lesson =
    { $variant ->
        [contree] Prva lekcija
        [contree_generale] Prva lekcija
        [contree_701] Prva lekcija
        [contree_coinche] Prva lekcija
       *[other] Prva lekcija igre La Contrée
    }
newcomer-trial = Proba: ova se partija ne računa i smijete je napustiti.
