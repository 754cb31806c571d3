# Računala: koliko dobro i kojom brzinom igraju.

level-expert = stručnjak
level-expert-note = zamišlja skrivene karte i traži najbolji potez
level-club = klupski igrač
level-club-note = dobre navike i uobičajene najave
level-beginner = početnik
level-beginner-note = igra jednostavno i često griješi

computers-title = Razina računala
computers-all = Za sva, i za ona koja se poslije pridruže ili uskoče:
computers-usual = Ona koja se poslije pridruže ili uskoče: { $level }
computers-hint = Razinu računala prije partije može odabrati svaki igrač za stolom.
computers-level = Razina { $level }: { $note }.
convention-one = jedan dogovor za sve
convention-title = Kako računala najavljuju
convention-dialogue = francuski dijalog
convention-dialogue-note = 90 obećava dečka i devetku; partner dodaje što ima
convention-aces = prvo asovi
convention-aces-note = 80 obećava dva asa
convention-natural = po bodovima
convention-natural-note = svatko najavljuje koliko mu ruka vrijedi
signals-button =
    { $signals ->
        [yes] Znakovi računala: da
       *[other] Znakovi računala: ne
    }
tempo-hint = Koliko čeka prije poteza i koliko puni štih ostaje na stolu
tempo-slow = sporo
tempo-normal = normalno
tempo-fast = brzo
signals-title = Što kažu odbačene karte
signals-told =
    { $told ->
        [calls] ima asa te boje ili desetku s još jednom kartom
        [refuses] nema asa te boje
        [has-ten] ima i desetku
        [no-ace] nema asa
       *[was-bare] bila je sama
    }
signals-discard = **Odbacivanje na partnerov štih**: prva mala karta zove svoju boju (as ili pokrivena desetka); kralj, dama ili dečko odbija je. Računala kažu samo ono što jest, ako ih gotovo ništa ne stoji. As pokazuje desetku, desetka poriče asa; na protivničkom štihu bila je sama.
signals-belote = **Bela na partnerov adut**: prvo dama – uz kralja ima još adut; prvo kralj – ostaje samo dama.
signals-lead = **Izlazi**: najprije boja koju je partner zvao; prva boja obrane vraća se. Kad partner sigurno uzima, dajte najviše bodova.
