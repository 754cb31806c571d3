# Druga dužina sljedeće partije.

length-button = Druga dužina
length-title = Dužina sljedeće partije
length-hint = Odaberite dužinu sljedeće partije. Moraju pristati svi igrači za stolom.
length-placeholder = Koliko dugo?
length-choice =
    { $target ->
        [one] { $target } bod
        [few] { $target } boda
       *[other] { $target } bodova
    }
length-choice-deals =
    { $deals ->
        [one] { $deals } dijeljenje
        [few] { $deals } dijeljenja
       *[other] { $deals } dijeljenja
    }
length-asked =
    { $player } predlaže da se sljedeća partija igra { $deals ->
        [0] na { $target ->
            [one] { $target } bod
            [few] { $target } boda
           *[other] { $target } bodova
        }
       *[other] u { $deals ->
            [one] { $deals } dijeljenju
           [few] { $deals } dijeljenja
           *[other] { $deals } dijeljenja
        }
    }. Čeka se odgovor: { $awaited }.
length-refused = { $player } želi zadržati dužinu partije.
length-button-yes = Pristajem
length-button-no = Zadrži dužinu
length-button-withdraw = Povuci prijedlog
length-next =
    Sljedeća partija igra se { $deals ->
        [0] na { $target ->
            [one] { $target } bod
            [few] { $target } boda
           *[other] { $target } bodova
        }
       *[other] u { $deals ->
            [one] { $deals } dijeljenju
           [few] { $deals } dijeljenja
           *[other] { $deals } dijeljenja
        }
    }.
length-sent = Prijedlog je poslan: ostali igrači odgovaraju na stolu.
length-done = Gotovo. Partija te dužine počinje gumbom „{ game-button-rematch }” na stolu.
