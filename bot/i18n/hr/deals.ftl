## Jedno dijeljenje: pogledati ga, podijeliti ga, odigrati ga ponovno

shared-deal-title = Dijeljenje { $code }
shared-deal-played =
    { $count ->
        [0] Još nije ponovno odigrano.
        [one] Ponovno odigrano za { $count } stolom.
        [few] Ponovno odigrano za { $count } stola.
       *[other] Ponovno odigrano za { $count } stolova.
    }
shared-deal-seen =
    { $seen ->
        [yes] Njegove karte već znate.
       *[no] Njegove karte ne znate. Ako ga želite odigrati, nemojte ih prije gledati.
    }
shared-deal-results =
    { $count ->
        [1] { $count } stol: { $best } za Sjever-Jug
        [one] { $count } stol: od { $best } do { $worst } za Sjever-Jug
        [few] { $count } stola: od { $best } do { $worst } za Sjever-Jug
       *[other] { $count } stolova: od { $best } do { $worst } za Sjever-Jug
    }
shared-deal-result =
    { BY($contract) }, { $result ->
        [made] prolaz
        [failed] pad
        [tie] neriješeno
        [penalty] renons
       *[void] poništeno
    }: { $scores }
shared-deal-result-passed = Svi su rekli dalje: { $scores }
shared-deal-busy = U ovom je kanalu otvoren stol. Nitko ništa ne gubi ako se zatvori: zatvoriti ga i ovdje igrati dijeljenje { $code }?
shared-deal-button-close = Zatvori ga i igraj ovo dijeljenje
shared-deal-button-look = Pogledaj karte
shared-deal-button-play = Igraj ovo dijeljenje
shared-deal-button-share = Objavi u ovom kanalu
shared-deal-button-export = Izvezi karte
shared-deal-button-back = Natrag na dijeljenje
shared-deal-button-id = Podijeli ili odigraj opet
shared-deal-export = Ovaj tekst sadrži sve karte dijeljenja pa ih od sada znate; imena u njemu nema. Za ponovno otvaranje zalijepite ga nakon /belote dijeljenje.
shared-deal-import-title = Otvori dijeljenje
shared-deal-import-label = Broj (D-7K3Q2M) ili tekst dijeljenja
shared-deal-unknown = Dijeljenje s brojem { $code } ne postoji ili se više ne čuva: dijeljenja koja dugo nitko ne otvori zaboravljaju se.
shared-deal-unreadable =
    Ne mogu pročitati ovo dijeljenje. { $part ->
        [head] Na početku, { $place }. riječ
        [hands] U rukama, { $place }. po redu
        [calls] U najavama, { $place }. po redu
       *[cards] Među odigranim kartama, { $place }. po redu
    }: `{ $found }`. { $why }
shared-deal-other-rules = Ne mogu pročitati ovo dijeljenje. { $why }
shared-deal-not-yours = Ovo dijeljenje mogu podijeliti samo oni koji su ga igrali.
deal-fault-too-many-parts = Dijeljenje ima najviše četiri dijela, odvojena okomitim crtama.
deal-fault-not-a-head = Najprije dolazi igra, zatim djelitelj: contree N.
deal-fault-unknown-rules = Tu igru ne poznajem.
deal-fault-not-a-seat = Igrač se piše N, E, S ili W.
deal-fault-wrong-hands = Pogrešan broj ruku za ovu igru.
deal-fault-wrong-size = Pogrešan broj karata za ovu igru.
deal-fault-not-a-card = Karta se piše jačinom i bojom: JS je pik dečko.
deal-fault-card-twice = Ova se karta pojavljuje dvaput.
deal-fault-not-a-call = To nije najava.
deal-fault-illegal = Pravila to u ovom trenutku ne dopuštaju.
clip-button = Kao klip
clip-spoiler = Klip pokazuje svaku kartu redom: otkrijte ga kad odigrate ovo dijeljenje ili ako ga nikad nećete igrati.
clip-no-cards = Svi su rekli dalje: nema karata za prikaz.
clip-busy = Trenutačno je previše posla da bi se nacrtao klip. Pokušajte ponovno za minutu.
clip-no-files = U ovom kanalu ne smijem prilagati datoteke: administrator mi može dati dopuštenje „Attach Files”.
