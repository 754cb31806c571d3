# Blok: zapis partija s pravim kartama.

score-sheet-title = Blok
score-sheet-what = Za karte na pravom stolu: upišete kakvo je bilo dijeljenje, a bot ga obračuna po pravilima vaše igre i kaže kako.
score-sheet-not-kept =
    Čuva se samo blok, uz vaš račun: ni { $place ->
        [server] server ni kanal
       *[conversation] razgovor
    } ni tko još u njega piše. Imena su samo tekst i ništa se ne broji za ljestvice ili statistiku.
score-sheet-begin = Novi blok
score-sheet-button-begin = Počni…
score-sheet-own = Vaši blokovi
score-sheet-open = Otvori…
score-sheet-field-names = Imena
score-sheet-hint-names =
    { $players ->
        [2] Dva imena; prvi dijeli prvi
       *[other] Dvije strane ili sva četvorica po redu igre: prvi dijeli prvi, treći mu je partner
    }
score-sheet-example-names =
    { $players ->
        [2] Ana, Ivo
       *[other] Mi, Vi ili Ana, Ivo, Maja, Tin
    }
score-sheet-field-since = Otkad?
score-sheet-since =
    { $since ->
        [beginning] Od početka: ime je bilo krivo
       *[now] Od dijeljenja { $number }: igra netko drugi
    }
score-sheet-field-target = Do koliko se igra

score-sheet-totals = { $ours } { $first } · { $theirs } { $second }
score-sheet-after = { $ours } { $first }, { $theirs } { $second }.
score-sheet-next = Dijeljenje { $number }
score-sheet-next-dealer = Dijeljenje { $number }, dijeli { $dealer }
score-sheet-won = Partiju dobiva { $side }!
score-sheet-drawn = Neriješeno: { $ours } { $first }, { $theirs } { $second }
score-sheet-unrounded = Bodovi se pišu onako kako su skupljeni: ništa se ne zaokružuje.
score-sheet-rounded = Kao u dijeljenju { $number }: { $steps }
score-sheet-former = Do dijeljenja { $number }: { $names }
score-sheet-bid-capot = kapot
score-sheet-bid-generale = générale
score-sheet-doubled = ×{ $multiplier }
score-sheet-deal =
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
score-sheet-deal-run = Dijeljenje { $number }: { $what }, belot: partiju dobiva { $side }
score-sheet-button-taker = Zvač: { $side }
score-sheet-button-passed = Svi dalje
score-sheet-button-undo = Poništi zadnje dijeljenje
score-sheet-button-people = Imena…
score-sheet-button-text = Kao tekst
score-sheet-button-export = CSV
score-sheet-button-sheets = Svi blokovi
score-sheet-button-delete = Izbriši
score-sheet-button-sure = Da, izbriši
score-sheet-button-back = Natrag na blok
score-sheet-button-correct = Ispravi
score-sheet-deleting = Izbrisati ovaj blok?
score-sheet-correct = Ispravi dijeljenje…
score-sheet-correcting = Tko je zvao? Dijeljenje se otvara kako je bilo upisano.
score-sheet-typed = Kako ste upisali
score-sheet-typed-field = { $field }: { $value }
score-sheet-outdated = Pravila ove igre otad su se promijenila ili se ovdje više ne igra: blok se može čitati, ali se ništa ne može dodati.

score-sheet-window = Dijeljenje { $number }: { $side }
score-sheet-field-bid = Ugovor
score-sheet-example-bid = Od { $least } do { $most }
score-sheet-field-trump = Adut
score-sheet-field-points = Bodovi: { $side }
score-sheet-field-typed-points = Bodovi
score-sheet-hint-points = Od { $total } u štihovima, sa zadnjim štihom; 102 / 60 za obje strane
score-sheet-example-points = 102
score-sheet-field-melds = Zvanja: { $side }
score-sheet-field-typed-melds = Zvanja
score-sheet-hint-melds = Ona koja vrijede; za drugu stranu ({ $side }) upišite / 50
score-sheet-example-melds = 20 + 50
score-sheet-field-ticks = Što još?
score-sheet-tick-doubled = { $word } (×{ $multiplier })
score-sheet-tick-belote =
    { $count ->
        [1] { play-belote-word }
       *[other] { play-belote-word } ×{ $count }
    }: { $side }
score-sheet-tick-swept =
    { $alone ->
        [yes] Svi štihovi samom zvaču: { $side }
       *[no] Svi štihovi: { $side }
    }
score-sheet-tick-ace = Okrenut je as
score-sheet-tick-eldest = Zvao je prvi na redu, s asom
score-sheet-tick-last = Zadnji štih: { $side }
score-sheet-tick-guilty = Renons: { $side }
score-sheet-tick-run = Belot, osam u nizu: { $side }

score-sheet-fault-no-bid = Upišite što je najavljeno.
score-sheet-fault-unknown-bid = „{ $typed }” se ovdje ne može najaviti.
score-sheet-fault-no-trump = Upišite što je bio adut: o njemu ovise bodovi.
score-sheet-fault-not-bid = { $bid } se ovdje ne može najaviti uz adut { $trump }.
score-sheet-fault-not-doubled = Na ovaj se ugovor ne može toliko puta podići ulog.
score-sheet-fault-ticked-twice = Označili ste dvije stvari koje se isključuju.
score-sheet-fault-no-number = „{ $typed }” nije broj bodova: upišite 102, 82 + 20, ili 102 / 60 za obje strane.
score-sheet-fault-no-points = Nedostaju bodovi: koliko je od { $total } skupio zvač?
score-sheet-fault-other-total = Ukupno je { $total }: { $ours } i { $theirs } čine { $sum }.
score-sheet-fault-too-many = { $points } je više od { $total }, koliko ih ima. Svi štihovi označavaju se niže, a njihov se dodatak računa sam.
score-sheet-fault-every-point = { $side }: svih { $total }. Ako su uzeli sve štihove, označite to niže; inače upišite { $total } / 0 ili 0 / { $total }.
score-sheet-fault-swept-points = Sa svim štihovima bodova je { $total }, ne { $points }.
score-sheet-fault-belotes =
    { $most ->
        [0] Bez aduta ne postoji { play-belote-word }.
        [1] { play-belote-word }: samo jednom u dijeljenju, ne { $count }.
       *[other] { play-belote-word }: u dijeljenju najviše { $most }, ne { $count }.
    }
score-sheet-fault-no-melds = Bez aduta se ovdje ništa ne zove.
score-sheet-fault-no-such-meld = Nema zvanja koja zajedno vrijede { $points }: jedno vrijedi { $melds }.
score-sheet-fault-melds-of-both = Ovdje vrijede zvanja samo jedne strane, ne { $ours } i { $theirs }.
score-sheet-fault-beside-run = Belot završava dijeljenje u prvom štihu: izostavite bodove, zvanja i ostale oznake.
score-sheet-fault-meanwhile = Netko je u međuvremenu promijenio blok. Pogledajte ga; zatim „{ score-sheet-button-correct }” upisuje vaše.
score-sheet-refused-gone = Ovaj je blok izbrisan.
score-sheet-refused-outdated = Pravila ovog bloka otad su se promijenila: više se ništa ne može dodati.

score-sheet-column-deal = Dijeljenje
score-sheet-column-taker = Zvač
score-sheet-column-contract = Ugovor
score-sheet-column-attack = Bodovi zvača
score-sheet-column-defence = Bodovi ostalih
score-sheet-column-score = Upisano: { $side }
score-sheet-column-total = Ukupno: { $side }
