# Stol za vježbu i njegov trener.

training-button =
    { $training ->
        [yes] Vježba: da
       *[other] Vježba: ne
    }
coach-table = Stol za vježbu
coach-count =
    { $seat } je pitao trenera { $count ->
        [1] jednom
        [2] dvaput
        [one] { $count } put
        [few] { $count } puta
       *[other] { $count } puta
    }
coach-question = { $player } želi pitati trenera. Pristajete li za ovu partiju? Tada smiju pitati svi, a svi vide i koliko puta.
coach-awaited = Čeka se odgovor: { $awaited }.
coach-refused = { $player } ne želi trenera u ovom dijeljenju.
coach-button-yes = Pristajem
coach-button-no = Bez trenera
coach-button =
    { $bidding ->
        [yes] Što da zovem?
       *[no] Pitaj trenera
    }
coach-sent = Najprije moraju pristati ostali igrači. Zatim pitajte ponovno.
coach-thinking = Trener razmišlja…
coach-late = Vaš je red prošao dok je trener razmišljao.
coach-advice = Trener: **{ $move }**. { $why }
coach-forced = Ništa drugo nije moguće.
coach-chances =
    { $others ->
        [0] Izgledi za dobivenu partiju: { $best }.
       *[other] Izgledi za dobivenu partiju: { $best }; inače { $moves }.
    }
coach-chance = { $move } ({ $chance } %)
coach-made =
    { $calls ->
        [yes] { BY($contract) }, ako se to igra: { $chance } % izgleda za prolaz.
       *[no] { BY($contract) }: { $chance } % izgleda za prolaz.
    }
coach-equal = Unutar pogreške jednako vrijede { $moves }: oko { $chance } % izgleda za dobivenu partiju.
coach-otherwise = Inače: { $moves }.
coach-thumb = Ovo je savjet zdravog razuma: nije bilo što računati ili nije bilo vremena.

# Ovi potezi imaju bolje izglede od savjeta u dijeljenjima koja je trener isprobao.

coach-better-untrue = U isprobanim dijeljenjima češće se dobiva ovako: { $moves }; ali to bi partneru opisalo drukčije karte od vaših.
coach-better-thumb = Ovo je savjet zdravog razuma: u nekoliko isprobanih dijeljenja češće se dobiva ovako: { $moves }.
coach-better-clear = U isprobanim dijeljenjima češće se dobiva ovako: { $moves }. Neki bi se drugi stručnjak možda odlučio za to.
