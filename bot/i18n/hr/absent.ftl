# Da stol nikad ne zapne: vrijeme po potezu, pauza, mjesta koja mijenjaju vlasnika.

clock-hint = Kad vrijeme istekne, igra računalo; nakon dva puta zaredom do povratka
clock-only-host = To prije partije može promijeniti domaćin, { $user }.
clock-off-hint = Bez ograničenja trebaju pristati svi; svatko za stolom može ga vratiti
clock-next-hint = Počinje kad su svi spremni, ili samo, bez odsutnih
clock-next-all = svi spremni
clock-next-after = najviše { $clock }
clock-off = bez ograničenja
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
clock-turn = Ako { $player } ne odigra, računalo igra umjesto tog igrača { $time }.
clock-next-deal = Sljedeće dijeljenje počinje { $time } ili čim su svi spremni.
clock-call = { $player }, vi ste na redu: računalo će ovaj potez odigrati umjesto vas { $time }.
clock-call-now = { $player }, na redu ste.
clock-call-unheard = Ruka se ne može ponovno poslati dok se ne pritisne „{ $button }”: ništa nije pritisnuto četvrt sata.

pause-title = Partija je pauzirana
pause-by =
    Pauza na zahtjev: { $player } ({ $seat }). Nastaviti može svaki igrač{ $counts ->
        [yes] ; ako to nitko nikad ne učini, { $player } gubi partiju.
       *[no] .
    }
pause-button = Pauza
pause-done = Partija je pauzirana. Nastavlja se gumbom „{ pause-button-resume }” na stolu.
pause-button-resume = Nastavi partiju
pause-over = Partija se nastavlja.

players-button = Igrači
players-title = Igrači
players-hint = Domaćin ili većina ostalih igrača može ukloniti nekoga tko je prestao igrati. Njegove karte tada igra računalo, a mjesto može zauzeti bilo tko.
players-button-kick = Ukloni ({ $seat })
players-button-vote = Glasaj za uklanjanje ({ $seat })
players-button-take = Zauzmi mjesto ({ $seat })

kick-confirm =
    Ukloniti odsutnog igrača { $user }? Njegove će karte igrati računalo, a mjesto može zauzeti bilo tko.{ $counts ->
        [yes] { " " }Ako se { $user } ne vrati na mjesto, gubi partiju; za vaš rejting vrijedi rezultat nakon zadnjeg dijeljenja koje su odigrali svi.
       *[no] { "" }
    }
kick-confirm-lobby = Ukloniti igrača { $user } sa stola? Mjesto će biti slobodno.
kick-confirm-vote =
    Glasati za uklanjanje odsutnog igrača { $user }? Potrebna je većina ostalih igrača; njegove karte tada igra računalo.{ $counts ->
        [yes] { " " }Ako se { $user } ne vrati na mjesto, gubi partiju; za vaš rejting vrijedi rezultat nakon zadnjeg dijeljenja koje su odigrali svi.
       *[no] { "" }
    }
kick-confirm-vote-lobby = Glasati za zamjenu domaćina { $user }? Potrebna je većina ostalih igrača; mjesto će biti slobodno, a stol će dobiti drugog domaćina.
kick-button-confirm = Ukloni
kick-button-vote = Glasaj
kick-button-keep = Odustani
kick-done = { $user } više nije za stolom.
kick-voted =
    { $missing ->
        [1] Vaš glas je ubrojen. Treba još jedan.
        [one] Vaš glas je ubrojen. Treba još { $missing } glas.
        [few] Vaš glas je ubrojen. Trebaju još { $missing } glasa.
       *[other] Vaš glas je ubrojen. Treba još { $missing } glasova.
    }
kick-told = Više niste za ovim stolom: vaše karte igra računalo. Ako vam je mjesto još slobodno, vraća vam ga gumb „{ players-button }” na stolu.
