# Tečaj: osam lekcija od po nekoliko poteza, na slici stola.

lesson-title = La Contrée · lekcija { $number }: { $name } ({ $move } od { $moves })
lesson-private = Ovu stranicu vidite samo vi i ništa se ne računa. Vi ste Jug; nasuprot je vaš partner, Sjever. Zapad i Istok su protivnici.
lesson-lost = Ne mogu pronaći gdje ste stali: tečaj se otad promijenio. Evo ga od početka.
lesson-button-hint = Što da učinim?
lesson-button-continue = Nastavi
lesson-button-again = Ponovi ovu lekciju
lesson-button-next = Sljedeća: { $name }
lesson-button-table = Otvori stol za vježbu
lesson-button-join = Pridruži se
lesson-table-open = U ovom je kanalu stol već otvoren. Pridružite mu se ili igrajte sami:
lesson-finished = ✅ **Lekcija { $number } je završena.** Zapamtite: { $learnt }
lesson-course-finished = To je bila posljednja od osam lekcija. Vrijeme je za igru!
lesson-afterwards = Spremni za prave karte? Dijeljenje za vježbu samo je za vas: s vama igraju tri stručnjaka i ništa se ne računa. Za stolom za vježbu savjetuje vas trener kad ste na redu.
lesson-no-table = Ovdje ne mogu otvoriti stol: potreban je kanal servera na kojem sam instaliran. Ondje upišite { $command }, odaberite „{ command-start-training-name }” pa pritisnite „{ lobby-button-fill }”.
lesson-good = ✅ { $told }
lesson-hint = Savjet: { $move }.
lesson-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
lesson-opening = **{ $number }**: { $told }

# Njihova imena i što iz svake zapamtiti.

lesson-name-follow = Davanje boje i sječenje
lesson-name-overruff = Ići preko i sjeći preko
lesson-name-partner = Partner drži štih
lesson-name-belote = Bela i zadnji štih
lesson-name-bids = Što kažu 80, 90 i 100
lesson-name-contre = Kontra i obrana
lesson-name-count = Brojenje aduta
lesson-name-end = Kraj dijeljenja

lesson-learnt-follow = daje se tražena boja. Ako je nemate, a drži protivnik, siječete. Bez aduta odbacujete.
lesson-learnt-overruff = kad se igra adut, idete preko ako možete; kad protivnik siječe, siječete preko ako možete. Inače čuvate jake karte.
lesson-learnt-partner = kad partner drži, a vi ste zadnji, nemojte sjeći: napunite štih. Samo se u adutu ide i preko njega. A prvo što bacite na njegov štih kaže mu gdje vam je as.
lesson-learnt-belote = adutski kralj i dama čine belu i rebelu. I čuva se karta koja uzima zadnji štih: on vrijedi više.
lesson-learnt-bids = otvara se na adutskog dečka i devetku; partner odgovara dodajući što ima. I „dalje” nešto kaže.
lesson-learnt-contre = kontra se daje sa sigurnim adutskim štihom i asovima. U obrani odigrajte svoje asove i ne izlazite zvaču u adut.
lesson-learnt-count = vaši aduti i oni koji su pali: ostali su vani. Zvač ih vuče i staje kad više nema nijednog.
lesson-learnt-end = pratite koje karte padaju: desetka ili kralj postaju najjači. I na vrijeme odaberite kartu za zadnji štih.

# Lekcija 1: najprije poredak karata.

lesson-at-follow-win = **Davanje boje.** Traži se { $led }: imate tu boju pa je morate dati, a ostale su vam karte zasivljene. Zasad drži { $best } ({ $winner }). Vi ste zadnji: uzmite ovaj štih.
lesson-done-follow-win = Štih uzima { $card }: { $points } za vašu stranu. U boji koja nije adut najjači je as, a odmah iza njega desetka.
lesson-at-follow-low = **Dati boju, a ne uzeti.** Ovdje drži { $best } ({ $winner }). Zadnji ste i ništa što smijete odigrati ne tuče tu kartu: koju svoju dajete?
lesson-done-follow-low = Štih uzima { $winner }, ali vrijedi samo { $points }. Na izgubljen štih daje se karta koja najmanje vrijedi.
lesson-at-follow-ruff = **Sječenje.** Traži se { $led }, te boje nemate, a drži protivnik: morate sjeći, to jest odigrati adut (ovdje { $trump }). Koji?
lesson-done-follow-ruff = Siječete i štih uzima { $card }: { $points }. Svaki adut tuče svaku kartu druge boje.
lesson-at-follow-discard = **Odbacivanje.** Nemate ni traženu boju ({ $led }) ni adut: smijete odigrati bilo što, ali uzeti ne možete. { $winner } je sjekao, štih je izgubljen. Što bacate?
lesson-done-follow-discard = Bravo: protivnici uzimaju štih, ali im donosi samo { $points }.

# Lekcija 2.

lesson-at-overruff-rise = **Ići preko u adutu.** Igra se adut: tko može tući { THE($best) }, mora. Mogu obje karte koje smijete odigrati, a iza vas nitko ne igra. Koja na štih nosi više bodova?
lesson-done-overruff-rise = Štih uzima { $card }: { $points }. Poslije bi vam je mogli uzeti adutski dečko, devetka ili as; sad je na sigurnom.
lesson-at-overruff-must = **Sjeći preko.** Traži se { $led }, te boje nemate, a { $winner } je sjekao; drži { $best }. Ako imate jači adut, morate ga odigrati: ovdje je točno jedan.
lesson-done-overruff-must = Siječete preko: { $card } vraća štih vama, { $points }.
lesson-at-overruff-over = **Preko, ali ne previše.** { $winner } je sjekao; drži { $best }, a vi tražene boje ({ $led }) nemate. Više vaših aduta je jače: koji ćete sačuvati za poslije?
lesson-done-overruff-over = { $card } vraća štih vama: { $points }. A u ruci vam je još adutski dečko, kojeg ništa ne tuče.
lesson-at-overruff-cannot = **A ako ne možete?** { $winner } je sjekao; drži { $best } i nijedan vaš adut nije jači. U igri { variant-contree } ništa vas ne tjera da siječete niže: igrajte što hoćete.
lesson-done-overruff-cannot = Štih uzima { $winner }: { $points }. Ali adute ste sačuvali. U nekim drugim igrama morate sjeći i niže, na primjer u beli: pokazat će vam zasivljene karte.
lesson-at-overruff-under = **Adut, a nijedan jači.** Igra se adut i { $winner } drži; njegovu kartu ({ $best }) ništa ne tuče. Svejedno morate dati adut: koji?
lesson-done-overruff-under = Dali ste samo { $own }. Sad kad je adutski dečko pao, najjača je vaša devetka.

# Lekcija 3.

lesson-at-partner-charge = **Punjenje štiha.** Partner drži ({ $best }), a vi ste zadnji: ovaj je štih vaše strane. Što stavljate na njega?
lesson-done-partner-charge = Partnerov štih sad vrijedi { $points }.
lesson-at-partner-void = **Partnera ne sijecite.** Nemate traženu boju ({ $led }), ali partner drži, a vi ste zadnji: ništa vas ne tjera da siječete. Što igrate?
lesson-done-partner-void = Na štih ide { $card }: vrijedi { $points }, a adute ste sačuvali.
lesson-at-partner-ruffed = **Partner je sjekao.** Ni vi nemate traženu boju ({ $led }), a drži partnerova karta: { $best }. Zadnji ste: što igrate?
lesson-done-partner-ruffed = Partnerov štih vrijedi { $points }.
lesson-at-partner-rise = **U adutu se ide i preko partnera.** Igra se adut i drži partner: { $best }. U igri { variant-contree } morate ići i preko partnera ako možete. Čime?
lesson-done-partner-rise = Štih uzima { $card }: { $points }. Devetka je jača i trebat će vam poslije.
lesson-at-partner-call = **Zvanje boje.** Traženu boju ({ $led }) više nemate, a partner drži. Prvo što bacite nešto mu kaže: sedmica, osmica ili devetka zove svoju boju, u kojoj imate asa ili pokrivenu desetku; kralj, dama ili dečko odbija je. Što bacate?
lesson-done-partner-call = { $card } kaže partneru gdje vam je as. I računala tako zovu i to misle: možete im vjerovati.
lesson-at-partner-answer = **Odgovor na zvanje.** Na vaše adute partner je prvo bacio kartu { $thrown }: ima asa te boje ili desetku s još jednom kartom. Sve ste adute izvukli. Što igrate?
lesson-done-partner-answer = Štih uzima partnerov as: { $points }. Na zvanje se odgovara dok taj as nije pao.

# Lekcija 4.

lesson-at-belote-belote = **„Bela!”** Imate adutskog kralja i damu; oni vašoj strani za ugovor donose { $pair }. Prijavljuje se uz prvu od tih karata; ovdje to umjesto vas kaže bot. Morate sjeći: prijavite belu.
lesson-done-belote-belote = „Bela!” I štih uzima { $card }: { $points }.
lesson-at-belote-last = **Zadnji štih.** Ostaju dva štiha, a zadnji donosi još { $last }. Vaša strana ima { $ours }, a zvala je { SHORT($bid) }: treba joj taj štih. Što igrate prvo?
lesson-done-belote-last = Vaš je adut uzeo zadnji štih i njegovih { $last }: { $ours } za { SHORT($bid) }, prolaz u bod. Evo računa.
lesson-at-belote-rebelote = **„Rebela!”** Adutsku damu već ste odigrali. Kad za njom dođe kralj, kaže se „rebela”. Morate sjeći, a vaša dva aduta uzet će zadnja dva štiha.
lesson-done-belote-rebelote = „Rebela!” Karte, zadnji štih i bela: evo kako vode do ugovora, a onda i do zapisa.

# Lekcija 5: što najave kažu, dolazi od računala.

lesson-at-bids-open80 = **Otvaranje.** Reći broj i boju znači opisati partneru svoju ruku. U toj boji najprije vrijede *glavni aduti*, dečko i devetka; „treći” znači: s još dva aduta.
    { $openings }
    Još nitko nije zvao. Što kažete?
lesson-done-bids-open80 = { SHORT($card) } je partneru reklo: { $says }.
lesson-at-bids-open90 = **Oba glavna aduta.** Druga ruka; opet prvi govorite.
    { $openings }
    Što kažete?
lesson-done-bids-open90 = { SHORT($card) } je partneru reklo: { $says }.
lesson-at-bids-open100 = **I više.** Još jedna ruka.
    { $openings }
    Što kažete?
lesson-done-bids-open100 = { SHORT($card) } je partneru reklo: { $says }.
lesson-at-bids-jack = **Odgovor.** Partner je otvorio { SHORT($bid) }: { $called }. Za toliko podignite što imate za njega.
    { $answers }
lesson-done-bids-jack = Partner je imao jednog glavnog aduta, vi donosite dečka: { SHORT($card) } kaže: { $says }.
lesson-at-bids-nine = **Slabiji odgovor.** Partner je otvorio { SHORT($bid) }: { $called }. Što imate za njega?
    { $answers }
lesson-done-bids-nine = Devetka s još jednim adutom: { SHORT($card) } kaže: { $says }.
lesson-at-bids-aces = **Odgovor asovima.** Partner je otvorio { SHORT($bid) }: { $called }. Što imate za njega?
    { $answers }
lesson-done-bids-aces = I vaša dva asa vrijede: { SHORT($card) } kaže: { $says }.
lesson-at-bids-nothing = **Nema se što reći.** Partner je otvorio { SHORT($bid) }: { $called }. Što imate za njega?
    { $answers }
lesson-done-bids-nothing = I „dalje” nešto kaže: { $says }. Partner igra { SHORT($bid) }.

# Lekcija 6.

lesson-at-contre-double = **Kontra.** { $declarer } zove { SHORT($bid) }. Ako mislite da će taj ugovor pasti, recite kontru: dobitak i gubitak množe se s { $times }. Za to treba siguran adutski štih i asovi. Što kažete?
lesson-done-contre-double = Kontra! Obećali ste ovo: { $says }. U ruci doista imate adutskog dečka i dva asa.
lesson-at-contre-leave = **Bez kontre.** { $declarer } zove { SHORT($bid) }. Imate tri asa, ali zvač ih može sjeći. Što kažete?
lesson-done-contre-leave = Bez adutskog štiha tri su asa dovoljna za kontru tek od { $threshold }. Sačuvajte svoje za obranu.
lesson-at-contre-lead = **Izlaz u obrani.** { $declarer } igra { SHORT($bid) }, a prvu kartu igrate vi. Smijete odigrati bilo koju; ostali moraju dati njezinu boju.
lesson-done-contre-lead = Štih uzima { $card }: { $points }. Obrana rano igra asove, dok ih zvač još ne može sjeći.
lesson-at-contre-last = **Zadnji štih u obrani.** Ostaju dva štiha, a zadnji donosi još { $last }. Što igrate prvo?
lesson-done-contre-last = Zadnji štih uzima obrana: { $ours } za vas, { $theirs } za zvača, koji je zvao { SHORT($bid) }. Pao je; evo računa.

# Lekcija 7.

lesson-at-count-first = **Izvlačenje aduta.** Svaka boja ima { $total } karata. U ruci imate aduta: { $mine }; ostala trojica dakle imaju { $out }. Vi ste zvač, i dok protivnici imaju adute, mogu sjeći. Što igrate?
lesson-done-count-first = Štih uzima { $card }: { $points }. Svi su morali dati adut, i { $left ->
        [0] vani više nema nijednog
        [1] vani je još samo jedan
       *[other] kod ostalih ih je još { $left }
    }.
lesson-at-count-second = **Koliko ih je ostalo?** Prvi je štih odnio { $fallen }. Zbrojite svoje adute i one koji su pali: ukupno ih je { $total }. Što igrate?
lesson-done-count-second = { $out ->
        [1] Vani je bio još samo jedan
       *[other] Kod ostalih ih je još bilo { $out }
    }; { $left ->
        [0] sad je pao i aduta imate samo vi
        [1] ostaje jedan
       *[other] sad ih je { $left }
    }. Štih vrijedi { $points }.
lesson-at-count-gone = **Kada stati?** Isto dijeljenje, štih poslije: brojite opet. Što sad igrate?
lesson-done-count-gone = Nitko drugi nema aduta: { $card } bez rizika uzima štih, { $points }.
lesson-at-count-last = **Tri karte.** Vi ste zvač; { $out ->
        [1] kod ostalih je još jedan adut
        [one] kod ostalih je još { $out } adut
        [few] kod ostalih su još { $out } aduta
       *[other] kod ostalih je još { $out } aduta
    }. Što igrate?
lesson-done-count-last = Štih uzima { $card }: { $points }. { $left ->
        [0] Nitko drugi nema aduta
        [1] Vani ostaje jedan adut
        [one] Kod ostalih je još { $left } adut
        [few] Kod ostalih su još { $left } aduta
       *[other] Kod ostalih je još { $left } aduta
    }.

# Lekcija 8.

lesson-at-end-master = **Što je sad najjače?** Ostaju četiri karte. Prvi je štih odnio { $fallen }. Jedna je vaša karta postala najjača u svojoj boji: odigrajte je.
lesson-done-end-master = Štih uzima { $card }: { $points }. Pamtite asove i desetke koji padaju: to je često dovoljno.
lesson-at-end-keep = **Što sačuvati?** Ostaju dva štiha, a zadnji donosi još { $last }. Vaša strana ima { $ours }, a zvala je { SHORT($bid) }. Što igrate prvo?
lesson-done-end-keep = Vaš je adut uzeo zadnji štih: { $ours } za { SHORT($bid) }. Evo računa.
lesson-at-end-out = **Tri karte, jedan adut vani.** Još niste vidjeli samo { $missing }. Što igrate prvo?
lesson-done-end-out = Dečko je uzeo asa; adutski kralj i vaša desetka postali su najjači i uzeli zadnja dva štiha. Evo računa.

# Što potez propušta (Fault).

lesson-fault-loses = { $card } je slabija karta od one koja drži ({ $best }): štih bi uzeo { $winner }. Možete ga uzeti kartom { $right }.
lesson-fault-wastes = Štih bi uzela i karta { $card }, ali dovoljna je karta { $right }: jači adut sačuvajte za poslije.
lesson-fault-gives = { $card } vrijedi { $own }, a ovaj je štih izgubljen. Radije dajte { THE($right) }: { $gain }.
lesson-fault-keeps = { $card } vrijedi { $own }, a ovaj je štih vaše strane: radije na njega stavite { THE($right) }, { $gain }.
lesson-fault-ruffs-partner = Ovaj je štih već vaš: kartom { $card } samo biste potrošili adut. Radije ga napunite: { $right }.
lesson-fault-spends-trump = { $card } ne tuče { THE($best) }: adut biste izgubili uzalud. Radije odbacite { THE($right) }.
lesson-fault-spends-master = { $card } je najjača preostala karta u svojoj boji: uzet će neki kasniji štih. Ovdje je dovoljna karta { $right }.
lesson-fault-no-belote = { $card } ništa ne prijavljuje: „bela” pa „rebela” idu uz adutskog kralja i damu.
lesson-fault-last-trick = Nakon karte { $card } za zadnji štih ostaje samo { $right } i izgubili biste ga. Okrenite redoslijed.
lesson-fault-leads-trump = S kartom { $card } izašli biste u adut: to pomaže zvaču, koji želi izvući adute obrane. Radije odigrajte { THE($right) }.
lesson-fault-beatable = { $card } nije najjača preostala karta u svojoj boji: protivnik bi je mogao tući. Radije odigrajte { THE($right) }.
lesson-fault-trumps-out =
    Kartu { $card } mogli bi sjeći: { $out ->
        [1] kod ostalih je još jedan adut
        [one] kod ostalih je još { $out } adut
        [few] kod ostalih su još { $out } aduta
       *[other] kod ostalih je još { $out } aduta
    }. Najprije izvucite adute; odigrajte { THE($right) }.
lesson-fault-trumps-gone = Nitko drugi nema aduta: karta { $card } ne bi ništa izvukla. Adute čuvajte da se vratite na izlaz, i odigrajte { THE($right) }.
lesson-fault-miscalls = { $card } bi zvala svoju boju kao da u njoj imate asa. Zovite kartom { $right }: u toj boji asa imate.
lesson-fault-says-nothing = { $card } bi odbila svoju boju: istina, ali partner o vašem asu ne bi saznao ništa. Zovite kartom { $right }.
lesson-fault-throws-ace = { $card } bi pokazala i desetku, koju nemate, a štih više ne bi uzela. Zovite je kartom { $right }.
lesson-fault-ignores-call = Partner je zvao boju i čeka. { $card } može i poslije; prvo odigrajte { THE($right) }.
lesson-fault-says-other =
    { $told ->
        [yes] { $call } bi reklo: { $says }. To nije vaša ruka.
       *[no] { $call } o vašoj ruci ne bi reklo ništa.
    }
lesson-fault-says-less =
    { $told ->
        [yes] { $call } bi reklo: { $says }. Vaša ruka kaže više.
       *[no] { $call } nikoga ne vara, ali ništa i ne kaže: vaša ruka ima reći nešto bolje.
    }
