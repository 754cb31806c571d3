# Večeri servera: prijave, podsjetnik, dolazak, stolovi.

evening-title = Kartaške večeri
evening-none = Ovaj server još nema kartašku večer. Ona poziva ljude na igru, svaki tjedan ili jednom: prijave idu gumbom, a stolovi se slažu sami.
evening-hint = Prijavite se na kartici, u kanalu večeri. U dogovoreno vrijeme stolovi se slažu sami, a partneri se mijenjaju od večeri do večeri.
evening-weekly = svaki tjedan ({ $weekday })
evening-once = jednom
evening-card-link = [Kartica]({ $link })
evening-paused =
    { $why ->
        [channel] Pauzirano: više ne mogu objavljivati u njezinu kanalu.
        [empty] Pauzirano: već nekoliko večeri nitko nije došao.
       *[manager] Pauzirano.
    }
evening-no-threads =
    { $same ->
        [yes] Bez dopuštenja { $permissions } u ovom kanalu ne mogu otvoriti nit za svaki stol: u kanalu igra jedan po jedan stol; u sljedećem krugu oni koji su najmanje igrali.
       *[no] Bez dopuštenja { $permissions } u ovom kanalu ne mogu otvoriti nit za svaki stol: prvi će biti u kanalu, ostale treba otvoriti drugdje.
    }
evening-signup =
    { $count ->
        [1] Prijave od dana prije
        [one] Prijave { $count } dan prije
        [few] Prijave { $count } dana prije
       *[other] Prijave { $count } dana prije
    }
evening-confirm = Izbrisati „{ $title }”, s prijavama i svime što se zna o njezinim stolovima?
evening-others =
    { $count ->
        [one] još { $count }
        [few] još { $count }
       *[other] još { $count }
    }

# Prozor.

evening-window = Kartaška večer
evening-usual-title = Večer bele
evening-field-title = Naslov
evening-field-day = Dan u tjednu ili datum
evening-field-hour = Vrijeme
evening-field-channel = Kanal
evening-field-game = Igra
evening-example-day = četvrtak ili 24. 12. 2026.
evening-example-hour = 21:00
evening-game-usual = Igra servera
evening-game-same = Ista dijeljenja za svim stolovima

# Kartica.

evening-coming-yes = Dolaze ({ $count }):
evening-coming-maybe = Možda ({ $count }):
evening-coming-no = Ovaj put ne ({ $count }):
evening-same = ista dijeljenja za svim stolovima: { $count ->
        [one] { $count } dijeljenje
        [few] { $count } dijeljenja
       *[other] { $count } dijeljenja
    }, oko sat vremena
evening-together = Zajedno: { $pairs }.
evening-plan =
    { $full ->
        [1] Jedan stol
        [one] { $full } stol
        [few] { $full } stola
       *[other] { $full } stolova
    }{ $left ->
        [0] .
        [1] { " " }i jedna osoba koja čeka mjesto.
        [2] { " " }i još jedan s dva računala.
       *[other] { " " }i još jedan s jednim računalom.
    }
evening-missing =
    { $count ->
        [one] Još { $count } igrač za
        [few] Još { $count } igrača za
       *[other] Još { $count } igrača za
    } { $first ->
        [1] stol.
        [2] drugi stol.
        [3] treći stol.
       *[other] još jedan stol.
    }
evening-goes-on = [Večer se nastavlja niže]({ $link })
evening-card-over = **{ $title }**: ova je večer završila.
evening-card-missed = **{ $title }**: ova večer nije održana, nije me bilo.
evening-card-postponed = **{ $title }**: ova je večer odgođena.
evening-card-moved = **{ $title }**: ova se večer promijenila.
evening-card-paused = **{ $title }**: pauzirano.
evening-card-deleted = **{ $title }**: izbrisano.

# S kim.

evening-with-none = S kim želite igrati?
evening-with-one = Želite igrati s { $user }.
evening-with-hint = Bit ćete partneri ako to oboje tražite. Inače se partneri mijenjaju { $same ->
        [yes] od kruga do kruga
       *[no] od večeri do večeri
    }.
evening-with-placeholder = S bilo kim

# Podsjetnik.

evening-soon = **{ $title }** počinje { $when }.
evening-soon-coming = { $people }: vidimo se uskoro!
evening-soon-maybe = Možda: { $people }.
evening-few =
    { $count ->
        [0] Još se nitko nije prijavio.
        [1] Prijavila se jedna osoba.
        [one] Prijave: { $count }. Ostatak popunjavaju računala.
        [few] Prijave: { $count }. Ostatak popunjavaju računala.
       *[other] Prijave: { $count }. Ostatak popunjavaju računala.
    } { $weekly ->
        [yes] Igramo ili odgađamo do sljedećeg tjedna?
       *[no] Igramo ili odgađamo do sutra?
    }
evening-few-on =
    { $count ->
        [1] Svejedno igramo, s računalima.
        [one] Svejedno igramo (ljudi: { $count }), s računalima.
        [few] Svejedno igramo (ljudi: { $count }), s računalima.
       *[other] Svejedno igramo (ljudi: { $count }), s računalima.
    }
evening-postponed = { $user } odgađa „{ $title }”: bit će { $when }.
evening-reminded =
    { $reminded ->
        [yes] Opet ćete biti spomenuti prije večeri na koje dolazite.
       *[no] Više nećete biti spomenuti prije večeri. To se mijenja i s { help-command-me }.
    }

# U dogovoreno vrijeme.

evening-now = { $title }: igramo!
evening-here =
    { $of ->
        [0] Još nema nikoga.
       *[other] **Tu su: { $here } od { $of }**
    }
evening-awaited = Čeka se: { $people }.
evening-until = Stolovi se slažu { $when } ili čim dođu svi prijavljeni.
evening-tables = { $title }: stolovi
evening-round = { $title }: krug { $number } od { $count }
evening-table = **Stol { $number }**: { $players }
evening-against = { $first } protiv { $second }
evening-thread = Stol { $number } · { $title }
evening-elsewhere = Stolove bez poveznice nisam mogao otvoriti: otvorite ih u drugom kanalu s { help-command-start }.
evening-waiting = Čekaju mjesto: { $people }.
evening-in-turn = Bez niti u ovom kanalu igra jedan po jedan stol; u sljedećem krugu oni koji su najmanje igrali.
evening-nobody = Ovaj put nitko nije došao.
evening-alone = Sami ste: { help-command-start } otvara stol s tri računala, dok netko ne dođe.

# Poslije.

evening-after = { $title }: kako je bilo
evening-game = { $first } **{ $ours }** · { $second } **{ $theirs }**
evening-best =
    { $points ->
        [one] Najbolje dijeljenje: { $points } bod, zvač { $player }.
        [few] Najbolje dijeljenje: { $points } boda, zvač { $player }.
       *[other] Najbolje dijeljenje: { $points } bodova, zvač { $player }.
    }
evening-next = Sljedeća večer: { $when }.
evening-missed = Žao mi je, u vrijeme za „{ $title }” nije me bilo.
evening-empty = „{ $title }”: nitko nije došao, broj večeri zaredom: { $count }. Pauzirano je; tko upravlja serverom, može nastaviti s { help-command-evening }.

# Gumbi.

evening-button-yes = Dolazim
evening-button-maybe = Možda
evening-button-no = Ovaj put ne
evening-button-with = S kim…
evening-button-play = Igramo
evening-button-postpone = Odgodi
evening-button-quiet = Ne podsjećaj me više
evening-button-again = Opet me podsjećaj
evening-button-here = Tu sam
evening-button-late = I ja sam tu
evening-button-mix = Promiješaj stolove
evening-button-compare = A drugdje?
evening-button-season = Sezona
evening-button-new = Nova večer
evening-button-edit = Promijeni
evening-button-pause = Pauziraj
evening-button-resume = Nastavi
evening-button-card = Kartica na dno
evening-button-delete = Izbriši
evening-button-back = Natrag

# Odbijanja.

evening-refused-gone = Ova večer više ne postoji.
evening-refused-over = Ova je večer završila, odgođena je ili pauzirana.
evening-refused-begun = Prijave su zatvorene: vrijeme je. Pritisnite niže „Tu sam”.
evening-refused-self = Odaberite nekoga drugog, ne sebe.
evening-refused-not-coming = Hoće li se večer održati, odlučuju samo oni koji dolaze.
evening-refused-host = Večer odgađa samo organizator ili upravitelj poslužitelja.
evening-refused-enough = Sada vas dolazi { $count }: večer se održava.
evening-refused-seated = Sjedite za stolom { $number }: { $channel }
evening-playing-elsewhere = Još igrate za jednim stolom: { $channel }.
evening-button-leave = Napusti ga i dođi
evening-came = Zabilježeno: tu ste.
evening-refused-not-here = Promiješati ih mogu samo oni koji su za jednim od ovih stolova.
evening-refused-playing-on = Za jednim od stolova još se igra: pričekajte kraj partije.
evening-refused-going-on = Jedna je večer u tijeku: promijenite je kad završi.
evening-refused-many = Server ima najviše ovoliko kartaških večeri: { $count }. Najprije izbrišite jednu.
evening-refused-channel = Ovaj kanal već ima tjednu večer: „{ $title }”.
evening-refused-day = Ne razumijem dan „{ $typed }”. Upišite dan u tjednu, npr. četvrtak, ili datum, npr. 24. 12. 2026.
evening-refused-hour = Ne razumijem vrijeme „{ $typed }”. Upišite ga ovako: 21:00.
evening-refused-past = To je već prošlo: { $when }. Odaberite datum koji tek dolazi.
evening-refused-far = „{ $typed }” je predaleko: večer se može zakazati najviše godinu dana unaprijed.
evening-refused-games = Odaberite jednu igru; uz nju se mogu odabrati ista dijeljenja.
evening-refused-same = Ista dijeljenja igraju se učetvero, s partnerom: odaberite takvu igru.
evening-refused-round =
    { $waits ->
        [yes] Krug je gotov: { $tables }.
       *[no] Krug je gotov.
    }
evening-plays-on = stol { $table } igra dijeljenje { $number }
evening-season-title =
    { $title }: { $season ->
        [1] zimska sezona
        [2] proljetna sezona
        [3] ljetna sezona
       *[4] jesenska sezona
    } { $year }.
evening-season-line = **{ $rank }** · { $player } · { $mark } · { $came } od { $count } večeri
evening-season-few = { $player } · { $mark } · { $came } od { $count } večeri, izvan poretka
evening-season-soon = Ova se sezona rangira kad bude dovoljno večeri s istim dijeljenjima: zasad { $count } od { $least }.
evening-season-how = Prosjek nečijih večeri s istim dijeljenjima; tko je došao na manje od polovice, naveden je bez mjesta. Rejting se time ne mijenja.
