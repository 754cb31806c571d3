# Pravila stola, složena iz njegovih parametara: rečenica za svako pravilo i jedna kratka.

rules-title = Pravila · { $game }
rules-button-deal = Karte i dijeljenje
rules-button-auction = Licitacija
rules-button-computers = { promise-button }
rules-button-play = Igra i zvanja
rules-button-score = Zapis
rules-button-worked = Primjeri

# Redak za stol prije partije.

rules-line-cards =
    { $players ->
        [2] Udvoje · { $count ->
            [one] { $count } karta
            [few] { $count } karte
           *[other] { $count } karata
        }
       *[other] { $count ->
            [one] { $count } karta
            [few] { $count } karte
           *[other] { $count } karata
        }
    }
rules-line-points =
    najave od { $opening } do { $ceiling }{ $capot ->
        [yes] { " " }ili kapot
       *[no] { "" }
    }{ $trumps ->
        [all] , i bez aduta i sve adut
        [none] , i bez aduta
       *[suits] { "" }
    }
rules-line-ladder = ugovori od { $lowest } do { $highest }
rules-line-turned = adut iz okrenute karte, zatim po izboru
rules-line-named = adut po izboru
rules-line-sun = hokum ili sun
rules-line-double =
    { $timing ->
        [any_opponent_until_next_bid] kontra i preko reda
        [in_turn] kontra na redu
       *[after_auction] kontra nakon licitacije
    }
rules-line-melds = sa zvanjima
rules-line-by-hand = prijavljujete ih sami
rules-line-belote = bela pomaže ugovoru i ne piše se
rules-line-claims = renons se može prijaviti
rules-line-direction =
    { $direction ->
        [clockwise] u smjeru kazaljke na satu
       *[counter-clockwise] suprotno od kazaljke na satu
    }

rules-aim-title = ### Cilj
rules-aim-players =
    { $players ->
        [2] Dva igrača, svatko za sebe.
       *[other] Četiri igrača, dvije strane: partner sjedi nasuprot. Igra se { $direction ->
            [clockwise] u smjeru kazaljke na satu.
           *[counter-clockwise] suprotno od kazaljke na satu.
        }
    }
rules-aim-target =
    Partiju dobiva strana koja prva dođe do { $target }. Ako obje dođu u istom dijeljenju, { $both ->
        [draw] partija je neriješena, bez obzira na zbrojeve.
       *[higher] dobiva veći zbroj; ako je jednak, { $equal ->
            [last_deal_winner] dobiva pobjednik zadnjeg dijeljenja.
            [tie] partija je neriješena.
           *[play_on] igra se još jedno dijeljenje.
        }
    }
rules-aim-prolaz = Partiju dobiva strana koja ima { $target } bodova, i više od druge, nakon što je sama zvala i prošla; inače se partija nastavlja.
rules-aim-met =
    { $met ->
        [at-once] Bodovi dijeljenja u tijeku broje se kako se osvajaju: čim neka strana dođe do cilja, gotovi su i dijeljenje i partija.
        [exceeded] Cilj treba prijeći: s točno toliko bodova partija se nastavlja.
       *[without-belote] Do cilja se ne dolazi samo uz { rules-belote-its }: dijeljenje mora donijeti još nešto.
    }
rules-aim-sweep = Sa svim štihovima ne izlazi se iz partije: nakon dijeljenja u kojem je jedna strana uzela sve, igra se još jedno.
rules-aim-deals =
    { $deals ->
        [1] Partija traje jedno dijeljenje.
        [one] Partija traje { $deals } dijeljenje.
        [few] Partija traje { $deals } dijeljenja.
       *[other] Partija traje { $deals } dijeljenja.
    } Dijeljenje u kojem svi kažu dalje ne računa se. Dobiva veći zbroj; ako je jednak, { $equal ->
        [last_deal_winner] dobiva pobjednik zadnjeg dijeljenja.
        [tie] partija je neriješena.
       *[play_on] igra se još jedno dijeljenje.
    }
rules-aim-decisive =
    { $double ->
        [gahwa] Dijeljenje igrano na gahwa odlučuje o svemu: tko ga dobije, dobiva partiju.
       *[match] Dijeljenje igrano na meč odlučuje o svemu: tko ga dobije, dobiva partiju.
    }
rules-words-bulgarian_belot = Riječi za stolom: „kontra” udvostručuje, a „rekontra” učetverostručuje; „terca”, „kvarta” i „kvinta” nizovi su od 3, 4 i 5 karata, „kare” četiri iste; „kapo” su svi štihovi; ugovor koji padne je „vkarana” (unutra), a izjednačen „visi”.
rules-words-croatian_bela = Riječi za stolom: „zovem” bira adut, „dalje” prepušta sljedećem; djelitelj koji mora zvati je „na musu”. Zvanja: „terca”, „kvarta” i „kvinta” nizovi su od 3, 4 i 5 karata. Kad zvač ima više, to je „prolaz”, inače „pad”; svi štihovi su „štiglja”, cijela boja u jednoj ruci „belot”, a „dosta” prekida igru na cilju.

rules-cards-title = ### Karte
rules-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    } ({ $lowest } – as); svakome { $hand }. Od jače prema slabijoj, s bodovima:
rules-cards-trump = adut: { $ranks };
rules-cards-plain = ostale boje: { $ranks }.
rules-cards-no-trumps-ranks = { trump-none-at }: { $ranks }.
rules-cards-all-trumps-ranks = { trump-all-at }: { $ranks }.
rules-cards-no-trumps = { trump-none-at-first } sve boje vrijede kao „ostale boje”.
rules-cards-all-trumps = { trump-all-at-first } sve boje vrijede kao adut.
rules-cards-no-ruffs = { trump-all-at-first } nijedna boja ne siječe drugu.
rules-cards-last-trick =
    { $points ->
        [0] Zadnji štih ne nosi ništa dodatno.
        [10] Zadnji štih nosi još 10{ rules-last-trick-called }.
       *[other] Zadnji štih nosi još { $points }.
    } Dijeljenje vrijedi { $totals }.
rules-last-trick-called =
    { $variant ->
        [bulgarian_belot] , „posljednjih deset”
        [croatian_bela] { "" }
        [baloot] , „tlo” (al-ard)
        [pilotta] , „piso”
        [tarabish] { "" }
        [clabber] { "" }
       *[other] , francuski „dix de der”
    }
rules-cards-total =
    { $trump ->
        [none] { $total } { trump-none-at }
        [all] { $total } { trump-all-at }
       *[other] { $total ->
            [one] { $total } bod
            [few] { $total } boda
           *[other] { $total } bodova
        }
    }
rules-ranks = { $ranks } ({ $points })

rules-deal-title = ### Dijeljenje
rules-deal-first =
    { $found ->
        [lowest_draw] Za početak svatko izvuče kartu i dijeli najniža. Ako su dvije najniže, svi izvlače ponovno.
        [suit_cut] Za početak jedan igrač presiječe i pokaže kartu. Njezina boja bira djelitelja: { $first } – on sam; { $then } – sljedeći po redu igre.
        [first_jack] Za početak se karte dijele otvoreno, jedna po jedna: tko dobije prvog dečka, dijeli.
       *[random] Prvi djelitelj bira se nasumce.
    } Zatim se dijeli redom.
rules-deal-partners =
    { $found ->
        [first_jack] Domaćin može prije partije izvući partnere: prvi dečko ostaje na svom mjestu i dijeli, a drugi dečko, drugog igrača, sjeda nasuprot.
        [lowest_draw] Domaćin može prije partije izvući partnere: dvije najviše karte igraju protiv dviju najnižih, a jednake se izvlače ponovno; najniža dijeli.
       *[other] Domaćin može prije partije izvući partnere: dvije najviše karte igraju protiv dviju najnižih, a jednake se izvlače ponovno.
    }
rules-deal-thrown-in =
    Ako svi kažu dalje, { $again ->
        [yes] opet dijeli isti igrač.
       *[no] dijeli sljedeći igrač.
    }
rules-deal-shuffle =
    { $shuffle ->
        [gathered_and_cut] Špil se miješa samo prije prvog dijeljenja. Zatim se štihovi skupljaju kao za pravim stolom: o redoslijedu štihova, karata u svakom i dviju hrpa odlučuje slučaj. Tko bilježi štihove, znao bi sljedeće ruke pa ove partije nemaju rejting.
       *[every_hand] Špil se miješa prije svakog dijeljenja: inače bi onaj tko bilježi štihove znao sljedeće ruke.
    }
rules-deal-cut =
    { $cutter ->
        [left] Presijeca igrač lijevo od djelitelja
        [right] Presijeca igrač desno od djelitelja
        [opponent] Presijeca djeliteljev protivnik
       *[dealer] Presijeca djelitelj
    } i sa svake strane ostavlja najmanje { $shortest }.
rules-deal-packets =
    { $packets ->
        [one-by-one] Svakome se dijeli { $cards }, jedna po jedna
       *[other] Dijeli se { $packets }
    }, počevši { rules-deal-from }.
rules-deal-from =
    { $eldest ->
        [left] lijevo od djelitelja
        [right] desno od djelitelja
       *[opponent] od djeliteljeva protivnika
    }
rules-deal-tableau =
    Nitko ne uzima karte u ruku. Dijele se u redovima po { $row }, { $covered ->
        [yes] najprije sve skrivene
       *[no] naizmjence skrivene i otkrivene
    }, počevši { rules-deal-from }. Pred svakim je igračem { $piles } hrpa, na svakoj otkrivena karta na skrivenoj.
rules-deal-turned = Sljedeća se karta okreće: ona predlaže adut.
rules-deal-dealer-last =
    Djeliteljeva zadnja karta okreće se: ona predlaže adut i { $tableau ->
        [yes] ostaje gdje jest.
       *[no] pripada djelitelju.
    }
rules-deal-after =
    Kad je adut zvan, svakom se igraču dijeli još { $packets }{ $turned ->
        [yes] . Zvač dobiva jednu manje i uzima okrenutu kartu, što god bio adut.
       *[no] .
    }
rules-deal-kitty =
    { $count ->
        [1] Zadnja karta svake ruke ostaje skrivena dok se ne zove adut, i svojem vlasniku.
        [one] Zadnjih karata svake ruke koje ostaju skrivene dok se ne zove adut, i svojem vlasniku: { $count }.
        [few] Zadnje { $count } karte svake ruke ostaju skrivene dok se ne zove adut, i svojem vlasniku.
       *[other] Zadnjih { $count } karata svake ruke ostaje skriveno dok se ne zove adut, i svojem vlasniku.
    }

rules-auction-title = ### Licitacija
rules-auction-first =
    { $eldest ->
        [left] Prvi govori igrač lijevo od djelitelja.
        [right] Prvi govori igrač desno od djelitelja.
       *[opponent] Prvi govori djeliteljev protivnik.
    }
rules-points-bids =
    Recite „dalje” ili najavite broj bodova{ $named ->
        [after] { "" }
       *[with] { " " }i adut
    }: od { $opening } u koracima po { $step }, svaka najava viša od zadnje.
rules-points-named = Adut se zove na kraju: najviša najava bira jednu od četiri boje i ne smije reći dalje.
rules-points-ceilings = Najviša najava: { $ceilings }.
rules-points-ceiling-suits =
    { $only ->
        [yes] { $ceiling }
       *[no] { $ceiling } u boji
    }
rules-points-ceiling =
    { $ceiling } { $trump ->
        [none] bez aduta
        [all] kod sve adut
       *[other] { $trump }
    }
rules-points-capot = Kapot (svi štihovi) vrijedi { $points } i viši je od svakog broja.
rules-points-generale =
    Générale (sve štihove uzima sam zvač) vrijedi { $points } i viša je od { $capot ->
        [yes] kapota.
       *[no] svakog broja.
    }
rules-ladder-bids = Recite „dalje” ili najavite ugovor viši od zadnjeg. Od nižeg prema višem: { $ladder }.
rules-rising-end =
    { $final ->
        [yes] Tko kaže „dalje”, više ne sudjeluje. Licitacija završava kad ostane samo jedan igrač.
        [asked] Tko kaže „dalje”, smije opet zvati. Nakon tri „dalje” zaredom zvača se pita još jednom i smije ići više s drugim adutom; četvrto „dalje” završava licitaciju.
       *[no] Tko kaže „dalje”, smije opet zvati. Tri „dalje” zaredom nakon najave završavaju licitaciju.
    }
rules-rising-raise =
    { $trump ->
        [same] Zvač zatim smije jednom ići više, s istim adutom.
       *[any] Zvač zatim smije jednom ići više, i s drugim adutom.
    }

rules-suits-turned = Prvi krug: zovite boju okrenute karte ili recite „dalje”.
rules-suits-second =
    Drugi krug, ako nitko nije zvao: zovite { $again ->
        [yes] bilo koju boju
       *[no] neku drugu boju
    } ili recite „dalje”.
rules-suits-named = Svatko govori jednom: zove adut ili kaže „dalje”.
rules-suits-taker = Tko prvi zove, ima ugovor i licitacija završava.
rules-suits-dealer =
    Ako svi ostali kažu dalje, djelitelj { $variant ->
        [croatian_bela] je na musu: mora zvati adut.
       *[other] mora zvati adut.
    }
rules-suits-held = Zvati smijete samo boju koju imate.
rules-suits-trumpless =
    Umjesto boje { $second ->
        [yes] tada se smije zvati
       *[no] smije se zvati i
    } { $trumps }.

rules-sun-contracts = Postoje dva ugovora: hokum, s adutom, i sun, u kojem nijedna boja nije adut.
rules-sun-first = Prvi krug: dalje, hokum u boji okrenute karte ili sun.
rules-sun-ashkal =
    Ashkal je sun u kojem okrenuta karta ide partneru. { $again ->
        [yes] U oba kruga
       *[no] Samo u prvom krugu
    } smije ga reći { $speakers }{ $ace ->
        [yes] .
       *[no] ; nikad kad je okrenut as.
    }
rules-sun-speaker =
    { $place ->
        [0] prvi koji govori
        [1] drugi
        [2] treći
       *[3] četvrti
    }
rules-sun-over =
    Nakon hokuma svatko od ostalih smije reći sun, i ako je rekao dalje{ $raised ->
        [yes] . Ako ga nitko ne kaže, zvač ostaje na hokumu ili prelazi na sun.
       *[no] .
    }
rules-sun-overcall =
    { $overcall ->
        [yes] Nakon suna u prvom krugu igrači koji još ništa nisu najavili smiju redom reći sun: tko prvi to učini, ima ugovor.
       *[no] Prvi sun završava licitaciju.
    }
rules-sun-second =
    Drugi krug, ako su svi rekli dalje: dalje, sun (koji završava licitaciju) ili hokum { $again ->
        [yes] u bilo kojoj boji
       *[no] u drugoj boji
    }. Nakon tog hokuma sun smiju reći samo igrači koji u ovom krugu još nisu govorili{ $raised ->
        [yes] , a zvač zadnji smije prijeći na njega.
       *[no] .
    }
rules-sun-kasho = Kasho: dok se bira adut, igrač koji ima samo sedmice, osmice i devetke smije na svojem redu baciti karte. Ako nitko nije najavio, opet dijeli isti igrač; inače dijeli sljedeći.
rules-sun-never-doubled = Na sun se ne može reći kontra.
rules-sun-doubled-up-to =
    { $double ->
        [double] Na sun se može reći kontra, ali ne više od toga.
        [redouble] Sun ne ide više od rekontre.
        [triple] Sun ne ide više od trostrukog.
       *[four] Sun ne ide više od četverostrukog.
    }
rules-sun-doubled-from =
    Na sun se može reći kontra samo ako napad na bloku ima { $at ->
        [yes] najmanje
       *[no] više od
    } { $points } bodova, a obrana manje od { $points }.

rules-double-none = Kontre nema.
rules-double-levels = Za veći ulog: { $levels }.
rules-double-level =
    { $side ->
        [attack] napad
       *[defence] obrana
    } { $double ->
        [double] kaže { auction-word-double } (×{ $multiplier })
        [redouble] kaže { auction-word-redouble } (×{ $multiplier })
        [triple] kaže trostruko (×{ $multiplier })
        [four] kaže četverostruko (×{ $multiplier })
        [match] kaže meč, koji odlučuje o partiji
       *[gahwa] kaže gahwa, koja odlučuje o partiji
    }
rules-double-when =
    { $timing ->
        [any_opponent_until_next_bid] Kontra se može reći odmah, i preko reda, do sljedeće najave.
        [in_turn] Kontra se kaže na svojem redu.
       *[after_auction] Kontra se kaže kad je adut zvan i sve su karte podijeljene, prije prvog izlaza.
    }
rules-double-over =
    { $over ->
        [closed] Kontra završava najave: na nju se može samo odgovoriti.
        [until-last] Viša najava poništava kontru, osim ako je to { $double ->
            [redouble] rekontra
            [triple] trostruko
            [four] četverostruko
            [match] meč
           *[gahwa] gahwa
        }, što završava licitaciju.
       *[always] Viša najava uvijek je moguća i poništava kontru.
    }
rules-double-spared =
    { $what ->
        [number] Na najavu { $points } ne može se reći kontra.
       *[every-trick] Na kapot i générale ne može se reći kontra.
    }

rules-play-title = ### Igra
rules-play-lead =
    { $leader ->
        [declarer] Prvi izlazi zvač
        [left] Prvi izlazi igrač lijevo od djelitelja
        [right] Prvi izlazi igrač desno od djelitelja
       *[opponent] Prvi izlazi djeliteljev protivnik
    }; zatim tko uzme štih, izlazi u sljedeći.
rules-play-lead-generale = U générale prvi izlazi zvač.
rules-play-open = Igraju se samo otkrivene karte i samo one obvezuju. Nakon štiha okreću se karte koje je otkrio.
rules-play-winner = Štih uzima najjači adut; ako aduta nema, najjača karta tražene boje.
rules-play-claim = Tko je siguran u sve preostale štihove može reći „{ claim-button }”. Bot to odobri ako ih nijedna karta koju ostali mogu imati ne bi mogla uzeti; inače se igra dalje, ništa se ne pokazuje i ništa se ne gubi.
rules-play-no-trumps = { trump-none-at-first } treba samo dati boju.
rules-play-all-trumps =
    { trump-all-at-first } daje se boja{ $overtake ->
        [always] { " " }i u njoj se ide preko ako se može
        [unless-partner] { " " }i u njoj se ide preko ako se može, osim kad partner drži
       *[never] { "" }
    }. Ako nemate traženu boju, igrajte bilo što.
rules-duty-follow = Dajte traženu boju.
rules-duty-overtake =
    { $overtake ->
        [always] Kad se igra adut, idite preko ako možete, i preko partnera.
        [unless-partner] Kad se igra adut, idite preko ako možete, osim kad partner drži.
        [alone] Kad se igra adut, idite preko ako možete.
       *[never] Kad se igra adut, ne morate ići preko.
    }
rules-duty-overtake-every =
    { $overtake ->
        [unless-partner] U svakoj boji idite preko ako možete, osim kad partner drži; kad je štih sječen, dovoljno je dati boju.
        [alone] U svakoj boji idite preko ako možete; kad je štih sječen, dovoljno je dati boju.
       *[always] U svakoj boji idite preko ako možete, i preko partnera; kad je štih sječen, dovoljno je dati boju.
    }
rules-duty-ruff-to-win =
    { $ruff ->
        [once-ruffed] Ako nemate traženu boju, a protivnik drži jer je sjekao, sijecite preko. Dok nije sjekao, ako drži partner ili ne možete preko, igrajte bilo što.
        [alone] Ako nemate traženu boju, sijecite; sječen štih sijecite preko. Ako ne možete preko, igrajte bilo što.
        [always] Ako nemate traženu boju, sijecite da uzmete štih, i preko partnera, a ako treba, i preko sječenja. Ako ne možete, igrajte bilo što.
       *[unless-partner] Ako nemate traženu boju, a drži protivnik, sijecite, i preko njega ako je sjekao. Ako drži partner ili ne možete preko, igrajte bilo što.
    }
rules-duty-ruff =
    { $ruff ->
        [always] Ako nemate traženu boju, sijecite, i kad partner drži.
        [unless-partner] Ako nemate traženu boju, sijecite, osim kad partner drži: tada igrajte bilo što.
        [alone] Ako nemate traženu boju, sijecite.
        [once-ruffed] Ako nemate traženu boju, a protivnik drži jer je sjekao, sijecite i vi. Dok nije sjekao, ili ako drži partner, igrajte bilo što.
       *[never] Ako nemate traženu boju, igrajte bilo što.
    }
rules-duty-overruff =
    { $overruff ->
        [always] Ako je štih sječen, i kad ga je sjekao partner, sijecite preko ako možete; inače sijecite niže.
        [unless-partner] Ako protivnik drži sječenjem, sijecite preko ako možete; inače sijecite niže.
       *[never] Ako je štih sječen, sijecite više ili niže, kako želite.
    }
rules-duty-no-low-ruff =
    { $hands ->
        [only-trumps] Ako partner drži sječenjem, a imate samo adute, idite preko ako možete.
        [beside-others] Ako partner drži sječenjem, a siječete iako imate i drugih karata, idite preko ako možete.
       *[any-hand] Ako partner drži sječenjem, a vi ipak siječete, idite preko ako možete.
    }
rules-duty-no-underruff = Tko ne može sjeći preko, odbacuje: niže siječe samo tko ima same adute.
rules-duty-no-trump-lead =
    { $opening ->
        [yes] Ugovor { $levels }: ne smijete početi adutom osim ako nemate ništa drugo; poslije smijete izići u adut.
       *[no] Ugovor { $levels }: ne smijete izići u adut osim ako nemate ništa drugo.
    }
rules-duty-chosen-lock = Tko hokum učini { $levels } kaže je li otvoren („maftuh”) ili zatvoren („maqful”). U zatvorenom se ne izlazi u adut osim ako nemate ništa drugo.
rules-lock-level =
    { $double ->
        [none] bez kontre
        [double] pod kontrom (×{ $multiplier })
        [redouble] pod rekontrom (×{ $multiplier })
        [triple] trostruk (×{ $multiplier })
        [four] četverostruk (×{ $multiplier })
        [match] na meč
       *[gahwa] na gahwa
    }

rules-melds-title = ### Zvanja
rules-melds-when =
    { $hand ->
        [yes] Prijavite uz prvu kartu koju igrate; zaboravljeno zvanje je izgubljeno.
       *[no] Zvanja se prijavljuju umjesto vas, uz prvu kartu svakog igrača.
    } { $shown ->
        [at-once] Pokazuju se odmah.
        [second-trick] Kaže se samo njihova vrsta. Ona koja vrijede pokazuju se u drugom štihu.
        [last-trick] Kaže se samo njihova vrsta. Ona koja vrijede pokazuju se nakon zadnjeg štiha.
       *[never] Kaže se samo njihova vrsta. Karte se ne pokazuju.
    }
rules-melds-values =
    { $trump ->
        [suit] { trump-suit-at-first }, od višeg prema nižem, s bodovima:
        [none] { trump-none-at-first }:
       *[any] Od višeg prema nižem, s bodovima:
    }
rules-melds-no-trumps = { trump-none-at-first } nema zvanja.
rules-melds-run =
    { $name }, { $kind ->
        [three] 3 karte u nizu
        [four-in-sequence] 4 karte u nizu
        [four-or-more] 4 ili više karata u nizu
       *[five] 5 ili više karata u nizu
    }: { $points }
rules-melds-four = { $name }, četiri karte iste jačine: { $ranks }
rules-melds-order =
    Niz ide { $ranks }. { $shared ->
        [yes] Ista karta smije vrijediti i u četiri iste i u nizu.
       *[no] Karta vrijedi samo u jednom zvanju.
    }
rules-melds-most =
    { $count ->
        [1] Najviše jedno zvanje po igraču, najbolje.
        [one] Najviše { $count } zvanje po igraču, najbolja.
        [few] Najviše { $count } zvanja po igraču, najbolja.
       *[other] Najviše { $count } zvanja po igraču, najbolja.
    }
rules-melds-longest = Niz duži od { $longest } karata dijeli se, od vrha, na nizove po { $longest }; ostatak vrijedi ako je i sam zvanje.
rules-melds-shorter-first = Niz od tri karte jači je od niza od četiri.
rules-melds-spoken = Zvanja se uspoređuju naglas, kako se prijavljuju: „Do čega?” – „Dama.” – „Dobro.” Kaže se samo ono što se pita.
rules-melds-winning-run =
    { $count ->
        [one] { $count } karta u nizu dobiva partiju čim se prijavi.
        [few] { $count } karte u nizu dobivaju partiju čim se prijave.
       *[other] { $count } karata u nizu dobiva partiju čim se prijavi.
    }
rules-melds-scope =
    { $scope ->
        [best_player_scores_own] Piše samo igrač s najboljim zvanjem, i to sva svoja. Partnerova ne vrijede.
        [each_team_scores_all] Svaka strana piše sva svoja zvanja: ne uspoređuju se.
       *[best_team_scores_all] Piše samo strana s najboljim zvanjem, i to sva svoja.
    }
rules-melds-apart = Nizovi se uspoređuju s nizovima, četiri iste s četiri iste: svaka strana može pisati jedno od toga.
rules-melds-compare-points = Od dva zvanja iste vrste bolje je ono koje više vrijedi; ako su jednaka, tko prvi igra.
rules-melds-compare =
    Od dva niza iste vrste { $length ->
        [yes] bolji je duži, zatim viši{ $trump ->
            [yes] , zatim onaj u adutu.
           *[no] .
        }
       *[no] bolji je viši{ $trump ->
            [yes] , zatim onaj u adutu.
           *[no] .
        }
    } { $tie ->
        [eldest] Ako su jednaki, bolji je onaj tko prvi igra.
        [dealer_first] Ako su jednaki, bolji je djelitelj, zatim ostali po redu igre.
       *[cancel] { $scope ->
            [best_player_scores_own] Ako dva igrača, pa i partneri, imaju isto najbolje zvanje, ne piše nitko.
           *[best_team_scores_all] Ako su najbolja zvanja dviju strana jednaka, ne piše nitko; jednaka zvanja partnera ne poništavaju se.
        }
    }

rules-belote-title = ### Adutski kralj i dama
rules-belote =
    U istoj su ruci „{ play-belote-word }”. { $margin ->
        [yes] Ne piše se, ali napadu daje { $points } bodova za ugovor (ne za kapot).
        [help] Ne piše se, ali napadu daje { $points } bodova za ugovor.
        [unwritten] Ne vrijedi ništa.
       *[no] Vrijedi { $points } bodova, i napadu i obrani.
    }
rules-belote-when =
    { $timing ->
        [first_and_second] Recite „{ play-belote-word }” kad igrate prvu od dviju karata, „{ play-rebelote-word }” kad igrate drugu.
        [first] Recite to kad igrate prvu od dviju karata.
        [shown] Recite to i pokažite obje kad igrate prvu od dviju karata.
       *[second] Recite to kad igrate drugu od dviju karata{ $run ->
            [yes] , ili kad pokazujete niz s obje.
           *[no] .
        }
    }
rules-belote-said =
    { $hand ->
        [yes] Ako zaboravite reći, ne dobivate ništa.
       *[no] Kaže se umjesto vas: ne možete zaboraviti.
    }
rules-belote-king-first = Kralj se mora odigrati prije dame, inače ne vrijedi ništa.
rules-belote-discard = Ne može se reći uz kartu odbačenu na drugu boju: tada je izgubljeno.
rules-belote-barred = Ne vrijedi igraču koji je s obje karte pisao zvanje „{ play-meld-five }” ili bilo koje zvanje samo s jednom od njih.
rules-belote-suits-only = Postoji samo kad je neka boja adut.
rules-belote-all-trumps = { trump-all-at-first } vrijedi u svakoj boji i može ih biti više u dijeljenju.
rules-belote-no-trumps = { trump-none-at-first } ne postoji.
rules-belote-the = { play-belote-word }
rules-belote-its =
    { $variant ->
        [baloot] baloot
        [pilotta] pilottu
        [tarabish] bellu
        [clabber] bell
        [bulgarian_belot] belot
       *[other] belu
    }

# Zapis. Napad je strana zvača, obrana druga.

rules-score-title = ### Zapis
rules-score-sides =
    { $variant ->
        [baloot] Napad su kupci, obrana ostali.
       *[other] Napad je strana zvača, obrana druga strana.
    }
rules-score-bid =
    Za prolaz napad treba najmanje onoliko bodova koliko je najavio, { rules-score-counted }.
rules-score-more =
    Za prolaz napad treba više bodova od obrane, { rules-score-counted }.
rules-score-rounds-compared = Uspoređuju se bodovi koji se pišu, već podijeljeni s deset; ako su jednaki, odlučuju bodovi karata.
rules-score-level-sun = { trump-none-at-first }, međutim, tada svaka strana piše svoje.
rules-score-level-doubled = Ako je rečena kontra, izjednačenje gubi strana koja je zadnja dizala ulog.
rules-score-counted =
    { $melds ->
        [yes] { $belote ->
            [yes] računajući zvanja i { rules-belote-its }
           *[no] računajući zvanja
        }
       *[no] { $belote ->
            [yes] računajući { rules-belote-its }
           *[no] samo iz štihova
        }
    }
rules-score-needed =
    { $points ->
        [one] Za ugovor { $bid } treba { $points } bod.
        [few] Za ugovor { $bid } trebaju { $points } boda.
       *[other] Za ugovor { $bid } treba { $points } bodova.
    }
rules-score-and-more =
    Napad mora imati i više bodova od obrane. { $level ->
        [hangs] Ako ima jednako, obrana piše svoje, a napad ništa; bodovi napada čekaju: dobiva ih pobjednik nekog od sljedećih dijeljenja.
        [fails-belote] Ako ima jednako, ugovor pada. I obrana računa { rules-belote-its }.
       *[fails] Ako ima jednako, ugovor pada.
    }
rules-score-brought =
    { $trump ->
        [none] { trump-none-at-first }
       *[all] { trump-all-at-first }
    } bodovi karata množe se s { $total } i dijele s { $of }, na najbliži bod{ $last ->
        [in] .
       *[after] , prije nego što se doda zadnji štih.
    }
rules-score-capot-needs = Za kapot trebaju svi štihovi.
rules-score-generale-needs = Za générale sve štihove mora uzeti sam zvač.
rules-score-level =
    { rules-score-if-level }, { $tie ->
        [success] ugovor prolazi.
        [failure] ugovor pada.
       *[other] obrana piše svoje bodove, a napad ništa.
    }
rules-score-if-level =
    { $variant ->
        [bulgarian_belot] Ako su strane izjednačene („visi”)
        [tarabish] Ako su strane izjednačene („half-bait”)
       *[other] Ako su strane izjednačene
    }
rules-score-hanging =
    { $points ->
        [own] Bodovi napada tada čekaju
       *[other] { $points } bodova tada čeka
    }: dobiva ih pobjednik nekog od sljedećih dijeljenja.
rules-score-level-decisive = Ako dijeljenje odlučuje o partiji, izjednačenje gubi napad.

rules-score-made =
    { score-made-first }: { $defence ->
        [nothing] obrana ne piše ništa
       *[other] obrana piše { $defence }
    }; napad piše { $attack }.
rules-score-made-own = { score-made-first }: svaka strana piše { $own }.
rules-score-failed =
    { rules-score-if-failed }: { $defence ->
        [nothing] obrana ne piše ništa
       *[other] obrana piše { $defence }
    }; napad { $attack ->
        [nothing] ne piše ništa.
       *[other] piše samo { $attack }.
    }
rules-score-if-failed =
    { score-failed-first }{ $variant ->
        [bulgarian_belot] { " " }(ugovor je pao)
        [tarabish] { " " }(ugovor je pao)
        [clabber] { " " }(na bloku XX, „turkey tracks”)
       *[other] { "" }
    }
rules-score-failed-belote = { score-failed-first }: { rules-belote-the } ne vrijedi nijednoj strani.
rules-score-part =
    { $part ->
        [points] svoje bodove
        [others] bodove druge strane
        [attack] bodove napada
        [melds] svoja zvanja
        [melds-of-both] zvanja obiju strana
        [belote] { rules-belote-its }
        [belote-of-both] { rules-belote-its } bilo koje strane
       *[bid] najavu
    }
rules-score-rest = ostatak do { $total }
rules-score-pot = { $points }
rules-score-total =
    { $trump ->
        [none] { $total } ({ trump-none-at })
        [all] { $total } ({ trump-all-at })
       *[other] { $total }
    }
rules-score-rounding =
    { $rounding ->
        [nearest] Bodovi se zaokružuju na najbližu deseticu: 5 i više ide gore.
        [six-up] Bodovi se zaokružuju na najbližu deseticu: 6 i više ide gore.
       *[complement] Bodovi obrane zaokružuju se na najbližu deseticu: 5 i više ide gore.
    }
rules-score-last-exact = Zadnje dijeljenje partije piše se u bod, a tako i ono koje bi zadnjim učinilo samo zaokruživanje.
rules-score-multiplied =
    { $what ->
        [whole] Kontra množi sve što pobjednik piše.
        [whole-alone] Kontra množi sve što pobjednik piše; ako ugovor prođe, obrana tada ne piše ništa.
        [bid] Kontra množi samo najavu.
       *[nothing] Kontra ne množi ništa: ugovori se ne pišu.
    }
rules-score-forfeit =
    Pod kontrom piše samo pobjednik: { $pot }{ $bid ->
        [yes] { " " }i najavu, pomnoženo
       *[no] { " " }pomnoženo
    }{ $extra ->
        [yes] , zatim sva zvanja i sve bele.
        [own] , zatim sva zvanja i { rules-belote-its }.
       *[no] .
    }
rules-score-forfeit-whole = Pod kontrom piše samo pobjednik, sve pomnoženo: { $parts }.
rules-score-forfeit-kept = Strana koja pod kontrom izgubi dijeljenje zadržava { rules-belote-its }.
rules-score-forfeit-bid = Ako ugovor pod kontrom prođe, umjesto bodova napada piše se { $pot }, a obrana ne piše ništa.
rules-score-unbid-capot =
    Svi štihovi napadu{ $always ->
        [yes] , s najavljenim kapotom ili bez njega
       *[no] { " " }bez najavljenog kapota
    }: još { $points }.
rules-score-either = Svi štihovi obrani, kad ugovor padne: još { $points }.
rules-score-forfeit-sweep = Svi štihovi napadu pod kontrom bez najavljenog kapota: još { $points }, nepomnoženo.
rules-score-every-trick-bid = Svi štihovi napadu bez najavljenog kapota: još { $points }, samo za najavu.
rules-score-pointless =
    Strana bez bodova iz karata vrijedi kao strana bez štiha{ $capot ->
        [yes] : kapot protiv nje je ispunjen
       *[no] { "" }
    }.
rules-score-every-trick-helps = Ono što donose svi štihovi vrijedi i za najavu.
rules-score-swept-melds = Strana sa svim štihovima dobiva zvanja obiju strana.
rules-score-unbid-tricks = Svi štihovi napadu bez najavljenog kapota: vrijede { $points }.
rules-score-swallowed = Svi štihovi napadu: obrana ne piše ni { rules-belote-its }.
rules-score-capot-made =
    Kapot najavljen, prolaz: { $points ->
        [0] štihovi se ne računaju.
       *[other] štihovi vrijede { $points }.
    }
rules-score-capot-doubled =
    Kapot najavljen, pod kontrom: { $points ->
        [0] najava bez { $pot }
       *[other] { $points } umjesto { $pot }
    }{ $who ->
        [winner] , pobjedniku.
        [attack] , napadu koji prođe.
       *[defence] , obrani ako padne.
    }
rules-score-capot-failed =
    Kapot najavljen, pad: { $points ->
        [0] obrana piše najavu bez { $pot }.
       *[other] obrana piše { $points } umjesto { $pot }.
    }
rules-score-capot-failed-bid = Kapot najavljen, pad: obrana piše i najavu.
rules-score-capot-made-bid = Kapot najavljen, prolaz: napad piše i najavu.

rules-score-all-tricks =
    { $variant ->
        [croatian_bela] Štiglja (svi štihovi)
        [bulgarian_belot] Kapo (svi štihovi)
       *[other] Kapot (svi štihovi)
    }: još { $points } strani koja ih uzme, ukupno { $totals }.{ $lost ->
        [yes] { " " }Ako ugovor padne, napad ih gubi i ne piše ih nitko.
        [after] { " " }Ne pomažu prolazu: dodaju se poslije, ako je strana sa svim štihovima dobila dijeljenje.
       *[no] { "" }
    }
rules-score-counted-times = { trump-none-at-first } svaki bod vrijedi ×{ $factor }.
rules-score-tens =
    Za svaku se deseticu piše jedan bod. { $goes ->
        [lost] Ostatak se gubi.
       *[up] Ostatak vrijedi kao desetica od { $rests }.
    }
rules-score-rest-from =
    { $trump ->
        [none] { $rest } { trump-none-at }
        [all] { $rest } { trump-all-at }
       *[other] { $rest } { trump-suit-at }
    }
rules-score-paired =
    Nijedna se desetica između dviju strana ne gubi: gdje bi je obje zaokružile dolje, ide strani s manje bodova, a ako su izjednačene, { $tie ->
        [hangs] onome što čeka.
       *[other] napadu.
    }
rules-score-paired-doubled =
    Pod kontrom pobjednik dijeljenja piše sve, pomnoženo{ $tie ->
        [hangs] ; ako su strane izjednačene, sve čeka, pomnoženo.
        [half] ; ako su strane izjednačene, nitko ne piše ništa.
       *[other] .
    }
rules-score-tricks-doubled =
    Pod kontrom se štihovi koje pobjednik piše množe, a zvanja i { rules-belote-the } ne{ $pot ->
        [yes] ; tko prođe, uzima i bodove obrane.
       *[no] .
    }
rules-score-tens-doubled =
    Pod kontrom se množe svi bodovi{ $pot ->
        [yes] , a napad koji prođe uzima i bodove obrane.
       *[no] .
    }
rules-score-every-trick = Svi štihovi pobjedniku dijeljenja: još { $points }, nikad se ne množi.
rules-score-cut = Svaka strana piše svoje desetice: zadnja se znamenka odbacuje.
rules-score-lost-unit = Ako se tako između dviju strana izgubi desetica, ide većoj zadnjoj znamenki, zatim većem zbroju.
rules-score-tens-bid =
    { $failed ->
        [yes] Najava se pribraja onome što piše dobitnik dijeljenja.
       *[no] Napad koji prođe pribraja svoju najavu bodovima.
    }
rules-score-tens-pot =
    Pod kontrom piše samo dobitnik: bodove obiju strana { $bid ->
        [yes] i pomnoženu najavu.
       *[no] pomnožene.
    }
rules-score-tens-six = Svaka strana piše svoje desetice: zadnja znamenka 6 ili više zaokružuje se naviše, a ako obje imaju 6, samo napadu.

rules-score-rate =
    { $trump ->
        [none] { trump-none-at-first }
       *[suit] { trump-suit-at-first }
    } štihovi za svaku deseticu donose { $ten ->
        [one] { $ten } bod
        [few] { $ten } boda
       *[other] { $ten } bodova
    }; ostatak vrijedi kao desetica od { $rest }{ $fives ->
        [yes] , a točno 5 kao pola desetice.
       *[no] .
    }
rules-score-rate-all-tricks =
    { $trump ->
        [none] { trump-none-at-first }
       *[suit] { trump-suit-at-first }
    } { score-capot } (svi štihovi) vrijedi { $points }{ $ace ->
        [none] { "" }
       *[other] { " " }({ $ace } ako je okrenut as)
    }, { $added ->
        [yes] povrh karata.
       *[no] umjesto karata.
    }
rules-score-rate-multiplied =
    Kontra množi sve osim { $variant ->
        [baloot] baloota
       *[other] bele
    }.
rules-score-rate-taken = Tko pod kontrom dobije dijeljenje, piše bodove obiju strana.
rules-score-rate-paired = Obje strane zajedno uvijek imaju bodove cijelog dijeljenja: ako zaokruživanje da jedan previše, gubi ga strana s većom zadnjom znamenkom, zatim s većim zbrojem.
rules-score-rate-flat = Svi štihovi nikad se ne množe i donose zvanja obiju strana.
rules-score-reverse-kaboot =
    { $way ->
        [turned-ace] { trump-none-at-first } obrana za sve štihove piše { $points } ako je okrenut as.
        [eldest-ace] { trump-none-at-first } obrana za sve štihove piše { $points } ako je zvao prvi na redu i imao asa (obrnuti kaboot).
       *[none] { trump-none-at-first } obrana za sve štihove nema ništa više: ugovor je samo pao.
    }

rules-worked-title = ### Tri izračunana dijeljenja
rules-worked-deal = **{ $bid }, { $result ->
        [made] { $tricks ->
            [all] svi štihovi
           *[some] { score-made }
        }
       *[failed] { score-failed }
    }**
rules-worked-doubled = Ugovor { rules-lock-level }: { $attack } napadu, { $defence } obrani.

rules-claims-title = ### Renons{ $variant ->
        [tarabish] { " " }(„misplay”)
        [baloot] { " " }(„qayd”)
       *[other] { "" }
    }
rules-claims = Ništa vas ne sprečava da odigrate kartu protiv pravila. Do kraja dijeljenja druga strana to smije prijaviti; dijeljenje tada odmah staje.
rules-claims-right =
    Točna prijava: strana koja je prijavila piše sve bodove dijeljenja, { $totals }, i još { $own ->
        [yes] svoja zvanja i { rules-belote-its }.
       *[no] zvanja obiju strana i { rules-belote-its }.
    }
rules-claims-wrong =
    { $void ->
        [yes] Netočna prijava: sve to piše druga strana. Ako nitko nije kriv, dijeljenje je poništeno i opet dijeli isti igrač.
       *[no] Netočna prijava: sve to piše druga strana.
    }
rules-claims-both =
    { $void ->
        [yes] Ako su krive obje strane, ne piše nitko i opet dijeli isti igrač.
       *[no] Ako su krive obje strane, u pravu je tko prvi prijavi.
    }

rules-computers-title = ### Što obećavaju najave računala
rules-computers-count =
    Ruka vrijedi prema adutu: tri aduta s dečkom 80; svaki daljnji adut, devetka, as sa strane, prazna boja +10{ $belote ->
        [0] { "" }
       *[other] , { rules-belote-the } +{ $belote }
    }; bez dečka −20.
rules-computers-open = Nitko ne najavljuje više od toga, a trebaju tri aduta s dečkom ili devetkom, inače pet. Na primjer:
rules-computers-row = { $bid }: { $hands }
rules-computers-hand =
    { $length ->
        [3] tri aduta
        [4] četiri aduta
        [5] pet aduta
       *[other] šest aduta
    } ({ $ranks }){ $aces ->
        [0] { "" }
        [1] { " " }i as sa strane
        [2] { " " }i dva asa sa strane
       *[other] { " " }i tri asa sa strane
    }
rules-computers-either = { $first }, ili { $second }
rules-computers-both = { $best } i { $second }
rules-computers-hidden = Otvaraju od { $opens }, s najviše { $hidden } u pričuvi.
rules-computers-without-suit =
    { $trump ->
        [none] **{ trump-none-at-first }**{ rules-computers-out-of }: { $base }, +{ $best } as, +{ $second } pokrivena desetka, +{ $lead } prvi izlaz; najmanje dva asa.
       *[all] **{ trump-all-at-first }**{ rules-computers-out-of }: { $base }, +{ $best } dečko, +{ $second } pokrivena devetka, +{ $lead } prvi izlaz; najmanje dva dečka.
    }
rules-computers-out-of =
    { $whole ->
        [0] { "" }
       *[other] , od { $whole } bodova
    }
rules-computers-support-without =
    { $trump ->
        [none] **Pomoć bez aduta**: { $best } as, { $second } pokrivena desetka, manje { $less }. Partner podiže za toliko.
       *[all] **Pomoć uz sve adut**: { $best } dečko, { $second } pokrivena devetka, manje { $less }. Partner podiže za toliko.
    }
rules-computers-double-without = **Kontra** na bez aduta ili sve adut kaže da će ugovor pasti, s kartama koje ga zaustavljaju: asevima bez aduta, dečkima uz sve adut.
rules-computers-raise =
    Pomoć partnerovu adutu: dečko +20, devetka, treći adut, as sa strane i prazna boja +10{ $belote ->
        [0] { "" }
       *[other] , { rules-belote-the } +{ $belote }
    }; jedan adut −10, nijedan −20. Partner podiže za toliko; s više od { $kept } na najavu do { $highest } nikad ne kaže dalje.
rules-computers-change = Druga boja od partnerove: broj kao da je ruka sama. Opet vlastita boja: broj, manje partnerova pomoć.
rules-computers-contest = Preko protivnika im treba { $less } manje, s tri aduta ili dva uz dečka.
rules-computers-capot = Kapot: { $least } među partnerima ili svi štihovi u ruci.
rules-computers-double = Kontra: štihova { $tricks } do { $first }, jedan manje do { $second }, dva manje do { $third }, nijedan iznad toga; jedan manje ako je partner najavio. { rules-computers-against }
rules-computers-double-name = Kontra: štihova { $tricks }, jedan manje ako je partner najavio. { rules-computers-against }
rules-computers-against =
    Vrijede dečko, pokrivena devetka, as i svaki adut od trećega{ $trumps ->
        [all] ; { trump-none-at } as vrijedi dva, { trump-all-at } dečko.
        [none] ; { trump-none-at } as vrijedi dva.
       *[suits] .
    }
rules-computers-redouble = Rekontra: ugovor je među partnerima.
rules-computers-name =
    Zvanje aduta obećava { $least }{ $turned ->
        [yes] , računajući okrenutu kartu,
       *[no] { "" }
    } i dva aduta.
rules-computers-take-without =
    { $trump ->
        [none] { trump-none-at-first } od { $least } naviše.
       *[all] { trump-all-at-first } od { $least } naviše.
    }
rules-computers-expert = Stručnjaci među tim najavama biraju po tome što donose.

promise-own = { $counts }, na primjer { $hands }
promise-least = ruka koja sama vrijedi { $least } ili više
promise-turned = { $least } ili više, računajući okrenutu kartu
promise-between = ruka koja sama vrijedi { $least } do { $most }
promise-with = ruka koja vrijedi { $least } ili više, povrh partnerovih { $told }
promise-own-hand = vaša ruka vrijedi { $count }; ostali čitaju: { $told }
promise-support =
    { $least ->
        [0] obična pomoć (dva aduta, ili jedan i as)
        [10] pomoć 10: as, prazna boja, devetka ili tri aduta
        [20] pomoć 20: dečko ili dva asa
        [30] pomoć 30: dečko i as
       *[other] pomoć { $least }: dečko i dva asa ili više
    }
promise-masters =
    { $support ->
        [yes] pomoć { $least } ili više
       *[no] { $least } ili više
    }: otprilike { $trump ->
        [none] { $masters ->
            [0] neke karte
            [1] jedan as
            [2] dva asa
            [3] tri asa
           *[other] četiri asa
        }
       *[all] { $masters ->
            [0] neke karte
            [1] jedan dečko
            [2] dva dečka
            [3] tri dečka
           *[other] četiri dečka
        }
    }
promise-number = { $least } ili više u najboljem adutu
promise-every-trick =
    { $support ->
        [yes] pomoć { $least } ili više
       *[no] { $least } ili više
    }, ili svi štihovi
promise-alone = svi štihovi sam
promise-contre =
    { $tricks ->
        [0] ništa povrh onoga što su najave rekle
        [1] jedan štih protiv ovog aduta
        [2] dva štiha protiv ovog aduta
        [3] tri štiha protiv ovog aduta
       *[other] četiri štiha protiv ovog aduta
    }
promise-contre-without =
    ugovor će pasti: { $trump ->
        [none] { $masters ->
            [0] prema najavama
            [1] jedan as ili nešto jednako vrijedno
            [2] dva asa ili nešto jednako vrijedno
            [3] tri asa ili nešto jednako vrijedno
           *[other] četiri asa ili nešto jednako vrijedno
        }
       *[all] { $masters ->
            [0] prema najavama
            [1] jedan dečko ili nešto jednako vrijedno
            [2] dva dečka ili nešto jednako vrijedno
            [3] tri dečka ili nešto jednako vrijedno
           *[other] četiri dečka ili nešto jednako vrijedno
        }
    }
promise-surcontre-without = ugovor će proći, uz ono što je partner najavio
promise-pass = nedovoljno za otvaranje (najviše { $most })
promise-leave = najviše { $most } pomoći
dialogue-opens =
    { $number ->
        [80] glavni adut treći, ili duga boja i as
        [90] dečko i devetka s trećim adutom
        [100] dečko i devetka i još jedan as ili adut, ili dobra duga boja i as
       *[other] { rules-dialogue-opens }
    }
rules-dialogue-opens =
    { $number ->
        [80] dečko treći, devetka četvrta, devetka treća i as; ili as sa strane i pet aduta ili as i desetka s četiri aduta
        [90] dečko i devetka s trećim adutom
        [100] dečko i devetka, još jedan as ili adut; ili as, uz glavni adut četvrti (as, desetka) ili pet aduta (glavni adut, bela)
        [110] dečko i devetka, još dva asa ili aduta
        [120] dečko i devetka, još tri asa ili aduta
       *[other] dečko i devetka, još asova ili aduta: { $extras }
    }
dialogue-opens-last =
    { $number ->
        [80] dovoljni su glavni adut drugi i as sa strane
       *[other] { dialogue-opens }
    }
rules-dialogue-opens-aces =
    { $number ->
        [80] dva asa i tri aduta
        [90] glavni adut četvrti ili dečko i devetka s trećim adutom, uz as sa strane
        [100] adutski dečko, devetka i as
        [110] adutski dečko, devetka i as, i još jedan as ili adut
        [120] adutski dečko, devetka i as, i još dva asa ili aduta
       *[other] adutski dečko, devetka i as, i još asova ili aduta: { $extras }
    }
dialogue-help =
    { $least ->
        [10] pokrivena devetka, as ili četiri aduta; ili dva asa bez ijednog aduta
        [20] dečko, bela ili dvije male pomoći (pokrivena devetka, as, četiri aduta)
        [30] dečko ili bela s malom pomoći, ili tri male pomoći
       *[other] pomoć { $least }: dečko ili bela 20; pokrivena devetka, as, četiri aduta 10
    }
dialogue-help-more = { $help } ili više
dialogue-help-either = { $less }; ili { $more }
dialogue-kept-back =
    { $least ->
        [10] barem još as ili adut, još nepokazan
        [20] barem još dva asa ili aduta, ili bela, još nepokazano
       *[other] { $least } još nepokazano: daljnji asovi i aduti po 10, bela 20
    }
dialogue-strength =
    { $more ->
        [yes] ruka koja sama vrijedi { $least } ili više
       *[no] glavni adut treći ili pet aduta
    }
dialogue-jump = ruka koja sama vrijedi { $least } ili više ({ $both } s dečkom i devetkom)
dialogue-change = { $own }; za partnera najviše as, ili nijedna karta njegove boje
dialogue-change-over = { $own }; premalo za najavu u partnerovoj boji, ili nijedna karta te boje
dialogue-tricks =
    { $aces ->
        [yes] adutski štih ili tri asa sa strane
       *[no] adutski štih: dečko, pokrivena devetka, as treći ili četiri aduta
    }
dialogue-sure =
    { $alone ->
        [yes] dečko i devetka s četiri aduta i dva asa sa strane
       *[no] dečko i devetka s četiri aduta i dva asa sa strane, ili više od ugovora među partnerima
    }
dialogue-untold = bez dečka, pokrivene devetke, bele i dvaju asova
dialogue-untold-over = bez dečka, pokrivene devetke, bele i dvaju asova; ili sva pomoć zajedno ispod { $lacking }
dialogue-stops = ne ide dalje; neki as ili adut možda nije rečen
dialogue-too-high = previsoko da se kaže više; pomoć možda nije rečena
dialogue-theirs = ništa dogovoreno: to je protivnička boja
dialogue-every-trick = dečko, devetka i as s četvrtim adutom, bez gubitnika { $aces ->
        [0] sa strane
        [1] osim jednog partnerova asa
       *[other] osim partnerovih asova: { $aces }
    }, ili s bojom od četiri karte od asa
rules-dialogue-pieces = Najprije se pokazuju glavni aduti (dečko i devetka), zatim partner dodaje što ima; svaka se karta broji jednom.
rules-dialogue-aces = Najprije se pokazuju asovi („petit jeu”), zatim partner dodaje što ima; svaka se karta broji jednom.
rules-dialogue-opening = **Otvaranje** (najviše { $hidden } u pričuvi):
rules-dialogue-pass = **Prvo „dalje”** ne kaže ništa: nitko ne mora otvoriti.
rules-dialogue-answer = **Odgovor**: dečko, bela +20; pokrivena devetka, as sa strane, četiri aduta +10; nijedan adut −10. Kaže se sve (preko protivnika jednom smijete { $forced } više). Do { $highest } nema „dalje” s glavnim adutom, belom ili dva asa.
rules-dialogue-again = **Ponovno zvanje**: tko je otvorio, dodaje što još nije rečeno. Druga boja od partnerove, s glavnim adutom trećim, kaže da za njegovu nemate ništa, osim možda asa, ili da je uopće nemate.
rules-dialogue-over = **Preko protivnika**: glavni adut treći ili pet aduta. Dečko 80, devetka 70, inače 60; daljnji glavni adut, as, adut +10; bela +20. Najniža najava smije reći { $room } više ({ $forced } kad je partner rekao „dalje”), nikad u njihovoj boji.
rules-dialogue-contre = **Kontra**: dečko, pokrivena devetka, as treći, četiri aduta; od { $number }, tri asa.
rules-dialogue-capot = **Kapot**: dečko, devetka i as s četvrtim adutom, bez gubitnika koji partner nije pokrio asom; ili s bojom sa strane od četiri karte od asa.
promise-page-title = Što kažu najave
promise-button-convention = Dogovor
promise-convention = **{ promise-button-convention }**: { $name }
promise-call = { $call }: { $told }
promise-habit = **Samo za vas**: od vaših boja i kontri koje su ruke ove partije pokazale odgovaralo je { $fitted } od { $count }; računala se { $relied ->
        [yes] na njih oslanjaju
       *[no] na njih manje oslanjaju
    }.
promise-habit-number = **Samo za vas**: vaši su brojevi obično { $by } { $higher ->
        [yes] viši
       *[no] niži
    } od onih za stolom; računala to uzimaju u obzir.
promise-button = Što kažu najave

help-title = Pomoć · { $game }
help-course = Tečaj igre La Contrée: osam lekcija od pet minuta, koje vidite samo vi.
help-finished = Završene lekcije: { $done } od { $total }.
help-button-lesson = Lekcija { $number }
help-choose = { $number }. { $name }
help-choose-done = Završena
help-choose-placeholder = Odaberite lekciju
help-evening = ### Vaša prva partija
help-start = { help-command-start } otvara stol. „{ lobby-button-fill }” daje slobodna mjesta računalima.
help-hand = „{ table-button-hand }” pokazuje vaše karte samo vama. Zasivljena karta ne može se odigrati; razlog je naveden.
help-bid =
    { $numbers ->
        [yes] Kad ste na redu u licitaciji: broj bodova pa adut; ili dalje.
       *[no] Kad ste na redu u licitaciji: jedan od ponuđenih ugovora ili dalje.
    }
help-leave = Morate ići? { help-command-leave }: računalo vam čuva mjesto.
help-button-start = Prvi koraci
help-button-words = Riječi igre
help-button-table = Stol
help-button-alone = Sami
help-button-yours = Vi
help-commands-table = ### Naredbe za stolom
help-commands-alone = ### Naredbe za igru i vježbu bez drugih
help-commands-yours = ### Naredbe o vama
help-managers = Za one koji upravljaju serverom:
help-command = { $command } · { $description }
help-command-start = `/{ command-contree-name } { command-start-name }`
help-command-help = `/{ command-contree-name } { command-help-name }`
help-command-hand = `/{ command-contree-name } { command-hand-name }`
help-command-table = `/{ command-contree-name } { command-table-name }`
help-command-stop = `/{ command-contree-name } { command-stop-name }`
help-command-privacy = `/{ command-belote-name } { command-privacy-name }`
help-command-leave = `/{ command-contree-name } { command-leave-name }`
help-command-me = `/{ command-contree-name } { command-me-name }`
help-command-history = `/{ command-contree-name } { command-history-name }`
help-command-stats = `/{ command-contree-name } { command-stats-name }`
help-command-evening = `/{ command-contree-name } { command-evening-name }`
help-command-setup = `/{ command-contree-admin-name } { command-setup-name }`
help-command-restore = `/{ command-contree-admin-name } { command-restore-name }`
help-command-void = `/{ command-contree-admin-name } { command-void-name }`
