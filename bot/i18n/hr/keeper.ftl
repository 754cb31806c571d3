# Blok: za partije s pravim kartama.

keeper-title = Blok
keeper-what = Za karte na pravom stolu: upišete kakvo je bilo dijeljenje, a bot ga zbraja po pravilima vaše igre i kaže kako.
keeper-begin = Novi blok
keeper-button-begin = Imena…
keeper-own = Vaši blokovi
keeper-open = Otvorite blok…
keeper-field-names = Imena
keeper-hint-names =
    { $players ->
        [2] Dva imena; prvo dijeli prvo
       *[other] Dvije strane ili sva četiri imena redom igre: prvo dijeli prvo, treće igra s njim
    }
keeper-example-names =
    { $players ->
        [2] Ana, Ivo
       *[other] Mi, Oni ili Ana, Ivo, Eva, Jan
    }
keeper-field-target = Bodovi za pobjedu

keeper-totals = { $ours } { $first } · { $theirs } { $second }
keeper-after = { $ours } { $first }, { $theirs } { $second }.
keeper-next = Dijeljenje { $number }
keeper-next-dealer = Dijeljenje { $number }, dijeli { $dealer }
keeper-won = Pobjeda: { $side }!
keeper-drawn = Neriješeno: { $ours } { $first }, { $theirs } { $second }
keeper-bid-capot = kapot
keeper-bid-generale = générale
keeper-doubled = ×{ $multiplier }
keeper-deal =
    Dijeljenje { $number }: { $what }, { $result ->
        [made] prolaz
        [tie] neriješeno
        [penalty] renons
        [void] poništeno
       *[failed] pad
    }{ $capot ->
        [attack] , kapot
        [defence] , kapot obrane
       *[none] { "" }
    }: { $ours } / { $theirs }
keeper-button-taker = Zvač: { $side }
keeper-button-passed = Svi dalje
keeper-button-undo = Poništi zadnje
keeper-button-text = Kao tekst
keeper-button-export = CSV
keeper-button-sheets = Svi blokovi
keeper-button-delete = Izbriši
keeper-button-sure = Da, izbriši
keeper-button-back = Natrag na blok
keeper-button-correct = Ispravi
keeper-deleting = Izbrisati ovaj blok?
keeper-correct = Ispravite dijeljenje…
keeper-correcting = Tko je zvao? Dijeljenje se otvara kako je zapisano.
keeper-typed = Što ste upisali
keeper-typed-field = { $field }: { $value }
keeper-outdated = Pravila ove igre otad su promijenjena ili se ovdje više ne igraju: blok se može čitati, ali se ništa ne može dodati.

keeper-window = Dijeljenje { $number }: { $side }
keeper-field-bid = Ugovor
keeper-example-bid = Od { $least } do { $most }
keeper-field-trump = Adut
keeper-field-points = Bodovi: { $side }
keeper-field-typed-points = Bodovi
keeper-hint-points = Od { $total } u štihovima, sa zadnjim štihom; 102 / 60 za obje strane
keeper-example-points = 102
keeper-field-melds = Zvanja: { $side }
keeper-field-typed-melds = Zvanja
keeper-hint-melds = Ona koja vrijede; za stranu { $side } upišite / 50
keeper-example-melds = 20 + 50
keeper-field-ticks = Što još?
keeper-tick-doubled = { $word } (×{ $multiplier })
keeper-tick-belote =
    { $count ->
        [1] { play-belote-word }
       *[other] { play-belote-word } ×{ $count }
    }: { $side }
keeper-tick-swept =
    { $alone ->
        [yes] Svi štihovi, sam zvač: { $side }
       *[no] Svi štihovi: { $side }
    }
keeper-tick-ace = Okrenut je as
keeper-tick-last = Zadnji štih: { $side }
keeper-tick-guilty = Renons: { $side }

keeper-fault-unknown-bid = „{ $typed }” se ovdje ne može najaviti.
keeper-fault-no-trump = Recite što je bio adut: o njemu ovise bodovi.
keeper-fault-not-bid = { $bid } se ovdje ne može najaviti uz { $trump }.
keeper-fault-not-doubled = Na ovaj ugovor ne može toliko kontri.
keeper-fault-ticked-twice = Označili ste dvije stvari koje se isključuju.
keeper-fault-no-number = „{ $typed }” nije broj bodova: upišite 102, 82 + 20 ili 102 / 60 za obje strane.
keeper-fault-no-points = Nedostaju bodovi: koliko je od { $total } uzeo zvač?
keeper-fault-other-total = Ukupno je { $total }: { $ours } i { $theirs } je { $sum }.
keeper-fault-too-many = { $points } je više od { $total }, koliko ih ima. Svi štihovi označe se ispod, a nagrada se zbraja sama.
keeper-fault-every-point = { $side }: ukupno { $total }. Ako su to svi štihovi, označite ih ispod; inače upišite { $total } / 0 ili 0 / { $total }.
keeper-fault-swept-points = Sa svim štihovima bodova je { $total }, a ne { $points }.
keeper-fault-belotes =
    { $most ->
        [0] Bez adutske boje nema: { play-belote-word }.
        [1] { play-belote-word }: samo jednom u dijeljenju, a ne { $count }.
       *[other] { play-belote-word }: u dijeljenju najviše { $most }, a ne { $count }.
    }
keeper-fault-no-such-meld = Nikoja zvanja zajedno ne vrijede { $points }: jedno vrijedi { $melds }.
keeper-fault-melds-of-both = Ovdje vrijede zvanja samo jedne strane, a ne { $ours } i { $theirs }.
keeper-fault-meanwhile = Netko je u međuvremenu promijenio blok. Pogledajte ga; onda „Ispravi” zapisuje vaše.
keeper-refused-gone = Ovaj je blok izbrisan.
keeper-refused-outdated = Pravila ovog bloka otad su promijenjena: ništa se više ne može dodati.

keeper-column-deal = Dijeljenje
keeper-column-taker = Zvač
keeper-column-contract = Ugovor
keeper-column-attack = Bodovi zvača
keeper-column-defence = Bodovi ostalih
keeper-column-score = Zapisano: { $side }
keeper-column-total = Ukupno: { $side }
