# Druga dužina sljedeće partije.

length-button = Druga dužina
length-title = Dužina sljedeće partije
length-hint = Odaberite do koliko se igra sljedeća partija. Moraju pristati svi igrači za stolom.
length-placeholder = Do koliko se igra?
length-choice =
    { $target ->
        [one] { $target } bod
        [few] { $target } boda
       *[other] { $target } bodova
    }
length-asked =
    { $player } predlaže da se sljedeća partija igra na { $target ->
        [one] { $target } bod
        [few] { $target } boda
       *[other] { $target } bodova
    }. Čeka se odgovor: { $awaited }.
length-refused = { $player } želi zadržati dužinu partije.
length-button-yes = Pristajem
length-button-no = Zadrži dužinu
length-button-withdraw = Povuci prijedlog
length-next =
    Sljedeća partija igra se na { $target ->
        [one] { $target } bod
        [few] { $target } boda
       *[other] { $target } bodova
    }.
length-sent = Prijedlog je poslan: ostali igrači odgovaraju na stolu.
length-done = Gotovo. Partija te dužine počinje gumbom „{ game-button-rematch }” na stolu.
