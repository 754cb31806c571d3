# Koliko je netko dobro igrao u analiziranim dijeljenjima.

accuracy-none = Ovdje još nije analizirano nijedno dijeljenje igrača { $player }. To radi *Analiza* ispod završenog dijeljenja.
accuracy-deals = **{ $deals ->
        [one] { $deals } analizirano dijeljenje
        [few] { $deals } analizirana dijeljenja
       *[other] { $deals } analiziranih dijeljenja
    }**
accuracy-what =
    { $what ->
        [cards] Karte
        [calls] Licitacija
        [declarer] Kao zvač
        [partner] Kao partner zvača
       *[defence] U obrani
    }
accuracy-line = { $name }: **{ $value }** ({ $count })
accuracy-few = Premalo odluka za ocjenu (ispod { $least }): { $names }
accuracy-few-one = { $name } ({ $count })
accuracy-about = Od 100, s brojem odluka. Iznuđene i jednako vrijedne karte ne broje se.

accuracy-periods =
    { $weekly ->
        [yes] Tjedan po tjedan
       *[no] Mjesec po mjesec
    }
accuracy-curve =
    Preciznost karata, { $weekly ->
        [yes] po tjednima
       *[no] po mjesecima
    }

accuracy-mistakes = Što je najviše koštalo
accuracy-mistake =
    { $kind ->
        [trumps-late] Aduti izvučeni prekasno
        [trumps-wasted] Izlaz u adut bez potrebe
        [master-kept] Najjača karta odigrana prekasno
        [master-early] Najjača karta odigrana prerano
        [wrong-suit] Izlaz u krivu boju
        [ruff-missed] Propušteno sječenje
        [ruff-wasted] Nepotrebno sječenje
        [trick-left] Štih koji je trebalo uzeti
        [trick-taken] Štih koji je trebalo pustiti
        [points-kept] Partnerov štih bez punjenja
        [points-given] Bodovi bačeni na protivnički štih
        [wrong-discard] Odbačena kriva karta
        [played-high] Prejaka karta u boji
       *[played-low] Preslaba karta u boji
    }: { $count ->
        [1] jednom
        [one] { $count } put
        [few] { $count } puta
       *[other] { $count } puta
    }, { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }{ $count ->
        [1] { "" }
       *[other] { " " }svaki put
    }
accuracy-mistakes-none = U ovim dijeljenjima nema grešaka.
accuracy-mistakes-all =
    Postotni bodovi izgleda za pobjedu; ukupno { $count ->
        [one] { $count } greška
        [few] { $count } greške
       *[other] { $count } grešaka
    }, svaka od najmanje 5

accuracy-luck = Sreća u kartama
accuracy-luck-held = S otvorenim kartama: **{ $points }**
accuracy-luck-usual = Prosječan stol: **{ $points }**
accuracy-luck-made = Vaš stol: **{ $points }**
accuracy-luck-balance = Sreća: **{ $points }**, po dijeljenju { $each }
accuracy-luck-few = Premalo dijeljenja za ocjenu ({ $count } od { $least })
accuracy-luck-mixed = Kaže se kad su sva ta dijeljenja iste igre: svaka igra broji bodove na svoj način.
accuracy-luck-about = Bodovi kojima strana vodi. Sreća: koliko su njezine karte vrijedile s otvorenim kartama, manje ono što s njima postižu prosječni stolovi računala.

accuracy-button-analyse = Analiziraj moja dijeljenja
accuracy-waiting =
    { $count ->
        [0] Sva vaša dijeljenja odavde su analizirana.
        [one] { $count } vaše dijeljenje još nije analizirano: odjednom najviše { $most }, prvo najnovija.
        [few] { $count } vaša dijeljenja još nisu analizirana: odjednom najviše { $most }, prvo najnovija.
       *[other] { $count } vaših dijeljenja još nije analizirano: odjednom najviše { $most }, prvo najnovija.
    }
accuracy-progress =
    { $of ->
        [1] Analiza vašeg dijeljenja: gotovo { $done } od { $of }
       *[other] Analiza vaših dijeljenja: gotovo { $done } od { $of }
    }
