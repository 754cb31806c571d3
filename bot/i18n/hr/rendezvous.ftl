# Večeri servera: prijave, podsjetnik, dolazak, stolovi.

rendezvous-title = Kartaške večeri
rendezvous-none = Ovaj server još nema kartašku večer. Ona poziva ljude na igru, svaki tjedan ili jednom: prijave idu gumbom, a stolovi se slažu sami.
rendezvous-hint = Prijavite se na kartici, u kanalu večeri. U dogovoreno vrijeme stolovi se slažu sami, a partneri se mijenjaju od večeri do večeri.
rendezvous-weekly = svaki tjedan ({ $weekday })
rendezvous-once = jednom
rendezvous-card-link = [Kartica]({ $link })
rendezvous-paused =
    { $why ->
        [channel] Pauzirano: više ne mogu objavljivati u njezinu kanalu.
        [empty] Pauzirano: već nekoliko večeri nitko nije došao.
       *[manager] Pauzirano.
    }
rendezvous-no-threads = Bez dopuštenja { $permissions } u ovom kanalu ne mogu otvoriti nit za svaki stol: prvi će biti u kanalu, ostale treba otvoriti drugdje.
rendezvous-signup =
    { $count ->
        [1] Prijave od dana prije
        [one] Prijave { $count } dan prije
        [few] Prijave { $count } dana prije
       *[other] Prijave { $count } dana prije
    }
rendezvous-confirm = Izbrisati „{ $title }”, s prijavama i svime što se zna o njezinim stolovima?
rendezvous-others =
    { $count ->
        [one] još { $count }
        [few] još { $count }
       *[other] još { $count }
    }

# Prozor.

rendezvous-window = Kartaška večer
rendezvous-usual-title = Večer bele
rendezvous-field-title = Naslov
rendezvous-field-day = Dan u tjednu ili datum
rendezvous-field-hour = Vrijeme
rendezvous-field-channel = Kanal
rendezvous-field-game = Igra
rendezvous-example-day = četvrtak ili 24. 12. 2026.
rendezvous-example-hour = 21:00
rendezvous-game-usual = Igra servera

# Kartica.

rendezvous-coming-yes = Dolaze ({ $count }):
rendezvous-coming-maybe = Možda ({ $count }):
rendezvous-coming-no = Ovaj put ne ({ $count }):
rendezvous-together = Zajedno: { $pairs }.
rendezvous-plan =
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
rendezvous-missing =
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
rendezvous-goes-on = [Večer se nastavlja niže]({ $link })
rendezvous-card-over = **{ $title }**: ova je večer završila.
rendezvous-card-missed = **{ $title }**: ova večer nije održana, nije me bilo.
rendezvous-card-postponed = **{ $title }**: ova je večer odgođena.
rendezvous-card-moved = **{ $title }**: ova se večer promijenila.
rendezvous-card-paused = **{ $title }**: pauzirano.
rendezvous-card-deleted = **{ $title }**: izbrisano.

# S kim.

rendezvous-with-none = S kim želite igrati?
rendezvous-with-one = Želite igrati s { $user }.
rendezvous-with-hint = Bit ćete partneri ako to oboje tražite. Inače se partneri mijenjaju od večeri do večeri.
rendezvous-with-placeholder = S bilo kim

# Podsjetnik.

rendezvous-soon = **{ $title }** počinje { $when }.
rendezvous-soon-coming = { $people }: vidimo se uskoro!
rendezvous-soon-maybe = Možda: { $people }.
rendezvous-few =
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
rendezvous-few-on =
    { $count ->
        [1] Svejedno igramo, s računalima.
        [one] Svejedno igramo (ljudi: { $count }), s računalima.
        [few] Svejedno igramo (ljudi: { $count }), s računalima.
       *[other] Svejedno igramo (ljudi: { $count }), s računalima.
    }
rendezvous-postponed = { $user } odgađa „{ $title }”: bit će { $when }.
rendezvous-reminded =
    { $reminded ->
        [yes] Opet ćete biti spomenuti prije večeri na koje dolazite.
       *[no] Više nećete biti spomenuti prije večeri. To se mijenja i s { help-command-me }.
    }

# U dogovoreno vrijeme.

rendezvous-now = { $title }: igramo!
rendezvous-here =
    { $of ->
        [0] Još nema nikoga.
       *[other] **Tu su: { $here } od { $of }**
    }
rendezvous-awaited = Čeka se: { $people }.
rendezvous-until = Stolovi se slažu { $when } ili čim dođu svi prijavljeni.
rendezvous-tables = { $title }: stolovi
rendezvous-table = **Stol { $number }**: { $players }
rendezvous-against = { $first } protiv { $second }
rendezvous-thread = Stol { $number } · { $title }
rendezvous-elsewhere = Stolove bez poveznice nisam mogao otvoriti: otvorite ih u drugom kanalu s { help-command-start }.
rendezvous-waiting = Čekaju mjesto: { $people }.
rendezvous-nobody = Ovaj put nitko nije došao.
rendezvous-alone = Sami ste: { help-command-start } otvara stol s tri računala, dok netko ne dođe.

# Poslije.

rendezvous-after = { $title }: kako je bilo
rendezvous-game = { $first } **{ $ours }** · { $second } **{ $theirs }**
rendezvous-best =
    { $points ->
        [one] Najbolje dijeljenje: { $points } bod, zvač { $player }.
        [few] Najbolje dijeljenje: { $points } boda, zvač { $player }.
       *[other] Najbolje dijeljenje: { $points } bodova, zvač { $player }.
    }
rendezvous-next = Sljedeća večer: { $when }.
rendezvous-missed = Žao mi je, u vrijeme za „{ $title }” nije me bilo.
rendezvous-empty = „{ $title }”: nitko nije došao, broj večeri zaredom: { $count }. Pauzirano je; tko upravlja serverom, može nastaviti s { help-command-evening }.

# Gumbi.

rendezvous-button-yes = Dolazim
rendezvous-button-maybe = Možda
rendezvous-button-no = Ovaj put ne
rendezvous-button-with = S kim…
rendezvous-button-play = Igramo
rendezvous-button-postpone = Odgodi
rendezvous-button-quiet = Ne podsjećaj me više
rendezvous-button-again = Opet me podsjećaj
rendezvous-button-here = Tu sam
rendezvous-button-late = I ja sam tu
rendezvous-button-mix = Promiješaj stolove
rendezvous-button-new = Nova večer
rendezvous-button-edit = Promijeni
rendezvous-button-pause = Pauziraj
rendezvous-button-resume = Nastavi
rendezvous-button-card = Kartica na dno
rendezvous-button-delete = Izbriši
rendezvous-button-back = Natrag

# Odbijanja.

rendezvous-refused-gone = Ova večer više ne postoji.
rendezvous-refused-over = Ova je večer završila, odgođena je ili pauzirana.
rendezvous-refused-begun = Prijave su zatvorene: vrijeme je. Pritisnite niže „Tu sam”.
rendezvous-refused-self = Odaberite nekoga drugog, ne sebe.
rendezvous-refused-not-coming = Hoće li se večer održati, odlučuju samo oni koji dolaze.
rendezvous-refused-seated = Sjedite za stolom { $number }: { $channel }
rendezvous-refused-playing = Još igrate za jednim stolom: { $channel }. Završite ili ga napustite pa pritisnite opet.
rendezvous-refused-not-here = Promiješati ih mogu samo oni koji su za jednim od ovih stolova.
rendezvous-refused-playing-on = Za jednim od stolova još se igra: pričekajte kraj partije.
rendezvous-refused-going-on = Jedna je večer u tijeku: promijenite je kad završi.
rendezvous-refused-many = Server ima najviše ovoliko kartaških večeri: { $count }. Najprije izbrišite jednu.
rendezvous-refused-channel = Ovaj kanal već ima tjednu večer: „{ $title }”.
rendezvous-refused-day = Ne razumijem dan „{ $typed }”. Upišite dan u tjednu, npr. četvrtak, ili datum, npr. 24. 12. 2026.
rendezvous-refused-hour = Ne razumijem vrijeme „{ $typed }”. Upišite ga ovako: 21:00.
rendezvous-refused-past = To je već prošlo: { $when }. Odaberite datum koji tek dolazi.
