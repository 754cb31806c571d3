# Odbijanja, samo onome tko je pritisnuo: zašto i što se može učiniti.
# Najprije šifre motora igre (Refusal), s podacima koje on daje.

refusal-no-deal = Karte još nisu podijeljene. Dijeljenje počinje za trenutak.
refusal-game-over = Ova je partija završila. Novu počinje „{ game-button-rematch }” na stolu.
refusal-deal-over = Ovo je dijeljenje završilo. Sljedeće se pokreće sa stola.
refusal-deal-running = Dijeljenje je u tijeku: najprije ga dovršite.
refusal-auction-open = Licitacija još nije završila. Vaša vam ruka kaže kad ste na redu.
refusal-auction-over = Licitacija je završila: sad se igra.
refusal-not-your-turn =
    Niste na redu: stol čeka { $count ->
        [1] { $seat }
       *[other] { $seat } ili partnera
    }. Gumbi vaše ruke zasvijetle sami kad ste na redu; dotad „{ table-button-tricks }” pokazuje što se dogodilo.
refusal-bid-too-low = Najava mora biti viša od { $standing }: recite više ili dalje.
refusal-bid-not-offered = Ta najava ovdje nije moguća. Odaberite neku iz svoje ruke.
refusal-bidding-closed = Najaviti više ne može nitko. Još možete reći dalje ili podići ulog.
refusal-nothing-to-double = Nema se na što reći kontra: pričekajte protivničku najavu.
refusal-double-not-yours = Ulog sad smije podići samo druga strana. Kad ste na redu, zovite ili recite dalje.
refusal-already-doubled = Na ovu je najavu kontra već rečena. Možete reći dalje, ili još podići ulog ako je najava vaše strane.
refusal-bid-not-doubled = Na { $bid } se ovdje ne može reći kontra. Kad ste na redu, zovite ili recite dalje.
refusal-not-in-hand = Nemate { THE($card) }. Prikazana ruka pokazuje što imate: odaberite jednu od tih karata.
refusal-must-follow = Morate dati boju: igrajte { $cards }.
refusal-must-overtake-trump = Morate ići preko u adutu: igrajte { $cards }.
refusal-must-overtake = Morate ići preko u traženoj boji: igrajte { $cards }.
refusal-must-ruff = Nemate traženu boju pa morate sjeći: igrajte { $cards }.
refusal-must-overruff = Štih je sječen pa morate sjeći preko: igrajte { $cards }.
refusal-ruff-too-low = Partner je sjekao: ako i vi siječete, idite preko. Igrajte { $cards }.
refusal-no-trump-lead = Ugovor je zatvoren: ne smijete izići u adut dok imate išta drugo. Igrajte { $cards }.
refusal-no-underruff = Ne možete sjeći preko: nema nižeg aduta dok imate drugu kartu. Igrajte { $cards }.
refusal-must-name-trump =
    Svi ostali rekli su dalje{ $variant ->
        [croatian_bela] { " " }i na musu ste
       *[other] { "" }
    }: morate zvati adut. Odaberite ga u svojoj ruci.
refusal-suit-was-turned = Okrenutu kartu ({ $turned }) nitko nije uzeo: zovite drugu boju ili recite dalje.
refusal-trump-not-held = Zvati smijete samo boju koju imate.
refusal-ashkal-barred = Ashkal ovdje nije dopušten. Odaberite drugu najavu ili recite dalje.
refusal-double-barred-by-score = Uz ovaj rezultat na sun se ne smije reći kontra: recite dalje.
refusal-nothing-to-announce = Uz ovu kartu nemate što prijaviti. Odigrajte je bez prijave.
refusal-no-renege-to-claim = Još nema renonsa za prijavu: pričekajte da druga strana odigra.

# Zatim kućna pravila (OptionRefusal).

refusal-unknown-option = Takvog kućnog pravila ovdje nema. Ništa se nije promijenilo: odaberite neko sa stranice.
refusal-option-out-of-bounds = „{ $value }” ovdje nije moguće. Odaberite drugu vrijednost.
refusal-number-out-of-bounds = „{ $value }” ovdje nije moguće: odaberite broj od { $least } do { $most }.
refusal-option-does-not-apply = „{ $option }” ne vrijedi za ovu igru kako je postavljena. Ništa se nije promijenilo: odaberite drugo kućno pravilo.
refusal-option-contradiction = „{ $option }: { $value }” ne ide uz „{ $other }”. Ništa se nije promijenilo: najprije promijenite to drugo.

# Zatim ona stola (TableRefusal), s podacima koje on daje.

refusal-channel-busy = U ovom je kanalu stol već otvoren; { help-command-table } spušta ga na dno. Igrajte ondje ili otvorite svoj u drugom kanalu ili niti.
refusal-tables-elsewhere =
    { $channels ->
        [none] Nema više kanala u kojem se smiju otvarati stolovi. Tko upravlja serverom, može ih odabrati s { help-command-setup }.
       *[other] Na ovom se serveru stolovi i izazovi otvaraju u { $channels }.
    }
refusal-channels-full = Već je odabrano { $count } kanala: izostavite neki s { help-command-setup }.
refusal-undone-before = U međuvremenu je promijenjeno nešto drugo ili je ovo već poništeno. Otvorite postavke ponovno: { help-command-setup }.
refusal-seat-taken = { $user } već sjedi na tom mjestu ({ $seat }). Odaberite drugo.
refusal-not-seated = Ne igrate za ovim stolom. Ako je neko mjesto slobodno, zauzmite ga; ako nije, pridružite se sljedećoj partiji!
refusal-no-seat-free = Sva su mjesta zauzeta: partija može početi.
refusal-no-computer = Na mjestu { $seat } više ne igra računalo: mjesto je promijenilo igrača. Ništa nije učinjeno.
refusal-too-many-people = Broj igrača u ovoj igri: { $count }, a za stolom je više ljudi. Netko najprije mora ustati.
refusal-not-host = To može samo domaćin stola, { $user }. Ako ga nema, ostali igrači mogu glasati za drugog domaćina pod „{ players-button }” (prije partije gumbom njegova mjesta).
refusal-not-manager = Da se partija zaustavi, pitajte domaćina stola ({ $user }) ili nekoga tko upravlja serverom.
refusal-deal-given = Za ovim se stolom igra dijeljenje { $deal }: vrijede njegova pravila.
refusal-limit-kept = Za igru bez ograničenja vremena treba pristanak svih, a drugi već sjede. Odaberite to dok sjedite sami: tko se poslije pridruži, time pristaje.
refusal-seats-empty =
    { $count ->
        [one] Treba još { $count } igrač. Pričekajte ili pritisnite „{ lobby-button-fill }”.
        [few] Trebaju još { $count } igrača. Pričekajte ili pritisnite „{ lobby-button-fill }”.
       *[other] Treba još { $count } igrača. Pričekajte ili pritisnite „{ lobby-button-fill }”.
    }
refusal-game-running = Partija je počela: to se ne može mijenjati prije njezina kraja.
refusal-game-finished = Ova je partija završila. Novu počinje „{ game-button-rematch }” na stolu.
refusal-deal-finished = { refusal-deal-over }
refusal-no-game = Partija još nije počela. Domaćin je počinje gumbom „{ lobby-button-start }” kad su sva mjesta zauzeta, ili odmah gumbom „{ lobby-button-fill }”, koji slobodna mjesta daje računalima.
refusal-already-ready = Zabilježeno: stol čeka ostale igrače.
refusal-already-away = Partiju ste već napustili. Mjesto vam vraća „{ table-button-hand }”.
refusal-paused = Partija je pauzirana. Nastavlja se gumbom „{ pause-button-resume }” na stolu.
refusal-already-paused = Partija je već pauzirana. Nastavlja se gumbom „{ pause-button-resume }” na stolu.
refusal-not-paused = Partija nije pauzirana.
refusal-pause-barred = Ostali stolovi večeri čekaju ovaj: ovdje nema pauze. Ako morate otići, napustite stol: stručnjak igra umjesto vas, a možete se vratiti.
refusal-already-seated = Za ovim stolom već imate mjesto: mjesta se mijenjaju samo između partija.
refusal-saw-other-cards = Vidjeli ste drugu ruku ovog dijeljenja: zauzmite ovo mjesto od sljedećeg dijeljenja, ili ono čiju ste ruku vidjeli ako na njemu igra računalo.
refusal-kick-self = Da sami odete, pritisnite „{ table-button-leave }”.
refusal-not-absent =
    Igrača se može ukloniti tek kad ga stol čeka najmanje { $count ->
        [one] { $count } minutu
        [few] { $count } minute
       *[other] { $count } minuta
    }: { $user } još ne kasni toliko.
refusal-already-voted = Vaš glas je ubrojen: ostali igrači tek trebaju glasati.
refusal-table-elsewhere = Ovdje već imate otvoren stol: { $channel }. Dovršite ga ili zatvorite s { help-command-stop }; ako ga ondje ne vidite, { help-command-table } ga vraća.
refusal-server-full =
    { $count ->
        [1] Na ovom je serveru otvoren jedan stol, što mu je granica. Pridružite mu se ili se vratite malo poslije.
        [one] Broj otvorenih stolova na ovom serveru: { $count }, što mu je granica. Pridružite se nekom ili se vratite malo poslije.
        [few] Broj otvorenih stolova na ovom serveru: { $count }, što mu je granica. Pridružite se nekom ili se vratite malo poslije.
       *[other] Broj otvorenih stolova na ovom serveru: { $count }, što mu je granica. Pridružite se nekom ili se vratite malo poslije.
    }
refusal-take-backs-barred = Za ovim stolom odigrana karta ostaje odigrana. Domaćin prije partije može dopustiti povlačenje poteza.
refusal-take-back-late = Nema se što povući: povući se može samo vlastiti zadnji potez, prije nego što itko drugi nešto učini ili se pokaže skrivena karta.
refusal-take-back-cards-known = Ovaj se potez više ne može povući: drugima je pokazao karte.
refusal-take-back-deal-counted = Ovaj se potez više ne može povući: dijeljenje je obračunano.
refusal-take-back-refused = Druga je strana već rekla ne: potez ostaje.
refusal-take-backs-used-up =
    { $count ->
        [1] U ovom ste dijeljenju već jednom tražili povlačenje, više se ne može.
        [one] U ovom ste dijeljenju povlačenje tražili već { $count } put, više se ne može.
        [few] U ovom ste dijeljenju povlačenje tražili već { $count } puta, više se ne može.
       *[other] U ovom ste dijeljenju povlačenje tražili već { $count } puta, više se ne može.
    }
refusal-already-asked = To je već zatraženo: pričekajte odgovor ostalih igrača.
refusal-not-yours-to-answer = O tome ne odlučujete vi.
refusal-training-kept = Prekasno: vježba se bira prije prvog dijeljenja, i ne za dijeljenje koje se igra ponovno.
refusal-no-coach = Trenera imaju samo stolovi za vježbu.
refusal-coach-asked = Netko je već tražio trenera: pričekajte odgovore ostalih igrača.
refusal-coach-refused = Trener je odbijen: možete ga opet tražiti u sljedećem dijeljenju.
refusal-claim-barred = Za ovim se stolom svaki štih igra do kraja jer se renons još može prijaviti.
refusal-claim-too-late = Ostao je samo jedan štih: odigrajte ga.
refusal-claim-denied = U ovom ste štihu već pitali. Najprije ga odigrajte.
refusal-stop-asked = Druga je strana već pitana treba li partiju zaustaviti.
refusal-deal-counts = Ovo dijeljenje vrijedi: igra se do kraja. Možete otići, stručnjak dovršava umjesto vas.
refusal-deal-begun = { $user } već je drugdje započeo ovo dijeljenje: svatko igra svako dijeljenje izazova jednom.
refusal-swap-asked = Zamjena mjesta već je predložena: pričekajte odgovor ostalih igrača.
refusal-swap-not-yours = Vaš odgovor nije potreban: već ste pristali ili ste sami predložili.
refusal-watch-seated = Igrate za ovim stolom pa ondje ne možete gledati drugu ruku.
refusal-watch-computer = Ruka računala ostaje skrivena: pokazuje se na kraju dijeljenja.
refusal-watch-absent = Taj igrač je odsutan: pitajte kad se vrati.
refusal-watch-asked = Već ste pitali: odaberite drugog igrača ili pričekajte odgovor.
refusal-watch-refused = Taj igrač u ovoj partiji ne želi pokazati ruku. Pitajte drugog igrača ili opet u sljedećoj partiji.
refusal-watch-saw-another = Vidjeli ste drugu ruku ovog dijeljenja: pitajte opet u sljedećem.
refusal-watch-full =
    { $count ->
        [1] Netko za ovim stolom već gleda ruku ili je to zatražio, više se ne može. Pokušajte poslije.
        [one] Broj ljudi koji za ovim stolom već gledaju ruku ili su to zatražili: { $count }, više se ne može. Pokušajte poslije.
        [few] Broj ljudi koji za ovim stolom već gledaju ruku ili su to zatražili: { $count }, više se ne može. Pokušajte poslije.
       *[other] Broj ljudi koji za ovim stolom već gledaju ruku ili su to zatražili: { $count }, više se ne može. Pokušajte poslije.
    }
refusal-watch-not-yours = Na to odgovara { $seat }: o svojoj ruci svatko odlučuje sam.
refusal-cards-in-shared-play = Ove karte drugi tek trebaju odigrati: svima se otvaraju kad to završi.
refusal-cards-in-play = Ove se karte upravo igraju za stolom za kojim igrate ili gledate: pokazat će vam se kad to dijeljenje završi.
refusal-cards-seen = Karte ovog dijeljenja već ste vidjeli: sjednite kad završi.
refusal-import-in-rated-game = U partiji ste koja se računa za rejting: dok ne završi, za vas se analiziraju samo dijeljenja podijeljena za stolom ovdje.
refusal-import-in-shared-play = Usred ste dijeljenja koje igraju i drugi: dok ga ne dovršite, za vas se analiziraju samo dijeljenja podijeljena za stolom ovdje.
refusal-stale-press = Ovaj je gumb zastario: ništa se nije promijenilo. Upotrijebite sadašnje gumbe.
refusal-table-closed = Ovaj je stol zatvoren. Otvorite drugi s { help-command-start }.
refusal-unknown-table = Ovaj stol više ne poznajem. Otvorite jedan s { help-command-start }.
refusal-table-lost = Što se za ovim stolom igralo, više se ne može pročitati pa je zatvoren. Otvorite drugi s { help-command-start }.
refusal-table-waiting = Za ovim se stolom igralo s novijom verzijom bota i čeka nadogradnju. Ništa nije izgubljeno. Tko upravlja serverom, može ga zatvoriti s { help-command-stop }.
refusal-closing = Bot se ponovno pokreće. Ništa nije izgubljeno: pokušajte opet za trenutak.
refusal-no-table-here = U ovom kanalu nema stola. Otvorite jedan s { help-command-start }.
refusal-nothing-to-play =
    { $channels ->
        [none] Ne igra se nijedna vaša partija. Otvorite stol s { help-command-start }.
       *[other] Stol za kojim igrate otvoren je u { $channels } i odavde mu se ne može pristupiti: upišite naredbu ondje.
    }
refusal-not-your-move = Niste na redu. Pitajte bez poteza da čujete kako stoji vaš stol.
refusal-unknown-move = Ništa nije odigrano. Možete reći: { $moves }.
refusal-seated-elsewhere = U ovom kanalu nema stola. Mjesto imate ovdje: { $channels }.

# Na kraju odbijanja gumba i naredbi.

refusal-too-long = Broj znakova: { $count }; više od { $most } se ne čita.
refusal-too-fast =
    { $seconds ->
        [one] Molim malo sporije. Pokušajte opet za { $seconds } sekundu.
        [few] Molim malo sporije. Pokušajte opet za { $seconds } sekunde.
       *[other] Molim malo sporije. Pokušajte opet za { $seconds } sekundi.
    }
refusal-server-too-fast =
    { $seconds ->
        [one] Ovaj server šalje botu previše zahtjeva. Pokušajte opet za { $seconds } sekundu.
        [few] Ovaj server šalje botu previše zahtjeva. Pokušajte opet za { $seconds } sekunde.
       *[other] Ovaj server šalje botu previše zahtjeva. Pokušajte opet za { $seconds } sekundi.
    }
refusal-not-server-manager = Ove postavke vrijede za cijeli server: za promjenu treba dopuštenje „Manage Server”.
refusal-day-first = Najprije odigrajte dijeljenje dana: poredak se otvara nakon vaše zadnje karte.
refusal-day-too-old = Ovo je dijeljenje prestaro za igru. Odaberite kasniji dan.
refusal-day-outdated = Pravila ove igre otad su se promijenila: ovo se dijeljenje više ne može ni igrati ni gledati.
refusal-day-watchers =
    { $count ->
        [one] Dojavu ovdje već dobiva { $count } osoba
        [few] Dojavu ovdje već dobivaju { $count } osobe
       *[other] Dojavu ovdje već dobiva { $count } osoba
    }. Više ih poruka ne može spomenuti.
refusal-no-daily-deal = Ovaj bot nema dijeljenje dana: isključio ga je onaj tko ga pokreće.
refusal-no-experts = Stručnjaci trenutačno ne odgovaraju. Ništa nije izgubljeno: malo poslije pritisnite „{ alone-button-on }”.
refusal-practice-outdated = Pravila ove igre otad su se promijenila: počnite drugo dijeljenje za vježbu.
refusal-unknown-zone =
    Vremenska zona „{ $zone }” ne postoji. { $like ->
        [none] Upišite ime velikog grada, npr. Zagreb.
       *[other] Možda: { $like }.
    }
refusal-hidden-player = { $user } drži ovu statistiku privatnom. Za svoju nemojte odabrati igrača.
refusal-not-yours = Ovaj gumb pripada nekom drugom. Svoj dobivate s { help-command-privacy }.
refusal-old-button = Ovaj je gumb iz starije verzije bota. Upotrijebite one na zadnjoj poruci stola.
refusal-own-permissions = U ovom kanalu ni sami ne smijete pisati (nedostaje { $permissions }) pa ondje za vas ništa ne objavljujem.
refusal-bot-not-here = Nisam član ovog servera: doveli ste me samo vi. Tko upravlja serverom, mora me dodati da bi se ovdje mogao otvoriti stol.
refusal-shared-lately =
    { $count ->
        [one] Ovo je maloprije podijeljeno u ovom kanalu. Pokušajte opet za { $count } minutu.
        [few] Ovo je maloprije podijeljeno u ovom kanalu. Pokušajte opet za { $count } minute.
       *[other] Ovo je maloprije podijeljeno u ovom kanalu. Pokušajte opet za { $count } minuta.
    }
refusal-missing-permissions = U ovom kanalu nemam dopuštenja: { $permissions }. Pitajte administratora ili odaberite drugi kanal.
refusal-post-channel = U { $channel } ne mogu objavljivati: ondje nemam { $permissions }. Dajte mi ta dopuštenja ili odaberite drugi kanal.
refusal-post-not-writer = U { $channel } ni sami ne smijete pisati: odaberite kanal u kojem smijete.
refusal-post-channel-gone = Odabrani kanal više ne postoji ili nije tekstni. Odaberite drugi.
refusal-not-role-giver = Da biste odabrali ovu ulogu, morate je i sami moći dodijeliti: treba dopuštenje „Manage Roles” i uloga iznad nje.
refusal-no-rank-role = Najprije odaberite ulogu za jedan od razreda.
refusal-discord-busy = Discord trenutačno ne prima poruku stola. Ništa nije izgubljeno: pokušajte opet za trenutak.
refusal-not-played = Ne mogu spremiti partiju pa ništa nije odigrano. Pokušajte opet za trenutak.
refusal-storage-unavailable = Trenutačno ne mogu ni čitati ni spremati. Ništa se nije promijenilo; pokušajte opet za trenutak.
refusal-damaged-row = Ono što tražite oštećeno je u mojim podacima i ne mogu to pročitati. Ništa se nije promijenilo.
refusal-discord-down = Discord mi trenutačno ne odgovara kako treba. Zatraženo je možda ipak učinjeno: pogledajte opet za trenutak, npr. s { help-command-table }.
refusal-discord-forbidden = Discord mi to ovdje ne dopušta: nedostaje mi dopuštenje. Može mi ga dati onaj tko upravlja serverom.
refusal-discord-gone = Toga na Discordu više nema. Otvorite ponovno, npr. s { help-command-table }.
refusal-unknown-error = Nešto je kod mene pošlo po krivu. Ništa nije izgubljeno: pokušajte opet ili ponovno objavite stol s { help-command-table }.
refusal-reference = -# Za onoga tko pokreće bota: u dnevniku je to { $reference }.

# Dopuštenja, kako ih Discord zove na engleskom.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
refusal-no-such-game = Nijedna partija ovog servera nema taj broj. Odaberite jednu s popisa koji se otvara dok pišete.
refusal-already-voided = Ova je partija već poništena. Da se opet računa: { help-command-restore }.
refusal-own-game = U ovoj ste partiji igrali: računa li se, mora odlučiti netko drugi tko upravlja serverom.
refusal-not-voided = Ova partija nije poništena: računa se. Da je poništite: { help-command-void }.
refusal-no-server = U privatnim se porukama ne može igrati: upotrijebite ovu naredbu u kanalu servera na kojem sam i ja.
refusal-two-people = Odaberite dva različita igrača.
refusal-partner-or-opponent = Odaberite partnera ili protivnika, ne oboje.
refusal-challenge-unknown = Nijedan izazov nema taj kod. Kod izgleda ovako: C-7K3Q2M.
refusal-challenge-first = Najprije sami odigrajte ovo dijeljenje: zatim čitate kako su prošli ostali.
refusal-challenge-over = Ovaj je izazov završio: što se sad odigra, ne računa se.
refusal-challenge-evening = Ovo su dijeljenja jedne večeri: igraju se za njezinim stolovima.
refusal-challenge-too-old = Ovaj je izazov završio prije više od mjesec dana: njegova se dijeljenja više ne igraju.
refusal-challenge-outdated = Pravila ove igre otad su se promijenila: ovaj se izazov ne može nastaviti.
refusal-experts-play = U ovom su izazovu računala stručnjaci, a ona koja igraju protiv para zadržavaju mjesta.
refusal-pair-plays = Ovaj se izazov igra u paru: prijatelj sjeda na slobodno mjesto nasuprot vama, a onda počinjete.
refusal-challenge-game = Ova partija nije gotova ili nijedno njezino dijeljenje nije odigrano: nema se što ponovno igrati.
refusal-challenge-taken = Samo jedan izazov odjednom na jednu partiju: { $code } je otvoren.
refusal-challenges-open =
    { $count ->
        [one] Već imate { $count } otvoren izazov. Pričekajte njegov kraj.
        [few] Već imate { $count } otvorena izazova. Pričekajte kraj jednoga.
       *[other] Već imate { $count } otvorenih izazova. Pričekajte kraj jednoga.
    }
