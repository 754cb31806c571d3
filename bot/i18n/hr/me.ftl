# Vlastite postavke igrača.

me-title = Vaše postavke
me-hint = Vrijede samo za vas, za svakim stolom.
me-read = Čitaj mi
me-read-short = Za slušanje umjesto gledanja: samo riječi.
me-read-hint = Za one koji slušaju, s čitačem zaslona ili bez njega: bez slika i emotikona, svaka riječ u cijelosti, najprije karte koje se smiju igrati. Vaš red stiže kao nova poruka.
me-button-notify = Javi mi slobodno mjesto
me-button-privacy = Što se čuva o meni
me-switch = { $name }: { $state }
me-on = da
me-off = ne
me-button-hints = Pomoć
me-hints-screens = Što se vidi i čuje
me-hints-play = Igra
me-hints-news = Novosti i analiza
me-button-back = Natrag
me-forced = Iznuđene karte igraju se same
me-forced-hint = Kad smijete odigrati samo jednu kartu i nemate što prijaviti, nakon trenutka odigra se umjesto vas. Ostali tada mogu zaključiti da niste imali izbora.
me-colours = Plavi i narančasti kvadrati
me-colours-hint = Za one koji ne razlikuju zeleno od crvenog: plavo, bijelo i narančasto umjesto zelenog, žutog i crvenog. Uz svaki je u oba slučaja i oblik.
me-time = Više vremena
me-time-1 = Razmišljanje: kao svi
me-time-2 = Razmišljanje: dvaput dulje
me-time-4 = Razmišljanje: 4 puta dulje
me-time-hint = Koliko vas sat stola pušta da razmišljate. Bot vas tada pozove čim ste na redu. Ne vrijedi u izazovima, gdje svi imaju isto vrijeme.
me-time-given =
    Odsad imate { $factor ->
        [2] dvaput
       *[4] četiri puta
    } više vremena od ostalih, za svakim stolom sa satom. Mijenja se s { help-command-me }.
me-pack = Karte
me-pack-hint = Karte u porukama koje vidite samo vi. Promjena se vidi pri sljedećem potezu.
me-hand = Vaša ruka
me-hand-hint = Kako su vam karte složene i koliki su im gumbi. Promjena se vidi pri sljedećem potezu.
me-order-trumps = Prvo aduti, od jačih
me-order-trumps-rising = Prvo aduti, od slabijih
me-order-suits = Po bojama, od jačih
me-order-suits-rising = Po bojama, od slabijih
me-order-strength = Po jačini, od jačih
me-order-strength-rising = Po jačini, od slabijih
me-size-small = Mali gumbi
me-size-words = Veliki gumbi, riječima
me-pings = Spominjanja
me-pings-hint = Bot vas spomene kad vas stol čeka. Sa spominjanjem ili bez njega, stol kaže tko je na redu.
me-pings-everywhere = Spominjanja: svugdje
me-pings-here = Spominjanja: samo na ovom
me-pings-nowhere = Spominjanja: nikad
me-pings-elsewhere = Spominjanja: drugi server
me-feats = Nova postignuća
me-feats-hint = Kad vam partija donese postignuće, javlja to poruka koju vidite samo vi. Ondje gdje server objavljuje postignuća, isključite ovo i vaša se neće objaviti.
me-reacts = Reakcije
me-reacts-hint = Pod „{ table-button-more }” tijekom štiha recite nešto stolu: „{ reaction-well-played }”, „{ reaction-ouch }”. Kad je isključeno, ne nude vam se.
me-reminded = Podsjetnici na kartaške večeri
me-reminded-hint = Najviše dva spominjanja za večer na koju dolazite: pola sata prije i u dogovoreno vrijeme.
me-analysis = Moja se dijeljenja analiziraju sama
me-analysis-hint = Nakon svake partije, iza svega ostalog, najviše 40 dijeljenja dnevno. Uključuje se kad prvi put otvorite neku analizu; zatim vas se ponovno pita o vašim greškama.
