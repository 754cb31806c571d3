# Što se čuva o osobi i što ostaje nakon što to izbriše.

privacy-title = Vaši podaci
privacy-none = O vama se ne čuva ništa: ni stolovi, ni partije, ni postavke.
privacy-kept = Što čuvam o vama, samo uz vaš Discordov ID, nikad uz vaše ime:
privacy-tables =
    { $count ->
        [one] { $count } stol za kojim ste bili, s vašim najavama i kartama
        [few] { $count } stola za kojima ste bili, s vašim najavama i kartama
       *[other] { $count } stolova za kojima ste bili, s vašim najavama i kartama
    }
privacy-games =
    { $count ->
        [one] { $count } završena partija i njezini rezultati
        [few] { $count } završene partije i njihovi rezultati
       *[other] { $count } završenih partija i njihovi rezultati
    }
privacy-ratings =
    { $count ->
        [one] { $count } rejting
        [few] { $count } rejtinga
       *[other] { $count } rejtinga
    }
privacy-sums =
    { $count ->
        [one] { $count } tjedni, mjesečni, sezonski ili ukupni zbroj
        [few] { $count } tjedna, mjesečna, sezonska i ukupna zbroja
       *[other] { $count } tjednih, mjesečnih, sezonskih i ukupnih zbrojeva
    }
privacy-voided =
    { $count ->
        [one] { $count } partija koju ste poništili upravljajući serverom
        [few] { $count } partije koje ste poništili upravljajući serverom
       *[other] { $count } partija koje ste poništili upravljajući serverom
    }
privacy-rank-roles =
    { $count ->
        [one] { $count } uloga ranga koju sam vam dao
        [few] { $count } uloge ranga koje sam vam dao
       *[other] { $count } uloga ranga koje sam vam dao
    }
privacy-waits =
    { $count ->
        [one] { $count } server za koji ste tražili dojavu o slobodnom mjestu
        [few] { $count } servera za koja ste tražili dojavu o slobodnom mjestu
       *[other] { $count } servera za koje ste tražili dojavu o slobodnom mjestu
    }
privacy-seen-deals =
    { $count ->
        [one] { $count } podijeljeno dijeljenje čije ste karte vidjeli
        [few] { $count } podijeljena dijeljenja čije ste karte vidjeli
       *[other] { $count } podijeljenih dijeljenja čije ste karte vidjeli
    }
privacy-analyses =
    { $count ->
        [one] { $count } vaše analizirano dijeljenje
        [few] { $count } vaša analizirana dijeljenja
       *[other] { $count } vaših analiziranih dijeljenja
    }
privacy-exercises =
    { $count ->
        [one] { $count } položaj ponovno postavljen kao pitanje
        [few] { $count } položaja ponovno postavljena kao pitanje
       *[other] { $count } položaja ponovno postavljenih kao pitanje
    }
privacy-problems =
    { $count ->
        [one] { $count } zadatak na koji ste odgovorili
        [few] { $count } zadatka na koja ste odgovorili
       *[other] { $count } zadataka na koje ste odgovorili
    }
privacy-lessons =
    { $count ->
        [one] { $count } završena lekcija
        [few] { $count } završene lekcije
       *[other] { $count } završenih lekcija
    }
privacy-evenings =
    { $count ->
        [one] { $count } odgovor ili mjesto na kartaškoj večeri
        [few] { $count } odgovora i mjesta na kartaškim večerima
       *[other] { $count } odgovora i mjesta na kartaškim večerima
    }
privacy-played-alone =
    { $count ->
        [one] { $count } dijeljenje odigrano samostalno
        [few] { $count } dijeljenja odigrana samostalno
       *[other] { $count } dijeljenja odigranih samostalno
    }
privacy-challenges =
    { $count ->
        [one] { $count } upućen izazov
        [few] { $count } upućena izazova
       *[other] { $count } upućenih izazova
    }
privacy-sheets =
    { $count ->
        [one] { $count } blok za prave karte
        [few] { $count } bloka za prave karte
       *[other] { $count } blokova za prave karte
    }
privacy-choices = vaše postavke
privacy-why = Zašto: da se stolovi obnove nakon prekida te za blok, ljestvice i statistiku.
privacy-how-long = Koliko dugo: dok to ne izbrišete ili 30 dana nakon što server ukloni bota; vaše postavke i rejtinzi na svim serverima ostaju dok ih ne izbrišete.
privacy-hidden = Skriveni na ljestvicama
privacy-hidden-hint = Kad ste skriveni, niste ni na jednoj ljestvici, ostali se redaju bez vas, a svoju statistiku vidite samo vi. Ljudi koji su igrali s vama zadržavaju svoje partije.
privacy-hands = Tko vidi vašu ruku
privacy-hand = { $what } Stol: { $link }
privacy-button-hide = Sakrij me
privacy-button-show = Prikaži me
privacy-button-export = Izvezi
privacy-button-erase = Izbriši sve…
privacy-button-confirm = Trajno izbriši sve
privacy-button-keep = Odustani
privacy-confirm-title = Izbrisati sve?
privacy-confirm-what = Nestaju vaše postavke, rejtinzi, zbrojevi i rangovi. U tuđim partijama postajete „{ privacy-erased }”, za svakim stolom drugi, i ništa više ne vodi do vas.
privacy-confirm-final = To se ne može poništiti; ako želite kopiju, najprije izvezite. Već objavljene poruke ostaju na Discordu, a ranije sigurnosne kopije zadržavaju svoj sadržaj dok postoje.
privacy-erasing = Brisanje…
privacy-done = Gotovo: o vama se ovdje više ništa ne čuva. Ako opet zaigrate, počinjete ispočetka.
privacy-roles-left =
    Još imate { $count ->
        [1] ulogu ranga koju nisam mogao oduzeti
        [one] { $count } ulogu ranga koju nisam mogao oduzeti
        [few] { $count } uloge ranga koje nisam mogao oduzeti
       *[other] { $count } uloga ranga koje nisam mogao oduzeti
    }: { $roles }. Pokušavam svakih sat vremena dok se ne pokrenem iznova; nakon toga to zaboravljam. { $count ->
        [1] Može je ukloniti i svatko tko upravlja ulogama servera.
        [one] Mogu ih ukloniti i oni koji upravljaju ulogama servera.
        [few] Mogu ih ukloniti i oni koji upravljaju ulogama servera.
       *[other] Mogu ih ukloniti i oni koji upravljaju ulogama servera.
    }
privacy-role = „{ $role }”, { $server }
privacy-role-unseen = uloga na serveru koji više ne vidim
privacy-kept-after-all = Ništa nije izbrisano.
privacy-not-erased = Trenutačno ne mogu ni čitati ni spremati. Ništa nije izbrisano; pokušajte malo poslije s { help-command-privacy }.
privacy-still-seated =
    Ništa nije izbrisano: { $count ->
        [1] treba vas još jedan stol
        [one] treba vas još { $count } stol
        [few] trebaju vas još { $count } stola
       *[other] treba vas još { $count } stolova
    } ({ $links }). Prije partije ustanite; ako ste domaćin, zatvorite stol. Partija u tijeku mora najprije završiti ili je domaćin mora zaustaviti s { help-command-stop }; zatim pritisnite „{ game-button-seats }” i ustanite. Stol za kojim nitko ne igra zatvara se sam nakon jednog dana.
privacy-exported =
    { $count ->
        [1] Evo svega što se o vama čuva, u jednoj datoteci.
        [one] Evo svega što se o vama čuva (datoteka: { $count }).
        [few] Evo svega što se o vama čuva (datoteka: { $count }).
       *[other] Evo svega što se o vama čuva (datoteka: { $count }).
    }{ $packed ->
        [yes] { " " }Datoteke „.gz” otvara svaki program za arhive.
       *[no] { "" }
    }
privacy-export-part = Dio { $part } od { $parts }
privacy-export-about = Sve što ovaj bot čuva o vama. Drugi ljudi ovdje nemaju imena: „player 1”, „player 2” … isti su ljudi za jednim stolom, a drugi za sljedećim. „you” ste vi; null je računalo.
privacy-erased = neki igrač
