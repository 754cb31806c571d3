# Kućna pravila: ime svakog (najviše 45 znakova), izbori i skupine.
# Izbor koji je broj ne treba riječi.

option-category-game = Partija
option-category-deal = Dijeljenje
option-category-auction = Licitacija
option-category-play = Igra
option-category-announcements = Zvanja
option-category-scoring = Zapis

option-target = Bodovi za pobjedu
option-deals = Broj dijeljenja
option-deals-none = Dok se ne dosegne cilj
option-target-met =
    { $variant ->
        [croatian_bela] Kraj partije
       *[other] Za dosezanje cilja
    }
option-target-met-reached =
    { $variant ->
        [croatian_bela] Na kraju dijeljenja: tko ima više
       *[other] Dovoljno je toliko bodova
    }
option-target-met-exceeded = Treba više od toga
option-target-met-prolaz =
    { $variant ->
        [croatian_bela] Prolaz: zvali, prošli i vode
       *[other] Prolaz: zvali, prošli i vode
    }
option-target-met-at-once =
    { $variant ->
        [croatian_bela] Dosta: odmah, usred dijeljenja
       *[other] Odmah, usred dijeljenja (dosta)
    }
option-target-met-without-belote = Uz { rules-belote-its } treba još nešto
option-both-reach = Kad obje strane dosegnu cilj
option-both-reach-play-on = Dobiva veći zbroj; ako je jednak, još jedno dijeljenje
option-both-reach-last-deal = Dobiva veći zbroj; ako je jednak, zadnje dijeljenje
option-both-reach-draw-if-equal = Dobiva veći zbroj; ako je jednak, neriješeno
option-both-reach-draw = Neriješeno ako obje stignu u istom dijeljenju
option-direction = Smjer igre
option-direction-clockwise = U smjeru kazaljke na satu
option-direction-counter-clockwise = Suprotno od kazaljke na satu
option-enforcement = Kršenje pravila igre
option-enforcement-engine = Nemoguće
option-enforcement-claims = Moguće; za renons se pišu zvanja obiju strana
option-enforcement-claims-own = Moguće; za renons se pišu samo vlastita zvanja

option-packets = Kako se dijeli
option-packets-3-2-3 = 3-2-3
option-packets-3-3-2 = 3-3-2
option-packets-2-3-3 = 2-3-3
option-packets-4-4 = 4-4
option-packets-6-2 = 6-2
option-packets-3-2 = 3-2
option-packets-2-3 = 2-3
option-packets-alternate = Red skrivenih, red otkrivenih i tako dalje
option-packets-rows = Najprije sve skrivene, zatim otkrivene
option-shuffle = Miješanje
option-shuffle-every-deal = Miješa se i presijeca prije svakog dijeljenja
option-shuffle-gathered = Skupi i presijeci, kao za pravim stolom (bez rejtinga)
option-dealer-names = Ako svi ostali kažu dalje, djelitelj
option-dealer-names-must = Mora zvati
option-dealer-names-may-pass = Smije i on reći dalje
option-all-pass = Kad svi kažu dalje
option-all-pass-next = Dijeli sljedeći igrač
option-all-pass-same = Opet dijeli isti igrač

option-no-trumps = Bez aduta
option-no-trumps-no = Ne igra se
option-no-trumps-yes = Može se zvati
option-all-trumps = Sve adut
option-all-trumps-no = Ne igra se
option-all-trumps-yes = Može se zvati
option-all-trumps-with-belotes = Može se zvati, s belama u svim bojama
option-ceiling = Najviša najava u boji
option-eighty = Bodovi potrebni za najavu 80
option-generale = Générale
option-generale-none = Ne može se najaviti
option-capot-worth = Vrijednost najavljenog kapota
option-capot-worth-none = Ne može se najaviti
option-capot-worth-250-flat = 250, ništa drugo
option-capot-worth-500-flat = 500, ništa drugo
option-capot-worth-250-tricks = 250, i još 250 za štihove
option-capot-worth-270-tricks = 270, i još 250 za štihove
option-capot-worth-250-failed-500 = 250, ili 500 ako padne
option-passing = Tko je rekao dalje
option-passing-open = Smije opet zvati
option-passing-final = Više ne sudjeluje
option-final-raise = Zvačevo zadnje podizanje
option-final-raise-none = Nema ga
option-final-raise-same-trump = Jednom, s istim adutom
option-final-raise-any-trump = Jednom, s bilo kojim adutom
option-self-raise = Podizanje vlastite najave
option-self-raise-no = Ne: tri puta dalje završava licitaciju
option-self-raise-other-suit = Nakon tri puta dalje, s drugim adutom
option-contre = Kontra
option-contre-none = Ne igra se
option-contre-x2 = ×2, bez rekontre
option-contre-x3 = ×2, zatim ×3
option-contre-x4 = ×2, zatim ×4
option-contre-match = ×2, ×4, zatim meč
option-contre-gahwa = ×2, ×3, ×4, zatim gahwa
option-contre-four = ×2, ×3, ×4, bez gahwe
option-contre-sun-double-only = Kao obično, ali sun staje na ×2
option-contre-sun-double-at-100 = Isto, i od 100 bodova, ne tek iznad
option-contre-timing = Kada se kaže kontra
option-contre-timing-out-of-turn = Bilo kad, i preko reda
option-contre-timing-in-turn = Samo na svojem redu
option-contre-timing-after-auction = Nakon licitacije
option-contre-overbid = Viša najava nakon kontre
option-contre-overbid-closed = Ne: kontra završava licitaciju
option-contre-overbid-overbid = Da: viša najava poništava kontru
option-contre-bids = Najave na koje se smije reći kontra
option-contre-bids-any = Sve
option-contre-bids-over-80 = Sve osim 80
option-contre-bids-no-capot = Sve osim kapota i générale
option-contre-bids-over-80-no-capot = Sve osim 80, kapota i générale
option-second-round-suit = Boje u drugom krugu
option-second-round-suit-other = Bilo koja osim okrenute
option-second-round-suit-any = Bilo koja
option-trump-named = Kada se zove adut
option-trump-named-with-bid = Uz svaku najavu
option-trump-named-after-auction = Nakon licitacije, zove ga pobjednik
option-ashkal = Tko smije reći ashkal
option-ashkal-last-two = Zadnja dvojica na redu
option-ashkal-last-two-always = Zadnja dvojica na redu, u oba kruga
option-ashkal-anyone = Svi
option-ashkal-none = Nitko
option-sun-overcall = Sun preko suna
option-sun-overcall-once = Smije svatko, jednom
option-sun-overcall-none = Ne: vrijedi prvi sun
option-kasho = Ruka samo sa 7, 8 i 9 (kasho)
option-kasho-no = Igra se
option-kasho-yes = Smije se baciti

option-first-lead = Prvi izlaz
option-first-lead-eldest = Prvi koji govori
option-first-lead-declarer = Zvač
option-first-lead-generale = Prvi koji govori; u générale zvač
option-trump-lead = Ići preko kad se igra adut
option-trump-lead-overtake = Uvijek, ako je moguće
option-trump-lead-unless-partner = Osim kad partner drži
option-trump-lead-any = Nikad obavezno
option-plain-lead = Ići preko kad se igra druga boja
option-plain-lead-overtake = Uvijek, ako je moguće
option-plain-lead-any = Nikad obavezno
option-partner-exempt = Partner drži: ne mora se sjeći
option-partner-exempt-yes = Da
option-partner-exempt-no = Ne: uvijek se mora sjeći
option-partner-exempt-until-ruffed = Da, i dok protivnik ne siječe
option-partner-exempt-never = Sjeći se nikad ne mora
option-undertrump = Kad je protivnik sjekao
option-undertrump-required = Sjeći preko, a ako se ne može, niže
option-undertrump-free = Sjeći preko, a ako se ne može, bilo što
option-undertrump-plain-card = Sjeći preko, a ako se ne može, karta koja nije adut
option-undertrump-any-trump = Bilo koji adut, viši ili niži
option-trump-over-partner = Adut na partnerovo sječenje
option-trump-over-partner-free = Bilo koji adut
option-trump-over-partner-higher = Samo viši, ako se može
option-trump-over-partner-higher-only-trumps = Viši, ako su u ruci samo aduti
option-trump-over-partner-higher-beside-others = Viši, ako ima i drugih karata
option-all-trumps-lead = Ići preko kod sve adut
option-all-trumps-lead-as-trump = Kao kad se igra adut
option-all-trumps-lead-follow = Ne: dovoljno je dati boju
option-trump-lock = Zatvoreni hokum: bez izlaska u adut
option-trump-lock-every-lead = Pri ×2 i ×4, u svakom štihu
option-trump-lock-first-lead = Pri ×2 i ×4, samo u prvom štihu
option-trump-lock-at-four = Samo pri ×4
option-trump-lock-chosen = Kako kaže tko je dao kontru (maftuh, maqful)
option-trump-lock-none = Nikad

option-declarations = Zvanja (nizovi, četiri iste…)
option-declarations-off = Ne igraju se
option-declarations-on = Igraju se
option-declarations-count = Zvanja se računaju
option-declarations-count-contract = Za ugovor i u zapisu
option-declarations-count-score = Samo u zapisu
option-declarations-count-rounds = Za ugovor, u zaokruženim bodovima
option-announcing = Tko prijavljuje zvanja
option-announcing-automatic = Bot, za sve
option-announcing-manual = Svatko sam; zaboravljeno je izgubljeno
option-king-first = Kralj prije dame ({ play-belote-word })
option-king-first-no = Bilo kojim redom
option-king-first-yes = Da, inače ne vrijedi
option-belote-counts = Za što vrijedi { rules-belote-the }
option-belote-counts-both = Za ugovor i u zapisu
option-belote-counts-contract = Za ugovor, ne u zapisu
option-belote-counts-score = Samo u zapisu
option-belote-counts-none = Ništa: { play-belote-word } ne vrijedi
option-fours-of-eight-and-seven = Četiri osmice i četiri sedmice
option-fours-of-eight-and-seven-no = Ne vrijede ništa
option-fours-of-eight-and-seven-yes = Vrijede 100
option-meld-tie = Jednaka zvanja
option-meld-tie-first = Više, zatim adut, zatim tko prvi igra
option-meld-tie-dealer = Više, zatim adut, zatim djelitelj
option-meld-tie-cancel = Više, zatim adut, inače nitko
option-meld-tie-turn = Isti bodovi: tko prvi igra
option-meld-overlap = Ista karta u dva zvanja
option-meld-overlap-once = Ne
option-meld-overlap-shared = Da, u četiri jednake i u nizu
option-long-runs = Nizovi od pet i više karata
option-long-runs-split = Dijele se na nizove od četiri i tri
option-long-runs-fifty = Jedno zvanje od 50
option-long-runs-hundred = Jedno zvanje od 100
option-run-order = Niz od tri, niz od četiri
option-run-order-longer = Jači je od četiri
option-run-order-twenty = Jači je od tri
option-melds-spoken = Zvanja se uspoređuju naglas
option-melds-spoken-no = Ne
option-melds-spoken-yes = Da: „do čega?”
option-melds-shown = Karte zvanja
option-melds-shown-second-trick = Pokazuju se u drugom štihu
option-melds-shown-last-trick = Pokazuju se nakon zadnjeg štiha
option-melds-shown-never = Ne pokazuju se
option-melds-shown-at-once = Pokazuju se pri prijavi

option-contract-needs = Za prolaz treba
option-contract-needs-bid = Dosegnuti najavu
option-contract-needs-bid-and-more = Dosegnuti najavu i imati više od obrane
option-points-counted = Što se piše
option-points-counted-both = Osvojeni bodovi i najava
option-points-counted-made = Samo osvojeni bodovi
option-points-counted-announced = Samo najava
option-points-counted-announced-belote = Najava i { play-belote-word }
option-defence-points = Prolaz: bodovi obrane
option-defence-points-own = Obrana piše svoje
option-defence-points-none = Obrana ne piše ništa
option-defence-points-to-attack = Idu napadu
option-failure = Pad: obrana piše
option-failure-160-and-bid = 160 i najavu
option-failure-162-and-bid = 162 i najavu
option-failure-bid = Samo najavu
option-multiplied = Što množi kontra
option-multiplied-bid = Samo najavu
option-multiplied-whole = Sve što pobjednik piše
option-multiplied-whole-alone = Sve; ako prođe, obrana ne piše ništa
option-multiplied-forfeit = 160 i najavu, samo pobjedniku
option-multiplied-forfeit-whole = 160, zvanja, { rules-belote-its } i najavu, samo pobjedniku
option-multiplied-forfeit-bid = Samo najavu; ako prođe, 160, a obrani ništa
option-multiplied-pot = Bodove obiju strana, pobjedniku
option-multiplied-own = Svakoj strani njezine bodove
option-rounding = Zaokruživanje
option-rounding-complement = Obrana na desetice, ostatak napadu
option-rounding-nearest = Na desetice: 5 i više ide gore
option-rounding-six-up = Na desetice: 6 i više ide gore
option-rounding-none = Nema ga, u bod
option-rounding-fives-exact = { trump-none-at-first } 5 vrijedi pola desetice
option-rounding-fives-up = { trump-none-at-first } 5 ide gore
option-rounding-fives-down = { trump-none-at-first } 5 ide dolje
option-rounding-paired = Bodovi obiju strana uvijek daju isti zbroj
option-rounding-lost-unit = Izgubljena desetica ide većem ostatku
option-rounding-cut = Izgubljena desetica je izgubljena
option-rounding-six-attack = Od 6 naviše; od dvije šestice samo napadu
option-last-deal = Zadnje dijeljenje
option-last-deal-rounded = Zaokruženo kao i ostala
option-last-deal-exact = U bod
option-all-tricks =
    { $variant ->
        [belote] Svi štihovi
        [belote_501] Svi štihovi
        [bidding_belote] Svi štihovi
        [bulgarian_belot] Svi štihovi
        [croatian_bela] Svi štihovi
        [baloot] Svi štihovi
        [tarabish] Svi štihovi
        [clabber] Svi štihovi
       *[other] Svi štihovi bez najavljenog kapota
    }
option-all-tricks-count = Dodatak za sve štihove računa se
option-all-tricks-count-contract = Za ugovor i u zapisu
option-all-tricks-count-score = Samo u zapisu
option-all-tricks-88-pointless = 88, i uz protivničke štihove bez bodova
option-all-tricks-90-either = 90, i obrani
option-all-tricks-90-always = 90, i uz najavljen kapot
option-all-tricks-90-forfeit-100 = 90; pod kontrom još 100
option-all-tricks-150-in-all = 150 umjesto bodova iz štihova
option-all-tricks-250-in-all = 250 umjesto bodova iz štihova
option-all-tricks-44-added = 44 povrh bodova iz štihova
option-all-tricks-25-hokum = 25 { trump-suit-at }, 44 { trump-none-at }
option-all-tricks-25-flat = 25 i 44, ne množi se, sa svim zvanjima
option-reverse-kaboot = Svi štihovi suna obrani
option-reverse-kaboot-alike = Kao svaki kaboot
option-reverse-kaboot-turned-ace = Dvostruko ako je okrenut as
option-reverse-kaboot-eldest-ace = Dvostruko ako je prvi na redu zvao s asom
option-reverse-kaboot-none = Ništa: ugovor je samo pao
option-belote-on-failure = Pad: { play-belote-word } (napad)
option-belote-on-failure-lost = Gubi se
option-belote-on-failure-to-defence = Ide obrani
option-belote-on-failure-kept = Ostaje napadu
option-declarations-on-failure = Pad: zvanja napada
option-declarations-on-failure-lost = Gube se
option-declarations-on-failure-to-defence = Idu obrani
option-declarations-on-failure-kept = Ostaju napadu
option-declarations-on-capot = Svi štihovi: zvanja druge strane
option-declarations-on-capot-own = Ostaju njoj
option-declarations-on-capot-all = Idu strani sa svim štihovima
option-tie = Jednako bodova
option-tie-success = Prolaz
option-tie-failure = Pad
option-tie-litige = Bodovi napada čekaju sljedeće dijeljenje
option-tie-half = Obrana piše svoje, napad ništa
option-tie-hang-85 = 85 bodova čeka sljedeće dijeljenje
option-tie-sun-split = Pad; { trump-none-at } svatko piše svoje
option-no-trump-factor = { trump-none-at-first } bodovi se množe s
option-trumpless-points = Ukupno { trump-none-at } i { trump-all-at }
option-trumpless-points-full = 130 i 258
option-trumpless-points-162-from-14 = 162: as 19; kod sve adut 14-9-6-5-3-1
option-trumpless-points-162-down-to-2 = 162: as 19; kod sve adut 13-9-6-5-3-2
option-trumpless-points-162-scaled = 162: as 19; kod sve adut × 162 / 258
option-trumpless-points-152-scaled = 152 razmjerno, zatim zadnji štih
option-hand-score = Što se piše za dijeljenje
option-hand-score-points = Svakoj strani njezini bodovi
option-hand-score-winner = Svi bodovi pobjedniku
