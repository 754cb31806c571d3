# Riječi igre: bot/rulebook/glossary.py bira one koje trebaju njezinim pravilima.

words-title = Riječi · { $game }
words-range = Riječi { $first } do { $last } od { $count }
words-deal = **Dijeljenje**: karte se podijele jednom i igraju do zadnje. Partija ih ima više.
words-hand = **Ruka**: karte koje držite.
words-pile = **Hrpa**: otkrivena karta na pokrivenoj. Igraju se samo otkrivene, a svaka otkriva kartu ispod sebe.
words-kitty =
    { $variant ->
        [croatian_bela] **Talon**: zadnje dvije karte svake ruke
        [tarabish] **Kitty**: zadnje tri karte svake ruke
       *[other] **Talon**: zadnje karte svake ruke
    }, pokrivene dok se ne odabere adut.
words-turned = **Okrenuta karta**: karta koja se pri dijeljenju okrene. Njezina je boja predloženi adut.
words-trick = **Štih**: po jedna karta svakog igrača. Uzima ga najjača, a tko ga uzme, izlazi u sljedeći.
words-lead = **Izlaziti**: igrati prvu kartu u štihu. Ostali moraju dati njezinu boju.
words-opening-lead = **Prvi izlaz**: prva karta dijeljenja.
words-follow = **Dati boju**: odigrati kartu tražene boje.
words-void = **Prazna boja**: boja u kojoj nemate nijednu kartu.
words-trump = **Adut**: boja odabrana u licitaciji. Tuče ostale tri, a njezine karte imaju svoj poredak: dečko, zatim devetka.
words-hokum = **Hokum**: ugovor s adutom.
words-sun = **Sun**: ugovor u kojem nijedna boja nije adut. Jači je od hokuma, a štihovi vrijede dvostruko.
words-ashkal = **Ashkal**: sun u kojem okrenuta karta ide zvačevu partneru.
words-pass = **Dalje** (bas): riječ ide sljedećem.
words-no-trumps =
    { $variant ->
        [bulgarian_belot] **Bez aduta** (bez koz)
       *[other] **Bez aduta**
    }: ne siječe se, a u svakoj je boji najjači as, zatim desetka.
words-all-trumps =
    { $variant ->
        [bulgarian_belot] **Sve adut** (vsičko koz)
       *[other] **Sve adut**
    }: u svakoj je boji najjači dečko, zatim devetka, i nijedna ne siječe drugu.
words-bid = **Najava, ugovor**: bodovi koje strana obećava i adut; zadnja najava postaje ugovor.
words-ladder = **Najava, ugovor**: ono što igrač želi igrati, više od zadnje najave{ $variant ->
        [bulgarian_belot] : tref (spatija), karo, herc (kupa), pik (pika), bez aduta, sve adut
       *[other] { "" }
    }. Zadnja postaje ugovor.
words-take =
    { $variant ->
        [clabber] **Igrati je** („play it”): uzeti boju okrenute karte za adut. Ako svi kažu **dalje**, smije se reći druga boja.
       *[other] **Uzeti** („je prends”): uzeti boju okrenute karte za adut. Ako svi kažu **dalje**, smije se reći druga boja.
    }
words-call =
    { $variant ->
        [croatian_bela] **Zvati**: reći „zovem” i boju aduta. **Dalje**: prepustiti riječ sljedećem.
        [tarabish] **Ići** („go”): odabrati adut. **Dalje** prepušta riječ sljedećem.
       *[other] **Zvati**: odabrati adut. **Dalje** prepušta riječ sljedećem.
    }
words-forced =
    { $variant ->
        [tarabish] **Prisiljen** („forced”)
       *[other] **Na musu**
    }: djelitelj kad su svi ostali rekli dalje: mora zvati.
words-declarer =
    { $variant ->
        [baloot] **Zvač** (kupac): igrač čiji se hokum ili sun igra.
       *[other] **Zvač**: igrač koji je zvao adut.
    }
words-sides =
    { $variant ->
        [baloot] **Kupci, ostali**: zvač i njegov partner, na stranici bodova **napad**; druga dvojica, **obrana**.
       *[other] **Napad, obrana**: zvač i njegov partner; druga dvojica.
    }
words-double = **Kontra**: oklada da će protivnički ugovor pasti; ulog raste.
words-redouble = **Rekontra**: strana kojoj je rečena kontra još povisuje ulog.
words-triple = **Trostruko, četverostruko**: nakon kontre strane naizmjence povisuju ulog.
words-match = **Meč**: zadnje povišenje. Tko dobije dijeljenje, dobiva partiju.
words-gahwa = **Gahwa** (kava): zadnje povišenje. Tko dobije dijeljenje, dobiva partiju.
words-closed = **Zatvoren** (maqful): hokum s kontrom u kojem se ne smije izaći u adut. Inače je **otvoren**.
words-ruff = **Sjeći**: odigrati adut kad nemate traženu boju.
words-overruff = **Ići preko, sjeći preko (iber)**: odigrati jači adut od onoga na stolu.
words-discard = **Odbaciti**: odigrati kartu druge boje koja nije adut.
words-master = **Držati, najjača karta**: štih drži igrač koji bi ga sad uzeo; karta je najjača ako je ništa preostalo u njezinoj boji ne tuče.
words-guarded = **Pokrivena karta**: ima uza se drugu kartu svoje boje, kao devetka koja ne pada pod dečka.
words-third = **Treći, četvrti**: s još dvije, s još tri karte svoje boje.
words-piece = **Glavni aduti**: adutski dečko i adutska devetka.
words-side-ace = **As sa strane**: as koji nije adut.
words-renege =
    { $variant ->
        [tarabish] **Renons** („misplay”)
        [baloot] **Renons** (qayd)
       *[other] **Renons**
    }: karta protiv pravila. { $claimed ->
        [yes] Druga je strana može prijaviti.
       *[no] Ovdje se ne može odigrati.
    }
words-meld =
    { $variant ->
        [baloot] **Zvanje** (projekt)
       *[other] **Zvanje**
    }: { $fours ->
        [yes] karte u nizu ili četiri jednake.
       *[no] karte u nizu.
    } Piše se samo po sebi.
words-sequence = **Niz**: karte iste boje po redu. Tri su { play-meld-three }, četiri { play-meld-four-in-sequence }{ $five ->
        [yes] , pet { play-meld-five }.
       *[no] .
    }{ $variant ->
        [clabber] { " " }Dad u kojem je bell zove se **40-dollar dad**.
       *[other] { "" }
    }
words-four =
    { $variant ->
        [baloot] **Četiri jednake**: četiri asa, kralja, dame, dečka ili desetke su { play-meld-five }; četiri asa u sunu su { play-meld-four-hundred }.
        [clabber] **Četiri iste**: četiri karte iste vrijednosti; četiri dečka su „mule”.
        [bulgarian_belot] **Kare**: četiri karte iste vrijednosti.
       *[other] **Četiri iste**: četiri karte iste vrijednosti.
    }
words-winning-run =
    { $variant ->
        [croatian_bela] **Belot**: cijela boja
       *[other] **Pobjednički niz**: dug niz
    } u jednoj ruci. Odmah dobiva partiju.
words-belote =
    { $variant ->
        [baloot] **Baloot**
        [pilotta] **Pilotta**
        [tarabish] **Bella** (bells)
        [clabber] **Bell**
        [bulgarian_belot] **Belot**
       *[other] **Bela**
    }: adutski kralj i dama u istoj ruci.
words-last-trick =
    { $variant ->
        [bulgarian_belot] **Posljednjih deset**
        [baloot] **Tlo** (al-ard)
        [pilotta] **Piso**
        [croatian_bela] **Zadnji štih**
        [tarabish] **Zadnji štih**
        [clabber] **Zadnji štih**
       *[other] **Zadnji štih** („dix de der”)
    }: donosi 10 bodova više.
words-capot =
    { $variant ->
        [bulgarian_belot] **Kapo** (valat)
        [croatian_bela] **Štiglja**
        [baloot] **Kaboot**
       *[other] **Kapot**
    }: svi štihovi jednoj strani.
words-generale = **Générale**: svi štihovi samom zvaču.
words-made =
    { $variant ->
        [bulgarian_belot] **Izkarana, vkarana**: ugovor je ispunjen; ugovor je pao (unutra)
        [baloot] **Kupci dobivaju, gube** (khasran): imaju više bodova od ostalih ili nemaju
        [pilotta] **Mesa** (unutra): ugovor je pao
        [tarabish] **Bait** (bate): zvačeva strana ima manje bodova, a ostali uzimaju sve
        [clabber] **Set**: zvačeva strana padne i ne piše ništa: XX na bloku, „turkey tracks”
       *[other] **Prolaz, pad**: zvačeva strana ima što joj treba ili nema
    }.
words-hanging =
    { $variant ->
        [bulgarian_belot] **Visi**
       *[other] **Neriješeno** („litige”)
    }: strane su izjednačene. Bodovi čekaju pobjednika nekog od sljedećih dijeljenja.
words-half =
    { $variant ->
        [tarabish] **Half-bait**
       *[other] **Pola**
    }: strane su izjednačene. Obrana piše svoje bodove, napad ništa.
