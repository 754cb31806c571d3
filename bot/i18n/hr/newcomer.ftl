# Stranica za one koji još nisu završili nijednu partiju.

newcomer-button = Prvi put ovdje?
newcomer-title = Prvi put ovdje?
newcomer-partner = Vaš **partner** sjedi nasuprot vama ({ $seat }): { $player }. Pobjeđujete i gubite zajedno.
newcomer-sides = „**Mi**” znači vas dvoje; „**oni**” drugo dvoje.
newcomer-numbers = **Licitirati** znači odabrati broj pa boju: vaša strana obećava najmanje toliko bodova, a ta boja postaje adut. Morate reći više od zadnje najave ili „dalje”.
newcomer-trump = **Zvati** znači reći želite li adut; inače kažete „dalje”. Tko zove, mora sa svojom stranom skupiti više bodova od druge strane.
newcomer-cards = Karte koje ne smijete odigrati zasivljene su: pravilo ne možete prekršiti.
newcomer-button-lesson =
    { $variant ->
        [contree] Prva lekcija
        [contree_generale] Prva lekcija
        [contree_701] Prva lekcija
        [contree_coinche] Prva lekcija
       *[other] Prva lekcija igre La Contrée
    }
newcomer-trial = Proba: ova se partija ne računa i smijete je napustiti.
