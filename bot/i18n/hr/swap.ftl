# Zamjena dvaju mjesta između dviju partija.

swap-button = Promijeni partnere
swap-title = Promjena partnera
swap-hint = Odaberite dva igrača koji mijenjaju mjesta. Moraju pristati svi igrači za stolom.
swap-hint-host = Odaberite dva igrača koji mijenjaju mjesta. Vi ste domaćin: zamjena je odmah, za sljedeću partiju.
swap-placeholder = Koja mjesta?
swap-choice =
    { $first } i { $second }: { $partners ->
        [yes] drugi partneri
       *[no] isti partneri
    }
swap-asked = { $player } predlaže da { $first } i { $second } zamijene mjesta za sljedeću partiju. Moraju pristati svi ostali igrači.
swap-refused = { $player } želi da mjesta ostanu kakva jesu.
swap-button-yes = Pristajem
swap-button-no = Neka mjesta ostanu
swap-next = U sljedećoj partiji:
swap-sent = Zahtjev je poslan: ostali igrači odgovaraju na stolu.
swap-done = Gotovo. Partija s tim mjestima počinje gumbom „{ game-button-rematch }” na stolu.
