# Što čita onaj tko pokreće bota: naredbeni redak i zašto se bot ne pokreće.
# Jedna poruka za svaki izlazni kod: startup-<njegovo ime>.

startup-description = Discord bot za Belote Contrée.
startup-version = pokaži verziju i izađi
startup-metavar = NAREDBA

startup-command-run = Spoji se na Discord i radi dok ga se ne zaustavi.
startup-command-demo = Igraj u pregledniku na ovom računalu, bez Discorda.
startup-command-rebuild = Ponovno izračunaj rezultate iz zapisnika partija.
startup-command-sync = Pošalji emojije karata na Discord i ukloni zastarjele.
startup-command-healthy = Izađi s 0 dok bot radi i može se igrati.
startup-command-doctor = Pregledaj postavu: ovo računalo, bazu, Discord. Ništa ne mijenja.
startup-command-backup = Kopiraj bazu u datoteku, i dok bot radi (SQLite).
startup-command-check = Pregledaj sigurnosnu kopiju ili vlastitu bazu bota: svaku stranicu, zapisnik i rezultat. Ništa ne mijenja.
startup-command-restore = Provjeri sigurnosnu kopiju i stavi je na mjesto baze (SQLite); bot mora biti zaustavljen.
startup-command-move = Preseliti bazu iz datoteke na poslužitelj PostgreSQL; bot mora biti zaustavljen.
startup-address = ADRESA
startup-address-argument = prazna baza na njemu, kao postgresql://KORISNIK@RAČUNALO/IME; lozinka može stajati u PGPASSWORD
startup-command-explain = Reci što bi stručnjak učinio u dijeljenju i zašto.
startup-file = DATOTEKA
startup-file-backup = kamo staviti kopiju
startup-file-check = sigurnosna kopija; ako se izostavi, vlastita baza bota
startup-file-restore = sigurnosna kopija
startup-deal = DIJELJENJE
startup-deal-argument = dijeljenje u navodnicima, kako ga daje „Izvezi”, ili - za čitanje sa standardnog ulaza
startup-force-backup = prepiši postojeću datoteku
startup-force-restore = stavi je na mjesto i ako provjera nađe probleme
startup-option-port = port na 127.0.0.1 (inače { $default })
startup-option-at = najava ili karta, brojeno od 1; ako se izostavi, zadnja ili ona koja se čeka

startup-rebuilt =
    { $games ->
        [0] Nema završenih partija: nema se što računati.
        [one] Ponovno izračunani rezultati: { $games } partija.
        [few] Ponovno izračunani rezultati: { $games } partije.
       *[other] Ponovno izračunani rezultati: { $games } partija.
    }
startup-not-rebuilt =
    { $count ->
        [1] Ova verzija ne može čitati zapisnik stola { $tables }: rezultati ostaju kakvi su bili.
        [one] Ova verzija ne može čitati zapisnike stolova { $tables }: rezultati ostaju kakvi su bili.
        [few] Ova verzija ne može čitati zapisnike stolova { $tables }: rezultati ostaju kakvi su bili.
       *[other] Ova verzija ne može čitati zapisnike stolova { $tables }: rezultati ostaju kakvi su bili.
    }

# Emojiji karata.

startup-syncing = Emojiji: { $done } od { $steps }
startup-synced = Potrebni emojiji: { $wanted }; poslani: { $put }; uklonjeni: { $removed }. Bot će ih upotrebljavati od sljedećeg pokretanja.

# Sigurnosne kopije i što nađe provjera.

startup-copied = Kopirano { $percent } %
startup-backed-up = { $file }: { $size } MB, svaka stranica provjerena.
startup-checked = { $file }: shema { $revision }; stolovi: { $tables }, od toga otvoreni: { $open }; zapisi: { $events }; završene partije: { $games }.
startup-other-rules =
    { $count ->
        [one] { $count } stol igran je po drugoj verziji pravila svoje igre: zapisnik se čuva, ali se ne ponavlja.
        [few] { $count } stola igrana su po drugoj verziji pravila svoje igre: zapisnici se čuvaju, ali se ne ponavljaju.
       *[other] { $count } stolova igrano je po drugoj verziji pravila svoje igre: zapisnici se čuvaju, ali se ne ponavljaju.
    }
startup-later-logs =
    { $count ->
        [one] { $count } stol igran je s novijom verzijom bota: zapisnik se ne dira i ne provjerava.
        [few] { $count } stola igrana su s novijom verzijom bota: zapisnici se ne diraju i ne provjeravaju.
       *[other] { $count } stolova igrano je s novijom verzijom bota: zapisnici se ne diraju i ne provjeravaju.
    }
startup-old-results = Rezultate je izračunala starija verzija bota i ne uspoređuju se: bot ih pri sljedećem pokretanju računa iznova.
startup-sound = Sve je čitljivo i rezultati se slažu sa zapisnicima.
startup-ladders-sound = Rejtinzi i ljestvice slažu se s rezultatima.
startup-ladders-not-compared =
    { $why ->
        [on-server] Rejtinzi i ljestvice nisu uspoređeni jer se na poslužitelj ništa ne piše: iznova ih broji „{ TYPED("rebuild") }”.
        [old] Rejtinge i ljestvice brojila je starija verzija bota ili se upravo broje iznova pa se ne uspoređuju: bot ih broji dok radi.
       *[in-doubt] Rejtinzi i ljestvice nisu uspoređeni jer su rezultati iz kojih se broje pogrešni.
    }
startup-not-compared = Svaka je vrijednost pročitana, ali ništa drugo ne kaže je li točna: { $read }. Nije pregledano jer ne mijenja nijedan odgovor: { $free }.
startup-damage-pages = Sama datoteka: { $what }
startup-damage-references =
    { $count ->
        [one] { $count } redak u „{ $name }” ne pokazuje ni na što.
        [few] { $count } retka u „{ $name }” ne pokazuju ni na što.
       *[other] { $count } redaka u „{ $name }” ne pokazuje ni na što.
    }
startup-damage-log =
    { $entry ->
        [0] Stol { $table }: zapisnik se ne može čitati.
       *[other] Stol { $table }: zapisnik se ne može čitati od zapisa { $entry } nadalje.
    }
startup-damage-event =
    { $why ->
        [illegal] Stol { $table }, zapis { $entry }: pravila nisu dopuštala ovu najavu ili kartu.
        [not-following] Stol { $table }, zapis { $entry }: po pravilima je moralo slijediti nešto drugo.
        [not-dealt] Stol { $table }, zapis { $entry }: ove karte ne proizlaze iz zapečaćenog sjemena ili nisu dijeljenje.
        [cut-short] Stol { $table }: zapisnik završava usred poteza; nedostaje zapis { $entry }.
       *[impossible] Stol { $table }, zapis { $entry }: to u tom trenutku nitko nije mogao učiniti.
    }
startup-damage-row = Stol { $table }: zapis navodi drugi kanal, kaže da je stol zatvoren ili završava prije dijeljenja koje njegova poruka pokazuje.
startup-damage-results = Stol { $table }: rezultati se ne slažu sa zapisnikom; iznova ih računa „{ TYPED("rebuild") }”.
startup-damage-ladder =
    { $server ->
        [0] Ljestvica „{ $ladder }” svih servera zajedno: rejtinzi, promjene ili zbrojevi nisu oni iz partija (redaka: { $count }); iznova ih broji „{ TYPED("rebuild") }”.
       *[other] Ljestvica „{ $ladder }” servera { $server }: rejtinzi, promjene ili zbrojevi nisu oni iz partija (redaka: { $count }); iznova ih broji „{ TYPED("rebuild") }”.
    }
startup-damage-play = Zajednička igra { $play }, dijeljenje { $deal }: njegova linija ne daje rezultat ili stanje koje se čuva.
startup-damage-cards = Redak { $row } u „{ $name }”: otisak nije onaj tih karata. On ih drži zatvorenima onima koji ih još nisu odigrali.
startup-damage-value = Redak { $row } u „{ $name }”: „{ $column }” sadrži vrijednost koja nije njegova.
startup-not-restored = Ništa nije promijenjeno. Da ipak vratite oštećenu kopiju, dodajte --force.
startup-restored = { $file } je na mjestu kao { $database }: pokrenite bota.
startup-former = Dosadašnja baza je u { $former }; izbrišite je kad vam više ne treba.

startup-unhealthy = Bot u posljednje vrijeme nije dao znaka života u { $folder }: radi li, i to s ovom mapom podataka? Ako radi, njegov dnevnik kaže jesu li Discord ili baza nedostupni.
startup-newer-database = Bazu je zapisala novija verzija bota; u njoj ništa nije promijenjeno. Nadogradite bota ili upotrijebite „restore” s kopijom koju je nadogradnja ostavila pokraj nje (….before-…). Što se otad igralo, u toj kopiji nema.
startup-other-shape =
    { $how ->
        [lacks] Baza je zapisana prije verzije 1.0, promijenjena ručno ili pripada drugom programu: nedostaje { startup-other-shape-names }.
        [differs] Baza je zapisana prije verzije 1.0 ili promijenjena ručno: drukčije nego što ih radi ova verzija: { startup-other-shape-names }.
       *[before] Baza je zapisana prije verzije 1.0.
    } U njoj ništa nije promijenjeno. Nijedna objavljena verzija je ne čita: vratite sigurnosnu kopiju ili počnite ispočetka s praznom: maknite datoteku ili navedite drugu bazu u CONTREE_DATABASE_URL.
startup-other-shape-names =
    { $more ->
        [0] { $names }
       *[other] { $names } i još { $more }
    }
startup-not-copied = Bazu treba nadograditi, ali se prije toga ne može zapisati njezina kopija { $file }: oslobodite prostor za drugu datoteku iste veličine ili dopustite pisanje u tu mapu pa ponovno pokrenite bota. Ništa nije promijenjeno.
startup-missing-token =
    Nema Discordova tokena: { IN_REPOSITORY() ->
        [yes] kopirajte .env.example u .env i upišite token iza DISCORD_TOKEN=, ili isprobajte igru bez Discorda s „make demo”.
       *[no] zadajte DISCORD_TOKEN u okruženju bota, ili upišite DISCORD_TOKEN= i token u datoteku .env u mapi u kojoj ga pokrećete.
    }
startup-connection-lost = Veza s Discordom prekinuta je i nije se mogla obnoviti: ponovno pokrenite bota.
startup-gateway-silent = Discord predugo ništa ne šalje, a ponovno spajanje nije uspjelo: bot se gasi kako bi se mogao ponovno pokrenuti. Nadzorni program to radi sam.
startup-emojis-refused =
    { $refused ->
        [one] Discord je odbio { $refused } emoji: poslije ponovno pokrenite „{ TYPED("sync") }”; što je učinjeno, ostaje. Dotad se karte koje nedostaju pišu kao J♥.
        [few] Discord je odbio { $refused } emojija: poslije ponovno pokrenite „{ TYPED("sync") }”; što je učinjeno, ostaje. Dotad se karte koje nedostaju pišu kao J♥.
       *[other] Discord je odbio { $refused } emojija: poslije ponovno pokrenite „{ TYPED("sync") }”; što je učinjeno, ostaje. Dotad se karte koje nedostaju pišu kao J♥.
    }
startup-unreachable = Discord je nedostupan: provjerite mrežu ovog računala i status.discord.com pa ponovno pokrenite bota.
startup-broken = Neočekivana pogreška ({ $error }): molimo prijavite je s pojedinostima iz dnevnika iznad.
startup-faulty-setup =
    { $count ->
        [1] Jedna provjera nije prošla: njezin redak kaže što učiniti.
        [one] Provjere koje nisu prošle: { $count }. Njihovi retci kažu što učiniti.
        [few] Provjere koje nisu prošle: { $count }. Njihovi retci kažu što učiniti.
       *[other] Provjere koje nisu prošle: { $count }. Njihovi retci kažu što učiniti.
    }
startup-port-taken = Port { $port } na ovom se računalu ne može upotrijebiti; možda ga drži drugi program. Odaberite drugi: za demo s „{ TYPED("demo") } --port 8899”, za mjerenja s CONTREE_METRICS_PORT.
startup-missing-package = Paket { $package } nije instaliran: instalirajte bota kao „contree[{ $extra }]” (docs/hosting/install.md), ili samo taj paket s „{ $python } -m pip install '{ $package }'”.
startup-unwritable-folder = U mapu { $folder } ne smije se ući ili pisati: dajte je korisniku koji pokreće bota (za kontejner: chown -R 10001 MAPA) ili odaberite drugu mapu s CONTREE_DATA_DIR.
startup-full-disk = Nema više mjesta za bazu u { $folder }: oslobodite ga pa ponovno pokrenite bota.
startup-full-temporary-folder = U privremenoj mapi { $folder } nema mjesta za kopiju koja se provjerava: oslobodite ga ili zadajte drugu mapu s TMPDIR. Sama baza nije promijenjena.
startup-locked-database = Bazu u { $folder } zaključao je drugi program: zatvorite ga pa ponovno pokrenite bota.
startup-missing-intent = Discord odbija namjeru (intent) koja botu treba: otvorite aplikaciju na Discordovu portalu za programere, uključite je pod „Bot” pa ponovno pokrenite bota.
startup-refused-token = Discord odbija token: kopirajte cijeli token sa stranice „Bot” svoje aplikacije na Discordovu portalu za programere u DISCORD_TOKEN u .env; ako je ikad bio izložen, ondje ga obnovite.
startup-unreadable-database = Datoteka baze je oštećena ili nije baza: zamijenite je sigurnosnom kopijom ili odaberite drugu datoteku s CONTREE_DATABASE_URL.
startup-unreachable-database =
    Poslužitelj baze ne odgovara ili odbija vezu{ $reason ->
        [none] {""}
       *[other] {" "}(kaže: { $reason })
    }: provjerite radi li i navodi li { $variable } pravi poslužitelj, korisnika, lozinku i bazu.
startup-damaged = { $file } je oštećena: retci iznad kažu kako, a docs/hosting/troubleshooting.md što učiniti.
startup-file-exists = { $file } već postoji: navedite drugu datoteku ili dodajte --force da se prepiše.
startup-missing-folder = Mapa baze { $folder } ne postoji: stvorite je ili ispravite CONTREE_DATABASE_URL.
startup-missing-file = { $file } ne postoji.
startup-unwritable-file = { $file } se ne može zapisati: postoji li mapa, s dovoljno mjesta i dopuštenjem za pisanje?
startup-unreadable-file = { $file } nije čitljiva baza ovog bota: upotrijebite drugu sigurnosnu kopiju.
startup-bot-running = Jedan bot upotrebljava { $file }: najprije ga zaustavite pa pokušajte opet.
startup-second-bot = Drugi bot upotrebljava ovu bazu ili se ona upravo vraća: najprije njega zaustavite ili ovom botu dajte vlastitu bazu s CONTREE_DATA_DIR ili CONTREE_DATABASE_URL.
startup-lease-lost = Servere ovog procesa preuzeo je drugi jer je bio odsječen od baze ili predugo zaustavljen: ponovno ga pokrenite pa će za njih biti u pripravnosti.
startup-file-gone = Datoteka baze izbrisana je ili zamijenjena dok je bot radio. Ništa nije izgubljeno: sve spremljeno je u { $kept }. Ponovno pokrenite bota. Ako { $kept } nije ime baze, to ime ima druga datoteka: da nastavite s onim što je odigrano, najprije pokrenite „{ TYPED("restore") } { $kept }”.
startup-tables-lost = Baza { $file } je prazna ili je izgubila gotovo sve stolove, ali { $copy } ih još ima. Ništa nije promijenjeno. Da nastavite s njima, pokrenite „{ TYPED("restore") } { $copy }”. Da umjesto toga počnete iznova, najprije premjestite kopije iz { $folder }: docs/hosting/backups.md.
startup-no-rights = Korisnik iz { $variable } ne smije u toj bazi stvarati tablice ili ih upotrebljavati. Učinite ga vlasnikom: „createdb --owner=USER NAME” za novu bazu, „ALTER DATABASE NAME OWNER TO USER” za postojeću. Pogledajte docs/hosting/postgresql.md.
startup-not-empty = { $database } nije prazna: navedite drugu bazu ili ovu napravite iznova (dropdb, createdb). Ništa nije promijenjeno.
startup-moved = Redaka u { $database }: { $rows }, svaki uspoređen s datotekom { $file }, koja ostaje kakva jest. Napišite adresu s lozinkom iza CONTREE_DATABASE_URL= i pokrenite bota.
startup-not-sqlite = Baza je na PostgreSQL-u: kopirajte je s pg_dump, a vratite s pg_restore.
startup-unreadable-deal = Ne mogu pročitati ovo dijeljenje: „{ $found }”. { $why }
startup-not-text = Ulaz nije tekst: spremite datoteku kao UTF-8.
startup-no-such-decision = Ovo dijeljenje ima odluke od 1 do { $count }, ne { $number }.

startup-bad-setting = { $variable } ima neispravnu vrijednost: docs/hosting/settings.md kaže što je dopušteno.
startup-bad-token = { $variable } nije token: token ima samo slova, znamenke, točke, crtice i podvlake, bez navodnika i razmaka. Kopirajte ga sa stranice „Bot” svoje aplikacije na Discordovu portalu za programere.
startup-bad-zone = { $variable } mora biti ime vremenske zone, npr. Europe/Zagreb ili Europe/Paris.
startup-bad-host = { $variable } mora biti adresa ovog računala bez porta, npr. 127.0.0.1; 0.0.0.0 znači sve.
startup-bad-address = { $variable } mora biti http adresa na ovom računalu, npr. http://127.0.0.1:8080/api/v10, jer se onamo šalje token. Za spajanje na Discord izostavite je.
startup-bad-shard-count = { $variable } mora biti potencija broja dva od 1 do 1024: 1, 2, 4, 8 i tako dalje.
startup-bad-shards = { $variable } mora navesti shardove ovog procesa, npr. 0,1 ili 0-3, svaki manji od CONTREE_SHARD_COUNT, a CONTREE_DATABASE_URL mora navesti bazu na PostgreSQL-u.
startup-bad-choice = { $variable } mora biti { $choices }, ne „{ $value }”.
startup-bad-number =
    { $whole ->
        [true] { $variable } mora biti cijeli broj od { $least } do { $most }, ne „{ $value }”.
       *[false] { $variable } mora biti broj od { $least } do { $most }, ne „{ $value }”.
    }
startup-mistyped-setting = Upozorenje: { $variable } nije postavka i ne djeluje. Jeste li mislili { $meant }?
startup-unknown-setting = Upozorenje: { $variable } nije postavka i ne djeluje. Sve su u docs/hosting/settings.md.
startup-unreadable-settings = Datoteka { $file } ne može se čitati: spremite je kao UTF-8 tekst koji korisnik bota može čitati.

# Demo u pregledniku.

startup-experts-compile = Stručnjaci prevode svoju pretragu: prvi put na ovom računalu traje nekoliko sekundi. Dotad ih zamjenjuju klupski igrači.
startup-demo-open = Za igru otvorite { $url }: za stolom ste s tri računala i karte su podijeljene. Za prekid pritisnite Ctrl+C.
startup-demo-address = Ova je adresa nepotpuna: otvorite onu koju je demo ispisao u terminalu, do zadnjeg znaka.
startup-demo-bot = Contrée
startup-demo-server = Kavana na uglu
startup-demo-visitor = Luka
startup-demo-friend =
    { $number ->
        [1] Ana
        [2] Bruno
       *[other] Klara
    }
startup-demo-manager = Upravitelj
startup-command-days = Odaberi dijeljenja dana kao bot i ništa ne čuvaj
startup-option-from = prvi od tih dana, kao 2026-01-31: isti dan svaki put ima isti popis (inače { $default })
startup-option-count = broj dana (inače { $default })
startup-dry-run-days = što ova naredba ionako radi: ništa se ne čuva
startup-command-problems = Ispiši što su igrači prijavili o zadacima, po jedan u retku
startup-reported-problems = što ova naredba ionako radi
startup-day =
    { $day }: dijeljenje { $number } s popisa, { $par }, rezultati šestero igrača: { $results }; { $passed ->
        [yes] prošlo
       *[no] najbolje od odigranih ({ $tried }) jer nijedno nije prošlo
    }; { $seconds } s vremena procesora
startup-day-no-par = bez ugovora
