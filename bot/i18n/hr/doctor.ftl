# Što nađe „contree doctor”. Svaka rečenica kaže što učiniti, ondje gdje nešto treba učiniti.

doctor-version = Bot: verzija { $version }, u { $folder }.
doctor-packages = Bot: paket { $package } dolazi iz { $folder }, a ne iz { $own }: neki drugi program ima paket tog imena. Instalirajte bota u vlastito okruženje: docs/hosting/install.md.
doctor-settings = Postavke: sve su vrijednosti ispravne.
doctor-folder = Mapa podataka: u { $folder } može se pisati.
doctor-folder-unwritable = Mapa podataka: u { $folder } ne može se pisati. Dajte je korisniku koji pokreće bota (za kontejner: chown -R 10001 MAPA) ili postavite CONTREE_DATA_DIR.
doctor-disk = Disk: { $megabytes } MB slobodno za { $folder }.
doctor-disk-low = Disk: samo { $megabytes } MB slobodno za { $folder }. Uskoro oslobodite prostor: baza raste sa svakim dijeljenjem.
doctor-disk-full = Disk: { $megabytes } MB slobodno za { $folder }. Odmah oslobodite prostor: na puni se disk ne može spremiti nijedna partija.
doctor-database-folder = Baza: mapa { $folder } ne postoji. Stvorite je ili ispravite CONTREE_DATABASE_URL.
doctor-database-new = Baza: { $file } još ne postoji; stvorit će je bot.
doctor-database-empty = Baza: dostupna i prazna; tablice će stvoriti bot.
doctor-database-forbidden = Baza: poslužitelj odgovara, ali korisnik bota ondje ne smije stvarati tablice. Učinite ga vlasnikom baze: docs/hosting/postgresql.md.
doctor-database-shared = Baza: { $file } je na { $kind }, što dijele i druga računala. SQLite se ondje ne može osloniti na zaključavanje pa se partije mogu izgubiti: upotrijebite disk ovog računala ili PostgreSQL.
doctor-database-migrated = Baza: čitljiva, sa shemom ove verzije.
doctor-database-old =
    { $count ->
        [one] Baza: čeka { $count } promjena sheme. Bot će je provesti pri sljedećem pokretanju: najprije napravite sigurnosnu kopiju.
        [few] Baza: čekaju { $count } promjene sheme. Bot će ih provesti pri sljedećem pokretanju: najprije napravite sigurnosnu kopiju.
       *[other] Baza: čeka { $count } promjena sheme. Bot će ih provesti pri sljedećem pokretanju: najprije napravite sigurnosnu kopiju.
    }
doctor-database-newer = Baza: zapisala ju je novija verzija bota. Instalirajte tu verziju ili vratite sigurnosnu kopiju od prije nadogradnje.
doctor-database-other =
    { $how ->
        [lacks] Baza: od prije verzije 1.0, promijenjena ručno ili od drugog programa: nedostaje { startup-other-shape-names }.
        [differs] Baza: od prije verzije 1.0 ili promijenjena ručno; drukčije napravljeno: { startup-other-shape-names }.
       *[before] Baza: od prije verzije 1.0.
    } Nijedna objavljena verzija je ne čita: vratite sigurnosnu kopiju ili počnite ispočetka s praznom.
doctor-database-writable = Baza: može se pisati.
doctor-database-unwritable = Baza: ne može se pisati ({ $cause }). Pogledajte docs/hosting/troubleshooting.md.
doctor-database-unreachable =
    Baza: ne može se čitati ({ $cause }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }). Provjerite CONTREE_DATABASE_URL i radi li poslužitelj; za datoteku vidite docs/hosting/troubleshooting.md.
doctor-code = Računala: stručnjaci misle; njihov prevedeni kod čuva se u { $folder }.
doctor-experts-broken = Računala: stručnjaci ne mogu misliti pa umjesto njih igraju jednostavniji igrači ({ $why }). Pokrenite bota s CONTREE_LOG_LEVEL=debug i pogledajte što kaže dnevnik.
doctor-database-lost = Baza: { $file } je prazna ili je izgubila gotovo sve stolove, ali { $copy } ih još ima. Vratite tu kopiju ili premjestite kopije da počnete iznova: docs/hosting/backups.md.
doctor-backups-none = Sigurnosne kopije: bot ih ne radi. Postavite CONTREE_BACKUP_FOLDER na mapu na drugom disku.
doctor-backups-unwritable = Sigurnosne kopije: u { $folder } ne može se pisati. Dajte je korisniku koji pokreće bota (za kontejner: chown -R 10001 MAPA) ili postavite CONTREE_BACKUP_FOLDER.
doctor-backups-begin = Sigurnosne kopije: u { $folder } još nema nijedne; prvu bot radi pri pokretanju.
doctor-backups =
    { $hours ->
        [0] Sigurnosne kopije: najnovija u { $folder } mlađa je od sat vremena.
        [one] Sigurnosne kopije: najnovija u { $folder } stara je { $hours } sat.
        [few] Sigurnosne kopije: najnovija u { $folder } stara je { $hours } sata.
       *[other] Sigurnosne kopije: najnovija u { $folder } stara je { $hours } sati.
    }
doctor-backups-old =
    { $hours ->
        [1] Sigurnosne kopije: najnovija u { $folder } stara je { $hours } sat, a otad je trebala nastati još jedna. Ako bot radi, dnevnik kaže zašto je nema.
        [one] Sigurnosne kopije: najnovija u { $folder } stara je { $hours } sat, a otad ih je trebalo nastati više. Ako bot radi, dnevnik kaže zašto ih nema.
        [few] Sigurnosne kopije: najnovija u { $folder } stara je { $hours } sata, a otad ih je trebalo nastati više. Ako bot radi, dnevnik kaže zašto ih nema.
       *[other] Sigurnosne kopije: najnovija u { $folder } stara je { $hours } sati, a otad ih je trebalo nastati više. Ako bot radi, dnevnik kaže zašto ih nema.
    }
doctor-code-unkept = Računala: nema mape za njihov prevedeni kod pa se pri svakom pokretanju prevodi iznova. Postavite NUMBA_CACHE_DIR na mapu u koju bot može pisati.
doctor-no-token = Token: nema ga. Upišite ga iza DISCORD_TOKEN= u .env; Discord nije ništa pitan.
doctor-token = Token: prihvaćen; bot je { $name }.
doctor-token-refused = Token: odbijen. Kopirajte cijeli token sa stranice „Bot” svoje aplikacije na Discordovu portalu za programere ili ga ondje obnovite.
doctor-unreachable = Discord: nedostupan ({ $why }). Provjerite mrežu ovog računala i status.discord.com.
doctor-unanswered = Discord: bez odgovora na { $check } ({ $why }). Pokušajte poslije.
doctor-clock = Sat: slaže se s Discordovim.
doctor-clock-late =
    { $direction ->
        [ahead] Sat: { $seconds } s ispred Discordova.
       *[behind] Sat: { $seconds } s iza Discordova.
    } Uključite NTP: za toliko griješe vremena u porukama i mjerenjima.
doctor-clock-wrong =
    { $direction ->
        [ahead] Sat: { $seconds } s ispred Discordova.
       *[behind] Sat: { $seconds } s iza Discordova.
    } Uključite NTP: uz tako netočan sat ruke se ne mogu iznova iscrtavati.
doctor-intents = Namjere (intents): nije potrebna nijedna koju bi Discord mogao odbiti.
doctor-endpoint = Aplikacija: ima „Interactions Endpoint URL” pa pritisci nikad ne stižu do bota. Ispraznite to polje na portalu za programere.
doctor-code-grant = Aplikacija: uključeno je „Requires OAuth2 Code Grant” pa uobičajena pozivnica ne radi. Isključite to pod „Bot” na portalu za programere.
doctor-starts = Gateway: shardovi: { $shards }; preostala pokretanja danas: { $left }.
doctor-starts-few =
    { $left ->
        [one] Gateway: danas je preostalo { $left } pokretanje od { $total }. Otkrijte zašto se bot tako često pokreće: kad ih ponestane, Discord poništava token.
        [few] Gateway: danas su preostala { $left } pokretanja od { $total }. Otkrijte zašto se bot tako često pokreće: kad ih ponestane, Discord poništava token.
       *[other] Gateway: danas je preostalo { $left } pokretanja od { $total }. Otkrijte zašto se bot tako često pokreće: kad ih ponestane, Discord poništava token.
    }
doctor-commands = Naredbe: registrirane skupine: { $count }.
doctor-commands-first = Naredbe: bot svoje registrira pri prvom pokretanju s ovom mapom podataka.
doctor-commands-missing = Naredbe: registrirane skupine: { $count }, ali nisu iz ove mape podataka. Bot će svoje registrirati pri sljedećem pokretanju; da to ubrzate, izbrišite commands.json iz mape podataka.
doctor-emojis = Emojiji: svi su tu ({ $total }).
doctor-emojis-missing = Emojiji: nedostaje { $count } od { $total }. Pokrenite „{ TYPED("sync") }”; dotad se karte pišu kao J♥.
doctor-no-server = Serveri: bot nije ni na jednom. Pozovite ga: https://discord.com/oauth2/authorize?client_id={ $application }&scope=bot+applications.commands&permissions=274877942784
doctor-server = Server „{ $server }”: bot smije pisati i prilagati datoteke.
doctor-server-plain = Server „{ $server }”: bez dopuštenja za prilaganje datoteka stolovi se prikazuju riječima.
doctor-server-silent = Server „{ $server }”: ulozi bota nedostaje { $missing }. Stolovi se mogu otvoriti samo u kanalima koji to dopuštaju.
doctor-channels-closed = Server „{ $server }”: bot ne može pisati ni u jedan kanal ({ $total }). Dajte njegovoj ulozi „View Channel” i „Send Messages” ondje gdje će se igrati.
doctor-channels-some =
    Server „{ $server }”: stolovi se mogu otvoriti u { $open } od { $total } kanala, ne u { $closed }{ $more ->
        [0] {""}
        [1] {" "}i još jednom
       *[other] {" "}i još { $more }
    }.
doctor-role-too-high = Server „{ $server }”: bot ne može dodijeliti ulogu ranga „{ $role }”. Pomaknite botovu ulogu iznad nje, u postavkama servera pod „Roles”.
doctor-post-closed = Server „{ $server }”: bot ne može pisati u { $channel }, gdje treba objaviti kartašku večer ili dijeljenje dana. Dajte njegovoj ulozi ondje „View Channel” i „Send Messages” ili odaberite drugi kanal.
doctor-no-threads = Server „{ $server }”: u { $channel } bot ne može otvoriti nit za svaki stol kartaške večeri. Dajte mu „Create Public Threads” i „Send Messages in Threads”.
doctor-no-history = Server „{ $server }”: u { $channel } bot ne smije čitati što je objavio. Ako se ugasi baš u trenutku objave, ona može doći dvaput. Dajte mu „Read Message History”.
