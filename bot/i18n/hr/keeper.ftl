# Blok: zapis partija s pravim kartama.

keeper-title = Blok
keeper-what = Za karte na pravom stolu: upišete kakvo je bilo dijeljenje, a bot ga obračuna po pravilima vaše igre i kaže kako.
keeper-not-kept =
    Čuva se samo blok, uz vaš račun: ni { $place ->
        [server] server ni kanal
       *[conversation] razgovor
    } ni tko još u njega piše. Imena su samo tekst i ništa se ne broji za ljestvice ili statistiku.
keeper-begin = Novi blok
keeper-button-begin = Počni…
keeper-own = Vaši blokovi
keeper-open = Otvori…
keeper-field-names = Imena
keeper-hint-names =
    { $players ->
        [2] Dva imena; prvi dijeli prvi
       *[other] Dvije strane ili sva četvorica po redu igre: prvi dijeli prvi, treći mu je partner
    }
keeper-example-names =
    { $players ->
        [2] Ana, Ivo
       *[other] Mi, Vi ili Ana, Ivo, Maja, Tin
    }
keeper-field-target = Do koliko se igra

keeper-totals = { $ours } { $first } · { $theirs } { $second }
keeper-after = { $ours } { $first }, { $theirs } { $second }.
keeper-next = Dijeljenje { $number }
keeper-next-dealer = Dijeljenje { $number }, dijeli { $dealer }
keeper-won = Partiju dobiva { $side }!
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
keeper-button-undo = Poništi zadnje dijeljenje
keeper-button-text = Kao tekst
keeper-button-export = CSV
keeper-button-sheets = Svi blokovi
keeper-button-delete = Izbriši
keeper-button-sure = Da, izbriši
keeper-button-back = Natrag na blok
keeper-button-correct = Ispravi
keeper-deleting = Izbrisati ovaj blok?
keeper-correct = Ispravi dijeljenje…
keeper-correcting = Tko je zvao? Dijeljenje se otvara kako je bilo upisano.
keeper-typed = Kako ste upisali
keeper-typed-field = { $field }: { $value }
keeper-outdated = Pravila ove igre otad su se promijenila ili se ovdje više ne igra: blok se može čitati, ali se ništa ne može dodati.

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
keeper-hint-melds = Ona koja vrijede; za drugu stranu ({ $side }) upišite / 50
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
        [yes] Svi štihovi samom zvaču: { $side }
       *[no] Svi štihovi: { $side }
    }
keeper-tick-ace = Okrenut je as
keeper-tick-last = Zadnji štih: { $side }
keeper-tick-guilty = Renons: { $side }

keeper-fault-unknown-bid = „{ $typed }” se ovdje ne može najaviti.
keeper-fault-no-trump = Upišite što je bio adut: o njemu ovise bodovi.
keeper-fault-not-bid = { $bid } se ovdje ne može najaviti uz adut { $trump }.
keeper-fault-not-doubled = Na ovaj se ugovor ne može toliko puta podići ulog.
keeper-fault-ticked-twice = Označili ste dvije stvari koje se isključuju.
keeper-fault-no-number = „{ $typed }” nije broj bodova: upišite 102, 82 + 20, ili 102 / 60 za obje strane.
keeper-fault-no-points = Nedostaju bodovi: koliko je od { $total } skupio zvač?
keeper-fault-other-total = Ukupno je { $total }: { $ours } i { $theirs } čine { $sum }.
keeper-fault-too-many = { $points } je više od { $total }, koliko ih ima. Svi štihovi označavaju se niže, a njihov se dodatak računa sam.
keeper-fault-every-point = { $side }: svih { $total }. Ako su uzeli sve štihove, označite to niže; inače upišite { $total } / 0 ili 0 / { $total }.
keeper-fault-swept-points = Sa svim štihovima bodova je { $total }, ne { $points }.
keeper-fault-belotes =
    { $most ->
        [0] Bez aduta ne postoji { play-belote-word }.
        [1] { play-belote-word }: samo jednom u dijeljenju, ne { $count }.
       *[other] { play-belote-word }: u dijeljenju najviše { $most }, ne { $count }.
    }
keeper-fault-no-such-meld = Nema zvanja koja zajedno vrijede { $points }: jedno vrijedi { $melds }.
keeper-fault-melds-of-both = Ovdje vrijede zvanja samo jedne strane, ne { $ours } i { $theirs }.
keeper-fault-meanwhile = Netko je u međuvremenu promijenio blok. Pogledajte ga; zatim „{ keeper-button-correct }” upisuje vaše.
keeper-refused-gone = Ovaj je blok izbrisan.
keeper-refused-outdated = Pravila ovog bloka otad su se promijenila: više se ništa ne može dodati.

keeper-column-deal = Dijeljenje
keeper-column-taker = Zvač
keeper-column-contract = Ugovor
keeper-column-attack = Bodovi zvača
keeper-column-defence = Bodovi ostalih
keeper-column-score = Upisano: { $side }
keeper-column-total = Ukupno: { $side }
